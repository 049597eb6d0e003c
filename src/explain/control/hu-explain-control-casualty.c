/*
 * Words for the casualties and exits of control: the fate of each unit that counts for points
 * (26.22, 26.23).
 */
#include "config.h"

#include <string.h>

#include "hu-control-clauses.h"
#include "hu-control-words.h"

/* @line: a line of the casualties or of the exits.  Returns the sum of its points, as of hu_explain_value(); for a
 * correction, its reason in the players' words. */
char *
hu_explain_casualty (const HuScenario *scenario,
                     const HuCasualty *line)
{
  g_return_val_if_fail (scenario != NULL && line != NULL, NULL);

  if (line->unit == HU_UNIT_NONE)
    return g_strdup (line->reason != NULL ? hu_scenario_word (scenario, line->reason) : "");

  return hu_explain_value (scenario, line->unit, &line->value);
}

/* Returns the fate of the unit and its owner: "captured from the Russian side". */
char *
hu_explain_casualty_kind (const HuScenario *scenario,
                          const HuCasualty *line,
                          gboolean          exit)
{
  const char *side;

  g_return_val_if_fail (scenario != NULL && line != NULL, NULL);

  if (line->unit == HU_UNIT_NONE)
    return exit ? g_strdup (_("exit points by agreement"))
                : g_strdup (_("casualty points by agreement"));

  side = _hu_side_name (scenario, hu_scenario_get_unit (scenario, line->unit)->side);
  if (line->clause == HU_CLAUSE_DOUBLE)
    /* Translators: side. */
    return g_strdup_printf (_("%s, still captured at the end: counts double (26.222)"), side);
  if (line->clause == HU_CLAUSE_FOURFOLD)
    /* Translators: side. */
    return g_strdup_printf (_("%s, a Chinese gun or vehicle still captured at the end: counts fourfold (26.222)"),
                            side);
  if (line->clause == HU_CLAUSE_EXIT_DOUBLE)
    /* Translators: side. */
    return g_strdup_printf (_("%s, captured and taken off the map: counts double at the end (26.23)"), side);
  if (exit)
    /* Translators: side. */
    return g_strdup_printf (_("%s, left the map for exit points (26.23)"), side);
  if (line->clause == HU_CLAUSE_OWN_ATTACK)
    /* Translators: side. */
    return g_strdup_printf (_("%s, a prisoner hit by an attack of its own side: double (26.222)"), side);
  if (line->clause == HU_CLAUSE_LEFT_THE_MAP)
    /* Translators: side. */
    return g_strdup_printf (_("%s, left the map: counts as eliminated (26.221)"), side);
  if (line->value.reduction)
    /* Translators: side; of a squad. */
    return g_strdup_printf (_("%s, reduced to a half-squad (26.221)"), side);
  if (line->clause == HU_CLAUSE_CAPTIVE_ELIMINATED)
    /* Translators: side. */
    return g_strdup_printf (_("%s, eliminated while captured: counts instead of its capture (26.222)"), side);
  if (line->state == HU_SCORE_CAPTURED)
    /* Translators: side, side. */
    return hu_explain_sentence (scenario, _("%s, held by the %s side (26.222)"), side,
                                _hu_side_name (scenario, line->to));

  /* Translators: side. */
  return g_strdup_printf (_("%s, eliminated (26.221)"), side);
}

/* Returns the fate of the unit in a word or two, for a column of a table: "captured". */
const char *
hu_explain_casualty_how (const HuCasualty *line,
                         gboolean          exit)
{
  g_return_val_if_fail (line != NULL, NULL);

  if (line->unit == HU_UNIT_NONE)
    return C_("casualty", "agreed");
  if (line->clause == HU_CLAUSE_DOUBLE || line->clause == HU_CLAUSE_EXIT_DOUBLE)
    return C_("casualty", "double at the end");
  if (line->clause == HU_CLAUSE_FOURFOLD)
    return C_("casualty", "fourfold at the end");
  if (line->clause == HU_CLAUSE_OWN_ATTACK)
    return C_("casualty", "hit by its own side");
  if (line->clause == HU_CLAUSE_LEFT_THE_MAP)
    return C_("casualty", "left the map");
  if (line->value.reduction)
    return C_("casualty", "reduced");
  if (exit)
    return C_("casualty", "exited");
  if (line->clause == HU_CLAUSE_CAPTIVE_ELIMINATED)
    return C_("casualty", "eliminated as a captive");
  if (line->state == HU_SCORE_CAPTURED)
    return C_("casualty", "captured");

  return C_("casualty", "eliminated");
}

char *
hu_explain_score (const HuScenario *scenario,
                  const HuCasualty *line,
                  gboolean          exit)
{
  g_autofree char *sum = NULL, *sentence = NULL, *doubled = NULL;
  HuCasualty counted;

  g_return_val_if_fail (scenario != NULL && line != NULL, NULL);

  if (line->unit == HU_UNIT_NONE || line->points <= 0 || line->clause == HU_CLAUSE_DOUBLE || line->clause == HU_CLAUSE_FOURFOLD ||
      line->clause == HU_CLAUSE_EXIT_DOUBLE)
    return NULL;

  /* At its event a captured unit scored its single value: it is doubled only when the game ends (26.222). */
  counted = *line;
  if (line->state == HU_SCORE_CAPTURED && line->value.times > 1)
    {
      counted.value.points /= line->value.times;
      counted.value.times = 1;
    }
  sum = hu_explain_casualty (scenario, &counted);
  if (strchr (sum, '+') == NULL)
    return NULL;

  sentence = hu_explain_sentence (scenario, exit
                                  /* Translators: side; "T-34 1 + MA 1 + AF 6 → 2 + crew 2 = 6". */
                                  ? _("Counted for the %1$s side: %2$s (26.23).")
                                  /* Translators: side; "T-34 1 + MA 1 + AF 6 → 2 + crew 0 = 4". */
                                  : _("Counted for the %1$s side: %2$s (26.21)."), _hu_side_name (scenario, line->to), sum);
  if (counted.value.times == line->value.times)
    return g_steal_pointer (&sentence);

  doubled = _hu_number (line->value.points);
  /* Translators: a whole sentence; a number of points. */
  return g_strdup_printf (_("%1$s At the end, as it is still captured: %2$s (26.222)."), sentence, doubled);
}

/* "German 52 (17 eliminated or reduced, 35 captured)". */
static char *
explain_side_sums (const HuScenario  *scenario,
                   HuSide             side,
                   const HuPointSums *sums,
                   gboolean           exits)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *number = _hu_number (sums->others + sums->captured + sums->agreed);
  g_autofree char *others = _hu_number (sums->others), *captured = _hu_number (sums->captured);
  g_autofree char *agreed = _hu_number (sums->agreed);
  g_autofree char *list = NULL;

  if (sums->others != 0)
    g_ptr_array_add (parts, exits
             /* Translators: points for units of a side that have left the map. */
             ? g_strdup_printf (C_("sum of points", "%s for its own units"), others)
             /* Translators: points for units. */
             : g_strdup_printf (C_("sum of points", "%s eliminated or reduced"), others));
  if (sums->captured != 0)
    /* Translators: points for units. */
    g_ptr_array_add (parts, g_strdup_printf (C_("sum of points", "%s captured"), captured));
  if (sums->agreed != 0)
    /* Translators: points that the players have corrected. */
    g_ptr_array_add (parts, g_strdup_printf (C_("sum of points", "%s by agreement"), agreed));
  if (exits && parts->len == 1 && sums->others != 0)
    g_ptr_array_set_size (parts, 0);
  if (parts->len == 0)
    return g_strdup_printf ("%s %s", _hu_side_name (scenario, side), number);

  g_ptr_array_add (parts, NULL);
  list = g_strjoinv (", ", (char **) parts->pdata);

  return g_strdup_printf ("%s %s (%s)", _hu_side_name (scenario, side), number, list);
}

char *
hu_explain_sums (const HuSnapshot  *snapshot,
                 const HuPointSums *sums,
                 gboolean           exits)
{
  const HuScenario *scenario;
  g_autofree char *first = NULL, *second = NULL;

  g_return_val_if_fail (snapshot != NULL && sums != NULL, NULL);

  scenario = hu_snapshot_get_scenario (snapshot);
  first = explain_side_sums (scenario, HU_SIDE_FIRST, &sums[HU_SIDE_FIRST], exits);
  second = explain_side_sums (scenario, HU_SIDE_SECOND, &sums[HU_SIDE_SECOND], exits);

  /* Translators: a side with its points: "German 52 (17 eliminated or reduced, 35 captured)"; the other. */
  return g_strdup_printf (exits ? _("Exit points: %1$s; %2$s.")
                          /* Translators: the points of a side, as "German 52 (17 eliminated or reduced)"; the other. */
                          : _("Casualty points: %1$s; %2$s."), first, second);
}
