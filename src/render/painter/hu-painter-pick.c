/*
 * Picking: which counter lies under a point of the picture.
 */
#include "hu-storey-fan.h"
#include "hu-painter-private.h"

#include <math.h>

static guint
spot_at (const GArray *spots,
         HuPoint       px)
{
  for (guint i = spots->len; i-- > 0;)
    {
      const HuCounterSpot *spot = &g_array_index (spots, HuCounterSpot, i);

      if (fabs (px.x - spot->centre.x) <= spot->size / 2 && fabs (px.y - spot->centre.y) <= spot->size / 2)
        return spot->unit;
    }

  return HU_UNIT_NONE;
}

/* The corners of a pile reach beyond its hex, so this looks at the hexes around the point too. */
static guint
pile_at (HuPainter      *self,
         const HuCanvas *canvas,
         const HuScene  *scene,
         HuPoint         map_point)
{
  g_autoptr(GArray) spots = g_array_new (FALSE, FALSE, sizeof (HuCounterSpot));
  HuHexWindow window = hu_geometry_window (canvas->grid, (HuBox) { map_point.x, map_point.y, 0, 0 }, 0);
  guint found = HU_UNIT_NONE;

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    {
      for (gint pos = window.pos0; pos < window.pos1; pos++)
        {
          const HuStack *stack = hu_stacks_find (self->stacks, lane * canvas->grid->lane_length + pos);
          guint unit;

          if (stack == NULL)
            continue;
          g_array_set_size (spots, 0);
          hu_stack_pile (canvas, self->stacks, stack, scene, spots);
          unit = spot_at (spots, hu_canvas_point (canvas, map_point));
          if (unit != HU_UNIT_NONE)
            found = unit; /* later ones are drawn over earlier ones */
        }
    }

  return found;
}

/* In the gaps of a fan: the counter of @stack that its pile shows there. The fan opens under a pointer that rests on
 * that counter, which moves away from it; what the fan hides beneath it is not to be picked. */
static guint
piled_at (HuPainter      *self,
          const HuCanvas *canvas,
          const HuScene  *scene,
          const HuStack  *stack,
          HuPoint         px)
{
  g_autoptr(GArray) spots = g_array_new (FALSE, FALSE, sizeof (HuCounterSpot));

  hu_stack_pile (canvas, self->stacks, stack, scene, spots);

  return spot_at (spots, px);
}

/* @unit: (out): the counter of the stack fanned out over @hex that lies there.  Returns whether that fan lies there. */
static gboolean
fanned_at (HuPainter      *self,
           const HuCanvas *canvas,
           const HuScene  *scene,
           HuHex           hex,
           HuPoint         px,
           guint          *unit)
{
  g_autoptr(GArray) spots = g_array_new (FALSE, FALSE, sizeof (HuCounterSpot));
  const HuStack *stack = hex != HU_HEX_NONE ? hu_stacks_find (self->stacks, hex) : NULL;
  HuBox panel;

  if (stack == NULL || stack->n < 2)
    return FALSE;

  hu_stack_fan (canvas, self->stacks, stack, scene, spots, &panel);
  *unit = spot_at (spots, px);
  if (*unit != HU_UNIT_NONE)
    return TRUE;
  if (px.x < panel.x || px.x > panel.x + panel.width || px.y < panel.y || px.y > panel.y + panel.height)
    return FALSE;

  *unit = piled_at (self, canvas, scene, stack, px);

  return TRUE;
}

/* @viewport: the visible part of the map.  Returns the unit whose counter is drawn there, in a pile the visible
 * one; in an overview, where counters are dots, the top unit of the hex; HU_UNIT_NONE where there is none. */
guint
hu_painter_unit_at (HuPainter        *self,
                    const HuViewport *viewport,
                    const HuScene    *scene,
                    HuPoint           map_point)
{
  g_autoptr(GArray) spots = g_array_new (FALSE, FALSE, sizeof (HuCounterSpot));
  gboolean blurred = FALSE;
  g_autoptr(HuStoreyFan) fan = NULL;
  const HuStack *stack;
  HuCanvas canvas;
  HuPoint px;
  guint unit;
  HuHex hex;

  g_return_val_if_fail (self != NULL && _hu_painter_is_viewport (viewport), HU_UNIT_NONE);
  g_return_val_if_fail (scene != NULL && scene->snapshot != NULL, HU_UNIT_NONE);

  _hu_painter_look_at (self, scene);
  canvas = _hu_painter_make_canvas (self, NULL, viewport, HU_PAINT_CRISP, &blurred);
  _hu_painter_place_cards (self, &canvas, scene);
  px = hu_canvas_point (&canvas, map_point);

  fan = hu_storey_fan_new (&canvas, scene);
  if (fan != NULL && hu_storey_fan_holds (fan, px))
    {
      hu_storey_fan_list_spots (fan, &canvas, self->stacks, scene, spots);
      return spot_at (spots, px);
    }

  if (fanned_at (self, &canvas, scene, scene->fan, px, &unit))
    return unit;
  for (guint i = scene->fans != NULL ? scene->fans->len : 0; i-- > 0;)
    if (fanned_at (self, &canvas, scene, g_array_index (scene->fans, HuHex, i), px, &unit))
      return unit;

  hex = hu_geometry_hex_at (canvas.grid, map_point);
  if (_hu_painter_is_overview (self, canvas.scale))
    {
      stack = hex != HU_HEX_NONE ? hu_stacks_find (self->stacks, hex) : NULL;
      return stack != NULL ? g_array_index (self->stacks->units, guint, stack->first) : HU_UNIT_NONE;
    }

  return pile_at (self, &canvas, scene, map_point);
}

/* @viewport: the visible part of the map; @location: (out): the Location whose cell lies there, or
 * HU_LOCATION_NONE.  Returns whether the storeys of a building are fanned out over that point. */
gboolean
hu_painter_storeys_at (HuPainter        *self,
                       const HuViewport *viewport,
                       const HuScene    *scene,
                       HuPoint           map_point,
                       HuLocation       *location)
{
  g_autoptr(HuStoreyFan) fan = NULL;
  gboolean blurred = FALSE;
  HuCanvas canvas;

  *location = HU_LOCATION_NONE;
  g_return_val_if_fail (self != NULL && _hu_painter_is_viewport (viewport), FALSE);
  g_return_val_if_fail (scene != NULL && scene->snapshot != NULL, FALSE);

  canvas = _hu_painter_make_canvas (self, NULL, viewport, HU_PAINT_CRISP, &blurred);
  fan = hu_storey_fan_new (&canvas, scene);
  if (fan == NULL || !hu_storey_fan_holds (fan, hu_canvas_point (&canvas, map_point)))
    return FALSE;

  *location = hu_storey_fan_location_at (fan, canvas.map, hu_canvas_point (&canvas, map_point));

  return TRUE;
}

/* @scene: of whose fans that stay open the cards are asked for. */
GArray *
hu_painter_list_cards (HuPainter        *self,
                       const HuViewport *viewport,
                       const HuScene    *scene)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (HuBox));
  gboolean blurred = FALSE;
  HuCanvas canvas;

  g_return_val_if_fail (self != NULL && _hu_painter_is_viewport (viewport), cards);
  g_return_val_if_fail (scene != NULL && scene->snapshot != NULL, cards);

  _hu_painter_look_at (self, scene);
  canvas = _hu_painter_make_canvas (self, NULL, viewport, HU_PAINT_CRISP, &blurred);
  _hu_painter_place_cards (self, &canvas, scene);

  if (canvas.cards != NULL)
    g_array_append_vals (cards, canvas.cards->data, canvas.cards->len);

  return cards;
}
