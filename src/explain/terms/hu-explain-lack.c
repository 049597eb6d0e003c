/*
 * Words for the terms that a condition lacks: the fewest that must turn, or the one by which it never will be met.
 */
#include "config.h"

#include "hu-explain-language.h"
#include "hu-explain-term-private.h"

/* The other bound of a count that must not be met: who may not have at least 3 may have at most 2; g_free().  NULL: it has
 * none. */
static HuTerm *
turn_round (const HuTerm *term)
{
  HuTerm *turned;

  if (!hu_vocabulary_bounds (term->words, term->kind) || term->has_least == term->has_most ||
      term->unit != HU_UNIT_WHOLE || (term->has_most && term->most == G_MAXINT64))
    return NULL;

  turned = g_memdup2 (term, term->words->term_size);
  turned->has_least = term->has_most;
  turned->has_most = term->has_least;
  turned->least = term->has_most ? term->most + 1 : 0;
  turned->most = term->has_least ? term->least - 1 : 0;

  return turned;
}

/* By how much it is missed, where that is more than all or nothing; takes @term. */
static char *
add_standing (const HuScenario    *scenario,
              const HuTermFinding *lacking,
              char                *term)
{
  g_autofree char *words = term;
  g_autofree char *standing = NULL;
  HuDecimal distance;

  if (lacking->met || hu_term_is_group (lacking->term) || hu_term_is_memory (lacking->term) ||
      lacking->term->kind == HU_TERM_TURN || lacking->term->kind == HU_TERM_ANNOUNCED ||
      (lacking->have == 0 && lacking->need == 1))
    return g_steal_pointer (&words);

  standing = hu_explain_term_standing (scenario, lacking);
  distance = hu_term_is_ratio (lacking->term) && lacking->term->side != HU_SIDE_NONE ? _hu_ratio_distance (lacking)
                                                                                     : (HuDecimal) { 0, HU_UNIT_WHOLE };
  if (distance.value > 0)
    {
      g_autofree char *more = hu_explain_decimal (distance.value, distance.unit);

      /* Translators: a condition; a ratio; a side; the points that it would have to have besides. */
      return hu_explain_sentence (scenario, _hu_trn ("%1$s (%2$s: %4$s more point for the %3$s side needed)",
                                                     "%1$s (%2$s: %4$s more points for the %3$s side needed)",
                                                     distance.unit == HU_UNIT_WHOLE ? distance.value : 2), words, standing,
                                  _hu_side_name (scenario, lacking->term->side), more);
    }

  return standing != NULL && *standing != '\0' ? g_strdup_printf ("%s (%s)", words, standing) : g_steal_pointer (&words);
}

static char *
explain_lacking (const HuScenario    *scenario,
                 const HuTermFinding *lacking)
{
  g_autofree HuTerm *turned = lacking->met ? turn_round (lacking->term) : NULL;
  g_autofree char *term = NULL;

  if (turned != NULL)
    return hu_explain_term (scenario, turned);

  term = add_standing (scenario, lacking, hu_explain_whole_term (scenario, lacking->term));
  return lacking->met
    /* Translators: a condition that is met and must not be. */
    ? g_strdup_printf (C_("condition", "this must not be met: %s"), term) : g_steal_pointer (&term);
}

/* The term that cannot turn any more, by which @finding never will be as it is wanted. */
static const HuTermFinding *
find_settled (const HuTermFinding *finding)
{
  for (guint i = 0; hu_term_is_group (finding->term) && i < finding->parts->len; i++)
    {
      const HuTermFinding *part = g_ptr_array_index (finding->parts, i);

      if (part->settled && (finding->term->kind == HU_TERM_NOT ? part->met : !part->met))
        return finding->term->kind == HU_TERM_NOT ? part : find_settled (part);
    }

  return finding;
}

/* "It stands at 0 of 2, and only 1 turn is left." */
static char *
explain_too_late (const HuTermFinding *settled)
{
  return g_strdup_printf (/* Translators: ends of turns so far, of how many; how many are left. */
                          _hu_trn ("it has to hold at the end of %2$d turns running, it stands at %1$d of %2$d, and only %3$d "
                                   "turn is left",
                                   "it has to hold at the end of %2$d turns running, it stands at %1$d of %2$d, and only %3$d "
                                   "turns are left", settled->turns_left),
                          (gint) settled->have, (gint) settled->need, (gint) settled->turns_left);
}

static char *
explain_closed (const HuScenario    *scenario,
                const HuTermFinding *needs)
{
  const HuTermFinding *settled;
  g_autofree char *term = NULL, *late = NULL;

  settled = find_settled (needs);
  late = settled->too_late && settled->need > 1 && settled->turns_left > 0 ? explain_too_late (settled) : NULL;
  if (late != NULL && settled == needs)
    /* Translators: why, a clause without its full stop. */
    return g_strdup_printf (_("It can no longer be met: %s."), late);
  term = hu_explain_whole_term (scenario, settled->term);
  if (hu_term_is_atom (settled->term))
    {
      g_autofree char *words = term;
      g_autofree char *number = hu_explain_term_number (settled);

      term = *number != '\0' ? g_strdup_printf ("%s (%s)", words, number) : g_steal_pointer (&words);
    }
  else if (late != NULL)
    {
      g_autofree char *words = term;

      term = g_strdup_printf ("%s (%s)", words, late);
    }
  return settled->met
    /* Translators: a condition that must not be met, and is met for good. */
    ? g_strdup_printf (_("It can no longer be met: this is so for good: %s."), term)
    /* Translators: a condition. */
    : g_strdup_printf (_("It can no longer be met: this is no longer possible: %s."), term);
}

/* Takes @one, unless enough are there. */
static void
add_one (GString *terms,
         char    *one,
         guint   *n)
{
  g_autofree char *words = one;

  if ((*n)++ < HU_LIST_MOST || hu_explain_is_whole ())
    g_string_append_printf (terms, "%s%s", terms->len > 0 ? "; " : "", words);
}

/* Terms that are missing, or that the viewer cannot tell; @n: (out): how many. */
static GString *
list_lacking (const HuScenario *scenario,
              const GPtrArray  *lacking,
              gboolean          untold,
              guint            *n)
{
  GString *terms = g_string_new (NULL);

  *n = 0;
  for (guint i = 0; i < lacking->len; i++)
    {
      const HuTermFinding *finding = g_ptr_array_index (lacking, i);

      if (finding->untold == untold)
        add_one (terms, explain_lacking (scenario, finding), n);
    }

  return terms;
}

/* Terms that are not lacking, and of which the viewer cannot tell that: all of them are needed. */
static void
add_doubtful (const HuScenario    *scenario,
              const HuTermFinding *finding,
              GString             *terms,
              guint               *n)
{
  g_autofree char *words = NULL, *standing = NULL;

  for (guint i = 0; finding->term->kind == HU_TERM_ALL && i < finding->parts->len; i++)
    add_doubtful (scenario, g_ptr_array_index (finding->parts, i), terms, n);
  if (hu_term_is_group (finding->term) || !finding->met || !finding->untold)
    return;

  standing = hu_explain_term_standing (scenario, finding);
  words = hu_explain_whole_term (scenario, finding->term);
  add_one (terms, g_strdup_printf ("%s (%s)", words, standing), n);
}

/* "It holds now, and has held at the end of 1 turn: …" */
static char *
explain_running (const HuScenario    *scenario,
                 const HuTermFinding *running)
{
  gint64 left = running->need - running->have;
  const HuTerm *term = running->term;

  if (term->at == HU_JUDGED_PLAYER_TURN && term->of != HU_SIDE_NONE)
    return hu_explain_sentence (scenario,
                                /* Translators: ends of turns so far, of how many; how many are left; a side. */
                                _hu_trn ("It holds now (%1$d of %2$d): it is met if it still holds at the end of %3$d more "
                                         "player turn of the %4$s side.",
                                         "It holds now (%1$d of %2$d): it is met if it still holds at the end of %3$d more "
                                         "player turns of the %4$s side.", left),
                                (gint) running->have, (gint) running->need, (gint) left, _hu_side_name (scenario, term->of));

  return g_strdup_printf (term->at == HU_JUDGED_PLAYER_TURN
                          /* Translators: ends of turns so far, of how many; how many are left. */
                          ? _hu_trn ("It holds now (%1$d of %2$d): it is met if it still holds at the end of %3$d more "
                                     "player turn.",
                                     "It holds now (%1$d of %2$d): it is met if it still holds at the end of %3$d more "
                                     "player turns.", left)
                          /* Translators: ends of turns so far, of how many; how many are left. */
                          : _hu_trn ("It holds now (%1$d of %2$d): it is met if it still holds at the end of %3$d more turn.",
                                     "It holds now (%1$d of %2$d): it is met if it still holds at the end of %3$d more turns.",
                                     left),
                          (gint) running->have, (gint) running->need, (gint) left);
}

char *
hu_explain_terms_missing (const HuScenario    *scenario,
                          const HuTermFinding *needs,
                          const GPtrArray     *lacking)
{
  g_autoptr(GString) missing = NULL, untold = NULL;
  g_autofree char *first = NULL, *second = NULL;
  guint n_missing, n_untold;

  missing = list_lacking (scenario, lacking, FALSE, &n_missing);
  untold = list_lacking (scenario, lacking, TRUE, &n_untold);
  add_doubtful (scenario, needs, untold, &n_untold);
  first = g_strdup_printf (_hu_trn (
                               /* Translators: a number; conditions. */
                               "%u condition is missing: %s.", "%u conditions are missing: %s.", n_missing),
                           n_missing, missing->str);
  second = g_strdup_printf (_hu_trn (
                                /* Translators: a number; conditions. */
                                "%u condition cannot be told: %s.", "%u conditions cannot be told: %s.", n_untold),
                            n_untold, untold->str);
  if (n_missing == 0)
    return g_steal_pointer (&second);

  return n_untold > 0 ? g_strjoin (" ", first, second, NULL) : g_steal_pointer (&first);
}

char *
hu_explain_judged_unmet (const HuScenario *scenario,
                         const GPtrArray  *lacking,
                         guint             event)
{
  g_autoptr(GString) missing = NULL;
  guint n;

  g_return_val_if_fail (scenario != NULL && lacking != NULL, NULL);

  missing = list_lacking (scenario, lacking, FALSE, &n);

  return g_strdup_printf (_hu_trn (
                              /* Translators: the number of an event, a number, conditions. */
                              "It was judged at event %1$u and was not met then. %2$u condition was missing: %3$s.",
                              "It was judged at event %1$u and was not met then. %2$u conditions were missing: %3$s.", n),
                          event, n, missing->str);
}

char *
hu_explain_needs (const HuScenario    *scenario,
                  const HuTermFinding *needs,
                  const GPtrArray     *lacking)
{
  g_return_val_if_fail (scenario != NULL && needs != NULL && lacking != NULL, NULL);

  if (needs->settled && !needs->met)
    return explain_closed (scenario, needs);
  if (lacking->len == 0)
    return g_strdup (needs->untold ? _("Whether its condition is met cannot be told.") : _("Its condition is met."));

  if (lacking->len == 1 && !needs->untold && hu_term_finding_runs (g_ptr_array_index (lacking, 0)))
    return explain_running (scenario, g_ptr_array_index (lacking, 0));

  return hu_explain_terms_missing (scenario, needs, lacking);
}
