/*
 * Every key of the game file can be made and changed in the workshop: the
 * schema is walked, and what it names is set, changed, and taken back.
 */
#include <string.h>

#include "hu-explain-field.h"
#include "hu-format.h"
#include "hu-workshop-map.h"

static HuNode *schema;

static GBytes *
load (const char *folder,
      const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, folder, name, NULL);
  g_autoptr(GError) error = NULL;
  char *text;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);

  return g_bytes_new_take (text, length);
}

static HuNode *
resolve (HuNode *node)
{
  const char *ref = hu_node_get_text (hu_node_find (node, "$ref"), NULL);

  return ref != NULL ? hu_node_at (schema, ref + 1) : node;
}

/* --- Samples: two values that differ --- */

static HuNode *
sample (HuNode *node,
        guint   which)
{
  HuNode *words;
  const char *type;

  node = resolve (node);
  words = hu_node_find (node, "enum");
  if (words != NULL)
    return hu_node_ref (hu_node_get_element (words, MIN (which, hu_node_get_n (words) - 1)));
  if (hu_node_find (node, "oneOf") != NULL && hu_node_find (node, "type") == NULL)
    return sample (hu_node_get_element (hu_node_find (node, "oneOf"), which), 0);
  if (hu_node_find (node, "anyOf") != NULL)
    return sample (hu_node_get_element (hu_node_find (node, "anyOf"), which), 0);
  if (hu_node_find (node, "allOf") != NULL)
    return sample (hu_node_get_element (hu_node_find (node, "allOf"), 0), which);
  if (hu_node_find (node, "const") != NULL)
    return hu_node_ref (hu_node_find (node, "const"));
  if (hu_node_find (node, "prefixItems") != NULL)
    return hu_node_from_json (which == 0 ? "[1,2]" : "[3,4]");

  type = hu_node_get_text (hu_node_find (node, "type"), NULL);
  if (type == NULL && hu_node_get_n (hu_node_find (node, "type")) > 0)
    type = which == 1 ? "null" : hu_node_get_text (hu_node_get_element (hu_node_find (node, "type"), 0), NULL);
  if (g_strcmp0 (type, "integer") == 0)
    return hu_node_new_integer (hu_node_get_integer (hu_node_find (node, "minimum"), 1) + which);
  if (g_strcmp0 (type, "boolean") == 0)
    return hu_node_new_boolean (which == 0);
  if (g_strcmp0 (type, "string") == 0)
    return hu_node_new_text (which == 0 ? "0101" : "0102");
  if (g_strcmp0 (type, "array") == 0)
    return hu_node_from_json (which == 0 ? "[]" : "[\"0101\"]");
  if (g_strcmp0 (type, "null") == 0)
    return hu_node_new_null ();

  return hu_node_from_json (which == 0 ? "{}" : "{\"kept\":1}");
}

/* --- One key --- */

typedef struct
{
  HuWorkshop *shop;
  guint       n;
  GHashTable *seen;
} Walk;

/* No warning that nobody knows it: it is not just kept. */
static void
assert_known (HuWorkshop *shop,
              const char *pointer)
{
  for (guint i = 0; i < hu_workshop_get_n_faults (shop); i++)
    {
      const HuShopFault *fault = hu_workshop_get_fault (shop, i);

      if (g_str_equal (fault->pointer, pointer) && fault->warning)
        g_assert_null (strstr (fault->what, "does not know the key"));
    }
}

static void
try_key (Walk       *walk,
         const char *key,
         const char *pointer,
         HuNode     *node)
{
  g_autoptr(HuNode) first = sample (node, 0);
  g_autoptr(HuNode) second = sample (node, 1);
  g_autoptr(GBytes) before = hu_workshop_to_bytes (walk->shop);
  g_autoptr(GBytes) after = NULL;
  const HuField *field = hu_format_find_at (pointer);
  HuFieldWords words;

  g_test_message ("%s", pointer);
  g_assert_nonnull (field);
  g_assert_cmpstr (field->key, ==, key);
  if (!g_str_equal (key, "format"))
    {
      g_assert_true (hu_explain_field (field->object, key, &words));
      g_assert_cmpstr (words.label, !=, "");
    }

  hu_workshop_begin_stroke (walk->shop, "try");
  g_assert_true (hu_workshop_set (walk->shop, pointer, first));
  g_assert_true (hu_node_equal (hu_workshop_get (walk->shop, pointer), first));
  assert_known (walk->shop, pointer);
  g_assert_true (hu_workshop_set (walk->shop, pointer, second));
  g_assert_true (hu_node_equal (hu_workshop_get (walk->shop, pointer), second));
  assert_known (walk->shop, pointer);
  g_assert_true (hu_workshop_set (walk->shop, pointer, NULL));
  g_assert_null (hu_workshop_get (walk->shop, pointer));
  hu_workshop_cancel_stroke (walk->shop);
  after = hu_workshop_to_bytes (walk->shop);
  g_assert_true (g_bytes_equal (before, after));
  walk->n++;
}

/* --- All of them --- */

static void walk_object (Walk       *walk,
                         HuNode     *node,
                         const char *pointer,
                         guint       depth);

/* So that there is something for what is within to be set in. */
static void
make_room (Walk       *walk,
           const char *pointer,
           HuNodeKind  kind)
{
  HuNode *there = hu_workshop_get (walk->shop, pointer);
  g_autoptr(HuNode) room = hu_node_from_json (kind == HU_NODE_LIST ? "[{}]" : "{}");

  if (pointer[0] != '\0' &&
      (there == NULL || hu_node_get_kind (there) != kind || (kind == HU_NODE_LIST && hu_node_get_n (there) == 0)))
    g_assert_true (hu_workshop_set (walk->shop, pointer, room));
}

/* The keys there are sides, which the schema does not name. */
static gboolean
is_by_side (const char *pointer)
{
  const HuField *field = hu_format_find_at (pointer);

  return field != NULL && field->type == HU_FIELD_SUPPLIES && g_str_has_suffix (pointer, field->key);
}

/* The value of @node may hold keys, too: an object, a list of objects, one of several. */
static void
walk_value (Walk       *walk,
            HuNode     *node,
            const char *pointer,
            guint       depth)
{
  static const char * const choices[] = { "oneOf", "anyOf", "allOf" };
  HuNode *items;

  node = resolve (node);
  items = hu_node_find (node, "items");
  if (items != NULL)
    {
      g_autofree char *element = g_strconcat (pointer, "/0", NULL);

      make_room (walk, pointer, HU_NODE_LIST);
      walk_value (walk, items, element, depth);
    }
  if (hu_node_find (node, "properties") != NULL)
    make_room (walk, pointer, HU_NODE_OBJECT);
  if (is_by_side (pointer))
    {
      g_autofree char *first = g_strconcat (pointer, "/first", NULL);

      make_room (walk, pointer, HU_NODE_OBJECT);
      make_room (walk, first, HU_NODE_OBJECT);
      walk_value (walk, hu_node_find (node, "additionalProperties"), first, depth);
    }
  walk_object (walk, node, pointer, depth);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      HuNode *list = hu_node_find (node, choices[i]);

      for (guint j = 0; j < hu_node_get_n (list); j++)
        walk_value (walk, hu_node_get_element (list, j), pointer, depth);
    }
}

/* Terms hold terms, all of the same kinds. */
static gboolean
is_deep_in_terms (const char *pointer)
{
  static const char * const steps[] = { "/needs/", "/before/", "/all/", "/any/", "/not/", "/of/" };
  guint n = 0;

  for (const char *at = pointer; *at == '/'; at = at + 1 + strcspn (at + 1, "/"))
    for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
      n += g_str_has_prefix (at, steps[i]);

  return n > 1;
}

/* A set of hexes by rule, or {"in": …}, is one value of its field. */
static gboolean
is_in_value (const char *pointer)
{
  g_autofree char *above = g_path_get_dirname (pointer);
  const HuField *field = hu_format_find_at (above);
  const HuField *here = hu_format_find_at (pointer);

  return field != NULL && (here == field || (here == NULL && field->type == HU_FIELD_SOURCES));
}

static void
walk_object (Walk       *walk,
             HuNode     *node,
             const char *pointer,
             guint       depth)
{
  HuNode *properties = hu_node_find (node, "properties");
  const char *ref = hu_node_get_text (hu_node_find (node, "$ref"), NULL);

  for (guint i = 0; i < hu_node_get_n (properties); i++)
    {
      const char *key = hu_node_get_key (properties, i);
      HuNode *value = hu_node_get_element (properties, i);
      g_autofree char *at = g_strconcat (pointer, "/", key, NULL);

      /* Events are made in play, and lessons written by hand. */
      if (g_str_equal (at, "/log") || g_str_has_prefix (at, "/variations/") || g_str_equal (at, "/lesson"))
        continue;
      if (depth > 9 || is_deep_in_terms (at) || is_in_value (at) || !g_hash_table_add (walk->seen, g_strdup (at)))
        continue;
      try_key (walk, key, at, value);
      walk_value (walk, value, at, depth + 1);
    }
  if (ref != NULL && properties != NULL)
    walk_object (walk, hu_node_at (schema, ref + 1), pointer, depth);
}

static void
test_every_key (void)
{
  g_autoptr(GBytes) text = load ("../data/schema", "hexgame.schema.json");
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuGridPlan plan = { 8, 8, HU_ORIENTATION_FLAT, TRUE, HU_NUMBERING_CCRR, NULL };
  Walk walk = { hu_workshop_new_blank (&plan, NULL), 0, NULL };
  const GPtrArray *all = hu_format_get_all ();

  walk.seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  schema = hu_node_parse (text, faults);
  g_assert_nonnull (schema);
  walk_value (&walk, schema, "", 0);
  g_test_message ("%u keys", walk.n);

  /* Each field of the table is one of the schema's, too. */
  for (guint i = 0; i < all->len; i++)
    {
      const HuField *field = g_ptr_array_index (all, i);
      GHashTableIter iter;
      gpointer pointer;
      gboolean found = FALSE;

      g_hash_table_iter_init (&iter, walk.seen);
      while (!found && g_hash_table_iter_next (&iter, &pointer, NULL))
        found = hu_format_find_at (pointer) == field;
      if (!found && !g_str_equal (field->key, "log"))
        g_error ("the schema has no %s of %s", field->key, field->object);
    }
  g_assert_cmpuint (walk.n, >, 140);

  g_hash_table_unref (walk.seen);
  hu_node_unref (schema);
  g_object_unref (walk.shop);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/workshop/schema/every-key", test_every_key);

  return g_test_run ();
}
