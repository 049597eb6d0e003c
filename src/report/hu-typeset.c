/*
 * Typesetting by pango: one layout for all, lines as high as their type says,
 * so that pages are the same whatever they are drawn on.
 */
#include "hu-typeset.h"

#include <math.h>

#include "hu-character.h"

/* Figures of equal width stand under each other; families that lack one of these fall back to the next. */
#define FAMILIES "Cantarell, Source Sans 3, Noto Sans, Sans"

typedef struct
{
  double      size;    /* pt */
  double      line;    /* pt from baseline to baseline */
  PangoWeight weight;
  PangoStyle  style;
  double      grey;    /* 0: black */
  double      spacing; /* between letters, em */
} Look;

static const Look looks[HU_N_TYPES] = {
  [HU_TYPE_TITLE] = { 30, 36, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.08, -0.005 },
  [HU_TYPE_VERDICT] = { 15, 20.5, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.08, 0 },
  [HU_TYPE_HEADING] = { 17, 22, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.08, 0 },
  [HU_TYPE_SUBHEADING] = { 11, 15, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.12, 0 },
  [HU_TYPE_BODY] = { 10, 14.5, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.08, 0 },
  [HU_TYPE_STRONG] = { 10, 14.5, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.08, 0 },
  [HU_TYPE_FAINT] = { 8.8, 12.5, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.36, 0 },
  [HU_TYPE_QUOTED] = { 10, 14.5, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.3, 0 },
  [HU_TYPE_CELL] = { 8.8, 12, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.08, 0 },
  [HU_TYPE_CELL_STRONG] = { 8.8, 12, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.08, 0 },
  [HU_TYPE_CELL_FAINT] = { 8.8, 12, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.4, 0 },
  [HU_TYPE_HEAD] = { 7.8, 10.5, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.34, 0.01 },
  [HU_TYPE_CAPTION] = { 9, 12.5, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.2, 0 },
  [HU_TYPE_FOOTER] = { 7.8, 10.5, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.4, 0 },
};

struct _HuTypesetter
{
  PangoContext         *context;
  PangoLayout          *layout;
  PangoFontDescription *fonts[HU_N_TYPES];
  PangoAttrList        *attributes[HU_N_TYPES];
  double                ascents[HU_N_TYPES];
  GHashTable           *widths; /* "type text" → double *, pt */
};

/**
 * hu_typesetter_new:
 *
 * Returns: (transfer full): a typesetter
 */
HuTypesetter *
hu_typesetter_new (void)
{
  HuTypesetter *self = g_new0 (HuTypesetter, 1);
  cairo_font_options_t *options = cairo_font_options_create ();

  self->context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  /* Paper has no pixels to hint for, and a preview must break lines as paper does. */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (self->context, options);
  pango_cairo_context_set_resolution (self->context, 72);
  pango_context_set_round_glyph_positions (self->context, FALSE);
  cairo_font_options_destroy (options);

  self->layout = pango_layout_new (self->context);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  self->widths = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; i < HU_N_TYPES; i++)
    {
      self->fonts[i] = pango_font_description_from_string (FAMILIES);
      pango_font_description_set_absolute_size (self->fonts[i], looks[i].size * PANGO_SCALE);
      pango_font_description_set_weight (self->fonts[i], looks[i].weight);
      pango_font_description_set_style (self->fonts[i], looks[i].style);
      self->attributes[i] = pango_attr_list_new ();
      pango_attr_list_insert (self->attributes[i], pango_attr_font_features_new ("tnum=1, lnum=1"));
      if (looks[i].spacing != 0)
        pango_attr_list_insert (self->attributes[i],
                                pango_attr_letter_spacing_new ((int) (looks[i].spacing * looks[i].size * PANGO_SCALE)));
    }

  return self;
}

/**
 * hu_typesetter_free:
 * @self: (transfer full): a typesetter
 *
 * Frees it.
 */
void
hu_typesetter_free (HuTypesetter *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < HU_N_TYPES; i++)
    {
      pango_font_description_free (self->fonts[i]);
      pango_attr_list_unref (self->attributes[i]);
    }
  g_hash_table_unref (self->widths);
  g_object_unref (self->layout);
  g_object_unref (self->context);
  g_free (self);
}

static void
lay_out (HuTypesetter *self,
         HuType        type,
         const char   *text,
         double        width) /* < 0: one line, however long */
{
  g_autofree char *drawable = hu_character_dup_drawable (text);

  pango_layout_set_font_description (self->layout, self->fonts[type]);
  pango_layout_set_attributes (self->layout, self->attributes[type]);
  pango_layout_set_width (self->layout, width < 0 ? -1 : (int) ceil (width * PANGO_SCALE));
  pango_layout_set_text (self->layout, drawable != NULL ? drawable : text, -1);
}

static double
measure (HuTypesetter *self,
         HuType        type,
         const char   *text)
{
  int width;

  lay_out (self, type, text, -1);
  pango_layout_get_size (self->layout, &width, NULL);

  return (double) width / PANGO_SCALE;
}

/**
 * hu_typesetter_width:
 * @self: a typesetter
 * @type: in which type
 * @text: what; a line break in it begins a line
 *
 * Returns: how wide its widest line is, pt
 */
double
hu_typesetter_width (HuTypesetter *self,
                     HuType        type,
                     const char   *text)
{
  g_autofree char *key = NULL;
  double *known;

  g_return_val_if_fail (self != NULL && type < HU_N_TYPES && text != NULL, 0);

  if (*text == '\0')
    return 0;
  key = g_strdup_printf ("%d %s", type, text);
  known = g_hash_table_lookup (self->widths, key);
  if (known == NULL)
    {
      known = g_new (double, 1);
      *known = measure (self, type, text);
      g_hash_table_insert (self->widths, g_steal_pointer (&key), known);
    }

  return *known;
}

/**
 * hu_typesetter_word:
 * @self: a typesetter
 * @type: in which type
 * @text: what
 *
 * Returns: how wide the widest of its words is, pt
 */
double
hu_typesetter_word (HuTypesetter *self,
                    HuType        type,
                    const char   *text)
{
  g_auto(GStrv) words = g_strsplit_set (text, " \n", -1);
  double widest = 0;

  for (guint i = 0; words[i] != NULL; i++)
    widest = MAX (widest, hu_typesetter_width (self, type, words[i]));

  return widest;
}

/**
 * hu_typesetter_line:
 * @self: a typesetter
 * @type: a type
 *
 * Returns: from baseline to baseline, pt
 */
double
hu_typesetter_line (HuTypesetter *self,
                    HuType        type)
{
  g_return_val_if_fail (self != NULL && type < HU_N_TYPES, 0);

  return looks[type].line;
}

/**
 * hu_typesetter_n_lines:
 * @self: a typesetter
 * @type: in which type
 * @text: what
 * @width: pt, into which it is wrapped
 *
 * Returns: how many lines that takes; 0 for no text
 */
guint
hu_typesetter_n_lines (HuTypesetter *self,
                       HuType        type,
                       const char   *text,
                       double        width)
{
  g_return_val_if_fail (self != NULL && type < HU_N_TYPES && text != NULL, 0);

  if (*text == '\0')
    return 0;

  lay_out (self, type, text, MAX (width, 1));
  return (guint) pango_layout_get_line_count (self->layout);
}

/* Where the baseline lies in a line of that type: its letters stand in the middle of what the line is high. */
static double
baseline (HuTypesetter *self,
          HuType        type)
{
  if (self->ascents[type] <= 0)
    {
      PangoFontMetrics *metrics = pango_context_get_metrics (self->context, self->fonts[type], NULL);
      double ascent = (double) pango_font_metrics_get_ascent (metrics) / PANGO_SCALE;
      double descent = (double) pango_font_metrics_get_descent (metrics) / PANGO_SCALE;

      self->ascents[type] = (looks[type].line - ascent - descent) / 2 + ascent;
      pango_font_metrics_unref (metrics);
    }

  return self->ascents[type];
}

/**
 * hu_typesetter_draw:
 * @self: a typesetter
 * @cr: where to, in pt
 * @type: in which type
 * @text: what
 * @x: pt, the left edge
 * @y: pt, the top of the first line drawn
 * @width: pt, into which it is wrapped
 * @align: 0 to the left, 0.5 in the middle, 1 to the right
 * @from: the first line to draw
 * @to: the line after the last, or %G_MAXUINT
 *
 * Draws some or all lines of @text.
 */
void
hu_typesetter_draw (HuTypesetter *self,
                    cairo_t      *cr,
                    HuType        type,
                    const char   *text,
                    double        x,
                    double        y,
                    double        width,
                    double        align,
                    guint         from,
                    guint         to)
{
  guint n;

  g_return_if_fail (self != NULL && cr != NULL && type < HU_N_TYPES && text != NULL);

  if (*text == '\0')
    return;

  lay_out (self, type, text, MAX (width, 1));
  n = (guint) pango_layout_get_line_count (self->layout);
  cairo_set_source_rgb (cr, looks[type].grey, looks[type].grey, looks[type].grey);
  for (guint i = from; i < MIN (to, n); i++)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (self->layout, (int) i);
      PangoRectangle logical;

      pango_layout_line_get_extents (line, NULL, &logical);
      cairo_move_to (cr, x + align * (width - (double) logical.width / PANGO_SCALE),
                     y + (i - from) * looks[type].line + baseline (self, type));
      pango_cairo_show_layout_line (cr, line);
    }
}
