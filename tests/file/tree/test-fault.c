/*
 * The list of faults: its order, its limit, and the one line each becomes.
 */
#include "config.h"

#include "hu-fault.h"

typedef struct
{
  const char *name;
  gboolean    warning;
  guint       line;
  const char *pointer;
  const char *what;
  const char *remedy;
  const char *expected;
} LineCase;

static const LineCase line_cases[] = {
  { "whole", FALSE, 7, "/map/grid/columns", "null stands here", "use a whole number",
    "a.hexgame:7: /map/grid/columns: null stands here; use a whole number" },
  { "no-pointer", FALSE, 1, "", "the file is empty", "complete it", "a.hexgame:1: the file is empty; complete it" },
  { "no-remedy", FALSE, 1, "/title", "wrong", NULL, "a.hexgame:1: /title: wrong" },
  { "warning", TRUE, 3, "/x", "unknown", "kept", "a.hexgame:3: /x: warning: unknown; kept" },
  { "no-line", FALSE, 0, "", "there is no such file", "check the name", "a.hexgame: there is no such file; check the name" },
  { "one-line-whatever-is-in-it", FALSE, 2, "/a\nb", "c\r\x1f""d\xe2\x80\xa8""e\xc2\x85""f", "\t\x7f",
    "a.hexgame:2: /a\\u000ab: c\\u000d\\u001fd\\u2028e\\u0085f; \\u0009\\u007f" },
  { "no-direction", FALSE, 2, "/a\xe2\x80\xae", "b\xe2\x81\xa6""c\xef\xb7\x90", NULL,
    "a.hexgame:2: /a\\u202e: b\\u2066c\\ufdd0" },
  { "no-paragraphs", FALSE, 2, "", "a\xe2\x80\xa9""b", NULL, "a.hexgame:2: a\\u2029b" },
};

static void
test_line (gconstpointer data)
{
  const LineCase *test = data;
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autofree char *line = NULL;

  hu_faults_add (faults, test->warning, test->line, test->pointer, g_strdup (test->what), g_strdup (test->remedy));
  line = hu_fault_to_line (hu_faults_get (faults, 0), "a.hexgame");
  g_assert_cmpstr (line, ==, test->expected);
}

static void
test_order (void)
{
  static const guint lines[] = { 5, 2, 9, 2, 1, 9 };
  static const guint sorted[] = { 4, 1, 3, 0, 2, 5 }; /* by line, then as they came */
  g_autoptr(HuFaults) faults = hu_faults_new ();

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    hu_faults_add (faults, i % 2 == 0, lines[i], "", g_strdup_printf ("%u", i), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_cmpuint (g_ascii_strtoull (hu_faults_get (faults, i)->what, NULL, 10), ==, sorted[i]);
}

/* Warnings do not take the place of errors, nor the other way round. */
static void
test_limit (void)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();

  for (guint i = 0; i < HU_FAULTS_MAX + 10; i++)
    {
      g_assert_cmpint (hu_faults_is_full (faults), ==, i >= HU_FAULTS_MAX);
      hu_faults_add (faults, FALSE, i + 1, "/e", g_strdup ("error"), NULL);
      hu_faults_add (faults, TRUE, i + 1, "/w", g_strdup ("warning"), NULL);
    }

  g_assert_true (hu_faults_is_full (faults));
  g_assert_cmpuint (hu_faults_get_n (faults), ==, 2 * HU_FAULTS_MAX);
  g_assert_cmpuint (hu_faults_get_n_errors (faults), ==, HU_FAULTS_MAX + 10);
  g_assert_cmpuint (hu_faults_get_n_warnings (faults), ==, HU_FAULTS_MAX + 10);
}

/* A list of another length, and one that begins anew. */
static void
test_limit_chosen (void)
{
  g_autoptr(HuFaults) faults = hu_faults_new_up_to (2);

  for (guint round = 0; round < 2; round++)
    {
      for (guint i = 0; i < 3; i++)
        {
          g_assert_cmpint (hu_faults_is_full (faults), ==, i >= 2);
          g_assert_cmpint (hu_faults_keeps_warnings (faults), ==, i < 2);
          hu_faults_add (faults, FALSE, i + 1, "/e", g_strdup ("error"), NULL);
          hu_faults_add (faults, TRUE, i + 1, "/w", g_strdup ("warning"), NULL);
        }
      g_assert_cmpuint (hu_faults_get_n (faults), ==, 4);
      g_assert_cmpuint (hu_faults_get_n_errors (faults), ==, 3);
      g_assert_cmpuint (hu_faults_get_n_warnings (faults), ==, 3);

      hu_faults_clear (faults);
      g_assert_cmpuint (hu_faults_get_n (faults) + hu_faults_get_n_errors (faults) + hu_faults_get_n_warnings (faults), ==, 0);
    }
}

static void
test_rejects_what_is_none (void)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();

  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*index < *");
  g_assert_null (hu_faults_get (faults, 0));
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*what != NULL*");
  hu_faults_add (faults, FALSE, 1, "", NULL, NULL);
  g_test_assert_expected_messages ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (line_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/fault/line/", line_cases[i].name, NULL);

      g_test_add_data_func (path, &line_cases[i], test_line);
    }
  g_test_add_func ("/fault/order", test_order);
  g_test_add_func ("/fault/limit", test_limit);
  g_test_add_func ("/fault/limit-chosen", test_limit_chosen);
  g_test_add_func ("/fault/rejects", test_rejects_what_is_none);

  return g_test_run ();
}
