/*
 * The front line by turn: lays out its cells, and draws them with an explanation beneath.
 */
#include "hu-strip-chart.h"

#include "hu-mark-symbol.h"

#include <math.h>

#define GAP_LEAST 3.0    /* px: a gap is never lost, however small the rows */

static void
frame_path (const HuCanvas *canvas,
            HuBox           box,
            double          inset)
{
  cairo_rectangle (canvas->cr, box.x + inset, box.y + inset, MAX (box.width - 2 * inset, 0.5),
                   MAX (box.height - 2 * inset, 0.5));
}

/* Draws a gap: open, with an alarm-coloured frame, and with the warning mark if there is room for it. */
static void
draw_gap (const HuCanvas *canvas,
          HuBox           box)
{
  double radius = MIN (box.width, box.height) * 0.36;

  if (box.height < GAP_LEAST)
    {
      box.y += (box.height - GAP_LEAST) / 2;
      box.height = GAP_LEAST;
    }
  frame_path (canvas, box, 0);
  if (box.height < HU_STRIP_FRAME)
    {
      hu_color_set (canvas->cr, canvas->theme->alarm);
      cairo_fill (canvas->cr);
      return;
    }

  hu_color_set (canvas->cr, hu_color_alpha (canvas->theme->alarm, 0.16));
  cairo_fill (canvas->cr);
  frame_path (canvas, box, 1);
  hu_color_set (canvas->cr, canvas->theme->alarm);
  cairo_set_line_width (canvas->cr, 2);
  cairo_stroke (canvas->cr);
  if (radius >= 3.2)
    hu_mark_draw (canvas, HU_MARK_CRITICAL, HU_SIDE_NONE,
                  (HuPoint) { box.x + box.width / 2, box.y + box.height / 2 }, radius);
}

/**
 * hu_strip_cell_draw:
 * @side: the side whose line it is
 * @box: the cell, px
 *
 * Draws one cell: filled, hatched, open, or open with the warning mark.
 */
void
hu_strip_cell_draw (const HuCanvas *canvas,
                    HuSide          side,
                    HuStripState    state,
                    HuBox           box)
{
  const HuTheme *theme = canvas->theme;
  HuColor color = theme->side[side];
  gboolean open = state == HU_STRIP_OPEN;

  if (state == HU_STRIP_CHARGED)
    {
      draw_gap (canvas, box);
      return;
    }

  frame_path (canvas, box, 0);
  if (state == HU_STRIP_UNIT)
    {
      hu_color_set (canvas->cr, hu_color_alpha (color, 0.88));
      cairo_fill (canvas->cr);
    }
  else if (state == HU_STRIP_ZOC)
    {
      hu_color_set (canvas->cr, hu_color_alpha (color, 0.16));
      cairo_fill_preserve (canvas->cr);
      hu_canvas_hatch (canvas, side, hu_color_alpha (color, 0.95), 4, 1.25 * theme->line_scale);
    }
  cairo_new_path (canvas->cr);

  if (box.height < HU_STRIP_FRAME)
    return;
  frame_path (canvas, box, 0.5);
  hu_color_set (canvas->cr, hu_color_alpha (open ? theme->label : color, open ? 0.35 : 1));
  cairo_set_line_width (canvas->cr, 1);
  cairo_stroke (canvas->cr);
}

#define LETTERS 7.0
#define HEAD 25.0       /* pt: the turns' names, and whose column it is */
#define FOOT 26.0       /* and what cells mean */
#define LEFT 30.0       /* room for the rows' numbers */
#define ROW_MOST 9.0
#define CELL_MOST 16.0
#define TURN_GAP 5.0    /* between two turns */
#define SIDE_GAP 1.0    /* between the sides of one */
#define NAME_HEIGHT 7.0 /* of a row that is named */

typedef struct
{
  const HuReportStrip *strip;
  HuCanvas             canvas;
  double               row;  /* pt a row is high */
  double               cell; /* and a cell wide */
  double               pitch; /* from turn to turn */
} Plot;

double
hu_strip_chart_height (const HuReportStrip *strip,
                       double               most)
{
  g_return_val_if_fail (strip != NULL && most > HEAD + FOOT, 0);

  return MIN (HEAD + FOOT + strip->n_rows * ROW_MOST, most);
}

static void
write_text (const Plot *plot,
            HuFont      font,
            const char *text,
            double      x,
            double      y,
            double      align)
{
  hu_lettering_draw (plot->canvas.text, plot->canvas.cr, font, LETTERS, text, x, y, align, plot->canvas.theme->label,
                     (HuColor) { 0, 0, 0, 0 }, 0, 0);
}

/* Draws a gap narrow, so that it differs from a unit without its colour, however low the rows are. */
static void
draw_cell (const Plot *plot,
           guint       side,
           guint8      state,
           HuBox       box)
{
  cairo_t *cr = plot->canvas.cr;

  if (state != HU_STRIP_CHARGED)
    {
      hu_strip_cell_draw (&plot->canvas, (HuSide) side, (HuStripState) state, box);
      return;
    }

  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  hu_color_set (cr, hu_color_alpha (plot->canvas.theme->alarm, 0.12));
  cairo_fill (cr);
  cairo_rectangle (cr, box.x + box.width * 0.34, box.y, box.width * 0.32, box.height);
  hu_color_set (cr, plot->canvas.theme->alarm);
  cairo_fill (cr);
}

static double
turn_left (const Plot *plot,
           guint       turn)
{
  return LEFT + turn * plot->pitch;
}

/* Each row reaches from its top to the top of the next, so that they meet. */
static HuBox
cell_box (const Plot *plot,
          guint       turn,
          guint       side,
          guint       row)
{
  return (HuBox) { turn_left (plot, turn) + side * (plot->cell + SIDE_GAP), HEAD + row * plot->row, plot->cell,
                   plot->row - (plot->row >= 5 ? 0.8 : 0) };
}

static void
draw_turn (const Plot *plot,
           guint       turn)
{
  const HuReportStripTurn *column = g_ptr_array_index (plot->strip->turns, turn);

  for (guint side = 0; side < HU_N_SIDES; side++)
    for (guint row = 0; row < plot->strip->n_rows; row++)
      draw_cell (plot, side, column->states[side][row], cell_box (plot, turn, side, row));
}

/* Draws the side of each column: a block in the side's colour with the first letter of its name. */
static void
draw_sides (const Plot *plot,
            guint       turn)
{
  for (guint side = 0; side < HU_N_SIDES; side++)
    {
      HuColor color = plot->canvas.theme->side[side];
      double x = turn_left (plot, turn) + side * (plot->cell + SIDE_GAP);
      const char *name = plot->strip->sides[side];
      g_autofree char *letter = g_utf8_substring (name, 0, name[0] != '\0' ? 1 : 0);

      cairo_rectangle (plot->canvas.cr, x, HEAD - 11, plot->cell, 9);
      hu_color_set (plot->canvas.cr, color);
      cairo_fill (plot->canvas.cr);
      if (plot->cell >= 6)
        hu_lettering_draw (plot->canvas.text, plot->canvas.cr, HU_FONT_BOLD, LETTERS, letter, x + plot->cell / 2,
                           HEAD - 6.5, 0.5, hu_color_ink (color), hu_color_alpha (color, 0), 0, 0);
    }
}

/* As many names as there is room for, the last one always. */
static void
draw_names (const Plot *plot)
{
  const GPtrArray *turns = plot->strip->turns;
  double width = 0;
  guint every;

  for (guint i = 0; i < turns->len; i++)
    width = MAX (width, hu_lettering_measure (plot->canvas.text, HU_FONT_PLAIN, LETTERS,
                                              ((const HuReportStripTurn *) g_ptr_array_index (turns, i))->name).width);
  every = MAX (1, (guint) ceil ((width + 3) / plot->pitch));
  for (guint i = 0; i < turns->len; i++)
    if ((turns->len - 1 - i) % every == 0)
      write_text (plot, HU_FONT_PLAIN, ((const HuReportStripTurn *) g_ptr_array_index (turns, i))->name,
                  turn_left (plot, i) + plot->cell + SIDE_GAP / 2, 5, 0.5);
}

/* Draws the first row's number and those of every fifth, tenth … row, as room allows. */
static void
draw_rows (const Plot *plot)
{
  gint every = 1;

  while (plot->row * every < NAME_HEIGHT)
    every *= every == 1 ? 5 : 2;
  write_text (plot, HU_FONT_PLAIN, plot->strip->row_title, LEFT - 6, HEAD - 6.5, 1);
  for (guint i = 0; i < plot->strip->n_rows; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", plot->strip->rows[i]);

      if (plot->strip->rows[i] % every == 0 || (i == 0 && every > 1 && plot->strip->rows[1] % every != 0))
        write_text (plot, HU_FONT_PLAIN, number, LEFT - 6, HEAD + (i + 0.5) * plot->row, 1);
    }
}

/* A cell of each side, and what it means. */
static void
draw_meaning (const Plot *plot,
              double      height)
{
  double x = LEFT, y = height - FOOT / 2 + 2;

  for (guint state = 0; state < HU_N_STRIP_STATES; state++)
    {
      for (guint side = 0; side < HU_N_SIDES; side++)
        {
          draw_cell (plot, side, (guint8) state, (HuBox) { x, y - 4, 12, 8 });
          x += 13;
        }
      x += 3;
      write_text (plot, HU_FONT_PLAIN, plot->strip->words[state], x, y, 0);
      x += hu_lettering_measure (plot->canvas.text, HU_FONT_PLAIN, LETTERS, plot->strip->words[state]).width + 14;
    }
}

/**
 * hu_strip_chart_draw:
 * @width: pt
 * @height: pt; see hu_strip_chart_height()
 *
 * Draws how both lines held each row when each turn ended.
 */
void
hu_strip_chart_draw (const HuReportStrip *strip,
                     HuLettering         *lettering,
                     const HuTheme       *theme,
                     cairo_t             *cr,
                     double               width,
                     double               height)
{
  Plot plot = { .strip = strip };

  g_return_if_fail (strip != NULL && lettering != NULL && theme != NULL && cr != NULL);
  g_return_if_fail (width > LEFT && height > HEAD + FOOT);

  if (strip->n_rows == 0 || strip->turns->len == 0)
    return;

  plot.canvas = (HuCanvas) { .cr = cr, .theme = theme, .scale = 1, .device_scale = 1, .text = lettering,
                             .clip = { 0, 0, width, height } };
  plot.row = MAX ((height - HEAD - FOOT) / strip->n_rows, 0.1);
  plot.pitch = MIN ((width - LEFT) / strip->turns->len, 2 * CELL_MOST + SIDE_GAP + TURN_GAP);
  plot.cell = MAX ((plot.pitch - TURN_GAP - SIDE_GAP) / 2, 1);

  cairo_save (cr);
  for (guint turn = 0; turn < strip->turns->len; turn++)
    {
      draw_sides (&plot, turn);
      draw_turn (&plot, turn);
    }
  draw_names (&plot);
  draw_rows (&plot);
  draw_meaning (&plot, height);
  cairo_restore (cr);
}
