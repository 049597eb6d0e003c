/*
 * Values of units that a menu offers one of: a vehicle's main armament, a leader's modifier.
 */
#include "config.h"

#include "hu-candidates.h"
#include "hu-map-tactical-private.h"

/* A value that no unit has. */
#define DIFFERENT G_MAXINT

static const HuState *
get_state (HuMapView *self)
{
  return hu_snapshot_get_state (hu_game_get_snapshot (self->game));
}

static gint
get_ma (const HuState *state,
        guint          unit)
{
  return state->unit_ma[unit];
}

static gint
get_leadership (const HuState *state,
                guint          unit)
{
  return state->unit_leadership[unit];
}

static void
set_ma (HuEvent *event,
        gint     value)
{
  event->has_ma = TRUE;
  event->ma = (HuMainArmament) value;
}

static void
set_leadership (HuEvent *event,
                gint     value)
{
  event->has_leadership = TRUE;
  event->leadership = (gint8) CLAMP (value, -HU_LEADERSHIP_MOST, HU_LEADERSHIP_MOST);
}

static const struct
{
  const char *action;
  HuUnitKind  kind;
  gint      (*get) (const HuState *state, guint unit);
  void      (*set) (HuEvent *event, gint value);
} values[HU_N_MARKED_VALUES] = {
  [HU_MARKED_MA] = { "main-armament", HU_UNIT_VEHICLE, get_ma, set_ma },
  [HU_MARKED_LEADERSHIP] = { "leadership", HU_UNIT_LEADER, get_leadership, set_leadership },
};

/* The menu of a unit whose kind its viewer does not know must not tell it. */
static gboolean
can_have (HuMapView    *self,
          HuMarkedValue value,
          guint         unit)
{
  return hu_scenario_get_unit (get_state (self)->scenario, unit)->kind == values[value].kind &&
         hu_candidates_is_known (hu_game_get_snapshot (self->game), unit);
}

static HuMarkedValue
find_value (GSimpleAction *action)
{
  guint value = 0;

  while (value + 1 < HU_N_MARKED_VALUES && !g_str_equal (values[value].action, g_action_get_name (G_ACTION (action))))
    value++;

  return (HuMarkedValue) value;
}

static void
change_cb (GSimpleAction *action,
           GVariant      *wanted,
           gpointer       data)
{
  HuMapView *self = data;
  HuMarkedValue value = find_value (action);
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  g_autoptr(GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      HuEvent *event;

      if (!can_have (self, value, unit) || values[value].get (get_state (self), unit) == g_variant_get_int32 (wanted))
        continue;

      event = hu_event_new_mark (unit, 0, 0);
      values[value].set (event, g_variant_get_int32 (wanted));
      g_ptr_array_add (events, event);
    }

  _hu_map_view_append (self, events);
}

/* Finds the value that all selected units share that can have one. */
static gboolean
find_shared (HuMapView    *self,
             HuMarkedValue value,
             gint         *shared)
{
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  gboolean any = FALSE;

  *shared = DIFFERENT;
  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      gint now = values[value].get (get_state (self), unit);

      if (!can_have (self, value, unit))
        continue;
      *shared = !any || *shared == now ? now : DIFFERENT;
      any = TRUE;
    }

  return any;
}

gboolean
_hu_map_view_has_value (HuMapView    *self,
                        HuMarkedValue value)
{
  gint shared;

  return find_shared (self, value, &shared);
}

void
_hu_map_view_update_values (HuMapView *self,
                            gboolean   can_mark)
{
  for (guint value = 0; value < HU_N_MARKED_VALUES; value++)
    {
      gint shared = DIFFERENT;
      gboolean any = can_mark && find_shared (self, (HuMarkedValue) value, &shared);

      _hu_map_view_set_action (self, values[value].action, any, g_variant_new_int32 (shared));
    }
}

void
_hu_map_view_init_values (HuMapView *self)
{
  for (guint value = 0; value < HU_N_MARKED_VALUES; value++)
    {
      const GActionEntry entry = {
        .name = values[value].action, .parameter_type = "i", .state = "0", .change_state = change_cb,
      };

      g_action_map_add_action_entries (G_ACTION_MAP (self->actions), &entry, 1, self);
    }
}
