/*
 * The hand: turns pointer and key events into strokes of a tool.
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

/* --- The pointer --- */

/* Does it draw along the pointer?  Such a stroke may begin beside the map, as a river does that comes from beyond. */
static gboolean
is_drawing (HuWorkshopHand *self)
{
  return self->tool->kind == HU_HAND_SIDES || self->tool->kind == HU_HAND_CHAIN ||
         (self->tool->kind == HU_HAND_HEXES && self->size > 0);
}

/* The first hex of a stroke. */
static void
start_at (HuWorkshopHand *self,
          HuHex           hex,
          gboolean        on_map)
{
  self->last = hex;
  switch (self->tool->kind)
    {
    case HU_HAND_HEXES:
    case HU_HAND_POINT:
      if (self->size == 0 && self->tool->kind == HU_HAND_HEXES && on_map)
        _hu_workshop_hand_fill (self, hex);
      else
        _hu_workshop_hand_apply_at (self, hex, hex);
      break;

    case HU_HAND_CHAIN:
      if (self->on)
        g_array_append_val (self->chain, hex);
      else
        _hu_workshop_hand_apply_at (self, hex, hex);
      break;

    case HU_HAND_SIDES:
    case HU_HAND_UNITS:
    default:
      break;
    }
}

static gboolean
press (gpointer          data,
       const HuMapTouch *touch)
{
  HuWorkshopHand *self = data;
  HuHex hex;

  /* Forms say what is under the cursor; the map is panned. */
  if (self->tool == NULL)
    {
      hu_map_state_set_cursor (hu_map_view_get_state (self->map), touch->hex);
      return FALSE;
    }
  if (self->tool->kind == HU_HAND_UNITS)
    return _hu_workshop_hand_press_unit (self, touch);

  hex = self->tool->shows ? touch->place : touch->hex;
  if (hex == HU_HEX_NONE && !is_drawing (self))
    return FALSE;

  if (hex != HU_HEX_NONE)
    hu_map_state_set_cursor (hu_map_view_get_state (self->map), touch->hex);
  _hu_workshop_hand_begin (self, _hu_workshop_hand_is_on (self, touch->state));
  self->last = hex;
  self->last_at = touch->at;
  g_array_set_size (self->chain, 0);
  if (self->tool->kind == HU_HAND_SIDES)
    _hu_workshop_hand_begin_course (self, touch->at);
  if (hex != HU_HEX_NONE)
    start_at (self, hex, touch->hex != HU_HEX_NONE);

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
  if (self->tool == NULL || !self->stroking)
    return;

  if (self->tool->kind == HU_HAND_SIDES)
    {
      _hu_workshop_hand_lead_course (self, touch->at);
    }
  else if (self->last == HU_HEX_NONE)
    {
      if (hex != HU_HEX_NONE)
        start_at (self, hex, touch->hex != HU_HEX_NONE);
    }
  else if (self->tool->kind == HU_HAND_CHAIN && self->chain->len > 0)
    {
      _hu_workshop_hand_extend_chain (self, hex);
    }
  else if (self->tool->kind == HU_HAND_HEXES && self->size > 0 && hex != HU_HEX_NONE && hex != self->last)
    {
      _hu_workshop_hand_apply_at (self, self->last, hex);
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
    _hu_workshop_hand_end_course (self, touch->at);
  if (self->tool != NULL && self->tool->kind == HU_HAND_CHAIN && self->chain->len > 0)
    _hu_workshop_hand_end_chain (self);
  if (self->last != HU_HEX_NONE)
    _hu_workshop_hand_end_at (self, self->last);
  else
    _hu_workshop_hand_end (self);
}

void
_hu_workshop_hand_cancel (gpointer data)
{
  HuWorkshopHand *self = data;

  self->lifted = HU_UNIT_NONE;
  g_array_set_size (self->chain, 0);
  g_array_set_size (self->course, 0);
  if (self->stroking)
    {
      self->stroking = FALSE;
      hu_workshop_cancel_stroke (self->shop);
    }
  hu_map_view_redraw (self->map);
}

static const HuMapTool map_tool = {
  .press = press,
  .drag = drag,
  .release = release,
  .cancel = _hu_workshop_hand_cancel,
  .key = _hu_workshop_hand_key,
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
  g_array_unref (self->course);

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
  self->course = g_array_new (FALSE, FALSE, sizeof (HuPoint));
}

/* @map: the map; borrowed until hu_workshop_hand_drop().  Returns a hand without a tool, which controls the map. */
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

/* Ends the present stroke and returns the map to play. */
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

/* Takes over the map again, after another tool had it; does nothing after hu_workshop_hand_drop(). */
void
hu_workshop_hand_hold (HuWorkshopHand *self)
{
  g_return_if_fail (HU_IS_WORKSHOP_HAND (self));

  if (self->map == NULL)
    return;

  hu_map_view_set_tool (self->map, &map_tool, self);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->map), self->tool != NULL ? "crosshair" : NULL);
}

void
hu_workshop_hand_take (HuWorkshopHand   *self,
                       const HuHandTool *tool,
                       gpointer          data,
                       const char       *label)
{
  g_return_if_fail (HU_IS_WORKSHOP_HAND (self));

  if (self->stroking)
    _hu_workshop_hand_cancel (self);
  self->tool = tool;
  self->data = data;
  g_free (self->label);
  self->label = g_strdup (label != NULL ? label : "");
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->map), tool != NULL ? "crosshair" : NULL);
  hu_map_view_redraw (self->map);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
hu_workshop_hand_light (HuWorkshopHand *self,
                        GArray         *hexes)
{
  g_return_if_fail (HU_IS_WORKSHOP_HAND (self));

  if (self->map != NULL)
    hu_map_view_light (self->map, hexes);
}

const HuHandTool *
hu_workshop_hand_get_tool (HuWorkshopHand *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_HAND (self), NULL);

  return self->tool;
}

/* Returns the data of the present tool, which identify its owner. */
gpointer
hu_workshop_hand_get_data (HuWorkshopHand *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_HAND (self), NULL);

  return self->tool != NULL ? self->data : NULL;
}

gboolean
hu_workshop_hand_is_first (HuWorkshopHand *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_HAND (self), TRUE);

  return !self->started;
}

guint
hu_workshop_hand_get_size (HuWorkshopHand *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_HAND (self), 1);

  return self->size;
}

/* @size: as in hu_workshop_hand_get_size(), at most HU_HAND_SIZE_MAX. */
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

/* Returns whether it removes; Shift reverses that. */
gboolean
hu_workshop_hand_get_erase (HuWorkshopHand *self)
{
  g_return_val_if_fail (HU_IS_WORKSHOP_HAND (self), FALSE);

  return self->erase;
}

/* @erase: whether it removes instead of adding. */
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
