/*
 * Stacks: found once for a state, laid out whenever they are drawn or pointed at.
 */
#include "hu-stack.h"

#include "hu-counter.h"

#include <math.h>
#include <stdlib.h>

#define PILE_STEP 0.085    /* of a counter's width, from one to the next below */
#define PILE_MOST 3        /* counters of which something is to be seen */
#define FAN_LEAST 42.0     /* px: a fan is there to be read */
#define FAN_GAP 0.10       /* of a counter's width */
#define FAN_MARGIN 6.0     /* px */

typedef struct
{
  HuHex    hex;
  guint    unit;
  gboolean air;
} Standing;

static gint
compare_standing (gconstpointer a,
                  gconstpointer b)
{
  const Standing *first = a, *second = b;

  if (first->hex != second->hex)
    return first->hex < second->hex ? -1 : 1;
  if (first->air != second->air)
    return first->air ? 1 : -1;

  return first->unit < second->unit ? -1 : 1;
}

/**
 * hu_stacks_new:
 * @state: a state
 *
 * Returns: (transfer full): its stacks; ground units lie on air units, and otherwise the scenario's order
 * holds
 */
HuStacks *
hu_stacks_new (const HuState *state)
{
  HuStacks *stacks = g_new0 (HuStacks, 1);
  guint n = hu_scenario_get_n_units (state->scenario);
  g_autoptr(GArray) standing = g_array_new (FALSE, FALSE, sizeof (Standing));

  for (guint i = 0; i < n; i++)
    {
      Standing here = { state->unit_hex[i], i,
                        !hu_unit_is_ground (hu_scenario_get_unit (state->scenario, i)) };

      if (here.hex != HU_HEX_NONE)
        g_array_append_val (standing, here);
    }
  g_array_sort (standing, compare_standing);

  stacks->units = g_array_sized_new (FALSE, FALSE, sizeof (guint), standing->len);
  stacks->stacks = g_array_new (FALSE, FALSE, sizeof (HuStack));
  for (guint i = 0; i < standing->len; i++)
    {
      const Standing *here = &g_array_index (standing, Standing, i);

      if (i == 0 || g_array_index (standing, Standing, i - 1).hex != here->hex)
        {
          HuStack stack = { here->hex, i, 0 };

          g_array_append_val (stacks->stacks, stack);
        }
      g_array_index (stacks->stacks, HuStack, stacks->stacks->len - 1).n++;
      g_array_append_val (stacks->units, here->unit);
    }

  return stacks;
}

/**
 * hu_stacks_free:
 * @stacks: (nullable): what hu_stacks_new() made
 */
void
hu_stacks_free (HuStacks *stacks)
{
  if (stacks == NULL)
    return;

  g_array_unref (stacks->units);
  g_array_unref (stacks->stacks);
  g_free (stacks);
}

static int
compare_hex (const void *key,
             const void *item)
{
  HuHex wanted = *(const HuHex *) key, hex = ((const HuStack *) item)->hex;

  return wanted < hex ? -1 : wanted > hex;
}

/**
 * hu_stacks_find:
 * @stacks: stacks
 * @hex: a hex
 *
 * Returns: (nullable) (transfer none): the stack in @hex
 */
const HuStack *
hu_stacks_find (const HuStacks *stacks,
                HuHex           hex)
{
  if (stacks->stacks->len == 0)
    return NULL;

  return bsearch (&hex, stacks->stacks->data, stacks->stacks->len, sizeof (HuStack), compare_hex);
}

/**
 * hu_stack_lists:
 * @units: (nullable) (element-type guint): units
 * @unit: one that may be among them
 *
 * Returns: whether it is
 */
gboolean
hu_stack_lists (const GArray *units,
                guint         unit)
{
  for (guint i = 0; units != NULL && i < units->len; i++)
    {
      if (g_array_index (units, guint, i) == unit)
        return TRUE;
    }

  return FALSE;
}

/* From the bottom up: what was lifted from here, what is not selected, what is.  The player looks for the
 * last. */
static void
order_units (const HuStacks *stacks,
             const HuStack  *stack,
             const HuScene  *scene,
             GArray         *ordered)
{
  for (gint pass = 0; pass < 3; pass++)
    {
      for (guint i = stack->n; i-- > 0;)
        {
          guint unit = g_array_index (stacks->units, guint, stack->first + i);
          gint rank = hu_stack_lists (scene->lifted, unit)     ? 0
                      : hu_stack_lists (scene->selected, unit) ? 2
                                                               : 1;

          if (rank == pass)
            g_array_append_val (ordered, unit);
        }
    }
}

static double
pile_step (const HuCanvas *canvas,
           double          size)
{
  return hu_canvas_snap (canvas, MAX (size * PILE_STEP, size >= 10 ? 1.5 : 1));
}

/**
 * hu_stack_pile:
 * @canvas: a canvas
 * @stacks: stacks
 * @stack: one of them
 * @scene: what is lifted and selected
 * @spots: (element-type HuCounterSpot): where to add
 *
 * Lays a stack out as a pile: the top one's face, and the rims of those below.
 */
void
hu_stack_pile (const HuCanvas *canvas,
               const HuStacks *stacks,
               const HuStack  *stack,
               const HuScene  *scene,
               GArray         *spots)
{
  g_autoptr(GArray) ordered = g_array_sized_new (FALSE, FALSE, sizeof (guint), stack->n);
  HuPoint centre = hu_canvas_centre (canvas, stack->hex);
  double size = hu_counter_size (canvas), step = pile_step (canvas, size);
  guint seen = MIN (stack->n, PILE_MOST);

  order_units (stacks, stack, scene, ordered);
  for (guint k = 0; k < seen; k++)
    {
      guint unit = g_array_index (ordered, guint, stack->n - seen + k);
      double down = step * ((seen - 1) / 2.0 - k);
      HuCounterSpot spot = { unit, { centre.x + down, centre.y + down }, size, k == seen - 1,
                             hu_stack_lists (scene->lifted, unit) };

      g_array_append_val (spots, spot);
    }
}

/**
 * hu_stack_box:
 * @canvas: a canvas
 * @stack: a stack
 *
 * Returns: the box that its pile covers, px
 */
HuBox
hu_stack_box (const HuCanvas *canvas,
              const HuStack  *stack)
{
  HuPoint centre = hu_canvas_centre (canvas, stack->hex);
  double size = hu_counter_size (canvas);
  double half = size / 2 + pile_step (canvas, size) * (MIN (stack->n, PILE_MOST) - 1) / 2.0;

  return (HuBox) { centre.x - half, centre.y - half, 2 * half, 2 * half };
}

/**
 * hu_stack_fan:
 * @canvas: a canvas; its clip is what the fan keeps within
 * @stacks: stacks
 * @stack: one of them
 * @scene: what is lifted and selected
 * @spots: (element-type HuCounterSpot): where to add
 * @panel: (out): what lies beneath them all, px
 *
 * Lays a stack out side by side over its hex, large enough to be read however small the map is.
 */
void
hu_stack_fan (const HuCanvas *canvas,
              const HuStacks *stacks,
              const HuStack  *stack,
              const HuScene  *scene,
              GArray         *spots,
              HuBox          *panel)
{
  HuPoint centre = hu_canvas_centre (canvas, stack->hex);
  double size = hu_canvas_snap (canvas, MAX (hu_counter_size (canvas), FAN_LEAST));
  double step = hu_canvas_snap (canvas, size * (1 + FAN_GAP));
  guint columns = stack->n <= 5 ? stack->n : MIN ((guint) ceil (sqrt (stack->n * 2.0)), 12);
  guint rows = (stack->n + columns - 1) / columns;
  const HuBox *clip = &canvas->clip;

  panel->width = columns * step - size * FAN_GAP + 2 * FAN_MARGIN;
  panel->height = rows * step - size * FAN_GAP + 2 * FAN_MARGIN;
  panel->x = CLAMP (centre.x - panel->width / 2, clip->x + 2,
                    MAX (clip->x + 2, clip->x + clip->width - panel->width - 2));
  panel->y = CLAMP (centre.y - panel->height / 2, clip->y + 2,
                    MAX (clip->y + 2, clip->y + clip->height - panel->height - 2));

  for (guint i = 0; i < stack->n; i++)
    {
      guint unit = g_array_index (stacks->units, guint, stack->first + i);
      HuCounterSpot spot = {
        unit,
        { hu_canvas_snap (canvas, panel->x + FAN_MARGIN + (i % columns) * step) + size / 2,
          hu_canvas_snap (canvas, panel->y + FAN_MARGIN + (i / columns) * step) + size / 2 },
        size,
        TRUE,
        hu_stack_lists (scene->lifted, unit),
      };

      g_array_append_val (spots, spot);
    }
}
