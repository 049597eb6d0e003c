/*
 * The words of objectives, for the table of the systems.
 */
#include "config.h"

#include "hu-objectives-words.h"
#include "hu-explain-saved.h"
#include "hu-term-field-words.h"

static const HuReportTableKind tables[] = {
  { "ledger", N_("Ledger"), HU_PART_POINTS },
  { "outcomes", N_("Outcomes, term by term"), HU_PART_CONDITIONS },
  { NULL, NULL, HU_PART_CONDITIONS },
};

static char *
name_listed (const HuScenario *scenario,
             HuListed          kind,
             guint             n)
{
  if (kind != HU_LISTED_OUTCOME || n >= hu_objectives_rules (scenario)->outcomes->len)
    return NULL;

  return hu_explain_outcome (scenario, hu_objectives_get_outcome (scenario, n));
}

/* The rule of a verdict is the id of an outcome, maybe a draw, unless none was met. */
static char *
explain_record (const HuScenario *scenario,
                const HuVerdict  *verdict)
{
  const GPtrArray *outcomes = hu_objectives_rules (scenario)->outcomes;

  if (verdict->level != NULL && verdict->winner != HU_SIDE_NONE)
    /* Translators: side, the level's own name. */
    return hu_explain_sentence (scenario, _("%s victory, “%s”"), _hu_side_name (scenario, verdict->winner), verdict->level);

  for (guint i = 0; i < outcomes->len; i++)
    {
      const HuOutcome *outcome = g_ptr_array_index (outcomes, i);

      if (g_str_equal (outcome->id, verdict->rule))
        return hu_explain_outcome_winner (scenario, outcome);
    }

  if (g_str_equal (verdict->rule, "both"))
    return g_strdup (C_("outcome", "Draw"));
  if (verdict->winner == HU_SIDE_NONE)
    return NULL;

  /* Translators: side. */
  return hu_explain_sentence (scenario, C_("outcome", "%s victory"), _hu_side_name (scenario, verdict->winner));
}

/* A line may have no gap, where nothing says how many. */
static gboolean
is_upper (const HuTerm *term)
{
  return term->kind == HU_TERM_LINE;
}

/* Points of a schedule can have decimals. */
static gboolean
counts_parts (const HuScenario *scenario,
              const HuTerm     *term)
{
  return term->kind == HU_TERM_POINTS && hu_objectives_rules (scenario)->unit != HU_UNIT_WHOLE;
}

static gboolean
adds_strength (const HuTerm *term)
{
  return term->kind >= HU_TERM_UNITS && term->kind <= HU_TERM_WITHDRAWN && hu_objectives_term (term)->count_strength;
}

static const HuTermWords terms = {
  .explain = _hu_explain_objectives_atom,
  .name_count = _hu_explain_objectives_counted,
  .explain_standing = _hu_explain_objectives_standing,
  .is_upper = is_upper,
  .counts_parts = counts_parts,
  .adds_strength = adds_strength,
};

static gboolean
has_part (const HuTerm  *term,
          gconstpointer  part)
{
  if (term == part)
    return TRUE;
  for (guint i = 0; term != NULL && term->parts != NULL && i < term->parts->len; i++)
    if (has_part (g_ptr_array_index (term->parts, i), part))
      return TRUE;

  return FALSE;
}

static char *
name_asking (const HuScenario *scenario,
             gconstpointer     term)
{
  const HuObjectivesRules *rules = hu_objectives_rules (scenario);

  for (guint i = 0; i < rules->outcomes->len; i++)
    if (has_part (((const HuOutcome *) g_ptr_array_index (rules->outcomes, i))->needs, term))
      return hu_explain_outcome (scenario, g_ptr_array_index (rules->outcomes, i));
  for (guint i = 0; i < rules->schedule->len; i++)
    if (has_part (((const HuScoreItem *) g_ptr_array_index (rules->schedule, i))->needs, term))
      return hu_explain_item (scenario, ((const HuScoreItem *) g_ptr_array_index (rules->schedule, i))->id);

  return NULL;
}

static char *
explain_saved (const HuSnapshot *snapshot,
               const HuSnapshot *before G_GNUC_UNUSED)
{
  return _hu_explain_saved_by_unit (snapshot, HU_QUESTION_OUTCOME);
}

const HuSystemWords hu_objectives_words = {
  .name = N_("Objectives"),
  .pages = _hu_objectives_pages,
  .clauses = _hu_objectives_clause_words,
  .fields = _hu_objectives_fields,
  .term_fields = hu_term_field_words,
  .term = "term",
  .term_rule = "terms",
  .explain_undecided = _hu_explain_objectives_undecided,
  .explain_ruling = _hu_explain_objectives_ruling,
  .explain_victory = _hu_explain_objectives_victory,
  .name_victory = _hu_name_objectives_victory,
  .name_other = _hu_explain_objectives_other,
  .explain_title = _hu_explain_objectives_title,
  .explain_value = _hu_explain_objectives_value,
  .explain_standing = _hu_explain_objectives_meter_standing,
  .explain_detail = _hu_explain_objectives_detail,
  .explain_rule = _hu_explain_objectives_rule,
  .explain_conditions = _hu_explain_objectives_conditions,
  .explain_otherwise = _hu_explain_objectives_otherwise,
  .explain_saved = explain_saved,
  .points = 1u << HU_ADJUST_POINTS,
  .explain_record = explain_record,
  .ask_fact = _hu_explain_objectives_question,
  .add_fact_reasons = _hu_explain_objectives_because,
  .add_remembered = _hu_explain_objectives_remembered,
  .get_fact_rule = _hu_explain_objectives_fact_rule,
  .state_goal = _hu_explain_objectives_goal,
  .add_wrong = _hu_explain_objectives_wrong,
  .name_listed = name_listed,
  .explain_award = _hu_explain_objectives_award,
  .add = {
    [HU_SHARE_CONDITIONS] = _hu_report_add_outcomes,
    [HU_SHARE_POINTS] = _hu_report_add_objectives_points,
    [HU_SHARE_RULES] = _hu_report_add_objectives_rules,
  },
  .tables = tables,
  .add_scale = _hu_report_add_objectives_scale,
  .begin_chart = _hu_report_begin_objectives_chart,
  .name_asking = name_asking,
  .terms = &terms,
};
