/*
 * The counters: every visible stack as a pile with its number of units.
 */
#include "hu-counter.h"
#include "hu-layers.h"
#include "hu-mark-symbol.h"

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

#define LEAST 9.0 /* px of a counter: on smaller ones only the units that are cut off are marked */

static HuMark
get_mark (HuSupplyMark mark)
{
  switch (mark)
    {
    case HU_SUPPLY_MARK_IN:
      return HU_MARK_SUPPLIED;
    case HU_SUPPLY_MARK_NARROW:
      return HU_MARK_NARROW;
    case HU_SUPPLY_MARK_OUT:
      return HU_MARK_NO_LINE;
    case HU_SUPPLY_MARK_NONE:
    case HU_N_SUPPLY_MARKS:
      break;
    }

  g_return_val_if_reached (HU_N_MARKS);
}

static HuSupplyMark
find_worst (const HuStacks *stacks,
            const HuStack  *stack,
            const guint8   *marks)
{
  guint worst = HU_SUPPLY_MARK_NONE;

  for (guint i = 0; i < stack->n; i++)
    worst = MAX (worst, marks[g_array_index (stacks->units, guint, stack->first + i)]);

  return (HuSupplyMark) worst;
}

void
hu_layer_army_draw (const HuCanvas *canvas,
                    const HuStacks *stacks,
                    const HuScene  *scene)
{
  double size = hu_counter_size (canvas);
  double radius = CLAMP (size * 0.2, 3.6, 11);

  if (!(scene->overlays & HU_OVERLAY_ARMY) || scene->marks == NULL)
    return;

  for (guint i = 0; i < stacks->stacks->len; i++)
    {
      const HuStack *stack = &g_array_index (stacks->stacks, HuStack, i);
      HuSupplyMark mark = find_worst (stacks, stack, scene->marks);
      HuBox box;

      if (mark == HU_SUPPLY_MARK_NONE || (mark == HU_SUPPLY_MARK_IN && size < LEAST) ||
          !hu_canvas_sees (canvas, hu_canvas_centre (canvas, stack->hex), size))
        continue;

      box = hu_stack_box (canvas, stack);
      hu_mark_draw (canvas, get_mark (mark), HU_SIDE_NONE,
                    (HuPoint) { box.x + size * 0.06, box.y + size * 0.06 },
                    mark == HU_SUPPLY_MARK_IN ? radius * 0.75 : radius);
    }
}
