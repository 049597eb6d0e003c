/*
 * The act that was the last step to the verdict, for the first page.
 */
#include "config.h"

#include "hu-report-private.h"

#define SINCE_MOST 200 /* events before the verdict among which it is looked for: each is judged */

/* The last event that brought the winner nearer to what decided; 0: none.  @n_steps: (out): how many there were. */
static guint
find_last_step (const HuSnapshot *snapshot,
                const HuVerdict  *verdict,
                guint            *n_steps)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  guint event = 0;

  *n_steps = 0;
  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->system == verdict->system && ruling->side == verdict->winner && ruling->kind != HU_RULING_OWNER &&
          ruling->event <= verdict->event && g_str_equal (ruling->rule, verdict->rule))
        {
          event = !ruling->decides || event == 0 ? ruling->event : event;
          (*n_steps)++;
        }
    }

  return event;
}

/* The event since which the condition that decided is met; 0: the verdict's own, the set-up, or one long before. */
static guint
find_since (HuReportMaking  *making,
            const HuVerdict *verdict,
            const HuMeter   *decisive)
{
  guint first = verdict->event > SINCE_MOST ? verdict->event - SINCE_MOST : 0;

  for (guint event = verdict->event; event-- > first;)
    {
      g_autoptr(HuSnapshot) then = hu_adjudicator_view (making->adjudicator, event, making->viewer);
      const HuMeter *meter = hu_snapshot_get_nth_meter (then, decisive->kind, decisive->nth);

      if (meter == NULL || !meter->met)
        return event + 1 < verdict->event ? event + 1 : 0;
    }

  return 0;
}

/* Names the event that was the last step to the verdict; NULL: the viewer is not told. */
static char *
explain_step (HuReportMaking *making,
              guint           event,
              gboolean        only_step,
              gboolean        only_moves)
{
  const HuEvent *cause = event > 0 ? hu_adjudicator_get_event (making->adjudicator, event - 1) : NULL;
  g_autoptr(HuSnapshot) before = NULL;
  g_autofree char *words = NULL;
  g_autofree char *turn = NULL;

  if (cause == NULL || cause->verb == HU_VERB_END_PHASE || (only_moves && cause->verb != HU_VERB_MOVE) ||
      hu_adjudicator_get_sight (making->adjudicator, making->n_events, making->viewer, event) != HU_SIGHT_WHOLE)
    return NULL;

  before = hu_adjudicator_view (making->adjudicator, event - 1, making->viewer);
  words = hu_explain_event (making->scenario, cause, hu_snapshot_get_state (before));
  turn = _hu_report_turn (making, event);
  /* Translators: a turn, the number of an event, the event: "10 mot moves 3830 → 3931". */
  return g_strdup_printf (only_step ? _("It came about in %1$s, by event %2$u: %3$s.")
                                    : _("The last step to it: %1$s, event %2$u, %3$s."), turn, event, words);
}

/* A condition may be met long before it is judged: names the unit whose move was the last that it took. */
char *
_hu_report_explain_last_step (HuReportMaking  *making,
                              const HuVerdict *verdict)
{
  guint n_steps = 0;
  guint event = verdict != NULL && verdict->winner != HU_SIDE_NONE ? find_last_step (making->snapshot, verdict, &n_steps) : 0;

  return explain_step (making, event, n_steps == 1, TRUE);
}

/* The same where the condition stands below, term by term. */
void
_hu_report_add_since (HuReportMaking  *making,
                      const HuVerdict *verdict,
                      const HuMeter   *decisive)
{
  char *step = making->viewer == HU_SIDE_NONE
    ? explain_step (making, find_since (making, verdict, decisive), FALSE, FALSE) : NULL;

  if (step != NULL)
    _hu_report_paragraph (making, HU_TEXT_PLAIN, step);
}
