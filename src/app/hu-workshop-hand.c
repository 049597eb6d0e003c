/*
 * The hand: turns what the pointer and the keys say into strokes of a tool.
 */
#include "hu-workshop-hand.h"

#include "hu-workshop-hand-private.h"

enum
{
  CHANGED,
  PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuWorkshopHand, hu_workshop_hand, G_TYPE_OBJECT)

static const HuGrid *
get_grid (HuWorkshopHand *self)
{
  return hu_workshop_get_scenario (self->shop)->map->grid;
}

static gboolean
is_on (HuWorkshopHand  *self,
       GdkModifierType  state)
{
  return self->erase == ((state & GDK_SHIFT_MASK) != 0);
}

/* --- One kind of stroke each --- */

static void
apply_at (HuWorkshopHand *self,
          HuHex           from,
          HuHex           to)
{
  const HuGrid *grid = get_grid (self);
  g_autoptr(GArray) way = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GArray) disc = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GArray) fresh = g_array_new (FALSE, FALSE, sizeof (HuHex));

  guint radius = self->tool->kind == HU_HAND_HEXES && self->size > 0 ? self->size - 1 : 0;

  hu_workshop_reach_way (grid, from, to, way);
  for (guint i = 0; i < way->len; i++)
    hu_workshop_reach_disc (grid, g_array_index (way, HuHex, i), radius, disc);
  for (guint i = 0; i < disc->len; i++)
    {
      HuHex hex = g_array_index (disc, HuHex, i);

      if (g_hash_table_add (self->touched, GINT_TO_POINTER (hex)))
        g_array_append_val (fresh, hex);
    }
  if (fresh->len == 0)
    return;

  self->tool->apply (self->data, fresh, self->on);
  self->started = TRUE;
}

static void
fill (HuWorkshopHand *self,
      HuHex           hex)
{
  g_autoptr(GArray) hexes = hu_workshop_reach_region (get_grid (self), hex, self->tool->value, self->data);

  self->tool->apply (self->data, hexes, self->on);
}

static void
apply_side (HuWorkshopHand *self,
            HuHex           hex,
            gint            direction)
{
  HuHex other = hu_grid_neighbour (get_grid (self), hex, direction);
  gint64 key;

  /* Each hexside by the lower of its hexes, so that it is one from both sides. */
  if (other < hex)
    {
      hex = other;
      direction = hu_direction_opposite (direction);
    }
  key = (gint64) hex * HU_N_DIRECTIONS + direction;
  if (!g_hash_table_add (self->touched, GSIZE_TO_POINTER ((gsize) key)))
    return;

  self->tool->side (self->data, hex, direction, self->on);
  self->started = TRUE;
}

/* A pointer goes from corner to corner: the nearest one always, which is next to the one before.  So however shaky
 * the hand, what it leaves hangs together. */
static void
apply_sides (HuWorkshopHand *self,
             HuPoint         to)
{
  const HuGrid *grid = get_grid (self);
  HuPoint from = self->last_at;
  gint n = MAX (1, (gint) (10 * (ABS (to.x - from.x) + ABS (to.y - from.y))));

  for (gint i = 0; i <= n; i++)
    {
      HuPoint at = { from.x + (to.x - from.x) * i / n, from.y + (to.y - from.y) * i / n };
      HuPoint corner;
      HuHex hex;
      gint direction;

      if (!hu_workshop_reach_corner (grid, at, &corner))
        continue;
      direction = hu_workshop_reach_between (grid, self->last_corner, corner, &hex);
      self->last_corner = corner;
      if (direction >= 0)
        apply_side (self, hex, direction);
    }
  self->last_at = to;
}

/* A click means the side that it is nearest to. */
static void
click_side (HuWorkshopHand *self,
            HuPoint         at)
{
  HuHex hex;
  gint direction = hu_workshop_reach_side (get_grid (self), at, &hex);

  if (direction >= 0 && !self->started)
    apply_side (self, hex, direction);
}

static void
extend_chain (HuWorkshopHand *self,
              HuHex           hex)
{
  HuHex last = g_array_index (self->chain, HuHex, self->chain->len - 1);
  g_autoptr(GArray) way = NULL;

  if (hex == HU_HEX_NONE || hex == last)
    return;

  way = g_array_new (FALSE, FALSE, sizeof (HuHex));
  hu_workshop_reach_way (get_grid (self), last, hex, way);
  for (guint i = 1; i < way->len; i++)
    {
      HuHex next = g_array_index (way, HuHex, i);

      /* Going back takes back. */
      if (self->chain->len > 1 && g_array_index (self->chain, HuHex, self->chain->len - 2) == next)
        g_array_set_size (self->chain, self->chain->len - 1);
      else if (hu_grid_has (get_grid (self), next))
        g_array_append_val (self->chain, next);
    }
  hu_map_view_redraw (self->map);
}

static void
end_chain (HuWorkshopHand *self)
{
  if (self->chain->len >= 2)
    self->tool->chain (self->data, self->chain);
  g_array_set_size (self->chain, 0);
  hu_map_view_redraw (self->map);
}

/* --- Strokes --- */

void
_hu_workshop_hand_begin (HuWorkshopHand *self,
                         gboolean        on)
{
  self->stroking = TRUE;
  self->started = FALSE;
  self->on = on;
  g_hash_table_remove_all (self->touched);
  hu_workshop_begin_stroke (self->shop, self->label);
}

void
_hu_workshop_hand_end (HuWorkshopHand *self)
{
  if (!self->stroking)
    return;

  self->stroking = FALSE;
  hu_workshop_end_stroke (self->shop);
}

static gboolean
press (gpointer          data,
       const HuMapTouch *touch)
{
  HuWorkshopHand *self = data;
  HuHex hex;

  if (self->tool == NULL)
    return FALSE;
  if (self->tool->kind == HU_HAND_UNITS)
    return _hu_workshop_hand_press_unit (self, touch);

  hex = self->tool->shows ? touch->place : touch->hex;
  if (hex == HU_HEX_NONE)
    return FALSE;

  hu_map_state_set_cursor (hu_map_view_get_state (self->map), touch->hex);
  _hu_workshop_hand_begin (self, is_on (self, touch->state));
  self->last = hex;
  self->last_at = touch->at;
  switch (self->tool->kind)
    {
    case HU_HAND_HEXES:
    case HU_HAND_POINT:
      if (self->size == 0 && self->tool->kind == HU_HAND_HEXES && touch->hex != HU_HEX_NONE)
        fill (self, hex);
      else
        apply_at (self, hex, hex);
      break;

    case HU_HAND_SIDES:
      hu_workshop_reach_corner (get_grid (self), touch->at, &self->last_corner);
      break;

    case HU_HAND_CHAIN:
      g_array_set_size (self->chain, 0);
      if (self->on)
        g_array_append_val (self->chain, hex);
      else
        apply_at (self, hex, hex);
      break;

    case HU_HAND_UNITS:
    default:
      break;
    }

  return TRUE;
}

static void
drag (gpointer          data,
      const HuMapTouch *touch)
{
  HuWorkshopHand *self = data;
  HuHex hex = self->tool != NULL && self->tool->shows ? touch->place : touch->hex;

  if (self->lifted != HU_UNIT_NONE)
    {
      _hu_workshop_hand_drag_unit (self, touch);
      return;
    }
  if (!self->stroking)
    return;

  if (self->tool->kind == HU_HAND_SIDES)
    {
      apply_sides (self, touch->at);
    }
  else if (self->tool->kind == HU_HAND_CHAIN && self->chain->len > 0)
    {
      extend_chain (self, hex);
    }
  else if (self->tool->kind == HU_HAND_HEXES && self->size > 0 && hex != HU_HEX_NONE && hex != self->last)
    {
      apply_at (self, self->last, hex);
      self->last = hex;
    }
}

static void
release (gpointer          data,
         const HuMapTouch *touch)
{
  HuWorkshopHand *self = data;

  if (self->lifted != HU_UNIT_NONE)
    {
      _hu_workshop_hand_drop_unit (self, touch);
      return;
    }
  if (self->stroking && self->tool->kind == HU_HAND_SIDES)
    click_side (self, touch->at);
  if (self->tool != NULL && self->tool->kind == HU_HAND_CHAIN && self->chain->len > 0)
    end_chain (self);
  _hu_workshop_hand_end (self);
}

static void
cancel (gpointer data)
{
  HuWorkshopHand *self = data;

  self->lifted = HU_UNIT_NONE;
  g_array_set_size (self->chain, 0);
  if (self->stroking)
    {
      self->stroking = FALSE;
      hu_workshop_cancel_stroke (self->shop);
    }
  hu_map_view_redraw (self->map);
}

/* --- Keys --- */

/* As a press and release on the cursor's hex. */
static void
press_at_cursor (HuWorkshopHand *self,
                 gboolean        on)
{
  HuHex cursor = hu_map_state_get_cursor (hu_map_view_get_state (self->map));

  if (cursor == HU_HEX_NONE)
    return;

  if (self->tool->kind == HU_HAND_CHAIN && on)
    {
      if (self->chain->len == 0)
        {
          _hu_workshop_hand_begin (self, on);
          g_array_append_val (self->chain, cursor);
          hu_map_view_redraw (self->map);
        }
      else if (g_array_index (self->chain, HuHex, self->chain->len - 1) == cursor)
        {
          end_chain (self);
          _hu_workshop_hand_end (self);
        }
      else
        {
          extend_chain (self, cursor);
        }
      return;
    }
  if (self->tool->kind == HU_HAND_SIDES)
    return;

  _hu_workshop_hand_begin (self, on);
  if (self->size == 0 && self->tool->kind == HU_HAND_HEXES)
    fill (self, cursor);
  else
    apply_at (self, cursor, cursor);
  _hu_workshop_hand_end (self);
}

/* A hexside of the cursor's hex, by the figures 1 … 6, clockwise from the north (flat) or the north-east. */
static gboolean
press_side (HuWorkshopHand *self,
            guint           number)
{
  static const gint flat[HU_N_DIRECTIONS] = { 0, 1, 2, 3, 4, 5 };
  static const gint pointy[HU_N_DIRECTIONS] = { 4, 3, 2, 1, 0, 5 };
  const HuGrid *grid = get_grid (self);
  HuHex cursor = hu_map_state_get_cursor (hu_map_view_get_state (self->map));
  gint direction = grid->orientation == HU_ORIENTATION_FLAT ? flat[number] : pointy[number];

  if (cursor == HU_HEX_NONE || hu_grid_neighbour (grid, cursor, direction) == HU_HEX_NONE)
    return FALSE;

  _hu_workshop_hand_begin (self, !self->erase);
  self->tool->side (self->data, cursor, direction, self->on);
  _hu_workshop_hand_end (self);

  return TRUE;
}

static gboolean
key (gpointer         data,
     guint            keyval,
     GdkModifierType  state)
{
  HuWorkshopHand *self = data;

  /* What would eliminate, trace or lift in play means nothing here. */
  gboolean is_play = keyval == GDK_KEY_t || keyval == GDK_KEY_T || keyval == GDK_KEY_l || keyval == GDK_KEY_L;

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;

  if (keyval == GDK_KEY_Escape)
    {
      if (self->stroking || self->lifted != HU_UNIT_NONE)
        cancel (self);
      else
        hu_workshop_hand_take (self, NULL, NULL, NULL);
      return TRUE;
    }
  if (self->tool == NULL)
    return is_play || keyval == GDK_KEY_Return || keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace;
  if (self->tool->kind == HU_HAND_UNITS)
    return _hu_workshop_hand_key_unit (self, keyval) || is_play;
  if (self->tool->kind == HU_HAND_SIDES && keyval >= GDK_KEY_1 && keyval <= GDK_KEY_6)
    return press_side (self, keyval - GDK_KEY_1);

  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      press_at_cursor (self, is_on (self, state));
      return TRUE;

    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      if (self->tool->kind != HU_HAND_SIDES && self->chain->len == 0)
        press_at_cursor (self, FALSE);
      return TRUE;

    case GDK_KEY_bracketleft:
      hu_workshop_hand_set_size (self, MAX (self->size, 2) - 1);
      return TRUE;

    case GDK_KEY_bracketright:
      hu_workshop_hand_set_size (self, self->size + 1);
      return TRUE;

    default:
      return is_play || keyval == GDK_KEY_BackSpace;
    }
}

static const HuMapTool map_tool = {
  .press = press,
  .drag = drag,
  .release = release,
  .cancel = cancel,
  .key = key,
  .draw = _hu_workshop_hand_draw,
};

/* --- The object --- */

static void
hu_workshop_hand_finalize (GObject *object)
{
  HuWorkshopHand *self = HU_WORKSHOP_HAND (object);

  g_clear_object (&self->shop);
  g_free (self->label);
  g_hash_table_unref (self->touched);
  g_array_unref (self->chain);

  G_OBJECT_CLASS (hu_workshop_hand_parent_class)->finalize (object);
}

static void
hu_workshop_hand_class_init (HuWorkshopHandClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hu_workshop_hand_finalize;
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PICKED] = g_signal_new ("picked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_UINT);
}

static void
hu_workshop_hand_init (HuWorkshopHand *self)
{
  self->size = 1;
  self->lifted = HU_UNIT_NONE;
  self->touched = g_hash_table_new (NULL, NULL);
  self->chain = g_array_new (FALSE, FALSE, sizeof (HuHex));
}

/**
 * hu_workshop_hand_new:
 * @shop: what is worked on
 * @map: where; borrowed until hu_workshop_hand_drop()
 *
 * Returns: (transfer full): a hand without a tool, which holds the map
 */
HuWorkshopHand *
hu_workshop_hand_new (HuWorkshop *shop,
                      HuMapView  *map)
{
  HuWorkshopHand *self = g_object_new (HU_TYPE_WORKSHOP_HAND, NULL);

  self->shop = g_object_ref (shop);
  self->map = map;
  hu_map_view_set_tool (map, &map_tool, self);

  return self;
}

/**
 * hu_workshop_hand_drop:
 * @self: a hand
 *
 * Ends what is under way and gives the map back to play.
 */
void
hu_workshop_hand_drop (HuWorkshopHand *self)
{
  g_return_if_fail (HU_IS_WORKSHOP_HAND (self));

  if (self->map == NULL)
    return;

  hu_workshop_hand_take (self, NULL, NULL, NULL);
  hu_map_view_set_tool (self->map, NULL, NULL);
  self->map = NULL;
}

/**
 * hu_workshop_hand_take:
 * @self: a hand
 * @tool: (nullable): what to work with from now on; borrowed as long as it is
 *   held; %NULL: nothing, the hand only looks
 * @data: for its functions
 * @label: (nullable): what a stroke of it is called where it can be undone
 */
void
hu_workshop_hand_take (HuWorkshopHand   *self,
                       const HuHandTool *tool,
                       gpointer          data,
                       const char       *label)
{
  g_return_if_fail (HU_IS_WORKSHOP_HAND (self));

  if (self->stroking)
    cancel (self);
  self->tool = tool;
  self->data = data;
  g_free (self->label);
  self->label = g_strdup (label != NULL ? label : "");
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->map), tool != NULL ? "crosshair" : NULL);
  hu_map_view_redraw (self->map);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * hu_workshop_hand_get_tool:
 * @self: a hand
 *
 * Returns: (transfer none) (nullable): what it works with
 */
const HuHandTool *
hu_workshop_hand_get_tool (HuWorkshopHand *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_HAND (self), NULL);

  return self->tool;
}

/**
 * hu_workshop_hand_get_data:
 * @self: a hand
 *
 * Returns: (transfer none): the data that the tool was taken with: whose it is
 */
gpointer
hu_workshop_hand_get_data (HuWorkshopHand *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_HAND (self), NULL);

  return self->tool != NULL ? self->data : NULL;
}

/**
 * hu_workshop_hand_get_label:
 * @self: a hand
 *
 * Returns: (transfer none): what a stroke is called; "" without a tool
 */
const char *
hu_workshop_hand_get_label (HuWorkshopHand *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_HAND (self), NULL);

  return self->label;
}

/**
 * hu_workshop_hand_is_first:
 * @self: a hand
 *
 * Returns: whether nothing of the stroke under way has been applied yet
 */
gboolean
hu_workshop_hand_is_first (HuWorkshopHand *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_HAND (self), TRUE);

  return !self->started;
}

/**
 * hu_workshop_hand_get_size:
 * @self: a hand
 *
 * Returns: how far a brush reaches: 1 is one hex, each more a ring of hexes more;
 *   0: it fills
 */
guint
hu_workshop_hand_get_size (HuWorkshopHand *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_HAND (self), 1);

  return self->size;
}

/**
 * hu_workshop_hand_set_size:
 * @self: a hand
 * @size: as hu_workshop_hand_get_size(); more than %HU_HAND_SIZE_MAX is that
 */
void
hu_workshop_hand_set_size (HuWorkshopHand *self,
                           guint           size)
{
  g_return_if_fail (HU_IS_WORKSHOP_HAND (self));

  size = MIN (size, HU_HAND_SIZE_MAX);
  if (self->size == size)
    return;

  self->size = size;
  hu_map_view_redraw (self->map);
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * hu_workshop_hand_get_erase:
 * @self: a hand
 *
 * Returns: whether it takes away; Shift turns that round
 */
gboolean
hu_workshop_hand_get_erase (HuWorkshopHand *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_HAND (self), FALSE);

  return self->erase;
}

/**
 * hu_workshop_hand_set_erase:
 * @self: a hand
 * @erase: whether it takes away what it would put
 */
void
hu_workshop_hand_set_erase (HuWorkshopHand *self,
                            gboolean        erase)
{
  g_return_if_fail (HU_IS_WORKSHOP_HAND (self));

  if (self->erase == erase)
    return;

  self->erase = erase;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
_hu_workshop_hand_picked (HuWorkshopHand *self,
                          guint           unit)
{
  g_signal_emit (self, signals[PICKED], 0, unit);
}
