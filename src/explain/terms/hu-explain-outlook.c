/*
 * What has to happen for something to be decided by its condition: what is missing, whether that can come, when it is
 * judged; and which of several is nearest.
 */
#include "config.h"

#include "hu-explain-term-private.h"

/* A condition that is judged in some turns only names them, unless it is judged from now on for good. */
static char *
add_turns (const HuScenario *scenario,
           const HuOutlook  *outlook,
           char             *text)
{
  g_autofree char *before = text;
  g_autofree char *turns = NULL;

  if (outlook->turn->to == 0 && outlook->turn->from <= outlook->now)
    return g_steal_pointer (&before);

  turns = hu_explain_span (scenario, outlook->turn);
  /* Translators: a whole sentence; "from Turn 3 on", "up to Turn 4". */
  return g_strdup_printf (_("%s It is judged only %s."), before, turns);
}

/* Play has stopped, and something else has decided. */
static char *
explain_ended (const HuScenario *scenario,
               const HuOutlook  *outlook)
{
  g_autofree char *needs = NULL;

  if (outlook->late && outlook->ended == 0)
    return g_strdup (_("Its condition is met too late: the game was decided at the set-up."));
  if (outlook->late)
    /* Translators: the number of an event. */
    return g_strdup_printf (_("Its condition is met too late: the game ended at event %u."), outlook->ended);
  if (outlook->needs->met)
    /* Translators: the number of an event. */
    return g_strdup_printf (_("Its condition is met, but it was not judged before the game ended at event %u."), outlook->ended);

  needs = outlook->lacking->len > 0 ? hu_explain_terms_missing (scenario, outlook->needs, outlook->lacking)
                                    : hu_explain_needs (scenario, outlook->needs, outlook->lacking);
  if (outlook->ended == 0)
    /* Translators: a whole sentence on what is missing. */
    return g_strdup_printf (_("It was not met at the set-up, which decided the game. %s"), needs);
  /* Translators: the number of an event; a whole sentence on what is missing. */
  return g_strdup_printf (_("It was not met when the game ended, at event %1$u. %2$s"), outlook->ended, needs);
}

/* No moment comes any more at which it is judged. */
static char *
explain_past (const HuScenario *scenario,
              const HuOutlook  *outlook)
{
  g_autofree char *when = NULL;

  if (outlook->turn->to > 0 && outlook->now > outlook->turn->to)
    return add_turns (scenario, outlook, g_strdup (_("It can no longer be met: the turns in which it is judged are over.")));

  when = hu_explain_judged (scenario, outlook->when, outlook->of, outlook->phase, outlook->turn);

  /* Translators: when something is judged: "at the end of each player turn of the Russian side, from Turn 3 on". */
  return g_strdup_printf (_("It can no longer be met: it is judged %s, and that does not come any more."), when);
}

char *
hu_explain_outlook (const HuScenario *scenario,
                    const HuOutlook  *outlook)
{
  g_return_val_if_fail (scenario != NULL && outlook != NULL, NULL);

  if (outlook->ended != HU_REASON_NO_EVENT)
    return explain_ended (scenario, outlook);
  if (outlook->judged)
    return g_strdup (_("Its condition was met."));
  if (outlook->closed && (!outlook->needs->settled || outlook->needs->met))
    return explain_past (scenario, outlook);

  return add_turns (scenario, outlook, hu_explain_needs (scenario, outlook->needs, outlook->lacking));
}

/* Is it shorter to the first of two that can still be met?  What is not judged yet comes last. */
static gboolean
is_nearer (const HuOutlook *one,
           const HuOutlook *other,
           guint            turn)
{
  gboolean waits = one->turn->from > turn, other_waits = other->turn->from > turn;

  return waits < other_waits || (waits == other_waits && hu_term_lacks_less (one->lacking, other->lacking));
}

static gint
find_nearest (const HuOutlook *outlooks,
              guint            n,
              guint            turn)
{
  gint best = -1;

  for (guint i = 0; i < n; i++)
    if (!outlooks[i].closed && (best < 0 || is_nearer (&outlooks[i], &outlooks[best], turn)))
      best = (gint) i;

  return best;
}

GArray *
hu_outlook_list_nearest (const HuOutlook *outlooks,
                         guint            n,
                         guint            turn)
{
  gint best = find_nearest (outlooks, n, turn);
  GArray *nearest = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; best >= 0 && i < n; i++)
    if (!outlooks[i].closed && !is_nearer (&outlooks[best], &outlooks[i], turn))
      g_array_append_val (nearest, i);

  return nearest;
}

char *
hu_explain_nearest (const HuScenario *scenario,
                    const HuOutlook  *outlook,
                    const char       *name,
                    const char       *when,
                    gboolean          alone)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (scenario != NULL && outlook != NULL && name != NULL && when != NULL, NULL);

  if (outlook->lacking->len == 0 && !outlook->needs->untold)
    /* Translators: the name of an outcome; when it is judged: "at the end of each turn". */
    return g_strdup_printf (_("The condition of “%s” is met now; it is judged %s."), name, when);

  text = hu_explain_outlook (scenario, outlook);
  if (alone)
    return g_steal_pointer (&text);

  /* Translators: the name of an outcome or condition; whole sentences on what is missing. */
  return g_strdup_printf (_("“%1$s” is nearest. %2$s"), name, text);
}

char *
hu_explain_met_or_not (gboolean    met,
                       gboolean    untold,
                       gboolean    late,
                       const char *count)
{
  if (untold)
    return count == NULL ? g_strdup (C_("condition", "cannot be told"))
      /* Translators: "1 of 2", "3, at most 2". */
      : g_strdup_printf (_("cannot be told (%s)"), count);
  if (count == NULL)
    return g_strdup (!met ? C_("condition", "not met") : late ? C_("condition", "met too late") : C_("condition", "met"));
  if (!met)
    /* Translators: "1 of 2", "3, at most 2". */
    return g_strdup_printf (_("not met (%s)"), count);

  return late
    /* Translators: after the game had ended; "1 of 2", "3, at most 2". */
    ? g_strdup_printf (_("met too late (%s)"), count)
    /* Translators: "1 of 2", "3, at most 2". */
    : g_strdup_printf (_("met (%s)"), count);
}
