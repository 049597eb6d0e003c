/*
 * The glossary: each word has a page, each link leads to one, and the tagger
 * finds what a simple search word by word finds.
 */
#include <string.h>

#include "hu-glossary.h"
#include "hu-clause.h"

typedef struct
{
  const char *name;
  const char *text;
  const char *except;
  const char *markup;
} LinkCase;

#define LINK(id, word) "<a href=\"term:" id "\">" word "</a>"

static const LinkCase link_cases[] = {
  { "none", "Nobody moves.", NULL, "Nobody moves." },
  { "empty", "", NULL, "" },
  { "whole-words", "Rowing is no row.", NULL, "Rowing is no " LINK ("hex-row", "row") "." },
  { "first-letter", "Lifelines, and a Lifeline", NULL, LINK ("lifeline", "Lifelines") ", and a Lifeline" },
  { "once-a-paragraph", "A ratio is a ratio.\n\nA ratio.", NULL,
    "A " LINK ("ratio", "ratio") " is a ratio.\n\nA " LINK ("ratio", "ratio") "." },
  { "longest-first", "Its zone of control, and control.", NULL,
    "Its " LINK ("zone-of-control", "zone of control") ", and " LINK ("control", "control") "." },
  { "kept-together", "Its zone\302\240of control", NULL,
    "Its " LINK ("zone-of-control", "zone\302\240of control") },
  { "possessive", "the attacker’s", NULL, "the " LINK ("attacker", "attacker") "’s" },
  { "hyphen", "a half-squad", NULL, "a " LINK ("squad", "half-squad") },
  { "except", "A ledger of points", "ledger", "A ledger of " LINK ("points", "points") },
  { "markup", "<b> & a ledger", NULL, "&lt;b&gt; &amp; a " LINK ("ledger", "ledger") },
  { "digits", "EB7 is not EB 7", NULL, "EB7 is not " LINK ("eb", "EB") " 7" },
};

static void
test_link (gconstpointer data)
{
  const LinkCase *test = data;
  g_autofree char *markup = hu_glossary_link (test->text, test->except);

  g_assert_cmpstr (markup, ==, test->markup);
}

/* --- Every use --- */

static gboolean
is_word (gunichar c)
{
  return g_unichar_isalnum (c);
}

/* The longest form of any term that begins here and ends where a word does. */
static const HuGlossaryTerm *
find_at (const char *text,
         gsize      *length)
{
  guint n;
  const HuGlossaryTerm *terms = hu_glossary_terms (&n), *found = NULL;

  *length = 0;
  for (guint i = 0; i < n; i++)
    {
      g_auto(GStrv) forms = g_strsplit (terms[i].forms, "|", -1);

      for (guint j = 0; forms[j] != NULL; j++)
        {
          gsize size = strlen (forms[j]);

          if (size > *length && strlen (text) >= size && g_ascii_strncasecmp (text, forms[j], size) == 0 &&
              !is_word (g_utf8_get_char (text + size)))
            {
              *length = size;
              found = &terms[i];
            }
        }
    }

  return found;
}

/* "control supply-line": the terms of a paragraph, each once, in the order in which they turn up. */
static char *
list_simply (const char *paragraph,
             const char *except)
{
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  GString *list = g_string_new (NULL);
  gboolean inside = FALSE;

  for (const char *at = paragraph; *at != '\0';)
    {
      gsize length;
      const HuGlossaryTerm *term = inside ? NULL : find_at (at, &length);

      if (term != NULL)
        {
          if (g_strcmp0 (term->id, except) != 0 && g_hash_table_add (seen, (gpointer) term))
            g_string_append_printf (list, "%s ", term->id);
          at += length;
          inside = TRUE;
          continue;
        }
      inside = is_word (g_utf8_get_char (at));
      at = g_utf8_next_char (at);
    }

  return g_string_free (list, FALSE);
}

/* The same of what the tagger made of it. */
static char *
list_links (const char *markup)
{
  GString *list = g_string_new (NULL);
  const char *start = "<a href=\"" HU_TERM_PREFIX;

  for (const char *at = strstr (markup, start); at != NULL; at = strstr (at, start))
    {
      at += strlen (start);
      g_string_append_len (list, at, strchr (at, '"') - at);
      g_string_append_c (list, ' ');
    }

  return g_string_free (list, FALSE);
}

static guint
check_text (const char *text,
            const char *except)
{
  g_auto(GStrv) paragraphs = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      g_autofree char *markup = hu_glossary_link (paragraphs[i], except);
      g_autofree char *linked = list_links (markup);
      g_autofree char *found = list_simply (paragraphs[i], except);

      g_assert_cmpstr (linked, ==, found);
      for (const char *c = linked; *c != '\0'; c++)
        n += *c == ' ';
    }

  return n;
}

static void
test_rule_pages (void)
{
  guint n_links = 0;
  const HuRulePage *page;

  for (guint i = 0; (page = hu_rule_page_get (i)) != NULL; i++)
    {
      g_autofree char *lead = hu_explain_rule_lead (page);
      g_autofree char *program = hu_explain_rule_program (page);
      guint n;
      const HuClause *clauses = hu_page_clauses (page, &n);

      n_links += check_text (lead, NULL) + (program != NULL ? check_text (program, NULL) : 0);
      for (guint k = 0; k < n; k++)
        {
          g_autofree char *words = hu_explain_clause (&clauses[k]);

          n_links += check_text (words, NULL);
        }
    }
  g_test_message ("%u links in the pages of the rules", n_links);
  g_assert_cmpuint (n_links, >, 90);
}

static void
test_terms (void)
{
  guint n;
  const HuGlossaryTerm *terms = hu_glossary_terms (&n);

  g_assert_cmpuint (n, >, 45);
  g_assert_cmpstr (terms[0].id, ==, HU_TERM_OVERVIEW);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = hu_explain_term_name (&terms[i]);
      g_autofree char *text = hu_explain_term_text (&terms[i]);
      g_autofree char *uri = g_strconcat (HU_TERM_PREFIX, terms[i].id, NULL);
      g_auto(GStrv) rules = g_strsplit (terms[i].rules, " ", -1);

      g_test_message ("%s", terms[i].id);
      g_assert_true (hu_glossary_find (terms[i].id) == &terms[i]);
      g_assert_true (hu_glossary_find (uri) == &terms[i]);
      g_assert_null (hu_rule_page_find (uri));
      g_assert_cmpuint (strlen (name), >, 1);
      g_assert_cmpuint (strlen (text), >, 40);
      g_assert_true ((terms[i].forms[0] == '\0') == (i == 0));
      g_assert_true (i < 2 || g_ascii_strcasecmp (terms[i - 1].id, terms[i].id) < 0);
      for (guint j = 0; rules[j] != NULL && rules[j][0] != '\0'; j++)
        g_assert_nonnull (hu_rule_page_find (rules[j]));
      check_text (text, terms[i].id);
    }
  g_assert_null (hu_glossary_find ("term:nothing"));
}

/* No form stands for two terms: which one would it lead to? */
static void
test_forms (void)
{
  g_autoptr(GHashTable) forms = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n;
  const HuGlossaryTerm *terms = hu_glossary_terms (&n);

  for (guint i = 0; i < n; i++)
    {
      g_auto(GStrv) parts = g_strsplit (terms[i].forms, "|", -1);

      for (guint j = 0; parts[j] != NULL; j++)
        g_assert_true (g_hash_table_add (forms, g_ascii_strdown (parts[j], -1)));
    }
}

typedef struct
{
  const char *name, *text, *spelled;
} SpellCase;

static const SpellCase spell_cases[] = {
  { "first", "no MMC, and no MMC", "no MMC (squad, half-squad or crew), and no MMC" },
  { "several", "4 + MA 1 + AF 8 → 2", "4 + MA (main armament) 1 + AF (armor factor) 8 → 2" },
  { "in-brackets", "PzIV (MA disabled) has (no) AF", "PzIV (MA [main armament] disabled) has (no) AF (armor factor)" },
  { "whole-words", "SMMC, MMCs, MAP", "SMMC, MMCs, MAP" },
  { "end", "MA", "MA (main armament)" },
  { "none", "", "" },
};

static void
test_spell (gconstpointer data)
{
  const SpellCase *one = data;
  g_autofree char *spelled = hu_glossary_spell_out (one->text);

  g_assert_cmpstr (spelled, ==, one->spelled);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (link_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/glossary/link/%s", link_cases[i].name);

      g_test_add_data_func (path, &link_cases[i], test_link);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (spell_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/glossary/spell/%s", spell_cases[i].name);

      g_test_add_data_func (path, &spell_cases[i], test_spell);
    }
  g_test_add_func ("/glossary/rule-pages", test_rule_pages);
  g_test_add_func ("/glossary/terms", test_terms);
  g_test_add_func ("/glossary/forms", test_forms);

  return g_test_run ();
}
