/*
 * What would have saved the loser, for the first page: a unit, or points.  Everything that is said here has been judged.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-report-private.h"

#define POINTS_MOST 128 /* of a change that is judged */

/* By what was judged: points as @side's agreed correction just before the event that decided. */
typedef struct
{
  HuReportMaking  *making;
  const HuVerdict *verdict;
  HuSide           side;
  HuAdjustWhat     what;
  gint             sign;
} Change;

/* The result of the game with that many points more or fewer. */
typedef enum
{
  RESULT_SAME,
  RESULT_OTHER,     /* the loser wins by a condition of its own */
  RESULT_OTHERWISE, /* the loser wins, and no condition is met */
  RESULT_NOBODY,
  RESULT_GOES_ON,
  RESULT_REFUSED, /* there are not so many points */
} Result;

static gboolean
any_met (const HuSnapshot *snapshot,
         HuSystemId        system)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      if (meter->met && meter->system == system)
        return TRUE;
    }

  return FALSE;
}

static Result
judge (const Change *change,
       gint64        points)
{
  guint last = change->verdict->event;
  g_autoptr(HuEvent) adjust = hu_event_new_adjust (change->side, change->what, change->sign * points, "");
  HuEvent *events[] = { adjust, hu_adjudicator_get_event (change->making->adjudicator, last - 1) };
  HuRefusal refusal;
  guint refused;
  g_autoptr(HuSnapshot) then =
    hu_adjudicator_what_if (change->making->adjudicator, last - 1, events, G_N_ELEMENTS (events), &refusal, &refused);
  const HuVerdict *verdict = then != NULL ? hu_snapshot_get_verdict (then) : NULL;

  if (then == NULL)
    return RESULT_REFUSED;
  if (verdict == NULL)
    return hu_snapshot_get_clock (then)->over ? RESULT_NOBODY : RESULT_GOES_ON;
  if (verdict->winner == change->verdict->winner)
    return RESULT_SAME;
  if (verdict->winner == HU_SIDE_NONE)
    return RESULT_NOBODY;

  return any_met (then, verdict->system) ? RESULT_OTHER : RESULT_OTHERWISE;
}

/* The fewest points that turn the verdict, and what it then is; 0: none do. */
static gint64
find_fewest (const Change *change,
             Result       *result)
{
  gint64 keeps = 0, turns = 1;

  while ((*result = judge (change, turns)) == RESULT_SAME && turns < POINTS_MOST)
    {
      keeps = turns;
      turns *= 2;
    }
  while (*result != RESULT_SAME && turns - keeps > 1)
    {
      gint64 middle = (turns + keeps) / 2;
      Result then = judge (change, middle);

      if (then == RESULT_SAME)
        {
          keeps = middle;
          continue;
        }
      turns = middle;
      *result = then;
    }

  return *result == RESULT_SAME || *result == RESULT_REFUSED ? 0 : turns;
}

/* "5 casualty points fewer for the Russian side" */
static char *
word_change (const Change *change,
             gint64        points)
{
  const HuScenario *scenario = change->making->scenario;
  const char *side = _hu_side_name (scenario, change->side);
  g_autofree char *number = _hu_report_number (points, FALSE);
  gboolean less = change->sign < 0;
  gulong n = (gulong) points;

  switch (change->what)
    {
    case HU_ADJUST_POINTS:
      return hu_explain_sentence (scenario, less
        /* Translators: each of these, a number and a side, continues "With …, the German side would have won." */
        ? g_dngettext (GETTEXT_PACKAGE, "%1$s point fewer for the %2$s side", "%1$s points fewer for the %2$s side", n)
        : g_dngettext (GETTEXT_PACKAGE, "%1$s point more for the %2$s side", "%1$s points more for the %2$s side", n),
        number, side);
    case HU_ADJUST_CVP:
      return hu_explain_sentence (scenario, less
        ? g_dngettext (GETTEXT_PACKAGE, "%1$s casualty point fewer for the %2$s side",
                       "%1$s casualty points fewer for the %2$s side", n)
        : g_dngettext (GETTEXT_PACKAGE, "%1$s casualty point more for the %2$s side",
                       "%1$s casualty points more for the %2$s side", n),
        number, side);
    case HU_ADJUST_EXIT_VP:
      return hu_explain_sentence (scenario, less
        ? g_dngettext (GETTEXT_PACKAGE, "%1$s exit point fewer for the %2$s side",
                       "%1$s exit points fewer for the %2$s side", n)
        : g_dngettext (GETTEXT_PACKAGE, "%1$s exit point more for the %2$s side",
                       "%1$s exit points more for the %2$s side", n),
        number, side);
    case HU_N_ADJUSTS:
      break;
    }

  g_return_val_if_reached (NULL);
}

/* @by: one change, or two of which each is enough. */
static char *
word_result (const Change *change,
             const char   *by,
             Result        result)
{
  const HuScenario *scenario = change->making->scenario;
  const char *loser = _hu_side_name (scenario, hu_side_other (change->verdict->winner));

  switch (result)
    {
    case RESULT_OTHER:
      /* Translators: one or two changes of points: "5 points fewer for the German side"; a side. */
      return hu_explain_sentence (scenario, _("With %1$s, the %2$s side would have won."), by, loser);
    case RESULT_OTHERWISE:
      /* Translators: likewise. */
      return hu_explain_sentence (scenario, _("With %1$s, no condition would have been met, and the %2$s side would have won."),
                                  by, loser);
    case RESULT_NOBODY:
      /* Translators: one or two changes of points. */
      return g_strdup_printf (_("With %s, nobody would have won."), by);
    case RESULT_GOES_ON:
      /* Translators: likewise. */
      return g_strdup_printf (_("With %s, the game would have gone on."), by);
    case RESULT_SAME:
    case RESULT_REFUSED:
      break;
    }

  g_return_val_if_reached (NULL);
}

/* Fewer points of the winner, or more of the loser, whichever turns the verdict; both in one sentence where both come to the
 * same. */
static void
add_points (HuReportMaking  *making,
            const HuVerdict *verdict,
            HuAdjustWhat     what)
{
  Change fewer = { making, verdict, verdict->winner, what, -1 };
  Change more = { making, verdict, hu_side_other (verdict->winner), what, 1 };
  Result results[2];
  gint64 points[2] = { find_fewest (&fewer, &results[0]), find_fewest (&more, &results[1]) };
  g_autofree char *less = points[0] > 0 ? word_change (&fewer, points[0]) : NULL;
  g_autofree char *added = points[1] > 0 ? word_change (&more, points[1]) : NULL;

  if (less != NULL && added != NULL && results[0] == results[1])
    {
      /* Translators: two changes of points, of which each is enough. */
      g_autofree char *both = g_strdup_printf (C_("changes", "%1$s, or %2$s"), less, added);

      _hu_report_paragraph (making, HU_TEXT_PLAIN, word_result (&fewer, both, results[0]));
      return;
    }

  if (less != NULL)
    _hu_report_paragraph (making, HU_TEXT_PLAIN, word_result (&fewer, less, results[0]));
  if (added != NULL)
    _hu_report_paragraph (making, HU_TEXT_PLAIN, word_result (&more, added, results[1]));
}

/* The loser asks first how he could have been saved. */
void
_hu_report_add_saved (HuReportMaking  *making,
                      const HuVerdict *verdict)
{
  const HuSystemWords *system = verdict != NULL ? hu_system_words_get (verdict->system) : NULL;
  g_autoptr(HuSnapshot) before = NULL;
  char *words;

  if (system == NULL || system->explain_saved == NULL || verdict->winner == HU_SIDE_NONE || making->viewer != HU_SIDE_NONE)
    return;

  before = verdict->event > 0 ? hu_adjudicator_view (making->adjudicator, verdict->event - 1, making->viewer) : NULL;
  words = system->explain_saved (making->snapshot, before);
  if (words != NULL)
    _hu_report_paragraph (making, HU_TEXT_PLAIN, words);
  if (verdict->event > 0 && making->scenario->map->grid->n_hexes <= HU_BUDGET_JUDGED_HEXES)
    for (guint what = 0; what < HU_N_ADJUSTS; what++)
      if (system->points & (1u << what))
        add_points (making, verdict, (HuAdjustWhat) what);
}
