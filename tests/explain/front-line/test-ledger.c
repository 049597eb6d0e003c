/*
 * The words of the ledger's lines.
 */
#include "hu-explain-front-line.h"
#include "hu-front-line-rules.h"
#include "hu-named.h"

#define UNITS                                                                                                \
  "g1 german 0302 division 5; g2 german 0504 division 3; "                                                    \
  "s1 soviet 0702 division 2; s2 soviet 0705 division 4"

typedef struct
{
  const char *name;
  const char *log;
  guint       index; /* of the line, oldest first */
  const char *words;
} LedgerCase;

static const LedgerCase ledger_cases[] = {
  { "start", "", 0, "Before the first event" },
  { "eliminated", "eliminate s2", 1, "5 Rifle eliminated, strength 4" },
  { "captured", "move g2 0505", 1, "Tula captured" },
  { "held", "end-phase; end-phase", 2, "Orel held" },
  { "held-at-the-end", "move g2 0603", 1, "Moscow held at the end" },
  { "award", "award german rail-cut", 1, "Rail cut" },
  { "award-with-points", "award german rail-cut points 3", 1, "Rail cut" },
  { "award-with-count", "award german partisans count 3", 1, "3 × Partisans" },
  { "adjust", "adjust soviet -1", 1, "agreed" },
  { "line", "end-phase", 1, "German gaps: 6" },
};

static void
test_entry (gconstpointer data)
{
  const LedgerCase *test = data;
  g_autoptr(HuScenario) scenario = hu_named_front (UNITS);
  g_autoptr(HuSnapshot) snapshot = hu_named_play (scenario, test->log);
  const GPtrArray *ledger = hu_snapshot_get_front_line (snapshot)->ledger;

  g_assert_cmpuint (test->index, <, ledger->len);
  hu_assert_words (hu_explain_ledger_entry (scenario, g_ptr_array_index (ledger, test->index)),
                   test->words);
}

/* Under the reading `path` hexes are paid for, not rows. */
static void
test_path (void)
{
  g_autoptr(HuScenario) scenario = hu_named_front (UNITS);
  g_autoptr(HuSnapshot) snapshot = NULL;
  const GPtrArray *ledger;
  g_autofree char *words = NULL;

  hu_front_line_rules (scenario)->reading = HU_READING_PATH;
  snapshot = hu_named_play (scenario, "end-phase");
  ledger = hu_snapshot_get_front_line (snapshot)->ledger;
  words = hu_explain_ledger_entry (scenario, g_ptr_array_index (ledger, 1));
  g_assert_true (g_str_has_prefix (words, "German gaps: 0"));
  g_assert_true (g_str_has_suffix (words, "06"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/ledger/entry", ledger_cases, test_entry)
  g_test_add_func ("/ledger/path", test_path);

  return g_test_run ();
}
