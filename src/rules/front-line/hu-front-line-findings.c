/*
 * The findings of front-line at one moment, and the meters made from them.
 */
#include "hu-front-line-private.h"

/* --- Points --- */

static void
add_provisional (const HuState       *state,
                 HuFrontLineFindings *findings)
{
  for (guint i = 0; i < hu_front_line_state (state)->n_items; i++)
    {
      const HuScheduleItem *item = hu_front_line_item (state, i);
      HuLedgerEntry *entry;
      HuSide holder;

      if (item->kind != HU_ITEM_PLACE || item->when != HU_WHEN_END)
        continue;
      holder = hu_front_line_holder (state, item);
      if (holder == HU_SIDE_NONE || !hu_schedule_item_names (item, holder))
        continue;

      entry = hu_ledger_entry_new (state, &hu_front_line_gains, state->n_events, holder, HU_GAIN_PLACE, i, 1, item->points);
      entry->place = (gint) item->place;
      hu_ledger_foresee (findings->ledger, findings->points, &findings->overflow, entry);
    }
}

static void
find_points (const HuState       *state,
             HuFrontLineFindings *findings)
{
  const HuFrontLineRules *rules = hu_front_line_rules (state->scenario);
  const HuFrontLineState *own = hu_front_line_state (state);

  findings->ledger = hu_ledger_list (&own->ledger);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    findings->points[side] = findings->scored[side] = own->ledger.total[side];
  /* When the game is over, the provisional points are in the ledger. */
  if (!state->clock.over)
    add_provisional (state, findings);

  findings->level = hu_front_line_find_level (rules, findings->points[rules->attacker],
                                              findings->points[rules->defender]);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    findings->to_next[side] = hu_level_distance (rules, findings->points[rules->attacker],
                                                 findings->points[rules->defender], side);
}

/* --- The line --- */

static void
find_line (const HuState       *state,
           HuSide               side,
           gboolean             counted,
           HuFrontLineFindings *findings)
{
  HuLineFinding finding;

  findings->cover[side] = g_malloc ((gsize) state->scenario->map->grid->n_hexes);
  findings->cover_rows[side] = g_malloc ((gsize) state->scenario->map->grid->rows + 1);
  hu_front_line_cover_rows (state, side, findings->cover[side], findings->cover_rows[side]);
  hu_front_line_find_gaps (state, findings->cover[side], findings->cover_rows[side], &finding);

  findings->gaps[side] = g_array_new (FALSE, FALSE, sizeof (HuGap));
  for (guint i = 0; i < finding.rows->len; i++)
    {
      HuGap gap = { .row = g_array_index (finding.rows, gint, i), .unit = HU_UNIT_NONE, .distance = -1, .left = -1 };

      g_array_append_val (findings->gaps[side], gap);
    }
  if (!counted)
    hu_front_line_close_gaps (state, side, &finding, findings->gaps[side]);

  findings->reason[side] = hu_line_reason (state, side, &finding);
  hu_points_multiply (finding.count, hu_front_line_rules (state->scenario)->penalty, &findings->cost[side]);
  findings->examined[side] = !state->clock.over && hu_line_is_examined (state, side);
  if (finding.path != NULL)
    findings->open[side] = g_array_ref (finding.hexes);
  findings->path[side] = g_steal_pointer (&finding.path);
  hu_line_finding_clear (&finding);
}

static gboolean
is_last_phase (const HuState *state)
{
  const HuScenario *scenario = state->scenario;
  const HuPlayerTurn *player_turn;

  if (state->clock.over || scenario->calendar.player_turns->len == 0)
    return FALSE;

  player_turn = hu_scenario_get_player_turn (scenario, state->clock.player_turn);
  return state->clock.phase + 1 == player_turn->phases->len;
}

gpointer
hu_front_line_findings_new (const HuState *state,
                            gconstpointer  at_start,
                            gboolean       counted)
{
  HuFrontLineFindings *findings = g_new0 (HuFrontLineFindings, 1);

  find_points (state, findings);
  find_line (state, HU_SIDE_FIRST, counted, findings);
  find_line (state, HU_SIDE_SECOND, counted, findings);
  findings->rows = g_array_new (FALSE, FALSE, sizeof (HuRowFinding));
  for (gint row = 0; row <= state->scenario->map->grid->rows; row++)
    if (hu_front_line_row_counts (state->scenario, row))
      {
        HuRowFinding one = { .row = row };

        for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
          one.cover[side] = findings->cover_rows[side][row];
        g_array_append_val (findings->rows, one);
      }
  findings->last_phase = is_last_phase (state);

  return findings;
}

void
hu_front_line_findings_free (gpointer data)
{
  HuFrontLineFindings *findings = data;

  g_ptr_array_unref (findings->ledger);
  g_array_unref (findings->rows);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_free (findings->cover[side]);
      g_free (findings->cover_rows[side]);
      g_array_unref (findings->gaps[side]);
      hu_reason_free (findings->reason[side]);
      g_clear_pointer (&findings->path[side], g_array_unref);
      g_clear_pointer (&findings->open[side], g_array_unref);
    }
  g_free (findings);
}

/* --- Meters --- */

static void
add_points (const HuState             *state,
            const HuFrontLineFindings *findings,
            GPtrArray                 *meters)
{
  const HuFrontLineRules *rules = hu_front_line_rules (state->scenario);
  HuMeter *meter = hu_meter_new (HU_FRONT_LINE_METER_POINTS, "levels", rules->attacker);
  HuFrontLineMeter *own = (HuFrontLineMeter *) meter;

  meter->met = state->verdicts[HU_SYSTEM_FRONT_LINE].decided;
  /* Once a side has won, the meter belongs to that side. */
  if (meter->met && state->verdicts[HU_SYSTEM_FRONT_LINE].winner != HU_SIDE_NONE)
    meter->for_side = meter->counted = state->verdicts[HU_SYSTEM_FRONT_LINE].winner;
  meter->scale = HU_METER_RATIO;
  meter->value = findings->points[rules->attacker];
  meter->of = findings->points[rules->defender];
  own->level = findings->level;
  own->attacker_next = findings->to_next[rules->attacker];
  own->defender_next = findings->to_next[rules->defender];
  meter->reason = hu_reason_new (meter->met ? HU_CLAUSE_RATIO : HU_CLAUSE_LEVEL_AT_END, meter->met, meter->for_side);
  g_ptr_array_add (meters, meter);
}

static void
add_line (const HuFrontLineFindings *findings,
          HuFrontLineMeterKind       kind,
          HuSide                     side,
          GPtrArray                 *meters)
{
  HuMeter *meter = hu_meter_new (kind, "line", side);
  HuFrontLineMeter *own = (HuFrontLineMeter *) meter;

  meter->scale = HU_METER_OPEN;
  meter->value = findings->gaps[side]->len;
  meter->of = findings->rows->len;
  own->cost = findings->cost[side];
  own->examined = findings->examined[side];
  own->open = findings->open[side] != NULL ? findings->open[side]->len : 0;
  own->distance = -1;
  meter->reason = hu_reason_copy (findings->reason[side]);
  for (guint i = 0; i < findings->gaps[side]->len; i++)
    {
      const HuGap *gap = &g_array_index (findings->gaps[side], HuGap, i);

      g_array_append_val (meter->rows, gap->row);
      if (gap->distance >= 0 && (own->distance < 0 || gap->distance < own->distance))
        {
          own->distance = gap->distance;
          meter->unit = gap->unit;
        }
    }
  g_ptr_array_add (meters, meter);
}

void
hu_front_line_add_meters (const HuState *state,
                          gconstpointer  findings,
                          gconstpointer  at_start,
                          GPtrArray     *meters)
{
  const HuFrontLineRules *rules = hu_front_line_rules (state->scenario);

  add_points (state, findings, meters);
  add_line (findings, HU_FRONT_LINE_METER_LINE_ATTACKER, rules->attacker, meters);
  add_line (findings, HU_FRONT_LINE_METER_LINE_DEFENDER, rules->defender, meters);
}

const HuFrontLineFindings *
hu_snapshot_get_front_line (const HuSnapshot *snapshot)
{
  return hu_snapshot_get_findings (snapshot, HU_SYSTEM_FRONT_LINE);
}

HuAnswer *
hu_front_line_answer (const HuFact     *fact,
                      const HuSnapshot *snapshot)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  HuAnswer *answer;

  if (fact->kind == HU_FACT_POINTS)
    return hu_answer_new (HU_ANSWER_NUMBER, findings->points[fact->side]);
  if (fact->kind == HU_FACT_LEVEL)
    return hu_answer_new (HU_ANSWER_LEVEL, findings->level);
  if (fact->kind != HU_FACT_OPEN_ROWS)
    return NULL;

  answer = hu_answer_new (HU_ANSWER_ROWS, 0);
  for (guint i = 0; i < findings->gaps[fact->side]->len; i++)
    hu_answer_add (answer, g_array_index (findings->gaps[fact->side], HuGap, i).row);

  return answer;
}
