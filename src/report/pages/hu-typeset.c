/*
 * Typesetting by pango.  The type sets the height of a line, so that pages are the same on every
 * surface.  A text is shaped once: what was measured is what is drawn.
 */
#include "config.h"

#include "hu-typeset.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-budget.h"
#include "hu-character.h"

/* Characters of a text that is measured on one line; no paper is wider. */
#define MEASURED 400
/* How many long texts are remembered, chunk by chunk. */
#define MAX_LONG 64
/* How many short texts of a type are remembered as they were laid out: those of some hundred pages. */
#define MAX_LAID 16384

/* Digits of equal width align in columns; a family that lacks a character falls back to the next. */
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
  [HU_TYPE_TITLE] = { 22, 27, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.08, -0.005 },
  [HU_TYPE_VERDICT] = { 15, 20.5, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.08, 0 },
  [HU_TYPE_HEADING] = { 17, 22, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.08, 0 },
  [HU_TYPE_SUBHEADING] = { 11, 15, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.12, 0 },
  [HU_TYPE_BODY] = { 10, 14.5, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.08, 0 },
  [HU_TYPE_STRONG] = { 10, 14.5, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.08, 0 },
  [HU_TYPE_FAINT] = { 8.8, 12.5, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.36, 0 },
  [HU_TYPE_QUOTED] = { 10, 14.5, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.08, 0 },
  [HU_TYPE_CELL] = { 8.8, 12, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.08, 0 },
  [HU_TYPE_CELL_STRONG] = { 8.8, 12, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.08, 0 },
  [HU_TYPE_CELL_FAINT] = { 8.8, 12, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.4, 0 },
  [HU_TYPE_HEAD] = { 7.8, 10.5, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.34, 0.01 },
  [HU_TYPE_CAPTION] = { 9, 12.5, PANGO_WEIGHT_BOLD, PANGO_STYLE_NORMAL, 0.2, 0 },
  [HU_TYPE_FOOTER] = { 7.8, 10.5, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.4, 0 },
  [HU_TYPE_SMALL] = { 7.8, 10, PANGO_WEIGHT_NORMAL, PANGO_STYLE_NORMAL, 0.08, 0 },
};

/* All letters are laid out at this size, and drawn smaller or larger: fonts are looked for size by size, which takes long. */
#define DESIGN_SIZE 16.0

/* The leading of letters that are larger than their type says, in their size. */
#define CLOSE_LEADING 1.14

#define JOINER "\u2060" /* no line ends here */

/* A piece of a long text that is laid out by itself: from the beginning of one line to the end of another. */
typedef struct
{
  gsize from, length; /* bytes */
  guint line, n_lines;
  char *words; /* what stands in place of the rest of the text, or NULL */
} Chunk;

static void
chunk_clear (gpointer data)
{
  g_free (((Chunk *) data)->words);
}

/* A short text. */
typedef struct
{
  PangoLayout *layout;
  double       width; /* pt at which it is wrapped at present; -1: on one line */
  double       whole; /* pt of that line */
} Laid;

struct _HuTypesetter
{
  PangoContext         *context;
  PangoLayout          *layout; /* of the chunk that was laid out last */
  PangoFontDescription *fonts[HU_N_TYPES];
  PangoAttrList        *attributes[HU_N_TYPES];
  double                units[HU_N_TYPES];   /* of pango, in a pt */
  double                lines[HU_N_TYPES];   /* pt */
  double                ascents[HU_N_TYPES];
  GHashTable           *laid[HU_N_TYPES]; /* text → Laid */
  GHashTable           *chunks; /* "type width text" → GArray of Chunk */
};

static void
laid_free (gpointer data)
{
  Laid *laid = data;

  g_object_unref (laid->layout);
  g_free (laid);
}

HuTypesetter *
hu_typesetter_new (double least)
{
  HuTypesetter *self = g_new0 (HuTypesetter, 1);
  cairo_font_options_t *options = cairo_font_options_create ();

  self->context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  /* Paper has no pixels to hint for, and a preview must break lines at the same places as paper. */
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (self->context, options);
  pango_cairo_context_set_resolution (self->context, 72);
  pango_context_set_round_glyph_positions (self->context, FALSE);
  cairo_font_options_destroy (options);

  self->layout = pango_layout_new (self->context);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  self->chunks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_array_unref);
  for (guint i = 0; i < HU_N_TYPES; i++)
    {
      self->laid[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, laid_free);
      self->units[i] = PANGO_SCALE * DESIGN_SIZE / MAX (looks[i].size, least);
      self->lines[i] = least > looks[i].size ? MAX (looks[i].line, least * CLOSE_LEADING) : looks[i].line;
      self->fonts[i] = pango_font_description_from_string (FAMILIES);
      pango_font_description_set_absolute_size (self->fonts[i], DESIGN_SIZE * PANGO_SCALE);
      pango_font_description_set_weight (self->fonts[i], looks[i].weight);
      pango_font_description_set_style (self->fonts[i], looks[i].style);
      self->attributes[i] = pango_attr_list_new ();
      pango_attr_list_insert (self->attributes[i], pango_attr_font_features_new ("tnum=1, lnum=1"));
      if (looks[i].spacing != 0)
        pango_attr_list_insert (self->attributes[i],
                                pango_attr_letter_spacing_new ((int) (looks[i].spacing * DESIGN_SIZE * PANGO_SCALE)));
    }

  return self;
}

void
hu_typesetter_free (HuTypesetter *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < HU_N_TYPES; i++)
    {
      g_hash_table_unref (self->laid[i]);
      pango_font_description_free (self->fonts[i]);
      pango_attr_list_unref (self->attributes[i]);
    }
  g_hash_table_unref (self->chunks);
  g_object_unref (self->layout);
  g_object_unref (self->context);
  g_free (self);
}

/* Numbers of more digits are of hexes and events, which are no part of what follows. */
#define COUNT_DIGITS 3

/* A space of @text at @p that ends no line: within "202 : 93", and behind a number of what follows, "7 Pz", "(4 hexes)". */
static gboolean
is_joined (const char *text,
           const char *p,
           const char *end)
{
  const char *digits = p, *before;

  if (p == text || p + 1 >= end || !g_ascii_isdigit (p[-1]))
    return FALSE;
  if (p + 3 < end && g_str_has_prefix (p, " : ") && g_ascii_isdigit (p[3]))
    return TRUE;
  if (*p != ' ' || !g_unichar_isalpha (g_utf8_get_char (p + 1)))
    return FALSE;

  while (digits > text && g_ascii_isdigit (digits[-1]))
    digits--;
  before = digits > text ? g_utf8_prev_char (digits) : NULL;

  return p - digits <= COUNT_DIGITS &&
         (before == NULL || g_unichar_isspace (g_utf8_get_char (before)) || g_unichar_ispunct (g_utf8_get_char (before)));
}

/* The attributes of the type, and those of spaces in @text that end no line; (transfer full). */
static PangoAttrList *
join_words (HuTypesetter *self,
            HuType        type,
            const char   *text,
            gssize        length)
{
  PangoAttrList *attributes = pango_attr_list_ref (self->attributes[type]);
  const char *end = text + (length < 0 ? (gssize) strlen (text) : length);
  gboolean own = FALSE;

  for (const char *p = text; (p = g_strstr_len (p, end - p, " ")) != NULL; p++)
    {
      PangoAttribute *joined;

      if (!is_joined (text, p, end))
        continue;
      if (!own)
        {
          pango_attr_list_unref (attributes);
          attributes = pango_attr_list_copy (self->attributes[type]);
          own = TRUE;
        }
      joined = pango_attr_allow_breaks_new (FALSE);
      joined->start_index = (guint) (p - 1 - text);
      joined->end_index = (guint) (p + (g_str_has_prefix (p, " : ") ? 4 : 2) - text);
      pango_attr_list_insert (attributes, joined);
    }

  return attributes;
}

static void
fill_layout (HuTypesetter *self,
             PangoLayout  *layout,
             HuType        type,
             const char   *text,
             gssize        length,
             double        width)
{
  PangoAttrList *attributes = join_words (self, type, text, length);

  pango_layout_set_font_description (layout, self->fonts[type]);
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_width (layout, width < 0 ? -1 : (int) ceil (width * self->units[type]));
  pango_layout_set_indent (layout, 0);
  pango_layout_set_text (layout, text, (int) length);
}

/* A chunk of a long text, which was cleaned when the blocks of the report were made. */
static void
lay_out (HuTypesetter *self,
         HuType        type,
         const char   *text,
         gssize        length,
         double        width)
{
  fill_layout (self, self->layout, type, text, length, width);
}

/* The wide spaces with which a text begins, where it is one of a list with indents; NULL: none. */
static char *
dup_indent (const char *text)
{
  const char *end = text;

  while (g_unichar_isspace (g_utf8_get_char (end)) && *end != '\0' && *end != '\n')
    end = g_utf8_next_char (end);

  return end > text && *end != '\0' ? g_strndup (text, (gsize) (end - text)) : NULL;
}

/* A short text for the layout: without what cannot be drawn, and so that no line ends within "0104–0106", where Pango breaks
 * whatever attributes say; NULL: as it is. */
static char *
dup_joined (const char *text)
{
  static const char dash[] = "–";
  char *drawable = hu_character_dup_drawable (text);
  GString *joined;

  if (strstr (text, dash) == NULL)
    return drawable;

  joined = g_string_new (drawable != NULL ? drawable : text);
  g_free (drawable);
  for (gsize i = 1; i + strlen (dash) < joined->len; i++)
    if (g_str_has_prefix (joined->str + i, dash) && g_ascii_isdigit (joined->str[i - 1]) &&
        g_ascii_isdigit (joined->str[i + strlen (dash)]))
      g_string_insert (joined, (gssize) (i + strlen (dash)), JOINER);

  return g_string_free (joined, FALSE);
}

/* A short text as it was laid out last, at whatever width. */
static Laid *
get_laid (HuTypesetter *self,
          HuType        type,
          const char   *text)
{
  Laid *laid = g_hash_table_lookup (self->laid[type], text);
  g_autofree char *drawable = NULL, *indent = NULL;
  int width;

  if (laid != NULL)
    return laid;

  if (g_hash_table_size (self->laid[type]) >= MAX_LAID)
    g_hash_table_remove_all (self->laid[type]);
  drawable = dup_joined (text);
  laid = g_new0 (Laid, 1);
  laid->layout = pango_layout_new (self->context);
  pango_layout_set_wrap (laid->layout, PANGO_WRAP_WORD_CHAR);
  fill_layout (self, laid->layout, type, drawable != NULL ? drawable : text, -1, -1);
  pango_layout_get_size (laid->layout, &width, NULL);
  laid->whole = width / self->units[type];
  laid->width = -1;
  /* Where it wraps, it goes on below its first word. */
  indent = dup_indent (text);
  if (indent != NULL)
    pango_layout_set_indent (laid->layout, (int) floor (-get_laid (self, type, indent)->whole * self->units[type]));
  g_hash_table_insert (self->laid[type], g_strdup (text), laid);

  return laid;
}

/* A short text at that width; borrowed until the next call.  What fits on one line is laid out once for all
 * widths. */
static PangoLayout *
get_wrapped (HuTypesetter *self,
             HuType        type,
             const char   *text,
             double        width)
{
  Laid *laid = get_laid (self, type, text);

  if (laid->whole <= width)
    width = -1;
  if (laid->width != width)
    pango_layout_set_width (laid->layout, width < 0 ? -1 : (int) ceil (width * self->units[type]));
  laid->width = width;

  return laid->layout;
}

double
hu_typesetter_width (HuTypesetter *self,
                     HuType        type,
                     const char   *text)
{
  g_autofree char *begun = NULL;

  g_return_val_if_fail (self != NULL && type < HU_N_TYPES && text != NULL, 0);

  if (*text == '\0')
    return 0;
  if (!hu_budget_is_within (text, MEASURED))
    begun = hu_budget_abridge (text, MEASURED);

  return get_laid (self, type, begun != NULL ? begun : text)->whole;
}

double
hu_typesetter_word (HuTypesetter *self,
                    HuType        type,
                    const char   *text)
{
  g_autofree char *begun = hu_budget_abridge (text, HU_BUDGET_SHOWN);
  double widest = 0;

  for (char *word = begun, *next; word != NULL; word = next)
    {
      next = strpbrk (word, " \n");
      while (next != NULL && is_joined (word, next, word + strlen (word)))
        next = strpbrk (next + 1, " \n");
      if (next != NULL)
        *next++ = '\0';
      widest = MAX (widest, hu_typesetter_width (self, type, word));
    }

  return widest;
}

double
hu_typesetter_line (HuTypesetter *self,
                    HuType        type)
{
  g_return_val_if_fail (self != NULL && type < HU_N_TYPES, 0);

  return self->lines[type];
}

/* --- Long texts --- */

/* Length of the part of @text to lay out at once: up to the end of a paragraph, if one is near.  The time for a
 * word grows with the square of its length, so a very long word is cut sooner. */
static gsize
measure_chunk (const char *text)
{
  const char *end = text, *paragraph = NULL;
  guint run = 0, n_lines = 0;

  for (guint n = 0; n < HU_BUDGET_LAYOUT && *end != '\0'; n++)
    {
      run = g_ascii_isspace (*end) ? 0 : run + 1;
      if (run > HU_BUDGET_LAYOUT / 4)
        break;
      if (*end == '\n' && ++n_lines == HU_BUDGET_LAYOUT_LINES)
        return (gsize) (end + 1 - text);
      if (*end == '\n')
        paragraph = end + 1;
      end = g_utf8_next_char (end);
    }

  return (gsize) ((*end != '\0' && paragraph != NULL ? paragraph : end) - text);
}

/* Leaves the last line to the next chunk, since the text goes on there, unless the chunk is one line or ends a
 * paragraph. */
static void
settle_chunk (HuTypesetter *self,
              const char   *text,
              Chunk        *chunk)
{
  guint n = (guint) pango_layout_get_line_count (self->layout);
  const char *end = text + chunk->from + chunk->length;

  chunk->n_lines = n;
  if (*end == '\0')
    return;

  if (end[-1] == '\n')
    {
      /* The next chunk would begin with an empty line here. */
      chunk->n_lines = n - 1;
    }
  else if (n > 1)
    {
      chunk->n_lines = n - 1;
      chunk->length = (gsize) pango_layout_get_line_readonly (self->layout, (int) n - 1)->start_index;
    }
}

/* Says in place of the rest how much it is. */
static void
leave_out (HuTypesetter *self,
           HuType        type,
           const char   *rest,
           double        width,
           Chunk        *chunk)
{
  gulong n = (gulong) g_utf8_strlen (rest, -1);

  /* Translators: stands in place of the end of a text that is too long for paper. */
  chunk->words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "[%'lu more character is left out here.]",
                                               "[%'lu more characters are left out here.]", n), n);
  lay_out (self, type, chunk->words, -1, width);
  chunk->n_lines = (guint) pango_layout_get_line_count (self->layout);
}

static GArray *
make_chunks (HuTypesetter *self,
             HuType        type,
             const char   *text,
             double        width)
{
  GArray *chunks = g_array_new (FALSE, TRUE, sizeof (Chunk));
  Chunk chunk = { 0 };
  glong n_characters = 0;

  g_array_set_clear_func (chunks, chunk_clear);
  while (text[chunk.from] != '\0')
    {
      if (n_characters >= HU_BUDGET_TEXT || chunk.line >= HU_BUDGET_TEXT_LINES)
        {
          leave_out (self, type, text + chunk.from, width, &chunk);
          g_array_append_val (chunks, chunk);
          break;
        }
      chunk.length = measure_chunk (text + chunk.from);
      lay_out (self, type, text + chunk.from, (gssize) chunk.length, width);
      settle_chunk (self, text, &chunk);
      g_array_append_val (chunks, chunk);
      chunk.line += chunk.n_lines;
      n_characters += g_utf8_strlen (text + chunk.from, (gssize) chunk.length);
      chunk.from += chunk.length;
    }

  return chunks;
}

/* The chunks of a text, one for nearly all texts. */
static const GArray *
get_chunks (HuTypesetter *self,
            HuType        type,
            const char   *text,
            double        width)
{
  /* Text beyond the budget is left out, so only its length matters. */
  g_autofree char *key = g_strdup_printf ("%d %.2f %" G_GSIZE_FORMAT " %.*s", type, width, strlen (text),
                                          4 * HU_BUDGET_TEXT, text);
  GArray *chunks = g_hash_table_lookup (self->chunks, key);

  if (chunks != NULL)
    return chunks;

  if (g_hash_table_size (self->chunks) >= MAX_LONG)
    g_hash_table_remove_all (self->chunks);
  chunks = make_chunks (self, type, text, width);
  g_hash_table_insert (self->chunks, g_steal_pointer (&key), chunks);

  return chunks;
}

guint
hu_typesetter_n_lines (HuTypesetter *self,
                       HuType        type,
                       const char   *text,
                       double        width)
{
  const GArray *chunks;
  const Chunk *last;

  g_return_val_if_fail (self != NULL && type < HU_N_TYPES && text != NULL, 0);

  if (*text == '\0')
    return 0;

  if (hu_budget_is_within (text, HU_BUDGET_LAYOUT / 4))
    return (guint) pango_layout_get_line_count (get_wrapped (self, type, text, MAX (width, 1)));

  chunks = get_chunks (self, type, text, MAX (width, 1));
  last = &g_array_index (chunks, Chunk, chunks->len - 1);
  return last->line + last->n_lines;
}

/* The part of @line that the bytes @from to @to of the text take. */
static void
add_words (GArray          *words,
           PangoLayoutLine *line,
           double           units,
           guint            index,
           guint            from,
           guint            to)
{
  int first = MAX ((int) from, line->start_index), end = MIN ((int) to, line->start_index + line->length);
  g_autofree int *ranges = NULL;
  int n = 0;

  if (first >= end)
    return;

  pango_layout_line_get_x_ranges (line, first, end, &ranges, &n);
  for (int i = 0; i < n; i++)
    {
      HuTypeset word = { index, ranges[2 * i] / units, (ranges[2 * i + 1] - ranges[2 * i]) / units };

      g_array_append_val (words, word);
    }
}

/* Where byte @at of @text is in @laid, which has joiners besides; -1: other letters stand there. */
static gint
find_byte (const char *laid,
           const char *text,
           guint       at)
{
  for (guint i = 0, k = 0;; i++, k++)
    {
      if (g_str_has_prefix (laid + k, JOINER))
        k += strlen (JOINER);
      if (i == at)
        return (gint) k;
      if (text[i] == '\0' || laid[k] != text[i])
        return -1;
    }
}

GArray *
hu_typesetter_find_words (HuTypesetter *self,
                          HuType        type,
                          const char   *text,
                          double        width,
                          guint         from,
                          guint         to)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (HuTypeset));
  PangoLayout *layout;
  gint first, end;

  g_return_val_if_fail (self != NULL && type < HU_N_TYPES && text != NULL, words);

  if (!hu_budget_is_within (text, HU_BUDGET_LAYOUT / 4))
    return words;

  layout = get_wrapped (self, type, text, MAX (width, 1));
  first = find_byte (pango_layout_get_text (layout), text, from);
  end = find_byte (pango_layout_get_text (layout), text, to);
  /* Letters that no font can draw were replaced: then the bytes are others. */
  if (first < 0 || end < 0)
    return words;
  for (guint i = 0; i < (guint) pango_layout_get_line_count (layout); i++)
    add_words (words, pango_layout_get_line_readonly (layout, (int) i), self->units[type], i, (guint) first,
               (guint) end);

  return words;
}

/* Distance from the top of a line to its baseline: the letters stand in the middle of the line. */
static double
baseline (HuTypesetter *self,
          HuType        type)
{
  if (self->ascents[type] <= 0)
    {
      PangoFontMetrics *metrics = pango_context_get_metrics (self->context, self->fonts[type], NULL);
      double ascent = pango_font_metrics_get_ascent (metrics) / self->units[type];
      double descent = pango_font_metrics_get_descent (metrics) / self->units[type];

      self->ascents[type] = (self->lines[type] - ascent - descent) / 2 + ascent;
      pango_font_metrics_unref (metrics);
    }

  return self->ascents[type];
}

/* Lines @from to before @to of @layout. */
static void
draw_lines (HuTypesetter *self,
            cairo_t      *cr,
            PangoLayout  *layout,
            HuType        type,
            double        x,
            double        y,
            double        width,
            double        align,
            guint         from,
            guint         to)
{
  double units = self->units[type];

  for (guint i = from; i < to; i++)
    {
      PangoLayoutLine *line = pango_layout_get_line_readonly (layout, (int) i);
      double indent = line->is_paragraph_start ? 0 : MAX (-pango_layout_get_indent (layout) / units, 0);
      PangoRectangle logical;

      pango_layout_line_get_extents (line, NULL, &logical);
      cairo_save (cr);
      cairo_translate (cr, x + indent + align * (width - logical.width / units),
                       y + (i - from) * self->lines[type] + baseline (self, type));
      cairo_scale (cr, PANGO_SCALE / units, PANGO_SCALE / units);
      cairo_move_to (cr, 0, 0);
      pango_cairo_show_layout_line (cr, line);
      cairo_restore (cr);
    }
}

/* @cr: the context to draw on; its unit is a pt; @x: the left edge, pt; @y: the top of the first line drawn, pt;
 * @width: the width at which it wraps, pt; @align: 0 for left, 0.5 for centred, 1 for right; @from: the first line
 * to draw; @to: the line after the last, or G_MAXUINT. */
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
  const GArray *chunks;

  g_return_if_fail (self != NULL && cr != NULL && type < HU_N_TYPES && text != NULL);

  if (*text == '\0')
    return;

  width = MAX (width, 1);
  cairo_set_source_rgb (cr, looks[type].grey, looks[type].grey, looks[type].grey);
  if (hu_budget_is_within (text, HU_BUDGET_LAYOUT / 4))
    {
      PangoLayout *layout = get_wrapped (self, type, text, width);

      draw_lines (self, cr, layout, type, x, y, width, align, from,
                  MIN (to, (guint) pango_layout_get_line_count (layout)));
      return;
    }

  chunks = get_chunks (self, type, text, width);
  for (guint i = 0; i < chunks->len; i++)
    {
      const Chunk *chunk = &g_array_index (chunks, Chunk, i);
      guint first = MAX (from, chunk->line), end = MIN (to, chunk->line + chunk->n_lines);

      if (first >= end)
        continue;
      if (chunk->words != NULL)
        lay_out (self, type, chunk->words, -1, width);
      else
        lay_out (self, type, text + chunk->from, (gssize) chunk->length, width);
      draw_lines (self, cr, self->layout, type, x, y + (first - from) * self->lines[type], width, align, first - chunk->line,
                  end - chunk->line);
    }
}
