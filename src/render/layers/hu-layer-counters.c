/*
 * The counters: every visible stack as a pile with its number of units.
 */
#include "hu-counter.h"
#include "hu-layers.h"

#include <math.h>

#define GHOST 0.35

static void
draw_spots (const HuCanvas *canvas,
            const GArray   *spots)
{
  for (guint i = 0; i < spots->len; i++)
    {
      const HuCounterSpot *spot = &g_array_index (spots, HuCounterSpot, i);

      hu_stack_draw_spot (canvas, spot, spot->ghost ? GHOST : 1);
    }
}

static void
draw_badge (const HuCanvas *canvas,
            const HuStack  *stack)
{
  HuBox box = hu_stack_box (canvas, stack);
  double size = hu_counter_size (canvas);

  if (stack->n > 1)
    hu_counter_draw_badge (canvas, stack->n,
                           (HuPoint) { box.x + box.width - size * 0.04, box.y + box.height - size * 0.06 },
                           size);
}

/**
 * hu_layer_counters_draw:
 * @scene: gives the lifted and the selected units
 *
 * Draws every visible pile.
 */
void
hu_layer_counters_draw (const HuCanvas *canvas,
                        const HuStacks *stacks,
                        const HuScene  *scene)
{
  g_autoptr(GArray) spots = g_array_new (FALSE, FALSE, sizeof (HuCounterSpot));
  double reach = hu_counter_size (canvas);

  for (guint i = 0; i < stacks->stacks->len; i++)
    {
      const HuStack *stack = &g_array_index (stacks->stacks, HuStack, i);

      if (hu_canvas_sees (canvas, hu_canvas_centre (canvas, stack->hex), reach))
        {
          g_array_set_size (spots, 0);
          hu_stack_pile (canvas, stacks, stack, scene, spots);
          draw_spots (canvas, spots);
          draw_badge (canvas, stack);
        }
    }
}

/**
 * hu_layer_counters_draw_badge:
 * @hex: any hex
 *
 * Draws the number of units of its pile, if it has several.
 */
void
hu_layer_counters_draw_badge (const HuCanvas *canvas,
                              const HuStacks *stacks,
                              HuHex           hex)
{
  const HuStack *stack = hu_stacks_find (stacks, hex);

  if (stack != NULL)
    draw_badge (canvas, stack);
}
