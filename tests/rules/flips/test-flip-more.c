/*
 * Flip maps beyond what is small and plain: told and stopped on the way, on
 * large maps, with gaps in the map, through the eyes of a side, after the end.
 */
#include "hu-adjudicator.h"
#include "hu-control-fixture.h"
#include "hu-fixture.h"
#include "hu-flip.h"
#include "hu-sudden-death-rules.h"

#include <string.h>

static HuFlipMap *
map_of (HuAdjudicator    *game,
        const HuQuestion *question)
{
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, hu_adjudicator_get_n_events (game));

  return hu_flip_map_new (hu_snapshot_get_state (snapshot), question, NULL, NULL);
}

/* "0301 0302": where one of @how turns the answer round. */
static char *
names_of (const HuScenario *scenario,
          const HuFlipMap  *map,
          guint             how)
{
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (HuHex hex = 0; hex < (HuHex) map->n_hexes; hex++)
    if (map->flips[hex] & how)
      g_array_append_val (hexes, hex);

  return hu_fixture_names (scenario, hexes);
}

/* --- Large ones --- */

/* Moscow in the midst of a square of @size hexes a side, all of it land, and a ring of
 * @n_germans round it, two hexes away.  The German ones have no zone of control but @zoc. */
static HuScenario *
new_ring (gint     size,
          gboolean zoc)
{
  g_autoptr(HuGrid) grid = hu_grid_new (size, size, HU_ORIENTATION_POINTY, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuScenario *scenario = hu_scenario_new (map);
  HuHex moscow = hu_grid_at (grid, size / 2, size / 2);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_array_append_val (hexes, moscow);
  hu_map_add_place (map, "moscow", NULL, HU_PLACE_CITY, hexes);
  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", "German", NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "soviet", "Soviet", NULL);
  memset (scenario->start.hex_owner, HU_SIDE_SECOND, (gsize) grid->n_hexes);
  scenario->calendar.n_turns = 1;
  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_FIRST)->phases, g_strdup ("All"));
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (hu_grid_distance (grid, hex, moscow) == 3)
      {
        g_autofree char *id = g_strdup_printf ("g%d", hex);
        HuUnit *unit = hu_scenario_add_unit (scenario, id, NULL, HU_SIDE_FIRST);

        unit->at = hex;
        unit->zoc = zoc ? HU_TRISTATE_TRUE : HU_TRISTATE_FALSE;
      }
  hu_scenario_add_sudden_death (scenario, HU_SIDE_FIRST, 0);
  hu_scenario_finish (scenario);

  return scenario;
}

/* One German fewer opens the ring; one Soviet more only where there are zones of control, and
 * he stands between two who have them. */
static void
test_ring (void)
{
  const HuQuestion fewer = { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = HU_SIDE_FIRST };
  const HuQuestion more = { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = HU_SIDE_SECOND };
  g_autoptr(HuScenario) scenario = new_ring (20, FALSE);
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuFlipMap) by_fewer = map_of (game, &fewer);
  g_autoptr(HuFlipMap) by_more = map_of (game, &more);

  g_assert_cmpuint (scenario->units->len, ==, 18);
  g_assert_true (by_fewer->answer);
  g_assert_cmpuint (hu_flip_map_count (by_fewer, HU_FLIP_LESS), ==, 18);
  g_assert_cmpuint (hu_flip_map_count (by_fewer, HU_FLIP_MORE), ==, 0);
  g_assert_cmpuint (hu_flip_map_count (by_more, HU_FLIP_MORE | HU_FLIP_LESS), ==, 0);
  for (guint i = 0; i < 18; i++)
    g_assert_cmpuint (by_fewer->less[hu_scenario_get_unit (scenario, i)->at], ==, i);
}

/* --- Told on the way, and stopped --- */

typedef struct
{
  HuFlipMap *whole; /* or NULL */
  guint      n;
  guint      stop_at;
  HuHex      known;
} Watch;

static gboolean
watch_cb (const HuFlipMap *map,
          gpointer         data)
{
  Watch *watch = data;
  g_autoptr(HuFlipMap) copy = hu_flip_map_copy (map);

  g_assert_cmpuint (copy->n_hexes, ==, map->n_hexes);
  g_assert_cmpint (copy->n_flips_known, >=, watch->known);
  watch->known = copy->n_flips_known;
  if (watch->whole != NULL)
    {
      g_assert_cmpmem (copy->flips, (gsize) watch->known, watch->whole->flips, (gsize) watch->known);
      g_assert_cmpmem (copy->less, (gsize) watch->known * sizeof (guint),
                       watch->whole->less, (gsize) watch->known * sizeof (guint));
      g_assert_cmpmem (copy->may, (gsize) watch->known, watch->whole->may, (gsize) watch->known);
    }

  return ++watch->n != watch->stop_at;
}

static void
watch_map (HuScenario       *scenario,
           const HuQuestion *question,
           guint             at_least)
{
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (game, 0);
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(HuFlipMap) whole = map_of (game, question);
  g_autoptr(HuFlipMap) told = NULL;
  Watch watch = { .whole = whole };
  guint n;

  told = hu_flip_map_new (state, question, watch_cb, &watch);
  g_assert_nonnull (told);
  n = watch.n;
  g_test_message ("told %u times", n);
  g_assert_cmpuint (n, >=, at_least);
  g_assert_cmpint (watch.known, ==, scenario->map->grid->n_hexes);

  for (guint i = 1; i <= n; i++)
    {
      Watch stopped = { .stop_at = i };

      g_assert_null (hu_flip_map_new (state, question, watch_cb, &stopped));
      g_assert_cmpuint (stopped.n, ==, i);
    }
}

static void
test_watch_supply (void)
{
  g_autoptr(HuScenario) scenario = new_ring (20, TRUE);
  HuQuestion question = { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = HU_SIDE_FIRST };

  watch_map (scenario, &question, 2); /* of 18 units, and at the end */
  question.units = HU_SIDE_SECOND;
  watch_map (scenario, &question, 2); /* of 400 hexes */
}

/* A chain of brigades down the middle, one a row, and the other side's, 17 rows of nine. */
static HuScenario *
new_chain (void)
{
  g_autoptr(GString) units = g_string_new (NULL);
  HuScenario *scenario;

  for (gint row = 1; row <= 17; row++)
    g_string_append_printf (units, "g%d german 05%02d brigade;", row, row);
  g_string_append (units, "eb german 0509 division eb; air german 0509 air; s1 soviet 0609 division");
  scenario = hu_fixture_front (9, 17, units->str);
  hu_scenario_finish (scenario);

  return scenario;
}

static void
test_watch_line (void)
{
  g_autoptr(HuScenario) scenario = new_chain ();
  HuQuestion question = { .kind = HU_QUESTION_LINE, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST };

  watch_map (scenario, &question, 4); /* of 17 units, twice of 153 hexes, and at the end */
}

static void
test_watch_control (void)
{
  g_autoptr(HuScenario) scenario = hu_control_fixture ("b D3 E3", "g1 german squad D3; r1 russian squad A1", "russian all");
  HuQuestion question = { .kind = HU_QUESTION_OWNER, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST,
                          .subject_kind = HU_SUBJECT_BUILDING, .subject = 0 };

  watch_map (scenario, &question, 6); /* of each eight hexes, and at the end */
}

/* Each row hangs on its own brigade; neither EB nor air units take its place (C), and any
 * unit may be put anywhere but where an enemy stands. */
static void
test_chain (void)
{
  const HuQuestion question = { .kind = HU_QUESTION_LINE, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST };
  g_autoptr(HuScenario) scenario = new_chain ();
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuFlipMap) map = map_of (game, &question);

  g_assert_true (map->answer);
  g_assert_cmpuint (hu_flip_map_count (map, HU_FLIP_LESS), ==, 17);
  for (gint row = 1; row <= 17; row++)
    g_assert_cmpuint (map->less[hu_grid_at (scenario->map->grid, 5, row)], ==, row - 1);
  g_assert_cmpint (map->may[hu_grid_at (scenario->map->grid, 6, 9)], ==, 0);
  g_assert_cmpint (map->may[hu_grid_at (scenario->map->grid, 5, 9)], ==, HU_FLIP_MORE | HU_FLIP_LESS);
  g_assert_cmpint (map->may[hu_grid_at (scenario->map->grid, 4, 9)], ==, HU_FLIP_MORE);
}

/* --- Copies --- */

static void
assert_copied (gconstpointer a,
               gconstpointer b,
               gsize         size)
{
  g_assert_cmpint (a != NULL, ==, b != NULL);
  g_assert_true (a == NULL || (a != b && memcmp (a, b, size) == 0));
}

static void
assert_copy (const HuFlipMap *map)
{
  g_autoptr(HuFlipMap) copy = hu_flip_map_copy (map);

  g_assert_true (hu_question_equal (&copy->question, &map->question));
  g_assert_cmpint (copy->answer, ==, map->answer);
  g_assert_cmpuint (copy->width, ==, map->width);
  assert_copied (copy->may, map->may, map->n_hexes);
  assert_copied (copy->flips, map->flips, map->n_hexes);
  assert_copied (copy->less, map->less, map->n_hexes * sizeof (guint));
  assert_copied (copy->change, map->change, map->n_hexes * sizeof (gint16));
  assert_copied (copy->hex_margins, map->hex_margins, map->n_hexes * sizeof (gint32));
  assert_copied (copy->unit_margins, map->unit_margins, map->n_hexes);
}

static void
test_copy (void)
{
  const HuQuestion line = { .kind = HU_QUESTION_LINE, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST };
  const HuQuestion isolate = { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = HU_SIDE_FIRST };
  g_autoptr(HuScenario) chain = new_chain ();
  g_autoptr(HuScenario) corridor = hu_fixture_corridor ("g1 german 0103");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (chain);
  g_autoptr(HuAdjudicator) other = hu_adjudicator_new (corridor);
  g_autoptr(HuFlipMap) of_line = map_of (game, &line);
  g_autoptr(HuFlipMap) of_supply = map_of (other, &isolate);

  g_assert_nonnull (of_line->change);
  assert_copy (of_line);
  g_assert_nonnull (of_supply->unit_margins);
  assert_copy (of_supply);
}

/* --- Control --- */

typedef struct
{
  const char *name;
  const char *built;
  const char *units;
  const char *setup;
  const char *log;
  HuSide      units_of;
  gboolean    answer;
  const char *less;
  guint       which; /* the unit in the first of them */
} ControlCase;

/* Does the German side Control D3? */
static const ControlCase control_cases[] = {
  /* A vehicle holds its hex while somebody mans it (26.12).  It is as good to lose it as its
   * broken crew, and the first of them is told; an unbroken crew gains the hex when it goes. */
  { "vehicle-and-its-broken-crew", "", "gt german afv D4 armor=6 crew=none; c german crew gt broken", "russian all",
    "move gt D3", HU_SIDE_FIRST, TRUE, "D3", 0 },
  { "broken-crew-and-its-vehicle", "", "c german crew D4 broken; gt german afv D4 armor=6 crew=none", "russian all",
    "mark c in=gt; move gt D3", HU_SIDE_FIRST, TRUE, "D3", 0 },
  { "vehicle-and-its-crew", "", "gt german afv D4 armor=6 crew=none; c german crew gt", "russian all",
    "move gt D3", HU_SIDE_FIRST, TRUE, "D3", 1 },
  { "vehicle-with-its-own-crew", "", "c german crew D4 broken; gt german afv D4 armor=6 crew=inherent", "russian all",
    "mark c in=gt; move gt D3", HU_SIDE_FIRST, TRUE, "D3", 1 },
  { "gained-for-good", "", "g1 german squad D4", "russian all", "move g1 D3", HU_SIDE_FIRST, TRUE, "", 0 },
  { "one-enemy-prevents", "", "g1 german squad D3; r1 russian squad D3", "russian all", "", HU_SIDE_SECOND, FALSE, "D3", 1 },
  { "two-enemies-prevent", "", "g1 german squad D3; r1 russian squad D3; r2 russian squad D3", "russian all", "",
    HU_SIDE_SECOND, FALSE, "", 0 },
  /* After the game's last phase nothing may follow but notes. */
  { "over", "", "g1 german squad D3; r1 russian squad D3", "russian all", "end; end", HU_SIDE_SECOND, FALSE, "", 0 },
};

static void
test_control_case (gconstpointer data)
{
  const ControlCase *test = data;
  g_autoptr(HuScenario) scenario = hu_control_fixture (test->built, test->units, test->setup);
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  HuHex hex = hu_fixture_hex (scenario, "D3");
  HuQuestion question = { .kind = HU_QUESTION_OWNER, .side = HU_SIDE_FIRST, .units = test->units_of,
                          .subject_kind = HU_SUBJECT_HEX, .subject = hex };
  g_autoptr(HuFlipMap) map = NULL;
  g_autofree char *less = NULL;

  hu_control_play (game, test->log);
  map = map_of (game, &question);
  less = names_of (scenario, map, HU_FLIP_LESS);

  g_assert_cmpint (map->answer, ==, test->answer);
  g_assert_cmpstr (less, ==, test->less);
  g_assert_cmpuint (map->less[hex], ==, *test->less != '\0' ? test->which : HU_UNIT_NONE);
}

/* --- Through the eyes of a side --- */

/* Returns the answer after @event as @viewer sees it; -1: it cannot be. */
static gint
ask_after (HuAdjudicator    *game,
           HuSide            viewer,
           const HuQuestion *question,
           HuEvent          *event)
{
  HuRefusal refusal;
  g_autoptr(HuSnapshot) snapshot =
    hu_adjudicator_what_if_view (game, hu_adjudicator_get_n_events (game), viewer, &event, 1, &refusal, NULL);

  return snapshot != NULL ? hu_question_ask (hu_snapshot_get_state (snapshot), question) : -1;
}

static gboolean
more_flips (HuAdjudicator   *game,
            HuSide           viewer,
            const HuFlipMap *flips,
            guint            spare,
            HuHex            hex)
{
  const HuMap *map = hu_adjudicator_get_scenario (game)->map;
  HuLocation first, end = hu_map_extra_locations (map, hex, &first);

  for (HuLocation location = first - 1; location < end; location++)
    {
      g_autoptr(HuEvent) event = hu_event_new (HU_VERB_PLACE);

      event->unit = spare;
      hu_event_add_place (event, hex, location < first ? HU_STOREY_GROUND : hu_location_storey (map, location));
      if (ask_after (game, viewer, &flips->question, event) == !flips->answer)
        return TRUE;
    }

  return FALSE;
}

/* Returns in how many hexes one more flips. */
static guint
compare_view (HuAdjudicator    *game,
              HuSide            viewer,
              const HuQuestion *question,
              guint             spare)
{
  guint n = hu_adjudicator_get_n_events (game);
  g_autoptr(HuSnapshot) view = hu_adjudicator_view (game, n, viewer);
  const HuState *state = hu_snapshot_get_state (view);
  g_autoptr(HuFlipMap) map = hu_flip_map_new (state, question, NULL, NULL);
  guint flipping = 0;

  for (HuHex hex = 0; hex < (HuHex) map->n_hexes; hex++)
    {
      gboolean flips = (map->may[hex] & HU_FLIP_MORE) && more_flips (game, viewer, map, spare, hex);

      g_assert_cmpint ((map->flips[hex] & HU_FLIP_MORE) != 0, ==, flips);
      g_assert_true (hu_grid_has (state->scenario->map->grid, hex) || map->may[hex] == 0);
      flipping += flips;
    }

  return flipping;
}

static guint
add_spare (HuScenario *scenario,
           HuSide      side)
{
  hu_scenario_add_unit (scenario, side == HU_SIDE_FIRST ? "spare-1" : "spare-2", NULL, side)->kind = HU_UNIT_SQUAD;

  return scenario->units->len - 1;
}

/* On boards with gaps and with units that are hidden or concealed, what a side's map says is
 * what its own what-if says. */
static void
test_view (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint flipping = 0, secrets = 0, gaps = 0;

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < 60; round++)
    {
      g_autoptr(HuGrid) grid = hu_control_random_board (rand, 4, 4);
      g_autoptr(HuScenario) scenario = hu_control_random_scenario_on (rand, grid, 3, 10);
      guint spare[HU_N_SIDES] = { add_spare (scenario, HU_SIDE_FIRST), add_spare (scenario, HU_SIDE_SECOND) };
      HuSide viewer = round % 2;
      g_autoptr(HuAdjudicator) game = NULL;
      g_autoptr(HuSnapshot) view = NULL;

      for (guint i = 0; i < 8; i++)
        if (g_rand_int_range (rand, 0, 3) == 0)
          ((HuUnit *) g_ptr_array_index (scenario->units, i))->states |=
            g_rand_boolean (rand) ? HU_STATE_HIDDEN : HU_STATE_CONCEALED;
      game = hu_adjudicator_new (scenario);
      view = hu_adjudicator_view (game, 0, viewer);
      for (guint i = 0; i < scenario->units->len; i++)
        secrets += hu_snapshot_get_secrecy (view, i) != HU_SECRECY_NONE;
      for (guint i = 0; i < 6; i++)
        {
          HuQuestion question = {
            .kind = HU_QUESTION_OWNER, .side = g_rand_int_range (rand, 0, 2), .units = viewer,
            .subject_kind = HU_SUBJECT_HEX, .subject = g_rand_int_range (rand, 0, grid->n_hexes),
          };

          g_test_message ("round %u, viewer %d, hex %d for side %d", round, viewer, question.subject, question.side);
          if (hu_question_possible (scenario, &question))
            flipping += compare_view (game, viewer, &question, spare[viewer]);
          gaps += !hu_grid_has (grid, question.subject);
        }
    }

  g_test_message ("%u hexes flip, %u units secret, %u questions about no hex", flipping, secrets, gaps);
  g_assert_cmpuint (flipping, >, 20);
  g_assert_cmpuint (secrets, >, 20);
  g_assert_cmpuint (gaps, >, 0);
}

/* A hex that the map has not cannot be asked about, be it as a hex or as a Location. */
static void
test_gap (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (26);
  g_autoptr(HuGrid) grid = hu_grid_new (4, 4, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_LETTERS, NULL, NULL);
  g_autoptr(HuScenario) scenario = NULL;
  const HuHex gap = hu_grid_at (grid, 2, 2), hex = hu_grid_at (grid, 3, 2);

  hu_grid_remove_hex (grid, gap);
  scenario = hu_control_random_scenario_on (rand, grid, 1, 2);
  for (HuSubjectKind kind = HU_SUBJECT_LOCATION; kind <= HU_SUBJECT_HEX; kind++)
    {
      HuQuestion question = { HU_QUESTION_OWNER, HU_SIDE_FIRST, HU_SIDE_FIRST, kind, hex };

      g_assert_true (hu_question_possible (scenario, &question));
      question.subject = gap;
      g_assert_false (hu_question_possible (scenario, &question));
    }
}

/* --- Cancelled, and as it goes on --- */

typedef struct
{
  guint n;
  guint stop_at;
  HuHex flips_known;
  HuHex margins_known;
} Progress;

static gboolean
progress_cb (const HuFlipMap *map,
             gpointer         data)
{
  Progress *progress = data;

  g_assert_cmpint (map->n_flips_known, >=, progress->flips_known);
  g_assert_cmpint (map->n_margins_known, >=, progress->margins_known);
  progress->flips_known = map->n_flips_known;
  progress->margins_known = map->n_margins_known;

  return ++progress->n != progress->stop_at;
}

static void
test_possible (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  HuQuestion isolate = { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = HU_SIDE_FIRST };
  HuQuestion nobody = { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = HU_SIDE_NONE };
  HuQuestion line = { .kind = HU_QUESTION_LINE, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST };
  HuQuestion control = { .kind = HU_QUESTION_OWNER, .side = HU_SIDE_FIRST, .units = HU_SIDE_FIRST };

  g_assert_true (hu_question_possible (scenario, &isolate));
  g_assert_false (hu_question_possible (scenario, &nobody));
  g_assert_false (hu_question_possible (scenario, &line));
  g_assert_false (hu_question_possible (scenario, &control));
}

typedef struct
{
  const char *name;
  HuSide      side;
  gint32      place;
  gboolean    possible;
} PlaceQuestion;

/* Moscow is no city of 4.4; Orel lies in the German's rear, Tula does not. */
static const PlaceQuestion place_questions[] = {
  { "attacker-has-city", HU_SIDE_FIRST, 2, TRUE },
  { "attacker-has-town", HU_SIDE_FIRST, 3, FALSE },
  { "defender-has-city-in-rear", HU_SIDE_SECOND, 1, TRUE },
  { "defender-has-town-in-rear", HU_SIDE_SECOND, 3, TRUE },
  { "defender-has-city-of-his-own", HU_SIDE_SECOND, 2, FALSE },
  { "no-place", HU_SIDE_FIRST, 4, FALSE },
  { "nobody", HU_SIDE_NONE, 2, FALSE },
};

/* The attacker is asked for the cities of 4.4, the defender for the towns of 4.5. */
static void
test_possible_place (gconstpointer data)
{
  const PlaceQuestion *one = data;
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("");
  const HuQuestion question = {
    .kind = HU_QUESTION_PLACE, .side = one->side, .units = HU_SIDE_FIRST, .subject = one->place,
  };

  hu_map_add_place (scenario->map, "yelets", NULL, HU_PLACE_TOWN, hu_fixture_hexes (scenario, "0101"));
  g_assert_cmpint (hu_question_possible (scenario, &question), ==, one->possible);
}

static void
test_progress (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_corridor ("g1 german 0103; s1 soviet 0502");
  g_autoptr(HuAdjudicator) adjudicator = hu_adjudicator_new (scenario);
  g_autoptr(HuSnapshot) snapshot = hu_adjudicator_snapshot (adjudicator, 0);
  HuQuestion question = { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE, .units = HU_SIDE_FIRST };
  Progress progress = { 0 };
  g_autoptr(HuFlipMap) map = hu_flip_map_new (hu_snapshot_get_state (snapshot), &question, progress_cb, &progress);
  guint n = progress.n;

  g_assert_nonnull (map);
  g_assert_cmpuint (n, >, 1);
  g_assert_cmpint (progress.flips_known, ==, scenario->map->grid->n_hexes);
  g_assert_cmpint (progress.margins_known, ==, scenario->map->grid->n_hexes);

  for (guint i = 1; i <= n; i++)
    {
      Progress stopped = { .stop_at = i };

      g_assert_null (hu_flip_map_new (hu_snapshot_get_state (snapshot), &question, progress_cb, &stopped));
      g_assert_cmpuint (stopped.n, ==, i);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/flip-more/possible", test_possible);
  HU_ADD_TABLE ("/flip-more/possible", place_questions, test_possible_place);
  g_test_add_func ("/flip-more/progress", test_progress);
  g_test_add_func ("/flip-more/ring", test_ring);
  g_test_add_func ("/flip-more/chain", test_chain);
  g_test_add_func ("/flip-more/watch/supply", test_watch_supply);
  g_test_add_func ("/flip-more/watch/line", test_watch_line);
  g_test_add_func ("/flip-more/watch/control", test_watch_control);
  g_test_add_func ("/flip-more/copy", test_copy);
  HU_ADD_TABLE ("/flip-more/control", control_cases, test_control_case);
  g_test_add_func ("/flip-more/view", test_view);
  g_test_add_func ("/flip-more/gap", test_gap);

  return g_test_run ();
}
