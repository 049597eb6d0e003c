/*
 * Facts in words.  The reasons are those that meters, rulings and values have
 * anyway: what a lesson says is what the window says.
 */
#include "config.h"

#include "hu-explain-fact.h"

#include "hu-control-reason.h"
#include "hu-explain-private.h"
#include "hu-front-line-rules.h"
#include "hu-glossary.h"
#include "hu-sudden-death-rules.h"
#include "hu-tracing.h"

#define MOST_STOPS 3

/* --- Questions --- */

static char *
ask_sudden_death (const HuScenario *scenario,
                  const HuFact     *fact,
                  HuLang            lang)
{
  const char *capital = _hu_capital_name (scenario);
  const char *attacker = _hu_side_name (scenario, hu_sudden_death_rules (scenario)->attacker, lang);
  g_autofree char *hex = NULL;

  switch (fact->kind)
    {
    case HU_FACT_ISOLATED:
      /* Translators: name of the capital. */
      return g_strdup_printf (_hu_tr (lang, "Is %s cut off?"), capital);
    case HU_FACT_LIFELINE:
      /* Translators: name of the capital. */
      return g_strdup_printf (_hu_tr (lang, "How many hexes wide is the lifeline of %s?"), capital);
    case HU_FACT_FEWEST:
      /* Translators: name of a side, of the capital.  3 stands for more than two. */
      return g_strdup_printf (_hu_tr (lang, "How many more %s units would cut off %s? (3: more than two)"), attacker,
                              capital);
    case HU_FACT_CRITICAL:
      /* Translators: name of the capital. */
      return g_strdup_printf (_hu_tr (lang, "Through which hexes does every line of %s go?"), capital);
    case HU_FACT_SUPPLIED:
      hex = hu_explain_hex (scenario, fact->subject, lang);
      /* Translators: name of a side, of a hex. */
      return g_strdup_printf (_hu_tr (lang, "Can the %s side trace a line of supply from %s?"),
                              _hu_side_name (scenario, hu_sudden_death_rules (scenario)->defender, lang), hex);
    default:
      break;
    }

  /* Translators: name of a side. */
  return g_strdup_printf (_hu_tr (lang, "How many of the cities does the %s side control?"), attacker);
}

static char *
ask_control (const HuSnapshot *snapshot,
             const HuFact     *fact,
             HuLang            lang)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autofree char *name = NULL;

  if (fact->kind == HU_FACT_CVP)
    /* Translators: name of a side. */
    return g_strdup_printf (_hu_tr (lang, "How many casualty points does the %s side have?"),
                            _hu_side_name (scenario, fact->side, lang));
  if (fact->kind == HU_FACT_WORTH)
    {
      name = hu_explain_seen_unit (snapshot, fact->unit, lang);
      /* Translators: name of a unit. */
      return g_strdup_printf (_hu_tr (lang, "How many points would %s be worth, eliminated now?"), name);
    }

  name = _hu_subject_name (scenario, fact->subject_kind, fact->subject);
  switch (fact->subject_kind)
    {
    case HU_SUBJECT_LOCATION:
      /* Translators: name of a Location. */
      return g_strdup_printf (_hu_tr (lang, "Who controls the Location %s?"), name);
    case HU_SUBJECT_HEX:
      /* Translators: name of a hex. */
      return g_strdup_printf (_hu_tr (lang, "Who controls the hex %s?"), name);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  /* Translators: name of a building. */
  return g_strdup_printf (_hu_tr (lang, "Who controls the building %s?"), name);
}

/**
 * hu_explain_fact_question:
 * @snapshot: the position that it is asked of
 * @fact: what is asked
 * @lang: for whom
 *
 * Returns: (transfer full): the question
 */
char *
hu_explain_fact_question (const HuSnapshot *snapshot,
                          const HuFact     *fact,
                          HuLang            lang)
{
  const HuScenario *scenario;
  g_autofree char *hex = NULL;

  g_return_val_if_fail (snapshot != NULL && fact != NULL, NULL);

  scenario = hu_snapshot_get_scenario (snapshot);
  switch (fact->kind)
    {
    case HU_FACT_ISOLATED:
    case HU_FACT_LIFELINE:
    case HU_FACT_CRITICAL:
    case HU_FACT_FEWEST:
    case HU_FACT_SUPPLIED:
    case HU_FACT_CITIES:
      return ask_sudden_death (scenario, fact, lang);
    case HU_FACT_CONTROL:
    case HU_FACT_CVP:
    case HU_FACT_WORTH:
      return ask_control (snapshot, fact, lang);
    case HU_FACT_HOLDER:
      hex = hu_explain_hex (scenario, fact->subject, lang);
      /* Translators: name of a hex. */
      return g_strdup_printf (_hu_tr (lang, "Who controls %s?"), hex);
    case HU_FACT_POINTS:
      /* Translators: name of a side. */
      return g_strdup_printf (_hu_tr (lang, "How many points does the %s side have?"),
                              _hu_side_name (scenario, fact->side, lang));
    case HU_FACT_LEVEL:
      return g_strdup (_hu_tr (lang, "Which level of victory does the ratio make?"));
    case HU_FACT_OPEN_ROWS:
      /* Translators: name of a side. */
      return g_strdup_printf (_hu_tr (lang, "Which rows does the %s line leave open?"),
                              _hu_side_name (scenario, fact->side, lang));
    case HU_FACT_MOVED:
      return g_strdup (_hu_tr (lang, "How many units have moved?"));
    case HU_FACT_WINNER:
    case HU_N_FACTS:
      break;
    }

  return g_strdup (_hu_tr (lang, "Who has won?"));
}

/* --- Answers --- */

/**
 * hu_explain_fact_answer:
 * @scenario: the game's scenario
 * @answer: an answer
 * @lang: for whom
 *
 * Returns: (transfer full): it, in a word or two
 */
char *
hu_explain_fact_answer (const HuScenario *scenario,
                        const HuAnswer   *answer,
                        HuLang            lang)
{
  g_return_val_if_fail (scenario != NULL && answer != NULL, NULL);

  switch (answer->kind)
    {
    case HU_ANSWER_TRUTH:
      return g_strdup (answer->number != 0 ? _hu_tr (lang, "Yes") : _hu_tr (lang, "No"));
    case HU_ANSWER_SIDE:
      return answer->number < 0 ? g_strdup (_hu_tr (lang, "Nobody"))
                                : hu_explain_side (scenario, (HuSide) answer->number, lang);
    case HU_ANSWER_LEVEL:
      return answer->number < 0 ? g_strdup (_hu_tr (lang, "No level at all"))
                                : hu_explain_level (scenario, (gint) answer->number, lang);
    case HU_ANSWER_HEXES:
      return answer->set->len == 0 ? g_strdup (_hu_tr (lang, "None"))
                                   : hu_explain_hexes (scenario, answer->set, 0, lang);
    case HU_ANSWER_ROWS:
      return answer->set->len == 0 ? g_strdup (_hu_tr (lang, "None"))
                                   : hu_explain_rows (scenario, answer->set, 0, lang);
    case HU_ANSWER_NUMBER:
    case HU_N_ANSWERS:
      break;
    }

  return _hu_number (answer->number);
}

/* --- Reasons --- */

static void
add_line (GString *text,
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

static void
add_meter (GString          *text,
           const HuSnapshot *snapshot,
           HuMeterKind       kind,
           HuLang            lang)
{
  const HuMeter *meter = hu_snapshot_get_meter (snapshot, kind);

  if (meter == NULL)
    return;
  add_line (text, hu_explain_meter_value (snapshot, meter, lang));
  add_line (text, hu_explain_meter_detail (snapshot, meter, lang));
}

/* The last ruling by which what @fact asks about changed hands; NULL: none. */
static const HuRuling *
find_ruling (const HuSnapshot *snapshot,
             const HuFact     *fact)
{
  g_autoptr(GPtrArray) rulings = NULL;

  if (fact->kind == HU_FACT_CONTROL)
    return hu_control_find_passing (snapshot, fact->subject_kind, fact->subject);

  rulings = hu_snapshot_list_rulings (snapshot);
  for (guint i = rulings->len; i > 0; i--)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

      if (fact->kind == HU_FACT_HOLDER && ruling->kind == HU_RULING_CONTROL && hu_hexes_have (ruling->hexes, fact->subject))
        return ruling;
    }

  return NULL;
}

static void
add_passing (GString          *text,
             const HuSnapshot *snapshot,
             const HuFact     *fact,
             HuLang            lang)
{
  const HuRuling *ruling = find_ruling (snapshot, fact);
  char *set_up = ruling == NULL && fact->kind == HU_FACT_CONTROL
    ? _hu_explain_set_up (snapshot, fact->subject_kind, fact->subject, lang) : NULL;

  if (ruling != NULL)
    add_line (text, hu_explain_ruling (hu_snapshot_get_scenario (snapshot), ruling, lang));
  else
    add_line (text, set_up != NULL ? set_up : g_strdup (_hu_tr (lang, "It has been so since the set-up.")));
}

static void
add_control (GString          *text,
             const HuSnapshot *snapshot,
             const HuFact     *fact,
             HuLang            lang)
{
  HuSide owner = hu_control_owner (hu_snapshot_get_state (snapshot), fact->subject_kind, fact->subject);

  add_passing (text, snapshot, fact, lang);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (side != owner)
      add_line (text, hu_explain_why_not (snapshot, side, fact->subject_kind, fact->subject, lang));
}

static gboolean
is_ground (const HuFrontierHex *stop)
{
  return stop->because == HU_BLOCK_TERRAIN || stop->because == HU_BLOCK_HEXSIDE;
}

/* The first few hexes where lines stop.  That a lake is a lake everybody sees: what the enemy does comes first. */
static void
add_stops (GString                 *text,
           const HuSupplySituation *situation,
           const GArray            *frontier,
           HuLang                   lang)
{
  guint n = 0;

  for (gint ground = FALSE; ground <= TRUE; ground++)
    for (guint i = 0; i < frontier->len && n < MOST_STOPS; i++)
      {
        const HuFrontierHex *stop = &g_array_index (frontier, HuFrontierHex, i);
        g_autofree char *name = NULL;
        g_autofree char *why = NULL;

        if (is_ground (stop) != ground)
          continue;
        name = hu_explain_hex (situation->state->scenario, stop->hex, lang);
        why = hu_explain_frontier (situation, stop, lang);
        /* Translators: name of a hex; why a line of supply cannot enter it. */
        add_line (text, g_strdup_printf (_hu_tr (lang, "%s: %s"), name, why));
        n++;
      }
}

static void
add_supply (GString          *text,
            const HuSnapshot *snapshot,
            HuHex             hex,
            HuLang            lang)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(HuSupplySituation) situation = hu_supply_situation_new_asked (hu_snapshot_get_state (snapshot));
  g_autoptr(HuTracing) tracing = hu_tracing_new (situation, &hex, 1);
  const HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, 0);

  if (trace->path != NULL && trace->path->len > 1)
    {
      g_autofree char *end = hu_explain_hex (scenario, g_array_index (trace->path, HuHex, trace->path->len - 1), lang);

      /* Translators: how many hexes, name of the last one. */
      add_line (text, g_strdup_printf (_hu_trn (lang, "A line of %d hex leads to %s.", "A line of %d hexes leads to %s.",
                                                (gint64) trace->path->len - 1), (int) trace->path->len - 1, end));
      return;
    }

  add_stops (text, situation, trace->frontier, lang);
}

static void
add_gaps (GString          *text,
          const HuSnapshot *snapshot,
          HuSide            side,
          HuLang            lang)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineReport *report = hu_snapshot_get_front_line (snapshot);

  for (guint i = 0; i < MIN (report->gaps[side]->len, HU_LIST_MOST); i++)
    add_line (text, hu_explain_gap (scenario, &g_array_index (report->gaps[side], HuGap, i), lang));
  if (text->len == 0)
    add_meter (text, snapshot, side == hu_front_line_rules (scenario)->attacker ? HU_METER_LINE_ATTACKER : HU_METER_LINE_DEFENDER,
               lang);
}

static void
add_casualties (GString          *text,
                const HuSnapshot *snapshot,
                HuSide            side,
                HuLang            lang)
{
  const HuControlReport *report = hu_snapshot_get_control (snapshot);

  for (guint i = 0; i < report->casualties->len; i++)
    {
      const HuCasualty *line = &g_array_index (report->casualties, HuCasualty, i);

      if (line->to == side)
        add_line (text, hu_explain_casualty (hu_snapshot_get_scenario (snapshot), line, lang));
    }
  if (text->len == 0)
    add_line (text, g_strdup (_hu_tr (lang, "Nothing has been eliminated or captured that would count.")));
}

static void
add_front_line (GString          *text,
                const HuSnapshot *snapshot,
                HuLang            lang)
{
  const HuFrontLineReport *report = hu_snapshot_get_front_line (snapshot);

  add_meter (text, snapshot, HU_METER_POINTS, lang);
  for (guint i = report->ledger->len > 4 ? report->ledger->len - 4 : 0; i < report->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (report->ledger, i);
      g_autofree char *what = hu_explain_ledger_entry (hu_snapshot_get_scenario (snapshot), entry, lang);
      g_autofree char *points = _hu_count_points (entry->points, lang);

      /* Translators: side, what points are for, "5 points". */
      add_line (text, g_strdup_printf (_hu_tr (lang, "%s: %s, %s"),
                                       _hu_side_name (hu_snapshot_get_scenario (snapshot), entry->side, lang), what,
                                       points));
    }
}

/**
 * hu_explain_fact_because:
 * @snapshot: the position
 * @fact: what is asked of it
 * @lang: for whom
 *
 * Returns: (transfer full): why its answer is what it is, a line a reason
 */
char *
hu_explain_fact_because (const HuSnapshot *snapshot,
                         const HuFact     *fact,
                         HuLang            lang)
{
  GString *text = g_string_new (NULL);
  HuValue value;

  g_return_val_if_fail (snapshot != NULL && fact != NULL, NULL);

  switch (fact->kind)
    {
    case HU_FACT_ISOLATED:
    case HU_FACT_LIFELINE:
    case HU_FACT_CRITICAL:
    case HU_FACT_FEWEST:
      add_meter (text, snapshot, HU_METER_LIFELINE, lang);
      break;
    case HU_FACT_SUPPLIED:
      add_supply (text, snapshot, fact->subject, lang);
      break;
    case HU_FACT_CITIES:
      add_meter (text, snapshot, HU_METER_CITIES, lang);
      break;
    case HU_FACT_HOLDER:
      add_passing (text, snapshot, fact, lang);
      break;
    case HU_FACT_POINTS:
    case HU_FACT_LEVEL:
      add_front_line (text, snapshot, lang);
      break;
    case HU_FACT_OPEN_ROWS:
      add_gaps (text, snapshot, fact->side, lang);
      break;
    case HU_FACT_CONTROL:
      add_control (text, snapshot, fact, lang);
      break;
    case HU_FACT_CVP:
      add_casualties (text, snapshot, fact->side, lang);
      break;
    case HU_FACT_WORTH:
      hu_control_value (hu_snapshot_get_state (snapshot), fact->unit, &value);
      add_line (text, hu_explain_value (hu_snapshot_get_scenario (snapshot), fact->unit, &value, lang));
      break;
    case HU_FACT_WINNER:
      add_line (text, hu_explain_verdict (snapshot, lang));
      break;
    case HU_FACT_MOVED:
    case HU_N_FACTS:
      break;
    }

  return g_string_free (text, FALSE);
}

/**
 * hu_explain_fact_rule:
 * @fact: what is asked
 *
 * Returns: (transfer none) (nullable): the number of the rule that has the
 *   answer, or what the glossary knows a word by that has it; %NULL where it is
 *   a matter of no rule
 */
const char *
hu_explain_fact_rule (const HuFact *fact)
{
  static const char * const control[HU_N_SUBJECTS] = {
    [HU_SUBJECT_LOCATION] = "26.11", [HU_SUBJECT_HEX] = "26.13", [HU_SUBJECT_BUILDING] = "26.14",
  };

  g_return_val_if_fail (fact != NULL, NULL);

  switch (fact->kind)
    {
    case HU_FACT_ISOLATED:
    case HU_FACT_LIFELINE:
    case HU_FACT_CRITICAL:
    case HU_FACT_FEWEST:
      return "4.3";
    case HU_FACT_SUPPLIED:
      return "8";
    case HU_FACT_CITIES:
      return "4.4";
    case HU_FACT_HOLDER:
      return HU_TERM_PREFIX "control";
    case HU_FACT_POINTS:
      return "schedule";
    case HU_FACT_LEVEL:
      return "levels";
    case HU_FACT_OPEN_ROWS:
      return "line";
    case HU_FACT_CONTROL:
      return control[fact->subject_kind];
    case HU_FACT_CVP:
    case HU_FACT_WORTH:
      return "26.2";
    case HU_FACT_WINNER:
      return HU_TERM_PREFIX "verdict";
    case HU_FACT_MOVED:
    case HU_N_FACTS:
      break;
    }

  return NULL;
}
