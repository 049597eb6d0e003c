/*
 * The line of hu-line-cover.h as the scenario reads it.
 */
#include "hu-front-line-private.h"

HuLineRules
hu_front_line_get_line (const HuScenario *scenario)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);

  return (HuLineRules) {
    .reading = rules->reading, .ends_exempt = rules->ends_exempt,
    .zoc_respects_hexsides = rules->zoc_respects_hexsides, .army_zoc = rules->army_zoc,
    .rows_given = rules->rows_given, .first_row = rules->first_row, .last_row = rules->last_row,
    .row_counts = rules->row_counts,
  };
}

gboolean
hu_front_line_projects (const HuScenario *scenario,
                        const HuUnit     *unit)
{
  HuLineRules rules;

  g_return_val_if_fail (scenario != NULL && hu_front_line_rules (scenario) != NULL && unit != NULL, FALSE);

  rules = hu_front_line_get_line (scenario);
  return hu_line_projects (&rules, unit);
}

HuClauseId
hu_front_line_cannot_project (const HuScenario *scenario,
                              const HuUnit     *unit)
{
  HuLineRules rules = hu_front_line_get_line (scenario);

  return hu_line_cannot_project (&rules, unit);
}

gboolean
hu_front_line_row_counts (const HuScenario *scenario,
                          gint              row)
{
  g_return_val_if_fail (scenario != NULL && hu_front_line_rules (scenario) != NULL, FALSE);

  return row >= 0 && row <= scenario->map->grid->rows && hu_front_line_rules (scenario)->row_counts[row];
}

HuCover
hu_front_line_cover_by (const HuState *state,
                        HuSide         side,
                        guint          unit,
                        HuHex          hex,
                        HuClauseId    *clause)
{
  HuLineRules rules = hu_front_line_get_line (state->scenario);

  return hu_line_cover_by (state, &rules, side, unit, hex, clause);
}

/**
 * hu_front_line_cover_rows:
 * @state: a state with these rules in force
 * @cover: (out caller-allocates): a #HuCover a hex
 * @rows: (out caller-allocates): a #HuCover a row, from row 0 on
 *
 * Finds the hexes and rows that @side covers.
 */
void
hu_front_line_cover_rows (const HuState *state,
                          HuSide         side,
                          guint8        *cover,
                          guint8        *rows)
{
  HuLineRules rules;

  g_return_if_fail (state != NULL && hu_front_line_rules (state->scenario) != NULL);

  rules = hu_front_line_get_line (state->scenario);
  hu_line_cover_rows (state, &rules, side, cover, rows);
}

void
hu_front_line_find_gaps (const HuState *state,
                         const guint8  *cover,
                         const guint8  *rows,
                         HuLineFinding *finding)
{
  HuLineRules rules = hu_front_line_get_line (state->scenario);

  hu_line_find (state->scenario->map, &rules, cover, rows, finding);
}

/* Tells whether @side's line is examined when the present player turn ends.  A player turn of both sides
 * examines both lines. */
gboolean
hu_line_is_examined (const HuState *state,
                     HuSide         side)
{
  HuSide owner = hu_clock_side (state->scenario, &state->clock);

  return !HU_CLAUSE_HOLDS (HU_CLAUSE_LINE_FROM_TURN, state->clock.turn < hu_front_line_rules (state->scenario)->from_turn) &&
         !HU_CLAUSE_HOLDS (HU_CLAUSE_LINE_OWN_TURN, owner != side && owner != HU_SIDE_NONE);
}
