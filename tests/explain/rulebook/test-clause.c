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

#define CLAUSE(name, id) HU_CLAUSE_##name,

static const HuClauseId sudden_death[] = { HU_SUPPLY_CLAUSES (CLAUSE) HU_SUDDEN_DEATH_CLAUSES (CLAUSE) };
static const HuClauseId front_line[] = { HU_LINE_CLAUSES (CLAUSE) HU_FRONT_LINE_CLAUSES (CLAUSE) };
static const HuClauseId control[] = { HU_CONTROL_CLAUSES (CLAUSE) };

typedef struct
{
  const char       *name;
  HuSystemId        system;
  const HuClauseId *ids;
  guint             n_ids;
} SystemCase;

static const SystemCase system_cases[] = {
  { "sudden-death", HU_SYSTEM_SUDDEN_DEATH, sudden_death, G_N_ELEMENTS (sudden_death) },
  { "front-line", HU_SYSTEM_FRONT_LINE, front_line, G_N_ELEMENTS (front_line) },
  { "control", HU_SYSTEM_CONTROL, control, G_N_ELEMENTS (control) },
};

/* Every clause of the rules stands in the index, once. */
static void
test_listed (gconstpointer data)
{
  const SystemCase *test = data;
  guint n_clauses;
  const HuClause *clauses = hu_clauses (test->system, &n_clauses);

  g_assert_cmpuint (n_clauses, >, 30);
  for (guint i = 0; i < test->n_ids; i++)
    {
      guint found = 0;

      for (guint j = 0; j < n_clauses; j++)
        found += clauses[j].id == test->ids[i];
      g_test_message ("%s", test->ids[i]);
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
      g_autofree char *words = hu_explain_clause (&clauses[i]);
      g_autofree char *heading = hu_explain_clause_heading (&clauses[i]);
      const HuClause *of_page;
      guint n_of_page;

      g_test_message ("%s", clauses[i].id);
      g_assert_nonnull (page);
      g_assert_cmpstr (page->id, ==, clauses[i].page);
      g_assert_cmpint (page->system, ==, test->system);
      g_assert_cmpuint (index_of (page), >=, last);
      last = index_of (page);

      /* One whole sentence. */
      g_assert_cmpuint (strlen (words), >, 20);
      g_assert_true (g_str_has_suffix (words, ".") && g_ascii_isupper (words[0]));
      of_page = hu_page_clauses (page, &n_of_page);
      g_assert_true (&clauses[i] >= of_page && &clauses[i] < of_page + n_of_page);
      /* A page has headings from its first clause on, or none. */
      g_assert_true (heading == NULL || of_page[0].heading != NULL);
    }
}

static void
test_page (void)
{
  guint n;
  const HuClause *clauses = hu_page_clauses (hu_rule_page_find ("4.4"), &n);
  g_autofree char *last = hu_explain_clause (&clauses[n - 1]);
  g_autofree char *none = hu_explain_clause_heading (&clauses[0]);
  g_autofree char *heading = NULL;

  g_assert_cmpuint (n, ==, 6);
  for (guint i = 0; i < n; i++)
    g_assert_cmpstr (clauses[i].page, ==, "4.4");
  g_assert_cmpstr (last, ==, "Whether those cities are in supply does not matter.");
  g_assert_null (none);

  clauses = hu_page_clauses (hu_rule_page_find ("26.11"), &n);
  heading = hu_explain_clause_heading (&clauses[0]);
  g_assert_cmpstr (heading, ==, "At the start");
}

/* No page without clauses: they are what it is made of. */
static void
test_pages (void)
{
  const HuRulePage *page;

  for (guint i = 0; (page = hu_rule_page_get (i)) != NULL; i++)
    {
      guint n;

      hu_page_clauses (page, &n);
      g_test_message ("%s", page->id);
      g_assert_cmpuint (n, >, 0);
    }
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
  g_test_add_func ("/clause/pages", test_pages);

  return g_test_run ();
}
