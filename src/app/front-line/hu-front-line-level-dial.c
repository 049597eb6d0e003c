/*
 * The dial of the points card: a band of equal width for each level of victory, from the smallest ratio to the
 * largest, with the ratios at which a level ends, and the needle. It is a drawing only; the card says the same
 * in words.
 */
#include "config.h"

#include "hu-front-line-level-dial.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-front-line.h"
#include "hu-palette.h"

#define NEEDLE 9
#define BAND 18
#define TICKS 15
#define HEIGHT (NEEDLE + BAND + TICKS)
#define MARGIN 4.0 /* at both ends, for half a needle */

typedef struct
{
  HuSide side;
  gint   strength;  /* 1: marginal, beside the other side's; more: clearer */
  gint   most;      /* the largest strength that its side has */
  char  *name;      /* as short as it can be */
  char  *bound;     /* the ratio at which it ends; NULL: of the last */
} Band;

struct _HuLevelDial
{
  GtkWidget parent_instance;

  GArray   *bands;  /* Band */
  gint      level;  /* that the needle is in, or -1 */
  double    needle; /* or -1 */
  double    before; /* where it was; or -1 */
};

static void hu_level_dial_part_init (HuMeterPartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (HuLevelDial, hu_level_dial, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (HU_TYPE_METER_PART, hu_level_dial_part_init))

static void
band_clear (gpointer data)
{
  Band *band = data;

  g_free (band->name);
  g_free (band->bound);
}

/* Common levels have short names; other levels use the beginning of their id. */
static char *
make_name (const HuLevel *level)
{
  if (g_str_has_suffix (level->id, "-decisive"))
    return g_strdup (C_("level of victory, very short", "Dec."));
  if (g_str_has_suffix (level->id, "-substantial"))
    return g_strdup (C_("level of victory, very short", "Subst."));
  if (g_str_has_suffix (level->id, "-marginal"))
    return g_strdup (C_("level of victory, very short", "Marg."));

  return g_utf8_substring (level->id, 0, MIN (4, g_utf8_strlen (level->id, -1)));
}

/* "4", or "7:2"; exact, as everything about levels. */
static char *
make_bound (const HuLevel *level)
{
  if (level->bound == HU_BOUND_NONE)
    return NULL;
  if (level->denominator == 1)
    return g_strdup_printf ("%" G_GINT64_FORMAT, level->numerator);

  return g_strdup_printf ("%" G_GINT64_FORMAT ":%" G_GINT64_FORMAT, level->numerator, level->denominator);
}

/* How far a level is from the next one of the other side. */
static gint
find_strength (const GPtrArray *levels,
               guint            index)
{
  HuSide side = ((const HuLevel *) g_ptr_array_index (levels, index))->side;
  gint strength = G_MAXINT;

  for (guint i = 0; i < levels->len; i++)
    if (((const HuLevel *) g_ptr_array_index (levels, i))->side != side)
      strength = MIN (strength, ABS ((gint) i - (gint) index));

  return strength == G_MAXINT ? 1 : strength;
}

static void
fill_bands (HuLevelDial     *self,
            const GPtrArray *levels)
{
  gint most[HU_N_SIDES] = { 1, 1 };

  g_array_set_size (self->bands, 0);
  for (guint i = 0; i < levels->len; i++)
    {
      const HuLevel *level = g_ptr_array_index (levels, i);
      Band band = { level->side, find_strength (levels, i), 1, make_name (level), make_bound (level) };

      most[band.side] = MAX (most[band.side], band.strength);
      g_array_append_val (self->bands, band);
    }

  for (guint i = 0; i < self->bands->len; i++)
    {
      Band *band = &g_array_index (self->bands, Band, i);

      band->most = most[band->side];
    }
}

static double
bound_of (const GPtrArray *levels,
          gint             index)
{
  const HuLevel *level = g_ptr_array_index (levels, index);

  return (double) level->numerator / (double) level->denominator;
}

/* --- Drawing --- */

/* The more decisive the victory, the fuller the band; the sides' hatches run in opposite directions. */
static void
draw_band (HuLevelDial *self,
           cairo_t     *cr,
           const Band  *band,
           double       x,
           double       width)
{
  HuColor color = hu_palette_side_in (GTK_WIDGET (self), band->side);
  double strength = (double) band->strength / band->most;
  double lean = hu_palette_look (GTK_WIDGET (self), band->side) == HU_SIDE_SECOND ? -BAND : BAND;

  cairo_save (cr);
  cairo_rectangle (cr, x, NEEDLE, width, BAND);
  cairo_clip (cr);
  hu_color_set (cr, hu_color_alpha (color, 0.16 + 0.70 * (strength - 1.0 / band->most)));
  cairo_paint (cr);
  hu_color_set (cr, hu_color_alpha (color, 0.55));
  cairo_set_line_width (cr, 1);
  for (double at = x - BAND; at < x + width + BAND; at += 10.0 - 2.0 * band->strength)
    {
      cairo_move_to (cr, at, NEEDLE + BAND);
      cairo_line_to (cr, at + lean, NEEDLE);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_text (GtkWidget     *widget,
           cairo_t       *cr,
           const char    *text,
           double         x,
           double         y,
           double         size,
           gboolean       bold,
           const GdkRGBA *ink,
           double         halo)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr(PangoFontDescription) font =
    pango_font_description_copy (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
  int width, height;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, x - width / 2.0, y - height / 2.0);
  if (halo > 0)
    {
      /* Over hatching letters need ground of their own. */
      double grey = ink->red + ink->green + ink->blue > 1.5 ? 0.12 : 1;

      pango_cairo_layout_path (cr, layout);
      cairo_set_source_rgba (cr, grey, grey, grey, 0.78);
      cairo_set_line_width (cr, halo);
      cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
      cairo_stroke (cr);
      cairo_move_to (cr, x - width / 2.0, y - height / 2.0);
    }
  gdk_cairo_set_source_rgba (cr, ink);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_needle (cairo_t       *cr,
             double         x,
             const GdkRGBA *ink,
             gboolean       hollow)
{
  cairo_move_to (cr, x - 5.5, 0.5);
  cairo_line_to (cr, x + 5.5, 0.5);
  cairo_line_to (cr, x, NEEDLE - 0.5);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, ink);
  cairo_set_line_width (cr, 1);
  if (hollow)
    {
      cairo_stroke (cr);
      return;
    }

  cairo_fill (cr);
  cairo_rectangle (cr, x - 1, NEEDLE - 2, 2, BAND + 4);
  cairo_fill (cr);
}

static void
draw_bands (HuLevelDial   *self,
            cairo_t       *cr,
            double         each,
            const GdkRGBA *ink)
{
  for (guint i = 0; i < self->bands->len; i++)
    {
      const Band *band = &g_array_index (self->bands, Band, i);
      double x = MARGIN + i * each;

      draw_band (self, cr, band, x, each - 1);
      if ((gint) i == self->level)
        {
          cairo_rectangle (cr, x + 0.75, NEEDLE + 0.75, each - 2.5, BAND - 1.5);
          gdk_cairo_set_source_rgba (cr, ink);
          cairo_set_line_width (cr, 1.5);
          cairo_stroke (cr);
        }
      if (band->bound != NULL)
        draw_text (GTK_WIDGET (self), cr, band->bound, x + each - 0.5, NEEDLE + BAND + TICKS / 2.0 + 1, 10.5,
                   FALSE, ink, 0);
    }
}

/* Over the needle, which would go through a letter. */
static void
draw_names (HuLevelDial   *self,
            cairo_t       *cr,
            double         each,
            const GdkRGBA *ink)
{
  for (guint i = 0; i < self->bands->len; i++)
    draw_text (GTK_WIDGET (self), cr, g_array_index (self->bands, Band, i).name, MARGIN + (i + 0.5) * each,
               NEEDLE + BAND / 2.0, 10.5, (gint) i == self->level, ink, 3);
}

static void
hu_level_dial_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  HuLevelDial *self = HU_LEVEL_DIAL (widget);
  double width = gtk_widget_get_width (widget) - 2 * MARGIN;
  GdkRGBA ink;
  cairo_t *cr;

  if (self->bands->len == 0 || width <= 0)
    return;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) (width + 2 * MARGIN), HEIGHT));
  draw_bands (self, cr, width / self->bands->len, &ink);
  if (self->before >= 0)
    draw_needle (cr, MARGIN + self->before * width, &ink, TRUE);
  if (self->needle >= 0)
    draw_needle (cr, MARGIN + self->needle * width, &ink, FALSE);
  draw_names (self, cr, width / self->bands->len, &ink);
  cairo_destroy (cr);
}

static void
hu_level_dial_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 200;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 280;
}

/* The level alone decides the band; within the band the needle follows the ratio. Near an edge the needle keeps
 * a distance, so that its side of the edge can be seen. The position is 0 … 1 over all bands, or -1 without a result. */
static double
find_position (const HuSnapshot *snapshot)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  const HuFrontLineRules *rules = hu_front_line_rules (hu_snapshot_get_scenario (snapshot));
  double ratio, low, within;

  if (findings->level < 0)
    return -1;

  ratio = findings->points[rules->defender] > 0
            ? (double) findings->points[rules->attacker] / (double) findings->points[rules->defender]
            : findings->points[rules->attacker] > 0 ? G_MAXDOUBLE : 0;
  low = findings->level > 0 ? bound_of (rules->levels, findings->level - 1) : 0;
  if (((const HuLevel *) g_ptr_array_index (rules->levels, findings->level))->bound != HU_BOUND_NONE)
    within = (ratio - low) / (bound_of (rules->levels, findings->level) - low);
  else
    within = ratio > 0 ? 1 - low / ratio : 0;

  return (findings->level + CLAMP (within, 0.06, 0.94)) / rules->levels->len;
}

/* As if, this is where the needle stands. */
static void
update_part (HuMeterPart *part,
             HuSnapshot  *snapshot,
             HuSnapshot  *what_if)
{
  HuLevelDial *self = HU_LEVEL_DIAL (part);
  const HuSnapshot *shown = what_if != NULL ? what_if : snapshot;

  if (self->bands->len == 0)
    fill_bands (self, hu_front_line_rules (hu_snapshot_get_scenario (snapshot))->levels);

  self->level = hu_snapshot_get_front_line (shown)->level;
  self->needle = find_position (shown);
  self->before = what_if != NULL ? find_position (snapshot) : -1;
  if (self->before == self->needle)
    self->before = -1;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
hu_level_dial_part_init (HuMeterPartInterface *iface)
{
  iface->update = update_part;
}

static void
hu_level_dial_finalize (GObject *object)
{
  g_array_unref (HU_LEVEL_DIAL (object)->bands);

  G_OBJECT_CLASS (hu_level_dial_parent_class)->finalize (object);
}

static void
hu_level_dial_class_init (HuLevelDialClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hu_level_dial_finalize;
  widget_class->snapshot = hu_level_dial_snapshot;
  widget_class->measure = hu_level_dial_measure;

  gtk_widget_class_set_css_name (widget_class, "hu-level-dial");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hu_level_dial_init (HuLevelDial *self)
{
  self->bands = g_array_new (FALSE, FALSE, sizeof (Band));
  g_array_set_clear_func (self->bands, band_clear);
  self->level = -1;
  self->needle = self->before = -1;
  hu_palette_follow (GTK_WIDGET (self));
}

GtkWidget *
hu_level_dial_new (void)
{
  return g_object_new (HU_TYPE_LEVEL_DIAL, NULL);
}
