/*
 * View state of a map: cursor, selection, overlays, lit hexes. hu-map-state-view.c has panning and zooming.
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

G_STATIC_ASSERT ((int) N_PROPS == HU_N_MAP_PROPS);

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

static gint
get (HuMapState *self,
     guint       prop)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), 0);

  return self->values[prop];
}

static void
set (HuMapState *self,
     guint       prop,
     gint        value)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));

  if (self->values[prop] == value)
    return;

  self->values[prop] = value;
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
  if (prop_id > PROP_0 && prop_id < N_PROPS)
    g_value_set_int (value, HU_MAP_STATE (object)->values[prop_id]);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
hu_map_state_class_init (HuMapStateClass *klass)
{
  static const struct
  {
    const char *name;
    gint        least, most, first;
  } props[N_PROPS] = {
    [PROP_HOVER] = { "hover", HU_HEX_NONE, G_MAXINT, HU_HEX_NONE },
    [PROP_CURSOR] = { "cursor", HU_HEX_NONE, G_MAXINT, HU_HEX_NONE },
    [PROP_FAN] = { "fan", HU_HEX_NONE, G_MAXINT, HU_HEX_NONE },
    [PROP_OVERLAYS] = { "overlays", 0, G_MAXINT, HU_OVERLAY_DEFAULT },
    [PROP_TRACE_HEX] = { "trace-hex", HU_HEX_NONE, G_MAXINT, HU_HEX_NONE },
    [PROP_TRACE_SIDE] = { "trace-side", HU_SIDE_NONE, HU_SIDE_SECOND, HU_SIDE_NONE },
    [PROP_STOREY] = { "storey", HU_STOREY_CELLAR, HU_STOREY_PILLBOX, HU_STOREY_GROUND },
    [PROP_BUILDING] = { "building", HU_BUILDING_NONE, G_MAXINT, HU_BUILDING_NONE },
    [PROP_STOREYS_FANNED] = { "storeys-fanned", FALSE, TRUE, FALSE },
  };
  static const char *names[] = { "viewport-changed", "selection-changed", "lit-changed" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = hu_map_state_finalize;
  object_class->get_property = hu_map_state_get_property;

  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    properties[i] = g_param_spec_int (props[i].name, NULL, NULL, props[i].least, props[i].most, props[i].first,
                                      G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
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
  for (guint i = PROP_0 + 1; i < N_PROPS; i++)
    self->values[i] = G_PARAM_SPEC_INT (properties[i])->default_value;
  self->selection = g_array_new (FALSE, FALSE, sizeof (guint));
  self->lit = g_array_new (FALSE, FALSE, sizeof (HuHex));
}

HuMapState *
hu_map_state_new (void)
{
  return g_object_new (HU_TYPE_MAP_STATE, NULL);
}

HuHex
hu_map_state_get_hover (HuMapState *self)
{
  return get (self, PROP_HOVER);
}

void
hu_map_state_set_hover (HuMapState *self,
                        HuHex       hex)
{
  set (self, PROP_HOVER, hex);
}

HuHex
hu_map_state_get_cursor (HuMapState *self)
{
  return get (self, PROP_CURSOR);
}

void
hu_map_state_set_cursor (HuMapState *self,
                         HuHex       hex)
{
  set (self, PROP_CURSOR, hex);
}

HuHex
hu_map_state_get_fan (HuMapState *self)
{
  return get (self, PROP_FAN);
}

void
hu_map_state_set_fan (HuMapState *self,
                      HuHex       hex)
{
  set (self, PROP_FAN, hex);
}

guint
hu_map_state_get_overlays (HuMapState *self)
{
  return (guint) get (self, PROP_OVERLAYS);
}

void
hu_map_state_set_overlays (HuMapState *self,
                           guint       overlays)
{
  set (self, PROP_OVERLAYS, (gint) overlays);
}

HuHex
hu_map_state_get_trace_hex (HuMapState *self)
{
  return get (self, PROP_TRACE_HEX);
}

HuSide
hu_map_state_get_trace_side (HuMapState *self)
{
  return (HuSide) get (self, PROP_TRACE_SIDE);
}

void
hu_map_state_set_trace (HuMapState *self,
                        HuHex       hex,
                        HuSide      side)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));

  g_object_freeze_notify (G_OBJECT (self));
  set (self, PROP_TRACE_SIDE, side);
  set (self, PROP_TRACE_HEX, hex);
  g_object_thaw_notify (G_OBJECT (self));
}

HuStorey
hu_map_state_get_storey (HuMapState *self)
{
  return (HuStorey) get (self, PROP_STOREY);
}

void
hu_map_state_set_storey (HuMapState *self,
                         HuStorey    storey)
{
  g_return_if_fail (storey >= HU_STOREY_CELLAR && storey <= HU_STOREY_PILLBOX);

  set (self, PROP_STOREY, storey);
}

gint
hu_map_state_get_building (HuMapState *self)
{
  return get (self, PROP_BUILDING);
}

void
hu_map_state_set_building (HuMapState *self,
                           gint        building)
{
  g_return_if_fail (building >= HU_BUILDING_NONE);

  set (self, PROP_BUILDING, building);
}

gboolean
hu_map_state_get_storeys_fanned (HuMapState *self)
{
  return get (self, PROP_STOREYS_FANNED);
}

void
hu_map_state_set_storeys_fanned (HuMapState *self,
                                 gboolean    fanned)
{
  set (self, PROP_STOREYS_FANNED, fanned != FALSE);
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

double
hu_map_state_get_lit_phase (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), 0);

  return self->lit_phase;
}

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
