/*
 * Is a side's line unbroken, or has it a gap in some row?  Finds where one more of its units, or
 * one less, reverses the answer.
 *
 * The units that cover each hex are counted once.  A unit that is added or taken away then
 * changes seven counts, and the line can change only where a hex becomes covered or uncovered.
 */
#include "hu-flip-private.h"

#include "hu-front-line-private.h"

#include <string.h>

typedef struct
{
  const HuState *state;
  const HuMap   *map;
  gboolean       respects;
  guint16       *n_units; /* [n_hexes] line units there */
  guint16       *n_zones; /* [n_hexes] line units whose zone of control reaches it */
  guint8        *cover;   /* [n_hexes] HuCover */
  guint8        *rows;    /* [rows + 1] HuCover */
  guint         *n_covered; /* [rows + 1] covered hexes */
  gboolean       changed; /* some hex came to be covered, or bare */
} Lines;

static gboolean
line_unit_stands (const HuState *state,
                  guint          unit,
                  HuSide         side)
{
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);

  return counter->side == side && state->unit_status[unit] == HU_UNIT_ON_MAP && hu_line_has_unit (counter);
}

/* After the counts of @hex have changed. */
static void
recover (Lines *lines,
         HuHex  hex)
{
  guint8 cover = lines->n_units[hex] > 0 ? HU_COVER_UNIT : lines->n_zones[hex] > 0 ? HU_COVER_ZOC : HU_COVER_NONE;
  gint row = hu_grid_row (lines->map->grid, hex);

  if ((cover != HU_COVER_NONE) != (lines->cover[hex] != HU_COVER_NONE))
    {
      lines->n_covered[row] += cover != HU_COVER_NONE ? 1 : G_MAXUINT;
      lines->rows[row] = lines->n_covered[row] > 0 ? HU_COVER_ZOC : HU_COVER_NONE;
      lines->changed = TRUE;
    }
  lines->cover[hex] = cover;
}

/* @by 1: a unit comes to stand in @hex; -1: it goes. */
static void
put (Lines    *lines,
     HuHex     hex,
     gboolean  projects,
     gint      by)
{
  if (lines->map->terrain[hex] == HU_TERRAIN_OFFMAP)
    return;

  lines->n_units[hex] = (guint16) (lines->n_units[hex] + by);
  recover (lines, hex);
  for (gint direction = 0; projects && direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex beside = hu_grid_neighbour (lines->map->grid, hex, direction);

      if (beside == HU_HEX_NONE || lines->map->terrain[beside] == HU_TERRAIN_OFFMAP ||
          (lines->respects && hu_map_is_barrier (lines->map, hex, direction)))
        continue;
      lines->n_zones[beside] = (guint16) (lines->n_zones[beside] + by);
      recover (lines, beside);
    }
}

/* Counts the gaps, and answers @question. */
static gint64
count_gaps (const Lines      *lines,
            const HuQuestion *question,
            gboolean         *answer)
{
  HuLineFinding finding;
  gint64 count;

  hu_front_line_find_gaps (lines->state, lines->cover, lines->rows, &finding);
  count = finding.count;
  *answer = question->kind == HU_QUESTION_LINE && count == 0;
  for (guint i = 0; question->kind == HU_QUESTION_ROW && i < finding.rows->len; i++)
    *answer |= g_array_index (finding.rows, gint, i) == question->subject;
  hu_line_finding_clear (&finding);

  return count;
}

static void
lines_init (Lines         *lines,
            const HuState *state,
            HuSide         side)
{
  const HuMap *map = state->scenario->map;
  gsize n_rows = (gsize) map->grid->rows + 1;

  *lines = (Lines) { .state = state, .map = map, .respects = hu_front_line_rules (state->scenario)->zoc_respects_hexsides };
  lines->n_units = g_new0 (guint16, map->grid->n_hexes);
  lines->n_zones = g_new0 (guint16, map->grid->n_hexes);
  lines->cover = g_malloc0 ((gsize) map->grid->n_hexes);
  lines->rows = g_malloc0 (n_rows);
  lines->n_covered = g_new0 (guint, n_rows);

  for (guint i = 0; i < state->scenario->units->len; i++)
    if (line_unit_stands (state, i, side))
      put (lines, state->unit_hex[i], hu_front_line_projects (state->scenario, hu_scenario_get_unit (state->scenario, i)), 1);
}

static void
lines_clear (Lines *lines)
{
  g_free (lines->n_units);
  g_free (lines->n_zones);
  g_free (lines->cover);
  g_free (lines->rows);
  g_free (lines->n_covered);
}

gboolean
hu_front_line_can_ask (const HuScenario *scenario,
                       const HuQuestion *question)
{
  return question->kind == HU_QUESTION_LINE ||
         (question->kind == HU_QUESTION_ROW && hu_front_line_row_counts (scenario, question->subject));
}

gboolean
hu_front_line_ask (const HuState    *state,
                   const HuQuestion *question)
{
  Lines lines;
  gboolean answer;

  lines_init (&lines, state, question->side);
  count_gaps (&lines, question, &answer);
  lines_clear (&lines);

  return answer;
}

/* Tells whether the answer would be another, and counts the gaps there would be; @gaps stays where no hex changes. */
static gboolean
turns (Lines           *lines,
       const HuFlipMap *map,
       HuHex            hex,
       gboolean         projects,
       gint             by,
       gint64          *gaps)
{
  gboolean answer = map->answer;

  lines->changed = FALSE;
  put (lines, hex, projects, by);
  if (lines->changed)
    *gaps = count_gaps (lines, &map->question, &answer);
  put (lines, hex, projects, -by);

  return answer != map->answer;
}

static gboolean
find_more (HuFlipWork *work,
           Lines      *lines,
           gint64      now)
{
  HuFlipMap *map = work->map;

  for (HuHex hex = 0; hex < lines->map->grid->n_hexes; hex++)
    {
      if (map->may[hex] & HU_FLIP_MORE)
        {
          gint64 gaps = now;

          if (turns (lines, map, hex, TRUE, 1, &gaps))
            map->flips[hex] |= HU_FLIP_MORE;
          /* The change is at most the number of rows, or the number of hexes of a path that a unit covers, so
           * it fits. */
          map->change[hex] = (gint16) (now - gaps);
        }
      if (hex % 64 == 63 && !hu_flip_tell (work, hex + 1))
        return FALSE;
    }

  return TRUE;
}

static gboolean
find_less (HuFlipWork *work,
           Lines      *lines)
{
  const HuState *state = work->state;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      HuHex hex = state->unit_hex[i];
      gint64 gaps;

      if (!line_unit_stands (state, i, work->map->question.units))
        continue;
      if (turns (lines, work->map, hex, hu_front_line_projects (state->scenario, hu_scenario_get_unit (state->scenario, i)), -1,
                 &gaps))
        hu_flip_set_less (work->map, hex, i);
      if (i % 16 == 15 && !hu_flip_tell (work, 0))
        return FALSE;
    }

  return TRUE;
}

gboolean
hu_front_line_fill_flips (HuFlipWork *work)
{
  HuFlipMap *map = work->map;
  Lines lines;
  gint64 now;
  gboolean answer, whole;

  map->change = g_new0 (gint16, map->n_hexes);
  hu_flip_mark_possible (work);
  /* Units of the other side do not matter for the line, wherever they stand (A). */
  if (map->question.units != map->question.side)
    return TRUE;

  lines_init (&lines, work->state, map->question.side);
  now = count_gaps (&lines, &map->question, &answer);
  whole = find_less (work, &lines) && find_more (work, &lines, now);
  lines_clear (&lines);

  return whole;
}
