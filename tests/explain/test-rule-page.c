/*
 * The pages of the rules: every number that a ruling or a meter can cite has
 * one, and each says something.
 */
#include <string.h>

#include "hu-rule-page.h"

typedef struct
{
  const char *id;
  const char *page; /* "-": none */
} FindCase;

static const FindCase find_cases[] = {
  { "4.2", "4.2" },      { "4.3", "4.3" },      { "4.4", "4.4" },       { "4.5", "4.5" },
  { "4.6", "4.6" },      { "9.5", "9.5" },      { "8", "8" },           { "8.2", "8" },
  { "line", "line" },    { "levels", "levels" }, { "schedule", "schedule" }, { "26.1", "26.1" },
  { "26.11", "26.11" },  { "26.12", "26.12" },  { "26.13", "26.13" },   { "26.132", "26.13" },
  { "26.14", "26.14" },  { "26.15", "26.15" },  { "26.16", "26.16" },   { "26.161", "26.161" },
  { "26.162", "26.16" }, { "26.2", "26.2" },    { "26.21", "26.2" },    { "26.221", "26.2" },
  { "26.222", "26.222" }, { "26.23", "26.23" }, { "26.3", "26.3" },     { "26.4", "26.4" },
  { "concession", "concession" },               { "", "-" },            { "7.1", "-" },
  { "lines", "-" },      { "(I)", "line" },     { "4", "4.2" },         { "26", "26.1" },
  { "2", "-" },
};

static void
test_find (gconstpointer data)
{
  const FindCase *test = data;
  const HuRulePage *page = hu_rule_page_find (test->id);

  g_assert_cmpstr (page != NULL ? page->id : "-", ==, test->page);
}

static void
test_pages (void)
{
  guint n;
  const HuRulePage *pages = hu_rule_pages (&n);

  g_assert_cmpuint (n, >, 20);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = hu_explain_rule_title (&pages[i], HU_LANG_ENGLISH);
      g_autofree char *text = hu_explain_rule_text (&pages[i], HU_LANG_ENGLISH);
      g_autofree char *system = hu_explain_rule_system (pages[i].system, HU_LANG_ENGLISH);

      g_assert_true (hu_rule_page_find (pages[i].id) == &pages[i]);
      g_assert_cmpuint (strlen (title), >, 4);
      g_assert_cmpuint (strlen (text), >, 60);
      g_assert_cmpstr (system, !=, "");
      /* A system's pages stand together. */
      g_assert_true (i == 0 || pages[i].system >= pages[i - 1].system);
    }
}

static void
test_title (void)
{
  g_autofree char *numbered = hu_explain_rule_title (hu_rule_page_find ("4.3"), HU_LANG_ENGLISH);
  g_autofree char *named = hu_explain_rule_title (hu_rule_page_find ("line"), HU_LANG_ENGLISH);

  g_assert_cmpstr (numbered, ==, "4.3 · The capital cut off");
  g_assert_cmpstr (named, ==, "The line from north to south");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (find_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rule-page/find/%" G_GSIZE_FORMAT "-%s", i, find_cases[i].id);

      g_test_add_data_func (path, &find_cases[i], test_find);
    }
  g_test_add_func ("/rule-page/pages", test_pages);
  g_test_add_func ("/rule-page/title", test_title);

  return g_test_run ();
}
