/*
 * Facts of front-line in words: the question, and why its answer is right.
 */
#include "config.h"

#include <string.h>

#include "hu-front-line-words.h"

static const HuPart parts[] = {
  HU_PART ("side", SIDE, HuFact, side),
  HU_PARTS_END
};

/* Translators: {side} is a side. */
static const HuSentence questions[] = {
  { HU_FACT_POINTS, N_("How many points does the {side} side have?") },
  { HU_FACT_LEVEL, N_("Which level of victory does the ratio make?") },
  { HU_FACT_OPEN_ROWS, N_("Which rows does the {side} line leave open?") },
  { 0 }
};

char *
_hu_explain_front_line_question (const HuSnapshot *snapshot,
                                 const HuFact     *fact)
{
  return _hu_tell (&(HuTold) { hu_snapshot_get_scenario (snapshot), parts, fact }, questions, fact->kind);
}

/* --- Reasons --- */

static void
add_gaps (GString          *text,
          const HuSnapshot *snapshot,
          HuSide            side)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);

  for (guint i = 0; i < MIN (findings->gaps[side]->len, HU_LIST_MOST); i++)
    _hu_explain_add_line (text, hu_explain_gap (scenario, findings->open[side], &g_array_index (findings->gaps[side], HuGap, i),
                                                FALSE));
  if (text->len == 0)
    _hu_explain_add_meter (text, snapshot, "line", side);
}

static void
add_places (GArray         *hexes,
            const HuState  *state,
            const HuReason *reason)
{
  for (guint i = 0; reason->exceptions != NULL && i < reason->exceptions->len; i++)
    {
      const GArray *units = g_array_index (reason->exceptions, HuException, i).units;

      for (guint j = 0; units != NULL && j < units->len; j++)
        g_array_append_val (hexes, state->unit_hex[g_array_index (units, guint, j)]);
    }
}

/* The units near the open rows that one might think close them, and why they do not, but for the rows of @named (nullable);
 * @hexes (nullable): where these units are. */
static void
add_exceptions (GString          *text,
                const HuSnapshot *snapshot,
                HuSide            side,
                const HuAnswer   *named,
                GArray           *hexes)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);

  for (guint i = 0; i < findings->gaps[side]->len; i++)
    {
      gint row = g_array_index (findings->gaps[side], HuGap, i).row;
      g_autoptr(HuReason) reason = hu_front_line_row_reason (hu_snapshot_get_state (snapshot), side, row);
      g_autofree char *words = NULL;

      if (named != NULL && hu_answer_has (named, row))
        continue;
      words = g_strstrip (_hu_explain_front_line_exceptions (hu_snapshot_get_scenario (snapshot), reason, g_strdup ("")));
      if (strstr (text->str, words) == NULL)
        _hu_explain_add_line (text, g_strdup (words));
      if (hexes != NULL)
        add_places (hexes, hu_snapshot_get_state (snapshot), reason);
    }
}

static void
add_ledger (GString          *text,
            const HuSnapshot *snapshot)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  const HuMeter *meter = hu_snapshot_find_meter (snapshot, "levels", HU_SIDE_NONE);
  g_autofree char *level = hu_explain_level (hu_snapshot_get_scenario (snapshot), findings->level);

  /* How many points lift a level is another question, which may come next. */
  if (meter != NULL)
    _hu_explain_add_line (text, hu_explain_meter_value (snapshot, meter));
  if (meter != NULL && findings->level >= 0)
    /* Translators: "Soviet marginal victory". */
    _hu_explain_add_line (text, g_strdup_printf (C_("victory points", "If the game ended now: %s."), level));
  for (guint i = findings->ledger->len > 4 ? findings->ledger->len - 4 : 0; i < findings->ledger->len; i++)
    {
      const HuLedgerEntry *entry = g_ptr_array_index (findings->ledger, i);
      const char *side = _hu_side_name (hu_snapshot_get_scenario (snapshot), entry->side);
      g_autofree char *what = hu_explain_ledger_entry (hu_snapshot_get_scenario (snapshot), entry);
      g_autofree char *points = _hu_count_points (entry->points);

      /* Translators: side, what points are for, "5 points". */
      _hu_explain_add_line (text, g_strdup_printf (_("%s: %s, %s"), side, what, points));
    }
}

gboolean
_hu_explain_front_line_because (GString          *text,
                                const HuSnapshot *snapshot,
                                const HuFact     *fact)
{
  switch (fact->kind)
    {
    case HU_FACT_POINTS:
    case HU_FACT_LEVEL:
      add_ledger (text, snapshot);
      return TRUE;
    case HU_FACT_OPEN_ROWS:
      add_gaps (text, snapshot, fact->side);
      add_exceptions (text, snapshot, fact->side, NULL, NULL);
      return TRUE;
    default:
      return FALSE;
    }
}

void
_hu_explain_front_line_remembered (GPtrArray        *lines,
                                   const HuSnapshot *snapshot,
                                   const HuFact     *fact)
{
  if (hu_fact_rests_on (fact->kind, HU_FACT_POINTS))
    _hu_explain_remember_ledger (lines, snapshot, hu_snapshot_get_front_line (snapshot)->ledger, hu_explain_ledger_entry);
}

const char *
_hu_explain_front_line_fact_rule (const HuFact *fact)
{
  switch (fact->kind)
    {
    case HU_FACT_POINTS:
      return "schedule";
    case HU_FACT_LEVEL:
      return "levels";
    case HU_FACT_OPEN_ROWS:
      return "line";
    default:
      return NULL;
    }
}

/* --- Lessons --- */

char *
_hu_explain_front_line_goal (const HuScenario *scenario,
                             const HuGoal     *goal)
{
  g_autofree char *words = NULL;

  if (goal->fact->kind == HU_FACT_OPEN_ROWS && goal->number == 0)
    /* Translators: a goal: name of a side. */
    return hu_explain_sentence (scenario, _("The %s line leaves no row open"), _hu_side_name (scenario, goal->fact->side));
  if (goal->fact->kind == HU_FACT_POINTS && goal->kind == HU_GOAL_IS)
    return _hu_explain_points (scenario, goal->fact->side, goal->number);
  if (goal->fact->kind != HU_FACT_LEVEL)
    return NULL;

  words = hu_explain_level (scenario, (gint) goal->number);

  /* Translators: a goal: a level of victory. */
  return g_strdup_printf (_("The level is: %s"), words);
}

/* Open rows that were not named: why the units beside them do not close them.  FALSE: some row was named that is not open. */
static gboolean
add_unnamed (GString          *text,
             const HuSnapshot *snapshot,
             const HuFact     *fact,
             const HuAnswer   *answer,
             GArray           *hexes)
{
  g_autoptr(HuAnswer) right = hu_fact_answer (fact, snapshot, NULL);

  for (guint i = 0; i < answer->set->len; i++)
    if (!hu_answer_has (right, g_array_index (answer->set, gint, i)))
      return FALSE;

  _hu_explain_add_line (text, g_strdup (_("More rows are open than these.")));
  add_exceptions (text, snapshot, fact->side, answer, hexes);

  return TRUE;
}

/* The bound of the level that was answered, to be compared with the points. */
gboolean
_hu_explain_front_line_wrong (GString          *text,
                              const HuSnapshot *snapshot,
                              const HuFact     *fact,
                              const HuAnswer   *answer,
                              GArray           *hexes)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autofree char *level = NULL;
  g_autofree char *bound = NULL;

  if (fact->kind == HU_FACT_OPEN_ROWS)
    return add_unnamed (text, snapshot, fact, answer, hexes);
  if (fact->kind == HU_FACT_POINTS)
    _hu_explain_wrong_ledger (text, snapshot, fact, answer, hu_snapshot_get_front_line (snapshot)->ledger,
                              hu_explain_ledger_entry);
  if (fact->kind != HU_FACT_LEVEL || answer->number < 0)
    return fact->kind == HU_FACT_POINTS;

  level = hu_explain_level (scenario, (gint) answer->number);
  bound = _hu_explain_bound (hu_front_line_rules (scenario), (guint) answer->number);
  /* Translators: a level of victory; the ratio of points to which it reaches: "up to 4 : 1". */
  _hu_explain_add_line (text, g_strdup_printf (_("%s: the ratio of attacker to defender is %s."), level, bound));

  return TRUE;
}
