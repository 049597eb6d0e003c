/*
 * The army at a glance: a sign of supply on each counter, the worst of its stack. The signs differ in shape, and those
 * that matter are larger.
 */
#include "hu-counter.h"
#include "hu-layers.h"
#include "hu-mark-symbol.h"

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
