/*
 * Panning and zooming: which part of the map is seen.  Arithmetic without a
 * widget, so that it can be tested without a window.
 */
#include "hu-map-state-private.h"
#include "hu-supply-rules.h"

#define SCALE_MAX 96.0  /* pixels a map unit */
#define FIT_MAX 72.0    /* a map of three hexes need not fill the screen */
#define FIT_MARGIN 0.5  /* map units around a fitted map */
#define READABLE 14.0   /* what counters print can be read from here on */
#define BEGIN_MAX 24.0  /* nearer than this a first look would show too little */
#define SLACK 0.25      /* of the view: how far beyond the map's edge one may pan */
#define REVEAL_MARGIN 1.5 /* map units kept around what is brought into view */

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
  g_signal_emit_by_name (self, "viewport-changed");
}

/* The first look at a map: all of it where it can be read then, else so near
 * that it can, and that the map fills the view. */
static void
begin (HuMapState *self)
{
  const HuViewport *viewport = &self->viewport;
  double fill, scale;

  if (viewport->width <= 0 || self->bounds.width <= 0)
    return;

  if (fit_scale (self) >= READABLE)
    {
      self->fresh = FALSE;
      hu_map_state_fit (self);
      return;
    }

  fill = MAX (viewport->width / self->bounds.width, viewport->height / self->bounds.height);
  scale = CLAMP (fill, READABLE, BEGIN_MAX);
  set_viewport (self, scale,
                self->focus.x - viewport->width / 2.0 / scale,
                self->focus.y - viewport->height / 2.0 / scale);
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
  HuSupplyAsked asked;
  guint n = 0;

  if (hu_supply_find_asked (scenario, &asked))
    focus = hu_geometry_centre (grid, g_array_index (asked.origins, HuHex, 0));

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
  hu_map_state_set_level (self, HU_STOREY_GROUND);
  hu_map_state_set_levels_fanned (self, FALSE);
  hu_map_state_set_building (self, HU_BUILDING_NONE);
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

  g_signal_emit_by_name (self, "viewport-changed");
}

/**
 * hu_map_state_resize_in_place:
 * @self: view state
 * @width: of the view, in device independent pixels
 * @height: likewise
 * @dx: pixels to the right that the view's corner has gone
 * @dy: pixels down
 *
 * For a view that gives room to something beside it: the map stays where it is on the screen, at its scale, and more or
 * less of it is seen.  That may be further beyond the map's edge than one may pan, and a fitted map is not fitted anew.
 */
void
hu_map_state_resize_in_place (HuMapState *self,
                              int         width,
                              int         height,
                              double      dx,
                              double      dy)
{
  HuViewport *viewport;

  g_return_if_fail (HU_IS_MAP_STATE (self));

  viewport = &self->viewport;
  if (self->fresh || viewport->width <= 0)
    {
      hu_map_state_resize (self, width, height);
      return;
    }

  viewport->width = width;
  viewport->height = height;
  viewport->x += dx / viewport->scale;
  viewport->y += dy / viewport->scale;
  g_signal_emit_by_name (self, "viewport-changed");
}

/**
 * hu_map_state_look_as:
 * @self: a view state
 * @viewport: that of another view of the same map
 *
 * Looks at the same part of it.
 */
void
hu_map_state_look_as (HuMapState       *self,
                      const HuViewport *viewport)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));
  g_return_if_fail (viewport != NULL);

  set_viewport (self, viewport->scale, viewport->x, viewport->y);
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
  self->fresh = FALSE;
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
  self->fitted = self->fresh = FALSE;
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
  self->fitted = self->fresh = FALSE;
  set_viewport (self, viewport->scale, viewport->x - dx / viewport->scale,
                viewport->y - dy / viewport->scale);
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

  self->fitted = self->fresh = FALSE;
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
