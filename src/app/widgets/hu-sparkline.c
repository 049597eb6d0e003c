/*
 * The history of a meter: one step for each phase, with a dot for the present.
 */
#include "hu-sparkline.h"

#include "hu-palette.h"

#define WIDTH 84
#define HEIGHT 19 /* no more than the line of text beside it */
#define INSET 3.5

struct _HuSparkline
{
  GtkWidget parent_instance;

  HuSide    side;
  GArray   *values; /* gint64 */
};

G_DEFINE_FINAL_TYPE (HuSparkline, hu_sparkline, GTK_TYPE_WIDGET)

static gint64
value_at (HuSparkline *self,
          guint        index)
{
  return g_array_index (self->values, gint64, index);
}

static void
draw (HuSparkline *self,
      cairo_t     *cr,
      double       width,
      double       height)
{
  gint64 low = value_at (self, 0), high = low;
  double x = 0, y = 0;

  for (guint i = 1; i < self->values->len; i++)
    {
      low = MIN (low, value_at (self, i));
      high = MAX (high, value_at (self, i));
    }

  for (guint i = 0; i < self->values->len; i++)
    {
      double share = high > low ? (double) (value_at (self, i) - low) / (double) (high - low) : 0.5;

      x = INSET + (width - 2 * INSET) * i / (self->values->len - 1);
      y = height - INSET - (height - 2 * INSET) * share;
      if (i == 0)
        cairo_move_to (cr, x, y);
      else
        cairo_line_to (cr, x, y);
    }

  hu_color_set (cr, hu_palette_side_in (GTK_WIDGET (self), self->side));
  cairo_set_line_width (cr, 1.75);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
  cairo_arc (cr, x, y, 2.75, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
hu_sparkline_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  HuSparkline *self = HU_SPARKLINE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr;

  if (self->values->len < 2)
    return;

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  draw (self, cr, width, height);
  cairo_destroy (cr);
}

static void
hu_sparkline_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : WIDTH;
}

static void
hu_sparkline_finalize (GObject *object)
{
  g_array_unref (HU_SPARKLINE (object)->values);

  G_OBJECT_CLASS (hu_sparkline_parent_class)->finalize (object);
}

static void
hu_sparkline_class_init (HuSparklineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hu_sparkline_finalize;
  widget_class->snapshot = hu_sparkline_snapshot;
  widget_class->measure = hu_sparkline_measure;

  gtk_widget_class_set_css_name (widget_class, "hu-sparkline");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hu_sparkline_init (HuSparkline *self)
{
  self->values = g_array_new (FALSE, FALSE, sizeof (gint64));
  hu_palette_follow (GTK_WIDGET (self));
}

void
hu_sparkline_set (HuSparkline  *self,
                  HuSide        side,
                  const GArray *values)
{
  g_return_if_fail (HU_IS_SPARKLINE (self));
  g_return_if_fail (values != NULL);

  self->side = side;
  g_array_set_size (self->values, 0);
  if (values->len > 0)
    g_array_append_vals (self->values, values->data, values->len);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
