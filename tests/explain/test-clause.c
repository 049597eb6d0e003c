/*
 * The clause index: what the rules judge by stands in it, and each entry has a
 * sentence, a page that shows it, and a place of its own.
 */
#include <string.h>

#include "hu-clause.h"
#include "hu-control-clauses.h"
#include "hu-front-line-clauses.h"
#include "hu-rule-page.h"
#include "hu-sudden-death-clauses.h"

typedef struct
{
  const char       *name;
  HuSystemId        system;
  const HuClauseId *(*list) (guint *n);
} SystemCase;

static const SystemCase system_cases[] = {
  { "sudden-death", HU_SYSTEM_SUDDEN_DEATH, hu_sudden_death_clauses },
  { "front-line", HU_SYSTEM_FRONT_LINE, hu_front_line_clauses },
  { "control", HU_SYSTEM_CONTROL, hu_control_clauses },
};

/* What the rules judge by stands in the index, once. */
static void
test_listed (gconstpointer data)
{
  const SystemCase *test = data;
  guint n_ids, n_clauses;
  const HuClauseId *ids = test->list (&n_ids);
  const HuClause *clauses = hu_clauses (test->system, &n_clauses);

  g_assert_cmpuint (n_clauses, >, 30);
  for (guint i = 0; i < n_ids; i++)
    {
      guint found = 0;

      for (guint j = 0; j < n_clauses; j++)
        found += clauses[j].id == ids[i];
      g_test_message ("%s", ids[i]);
      g_assert_cmpuint (found, ==, 1);
    }
}

static guint
index_of (const HuRulePage *page)
{
  guint index = 0;

  while (hu_rule_page_get (index) != page)
    index++;

  return index;
}

static void
test_entries (gconstpointer data)
{
  const SystemCase *test = data;
  guint n, last = 0;
  const HuClause *clauses = hu_clauses (test->system, &n);

  for (guint i = 0; i < n; i++)
    {
      const HuRulePage *page = hu_rule_page_find (clauses[i].page);
      g_autofree char *words = hu_explain_clause (&clauses[i], HU_LANG_ENGLISH);
      g_autofree char *text = NULL;

      g_test_message ("%s", clauses[i].id);
      g_assert_nonnull (page);
      g_assert_cmpstr (page->id, ==, clauses[i].page);
      g_assert_cmpint (page->system, ==, test->system);
      g_assert_cmpuint (index_of (page), >=, last);
      last = index_of (page);
      g_assert_true (hu_clause_find (clauses[i].id) != NULL);

      /* One whole sentence. */
      g_assert_cmpuint (strlen (words), >, 20);
      g_assert_true (g_str_has_suffix (words, ".") && g_ascii_isupper (words[0]));
      text = hu_explain_rule_text (page, HU_LANG_ENGLISH);
      g_assert_nonnull (strstr (text, words));
    }
}

static void
test_page (void)
{
  g_autofree char *lines = hu_explain_page_clauses (HU_SYSTEM_SUDDEN_DEATH, "4.4", HU_LANG_ENGLISH);
  g_autofree char *none = hu_explain_page_clauses (HU_SYSTEM_SUDDEN_DEATH, "26.4", HU_LANG_ENGLISH);
  g_auto(GStrv) each = g_strsplit (lines, "\n", -1);

  g_assert_cmpuint (g_strv_length (each), ==, 5);
  for (guint i = 0; each[i] != NULL; i++)
    g_assert_true (g_str_has_prefix (each[i], "• "));
  g_assert_cmpstr (each[4], ==, "• Whether those cities are in supply does not matter.");
  g_assert_null (none);
  g_assert_null (hu_clause_find ("4.4/nothing"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (system_cases); i++)
    {
      g_autofree char *listed = g_strdup_printf ("/clause/%s/listed", system_cases[i].name);
      g_autofree char *entries = g_strdup_printf ("/clause/%s/entries", system_cases[i].name);

      g_test_add_data_func (listed, &system_cases[i], test_listed);
      g_test_add_data_func (entries, &system_cases[i], test_entries);
    }
  g_test_add_func ("/clause/page", test_page);

  return g_test_run ();
}
