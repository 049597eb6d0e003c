/*
 * The scanner's faults, its memory budget, and the values that are neither object nor list:
 * strings, numbers and words.
 */
#include "config.h"

#include "hu-json-scan.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-json-text.h"

/* --- Faults --- */

static char *
pointer_here (const HuScanner *self)
{
  GString *pointer = g_string_new (NULL);

  for (guint i = 0; i < self->depth; i++)
    {
      const HuScanFrame *frame = &self->frames[i];

      if (!frame->is_object)
        hu_pointer_append_index (pointer, frame->index);
      else if (frame->key.text != NULL)
        hu_pointer_append_key (pointer, frame->key.text, frame->key.length);
    }

  return g_string_free (pointer, FALSE);
}

void
hu_scanner_fault (HuScanner  *self,
                  const char *p,
                  char       *what,
                  char       *remedy)
{
  g_autofree char *pointer = NULL;

  if (self->faults == NULL)
    {
      g_free (what);
      g_free (remedy);
      return;
    }

  pointer = pointer_here (self);
  hu_faults_add (self->faults, FALSE, hu_text_line_of (self->text, p), pointer, what, remedy);
  if (hu_faults_is_full (self->faults))
    self->failed = TRUE;
}

gboolean
hu_scanner_fail (HuScanner  *self,
                 const char *p,
                 char       *what,
                 const char *remedy)
{
  hu_scanner_fault (self, p, what, g_strdup (remedy));
  self->failed = TRUE;

  return FALSE;
}

/* The brackets that close all open ones, the innermost first: "]}"; g_free(). */
static char *
dup_closers (const HuScanner *self)
{
  GString *closers = g_string_new (NULL);

  for (guint i = self->depth; i > 0; i--)
    g_string_append_c (closers, self->frames[i - 1].is_object ? '}' : ']');

  return g_string_free (closers, FALSE);
}

gboolean
hu_scanner_fail_at_end (HuScanner *self)
{
  g_autofree char *closers = dup_closers (self);
  g_autofree char *remedy = NULL;
  const char *what;

  if (self->depth == 0)
    what = _("the file is empty");
  else if (self->frames[self->depth - 1].is_object)
    what = _("the file ends amid an object");
  else
    what = _("the file ends amid a list");

  remedy = self->depth == 0 ? g_strdup (_("its end seems to be lost: take an earlier copy, or complete it"))
    /* Translators: the brackets that are missing: "]}". */
    : g_strdup_printf (_("its end seems to be lost: take an earlier copy, or complete it, at least with %s"), closers);

  return hu_scanner_fail (self, self->p, g_strdup (what), remedy);
}

gboolean
hu_scanner_fail_unexpected (HuScanner  *self,
                            const char *remedy)
{
  g_autofree char *word = NULL;
  const char *p = self->p;

  if (p == self->end)
    return hu_scanner_fail_at_end (self);

  if (*p == '/' || *p == '#')
    return hu_scanner_fail (self, p, g_strdup (_("a comment stands here, and JSON has none")),
                            _("remove it, or put the remark into the “about” text or a “note” of an event"));
  if (*p == '\'')
    return hu_scanner_fail (self, p, g_strdup (_("text stands in single quotation marks")),
                            _("put it in double ones: \"…\""));

  if (self->depth > 0 && self->frames[self->depth - 1].is_object && (*p == '{' || *p == ']'))
    return hu_scanner_fail (self, p, g_strdup_printf (_("“%c” stands within an object that has not ended"), *p),
                            _("end the object before it with }"));

  while (p < self->end && (g_ascii_isalnum (*p) || strchr ("_+-.", *p) != NULL) && *p != '\0')
    p++;
  if (p == self->p)
    p = g_utf8_next_char (p);
  word = hu_text_shorten (self->p, p - self->p);

  return hu_scanner_fail (self, self->p, g_strdup_printf (_("“%s” cannot stand here"), word), remedy);
}

/* --- What it costs --- */

gboolean
hu_scanner_spend (HuScanner *self,
                  guint64    cost)
{
  guint64 *account = self->skimmed != NULL ? &self->event_cost : &self->cost;

  *account += cost;
  if (self->failed)
    return FALSE;
  if (self->cost + self->event_cost <= HU_FILE_MAX_MEMORY)
    return TRUE;

  return hu_scanner_fail (self, self->p,
                          g_strdup (_("the file says more than this program takes into memory")),
                          _("write hexes as spans, such as \"0101-0412\", and shorten the rest"));
}

/* --- Strings --- */

static gboolean
fail_in_string (HuScanner  *self,
                const char *p)
{
  g_autofree char *escape = NULL;

  if (p >= self->end)
    return hu_scanner_fail (self, self->p, g_strdup (_("the file ends amid a text")),
                            _("the closing quotation mark is missing, or the end of the file is lost"));
  if (*p != '\\')
    return hu_scanner_fail (self, p,
                            g_strdup (_("a text holds a line break, a tab or another control character")),
                            _("close the text before it, or write \\n for a line break and \\t for a tab"));

  escape = hu_text_shorten (p, p[1] == 'u' ? MIN (6, self->end - p)
                                           : MIN (g_utf8_next_char (p + 1) - p, self->end - p));
  return hu_scanner_fail (self, p, g_strdup_printf (_("“%s” is no escape of JSON"), escape),
                          _("write a backslash itself as \\\\, other characters as they are"));
}

static gboolean
hex4 (const HuScanner *self,
      const char    *p,
      gunichar      *c)
{
  *c = 0;
  if (self->end - p < 4)
    return FALSE;

  for (guint i = 0; i < 4; i++)
    {
      if (!g_ascii_isxdigit (p[i]))
        return FALSE;
      *c = *c << 4 | (gunichar) g_ascii_xdigit_value (p[i]);
    }

  return TRUE;
}

/* Scans \uXXXX at @p; returns the byte after it (or after its surrogate pair), or NULL. */
static const char *
scan_unicode_escape (HuScanner  *self,
                     const char *p)
{
  gunichar c, low;

  if (!hex4 (self, p + 2, &c))
    return NULL;

  if (c == 0)
    hu_scanner_fault (self, p, g_strdup (_("a text holds the NUL character (\\u0000)")),
                      g_strdup (_("remove it")));
  if (c < 0xd800 || c >= 0xe000)
    return p + 6;

  if (c < 0xdc00 && self->end - p >= 12 && p[6] == '\\' && p[7] == 'u' && hex4 (self, p + 8, &low) &&
      low >= 0xdc00 && low < 0xe000)
    return p + 12;

  hu_scanner_fault (self, p, g_strdup_printf (_("\\u%04x is half of a surrogate pair without the other"), c),
                    g_strdup (_("write the character itself, or both halves")));
  return p + 6;
}

/* Begins at the opening quote; leaves self->p after the closing quote. */
gboolean
hu_scanner_string (HuScanner *self,
                   gboolean  *has_escapes)
{
  const char *p = self->p + 1;

  *has_escapes = FALSE;
  while (p < self->end && *p != '"')
    {
      if ((guchar) *p < 0x20)
        return fail_in_string (self, p);
      if (*p != '\\')
        {
          p++;
          continue;
        }

      *has_escapes = TRUE;
      if (self->end - p < 2)
        return fail_in_string (self, self->end);
      if (p[1] == 'u')
        {
          const char *after = scan_unicode_escape (self, p);

          if (after == NULL)
            return fail_in_string (self, p);
          if (self->failed)
            return FALSE;
          p = after;
        }
      else if (p[1] != '\0' && strchr ("\"\\/bfnrt", p[1]) != NULL)
        p += 2;
      else
        return fail_in_string (self, p);
    }

  if (p >= self->end)
    return fail_in_string (self, self->end);

  self->p = p + 1;
  return TRUE;
}

/* --- Numbers and words --- */

static const char *
skip_digits (const HuScanner *self,
             const char      *p)
{
  while (p < self->end && g_ascii_isdigit (*p))
    p++;

  return p;
}

static gboolean
fail_number (HuScanner *self)
{
  g_autofree char *word = NULL;
  const char *p = self->p;

  while (p < self->end && (g_ascii_isalnum (*p) || *p == '+' || *p == '-' || *p == '.'))
    p++;
  word = hu_text_shorten (self->p, p - self->p);

  return hu_scanner_fail (self, self->p,
                          g_strdup_printf (_("“%s” is not a number as JSON writes them"), word),
                          _("no leading zeros, no plus sign, and digits on both sides of a point"));
}

static void
check_range (HuScanner  *self,
             const char *end,
             gboolean    is_real)
{
  g_autofree char *number = NULL;
  g_autofree char *shown = NULL;
  gsize length = (gsize) (end - self->p);
  gboolean in_range;
  gint64 whole;

  /* A number this short cannot be out of range without an exponent. */
  if (length <= 18 && memchr (self->p, 'e', length) == NULL && memchr (self->p, 'E', length) == NULL)
    return;

  number = g_strndup (self->p, length);
  if (is_real)
    in_range = isfinite (g_ascii_strtod (number, NULL));
  else
    in_range = hu_json_read_whole (number, &whole);
  if (in_range)
    return;

  shown = hu_text_shorten (number, (gssize) length);
  hu_scanner_fault (self, self->p, g_strdup_printf (_("the number %s is out of range"), shown),
                    is_real ? g_strdup (_("numbers go up to about 1.8e308"))
                     : g_strdup (_("whole numbers go from -9223372036854775808 to 9223372036854775807")));
}

gboolean
hu_scanner_number (HuScanner *self)
{
  const char *p = self->p, *digits;
  gboolean is_real = FALSE;

  if (*p == '-')
    p++;

  digits = p;
  p = skip_digits (self, p);
  if (p == digits || (*digits == '0' && p - digits > 1))
    return fail_number (self);

  if (p < self->end && *p == '.')
    {
      is_real = TRUE;
      digits = p + 1;
      p = skip_digits (self, digits);
      if (p == digits)
        return fail_number (self);
    }
  if (p < self->end && (*p == 'e' || *p == 'E'))
    {
      is_real = TRUE;
      digits = p + 1;
      if (digits < self->end && (*digits == '+' || *digits == '-'))
        digits++;
      p = skip_digits (self, digits);
      if (p == digits)
        return fail_number (self);
    }
  if (p < self->end && (g_ascii_isalnum (*p) || *p == '.' || *p == '+' || *p == '-'))
    return fail_number (self);

  check_range (self, p, is_real);
  self->p = p;

  return hu_scanner_spend (self, COST_SCALAR);
}

/* A sign or a point before a letter, as in -Infinity, begins a word, not a number. */
gboolean
hu_scanner_at_number (const HuScanner *self)
{
  return g_ascii_isdigit (*self->p) ||
         ((*self->p == '-' || *self->p == '+' || *self->p == '.') &&
          !(self->p + 1 < self->end && g_ascii_isalpha (self->p[1])));
}

gboolean
hu_scanner_word (HuScanner *self)
{
  static const char * const words[] = { "true", "false", "null" };
  const char *p = self->p;

  while (p < self->end && (g_ascii_isalnum (*p) || *p == '_'))
    p++;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if ((gsize) (p - self->p) == strlen (words[i]) && memcmp (self->p, words[i], strlen (words[i])) == 0)
      {
        self->p = p;
        return hu_scanner_spend (self, COST_SCALAR);
      }

  return hu_scanner_fail_unexpected (self,
                                     _("put text in double quotation marks, all but true, false and null"));
}
