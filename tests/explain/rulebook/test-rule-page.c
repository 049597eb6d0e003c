/*
 * The pages of the rules: every number that a ruling or a meter can cite has
 * one, and each says something.
 */
#include <string.h>

#include "hu-clause.h"

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
  const HuRulePage *page, *before = NULL;
  guint n = 0;

  for (; (page = hu_rule_page_get (n)) != NULL; before = page, n++)
    {
      g_autofree char *title = hu_explain_rule_title (page);
      g_autofree char *lead = hu_explain_rule_lead (page);
      g_autofree char *program = hu_explain_rule_program (page);
      g_autofree char *system = hu_explain_rule_system (page->system);

      g_assert_true (hu_rule_page_find (page->id) == page);
      g_assert_cmpuint (strlen (title), >, 4);
      g_assert_cmpuint (strlen (lead), >, 30);
      g_assert_true (g_str_has_suffix (lead, "."));
      g_assert_true (program == NULL || g_str_has_suffix (program, "."));
      g_assert_cmpstr (system, !=, "");
      /* A system's pages stand together. */
      g_assert_true (before == NULL || page->system >= before->system);
    }
  g_assert_cmpuint (n, >, 20);
}

/* Each page has to say these words of its rule. */
typedef struct
{
  const char *name;
  const char *page;
  const char *words;
} SaidCase;

static const SaidCase said_cases[] = {
  { "passing-through", "26.11", "even one that only passes through" },
  { "last-enemy-leaves", "26.11", "when the last armed enemy in it dies, leaves, is captured" },
  { "set-up-area", "26.11", "every Location, hex and building in its set-up area" },
  { "board-of-one-side", "26.11", "a board on which it alone may set up" },
  { "both-areas", "26.11", "in the set-up areas of both sides is nobody’s" },
  { "building-partly-in-an-area", "26.11", "only if all its hexes do" },
  { "riders-gain-nothing", "26.11", "Passengers and riders gain nothing" },
  { "riders-prevent", "26.11", "a passenger or a broken unit" },
  { "prisoners", "26.11", "Prisoners gain nothing" },
  { "prisoners-prevent-nothing", "26.11", "neither does a prisoner" },
  { "caves", "26.11", "caves is not modelled (G11.94)" },
  { "only-location-holds-the-hex", "26.12", "the only Location of a hex holds the hex" },
  { "upstairs-no-hex", "26.13", "upstairs gains its own Location, not the hex" },
  { "bridge", "26.13", "from the bridge or from the Depression beneath it: both count as ground level (26.131)" },
  { "pillbox", "26.13", "Controls the pillbox too (26.132)" },
  { "cellar-apart", "26.14", "except one below the ground or in Bypass" },
  { "bypass-not-for-the-building", "26.11", "but not of the building" },
  { "verified-by-search", "26.15", "by Searching, by Mopping Up, or by occupying all Locations" },
  { "closed-by-other-causes-too", "26.16", "even if rubble or other Fires help to close it" },
  { "accident-touches-kindled", "26.16", "all of it counts as that side’s, accidents too" },
  { "kindled-by-both", "26.16", "If both sides Kindled parts of it, all of it counts as an accident" },
  { "forfeited-by-both", "26.16", "would forfeit stays as it is" },
  { "accidental-flame", "26.161", "An accidental Flame changes nothing" },
  { "fires-at-the-start", "26.161", "Fires that burn at the start are accidents" },
  { "uncontrolled-are-counted", "26.161", "hexes that nobody Controls are part of the total" },
  { "closed-by-rubble", "26.161", "because of rubble or an accidental Blaze belongs to the side that Controls its hex" },
  { "closed-building", "26.161", "A building that nobody can enter at all because of accidental Blazes goes to the side" },
  { "leader", "26.2", "A leader is worth 1, and one more for each point of a negative leadership modifier" },
  { "hero", "26.2", "A hero is worth nothing" },
  { "wounded-japanese-leader", "26.2", "A wounded Japanese leader is worth one less" },
  { "gun-in-any-state", "26.2", "even if it is dismantled or malfunctioning" },
  { "landing-craft-crew", "26.2", "1 in a landing craft" },
  { "carrier", "26.2", "half-squad of a Carrier is worth 2" },
  { "armor", "26.2", "a factor of 6 adds 2, and a factor of 0 adds 1" },
  { "temporary-crew", "26.2", "A temporary crew adds nothing" },
  { "no-value", "26.2", "Motorcycles, Goliaths, boats and gliders are worth nothing" },
  { "only-broken", "26.2", "only broken, wounded, disrupted, malfunctioning, shocked or immobile" },
  { "left-the-map", "26.2", "leaves the map counts as eliminated" },
  { "recall", "26.2", "leaves under Recall gives nothing" },
  { "chinese", "26.222", "captured Chinese guns and vehicles count fourfold" },
  { "instant-counts-once", "26.222", "captured units at their normal value" },
  { "not-manned", "26.222", "stays captured with nobody in it" },
  { "captive-eliminated", "26.222", "its normal value once, in place of the points for the capture" },
  { "own-attack", "26.222", "own side gives the captor double value, and at once" },
  { "temporary-crew-exits", "26.23", "a temporary crew never" },
  { "hero-exits", "26.23", "A hero gives 1 for an exit only where the scenario says so" },
  { "own-source", "4.3", "No hex of the capital counts as a source here" },
  { "city-supply", "4.4", "in supply does not matter" },
  { "rear-supply", "4.5", "in supply does not matter" },
  { "engineers", "line", "A unit marked EB is no front-line unit" },
  { "bracketed", "line", "too small for a zone of control" },
};

static void
test_said (gconstpointer data)
{
  const SaidCase *test = data;
  guint n;
  const HuClause *clauses = hu_page_clauses (hu_rule_page_find (test->page), &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *words = hu_explain_clause (&clauses[i]);

      if (strstr (words, test->words) != NULL)
        return;
    }

  g_test_message ("%s does not say: %s", test->page, test->words);
  g_test_fail ();
}

static void
test_title (void)
{
  g_autofree char *numbered = hu_explain_rule_title (hu_rule_page_find ("4.3"));
  g_autofree char *named = hu_explain_rule_title (hu_rule_page_find ("line"));

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
  for (guint i = 0; i < G_N_ELEMENTS (said_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/rule-page/said/", said_cases[i].name, NULL);

      g_test_add_data_func (path, &said_cases[i], test_said);
    }
  g_test_add_func ("/rule-page/pages", test_pages);
  g_test_add_func ("/rule-page/title", test_title);

  return g_test_run ();
}
