/*
 * The bar of a meter card. It is a drawing only; the card says the same in words.
 */
#include "hu-gauge.h"

#include "hu-palette.h"

#define HEIGHT 8
#define HATCH 5 /* pixels between hatch lines */

struct _HuGauge
{
  GtkWidget parent_instance;

  HuSide    side;
  double    fraction;
  double    before;
};

G_DEFINE_FINAL_TYPE (HuGauge, hu_gauge, GTK_TYPE_WIDGET)

static void
rounded (cairo_t *cr,
         double   x,
         double   width)
{
  const double r = HEIGHT / 2.0;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + MAX (width - r, r), r, r, -G_PI_2, G_PI_2);
  cairo_arc (cr, x + r, r, r, G_PI_2, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* The two sides' hatches run in opposite directions, as on the map. */
static void
hatch (cairo_t *cr,
       HuSide   look,
       double   width)
{
  double lean = look == HU_SIDE_SECOND ? -HEIGHT : HEIGHT;

  cairo_set_source_rgba (cr, 1, 1, 1, 0.45);
  cairo_set_line_width (cr, 1.25);
  for (double x = -HEIGHT; x < width + HEIGHT; x += HATCH)
    {
      cairo_move_to (cr, x, HEIGHT);
      cairo_line_to (cr, x + lean, 0);
    }
  cairo_stroke (cr);
}

static void
hu_gauge_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  HuGauge *self = HU_GAUGE (widget);
  double width = gtk_widget_get_width (widget);
  double filled = self->fraction * width;
  HuColor color = hu_palette_side_in (widget, self->side);
  GdkRGBA ink;
  cairo_t *cr;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, HEIGHT));

  rounded (cr, 0, width);
  cairo_set_source_rgba (cr, ink.red, ink.green, ink.blue, 0.15);
  cairo_fill (cr);

  if (filled >= 1)
    {
      cairo_save (cr);
      rounded (cr, 0, MAX (filled, HEIGHT));
      cairo_clip (cr);
      hu_color_set (cr, color);
      cairo_paint (cr);
      hatch (cr, hu_palette_look (widget, self->side), filled);
      cairo_restore (cr);
    }

  if (self->before >= 0)
    {
      cairo_set_source_rgba (cr, ink.red, ink.green, ink.blue, 0.9);
      cairo_rectangle (cr, CLAMP (self->before * width - 1, 0, width - 2), 0, 2, HEIGHT);
      cairo_fill (cr);
    }

  cairo_destroy (cr);
}

static void
hu_gauge_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 40;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 120;
}

static void
hu_gauge_class_init (HuGaugeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = hu_gauge_snapshot;
  widget_class->measure = hu_gauge_measure;

  gtk_widget_class_set_css_name (widget_class, "hu-gauge");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hu_gauge_init (HuGauge *self)
{
  self->before = -1;
  hu_palette_follow (GTK_WIDGET (self));
}

/* @side: the side that gives its colour; @fraction: 0 … 1: the filled part; @before: 0 … 1: a mark for the earlier
 * value; -1: none. */
void
hu_gauge_set (HuGauge *self,
              HuSide   side,
              double   fraction,
              double   before)
{
  g_return_if_fail (HU_IS_GAUGE (self));

  fraction = CLAMP (fraction, 0, 1);
  if (self->side == side && self->fraction == fraction && self->before == before)
    return;

  self->side = side;
  self->fraction = fraction;
  self->before = before;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
