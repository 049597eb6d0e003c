/*
 * Why a side does or does not gain something: the clauses that the judging
 * functions found in the way (26.11 to 26.16), for the truth and as one side
 * knows it.
 */
#include "hu-control-fixture.h"
#include "hu-control-reason.h"
#include "hu-control.h"
#include "hu-fixture.h"
#include "hu-often.h"

#include <string.h>

typedef struct
{
  const char *name;
  const char *built;
  const char *units;
  const char *log;
  HuSide      viewer;
  const char *subject; /* "D3/1", "hex:D3" or a building */
  const char *why;     /* for the first side: clauses in order, with units and numbers; "=" where it gains */
} Why;

#define NOBODY HU_SIDE_NONE

static const Why cases[] = {
  /* A Location: in it, and nobody elsewhere in the hex (26.11). */
  { "location", "b D3 levels=1", "g german squad D3; h german squad D3/1; x russian leader D3; y russian leader D3/1", "",
    NOBODY, "D3", "26.11/armed-enemy x" },
  { "upper-location", "b D3 levels=1", "g german squad D3; h german squad D3/1; x russian leader D3; y russian leader D3/1", "",
    NOBODY, "D3/1", "26.11/armed-enemy y" },
  { "location-of-nobody", "", "", "", NOBODY, "D3", "26.11/occupied" },
  /* A hex: from the ground level, against everybody but below ground (26.13). */
  { "hex", "b D3 levels=1 cellar roof", "g german squad D3; h german squad D3/1; x russian leader D3/roof; y russian leader D3/1; "
    "z russian leader D3/-1", "", NOBODY, "hex:D3", "26.13/armed-enemy x y" },
  { "hex-with-pillbox", "pillbox D3", "g german squad D3; x russian leader D3/pillbox", "", NOBODY, "hex:D3", "26.13/armed-enemy x, 26.132/pillbox" },
  { "hex-with-own-pillbox", "pillbox D3", "g german squad D3; h german squad D3/pillbox", "", NOBODY, "hex:D3", "=26.132/pillbox g h" },
  { "hex-in-bypass", "", "g german squad D3; t russian afv D3 armor=4 crew=inherent bypass", "", NOBODY, "hex:D3", "26.13/armed-enemy t" },
  /* A building: from its levels but roof and cellar, against its levels and roof (26.14). */
  { "building", "b D3 E3 levels=1", "g german squad D3; h german squad E3/1; x russian leader E3", "", NOBODY, "b", "26.14/armed-enemy x" },
  { "building-roof", "b D3 roof", "g german squad D3/roof; x russian leader D3/roof", "", NOBODY, "b", "26.14/armed-enemy x, 26.14/roof-and-cellar g" },
  { "building-cellar", "b D3 cellar", "g german squad D3/-1; x russian leader D3/-1", "", NOBODY, "b", "26.14/roof-and-cellar g" },
  { "building-pillbox", "b D3; pillbox D3", "g german squad D3/pillbox; x russian leader D3/pillbox", "", NOBODY, "b", "26.14/any-level" },
  { "building-bypass", "b D3", "g german squad D3 bypass; t russian afv D3 armor=4 crew=inherent bypass", "", NOBODY, "b", "26.11/bypass g" },
  /* Some units gain nothing, and some prevent nothing. */
  { "not-able", "", "l german leader D3; s german squad D3 broken; p german squad D3; t german afv D3 armor=4 crew=inherent; "
    "q german squad t; r russian squad E3", "capture p r", NOBODY, "hex:D3",
    "26.11/good-order s, 26.11/mmc l, 26.11/on-foot q, 26.11/prisoner p, 26.12/hold t" },
  { "not-armed", "", "d russian dummy D3; u russian gun D3; p russian squad D3; t russian truck D3 crew=none ma=none; g german squad E3",
    "capture p g", NOBODY, "hex:D3", "26.13/ground-level" },
  { "riders-prevent", "", "t russian truck D3 crew=none ma=none; s russian squad t broken", "", NOBODY, "hex:D3", "26.13/armed-enemy s, 26.13/ground-level" },
  /* Fire (26.16). */
  { "closed", "b D3 levels=1", "g german squad D3; h german squad D3/1", "accident D3 blaze", NOBODY, "hex:D3", "26.161/majority 0 of 6 needs 4" },
  { "closed-and-not", "b D3 levels=1", "g german squad D3; h german squad D3/1", "accident D3 blaze", NOBODY, "b", "=26.14/any-level h" },
  { "barred-location", "", "g german squad D3", "kindle german D3 flame", NOBODY, "D3", "26.16/kindled" },
  { "barred-hex", "", "g german squad D3", "kindle german D3 flame", NOBODY, "hex:D3", "26.16/kindled" },
  { "barred-building", "b D3 E3", "g german squad D3", "kindle german E3 flame", NOBODY, "b", "26.16/kindled" },
  { "not-his-fire", "", "g german squad D3", "kindle russian D3 flame", NOBODY, "D3", "=26.11/occupied g" },
  /* Holds (26.12): of a Location, of a hex that has no other, never of a building. */
  { "holds-location", "b D3 levels=1", "t german afv D3 armor=4 crew=inherent", "", NOBODY, "D3", "26.12/hold t" },
  { "holds-no-upper-location", "b D3 levels=1", "t german afv D3 armor=4 crew=inherent", "", NOBODY, "D3/1", "26.11/occupied" },
  { "holds-no-hex-of-levels", "b D3 levels=1", "t german afv D3 armor=4 crew=inherent", "", NOBODY, "hex:D3", "26.12/only-location t" },
  { "holds-hex", "", "t german afv D3 armor=4 crew=inherent", "", NOBODY, "hex:D3", "26.12/hold t" },
  { "holds-bridge-only", "bridge D3", "t german afv D3/bridge armor=4 crew=inherent", "", NOBODY, "hex:D3", "26.12/only-location t" },
  { "holds-no-building", "b D3", "t german afv D3 armor=4 crew=inherent", "", NOBODY, "b", "26.11/vehicle t" },
  /* As a side knows it (26.15): what is concealed may prevent, and gains nothing; what is hidden is not there. */
  { "truth", "", "g german squad D3; x russian squad D3 concealed", "", NOBODY, "hex:D3", "26.13/armed-enemy x" },
  { "concealed-enemy", "", "g german squad D3; x russian squad D3 concealed", "", HU_SIDE_FIRST, "hex:D3", "26.15/possible-enemy" },
  { "dummy-enemy", "", "g german squad D3; d russian dummy D3", "", HU_SIDE_FIRST, "hex:D3", "26.15/possible-enemy" },
  { "hidden-enemy", "", "g german squad D3; x russian squad D3 hidden", "", HU_SIDE_FIRST, "hex:D3", "=26.13/ground-level g" },
  { "concealed-elsewhere", "b D3 levels=1", "g german squad D3; x russian squad D3/1 concealed", "", HU_SIDE_FIRST, "D3", "=26.11/occupied g" },
  { "concealed-gainer", "", "g german squad D3 concealed", "", HU_SIDE_SECOND, "hex:D3", "26.15/undeclared" },
  { "concealed-gainer-himself", "", "g german squad D3 concealed", "", HU_SIDE_FIRST, "hex:D3", "=26.13/ground-level g" },
  /* Nobody can enter it: it goes by the hexes around, or with its hex or hexes (26.161). */
  { "closed-upper", "b D3 levels=1 stairs=D3", "g german squad A1", "accident D3 blaze", NOBODY, "D3/1", "26.161/with-its-hex" },
  { "closed-hex-short-by-one", "", "g german squad A1", "move g D2 E3 E4 A1; accident D3 blaze", NOBODY, "hex:D3",
    "26.161/majority 3 of 6 needs 4" },
  { "closed-area-of-two-with-four-of-eight", "", "g german squad A1", "move g C3 C4 D2 D4 A1; accident D3 blaze; accident E3 blaze",
    NOBODY, "hex:D3", "26.161/majority 4 of 8 needs 5" },
  { "pocket-in-a-ring-of-accidents", "", "g german squad A1",
    "accident C3 blaze; accident C4 blaze; accident D2 blaze; accident D4 blaze; accident E3 blaze; accident E4 blaze", NOBODY,
    "hex:D3", "26.161/majority 0 of 12 needs 7" },
  { "closed-with-his-own-squad-in-it", "", "g german squad D3", "accident D3 blaze", NOBODY, "D3", "26.161/with-its-hex" },
  { "closed-building", "b D3 levels=1 stairs=D3", "g german squad D3", "move g A1; accident D3 blaze", NOBODY, "b",
    "26.161/with-its-hexes 0 of 1 needs 1" },
  { "closed-building-of-the-enemy", "b D3 E3 levels=1 stairs=D3", "g german squad A1", "accident D3 blaze; accident E3 blaze", NOBODY,
    "b", "26.161/with-its-hexes 0 of 2 needs 2" },
  /* Each unit that is there and gains nothing has its clause. */
  { "squad-in-bypass", "", "g german squad D3 bypass", "", NOBODY, "hex:D3", "26.11/bypass g" },
  { "squad-upstairs", "b D3 levels=1", "g german squad D3/1", "", NOBODY, "hex:D3", "26.13/ground-level g" },
  { "unarmed", "", "g german squad D3 -armed", "", NOBODY, "D3", "26.11/armed g" },
  { "who-gains-beside-who-does-not", "", "g german squad D3; h german squad D3 broken", "", NOBODY, "D3", "=26.11/occupied g" },
  /* A vehicle and its hold. */
  { "vehicle-after-the-enemy", "", "x russian squad D3; t german afv A1 armor=4 crew=inherent", "move t D3", NOBODY, "hex:D3",
    "26.12/devoid t, 26.13/armed-enemy x" },
  { "vehicle-in-bypass", "", "t german afv D3 armor=4 crew=inherent bypass", "", NOBODY, "D3", "26.12/bypass t" },
  { "vehicle-abandoned", "", "t german afv D3 armor=4 crew=none", "", NOBODY, "D3", "26.12/armed t" },
  { "held-by-the-enemy", "", "g german squad A1; t russian afv A2 armor=4 crew=inherent", "move g D3 A1; move t D3", NOBODY, "hex:D3",
    "26.12/hold t" },
  /* Fires that have joined (26.162): named where it makes the difference, and only there. */
  { "joined-accident-beside-his-fire", "", "g german squad A1", "accident D3 flame; kindle german E3 flame", NOBODY, "hex:D3",
    "26.16/kindled [26.162/one-side]" },
  { "joined-and-his-own-fire-there", "", "g german squad A1", "accident D3 flame; kindle german E3 flame", NOBODY, "hex:E3",
    "26.16/kindled" },
  { "joined-fires-of-both", "", "g german squad A1", "kindle german D3 blaze; kindle russian E3 flame", NOBODY, "hex:D3",
    "26.161/majority 0 of 6 needs 4 [26.162/both-sides]" },
  { "joined-accident-cuts-off", "b D3 E3 levels=1 stairs=D3", "g german squad A1", "accident D3 blaze; kindle german E3 flame",
    NOBODY, "D3/1", "26.16/cut-off [26.162/one-side]" },
  { "not-joined", "", "g german squad A1", "accident D3 flame; kindle german F3 flame", NOBODY, "hex:F3", "26.16/kindled" },
  /* Both sides would forfeit some, and a Fire cuts off others (26.16). */
  { "both-forfeit", "b D3 D4 D5", "", "kindle german D3 flame; kindle russian D5 flame", NOBODY, "b",
    "26.16/both-forfeit" },
  { "barred-with-nobody-there", "", "g german squad A1", "kindle german D3 flame", NOBODY, "hex:D3", "26.16/kindled" },
  { "barred-with-a-vehicle-there", "", "t german afv D3 armor=4 crew=inherent", "kindle german D3 flame", NOBODY, "D3", "26.16/kindled" },
  { "barred-and-closed-by-accident", "b D3 E3 F3 levels=1 stairs=D3", "g german squad A1", "kindle german F3/1 flame; accident D3 blaze",
    NOBODY, "F3/1", "26.16/kindled" },
  { "pocket-cut-off-by-a-kindled-ring", "", "g german squad A1",
    "kindle german C3 blaze; kindle german C4 blaze; kindle german D2 blaze; kindle german D4 blaze; kindle german E3 blaze; "
    "kindle german E4 blaze", NOBODY, "hex:D3", "26.16/cut-off" },
  { "cut-off", "b D3 levels=1 stairs=D3", "g german squad A1", "kindle german D3 blaze", NOBODY, "D3/1", "26.16/cut-off" },
};

static void
find_subject (const HuMap   *map,
              const char    *text,
              HuSubjectKind *kind,
              gint32        *subject)
{
  *kind = HU_SUBJECT_BUILDING;
  *subject = hu_map_find_building (map, text);
  if (*subject >= 0)
    return;

  *kind = g_str_has_prefix (text, "hex:") ? HU_SUBJECT_HEX : HU_SUBJECT_LOCATION;
  *subject = *kind == HU_SUBJECT_HEX ? hu_grid_parse (map->grid, text + 4, NULL) : hu_location_parse (map, text, NULL);
  g_assert_cmpint (*subject, >=, 0);
}

static gint
compare_units (gconstpointer a,
               gconstpointer b)
{
  guint x = *(const guint *) a, y = *(const guint *) b;

  return (x > y) - (x < y);
}

static char *
reason_text (const HuScenario *scenario,
             HuReason         *reason)
{
  GString *text = g_string_new (reason->met ? "=" : "");

  g_string_append (text, reason->clause);
  if (reason->need > 0)
    g_string_append_printf (text, " %d of %d needs %d", reason->have, reason->of, reason->need);
  for (guint i = 0; reason->exceptions != NULL && i < reason->exceptions->len; i++)
    g_string_append_printf (text, " [%s]", g_array_index (reason->exceptions, HuException, i).clause);
  if (reason->units != NULL)
    g_array_sort (reason->units, compare_units);
  for (guint i = 0; reason->units != NULL && i < reason->units->len; i++)
    g_string_append_printf (text, " %s", hu_scenario_get_unit (scenario, g_array_index (reason->units, guint, i))->id);

  return g_string_free (text, FALSE);
}

static gint
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

static char *
why_text (const HuScenario *scenario,
          const GPtrArray  *reasons)
{
  g_autoptr(GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < reasons->len; i++)
    g_ptr_array_add (texts, reason_text (scenario, g_ptr_array_index (reasons, i)));
  g_ptr_array_sort (texts, compare_texts);
  g_ptr_array_add (texts, NULL);

  return g_strjoinv (", ", (char **) texts->pdata);
}

static void
test_why (gconstpointer data)
{
  const Why *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture (one->built, one->units, "russian all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autoptr(GPtrArray) why = NULL;
  g_autofree char *text = NULL;
  HuSubjectKind kind;
  gint32 subject;

  hu_control_play (adjudicator, one->log);
  snapshot = hu_adjudicator_view (adjudicator, hu_adjudicator_get_n_events (adjudicator), one->viewer);
  find_subject (scenario->map, one->subject, &kind, &subject);
  why = hu_control_reasons (hu_snapshot_get_state (snapshot), HU_SIDE_FIRST, kind, subject);
  text = why_text (scenario, why);
  g_assert_cmpstr (text, ==, one->why);
}

/* Something keeps a side from each subject it has not: with nothing in the way it would have it. */
static void
assert_kept (const HuSnapshot *snapshot,
             HuSubjectKind     kind,
             gint32            subject)
{
  const HuState *state = hu_snapshot_get_state (snapshot);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autoptr(GPtrArray) reasons = NULL;

      if (hu_control_underlying (state, kind, subject) == (HuSide) side)
        continue;
      reasons = hu_control_reasons (state, side, kind, subject);
      g_assert_cmpuint (reasons->len, >, 0);
      for (guint i = 0; i < reasons->len; i++)
        {
          const HuReason *reason = g_ptr_array_index (reasons, i);

          g_test_message ("%d %d by %d: %s", kind, subject, side, reason->clause);
          g_assert_false (reason->met);
          /* A side that is told it lacks hexes does lack them. */
          g_assert_true (reason->need == 0 || reason->have < reason->need);
        }
    }
}

static void
test_random (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);

  g_test_message ("seed %u", seed);
  for (guint round = 0, n_rounds = hu_draws (40, 4); round < n_rounds; round++)
    {
      g_autoptr(HuScenario) scenario = hu_control_random_scenario (rand, 6, 5, 3, 10);
      g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
      g_autoptr(HuSnapshot) snapshot = NULL;

      for (guint i = 0; i < 30; i++)
        {
          g_autoptr(HuSnapshot) now = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
          g_autoptr(HuEvent) event = hu_control_random_event (rand, scenario, hu_snapshot_get_state (now), TRUE);
          HuRefusal refusal;

          (void) hu_adjudicator_append (adjudicator, event, &refusal);
        }
      snapshot = hu_adjudicator_snapshot (adjudicator, hu_adjudicator_get_n_events (adjudicator));
      for (HuHex hex = 0; hex < scenario->map->grid->n_hexes; hex++)
        if (scenario->map->grid->exists[hex])
          assert_kept (snapshot, HU_SUBJECT_HEX, hex);
      for (HuLocation location = 0; location < hu_map_n_locations (scenario->map); location++)
        if (scenario->map->grid->exists[hu_location_hex (scenario->map, location)])
          assert_kept (snapshot, HU_SUBJECT_LOCATION, location);
      for (guint building = 0; building < scenario->map->buildings->len; building++)
        assert_kept (snapshot, HU_SUBJECT_BUILDING, (gint32) building);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  HU_ADD_TABLE ("/control-why", cases, test_why);
  g_test_add_func ("/control-why/random", test_random);

  return g_test_run ();
}
