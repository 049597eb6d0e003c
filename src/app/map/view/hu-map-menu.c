/*
 * The map's context menu: every possible action for the hex under the cursor and the selected units, and no
 * impossible one.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-map-tactical-private.h"
#include "hu-menu.h"
#include "hu-supply-need.h"

static gboolean
is_enabled (HuMapView  *self,
            const char *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (self->actions), action);
}

static GMenu *
make_eliminate_menu (HuMapView *self)
{
  GMenu *menu = g_menu_new ();

  hu_menu_append (menu, _("_Eliminate"), "map.eliminate", NULL);
  hu_menu_append (menu, _("By Its _Own Side’s Attack"), "map.eliminate-own-attack", NULL);
  if (is_enabled (self, "eliminate-how"))
    hu_menu_append (menu, _("With _Survivors…"), "map.eliminate-how", NULL);
  else if (is_enabled (self, "eliminate-survivors"))
    hu_menu_append (menu, _("With _Survivors…"), "map.eliminate-survivors", NULL);

  return menu;
}

static GMenu *
make_exit_menu (HuMapView *self,
                GPtrArray *refusals)
{
  GMenu *menu = g_menu_new ();
  guint first = g_array_index (hu_map_state_get_selection (self->state), guint, 0);
  HuHex hex = hu_snapshot_get_state (hu_game_get_snapshot (self->game))->unit_hex[first];

  hu_menu_append (menu, _("_Just Leaves"), "map.exit", g_variant_new_int32 (HU_EXIT_PLAIN));
  _hu_map_menu_append_checked (self, menu, refusals, _("For _Victory"), "map.exit",
                               g_variant_new_int32 (HU_EXIT_VICTORY), hu_event_new_exit (first, hex, HU_EXIT_VICTORY));
  hu_menu_append (menu, _("_Recalled"), "map.exit", g_variant_new_int32 (HU_EXIT_RECALL));
  hu_menu_append (menu, _("As a _Guard of Prisoners"), "map.exit", g_variant_new_int32 (HU_EXIT_GUARD));
  hu_menu_append (menu, _("_Landing Craft That Returns"), "map.exit", g_variant_new_int32 (HU_EXIT_LANDING));

  return menu;
}

/* Whether the selected units on the map all stand at its edge. */
static gboolean
may_exit (HuMapView *self)
{
  const HuState *state = hu_snapshot_get_state (hu_game_get_snapshot (self->game));
  const GArray *selection = hu_map_state_get_selection (self->state);

  for (guint i = 0; i < selection->len; i++)
    {
      HuHex hex = state->unit_hex[g_array_index (selection, guint, i)];

      if (hex == HU_HEX_NONE || !hu_map_is_edge (state->scenario->map, hex))
        return FALSE;
    }

  return selection->len > 0;
}

static GMenu *
make_unit_section (HuMapView *self,
                   GPtrArray *refusals)
{
  GMenu *menu = g_menu_new ();
  g_autoptr(GMenu) eliminate = make_eliminate_menu (self);

  hu_menu_append (menu, _("_Move"), "map.pick-up", NULL);
  if (may_exit (self))
    {
      g_autoptr(GMenu) leave = make_exit_menu (self, refusals);

      g_menu_append_submenu (menu, _("E_xit the Map"), G_MENU_MODEL (leave));
    }
  /* A one-click action is kept away from the most frequent one. */
  g_menu_append_submenu (menu, _("_Eliminate"), G_MENU_MODEL (eliminate));
  hu_menu_append (menu, _("_Withdraw"), "map.withdraw", NULL);

  return menu;
}

static void
append_control_section (HuMapView  *self,
                        GMenu      *menu,
                        const char *label,
                        const char *scope)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  g_autoptr(GMenu) section = g_menu_new ();

  for (gint side = HU_SIDE_FIRST; side <= HU_SIDE_SECOND; side++)
    {
      g_autofree char *name = hu_explain_side (scenario, (HuSide) side);
      g_autofree char *escaped = hu_mnemonic_escape (name);

      hu_menu_append (section, escaped, "map.control", g_variant_new ("(is)", side, scope));
    }
  hu_menu_append (section, _("_Nobody"), "map.control", g_variant_new ("(is)", HU_SIDE_NONE, scope));

  g_menu_append_section (menu, label, G_MENU_MODEL (section));
}

static GMenu *
make_control_menu (HuMapView *self)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  HuHex cursor = hu_map_state_get_cursor (self->state);
  gint place = hu_map_place_at (scenario->map, cursor);
  g_autofree char *name = hu_grid_dup_name (scenario->map->grid, cursor);
  GMenu *menu = g_menu_new ();

  append_control_section (self, menu, name, "hex");
  if (place >= 0 && hu_map_get_place (scenario->map, (guint) place)->hexes->len > 1)
    append_control_section (self, menu,
                            hu_scenario_word (scenario, hu_map_get_place (scenario->map, (guint) place)->name), "place");
  if (hu_map_state_get_selection (self->state)->len > 1)
    append_control_section (self, menu, _("Hexes of the Selected Units"), "selection");

  return menu;
}

static GMenu *
make_hex_section (HuMapView *self)
{
  GMenu *menu = g_menu_new ();
  g_autoptr(GArray) stack = _hu_map_view_stack (self, hu_map_state_get_cursor (self->state));

  if (stack->len > 1)
    hu_menu_append (menu, _("Select _All in This Hex"), "map.select-stack", NULL);
  if (is_enabled (self, "place") && !_hu_map_menu_is_tall (self))
    hu_menu_append (menu, _("_Bring a Unit On Here…"), "map.place", NULL);
  if (hu_game_in_what_if (self->game))
    hu_menu_append (menu, _("Add a Unit the _Game Does Not Have…"), "win.what-if-add", NULL);
  if (is_enabled (self, "withdraw-waiting"))
    hu_menu_append (menu, _("Withdraw a Waiting _Unit…"), "map.withdraw-waiting", NULL);
  if (is_enabled (self, "control"))
    {
      g_autoptr(GMenu) control = make_control_menu (self);

      g_menu_append_submenu (menu, _("Set _Control"), G_MENU_MODEL (control));
    }

  if (hu_game_has_views (self->game))
    hu_menu_append (menu, _("Wh_y This Control?"), "win.why-control", NULL);

  return menu;
}

static GMenu *
make_trace_section (HuMapView *self)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < HU_N_SIDES; i++)
    {
      g_autofree char *name = NULL;
      g_autofree char *escaped = NULL;
      g_autofree char *label = NULL;

      if (!hu_tracing_possible (scenario, (HuSide) i) &&
          hu_supply_find_need (scenario, hu_map_state_get_cursor (self->state), (HuSide) i) < 0)
        continue;

      name = hu_explain_side (scenario, (HuSide) i);
      escaped = hu_mnemonic_escape (name);
      /* Translators: %s is a side, as "Soviet" */
      label = hu_explain_sentence (scenario, _("_Trace from Here for %s"), escaped);
      hu_menu_append (menu, label, "map.trace", g_variant_new_int32 ((gint) i));
    }

  if (hu_map_state_get_trace_hex (self->state) != HU_HEX_NONE)
    hu_menu_append (menu,
                    hu_supply_find_asked (scenario, NULL) ? _("Back to the Capital’s _Lines")
                                                          : _("Hide Traced _Lines"),
                    "map.trace-back", NULL);

  return menu;
}

/* Tactical menus are long, so the actions for the hex are in a submenu below those for the units. */
static void
append_hex (HuMapView *self,
            GMenu     *menu,
            GMenu     *hex)
{
  g_autoptr(GMenu) section = NULL;
  g_autofree char *name = NULL;
  g_autofree char *escaped = NULL;
  g_autofree char *label = NULL;

  if (!hu_scenario_is_tactical (hu_game_get_scenario (self->game)) || !is_enabled (self, "pick-up"))
    {
      g_menu_append_section (menu, NULL, G_MENU_MODEL (hex));
      return;
    }

  section = g_menu_new ();
  name = hu_explain_subject (hu_game_get_scenario (self->game), HU_SUBJECT_HEX, hu_map_state_get_cursor (self->state));
  escaped = hu_mnemonic_escape (name);
  /* Translators: a hex. */
  label = g_strdup_printf (_("In _Hex %s"), escaped);
  g_menu_append_submenu (section, label, G_MENU_MODEL (hex));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

static GMenu *
make_menu (HuMapView *self,
           GPtrArray *refusals)
{
  GMenu *menu = g_menu_new ();
  g_autoptr(GMenu) hex = make_hex_section (self);
  g_autoptr(GMenu) game = g_menu_new ();

  if (is_enabled (self, "pick-up"))
    {
      g_autoptr(GMenu) units = make_unit_section (self, refusals);

      g_menu_append_section (menu, NULL, G_MENU_MODEL (units));
      _hu_map_menu_add_tactical_unit (self, menu, refusals);
    }

  _hu_map_menu_add_tactical_hex (self, hex, refusals);
  append_hex (self, menu, hex);
  if (is_enabled (self, "trace"))
    {
      g_autoptr(GMenu) trace = make_trace_section (self);

      g_menu_append_section (menu, NULL, G_MENU_MODEL (trace));
    }

  hu_menu_append (game, _("_Why Is It So?"), "win.why-hex", NULL);
  hu_menu_append (game, _("Add a _Note…"), "win.note", NULL);
  if ((hu_map_view_get_tells (self) & 1u << HU_SHOW_PHASE) != 0)
    hu_menu_append (game, _("En_d Phase"), "win.end-phase", NULL);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (game));

  return menu;
}

/* @at: the place of the request, in pixels of the view; NULL: at the cursor. */
void
hu_map_view_popup_menu (HuMapView          *self,
                         const GdkRectangle *at)
{
  g_autoptr(GMenu) menu = NULL;
  g_autoptr(GPtrArray) refusals = _hu_map_menu_new_refusals ();
  GtkWidget *popover;

  if (_hu_map_hand_tool_menu (self, at))
    return;
  if (self->game == NULL || self->hand.lift != NULL || self->read_only || hu_map_state_get_cursor (self->state) == HU_HEX_NONE)
    return;

  menu = make_menu (self, refusals);
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (menu));
  _hu_map_menu_show_refusals (GTK_POPOVER_MENU (popover), refusals);
  gtk_popover_set_has_arrow (GTK_POPOVER (popover), at == NULL);
  if (at != NULL)
    gtk_widget_set_halign (popover, GTK_ALIGN_START);
  hu_map_view_popup (self, popover, at);
}
