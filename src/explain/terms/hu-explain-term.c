/*
 * Words for conditions: what each asks for, how far it is met, what is missing.  The words of an atom are its system's.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-explain-term-private.h"

static const HuTermWords *
words_of (const HuTerm *term)
{
  return hu_system_words_get (term->words->system)->terms;
}

/* --- Parts --- */

/* "2 to 4", "at least 2", "at most 4". */
char *
_hu_explain_term_bounds (const HuTerm *term)
{
  gboolean has_least = term->has_least, has_most = term->has_most;
  g_autofree char *low = hu_explain_decimal (term->least, term->unit);
  g_autofree char *high = hu_explain_decimal (term->most, term->unit);

  if (has_least && has_most && term->least == term->most)
    /* Translators: a number. */
    return g_strdup_printf (C_("condition", "exactly %s"), low);
  if (has_least && has_most)
    /* Translators: numbers. */
    return g_strdup_printf (C_("condition", "%s to %s"), low, high);
  if (has_most && term->most == 0)
    /* Translators: no unit, no point: a number as "at most 2". */
    return g_strdup (C_("bounds", "no"));
  if (has_most)
    /* Translators: a number. */
    return g_strdup_printf (C_("condition", "at most %s"), high);

  /* Translators: a number. */
  return g_strdup_printf (C_("condition", "at least %s"), low);
}

char *
hu_explain_span (const HuScenario *scenario,
                  const HuTurnSpan *span)
{
  g_autofree char *from = hu_explain_turn (scenario, MAX (span->from, 1));
  g_autofree char *to = hu_explain_turn (scenario, MAX (span->to, 1));

  if (span->from > 0 && span->from == span->to)
    return hu_explain_turn_has_name (scenario, span->from)
      /* Translators: the name of a turn: "20 November", "Oct III". */
      ? g_strdup_printf (C_("turns", "in the turn “%s”"), from)
      /* Translators: a turn: "Turn 3". */
      : g_strdup_printf (C_("turns", "in %s"), from);
  if (span->from > 0 && span->to > 0)
    /* Translators: turns. */
    return g_strdup_printf (C_("turns", "from %s to %s"), from, to);
  if (span->from > 0)
    /* Translators: a turn. */
    return g_strdup_printf (C_("turns", "from %s on"), from);

  /* Translators: a turn. */
  return g_strdup_printf (C_("turns", "up to %s"), to);
}

static char *
explain_moment (const HuScenario *scenario,
                HuJudged          when,
                HuSide            of,
                const char       *phase)
{
  const char *side = of != HU_SIDE_NONE ? _hu_side_name (scenario, of) : NULL;

  switch (when)
    {
    case HU_JUDGED_INSTANT:
      return g_strdup (C_("outcome", "at once"));
    case HU_JUDGED_PHASE:
      if (phase != NULL && side != NULL)
        /* Translators: the name of a phase, side. */
        return hu_explain_sentence (scenario, _("at the end of each phase “%s” of the %s side"),
                                    hu_scenario_word (scenario, phase), side);
      if (phase != NULL)
        /* Translators: the name of a phase. */
        return g_strdup_printf (_("at the end of each phase “%s”"), hu_scenario_word (scenario, phase));
      return side != NULL
        /* Translators: side. */
        ? hu_explain_sentence (scenario, _("at the end of each phase of the %s side"), side)
        : g_strdup (_("at the end of each phase"));
    case HU_JUDGED_PLAYER_TURN:
      return side != NULL
        /* Translators: side. */
        ? hu_explain_sentence (scenario, _("at the end of each player turn of the %s side"), side)
        : g_strdup (_("at the end of each player turn"));
    case HU_JUDGED_TURN:
      return g_strdup (_("at the end of each turn"));
    case HU_JUDGED_END:
    case HU_N_JUDGED:
      break;
    }

  return g_strdup (C_("outcome", "at the end of the game"));
}

char *
hu_explain_judged (const HuScenario *scenario,
                   HuJudged          when,
                   HuSide            of,
                   const char       *phase,
                   const HuTurnSpan *turn)
{
  g_autofree char *moment = NULL;
  g_autofree char *turns = NULL;

  g_return_val_if_fail (scenario != NULL, NULL);

  moment = explain_moment (scenario, when, of, phase);
  if (turn == NULL || (turn->from == 0 && turn->to == 0))
    return g_steal_pointer (&moment);

  turns = hu_explain_span (scenario, turn);
  return g_strdup_printf ("%s, %s", moment, turns);
}

/* "above 3 : 1, below 6 : 1" */
char *
_hu_explain_ratio_bounds (const HuTerm *term)
{
  g_autofree char *low = _hu_explain_ratio (term->lower.numerator, term->lower.denominator);
  g_autofree char *high = _hu_explain_ratio (term->upper.numerator, term->upper.denominator);
  g_autofree char *lower = NULL;
  g_autofree char *upper = NULL;

  if (term->lower.bound != HU_RATIO_OPEN)
    lower = term->lower.bound == HU_RATIO_INCLUSIVE
      /* Translators: a ratio of points. */
      ? g_strdup_printf (C_("ratio", "at least %s"), low)
      /* Translators: a ratio of points. */
      : g_strdup_printf (C_("ratio", "above %s"), low);
  if (term->upper.bound != HU_RATIO_OPEN)
    upper = term->upper.bound == HU_RATIO_INCLUSIVE
      /* Translators: a ratio of points. */
      ? g_strdup_printf (C_("ratio", "up to %s"), high)
      /* Translators: a ratio of points. */
      : g_strdup_printf (C_("ratio", "below %s"), high);

  return lower != NULL && upper != NULL ? g_strdup_printf ("%s, %s", lower, upper)
                                        : g_strdup (lower != NULL ? lower : upper);
}

char *
hu_explain_ratio_need (const HuTerm *term)
{
  return term->lower.bound == HU_RATIO_INCLUSIVE && term->upper.bound == HU_RATIO_OPEN
    ? _hu_explain_ratio (term->lower.numerator, term->lower.denominator) : _hu_explain_ratio_bounds (term);
}

/* --- Terms --- */

static char *
explain_run (const HuScenario *scenario,
             const HuTerm     *term)
{
  g_autofree char *ends = _hu_number (term->least);

  if (term->at == HU_JUDGED_PLAYER_TURN && term->of != HU_SIDE_NONE)
    return hu_explain_sentence (scenario,
                                /* Translators: a number; side. */
                                _hu_trn ("this is met at the end of %1$s player turn of the %2$s side",
                                         "this is met at the end of %1$s player turns of the %2$s side in a row",
                                         term->least), ends, _hu_side_name (scenario, term->of));

  return g_strdup_printf (term->at == HU_JUDGED_PLAYER_TURN
                          /* Translators: a number. */
                          ? _hu_trn ("this is met at the end of %s player turn",
                                     "this is met at the end of %s player turns in a row", term->least)
                          /* Translators: a number. */
                          : _hu_trn ("this is met at the end of %s turn",
                                     "this is met at the end of %s turns in a row", term->least), ends);
}

static char *
explain_memory (const HuScenario *scenario,
                const HuTerm     *term)
{
  gboolean ever = term->kind == HU_TERM_EVER;

  if (term->kind == HU_TERM_FOR)
    return explain_run (scenario, term);
  if (term->at == HU_JUDGED_INSTANT)
    return g_strdup (ever ? _("this has been met at least once, at any moment so far")
                          : _("judged at every moment, the first of these was met before the second ever was"));
  /* A single moment remembers nothing. */
  if (term->at == HU_JUDGED_END)
    return g_strdup (ever ? _("this is met at the end of the game")
                          : _("at the end of the game, the first of these is met and the second is not"));

  return _hu_add_moment (scenario, term, ever ? _("this has been met at least once")
                                              : _("the first of these was met before the second ever was"));
}

char *
_hu_add_moment (const HuScenario *scenario,
                const HuTerm     *term,
                const char       *words)
{
  g_autofree char *moment = hu_explain_judged (scenario, term->at, term->of, NULL, NULL);

  /* Translators: "at the end of each turn"; a condition. */
  return g_strdup_printf (C_("condition", "judged %1$s, %2$s"), moment, words);
}

char *
hu_explain_term (const HuScenario *scenario,
                 const HuTerm     *term)
{
  g_return_val_if_fail (scenario != NULL && term != NULL, NULL);

  if (term->counted)
    return hu_explain_count (scenario, term);

  switch (term->kind)
    {
    case HU_TERM_ALL:
      return g_strdup (_("all of these"));
    case HU_TERM_ANY:
      return g_strdup (_("any of these"));
    case HU_TERM_NOT:
      return g_strdup (_("not this"));
    case HU_TERM_SOME:
      return g_strdup_printf (_hu_trn (
                                  /* Translators: how many. */
                                  "at least %d of these", "at least %d of these", term->least), (int) term->least);
    case HU_TERM_TURN:
      return hu_explain_span (scenario, &term->turn);
    case HU_TERM_ANNOUNCED:
      /* Translators: side, what it announces. */
      return hu_explain_sentence (scenario, _("the %s side has announced “%s”"), _hu_side_name (scenario, term->side),
                                  hu_scenario_word (scenario, term->what));
    case HU_TERM_COMPARE:
      return hu_explain_compare (scenario, term);
    case HU_TERM_EVER:
    case HU_TERM_FOR:
    case HU_TERM_FIRST:
      return explain_memory (scenario, term);
    default:
      return words_of (term)->explain (scenario, term);
    }
}

char *
hu_explain_counted (const HuScenario *scenario,
                    const HuTerm     *term)
{
  return words_of (term)->name_count (scenario, term);
}

gboolean
_hu_term_counts_whole (const HuScenario *scenario,
                       const HuTerm     *term)
{
  return words_of (term)->counts_parts == NULL || !words_of (term)->counts_parts (scenario, term);
}

char *
_hu_add_alone (char  *names,
               guint  n)
{
  g_autofree char *list = names;

  /* Translators: the only thing of a list: "places that the German side holds among Orel alone". */
  return n == 1 ? g_strdup_printf (C_("list", "%s alone"), list) : g_steal_pointer (&list);
}

/* --- How it stands --- */

static gboolean
is_upper (const HuTerm *term)
{
  return hu_term_is_atom (term) && words_of (term)->is_upper != NULL && words_of (term)->is_upper (term);
}

/* The bound that is needed is an upper one where the term has no other. */
static char *
explain_bounded (const HuTermFinding *finding)
{
  const HuTerm *term;
  HuDecimal have, need;
  gboolean upper;

  g_return_val_if_fail (finding != NULL, NULL);

  term = finding->term;
  have = hu_term_finding_have (finding);
  need = (HuDecimal) { finding->need, hu_term_finding_need_unit (finding) };
  if (!term->has_least && !term->has_most)
    {
      upper = is_upper (term);
      return _hu_explain_decimals (have, !upper, need, upper, need);
    }

  return _hu_explain_decimals (have, term->has_least, hu_term_least (term), term->has_most, hu_term_most (term));
}

/* As far as the viewer knows: a concealed counter may be a dummy (26.15). */
static HuTermFinding
get_known (const HuTermFinding *finding)
{
  HuTermFinding known = *finding;

  if ((finding->concealed > 0 || finding->n_untold > 0) && finding->doubt > 0)
    known.have -= finding->doubt;

  return known;
}

/* Takes @count, which is of what is known; @bound: it ends with what there may be at most. */
static char *
add_concealed (const HuTermFinding *finding,
               gboolean             bound,
               char                *count)
{
  g_autofree char *text = count;
  g_autofree char *more = NULL;

  if (finding->concealed == 0 || finding->doubt <= 0)
    return g_steal_pointer (&text);

  more = hu_explain_decimal (finding->doubt, hu_term_finding_unit (finding));
  return bound
    /* Translators: "3, at most 2"; a number of units. */
    ? g_strdup_printf (_("%1$s; and up to %2$s more concealed"), text, more)
    /* Translators: "3", "1 of 2"; a number of units. */
    : g_strdup_printf (_("%1$s, and up to %2$s more concealed"), text, more);
}

/* Takes @count. */
static char *
add_provisional (const HuTermFinding *finding,
                 char                *count)
{
  g_autofree char *text = count;
  g_autofree char *part = NULL;

  if (finding->at_end <= 0 || finding->have < finding->at_end)
    return g_steal_pointer (&text);

  part = hu_explain_decimal (finding->at_end, hu_term_finding_unit (finding));
  /* Translators: "8 of 6"; a part of the first number. */
  return g_strdup_printf (_("%1$s, of which %2$s only when the game ends"), text, part);
}

/* Takes @standing, of a lead as the game would end; beside it how it is now, if that is another. */
static char *
add_present (const HuTermFinding *finding,
             char                *standing)
{
  g_autofree char *text = standing;
  g_autofree char *present = NULL;
  HuTermFinding now = *finding;

  if (text == NULL || finding->at_end == 0)
    return g_steal_pointer (&text);

  now.have -= now.at_end;
  present = words_of (finding->term)->explain_standing (&now, FALSE);

  /* Translators: "2 ahead; needed: at least 4 ahead"; "1 behind". */
  return g_strdup_printf (_("at the end %1$s; now %2$s"), text, present);
}

/* Takes @count, which leaves out what the viewer cannot tell. */
static char *
add_untold (const HuTermFinding *finding,
            char                *count)
{
  g_autofree char *text = count;

  /* Of a single thing it is said already that the condition cannot be told. */
  if (finding->n_untold == 0 || finding->term->kind == HU_TERM_NOT ||
      (finding->untold && finding->n_untold == 1 && finding->need == 1))
    return g_steal_pointer (&text);

  return g_strdup_printf (_hu_trn (
                              /* Translators: "1 of 3" conditions or places; a number of others. */
                              "%1$s, and %2$u cannot be told", "%1$s, and %2$u cannot be told", finding->n_untold),
                          text, finding->n_untold);
}

char *
hu_explain_term_count (const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  const HuTermFinding known = get_known (finding);
  char *own = NULL;

  g_return_val_if_fail (finding != NULL, NULL);

  if (term->counted)
    return add_concealed (finding, FALSE, add_provisional (finding, hu_explain_count_standing (&known)));
  if (term->kind == HU_TERM_COMPARE)
    return hu_explain_compare_standing (finding);
  if (hu_term_is_ratio (term))
    return hu_explain_ratio_of (finding);
  if (hu_term_is_atom (term) && words_of (term)->explain_standing != NULL)
    own = add_present (&known, words_of (term)->explain_standing (&known, TRUE));

  if (own == NULL)
    return add_untold (finding, add_concealed (finding, term->has_most || is_upper (term),
                                               add_provisional (finding, explain_bounded (&known))));

  return add_concealed (finding, FALSE, own);
}

/* Is it a part of what is needed at least, or all of it: "1 of 2"? */
static gboolean
is_on_its_way (const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  HuDecimal have = hu_term_finding_have (finding);
  HuDecimal need = term->has_least ? hu_term_least (term) : (HuDecimal) { finding->need, hu_term_finding_need_unit (finding) };

  return !term->has_most && (term->has_least || !is_upper (term)) && have.value >= 0 &&
         hu_decimal_compare (have.value, have.unit, need.value, need.unit) <= 0;
}

char *
hu_explain_term_number (const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;
  const HuTermFinding known = get_known (finding);
  char *own = NULL;

  if (term->counted || hu_term_is_ratio (term) || term->kind == HU_TERM_COMPARE)
    return hu_explain_term_count (finding);
  if (hu_term_is_atom (term) && words_of (term)->explain_standing != NULL)
    own = words_of (term)->explain_standing (&known, FALSE);
  if (own != NULL && (known.at_end < 0 || known.have < known.at_end))
    return add_untold (finding, add_concealed (finding, FALSE, add_present (&known, g_steal_pointer (&own))));
  if (own == NULL)
    own = is_on_its_way (&known) ? explain_bounded (&known) : hu_explain_decimal (known.have, hu_term_finding_unit (&known));

  return add_untold (finding, add_concealed (finding, FALSE, add_provisional (finding, own)));
}

char *
hu_explain_term_standing (const HuScenario    *scenario,
                          const HuTermFinding *finding)
{
  g_return_val_if_fail (scenario != NULL && finding != NULL, NULL);

  if (finding->term->kind == HU_TERM_TURN)
    return hu_explain_turn (scenario, (guint) finding->have);
  if (finding->term->kind == HU_TERM_NOT)
    /* Translators: of a condition under "not this". */
    return g_strdup (finding->met ? C_("condition", "not met") : C_("condition", "met"));
  if (finding->settled && !finding->met && !finding->term->counted)
    {
      g_autofree char *number = hu_term_is_atom (finding->term) ? hu_explain_term_number (finding) : NULL;

      return number != NULL && *number != '\0'
        /* Translators: how far a condition is met: "18 of 20". */
        ? g_strdup_printf (C_("condition", "%s, no longer possible"), number)
        : g_strdup (C_("condition", "no longer possible"));
    }
  if (finding->term->kind == HU_TERM_ANNOUNCED || finding->term->kind == HU_TERM_EVER ||
      finding->term->kind == HU_TERM_FIRST)
    return g_strdup (finding->met ? C_("condition", "yes") : C_("condition", "not yet"));

  return hu_explain_term_number (finding);
}

/* Names what is missing; where fewer would do, says how many of them. */
static char *
name_lacking (const HuScenario    *scenario,
              const HuTermFinding *finding)
{
  gint64 needed = finding->need - finding->have;
  g_autofree char *names = finding->lacks_places ? hu_explain_places (scenario, finding->lacking, HU_BUDGET_NAMES)
                                                 : hu_explain_hexset (scenario, finding->lacking);

  if (needed <= 0 || needed >= finding->lacking->len || finding->term->unit != HU_UNIT_WHOLE)
    return g_steal_pointer (&names);

  /* Translators: how many of the hexes or places that follow are missing. */
  return g_strdup_printf (_hu_trn ("%1$d of these: %2$s", "%1$d of these: %2$s", needed), (gint) needed, names);
}

char *
hu_explain_term_counting (const HuScenario    *scenario,
                          const HuTermFinding *finding)
{
  const GArray *places = finding->term->where.places;
  g_autoptr(GArray) counting = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *names = NULL;

  if (places == NULL || !finding->lacks_places || finding->lacking == NULL || finding->lacking->len == 0)
    return NULL;

  for (guint i = 0; i < places->len; i++)
    if (!hu_numbers_have (finding->lacking, g_array_index (places, guint, i)))
      g_array_append_val (counting, g_array_index (places, guint, i));
  if (counting->len == 0)
    return NULL;

  names = hu_explain_places (scenario, counting, HU_BUDGET_NAMES);
  /* Translators: places that are held as a condition asks. */
  return g_strdup_printf (_("Counted: %s."), names);
}

char *
hu_explain_term_missing (const HuScenario    *scenario,
                         const HuTermFinding *finding)
{
  g_autofree char *lacking = NULL;
  g_autofree char *against = NULL;

  g_return_val_if_fail (scenario != NULL && finding != NULL, NULL);

  if (finding->rows != NULL && finding->rows->len > 0)
    {
      /* Of a line that is a path the hexes are charged, not their rows. */
      lacking = finding->hexes != NULL ? hu_explain_hexes (scenario, finding->hexes, HU_BUDGET_NAMES)
                                       : hu_explain_rows (scenario, finding->rows, HU_BUDGET_NAMES);
      /* Translators: hex rows, or hexes. */
      return g_strdup_printf (_("Open: %s."), lacking);
    }
  if (finding->met || finding->lacking == NULL || finding->lacking->len == 0)
    return NULL;

  lacking = name_lacking (scenario, finding);
  if (finding->opening != NULL && (finding->has_cut || finding->against == NULL || finding->against->len == 0))
    {
      g_autofree char *why = hu_explain_supply_opening (scenario, finding->opening);
      g_autofree char *from = NULL;

      if (finding->lacking->len == 1 && !finding->lacks_places)
        /* Translators: places or hexes that are missing; a whole sentence that says why. */
        return g_strdup_printf (_("Missing: %s. %s."), lacking, why);

      from = hu_explain_hex (scenario, finding->opening->origin);
      /* Translators: hexes that are missing; the first of them; a whole sentence that says why from there. */
      return g_strdup_printf (_("Missing: %1$s. From %2$s: %3$s."), lacking, from, why);
    }
  if (finding->against == NULL || finding->against->len == 0)
    /* Translators: places or hexes that are missing. */
    return g_strdup_printf (_("Missing: %s."), lacking);

  against = hu_explain_units (scenario, finding->against, HU_LIST_MOST);
  /* Translators: places or hexes that are missing; enemy units. */
  return g_strdup_printf (_("Missing: %s. In the way: %s."), lacking, against);
}

const char *
hu_explain_chart_axis (const HuTerm *term)
{
  g_return_val_if_fail (term != NULL, "");

  if (hu_term_is_atom (term))
    return _("Counted");
  if (term->kind == HU_TERM_COMPARE)
    return term->has_right ? _("Difference") : _("Counted");

  return _("Parts of the condition that are met");
}
