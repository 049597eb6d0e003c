/*
 * Lifts: the path that counters are led along, what it would change, several
 * counters at once, and putting down.
 */
#include "hu-control-fixture.h"
#include "hu-fixture.h"
#include "hu-drag.h"
#include "hu-often.h"
#include "hu-sudden-death-meter.h"

typedef struct
{
  HuScenario *scenario;
  HuGame     *game;
  HuDrag     *lift;
} Fixture;

/* A field of ten by ten clear hexes without any rules but control by entering. */
static HuScenario *
field (HuOrientation orientation,
       gboolean      shifted_odd)
{
  g_autoptr(HuGrid) grid = hu_grid_new (10, 10, orientation, shifted_odd, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  HuScenario *scenario = hu_scenario_new (map);

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", "German", NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "soviet", "Soviet", NULL);
  g_ptr_array_add (hu_scenario_add_player_turn (scenario, HU_SIDE_FIRST)->phases, g_strdup ("Move"));

  return scenario;
}

static void
add (HuScenario *scenario,
     const char *id,
     HuSide      side,
     const char *hex)
{
  HuUnit *unit = hu_scenario_add_unit (scenario, id, id, side);

  unit->at = hex != NULL ? hu_fixture_hex (scenario, hex) : HU_HEX_NONE;
}

static void
set_lakes (HuScenario *scenario,
           const char *names)
{
  g_autoptr(GArray) hexes = hu_fixture_hexes (scenario, names);

  for (guint i = 0; i < hexes->len; i++)
    scenario->map->terrain[g_array_index (hexes, HuHex, i)] = HU_TERRAIN_LAKE;
}

static void
begin_for (Fixture    *fixture,
           HuScenario *scenario,
           HuSide      viewer,
           const char *ids,
           const char *anchor)
{
  g_auto(GStrv) list = g_strsplit (ids, " ", -1);
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));

  hu_scenario_finish (scenario);
  for (guint i = 0; list[i] != NULL; i++)
    {
      guint unit = hu_fixture_unit (scenario, list[i]);

      g_array_append_val (units, unit);
    }

  fixture->scenario = scenario;
  fixture->game = hu_game_new (scenario, NULL);
  hu_game_set_viewer (fixture->game, viewer);
  fixture->lift = hu_drag_new (fixture->game, units, hu_fixture_hex (scenario, anchor));
  g_assert_nonnull (fixture->lift);
}

static void
begin (Fixture    *fixture,
       HuScenario *scenario,
       const char *ids,
       const char *anchor)
{
  begin_for (fixture, scenario, HU_SIDE_NONE, ids, anchor);
}

static void
end (Fixture *fixture)
{
  g_clear_pointer (&fixture->lift, hu_drag_free);
  g_clear_object (&fixture->game);
  g_clear_pointer (&fixture->scenario, hu_scenario_unref);
}

static gboolean
lead (Fixture    *fixture,
      const char *hex)
{
  return hu_drag_lead_to (fixture->lift, hu_fixture_hex (fixture->scenario, hex));
}

#define assert_hexes(fixture, hexes, expected) \
  G_STMT_START { \
    g_autofree char *found = hu_fixture_names ((fixture)->scenario, hexes); \
    g_assert_cmpstr (found, ==, expected); \
  } G_STMT_END

/* The path of the unit that is held; NULL when direct or astray. */
static const GArray *
get_path (const HuDrag *lift)
{
  return hu_drag_get_direct (lift) || hu_drag_is_astray (lift) ? NULL : g_ptr_array_index (hu_drag_get_ways (lift), 0);
}

static const char *
where (Fixture    *fixture,
       const char *id)
{
  static char name[HU_HEX_NAME_MAX];
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (fixture->game));
  HuHex hex = state->unit_hex[hu_fixture_unit (fixture->scenario, id)];

  return hu_grid_format (fixture->scenario->map->grid, hex, name);
}

static void
test_path_grows_and_shortens (void)
{
  HuScenario *scenario = field (HU_ORIENTATION_FLAT, FALSE);
  Fixture fixture;

  add (scenario, "g1", HU_SIDE_FIRST, "0303");
  begin (&fixture, scenario, "g1", "0303");
  assert_hexes (&fixture, get_path (fixture.lift), "0303");
  g_assert_false (lead (&fixture, "0303"));
  g_assert_null (hu_drag_get_snapshot (fixture.lift));

  g_assert_true (lead (&fixture, "0304"));
  g_assert_true (lead (&fixture, "0305"));
  g_assert_true (lead (&fixture, "0405"));
  assert_hexes (&fixture, get_path (fixture.lift), "0303 0304 0305 0405");
  assert_hexes (&fixture, hu_drag_get_changing (fixture.lift), "0304 0305 0405");

  /* Back over it. */
  g_assert_true (lead (&fixture, "0304"));
  assert_hexes (&fixture, get_path (fixture.lift), "0303 0304");
  assert_hexes (&fixture, hu_drag_get_changing (fixture.lift), "0304");
  g_assert_true (hu_drag_step_back (fixture.lift));
  assert_hexes (&fixture, get_path (fixture.lift), "0303");
  g_assert_null (hu_drag_get_snapshot (fixture.lift));
  g_assert_false (hu_drag_step_back (fixture.lift));
  g_assert_cmpuint (hu_game_get_n_events (fixture.game), ==, 0);
  end (&fixture);
}

/* A pointer that jumps leaves no holes in the path. */
static void
test_path_runs_straight (void)
{
  HuScenario *scenario = field (HU_ORIENTATION_FLAT, FALSE);
  Fixture fixture;

  add (scenario, "g1", HU_SIDE_FIRST, "0203");
  begin (&fixture, scenario, "g1", "0203");
  g_assert_true (lead (&fixture, "0703"));
  g_assert_cmpuint (get_path (fixture.lift)->len, ==, 6);
  end (&fixture);
}

static void
test_path_is_connected (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (771);
  guint n_rounds = hu_draws (400, 20);

  for (guint round = 0; round < n_rounds; round++)
    {
      HuScenario *scenario = field (round % 2 ? HU_ORIENTATION_FLAT : HU_ORIENTATION_POINTY, round / 2 % 2);
      const HuGrid *grid = scenario->map->grid;
      const GArray *path;
      Fixture fixture;
      HuHex last = HU_HEX_NONE;

      add (scenario, "g1", HU_SIDE_FIRST, "0505");
      begin (&fixture, scenario, "g1", "0505");
      for (guint i = 0; i < 6; i++)
        {
          HuHex target = g_rand_int_range (rand, 0, grid->n_hexes);
          guint before = get_path (fixture.lift)->len;

          last = hu_drag_get_target (fixture.lift);
          /* Where it crosses itself, it is the shorter for it. */
          if (hu_drag_lead_to (fixture.lift, target) && get_path (fixture.lift)->len > before)
            g_assert_cmpint (get_path (fixture.lift)->len - before, <=,
                             hu_grid_distance (grid, last, target));
        }

      path = get_path (fixture.lift);
      for (guint i = 1; i < path->len; i++)
        g_assert_cmpint (hu_grid_direction (grid, g_array_index (path, HuHex, i - 1),
                                            g_array_index (path, HuHex, i)), >=, 0);
      g_assert_cmpint (g_array_index (path, HuHex, path->len - 1), ==, hu_drag_get_target (fixture.lift));
      end (&fixture);
    }
}

static void
test_path_goes_round_lakes (void)
{
  HuScenario *scenario = field (HU_ORIENTATION_FLAT, FALSE);
  Fixture fixture;

  set_lakes (scenario, "0404 0405 0406");
  add (scenario, "g1", HU_SIDE_FIRST, "0305");
  begin (&fixture, scenario, "g1", "0305");
  g_assert_true (lead (&fixture, "0505"));
  for (guint i = 0; i < get_path (fixture.lift)->len; i++)
    g_assert_cmpint (scenario->map->terrain[g_array_index (get_path (fixture.lift), HuHex, i)], ==,
                     HU_TERRAIN_CLEAR);

  /* A hex that cannot be entered is not entered; the path stays where it was. */
  g_assert_false (lead (&fixture, "0405"));
  g_assert_true (hu_drag_get_target (fixture.lift) == hu_fixture_hex (scenario, "0505"));
  end (&fixture);
}

static void
test_unreachable (void)
{
  HuScenario *scenario = field (HU_ORIENTATION_FLAT, FALSE);
  Fixture fixture;

  for (gint row = 1; row <= 10; row++)
    {
      g_autofree char *name = g_strdup_printf ("05%02d", row);

      set_lakes (scenario, name);
    }
  add (scenario, "g1", HU_SIDE_FIRST, "0305");
  begin (&fixture, scenario, "g1", "0305");
  g_assert_true (lead (&fixture, "0405"));
  g_assert_false (hu_drag_is_astray (fixture.lift));

  /* Put down there it is, but without a path. */
  g_assert_true (lead (&fixture, "0705"));
  g_assert_true (hu_drag_is_astray (fixture.lift));
  g_assert_null (get_path (fixture.lift));
  assert_hexes (&fixture, hu_drag_get_changing (fixture.lift), "0705");
  assert_hexes (&fixture, g_ptr_array_index (hu_drag_get_ways (fixture.lift), 0), "0305 0705");

  /* A step back is where the path ended. */
  g_assert_true (hu_drag_step_back (fixture.lift));
  assert_hexes (&fixture, get_path (fixture.lift), "0305 0405");
  g_assert_false (hu_drag_is_astray (fixture.lift));

  /* A direct drag, without a path, is not astray. */
  g_assert_true (hu_drag_set_direct (fixture.lift, TRUE));
  g_assert_true (lead (&fixture, "0705"));
  g_assert_false (hu_drag_is_astray (fixture.lift));
  assert_hexes (&fixture, hu_drag_get_changing (fixture.lift), "0705");
  end (&fixture);
}

/* 0505 is an enemy's: what is led over it goes round it, unless it is to go through. */
static void
test_path_goes_round_enemies (void)
{
  HuScenario *scenario = field (HU_ORIENTATION_FLAT, FALSE);
  HuRefusal refusal;
  Fixture fixture;

  add (scenario, "g1", HU_SIDE_FIRST, "0503");
  add (scenario, "s1", HU_SIDE_SECOND, "0505");
  begin (&fixture, scenario, "g1", "0503");
  g_assert_true (lead (&fixture, "0504"));
  g_assert_true (lead (&fixture, "0505"));
  assert_hexes (&fixture, get_path (fixture.lift), "0503 0504 0505");
  g_assert_true (lead (&fixture, "0506"));
  assert_hexes (&fixture, get_path (fixture.lift), "0503 0504 0404 0405 0506");
  assert_hexes (&fixture, hu_drag_get_changing (fixture.lift), "0504 0404 0405 0506");

  /* Back the way one came. */
  g_assert_true (lead (&fixture, "0505"));
  assert_hexes (&fixture, get_path (fixture.lift), "0503 0504 0505");
  g_assert_true (lead (&fixture, "0506"));
  g_assert_true (lead (&fixture, "0405"));
  assert_hexes (&fixture, get_path (fixture.lift), "0503 0504 0404 0405");
  g_assert_true (lead (&fixture, "0506"));

  g_assert_true (hu_drag_set_through (fixture.lift, TRUE));
  g_assert_false (hu_drag_set_through (fixture.lift, TRUE));
  assert_hexes (&fixture, get_path (fixture.lift), "0503 0504 0505 0405 0506");
  g_assert_true (hu_drag_set_through (fixture.lift, FALSE));
  assert_hexes (&fixture, get_path (fixture.lift), "0503 0504 0404 0405 0506");

  g_assert_true (hu_drag_put_down (fixture.lift, &refusal));
  assert_hexes (&fixture, hu_game_get_event (fixture.game, 0)->hexes, "0504 0404 0405 0506");
  end (&fixture);
}

/* One jump of the pointer, from one side of the enemy to the other. */
static void
test_jump_goes_round_enemies (void)
{
  HuScenario *scenario = field (HU_ORIENTATION_FLAT, FALSE);
  Fixture fixture;

  add (scenario, "g1", HU_SIDE_FIRST, "0503");
  add (scenario, "s1", HU_SIDE_SECOND, "0505");
  begin (&fixture, scenario, "g1", "0503");
  g_assert_true (lead (&fixture, "0507"));
  g_assert_cmpuint (get_path (fixture.lift)->len, ==, 6);
  g_assert_false (hu_hexes_have (get_path (fixture.lift), hu_fixture_hex (scenario, "0505")));
  g_assert_true (hu_drag_set_through (fixture.lift, TRUE));
  assert_hexes (&fixture, get_path (fixture.lift), "0503 0504 0505 0506 0507");
  end (&fixture);
}

/* Led across a front nobody marches round its end: that is as if there were no way. */
static void
test_across_a_front (void)
{
  HuScenario *scenario = field (HU_ORIENTATION_FLAT, FALSE);
  HuRefusal refusal;
  Fixture fixture;

  add (scenario, "g1", HU_SIDE_FIRST, "0403");
  for (gint row = 1; row <= 9; row++)
    {
      g_autofree char *name = g_strdup_printf ("05%02d", row);

      add (scenario, name, HU_SIDE_SECOND, name);
    }
  begin (&fixture, scenario, "g1", "0403");
  g_assert_true (lead (&fixture, "0503"));
  g_assert_false (hu_drag_is_astray (fixture.lift));
  g_assert_true (lead (&fixture, "0603"));
  g_assert_true (hu_drag_is_astray (fixture.lift));
  assert_hexes (&fixture, g_ptr_array_index (hu_drag_get_ways (fixture.lift), 0), "0403 0603");
  g_assert_true (hu_drag_put_down (fixture.lift, &refusal));
  assert_hexes (&fixture, hu_game_get_event (fixture.game, 0)->hexes, "0603");
  end (&fixture);
}

/* C3 is an enemy's: who does not know it goes straight through, and so learns nothing. */
static void
test_unseen_changes_no_path (void)
{
  static const struct
  {
    HuSide      viewer;
    const char *enemy;
    gboolean    straight;
  } cases[] = {
    { HU_SIDE_NONE, "h russian squad C3 hidden", FALSE },
    { HU_SIDE_FIRST, "h russian squad C3 hidden", TRUE },
    { HU_SIDE_FIRST, "h russian squad D6", TRUE },
    { HU_SIDE_FIRST, "h russian squad C3 concealed", FALSE },
    { HU_SIDE_FIRST, "h russian dummy C3 concealed", FALSE },
    { HU_SIDE_NONE, "h russian dummy C3", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *units = g_strdup_printf ("g german ground C2; %s", cases[i].enemy);
      Fixture fixture;

      begin_for (&fixture, hu_control_fixture ("", units, "german C2"), cases[i].viewer, "g", "C2");
      g_assert_true (lead (&fixture, "C4"));
      g_assert_cmpint (hu_hexes_have (get_path (fixture.lift), hu_fixture_hex (fixture.scenario, "C3")), ==,
                       cases[i].straight);
      end (&fixture);
    }
}

static void
test_air_flies_over (void)
{
  static const HuUnitKind kinds[] = { HU_UNIT_AIR, HU_UNIT_SQUAD };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      HuScenario *scenario = field (HU_ORIENTATION_FLAT, FALSE);
      Fixture fixture;

      add (scenario, "g1", HU_SIDE_FIRST, "0503");
      add (scenario, "s1", HU_SIDE_SECOND, "0505");
      ((HuUnit *) hu_scenario_get_unit (scenario, 0))->kind = kinds[i];
      begin (&fixture, scenario, "g1", "0503");
      hu_map_set_hexside (scenario->map, HU_HEXSIDE_CLIFF, hu_fixture_hex (scenario, "0503"),
                          hu_fixture_hex (scenario, "0504"));
      g_assert_true (lead (&fixture, "0507"));
      assert_hexes (&fixture, get_path (fixture.lift), "0503 0504 0505 0506 0507");
      end (&fixture);
    }
}

/* Two units side by side each go round what is in their own way; one surrounded has no path. */
static void
test_each_goes_its_own_way (void)
{
  HuScenario *scenario = field (HU_ORIENTATION_FLAT, FALSE);
  static const char *ring[] = { "0804", "0905", "0906", "0806", "0706", "0705" };
  HuRefusal refusal;
  Fixture fixture;

  add (scenario, "g1", HU_SIDE_FIRST, "0303");
  add (scenario, "g2", HU_SIDE_FIRST, "0603");
  add (scenario, "g3", HU_SIDE_FIRST, "0805");
  add (scenario, "s1", HU_SIDE_SECOND, "0604");
  for (guint i = 0; i < G_N_ELEMENTS (ring); i++)
    add (scenario, ring[i], HU_SIDE_SECOND, ring[i]);
  begin (&fixture, scenario, "g1 g2 g3", "0303");
  g_assert_true (lead (&fixture, "0304"));
  g_assert_true (lead (&fixture, "0305"));
  assert_hexes (&fixture, g_ptr_array_index (hu_drag_get_ways (fixture.lift), 0), "0303 0304 0305");
  assert_hexes (&fixture, g_ptr_array_index (hu_drag_get_ways (fixture.lift), 1), "0603 0504 0505 0605");
  assert_hexes (&fixture, g_ptr_array_index (hu_drag_get_ways (fixture.lift), 2), "0805 0807");
  g_assert_true (hu_drag_is_astray (fixture.lift));
  g_assert_true (hu_drag_put_down (fixture.lift, &refusal));
  assert_hexes (&fixture, hu_game_get_event (fixture.game, 0)->hexes, "0304 0305");
  assert_hexes (&fixture, hu_game_get_event (fixture.game, 1)->hexes, "0504 0505 0605");
  assert_hexes (&fixture, hu_game_get_event (fixture.game, 2)->hexes, "0807");
  end (&fixture);
}

static void
test_direct (void)
{
  HuScenario *scenario = field (HU_ORIENTATION_FLAT, FALSE);
  HuRefusal refusal;
  Fixture fixture;

  add (scenario, "g1", HU_SIDE_FIRST, "0303");
  begin (&fixture, scenario, "g1", "0303");
  g_assert_true (lead (&fixture, "0304"));
  g_assert_true (hu_drag_set_direct (fixture.lift, TRUE));
  g_assert_false (hu_drag_set_direct (fixture.lift, TRUE));
  g_assert_true (lead (&fixture, "0308"));
  g_assert_null (get_path (fixture.lift));
  assert_hexes (&fixture, hu_drag_get_changing (fixture.lift), "0308");

  /* No longer direct, the path takes up from where it was. */
  g_assert_true (hu_drag_set_direct (fixture.lift, FALSE));
  assert_hexes (&fixture, get_path (fixture.lift), "0303 0304 0305 0306 0307 0308");

  g_assert_true (hu_drag_set_direct (fixture.lift, TRUE));
  g_assert_true (hu_drag_put_down (fixture.lift, &refusal));
  g_assert_cmpuint (hu_game_get_event (fixture.game, 0)->hexes->len, ==, 1);
  g_assert_cmpstr (where (&fixture, "g1"), ==, "0308");
  end (&fixture);
}

static void
test_put_down (void)
{
  HuScenario *scenario = field (HU_ORIENTATION_FLAT, FALSE);
  HuRefusal refusal;
  Fixture fixture;

  add (scenario, "g1", HU_SIDE_FIRST, "0303");
  begin (&fixture, scenario, "g1", "0303");
  g_assert_true (hu_drag_put_down (fixture.lift, &refusal));
  g_assert_cmpuint (hu_game_get_n_events (fixture.game), ==, 0);

  lead (&fixture, "0304");
  lead (&fixture, "0305");
  g_assert_true (hu_drag_put_down (fixture.lift, &refusal));
  g_assert_cmpuint (hu_game_get_n_events (fixture.game), ==, 1);
  assert_hexes (&fixture, hu_game_get_event (fixture.game, 0)->hexes, "0304 0305");
  g_assert_cmpstr (where (&fixture, "g1"), ==, "0305");
  end (&fixture);
}

/* On any lattice, every unit keeps its distance from the anchor. */
static void
test_formation (gconstpointer data)
{
  gint variant = GPOINTER_TO_INT (data);
  HuScenario *scenario =
    field (variant & 1 ? HU_ORIENTATION_POINTY : HU_ORIENTATION_FLAT, (variant & 2) != 0);
  const HuGrid *grid = scenario->map->grid;
  static const char *ids[] = { "g1", "g2", "g3" };
  static const char *starts[] = { "0505", "0605", "0404" };
  HuRefusal refusal;
  Fixture fixture;

  for (guint i = 0; i < 3; i++)
    add (scenario, ids[i], HU_SIDE_FIRST, starts[i]);
  begin (&fixture, scenario, "g1 g2 g3", "0505");

  for (HuHex target = 0; target < grid->n_hexes; target++)
    {
      const HuState *after;

      if (!hu_drag_lead_to (fixture.lift, target) || hu_drag_get_snapshot (fixture.lift) == NULL)
        continue;

      after = hu_snapshot_get_state (hu_drag_get_snapshot (fixture.lift));
      g_assert_cmpint (after->unit_hex[0], ==, target);
      for (guint i = 0; i < 3; i++)
        for (guint j = 0; j < 3; j++)
          g_assert_cmpint (hu_grid_direction (grid, after->unit_hex[i], after->unit_hex[j]), ==,
                           hu_grid_direction (grid, hu_fixture_hex (scenario, starts[i]),
                                              hu_fixture_hex (scenario, starts[j])));
    }

  g_assert_true (lead (&fixture, "0507"));
  g_assert_true (hu_drag_put_down (fixture.lift, &refusal));
  g_assert_cmpuint (hu_game_get_n_events (fixture.game), ==, 3);
  hu_game_undo (fixture.game);
  g_assert_cmpuint (hu_game_get_position (fixture.game), ==, 0);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpstr (where (&fixture, ids[i]), ==, starts[i]);
  end (&fixture);
}

/* One that would end off the map: none of them moves. */
static void
test_formation_at_the_edge (void)
{
  HuScenario *scenario = field (HU_ORIENTATION_FLAT, FALSE);
  HuRefusal refusal;
  Fixture fixture;

  add (scenario, "g1", HU_SIDE_FIRST, "0505");
  add (scenario, "g2", HU_SIDE_FIRST, "0502");
  begin (&fixture, scenario, "g1 g2", "0505");
  g_assert_true (lead (&fixture, "0502"));
  g_assert_null (hu_drag_get_snapshot (fixture.lift));
  g_assert_false (hu_drag_put_down (fixture.lift, &refusal));
  g_assert_cmpint (refusal.code, ==, HU_REFUSAL_OFF_MAP_HEX);
  g_assert_cmpuint (hu_game_get_n_events (fixture.game), ==, 0);

  /* Still held: a step less and it can be. */
  g_assert_true (lead (&fixture, "0504"));
  g_assert_true (hu_drag_put_down (fixture.lift, &refusal));
  g_assert_cmpstr (where (&fixture, "g2"), ==, "0501");
  end (&fixture);
}

static void
test_who_can_be_lifted (void)
{
  HuScenario *scenario = field (HU_ORIENTATION_FLAT, FALSE);
  g_autoptr(GArray) nobody = g_array_new (FALSE, FALSE, sizeof (guint));
  Fixture fixture;
  guint waiting;

  add (scenario, "g1", HU_SIDE_FIRST, "0505");
  add (scenario, "s1", HU_SIDE_SECOND, "0606");
  add (scenario, "g2", HU_SIDE_FIRST, NULL);
  add (scenario, "g3", HU_SIDE_FIRST, "0707");
  begin (&fixture, scenario, "g1 s1 g2 g3", "0505");
  g_assert_cmpuint (hu_drag_get_units (fixture.lift)->len, ==, 2);
  g_assert_cmpint (hu_drag_get_side (fixture.lift), ==, HU_SIDE_FIRST);

  waiting = hu_fixture_unit (scenario, "g2");
  g_array_append_val (nobody, waiting);
  g_assert_null (hu_drag_new (fixture.game, nobody, 0));
  end (&fixture);
}

/* The meters of what-if are those of the game once put down. */
static void
test_what_if_is_what_comes (void)
{
  HuScenario *scenario = hu_fixture_corridor ("g1 german 0501; s1 soviet 0304");
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
  guint unit = hu_fixture_unit (scenario, "g1");
  g_autoptr(HuGame) game = hu_game_new (scenario, NULL);
  g_autoptr(HuDrag) lift = NULL;
  HuRefusal refusal;
  gint64 expected;

  g_array_append_val (units, unit);
  lift = hu_drag_new (game, units, hu_fixture_hex (scenario, "0501"));
  hu_drag_set_direct (lift, TRUE);
  g_assert_true (hu_drag_lead_to (lift, hu_fixture_hex (scenario, "0302")));
  expected = hu_snapshot_get_meter (hu_drag_get_snapshot (lift), HU_SUDDEN_DEATH_METER_LIFELINE)->value;
  g_assert_cmpint (expected, ==, 0);
  g_assert_cmpint (hu_snapshot_get_meter (hu_game_get_snapshot (game), HU_SUDDEN_DEATH_METER_LIFELINE)->value, ==, 1);
  g_assert_true (hu_drag_put_down (lift, &refusal));
  g_assert_cmpint (hu_snapshot_get_meter (hu_game_get_snapshot (game), HU_SUDDEN_DEATH_METER_LIFELINE)->value, ==,
                   expected);
  hu_scenario_unref (scenario);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lift/path-grows-and-shortens", test_path_grows_and_shortens);
  g_test_add_func ("/lift/path-runs-straight", test_path_runs_straight);
  g_test_add_func ("/lift/path-is-connected", test_path_is_connected);
  g_test_add_func ("/lift/path-goes-round-lakes", test_path_goes_round_lakes);
  g_test_add_func ("/lift/unreachable", test_unreachable);
  g_test_add_func ("/lift/path-goes-round-enemies", test_path_goes_round_enemies);
  g_test_add_func ("/lift/jump-goes-round-enemies", test_jump_goes_round_enemies);
  g_test_add_func ("/lift/across-a-front", test_across_a_front);
  g_test_add_func ("/lift/unseen-changes-no-path", test_unseen_changes_no_path);
  g_test_add_func ("/lift/air-flies-over", test_air_flies_over);
  g_test_add_func ("/lift/each-goes-its-own-way", test_each_goes_its_own_way);
  g_test_add_func ("/lift/direct", test_direct);
  g_test_add_func ("/lift/put-down", test_put_down);
  g_test_add_data_func ("/lift/formation/flat-even", GINT_TO_POINTER (0), test_formation);
  g_test_add_data_func ("/lift/formation/pointy-even", GINT_TO_POINTER (1), test_formation);
  g_test_add_data_func ("/lift/formation/flat-odd", GINT_TO_POINTER (2), test_formation);
  g_test_add_data_func ("/lift/formation/pointy-odd", GINT_TO_POINTER (3), test_formation);
  g_test_add_func ("/lift/formation/at-the-edge", test_formation_at_the_edge);
  g_test_add_func ("/lift/who-can-be-lifted", test_who_can_be_lifted);
  g_test_add_func ("/lift/what-if-is-what-comes", test_what_if_is_what_comes);

  return g_test_run ();
}
