/*
 * Why an event cannot be, and what would be right: from the rules' own refusal.
 */
#include "hu-named.h"

typedef struct
{
  const char   *name;
  const char   *before;
  const char   *event;
  HuRefusalCode code;
  const char   *what;
  const char   *remedy;
} RefusalCase;

static const RefusalCase cases[] = {
  { "not-on-map", "", "move s2 0301", HU_REFUSAL_NOT_ON_MAP,
    "5 Rifle is not on the map yet", "place it first" },
  { "on-map", "", "place g1 0102", HU_REFUSAL_ON_MAP_ALREADY,
    "6 Pz is on the map already, in 0101", "move it, or name a unit that is off the map" },
  { "survivor-on-map", "", "eliminate g1 > s1", HU_REFUSAL_ON_MAP_ALREADY,
    "1 Gds is on the map already, in 0305", "name units that are off the map" },
  { "eliminated", "eliminate g1", "move g1 0102", HU_REFUSAL_GONE,
    "6 Pz was eliminated", "it does not come back; remove the event, or name another unit" },
  { "withdrawn", "withdraw g1", "eliminate g1", HU_REFUSAL_GONE,
    "6 Pz was withdrawn", "it does not come back; remove the event, or name another unit" },
  { "exited", "exit g1 0101", "place g1 0101", HU_REFUSAL_GONE,
    "6 Pz has left the map", "it does not come back; remove the event, or name another unit" },
  { "not-an-edge", "", "exit s1 0305", HU_REFUSAL_NOT_AN_EDGE,
    "0305 is not on the map's edge", "a unit leaves from a hex on the edge; move it there first" },
  { "not-there", "", "exit g1 0102", HU_REFUSAL_NOT_THERE,
    "6 Pz is not in 0102 but in 0101", "name the hex it leaves from, or move it there first" },
  { "survivor-twice", "", "eliminate s1 > s2 s2", HU_REFUSAL_SURVIVOR_TWICE,
    "5 Rifle is named twice among the survivors", "name it once" },
  { "over", "end-phase; end-phase; end-phase; end-phase", "end-phase", HU_REFUSAL_OVER,
    "the game is over: its last phase has ended", "only notes may follow" },
};

static void
assert_refusal (const HuScenario *scenario,
                const HuRefusal  *refusal,
                const char       *what,
                const char       *remedy)
{
  char *found = NULL;

  hu_assert_words (hu_explain_refusal (scenario, refusal, &found), what);
  hu_assert_words (found, remedy);
  hu_assert_words (hu_explain_refusal (scenario, refusal, NULL), what);
}

static void
test_refusal (gconstpointer data)
{
  const RefusalCase *test = data;
  g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0101; s1 soviet 0305; s2 soviet -");
  g_autoptr(HuAdjudicator) adjudicator = hu_fixture_play (scenario, test->before);
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, test->event);
  HuRefusal refusal;

  g_assert_false (hu_adjudicator_append (adjudicator, g_ptr_array_index (log, 0), &refusal));
  g_assert_cmpint (refusal.code, ==, test->code);
  assert_refusal (scenario, &refusal, test->what, test->remedy);
}

/* A file's reader sorts these out before it comes to the rules. */
static const struct
{
  HuRefusalCode code;
  const char   *field;
  const char   *hex; /* a hex that is made a hole of the map; "": outside it */
  const char   *what;
  const char   *remedy;
} direct_cases[] = {
  { HU_REFUSAL_UNKNOWN_UNIT, "unit", "", "there is no such unit", "name one of the game's units" },
  { HU_REFUSAL_UNKNOWN_SIDE, "side", "", "there is no such side", "name german or soviet" },
  { HU_REFUSAL_OFF_MAP_HEX, "to", "", "the map has no such hex", "name a hex that the map has" },
  { HU_REFUSAL_OFF_MAP_HEX, "to", "0104", "the map has no hex 0104", "name a hex that the map has" },
  { HU_REFUSAL_NO_HEX, "path", "", "the path is empty", "name at least one hex" },
  { HU_REFUSAL_NO_HEX, "to", "", "no hex is named", "name at least one hex" },
  { HU_REFUSAL_NO_CLOCK, NULL, "", "the calendar has no phase that could end",
    "give the calendar player turns with phases, or remove the event" },
};

static void
test_direct (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (direct_cases); i++)
    {
      g_autoptr(HuScenario) scenario = hu_named_corridor ("");
      HuRefusal refusal = {
        .code = direct_cases[i].code, .field = direct_cases[i].field, .index = -1, .unit = HU_UNIT_NONE,
        .hex = HU_HEX_NONE, .other_hex = HU_HEX_NONE, .side = HU_SIDE_NONE,
      };

      if (*direct_cases[i].hex != '\0')
        {
          refusal.hex = hu_fixture_hex (scenario, direct_cases[i].hex);
          hu_grid_remove_hex (scenario->map->grid, refusal.hex);
        }
      assert_refusal (scenario, &refusal, direct_cases[i].what, direct_cases[i].remedy);
    }
}

/* The tables above forget no code but those of points (test-front-line.c). */
static void
test_whole (void)
{
  for (HuRefusalCode code = HU_REFUSAL_NONE + 1; code <= HU_REFUSAL_NO_CLOCK; code++)
    {
      gboolean found = code >= HU_REFUSAL_NOT_IN_FORCE && code <= HU_REFUSAL_OVERFLOW;

      for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
        found |= cases[i].code == code;
      for (gsize i = 0; i < G_N_ELEMENTS (direct_cases); i++)
        found |= direct_cases[i].code == code;
      g_test_message ("%d", code);
      g_assert_true (found);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/refusal/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_refusal);
    }
  g_test_add_func ("/refusal/direct", test_direct);
  g_test_add_func ("/refusal/whole", test_whole);

  return g_test_run ();
}
