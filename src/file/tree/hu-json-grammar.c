/*
 * The scanner's grammar: objects, lists, and the document as a whole.
 *
 * A grammar fault ends the scan, because nothing after it is certain.  A duplicate key, a
 * number out of range and a lone surrogate do not.
 */
#include "config.h"

#include "hu-node-private.h"
#include "hu-json-scan.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-json-text.h"

/* --- Values --- */

static void
skip_space (HuScanner *self)
{
  self->p = hu_json_skip_space (self->p, self->end);
}

/* Counts on from the value before. */
static guint
line_of (HuScanner  *self,
         const char *start)
{
  self->line += hu_text_line_of (self->counted, start) - 1;
  self->counted = start;

  return self->line;
}

static void
push (HuScanner *self,
      HuNode    *node,
      guint      line)
{
  node->line = line;
  g_ptr_array_add (self->values, node);
}

/* --- Objects --- */

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
    return hu_scanner_fail_unexpected (self, _("use a key in double quotation marks"));
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

/* The forms of a translated text are members, the first of which has no name: "translations", language, text, form. */
static gboolean
may_be_empty (const HuScanner *self)
{
  static const char translations[] = "translations";
  const HuScanKey *key = &self->frames[0].key;

  return self->depth == 4 && self->frames[0].is_object && key->length == strlen (translations) &&
         memcmp (key->text, translations, key->length) == 0;
}

static gboolean
scan_key (HuScanner   *self,
          HuScanFrame *frame,
          guint        first)
{
  const char *start = self->p;
  HuScanKey key = { 0 };

  if (!scan_key_text (self, frame, &key))
    return FALSE;
  frame->key = key;

  if (key.length == 0 && !may_be_empty (self))
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
    return hu_scanner_fail_unexpected (self, close == '}' ? _("use a comma or }")
                                                          : _("use a comma or ]"));

  comma = self->p++;
  skip_space (self);
  if (self->p < self->end && (*self->p == close || *self->p == ','))
    return hu_scanner_fail (self, comma, g_strdup (_("there is a comma too many")), _("remove it"));

  return TRUE;
}

static gboolean
scan_object (HuScanner   *self,
             HuScanFrame *frame,
             guint        line)
{
  guint first = self->keys->len;
  gboolean has_twice;

  *frame = (HuScanFrame) { .is_object = TRUE };
  skip_space (self);

  while (self->p == self->end || *self->p != '}')
    {
      const char *start = self->p;

      if (!scan_key (self, frame, first) || !scan_value (self, start) || !scan_separator (self, '}'))
        return FALSE;
    }
  self->p++;

  has_twice = hu_scanner_check_keys (self, first);
  if (self->skimmed == NULL && !self->failed)
    push (self, hu_scanner_make_object (self, first, has_twice), line);
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

/* A log may have a million events: they are checked, and made when they are asked for. */
static gboolean
is_log (const HuScanner *self)
{
  const HuScanKey *key = &self->frames[0].key;

  return self->depth == 2 && self->frames[0].is_object && key->length == strlen ("log") &&
         memcmp (key->text, "log", key->length) == 0;
}

static HuNode *
make_list (HuScanner *self,
           guint      first)
{
  HuNode *made = hu_node_alloc (HU_NODE_LIST, self->values->len - first);

  if (made->n > 0)
    memcpy (made->elements, &g_ptr_array_index (self->values, first), made->n * sizeof (HuNode *));
  g_ptr_array_set_size (self->values, (gint) first);

  return made;
}

static gboolean
scan_list (HuScanner   *self,
           HuScanFrame *frame,
           guint        line)
{
  guint first = self->values->len;
  gboolean skims = is_log (self);

  *frame = (HuScanFrame) { .is_object = FALSE };
  if (skims)
    self->skimmed = g_array_new (FALSE, FALSE, sizeof (HuScanPlace));
  skip_space (self);

  while (self->p == self->end || *self->p != ']')
    {
      self->event_cost = self->depth == 2 ? 0 : self->event_cost;
      if (self->p == self->end)
        return hu_scanner_fail_at_end (self);
      if (skims)
        g_array_append_val (self->skimmed, ((HuScanPlace) { (guint32) (self->p - self->text), line_of (self, self->p) }));
      if (!check_list_length (self, frame->index + 1) || !scan_value (self, self->p) ||
          !scan_separator (self, ']'))
        return FALSE;
      frame->index++;
    }
  self->p++;
  if (skims)
    push (self, hu_scanner_make_unread (self), line);
  else if (self->skimmed == NULL)
    push (self, make_list (self, first), line);

  return TRUE;
}

static gboolean
scan_nested (HuScanner *self,
             guint      line)
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
  done = is_object ? scan_object (self, &self->frames[self->depth - 1], line)
                   : scan_list (self, &self->frames[self->depth - 1], line);
  self->depth--;

  return done;
}

/* --- All of them --- */

static gboolean
scan_text (HuScanner *self,
           guint      line)
{
  const char *start = self->p + 1;
  gboolean has_escapes;
  gsize length;

  if (!hu_scanner_string (self, &has_escapes))
    return FALSE;
  length = (gsize) (self->p - 1 - start);

  if (self->skimmed != NULL)
    ;
  else if (has_escapes)
    {
      g_autoptr(GString) decoded = g_string_sized_new (length);

      hu_json_append_decoded (decoded, start, length);
      push (self, hu_node_new_bytes (HU_NODE_TEXT, decoded->str, decoded->len), line);
    }
  else
    push (self, hu_node_new_bytes (HU_NODE_TEXT, start, length), line);

  return hu_scanner_spend (self, COST_SCALAR + (guint64) length + 2);
}

static gboolean
scan_number (HuScanner *self,
             guint      line)
{
  const char *start = self->p;

  if (!hu_scanner_number (self))
    return FALSE;
  if (self->skimmed == NULL)
    push (self, hu_node_new_bytes (HU_NODE_NUMBER, start, (gsize) (self->p - start)), line);

  return TRUE;
}

static gboolean
scan_word (HuScanner *self,
           guint      line)
{
  char first = *self->p;

  if (!hu_scanner_word (self))
    return FALSE;
  if (self->skimmed == NULL)
    push (self, first == 'n' ? hu_node_new_null () : hu_node_new_boolean (first == 't'), line);

  return TRUE;
}

/* Begins at the value; its line is that of @start (for a member, its key). */
static gboolean
scan_value (HuScanner  *self,
            const char *start)
{
  guint line = self->skimmed == NULL ? line_of (self, start) : 0;

  if (self->p == self->end)
    return hu_scanner_fail_at_end (self);

  if (*self->p == '{' || *self->p == '[')
    return scan_nested (self, line);
  if (*self->p == '"')
    return scan_text (self, line);
  if (hu_scanner_at_number (self))
    return scan_number (self, line);

  return scan_word (self, line);
}

HuNode *
hu_scanner_value (HuScanner *self)
{
  return scan_value (self, self->p) ? g_ptr_array_steal_index (self->values, self->values->len - 1) : NULL;
}

HuNode *
hu_scanner_document (HuScanner *self)
{
  g_autoptr(HuNode) root = NULL;

  skip_space (self);
  root = hu_scanner_value (self);
  if (root == NULL)
    return NULL;

  skip_space (self);
  if (self->p < self->end && !hu_scanner_fail (self, self->p, g_strdup (_("something follows the end of the game")),
                                               _("remove it")))
    return NULL;

  return self->failed ? NULL : g_steal_pointer (&root);
}
