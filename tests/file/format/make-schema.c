/*
 * make-schema SCHEMA: the schema of the game file with all that follows from the table of its
 * fields as the table has it: types, words, ranges, defaults, required keys.  Descriptions,
 * and what holds between several keys, stay as they are in SCHEMA; so do events and lessons.
 *
 * A test compares the result with the schema that ships; after a change of the table it takes
 * the place of that file.
 */
#include "config.h"

#include <locale.h>
#include <string.h>

#include "hu-format.h"
#include "hu-node.h"

static HuNode *schema;

static const char * const generated[] = {
  "$ref", "type", "enum", "minimum", "maximum", "pattern", "minLength", "items", "additionalProperties", "oneOf", "default",
  NULL,
};

static void
put (const char *pointer,
     HuNode     *value)
{
  HuNode *changed = hu_node_with_at (schema, pointer, value);

  if (changed == NULL)
    g_error ("nothing can be put at %s", pointer);
  hu_node_unref (schema);
  schema = changed;
}

/* Returns the place that a reference at @pointer leads to, or @pointer itself; (transfer full). */
static char *
follow (const char *pointer)
{
  g_autofree char *at = g_strconcat (pointer, "/$ref", NULL);
  const char *ref = hu_node_get_text (hu_node_at (schema, at), NULL);

  return g_strdup (ref != NULL ? ref + strlen ("#") : pointer);
}

/* Definitions that say what a value is, not which key of the table has it. */
static gboolean
is_basic (const char *pointer)
{
  static const char * const basic[] = {
    "/$defs/id", "/$defs/count", "/$defs/hex", "/$defs/location", "/$defs/hexset", "/$defs/plain-hexset",
    "/$defs/unit-ids", NULL,
  };

  return g_strv_contains (basic, pointer);
}

/* --- A field --- */

static char *
join_words (const char * const *words)
{
  g_autofree char *joined = g_strjoinv ("\",\"", (char **) words);

  return g_strdup_printf ("{\"enum\":[\"%s\"]}", joined);
}

static char *
say_integer (const HuField *field)
{
  gboolean or_null = g_strcmp0 (field->otherwise, "null") == 0;
  GString *said;

  /* The reader takes any number as large and means the largest that it needs. */
  if (field->least == 0 && field->most >= G_MAXINT && !or_null)
    return g_strdup ("{\"$ref\":\"#/$defs/count\"}");

  said = g_string_new (or_null ? "{\"type\":[\"integer\",\"null\"]" : "{\"type\":\"integer\"");
  g_string_append_printf (said, ",\"minimum\":%" G_GINT64_FORMAT, field->least);
  if (field->most < G_MAXINT)
    g_string_append_printf (said, ",\"maximum\":%" G_GINT64_FORMAT, field->most);

  return g_string_free (g_string_append_c (said, '}'), FALSE);
}

/* Returns (transfer full) what the schema says of a value of that type, or NULL: it is not said by the type alone. */
static char *
say_type (const HuField *field)
{
  /* Their sets of hexes are never given by rule. */
  static const char * const without_rules[] = { "grid", "place", "building", "board", "holding", "look", NULL };
  static const struct
  {
    HuFieldType type;
    const char *said;
  } plain[] = {
    { HU_FIELD_TEXT, "{\"type\":\"string\"}" },
    { HU_FIELD_OPEN_WORD, "{\"type\":\"string\"}" },
    { HU_FIELD_ID, "{\"$ref\":\"#/$defs/id\"}" },
    { HU_FIELD_SIDE, "{\"$ref\":\"#/$defs/id\"}" },
    { HU_FIELD_SIDE_OR_BOTH, "{\"$ref\":\"#/$defs/id\"}" },
    { HU_FIELD_PLACE, "{\"$ref\":\"#/$defs/id\"}" },
    { HU_FIELD_SIDE_OR_NULL, "{\"type\":[\"string\",\"null\"],\"minLength\":1}" },
    { HU_FIELD_UNIT, "{\"type\":[\"string\",\"null\"],\"minLength\":1}" },
    { HU_FIELD_COLOR, "{\"type\":\"string\",\"pattern\":\"^#[0-9A-Fa-f]{6}$\"}" },
    { HU_FIELD_DECIMAL, "{\"type\":\"number\"}" },
    { HU_FIELD_BOOLEAN, "{\"type\":\"boolean\"}" },
    { HU_FIELD_TRISTATE, "{\"type\":\"boolean\"}" },
    { HU_FIELD_PLACES, "{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/id\"}}" },
    { HU_FIELD_UNITS, "{\"$ref\":\"#/$defs/unit-ids\"}" },
    { HU_FIELD_BUILDINGS, "{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/id\"}}" },
    { HU_FIELD_BOARDS, "{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/id\"}}" },
    { HU_FIELD_HEX, "{\"$ref\":\"#/$defs/hex\"}" },
    { HU_FIELD_LOCATION, "{\"$ref\":\"#/$defs/location\"}" },
    { HU_FIELD_LOCATION_OR_NULL, "{\"oneOf\":[{\"type\":\"null\"},{\"$ref\":\"#/$defs/location\"}]}" },
    { HU_FIELD_LOCATIONS, "{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/location\"}}" },
    { HU_FIELD_TEXTS, "{\"type\":\"array\",\"items\":{\"type\":\"string\"}}" },
    { HU_FIELD_POINTS, "{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/count\"}}" },
    { HU_FIELD_NAMES, "{\"type\":\"object\",\"additionalProperties\":{\"type\":\"string\"}}" },
    { HU_FIELD_FACTORS, "{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/count\"}}" },
  };

  if (field->type == HU_FIELD_INTEGER)
    return say_integer (field);
  if (field->type == HU_FIELD_HEXSET)
    return g_strdup (g_strv_contains (without_rules, field->object) ? "{\"$ref\":\"#/$defs/plain-hexset\"}"
                                                                    : "{\"$ref\":\"#/$defs/hexset\"}");
  if (field->type == HU_FIELD_WORD)
    return join_words (field->words);
  if (field->type == HU_FIELD_WORDS)
    {
      g_autofree char *words = join_words (field->words);

      return g_strdup_printf ("{\"type\":\"array\",\"items\":%s}", words);
    }
  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    if (plain[i].type == field->type)
      return g_strdup (plain[i].said);

  return NULL;
}

/* @shared: events have the key, too, where its absence means another thing. */
static void
write_field (const HuField *field,
             const char    *pointer,
             gboolean       shared)
{
  g_autofree char *said = say_type (field);
  g_autofree char *led = follow (pointer);
  const char *place = is_basic (led) ? pointer : led;
  g_autoptr(HuNode) value = hu_node_ref (hu_node_at (schema, place));
  g_autoptr(HuNode) keywords = NULL;

  /* What is more, or less, than its type says so by hand: a set that may not be empty, an area beside a list. */
  if (said == NULL || hu_node_find (value, "allOf") != NULL || hu_node_find (value, "anyOf") != NULL)
    return;

  keywords = hu_node_from_json (said);
  if (!shared && !field->required && field->otherwise != NULL)
    hu_node_put (&keywords, "default", hu_node_from_json (field->otherwise));
  for (guint i = 0; generated[i] != NULL; i++)
    {
      HuNode *keyword = hu_node_find (keywords, generated[i]);

      hu_node_put (&value, generated[i], keyword != NULL ? hu_node_ref (keyword) : NULL);
    }
  put (place, value);
}

/* --- An object --- */

/* Returns (transfer full) the place of the property in one of the ways in which an object names its properties. */
static char *
find_property (const char *object,
               const char *key,
               gboolean   *shared)
{
  g_autofree char *own = g_strconcat (object, "/properties/", key, NULL);
  g_autofree char *choices = g_strconcat (object, "/oneOf", NULL);
  g_autofree char *led = follow (object);
  g_autofree char *elsewhere = g_strconcat (led, "/properties/", key, NULL);

  *shared = hu_node_at (schema, own) == NULL && hu_node_at (schema, elsewhere) != NULL;
  if (*shared)
    return g_steal_pointer (&elsewhere);

  for (guint i = 0; i < hu_node_get_n (hu_node_at (schema, choices)); i++)
    {
      g_autofree char *choice = g_strdup_printf ("%s/%u/properties/%s", choices, i, key);

      if (hu_node_at (schema, choice) != NULL)
        return g_steal_pointer (&choice);
    }

  return g_steal_pointer (&own);
}

/* Returns (transfer full) the place of what @field is made of. */
static char *
find_parts (const HuField *field,
            const char    *pointer)
{
  g_autofree char *value = follow (pointer);
  g_autofree char *within = NULL;

  switch (field->type)
    {
    case HU_FIELD_OBJECT:
      return g_steal_pointer (&value);
    case HU_FIELD_LIST:
      within = g_strconcat (value, "/items", NULL);
      break;
    case HU_FIELD_TURNS:
      within = g_strconcat (value, "/oneOf/1/items", NULL);
      break;
    case HU_FIELD_SOURCES:
      within = g_strconcat (value, "/oneOf/0", NULL);
      break;
    default:
      return g_strconcat ("/$defs/", field->of, NULL);
    }

  return follow (within);
}

static void
write_required (const GPtrArray *fields,
                const char      *object)
{
  g_autofree char *pointer = g_strconcat (object, "/required", NULL);
  GPtrArray *keys = g_ptr_array_new ();
  g_autoptr(HuNode) list = NULL;

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      if (field->required)
        g_ptr_array_add (keys, hu_node_new_text (field->key));
    }
  list = hu_node_new_list_take (keys);
  if (hu_node_get_n (list) > 0)
    put (pointer, list);
}

static void
write_object (const char *kind,
              const char *pointer,
              GHashTable *seen)
{
  const GPtrArray *fields = hu_format_get_fields (kind);

  if (!g_hash_table_add (seen, (gpointer) kind))
    return;

  write_required (fields, pointer);
  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);
      gboolean shared;
      g_autofree char *place = find_property (pointer, field->key, &shared);

      if (hu_node_at (schema, place) == NULL)
        {
          g_autoptr(HuNode) nothing = hu_node_from_json (field->type == HU_FIELD_LIST ? "{\"type\":\"array\"}" : "{}");

          put (place, nothing);
        }
      write_field (field, place, shared);
      if (field->of != NULL)
        {
          g_autofree char *parts = find_parts (field, place);

          write_object (field->of, parts, seen);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GError) error = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GBytes) made = NULL;
  char *text;
  gsize length;

  /* g_print() writes in the charset of the locale. */
  setlocale (LC_ALL, "");
  if (argc != 2 || !g_file_get_contents (argv[1], &text, &length, &error))
    g_error ("make-schema SCHEMA: %s", error != NULL ? error->message : "one file");

  bytes = g_bytes_new_take (text, length);
  schema = hu_node_parse (bytes, faults);
  if (schema == NULL)
    g_error ("%s is no JSON", argv[1]);
  write_object ("game", "", seen);
  made = hu_node_to_bytes (schema);
  hu_node_unref (schema);
  g_print ("%.*s", (int) g_bytes_get_size (made), (const char *) g_bytes_get_data (made, NULL));

  return 0;
}
