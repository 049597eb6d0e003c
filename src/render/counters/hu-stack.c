/*
 * Stacks: found once for a state, laid out whenever they are drawn or pointed at.
 */
#include "hu-stack.h"

#include "hu-counter.h"
#include "hu-unit-mark.h"

#include <math.h>
#include <stdlib.h>

#define PILE_STEP 0.085    /* of a counter's width, from one to the next below */
#define PILE_MOST 3        /* counters of which something is to be seen */
#define MIXED_STEP 0.24    /* between the sides, where both are there … */
#define MIXED_MOST 2       /* … a counter of each */
#define MARKS_LEAST 14.0   /* px of a counter on which marks can be told apart */

typedef struct
{
  HuHex    hex;
  guint    unit;
  gboolean air; /* and known to be */
} Standing;

static gint
compare_standing (gconstpointer a,
                  gconstpointer b,
                  gpointer      snapshot)
{
  const Standing *first = a, *second = b;

  if (first->hex != second->hex)
    return first->hex < second->hex ? -1 : 1;
  if (first->air != second->air)
    return first->air ? 1 : -1;

  return hu_snapshot_compare_units (snapshot, first->unit, second->unit);
}

/* To the last stack. */
static void
add_unit (HuStacks         *stacks,
          const HuScenario *scenario,
          guint             unit)
{
  HuStack *stack = &g_array_index (stacks->stacks, HuStack, stacks->stacks->len - 1);

  g_array_append_val (stacks->units, unit);
  stack->n++;
  stack->mixed |= hu_scenario_get_unit (scenario, unit)->side !=
                  hu_scenario_get_unit (scenario, g_array_index (stacks->units, guint, stack->first))->side;
}

/* Returns its stacks; ground units lie on top of air units, otherwise hu_snapshot_compare_units() sets the order. */
HuStacks *
hu_stacks_new (const HuSnapshot *snapshot)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  HuStacks *stacks = g_new0 (HuStacks, 1);
  guint n = hu_scenario_get_n_units (state->scenario);
  g_autoptr(GArray) standing = g_array_new (FALSE, FALSE, sizeof (Standing));

  for (guint i = 0; i < n; i++)
    {
      HuSecrecy secrecy = hu_snapshot_get_secrecy (snapshot, i);
      Standing here = { state->unit_hex[i], i, secrecy == HU_SECRECY_NONE &&
                        hu_scenario_get_unit (state->scenario, i)->kind == HU_UNIT_AIR };

      if (here.hex != HU_HEX_NONE && secrecy != HU_SECRECY_HIDDEN)
        g_array_append_val (standing, here);
    }
  g_array_sort_with_data (standing, compare_standing, (gpointer) snapshot);

  stacks->units = g_array_sized_new (FALSE, FALSE, sizeof (guint), standing->len);
  stacks->stacks = g_array_new (FALSE, FALSE, sizeof (HuStack));
  for (guint i = 0; i < standing->len; i++)
    {
      const Standing *here = &g_array_index (standing, Standing, i);

      if (i == 0 || g_array_index (standing, Standing, i - 1).hex != here->hex)
        {
          HuStack stack = { here->hex, i, 0, FALSE };

          g_array_append_val (stacks->stacks, stack);
        }
      add_unit (stacks, state->scenario, here->unit);
    }

  return stacks;
}

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

const HuStack *
hu_stacks_find (const HuStacks *stacks,
                HuHex           hex)
{
  if (stacks->stacks->len == 0)
    return NULL;

  return bsearch (&hex, stacks->stacks->data, stacks->stacks->len, sizeof (HuStack), compare_hex);
}

gboolean
hu_stack_lists (const GArray *units,
                guint         unit)
{
  return units != NULL && hu_numbers_have (units, unit);
}

/* From the bottom up: units lifted from here, unselected units, selected units. The player looks for the last. */
static void
order_units (const HuStacks *stacks,
             const HuStack  *stack,
             const HuScene  *scene,
             GArray         *ordered)
{
  const HuState *state = hu_snapshot_get_state (scene->snapshot);

  for (gint pass = 0; pass < 4; pass++)
    {
      for (guint i = stack->n; i-- > 0;)
        {
          guint unit = g_array_index (stacks->units, guint, stack->first + i);
          gint rank = hu_stack_lists (scene->lifted, unit)             ? 0
                      : hu_stack_lists (scene->selected, unit)         ? 3
                      : state->unit_storey[unit] == scene->storey       ? 2
                                                                       : 1;

          if (rank == pass)
            g_array_append_val (ordered, unit);
        }
    }
}

/* Where both sides are, both are to be seen: below the counter on top lies the highest of the other side. */
static void
put_other_second (const HuScenario *scenario,
                  GArray           *ordered)
{
  guint top = ordered->len - 1;
  HuSide side = hu_scenario_get_unit (scenario, g_array_index (ordered, guint, top))->side;

  for (guint i = top; i-- > 0;)
    {
      guint unit = g_array_index (ordered, guint, i);

      if (hu_scenario_get_unit (scenario, unit)->side == side)
        continue;
      g_array_remove_index (ordered, i);
      g_array_insert_val (ordered, top - 1, unit);
      return;
    }
}

static guint
count_seen (const HuStack *stack)
{
  return MIN (stack->n, stack->mixed ? MIXED_MOST : PILE_MOST);
}

static double
pile_step (const HuCanvas *canvas,
           const HuStack  *stack,
           double          size)
{
  double step = size * (stack->mixed ? MIXED_STEP : PILE_STEP);

  return hu_canvas_snap (canvas, MAX (step, size >= 10 ? 1.5 : 1));
}

/**
 * hu_stack_pile:
 * @scene: gives the lifted and the selected units
 * @spots: (element-type HuCounterSpot): the array to add to
 *
 * Lays a stack out as a pile: the face of the top counter, and the rims of those below.
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
  double size = hu_counter_size (canvas), step = pile_step (canvas, stack, size);
  guint seen = count_seen (stack);

  order_units (stacks, stack, scene, ordered);
  if (stack->mixed)
    put_other_second (canvas->scenario, ordered);
  for (guint k = 0; k < seen; k++)
    {
      guint unit = g_array_index (ordered, guint, stack->n - seen + k);
      double down = step * ((seen - 1) / 2.0 - k);
      HuPoint at = { centre.x + down, centre.y + down };
      HuCounterSpot spot = hu_stack_spot (canvas, scene, unit, at, size);

      spot.face = k == seen - 1;
      spot.tagged &= spot.storey != HU_STOREY_GROUND;
      g_array_append_val (spots, spot);
    }
}

HuBox
hu_stack_box (const HuCanvas *canvas,
              const HuStack  *stack)
{
  HuPoint centre = hu_canvas_centre (canvas, stack->hex);
  double size = hu_counter_size (canvas);
  double half = size / 2 + pile_step (canvas, stack, size) * (count_seen (stack) - 1) / 2.0;

  return (HuBox) { centre.x - half, centre.y - half, 2 * half, 2 * half };
}

/* @unit: index of a visible unit; @centre: the middle of the counter, px; @size: px.  Returns its counter there,
 * with the known part of its state. */
HuCounterSpot
hu_stack_spot (const HuCanvas *canvas,
               const HuScene  *scene,
               guint           unit,
               HuPoint         centre,
               double          size)
{
  const HuState *state = hu_snapshot_get_state (scene->snapshot);
  HuHex hex = state->unit_hex[unit];
  HuCounterSpot spot = { .unit = unit, .centre = centre, .size = size, .face = TRUE, .captor = HU_SIDE_NONE,
                         .ghost = hu_stack_lists (scene->lifted, unit), .storey = state->unit_storey[unit],
                         .secret = hu_snapshot_get_secrecy (scene->snapshot, unit) != HU_SECRECY_NONE };

  spot.tagged =
    hu_scenario_is_tactical (canvas->scenario) && hex != HU_HEX_NONE && !hu_map_has_one_location (canvas->map, hex);
  if (!spot.secret)
    {
      spot.marks = hu_unit_marks_of (state, unit);
      spot.captor = (HuSide) state->unit_captor[unit];
    }

  return spot;
}

/**
 * hu_stack_draw_spot:
 * @alpha: 0 … 1
 *
 * Draws a counter with all its marks, or only the cardboard of a counter that others cover.
 */
void
hu_stack_draw_spot (const HuCanvas      *canvas,
                    const HuCounterSpot *spot,
                    double               alpha)
{
  HuSide side = hu_scenario_get_unit (canvas->scenario, spot->unit)->side;

  if (!spot->face)
    {
      hu_counter_draw_blank (canvas, side, spot->centre, spot->size, alpha);
      return;
    }

  if (spot->secret)
    hu_counter_draw_secret (canvas, side, spot->centre, spot->size, alpha);
  else
    hu_counter_draw (canvas, spot->unit, spot->centre, spot->size, alpha);
  if (alpha < 1)
    return;
  if (spot->tagged)
    hu_counter_draw_storey (canvas, spot->storey, spot->centre, spot->size);
  if (spot->marks != 0 && spot->size >= MARKS_LEAST)
    hu_unit_marks_draw (canvas, spot->marks, spot->captor, spot->centre, spot->size);
}
