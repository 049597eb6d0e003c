/*
 * The scanner's grammar: objects, lists, and the document as a whole.
 *
 * A grammar fault ends the scan, because nothing after it is certain.  A duplicate key, a
 * number out of range and a lone surrogate do not.
 */
#include "config.h"

#include "hu-json-scan-private.h"

#include <stdlib.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-json-text.h"

#define FEW_KEYS 16

/* --- Entries --- */

static void
skip_space (HuScanner *self)
{
  self->p = hu_json_skip_space (self->p, self->end);
}

static guint
open_entry (HuScanner  *self,
            const char *start)
{
  const HuScanEntry entry = { (guint32) (start - self->text), 1 };

  g_array_append_val (self->entries, entry);

  return self->entries->len - 1;
}

static void
close_entry (HuScanner *self,
             guint      index)
{
  g_array_index (self->entries, HuScanEntry, index).size = self->entries->len - index;
}

/* --- Objects --- */

static gint
compare_keys (gconstpointer a,
              gconstpointer b)
{
  const HuScanKey *x = a, *y = b;
  gint order;

  if (x->length != y->length)
    return x->length < y->length ? -1 : 1;

  order = memcmp (x->text, y->text, x->length);
  if (order != 0)
    return order;

  return x->start < y->start ? -1 : 1;
}

static gboolean
has_duplicates (const HuScanKey *keys,
                guint            n)
{
  for (guint i = 1; i < n; i++)
    for (guint j = 0; j < i; j++)
      if (keys[i].length == keys[j].length && memcmp (keys[i].text, keys[j].text, keys[i].length) == 0)
        return TRUE;

  return FALSE;
}

static void
check_duplicates (HuScanner *self,
                  guint      first)
{
  HuScanFrame *frame = &self->frames[self->depth - 1];
  guint n = self->keys->len - first;
  HuScanKey *keys;

  if (n == 0)
    return;

  keys = &g_array_index (self->keys, HuScanKey, first);
  /* A few keys are compared with each other; the many keys of a hostile file are sorted. */
  if (n <= FEW_KEYS && !has_duplicates (keys, n))
    return;

  qsort (keys, n, sizeof (HuScanKey), compare_keys);
  for (guint i = 1; i < n && !self->failed; i++)
    if (keys[i].length == keys[i - 1].length && memcmp (keys[i].text, keys[i - 1].text, keys[i].length) == 0)
      {
        g_autofree char *shown = hu_text_shorten (keys[i].text, keys[i].length);
        guint line = hu_text_line_of (self->text, self->text + keys[i - 1].start);
        char *remedy = line == hu_text_line_of (self->text, self->text + keys[i].start)
                         ? g_strdup (_("keep one of them"))
                         : g_strdup_printf (_("keep this one or the one on line %u"), line);

        frame->key = keys[i];
        hu_scanner_fault (self, self->text + keys[i].start,
                          g_strdup_printf (_("the key “%s” stands here twice"), shown),
                          remedy);
      }
}

static gboolean scan_value (HuScanner    *self,
                            const char *start);

/* Until the key is read, a fault in its own text cannot name a member. */
static gboolean
scan_key_text (HuScanner   *self,
               HuScanFrame *frame,
               HuScanKey   *key)
{
  const char *start = self->p;
  gboolean has_escapes;

  if (self->p == self->end)
    return hu_scanner_fail_at_end (self);
  if (*self->p == '}' || *self->p == ',')
    return hu_scanner_fail (self, self->p, g_strdup (_("there is a comma too many")), _("remove it"));
  if (*self->p != '"')
    return hu_scanner_fail_unexpected (self, _("a key in double quotation marks would be right"));
  frame->key = (HuScanKey) { 0 };
  if (!hu_scanner_string (self, &has_escapes))
    return FALSE;

  key->start = (guint32) (start - self->text);
  key->text = start + 1;
  key->length = (guint32) (self->p - start - 2);
  if (has_escapes)
    {
      g_autoptr(GString) text = g_string_new (NULL);

      hu_json_append_decoded (text, key->text, key->length);
      key->length = (guint32) text->len;
      key->text = g_string_chunk_insert_len (self->decoded, text->str, (gssize) text->len);
    }

  return TRUE;
}

static gboolean
scan_key (HuScanner   *self,
          HuScanFrame *frame,
          guint        first)
{
  const char *start = self->p;
  HuScanKey key;

  if (!scan_key_text (self, frame, &key))
    return FALSE;
  frame->key = key;

  if (key.length == 0)
    return hu_scanner_fail (self, start, g_strdup (_("a key is empty")), _("give it a name"));
  if (self->keys->len - first >= HU_FILE_MAX_KEYS)
    return hu_scanner_fail (self, start,
                            g_strdup_printf (_("an object has more than %d keys"), HU_FILE_MAX_KEYS),
                            _("use a list"));
  g_array_append_val (self->keys, key);

  skip_space (self);
  if (self->p == self->end || *self->p != ':')
    {
      g_autofree char *shown = hu_text_shorten (key.text, key.length);

      return hu_scanner_fail (self, self->p,
                              g_strdup_printf (_("after the key “%s” the colon is missing"), shown),
                              _("write \"key\": value"));
    }
  self->p++;
  skip_space (self);

  return hu_scanner_spend (self, COST_MEMBER + key.length);
}

/* Scans between two values of an object or list: TRUE after a comma or before @close. */
static gboolean
scan_separator (HuScanner *self,
                char       close)
{
  const char *comma;

  skip_space (self);
  if (self->p == self->end)
    return hu_scanner_fail_at_end (self);
  if (*self->p == close)
    return TRUE;
  if (*self->p != ',')
    return hu_scanner_fail_unexpected (self, close == '}' ? _("a comma or } would be right")
                                                          : _("a comma or ] would be right"));

  comma = self->p++;
  skip_space (self);
  if (self->p < self->end && (*self->p == close || *self->p == ','))
    return hu_scanner_fail (self, comma, g_strdup (_("there is a comma too many")), _("remove it"));

  return TRUE;
}

static gboolean
scan_object (HuScanner   *self,
             HuScanFrame *frame)
{
  guint first = self->keys->len;

  *frame = (HuScanFrame) { .is_object = TRUE };
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

/* Only two lists can be too long; both are checked before any memory is spent on their contents. */
static gboolean
check_list_length (HuScanner *self,
                   guint      length)
{
  static const struct
  {
    const char *key;
    guint       limit;
  } limits[] = { { "units", HU_FILE_MAX_UNITS }, { "log", HU_FILE_MAX_EVENTS } };
  const HuScanKey *key = &self->frames[0].key;

  if (self->depth != 2 || !self->frames[0].is_object)
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    if (length > limits[i].limit && key->length == strlen (limits[i].key) &&
        memcmp (key->text, limits[i].key, key->length) == 0)
      {
        char *what = i == 0 ? g_strdup_printf (_("there are more than %u units"), limits[i].limit)
                            : g_strdup_printf (_("there are more than %u events"), limits[i].limit);

        self->depth--; /* the fault is the list's */
        return hu_scanner_fail (self, self->p, what, _("that is the most this program takes"));
      }

  return TRUE;
}

static gboolean
scan_list (HuScanner   *self,
           HuScanFrame *frame)
{
  *frame = (HuScanFrame) { .is_object = FALSE };
  skip_space (self);

  while (self->p == self->end || *self->p != ']')
    {
      self->event_cost = self->depth == 2 ? 0 : self->event_cost;
      if (self->p == self->end)
        return hu_scanner_fail_at_end (self);
      if (!check_list_length (self, frame->index + 1) || !scan_value (self, self->p) ||
          !scan_separator (self, ']'))
        return FALSE;
      frame->index++;
    }
  self->p++;

  return TRUE;
}

static gboolean
scan_nested (HuScanner *self)
{
  gboolean is_object = *self->p == '{';
  gboolean done;

  if (self->depth == HU_FILE_MAX_DEPTH)
    return hu_scanner_fail (self, self->p,
                            g_strdup_printf (_("objects and lists are nested more than %d deep"),
                                             HU_FILE_MAX_DEPTH),
                            _("no game needs that"));
  if (!hu_scanner_spend (self, is_object ? COST_OBJECT : COST_ARRAY))
    return FALSE;

  self->p++;
  self->depth++;
  done = is_object ? scan_object (self, &self->frames[self->depth - 1])
                   : scan_list (self, &self->frames[self->depth - 1]);
  self->depth--;

  return done;
}

/* --- Values --- */

/* Begins at the value; @start is the start of its entry (for a member, its key). */
static gboolean
scan_value (HuScanner  *self,
            const char *start)
{
  guint entry = open_entry (self, start);
  const char *value = self->p;
  gboolean done, has_escapes;

  if (self->p == self->end)
    return hu_scanner_fail_at_end (self);

  if (*self->p == '{' || *self->p == '[')
    done = scan_nested (self);
  else if (*self->p == '"')
    done = hu_scanner_string (self, &has_escapes) &&
           hu_scanner_spend (self, COST_SCALAR + (guint64) (self->p - value));
  else if (hu_scanner_at_number (self))
    done = hu_scanner_number (self);
  else
    done = hu_scanner_word (self);

  close_entry (self, entry);
  return done;
}

gboolean
hu_scanner_document (HuScanner *self)
{
  skip_space (self);
  if (!scan_value (self, self->p))
    return FALSE;

  skip_space (self);
  if (self->p < self->end)
    return hu_scanner_fail (self, self->p, g_strdup (_("something follows the end of the game")),
                            _("remove it"));

  return TRUE;
}
