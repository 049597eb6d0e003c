/*
 * How the game would end if nothing but time passed from now on.
 */
#include "config.h"

#include "hu-game-private.h"

/* A game that lasts longer is not played to its end. */
#define PHASES_MOST 600

/* The game after @n more phases, or fewer where it ends before: then @n says how many; NULL: there are none. */
static HuSnapshot *
play_on (HuGame *self,
         guint  *n)
{
  g_autoptr(HuEvent) phase = hu_event_new (HU_VERB_END_PHASE);
  g_autofree HuEvent **phases = g_new (HuEvent *, *n);
  HuSnapshot *then;
  HuRefusal refusal;
  guint refused = 0;

  for (guint i = 0; i < *n; i++)
    phases[i] = phase;
  then = hu_adjudicator_what_if (self->adjudicator, self->position, phases, *n, &refusal, &refused);
  if (then != NULL || refused == 0)
    return then;

  *n = refused;
  return hu_adjudicator_what_if (self->adjudicator, self->position, phases, *n, &refusal, &refused);
}

HuSnapshot *
hu_game_forecast (HuGame  *self,
                  HuClock *clock)
{
  g_autoptr(HuSnapshot) then = NULL, before = NULL;
  const HuVerdict *verdict;
  guint n = PHASES_MOST;

  g_return_val_if_fail (HU_IS_GAME (self) && clock != NULL, NULL);

  /* What hidden units would bring about is not told. */
  if (hu_game_has_views (self) || hu_snapshot_get_verdict (self->snapshot) != NULL)
    return NULL;

  then = play_on (self, &n);
  verdict = then != NULL ? hu_snapshot_get_verdict (then) : NULL;
  if (then == NULL || (verdict == NULL && !hu_snapshot_get_clock (then)->over))
    return NULL;

  /* What follows the decision is not asked for. */
  if (verdict != NULL && verdict->event - self->position < n)
    {
      n = verdict->event - self->position;
      hu_snapshot_unref (g_steal_pointer (&then));
      then = play_on (self, &n);
    }
  if (n <= 1)
    *clock = *hu_snapshot_get_clock (self->snapshot);
  else
    {
      n--;
      before = play_on (self, &n);
      *clock = *hu_snapshot_get_clock (before);
    }

  return g_steal_pointer (&then);
}
