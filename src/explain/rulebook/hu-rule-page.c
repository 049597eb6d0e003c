/*
 * The pages of the rules: lookup and words.  Each rule system has a table of its own pages
 * (hu-*-pages.c).
 */
#include "config.h"

#include "hu-rule-page.h"

#include "hu-clause.h"
#include "hu-explain-private.h"
#include "hu-system-words.h"

#include <string.h>

const HuRulePage *
hu_rule_page_get (guint index)
{
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    for (const HuRulePage *page = hu_system_words_get (system)->pages; page->id != NULL; page++)
      if (index-- == 0)
        return page;

  return NULL;
}

/* Tells whether @id is a case of the rule of @page, as 26.221 is of 26.2. */
static gboolean
has_case (const HuRulePage *page,
          const char       *id)
{
  gsize length = strlen (page->id);

  if (page->cases != NULL && g_str_has_prefix (id, page->cases))
    return TRUE;

  return g_str_has_prefix (id, page->id) &&
         (id[length] == '.' || (g_ascii_isdigit (id[length]) && strchr (page->id, '.') != NULL));
}

/* A whole section begins with its first rule. */
static const HuRulePage *
find_section (const char *id)
{
  const HuRulePage *page;

  for (guint i = 0; g_ascii_isdigit (id[0]) && (page = hu_rule_page_get (i)) != NULL; i++)
    if (g_str_has_prefix (page->id, id) && page->id[strlen (id)] == '.')
      return page;

  return NULL;
}

const HuRulePage *
hu_rule_page_find (const char *id)
{
  const HuRulePage *page, *best = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; (page = hu_rule_page_get (i)) != NULL; i++)
    {
      if (g_str_equal (page->id, id))
        return page;
      /* Among several rules that @id is a case of, the closest counts: 26.161 and not 26.16. */
      if (has_case (page, id) && (best == NULL || strlen (best->id) < strlen (page->id)))
        best = page;
    }

  return best != NULL ? best : find_section (id);
}

static gboolean
is_called (const char *name,
           const char *cited)
{
  g_autofree char *folded = name != NULL ? g_utf8_casefold (name, -1) : NULL;
  g_autofree char *key = g_utf8_casefold (cited, -1);

  return g_strcmp0 (folded, key) == 0;
}

static const HuRulePage *
find_called (const char *cited)
{
  const HuRulePage *page;

  for (guint i = 0; (page = hu_rule_page_get (i)) != NULL; i++)
    if (is_called (page->id, cited) || is_called (page->title, cited) || is_called (_(page->title), cited) ||
        is_called (page->cited, cited) ||
        (page->name != NULL && is_called (g_dpgettext2 (GETTEXT_PACKAGE, "rule", page->name), cited)) ||
        (page->cited != NULL && is_called (g_dpgettext2 (GETTEXT_PACKAGE, "rule", page->cited), cited)))
      return page;

  return NULL;
}

/* The page of the rule that has a case of that letter; or NULL. */
static const HuRulePage *
find_lettered (char letter)
{
  const char name[] = { '(', letter, ')', '\0' };
  const HuRulePage *page = hu_rule_page_find (name);
  guint n = 0;
  const HuClause *clauses = page != NULL ? hu_page_clauses (page, &n) : NULL;

  for (guint i = 0; i < n; i++)
    if (hu_clause_cites (&clauses[i], letter))
      return page;

  return NULL;
}

const HuRulePage *
hu_rule_page_find_cited (const char *cited,
                         char       *letter)
{
  g_autofree char *bare = NULL;
  const HuRulePage *page;
  char *comma;
  const char *last;

  g_return_val_if_fail (cited != NULL && letter != NULL, NULL);

  *letter = '\0';
  bare = g_strstrip (g_strdelimit (g_strdup (cited), "()", ' '));
  page = find_called (bare);
  if (page != NULL || g_ascii_isdigit (bare[0]))
    return page != NULL ? page : hu_rule_page_find (bare);

  comma = strrchr (bare, ',');
  last = comma != NULL ? comma + 1 + strspn (comma + 1, " ") : bare;
  if (strlen (last) != 1 || !g_ascii_isalpha (last[0]))
    return NULL;

  *letter = g_ascii_toupper (last[0]);
  if (comma != NULL)
    *comma = '\0';
  page = find_lettered (*letter);

  return page == NULL || comma == NULL || find_called (bare) == page ? page : NULL;
}

char *
hu_explain_rule_title (const HuRulePage *page)
{
  const char *title;

  g_return_val_if_fail (page != NULL, NULL);

  title = _(page->title);
  if (g_ascii_isdigit (page->id[0]))
    /* Translators: the number of a rule, and its title */
    return g_strdup_printf (_("%1$s · %2$s"), page->id, title);

  return g_strdup (title);
}

char *
hu_explain_rule_lead (const HuRulePage *page)
{
  g_return_val_if_fail (page != NULL, NULL);

  return g_strdup (_(page->lead));
}

char *
hu_explain_rule_program (const HuRulePage *page)
{
  g_return_val_if_fail (page != NULL, NULL);

  return page->program != NULL ? g_strdup (_(page->program)) : NULL;
}

char *
hu_explain_rule_number (const char *id)
{
  const HuRulePage *page;

  g_return_val_if_fail (id != NULL, NULL);

  page = hu_rule_page_find (id);

  return g_strdup (page != NULL && page->name != NULL && g_str_equal (page->id, id)
                     ? g_dpgettext2 (GETTEXT_PACKAGE, "rule", page->name) : id);
}

char *
hu_explain_rule_system (HuSystemId system)
{
  return g_strdup (_(hu_system_words_get (system)->name));
}
