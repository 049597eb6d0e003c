/*
 * Charts: where lines go, and drawing them.
 */
#include "hu-chart.h"

#include "hu-side-look.h"

#include <math.h>

#define LETTERS 7.5 /* px */
#define LETTERS_AXIS 7.0
#define LEFT 34.0   /* room for the numbers of the axis */
#define RIGHT_MOST 0.4 /* of the width, for the names of the lines */
#define TOP 30.0    /* for the title of the axis, and beneath it for what marks a moment */
#define BOTTOM 30.0
#define LINES_MOST 5

typedef struct
{
  const HuReportChart *chart;
  HuLettering         *lettering;
  const HuTheme       *theme;
  cairo_t             *cr;
  HuBox                plot;
  double               low, high; /* what the axis runs from and to */
  double               step;
} Plot;

/* @most: the value that the axis must reach, from 0; @most_lines: how many grid lines it may have.  Returns 1, 2 or
 * 5 times a power of ten, at least 1 because only whole things are counted. */
double
hu_chart_step (double most,
               guint  most_lines)
{
  double step = 1;

  g_return_val_if_fail (most_lines > 0, 1);

  for (guint i = 0; most / step > most_lines; i++)
    step *= i % 3 == 1 ? 2.5 : 2;

  return step;
}

/* --- Where things lie --- */

static double
x_of (const Plot *plot,
      double      moment)
{
  guint last = MAX (plot->chart->n_moments, 2) - 1;

  return plot->plot.x + plot->plot.width * moment / last;
}

static double
y_of (const Plot *plot,
      double      value)
{
  return plot->plot.y + plot->plot.height * (1 - (value - plot->low) / (plot->high - plot->low));
}

static void
find_range (Plot *plot)
{
  double low = 0, high = 1;

  for (guint i = 0; i < plot->chart->series->len; i++)
    {
      const HuReportSeries *series = g_ptr_array_index (plot->chart->series, i);

      for (guint k = 0; k < series->values->len; k++)
        {
          double value = g_array_index (series->values, double, k);

          if (!isnan (value))
            low = MIN (low, value), high = MAX (high, value);
        }
    }
  plot->step = hu_chart_step (high - low, LINES_MOST);
  plot->low = floor (low / plot->step) * plot->step;
  plot->high = ceil (high / plot->step) * plot->step;
}

static void
write_text (const Plot *plot,
            HuFont      font,
            double      px,
            const char *text,
            double      x,
            double      y,
            double      align,
            HuColor     color)
{
  hu_lettering_draw (plot->lettering, plot->cr, font, px, text, x, y, align, color, (HuColor) { 0, 0, 0, 0 }, 0, 0);
}

/* --- Axes --- */

static char *
format_value (double value)
{
  return g_strdup_printf ("%s%'.0f", value < 0 ? "−" : "", fabs (value));
}

static void
draw_values (const Plot *plot)
{
  HuColor faint = hu_color_mix (plot->theme->label, plot->theme->background, 0.72);

  for (double value = plot->low; value <= plot->high + plot->step / 2; value += plot->step)
    {
      g_autofree char *text = format_value (value);
      double y = y_of (plot, value);

      cairo_move_to (plot->cr, plot->plot.x, y);
      cairo_line_to (plot->cr, plot->plot.x + plot->plot.width, y);
      hu_color_set (plot->cr, fabs (value) < plot->step / 2 ? plot->theme->label : faint);
      cairo_set_line_width (plot->cr, 0.4);
      cairo_stroke (plot->cr);
      write_text (plot, HU_FONT_PLAIN, LETTERS_AXIS, text, plot->plot.x - 5, y, 1, plot->theme->label);
    }
  if (plot->chart->y_title != NULL)
    write_text (plot, HU_FONT_PLAIN, LETTERS_AXIS, plot->chart->y_title, plot->plot.x - LEFT + 2, plot->plot.y - 22, 0,
                plot->theme->label);
}

/* The middle of a turn's span has its name. */
static double
place_turn (const Plot *plot,
            guint       index,
            double     *width)
{
  const GPtrArray *ticks = plot->chart->ticks;
  const HuReportTick *tick = g_ptr_array_index (ticks, index);
  double begin = x_of (plot, tick->moment);
  double end = index + 1 < ticks->len
    ? x_of (plot, ((const HuReportTick *) g_ptr_array_index (ticks, index + 1))->moment)
    : plot->plot.x + plot->plot.width;

  *width = hu_lettering_measure (plot->lettering, HU_FONT_PLAIN, LETTERS_AXIS, tick->name).width;

  return CLAMP ((begin + end - *width) / 2, plot->plot.x - LEFT / 2, plot->plot.x + plot->plot.width + 4 - *width);
}

/* Names every turn, or only every second, third … turn where the names would be too close together. */
static guint
find_turn_step (const Plot *plot)
{
  for (guint step = 1; step < plot->chart->ticks->len; step++)
    {
      double free_from = -G_MAXDOUBLE;
      gboolean fits = TRUE;

      for (guint i = 0; fits && i < plot->chart->ticks->len; i += step)
        {
          double width, left = place_turn (plot, i, &width);

          fits = left >= free_from;
          free_from = left + width + 5;
        }
      if (fits)
        return step;
    }

  return MAX (plot->chart->ticks->len, 1);
}

static void
draw_turns (const Plot *plot)
{
  const GPtrArray *ticks = plot->chart->ticks;
  double bottom = plot->plot.y + plot->plot.height;
  guint step = find_turn_step (plot);

  for (guint i = 0; i < ticks->len; i++)
    {
      const HuReportTick *tick = g_ptr_array_index (ticks, i);
      double x = x_of (plot, tick->moment), width;

      cairo_move_to (plot->cr, x, plot->plot.y);
      cairo_line_to (plot->cr, x, bottom + 4);
      hu_color_set (plot->cr, hu_color_mix (plot->theme->label, plot->theme->background, 0.6));
      cairo_set_line_width (plot->cr, 0.35);
      cairo_stroke (plot->cr);
      if (i % step == 0)
        write_text (plot, HU_FONT_PLAIN, LETTERS_AXIS, tick->name, place_turn (plot, i, &width), bottom + 10, 0,
                    plot->theme->label);
    }
  if (plot->chart->x_title != NULL)
    write_text (plot, HU_FONT_PLAIN, LETTERS_AXIS, plot->chart->x_title, plot->plot.x + plot->plot.width + 10, bottom + 10,
                0, plot->theme->label);
}

static void
draw_decided (const Plot *plot)
{
  static const double dashes[] = { 1.5, 2 };
  double x;

  if (plot->chart->decided_at < 0)
    return;

  x = x_of (plot, plot->chart->decided_at);
  cairo_save (plot->cr);
  cairo_set_dash (plot->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (plot->cr, 0.9);
  hu_color_set (plot->cr, plot->theme->label);
  cairo_move_to (plot->cr, x, plot->plot.y - 4);
  cairo_line_to (plot->cr, x, plot->plot.y + plot->plot.height);
  cairo_stroke (plot->cr);
  cairo_restore (plot->cr);
  if (plot->chart->decided != NULL)
    {
      double width = hu_lettering_measure (plot->lettering, HU_FONT_BOLD, LETTERS_AXIS, plot->chart->decided).width;

      x = CLAMP (x - width / 2, plot->plot.x, MAX (plot->plot.x + plot->plot.width - width, plot->plot.x));
      write_text (plot, HU_FONT_BOLD, LETTERS_AXIS, plot->chart->decided, x, plot->plot.y - 9, 0, plot->theme->label);
    }
}

/* --- Lines --- */

static HuColor
color_of (const Plot           *plot,
          const HuReportSeries *series)
{
  return series->side == HU_SIDE_NONE ? plot->theme->label : plot->theme->side[series->side];
}

/* The line of the one look is unbroken, of the other dashed and nobody's is dotted, so that grey print tells
 * them apart. */
static void
set_stroke (const Plot           *plot,
            const HuReportSeries *series)
{
  static const double dashed[] = { 5, 2.2 };
  static const double dotted[] = { 0.8, 2.4 };

  cairo_set_line_width (plot->cr, series->side == HU_SIDE_NONE ? 1.0 : 1.5);
  cairo_set_line_join (plot->cr, CAIRO_LINE_JOIN_ROUND);
  if (hu_theme_look (plot->theme, series->side) == HU_SIDE_SECOND)
    cairo_set_dash (plot->cr, dashed, G_N_ELEMENTS (dashed), 0);
  else if (series->side == HU_SIDE_NONE)
    cairo_set_dash (plot->cr, dotted, G_N_ELEMENTS (dotted), 0);
  hu_color_set (plot->cr, color_of (plot, series));
}

static void
draw_series (const Plot           *plot,
             const HuReportSeries *series)
{
  gboolean down = FALSE;
  double before = 0;

  cairo_save (plot->cr);
  set_stroke (plot, series);
  for (guint i = 0; i < series->values->len; i++)
    {
      double value = g_array_index (series->values, double, i);
      double x = x_of (plot, i);

      if (isnan (value))
        {
          down = FALSE;
          continue;
        }
      if (!down)
        {
          cairo_move_to (plot->cr, x, y_of (plot, value));
        }
      else if (value < before || value > before || i + 1 == series->values->len)
        {
          cairo_line_to (plot->cr, x, y_of (plot, before));
          cairo_line_to (plot->cr, x, y_of (plot, value));
        }
      before = value;
      down = TRUE;
    }
  /* A game of one moment is a point. */
  if (series->values->len == 1)
    cairo_rel_line_to (plot->cr, plot->plot.width, 0);
  cairo_stroke (plot->cr);
  cairo_restore (plot->cr);
}

static double
last_value (const HuReportSeries *series)
{
  return series->values->len > 0 ? g_array_index (series->values, double, series->values->len - 1) : (double) NAN;
}

/* "12  German", "2.5 : 1  German"; NULL: the line has no end to name. */
static char *
name_of (const HuReportChart  *chart,
         const HuReportSeries *series)
{
  g_autofree char *value = NULL;

  if (isnan (last_value (series)))
    return NULL;

  value = chart->ratio ? hu_explain_to_one (last_value (series)) : format_value (last_value (series));
  return g_strdup_printf ("%s  %s", value, series->name);
}

/* The room that the names at the ends of the lines, and the title of the axis of time below them, need. */
static double
measure_right (const HuReportChart *chart,
               HuLettering         *lettering,
               double               width)
{
  double most = 24;

  for (guint i = 0; i < chart->series->len; i++)
    {
      g_autofree char *text = name_of (chart, g_ptr_array_index (chart->series, i));

      if (text != NULL)
        most = MAX (most, hu_lettering_measure (lettering, HU_FONT_BOLD, LETTERS, text).width);
    }
  if (chart->x_title != NULL)
    most = MAX (most, hu_lettering_measure (lettering, HU_FONT_PLAIN, LETTERS_AXIS, chart->x_title).width + 4);

  return MIN (most + 10, width * RIGHT_MOST);
}

/* Draws the names at the ends of their lines, and moves them apart where lines end close together: down, but no
 * further than the axis, on which the turns are named. */
static void
draw_names (const Plot *plot)
{
  guint n = plot->chart->series->len;
  double last = plot->plot.y + plot->plot.height - (n > 0 ? n - 1 : 0) * (LETTERS + 2), taken = -G_MAXDOUBLE;
  g_autofree guint *order = g_new (guint, n + 1);

  for (guint i = 0; i < n; i++)
    order[i] = i;
  if (n == 2 && last_value (g_ptr_array_index (plot->chart->series, 1)) >
                  last_value (g_ptr_array_index (plot->chart->series, 0)))
    order[0] = 1, order[1] = 0;

  for (guint i = 0; i < n; i++, last += LETTERS + 2)
    {
      const HuReportSeries *series = g_ptr_array_index (plot->chart->series, order[i]);
      double x = plot->plot.x + plot->plot.width + 6, y;
      g_autofree char *text = name_of (plot->chart, series);

      if (text == NULL)
        continue;
      y = MAX (MIN (y_of (plot, last_value (series)), last), taken + LETTERS + 2);
      taken = y;
      write_text (plot, HU_FONT_BOLD, LETTERS, text, x, y, 0, color_of (plot, series));
    }
}

/**
 * hu_chart_draw:
 * @cr: the cairo context to draw on; its unit is a pt
 * @width: pt, at least 200
 * @height: pt, at least 80
 *
 * Draws the chart with its axes but without a caption.
 */
void
hu_chart_draw (const HuReportChart *chart,
               HuLettering         *lettering,
               const HuTheme       *theme,
               cairo_t             *cr,
               double               width,
               double               height)
{
  Plot plot = { chart, lettering, theme, cr, { LEFT, TOP, 0, height - TOP - BOTTOM }, 0, 1, 1 };

  g_return_if_fail (chart != NULL && lettering != NULL && theme != NULL && cr != NULL);
  g_return_if_fail (width >= 200 && height >= 80);

  plot.plot.width = width - LEFT - measure_right (chart, lettering, width);
  cairo_save (cr);
  find_range (&plot);
  draw_values (&plot);
  draw_turns (&plot);
  draw_decided (&plot);
  for (guint i = 0; i < chart->series->len; i++)
    draw_series (&plot, g_ptr_array_index (chart->series, i));
  draw_names (&plot);
  cairo_restore (cr);
}
