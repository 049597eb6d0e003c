/*
 * The sentence of every kind of ruling.
 */
#include "hu-named.h"
#include "hu-sources.h"
#include "hu-sudden-death-rules.h"
#include "hu-sudden-death.h"

typedef struct
{
  const char  *name;
  HuRulingKind kind;
  const char  *side;    /* id, or "-" */
  const char  *other;
  const char  *place;   /* id, or "" */
  const char  *hexes;
  const char  *units;
  gint         counts[3]; /* have, of; of a withdrawal before them the turn */
  gboolean     decides;
  const char  *words;
} RulingCase;

static const RulingCase cases[] = {
  { "entered", HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED, "german", "-", "moscow", "0306", "", { 0 }, TRUE,
    "The German side controls 0306 in Moscow, and any hex of it is enough (4.2)." },
  { "entered-later", HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED, "german", "-", "moscow", "0305 0306", "", { 0 }, FALSE,
    "The German side controls 0305 and 0306 in Moscow (4.2)." },
  { "hex-lost", HU_SUDDEN_DEATH_RULING_CAPITAL_HEX_LOST, "soviet", "german", "moscow", "0306", "", { 0 }, FALSE,
    "0306 in Moscow is no longer controlled by the German side (4.2)." },
  { "isolated", HU_SUDDEN_DEATH_RULING_ISOLATED, "german", "-", "moscow", "0302 0303", "g1", { 0 }, TRUE,
    "Moscow is isolated: the phase ends, and no line of supply gets past 6 Pz (4.3)." },
  { "isolated-by-lakes", HU_SUDDEN_DEATH_RULING_ISOLATED, "german", "-", "moscow", "", "", { 0 }, TRUE,
    "Moscow is isolated: the phase ends. Impassable hexes bar every way (4.3)." },
  { "isolated-by-control", HU_SUDDEN_DEATH_RULING_ISOLATED, "german", "-", "moscow", "0302", "", { 0 }, TRUE,
    "Moscow is isolated: the phase ends. Every way leads through hexes that the German side controls; the shortest that no unit "
    "bars, through 0302 (4.3)." },
  { "cut", HU_SUDDEN_DEATH_RULING_CUT_IN_PHASE, "german", "-", "moscow", "0302", "g1 g2", { 0 }, FALSE,
    "Moscow is cut off for now, by 6 Pz and 7 Pz; what counts is the end of the phase (4.3)." },
  { "cut-by-control", HU_SUDDEN_DEATH_RULING_CUT_IN_PHASE, "german", "-", "moscow", "0302", "", { 0 }, FALSE,
    "Moscow is cut off for now; what counts is the end of the phase. Every way leads through hexes that the German side "
    "controls; the shortest that no unit bars, through 0302 (4.3)." },
  { "reopened", HU_SUDDEN_DEATH_RULING_REOPENED, "soviet", "-", "moscow", "0305 0304 0303 0302 0301", "", { 0 }, FALSE,
    "Moscow can trace a line of supply again, by way of 0305, 0304, 0303, 0302 and 0301 (4.3)." },
  { "reopened-long", HU_SUDDEN_DEATH_RULING_REOPENED, "soviet", "-", "moscow",
    "0306 0305 0304 0303 0302 0301 0501 0502", "", { 0 }, FALSE,
    "Moscow can trace a line of supply again, by way of 0306, 0305, 0304, 0303, 0302, 0301 and 2 more "
    "(4.3)." },
  { "city-taken", HU_SUDDEN_DEATH_RULING_CITY_TAKEN, "german", "soviet", "tula", "0502", "", { 2, 5 }, FALSE,
    "The German side takes Tula and now holds 2 of 5 cities (4.4)." },
  { "only-city-taken", HU_SUDDEN_DEATH_RULING_CITY_TAKEN, "german", "soviet", "tula", "0502", "", { 1, 1 }, FALSE,
    "The German side takes Tula and now holds 1 of 1 city (4.4)." },
  { "city-lost", HU_SUDDEN_DEATH_RULING_CITY_LOST, "soviet", "german", "orel", "0103", "", { 0, 2 }, FALSE,
    "The German side loses Orel and now holds 0 of 2 cities (4.4)." },
  { "all-cities", HU_SUDDEN_DEATH_RULING_ALL_CITIES, "german", "-", "", "0103 0502", "", { 5, 5 }, TRUE,
    "The last turn ends with all 5 cities in the hands of the German side (4.4)." },
  { "all-of-one-city", HU_SUDDEN_DEATH_RULING_ALL_CITIES, "german", "-", "", "0103", "", { 1, 1 }, TRUE,
    "The last turn ends with the 1 city that counts in the hands of the German side (4.4)." },
  { "rear", HU_SUDDEN_DEATH_RULING_REAR_TAKEN, "soviet", "german", "orel", "0103", "", { 0 }, TRUE,
    "The Soviet side controls Orel, which lies behind the initial front line (4.5)." },
  { "withdrawal-counted", HU_SUDDEN_DEATH_RULING_WITHDRAWAL_COUNTED, "german", "-", "", "", "g1", { 2, 1, 2 }, FALSE,
    "6 Pz counts for the withdrawal due in Oct II: 1 of 2 units so far (9.5)." },
  { "withdrawal-counted-one", HU_SUDDEN_DEATH_RULING_WITHDRAWAL_COUNTED, "german", "-", "", "", "g1", { 2, 1, 1 }, FALSE,
    "6 Pz counts for the withdrawal due in Oct II: 1 of 1 unit so far (9.5)." },
  { "withdrawal-met", HU_SUDDEN_DEATH_RULING_WITHDRAWAL_MET, "german", "-", "", "", "", { 1, 2, 2 }, FALSE,
    "The withdrawal due in Oct I is met: 2 of 2 units (9.5)." },
  { "withdrawal-failed", HU_SUDDEN_DEATH_RULING_WITHDRAWAL_FAILED, "soviet", "-", "", "", "", { 1, 0, 1 }, TRUE,
    "The German side has not met the withdrawal due in Oct I: 0 of 1 unit (9.5)." },
  { "held-out", HU_SUDDEN_DEATH_RULING_HELD_OUT, "soviet", "-", "", "", "", { 0 }, TRUE,
    "The last turn ends and the German side has met none of its conditions, so the Soviet side wins (4.6)." },
  { "conceded", HU_RULING_CONCEDED, "german", "soviet", "", "", "", { 0 }, TRUE,
    "The German side concedes, so the Soviet side wins." },
  { "control-place", HU_RULING_OWNER, "german", "soviet", "moscow", "0305 0306", "", { 0 }, FALSE,
    "Control of Moscow passes from the Soviet side to the German side." },
  { "control-part-of-place", HU_RULING_OWNER, "german", "soviet", "moscow", "0306", "", { 0 }, FALSE,
    "Control of 0306 (Moscow) passes from the Soviet side to the German side." },
  { "control-two-of-three", HU_RULING_OWNER, "german", "soviet", "line", "0503 0504", "", { 0 }, FALSE,
    "Control of 0503 and 0504 passes from the Soviet side to the German side." },
  { "control-hexes", HU_RULING_OWNER, "german", "soviet", "", "0301 0302", "", { 0 }, FALSE,
    "Control of 0301 and 0302 passes from the Soviet side to the German side." },
  { "control-from-several", HU_RULING_OWNER, "german", "-", "", "0301 0302", "", { 0 }, FALSE,
    "Control of 0301 and 0302 passes to the German side." },
  { "control-to-nobody", HU_RULING_OWNER, "-", "soviet", "", "0301", "", { 0 }, FALSE,
    "Control of 0301 passes to nobody." },
};

static HuSide
read_side (const HuScenario *scenario,
           const char       *id)
{
  return g_str_equal (id, "-") ? HU_SIDE_NONE : hu_scenario_find_side (scenario, id);
}

/* What would open a line: these units, else this enemy control, else no lake. */
static HuSupplyOpening *
make_opening (const HuRuling *ruling)
{
  HuSupplyOpening *opening = g_new0 (HuSupplyOpening, 1);

  opening->side = HU_SIDE_SECOND;
  opening->kind = ruling->units->len > 0 ? HU_OPENING_UNITS : ruling->hexes->len > 0 ? HU_OPENING_OWNER : HU_OPENING_GROUND;
  opening->ground = HU_GROUND_TERRAIN;
  opening->sets = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  if (ruling->units->len > 0)
    g_ptr_array_add (opening->sets, g_array_ref (ruling->units));
  opening->hexes = g_array_ref (ruling->hexes);
  opening->taken = g_array_ref (ruling->hexes);
  opening->instead = g_array_new (FALSE, FALSE, sizeof (HuHex));
  opening->always = g_array_new (FALSE, FALSE, sizeof (guint));
  opening->source = HU_HEX_NONE;
  opening->edge = HU_EDGE_NONE;
  for (gint why = 0; why < HU_N_NO_SOURCES; why++)
    opening->barred[why] = g_array_new (FALSE, FALSE, sizeof (HuHex));

  return opening;
}

static HuRuling *
make_ruling (const HuScenario *scenario,
             const RulingCase *test)
{
  HuRuling *ruling = hu_ruling_new (test->kind, HU_SYSTEM_SUDDEN_DEATH, "4.2", NULL,
                                    read_side (scenario, test->side));
  const gint *counts = test->counts;
  g_autoptr(GArray) places = hu_named_places (scenario, test->place);

  ruling->other_side = read_side (scenario, test->other);
  ruling->place = places->len > 0 ? (gint) g_array_index (places, guint, 0) : -1;
  ruling->decides = test->decides;
  g_array_unref (ruling->hexes);
  ruling->hexes = hu_fixture_hexes (scenario, test->hexes);
  g_array_unref (ruling->units);
  ruling->units = hu_named_units (scenario, test->units);
  if (test->kind >= HU_SUDDEN_DEATH_RULING_WITHDRAWAL_COUNTED)
    ((HuSuddenDeathRuling *) ruling)->turn = (guint) *counts++;
  ruling->reason.have = counts[0];
  ruling->reason.need = ruling->reason.of = counts[1];
  if (test->kind == HU_SUDDEN_DEATH_RULING_ISOLATED || test->kind == HU_SUDDEN_DEATH_RULING_CUT_IN_PHASE)
    ((HuSuddenDeathRuling *) ruling)->opening = make_opening (ruling);

  return ruling;
}

static void
test_ruling (gconstpointer data)
{
  const RulingCase *test = data;
  g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0101; g2 german 0102");
  g_autoptr(HuRuling) ruling = NULL;

  hu_map_add_place (scenario->map, "line", "The line", HU_PLACE_OBJECTIVE,
                    hu_fixture_hexes (scenario, "0503 0504 0505"));
  ruling = make_ruling (scenario, test);
  hu_assert_words (hu_explain_ruling (scenario, ruling), test->words);
  hu_assert_words (hu_explain_ruling (scenario, ruling), test->words);
}

/* Where nothing can supply the capital, no unit has cut it off. */
static void
test_without_source (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0101; g2 german 0102");
  static const RulingCase cut = {
    "cut", HU_SUDDEN_DEATH_RULING_CUT_IN_PHASE, "german", "-", "moscow", "0302", "g1", { 0 }, FALSE, NULL
  };
  static const RulingCase isolated = {
    "isolated", HU_SUDDEN_DEATH_RULING_ISOLATED, "german", "-", "moscow", "0302", "g1", { 0 }, TRUE, NULL
  };
  g_autoptr(HuRuling) first = make_ruling (scenario, &cut), second = make_ruling (scenario, &isolated);

  ((HuSuddenDeathRuling *) first)->opening->kind = HU_OPENING_NO_SOURCE;
  ((HuSuddenDeathRuling *) second)->opening->kind = HU_OPENING_NO_SOURCE;
  g_ptr_array_set_size (((HuSuddenDeathRuling *) first)->opening->sets, 0);
  g_ptr_array_set_size (((HuSuddenDeathRuling *) second)->opening->sets, 0);
  hu_assert_words (hu_explain_ruling (scenario, first),
                   "Moscow is cut off for now; what counts is the end of the phase. The Soviet side has no usable source of "
                   "supply (4.3).");
  hu_assert_words (hu_explain_ruling (scenario, second),
                   "Moscow is isolated: the phase ends. The Soviet side has no usable source of supply (4.3).");
}

static gboolean
has_case (HuRulingKind kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    if (cases[i].kind == kind)
      return TRUE;

  return FALSE;
}

/* The table above forgets no kind but those of front-line (test-front-line.c) and of control (test-control.c). */
static void
test_whole (void)
{
  for (HuRulingKind kind = 0; kind < HU_N_COMMON_RULINGS; kind++)
    g_assert_true (has_case (kind));
  for (HuRulingKind kind = HU_SUDDEN_DEATH_RULING_CAPITAL_ENTERED; kind <= HU_SUDDEN_DEATH_RULING_HELD_OUT; kind++)
    g_assert_true (has_case (kind));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/ruling/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_ruling);
    }
  g_test_add_func ("/ruling/without-source", test_without_source);
  g_test_add_func ("/ruling/whole", test_whole);

  return g_test_run ();
}
