/*
 * Facts and their answers, read from a snapshot.  Nothing is judged here: the rules have
 * already found the answers, except for the supply of single hexes.
 */
#include "hu-fact.h"

#include <string.h>

#include "hu-system.h"
#include "hu-words-private.h"

static const char * const kind_words[HU_N_FACTS] = {
  "isolated", "lifeline", "critical", "fewest", "supplied", "cities", "holder", "points", "level",
  "open-rows", "control", "cvp", "worth", "winner", "moved", "ending", "exit-vp", "outcome",
};

HU_DEFINE_WORDS (hu_fact_kind, HuFactKind, kind, kind_words)

/* Returns the question, with no subject yet. */
HuFact *
hu_fact_new (HuFactKind kind)
{
  HuFact *fact = g_new0 (HuFact, 1);

  fact->kind = kind;
  fact->side = HU_SIDE_NONE;
  fact->unit = HU_UNIT_NONE;
  fact->subject = -1;

  return fact;
}

HuFact *
hu_fact_copy (const HuFact *fact)
{
  HuFact *copy;

  g_return_val_if_fail (fact != NULL, NULL);

  copy = g_memdup2 (fact, sizeof *fact);
  copy->extra = g_strdup (fact->extra);

  return copy;
}

void
hu_fact_free (HuFact *fact)
{
  g_return_if_fail (fact != NULL);

  g_free (fact->extra);
  g_free (fact);
}

gboolean
hu_fact_equal (const HuFact *a,
               const HuFact *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a->kind == b->kind && a->side == b->side && a->unit == b->unit && a->subject == b->subject &&
         a->subject_kind == b->subject_kind;
}

HuAnswerKind
hu_fact_answer_kind (HuFactKind kind)
{
  static const HuAnswerKind kinds[HU_N_FACTS] = {
    [HU_FACT_ISOLATED] = HU_ANSWER_TRUTH,   [HU_FACT_LIFELINE] = HU_ANSWER_NUMBER, [HU_FACT_CRITICAL] = HU_ANSWER_HEXES,
    [HU_FACT_FEWEST] = HU_ANSWER_NUMBER,    [HU_FACT_SUPPLIED] = HU_ANSWER_TRUTH,  [HU_FACT_CITIES] = HU_ANSWER_NUMBER,
    [HU_FACT_HOLDER] = HU_ANSWER_SIDE,      [HU_FACT_POINTS] = HU_ANSWER_NUMBER,   [HU_FACT_LEVEL] = HU_ANSWER_LEVEL,
    [HU_FACT_OPEN_ROWS] = HU_ANSWER_ROWS,   [HU_FACT_CONTROL] = HU_ANSWER_SIDE,    [HU_FACT_CVP] = HU_ANSWER_NUMBER,
    [HU_FACT_WORTH] = HU_ANSWER_NUMBER,     [HU_FACT_WINNER] = HU_ANSWER_SIDE,     [HU_FACT_MOVED] = HU_ANSWER_NUMBER,
    [HU_FACT_ENDING] = HU_ANSWER_ENDING,    [HU_FACT_EXIT_VP] = HU_ANSWER_NUMBER,  [HU_FACT_OUTCOME] = HU_ANSWER_TRUTH,
  };

  return kinds[kind];
}

gboolean
hu_fact_applies (HuFactKind        kind,
                 const HuScenario *scenario)
{
  gboolean anybody = FALSE;

  g_return_val_if_fail (scenario != NULL, FALSE);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_get (id)->facts & 1u << kind)
      {
        anybody = TRUE;
        if (hu_system_in_force (scenario, id))
          return TRUE;
      }

  return !anybody;
}

gboolean
hu_fact_needs_side (HuFactKind kind)
{
  return kind == HU_FACT_POINTS || kind == HU_FACT_OPEN_ROWS || kind == HU_FACT_CVP ||
         kind == HU_FACT_EXIT_VP;
}

GPtrArray *
hu_fact_list_rules (const HuScenario *scenario)
{
  GPtrArray *rules = g_ptr_array_new ();

  g_return_val_if_fail (scenario != NULL, rules);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuSystem *system = hu_system_get (id);

      if (!hu_system_in_force (scenario, id) || !hu_system_decides (scenario, id))
        continue;
      for (guint i = 0; system->get_id != NULL && system->get_id (scenario, HU_LISTED_OUTCOME, i) != NULL; i++)
        g_ptr_array_add (rules, (gpointer) system->get_id (scenario, HU_LISTED_OUTCOME, i));
      for (const char * const *rule = system->verdict_rules; rule != NULL && *rule != NULL; rule++)
        g_ptr_array_add (rules, (gpointer) *rule);
    }
  g_ptr_array_add (rules, (gpointer) "concession");

  return rules;
}

/* --- Answers --- */

/* @number: its number; 0 for a set, which begins empty. */
HuAnswer *
hu_answer_new (HuAnswerKind kind,
               gint64       number)
{
  HuAnswer *answer = g_new0 (HuAnswer, 1);

  answer->kind = kind;
  answer->number = number;
  answer->unit = HU_UNIT_WHOLE;
  answer->side = HU_SIDE_NONE;
  if (kind == HU_ANSWER_HEXES || kind == HU_ANSWER_ROWS)
    answer->set = g_array_new (FALSE, FALSE, sizeof (gint));

  return answer;
}

HuAnswer *
hu_answer_new_decimal (gint64 value,
                       guint  unit)
{
  gboolean whole = value % (gint64) unit == 0;
  HuAnswer *answer = hu_answer_new (HU_ANSWER_NUMBER, whole ? value / (gint64) unit : value);

  answer->unit = whole ? HU_UNIT_WHOLE : unit;

  return answer;
}

HuAnswer *
hu_answer_copy (const HuAnswer *answer)
{
  HuAnswer *copy;

  g_return_val_if_fail (answer != NULL, NULL);

  copy = hu_answer_new (answer->kind, answer->number);
  copy->unit = answer->unit;
  copy->side = answer->side;
  copy->rule = answer->rule;
  if (answer->set != NULL)
    g_array_append_vals (copy->set, answer->set->data, answer->set->len);

  return copy;
}

/* Where @element is, or would be put. */
static guint
find_element (const HuAnswer *answer,
              gint            element)
{
  guint at = 0;

  while (at < answer->set->len && g_array_index (answer->set, gint, at) < element)
    at++;

  return at;
}

gboolean
hu_answer_has (const HuAnswer *answer,
               gint            element)
{
  guint at;

  g_return_val_if_fail (answer != NULL && answer->set != NULL, FALSE);

  at = find_element (answer, element);

  return at < answer->set->len && g_array_index (answer->set, gint, at) == element;
}

/* Puts @element into the set, unless it is there already. */
void
hu_answer_add (HuAnswer *answer,
               gint      element)
{
  g_return_if_fail (answer != NULL && answer->set != NULL);

  if (hu_answer_has (answer, element))
    return;

  g_array_insert_val (answer->set, find_element (answer, element), element);
  answer->number = answer->set->len;
}

/* Takes @element out of the set, if it is there. */
void
hu_answer_remove (HuAnswer *answer,
                  gint      element)
{
  g_return_if_fail (answer != NULL && answer->set != NULL);

  if (!hu_answer_has (answer, element))
    return;

  g_array_remove_index (answer->set, find_element (answer, element));
  answer->number = answer->set->len;
}

void
hu_answer_free (HuAnswer *answer)
{
  g_return_if_fail (answer != NULL);

  g_clear_pointer (&answer->set, g_array_unref);
  g_free (answer);
}

gboolean
hu_answer_equal (const HuAnswer *a,
                 const HuAnswer *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if (a->kind != b->kind || hu_decimal_compare (a->number, a->unit, b->number, b->unit) != 0 || a->side != b->side ||
      g_strcmp0 (a->rule, b->rule) != 0)
    return FALSE;

  return a->set == NULL || a->set->len == 0 || memcmp (a->set->data, b->set->data, a->set->len * sizeof (gint)) == 0;
}

/* Events are counted from @beginning, since a learner is told only those of the step. */
static HuAnswer *
find_ending (const HuSnapshot *snapshot,
             const HuSnapshot *beginning)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);
  guint before = beginning != NULL ? hu_snapshot_get_n_events (beginning) : 0;
  HuAnswer *answer = hu_answer_new (HU_ANSWER_ENDING, 0);

  if (verdict == NULL)
    return answer;
  answer->side = verdict->winner;
  answer->rule = verdict->rule;
  answer->number = verdict->event > before ? verdict->event - before : 0;

  return answer;
}

static gint64
count_moved (const HuSnapshot *snapshot,
             const HuSnapshot *beginning)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuState *now = hu_snapshot_get_state (snapshot);
  gint64 moved = 0;

  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);
      HuLocation from = HU_LOCATION_NONE;

      if (beginning != NULL)
        from = hu_state_unit_location (hu_snapshot_get_state (beginning), i);
      else if (unit->at != HU_HEX_NONE)
        from = hu_map_location (scenario->map, unit->at, unit->storey);
      moved += hu_state_unit_location (now, i) != from;
    }

  return moved;
}

/* @fact: a question that applies to @snapshot's scenario; @snapshot: the position that the question is about;
 * @beginning: the position from which moves and events are counted; NULL: the set-up.  Returns the answer that the
 * rules give; (transfer full). */
HuAnswer *
hu_fact_answer (const HuFact     *fact,
                const HuSnapshot *snapshot,
                const HuSnapshot *beginning)
{
  const HuVerdict *verdict;

  g_return_val_if_fail (fact != NULL && snapshot != NULL, NULL);
  g_return_val_if_fail (hu_fact_applies (fact->kind, hu_snapshot_get_scenario (snapshot)), NULL);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      HuAnswer *answer = hu_snapshot_get_findings (snapshot, id) != NULL ? hu_system_get (id)->answer (fact, snapshot) : NULL;

      if (answer != NULL)
        return answer;
    }

  if (fact->kind == HU_FACT_HOLDER)
    return hu_answer_new (HU_ANSWER_SIDE, hu_snapshot_get_state (snapshot)->hex_owner[fact->subject]);
  if (fact->kind == HU_FACT_MOVED)
    return hu_answer_new (HU_ANSWER_NUMBER, count_moved (snapshot, beginning));
  if (fact->kind == HU_FACT_ENDING)
    return find_ending (snapshot, beginning);

  verdict = hu_snapshot_get_verdict (snapshot);

  return hu_answer_new (HU_ANSWER_SIDE, verdict != NULL ? verdict->winner : HU_SIDE_NONE);
}

gboolean
hu_fact_rests_on (HuFactKind kind,
                  HuFactKind other)
{
  static const guint bases[HU_N_FACTS] = {
    [HU_FACT_LIFELINE] = 1u << HU_FACT_ISOLATED,
    [HU_FACT_CRITICAL] = 1u << HU_FACT_ISOLATED,
    [HU_FACT_FEWEST] = 1u << HU_FACT_ISOLATED,
    [HU_FACT_SUPPLIED] = 1u << HU_FACT_ISOLATED,
    [HU_FACT_OUTCOME] = 1u << HU_FACT_OUTCOME | 1u << HU_FACT_POINTS,
    [HU_FACT_POINTS] = 1u << HU_FACT_POINTS | 1u << HU_FACT_OPEN_ROWS,
    [HU_FACT_LEVEL] = 1u << HU_FACT_LEVEL | 1u << HU_FACT_POINTS | 1u << HU_FACT_OPEN_ROWS,
    [HU_FACT_WINNER] = 1u << HU_FACT_OUTCOME | 1u << HU_FACT_POINTS | 1u << HU_FACT_OPEN_ROWS | 1u << HU_FACT_LEVEL,
    [HU_FACT_ENDING] = 1u << HU_FACT_OUTCOME | 1u << HU_FACT_POINTS | 1u << HU_FACT_OPEN_ROWS | 1u << HU_FACT_LEVEL,
  };

  g_return_val_if_fail (kind < HU_N_FACTS && other < HU_N_FACTS, FALSE);

  return bases[kind] >> other & 1;
}

GArray *
hu_fact_list_hexes (const HuFact     *fact,
                    const HuSnapshot *snapshot)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  const HuMap *map;
  HuHex hex = HU_HEX_NONE;

  g_return_val_if_fail (fact != NULL && snapshot != NULL, hexes);

  map = hu_snapshot_get_scenario (snapshot)->map;
  /* The places that an outcome is about may lie anywhere. */
  if (fact->kind == HU_FACT_OUTCOME)
    return hexes;
  if (fact->unit != HU_UNIT_NONE)
    hex = hu_snapshot_get_state (snapshot)->unit_hex[fact->unit];
  else if (fact->subject >= 0 && fact->subject_kind == HU_SUBJECT_HEX)
    hex = fact->subject;
  else if (fact->subject >= 0 && fact->subject_kind == HU_SUBJECT_LOCATION)
    hex = hu_location_hex (map, fact->subject);
  else if (fact->subject >= 0)
    g_array_append_vals (hexes, hu_map_get_building (map, (guint) fact->subject)->hexes->data,
                         hu_map_get_building (map, (guint) fact->subject)->hexes->len);
  if (hex != HU_HEX_NONE)
    g_array_append_val (hexes, hex);

  return hexes;
}
