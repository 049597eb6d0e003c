/*
 * The map by keyboard: a cursor that moves from hex to hex, picks counters up and puts them down.
 */
#include "hu-map-view-private.h"

#define PAGE 8 /* hexes that Page Up and Page Down go */

static const HuGrid *
get_grid (HuMapView *self)
{
  return hu_game_get_scenario (self->game)->map->grid;
}

/* Returns the first hex of the cursor: the middle of the visible part. */
static HuHex
first_cursor (HuMapView *self)
{
  const HuGrid *grid = get_grid (self);
  HuHex hex = hu_map_view_hex_at (self, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                                   gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);

  for (HuHex other = 0; hex == HU_HEX_NONE && other < grid->n_hexes; other++)
    if (hu_grid_has (grid, other))
      hex = other;

  return hex;
}

/* Places the cursor, which most keys need. */
static void
ensure_cursor (HuMapView *self)
{
  if (hu_map_state_get_cursor (self->state) == HU_HEX_NONE)
    hu_map_state_set_cursor (self->state, first_cursor (self));
}

/* Traces from the hex under the pointer or, if a key was used last, from the cursor. */
static void
trace (HuMapView *self)
{
  HuHex hover = hu_map_state_get_hover (self->state);

  if (self->pointer.pointing && hover != HU_HEX_NONE && self->hand.lift == NULL)
    hu_map_state_set_cursor (self->state, hover);
  ensure_cursor (self);
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "trace",
                                  g_variant_new_int32 (HU_SIDE_NONE));
}

static void
popup_menu (HuMapView *self)
{
  ensure_cursor (self);
  hu_map_view_go_to (self, hu_map_state_get_cursor (self->state));
  hu_map_view_popup_menu (self, NULL);
}

static void
move_cursor (HuMapView *self,
             HuHex      hex)
{
  if (hex == HU_HEX_NONE)
    return;

  self->pointer.pointing = FALSE;

  if (self->hand.lift != NULL)
    {
      _hu_map_hand_lead_to (self, hex);
      hex = hu_drag_get_target (self->hand.lift);
    }

  hu_map_view_go_to (self, hex);
}

/* Returns the furthest hex that @steps arrow steps lead to, with fewer steps at the edge. */
static HuHex
walk (HuMapView *self,
      gint       dx,
      gint       dy,
      gint       steps)
{
  HuHex hex = hu_map_state_get_cursor (self->state);

  for (gint i = 0; i < steps; i++)
    {
      HuHex next = hu_geometry_step (get_grid (self), hex, dx, dy);

      if (next == HU_HEX_NONE)
        break;
      hex = next;
    }

  return hex;
}

static void
step (HuMapView *self,
      gint       dx,
      gint       dy,
      gint       steps)
{
  if (hu_map_state_get_cursor (self->state) == HU_HEX_NONE)
    move_cursor (self, first_cursor (self));
  else
    move_cursor (self, walk (self, dx, dy, steps));
}

/* Enter: picks up the selected counters under the cursor, or the stack's first counter; or puts down the lifted
 * ones. */
static void
pick_up_or_put_down (HuMapView *self,
                     gboolean   direct)
{
  HuHex cursor = hu_map_state_get_cursor (self->state);
  g_autoptr(GArray) stack = _hu_map_view_stack (self, cursor);
  gboolean selected = FALSE;

  if (self->hand.lift != NULL)
    {
      _hu_map_hand_put_down (self, direct || hu_drag_get_direct (self->hand.lift));
      return;
    }

  for (guint i = 0; i < stack->len; i++)
    selected |= hu_map_state_is_selected (self->state, g_array_index (stack, guint, i));

  if (!selected && stack->len > 0)
    hu_map_state_select_only (self->state, g_array_index (stack, guint, 0));
  if (stack->len > 0)
    _hu_map_hand_lift (self, cursor, TRUE);
}

/* Escape closes instruments and questions before it leaves What If. */
static gboolean
put_away (HuMapView *self)
{
  gboolean put = FALSE;

  if (hu_map_state_get_storeys_fanned (self->state))
    {
      hu_map_state_set_storeys_fanned (self->state, FALSE);
      return TRUE;
    }

  g_signal_emit_by_name (self, "let-go", &put);
  if (put)
    return TRUE;

  return hu_map_question_stop (self->question);
}

/* Handles Escape: drops, closes or deselects the nearest thing that is lifted, shown or selected.  Returns FALSE
 * where there is no such thing. */
gboolean
hu_map_view_cancel (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), FALSE);

  if (self->game == NULL)
    return FALSE;

  if (self->hand.lift != NULL)
    {
      _hu_map_hand_let_go (self);
      return TRUE;
    }
  if (put_away (self))
    return TRUE;

  if (hu_map_state_get_selection (self->state)->len > 0 ||
      hu_map_state_get_building (self->state) != HU_BUILDING_NONE)
    {
      hu_map_state_select_only (self->state, HU_UNIT_NONE);
      hu_map_state_set_building (self->state, HU_BUILDING_NONE);
      return TRUE;
    }

  return hu_game_in_what_if (self->game) &&
         gtk_widget_activate_action (GTK_WIDGET (self), "win.what-if-leave", NULL);
}

/* The preview shows the modifier's effect at once, before the pointer moves. */
static void
handle_modifier (HuMapView       *self,
                 guint            keyval,
                 GdkModifierType  state,
                 gboolean         pressed)
{
  GdkModifierType mask = 0;

  if (keyval == GDK_KEY_Shift_L || keyval == GDK_KEY_Shift_R)
    mask = GDK_SHIFT_MASK;
  /* By keys a letter does it: with Control they are commands. */
  else if ((keyval == GDK_KEY_Control_L || keyval == GDK_KEY_Control_R) && self->hand.mode == HU_DRAG_LIFT)
    mask = GDK_CONTROL_MASK;

  if (mask != 0)
    _hu_map_hand_modify (self, pressed ? state | mask : state & ~mask);
}

static gboolean
handle_arrows (HuMapView *self,
               guint      keyval)
{
  /* Steps, or 0 to the map's edge; the second key is the same on the keypad. */
  static const struct
  {
    guint keys[2];
    gint  dx, dy, steps;
  } arrows[] = {
    { { GDK_KEY_Left, GDK_KEY_KP_Left }, -1, 0, 1 },
    { { GDK_KEY_Right, GDK_KEY_KP_Right }, 1, 0, 1 },
    { { GDK_KEY_Up, GDK_KEY_KP_Up }, 0, -1, 1 },
    { { GDK_KEY_Down, GDK_KEY_KP_Down }, 0, 1, 1 },
    { { GDK_KEY_Home, GDK_KEY_KP_Home }, -1, 0, 0 },
    { { GDK_KEY_End, GDK_KEY_KP_End }, 1, 0, 0 },
    { { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up }, 0, -1, PAGE },
    { { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down }, 0, 1, PAGE },
  };
  const HuGrid *grid = get_grid (self);

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    if (keyval == arrows[i].keys[0] || keyval == arrows[i].keys[1])
      {
        step (self, arrows[i].dx, arrows[i].dy, arrows[i].steps != 0 ? arrows[i].steps : grid->columns + grid->rows);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

static gboolean
activate (HuMapView  *self,
          const char *action)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), action, NULL);

  return GDK_EVENT_STOP;
}

static gboolean
handle_letters (HuMapView *self,
                guint      keyval)
{
  static const struct
  {
    guint       key;
    const char *action;
  } letters[] = {
    { GDK_KEY_0, "fit" }, { GDK_KEY_KP_0, "fit" },
    { GDK_KEY_plus, "zoom-in" }, { GDK_KEY_equal, "zoom-in" }, { GDK_KEY_KP_Add, "zoom-in" },
    { GDK_KEY_minus, "zoom-out" }, { GDK_KEY_KP_Subtract, "zoom-out" },
    { GDK_KEY_a, "select-stack" }, { GDK_KEY_w, "withdraw" }, { GDK_KEY_p, "place" },
  };

  keyval = gdk_keyval_to_lower (keyval);
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    if (keyval == letters[i].key)
      return activate (self, letters[i].action);

  switch (keyval)
    {
    case GDK_KEY_t:
      trace (self);
      return GDK_EVENT_STOP;

    case GDK_KEY_period:
    case GDK_KEY_greater:
      return _hu_map_hand_step_storey (self, 1) || activate (self, "storey-up");

    case GDK_KEY_comma:
    case GDK_KEY_less:
      return _hu_map_hand_step_storey (self, -1) || activate (self, "storey-down");

    case GDK_KEY_b:
      return _hu_map_hand_bypass (self) || activate (self, "building");

    case GDK_KEY_x:
      return _hu_map_hand_go_through (self);

    case GDK_KEY_l:
      g_signal_emit_by_name (self, "legend-asked");
      return GDK_EVENT_STOP;

    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static gboolean
handle_command (HuMapView       *self,
                guint            keyval,
                GdkModifierType  state)
{
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      pick_up_or_put_down (self, (state & GDK_SHIFT_MASK) != 0);
      break;

    case GDK_KEY_Escape:
      return hu_map_view_cancel (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;

    case GDK_KEY_BackSpace:
      if (self->hand.lift != NULL && hu_drag_step_back (self->hand.lift))
        {
          _hu_map_view_shown_changed (self);
          hu_map_view_go_to (self, hu_drag_get_target (self->hand.lift));
        }
      break;

    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      return activate (self, "eliminate");

    case GDK_KEY_Menu:
      popup_menu (self);
      break;

    case GDK_KEY_F10:
      if ((state & GDK_SHIFT_MASK) == 0)
        return GDK_EVENT_PROPAGATE;
      popup_menu (self);
      break;

    default:
      return GDK_EVENT_PROPAGATE;
    }

  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (HuMapView       *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  state)
{
  if (self->game == NULL)
    return GDK_EVENT_PROPAGATE;

  if (_hu_map_hand_tool_key (self, keyval, state))
    return GDK_EVENT_STOP;

  if (keyval == GDK_KEY_space)
    {
      self->hand.space_used &= self->hand.space_held;
      self->hand.space_held = TRUE;
      return GDK_EVENT_STOP;
    }

  handle_modifier (self, keyval, state, TRUE);
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;

  if (handle_arrows (self, keyval) == GDK_EVENT_STOP ||
      handle_command (self, keyval, state) == GDK_EVENT_STOP)
    return GDK_EVENT_STOP;

  return handle_letters (self, keyval);
}

static void
key_released_cb (HuMapView       *self,
                 guint            keyval,
                 guint            keycode,
                 GdkModifierType  state)
{
  if (keyval == GDK_KEY_space && self->hand.space_held)
    {
      self->hand.space_held = FALSE;
      if (!self->hand.space_used)
        _hu_map_view_cycle_stack (self);
      self->hand.space_used = FALSE;
    }

  handle_modifier (self, keyval, state, FALSE);
}

static void
focus_out_cb (HuMapView *self)
{
  self->hand.space_held = FALSE;
  self->hand.space_used = FALSE;
}

void
_hu_map_view_init_keys (HuMapView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_name (keys, "hu-map-keys");
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_out_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}
