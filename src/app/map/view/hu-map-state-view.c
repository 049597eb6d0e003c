/*
 * Panning and zooming: the visible part of the map. Pure arithmetic without a widget, so that it can be tested
 * without a window.
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

/* Limits one axis of the offset: @size map units of map seen through @view of them. */
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

/* Sets the first view of a map: all of it if it is readable then, else near enough to be readable and to fill
 * the view. */
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

/* Returns the focus of the game: between the capital, or the map's middle, and the middle of all units on the map. */
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
  hu_map_state_set_storey (self, HU_STOREY_GROUND);
  hu_map_state_set_storeys_fanned (self, FALSE);
  hu_map_state_set_building (self, HU_BUILDING_NONE);
  hu_map_state_set_selection (self, NULL);
  hu_map_state_set_lit (self, NULL, 0);
  begin (self);
}

const HuViewport *
hu_map_state_get_viewport (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), NULL);

  return &self->viewport;
}

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

void
hu_map_state_look_as (HuMapState       *self,
                      const HuViewport *viewport)
{
  g_return_if_fail (HU_IS_MAP_STATE (self));
  g_return_if_fail (viewport != NULL);

  set_viewport (self, viewport->scale, viewport->x, viewport->y);
}

/* The offset of a view of @view map units with @from … @to in its middle, moved as little as needed to show no more than the
 * map's margin beyond its edges. */
static double
look_along (double from,
            double to,
            double size,
            double view)
{
  double offset = (from + to - view) / 2;

  if (size + 2 * FIT_MARGIN <= view)
    return (size - view) / 2;

  return CLAMP (offset, -FIT_MARGIN, size + FIT_MARGIN - view);
}

gboolean
hu_map_state_find_look (HuMapState *self,
                        HuBox       box,
                        double      least,
                        double      most,
                        HuViewport *look)
{
  double fit, across, down;

  g_return_val_if_fail (HU_IS_MAP_STATE (self) && look != NULL, FALSE);

  *look = self->viewport;
  if (self->bounds.width <= 0 || look->width <= 0 || look->height <= 0)
    return FALSE;

  fit = fit_scale (self);
  if (fit >= least)
    return FALSE;

  across = look->width / MAX (box.width, 1);
  down = look->height / MAX (box.height, 1);
  look->scale = CLAMP (MIN (across, down), fit, MIN (most, SCALE_MAX));
  look->x = look_along (box.x, box.x + box.width, self->bounds.width, look->width / look->scale);
  look->y = look_along (box.y, box.y + box.height, self->bounds.height, look->height / look->scale);

  return TRUE;
}

void
hu_map_state_take_look (HuMapState       *self,
                        const HuViewport *look)
{
  g_return_if_fail (HU_IS_MAP_STATE (self) && look != NULL);

  self->fitted = self->fresh = FALSE;
  set_viewport (self, look->scale, look->x, look->y);
}

gboolean
hu_map_state_is_fitted (HuMapState *self)
{
  g_return_val_if_fail (HU_IS_MAP_STATE (self), FALSE);

  return self->fitted || self->fresh;
}

HuViewport
hu_map_state_get_fit (HuMapState *self)
{
  HuViewport fit = { 0 };

  g_return_val_if_fail (HU_IS_MAP_STATE (self), fit);

  fit = self->viewport;
  if (self->bounds.width <= 0 || fit.width <= 0)
    return fit;

  fit.scale = fit_scale (self);
  fit.x = (self->bounds.width - fit.width / fit.scale) / 2;
  fit.y = (self->bounds.height - fit.height / fit.scale) / 2;

  return fit;
}

void
hu_map_state_fit (HuMapState *self)
{
  HuViewport fit;

  g_return_if_fail (HU_IS_MAP_STATE (self));

  self->fitted = TRUE;
  self->fresh = FALSE;
  fit = hu_map_state_get_fit (self);
  if (self->bounds.width > 0 && self->viewport.width > 0)
    set_viewport (self, fit.scale, fit.x, fit.y);
}

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

/* Moves one axis for hu_map_state_show_box(). */
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

HuPoint
hu_map_state_to_map (HuMapState *self,
                     double      x,
                     double      y)
{
  const HuViewport *viewport = &self->viewport;

  return (HuPoint) { viewport->x + x / viewport->scale, viewport->y + y / viewport->scale };
}

HuPoint
hu_map_state_to_view (HuMapState *self,
                      HuPoint     point)
{
  const HuViewport *viewport = &self->viewport;

  return (HuPoint) { (point.x - viewport->x) * viewport->scale, (point.y - viewport->y) * viewport->scale };
}
