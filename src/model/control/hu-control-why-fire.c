/*
 * Reasons of Fires: by which events those began that keep something from a side, and from where they spread; and Fires that keep
 * nothing, being joined, or beside the edge of the map.
 */
#include "config.h"

#include "hu-control-why-private.h"

#include "hu-control-reason.h"
#include "hu-explain-control.h"
#include "hu-why-node-private.h"

#define MOST_FIRES 6

static HuLocation
place_of (const HuMap   *map,
          const HuEvent *event,
          guint          index)
{
  return hu_map_location (map, g_array_index (event->hexes, HuHex, index), hu_event_get_storey (event, index));
}

/* The event by which the Fire that burns there after the first @end events began, which may have grown since; 0: it burned at
 * the set-up. */
static guint
find_start (HuGame     *game,
            HuLocation  location,
            guint       end)
{
  const HuMap *map = hu_game_get_scenario (game)->map;

  for (guint event = end; event > 0; event--)
    {
      const HuEvent *cause = hu_game_get_event (game, event - 1);

      if (cause->verb == HU_VERB_FIRE && place_of (map, cause, 0) == location &&
          !(hu_state_hazard (hu_game_peek_before (game, event), location) & HU_HAZARD_FIRE))
        return event;
    }

  return 0;
}

/* Adds the event by which the Fire there began to @events, and those by which it came from elsewhere. */
static void
trace (HuGame     *game,
       HuLocation  location,
       GArray     *events)
{
  const HuMap *map = hu_game_get_scenario (game)->map;
  guint event = find_start (game, location, hu_game_get_position (game));

  while (event > 0 && !hu_numbers_have (events, event))
    {
      const HuEvent *cause = hu_game_get_event (game, event - 1);

      g_array_append_val (events, event);
      if (cause->cause != HU_CAUSE_SPREAD || cause->hexes->len < 2)
        return;
      event = find_start (game, place_of (map, cause, 1), event - 1);
    }
}

static gint
compare (gconstpointer a,
         gconstpointer b)
{
  return (*(const guint *) a > *(const guint *) b) - (*(const guint *) a < *(const guint *) b);
}

void
_hu_why_add_fires (HuWhyNode      *self,
                   GListStore     *list,
                   const HuReason *reason)
{
  g_autoptr(GArray) events = g_array_new (FALSE, FALSE, sizeof (guint));
  HuClauseId clause = reason->clause;

  if (clause != HU_CLAUSE_KINDLED && clause != HU_CLAUSE_CUT_OFF && clause != HU_CLAUSE_BOTH_FORFEIT)
    return;
  if (reason->places == NULL || self->snapshot != hu_game_get_snapshot (self->game))
    return;

  for (guint i = 0; i < reason->places->len; i++)
    trace (self->game, g_array_index (reason->places, HuLocation, i), events);
  g_array_sort (events, compare);
  for (guint i = 0; i < MIN (events->len, MOST_FIRES); i++)
    _hu_why_add_event (list, self->game, self->snapshot, g_array_index (events, guint, i));
}

/* --- Fires that keep nothing --- */

static gboolean
is_joined (const HuState *state,
           HuLocation     location)
{
  HuSide kindler;

  return hu_control_fire_joined (state, location, &kindler) != NULL && kindler == HU_SIDE_NONE;
}

static gboolean
are_joined (const HuState *state,
            gconstpointer  data)
{
  const GArray *locations = data;

  for (guint i = 0; i < locations->len; i++)
    if (!is_joined (state, g_array_index (locations, HuLocation, i)))
      return FALSE;

  return TRUE;
}

/* Takes @fires.  @since: the event by which they came to count so, or 0; @then: that is over. */
static void
add_joined (HuWhyNode  *self,
            GListStore *list,
            GArray     *fires,
            guint       since,
            gboolean    then)
{
  g_autoptr(GArray) locations = fires;

  if (locations->len > 0)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                         hu_explain_joined_fires (self->snapshot, locations, since, then)), "26.16");
}

void
_hu_why_add_joined (HuWhyNode     *self,
                    GListStore    *list,
                    HuSubjectKind  kind,
                    gint32         subject)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  const HuMap *map = state->scenario->map;
  GArray *fires = g_array_new (FALSE, FALSE, sizeof (HuLocation));

  for (HuLocation location = 0; location < hu_map_n_locations (map); location++)
    if (is_joined (state, location) &&
        (kind == HU_SUBJECT_BUILDING ? hu_location_building (map, location) == subject
         : kind == HU_SUBJECT_HEX    ? hu_location_hex (map, location) == subject
                                     : location == subject))
      g_array_append_val (fires, location);
  /* A what-if is no moment of the log; Fires are no secret. */
  add_joined (self, list, fires,
              fires->len > 0 && self->snapshot == hu_game_get_snapshot (self->game) ? _hu_why_find_since (self, are_joined, fires)
                                                                                    : 0, FALSE);
}

void
_hu_why_add_joined_by (HuWhyNode  *self,
                       GListStore *list,
                       HuSnapshot *after)
{
  const HuState *state = hu_snapshot_get_state (after);
  g_autoptr(HuSnapshot) before = hu_game_get_snapshot_at (self->game, self->index - 1);
  GArray *fires = g_array_new (FALSE, FALSE, sizeof (HuLocation));

  for (HuLocation location = 0; location < hu_map_n_locations (state->scenario->map); location++)
    if (is_joined (state, location) && !is_joined (hu_snapshot_get_state (before), location))
      g_array_append_val (fires, location);
  add_joined (self, list, fires, 0, self->event < hu_game_get_position (self->game));
}

void
_hu_why_add_burning (HuWhyNode     *self,
                     GListStore    *list,
                     HuSubjectKind  kind,
                     gint32         subject)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  const HuMap *map = state->scenario->map;

  /* A what-if is no moment of the log; kindled Fires are told as what keeps the place from a side, joined ones for themselves. */
  if (self->snapshot != hu_game_get_snapshot (self->game))
    return;

  for (HuLocation location = 0; location < hu_map_n_locations (map); location++)
    {
      HuSide kindler;
      guint event;

      if (!(hu_state_hazard (state, location) & HU_HAZARD_FIRE) ||
          !(kind == HU_SUBJECT_BUILDING ? hu_location_building (map, location) == subject : location == subject))
        continue;
      hu_control_fire_joined (state, location, &kindler);
      if (kindler != HU_SIDE_NONE || is_joined (state, location))
        continue;
      event = find_start (self->game, location, hu_game_get_position (self->game));
      _hu_why_set_rule (_hu_why_add_below (self, list, event > 0 ? WHY_EVENT : WHY_FACT, event,
                                           hu_explain_burning (self->snapshot, location, event)), "26.161");
    }
}

void
_hu_why_add_edge (HuWhyNode  *self,
                  GListStore *list,
                  HuHex       hex)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  gboolean edge = FALSE, kindled = FALSE;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex beside = hu_grid_neighbour (state->scenario->map->grid, hex, direction);
      guint hazard = beside == HU_HEX_NONE ? 0 : hu_state_hazard (state, beside);

      edge |= beside == HU_HEX_NONE;
      kindled |= (hazard & HU_HAZARD_KINDLED) != 0;
      if (beside != HU_HEX_NONE && (hazard & HU_HAZARD_FIRE) != HU_FIRE_BLAZE)
        return;
    }
  if (edge && kindled)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_edge ()), "26.16");
}
