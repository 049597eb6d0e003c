/*
 * The strict scanner: what JSON is and what is not, word for word; where each
 * value stands; and that json-glib reads the same of whatever it lets through.
 */
#include "config.h"

#include <string.h>
#include <json-glib/json-glib.h>

#include "hu-node.h"
#include "hu-often.h"

#define NESTED_64 "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[" \
                  "]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]"

static HuNode *
scan (const char  *text,
      gsize        length,
      char       **lines)
{
  g_autoptr(GBytes) bytes = g_bytes_new (text, length);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuNode *self = hu_node_parse (bytes, faults);
  GString *said = g_string_new (NULL);

  for (guint i = 0; i < hu_faults_get_n (faults); i++)
    {
      g_autofree char *line = hu_fault_to_line (hu_faults_get (faults, i), "f");

      g_string_append_printf (said, i > 0 ? "\n%s" : "%s", line);
    }
  *lines = g_string_free (said, FALSE);

  return self;
}

/* --- What JSON is --- */

static const char * const valid[] = {
  "{}", "[]", "null", "true", "false", "0", "-0", "\"\"", " \t\r\n1 \n",
  "{\"a\":1,\"b\":[1,2,{\"c\":null}]}", "[0,-1,10,1.5,-0.5,1e3,1E+3,1e-3,0.0e0,123456789012345678]",
  "9223372036854775807", "-9223372036854775808", "1.7976931348623157e308", "1e-400", "0.000000000000000000000001",
  "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\uDE00\"]", "\"\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\"", "\"\x7f\"",
  "\xef\xbb\xbf{\"a\":1}", "{\"a\":{\"a\":1},\"A\":2}", "{\"\\u0061b\":1,\"a\":2}", NESTED_64, "\"\\uffff\"",
};

static void
test_valid (gconstpointer data)
{
  const char *text = data;
  g_autofree char *lines = NULL;
  g_autoptr(HuNode) self = scan (text, strlen (text), &lines);

  g_assert_cmpstr (lines, ==, "");
  g_assert_nonnull (self);
}

/* --- What it is not --- */

typedef struct
{
  const char *name;
  const char *text;
  const char *lines;
  gboolean    goes_on; /* there is something to read all the same */
} InvalidCase;

static const InvalidCase invalid[] = {
  { "empty", "", "f:1: the file is empty; its end seems to be lost: take an earlier copy, or complete it" },
  { "blank", " \n ", "f:2: the file is empty; its end seems to be lost: take an earlier copy, or complete it" },
  { "open-object", "{", "f:1: the file ends amid an object; its end seems to be lost: take an earlier copy, or complete it, at least with }" },
  { "open-list", "{\"a\":\n[1,", "f:2: /a/1: the file ends amid a list; its end seems to be lost: take an earlier copy, or complete it, at least with ]}" },
  { "open-text", "{\"a\":\"bc", "f:1: /a: the file ends amid a text; the closing quotation mark is missing, or the end of the file is lost" },
  { "open-escape", "\"\\", "f:1: the file ends amid a text; the closing quotation mark is missing, or the end of the file is lost" },
  { "open-unicode", "\"\\u12", "f:1: “\\u12” is no escape of JSON; write a backslash itself as \\\\, other characters as they are" },
  { "two-values", "{} {}", "f:1: something follows the end of the game; remove it" },
  { "line-comment", "{\n// x\n\"a\":1}", "f:2: a comment stands here, and JSON has none; remove it, or put the remark into the “about” text or a “note” of an event" },
  { "block-comment", "[1, /* x */ 2]", "f:1: /1: a comment stands here, and JSON has none; remove it, or put the remark into the “about” text or a “note” of an event" },
  { "hash-comment", "# x\n{}", "f:1: a comment stands here, and JSON has none; remove it, or put the remark into the “about” text or a “note” of an event" },
  { "comma-in-object", "{\"a\":1,}", "f:1: /a: there is a comma too many; remove it" },
  { "comma-in-list", "[1,\n]", "f:1: /0: there is a comma too many; remove it" },
  { "two-commas", "[1,,2]", "f:1: /0: there is a comma too many; remove it" },
  { "first-comma", "{,\"a\":1}", "f:1: there is a comma too many; remove it" },
  { "first-comma-in-list", "[,1]", "f:1: /0: “,” cannot stand here; put text in double quotation marks, all but true, false and null" },
  { "no-comma", "{\"a\":1\n\"b\":2}", "f:2: /a: “\"” cannot stand here; use a comma or }" },
  { "no-brace", "{\"a\":[{\"b\":1,\n{\"b\":2}]}", "f:2: /a/0/b: “{” stands within an object that has not ended; end the object before it with }" },
  { "no-brace-and-comma", "{\"a\":[{\"b\":1\n{\"b\":2}]}", "f:2: /a/0/b: “{” stands within an object that has not ended; end the object before it with }" },
  { "no-brace-in-the-end", "{\"a\":[{\"b\":1\n]}", "f:2: /a/0/b: “]” stands within an object that has not ended; end the object before it with }" },
  { "no-comma-in-list", "[1 2]", "f:1: /0: “2” cannot stand here; use a comma or ]" },
  { "no-colon", "{\"a\" 1}", "f:1: /a: after the key “a” the colon is missing; write \"key\": value" },
  { "no-value", "{\"a\":}", "f:1: /a: “}” cannot stand here; put text in double quotation marks, all but true, false and null" },
  { "wrong-bracket", "[1}", "f:1: /0: “}” cannot stand here; use a comma or ]" },
  { "bare-key", "{a:1}", "f:1: “a” cannot stand here; use a key in double quotation marks" },
  { "number-key", "{1:1}", "f:1: “1” cannot stand here; use a key in double quotation marks" },
  { "empty-key", "{\"\":1}", "f:1: /: a key is empty; give it a name" },
  { "empty-key-of-a-language", "{\"translations\":{\"de\":{\"\":1}}}", "f:1: /translations/de/: a key is empty; give it a name" },
  { "empty-key-of-a-form-elsewhere", "{\"a\":{\"de\":{\"A\":{\"\":1}}}}", "f:1: /a/de/A/: a key is empty; give it a name" },
  { "single-quotes", "{'a':1}", "f:1: text stands in single quotation marks; put it in double ones: \"…\"" },
  { "bare-word", "[yes]", "f:1: /0: “yes” cannot stand here; put text in double quotation marks, all but true, false and null" },
  { "capital-true", "[True]", "f:1: /0: “True” cannot stand here; put text in double quotation marks, all but true, false and null" },
  { "nan", "[NaN]", "f:1: /0: “NaN” cannot stand here; put text in double quotation marks, all but true, false and null" },
  { "infinity", "[-Infinity]", "f:1: /0: “-Infinity” cannot stand here; put text in double quotation marks, all but true, false and null" },
  { "leading-zero", "[010]", "f:1: /0: “010” is not a number as JSON writes them; no leading zeros, no plus sign, and digits on both sides of a point" },
  { "hexadecimal", "[0x1f]", "f:1: /0: “0x1f” is not a number as JSON writes them; no leading zeros, no plus sign, and digits on both sides of a point" },
  { "plus", "[+1]", "f:1: /0: “+1” is not a number as JSON writes them; no leading zeros, no plus sign, and digits on both sides of a point" },
  { "no-digits-before", "[.5]", "f:1: /0: “.5” is not a number as JSON writes them; no leading zeros, no plus sign, and digits on both sides of a point" },
  { "no-digits-after", "[1.]", "f:1: /0: “1.” is not a number as JSON writes them; no leading zeros, no plus sign, and digits on both sides of a point" },
  { "no-exponent", "[1e]", "f:1: /0: “1e” is not a number as JSON writes them; no leading zeros, no plus sign, and digits on both sides of a point" },
  { "minus-alone", "[-]", "f:1: /0: “-” is not a number as JSON writes them; no leading zeros, no plus sign, and digits on both sides of a point" },
  { "two-points", "[1.2.3]", "f:1: /0: “1.2.3” is not a number as JSON writes them; no leading zeros, no plus sign, and digits on both sides of a point" },
  { "raw-newline", "[\"a\nb\"]", "f:1: /0: a text holds a line break, a tab or another control character; close the text before it, or write \\n for a line break and \\t for a tab" },
  { "raw-tab", "[\"a\tb\"]", "f:1: /0: a text holds a line break, a tab or another control character; close the text before it, or write \\n for a line break and \\t for a tab" },
  { "bad-escape", "[\"\\x41\"]", "f:1: /0: “\\x” is no escape of JSON; write a backslash itself as \\\\, other characters as they are" },
  { "bad-hex", "[\"\\u12g4\"]", "f:1: /0: “\\u12g4” is no escape of JSON; write a backslash itself as \\\\, other characters as they are" },
  { "form-feed-between", "[1,\f2]", "f:1: /1: “\\u000c” cannot stand here; put text in double quotation marks, all but true, false and null" },
  { "depth-65", "[" NESTED_64 "]", "f:1: /0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0: objects and lists are nested more than 64 deep; no game needs that" },
  { "latin-1", "[\n\"\xe9\"]", "f:2: the byte 0xE9 here is not UTF-8; save the file as UTF-8" },
  { "surrogate-as-utf-8", "\"\xed\xa0\x80\"", "f:1: the byte 0xED here is not UTF-8; save the file as UTF-8" },
  { "overlong", "\"\xc0\xaf\"", "f:1: the byte 0xC0 here is not UTF-8; save the file as UTF-8" },
  { "utf-16", "\xff\xfe{", "f:1: the file is in UTF-16, not in UTF-8; save it as UTF-8" },
  { "utf-16-the-other-way", "\xfe\xff{", "f:1: the file is in UTF-16, not in UTF-8; save it as UTF-8" },
  { "second-bom", "\xef\xbb\xbf\xef\xbb\xbf{}", "f:1: “\xef\xbb\xbf” cannot stand here; put text in double quotation marks, all but true, false and null" },

  /* The rest survives these. */
  { "key-twice", "{\"a\":1,\n\"b\":2,\n\"a\":3}", "f:3: /a: the key “a” stands here twice; keep this one or the one on line 1", TRUE },
  { "key-twice-by-escape", "{\"ab\":1,\"\\u0061b\":3}", "f:1: /ab: the key “ab” stands here twice; keep one of them", TRUE },
  { "key-twice-within", "[{\"x\":{\"a/b\":1,\"a/b\":2}}]", "f:1: /0/x/a~1b: the key “a/b” stands here twice; keep one of them", TRUE },
  { "too-large", "[9223372036854775808]", "f:1: /0: the number 9223372036854775808 is out of range; whole numbers go from -9223372036854775808 to 9223372036854775807", TRUE },
  { "too-small", "[-9223372036854775809]", "f:1: /0: the number -9223372036854775809 is out of range; whole numbers go from -9223372036854775808 to 9223372036854775807", TRUE },
  { "too-large-real", "{\"a\":1e309}", "f:1: /a: the number 1e309 is out of range; numbers go up to about 1.8e308", TRUE },
  { "nul", "[\"a\\u0000b\"]", "f:1: /0: a text holds the NUL character (\\u0000); remove it", TRUE },
  { "high-surrogate", "[\"\\uD83D\"]", "f:1: /0: \\ud83d is half of a surrogate pair without the other; write the character itself, or both halves", TRUE },
  { "low-surrogate", "[\"\\uDE00\\uD83D\"]", "f:1: /0: \\ude00 is half of a surrogate pair without the other; write the character itself, or both halves\nf:1: /0: \\ud83d is half of a surrogate pair without the other; write the character itself, or both halves", TRUE },
  { "high-high", "[\"\\uD83D\\uD83D\\uDE00\"]", "f:1: /0: \\ud83d is half of a surrogate pair without the other; write the character itself, or both halves", TRUE },
  { "high-and-no-low", "[\"\\uD83D\\uE000\"]", "f:1: /0: \\ud83d is half of a surrogate pair without the other; write the character itself, or both halves", TRUE },
  { "in-a-key", "{\"a\":1,\n\"b\\uD83D\":2}", "f:2: \\ud83d is half of a surrogate pair without the other; write the character itself, or both halves", TRUE },
  { "high-and-no-escape", "[\"\\uD83D\\u12g4\"]", "f:1: /0: \\ud83d is half of a surrogate pair without the other; write the character itself, or both halves\n"
    "f:1: /0: “\\u12g4” is no escape of JSON; write a backslash itself as \\\\, other characters as they are" },
  { "several", "{\"a\":1e999,\n\"a\":2,\n\"b\":1e999", "f:1: /a: the number 1e999 is out of range; numbers go up to about 1.8e308\nf:3: /b: the number 1e999 is out of range; numbers go up to about 1.8e308\nf:3: /b: the file ends amid an object; its end seems to be lost: take an earlier copy, or complete it, at least with }" },
};

static void
test_invalid (gconstpointer data)
{
  const InvalidCase *test = data;
  g_autofree char *lines = NULL;
  HuNode *self = scan (test->text, strlen (test->text), &lines);

  g_assert_cmpstr (lines, ==, test->lines);
  g_assert_cmpint (self != NULL, ==, test->goes_on);
  g_clear_pointer (&self, hu_node_unref);
}

static void
test_nul_byte (void)
{
  g_autofree char *lines = NULL;

  g_assert_null (scan ("[\n\0]", 4, &lines));
  g_assert_cmpstr (lines, ==, "f:2: the file holds a NUL byte: it is no text in UTF-8; "
                              "choose a .hexgame file, or save it as UTF-8");
}

/* More keys than are compared one with the other. */
static void
test_many_keys (void)
{
  GString *text = g_string_new ("{");
  g_autofree char *lines = NULL;
  g_autoptr(HuNode) self = NULL;

  for (guint i = 0; i < 200; i++)
    g_string_append_printf (text, "\"k%u\":%u,\n", i % 199, i);
  g_string_append (text, "\"k7\":0}");

  self = scan (text->str, text->len, &lines);
  g_assert_cmpstr (lines, ==, "f:200: /k0: the key “k0” stands here twice; keep this one or the one on line 1\n"
                              "f:201: /k7: the key “k7” stands here twice; keep this one or the one on line 8");
  g_string_free (text, TRUE);
}

/* Fifty are enough: the rest of the text is not even read. */
static void
test_full (void)
{
  GString *text = g_string_new ("[");
  g_autofree char *lines = NULL;
  g_auto(GStrv) each = NULL;

  for (guint i = 0; i < 1000; i++)
    g_string_append (text, "1e999,\n");
  g_string_append (text, "this is no JSON");

  g_assert_null (scan (text->str, text->len, &lines));
  each = g_strsplit (lines, "\n", -1);
  g_assert_cmpuint (g_strv_length (each), ==, HU_FAULTS_MAX);
  g_string_free (text, TRUE);
}

/* --- Where things stand --- */

static void
test_lines (void)
{
  static const char text[] = "{\n \"a\": [10,\n  {\"b\":\n \"x:y\"}],\n\n \"\\u0063\"\n : -1.5e3 }";
  g_autofree char *lines = NULL;
  g_autofree char *json = NULL;
  g_autoptr(HuNode) self = scan (text, strlen (text), &lines);
  g_autoptr(HuNode) changed = NULL;

  g_assert_nonnull (self);
  g_assert_cmpuint (hu_node_get_line (self), ==, 1);
  g_assert_cmpuint (hu_node_get_line (hu_node_at (self, "/a")), ==, 2);
  g_assert_cmpuint (hu_node_get_line (hu_node_at (self, "/a/0")), ==, 2);
  g_assert_cmpuint (hu_node_get_line (hu_node_at (self, "/a/1")), ==, 3);
  g_assert_cmpuint (hu_node_get_line (hu_node_at (self, "/a/1/b")), ==, 3);
  g_assert_cmpuint (hu_node_get_line (hu_node_at (self, "/c")), ==, 6);
  json = hu_node_to_json (self);
  g_assert_cmpstr (json, ==, "{\"a\":[10,{\"b\":\"x:y\"}],\"c\":-1.5e3}");

  changed = hu_node_with_at (self, "/a/0", hu_node_at (self, "/c"));
  g_assert_cmpuint (hu_node_get_line (changed), ==, 0);
  g_assert_cmpuint (hu_node_get_line (hu_node_at (changed, "/a/1/b")), ==, 3);
}

/* The events of a log are made when they are asked for, however often, and one is not kept that was only looked at. */
static void
test_log (void)
{
  static const char text[] = "{\"log\": [1,\n{\"log\": [\"\\n\", true],\n \"\\u0061\": {}},\n\n[]],\n \"x\": 1}";
  g_autofree char *lines = NULL;
  g_autofree char *json = NULL;
  g_autoptr(HuNode) self = scan (text, strlen (text), &lines);
  HuNode *log = hu_node_find (self, "log");

  g_assert_cmpuint (hu_node_get_n (log), ==, 3);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr(HuNode) event = hu_node_dup_element (log, 1);

      g_assert_cmpuint (hu_node_get_line (event), ==, 2);
      g_assert_cmpuint (hu_node_get_line (hu_node_find (event, "a")), ==, 3);
    }
  g_assert_cmpuint (hu_node_get_line (hu_node_at (self, "/log/2")), ==, 5);
  g_assert_true (hu_node_at (self, "/log/2") == hu_node_at (self, "/log/2"));
  g_assert_cmpuint (hu_node_get_line (hu_node_at (self, "/log/0")), ==, 1);
  g_assert_cmpuint (hu_node_get_line (hu_node_at (self, "/x")), ==, 6);
  json = hu_node_to_json (self);
  g_assert_cmpstr (json, ==, "{\"log\":[1,{\"log\":[\"\\n\",true],\"a\":{}},[]],\"x\":1}");
}

/* --- json-glib reads the same --- */

static const char * const pieces[] = {
  "{", "}", "[", "]", ",", ":", "\"", "\"a\"", "\"b\"", "\"\\u0041\"", "\"\xc3\xa9\"", "0", "1", "-1", "1.5", "1e3", "01",
  "1e999", "true", "false", "null", " ", "\n", "\\", "\\n", "\"\\ud800\"", "'", "/", "99999999999999999999", "-", ".",
  "\"\\u0000\"", "{\"a\":", "[1,", "},", "],",
};

static void
append_value (GRand   *rand,
              GString *text,
              guint    depth)
{
  guint n = (guint) g_rand_int_range (rand, 0, 4);
  gint kind = g_rand_int_range (rand, depth > 4 ? 2 : 0, 4);

  if (kind == 0)
    {
      g_string_append_c (text, '{');
      for (guint i = 0; i < n; i++)
        {
          g_string_append_printf (text, "%s\"k%u\":", i > 0 ? ", " : "", i);
          append_value (rand, text, depth + 1);
        }
      g_string_append_c (text, '}');
    }
  else if (kind == 1)
    {
      g_string_append_c (text, '[');
      for (guint i = 0; i < n; i++)
        {
          g_string_append (text, i > 0 ? ",\n" : "");
          append_value (rand, text, depth + 1);
        }
      g_string_append_c (text, ']');
    }
  else
    g_string_append (text, pieces[g_rand_int_range (rand, 7, 21)]);
}

/* Well-formed texts with a few pieces thrown in; some stay well-formed. */
static void
spoil (GRand   *rand,
       GString *text)
{
  guint n = (guint) g_rand_int_range (rand, 0, 3);

  for (guint i = 0; i < n && text->len > 0; i++)
    {
      gsize at = (gsize) g_rand_int_range (rand, 0, (gint32) text->len);

      if (g_rand_boolean (rand))
        g_string_erase (text, (gssize) at, 1);
      else
        g_string_insert (text, (gssize) at, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
    }
}

static void
test_json_glib_agrees (void)
{
  guint32 seed = (guint32) g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (20000, 1000);
  guint n_taken = 0;

  g_test_message ("seed %u", seed);
  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr(GString) text = g_string_new (NULL);
      g_autoptr(GError) error = NULL;
      g_autofree char *lines = NULL;
      HuNode *self;

      append_value (rand, text, 0);
      spoil (rand, text);
      self = scan (text->str, text->len, &lines);
      if (self != NULL && *lines == '\0')
        {
          g_autoptr(JsonNode) theirs = json_from_string (text->str, &error);
          g_autofree char *json = hu_node_to_json (self);
          g_autoptr(JsonNode) ours = json_from_string (json, NULL);

          if (theirs == NULL)
            g_error ("json-glib does not take %s: %s", text->str, error->message);
          g_assert_true (json_node_equal (theirs, ours));
          n_taken++;
        }
      g_clear_pointer (&self, hu_node_unref);
    }

  g_assert_cmpuint (n_taken, >, n_rounds / 5);
  g_assert_cmpuint (n_taken, <, n_rounds / 20 * 19);
}

/* Files are read in threads of their own.  Two trees share nothing, not even the name of a key. */
static gpointer
scan_often (gpointer data)
{
  const char *text = data;

  for (guint i = 0; i < 20000; i++)
    {
      g_autofree char *lines = NULL;

      hu_node_unref (scan (text, strlen (text), &lines));
    }

  return NULL;
}

static void
test_threads (void)
{
  GThread *threads[4];

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("scan", scan_often, (gpointer) "{\"id\": {\"at\": [1, 2]}}");
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (valid); i++)
    {
      g_autofree char *path = g_strdup_printf ("/json-scan/valid/%u", i);

      g_test_add_data_func (path, valid[i], test_valid);
    }
  for (guint i = 0; i < G_N_ELEMENTS (invalid); i++)
    {
      g_autofree char *path = g_strconcat ("/json-scan/invalid/", invalid[i].name, NULL);

      g_test_add_data_func (path, &invalid[i], test_invalid);
    }
  g_test_add_func ("/json-scan/nul-byte", test_nul_byte);
  g_test_add_func ("/json-scan/many-keys", test_many_keys);
  g_test_add_func ("/json-scan/full", test_full);
  g_test_add_func ("/json-scan/lines", test_lines);
  g_test_add_func ("/json-scan/log", test_log);
  g_test_add_func ("/json-scan/threads", test_threads);
  g_test_add_func ("/json-scan/json-glib-agrees", test_json_glib_agrees);

  return g_test_run ();
}
