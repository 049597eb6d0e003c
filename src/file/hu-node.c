/*
 * JSON values that never change: making, reading, and writing them.  Making one
 * out of another is in hu-node-edit.c.
 */
#include "config.h"

#include "hu-node-private.h"

#include <string.h>

#include "hu-json-scan.h"
#include "hu-json-text.h"
#include "hu-json-writer.h"

/**
 * hu_node_alloc:
 * @kind: what it is
 * @n: how many parts, or bytes of text
 *
 * Makes room for a value, whose parts the caller fills in at once.
 *
 * Returns: (transfer full): a value
 */
HuNode *
hu_node_alloc (HuNodeKind kind,
               guint       n)
{
  gsize part = kind == HU_NODE_OBJECT ? sizeof (HuMember)
             : kind == HU_NODE_LIST ? sizeof (HuNode *) : 1;
  HuNode *self = g_malloc (sizeof (HuNode) + part * n + 1);

  self->ref_count = 1;
  self->kind = kind;
  self->n = n;
  if (part == 1)
    self->text[n] = '\0';

  return self;
}

/**
 * hu_node_ref:
 * @self: a value
 *
 * Returns: (transfer full): @self
 */
HuNode *
hu_node_ref (HuNode *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  self->ref_count++;

  return self;
}

/**
 * hu_node_unref:
 * @self: a value
 *
 * Lets go of it; the last to do so frees it, and what nobody else holds of it.
 */
void
hu_node_unref (HuNode *self)
{
  g_return_if_fail (self != NULL && self->ref_count > 0);

  if (--self->ref_count > 0)
    return;

  for (guint i = 0; self->kind == HU_NODE_LIST && i < self->n; i++)
    hu_node_unref (self->elements[i]);
  for (guint i = 0; self->kind == HU_NODE_OBJECT && i < self->n; i++)
    {
      g_ref_string_release (self->members[i].key);
      hu_node_unref (self->members[i].value);
    }
  g_free (self);
}

static HuNode *
new_bytes (HuNodeKind kind,
           const char *text,
           gsize       length)
{
  HuNode *self = hu_node_alloc (kind, (guint) length);

  memcpy (self->text, text, length);

  return self;
}

/**
 * hu_node_new_null:
 *
 * Returns: (transfer full): null
 */
HuNode *
hu_node_new_null (void)
{
  return hu_node_alloc (HU_NODE_NULL, 0);
}

/**
 * hu_node_new_boolean:
 * @value: true or false
 *
 * Returns: (transfer full): it as a value
 */
HuNode *
hu_node_new_boolean (gboolean value)
{
  return hu_node_alloc (HU_NODE_BOOLEAN, value ? 1 : 0);
}

/**
 * hu_node_new_integer:
 * @number: a number
 *
 * Returns: (transfer full): it as a value
 */
HuNode *
hu_node_new_integer (gint64 number)
{
  char text[32];

  g_snprintf (text, sizeof text, "%" G_GINT64_FORMAT, number);

  return new_bytes (HU_NODE_NUMBER, text, strlen (text));
}

/**
 * hu_node_new_text:
 * @text: UTF-8
 *
 * Returns: (transfer full): it as a value
 */
HuNode *
hu_node_new_text (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return new_bytes (HU_NODE_TEXT, text, strlen (text));
}

/**
 * hu_node_new_list:
 *
 * Returns: (transfer full): an empty list
 */
HuNode *
hu_node_new_list (void)
{
  return hu_node_alloc (HU_NODE_LIST, 0);
}

/**
 * hu_node_new_object:
 *
 * Returns: (transfer full): an object without members
 */
HuNode *
hu_node_new_object (void)
{
  return hu_node_alloc (HU_NODE_OBJECT, 0);
}

/**
 * hu_node_new_list_take:
 * @elements: (transfer full) (element-type HuNode): without a free function
 *
 * Returns: (transfer full): a list of them
 */
HuNode *
hu_node_new_list_take (GPtrArray *elements)
{
  HuNode *self;

  g_return_val_if_fail (elements != NULL, NULL);

  self = hu_node_alloc (HU_NODE_LIST, elements->len);
  for (guint i = 0; i < elements->len; i++)
    self->elements[i] = g_ptr_array_index (elements, i);
  g_ptr_array_unref (elements);

  return self;
}

/* --- From text that the scanner has let through --- */

typedef struct
{
  const char *p;
  const char *end;
  GString    *decoded;
} Parser;

static HuNode *parse_value (Parser *parser);

static void
skip_space (Parser *parser)
{
  parser->p = hu_json_skip_space (parser->p, parser->end);
}

static const char *
parse_text (Parser *parser)
{
  const char *start = parser->p + 1;

  parser->p = hu_json_skip_string (parser->p);
  g_string_truncate (parser->decoded, 0);
  hu_json_append_decoded (parser->decoded, start, (gsize) (parser->p - 1 - start));

  return parser->decoded->str;
}

static HuNode *
parse_list (Parser *parser)
{
  GPtrArray *elements = g_ptr_array_new ();

  for (parser->p++, skip_space (parser); *parser->p != ']'; skip_space (parser))
    {
      g_ptr_array_add (elements, parse_value (parser));
      skip_space (parser);
      if (*parser->p == ',')
        parser->p++;
    }
  parser->p++;

  return hu_node_new_list_take (elements);
}

/* Of a key that stands twice the last counts, at the first one's place. */
static void
add_member (GArray     *members,
            GHashTable *places,
            const char *key,
            HuNode     *value)
{
  gpointer place;
  HuMember member;

  if (g_hash_table_lookup_extended (places, key, NULL, &place))
    {
      HuMember *first = &g_array_index (members, HuMember, GPOINTER_TO_UINT (place));

      hu_node_unref (first->value);
      first->value = value;
      return;
    }

  member.key = g_ref_string_new_intern (key);
  member.value = value;
  g_hash_table_insert (places, member.key, GUINT_TO_POINTER (members->len));
  g_array_append_val (members, member);
}

static HuNode *
parse_object (Parser *parser)
{
  g_autoptr(GArray) members = g_array_new (FALSE, FALSE, sizeof (HuMember));
  g_autoptr(GHashTable) places = g_hash_table_new (g_str_hash, g_str_equal);
  HuNode *self;

  for (parser->p++, skip_space (parser); *parser->p != '}'; skip_space (parser))
    {
      g_autofree char *key = g_strdup (parse_text (parser));

      skip_space (parser);
      parser->p++; /* the colon */
      add_member (members, places, key, parse_value (parser));
      skip_space (parser);
      if (*parser->p == ',')
        {
          parser->p++;
          skip_space (parser);
        }
    }
  parser->p++;

  self = hu_node_alloc (HU_NODE_OBJECT, members->len);
  if (members->len > 0)
    memcpy (self->members, members->data, members->len * sizeof (HuMember));

  return self;
}

static HuNode *
parse_value (Parser *parser)
{
  const char *start;

  skip_space (parser);
  switch (*parser->p)
    {
    case '{':
      return parse_object (parser);

    case '[':
      return parse_list (parser);

    case '"':
      parse_text (parser);
      return new_bytes (HU_NODE_TEXT, parser->decoded->str, parser->decoded->len);

    case 't':
      parser->p += strlen ("true");
      return hu_node_new_boolean (TRUE);

    case 'f':
      parser->p += strlen ("false");
      return hu_node_new_boolean (FALSE);

    case 'n':
      parser->p += strlen ("null");
      return hu_node_new_null ();

    default:
      start = parser->p;
      parser->p = hu_json_skip_value (start, parser->end);
      return new_bytes (HU_NODE_NUMBER, start, (gsize) (parser->p - start));
    }
}

/**
 * hu_node_parse:
 * @bytes: a text
 * @faults: where faults go
 *
 * Reads any JSON text (RFC 8259).  A key that stands twice is a fault, and its
 * last value is taken.
 *
 * Returns: (transfer full) (nullable): its value, or %NULL where it is no JSON
 */
HuNode *
hu_node_parse (GBytes   *bytes,
               HuFaults *faults)
{
  g_autoptr(HuJsonScan) scan = NULL;
  Parser parser = { 0 };
  HuNode *self;
  gsize length;

  g_return_val_if_fail (bytes != NULL && faults != NULL, NULL);

  scan = hu_json_scan_new (bytes, faults);
  if (scan == NULL)
    return NULL;

  parser.p = hu_json_scan_get_text (scan, &length);
  parser.end = parser.p + length;
  parser.decoded = g_string_new (NULL);
  self = parse_value (&parser);
  g_string_free (parser.decoded, TRUE);

  return self;
}

/**
 * hu_node_from_json:
 * @json: JSON that the program itself wrote
 *
 * Returns: (transfer full): its value
 */
HuNode *
hu_node_from_json (const char *json)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GBytes) bytes = NULL;

  g_return_val_if_fail (json != NULL, NULL);

  bytes = g_bytes_new_static (json, strlen (json));

  return hu_node_parse (bytes, faults);
}

/* --- To text --- */

static void
append_list (const HuNode *self,
             GString       *json)
{
  g_string_append_c (json, '[');
  for (guint i = 0; i < self->n; i++)
    {
      if (i > 0)
        g_string_append_c (json, ',');
      hu_node_append (self->elements[i], json);
    }
  g_string_append_c (json, ']');
}

static void
append_object (const HuNode *self,
               GString       *json)
{
  g_string_append_c (json, '{');
  for (guint i = 0; i < self->n; i++)
    {
      if (i > 0)
        g_string_append_c (json, ',');
      hu_json_append_quoted (json, self->members[i].key);
      g_string_append_c (json, ':');
      hu_node_append (self->members[i].value, json);
    }
  g_string_append_c (json, '}');
}

/**
 * hu_node_append:
 * @self: a value
 * @json: a text
 *
 * Appends the value as JSON, without white space between its parts.
 */
void
hu_node_append (const HuNode  *self,
                GString       *json)
{
  g_return_if_fail (self != NULL && json != NULL);

  switch (self->kind)
    {
    case HU_NODE_NULL:
      g_string_append (json, "null");
      break;

    case HU_NODE_BOOLEAN:
      g_string_append (json, self->n != 0 ? "true" : "false");
      break;

    case HU_NODE_NUMBER:
      g_string_append_len (json, self->text, self->n);
      break;

    case HU_NODE_TEXT:
      hu_json_append_quoted (json, self->text);
      break;

    case HU_NODE_LIST:
      append_list (self, json);
      break;

    case HU_NODE_OBJECT:
      append_object (self, json);
      break;
    }
}

/**
 * hu_node_to_json:
 * @self: a value
 *
 * Returns: (transfer full): its text, without white space between its parts
 */
char *
hu_node_to_json (const HuNode *self)
{
  GString *json = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  hu_node_append (self, json);

  return g_string_free (json, FALSE);
}

/**
 * hu_node_to_bytes:
 * @self: a value
 *
 * Returns: (transfer full): its text, laid out as a person would
 */
GBytes *
hu_node_to_bytes (const HuNode *self)
{
  g_autoptr(GString) json = g_string_new (NULL);
  HuJsonWriter *writer;

  g_return_val_if_fail (self != NULL, NULL);

  hu_node_append (self, json);
  writer = hu_json_writer_new ();
  hu_json_writer_raw (writer, json->str, json->len);

  return hu_json_writer_free_to_bytes (writer);
}

/* --- Looking --- */

/**
 * hu_node_get_kind:
 * @self: a value
 *
 * Returns: what it is
 */
HuNodeKind
hu_node_get_kind (const HuNode *self)
{
  g_return_val_if_fail (self != NULL, HU_NODE_NULL);

  return self->kind;
}

/**
 * hu_node_get_text:
 * @self: (nullable): a value
 * @otherwise: (nullable): what to say where it is no text
 *
 * Returns: (transfer none) (nullable): its text
 */
const char *
hu_node_get_text (const HuNode  *self,
                  const char    *otherwise)
{
  return self != NULL && self->kind == HU_NODE_TEXT ? self->text : otherwise;
}

/**
 * hu_node_get_integer:
 * @self: (nullable): a value
 * @otherwise: what to say where it is no whole number of 64 bits
 *
 * Returns: its number
 */
gint64
hu_node_get_integer (const HuNode  *self,
                     gint64         otherwise)
{
  gint64 number;

  if (self == NULL || self->kind != HU_NODE_NUMBER ||
      !g_ascii_string_to_signed (self->text, 10, G_MININT64, G_MAXINT64, &number, NULL))
    return otherwise;

  return number;
}

/**
 * hu_node_get_boolean:
 * @self: (nullable): a value
 * @otherwise: what to say where it is neither true nor false
 *
 * Returns: true or false
 */
gboolean
hu_node_get_boolean (const HuNode  *self,
                     gboolean       otherwise)
{
  return self != NULL && self->kind == HU_NODE_BOOLEAN ? self->n != 0 : otherwise;
}

/**
 * hu_node_get_n:
 * @self: (nullable): a value
 *
 * Returns: how many elements or members it has
 */
guint
hu_node_get_n (const HuNode *self)
{
  return self != NULL && (self->kind == HU_NODE_LIST || self->kind == HU_NODE_OBJECT) ? self->n : 0;
}

/**
 * hu_node_get_element:
 * @self: a list or an object
 * @index: which, from 0
 *
 * Returns: (transfer none): that element, or that member's value
 */
HuNode *
hu_node_get_element (const HuNode  *self,
                     guint          index)
{
  g_return_val_if_fail (index < hu_node_get_n (self), NULL);

  return self->kind == HU_NODE_LIST ? self->elements[index] : self->members[index].value;
}

/**
 * hu_node_get_key:
 * @self: an object
 * @index: which member, from 0
 *
 * Returns: (transfer none): its key
 */
const char *
hu_node_get_key (const HuNode  *self,
                 guint          index)
{
  g_return_val_if_fail (self != NULL && self->kind == HU_NODE_OBJECT && index < self->n, NULL);

  return self->members[index].key;
}

/**
 * hu_node_find:
 * @self: (nullable): a value
 * @key: a key
 *
 * Returns: (transfer none) (nullable): the value of that member; %NULL where
 *   there is none
 */
HuNode *
hu_node_find (const HuNode  *self,
              const char    *key)
{
  gint at;

  g_return_val_if_fail (key != NULL, NULL);

  at = self != NULL ? hu_node_find_member (self, key) : -1;

  return at >= 0 ? self->members[at].value : NULL;
}

/**
 * hu_node_find_member:
 * @self: a value
 * @key: a key
 *
 * Returns: the member's index, or -1
 */
gint
hu_node_find_member (const HuNode  *self,
                     const char    *key)
{
  for (guint i = 0; self->kind == HU_NODE_OBJECT && i < self->n; i++)
    if (strcmp (self->members[i].key, key) == 0)
      return (gint) i;

  return -1;
}

static gboolean
parts_equal (const HuNode *a,
             const HuNode  *b)
{
  for (guint i = 0; i < a->n; i++)
    {
      if (a->kind == HU_NODE_OBJECT && strcmp (a->members[i].key, b->members[i].key) != 0)
        return FALSE;
      if (!hu_node_equal (hu_node_get_element (a, i), hu_node_get_element (b, i)))
        return FALSE;
    }

  return TRUE;
}

/**
 * hu_node_equal:
 * @a: (nullable): a value
 * @b: (nullable): another
 *
 * Returns: whether they would be written alike
 */
gboolean
hu_node_equal (const HuNode  *a,
               const HuNode  *b)
{
  if (a == b)
    return TRUE;
  if (a == NULL || b == NULL || a->kind != b->kind || a->n != b->n)
    return FALSE;
  if (a->kind == HU_NODE_NUMBER || a->kind == HU_NODE_TEXT)
    return memcmp (a->text, b->text, a->n) == 0;

  return (a->kind != HU_NODE_LIST && a->kind != HU_NODE_OBJECT) || parts_equal (a, b);
}
