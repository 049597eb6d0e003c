/*
 * Immutable JSON values: reading them from text and writing them.
 */
#include "config.h"

#include "hu-node-private.h"

#include <string.h>

#include "hu-json-scan.h"
#include "hu-json-text.h"
#include "hu-json-writer.h"

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

/* If a key is duplicate, its last value counts, at the place of the first. */
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
      return hu_node_new_bytes (HU_NODE_TEXT, parser->decoded->str, parser->decoded->len);

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
      return hu_node_new_bytes (HU_NODE_NUMBER, start, (gsize) (parser->p - start));
    }
}

/**
 * hu_node_parse:
 * @bytes: a text
 * @faults: the list that takes faults
 *
 * Reads any JSON text (RFC 8259).  A duplicate key is a fault, and its last value counts.
 *
 * Returns: (transfer full) (nullable): its value, or %NULL if it is not JSON
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
 * @json: the text to append to
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
 * Returns: (transfer full): its text, laid out as a person would write it
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
