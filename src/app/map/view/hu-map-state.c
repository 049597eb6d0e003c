/*
 * View state of a map: cursor, selection, overlays, lit hexes. hu-map-state-view.c has panning and zooming.
 *
 * One file, because each property has its getter and setter here, and most of them are a few
 * lines.
 */
#include "hu-map-state-private.h"

#include <string.h>

enum
{
  PROP_0,
  PROP_HOVER,
  PROP_CURSOR,
  PROP_FAN,
  PROP_OVERLAYS,
  PROP_TRACE_HEX,
  PROP_TRACE_SIDE,
  PROP_STOREY,
  PROP_BUILDING,
  PROP_STOREYS_FANNED,
  N_PROPS
};

enum
{
  VIEWPORT_CHANGED,
  SELECTION_CHANGED,
  LIT_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuMapState, hu_map_state, G_TYPE_OBJECT)

static void
set_hex (HuMapState *self,
         HuHex      *member,
         HuHex       hex,
         guint       prop)
{
  if (*member == hex)
    return;

  *member = hex;
  g_object_notify_by_pspec (G_OBJECT (self), properties[prop]);
}

static void
hu_map_state_finalize (GObject *object)
{
  HuMapState *self = HU_MAP_STATE (object);

  g_array_unref (self->selection);
  g_array_unref (self->lit);

  G_OBJECT_CLASS (hu_map_state_parent_class)->finalize (object);
}

static void
hu_map_state_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  HuMapState *self = HU_MAP_STATE (object);

  switch (prop_id)
    {
    case PROP_HOVER:
      g_value_set_int (value, self->hover);
      break;

    case PROP_CURSOR:
      g_value_set_int (value, self->cursor);
      break;

    case PROP_FAN:
      g_value_set_int (value, self->fan);
      break;

    case PROP_OVERLAYS:
      g_value_set_uint (value, self->overlays);
      break;

    case PROP_TRACE_HEX:
      g_value_set_int (value, self->trace_hex);
      break;

    case PROP_TRACE_SIDE:
      g_value_set_int (value, self->trace_side);
      break;

    case PROP_STOREY:
      g_value_set_int (value, self->storey);
      break;

    case PROP_BUILDING:
      g_value_set_int (value, self->building);
      break;

    case PROP_STOREYS_FANNED:
      g_value_set_boolean (value, self->storeys_fanned);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hu_map_state_class_init (HuMapStateClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  static const char *names[] = { "viewport-changed", "selection-changed", "lit-changed" };

  object_class->finalize = hu_map_state_finalize;
  object_class->get_property = hu_map_state_get_property;

  properties[PROP_HOVER] = g_param_spec_int ("hover", NULL, NULL, -1, G_MAXINT, -1, flags);
  properties[PROP_CURSOR] = g_param_spec_int ("cursor", NULL, NULL, -1, G_MAXINT, -1, flags);
  properties[PROP_FAN] = g_param_spec_int ("fan", NULL, NULL, -1, G_MAXINT, -1, flags);
  properties[PROP_OVERLAYS] = g_param_spec_uint ("overlays", NULL, NULL, 0, G_MAXUINT, HU_OVERLAY_DEFAULT,
                                                 flags);
  properties[PROP_TRACE_HEX] = g_param_spec_int ("trace-hex", NULL, NULL, -1, G_MAXINT, -1, flags);
  properties[PROP_TRACE_SIDE] = g_param_spec_int ("trace-side", NULL, NULL, -1, 1, -1, flags);
  properties[PROP_STOREY] = g_param_spec_int ("storey", NULL, NULL, HU_STOREY_CELLAR, HU_STOREY_PILLBOX,
                                              HU_STOREY_GROUND, flags);
  properties[PROP_BUILDING] = g_param_spec_int ("building", NULL, NULL, HU_BUILDING_NONE, G_MAXINT,
                                                HU_BUILDING_NONE, flags);
  properties[PROP_STOREYS_FANNED] = g_param_spec_boolean ("storeys-fanned", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hu_map_state_init (HuMapState *self)
{
  self->viewport.scale = 1;
  self->fitted = TRUE;
  self->hover = self->cursor = self->fan = self->trace_hex = HU_HEX_NONE;
  self->trace_side = HU_SIDE_NONE;
  self->storey = HU_STOREY_GROUND;
  self->building = HU_BUILDING_NONE;
  self->overlays = HU_OVERLAY_DEFAULT;
  self->selection = g_array_new (FALSE, FALSE, sizeof (guint));
  self->lit = g_array_new (FALSE, FALSE, sizeof (HuHex));
}

HuMapState *
hu_map_state_new (void)
{
  return g_object_new (HU_TYPE_MAP_STATE, NULL);
}

/* Returns the hex under the pointer, or HU_HEX_NONE. */
HuHex
hu_map_state_get_hover (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), HU_HEX_NONE);

  return self->hover;
}

/* @hex: the hex under the pointer, or HU_HEX_NONE. */
void
hu_map_state_set_hover (HuMapState *self,
                        HuHex       hex)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));

  set_hex (self, &self->hover, hex, PROP_HOVER);
}

/* Returns the hex that keys, menus and the side panel refer to, or HU_HEX_NONE. */
HuHex
hu_map_state_get_cursor (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), HU_HEX_NONE);

  return self->cursor;
}

/* @hex: the hex that keys, menus and the side panel refer to, or HU_HEX_NONE. */
void
hu_map_state_set_cursor (HuMapState *self,
                         HuHex       hex)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));

  set_hex (self, &self->cursor, hex, PROP_CURSOR);
}

/* Returns the hex whose stack is fanned out, or HU_HEX_NONE. */
HuHex
hu_map_state_get_fan (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), HU_HEX_NONE);

  return self->fan;
}

/* @hex: the hex whose stack is fanned out, or HU_HEX_NONE. */
void
hu_map_state_set_fan (HuMapState *self,
                      HuHex       hex)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));

  set_hex (self, &self->fan, hex, PROP_FAN);
}

guint
hu_map_state_get_overlays (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), 0);

  return self->overlays;
}

void
hu_map_state_set_overlays (HuMapState *self,
                           guint       overlays)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));

  if (self->overlays == overlays)
    return;

  self->overlays = overlays;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OVERLAYS]);
}

HuHex
hu_map_state_get_trace_hex (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), HU_HEX_NONE);

  return self->trace_hex;
}

HuSide
hu_map_state_get_trace_side (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), HU_SIDE_NONE);

  return self->trace_side;
}

/* @hex: the hex to show supply lines from; HU_HEX_NONE: the capital; @side: the side whose lines to show. */
void
hu_map_state_set_trace (HuMapState *self,
                        HuHex       hex,
                        HuSide      side)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));

  g_object_freeze_notify (G_OBJECT (self));
  if (self->trace_side != side)
    {
      self->trace_side = side;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TRACE_SIDE]);
    }
  set_hex (self, &self->trace_hex, hex, PROP_TRACE_HEX);
  g_object_thaw_notify (G_OBJECT (self));
}

HuStorey
hu_map_state_get_storey (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), HU_STOREY_GROUND);

  return self->storey;
}

void
hu_map_state_set_storey (HuMapState *self,
                         HuStorey    storey)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));
  g_return_if_fail (storey >= HU_STOREY_CELLAR && storey <= HU_STOREY_PILLBOX);

  if (self->storey == storey)
    return;

  self->storey = storey;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STOREY]);
}

gint
hu_map_state_get_building (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), HU_BUILDING_NONE);

  return self->building;
}

/* @building: index of a building of the map, or HU_BUILDING_NONE. */
void
hu_map_state_set_building (HuMapState *self,
                           gint        building)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));
  g_return_if_fail (building >= HU_BUILDING_NONE);

  if (self->building == building)
    return;

  self->building = building;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUILDING]);
}

gboolean
hu_map_state_get_storeys_fanned (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), FALSE);

  return self->storeys_fanned;
}

void
hu_map_state_set_storeys_fanned (HuMapState *self,
                                 gboolean    fanned)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));

  fanned = fanned != FALSE;
  if (self->storeys_fanned == fanned)
    return;

  self->storeys_fanned = fanned;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STOREYS_FANNED]);
}

const GArray *
hu_map_state_get_selection (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), NULL);

  return self->selection;
}

static gint
find_selected (HuMapState *self,
               guint       unit)
{
  for (guint i = 0; i < self->selection->len; i++)
    if (g_array_index (self->selection, guint, i) == unit)
      return (gint) i;

  return -1;
}

gboolean
hu_map_state_is_selected (HuMapState *self,
                          guint       unit)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), FALSE);

  return find_selected (self, unit) >= 0;
}

/* @unit: a unit, or HU_UNIT_NONE for none. */
void
hu_map_state_select_only (HuMapState *self,
                          guint       unit)
{
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));

  if (unit != HU_UNIT_NONE)
    g_array_append_val (units, unit);

  hu_map_state_set_selection (self, units);
}

void
hu_map_state_toggle_selected (HuMapState *self,
                              guint       unit)
{
  gint index;

  g_return_if_fail (HU_IS_MAP_STATE (self));

  index = find_selected (self, unit);
  if (index >= 0)
    g_array_remove_index (self->selection, (guint) index);
  else
    g_array_append_val (self->selection, unit);

  g_signal_emit (self, signals[SELECTION_CHANGED], 0);
}

/* @units may be NULL. */
void
hu_map_state_set_selection (HuMapState   *self,
                            const GArray *units)
{
  guint n = units != NULL ? units->len : 0;

  g_return_if_fail (HU_IS_MAP_STATE (self));

  if (n == self->selection->len &&
      (n == 0 || memcmp (units->data, self->selection->data, n * sizeof (guint)) == 0))
    return;

  g_array_set_size (self->selection, 0);
  if (n > 0)
    g_array_append_vals (self->selection, units->data, n);
  g_signal_emit (self, signals[SELECTION_CHANGED], 0);
}

const GArray *
hu_map_state_get_lit (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), NULL);

  return self->lit;
}

/* Returns the phase of their flash, 0 … 1. */
double
hu_map_state_get_lit_phase (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), 0);

  return self->lit_phase;
}

/* @hexes: (element-type HuHex): the hexes to light; NULL for none; @phase: 0 … 1: the phase of the flash. */
void
hu_map_state_set_lit (HuMapState   *self,
                      const GArray *hexes,
                      double        phase)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));

  if (self->lit->len == 0 && (hexes == NULL || hexes->len == 0))
    return;

  if (hexes != self->lit)
    {
      g_array_set_size (self->lit, 0);
      if (hexes != NULL && hexes->len > 0)
        g_array_append_vals (self->lit, hexes->data, hexes->len);
    }

  self->lit_phase = phase;
  g_signal_emit (self, signals[LIT_CHANGED], 0);
}
