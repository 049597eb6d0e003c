/*
 * Does a side control a place that the rules count?  Finds where one more unit reverses the answer.
 *
 * The questions are those of the rules: whether the attacker has a city (4.4), and whether the defender has a town in
 * the attacker's rear (4.5).  A side keeps the hexes that it has entered, so no unit changes anything by going.
 */
#include "hu-sudden-death-private.h"

gboolean
hu_sudden_death_can_ask (const HuScenario *scenario,
                         const HuQuestion *question)
{
  const HuSuddenDeathRules *rules = hu_sudden_death_rules (scenario);

  if (question->kind != HU_QUESTION_PLACE || question->subject < 0 ||
      (guint) question->subject >= scenario->map->places->len)
    return FALSE;

  return question->side == rules->attacker ? hu_sudden_death_is_city (scenario, (guint) question->subject)
                                           : hu_sudden_death_is_rear (scenario, (guint) question->subject);
}

gboolean
hu_sudden_death_ask (const HuState    *state,
                     const HuQuestion *question)
{
  return hu_state_place_owner (state, (guint) question->subject) == question->side;
}

/* Tells whether @side controls all of @hexes once it has entered @entered. */
static gboolean
has_all (const HuState *state,
         const GArray  *hexes,
         HuSide         side,
         HuHex          entered)
{
  for (guint i = 0; i < hexes->len; i++)
    if (g_array_index (hexes, HuHex, i) != entered && state->hex_owner[g_array_index (hexes, HuHex, i)] != side)
      return FALSE;

  return TRUE;
}

gboolean
hu_sudden_death_fill_flips (HuFlipWork *work)
{
  HuFlipMap *map = work->map;
  const GArray *hexes = hu_map_get_place (work->state->scenario->map, (guint) map->question.subject)->hexes;

  hu_flip_mark_possible (work);
  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);
      gboolean then = map->question.units == map->question.side && has_all (work->state, hexes, map->question.side, hex);

      if ((map->may[hex] & HU_FLIP_MORE) && then != map->answer)
        map->flips[hex] |= HU_FLIP_MORE;
    }

  return TRUE;
}
