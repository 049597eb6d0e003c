/*
 * Figures: the counters of many moments, listed once.
 */
#include "hu-figures.h"

#include <string.h>

#include "hu-unit-mark.h"

HuFigures *
hu_figures_new (HuScenario *scenario)
{
  HuFigures *self = g_new0 (HuFigures, 1);
  HuLook bare = { .captor = HU_SIDE_NONE };

  g_return_val_if_fail (scenario != NULL, NULL);

  self->scenario = hu_scenario_ref (scenario);
  self->figures = g_array_new (FALSE, FALSE, sizeof (HuFigure));
  self->looks = g_array_new (FALSE, TRUE, sizeof (HuLook));
  g_array_append_val (self->looks, bare);
  self->of_unit = g_new0 (guint, hu_scenario_get_n_units (scenario));

  return self;
}

/* Frees the list. */
void
hu_figures_free (HuFigures *self)
{
  g_return_if_fail (self != NULL);

  hu_scenario_unref (self->scenario);
  g_array_unref (self->figures);
  g_array_unref (self->looks);
  g_free (self->of_unit);
  g_free (self);
}

static gint
find_figure (HuFigures *self,
             guint      unit,
             gboolean   secret)
{
  HuFigure figure = { unit, hu_scenario_get_unit (self->scenario, unit)->side, secret };
  guint *known = secret ? &self->of_secret[figure.side] : &self->of_unit[unit];

  if (*known == 0)
    {
      g_array_append_val (self->figures, figure);
      *known = self->figures->len;
    }

  return (gint) *known - 1;
}

static gint
find_look (HuFigures        *self,
           const HuSnapshot *snapshot,
           guint             unit,
           gboolean          secret)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  HuLook look = { .captor = HU_SIDE_NONE, .storey = state->unit_storey[unit] };

  look.tagged = hu_scenario_is_tactical (self->scenario) && look.storey != HU_STOREY_GROUND;
  if (!look.tagged)
    look.storey = HU_STOREY_GROUND;
  if (!secret)
    {
      look.marks = hu_unit_marks_of (state, unit);
      look.captor = (HuSide) state->unit_captor[unit];
    }
  for (guint i = 0; i < self->looks->len; i++)
    {
      const HuLook *known = &g_array_index (self->looks, HuLook, i);

      if (known->marks == look.marks && known->captor == look.captor && known->tagged == look.tagged &&
          known->storey == look.storey)
        return (gint) i;
    }
  g_array_append_val (self->looks, look);

  return (gint) self->looks->len - 1;
}

/* The top counter of a pile is one at ground level, where there is one: as the map's own piles have it. */
static void
add_pile (HuFigures        *self,
          const HuSnapshot *snapshot,
          const HuStacks   *stacks,
          const HuStack    *stack,
          GArray           *piles)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  gint hex = stack->hex, none = 0;
  guint n_at = piles->len + 1;

  g_array_append_val (piles, hex);
  g_array_append_val (piles, none);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < stack->n; i++)
      {
        guint unit = g_array_index (stacks->units, guint, stack->first + i);
        gboolean secret = hu_snapshot_get_secrecy (snapshot, unit) != HU_SECRECY_NONE;
        gint figure, look;

        if ((state->unit_storey[unit] == HU_STOREY_GROUND) != (pass == 0))
          continue;
        figure = find_figure (self, unit, secret);
        look = -find_look (self, snapshot, unit, secret);
        if (look < 0)
          g_array_append_val (piles, look);
        g_array_append_val (piles, figure);
      }
  g_array_index (piles, gint, n_at) = (gint) (piles->len - n_at - 1);
}

/* Lists what stands on the map, as the viewer of @snapshot sees it, and takes in counters not seen before.
 * Returns the piles; (transfer full) (element-type gint). */
GArray *
hu_figures_list (HuFigures        *self,
                 const HuSnapshot *snapshot)
{
  g_autoptr(HuStacks) stacks = hu_stacks_new (snapshot);
  GArray *piles = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 0; i < stacks->stacks->len; i++)
    add_pile (self, snapshot, stacks, &g_array_index (stacks->stacks, HuStack, i), piles);

  return piles;
}

static gint
hex_at (const GArray *piles,
        guint         at)
{
  return at < piles->len ? g_array_index (piles, gint, at) : G_MAXINT;
}

static guint
length_at (const GArray *piles,
           guint         at)
{
  return (guint) g_array_index (piles, gint, at + 1) + 2;
}

/* Compares two lists of piles hex by hex.  Returns the piles that are not as before; (transfer full) (element-type
 * gint). */
GArray *
hu_figures_diff (const GArray *before,
                 const GArray *piles)
{
  GArray *changed = g_array_new (FALSE, FALSE, sizeof (gint));
  guint b = 0, p = 0;

  while (b < before->len || p < piles->len)
    {
      gint was = hex_at (before, b), is = hex_at (piles, p);

      if (was < is)
        {
          const gint gone[2] = { was, 0 };

          g_array_append_vals (changed, gone, 2);
          b += length_at (before, b);
          continue;
        }
      if (is < was || length_at (before, b) != length_at (piles, p) ||
          memcmp (&g_array_index (before, gint, b), &g_array_index (piles, gint, p),
                  length_at (piles, p) * sizeof (gint)) != 0)
        g_array_append_vals (changed, &g_array_index (piles, gint, p), length_at (piles, p));
      if (was == is)
        b += length_at (before, b);
      p += length_at (piles, p);
    }

  return changed;
}
