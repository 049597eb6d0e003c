/*
 * Facts in words.  The reasons are the words of meters, rulings and values, so a lesson says
 * the same as the window.
 */
#include "config.h"

#include "hu-explain-fact.h"

#include "hu-glossary.h"
#include "hu-rule-page.h"
#include "hu-system-words.h"
#include "hu-system.h"

/* --- Questions --- */

char *
hu_explain_fact_question (const HuSnapshot *snapshot,
                          const HuFact     *fact)
{
  const HuScenario *scenario;
  g_autofree char *hex = NULL;

  g_return_val_if_fail (snapshot != NULL && fact != NULL, NULL);

  scenario = hu_snapshot_get_scenario (snapshot);
  if (fact->kind == HU_FACT_HOLDER)
    {
      hex = hu_explain_hex (scenario, fact->subject);
      /* Translators: name of a hex. */
      return g_strdup_printf (_("Who controls %s?"), hex);
    }
  if (fact->kind == HU_FACT_MOVED)
    return g_strdup (_("How many units have moved?"));
  if (fact->kind == HU_FACT_WINNER)
    return g_strdup (_("Who has won?"));
  if (fact->kind == HU_FACT_ENDING)
    return g_strdup (_("Who has won, by which rule, and at which event?"));

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      char *question = hu_system_in_force (scenario, id)
        ? hu_system_words_get (id)->ask_fact (snapshot, fact) : NULL;

      if (question != NULL)
        return question;
    }

  g_return_val_if_reached (NULL);
}

/* --- Answers --- */

/* The name of an outcome of the scenario's own; NULL: @rule is none of them. */
static char *
find_outcome_name (const HuScenario *scenario,
                   const char       *rule)
{
  guint i;

  for (i = 0; hu_scenario_get_outcome (scenario, i) != NULL; i++)
    if (g_str_equal (hu_scenario_get_outcome (scenario, i), rule))
      return _hu_name_listed (scenario, HU_LISTED_OUTCOME, i);

  return i > 0 && hu_rule_page_find (rule) == NULL ? g_strdup (_("If no condition is met")) : NULL;
}

char *
hu_explain_ending_rule (const HuScenario *scenario,
                        const char       *rule)
{
  char *name;

  g_return_val_if_fail (scenario != NULL && rule != NULL, NULL);

  name = find_outcome_name (scenario, rule);

  return name != NULL ? name : hu_explain_rule_title (hu_rule_page_find (rule));
}

static char *
explain_ending (const HuScenario *scenario,
                const HuAnswer   *answer)
{
  g_autofree char *side = NULL, *rule = NULL;

  if (answer->side == HU_SIDE_NONE && answer->rule == NULL)
    return g_strdup (_("Nobody"));

  side = answer->side == HU_SIDE_NONE ? g_strdup (_("Nobody")) : hu_explain_side (scenario, answer->side);
  rule = answer->rule == NULL ? g_strdup ("–") : find_outcome_name (scenario, answer->rule);
  if (rule == NULL)
    rule = hu_explain_rule_number (answer->rule);

  /* Translators: the winner, the number of the rule, and the number of the event: "Soviet, 4.6, event 3" */
  return g_strdup_printf (_("%1$s, %2$s, event %3$u"), side, rule, (guint) answer->number);
}

char *
hu_explain_fact_answer (const HuScenario *scenario,
                        const HuAnswer   *answer)
{
  g_return_val_if_fail (scenario != NULL && answer != NULL, NULL);

  switch (answer->kind)
    {
    case HU_ANSWER_TRUTH:
      return g_strdup (answer->number != 0 ? _("Yes") : _("No"));
    case HU_ANSWER_SIDE:
      return answer->number < 0 ? g_strdup (_("Nobody"))
                                : hu_explain_side (scenario, (HuSide) answer->number);
    case HU_ANSWER_LEVEL:
      return answer->number < 0 ? g_strdup (_("No level at all"))
                                : _hu_name_listed (scenario, HU_LISTED_LEVEL, (guint) answer->number);
    case HU_ANSWER_HEXES:
      return answer->set->len == 0 ? g_strdup (_("None"))
                                   : hu_explain_hexes (scenario, answer->set, 0);
    case HU_ANSWER_ROWS:
      return answer->set->len == 0 ? g_strdup (_("None"))
                                   : hu_explain_rows (scenario, answer->set, 0);
    case HU_ANSWER_ENDING:
      return explain_ending (scenario, answer);
    case HU_ANSWER_NUMBER:
    case HU_N_ANSWERS:
      break;
    }

  return hu_explain_decimal (answer->number, answer->unit);
}

/* --- Reasons --- */

void
_hu_explain_add_line (GString *text,
                      char    *line)
{
  if (line != NULL && line[0] != '\0')
    {
      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, line);
    }
  g_free (line);
}

void
_hu_explain_add_meter (GString          *text,
                       const HuSnapshot *snapshot,
                       const char       *rule,
                       HuSide            side)
{
  const HuMeter *meter = hu_snapshot_find_meter (snapshot, rule, side);

  if (meter == NULL)
    return;
  _hu_explain_add_line (text, hu_explain_meter_value (snapshot, meter));
  _hu_explain_add_line (text, hu_explain_meter_detail (snapshot, meter));
}

static void
add_holder (GString          *text,
            const HuSnapshot *snapshot,
            HuHex             hex)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (snapshot);
  const HuRuling *last = NULL;
  g_autofree char *words = NULL;

  for (guint i = rulings->len; i > 0 && last == NULL; i--)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

      if (ruling->kind == HU_RULING_OWNER && hu_hexes_have (ruling->hexes, hex))
        last = ruling;
    }
  if (last == NULL || last->event == 0)
    {
      _hu_explain_add_line (text, g_strdup (_("It has been so since the set-up.")));
      return;
    }

  words = hu_explain_ruling (hu_snapshot_get_scenario (snapshot), last);
  /* Translators: the number of an event of the log, and what happened */
  _hu_explain_add_line (text, g_strdup_printf (_("Event %1$u: %2$s"), last->event, words));
}

char *
hu_explain_fact_because (const HuSnapshot *snapshot,
                         const HuFact     *fact)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (snapshot != NULL && fact != NULL, g_string_free (text, FALSE));

  if (fact->kind == HU_FACT_HOLDER)
    add_holder (text, snapshot, fact->subject);
  if (fact->kind == HU_FACT_WINNER || fact->kind == HU_FACT_ENDING)
    _hu_explain_add_line (text, hu_explain_verdict (snapshot));

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (hu_snapshot_get_scenario (snapshot), id) &&
        hu_system_words_get (id)->add_fact_reasons (text, snapshot, fact))
      break;

  return g_string_free (text, FALSE);
}

/* --- What was so before --- */

GPtrArray *
hu_explain_fact_remembered (const HuSnapshot *snapshot,
                            const HuFact     *fact)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (snapshot != NULL && fact != NULL, lines);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (hu_snapshot_get_scenario (snapshot), id) && hu_system_words_get (id)->add_remembered != NULL)
      hu_system_words_get (id)->add_remembered (lines, snapshot, fact);

  return lines;
}

/* The points of both sides, as a question asks for them: with those that the end of the game would give or take back. */
void
_hu_explain_remember_ledger (GPtrArray        *lines,
                             const HuSnapshot *snapshot,
                             const GPtrArray  *ledger,
                             HuEntryWords      word)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(GString) settled = g_string_new (NULL), foreseen = g_string_new (NULL);
  g_autofree char *totals = NULL;
  gint64 points[HU_N_SIDES] = { 0 };
  guint scale = 1;

  for (guint i = 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);
      GString *list = entry->provisional ? foreseen : settled;
      g_autofree char *what = word (scenario, entry);
      g_autofree char *number = hu_explain_decimal (entry->points, entry->scale);

      scale = entry->scale;
      points[entry->side] += entry->points;
      /* Units lost and gaps are never scored twice; places and conditions can have been scored for good. */
      if (entry->provisional || (entry->gain != HU_GAIN_START && entry->gain != HU_GAIN_LINE && entry->gain != HU_GAIN_ADJUST &&
                                 entry->unit == HU_UNIT_NONE))
        g_string_append_printf (list, "%s%s %s (%s)", list->len > 0 ? "; " : "", _hu_side_name (scenario, entry->side), number,
                                what);
    }

  totals = hu_explain_totals (scenario, HU_SIDE_FIRST, points, scale);
  /* Translators: %s: the sums of both sides: "German 12 : 4 Soviet" */
  g_ptr_array_add (lines, g_strdup_printf (_("Points before this: %s"), totals));
  if (settled->len > 0)
    /* Translators: %s: sides, points and what these were for: "German 3 (Kalinin captured)" */
    g_ptr_array_add (lines, g_strdup_printf (_("Among these: %s"), settled->str));
  if (foreseen->len > 0)
    /* Translators: %s: the same */
    g_ptr_array_add (lines, g_strdup_printf (_("Among these, as if the game had ended then: %s"), foreseen->str));
}

/* A wrong number of points: what has given points to the side, without the numbers. */
void
_hu_explain_wrong_ledger (GString          *text,
                          const HuSnapshot *snapshot,
                          const HuFact     *fact,
                          const HuAnswer   *answer,
                          const GPtrArray  *ledger,
                          HuEntryWords      word)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(HuAnswer) right = hu_fact_answer (fact, snapshot, NULL);
  g_autoptr(GString) list = g_string_new (NULL);

  for (guint i = 0; i < ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (ledger, i);
      g_autofree char *what = entry->side == fact->side ? word (scenario, entry) : NULL;

      if (what != NULL && what[0] != '\0')
        g_string_append_printf (list, "%s%s", list->len > 0 ? "; " : "", what);
    }

  _hu_explain_add_line (text, g_strdup (hu_decimal_compare (answer->number, answer->unit, right->number, right->unit) > 0
                                          ? _("That is too many.") : _("That is too few.")));
  _hu_explain_add_line (text, list->len == 0
                        /* Translators: name of a side. */
                        ? hu_explain_sentence (scenario, _("Nothing gives points to the %s side."),
                                               _hu_side_name (scenario, fact->side))
                        /* Translators: what a side has points for: "Kalinin captured; Soviet gaps: 1 and 2" */
                        : g_strdup_printf (_("What gives points: %s."), list->str));
}

const char *
hu_explain_fact_rule (const HuFact *fact)
{
  const char *rule = NULL;

  g_return_val_if_fail (fact != NULL, NULL);

  if (fact->kind == HU_FACT_HOLDER)
    return HU_TERM_PREFIX "control";
  if (fact->kind == HU_FACT_WINNER || fact->kind == HU_FACT_ENDING)
    return HU_TERM_PREFIX "verdict";

  for (guint id = 0; rule == NULL && id < HU_N_SYSTEMS; id++)
    rule = hu_system_words_get (id)->get_fact_rule (fact);

  return rule;
}
