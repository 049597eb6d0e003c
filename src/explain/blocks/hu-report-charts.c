/*
 * The report's part on time: the values of each meter over the game, for charts.
 */
#include "config.h"

#include "hu-budget.h"
#include "hu-report-private.h"

#include <math.h>

/* More moments than this no paper shows apart. */
#define MOMENTS_MOST 250
/* From so many events between two moments on, the ends of phases are no moments of their own. */
#define STEP_MOST 20
/* A sentence says up to so many changes better than a drawing; or so many, where a drawing has only so few values. */
#define CHANGES_MOST 3
#define CHANGES_MOST_OF_FEW 6
#define FEW_VALUES 2

/* --- Which moments --- */

/* Lists the ends of phases, where clocks move, and as many other moments as there is room for; always the last one. */
static GArray *
list_moments (HuReportMaking *making)
{
  GArray *moments = g_array_new (FALSE, FALSE, sizeof (guint));
  guint step = making->n_events / MOMENTS_MOST + 1;

  for (guint n = 0; n <= making->n_events; n++)
    {
      gboolean ends = n > 0 &&
        hu_adjudicator_get_event (making->adjudicator, n - 1)->verb == HU_VERB_END_PHASE && step < STEP_MOST;

      if (n % step == 0 || ends || n == making->n_events)
        g_array_append_val (moments, n);
    }

  return moments;
}

/* --- Which charts --- */

double
_hu_report_read_value (const HuSnapshot *snapshot,
                       const HuMeter    *meter)
{
  return meter->scale == HU_METER_TO_RATIO ? hu_meter_get_ratio (meter) : (double) meter->value / MAX (meter->per_one, 1);
}

double
_hu_report_read_of (const HuSnapshot *snapshot,
                    const HuMeter    *meter)
{
  if (meter->scale == HU_METER_TO_RATIO)
    return meter->of_to > 0 ? (double) meter->of / (double) meter->of_to : 0;

  return (double) meter->of / MAX (meter->per_one, 1);
}

HuChartReading *
_hu_report_begin_chart (HuReportMaking *making,
                        char           *caption,
                        const char     *y_title)
{
  HuChartReading reading = { .chart = _hu_report_chart (making, caption) };

  reading.chart->y_title = g_strdup (y_title);
  /* Translators: the axis of time of a chart. */
  reading.chart->x_title = g_strdup (_("Turn"));
  g_array_append_val (making->charts, reading);

  /* cppcheck-suppress memleak ; the report has the chart, the list points to it */
  return &g_array_index (making->charts, HuChartReading, making->charts->len - 1);
}

void
_hu_report_add_series (HuChartReading *reading,
                       guint           index,
                       char           *name,
                       HuSide          side,
                       HuMeterKind     kind,
                       double        (*read) (const HuSnapshot *, const HuMeter *))
{
  HuReportSeries *series = g_new0 (HuReportSeries, 1);

  series->name = _hu_report_clean (name);
  series->side = side;
  series->values = g_array_new (FALSE, FALSE, sizeof (double));
  g_ptr_array_add (reading->chart->series, series);
  reading->kind[index] = kind;
  reading->read[index] = read;
}

/* --- Reading them all --- */

static const HuMeter *
find_meter (const HuSnapshot     *snapshot,
            const HuChartReading *reading,
            HuMeterKind           kind)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      if (meter->kind == kind && meter->nth == reading->nth)
        return meter;
    }

  return NULL;
}

static void
read_moment (const HuSnapshot *snapshot,
             const GArray     *readings)
{
  for (guint i = 0; i < readings->len; i++)
    {
      const HuChartReading *reading = &g_array_index (readings, HuChartReading, i);

      for (guint k = 0; k < reading->chart->series->len; k++)
        {
          HuReportSeries *series = g_ptr_array_index (reading->chart->series, k);
          const HuMeter *meter = find_meter (snapshot, reading, reading->kind[k]);
          double value = meter == NULL && reading->kind[k] != HU_METER_NONE ? (double) NAN
                                                                        : reading->read[k] (snapshot, meter);

          g_array_append_val (series->values, value);
        }
    }
}

/* Turns along the axis, and where it was decided. */
static void
add_ticks (HuReportMaking *making,
           HuReportChart  *chart,
           const GArray   *moments)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (making->snapshot);
  guint turn = 0;

  chart->n_moments = moments->len;
  for (guint i = 0; i < moments->len; i++)
    {
      guint n = g_array_index (moments, guint, i);
      HuClock clock = hu_adjudicator_get_clock (making->adjudicator, n);

      if (clock.turn != turn)
        {
          HuReportTick *tick = g_new0 (HuReportTick, 1);

          tick->moment = i;
          tick->name = _hu_report_clean (hu_explain_turn (making->scenario, clock.turn));
          g_ptr_array_add (chart->ticks, tick);
          turn = clock.turn;
        }
      if (verdict != NULL && chart->decided_at < 0 && n >= verdict->event)
        {
          chart->decided_at = (gint) i;
          chart->decided = g_strdup (_("decided"));
        }
    }
}

/* Whether it stays the same at every moment that has a value. */
static gboolean
is_flat (const HuReportChart  *chart,
         const HuReportSeries *series)
{
  double least = chart->ratio ? 0.005 : 0.5;
  double first = (double) NAN;

  for (guint i = 0; i < series->values->len; i++)
    {
      double value = g_array_index (series->values, double, i);

      if (isnan (first))
        first = value;
      else if (!isnan (value) && fabs (value - first) > least)
        return FALSE;
    }

  return series->values->len > 1 && !isnan (first);
}

/* Whether it only rises, or only falls, from one moment to another. */
static gboolean
is_steady (const GArray *values,
           guint         from,
           guint         to)
{
  gboolean rises = FALSE, falls = FALSE;

  for (guint i = from + 1; i <= to; i++)
    {
      double before = g_array_index (values, double, i - 1), value = g_array_index (values, double, i);

      rises |= value > before;
      falls |= value < before;
    }

  return !(rises && falls);
}

static gboolean
is_whole (const GArray *values)
{
  for (guint i = 0; i < values->len; i++)
    {
      double value = g_array_index (values, double, i);

      if (isnan (value) || fabs (value - round (value)) > 0.01)
        return FALSE;
    }

  return values->len > 0;
}

/* Adds the changes during a turn: only the last value, unless it went up and down.  Returns that value. */
static double
add_changes (GString            *words,
             const GArray       *values,
             const HuReportTick *tick,
             guint               end,
             double              last,
             guint              *n_changes)
{
  gboolean steady = is_steady (values, tick->moment, end);
  guint n = 0;

  for (guint i = steady ? end : tick->moment; i <= end; i++)
    {
      double value = round (g_array_index (values, double, i));
      g_autofree char *number = _hu_report_number ((gint64) value, FALSE);

      if (value == last)
        continue;
      last = value;
      ++*n_changes;
      if (n++ == 0)
        /* Translators: a turn, and a number when it ends: "Oct II: 3". */
        g_string_append_printf (words, C_("over time", ", %1$s: %2$s"), tick->name, number);
      else
        /* Translators: a number, later in the turn of the one before it. */
        g_string_append_printf (words, C_("over time", " and then %s"), number);
    }

  return last;
}

static gboolean
has_few_values (const HuReportChart *chart)
{
  double least = G_MAXDOUBLE, most = -G_MAXDOUBLE;

  for (guint i = 0; i < chart->series->len; i++)
    {
      const GArray *values = ((const HuReportSeries *) g_ptr_array_index (chart->series, i))->values;

      for (guint k = 0; k < values->len; k++)
        {
          least = MIN (least, g_array_index (values, double, k));
          most = MAX (most, g_array_index (values, double, k));
        }
    }

  return most - least <= FEW_VALUES;
}

/* "at first 1, Oct I: 2, Nov I: 3"; NULL where values are no whole numbers. */
static char *
word_changes (const HuReportChart  *chart,
              const HuReportSeries *series,
              guint                *n_changes)
{
  const GArray *values = series->values;
  g_autoptr(GString) words = g_string_new (NULL);
  g_autofree char *first = NULL;
  double last;

  if (!is_whole (values))
    return NULL;

  last = round (g_array_index (values, double, 0));
  first = _hu_report_number ((gint64) last, FALSE);
  for (guint k = 0; k < chart->ticks->len; k++)
    {
      const HuReportTick *tick = g_ptr_array_index (chart->ticks, k);
      /* Where the next turn begins this one has just ended. */
      guint end = k + 1 < chart->ticks->len ? ((const HuReportTick *) g_ptr_array_index (chart->ticks, k + 1))->moment
                                            : values->len - 1;

      last = add_changes (words, values, tick, end, last, n_changes);
    }

  /* Translators: a number when the game begins, and what it was later. */
  return words->len == 0 ? g_steal_pointer (&first) : g_strdup_printf (C_("over time", "at first %1$s%2$s"), first, words->str);
}

/* The name of a series in the middle of a sentence: "Needed" begins a legend, not this. */
static char *
name_within (const HuReportSeries *series,
             guint                 index)
{
  const char *rest = g_utf8_next_char (series->name);
  g_autofree char *first = NULL;

  if (index == 0 || series->side != HU_SIDE_NONE || series->name[0] == '\0')
    return g_strdup (series->name);

  first = g_utf8_strdown (series->name, rest - series->name);

  return g_strconcat (first, rest, NULL);
}

/* Few steps on a wide page show hardly anything: a sentence says them as well.  Returns whether it does; then @chart is gone. */
static gboolean
settle_few (HuReportMaking      *making,
            const HuReportChart *chart,
            const char          *caption)
{
  g_autoptr(GString) all = g_string_new (NULL);
  guint n_changes = 0, most = has_few_values (chart) ? CHANGES_MOST_OF_FEW : CHANGES_MOST;

  if (chart->ratio || making->n_events / MOMENTS_MOST + 1 >= STEP_MOST)
    return FALSE;

  for (guint i = 0; i < chart->series->len; i++)
    {
      const HuReportSeries *series = g_ptr_array_index (chart->series, i);
      g_autofree char *words = word_changes (chart, series, &n_changes);
      g_autofree char *name = name_within (series, i);

      if (words == NULL || n_changes > most)
        return FALSE;
      g_string_append_printf (all, "%s%s%s%s", i > 0 ? "; " : "", chart->series->len > 1 ? name : "",
                              chart->series->len > 1 ? " " : "", words);
    }
  if (n_changes == 0)
    return FALSE;

  /* Translators: a condition, as "Cities"; how much there was of what it counts, turn by turn; what it counts: "Cities held". */
  _hu_report_chart_to_words (making, chart, g_strdup_printf (_("%1$s: %2$s (%3$s)."), caption, all->str, chart->y_title));
  return TRUE;
}

/* A line that never moves takes a page to say one number: one line of text says it as well. */
static void
settle_flat (HuReportMaking      *making,
             const HuReportChart *chart,
             const char          *caption)
{
  g_autoptr(GString) values = g_string_new (NULL);

  for (guint i = 0; i < chart->series->len; i++)
    {
      const HuReportSeries *series = g_ptr_array_index (chart->series, i);
      g_autofree char *name = name_within (series, i);
      g_autofree char *value = NULL;
      double last;

      if (!is_flat (chart, series))
        return;
      last = g_array_index (series->values, double, series->values->len - 1);
      value = chart->ratio ? hu_explain_to_one (last) : _hu_report_number ((gint64) last, FALSE);
      g_string_append_printf (values, "%s%s%s%s", i > 0 ? ", " : "", chart->series->len > 1 ? name : "",
                              chart->series->len > 1 ? " " : "", value);
    }
  /* Translators: a condition, as "Moscow’s lifeline"; how much there was of what it counts: "8"; what it counts: "Hexes wide". */
  _hu_report_chart_to_words (making, chart, g_strdup_printf (_("%1$s: %2$s from beginning to end (%3$s)."), caption,
                                                             values->str, chart->y_title));
}

static const char *
caption_of (HuReportMaking      *making,
            const HuReportChart *chart)
{
  for (guint i = 0; i < making->report->blocks->len; i++)
    {
      const HuReportBlock *block = g_ptr_array_index (making->report->blocks, i);

      if (block->chart == chart)
        return block->text;
    }

  return "";
}

void
_hu_report_add_charts (HuReportMaking *making)
{
  const GPtrArray *meters = hu_snapshot_get_meters (making->snapshot);
  g_autoptr(GArray) readings = g_array_new (FALSE, FALSE, sizeof (HuChartReading));
  g_autoptr(GArray) moments = list_moments (making);
  guint n_left = 0, n_read = 0;

  if (meters->len == 0 && !_hu_report_has_share (making->scenario, HU_SHARE_CHARTS))
    return;

  _hu_report_begin_part (making);
  if (making->scenario->map->grid->n_hexes > HU_BUDGET_JUDGED_HEXES)
    {
      _hu_report_paragraph (making, HU_TEXT_FAINT,
                            g_strdup_printf (_("Charts left out: the map has %'d hexes, and on more than %'d judging each "
                                               "moment takes too long."),
                                             making->scenario->map->grid->n_hexes, HU_BUDGET_JUDGED_HEXES));
      return;
    }

  making->charts = readings;
  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      if (meter->nth >= HU_BUDGET_CONDITION_CHARTS)
        n_left++;
      else
        hu_system_words_get (meter->system)->begin_chart (making, meter);
    }
  _hu_report_add_share (making, HU_SHARE_CHARTS, NULL);
  making->charts = NULL;

  for (; n_read < moments->len && _hu_report_go_on (making, (double) n_read / moments->len); n_read++)
    {
      g_autoptr(HuSnapshot) then = hu_adjudicator_count (making->adjudicator, g_array_index (moments, guint, n_read),
                                                         making->viewer);

      read_moment (then, readings);
    }
  /* Half a chart is none, and the report of one who has stopped is put away. */
  if (n_read < moments->len)
    return;

  for (guint i = 0; i < readings->len; i++)
    {
      HuReportChart *chart = g_array_index (readings, HuChartReading, i).chart;

      add_ticks (making, chart, moments);
      if (!settle_few (making, chart, caption_of (making, chart)))
        settle_flat (making, chart, caption_of (making, chart));
    }
  if (n_left > 0)
    _hu_report_paragraph (making, HU_TEXT_FAINT,
                          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Charts left out: %'u more condition.",
                                                        "Charts left out: %'u more conditions.",
                                                        n_left), n_left));
}
