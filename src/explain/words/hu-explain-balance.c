/*
 * The text of the log on the draw for sides: which player plays which side, and why (26.4).
 */
#include "config.h"

#include "hu-explain-private.h"

/* "Dice: Anna 3, Boris 5, after 1 tie." */
static char *
explain_dice (const HuSideDraw   *draw,
              const char * const *players)
{
  if (draw->n_ties > 0)
    return g_strdup_printf (_hu_trn (
                                /* Translators: player, his die, player, his die, how often they tied. */
                                "Dice: %1$s %2$u, %3$s %4$u, after %5$u tie.",
                                "Dice: %1$s %2$u, %3$s %4$u, after %5$u ties.", draw->n_ties),
                            players[0], draw->dice[0], players[1], draw->dice[1], draw->n_ties);

  /* Translators: player, his die, player, his die. */
  return g_strdup_printf (_("Dice: %1$s %2$u, %3$s %4$u."),
                          players[0], draw->dice[0], players[1], draw->dice[1]);
}

static char *
explain_claim (const HuScenario *scenario,
               const char       *player,
               HuSide            side,
               gboolean          claims)
{
  const char *text = hu_balance_of_side (scenario, side);
  const char *name = _hu_side_name (scenario, side);

  if (text == NULL)
    /* Translators: player, side. */
    return hu_explain_sentence (scenario, _("%1$s plays the %2$s side, which has no Balance provision."), player, name);

  return claims
    /* Translators: player, side, the provision. */
    ? hu_explain_sentence (scenario, _("%1$s plays the %2$s side and claims its Balance: “%3$s”"), player, name, text)
    /* Translators: player, side. */
    : hu_explain_sentence (scenario, _("%1$s plays the %2$s side and does not claim its Balance."), player, name);
}

/* @draw: a draw that is decided; @claims: whether the player who gave way claims the Balance. */
char *
hu_explain_side_draw (const HuScenario   *scenario,
                      const HuSideDraw   *draw,
                      const char * const *players,
                      gboolean            claims)
{
  g_autofree char *dice = NULL;
  g_autofree char *claim = NULL;
  guint winner;

  g_return_val_if_fail (scenario != NULL && draw != NULL && players != NULL, NULL);
  g_return_val_if_fail (draw->decided, NULL);

  if (!draw->drawn)
    /* Translators: player, side, player, side. */
    return hu_explain_sentence (scenario, _("Sides (26.4): %1$s plays the %2$s side, %3$s the %4$s side, "
                                  "as each wanted."),
                                players[0], _hu_side_name (scenario, draw->plays[0]),
                                players[1], _hu_side_name (scenario, draw->plays[1]));

  winner = 1 - draw->gives_way;
  dice = explain_dice (draw, players);
  claim = explain_claim (scenario, players[draw->gives_way], draw->plays[draw->gives_way], claims);

  /* Translators: a side, "Dice: …", player, "… plays the Russian side and claims its Balance: …". */
  return hu_explain_sentence (scenario, _("Sides (26.4): both wanted the %1$s side. %2$s %3$s plays it. %4$s"),
                              _hu_side_name (scenario, draw->wants[0]), dice, players[winner], claim);
}
