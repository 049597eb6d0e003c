/*
 * The front-line strip: where its cells lie.
 */
#include "hu-front-line-strip.h"

#include <math.h>

#include "hu-painter-private.h"
#include "hu-strip-chart.h"

#define CELL 14.0        /* px a column is wide */
#define MARGIN 3.0       /* px beside the columns */
#define NAME_HEIGHT 9.5  /* px of a row from which on it says its number */

static double
column_left (HuSide side)
{
  return side == HU_SIDE_FIRST ? MARGIN : HU_STRIP_WIDTH - MARGIN - CELL;
}

HuStripCell
hu_front_line_strip_cell (const HuSnapshot *snapshot,
                          HuSide            side,
                          gint              row)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  HuStripCell cell = { .row = row, .side = side };

  g_return_val_if_fail (findings != NULL && side >= HU_SIDE_FIRST && side < HU_N_SIDES, cell);

  cell.cover = findings->cover_rows[side][row];
  for (guint i = 0; i < findings->gaps[side]->len; i++)
    cell.charged |= g_array_index (findings->gaps[side], HuGap, i).row == row;

  return cell;
}

/* @viewport: the part of the map beside the strip; @x: px from the strip's left edge; @y: px from its top; @cell:
 * (out): the cell at that point.  Returns whether the point lies on a cell, or on the number between the two cells
 * of a row. */
gboolean
hu_front_line_strip_cell_at (const HuSnapshot *snapshot,
                             const HuViewport *viewport,
                             double            x,
                             double            y,
                             HuStripCell      *cell)
{
  const HuScenario *scenario;
  double top, bottom;
  gint row;

  g_return_val_if_fail (snapshot != NULL && viewport != NULL && cell != NULL, FALSE);

  scenario = hu_snapshot_get_scenario (snapshot);
  if (hu_snapshot_get_front_line (snapshot) == NULL || y < HU_STRIP_HEADER || x < 0 || x >= HU_STRIP_WIDTH)
    return FALSE;

  hu_geometry_row (scenario->map->grid, 1, &top, &bottom);
  row = 1 + (gint) floor ((viewport->y + y / viewport->scale - top) / (bottom - top));
  if (row < 0 || row > scenario->map->grid->rows || !hu_front_line_row_counts (scenario, row))
    return FALSE;

  if (x < column_left (HU_SIDE_FIRST) + CELL)
    *cell = hu_front_line_strip_cell (snapshot, HU_SIDE_FIRST, row);
  else if (x >= column_left (HU_SIDE_SECOND))
    *cell = hu_front_line_strip_cell (snapshot, HU_SIDE_SECOND, row);
  else
    *cell = (HuStripCell) { .row = row, .side = HU_SIDE_NONE };

  return TRUE;
}

/* --- Drawing --- */

/* Rows meet at whole device pixels, with a thin slit between them where there is room for it. */
static HuBox
row_box (const HuCanvas   *canvas,
         const HuViewport *viewport,
         gint              row)
{
  double top, bottom, height;

  hu_geometry_row (canvas->grid, row, &top, &bottom);
  top = hu_canvas_snap (canvas, top * viewport->scale + canvas->y);
  bottom = hu_canvas_snap (canvas, bottom * viewport->scale + canvas->y);
  height = bottom - top;

  return (HuBox) { 0, top, HU_STRIP_WIDTH,
                   height - (height >= NAME_HEIGHT ? 2 : height >= HU_STRIP_FRAME ? 1 : 0) };
}

static void
draw_number (const HuCanvas *canvas,
             gint            row,
             HuBox           box)
{
  char text[16];
  double height = hu_geometry_row_pitch (canvas->grid) * canvas->scale;
  /* Every fifth small row has its number, every tenth of smaller ones, and so on. */
  gint every = height >= NAME_HEIGHT ? 1 : 5;

  while (height * every < NAME_HEIGHT * 1.3 && every > 1)
    every *= 2;
  if (row % every != 0)
    return;

  g_snprintf (text, sizeof text, "%d", row);
  hu_lettering_draw (canvas->text, canvas->cr, HU_FONT_PLAIN, CLAMP (height * 0.8, 9, 11), text,
                     HU_STRIP_WIDTH / 2.0, box.y + box.height / 2, 0.5, canvas->theme->label,
                     hu_color_alpha (canvas->theme->background, 0), 0, canvas->device_scale);
}

static HuStripState
get_state (const HuStripCell *cell)
{
  if (cell->charged)
    return HU_STRIP_CHARGED;

  return cell->cover == HU_COVER_UNIT ? HU_STRIP_UNIT : cell->cover == HU_COVER_ZOC ? HU_STRIP_ZOC : HU_STRIP_OPEN;
}

/* Draws gaps last, because they reach over their neighbours where rows are smaller than a pixel. */
static void
draw_cells (const HuCanvas   *canvas,
            const HuViewport *viewport,
            const HuSnapshot *snapshot,
            gboolean          charged,
            gboolean          told)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);

  for (guint i = 0; i < findings->rows->len; i++)
    {
      gint row = g_array_index (findings->rows, HuRowFinding, i).row;
      HuBox box = row_box (canvas, viewport, row);

      if (box.y + box.height < 0 || box.y > viewport->height)
        continue;

      for (gint side = HU_SIDE_FIRST; told && side < HU_N_SIDES; side++)
        {
          HuStripCell cell = hu_front_line_strip_cell (snapshot, side, row);
          HuBox part = { column_left (side), box.y, CELL, box.height };

          if (cell.charged == charged)
            hu_strip_cell_draw (canvas, (HuSide) side, get_state (&cell), part);
        }
      if (!charged)
        draw_number (canvas, row, box);
    }
}

static void
draw_header (const HuCanvas *canvas,
             const char     *names[HU_N_SIDES])
{
  const HuTheme *theme = canvas->theme;

  cairo_rectangle (canvas->cr, 0, 0, HU_STRIP_WIDTH, HU_STRIP_HEADER);
  hu_color_set (canvas->cr, theme->background);
  cairo_fill (canvas->cr);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuColor color = theme->side[side];

      cairo_rectangle (canvas->cr, column_left (side), 3, CELL, HU_STRIP_HEADER - 6);
      hu_color_set (canvas->cr, color);
      cairo_fill (canvas->cr);
      hu_lettering_draw (canvas->text, canvas->cr, HU_FONT_BOLD, 11, names[side],
                         column_left (side) + CELL / 2, HU_STRIP_HEADER / 2.0, 0.5, hu_color_ink (color),
                         hu_color_alpha (color, 0), 0, canvas->device_scale);
    }
}

/**
 * hu_painter_draw_strip:
 * @cr: the cairo context; its 0, 0 is the strip's top left, beside the map's
 * @viewport: the part of the map in sight
 * @snapshot: a game of the painter's scenario, with front-line in force
 * @names: (array fixed-size=2): the names of the columns: a letter or two
 * @lit: a row to highlight, or -1
 * @told: whether it tells how the rows are held; otherwise it has only their numbers
 *
 * Draws for each visible hex row how either line holds it: a unit (filled), a zone of control (hatched), or
 * nothing (open, with the warning mark where the gap would cost points).
 */
void
hu_painter_draw_strip (HuPainter        *self,
                       cairo_t          *cr,
                       const HuViewport *viewport,
                       const HuSnapshot *snapshot,
                       const char       *names[HU_N_SIDES],
                       gint              lit,
                       gboolean          told)
{
  HuCanvas canvas;

  g_return_if_fail (self != NULL && cr != NULL && _hu_painter_is_viewport (viewport));
  g_return_if_fail (snapshot != NULL && hu_snapshot_get_front_line (snapshot) != NULL);

  canvas = _hu_painter_make_canvas (self, cr, viewport, HU_PAINT_CRISP, NULL);
  canvas.clip = (HuBox) { 0, 0, HU_STRIP_WIDTH, viewport->height };
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, HU_STRIP_WIDTH, viewport->height);
  cairo_clip (cr);
  hu_color_set (cr, self->theme->background);
  cairo_paint (cr);
  if (lit >= 0)
    {
      HuBox box = row_box (&canvas, viewport, lit);

      cairo_rectangle (cr, 0, box.y - 1, HU_STRIP_WIDTH, box.height + 2);
      hu_color_set (cr, hu_color_alpha (self->theme->flash, 0.85));
      cairo_fill (cr);
    }
  draw_cells (&canvas, viewport, snapshot, FALSE, told);
  draw_cells (&canvas, viewport, snapshot, TRUE, told);
  if (told)
    draw_header (&canvas, names);
  cairo_restore (cr);
}
