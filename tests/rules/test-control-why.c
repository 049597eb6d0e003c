/*
 * Why a side does or does not gain something: who could, who prevents it, what
 * else is in the way (26.11 to 26.16), for the truth and as one side knows it.
 */
#include "hu-control-fixture.h"
#include "hu-fixture.h"

typedef struct
{
  const char *name;
  const char *built;
  const char *units;
  const char *log;
  HuSide      viewer;
  const char *subject; /* "D3/1", "hex:D3" or a building */
  const char *why;     /* for the first side: "+g1 -r1 =t": could gain, prevent, hold; and words */
} Why;

#define NOBODY HU_SIDE_NONE

static const Why cases[] = {
  /* A Location: in it, and nobody elsewhere in the hex (26.11). */
  { "location", "b D3 levels=1", "g german squad D3; h german squad D3/1; x russian leader D3; y russian leader D3/1", "",
    NOBODY, "D3", "+g -x" },
  { "upper-location", "b D3 levels=1", "g german squad D3; h german squad D3/1; x russian leader D3; y russian leader D3/1", "",
    NOBODY, "D3/1", "+h -y" },
  { "location-of-nobody", "", "", "", NOBODY, "D3", "" },
  /* A hex: from the ground level, against everybody but below ground (26.13). */
  { "hex", "b D3 levels=1 cellar roof", "g german squad D3; h german squad D3/1; x russian leader D3/roof; y russian leader D3/1; "
    "z russian leader D3/-1", "", NOBODY, "hex:D3", "+g -x -y" },
  { "hex-with-pillbox", "pillbox D3", "g german squad D3; x russian leader D3/pillbox", "", NOBODY, "hex:D3", "+g -x pillbox" },
  { "hex-with-own-pillbox", "pillbox D3", "g german squad D3; h german squad D3/pillbox", "", NOBODY, "hex:D3", "+g +h" },
  { "hex-in-bypass", "", "g german squad D3; t russian afv D3 armor=4 crew=inherent bypass", "", NOBODY, "hex:D3", "+g -t" },
  /* A building: from its levels but roof and cellar, against its levels and roof (26.14). */
  { "building", "b D3 E3 levels=1", "g german squad D3; h german squad E3/1; x russian leader E3", "", NOBODY, "b", "+g +h -x" },
  { "building-roof", "b D3 roof", "g german squad D3/roof; x russian leader D3/roof", "", NOBODY, "b", "-x" },
  { "building-cellar", "b D3 cellar", "g german squad D3/-1; x russian leader D3/-1", "", NOBODY, "b", "" },
  { "building-pillbox", "b D3; pillbox D3", "g german squad D3/pillbox; x russian leader D3/pillbox", "", NOBODY, "b", "" },
  { "building-bypass", "b D3", "g german squad D3 bypass; t russian afv D3 armor=4 crew=inherent bypass", "", NOBODY, "b", "" },
  /* Who gains nothing, and who prevents nothing. */
  { "not-able", "", "l german leader D3; s german squad D3 broken; p german squad D3; t german afv D3 armor=4 crew=inherent; "
    "q german squad t; r russian squad E3", "capture p r", NOBODY, "hex:D3", "=t" },
  { "not-armed", "", "d russian dummy D3; u russian gun D3; p russian squad D3; t russian truck D3 crew=none ma=none; g german squad E3",
    "capture p g", NOBODY, "hex:D3", "" },
  { "riders-prevent", "", "t russian truck D3 crew=none ma=none; s russian squad t broken", "", NOBODY, "hex:D3", "-s" },
  /* Fire (26.16). */
  { "closed", "b D3 levels=1", "g german squad D3; h german squad D3/1", "accident D3 blaze", NOBODY, "hex:D3", "closed" },
  { "closed-and-not", "b D3 levels=1", "g german squad D3; h german squad D3/1", "accident D3 blaze", NOBODY, "b", "+h closed" },
  { "barred-location", "", "g german squad D3", "kindle german D3 flame", NOBODY, "D3", "+g barred" },
  { "barred-hex", "", "g german squad D3", "kindle german D3 flame", NOBODY, "hex:D3", "+g barred" },
  { "barred-building", "b D3 E3", "g german squad D3", "kindle german E3 flame", NOBODY, "b", "+g barred" },
  { "not-his-fire", "", "g german squad D3", "kindle russian D3 flame", NOBODY, "D3", "+g" },
  /* Holds (26.12): of a Location, of a hex that has no other, never of a building. */
  { "holds-location", "b D3 levels=1", "t german afv D3 armor=4 crew=inherent", "", NOBODY, "D3", "=t" },
  { "holds-no-upper-location", "b D3 levels=1", "t german afv D3 armor=4 crew=inherent", "", NOBODY, "D3/1", "" },
  { "holds-no-hex-of-levels", "b D3 levels=1", "t german afv D3 armor=4 crew=inherent", "", NOBODY, "hex:D3", "" },
  { "holds-hex", "", "t german afv D3 armor=4 crew=inherent", "", NOBODY, "hex:D3", "=t" },
  { "holds-bridge-only", "bridge D3", "t german afv D3/bridge armor=4 crew=inherent", "", NOBODY, "hex:D3", "" },
  { "holds-no-building", "b D3", "t german afv D3 armor=4 crew=inherent", "", NOBODY, "b", "" },
  /* As a side knows it (26.15): what is concealed may prevent, and gains nothing; what is hidden is not there. */
  { "truth", "", "g german squad D3; x russian squad D3 concealed", "", NOBODY, "hex:D3", "+g -x" },
  { "concealed-enemy", "", "g german squad D3; x russian squad D3 concealed", "", HU_SIDE_FIRST, "hex:D3", "+g unknown" },
  { "dummy-enemy", "", "g german squad D3; d russian dummy D3", "", HU_SIDE_FIRST, "hex:D3", "+g unknown" },
  { "hidden-enemy", "", "g german squad D3; x russian squad D3 hidden", "", HU_SIDE_FIRST, "hex:D3", "+g" },
  { "concealed-elsewhere", "b D3 levels=1", "g german squad D3; x russian squad D3/1 concealed", "", HU_SIDE_FIRST, "D3", "+g" },
  { "concealed-gainer", "", "g german squad D3 concealed", "", HU_SIDE_SECOND, "hex:D3", "" },
  { "concealed-gainer-himself", "", "g german squad D3 concealed", "", HU_SIDE_FIRST, "hex:D3", "+g" },
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

static void
add_unit (GString          *text,
          const HuScenario *scenario,
          char              sign,
          guint             unit)
{
  g_string_append_printf (text, " %c%s", sign, hu_scenario_get_unit (scenario, unit)->id);
}

static gint
compare_units (gconstpointer a,
               gconstpointer b)
{
  guint x = *(const guint *) a, y = *(const guint *) b;

  return (x > y) - (x < y);
}

static char *
why_text (const HuScenario *scenario,
          HuControlWhy     *why)
{
  GString *text = g_string_new (NULL);

  g_array_sort (why->gainers, compare_units);
  g_array_sort (why->preventers, compare_units);
  for (guint i = 0; i < why->gainers->len; i++)
    add_unit (text, scenario, '+', g_array_index (why->gainers, guint, i));
  for (guint i = 0; i < why->preventers->len; i++)
    add_unit (text, scenario, '-', g_array_index (why->preventers, guint, i));
  if (why->holder != HU_UNIT_NONE)
    add_unit (text, scenario, '=', why->holder);
  g_string_append_printf (text, "%s%s%s%s", why->unknown_prevents ? " unknown" : "", why->closed ? " closed" : "",
                          why->barred ? " barred" : "", why->pillbox ? " pillbox" : "");

  return g_strchug (g_string_free (text, FALSE));
}

static void
test_why (gconstpointer data)
{
  const Why *one = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture (one->built, one->units, "russian all");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = NULL;
  g_autoptr(HuControlWhy) why = NULL;
  g_autofree char *text = NULL;
  HuSubjectKind kind;
  gint32 subject;

  hu_control_play (adjudicator, one->log);
  snapshot = hu_adjudicator_view (adjudicator, hu_adjudicator_get_n_events (adjudicator), one->viewer);
  find_subject (scenario->map, one->subject, &kind, &subject);
  why = hu_control_why (hu_snapshot_get_state (snapshot), HU_SIDE_FIRST, kind, subject);
  text = why_text (scenario, why);
  g_assert_cmpstr (text, ==, one->why);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  HU_ADD_TABLE ("/control-why", cases, test_why);

  return g_test_run ();
}
