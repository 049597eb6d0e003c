/*
 * Is a side's line unbroken?  Finds where one more of its units, or one less, reverses the
 * answer.
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

  return counter->side == side && state->unit_status[unit] == HU_UNIT_ON_MAP && hu_front_line_is_line_unit (counter);
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

static gint64
count_gaps (const Lines *lines)
{
  HuLineFinding finding;
  gint64 count;

  hu_front_line_find_gaps (lines->state, lines->cover, lines->rows, &finding);
  count = finding.count;
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
  return question->kind == HU_QUESTION_LINE;
}

gboolean
hu_front_line_ask (const HuState    *state,
                   const HuQuestion *question)
{
  Lines lines;
  gint64 gaps;

  lines_init (&lines, state, question->side);
  gaps = count_gaps (&lines);
  lines_clear (&lines);

  return gaps == 0;
}

/* Returns how many gaps there would be; @now where no hex changes. */
static gint64
gaps_with (Lines    *lines,
           HuHex     hex,
           gboolean  projects,
           gint      by,
           gint64    now)
{
  gint64 gaps = now;

  lines->changed = FALSE;
  put (lines, hex, projects, by);
  if (lines->changed)
    gaps = count_gaps (lines);
  put (lines, hex, projects, -by);

  return gaps;
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
          gint64 gaps = gaps_with (lines, hex, TRUE, 1, now);

          /* The change is at most the number of rows, or the number of hexes of a path that a unit covers, so
           * it fits. */
          map->change[hex] = (gint16) (now - gaps);
          if ((gaps == 0) != map->answer)
            map->flips[hex] |= HU_FLIP_MORE;
        }
      if (hex % 64 == 63 && !hu_flip_tell (work, hex + 1))
        return FALSE;
    }

  return TRUE;
}

static gboolean
find_less (HuFlipWork *work,
           Lines      *lines,
           gint64      now)
{
  const HuState *state = work->state;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      HuHex hex = state->unit_hex[i];
      gint64 gaps;

      if (!line_unit_stands (state, i, work->map->question.units))
        continue;
      gaps = gaps_with (lines, hex, hu_front_line_projects (state->scenario, hu_scenario_get_unit (state->scenario, i)), -1, now);
      if ((gaps == 0) != work->map->answer)
        hu_flip_set_less (work->map, hex, i);
      if (i % 16 == 15 && !hu_flip_tell (work, 0))
        return FALSE;
    }

  return TRUE;
}

static void
mark_possible (HuFlipWork *work)
{
  const HuState *state = work->state;
  const HuMap *map = state->scenario->map;
  g_autofree guint8 *theirs = g_malloc0 ((gsize) map->grid->n_hexes);

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (state->scenario, i);

      if (state->unit_status[i] != HU_UNIT_ON_MAP || !hu_unit_is_ground (unit))
        continue;
      if (unit->side == work->map->question.units)
        work->map->may[state->unit_hex[i]] |= HU_FLIP_LESS;
      else
        theirs[state->unit_hex[i]] = TRUE;
    }

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (map->grid->exists[hex] && !hu_map_is_impassable (map, hex) && !theirs[hex])
      work->map->may[hex] |= HU_FLIP_MORE;
}

gboolean
hu_front_line_fill_flips (HuFlipWork *work)
{
  HuFlipMap *map = work->map;
  Lines lines;
  gint64 now;
  gboolean whole;

  map->change = g_new0 (gint16, map->n_hexes);
  mark_possible (work);
  /* Units of the other side do not matter for the line, wherever they stand (A). */
  if (map->question.units != map->question.side)
    return TRUE;

  lines_init (&lines, work->state, map->question.side);
  now = count_gaps (&lines);
  whole = find_less (work, &lines, now) && find_more (work, &lines, now);
  lines_clear (&lines);

  return whole;
}
