/*
 * The draft's tree: parts named by pointers (RFC 6901), changed, put in and left
 * out; what else is asked of a value; hexes named in it.
 */
#include "config.h"

#include <string.h>

#include "hu-node-game.h"
#include "hu-node.h"

/* --- By pointer --- */

typedef struct
{
  const char *name;
  const char *pointer;
  const char *found; /* NULL: nothing */
} FindCase;

static const char tree[] = "{\"a\":[1,{\"b\":2}],\"x/y\":3,\"m~n\":4,\"o\":{\"p\":{\"q\":[[6]]}}}";

static const FindCase find_cases[] = {
  { "all", "", tree },
  { "member", "/o/p", "{\"q\":[[6]]}" },
  { "element", "/a/0", "1" },
  { "member-of-element", "/a/1/b", "2" },
  { "element-of-element", "/o/p/q/0/0", "6" },
  { "key-with-slash", "/x~1y", "3" },
  { "key-with-tilde", "/m~0n", "4" },
  { "tilde-before-neither", "/m~2n", NULL },
  { "tilde-at-the-end", "/m~", NULL },
  { "key-of-nothing", "/", NULL },
  { "no-member", "/b", NULL },
  { "behind-the-last", "/a/2", NULL },
  { "dash", "/a/-", NULL },
  { "no-index", "/a/b", NULL },
  { "negative", "/a/-1", NULL },
  { "through-a-number", "/a/0/b", NULL },
  { "through-nothing", "/b/c/d", NULL },
  { "without-slash", "a", NULL },
};

static void
test_find (gconstpointer data)
{
  const FindCase *test = data;
  g_autoptr(HuNode) root = hu_node_from_json (tree);
  const HuNode *found = hu_node_at (root, test->pointer);
  g_autofree char *json = found != NULL ? hu_node_to_json (found) : NULL;

  g_assert_cmpstr (json, ==, test->found);
}

static void
test_find_in_nothing (void)
{
  g_assert_null (hu_node_at (NULL, ""));
  g_assert_null (hu_node_at (NULL, "/a"));
}

/* --- Changed --- */

typedef enum
{
  PUT,
  LEAVE_OUT,
  INSERT,
} How;

typedef struct
{
  const char *name;
  const char *before;
  const char *pointer;
  How         how;
  const char *after; /* NULL: that cannot be */
} ChangeCase;

/* The value put in or inserted is 9. */
static const ChangeCase change_cases[] = {
  { "put-all", "{\"a\":1}", "", PUT, "9" },
  { "put-member", "{\"a\":1,\"b\":2}", "/a", PUT, "{\"a\":9,\"b\":2}" },
  { "put-further-member", "{\"a\":1}", "/b", PUT, "{\"a\":1,\"b\":9}" },
  { "put-key-with-slash", "{}", "/x~1y~0", PUT, "{\"x/y~\":9}" },
  { "put-element", "[1,2,3]", "/1", PUT, "[1,9,3]" },
  { "put-behind", "[1,2]", "/2", PUT, "[1,2,9]" },
  { "put-behind-by-dash", "[1,2]", "/-", PUT, "[1,2,9]" },
  { "put-further-behind", "[1,2]", "/3", PUT, NULL },
  { "put-at-no-index", "[1,2]", "/a", PUT, NULL },
  { "put-deep", "{\"a\":[1,{\"b\":[2]}]}", "/a/1/b/0", PUT, "{\"a\":[1,{\"b\":[9]}]}" },
  { "put-makes-objects", "{}", "/a/b/c", PUT, "{\"a\":{\"b\":{\"c\":9}}}" },
  { "put-makes-a-list", "{}", "/a/b/-", PUT, "{\"a\":{\"b\":[9]}}" },
  { "put-makes-a-list-by-0", "{}", "/a/0", PUT, "{\"a\":[9]}" },
  { "put-through-a-number", "{\"a\":1}", "/a/b", PUT, NULL },
  { "put-through-a-text-in-a-list", "[\"x\"]", "/0/b", PUT, NULL },
  { "put-through-no-element", "[1]", "/1/b", PUT, NULL },
  { "put-through-dash", "[1]", "/-/b", PUT, NULL },
  { "put-without-slash", "{}", "a", PUT, NULL },

  { "leave-out-all", "{\"a\":1}", "", LEAVE_OUT, NULL },
  { "leave-out-member", "{\"a\":1,\"b\":2}", "/a", LEAVE_OUT, "{\"b\":2}" },
  { "leave-out-no-member", "{\"a\":1}", "/b", LEAVE_OUT, "{\"a\":1}" },
  { "leave-out-of-nothing", "{\"a\":1}", "/b/c", LEAVE_OUT, "{\"a\":1}" },
  { "leave-out-element", "{\"a\":[1,2,3]}", "/a/1", LEAVE_OUT, "{\"a\":[1,3]}" },
  { "leave-out-no-element", "{\"a\":[1,2,3]}", "/a/3", LEAVE_OUT, NULL },
  { "leave-out-dash", "{\"a\":[1,2,3]}", "/a/-", LEAVE_OUT, NULL },
  { "leave-out-of-a-number", "{\"a\":1}", "/a/b", LEAVE_OUT, NULL },

  { "insert-before", "[1,2]", "/0", INSERT, "[9,1,2]" },
  { "insert-between", "[1,2]", "/1", INSERT, "[1,9,2]" },
  { "insert-behind", "[1,2]", "/2", INSERT, "[1,2,9]" },
  { "insert-by-dash", "{\"a\":{\"b\":[1]}}", "/a/b/-", INSERT, "{\"a\":{\"b\":[1,9]}}" },
  { "insert-into-nothing", "{}", "/a/-", INSERT, "{\"a\":[9]}" },
  { "insert-further-behind", "[1,2]", "/3", INSERT, NULL },
  { "insert-member", "{\"a\":1}", "/b", INSERT, NULL },
  { "insert-all", "[1]", "", INSERT, NULL },
};

/* The node before stays as it was. */
static void
test_change (gconstpointer data)
{
  const ChangeCase *test = data;
  g_autoptr(HuNode) root = hu_node_from_json (test->before);
  g_autoptr(HuNode) nine = hu_node_new_integer (9);
  g_autoptr(HuNode) changed = test->how == INSERT
    ? hu_node_with_at_inserted (root, test->pointer, nine)
    : hu_node_with_at (root, test->pointer, test->how == PUT ? nine : NULL);
  g_autofree char *before = hu_node_to_json (root);
  g_autofree char *after = changed != NULL ? hu_node_to_json (changed) : NULL;

  g_assert_cmpstr (after, ==, test->after);
  g_assert_cmpstr (before, ==, test->before);
}

/* --- Values --- */

typedef struct
{
  const char *name;
  const char *json;
  HuNodeKind  kind;
  gint64      integer; /* or -7, for it is none */
  const char *text;
  guint       n;
} ValueCase;

static const ValueCase value_cases[] = {
  { "null", "null", HU_NODE_NULL, -7, NULL, 0 },
  { "boolean", "true", HU_NODE_BOOLEAN, -7, NULL, 0 },
  { "integer", "12", HU_NODE_NUMBER, 12, NULL, 0 },
  { "largest", "9223372036854775807", HU_NODE_NUMBER, G_MAXINT64, NULL, 0 },
  { "real", "1.50", HU_NODE_NUMBER, -7, NULL, 0 },
  { "text", "\"12\"", HU_NODE_TEXT, -7, "12", 0 },
  { "list", "[1,[],{}]", HU_NODE_LIST, -7, NULL, 3 },
  { "object", "{\"a\":false,\"b\":\"\\\"\"}", HU_NODE_OBJECT, -7, NULL, 2 },
};

static void
test_value (gconstpointer data)
{
  const ValueCase *test = data;
  g_autoptr(HuNode) value = hu_node_from_json (test->json);
  g_autofree char *json = hu_node_to_json (value);

  g_assert_cmpint (hu_node_get_kind (value), ==, test->kind);
  g_assert_cmpint (hu_node_get_integer (value, -7), ==, test->integer);
  g_assert_cmpstr (hu_node_get_text (value, NULL), ==, test->text);
  g_assert_cmpuint (hu_node_get_n (value), ==, test->n);
  g_assert_cmpint (hu_node_get_boolean (value, -7), ==, test->kind == HU_NODE_BOOLEAN ? TRUE : -7);
  g_assert_cmpstr (json, ==, test->json);

  for (guint i = 0; i < G_N_ELEMENTS (value_cases); i++)
    {
      g_autoptr(HuNode) other = hu_node_from_json (value_cases[i].json);

      g_assert_cmpint (hu_node_equal (value, other), ==, &value_cases[i] == test);
    }
}

static void
test_no_value (void)
{
  g_assert_cmpint (hu_node_get_integer (NULL, -7), ==, -7);
  g_assert_cmpstr (hu_node_get_text (NULL, "otherwise"), ==, "otherwise");
  g_assert_cmpuint (hu_node_get_n (NULL), ==, 0);
  g_assert_true (hu_node_get_boolean (NULL, TRUE));
  g_assert_false (hu_node_get_boolean (NULL, FALSE));
}

/* A key that stands twice is a fault, and the last one counts, at the first one's place. */
static void
test_key_twice (void)
{
  static const char text[] = "{\"a\": 1, \"b\": 2, \"a\": [3]}";
  g_autoptr(GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuNode) root = hu_node_parse (bytes, faults);
  g_autofree char *json = hu_node_to_json (root);

  g_assert_cmpuint (hu_faults_get_n_errors (faults), ==, 1);
  g_assert_cmpstr (json, ==, "{\"a\":[3],\"b\":2}");
}

/* --- Hexes --- */

typedef struct
{
  const char *name;
  const char *value; /* NULL: none */
  const char *hexes;
} HexesCase;

/* The map has three columns and two rows without 0202. */
static const HexesCase hexes_cases[] = {
  { "none", NULL, "" },
  { "all", "\"all\"", "0101 0102 0201 0301 0302 " },
  { "another-word", "\"most\"", "" },
  { "number", "3", "" },
  { "in-their-order", "[\"0301\", \"0101\"]", "0301 0101 " },
  { "each-once", "[\"0101\", \"0101\", \"0101-0102\"]", "0101 0102 " },
  { "span", "[\"0102-0301\"]", "0101 0102 0201 0301 0302 " },
  { "span-backwards", "[\"0302-0201\"]", "0201 0301 0302 " },
  { "span-off-the-map", "[\"0301-0501\", \"0001-0101\"]", "" },
  { "missing", "[\"0202\"]", "" },
  { "no-names", "[\"x\", 3, null, \"0301\"]", "0301 " },
};

static void
test_hexes (gconstpointer data)
{
  const HexesCase *test = data;
  g_autoptr(HuGrid) grid = hu_grid_new (3, 2, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuNode) value = test->value != NULL ? hu_node_from_json (test->value) : NULL;
  g_autoptr(GString) names = g_string_new (NULL);
  g_autoptr(GArray) hexes = NULL;

  hu_grid_remove_hex (grid, hu_grid_at (grid, 2, 2));
  hexes = hu_node_read_hexes (value, grid);
  for (guint i = 0; i < hexes->len; i++)
    {
      char name[HU_HEX_NAME_MAX];

      g_string_append_printf (names, "%s ", hu_grid_format (grid, g_array_index (hexes, HuHex, i), name));
    }
  g_assert_cmpstr (names->str, ==, test->hexes);
}

#define ADD_TABLE(folder, table, function)                               \
  for (guint i = 0; i < G_N_ELEMENTS (table); i++)                       \
    {                                                                    \
      g_autofree char *path = g_strconcat (folder, table[i].name, NULL); \
                                                                         \
      g_test_add_data_func (path, &table[i], function);                  \
    }

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD_TABLE ("/node/find/", find_cases, test_find);
  ADD_TABLE ("/node/change/", change_cases, test_change);
  ADD_TABLE ("/node/value/", value_cases, test_value);
  ADD_TABLE ("/node/hexes/", hexes_cases, test_hexes);
  g_test_add_func ("/node/find/in-nothing", test_find_in_nothing);
  g_test_add_func ("/node/value/none", test_no_value);
  g_test_add_func ("/node/key-twice", test_key_twice);

  return g_test_run ();
}
