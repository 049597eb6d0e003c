/*
 * The words of an argument: who controls what, and why somebody does not.
 */
#include "hu-control-fixture.h"
#include "hu-control-reason.h"
#include "hu-control-rules.h"
#include "hu-explain-control.h"
#include "hu-fixture.h"
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
  { "nobody", "g german squad D2", "", HU_SIDE_NONE, HU_SIDE_NONE, HU_SUBJECT_BUILDING, "", "Nobody has controlled it since the set-up." },
  { "owner", "g german squad D2", "move g D3", HU_SIDE_NONE, HU_SIDE_NONE, HU_SUBJECT_BUILDING, "",
    "The German side has controlled it since event 1, when g was in it in Good Order and no armed Russian unit was in it "
    "(26.14)." },
  { "owner-gone", "g german squad D2", "move g D3; mark g broken; move g D2", HU_SIDE_NONE, HU_SIDE_NONE, HU_SUBJECT_BUILDING, "",
    "The German side has controlled it since event 1, when g was in it in Good Order and no armed Russian unit was in it "
    "(26.14)." },
  { "kept-by-the-broken", "g german squad D2; r russian squad E3 broken", "move g D3", HU_SIDE_NONE, HU_SIDE_FIRST,
    HU_SUBJECT_BUILDING, "", "r (broken) in E3, an armed Russian unit in it, keeps the German side from gaining it (26.14)." },
  { "truck-with-a-driver", "t german truck B5 crew=none ma=none", "move t F5", HU_SIDE_NONE, HU_SIDE_NONE, HU_SUBJECT_HEX, "F5",
    "Nobody has controlled it since the set-up." },
  { "truck-with-a-crew", "t german truck B5 crew=inherent ma=none", "move t F5", HU_SIDE_NONE, HU_SIDE_NONE, HU_SUBJECT_HEX, "F5",
    "The German side holds it as long as t stays; after that it is nobody’s again (26.12)." },
  { "hold-over-nobody", "t german afv B5", "move t F5", HU_SIDE_NONE, HU_SIDE_NONE, HU_SUBJECT_HEX, "F5",
    "The German side holds it as long as t stays; after that it is nobody’s again (26.12)." },
  { "hold-over-enemy", "r russian squad A5; t german afv B5", "move r F5 G5; move t F5", HU_SIDE_NONE, HU_SIDE_NONE,
    HU_SUBJECT_LOCATION, "F5",
    "The German side holds it as long as t stays; after that it is the Russian side’s again (26.12)." },
  { "no-gainer-location", "", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_LOCATION, "D3",
    "The German side has no armed Good Order Infantry MMC in it (26.11)." },
  { "no-gainer-hex", "", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_HEX, "D3",
    "The German side has no armed Good Order Infantry MMC in a ground-level Location of it (26.13)." },
  { "no-gainer-building", "g german squad D3/1 broken", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_BUILDING, "",
    "g (broken) cannot gain it without being in Good Order (26.11)." },
  { "prisoner", "g german squad D3/1 broken; r russian squad A1", "capture g r", HU_SIDE_NONE, HU_SIDE_FIRST,
    HU_SUBJECT_BUILDING, "", "g cannot gain it: prisoners gain nothing (26.11)." },
  { "nobody-in-building", "g german squad A1", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_BUILDING, "",
    "The German side has no armed Good Order Infantry MMC at any level of it but roof and cellar (26.14)." },
  { "prevented", "g german squad D3; r russian leader E3/1", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_BUILDING, "",
    "r in E3/1, an armed Russian unit in it, keeps the German side from gaining it (26.14)." },
  { "prevented-by-two", "g german squad D3; r russian leader E3/1; s russian squad D3/1", "", HU_SIDE_NONE,
    HU_SIDE_FIRST, HU_SUBJECT_BUILDING, "",
    "r in E3/1 and s in D3/1, armed Russian units in it, keep the German side from gaining it (26.14)." },
  { "concealed", "g german squad D3; r russian leader E3/1 concealed", "", HU_SIDE_FIRST, HU_SIDE_FIRST,
    HU_SUBJECT_BUILDING, "", "Something concealed that may be an armed enemy is in it (26.15)." },
  { "hidden", "g german squad D3; r russian leader E3/1 hidden", "", HU_SIDE_FIRST, HU_SIDE_NONE,
    HU_SUBJECT_BUILDING, "",
    "The German side has controlled it since the set-up, when g was in it in Good Order and no armed Russian unit was in it "
    "(26.14)." },
  { "pillbox", "g german squad H2", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_HEX, "H2",
    "The pillbox in it is not the German side’s (26.132)." },
  { "barred", "g german squad A1", "kindle german D3 blaze", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_HEX, "D3",
    "It holds the Fire in D3, which counts as kindled by the German side: that side cannot gain it until the Fire is out or "
    "counts as an accident (26.16)." },
  { "barred-building", "g german squad A1", "kindle german E3/1 flame", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_BUILDING, "",
    "It holds the Fire in E3/1, which counts as kindled by the German side: that side cannot gain it until the Fire is out or "
    "counts as an accident (26.16)." },
  { "both-forfeit", "g german squad A1", "kindle german D3 flame; kindle russian F1 flame", HU_SIDE_NONE, HU_SIDE_FIRST,
    HU_SUBJECT_HEX, "D3", "It holds the Fire in D3, which counts as kindled by the German side: that side cannot gain "
    "it until the Fire is out or counts as an accident (26.16)." },
  /* Nobody can enter it: the player is not sent where nobody can go. */
  { "closed-hex", "g german squad A1", "move g G1 F2 G2 H1 A1; accident G1 blaze", HU_SIDE_NONE, HU_SIDE_FIRST,
    HU_SUBJECT_HEX, "G1", "Nobody can enter it because of the Fire in G1: it goes to the side that controls more than half of "
    "the 5 hexes around it. The German side controls 2 and needs 3; it lacks F0, F1 and H0 (26.161)." },
  { "closed-four-of-eight", "g german squad A1", "move g C3 C4 D2 D4 A1; accident D3 blaze; accident E3 blaze", HU_SIDE_NONE,
    HU_SIDE_FIRST, HU_SUBJECT_HEX, "D3", "Nobody can enter it because of the Fire in D3 and E3: it goes to the side that "
    "controls more than half of the 8 hexes around D3 and E3. The German side controls 4 and needs 5; it lacks E2, E4, F2 and F3 "
    "(26.161)." },
  { "closed-upper-location", "g german squad A1", "accident D3 blaze; accident E3 blaze", HU_SIDE_NONE, HU_SIDE_FIRST,
    HU_SUBJECT_LOCATION, "D3/1", "Nobody can enter it because of the Fire in D3 and E3: it goes with its hex (26.161)." },
  { "joined-accident", "g german squad A1", "accident D3 flame; kindle german E3 flame", HU_SIDE_NONE, HU_SIDE_FIRST,
    HU_SUBJECT_HEX, "D3", "It holds the Fire in D3, which counts as kindled by the German side: that side cannot gain it until "
    "the Fire is out or counts as an accident (26.16). An accidental Fire that has joined one that the German side kindled counts as that "
    "side’s too (26.162)." },
  { "closed-location", "g german squad A1", "accident G4 blaze", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_LOCATION, "G4",
    "Nobody can enter it because of the Fire in G4: it goes with its hex (26.161)." },
  { "closed-building", "g german squad A1", "accident D3 blaze; accident E3 blaze", HU_SIDE_NONE, HU_SIDE_FIRST,
    HU_SUBJECT_BUILDING, "", "Nobody can enter it because of the Fire in D3 and E3: it goes to the side that controls all its 2 "
    "hexes. The German side controls 0; it lacks D3 and E3 (26.161)." },
  { "cut-off", "g german squad A1", "kindle german D3 blaze; kindle german E3 blaze", HU_SIDE_NONE, HU_SIDE_FIRST,
    HU_SUBJECT_LOCATION, "D3/1", "The German side kindled the Fire in D3 and E3, which cuts it off: that side cannot gain it "
    "until the Fire is out or counts as an accident (26.16)." },
  /* A unit that is there and gains nothing is told why, not that it is absent. */
  { "in-bypass", "g german squad D3 bypass", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_LOCATION, "D3",
    "g cannot gain it in Bypass (26.11)." },
  { "leader", "g german leader D3", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_LOCATION, "D3",
    "g cannot gain it: only squads, half-squads and crews can (26.11)." },
  { "unarmed", "g german squad D3 -armed", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_LOCATION, "D3",
    "g cannot gain it unarmed (26.11)." },
  { "rider", "t german truck F5 ma=none crew=none; g german squad t", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_HEX, "F5",
    "t cannot hold it unarmed (26.12).\ng cannot gain it as a passenger or rider: only Infantry on foot can (26.11)." },
  { "upstairs", "g german squad D3/1", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_HEX, "D3",
    "g cannot gain it except from the ground level (26.13)." },
  { "vehicle-and-building", "t german afv D3", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_BUILDING, "",
    "t cannot gain it: no vehicle gains a building (26.11)." },
  { "vehicle-and-levels", "t german afv D3", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_HEX, "D3",
    "t cannot hold it: a vehicle holds a hex only where that has no other Location (26.12)." },
  { "vehicle-in-bypass", "t german afv F5 bypass", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_HEX, "F5",
    "t cannot hold it in Bypass (26.12)." },
  { "vehicle-too-late", "r russian squad F5 broken; t german afv A1", "move t F5", HU_SIDE_NONE, HU_SIDE_FIRST,
    HU_SUBJECT_HEX, "F5", "t cannot hold it: an armed enemy has been there ever since (26.12).\n"
    "r (broken), an armed Russian unit in it, keeps the German side from gaining it (26.13)." },
  { "vehicle-holds", "t german afv F5", "", HU_SIDE_NONE, HU_SIDE_FIRST, HU_SUBJECT_HEX, "F5",
    "t of the German side only holds it, as long as it stays there, even if an enemy comes in (26.12)." },
  /* A side's view says nothing that it cannot know (26.15). */
  { "undeclared", "g german squad F5 concealed", "", HU_SIDE_SECOND, HU_SIDE_FIRST, HU_SUBJECT_HEX, "F5",
    "Something concealed of the German side is in it: if that gained it, it has not been declared (26.15)." },
  { "hidden-gainer", "g german squad F5 hidden", "", HU_SIDE_SECOND, HU_SIDE_FIRST, HU_SUBJECT_HEX, "F5",
    "The German side has no armed Good Order Infantry MMC in a ground-level Location of it (26.13)." },
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
                     ? hu_explain_owner (snapshot, test->kind, subject)
                     : hu_explain_why_not (snapshot, test->side, test->kind, subject), test->words);
}

static void
test_titles (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, "", "");
  HuHex hex = hu_location_hex (scenario->map, hu_location_parse (scenario->map, "D3", NULL));

  hu_assert_words (hu_explain_subject_title (scenario, HU_SUBJECT_HEX, hex), "Hex D3");
  hu_assert_words (hu_explain_subject_title (scenario, HU_SUBJECT_LOCATION,
                                             hu_map_location (scenario->map, hex, 1)),
                   "Location D3/1");
  hu_assert_words (hu_explain_subject_title (scenario, HU_SUBJECT_BUILDING, 0), "Building house");
}

/* Why something is whose it is before the first event, or nobody's. */
static void
test_set_up (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture (BUILT, "", "german D3 D4; russian D4 E3");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, 0);
  static const struct { HuSubjectKind kind; const char *hex, *words, *shortly; } looks[] = {
    { HU_SUBJECT_HEX, "D4", "Nobody controls it: it lies in the set-up areas of both sides (26.11).",
      "nobody, in the set-up areas of both sides (26.11)" },
    { HU_SUBJECT_LOCATION, "D3", "The German side controls it: it lies in that side’s set-up area (26.11).",
      "German, since the set-up (26.11)" },
    { HU_SUBJECT_BUILDING, "", "Nobody controls it: it does not lie wholly in one side’s set-up area (26.11).",
      "nobody, not wholly in one side’s set-up area (26.11)" },
    { HU_SUBJECT_HEX, "A6", "Nobody has controlled it since the set-up.", "nobody" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      gint32 subject = looks[i].kind == HU_SUBJECT_BUILDING ? 0 : hu_fixture_hex (scenario, looks[i].hex);

      hu_assert_words (hu_explain_owner (snapshot, looks[i].kind, subject), looks[i].words);
      hu_assert_words (hu_explain_owner_shortly (snapshot, looks[i].kind, subject), looks[i].shortly);
    }
}

/* The words that tell a side of a gain say no more than it can know (26.15). */
static void
test_seen_exceptions (void)
{
  static const struct { const char *state; HuSide viewer; const char *words, *since; } looks[] = {
    { "concealed", HU_SIDE_NONE, "The German side gains the hex D3: g is in it in Good Order, and no armed Russian unit there "
      "counts: x is below the ground (26.13).", "no armed Russian unit there counted: x was below the ground (26.13)." },
    { "concealed", HU_SIDE_FIRST, "The German side gains the hex D3: g is in it in Good Order, and no armed Russian unit there "
      "counts: something concealed is below the ground (26.13).",
      "no armed Russian unit there counted: something concealed was below the ground (26.13)." },
    { "hidden", HU_SIDE_FIRST, "The German side gains the hex D3: g is at its ground level in Good Order, and no armed Russian "
      "unit is in the hex (26.13).", "no armed Russian unit was in it (26.13)." },
    { "hidden", HU_SIDE_SECOND, "The German side gains the hex D3: g is in it in Good Order, and no armed Russian unit there "
      "counts: x is below the ground (26.13).", "no armed Russian unit there counted: x was below the ground (26.13)." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autofree char *units = g_strconcat ("g german squad A1; x russian squad D3/-1 ", looks[i].state, NULL);
      g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 cellar", units, "");
      g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
      g_autoptr(HuSnapshot) snapshot = NULL;
      g_autofree char *owner = NULL;

      hu_control_play (adjudicator, "move g D3");
      snapshot = hu_adjudicator_view (adjudicator, 1, looks[i].viewer);
      hu_assert_words (hu_explain_ruling (scenario, hu_control_find_passing (snapshot, HU_SUBJECT_HEX,
                                                                             hu_fixture_hex (scenario, "D3"))), looks[i].words);
      owner = hu_explain_owner (snapshot, HU_SUBJECT_HEX, hu_fixture_hex (scenario, "D3"));
      g_assert_true (g_str_has_suffix (owner, looks[i].since));
    }
}

/* The list of casualties says by which clause a unit counts. */
static void
test_casualty_kinds (void)
{
  static const struct { const char *name, *log, *how, *words, *value; gint64 points; } looks[] = {
    { "eliminated", "kill r", "eliminated", "Russian, eliminated (26.221)", "r squad 2", 2 },
    { "reduced", "reduce r h", "reduced", "Russian, reduced to a half-squad (26.221)", "r reduced 1", 1 },
    { "captured", "capture r g", "captured", "Russian, held by the German side (26.222)", "r squad 2", 2 },
    { "captive-killed", "capture r g; kill r", "eliminated as a captive",
      "Russian, eliminated while captured: counts instead of its capture (26.222)", "r squad 2", 2 },
    { "own-attack", "capture r g; kill r own", "hit by its own side",
      "Russian, a prisoner hit by an attack of its own side: double (26.222)", "r squad 2 × 2 = 4", 4 },
    { "left-the-map", "exit r A1", "left the map", "Russian, left the map: counts as eliminated (26.221)", "r squad 2", 2 },
    /* Points that the end adds are a line of their own, the last. */
    { "double-at-the-end", "capture r g; end; end", "double at the end",
      "Russian, still captured at the end: counts double (26.222)", "r squad 2 × 2 = 4", 2 },
    { "fourfold-at-the-end", "capture c g; end; end", "fourfold at the end",
      "Russian, a Chinese gun or vehicle still captured at the end: counts fourfold (26.222)", "c gun 2 × 4 = 8", 6 },
    { "by-agreement", "adjust german cvp 1", "agreed", "casualty points by agreement", "agreed", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autoptr(HuScenario) scenario = hu_control_fixture ("", "g german squad A1; r russian squad A1; h russian half-squad -; "
                                                           "c russian gun A1 chinese", "");
      g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
      g_autoptr(HuSnapshot) snapshot = NULL;
      g_autoptr(GArray) lines = NULL;
      const HuCasualty *line;

      g_test_message ("%s", looks[i].name);
      hu_control_play (adjudicator, looks[i].log);
      snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
      lines = hu_casualties_list_dated (hu_snapshot_get_control (snapshot)->casualties);
      line = &g_array_index (lines, HuCasualty, lines->len - 1);
      g_assert_cmpstr (hu_explain_casualty_how (line, FALSE), ==, looks[i].how);
      hu_assert_words (hu_explain_casualty_kind (scenario, line, FALSE), looks[i].words);
      hu_assert_words (hu_explain_casualty (scenario, line), looks[i].value);
      g_assert_cmpint (line->points, ==, looks[i].points);
    }
}

/* The enemy is not told the names of concealed units. */
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
      hu_assert_words (hu_explain_seen_units (snapshot, units, 0), looks[i].words);
    }
}

/* The words name the winner if the conditions do not decide. */
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
        hu_control_fixture_win (scenario, HU_SIDE_FIRST, FALSE, hu_control_fixture_condition ("cvp"));
      if (tests[i].second)
        hu_control_fixture_win (scenario, HU_SIDE_SECOND, FALSE, hu_control_fixture_condition ("cvp"));
      hu_control_rules (scenario)->otherwise = tests[i].otherwise;
      words = hu_explain_otherwise (scenario);
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
  g_test_add_func ("/why/set-up", test_set_up);
  g_test_add_func ("/why/seen-exceptions", test_seen_exceptions);
  g_test_add_func ("/why/casualty-kinds", test_casualty_kinds);
  g_test_add_func ("/why/seen-units", test_seen_units);
  g_test_add_func ("/why/otherwise", test_otherwise);

  return g_test_run ();
}
