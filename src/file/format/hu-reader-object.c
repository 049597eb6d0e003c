/*
 * Objects of the file: their members, both required and unknown.
 */
#include "config.h"

#include "hu-reader.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-json-text.h"

static char *
dup_what_stands (const HuAt *at)
{
  switch (json_node_get_node_type (at->node))
    {
    case JSON_NODE_OBJECT:
      return g_strdup (_("an object stands here"));
    case JSON_NODE_ARRAY:
      return g_strdup (_("a list stands here"));
    case JSON_NODE_NULL:
      return g_strdup (_("null stands here"));
    case JSON_NODE_VALUE:
      break;
    }

  switch (json_node_get_value_type (at->node))
    {
    case G_TYPE_STRING:
      return g_strdup (_("text stands here"));
    case G_TYPE_BOOLEAN:
      return g_strdup_printf (_("%s stands here"), json_node_get_boolean (at->node) ? "true" : "false");
    default:
      return g_strdup (_("a number stands here"));
    }
}

/**
 * hu_object_open:
 * @object: (out caller-allocates): the object
 * @reader: the reader
 * @at: the place of the object
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
  if (!JSON_NODE_HOLDS_OBJECT (at->node))
    {
      hu_reader_fault (reader, at, dup_what_stands (at), g_strdup (_("an object in braces would be right")));
      return FALSE;
    }

  *object = (HuObject) { reader, *at, json_node_get_object (at->node), known };

  return TRUE;
}

/**
 * hu_object_has:
 * @object: an object
 * @key: a key
 *
 * Returns: whether the object has that member
 */
gboolean
hu_object_has (const HuObject *object,
               const char     *key)
{
  return json_object_has_member (object->object, key);
}

/**
 * hu_object_get:
 * @object: an object
 * @key: a key
 * @need: whether the member is required
 * @member: (out): the place of the member
 *
 * Finds a member.
 *
 * Returns: whether the member is present
 */
gboolean
hu_object_get (const HuObject *object,
               const char     *key,
               HuNeed          need,
               HuAt           *member)
{
  JsonNode *node = json_object_get_member (object->object, key);

  if (node != NULL)
    {
      *member = hu_at_member (&object->at, key, node);
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
              HuEntry         entry,
              const char     *key)
{
  HuAt at = { .parent = &object->at, .key = key, .entry = entry };
  g_autofree char *shown = NULL;
  const char *meant;

  /* Past the limit they are only counted. */
  if (hu_faults_get_n_warnings (object->reader->faults) >= HU_FAULTS_MAX)
    {
      hu_reader_warn (object->reader, &at, g_strdup (""), NULL);
      return;
    }

  meant = hu_reader_suggest (key, object->known);
  shown = hu_text_shorten (key, -1);
  hu_reader_warn (object->reader, &at, g_strdup_printf (_("this version does not know the key “%s”"), shown),
                  meant != NULL && !hu_object_has (object, meant)
                    ? g_strdup_printf (_("it is kept; perhaps “%s” is meant"), meant)
                    : g_strdup (_("it is kept")));
}

static gboolean
has_unknown (const HuObject *object)
{
  guint n_known = 0;

  for (guint i = 0; object->known[i] != NULL; i++)
    n_known += json_object_has_member (object->object, object->known[i]);

  return n_known < json_object_get_size (object->object);
}

/**
 * hu_object_close:
 * @object: an object
 *
 * Ends the reading of an object.  Members that the program does not know cause a warning
 * and are kept as they are spelt, in the file's order.
 *
 * Returns: (transfer full) (nullable): the unknown members, as the text of an object
 */
char *
hu_object_close (const HuObject *object)
{
  HuReader *reader = object->reader;
  g_autoptr(GString) key = NULL;
  GString *extra;
  HuEntry entry, end;
  const char *text;
  gsize length;

  entry = hu_at_get_entry (reader, &object->at);
  if (!has_unknown (object) || entry == HU_ENTRY_NONE)
    return NULL;

  text = hu_json_scan_get_text (reader->scan, &length);
  key = g_string_new (NULL);
  extra = g_string_new (NULL);
  end = hu_json_scan_get_next (reader->scan, entry);
  for (entry++; entry < end; entry = hu_json_scan_get_next (reader->scan, entry))
    {
      const char *start = text + hu_json_scan_get_start (reader->scan, entry);
      const char *after = hu_json_skip_string (start);
      gsize from, to;

      g_string_truncate (key, 0);
      hu_json_append_decoded (key, start + 1, (gsize) (after - start - 2));
      if (is_known (object, key->str))
        continue;

      warn_unknown (object, entry, key->str);
      hu_json_scan_get_span (reader->scan, entry, &from, &to);
      g_string_append_c (extra, extra->len > 0 ? ',' : '{');
      hu_json_append_compact (extra, start, (gsize) (text + to - start));
    }

  g_string_append_c (extra, '}');

  return g_string_free (extra, FALSE);
}

/**
 * hu_read_text:
 * @reader: the reader
 * @at: the place of the value
 * @text: (out) (transfer none): the text
 *
 * Reads a string.
 *
 * Returns: %FALSE with a fault if there is none
 */
gboolean
hu_read_text (HuReader    *reader,
              const HuAt  *at,
              const char **text)
{
  if (json_node_get_value_type (at->node) == G_TYPE_STRING)
    {
      *text = json_node_get_string (at->node);
      return TRUE;
    }

  hu_reader_fault (reader, at, dup_what_stands (at), g_strdup (_("text in quotation marks would be right")));

  return FALSE;
}

/* JSON has one kind of number: 5, 5.0 and 5e0 are the same whole number. */
static gboolean
get_whole_number (const HuAt *at,
                  gint64     *number)
{
  GType type = json_node_get_value_type (at->node);
  double real;

  if (type == G_TYPE_INT64)
    {
      *number = json_node_get_int (at->node);
      return TRUE;
    }
  if (type != G_TYPE_DOUBLE)
    return FALSE;

  real = json_node_get_double (at->node);
  if (!(real > -9007199254740992.0 && real < 9007199254740992.0) || real != (double) (gint64) real)
    return FALSE;

  *number = (gint64) real;

  return TRUE;
}

/**
 * hu_read_integer:
 * @reader: the reader
 * @at: the place of the value
 * @least: the least valid number
 * @most: the greatest valid number, or %G_MAXINT64 for any
 * @number: (out): the number
 *
 * Reads a whole number.
 *
 * Returns: %FALSE with a fault if there is none, or if it is out of range
 */
gboolean
hu_read_integer (HuReader   *reader,
                 const HuAt *at,
                 gint64      least,
                 gint64      most,
                 gint64     *number)
{
  gboolean is_number = json_node_get_value_type (at->node) == G_TYPE_INT64 ||
                       json_node_get_value_type (at->node) == G_TYPE_DOUBLE;
  gint64 found = 0;
  gboolean is_whole = get_whole_number (at, &found);
  char *what, *remedy;

  if (is_whole && found >= least && found <= most)
    {
      *number = found;
      return TRUE;
    }

  if (is_number)
    {
      g_autofree char *text = hu_at_dup_text (reader, at);
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
             ? g_strdup_printf (_("a whole number from %lld up would be right"), (long long) least)
             : g_strdup_printf (_("a whole number from %lld to %lld would be right"),
                                (long long) least, (long long) most);
  hu_reader_fault (reader, at, what, remedy);

  return FALSE;
}

/**
 * hu_read_boolean:
 * @reader: the reader
 * @at: the place of the value
 * @value: (out): true or false
 *
 * Reads a boolean.
 *
 * Returns: %FALSE with a fault if there is none
 */
gboolean
hu_read_boolean (HuReader   *reader,
                 const HuAt *at,
                 gboolean   *value)
{
  if (json_node_get_value_type (at->node) == G_TYPE_BOOLEAN)
    {
      *value = json_node_get_boolean (at->node);
      return TRUE;
    }

  hu_reader_fault (reader, at, dup_what_stands (at), g_strdup (_("true or false would be right")));

  return FALSE;
}

/**
 * hu_read_list:
 * @reader: the reader
 * @at: the place of the value
 * @list: (out) (transfer none): the list
 *
 * Reads a list.
 *
 * Returns: %FALSE with a fault if there is none
 */
gboolean
hu_read_list (HuReader   *reader,
              const HuAt *at,
              JsonArray **list)
{
  if (JSON_NODE_HOLDS_ARRAY (at->node))
    {
      *list = json_node_get_array (at->node);
      return TRUE;
    }

  hu_reader_fault (reader, at, dup_what_stands (at),
                   g_strdup (_("a list in square brackets would be right")));

  return FALSE;
}

/**
 * hu_read_word:
 * @reader: the reader
 * @at: the place of the value
 * @words: the valid words, ended by %NULL
 *
 * Reads one of a few words.
 *
 * Returns: the index of the word in @words, or -1 with a fault
 */
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
 * @reader: the reader
 * @at: the place of the list; must outlive @elements
 * @list: the list
 *
 * Begins to iterate over a list.
 */
void
hu_elements_init (HuElements *elements,
                  HuReader   *reader,
                  const HuAt *at,
                  JsonArray  *list)
{
  HuEntry entry = hu_at_get_entry (reader, at);

  *elements = (HuElements) {
    .reader = reader, .list = list, .n = json_array_get_length (list),
    .at = { .parent = at, .entry = entry == HU_ENTRY_NONE ? HU_ENTRY_NONE : entry + 1 },
  };
}

/**
 * hu_elements_next:
 * @elements: the iterator
 *
 * Moves to the next element, which is then at `elements->at`.
 *
 * Returns: %FALSE after the last element, or after too many faults
 */
gboolean
hu_elements_next (HuElements *elements)
{
  HuAt *at = &elements->at;

  if (elements->next == elements->n || hu_reader_is_full (elements->reader))
    return FALSE;

  if (elements->next > 0 && at->entry != HU_ENTRY_NONE)
    at->entry = hu_json_scan_get_next (elements->reader->scan, at->entry);
  at->index = elements->next;
  at->node = json_array_get_element (elements->list, elements->next);
  elements->next++;

  return TRUE;
}
