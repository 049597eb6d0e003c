/*
 * View state of a map.  The arithmetic of panning and zooming is here, so that
 * it can be tested without a window.
 */
#include "hu-map-state.h"

#include <string.h>

#define SCALE_MAX 96.0  /* pixels a map unit */
#define FIT_MAX 44.0    /* a map of three hexes need not fill the screen */
#define FIT_MARGIN 0.5  /* map units around a fitted map */
#define READABLE 14.0   /* what counters print can be read from here on */
#define SLACK 0.25      /* of the view: how far beyond the map's edge one may pan */
#define REVEAL_MARGIN 1.5 /* map units kept around what is brought into view */

struct _HuMapState
{
  GObject    parent_instance;

  HuViewport viewport;
  HuBox      bounds;
  gboolean   fitted; /* neither panned nor zoomed since: fits again when resized */
  gboolean   fresh;  /* not seen yet: how it begins depends on the size that it will have */
  HuPoint    focus;

  HuHex      hover;
  HuHex      cursor;
  HuHex      fan;
  guint      overlays;
  HuHex      trace_hex;
  HuSide     trace_side;
  GArray    *selection; /* guint */
  GArray    *lit;       /* HuHex */
  double     lit_phase;
};

enum
{
  PROP_0,
  PROP_HOVER,
  PROP_CURSOR,
  PROP_FAN,
  PROP_OVERLAYS,
  PROP_TRACE_HEX,
  PROP_TRACE_SIDE,
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

static double
fit_scale (HuMapState *self)
{
  double across = self->viewport.width / (self->bounds.width + 2 * FIT_MARGIN);
  double down = self->viewport.height / (self->bounds.height + 2 * FIT_MARGIN);

  return CLAMP (MIN (across, down), 0.01, FIT_MAX);
}

/* One axis of the offset: @size map units of map seen through @view of them. */
static double
clamp_offset (double offset,
              double size,
              double view)
{
  double slack = SLACK * view;

  if (size + 2 * slack <= view)
    return (size - view) / 2;

  return CLAMP (offset, -slack, size + slack - view);
}

static void
set_viewport (HuMapState *self,
              double      scale,
              double      x,
              double      y)
{
  HuViewport *viewport = &self->viewport;

  if (viewport->width <= 0 || viewport->height <= 0 || self->bounds.width <= 0)
    return;

  scale = CLAMP (scale, MIN (fit_scale (self), SCALE_MAX), SCALE_MAX);
  x = clamp_offset (x, self->bounds.width, viewport->width / scale);
  y = clamp_offset (y, self->bounds.height, viewport->height / scale);
  if (scale == viewport->scale && x == viewport->x && y == viewport->y)
    return;

  viewport->scale = scale;
  viewport->x = x;
  viewport->y = y;
  g_signal_emit (self, signals[VIEWPORT_CHANGED], 0);
}

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
  properties[PROP_OVERLAYS] = g_param_spec_uint ("overlays", NULL, NULL, 0, G_MAXUINT, HU_OVERLAY_DEFAULT, flags);
  properties[PROP_TRACE_HEX] = g_param_spec_int ("trace-hex", NULL, NULL, -1, G_MAXINT, -1, flags);
  properties[PROP_TRACE_SIDE] = g_param_spec_int ("trace-side", NULL, NULL, -1, 1, -1, flags);
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
  self->overlays = HU_OVERLAY_DEFAULT;
  self->selection = g_array_new (FALSE, FALSE, sizeof (guint));
  self->lit = g_array_new (FALSE, FALSE, sizeof (HuHex));
}

/**
 * hu_map_state_new:
 *
 * Returns: (transfer full): the state of a view that shows nothing yet
 */
HuMapState *
hu_map_state_new (void)
{
  return g_object_new (HU_TYPE_MAP_STATE, NULL);
}

/* The first look at a map, once there is a size to look at it in. */
static void
begin (HuMapState *self)
{
  const HuViewport *viewport = &self->viewport;

  if (viewport->width <= 0 || self->bounds.width <= 0)
    return;

  self->fresh = FALSE;
  if (fit_scale (self) >= READABLE)
    {
      hu_map_state_fit (self);
      return;
    }

  self->fitted = FALSE;
  set_viewport (self, READABLE,
                self->focus.x - viewport->width / 2.0 / READABLE,
                self->focus.y - viewport->height / 2.0 / READABLE);
}

/* Where the game is: between the capital, or the map's middle, and the middle of
 * everybody on the map. */
static HuPoint
find_focus (HuSnapshot *snapshot)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  const HuScenario *scenario = state->scenario;
  const HuGrid *grid = scenario->map->grid;
  HuBox bounds = hu_geometry_bounds (grid);
  HuPoint focus = { bounds.x + bounds.width / 2, bounds.y + bounds.height / 2 };
  HuPoint sum = { 0, 0 };
  guint n = 0;

  if (scenario->sudden_death != NULL)
    {
      const HuPlace *capital = hu_map_get_place (scenario->map, scenario->sudden_death->capital);

      focus = hu_geometry_centre (grid, g_array_index (capital->hexes, HuHex, 0));
    }

  for (guint unit = 0; unit < hu_scenario_get_n_units (scenario); unit++)
    if (state->unit_status[unit] == HU_UNIT_ON_MAP)
      {
        HuPoint at = hu_geometry_centre (grid, state->unit_hex[unit]);

        sum.x += at.x;
        sum.y += at.y;
        n++;
      }

  return n == 0 ? focus : (HuPoint) { (focus.x + sum.x / n) / 2, (focus.y + sum.y / n) / 2 };
}

/**
 * hu_map_state_reset:
 * @self: view state
 * @snapshot: the game that is to be seen
 *
 * For another game: nothing is selected, lit or traced, and its map is seen for
 * the first time.
 */
void
hu_map_state_reset (HuMapState *self,
                    HuSnapshot *snapshot)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));
  g_return_if_fail (snapshot != NULL);

  self->bounds = hu_geometry_bounds (hu_snapshot_get_scenario (snapshot)->map->grid);
  self->focus = find_focus (snapshot);
  self->fresh = TRUE;
  hu_map_state_set_hover (self, HU_HEX_NONE);
  hu_map_state_set_cursor (self, HU_HEX_NONE);
  hu_map_state_set_fan (self, HU_HEX_NONE);
  hu_map_state_set_trace (self, HU_HEX_NONE, HU_SIDE_NONE);
  hu_map_state_set_selection (self, NULL);
  hu_map_state_set_lit (self, NULL, 0);
  begin (self);
}

/**
 * hu_map_state_get_viewport:
 * @self: view state
 *
 * Returns: (transfer none): what is seen, kept up to date
 */
const HuViewport *
hu_map_state_get_viewport (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), NULL);

  return &self->viewport;
}

/**
 * hu_map_state_resize:
 * @self: view state
 * @width: of the view, in device independent pixels
 * @height: likewise
 *
 * Keeps the middle where it is; a fitted map is fitted anew.
 */
void
hu_map_state_resize (HuMapState *self,
                     int         width,
                     int         height)
{
  HuViewport *viewport;
  double dx, dy;

  g_return_if_fail (HU_IS_MAP_STATE (self));

  viewport = &self->viewport;
  if (viewport->width == width && viewport->height == height)
    return;

  dx = (viewport->width - width) / 2.0 / viewport->scale;
  dy = (viewport->height - height) / 2.0 / viewport->scale;
  viewport->width = width;
  viewport->height = height;

  if (self->fresh)
    begin (self);
  else if (self->fitted)
    hu_map_state_fit (self);
  else
    set_viewport (self, viewport->scale, viewport->x + dx, viewport->y + dy);

  g_signal_emit (self, signals[VIEWPORT_CHANGED], 0);
}

/**
 * hu_map_state_fit:
 * @self: view state
 *
 * Shows the whole map, in the middle; and again whenever the view is resized,
 * until it is panned or zoomed.
 */
void
hu_map_state_fit (HuMapState *self)
{
  double scale;

  g_return_if_fail (HU_IS_MAP_STATE (self));

  self->fitted = TRUE;
  if (self->bounds.width <= 0 || self->viewport.width <= 0)
    return;

  scale = fit_scale (self);
  set_viewport (self, scale,
                (self->bounds.width - self->viewport.width / scale) / 2,
                (self->bounds.height - self->viewport.height / scale) / 2);
}

/**
 * hu_map_state_zoom_at:
 * @self: view state
 * @factor: > 1 for nearer
 * @x: the point that stays where it is, in pixels of the view
 * @y: likewise
 */
void
hu_map_state_zoom_at (HuMapState *self,
                      double      factor,
                      double      x,
                      double      y)
{
  const HuViewport *viewport;
  double scale;

  g_return_if_fail (HU_IS_MAP_STATE (self));
  g_return_if_fail (factor > 0);

  viewport = &self->viewport;
  scale = CLAMP (viewport->scale * factor, MIN (fit_scale (self), SCALE_MAX), SCALE_MAX);
  self->fitted = FALSE;
  set_viewport (self, scale,
                viewport->x + x / viewport->scale - x / scale,
                viewport->y + y / viewport->scale - y / scale);
}

/**
 * hu_map_state_pan_by:
 * @self: view state
 * @dx: pixels to the right that the map goes
 * @dy: pixels down
 */
void
hu_map_state_pan_by (HuMapState *self,
                     double      dx,
                     double      dy)
{
  const HuViewport *viewport;

  g_return_if_fail (HU_IS_MAP_STATE (self));

  viewport = &self->viewport;
  self->fitted = FALSE;
  set_viewport (self, viewport->scale, viewport->x - dx / viewport->scale, viewport->y - dy / viewport->scale);
}

/* One axis of hu_map_state_show_box(). */
static double
reveal (double   offset,
        double   view,
        double   from,
        double   to,
        gboolean centre)
{
  double margin = MIN (REVEAL_MARGIN, MAX (0, (view - (to - from)) / 2));

  if (centre || to - from > view)
    return (from + to - view) / 2;
  if (from - margin < offset)
    return from - margin;
  if (to + margin > offset + view)
    return to + margin - view;

  return offset;
}

/**
 * hu_map_state_show_box:
 * @self: view state
 * @box: what is to be seen, in map units
 * @centre: whether it is to be in the middle
 */
void
hu_map_state_show_box (HuMapState *self,
                       HuBox       box,
                       gboolean    centre)
{
  const HuViewport *viewport;
  double x, y;

  g_return_if_fail (HU_IS_MAP_STATE (self));

  viewport = &self->viewport;
  x = reveal (viewport->x, viewport->width / viewport->scale, box.x, box.x + box.width, centre);
  y = reveal (viewport->y, viewport->height / viewport->scale, box.y, box.y + box.height, centre);
  if (x == viewport->x && y == viewport->y)
    return;

  self->fitted = FALSE;
  set_viewport (self, viewport->scale, x, y);
}

/**
 * hu_map_state_to_map:
 * @self: view state
 * @x: in pixels of the view
 * @y: likewise
 *
 * Returns: that point in map units
 */
HuPoint
hu_map_state_to_map (HuMapState *self,
                     double      x,
                     double      y)
{
  const HuViewport *viewport = &self->viewport;

  return (HuPoint) { viewport->x + x / viewport->scale, viewport->y + y / viewport->scale };
}

/**
 * hu_map_state_to_view:
 * @self: view state
 * @point: in map units
 *
 * Returns: that point in pixels of the view
 */
HuPoint
hu_map_state_to_view (HuMapState *self,
                      HuPoint     point)
{
  const HuViewport *viewport = &self->viewport;

  return (HuPoint) { (point.x - viewport->x) * viewport->scale, (point.y - viewport->y) * viewport->scale };
}

/**
 * hu_map_state_get_hover:
 * @self: view state
 *
 * Returns: the hex under the pointer, or %HU_HEX_NONE
 */
HuHex
hu_map_state_get_hover (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), HU_HEX_NONE);

  return self->hover;
}

void
hu_map_state_set_hover (HuMapState *self,
                        HuHex       hex)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));

  set_hex (self, &self->hover, hex, PROP_HOVER);
}

/**
 * hu_map_state_get_cursor:
 * @self: view state
 *
 * Returns: the hex that keys, menus and the side panel speak of, or %HU_HEX_NONE
 */
HuHex
hu_map_state_get_cursor (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), HU_HEX_NONE);

  return self->cursor;
}

void
hu_map_state_set_cursor (HuMapState *self,
                         HuHex       hex)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));

  set_hex (self, &self->cursor, hex, PROP_CURSOR);
}

/**
 * hu_map_state_get_fan:
 * @self: view state
 *
 * Returns: the hex whose stack is fanned out, or %HU_HEX_NONE
 */
HuHex
hu_map_state_get_fan (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), HU_HEX_NONE);

  return self->fan;
}

void
hu_map_state_set_fan (HuMapState *self,
                      HuHex       hex)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));

  set_hex (self, &self->fan, hex, PROP_FAN);
}

/**
 * hu_map_state_get_overlays:
 * @self: view state
 *
 * Returns: the #HuOverlay that are shown
 */
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

/**
 * hu_map_state_get_trace_hex:
 * @self: view state
 *
 * Returns: the hex that supply lines are shown from, or %HU_HEX_NONE for the
 *   capital's
 */
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

/**
 * hu_map_state_set_trace:
 * @self: view state
 * @hex: where supply lines are shown from; %HU_HEX_NONE: the capital
 * @side: whose lines
 */
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

/**
 * hu_map_state_get_selection:
 * @self: view state
 *
 * Returns: (transfer none) (element-type guint): the selected units, in the
 *   order in which they were selected
 */
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

/**
 * hu_map_state_select_only:
 * @self: view state
 * @unit: a unit, or %HU_UNIT_NONE for none
 */
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

/**
 * hu_map_state_set_selection:
 * @self: view state
 * @units: (nullable) (element-type guint): what to select instead
 */
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

/**
 * hu_map_state_get_lit:
 * @self: view state
 *
 * Returns: (transfer none) (element-type HuHex): the hexes lit up
 */
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

/**
 * hu_map_state_set_lit:
 * @self: view state
 * @hexes: (nullable) (element-type HuHex): what to light up; %NULL for nothing
 * @phase: 0 … 1: how far the flash has come
 */
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
