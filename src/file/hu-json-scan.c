/*
 * A strict scanner of JSON (RFC 8259).  Everything that a text can be wrong in
 * before anybody asks what it means, and the table of where each value stands.
 *
 * Grammar faults end the scan, for nothing after one is certain; a key twice,
 * a number out of range and a lone surrogate do not.
 */
#include "config.h"

#include "hu-json-scan.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-json-text.h"

/* What json-glib 1.6 takes on a 64-bit machine, measured and rounded up:
 * bytes for a scalar, for its characters as they are, and so on. */
#define COST_SCALAR 96
#define COST_ARRAY  128
#define COST_OBJECT 320
#define COST_MEMBER 192

#define FEW_KEYS 16

typedef struct
{
  guint32 start; /* of a member its key's, of an element the value's first byte */
  guint32 size;  /* this entry and all within it */
} Entry;

struct _HuJsonScan
{
  GBytes     *bytes;
  const char *text; /* after a byte-order mark */
  gsize       length;
  GArray     *entries;

  /* Lines are asked for in rising order, mostly. */
  gsize       line_offset;
  guint       line;
};

typedef struct
{
  const char *text; /* decoded */
  guint32     length;
  guint32     start;
} Key;

typedef struct
{
  gboolean    is_object;
  guint       index; /* of the element that is read */
  Key         key;   /* of the member that is read */
} Frame;

typedef struct
{
  const char   *text;
  const char   *p;
  const char   *end;
  GArray       *entries;
  HuFaults     *faults;
  Frame         frames[HU_FILE_MAX_DEPTH];
  guint         depth;
  GArray       *keys; /* Key, of every object that is open */
  GStringChunk *decoded;
  guint64       cost; /* of what json-glib makes of everything but events */
  guint64       event_cost;
  gboolean      failed;
} Scanner;

/* --- Faults --- */

static guint
line_of (const char *text,
         const char *p)
{
  guint line = 1;

  while ((text = memchr (text, '\n', (gsize) (p - text))) != NULL)
    {
      line++;
      text++;
    }

  return line;
}

static char *
pointer_here (const Scanner *self)
{
  GString *pointer = g_string_new (NULL);

  for (guint i = 0; i < self->depth; i++)
    {
      const Frame *frame = &self->frames[i];

      if (!frame->is_object)
        hu_pointer_append_index (pointer, frame->index);
      else if (frame->key.text != NULL)
        hu_pointer_append_key (pointer, frame->key.text, frame->key.length);
    }

  return g_string_free (pointer, FALSE);
}

/* A fault at @p, which the rest of the text survives, unless there are too many. */
static void
add_fault (Scanner    *self,
           const char *p,
           char       *what,
           char       *remedy)
{
  g_autofree char *pointer = pointer_here (self);

  hu_faults_add (self->faults, FALSE, line_of (self->text, p), pointer, what, remedy);
  if (hu_faults_is_full (self->faults))
    self->failed = TRUE;
}

/* One that ends the scan.  Always FALSE. */
static gboolean
fail (Scanner    *self,
      const char *p,
      char       *what,
      const char *remedy)
{
  add_fault (self, p, what, g_strdup (remedy));
  self->failed = TRUE;

  return FALSE;
}

static gboolean
fail_at_end (Scanner *self)
{
  const char *what;

  if (self->depth == 0)
    what = _("the file is empty");
  else if (self->frames[self->depth - 1].is_object)
    what = _("the file ends amid an object");
  else
    what = _("the file ends amid a list");

  return fail (self, self->p, g_strdup (what), _("its end seems to be lost: take an earlier copy, or complete it"));
}

static gboolean
fail_unexpected (Scanner    *self,
                 const char *remedy)
{
  g_autofree char *word = NULL;
  const char *p = self->p;

  if (p == self->end)
    return fail_at_end (self);

  if (*p == '/' || *p == '#')
    return fail (self, p, g_strdup (_("a comment stands here, and JSON has none")),
                 _("remove it, or put the remark into the “about” text or a “note” of an event"));
  if (*p == '\'')
    return fail (self, p, g_strdup (_("text stands in single quotation marks")),
                 _("put it in double ones: \"…\""));

  while (p < self->end && (g_ascii_isalnum (*p) || strchr ("_+-.", *p) != NULL) && *p != '\0')
    p++;
  if (p == self->p)
    p = g_utf8_next_char (p);
  word = hu_text_shorten (self->p, p - self->p);

  return fail (self, self->p, g_strdup_printf (_("“%s” cannot stand here"), word), remedy);
}

/* --- Entries and what they cost --- */

static void
skip_space (Scanner *self)
{
  self->p = hu_json_skip_space (self->p, self->end);
}

static gboolean
in_log (const Scanner *self)
{
  return self->depth >= 2 && self->frames[0].is_object && !self->frames[1].is_object &&
         self->frames[0].key.length == strlen ("log") && memcmp (self->frames[0].key.text, "log", 3) == 0;
}

static gboolean
spend (Scanner *self,
       guint64  cost)
{
  guint64 *account = in_log (self) ? &self->event_cost : &self->cost;

  *account += cost;
  if (self->failed)
    return FALSE;
  if (self->cost + self->event_cost <= HU_FILE_MAX_MEMORY)
    return TRUE;

  return fail (self, self->p, g_strdup (_("the file says more than this program takes into memory")),
               _("write hexes as spans, such as \"0101-0412\", and shorten the rest"));
}

static guint
open_entry (Scanner    *self,
            const char *start)
{
  const Entry entry = { (guint32) (start - self->text), 1 };

  g_array_append_val (self->entries, entry);

  return self->entries->len - 1;
}

static void
close_entry (Scanner *self,
             guint    index)
{
  g_array_index (self->entries, Entry, index).size = self->entries->len - index;
}

/* --- Strings --- */

static gboolean
fail_in_string (Scanner    *self,
                const char *p)
{
  g_autofree char *escape = NULL;

  if (p >= self->end)
    return fail (self, self->p, g_strdup (_("the file ends amid a text")),
                 _("the closing quotation mark is missing, or the end of the file is lost"));
  if (*p != '\\')
    return fail (self, p, g_strdup (_("a text holds a line break, a tab or another control character as it is")),
                 _("close the text before it, or write \\n for a line break and \\t for a tab"));

  escape = hu_text_shorten (p, p[1] == 'u' ? MIN (6, self->end - p)
                                           : MIN (g_utf8_next_char (p + 1) - p, self->end - p));
  return fail (self, p, g_strdup_printf (_("“%s” is no escape of JSON"), escape),
               _("write a backslash itself as \\\\, other characters as they are"));
}

static gboolean
hex4 (const Scanner *self,
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

/* \uXXXX at @p: returns the byte after it (after the pair of it), or NULL. */
static const char *
scan_unicode_escape (Scanner    *self,
                     const char *p)
{
  gunichar c, low;

  if (!hex4 (self, p + 2, &c))
    return NULL;

  if (c == 0)
    add_fault (self, p, g_strdup (_("a text holds the NUL character (\\u0000)")), g_strdup (_("remove it")));
  if (c < 0xd800 || c >= 0xe000)
    return p + 6;

  if (c < 0xdc00 && self->end - p >= 12 && p[6] == '\\' && p[7] == 'u' && hex4 (self, p + 8, &low) &&
      low >= 0xdc00 && low < 0xe000)
    return p + 12;

  add_fault (self, p, g_strdup_printf (_("\\u%04x is half of a surrogate pair without the other"), c),
             g_strdup (_("write the character itself, or both halves")));
  return p + 6;
}

/* At the opening quote; leaves self->p after the closing one. */
static gboolean
scan_string (Scanner  *self,
             gboolean *has_escapes)
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
skip_digits (const Scanner *self,
             const char    *p)
{
  while (p < self->end && g_ascii_isdigit (*p))
    p++;

  return p;
}

static gboolean
fail_number (Scanner *self)
{
  g_autofree char *word = NULL;
  const char *p = self->p;

  while (p < self->end && (g_ascii_isalnum (*p) || *p == '+' || *p == '-' || *p == '.'))
    p++;
  word = hu_text_shorten (self->p, p - self->p);

  return fail (self, self->p, g_strdup_printf (_("“%s” is not a number as JSON writes them"), word),
               _("digits without leading zeros or plus sign, with digits on both sides of a point"));
}

static void
check_range (Scanner    *self,
             const char *end,
             gboolean    is_real)
{
  g_autofree char *number = NULL;
  g_autofree char *shown = NULL;
  gsize length = (gsize) (end - self->p);
  gboolean in_range;

  /* Nothing so short can be out of range without an exponent. */
  if (length <= 18 && memchr (self->p, 'e', length) == NULL && memchr (self->p, 'E', length) == NULL)
    return;

  number = g_strndup (self->p, length);
  errno = 0;
  if (is_real)
    in_range = isfinite (g_ascii_strtod (number, NULL));
  else
    in_range = g_ascii_string_to_signed (number, 10, G_MININT64, G_MAXINT64, NULL, NULL);
  if (in_range)
    return;

  shown = hu_text_shorten (number, (gssize) length);
  add_fault (self, self->p, g_strdup_printf (_("the number %s is out of range"), shown),
             is_real ? g_strdup (_("numbers go up to about 1.8e308"))
                     : g_strdup (_("whole numbers go from -9223372036854775808 to 9223372036854775807")));
}

static gboolean
scan_number (Scanner *self)
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

  return spend (self, COST_SCALAR);
}

/* A sign or a point before a letter, as in -Infinity, begins a word. */
static gboolean
begins_number (const Scanner *self)
{
  return g_ascii_isdigit (*self->p) ||
         ((*self->p == '-' || *self->p == '+' || *self->p == '.') &&
          !(self->p + 1 < self->end && g_ascii_isalpha (self->p[1])));
}

static gboolean
scan_word (Scanner *self)
{
  static const char * const words[] = { "true", "false", "null" };
  const char *p = self->p;

  while (p < self->end && (g_ascii_isalnum (*p) || *p == '_'))
    p++;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if ((gsize) (p - self->p) == strlen (words[i]) && memcmp (self->p, words[i], strlen (words[i])) == 0)
      {
        self->p = p;
        return spend (self, COST_SCALAR);
      }

  return fail_unexpected (self, _("text stands in double quotation marks; the only words without are true, "
                                  "false and null"));
}

/* --- Objects --- */

static gint
compare_keys (gconstpointer a,
              gconstpointer b)
{
  const Key *x = a, *y = b;
  gint order;

  if (x->length != y->length)
    return x->length < y->length ? -1 : 1;

  order = memcmp (x->text, y->text, x->length);
  if (order != 0)
    return order;

  return x->start < y->start ? -1 : 1;
}

static gboolean
has_duplicates (const Key *keys,
                guint      n)
{
  for (guint i = 1; i < n; i++)
    for (guint j = 0; j < i; j++)
      if (keys[i].length == keys[j].length && memcmp (keys[i].text, keys[j].text, keys[i].length) == 0)
        return TRUE;

  return FALSE;
}

static void
check_duplicates (Scanner *self,
                  guint    first)
{
  Key *keys = &g_array_index (self->keys, Key, first);
  guint n = self->keys->len - first;
  Frame *frame = &self->frames[self->depth - 1];

  /* Few keys are compared with each other; the many of a hostile file are sorted. */
  if (n <= FEW_KEYS && !has_duplicates (keys, n))
    return;

  qsort (keys, n, sizeof (Key), compare_keys);
  for (guint i = 1; i < n && !self->failed; i++)
    if (keys[i].length == keys[i - 1].length && memcmp (keys[i].text, keys[i - 1].text, keys[i].length) == 0)
      {
        g_autofree char *shown = hu_text_shorten (keys[i].text, keys[i].length);
        guint line = line_of (self->text, self->text + keys[i - 1].start);

        frame->key = keys[i];
        add_fault (self, self->text + keys[i].start, g_strdup_printf (_("the key “%s” stands here twice"), shown),
                   g_strdup_printf (_("keep this one or the one on line %u"), line));
      }
}

static gboolean scan_value (Scanner    *self,
                            const char *start);

static gboolean
scan_key (Scanner *self,
          Frame   *frame,
          guint    first)
{
  const char *start = self->p;
  gboolean has_escapes;
  Key key;

  if (self->p == self->end)
    return fail_at_end (self);
  if (*self->p == '}' || *self->p == ',')
    return fail (self, self->p, g_strdup (_("there is a comma too many")), _("remove it"));
  if (*self->p != '"')
    return fail_unexpected (self, _("a key in double quotation marks would be right"));
  if (!scan_string (self, &has_escapes))
    return FALSE;

  key.start = (guint32) (start - self->text);
  key.text = start + 1;
  key.length = (guint32) (self->p - start - 2);
  if (has_escapes)
    {
      GString *text = g_string_new (NULL);

      hu_json_append_decoded (text, key.text, key.length);
      key.length = (guint32) text->len;
      key.text = g_string_chunk_insert_len (self->decoded, text->str, (gssize) text->len);
      g_string_free (text, TRUE);
    }
  frame->key = key;

  if (key.length == 0)
    return fail (self, start, g_strdup (_("a key is empty")), _("give it a name"));
  if (self->keys->len - first >= HU_FILE_MAX_KEYS)
    return fail (self, start, g_strdup_printf (_("an object has more than %d keys"), HU_FILE_MAX_KEYS),
                 _("use a list"));
  g_array_append_val (self->keys, key);

  skip_space (self);
  if (self->p == self->end || *self->p != ':')
    {
      g_autofree char *shown = hu_text_shorten (key.text, key.length);

      return fail (self, self->p, g_strdup_printf (_("after the key “%s” the colon is missing"), shown),
                   _("write \"key\": value"));
    }
  self->p++;
  skip_space (self);

  return spend (self, COST_MEMBER + key.length);
}

/* Between two values of an object or list: TRUE after a comma or before @close. */
static gboolean
scan_separator (Scanner *self,
                char     close)
{
  const char *comma;

  skip_space (self);
  if (self->p == self->end)
    return fail_at_end (self);
  if (*self->p == close)
    return TRUE;
  if (*self->p != ',')
    return fail_unexpected (self, close == '}' ? _("a comma, or } at the end of the object, would be right")
                                               : _("a comma, or ] at the end of the list, would be right"));

  comma = self->p++;
  skip_space (self);
  if (self->p < self->end && (*self->p == close || *self->p == ','))
    return fail (self, comma, g_strdup (_("there is a comma too many")), _("remove it"));

  return TRUE;
}

static gboolean
scan_object (Scanner *self,
             Frame   *frame)
{
  guint first = self->keys->len;

  *frame = (Frame) { .is_object = TRUE };
  skip_space (self);

  while (self->p == self->end || *self->p != '}')
    {
      const char *start = self->p;

      if (!scan_key (self, frame, first) || !scan_value (self, start) || !scan_separator (self, '}'))
        return FALSE;
    }
  self->p++;

  check_duplicates (self, first);
  g_array_set_size (self->keys, first);

  return !self->failed;
}

/* --- Lists --- */

/* The two lists that can be too long are bounded before anything is made of them. */
static gboolean
check_list_length (Scanner *self,
                   guint    length)
{
  static const struct
  {
    const char *key;
    guint       limit;
  } limits[] = { { "units", HU_FILE_MAX_UNITS }, { "log", HU_FILE_MAX_EVENTS } };
  const Key *key = &self->frames[0].key;

  if (self->depth != 2 || !self->frames[0].is_object)
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    if (length > limits[i].limit && key->length == strlen (limits[i].key) &&
        memcmp (key->text, limits[i].key, key->length) == 0)
      {
        self->depth--; /* the fault is the list's */
        return fail (self, self->p, i == 0 ? g_strdup_printf (_("there are more than %u units"), limits[i].limit)
                                           : g_strdup_printf (_("there are more than %u events"), limits[i].limit),
                     _("that is the most this program takes"));
      }

  return TRUE;
}

static gboolean
scan_list (Scanner *self,
           Frame   *frame)
{
  *frame = (Frame) { .is_object = FALSE };
  skip_space (self);

  while (self->p == self->end || *self->p != ']')
    {
      self->event_cost = self->depth == 2 ? 0 : self->event_cost;
      if (self->p == self->end)
        return fail_at_end (self);
      if (!check_list_length (self, frame->index + 1) || !scan_value (self, self->p) ||
          !scan_separator (self, ']'))
        return FALSE;
      frame->index++;
    }
  self->p++;

  return TRUE;
}

static gboolean
scan_nested (Scanner *self)
{
  gboolean is_object = *self->p == '{';
  gboolean done;

  if (self->depth == HU_FILE_MAX_DEPTH)
    return fail (self, self->p, g_strdup_printf (_("objects and lists are nested more than %d deep"),
                                                 HU_FILE_MAX_DEPTH),
                 _("no game needs that"));
  if (!spend (self, is_object ? COST_OBJECT : COST_ARRAY))
    return FALSE;

  self->p++;
  self->depth++;
  done = is_object ? scan_object (self, &self->frames[self->depth - 1])
                   : scan_list (self, &self->frames[self->depth - 1]);
  self->depth--;

  return done;
}

/* --- Values --- */

/* At the value; @start is where its entry begins (of a member its key). */
static gboolean
scan_value (Scanner    *self,
            const char *start)
{
  guint entry = open_entry (self, start);
  const char *value = self->p;
  gboolean done, has_escapes;

  if (self->p == self->end)
    return fail_at_end (self);

  if (*self->p == '{' || *self->p == '[')
    done = scan_nested (self);
  else if (*self->p == '"')
    done = scan_string (self, &has_escapes) && spend (self, COST_SCALAR + (guint64) (self->p - value));
  else if (begins_number (self))
    done = scan_number (self);
  else
    done = scan_word (self);

  close_entry (self, entry);
  return done;
}

static gboolean
scan_document (Scanner *self)
{
  skip_space (self);
  if (!scan_value (self, self->p))
    return FALSE;

  skip_space (self);
  if (self->p < self->end)
    return fail (self, self->p, g_strdup (_("something follows the end of the game")), _("remove it"));

  return TRUE;
}

/* --- The text as a whole --- */

static gboolean
refuse_text (HuFaults *faults,
             guint     line,
             char     *what,
             char     *remedy)
{
  hu_faults_add (faults, FALSE, line, "", what, remedy);

  return FALSE;
}

static gboolean
check_encoding (const char *text,
                gsize       length,
                HuFaults   *faults)
{
  const char *bad;
  guint line;

  if (length >= 2 && (memcmp (text, "\xff\xfe", 2) == 0 || memcmp (text, "\xfe\xff", 2) == 0))
    return refuse_text (faults, 1, g_strdup (_("the file is in UTF-16, not in UTF-8")),
                        g_strdup (_("save it as UTF-8")));
  if (g_utf8_validate_len (text, length, &bad))
    return TRUE;

  line = line_of (text, bad);
  if (*bad == '\0')
    return refuse_text (faults, line, g_strdup (_("the file holds a NUL byte: it is no text in UTF-8")),
                        g_strdup (_("choose a .hexgame file, or save it as UTF-8")));

  return refuse_text (faults, line,
                      g_strdup_printf (_("the byte 0x%02X here is not UTF-8"), (guint) (guchar) *bad),
                      g_strdup (_("save the file as UTF-8")));
}

/**
 * hu_json_scan_new:
 * @bytes: what a file holds
 * @faults: where faults go
 *
 * Scans a text, whole or up to the first fault of grammar.  A byte-order mark
 * is skipped.  Keys twice, numbers out of range, NUL and lone surrogates are
 * faults that leave something to go on with.
 *
 * Time is linear in the text, and memory at most eight bytes a value beside it.
 *
 * Returns: (transfer full) (nullable): where everything stands, or %NULL
 */
HuJsonScan *
hu_json_scan_new (GBytes   *bytes,
                  HuFaults *faults)
{
  HuJsonScan *self;
  Scanner scanner = { 0 };
  const char *text;
  gsize length;

  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  text = g_bytes_get_data (bytes, &length);
  if (length > HU_FILE_MAX_BYTES)
    {
      refuse_text (faults, 1, g_strdup_printf (_("the file is larger than %d MiB"), HU_FILE_MAX_BYTES >> 20),
                   g_strdup (_("that is the most this program takes")));
      return NULL;
    }
  if (text == NULL)
    text = "";
  if (!check_encoding (text, length, faults))
    return NULL;
  if (length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    {
      text += 3;
      length -= 3;
    }

  scanner.text = scanner.p = text;
  scanner.end = text + length;
  scanner.faults = faults;
  scanner.entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  scanner.keys = g_array_new (FALSE, FALSE, sizeof (Key));
  scanner.decoded = g_string_chunk_new (256);
  scan_document (&scanner);
  g_array_unref (scanner.keys);
  g_string_chunk_free (scanner.decoded);

  if (scanner.failed)
    {
      g_array_unref (scanner.entries);
      return NULL;
    }

  self = g_new0 (HuJsonScan, 1);
  self->bytes = g_bytes_ref (bytes);
  self->text = text;
  self->length = length;
  self->entries = scanner.entries;
  self->line = 1;

  return self;
}

/**
 * hu_json_scan_free:
 * @self: a scan
 *
 * Frees it.
 */
void
hu_json_scan_free (HuJsonScan *self)
{
  g_return_if_fail (self != NULL);

  g_bytes_unref (self->bytes);
  g_array_unref (self->entries);
  g_free (self);
}

/**
 * hu_json_scan_get_text:
 * @self: a scan
 * @length: (out): its bytes
 *
 * Returns: (transfer none): the text, without a byte-order mark and not
 *   ended by NUL
 */
const char *
hu_json_scan_get_text (const HuJsonScan *self,
                       gsize            *length)
{
  g_return_val_if_fail (self != NULL && length != NULL, NULL);

  *length = self->length;
  return self->text;
}

/**
 * hu_json_scan_get_line:
 * @self: a scan
 * @entry: one of its entries
 *
 * Returns: the line on which it begins, from 1: of a member that of its key
 */
guint
hu_json_scan_get_line (HuJsonScan *self,
                       HuEntry     entry)
{
  gsize offset;

  g_return_val_if_fail (self != NULL && entry < self->entries->len, 1);

  offset = g_array_index (self->entries, Entry, entry).start;
  if (offset < self->line_offset)
    {
      self->line_offset = 0;
      self->line = 1;
    }

  self->line += line_of (self->text + self->line_offset, self->text + offset) - 1;
  self->line_offset = offset;

  return self->line;
}

/**
 * hu_json_scan_get_start:
 * @self: a scan
 * @entry: one of its entries
 *
 * Returns: the offset in the text at which it begins: of a member its key's
 */
gsize
hu_json_scan_get_start (const HuJsonScan *self,
                        HuEntry           entry)
{
  g_return_val_if_fail (self != NULL && entry < self->entries->len, 0);

  return g_array_index (self->entries, Entry, entry).start;
}

/**
 * hu_json_scan_get_next:
 * @self: a scan
 * @entry: one of its entries
 *
 * Returns: the entry that follows it and all within it; where there is none
 *   in the same object or list, that of whatever comes next in the text
 */
HuEntry
hu_json_scan_get_next (const HuJsonScan *self,
                       HuEntry           entry)
{
  g_return_val_if_fail (self != NULL && entry < self->entries->len, HU_ENTRY_NONE);

  return entry + g_array_index (self->entries, Entry, entry).size;
}

static gboolean
key_is (const HuJsonScan *self,
        const Entry      *entry,
        const char       *key,
        gsize             length)
{
  const char *text = self->text + entry->start;
  const char *end = hu_json_skip_string (text) - 1;
  g_autoptr(GString) decoded = NULL;

  text++;
  if (memchr (text, '\\', (gsize) (end - text)) == NULL)
    return (gsize) (end - text) == length && memcmp (text, key, length) == 0;

  decoded = g_string_new (NULL);
  hu_json_append_decoded (decoded, text, (gsize) (end - text));

  return decoded->len == length && memcmp (decoded->str, key, length) == 0;
}

/**
 * hu_json_scan_find_member:
 * @self: a scan
 * @object: the entry of an object
 * @key: a key
 *
 * Finds a member of @object; where its key stands twice the last, as json-glib
 * takes it.
 *
 * Returns: its entry, or %HU_ENTRY_NONE
 */
HuEntry
hu_json_scan_find_member (const HuJsonScan *self,
                          HuEntry           object,
                          const char       *key)
{
  HuEntry found = HU_ENTRY_NONE, end;
  gsize length;

  g_return_val_if_fail (self != NULL && key != NULL && object < self->entries->len, HU_ENTRY_NONE);

  length = strlen (key);
  end = hu_json_scan_get_next (self, object);
  for (HuEntry entry = object + 1; entry < end; entry = hu_json_scan_get_next (self, entry))
    if (key_is (self, &g_array_index (self->entries, Entry, entry), key, length))
      found = entry;

  return found;
}

/**
 * hu_json_scan_get_span:
 * @self: a scan
 * @entry: one of its entries
 * @start: (out): its value's first byte
 * @end: (out): the byte after its value
 *
 * Says where a value stands in the text.
 */
void
hu_json_scan_get_span (const HuJsonScan *self,
                       HuEntry           entry,
                       gsize            *start,
                       gsize            *end)
{
  const char *limit, *text, *after;

  g_return_if_fail (self != NULL && start != NULL && end != NULL && entry < self->entries->len);

  limit = self->text + self->length;
  text = self->text + g_array_index (self->entries, Entry, entry).start;

  /* A string with a colon behind it is the key of a member. */
  if (*text == '"')
    {
      after = hu_json_skip_space (hu_json_skip_string (text), limit);
      if (after < limit && *after == ':')
        text = hu_json_skip_space (after + 1, limit);
    }

  *start = (gsize) (text - self->text);
  *end = (gsize) (hu_json_skip_value (text, limit) - self->text);
}
