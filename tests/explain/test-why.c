/*
 * The words of an argument: who controls what, and why somebody does not.
 */
#include "hu-control-fixture.h"
#include "hu-named.h"

#define BUILT "house D3 E3 levels=1; bridge C5; pillbox H2"

typedef struct
{
  const char   *name;
  const char   *units;
  const char   *log;
  HuSide        viewer;
  HuSide        side;   /* none: the owner is asked for */
  HuSubjectKind kind;
  const char   *where;  /* a hex, or a Location; of a building: its first */
  const char   *words;
} Case;

static const Case cases[] = {
  { "nobody", "g german squad D2", "", HU_SIDE_NONE, HU_SIDE_NONE, HU_SUBJECT_BUILDING, "", "Nobody controls it." },
  { "owner", "g german squad D2", "move g D3", HU_SIDE_NONE, HU_SIDE_NONE, HU_SUBJECT_BUILDING, "",
    "The German side controls it." },
  { "hold-over-nobody", "t german afv B5", "move t F5", HU_SIDE_NONE, HU_SIDE_NONE, HU_SUBJECT_HEX, "F5",
    "The German side holds it as long as t stays; beneath that it is nobody’s (26.12)." },
  { "hold-over-enemy", "r russian squad A5; t german afv B5", "move r F5 G5; move t F5", HU_SIDE_NONE, HU_SIDE_NONE,
    HU_SUBJECT_LOCATION, "F5",
    "The German side holds it as long as t stays; beneath that it is the Russian side’s (26.12)." },
  { "no-gainer-location", "", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_LOCATION, "D3",
    "The German side has no armed Good Order Infantry MMC in it (26.11)." },
  { "no-gainer-hex", "", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_HEX, "D3",
    "The German side has no armed Good Order Infantry MMC in a ground-level Location of it (26.13)." },
  { "no-gainer-building", "g german squad D3/1 broken", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_BUILDING, "",
    "The German side has no armed Good Order Infantry MMC at any level of it but roof and cellar (26.14)." },
  { "prevented", "g german squad D3; r russian leader E3/1", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_BUILDING, "",
    "r, an armed enemy in it, prevents it (26.14)." },
  { "prevented-by-two", "g german squad D3; r russian leader E3/1; s russian squad D3/1", "", HU_SIDE_NONE,
    HU_SIDE_FIRST, HU_SUBJECT_BUILDING, "", "s and r, armed enemies in it, prevent it (26.14)." },
  { "concealed", "g german squad D3; r russian leader E3/1 concealed", "", HU_SIDE_FIRST, HU_SIDE_FIRST,
    HU_SUBJECT_BUILDING, "", "Something concealed that may be an armed enemy is in it (26.15)." },
  { "hidden", "g german squad D3; r russian leader E3/1 hidden", "", HU_SIDE_FIRST, HU_SIDE_NONE,
    HU_SUBJECT_BUILDING, "", "The German side controls it." },
  { "pillbox", "g german squad H2", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_HEX, "H2",
    "The pillbox in it is not the German side’s (26.132)." },
  { "barred", "g german squad A1", "kindle german D3 blaze", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_HEX, "D3",
    "The German side has no armed Good Order Infantry MMC in a ground-level Location of it (26.13).\n"
    "A Fire that the German side itself kindled bars it from there (26.16)." },
};

static gint32
find_subject (const HuScenario *scenario,
              const Case       *test)
{
  HuLocation location;

  if (test->kind == HU_SUBJECT_BUILDING)
    return 0;

  location = hu_location_parse (scenario->map, test->where, NULL);
  return test->kind == HU_SUBJECT_HEX ? hu_location_hex (scenario->map, location) : location;
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, test->units, "");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  gint32 subject = find_subject (scenario, test);

  if (test->log[0] != '\0')
    hu_control_play (adjudicator, test->log);
  snapshot = hu_adjudicator_view (adjudicator, hu_adjudicator_get_n_events (adjudicator), test->viewer);
  hu_assert_words (test->side == HU_SIDE_NONE
                     ? hu_explain_owner (snapshot, test->kind, subject, HU_LANG_ENGLISH)
                     : hu_explain_why_not (snapshot, test->side, test->kind, subject, HU_LANG_ENGLISH), test->words);
}

static void
test_titles (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, "", "");
  HuHex hex = hu_location_hex (scenario->map, hu_location_parse (scenario->map, "D3", NULL));

  hu_assert_words (hu_explain_subject_title (scenario, HU_SUBJECT_HEX, hex, HU_LANG_ENGLISH), "Hex D3");
  hu_assert_words (hu_explain_subject_title (scenario, HU_SUBJECT_LOCATION,
                                             hu_map_location (scenario->map, hex, 1), HU_LANG_ENGLISH),
                   "Location D3/1");
  hu_assert_words (hu_explain_subject_title (scenario, HU_SUBJECT_BUILDING, 0, HU_LANG_ENGLISH), "Building house");
}

/* Of what is concealed nobody is told the name. */
static void
test_seen_units (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("", "g german squad A1; c german squad A2 concealed; "
                                                       "d german dummy A3 concealed", "");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  static const struct { HuSide viewer; guint n; const char *words; } looks[] = {
    { HU_SIDE_NONE, 3, "g, c and d" }, { HU_SIDE_FIRST, 3, "g, c and d" }, { HU_SIDE_SECOND, 3, "g and 2 concealed" },
    { HU_SIDE_SECOND, 1, "g" }, { HU_SIDE_SECOND, 0, "none" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr(HuSnapshot) snapshot = hu_adjudicator_view (adjudicator, 0, looks[i].viewer);
      g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));

      for (guint unit = 0; unit < looks[i].n; unit++)
        g_array_append_val (units, unit);
      hu_assert_words (hu_explain_seen_units (snapshot, units, 0, HU_LANG_ENGLISH), looks[i].words);
    }
}

/* Who wins where the conditions do not decide. */
static void
test_otherwise (void)
{
  static const struct { gboolean first, second; HuSide otherwise; const char *words; } tests[] = {
    { FALSE, FALSE, HU_SIDE_NONE, NULL },
    { TRUE, FALSE, HU_SIDE_NONE, "If the game ends and it is not met, the Russian side wins by having avoided it (26.3)." },
    { FALSE, TRUE, HU_SIDE_NONE, "If the game ends and it is not met, the German side wins by having avoided it (26.3)." },
    { TRUE, TRUE, HU_SIDE_NONE, "If both sides meet theirs, or neither does, nobody wins." },
    { TRUE, TRUE, HU_SIDE_SECOND,
      "If both sides meet theirs, or neither does, the scenario gives it to the Russian side." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autoptr(HuScenario) scenario = hu_control_fixture ("", "", "");
      g_autofree char *words = NULL;

      if (tests[i].first)
        hu_control_add_victory (scenario->control, HU_SIDE_FIRST, FALSE, hu_condition_new (HU_CONDITION_CVP));
      if (tests[i].second)
        hu_control_add_victory (scenario->control, HU_SIDE_SECOND, FALSE, hu_condition_new (HU_CONDITION_CVP));
      scenario->control->otherwise = tests[i].otherwise;
      words = hu_explain_otherwise (scenario, HU_LANG_ENGLISH);
      g_assert_cmpstr (words, ==, tests[i].words);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/why/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/why/titles", test_titles);
  g_test_add_func ("/why/seen-units", test_seen_units);
  g_test_add_func ("/why/otherwise", test_otherwise);

  return g_test_run ();
}
