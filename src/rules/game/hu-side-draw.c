/*
 * Draws which player plays which side (26.4).  The source of the dice is the caller's business.
 */
#include "hu-side-draw.h"

#include "hu-system.h"

/**
 * hu_side_draw_init:
 * @draw: (out): the draw
 * @first: the side that the first player wants
 * @second: the side that the second player wants
 *
 * Where they want different sides, each plays the side he wants and nothing is left to decide.
 */
void
hu_side_draw_init (HuSideDraw *draw,
                   HuSide      first,
                   HuSide      second)
{
  g_return_if_fail (draw != NULL && first != HU_SIDE_NONE && second != HU_SIDE_NONE);

  *draw = (HuSideDraw) { .wants = { first, second }, .drawn = first == second };
  if (draw->drawn)
    return;

  draw->decided = TRUE;
  draw->plays[0] = first;
  draw->plays[1] = second;
}

/**
 * hu_side_draw_add_roll:
 * @draw: a draw in which both want the same side
 * @first: the first player's die, 1 … 6
 * @second: the second player's die
 *
 * The player with the higher die plays the side that both want; the other player may claim the
 * Balance provision of his own side (26.4).  A tie decides nothing.
 *
 * Returns: %FALSE where the roll was a tie, or nothing was left to decide
 */
gboolean
hu_side_draw_add_roll (HuSideDraw *draw,
                       guint       first,
                       guint       second)
{
  guint winner;

  g_return_val_if_fail (draw != NULL, FALSE);
  g_return_val_if_fail (first >= 1 && first <= HU_DIE_SIDES && second >= 1 && second <= HU_DIE_SIDES, FALSE);

  if (draw->decided)
    return FALSE;
  if (first == second)
    {
      draw->n_ties++;
      return FALSE;
    }

  winner = first > second ? 0 : 1;
  draw->dice[0] = first;
  draw->dice[1] = second;
  draw->decided = TRUE;
  draw->gives_way = 1 - winner;
  draw->plays[winner] = draw->wants[winner];
  draw->plays[1 - winner] = hu_side_other (draw->wants[winner]);

  return TRUE;
}

const char *
hu_balance_of_side (const HuScenario *scenario,
                    HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuSystem *system = hu_system_get (id);
      const char *text = system->get_balance != NULL && hu_system_in_force (scenario, id)
                           ? system->get_balance (scenario, side) : NULL;

      if (text != NULL)
        return hu_scenario_word (scenario, text);
    }

  return NULL;
}
