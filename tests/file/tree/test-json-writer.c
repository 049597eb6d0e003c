/*
 * JSON as a person would lay it out.
 */
#include "config.h"

#include <string.h>

#include "hu-json-writer.h"

static char *
finish (HuJsonWriter *writer)
{
  g_autoptr(GBytes) bytes = hu_json_writer_free_to_bytes (writer);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
test_values (void)
{
  HuJsonWriter *writer = hu_json_writer_new ();
  g_autofree char *text = NULL;

  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_json_writer_text_member (writer, "text", "\"\\/\b\f\n\r\t\x01\x7f é \xe2\x80\xa8");
  hu_json_writer_text_member (writer, "a \"key\"", NULL);
  hu_json_writer_integer_member (writer, "most", G_MAXINT64);
  hu_json_writer_integer_member (writer, "least", G_MININT64);
  hu_json_writer_boolean_member (writer, "yes", TRUE);
  hu_json_writer_key (writer, "nothing");
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_json_writer_end (writer);
  hu_json_writer_key (writer, "nobody");
  hu_json_writer_begin_list (writer, HU_JSON_FILL);
  hu_json_writer_end (writer);
  hu_json_writer_end (writer);

  text = finish (writer);
  g_assert_cmpstr (text, ==,
                   "{\n"
                   "  \"text\": \"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\x7f é \xe2\x80\xa8\",\n"
                   "  \"a \\\"key\\\"\": null,\n"
                   "  \"most\": 9223372036854775807,\n"
                   "  \"least\": -9223372036854775808,\n"
                   "  \"yes\": true,\n"
                   "  \"nothing\": {},\n"
                   "  \"nobody\": []\n"
                   "}\n");
}

static void
write_numbers (HuJsonWriter *writer,
               guint         n)
{
  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_key (writer, "numbers");
  hu_json_writer_begin_list (writer, HU_JSON_FILL);
  for (guint i = 0; i < n; i++)
    hu_json_writer_integer (writer, 1000000000 + i);
  hu_json_writer_end (writer);
  hu_json_writer_end (writer);
}

/* On one line as long as it fits in a hundred columns, then as many as fit on each. */
static void
test_fill (void)
{
  HuJsonWriter *writer = hu_json_writer_new ();
  g_autofree char *text = NULL;

  hu_json_writer_begin_list (writer, HU_JSON_BLOCK);
  write_numbers (writer, 7);
  write_numbers (writer, 9);
  hu_json_writer_end (writer);

  text = finish (writer);
  g_assert_cmpstr (text, ==,
                   "[\n"
                   "  {\"numbers\": [1000000000, 1000000001, 1000000002, 1000000003, 1000000004, 1000000005, "
                   "1000000006]},\n"
                   "  {\"numbers\": [\n"
                   "    1000000000, 1000000001, 1000000002, 1000000003, 1000000004, 1000000005, 1000000006, "
                   "1000000007,\n"
                   "    1000000008\n"
                   "  ]}\n"
                   "]\n");
}

/* The hundredth column is still on the line. */
static void
test_width (void)
{
  for (guint length = 90; length < 94; length++)
    {
      HuJsonWriter *writer = hu_json_writer_new ();
      g_autofree char *word = g_strnfill (length, 'x');
      g_autofree char *text = NULL;

      hu_json_writer_begin_list (writer, HU_JSON_FILL);
      hu_json_writer_integer (writer, 12345);
      hu_json_writer_text (writer, word);
      hu_json_writer_end (writer);
      text = finish (writer);

      /* [12345, "…" and the closing bracket after it */
      g_assert_cmpint (strchr (text, '\n') == text + strlen (text) - 1, ==, strlen ("[12345, \"\"") + length <= 100);
    }
}

typedef struct
{
  const char *name;
  const char *json;
  const char *text;
} NodeCase;

#define LONG "\"a text that is so long that it takes more than half of the line it stands on, and then some\""

static const NodeCase node_cases[] = {
  { "scalar", "1.50", "{\n  \"raw\": 1.50\n}\n" },
  { "text", "\"a,b:{c\\\"}\"", "{\n  \"raw\": \"a,b:{c\\\"}\"\n}\n" },
  { "empty", "{}", "{\n  \"raw\": {}\n}\n" },
  { "small", "{\"a\":[1,{\"b\":null}],\"c\":\"x,y\"}", "{\n  \"raw\": {\"a\": [1, {\"b\": null}], \"c\": \"x,y\"}\n}\n" },
  { "object", "{\"a\":" LONG ",\"b\":[1,2]}",
    "{\n  \"raw\": {\n    \"a\": " LONG ",\n    \"b\": [1, 2]\n  }\n}\n" },
  { "list-of-objects", "[{\"a\":1},{\"a\":" LONG "}]",
    "{\n  \"raw\": [\n    {\"a\": 1},\n    {\n      \"a\": " LONG "\n    }\n  ]\n}\n" },
  { "list-of-texts", "[" LONG ",1,2]", "{\n  \"raw\": [\n    " LONG ",\n    1, 2\n  ]\n}\n" },
};

static void
test_node (gconstpointer data)
{
  const NodeCase *test = data;
  g_autoptr(HuNode) node = hu_node_from_json (test->json);
  HuJsonWriter *writer = hu_json_writer_new ();
  g_autofree char *text = NULL;

  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  hu_json_writer_key (writer, "raw");
  hu_json_writer_node (writer, node);
  hu_json_writer_end (writer);

  text = finish (writer);
  g_assert_cmpstr (text, ==, test->text);
}

static void
test_members (void)
{
  static const char * const but[] = { "b", "d", NULL };
  HuJsonWriter *writer = hu_json_writer_new ();
  g_autofree char *text = NULL;

  hu_json_writer_begin_object (writer, HU_JSON_INLINE);
  hu_json_writer_integer_member (writer, "first", 1);
  hu_json_writer_members (writer, NULL, NULL);
  hu_json_writer_members (writer, "{\"a\":{\"b\":[1,2]},\"\\u0062\":2,\"c\\\"\":\"}\",\"d\":[{}]}", but);
  hu_json_writer_end (writer);

  text = finish (writer);
  g_assert_cmpstr (text, ==, "{\"first\": 1, \"a\": {\"b\": [1, 2]}, \"c\\\"\": \"}\"}\n");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/json-writer/values", test_values);
  g_test_add_func ("/json-writer/fill", test_fill);
  g_test_add_func ("/json-writer/width", test_width);
  for (guint i = 0; i < G_N_ELEMENTS (node_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/json-writer/node/", node_cases[i].name, NULL);

      g_test_add_data_func (path, &node_cases[i], test_node);
    }
  g_test_add_func ("/json-writer/members", test_members);

  return g_test_run ();
}
