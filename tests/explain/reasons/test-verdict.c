/*
 * The line of the verdict bar and the verdict's record, of games played out.
 */
#include "hu-named.h"
#include "hu-objectives-rules.h"
#include "hu-sudden-death-rules.h"

typedef struct
{
  const char *name;
  const char *units;
  void      (*tweak) (HuScenario *scenario); /* or NULL */
  const char *log;
  const char *words;
  const char *record; /* NULL: undecided */
} VerdictCase;

static void
rear_orel (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->rear[hu_fixture_hex (scenario, "0103")] = 1;
}

static void
rear_tula (HuScenario *scenario)
{
  hu_sudden_death_rules (scenario)->rear[hu_fixture_hex (scenario, "0502")] = 1;
}

static void
tula_german (HuScenario *scenario)
{
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0502")] = HU_SIDE_FIRST;
}

static void
moscow_german (HuScenario *scenario)
{
  scenario->start.hex_owner[hu_fixture_hex (scenario, "0306")] = HU_SIDE_FIRST;
}

static void
moscow_german_and_rear (HuScenario *scenario)
{
  moscow_german (scenario);
  rear_tula (scenario);
}

static void
withdrawal (HuScenario *scenario)
{
  hu_sudden_death_add_withdrawal (hu_sudden_death_rules (scenario), 1, 2);
}

/* Nobody wins once the German side holds Tula. */
static void
draw (HuScenario *scenario)
{
  HuTerm *holds = hu_objectives_term_new (HU_TERM_HOLDS);

  holds->side = HU_SIDE_FIRST;
  holds->where.places = hu_named_places (scenario, "tula");
  (void) hu_objectives_add_outcome (hu_scenario_add_objectives (scenario), "draw", HU_SIDE_NONE, HU_JUDGED_INSTANT, holds);
  hu_scenario_finish (scenario);
}

static void
named_draw (HuScenario *scenario)
{
  draw (scenario);
  ((HuOutcome *) g_ptr_array_index (hu_objectives_rules (scenario)->outcomes, 0))->name = g_strdup ("Stalemate");
}

static const VerdictCase cases[] = {
  { "start", "", NULL, "", "Undecided. Moscow's lifeline is 1 hex wide, as at the start.", NULL },
  { "cut", "g1 german 0101", NULL, "move g1 0303",
    "Undecided. Moscow is cut off: a German victory if it still is when the phase ends (4.3).", NULL },
  { "4.2", "g1 german 0101", NULL, "move g1 0306",
    "German victory: Moscow has been entered (4.2), at event 1.", "German victory by rule 4.2, at event 1" },
  { "4.2-set-up", "", moscow_german, "",
    "German victory: Moscow has been entered (4.2), already at the set-up.",
    "German victory by rule 4.2, already at the set-up" },
  { "coincidence-set-up", "", moscow_german_and_rear, "end-phase",
    "German victory: Moscow has been entered (4.2), already at the set-up, which also meets: Soviet victory by rule 4.5.",
    "German victory by rule 4.2, already at the set-up" },
  { "4.3", "g1 german 0101", NULL, "move g1 0303; end-phase",
    "German victory: Moscow is isolated (4.3), at event 2.", "German victory by rule 4.3, at event 2" },
  { "stands", "g1 german 0101", NULL, "move g1 0303; end-phase; eliminate g1; end-phase",
    "German victory: Moscow is isolated (4.3), at event 2.", "German victory by rule 4.3, at event 2" },
  { "4.4", "", tula_german, "end-phase; end-phase; end-phase; end-phase",
    "German victory: all 2 cities held at the end of the last turn (4.4), at event 4.",
    "German victory by rule 4.4, at event 4" },
  { "coincidence", "g1 german 0101", tula_german, "end-phase; end-phase; end-phase; move g1 0303; end-phase",
    "German victory: Moscow is isolated (4.3), at event 5, which also meets: German victory by rule 4.4.",
    "German victory by rule 4.3, at event 5" },
  { "4.5", "s1 soviet 0301", rear_orel, "move s1 0103",
    "Soviet victory: Orel, behind the initial front line, is taken (4.5), at event 1.",
    "Soviet victory by rule 4.5, at event 1" },
  { "9.5", "g1 german 0101", withdrawal, "withdraw g1; end-phase; end-phase",
    "Soviet victory: the German withdrawal due in Oct I was not met (9.5), at event 3.",
    "Soviet victory by rule 9.5, at event 3" },
  { "4.6", "", NULL, "end-phase; end-phase; end-phase; end-phase",
    "Soviet victory: Moscow has held out to the end (4.6), at event 4.",
    "Soviet victory by rule 4.6, at event 4" },
  { "concession", "", NULL, "concede soviet",
    "German victory: the Soviet side concedes, at event 1.", "German victory by concession, at event 1" },
  { "draw", "g1 german 0101", draw, "move g1 0502",
    "Draw: German control of Tula, at event 1.", "Draw, at event 1" },
  { "named-draw", "g1 german 0101", named_draw, "move g1 0502",
    "Stalemate: German control of Tula, at event 1.", "Stalemate, at event 1" },
};

static void
test_verdict (gconstpointer data)
{
  const VerdictCase *test = data;
  g_autoptr(HuScenario) scenario = hu_named_corridor (test->units);
  g_autoptr(HuSnapshot) snapshot = NULL;
  const HuVerdict *verdict;

  if (test->tweak != NULL)
    test->tweak (scenario);
  snapshot = hu_named_play (scenario, test->log);
  verdict = hu_snapshot_get_verdict (snapshot);

  hu_assert_words (hu_explain_verdict (snapshot), test->words);
  hu_assert_words (hu_explain_verdict (snapshot), test->words);
  g_assert_cmpint (verdict != NULL, ==, test->record != NULL);
  if (verdict != NULL)
    hu_assert_words (hu_explain_verdict_record (scenario, verdict), test->record);
}

/* Lakes away, so that the lifeline has a width that can change; @longest: of a line, or -1. */
static void
check_width (const char *units,
             gint        longest,
             const char *words_before,
             const char *log,
             const char *words_after)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor (units);
  g_autoptr(HuSnapshot) before = NULL;
  g_autoptr(HuSnapshot) after = NULL;

  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    scenario->map->terrain[hex] = HU_TERRAIN_CLEAR;
  hu_sudden_death_rules (scenario)->max_length = longest;
  before = hu_named_play (scenario, "");
  after = hu_named_play (scenario, log);

  hu_assert_words (hu_explain_verdict (before), words_before);
  hu_assert_words (hu_explain_verdict (after), words_after);
}

static void
test_width (void)
{
  check_width ("g1 german 0101", -1, "Undecided. Moscow's lifeline is 6 hexes wide, as at the start.", "move g1 0303",
               "Undecided. Moscow's lifeline is 4 hexes wide (was 6).");
}

/* A cut of more than three hexes is only one that was found, where the length of lines is limited. */
static void
test_width_at_most (void)
{
  const char *before = "Undecided. Moscow's lifeline is at most 5 hexes wide, as at the start.";

  check_width ("g1 german 0101; g2 german 0102", 5, before, "move g1 0303",
               "Undecided. Moscow's lifeline is 3 hexes wide (was at most 5).");
  check_width ("g1 german 0101; g2 german 0102", 5, before, "move g1 0303; move g2 0402",
               "Undecided. Moscow's lifeline is at most 4 hexes wide (was at most 5).");
}

static void
test_no_rules (void)
{
  g_autoptr(HuGrid) grid = hu_grid_new (2, 2, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  g_autoptr(HuScenario) scenario = hu_scenario_new (map);
  g_autoptr(HuSnapshot) snapshot = NULL;

  hu_scenario_finish (scenario);
  snapshot = hu_named_play (scenario, "");
  hu_assert_words (hu_explain_verdict (snapshot),
                   "Undecided. No victory condition is in force.");
}

static void
test_record (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("");
  const HuVerdict verdict = { .decided = TRUE, .winner = HU_SIDE_FIRST, .rule = "4.3", .event = 17 };

  hu_assert_words (hu_explain_verdict_record (scenario, &verdict), "German victory by rule 4.3, at event 17");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/verdict/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_verdict);
    }
  g_test_add_func ("/verdict/width", test_width);
  g_test_add_func ("/verdict/width-at-most", test_width_at_most);
  g_test_add_func ("/verdict/no-rules", test_no_rules);
  g_test_add_func ("/verdict/record", test_record);

  return g_test_run ();
}
