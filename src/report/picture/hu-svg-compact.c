/*
 * Rewrites an SVG in fewer bytes: cairo spells out every style and every coordinate, and a
 * map has some ten thousand strokes.  The picture stays the same.
 */
#include "config.h"

#include "hu-svg-compact.h"

#include <math.h>
#include <string.h>

#define UNITS 100 /* 1/100 px is finer than any eye can see, even when enlarged ten times */
#define COARSE (UNITS / 10) /* on a page, for all but letters and what is drawn larger than it is written */

typedef struct
{
  GString    *out;
  GHashTable *classes; /* style → class, both owned */
  GString    *sheet;
  const char *prefix;
  GHashTable *even_odd; /* ids of clips with the rule "evenodd": areas covered twice are left out */
  gboolean    in_even_odd;
  gboolean    page;
  gboolean    in_letter;
} Compacting;

/* --- Numbers --- */

/* Writes -50 as "-.5", as short as SVG allows, with a space before a number that would run into the last one. */
static void
put_number (GString *out,
            gint64   units)
{
  guint64 whole = (guint64) ABS (units) / UNITS, part = (guint64) ABS (units) % UNITS;
  char last = out->str[out->len - 1];

  if (units < 0)
    g_string_append_c (out, '-');
  else if (g_ascii_isdigit (last))
    g_string_append_c (out, ' ');
  if (whole > 0 || part == 0)
    g_string_append_printf (out, "%" G_GUINT64_FORMAT, whole);
  if (part == 0)
    return;
  if (whole == 0 && units > 0 && last == '.')
    g_string_append_c (out, ' ');
  g_string_append_printf (out, part % 10 == 0 ? ".%" G_GUINT64_FORMAT : ".%02" G_GUINT64_FORMAT,
                          part % 10 == 0 ? part / 10 : part);
}

/* @step: the number is rounded to so many units. */
static gboolean
take_number (const char **p,
             gint64       step,
             gint64      *units)
{
  char *end;
  double value = g_ascii_strtod (*p, &end);

  if (end == *p || !isfinite (value) || fabs (value) > 1e12)
    return FALSE;

  *p = end;
  *units = (gint64) floor (value * UNITS / (double) step + 0.5) * step;

  return TRUE;
}

/* --- Paths --- */

typedef struct
{
  GString *out;
  gint64   x, y;             /* where the pen is, as written */
  gint64   start_x, start_y; /* where the part of the path began */
  char     command;          /* that the next numbers belong to; 0: none */
  gint64   step;
} Pen;

/* @n points, the last of which is where the pen goes. */
static gboolean
put_points (Pen         *pen,
            char         command,
            guint        n,
            const char **p)
{
  gint64 to[6] = { 0 };

  for (guint i = 0; i < 2 * n; i++)
    if (!take_number (p, pen->step, &to[i]))
      return FALSE;

  if (pen->command != command)
    g_string_append_c (pen->out, command);
  pen->command = command;
  for (guint i = 0; i < n; i++)
    {
      put_number (pen->out, to[2 * i] - pen->x);
      put_number (pen->out, to[2 * i + 1] - pen->y);
    }
  pen->x = to[2 * n - 2];
  pen->y = to[2 * n - 1];

  return TRUE;
}

/* A part that nothing follows in is not drawn. */
static gboolean
put_move (Pen         *pen,
          const char **p)
{
  gint64 x, y;
  const char *next;

  if (!take_number (p, pen->step, &x) || !take_number (p, pen->step, &y))
    return FALSE;

  for (next = *p; *next == ' '; next++)
    ;
  if (*next != 'M' && *next != '\0')
    {
      g_string_append_c (pen->out, 'M');
      put_number (pen->out, x);
      put_number (pen->out, y);
      pen->command = 0;
    }
  pen->x = pen->start_x = x;
  pen->y = pen->start_y = y;

  return TRUE;
}

/* Returns FALSE for a path with anything that cairo does not write. */
static gboolean
put_path (GString    *out,
          const char *path,
          gint64      step)
{
  Pen pen = { .out = out, .step = step };

  for (const char *p = path; *p != '\0';)
    switch (*p++)
      {
      case ' ':
        break;
      case 'M':
        if (!put_move (&pen, &p))
          return FALSE;
        break;
      case 'L':
        if (!put_points (&pen, 'l', 1, &p))
          return FALSE;
        break;
      case 'C':
        if (!put_points (&pen, 'c', 3, &p))
          return FALSE;
        break;
      case 'Z':
        g_string_append_c (out, 'z');
        pen.command = 0;
        pen.x = pen.start_x;
        pen.y = pen.start_y;
        break;
      default:
        return FALSE;
      }

  return TRUE;
}

/* --- Styles --- */

/* Converts cairo's percentages to "#adbd90"; NULL if @value is something else. */
static char *
shorten_color (const char *value)
{
  double parts[3];
  const char *p = value + strlen ("rgb(");

  if (!g_str_has_prefix (value, "rgb("))
    return NULL;

  for (guint i = 0; i < 3; i++)
    {
      char *end;

      parts[i] = g_ascii_strtod (p, &end);
      if (end == p || *end != '%')
        return NULL;
      p = end + 1 + (i < 2);
    }

  return g_strdup_printf ("#%02x%02x%02x", (guint) floor (parts[0] * 2.55 + 0.5), (guint) floor (parts[1] * 2.55 + 0.5),
                          (guint) floor (parts[2] * 2.55 + 0.5));
}

/* Defaults that every reader takes for granted. */
static gboolean
is_default (const char *declaration)
{
  static const char * const defaults[] = {
    "stroke-linecap:butt", "stroke-linejoin:miter", "stroke-opacity:1", "fill-opacity:1", "fill-rule:nonzero",
    "stroke:none",
  };

  for (guint i = 0; i < G_N_ELEMENTS (defaults); i++)
    if (g_str_equal (declaration, defaults[i]))
      return TRUE;

  return FALSE;
}

static char *
shorten_style (const char *style)
{
  g_auto(GStrv) declarations = g_strsplit (style, ";", -1);
  GString *out = g_string_new (NULL);

  for (guint i = 0; declarations[i] != NULL; i++)
    {
      char *declaration = g_strstrip (declarations[i]);
      char *colon = strchr (declaration, ':');
      g_autofree char *color = NULL;

      if (colon == NULL || is_default (declaration))
        continue;
      color = shorten_color (colon + 1);
      if (out->len > 0)
        g_string_append_c (out, ';');
      g_string_append_len (out, declaration, colon + 1 - declaration);
      g_string_append (out, color != NULL ? color : colon + 1);
    }

  return g_string_free (out, FALSE);
}

/* Gives each style a class, with a rule in the style sheet of the picture. */
static void
put_style (Compacting *self,
           const char *style)
{
  char *shortened = shorten_style (style);
  const char *class = g_hash_table_lookup (self->classes, shortened);

  if (shortened[0] == '\0')
    {
      g_free (shortened);
      return;
    }
  if (class == NULL)
    {
      char *made = g_strdup_printf ("%ss%u", self->prefix, g_hash_table_size (self->classes));

      g_string_append_printf (self->sheet, ".%s{%s}", made, shortened);
      g_hash_table_insert (self->classes, shortened, made);
      class = made;
    }
  else
    {
      g_free (shortened);
    }
  g_string_append_printf (self->out, " class=\"%s\"", class);
}

/* --- Attributes --- */

/* Returns what stands behind the matrix of a translation, its two lengths; NULL if @value is anything else.  Newer cairos
 * write a space behind each comma. */
static const char *
find_translation (const char *value)
{
  static const char * const begins[] = { "matrix(1,0,0,1,", "matrix(1, 0, 0, 1, " };

  for (guint i = 0; i < G_N_ELEMENTS (begins); i++)
    if (g_str_has_prefix (value, begins[i]))
      return value + strlen (begins[i]);

  return NULL;
}

/* Writes a translation with fewer decimals; any other matrix stays. */
static void
put_transform (Compacting *self,
               const char *tag,
               const char *value)
{
  const char *p = find_translation (value);
  gboolean of_use = self->page && g_str_has_prefix (tag, "<use");
  gint64 step = of_use ? COARSE : 1;
  gint64 x, y;

  if (p != NULL && take_number (&p, step, &x) && *p == ',' && (p++, take_number (&p, step, &y)) && g_str_equal (p, ")"))
    {
      if (of_use)
        {
          g_string_append (self->out, " x=\"");
          put_number (self->out, x);
          g_string_append (self->out, "\" y=\"");
          put_number (self->out, y);
          g_string_append_c (self->out, '"');
          return;
        }
      g_string_append (self->out, " transform=\"translate(");
      put_number (self->out, x);
      put_number (self->out, y);
      g_string_append (self->out, ")\"");
      return;
    }

  g_string_append_printf (self->out, " transform=\"%s\"", value);
}

static gboolean
is_coarse (const Compacting *self,
           const char       *tag)
{
  const char *end = strchr (tag, '>'), *matrix = g_strstr_len (tag, end - tag, " transform=\"matrix(");

  return self->page && !self->in_letter && (matrix == NULL || find_translation (matrix + strlen (" transform=\"")) != NULL);
}

/* Writes an attribute that can be shortened; FALSE leaves the attribute as it is. */
static gboolean
put_attribute (Compacting *self,
               const char *tag,
               const char *name,
               const char *value)
{
  gsize before = self->out->len;

  if (g_str_equal (name, "style"))
    {
      put_style (self, value);
      return TRUE;
    }
  if (g_str_equal (name, "transform"))
    {
      put_transform (self, tag, value);
      return TRUE;
    }
  if (g_str_equal (name, "d"))
    {
      g_string_append (self->out, " d=\"");
      if (put_path (self->out, value, is_coarse (self, tag) ? COARSE : 1))
        {
          g_string_append_c (self->out, '"');
          return TRUE;
        }
      g_string_truncate (self->out, before);
    }
  if (g_str_equal (name, "x") || g_str_equal (name, "y"))
    {
      const char *p = value;
      gint64 units;

      if (!take_number (&p, self->page ? COARSE : 1, &units) || *p != '\0')
        return FALSE;
      g_string_append_printf (self->out, " %s=\"", name);
      put_number (self->out, units);
      g_string_append_c (self->out, '"');
      return TRUE;
    }
  if (self->page && g_str_equal (name, "xlink:href"))
    {
      g_string_append_printf (self->out, " href=\"%s\"", value);
      return TRUE;
    }
  /* Where a clip is used its rule says nothing. */
  if (g_str_equal (name, "clip-rule") && g_str_has_prefix (tag, "<g"))
    return TRUE;

  return FALSE;
}

/* Older cairos put the rule of a clip where the clip is used; readers look for it where the clip is defined. */
static GHashTable *
find_even_odd (const char *svg)
{
  g_autoptr(GRegex) regex = g_regex_new ("clip-path=\"url\\(#([^)]+)\\)\" clip-rule=\"evenodd\"", 0, 0, NULL);
  GHashTable *found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr(GMatchInfo) match = NULL;

  for (g_regex_match (regex, svg, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    g_hash_table_add (found, g_match_info_fetch (match, 1));

  return found;
}

static void
note_clip (Compacting *self,
           const char *tag,
           gsize       length)
{
  static const char begins[] = "<clipPath id=\"";
  g_autofree char *id = NULL;
  const char *quote;

  if (!g_str_has_prefix (tag, begins))
    return;

  quote = memchr (tag + strlen (begins), '"', length - strlen (begins));
  id = quote != NULL ? g_strndup (tag + strlen (begins), (gsize) (quote - tag) - strlen (begins)) : NULL;
  self->in_even_odd = id != NULL && g_hash_table_contains (self->even_odd, id);
}

/* Letters are symbols, or groups in newer cairos. */
static void
note_letter (Compacting *self,
             const char *tag)
{
  if (g_str_has_prefix (tag, "<symbol") || g_str_has_prefix (tag, "<g id=\"glyph"))
    self->in_letter = TRUE;
  else if (g_str_has_prefix (tag, "</symbol") || g_str_has_prefix (tag, "</g"))
    self->in_letter = FALSE;
}

static void
put_collected_style (Compacting    *self,
                     const GString *style)
{
  if (style->len > 0)
    put_style (self, style->str);
}

/* @tag is "<path style=… d=…/>", "<path fill=… stroke=… d=…/>" or any other tag, up to its ">". */
static void
put_tag (Compacting *self,
         const char *tag,
         gsize       length)
{
  const char *end = tag + length, *p = tag;
  g_autoptr(GString) style = g_string_new (NULL);

  note_clip (self, tag, length);
  note_letter (self, tag);
  while (p < end && *p != ' ')
    g_string_append_c (self->out, *p++);
  if (self->in_even_odd && g_str_has_prefix (tag, "<path"))
    g_string_append (self->out, " clip-rule=\"evenodd\"");
  while (p < end)
    {
      const char *name = p + strspn (p, " \n"), *equals = memchr (name, '=', (gsize) (end - name));
      const char *quote = equals != NULL && equals + 1 < end ? memchr (equals + 2, '"', (gsize) (end - equals - 2)) : NULL;
      g_autofree char *key = NULL;
      g_autofree char *value = NULL;

      if (quote == NULL)
        {
          put_collected_style (self, style);
          g_string_append_len (self->out, name, end - name);
          return;
        }
      key = g_strndup (name, (gsize) (equals - name));
      value = g_strndup (equals + 2, (gsize) (quote - equals - 2));
      /* Newer cairos write each part of a style as an attribute of its own. */
      if (g_str_has_prefix (key, "fill") || g_str_has_prefix (key, "stroke"))
        g_string_append_printf (style, "%s:%s;", key, value);
      else if (!put_attribute (self, tag, key, value))
        g_string_append_printf (self->out, " %s=\"%s\"", key, value);
      p = quote + 1;
    }
  put_collected_style (self, style);
}

/* Shortens white space between tags: an SVG by cairo has visible text in glyphs only. */
static void
put_between (GString    *out,
             const char *text,
             gsize       length,
             gboolean    page)
{
  gsize blank = strspn (text, " \n");

  if (blank < length)
    g_string_append_len (out, text, (gssize) length);
  else if (!page && memchr (text, '\n', length) != NULL)
    g_string_append_c (out, '\n');
}

/*
 * _hu_svg_compact:
 * @svg: as cairo wrote it
 * @prefix: the prefix of the names of its classes
 * @page: whether it is part of a page
 *
 * Returns: (transfer full): the same picture in fewer bytes
 */
char *
_hu_svg_compact (const char *svg,
                 const char *prefix,
                 gboolean    page)
{
  Compacting self = { g_string_sized_new (strlen (svg) / 4), g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
                      g_string_new (NULL), prefix, find_even_odd (svg), FALSE, page, FALSE };
  gssize sheet_at = -1;

  for (const char *p = svg; *p != '\0';)
    {
      const char *tag = strchr (p, '<'), *end = tag != NULL ? strchr (tag, '>') : NULL;

      if (end == NULL)
        {
          g_string_append (self.out, p);
          break;
        }
      put_between (self.out, p, (gsize) (tag - p), page);
      put_tag (&self, tag, (gsize) (end - tag));
      g_string_append_c (self.out, '>');
      self.in_even_odd &= !g_str_has_prefix (tag, "</clipPath");
      if (sheet_at < 0 && g_str_has_prefix (tag, "<svg"))
        sheet_at = (gssize) self.out->len;
      p = end + 1;
    }
  if (sheet_at >= 0 && self.sheet->len > 0)
    {
      g_string_prepend (self.sheet, "\n<style>");
      g_string_append (self.sheet, "</style>");
      g_string_insert_len (self.out, sheet_at, self.sheet->str, (gssize) self.sheet->len);
    }
  g_hash_table_unref (self.classes);
  g_hash_table_unref (self.even_odd);
  g_string_free (self.sheet, TRUE);

  return g_string_free (self.out, FALSE);
}
