/*
 * The charts under the track: a stepped line for each meter, in the colour of the side whose condition it is,
 * dashed for the second side.
 */
#include "config.h"

#include "hu-time-charts.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-palette.h"

#define INSET 4.0

struct _HuTimeCharts
{
  GtkWidget    parent_instance;

  HuTimeTrack *track;    /* says where moments lie; not owned */
  HuTimeline  *timeline; /* or NULL */
  guint        n_series; /* that there is room for */
};

G_DEFINE_FINAL_TYPE (HuTimeCharts, hu_time_charts, GTK_TYPE_WIDGET)

static const HuTimelinePoint *
point_at (const HuTimelineSeries *series,
          guint                   index)
{
  return &g_array_index (series->points, HuTimelinePoint, index);
}

static void
get_range (const HuTimelineSeries *series,
           gint64                 *low,
           gint64                 *high)
{
  *low = *high = point_at (series, 0)->value;
  for (guint i = 1; i < series->points->len; i++)
    {
      *low = MIN (*low, point_at (series, i)->value);
      *high = MAX (*high, point_at (series, i)->value);
    }
}

static double
y_of (gint64 value,
      gint64 low,
      gint64 high,
      double top)
{
  double share = high > low ? (double) (value - low) / (double) (high - low) : 0.5;

  return top + HU_CHART_HEIGHT - INSET - (HU_CHART_HEIGHT - 2 * INSET) * share;
}

static void
draw_series (HuTimeCharts           *self,
             cairo_t                *cr,
             const HuTimelineSeries *series,
             double                  top,
             const GdkRGBA          *ink)
{
  HuGame *game = hu_timeline_get_game (self->timeline);
  double end = hu_time_track_x (self->track, hu_game_get_n_events (game)), y = 0;
  double dashes[] = { 5, 2 };
  gint64 low, high;

  if (series->points->len == 0)
    return;

  get_range (series, &low, &high);
  for (guint i = 0; i < series->points->len; i++)
    {
      const HuTimelinePoint *point = point_at (series, i);
      double x = hu_time_track_x (self->track, point->n_events);

      if (i == 0)
        cairo_move_to (cr, x, y_of (point->value, low, high, top));
      else
        cairo_line_to (cr, x, y);
      y = y_of (point->value, low, high, top);
      cairo_line_to (cr, x, y);
    }
  cairo_line_to (cr, MAX (end, hu_time_track_x (self->track, point_at (series, series->points->len - 1)->n_events)), y);
  hu_color_set (cr, hu_palette_side_in (GTK_WIDGET (self), series->side));
  cairo_set_line_width (cr, 1.6);
  if (hu_palette_look (GTK_WIDGET (self), series->side) == HU_SIDE_SECOND)
    cairo_set_dash (cr, dashes, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 0.15);
  cairo_rectangle (cr, 0, top + HU_CHART_HEIGHT - 1, gtk_widget_get_width (GTK_WIDGET (self)), 1);
  cairo_fill (cr);
}

static const HuTimelinePoint *
find_point (const HuTimelineSeries *series,
            guint                   n_events)
{
  guint low = 0, high = series->points->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (point_at (series, middle)->n_events <= n_events)
        low = middle + 1;
      else
        high = middle;
    }

  return low > 0 ? point_at (series, low - 1) : NULL;
}

static void
draw_moment (HuTimeCharts  *self,
             cairo_t       *cr,
             const GdkRGBA *ink)
{
  guint position = hu_game_get_position (hu_timeline_get_game (self->timeline));
  double x = hu_time_track_x (self->track, position);

  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 0.6);
  cairo_rectangle (cr, x - 0.5, 0, 1, gtk_widget_get_height (GTK_WIDGET (self)));
  cairo_fill (cr);
  for (guint i = 0; i < hu_timeline_get_n_series (self->timeline); i++)
    {
      const HuTimelineSeries *series = hu_timeline_get_series (self->timeline, i);
      const HuTimelinePoint *point = find_point (series, position);
      gint64 low, high;

      if (point == NULL)
        continue;
      get_range (series, &low, &high);
      cairo_arc (cr, x, y_of (point->value, low, high, i * HU_CHART_HEIGHT), 3, 0, 2 * G_PI);
      hu_color_set (cr, hu_palette_side_in (GTK_WIDGET (self), series->side));
      cairo_fill (cr);
    }
}

/* Hatches moments that have not been measured yet, and shows the progress. */
static void
draw_unmeasured (HuTimeCharts  *self,
                 GtkSnapshot   *snapshot,
                 const GdkRGBA *ink)
{
  guint measured = hu_timeline_get_measured (self->timeline);
  guint n_events = hu_game_get_n_events (hu_timeline_get_game (self->timeline));
  double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  double left, right;
  g_autoptr(PangoLayout) layout = NULL;
  g_autofree char *text = NULL;
  int text_width, text_height;
  cairo_t *cr;

  if (measured == G_MAXUINT || n_events == 0)
    return;

  left = MAX (hu_time_track_x (self->track, measured), 0);
  right = MIN (hu_time_track_x (self->track, n_events), width);
  if (right - left < 1)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) left, 0, (float) (right - left), (float) height));
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 0.14);
  cairo_set_line_width (cr, 1);
  for (double x = left - height; x < right; x += 9)
    {
      cairo_move_to (cr, x, height);
      cairo_line_to (cr, x + height, 0);
    }
  cairo_stroke (cr);
  cairo_destroy (cr);

  /* Translators: how much of the meters' charts is there; %u is a number from 0 to 99, the last sign a percent sign */
  text = g_strdup_printf (_("Measuring: %u %%"), (guint) ((guint64) measured * 100 / n_events));
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  if (text_width + 16 > right - left || text_height > height)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) ((left + right - text_width) / 2),
                                                          (float) ((height - text_height) / 2)));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

static void
hu_time_charts_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  HuTimeCharts *self = HU_TIME_CHARTS (widget);
  GdkRGBA ink;
  cairo_t *cr;

  if (self->timeline == NULL || self->track == NULL)
    return;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                                                 (float) gtk_widget_get_height (widget)));
  for (guint i = 0; i < hu_timeline_get_n_series (self->timeline); i++)
    draw_series (self, cr, hu_timeline_get_series (self->timeline, i), i * HU_CHART_HEIGHT, &ink);
  draw_moment (self, cr, &ink);
  cairo_destroy (cr);
  draw_unmeasured (self, snapshot, &ink);
}

/* @x: pixels of the widget.  Returns the chart's meter and its value at that moment, or NULL. */
char *
hu_time_charts_dup_words_at (HuTimeCharts *self,
                             double        x,
                             double        y)
{
  const HuTimelineSeries *series;
  const HuTimelinePoint *point;
  g_autofree char *value = NULL;

  g_return_val_if_fail (HU_IS_TIME_CHARTS (self), NULL);

  if (self->timeline == NULL || y < 0 || y >= hu_timeline_get_n_series (self->timeline) * HU_CHART_HEIGHT)
    return NULL;

  series = hu_timeline_get_series (self->timeline, (guint) (y / HU_CHART_HEIGHT));
  point = find_point (series, hu_time_track_moment_at (self->track, x));
  if (point == NULL)
    return NULL;

  value = hu_explain_meter_drawn (series->scale, point->value);
  /* Translators: %1$s is a meter as "Moscow’s lifeline", %2$s its number, %3$u a number of events */
  return g_strdup_printf (_("%1$s: %2$s after event %3$u"), series->title, value, point->n_events);
}

static gboolean
query_tooltip_cb (HuTimeCharts *self,
                  int           x,
                  int           y,
                  gboolean      keyboard,
                  GtkTooltip   *tooltip)
{
  g_autofree char *text = keyboard ? NULL : hu_time_charts_dup_words_at (self, x, y);

  gtk_tooltip_set_text (tooltip, text);

  return text != NULL;
}

static void
pressed_cb (HuTimeCharts *self,
            int           n_press,
            double        x,
            double        y)
{
  if (self->timeline != NULL)
    g_signal_emit_by_name (self, "asked", hu_time_track_moment_at (self->track, x));
}

/* Moments are measured one by one, and each must not cost the window a layout. */
static void
timeline_changed_cb (HuTimeCharts *self)
{
  guint n = hu_timeline_get_n_series (self->timeline);

  if (n != self->n_series)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else
    gtk_widget_queue_draw (GTK_WIDGET (self));
  self->n_series = n;
}

static void
hu_time_charts_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  HuTimeCharts *self = HU_TIME_CHARTS (widget);
  guint n = self->timeline != NULL ? hu_timeline_get_n_series (self->timeline) : 0;

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? (int) n * HU_CHART_HEIGHT : 60;
}

static void
hu_time_charts_dispose (GObject *object)
{
  hu_time_charts_set_timeline (HU_TIME_CHARTS (object), NULL);

  G_OBJECT_CLASS (hu_time_charts_parent_class)->dispose (object);
}

static void
hu_time_charts_class_init (HuTimeChartsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_time_charts_dispose;
  widget_class->snapshot = hu_time_charts_snapshot;
  widget_class->measure = hu_time_charts_measure;

  g_signal_new ("asked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "hu-time-charts");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
hu_time_charts_init (HuTimeCharts *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Meters over Time"), -1);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  hu_palette_follow (GTK_WIDGET (self));
}

/* @track: the track above them; it must outlive them. */
void
hu_time_charts_set_track (HuTimeCharts *self,
                          HuTimeTrack  *track)
{
  g_return_if_fail (HU_IS_TIME_CHARTS (self));
  g_return_if_fail (HU_IS_TIME_TRACK (track));

  self->track = track;
  g_signal_connect_object (track, "view-changed", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/* @timeline may be NULL. */
void
hu_time_charts_set_timeline (HuTimeCharts *self,
                             HuTimeline   *timeline)
{
  g_return_if_fail (HU_IS_TIME_CHARTS (self));

  if (self->timeline != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->timeline, timeline_changed_cb, self);
      g_signal_handlers_disconnect_by_func (hu_timeline_get_game (self->timeline), gtk_widget_queue_draw, self);
    }
  g_set_object (&self->timeline, timeline);
  if (timeline == NULL)
    return;

  g_signal_connect_object (timeline, "changed", G_CALLBACK (timeline_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hu_timeline_get_game (timeline), "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  timeline_changed_cb (self);
}
