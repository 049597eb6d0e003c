/*
 * The position of a game at one moment as a start of its own.
 *
 * Everything that the format can express of a start is carried over: the places and states
 * of units, control, clock, points, fires.  Requirements that past events have settled are
 * removed from the rules' data.  Anything that a start cannot express is reported, and
 * never dropped silently.
 */
#include "config.h"

#include "hu-node-game.h"
#include "hu-system-lists.h"
#include "hu-workshop-moment-private.h"
#include "hu-workshop-private.h"

#include <string.h>
#include <glib/gi18n-lib.h>

/* --- Units --- */

void
_hu_moment_put_at (HuNode    **draft,
                   const char *pointer,
                   HuNode     *value)
{
  HuNode *made = hu_node_with_at (*draft, pointer, value);

  if (value != NULL)
    hu_node_unref (value);
  g_return_if_fail (made != NULL);
  hu_node_unref (*draft);
  *draft = made;
}

gboolean
_hu_moment_is_gone (const HuState *state,
                    guint          unit)
{
  return state->unit_status[unit] != HU_UNIT_WAITING && state->unit_status[unit] != HU_UNIT_ON_MAP;
}

static void
put_vehicle (HuNode       **unit,
             const HuState *state,
             guint          index)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, index);
  HuNode *vehicle = hu_node_find (*unit, "vehicle");

  if (counter->vehicle == NULL || vehicle == NULL)
    return;

  hu_node_ref (vehicle);
  hu_node_put (&vehicle, "ma", hu_node_new_text (hu_ma_to_string ((HuMainArmament) state->unit_ma[index])));
  hu_node_put (&vehicle, "crew", hu_node_new_text (hu_crew_to_string ((HuCrew) state->unit_crew[index])));
  hu_node_put (unit, "vehicle", vehicle);
  /* The leader aboard a vehicle may be gone. */
  if (counter->has_aboard && !(state->unit_states[index] & HU_STATE_ABOARD))
    hu_node_put (unit, "aboard", NULL);
}

static HuNode *
unit_at_moment (HuNode        *before,
                const HuState *state,
                guint          index)
{
  const HuMap *map = state->scenario->map;
  HuNode *unit = hu_node_ref (before);
  guint in = state->unit_in[index];

  hu_node_put (&unit, "at", hu_node_of_location (map, hu_state_unit_location (state, index)));
  hu_node_put (&unit, "in", in != HU_UNIT_NONE ? hu_node_new_text (hu_scenario_get_unit (state->scenario, in)->id) : NULL);
  /* A state that is as a unit's usually is has no key. */
  for (guint word = 0; word < HU_N_STATE_WORDS; word++)
    {
      const char *key = hu_state_word_to_string (word);
      gboolean now = (state->unit_states[index] >> word & 1) != 0;
      gboolean was = (hu_scenario_get_unit (state->scenario, index)->states >> word & 1) != 0;

      if (now != was)
        hu_node_put (&unit, key, hu_node_new_boolean (now));
    }
  put_vehicle (&unit, state, index);
  if (hu_scenario_get_unit (state->scenario, index)->kind == HU_UNIT_LEADER &&
      hu_scenario_get_unit (state->scenario, index)->leadership != state->unit_leadership[index])
    hu_node_put (&unit, "leadership", hu_node_new_integer (state->unit_leadership[index]));
  /* A unit that has come on is awaited no more. */
  if (state->unit_status[index] != HU_UNIT_WAITING)
    hu_node_put (&unit, "arrives", NULL);

  return unit;
}

/* --- Start --- */

static void
carry_clock (HuNode       **draft,
             const HuClock *clock)
{
  HuNode *made;

  if (clock->turn == 1 && clock->player_turn == 0 && clock->phase == 0)
    {
      _hu_moment_put_at (draft, "/start/clock", NULL);
      return;
    }

  made = hu_node_new_object ();
  hu_node_put (&made, "turn", hu_node_new_integer (clock->turn));
  hu_node_put (&made, "player_turn", hu_node_new_integer (clock->player_turn + 1));
  hu_node_put (&made, "phase", hu_node_new_integer (clock->phase + 1));
  _hu_moment_put_at (draft, "/start/clock", made);
}

static void
carry_control (HuNode       **draft,
               const HuState *state)
{
  g_autoptr(HuScenario) now = hu_scenario_new_repainted ((HuScenario *) state->scenario, state->scenario->map);

  memcpy (now->start.hex_owner, state->hex_owner, (gsize) state->scenario->map->grid->n_hexes);
  _hu_moment_put_at (draft, "/start/control", hu_node_of_owners (now));
}

static void
carry_fires (HuNode       **draft,
             const HuState *state)
{
  const HuMap *map = state->scenario->map;
  GPtrArray *fires = g_ptr_array_new ();

  for (HuLocation location = 0; location < hu_map_n_locations (map); location++)
    {
      guint kind = hu_state_hazard (state, location) & HU_HAZARD_FIRE;
      HuNode *fire;

      if (kind == HU_FIRE_NONE)
        continue;
      fire = hu_node_new_object ();
      hu_node_put (&fire, "at", hu_node_of_location (map, location));
      hu_node_put (&fire, "level", hu_node_new_text (hu_fire_kind_to_string ((HuFireKind) kind)));
      g_ptr_array_add (fires, fire);
    }

  if (fires->len > 0)
    _hu_moment_put_at (draft, "/start/fires", hu_node_new_list_take (fires));
  else
    {
      _hu_moment_put_at (draft, "/start/fires", NULL);
      g_ptr_array_unref (fires);
    }
}

/* --- All of it --- */

static HuNode *
new_draft (const HuSnapshot *snapshot)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(GPtrArray) no_events = g_ptr_array_new ();
  HuNode *draft = hu_node_of_game ((HuScenario *) hu_snapshot_get_scenario (snapshot), no_events);
  const HuNode *units = hu_node_find (draft, "units");
  GPtrArray *made = g_ptr_array_new ();

  for (guint i = 0; i < hu_node_get_n (units); i++)
    if (!_hu_moment_is_gone (state, i))
      g_ptr_array_add (made, unit_at_moment (hu_node_get_element (units, i), state, i));
  hu_node_put (&draft, "units", hu_node_new_list_take (made));
  carry_clock (&draft, hu_snapshot_get_clock (snapshot));
  carry_control (&draft, state);
  carry_fires (&draft, state);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_findings (snapshot, id) != NULL)
      hu_system_lists_get (id)->carry (&draft, snapshot);

  return draft;
}

/**
 * hu_workshop_new_from_moment:
 * @snapshot: a game at a moment, in truth
 * @left_behind: (element-type utf8): an array with a free function; takes a sentence for each thing
 *   of that moment that a start cannot express
 *
 * Begins with the position of a game: the situation at that moment becomes the start, and
 * no event has happened.  Units that are out of the game are not in the new one.
 */
HuWorkshop *
hu_workshop_new_from_moment (const HuSnapshot *snapshot,
                             GPtrArray        *left_behind)
{
  HuWorkshop *self;

  g_return_val_if_fail (snapshot != NULL && left_behind != NULL, NULL);

  self = hu_workshop_new_from_draft (new_draft (snapshot));
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_findings (snapshot, id) != NULL && hu_system_lists_get (id)->note_left != NULL)
      hu_system_lists_get (id)->note_left (self, snapshot, left_behind);
  if (hu_snapshot_get_clock (snapshot)->over)
    g_ptr_array_add (left_behind, g_strdup (_("That game was over: the new one begins in the last phase, which is still to be "
                                              "ended.")));

  return self;
}
