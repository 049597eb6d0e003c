/*
 * Objects of the file: their members, both required and unknown.
 */
#include "config.h"

#include "hu-reader.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-extra.h"
#include "hu-json-text.h"
#include "hu-json-writer.h"

static char *
dup_what_stands (const HuAt *at)
{
  switch (hu_node_get_kind (at->node))
    {
    case HU_NODE_OBJECT:
      return g_strdup (_("an object stands here"));
    case HU_NODE_LIST:
      return g_strdup (_("a list stands here"));
    case HU_NODE_NULL:
      return g_strdup (_("null stands here"));
    case HU_NODE_TEXT:
      return g_strdup (_("text stands here"));
    case HU_NODE_BOOLEAN:
      return g_strdup_printf (_("%s stands here"), hu_node_get_boolean (at->node, FALSE) ? "true" : "false");
    case HU_NODE_NUMBER:
      break;
    }

  return g_strdup (_("a number stands here"));
}

/**
 * hu_object_open:
 * @object: (out caller-allocates): the object
 * @known: the keys that the program knows there, ended by %NULL
 *
 * Begins to read an object.
 *
 * Returns: %FALSE with a fault if there is none
 */
gboolean
hu_object_open (HuObject           *object,
                HuReader           *reader,
                const HuAt         *at,
                const char * const *known)
{
  if (hu_node_get_kind (at->node) != HU_NODE_OBJECT)
    {
      hu_reader_fault (reader, at, dup_what_stands (at), g_strdup (_("use an object in braces")));
      return FALSE;
    }

  *object = (HuObject) { reader, *at, known, .n_errors = hu_reader_n_errors (reader) };

  return TRUE;
}

/**
 * hu_object_open_strictly:
 * @object: (out caller-allocates): the object
 * @known: the keys that the program knows there, ended by %NULL
 *
 * Begins to read an object in which an unknown key is a fault: in a condition a typing error would change the winner.
 *
 * Returns: %FALSE with a fault if there is none
 */
gboolean
hu_object_open_strictly (HuObject           *object,
                         HuReader           *reader,
                         const HuAt         *at,
                         const char * const *known)
{
  if (!hu_object_open (object, reader, at, known))
    return FALSE;

  for (guint i = 0; i < hu_node_get_n (at->node); i++)
    {
      HuAt member = hu_at_member (at, i);
      g_autofree char *shown = NULL;
      const char *meant;

      if (g_strv_contains (known, member.key))
        continue;
      shown = hu_text_shorten (member.key, -1);
      meant = hu_reader_suggest (member.key, known);
      hu_reader_fault (reader, &member, g_strdup_printf (_("“%s” is not known here"), shown),
                       meant != NULL ? g_strdup_printf (_("perhaps “%s” is meant"), meant)
                                     : hu_reader_dup_words (known));
    }

  return TRUE;
}

/* Returns whether the object has that member. */
gboolean
hu_object_has (const HuObject *object,
               const char     *key)
{
  return hu_node_find (object->at.node, key) != NULL;
}

/* @member: (out): the place of the member. */
gboolean
hu_object_get (const HuObject *object,
               const char     *key,
               HuNeed          need,
               HuAt           *member)
{
  gint index = hu_node_find_member (object->at.node, key);

  if (index >= 0)
    {
      *member = hu_at_member (&object->at, (guint) index);
      return TRUE;
    }

  if (need == HU_REQUIRED)
    hu_reader_fault (object->reader, &object->at, g_strdup_printf (_("the key “%s” is missing"), key),
                     g_strdup (_("add it")));

  return FALSE;
}

static gboolean
is_known (const HuObject *object,
          const char     *key)
{
  for (guint i = 0; object->known[i] != NULL; i++)
    if (strcmp (object->known[i], key) == 0)
      return TRUE;

  return FALSE;
}

static void
warn_unknown (const HuObject *object,
              guint           index)
{
  HuAt at = hu_at_member (&object->at, index);
  g_autofree char *shown = NULL;
  const char *meant;

  /* Past the limit they are only counted. */
  if (!hu_faults_keeps_warnings (object->reader->faults))
    {
      hu_reader_warn (object->reader, &at, g_strdup (""), NULL);
      return;
    }

  meant = hu_reader_suggest (at.key, object->known);
  shown = hu_text_shorten (at.key, -1);
  hu_reader_warn (object->reader, &at, g_strdup_printf (_("this version does not know the key “%s”"), shown),
                  meant != NULL && !hu_object_has (object, meant)
                    ? g_strdup_printf (_("it is kept; perhaps “%s” is meant"), meant)
                    : g_strdup (_("it is kept")));
}

/* Unknown members of an object that has no text of its own to keep them in. */
typedef struct
{
  const HuNode *object; /* the one around it */
  const char   *key;
  char         *extra;
} Inner;

static void
inner_free (gpointer data)
{
  Inner *inner = data;

  g_free (inner->extra);
  g_free (inner);
}

void
hu_reader_keep_inner (const HuObject *object,
                      const char     *key,
                      const char     *extra)
{
  HuReader *reader = object->reader;
  Inner *inner = g_new (Inner, 1);

  *inner = (Inner) { object->at.node, key, g_strdup (extra) };
  if (reader->inner == NULL)
    reader->inner = g_ptr_array_new_with_free_func (inner_free);
  g_ptr_array_add (reader->inner, inner);
}

/* Returns (transfer full) @extra with what the objects in this one have. */
static char *
take_inner (const HuObject *object,
            char           *extra)
{
  GPtrArray *kept = object->reader->inner;

  for (guint i = kept != NULL ? kept->len : 0; i > 0; i--)
    {
      const Inner *inner = g_ptr_array_index (kept, i - 1);

      if (inner->object != object->at.node)
        continue;
      extra = hu_extra_with (extra, inner->key, inner->extra);
      g_ptr_array_remove_index (kept, i - 1);
    }

  return extra;
}

/* Ends the reading of an object. Members that the program does not know cause a warning and are kept, numbers as
 * they are spelt, in the file's order.  Returns the unknown members, as the text of an object; (transfer full)
 * (nullable). */
char *
hu_object_close (const HuObject *object)
{
  GString *extra = NULL;

  for (guint i = 0; i < hu_node_get_n (object->at.node); i++)
    {
      const char *key = hu_node_get_key (object->at.node, i);

      if (is_known (object, key))
        continue;

      warn_unknown (object, i);
      hu_reader_add_unknown (object->reader, &object->at, i);
      if (extra == NULL)
        extra = g_string_new ("{");
      else
        g_string_append_c (extra, ',');
      hu_json_append_quoted (extra, key);
      g_string_append_c (extra, ':');
      hu_node_append (hu_node_get_element (object->at.node, i), extra);
    }

  return take_inner (object, extra != NULL ? g_string_free (g_string_append_c (extra, '}'), FALSE) : NULL);
}

/* @text: (out) (transfer none): the text.  Returns FALSE with a fault if there is none. */
gboolean
hu_read_text (HuReader    *reader,
              const HuAt  *at,
              const char **text)
{
  if (hu_node_get_kind (at->node) == HU_NODE_TEXT)
    {
      *text = hu_node_get_text (at->node, NULL);
      return TRUE;
    }

  hu_reader_fault (reader, at, dup_what_stands (at), g_strdup (_("use text in quotation marks")));

  return FALSE;
}

/* @least: the least valid number; @most: the greatest valid number, or G_MAXINT64 for any; @number: (out): the
 * number.  Returns FALSE with a fault if there is none, or if it is out of range. */
gboolean
hu_read_integer (HuReader   *reader,
                 const HuAt *at,
                 gint64      least,
                 gint64      most,
                 gint64     *number)
{
  gint64 found = 0;
  gboolean is_whole = hu_node_get_whole (at->node, &found);
  char *what, *remedy;

  if (is_whole && found >= least && found <= most)
    {
      *number = found;
      return TRUE;
    }

  if (hu_node_get_kind (at->node) == HU_NODE_NUMBER)
    {
      g_autofree char *text = hu_node_to_json (at->node);
      g_autofree char *shown = hu_text_shorten (text, -1);

      what = is_whole ? g_strdup_printf (_("the number %s is out of range"), shown)
                      : g_strdup_printf (_("%s is not a whole number"), shown);
    }
  else
    {
      what = dup_what_stands (at);
    }

  /* A message has to be one literal, or xgettext sees only half of it: no G_GINT64_FORMAT. */
  remedy = most == G_MAXINT64
             ? g_strdup_printf (_("use a whole number from %lld up"), (long long) least)
             : g_strdup_printf (_("use a whole number from %lld to %lld"),
                                (long long) least, (long long) most);
  hu_reader_fault (reader, at, what, remedy);

  return FALSE;
}

/* @number: (out): the number, which has at most two decimals and is at least @least.  Returns FALSE with a fault if there is
 * none. */
gboolean
hu_read_decimal (HuReader   *reader,
                 const HuAt *at,
                 gint64      least,
                 HuDecimal  *number)
{
  HuDecimal found = { 0, HU_UNIT_WHOLE };
  g_autofree char *text = NULL, *shown = NULL;
  gboolean is_number = hu_node_get_kind (at->node) == HU_NODE_NUMBER;

  if (hu_node_get_decimal (at->node, &found) && hu_decimal_compare (found.value, found.unit, least, HU_UNIT_WHOLE) >= 0)
    {
      *number = found;
      return TRUE;
    }

  text = hu_node_to_json (at->node);
  shown = hu_text_shorten (text, -1);
  hu_reader_fault (reader, at,
                   !is_number ? dup_what_stands (at)
                   : hu_node_get_decimal (at->node, &found)
                     ? g_strdup_printf (_("the number %s is out of range"), shown)
                     : g_strdup_printf (_("%s is no number with at most two decimals"), shown),
                   least > G_MININT64 ? g_strdup_printf (_("use a number from %lld up, with at most two decimals"),
                                                         (long long) least)
                                      : g_strdup (_("use a number with at most two decimals")));

  return FALSE;
}

/* @value: (out): true or false.  Returns FALSE with a fault if there is none. */
gboolean
hu_read_boolean (HuReader   *reader,
                 const HuAt *at,
                 gboolean   *value)
{
  if (hu_node_get_kind (at->node) == HU_NODE_BOOLEAN)
    {
      *value = hu_node_get_boolean (at->node, FALSE);
      return TRUE;
    }

  hu_reader_fault (reader, at, dup_what_stands (at), g_strdup (_("use true or false")));

  return FALSE;
}

/**
 * hu_read_list:
 * @reader: the reader
 * @at: the place of the value
 *
 * Checks that a list stands there.
 *
 * Returns: %FALSE with a fault if there is none
 */
gboolean
hu_read_list (HuReader   *reader,
              const HuAt *at)
{
  if (hu_node_get_kind (at->node) == HU_NODE_LIST)
    return TRUE;

  hu_reader_fault (reader, at, dup_what_stands (at),
                   g_strdup (_("use a list in square brackets")));

  return FALSE;
}

/* @words: the valid words, ended by NULL.  Returns the index of the word in @words, or -1 with a fault. */
gint
hu_read_word (HuReader           *reader,
              const HuAt         *at,
              const char * const *words)
{
  g_autofree char *shown = NULL;
  const char *text;

  if (!hu_read_text (reader, at, &text))
    return -1;

  for (gint i = 0; words[i] != NULL; i++)
    if (*text != '\0' && strcmp (words[i], text) == 0)
      return i;

  shown = hu_text_shorten (text, -1);
  hu_reader_fault (reader, at, g_strdup_printf (_("“%s” is not known here"), shown),
                   hu_reader_dup_words (words));

  return -1;
}

/**
 * hu_elements_init:
 * @elements: (out caller-allocates): the iterator
 * @at: the place of the list; must outlive @elements
 *
 * Begins to iterate over a list.
 */
void
hu_elements_init (HuElements *elements,
                  HuReader   *reader,
                  const HuAt *at)
{
  *elements = (HuElements) { .reader = reader, .at = { .parent = at } };
}

/* Returns FALSE after the last element, or after too many faults. */
gboolean
hu_elements_next (HuElements *elements)
{
  HuAt *at = &elements->at;

  if (elements->next == hu_node_get_n (at->parent->node) || hu_reader_is_full (elements->reader))
    return FALSE;

  at->index = elements->next++;
  at->node = hu_node_get_element (at->parent->node, at->index);

  return TRUE;
}
