/*
 * Why a line is unbroken or open: the rows that it covers, and the units that are near a gap
 * and do not close it; and which units cover a single row or hex.
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

static HuClauseId
cannot_project (const HuScenario *scenario,
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

static HuCover
cover_by (const HuState *state,
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

GArray *
hu_front_line_list_open (const HuState *state,
                         HuSide         side)
{
  g_autofree guint8 *cover = NULL, *rows = NULL;
  HuLineFinding finding;
  GArray *open;

  g_return_val_if_fail (state != NULL && hu_front_line_rules (state->scenario) != NULL, NULL);

  cover = g_malloc ((gsize) state->scenario->map->grid->n_hexes);
  rows = g_malloc ((gsize) state->scenario->map->grid->rows + 1);
  hu_front_line_cover_rows (state, side, cover, rows);
  hu_front_line_find_gaps (state, cover, rows, &finding);
  open = g_array_ref (finding.hexes);
  hu_line_finding_clear (&finding);

  return open;
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

/* Tells whether a zone of control from @hex would reach an open row. */
static gboolean
is_beside_gap (const HuState *state,
               const guint8  *open, /* a byte a row */
               HuHex          hex)
{
  const HuMap *map = state->scenario->map;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex beside = hu_grid_neighbour (map->grid, hex, direction);

      if (beside != HU_HEX_NONE && open[hu_grid_row (map->grid, beside)] &&
          !(hu_front_line_rules (state->scenario)->zoc_respects_hexsides && hu_map_is_barrier (map, hex, direction)))
        return TRUE;
    }

  return FALSE;
}

/* Returns the clause by which @unit does not close a gap that it stands in or beside; or NULL. */
static HuClauseId
find_exception (const HuState *state,
                const guint8  *open,
                guint          unit)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);
  HuHex hex = state->unit_hex[unit];
  HuClauseId clause = hu_line_cannot_cover (counter);

  /* Nobody takes squads for a part of the line; and a side may not see them. */
  if (hu_unit_kind_is_tactical (counter->kind))
    return NULL;
  if (clause != NULL)
    return open[hu_grid_row (state->scenario->map->grid, hex)] ? clause : NULL;
  if (!is_beside_gap (state, open, hex))
    return NULL;

  return cannot_project (state->scenario, counter);
}

HuReason *
hu_line_reason (const HuState       *state,
                HuSide               side,
                const HuLineFinding *finding)
{
  HuReason *reason = hu_reason_new (finding->count == 0 ? HU_CLAUSE_UNBROKEN : HU_CLAUSE_EVERY_ROW,
                                    finding->count == 0, side);
  gint rows = state->scenario->map->grid->rows;
  g_autofree guint8 *open = g_malloc0 ((gsize) rows + 1);

  for (guint i = 0; i < finding->rows->len; i++)
    open[g_array_index (finding->rows, gint, i)] = TRUE;
  for (gint row = 0; row <= rows; row++)
    reason->of += hu_front_line_row_counts (state->scenario, row);
  reason->need = reason->of;
  reason->have = reason->of - (gint) finding->rows->len;

  for (guint i = 0; finding->rows->len > 0 && i < state->scenario->units->len; i++)
    if (hu_scenario_get_unit (state->scenario, i)->side == side && state->unit_status[i] == HU_UNIT_ON_MAP)
      {
        HuClauseId clause = find_exception (state, open, i);

        if (clause != NULL)
          hu_reason_except (reason, clause, i);
      }

  return reason;
}

/* --- A row, or a hex --- */

typedef struct
{
  HuHex hex; /* HU_HEX_NONE: any of the row */
  gint  row;
} Target;

/* Returns the best cover of @target by @unit; where there is none, the clause that prevents it, if the unit is
 * there or beside it. */
static HuCover
cover_target (const HuState *state,
              HuSide         side,
              guint          unit,
              const Target  *target,
              HuClauseId    *clause)
{
  const HuGrid *grid = state->scenario->map->grid;
  HuHex from = state->unit_hex[unit];
  HuCover best = HU_COVER_NONE;

  *clause = NULL;
  for (gint direction = -1; direction < HU_N_DIRECTIONS && from != HU_HEX_NONE; direction++)
    {
      HuHex hex = direction < 0 ? from : hu_grid_neighbour (grid, from, direction);
      HuClauseId because;
      HuCover cover;

      if (hex == HU_HEX_NONE || (target->hex != HU_HEX_NONE ? hex != target->hex : hu_grid_row (grid, hex) != target->row))
        continue;
      cover = cover_by (state, side, unit, hex, &because);
      if (cover > best || *clause == NULL)
        *clause = because;
      best = MAX (best, cover);
    }

  return best;
}

static HuReason *
target_reason (const HuState *state,
               HuSide         side,
               const Target  *target)
{
  g_autoptr(HuReason) none = hu_reason_new (HU_CLAUSE_EVERY_ROW, FALSE, side);
  HuReason *found = NULL;
  HuCover best = HU_COVER_NONE;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      HuClauseId clause;
      HuCover cover = cover_target (state, side, i, target, &clause);

      if (cover == HU_COVER_NONE && clause != NULL &&
          !hu_unit_kind_is_tactical (hu_scenario_get_unit (state->scenario, i)->kind))
        hu_reason_except (none, clause, i);
      if (cover > best)
        {
          g_clear_pointer (&found, hu_reason_free);
          found = hu_reason_new (cover == HU_COVER_UNIT ? HU_CLAUSE_EVERY_ROW : clause, TRUE, side);
          best = cover;
        }
      if (cover != HU_COVER_NONE && cover == best)
        hu_reason_add_unit (found, i);
    }

  return found != NULL ? found : g_steal_pointer (&none);
}

/* @state: a state with these rules in force.  Returns the units in @hex that cover it, or else those whose zones of
 * control cover it by HU_CLAUSE_LINE_ZOC; where none does, a reason that is not met, with the units there or beside it
 * and for each the clause that prevents it; (transfer full). */
HuReason *
hu_front_line_hex_reason (const HuState *state,
                          HuSide         side,
                          HuHex          hex)
{
  Target target = { hex, 0 };

  g_return_val_if_fail (state != NULL && hu_grid_has (state->scenario->map->grid, hex), NULL);
  g_return_val_if_fail (hu_front_line_rules (state->scenario) != NULL, NULL);

  return target_reason (state, side, &target);
}

/* @state: a state with these rules in force.  Returns the same for all hexes of @row together; where the row does not
 * count, the clause is HU_CLAUSE_LINE_WATER, with `of` where the scenario leaves the row out; (transfer full). */
HuReason *
hu_front_line_row_reason (const HuState *state,
                          HuSide         side,
                          gint           row)
{
  Target target = { HU_HEX_NONE, row };

  g_return_val_if_fail (state != NULL && hu_front_line_rules (state->scenario) != NULL, NULL);

  if (!hu_front_line_row_counts (state->scenario, row))
    {
      HuReason *reason = hu_reason_new (HU_CLAUSE_LINE_WATER, TRUE, side);
      const HuFrontLineRules *rules = hu_front_line_rules (state->scenario);

      /* The scenario may leave rows out that have land. */
      reason->of = row >= 0 && row <= state->scenario->map->grid->rows && (row < rules->first_row || row > rules->last_row);
      return reason;
    }

  return target_reason (state, side, &target);
}

static gint
compare_hexes (gconstpointer a,
               gconstpointer b)
{
  return *(const HuHex *) a - *(const HuHex *) b;
}

GArray *
hu_front_line_list_rows (const HuState *state,
                         guint          unit,
                         HuClauseId    *clause)
{
  const HuUnit *counter;
  GArray *rows;

  g_return_val_if_fail (state != NULL && hu_front_line_rules (state->scenario) != NULL && clause != NULL, NULL);

  counter = hu_scenario_get_unit (state->scenario, unit);
  rows = g_array_new (FALSE, FALSE, sizeof (gint));
  *clause = hu_line_cannot_cover (counter);
  if (*clause == NULL && hu_front_line_projects (state->scenario, counter))
    *clause = HU_CLAUSE_LINE_ZOC;
  else if (*clause == NULL)
    *clause = cannot_project (state->scenario, counter);
  for (gint row = 0; row <= state->scenario->map->grid->rows; row++)
    {
      Target target = { HU_HEX_NONE, row };
      HuClauseId because;

      if (hu_front_line_row_counts (state->scenario, row) &&
          cover_target (state, counter->side, unit, &target, &because) != HU_COVER_NONE)
        g_array_append_val (rows, row);
    }

  return rows;
}

GArray *
hu_front_line_list_hexes (const HuState *state,
                          guint          unit)
{
  const HuGrid *grid = state->scenario->map->grid;
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuHex from = state->unit_hex[unit];

  for (gint direction = -1; direction < HU_N_DIRECTIONS && from != HU_HEX_NONE; direction++)
    {
      HuHex hex = direction < 0 ? from : hu_grid_neighbour (grid, from, direction);
      Target target = { hex, 0 };
      HuClauseId because;

      if (hex != HU_HEX_NONE && hu_front_line_row_counts (state->scenario, hu_grid_row (grid, hex)) &&
          cover_target (state, hu_scenario_get_unit (state->scenario, unit)->side, unit, &target, &because) != HU_COVER_NONE)
        g_array_append_val (hexes, hex);
    }
  g_array_sort (hexes, compare_hexes);

  return hexes;
}

const char *
hu_cover_to_string (HuCover cover)
{
  static const char * const words[] = { NULL, "zoc", "unit" };

  g_return_val_if_fail (cover < G_N_ELEMENTS (words), NULL);

  return words[cover];
}
