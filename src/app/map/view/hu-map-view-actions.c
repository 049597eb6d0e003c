/*
 * The map's actions for menus and keys: every operational verb of the log, overlays, zoom, tracing. The game
 * decides whether an action is possible; a refusal is reported and changes nothing.
 *
 * One file, because each verb is a few lines, and they share the table of actions at the end.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-system-layers.h"
#include "hu-map-tactical-private.h"
#include "hu-supply-need.h"
#include "hu-unit-picker.h"

#define ZOOM_STEP 1.25

static const struct
{
  const char *name;
  HuOverlay   overlay;
} overlays[] = {
  { "show-supply", HU_OVERLAY_SUPPLY },
  { "show-rings", HU_OVERLAY_RINGS },
  { "show-frontier", HU_OVERLAY_FRONTIER },
  { "show-cut", HU_OVERLAY_CUT },
  { "show-zoc", HU_OVERLAY_ZOC },
  { "show-control", HU_OVERLAY_OWNERS },
  { "show-front-line", HU_OVERLAY_FRONT_LINE },
  { "show-fire", HU_OVERLAY_FIRE },
  { "show-army", HU_OVERLAY_ARMY },
};

static HuSnapshot *
get_snapshot (HuMapView *self)
{
  return hu_game_get_snapshot (self->game);
}

static void
zoom_in_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  _hu_map_view_zoom (data, ZOOM_STEP);
}

static void
zoom_out_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  _hu_map_view_zoom (data, 1 / ZOOM_STEP);
}

static void
fit_cb (GSimpleAction *action,
        GVariant      *parameter,
        gpointer       data)
{
  HuMapView *self = data;

  hu_map_state_fit (self->state);
}

static void
pick_up_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  HuMapView *self = data;

  gtk_widget_grab_focus (GTK_WIDGET (self));
  _hu_map_hand_lift (self, hu_map_state_get_cursor (self->state), TRUE);
}

static void
select_stack_cb (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  HuMapView *self = data;
  g_autoptr(GArray) stack = _hu_map_view_stack (self, hu_map_state_get_cursor (self->state));

  hu_map_state_set_selection (self->state, stack);
}

static void
eliminate_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  HuMapView *self = data;
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  g_autoptr(GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  for (guint i = 0; i < units->len; i++)
    {
      HuEvent *event = hu_event_new_eliminate (g_array_index (units, guint, i));

      event->own_attack = g_str_equal (g_action_get_name (G_ACTION (action)), "eliminate-own-attack");
      g_ptr_array_add (events, event);
    }

  _hu_map_view_append (self, events);
}

static void
withdraw (HuMapView *self,
          GArray    *units)
{
  g_autoptr(GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  for (guint i = 0; i < units->len; i++)
    g_ptr_array_add (events, hu_event_new_withdraw (g_array_index (units, guint, i)));

  _hu_map_view_append (self, events);
}

static void
withdraw_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  g_autoptr(GArray) units = _hu_map_view_list_targets (data);

  withdraw (data, units);
}

static void
exit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuMapView *self = data;
  const HuState *state = hu_snapshot_get_state (get_snapshot (self));
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  g_autoptr(GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);

      g_ptr_array_add (events, hu_event_new_exit (unit, state->unit_hex[unit],
                                                  (HuExitAs) g_variant_get_int32 (parameter)));
    }

  _hu_map_view_append (self, events);
}

/* Returns the hexes that a menu item refers to: the cursor's, its whole place, or those of the selected units. */
static GArray *
list_scope (HuMapView  *self,
            const char *scope)
{
  const HuState *state = hu_snapshot_get_state (get_snapshot (self));
  const HuMap *map = hu_game_get_scenario (self->game)->map;
  HuHex cursor = hu_map_state_get_cursor (self->state);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  if (g_str_equal (scope, "selection"))
    {
      g_autoptr(GArray) units = _hu_map_view_list_targets (self);

      for (guint i = 0; i < units->len; i++)
        g_array_append_val (hexes, state->unit_hex[g_array_index (units, guint, i)]);
    }
  else if (g_str_equal (scope, "place") && hu_map_place_at (map, cursor) >= 0)
    {
      const HuPlace *place = hu_map_get_place (map, (guint) hu_map_place_at (map, cursor));

      g_array_append_vals (hexes, place->hexes->data, place->hexes->len);
    }
  else
    g_array_append_val (hexes, cursor);

  return hexes;
}

static void
control_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  HuMapView *self = data;
  g_autoptr(GArray) hexes = NULL;
  const char *scope;
  gint32 side;

  g_variant_get (parameter, "(i&s)", &side, &scope);
  if (hu_map_state_get_cursor (self->state) == HU_HEX_NONE)
    return;

  hexes = list_scope (self, scope);
  _hu_map_view_append_one (self, hu_event_new_control ((HuSide) side, (const HuHex *) hexes->data, hexes->len));
}

static void
place_picked_cb (HuMapView *self,
                 GArray    *units)
{
  g_autoptr(GPtrArray) events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  HuHex cursor = hu_map_state_get_cursor (self->state);

  for (guint i = 0; i < units->len; i++)
    g_ptr_array_add (events, hu_event_new_place (g_array_index (units, guint, i), cursor));

  _hu_map_view_append (self, events);
}

static void
survivors_picked_cb (HuMapView *self,
                     GArray    *units)
{
  g_autoptr(GArray) targets = _hu_map_view_list_targets (self);
  HuEvent *event;

  if (targets->len == 0)
    return;

  event = hu_event_new_eliminate (g_array_index (targets, guint, 0));
  g_array_append_vals (event->units, units->data, units->len);
  _hu_map_view_append_one (self, event);
}

/* Asks for units that have not entered the map yet; @side: of that side only. */
static void
ask_for_units (HuMapView  *self,
               HuSide      side,
               const char *title,
               const char *button,
               GCallback   picked)
{
  GtkWidget *picker = hu_unit_picker_new (self->game, side, title, button);

  g_signal_connect_object (picker, "picked", picked, self, G_CONNECT_SWAPPED);
  hu_map_view_popup (self, picker, NULL);
}

static void
place_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  HuMapView *self = data;
  g_autofree char *hex = NULL;
  g_autofree char *title = NULL;

  if (hu_map_state_get_cursor (self->state) == HU_HEX_NONE)
    return;

  hex = hu_explain_hex (hu_game_get_scenario (self->game), hu_map_state_get_cursor (self->state));
  /* Translators: %s is a hex, as "3009 (Vyazma)" */
  title = g_strdup_printf (_("Bring on at %s"), hex);
  ask_for_units (self, HU_SIDE_NONE, title, _("_Bring On"), G_CALLBACK (place_picked_cb));
}

static void
withdraw_waiting_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       data)
{
  ask_for_units (data, HU_SIDE_NONE, _("Withdraw before coming on"), _("_Withdraw"),
                 G_CALLBACK (withdraw));
}

static void
eliminate_survivors_cb (GSimpleAction *action,
                        GVariant      *parameter,
                        gpointer       data)
{
  HuMapView *self = data;
  g_autoptr(GArray) units = _hu_map_view_list_targets (self);
  g_autofree char *name = NULL;
  g_autofree char *title = NULL;
  const HuUnit *unit;

  if (units->len != 1)
    return;

  unit = hu_scenario_get_unit (hu_game_get_scenario (self->game), g_array_index (units, guint, 0));
  name = hu_explain_seen_unit (hu_game_get_snapshot (self->game), g_array_index (units, guint, 0));
  /* Translators: %s is the name of a unit that is being eliminated */
  title = g_strdup_printf (_("Survivors of %s"), name);
  ask_for_units (self, unit->side, title, _("_Eliminate"), G_CALLBACK (survivors_picked_cb));
}

static void
trace_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  HuMapView *self = data;
  HuHex cursor = hu_map_state_get_cursor (self->state);
  HuSide side = (HuSide) g_variant_get_int32 (parameter);
  const HuScenario *scenario = hu_game_get_scenario (self->game);

  if (cursor == HU_HEX_NONE)
    return;

  if (side == HU_SIDE_NONE)
    side = hu_map_question_choose_side (self->question, cursor);

  if (!hu_tracing_possible (scenario, side) && hu_supply_find_need (scenario, cursor, side) < 0)
    {
      g_autofree char *name = hu_explain_side (scenario, side);
      /* Translators: %s is a side, as "German" */
      g_autofree char *why =
        hu_explain_sentence (scenario, _("%s has no supply sources in this scenario, so no line to trace"), name);

      g_signal_emit_by_name (self, "refused", why);
      return;
    }

  /* An open question of a lesson may be just that, or the lesson has not come to it. */
  if ((hu_map_view_get_tells (self) & 1u << HU_SHOW_SUPPLY) == 0)
    return;

  hu_map_state_set_trace (self->state, cursor, side);
  if ((hu_map_state_get_overlays (self->state) & HU_OVERLAY_SUPPLY) == 0)
    hu_map_state_set_overlays (self->state, hu_map_state_get_overlays (self->state) | HU_OVERLAY_SUPPLY);
}

static void
trace_back_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  hu_map_question_stop (((HuMapView *) data)->question);
}

static void
overlay_cb (GSimpleAction *action,
            GVariant      *value,
            gpointer       data)
{
  HuMapView *self = data;
  guint shown = hu_map_state_get_overlays (self->state);

  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    if (g_str_equal (g_action_get_name (G_ACTION (action)), overlays[i].name))
      {
        if (g_variant_get_boolean (value))
          shown |= overlays[i].overlay;
        else
          shown &= ~(guint) overlays[i].overlay;
      }

  hu_map_state_set_overlays (self->state, shown & ~hu_map_view_get_hidden (self));
}

static void
overlays_changed_cb (HuMapView *self)
{
  guint shown = hu_map_state_get_overlays (self->state);

  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), overlays[i].name);

      g_simple_action_set_state (G_SIMPLE_ACTION (action),
                                 g_variant_new_boolean ((shown & overlays[i].overlay) != 0));
    }
}

/* In a side's view, only its own units count, as in the unit picker: a hidden enemy unit looks like a waiting one. */
static gboolean
has_waiting (HuMapView *self)
{
  const HuState *state = hu_snapshot_get_state (get_snapshot (self));
  HuSide viewer = hu_game_get_viewer (self->game);

  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    if (state->unit_status[unit] == HU_UNIT_WAITING &&
        (viewer == HU_SIDE_NONE || hu_scenario_get_unit (state->scenario, unit)->side == viewer))
      return TRUE;

  return FALSE;
}

/* Disables actions that make no sense at all here; whether the others are possible is for the game to decide. */
void
_hu_map_view_update_actions (HuMapView *self)
{
  gboolean game = self->game != NULL;
  gboolean plays = game && self->hand.tool == NULL;
  gboolean hex = plays && hu_map_state_get_cursor (self->state) != HU_HEX_NONE;
  gboolean waiting = plays && has_waiting (self);
  gboolean supply = game && hu_supply_has_lines (hu_game_get_scenario (self->game));
  guint idle = game ? hu_system_layers_idle (hu_game_get_scenario (self->game)) : HU_OVERLAY_FRONT_LINE | HU_OVERLAY_FIRE;
  /* After the last phase only a note may follow. */
  gboolean over = plays && hu_snapshot_get_clock (get_snapshot (self))->over;
  guint n_units = 0;

  if (plays && !over)
    {
      g_autoptr(GArray) units = _hu_map_view_list_targets (self);

      n_units = units->len;
    }

  _hu_map_view_set_action (self, "pick-up", n_units > 0 && hex, NULL);
  _hu_map_view_set_action (self, "eliminate", n_units > 0, NULL);
  _hu_map_view_set_action (self, "eliminate-own-attack", n_units > 0, NULL);
  _hu_map_view_set_action (self, "eliminate-survivors", n_units == 1 && waiting, NULL);
  _hu_map_view_set_action (self, "withdraw", n_units > 0, NULL);
  _hu_map_view_set_action (self, "withdraw-waiting", waiting && !over, NULL);
  _hu_map_view_set_action (self, "exit", n_units > 0, NULL);
  _hu_map_view_set_action (self, "place", hex && waiting && !over, NULL);
  /* Tactical Control follows from the rules; nobody sets it. */
  _hu_map_view_set_action (self, "control", hex && !over &&
                                           (hu_scenario_is_operational (hu_game_get_scenario (self->game)) ||
                                            !hu_scenario_is_tactical (hu_game_get_scenario (self->game))), NULL);
  _hu_map_view_set_action (self, "select-stack", hex, NULL);
  _hu_map_view_set_action (self, "trace", hex && supply, NULL);
  for (guint i = 0; i < 4; i++)
    _hu_map_view_set_action (self, overlays[i].name, supply, NULL);
  _hu_map_view_set_action (self, "show-zoc", supply, NULL);
  _hu_map_view_set_action (self, "show-army", supply, NULL);
  _hu_map_view_set_action (self, "show-front-line", !(idle & HU_OVERLAY_FRONT_LINE), NULL);
  _hu_map_view_set_action (self, "show-fire", !(idle & HU_OVERLAY_FIRE), NULL);
  _hu_map_view_update_tactical (self);
}

void
_hu_map_view_init_actions (HuMapView *self)
{
  static const GActionEntry entries[] = {
    { .name = "zoom-in", .activate = zoom_in_cb },
    { .name = "zoom-out", .activate = zoom_out_cb },
    { .name = "fit", .activate = fit_cb },
    { .name = "pick-up", .activate = pick_up_cb },
    { .name = "select-stack", .activate = select_stack_cb },
    { .name = "eliminate", .activate = eliminate_cb },
    { .name = "eliminate-own-attack", .activate = eliminate_cb },
    { .name = "eliminate-survivors", .activate = eliminate_survivors_cb },
    { .name = "withdraw", .activate = withdraw_cb },
    { .name = "withdraw-waiting", .activate = withdraw_waiting_cb },
    { .name = "exit", .activate = exit_cb, .parameter_type = "i" },
    { .name = "control", .activate = control_cb, .parameter_type = "(is)" },
    { .name = "place", .activate = place_cb },
    { .name = "trace", .activate = trace_cb, .parameter_type = "i" },
    { .name = "trace-back", .activate = trace_back_cb },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  _hu_map_view_init_tactical (self);
  for (guint i = 0; i < G_N_ELEMENTS (overlays); i++)
    {
      gboolean shown = (hu_map_state_get_overlays (self->state) & overlays[i].overlay) != 0;
      GActionEntry entry = { .name = overlays[i].name, .state = shown ? "true" : "false",
                            .change_state = overlay_cb };

      g_action_map_add_action_entries (G_ACTION_MAP (self->actions), &entry, 1, self);
    }

  gtk_widget_insert_action_group (GTK_WIDGET (self), "map", G_ACTION_GROUP (self->actions));
  g_signal_connect_object (self->state, "notify::overlays", G_CALLBACK (overlays_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::cursor", G_CALLBACK (_hu_map_view_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "selection-changed", G_CALLBACK (_hu_map_view_update_actions), self,
                           G_CONNECT_SWAPPED);
  _hu_map_view_update_actions (self);
}
