/*
 * The report's parts and tables: those that a game lists are those that its report has, whichever rule systems are
 * in force.
 */
#include "hu-control-fixture.h"
#include "hu-named.h"
#include "hu-report.h"
#include "hu-sudden-death-rules.h"

typedef struct
{
  const char *name;
  HuScenario *(*make) (void);
  const char *tables; /* in the order in which they are offered */
  const char *parts;  /* in the order in which they stand */
} Case;

static HuScenario *
make_corridor (void)
{
  return hu_named_corridor ("g1 german 0103; s1 soviet 0502");
}

static HuScenario *
make_front (void)
{
  return hu_named_front ("g1 german 0103; s1 soviet 0302");
}

static HuScenario *
make_street (void)
{
  return hu_control_fixture ("house D3 E3 levels=1", "g german squad D2", "russian H6");
}

static const Case cases[] = {
  { "sudden-death", make_corridor, "log control units casualties", "protocol map conditions control charts forces log rules authors events" },
  { "front-line", make_front, "ledger log control units casualties front-line sums",
    "protocol map conditions points front-line control charts forces log rules authors events" },
  { "control", make_street, "casualties log control units casualty-sums",
    "protocol map conditions points control charts forces log rules authors events" },
};

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autoptr(HuScenario) scenario = one->make ();
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(GPtrArray) tables = hu_report_list_tables (scenario);
  g_autoptr(GString) names = g_string_new (NULL);
  g_autoptr(GString) parts = g_string_new (NULL);
  HuReportOptions options;

  options = (HuReportOptions) { hu_adjudicator_get_n_events (adjudicator), HU_SIDE_NONE, HU_PARTS_ALL };
  for (guint i = 0; i < tables->len; i++)
    {
      const HuReportTableKind *kind = g_ptr_array_index (tables, i);
      g_autoptr(HuReport) report = NULL;

      g_string_append_printf (names, "%s%s", i > 0 ? " " : "", kind->name);
      options.parts = 1u << kind->part;
      report = hu_report_new (adjudicator, &options);
      g_assert_nonnull (hu_report_find_table (report, kind->name));
    }
  g_assert_cmpstr (names->str, ==, one->tables);

  for (guint part = 0; part < HU_N_PARTS; part++)
    if (hu_report_has_part (scenario, part))
      {
        g_assert_cmpint (hu_report_part_from_string (hu_report_part_to_string (part)), ==, part);
        g_string_append_printf (parts, "%s%s", parts->len > 0 ? " " : "", hu_report_part_to_string (part));
      }
  g_assert_cmpstr (parts->str, ==, one->parts);
}

/* A cut that is only one that was found is "at most" so wide in the report, too, and in what would change the answer. */
static void
test_at_most (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0101; g2 german 0102");
  g_autoptr(HuAdjudicator) adjudicator = NULL;
  g_autoptr(HuReport) report = NULL;
  g_autoptr(HuFlipMap) map = NULL;
  const HuReportTable *table;
  const HuReportRow *row = NULL;
  HuQuestion question = { HU_QUESTION_ISOLATE, HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_HEX, -1 };
  HuReportOptions options;

  for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
    scenario->map->terrain[hex] = HU_TERRAIN_CLEAR;
  hu_sudden_death_rules (scenario)->max_length = 5;
  adjudicator = hu_adjudicator_new (scenario);

  options = (HuReportOptions) { hu_adjudicator_get_n_events (adjudicator), HU_SIDE_NONE, 1u << HU_PART_CONDITIONS };
  report = hu_report_new (adjudicator, &options);
  table = hu_report_find_table (report, "lifeline");
  for (guint i = 0; i < table->rows->len && row == NULL; i++)
    if (g_str_equal (((const HuReportRow *) g_ptr_array_index (table->rows, i))->cells[0].text, "Narrowest cut"))
      row = g_ptr_array_index (table->rows, i);
  g_assert_cmpstr (row->cells[1].text, ==, "–");
  g_assert_true (g_str_has_prefix (row->cells[2].text, "at most 5: "));

  map = hu_flip_map_new (hu_snapshot_get_state (report->snapshot), &question, NULL, NULL);
  hu_assert_words (hu_explain_margins (scenario, map, FALSE),
                   "Width at most 5: 5 blocked hexes isolate it; 11 hexes can be among them.");
  hu_assert_words (hu_explain_flip_hex (scenario, map, hu_fixture_hex (scenario, "0206")),
                   "The cut of 5 hexes that was found does without 0206.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/report", cases, test_case);
  g_test_add_func ("/report/at-most", test_at_most);

  return g_test_run ();
}
