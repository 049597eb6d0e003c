/*
 * Lettering: one layout for all words, a table of measures, and pictures of words.
 */
#include "hu-lettering.h"

#include <math.h>
#include <pango/pangocairo.h>

#include "hu-budget.h"
#include "hu-character.h"

/* Words are measured at one large size; without hinted metrics their width is proportional to it. */
#define MEASURE_PX 64.0
#define MAX_WORDS 4096
/* Labels show no text beyond this length: no character has more than four bytes. */
#define KEY_BYTES (4 * HU_BUDGET_LABEL)
#define MAX_PICTURE_BYTES (24 << 20)

typedef struct
{
  cairo_surface_t *surface;
  double           left, top; /* from the start of the text's baseline to the picture's corner; px */
} Picture;

struct _HuLettering
{
  PangoContext *context;
  PangoLayout  *layout;
  PangoFontDescription *fonts[HU_N_FONTS];
  double        cap[HU_N_FONTS]; /* share of the size; 0: not measured yet */
  cairo_font_face_t *ascii_faces[HU_N_FONTS]; /* NULL: not asked for yet */
  cairo_font_options_t *options;
  double        ascii_advances[HU_N_FONTS][128]; /* at MEASURE_PX */
  GHashTable   *measures;        /* "font text" → HuLetteringSize at MEASURE_PX */
  GHashTable   *pictures;        /* "font px colours text" → Picture */
  gsize         picture_bytes;
};

static void
picture_free (gpointer data)
{
  Picture *picture = data;

  cairo_surface_destroy (picture->surface);
  g_free (picture);
}

static void
set_up_fonts (HuLettering *self)
{
  static const struct
  {
    PangoWeight  weight;
    PangoStretch stretch;
    PangoStyle   style;
  } looks[HU_N_FONTS] = {
    [HU_FONT_PLAIN] = { PANGO_WEIGHT_NORMAL, PANGO_STRETCH_NORMAL, PANGO_STYLE_NORMAL },
    [HU_FONT_BOLD] = { PANGO_WEIGHT_BOLD, PANGO_STRETCH_NORMAL, PANGO_STYLE_NORMAL },
    [HU_FONT_CITY] = { PANGO_WEIGHT_BOLD, PANGO_STRETCH_NORMAL, PANGO_STYLE_NORMAL },
    [HU_FONT_NARROW] = { PANGO_WEIGHT_NORMAL, PANGO_STRETCH_CONDENSED, PANGO_STYLE_NORMAL },
  };

  for (guint i = 0; i < HU_N_FONTS; i++)
    {
      self->fonts[i] = pango_font_description_new ();
      pango_font_description_set_family_static (self->fonts[i], "Sans");
      pango_font_description_set_weight (self->fonts[i], looks[i].weight);
      pango_font_description_set_stretch (self->fonts[i], looks[i].stretch);
      pango_font_description_set_style (self->fonts[i], looks[i].style);
    }
}

/* Lays @text out at @px on one line, even if it contains line breaks. */
static void
lay_out (HuLettering *self,
         HuFont       font,
         double       px,
         const char  *text)
{
  g_autofree char *abridged = hu_budget_is_within (text, HU_BUDGET_LABEL) ? NULL : hu_budget_abridge (text, HU_BUDGET_LABEL);
  g_autofree char *drawable = NULL;

  if (abridged != NULL)
    text = abridged;
  drawable = hu_character_dup_drawable (text);
  pango_font_description_set_absolute_size (self->fonts[font], px * PANGO_SCALE);
  pango_layout_set_font_description (self->layout, self->fonts[font]);
  pango_layout_set_text (self->layout, drawable != NULL ? drawable : text, -1);

  if (font == HU_FONT_CITY)
    {
      g_autoptr(PangoAttrList) attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_letter_spacing_new ((gint) (px * 0.11 * PANGO_SCALE)));
      pango_layout_set_attributes (self->layout, attributes);
    }
  else
    {
      pango_layout_set_attributes (self->layout, NULL);
    }
}

static double
cap_share (HuLettering *self,
           HuFont       font)
{
  PangoRectangle ink;

  if (self->cap[font] > 0)
    return self->cap[font];

  lay_out (self, font, MEASURE_PX, "H");
  pango_layout_get_extents (self->layout, &ink, NULL);
  self->cap[font] = CLAMP ((double) ink.height / PANGO_SCALE / MEASURE_PX, 0.4, 1.0);

  return self->cap[font];
}

/* The families that Pango lists are no answer: it lists “Sans” wherever it is. */
gboolean
hu_lettering_has_font (void)
{
  PangoFontMap *map = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (map);
  PangoFontDescription *any = pango_font_description_from_string ("Sans");
  PangoFont *font = pango_font_map_load_font (map, context, any);
  gboolean found = font != NULL;

  g_clear_object (&font);
  pango_font_description_free (any);
  g_object_unref (context);

  return found;
}

HuLettering *
hu_lettering_new (void)
{
  HuLettering *self = g_new0 (HuLettering, 1);

  self->options = cairo_font_options_create ();
  self->context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_set_antialias (self->options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style (self->options, CAIRO_HINT_STYLE_SLIGHT);
  cairo_font_options_set_hint_metrics (self->options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (self->context, self->options);
  pango_context_set_round_glyph_positions (self->context, FALSE);

  self->layout = pango_layout_new (self->context);
  pango_layout_set_single_paragraph_mode (self->layout, TRUE);
  set_up_fonts (self);
  self->measures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, picture_free);

  return self;
}

void
hu_lettering_free (HuLettering *self)
{
  if (self == NULL)
    return;

  for (guint i = 0; i < HU_N_FONTS; i++)
    {
      pango_font_description_free (self->fonts[i]);
      g_clear_pointer (&self->ascii_faces[i], cairo_font_face_destroy);
    }
  cairo_font_options_destroy (self->options);
  g_hash_table_unref (self->measures);
  g_hash_table_unref (self->pictures);
  g_object_unref (self->layout);
  g_object_unref (self->context);
  g_free (self);
}

/* Drops every picture; the measures hold for any device. */
void
hu_lettering_clear (HuLettering *self)
{
  g_hash_table_remove_all (self->pictures);
  self->picture_bytes = 0;
}

/* @text: one line of UTF-8.  Returns the size of @text. */
HuLetteringSize
hu_lettering_measure (HuLettering *self,
                      HuFont       font,
                      double       px,
                      const char  *text)
{
  g_autofree char *key = g_strdup_printf ("%d %.*s", font, KEY_BYTES, text);
  HuLetteringSize *found = g_hash_table_lookup (self->measures, key);
  double share = px / MEASURE_PX;

  if (found == NULL)
    {
      PangoRectangle extents;

      found = g_new (HuLetteringSize, 1);
      found->cap = cap_share (self, font) * MEASURE_PX;
      lay_out (self, font, MEASURE_PX, text);
      pango_layout_get_extents (self->layout, NULL, &extents);
      found->width = (double) extents.width / PANGO_SCALE;
      found->height = (double) extents.height / PANGO_SCALE;

      if (g_hash_table_size (self->measures) >= MAX_WORDS)
        g_hash_table_remove_all (self->measures);
      g_hash_table_insert (self->measures, g_steal_pointer (&key), found);
    }

  return (HuLetteringSize) { found->width * share, found->height * share, found->cap * share };
}

/* Draws the layout with its baseline beginning at 0, 0. */
static void
show (HuLettering *self,
      cairo_t     *cr)
{
  cairo_move_to (cr, 0, -(double) pango_layout_get_baseline (self->layout) / PANGO_SCALE);
  pango_cairo_show_layout (cr, self->layout);
  cairo_new_path (cr); /* or the next arc would begin with a line from here */
}

/* A box with round corners around each letter: they run into each other, and a file has the outlines of letters in digits. */
static void
draw_halo (HuLettering *self,
           cairo_t     *cr,
           double       scale,
           HuColor      halo,
           double       halo_px)
{
  PangoLayoutIter *iter = pango_layout_get_iter (self->layout);
  int baseline = pango_layout_get_baseline (self->layout);

  do
    {
      PangoRectangle ink;

      pango_layout_iter_get_cluster_extents (iter, &ink, NULL);
      if (ink.width > 0)
        cairo_rectangle (cr, ink.x * scale / PANGO_SCALE, (ink.y - baseline) * scale / PANGO_SCALE,
                         ink.width * scale / PANGO_SCALE, ink.height * scale / PANGO_SCALE);
    }
  while (pango_layout_iter_next_cluster (iter));
  pango_layout_iter_free (iter);
  hu_color_set (cr, halo);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 2 * halo_px);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

/* Stroking outlines is slow; instead the letters are stamped in a ring, and the ring is used as one mask. */
static void
stamp_halo (HuLettering     *self,
            cairo_surface_t *surface,
            cairo_t         *cr,
            double           left,
            double           top,
            HuColor          halo,
            double           halo_px)
{
  gint steps = halo_px * 2 > 4 ? 16 : 12;
  double scale_x, scale_y;
  cairo_surface_t *letters, *ring;
  cairo_t *mask;

  cairo_surface_get_device_scale (surface, &scale_x, &scale_y);
  letters =
    cairo_surface_create_similar_image (surface, CAIRO_FORMAT_A8, cairo_image_surface_get_width (surface),
                                        cairo_image_surface_get_height (surface));
  cairo_surface_set_device_scale (letters, scale_x, scale_y);
  ring =
    cairo_surface_create_similar_image (surface, CAIRO_FORMAT_A8, cairo_image_surface_get_width (surface),
                                        cairo_image_surface_get_height (surface));
  cairo_surface_set_device_scale (ring, scale_x, scale_y);

  mask = cairo_create (letters);
  cairo_translate (mask, -left, -top);
  show (self, mask);
  cairo_destroy (mask);

  mask = cairo_create (ring);
  for (gint i = 0; i < steps; i++)
    {
      double angle = 2 * G_PI * i / steps;
      double dx = round (halo_px * cos (angle) * scale_x) / scale_x;
      double dy = round (halo_px * sin (angle) * scale_y) / scale_y;

      cairo_set_source_surface (mask, letters, dx, dy);
      cairo_paint (mask);
      cairo_set_source_surface (mask, letters, round (dx / 2 * scale_x) / scale_x,
                                round (dy / 2 * scale_y) / scale_y);
      cairo_paint (mask);
    }
  cairo_destroy (mask);

  hu_color_set (cr, halo);
  cairo_mask_surface (cr, ring, 0, 0);
  cairo_surface_destroy (letters);
  cairo_surface_destroy (ring);
}

static Picture *
make_picture (HuLettering *self,
              HuFont       font,
              double       px,
              const char  *text,
              HuColor      color,
              HuColor      halo,
              double       halo_px,
              double       device_scale)
{
  Picture *picture = g_new0 (Picture, 1);
  PangoRectangle ink, logical;
  double right, bottom;
  cairo_t *cr;

  lay_out (self, font, px, text);
  pango_layout_get_extents (self->layout, &ink, &logical);

  picture->left = floor ((double) MIN (ink.x, logical.x) / PANGO_SCALE - halo_px - 1);
  picture->top =
    floor ((double) (ink.y - pango_layout_get_baseline (self->layout)) / PANGO_SCALE - halo_px - 1);
  right = ceil ((double) MAX (ink.x + ink.width, logical.x + logical.width) / PANGO_SCALE + halo_px + 1);
  bottom = ceil ((double) (ink.y + ink.height - pango_layout_get_baseline (self->layout)) / PANGO_SCALE +
                 halo_px + 1);

  picture->surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                MAX (1, (gint) ceil ((right - picture->left) * device_scale)),
                                MAX (1, (gint) ceil ((bottom - picture->top) * device_scale)));
  cairo_surface_set_device_scale (picture->surface, device_scale, device_scale);

  cr = cairo_create (picture->surface);
  if (halo.a > 0 && halo_px > 0)
    stamp_halo (self, picture->surface, cr, picture->left, picture->top, halo, halo_px);
  cairo_translate (cr, -picture->left, -picture->top);
  hu_color_set (cr, color);
  show (self, cr);
  cairo_destroy (cr);

  return picture;
}

static guint32
pack (HuColor color)
{
  return (guint32) (color.a * 255) << 24 | (guint32) (color.r * 255) << 16 | (guint32) (color.g * 255) << 8 |
         (guint32) (color.b * 255);
}

static Picture *
get_picture (HuLettering *self,
             HuFont       font,
             double       px,
             const char  *text,
             HuColor      color,
             HuColor      halo,
             double       halo_px,
             double       device_scale)
{
  g_autofree char *key = g_strdup_printf ("%d %d %x %x %d %.*s", font, (gint) (px * 16), pack (color),
                                          pack (halo), (gint) (halo_px * 16), KEY_BYTES, text);
  Picture *picture = g_hash_table_lookup (self->pictures, key);

  if (picture != NULL)
    return picture;

  if (self->picture_bytes > MAX_PICTURE_BYTES)
    hu_lettering_clear (self);

  picture = make_picture (self, font, px, text, color, halo, halo_px, device_scale);
  self->picture_bytes += (gsize) cairo_image_surface_get_stride (picture->surface) *
                         (gsize) cairo_image_surface_get_height (picture->surface);
  g_hash_table_insert (self->pictures, g_steal_pointer (&key), picture);

  return picture;
}

/* @text: one line of UTF-8; @x: the place of the part of the text that @align names, px; @y: the middle between
 * baseline and top of capitals, px; @align: 0 … 1: the part of the text that lies at @x; @halo: the colour around
 * them; with no alpha there is no halo; @halo_px: width of the halo, px; @device_scale: device pixels in a px, for
 * the cached picture; 0 draws vectors instead. */
void
hu_lettering_draw (HuLettering *self,
                   cairo_t     *cr,
                   HuFont       font,
                   double       px,
                   const char  *text,
                   double       x,
                   double       y,
                   double       align,
                   HuColor      color,
                   HuColor      halo,
                   double       halo_px,
                   double       device_scale)
{
  HuLetteringSize size = hu_lettering_measure (self, font, px, text);
  Picture *picture;

  x -= align * size.width;
  y += size.cap / 2;

  if (device_scale > 0)
    {
      picture = get_picture (self, font, px, text, color, halo, halo_px, device_scale);
      x = round ((x + picture->left) * device_scale) / device_scale;
      y = round ((y + picture->top) * device_scale) / device_scale;
      cairo_set_source_surface (cr, picture->surface, x, y);
      cairo_paint (cr);
      return;
    }

  /* Fonts are looked for size by size, which takes long; vectors need only one. */
  lay_out (self, font, MEASURE_PX, text);
  cairo_save (cr);
  cairo_translate (cr, x, y);
  if (halo.a > 0 && halo_px > 0)
    draw_halo (self, cr, px / MEASURE_PX, halo, halo_px);
  cairo_scale (cr, px / MEASURE_PX, px / MEASURE_PX);
  hu_color_set (cr, color);
  show (self, cr);
  cairo_restore (cr);
}

static void
find_ascii_face (HuLettering *self,
                 HuFont       font)
{
  g_autoptr(PangoFont) loaded = NULL;
  cairo_scaled_font_t *scaled;

  pango_font_description_set_absolute_size (self->fonts[font], MEASURE_PX * PANGO_SCALE);
  loaded = pango_context_load_font (self->context, self->fonts[font]);
  scaled = pango_cairo_font_get_scaled_font (PANGO_CAIRO_FONT (loaded));
  self->ascii_faces[font] = cairo_font_face_reference (cairo_scaled_font_get_font_face (scaled));

  for (gint c = ' '; c < 127; c++)
    {
      const char text[2] = { (char) c, '\0' };
      cairo_text_extents_t extents;

      cairo_scaled_font_text_extents (scaled, text, &extents);
      self->ascii_advances[font][c] = extents.x_advance;
    }
}

/**
 * hu_lettering_draw_ascii:
 * @text: ASCII, like the names of hexes
 * @x: the middle of the text, px
 * @y: the middle between baseline and top of capitals, px
 *
 * Writes @text without a layout, for texts that are written thousands of times.
 */
void
hu_lettering_draw_ascii (HuLettering *self,
                         cairo_t     *cr,
                         HuFont       font,
                         double       px,
                         const char  *text,
                         double       x,
                         double       y,
                         HuColor      color)
{
  double width = 0;

  if (self->ascii_faces[font] == NULL)
    find_ascii_face (self, font);

  for (const char *c = text; *c != '\0'; c++)
    width += self->ascii_advances[font][(guchar) *c & 127] * px / MEASURE_PX;

  cairo_set_font_face (cr, self->ascii_faces[font]);
  cairo_set_font_size (cr, px);
  cairo_set_font_options (cr, self->options);
  hu_color_set (cr, color);
  cairo_move_to (cr, x - width / 2, y + cap_share (self, font) * px / 2);
  cairo_show_text (cr, text);
  cairo_new_path (cr);
}
