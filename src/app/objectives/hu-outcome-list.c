/*
 * The outcomes as a rulebook has them: who wins, when, and the condition as a sentence; in order of precedence.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-explain-objectives.h"
#include "hu-workshop-form.h"

#define MOST_KEPT 1000 /* words of outcomes, as they were worded last */

static const HuOutcome *
find_outcome (HuWorkshop   *shop,
              const HuNode *element)
{
  const HuObjectivesRules *rules = hu_objectives_rules (hu_workshop_get_scenario (shop));
  const char *id = hu_node_get_text (hu_node_find (element, "id"), NULL);

  /* An outcome with a fault is not among the rules. */
  for (guint i = 0; rules != NULL && id != NULL && i < rules->outcomes->len; i++)
    if (g_str_equal (((const HuOutcome *) g_ptr_array_index (rules->outcomes, i))->id, id))
      return g_ptr_array_index (rules->outcomes, i);

  return NULL;
}

static const HuShopFault *
find_fault (HuWorkshop *shop,
            guint       index)
{
  g_autofree char *pointer = g_strdup_printf (HU_OBJECTIVES "/outcomes/%u", index);
  gsize length = strlen (pointer);

  for (guint i = 0; i < hu_workshop_get_n_faults (shop); i++)
    {
      const HuShopFault *fault = hu_workshop_get_fault (shop, i);

      if (!fault->warning && g_str_has_prefix (fault->pointer, pointer) &&
          (fault->pointer[length] == '\0' || fault->pointer[length] == '/'))
        return fault;
    }

  return NULL;
}

/* Where there is a fault anywhere nothing is worded.  An outcome that was worded as it stands keeps its words, lest the
 * whole list shrink and grow with every fault on the way to another condition. */
static char *
keep_words (HuWorkshop   *shop,
            const HuNode *element,
            const char   *which,
            const char   *words)
{
  GHashTable *kept = g_object_get_data (G_OBJECT (shop), "hu-outcome-words");
  g_autofree char *json = hu_node_to_json (element);
  g_autofree char *key = g_strconcat (which, json, NULL);

  if (kept == NULL)
    {
      kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
      g_object_set_data_full (G_OBJECT (shop), "hu-outcome-words", kept, (GDestroyNotify) g_hash_table_unref);
    }
  if (words == NULL)
    return g_strdup (g_hash_table_lookup (kept, key));

  if (g_hash_table_size (kept) >= MOST_KEPT)
    g_hash_table_remove_all (kept);
  g_hash_table_insert (kept, g_steal_pointer (&key), g_strdup (words));

  return g_strdup (words);
}

/* "2. German victory, at once, when:" */
static char *
outcome_title (HuWorkshop   *shop,
               const HuNode *element,
               guint         index)
{
  HuScenario *scenario = hu_workshop_get_scenario (shop);
  const HuOutcome *outcome = find_outcome (shop, element);
  g_autofree char *own_name = outcome != NULL ? hu_explain_outcome_winner (scenario, outcome) : NULL;
  g_autofree char *own_when = outcome != NULL ? hu_explain_outcome_when (scenario, outcome) : NULL;
  g_autofree char *name = keep_words (shop, element, "winner", own_name);
  g_autofree char *when = keep_words (shop, element, "when", own_when);

  if (name == NULL || when == NULL)
    return g_strdup_printf ("%u. %s", index + 1,
                            hu_node_get_text (hu_node_find (element, "name"),
                                              hu_node_get_text (hu_node_find (element, "id"), "?")));

  /* Translators: %1$u is its place in the list, %2$s as "German victory", %3$s as "at the end of each turn"; a
   * condition follows */
  return g_strdup_printf (_("%1$u. %2$s, %3$s, when:"), index + 1, name, when);
}

static char *
outcome_subtitle (HuWorkshop   *shop,
                  const HuNode *element,
                  guint         index)
{
  const HuShopFault *fault = find_fault (shop, index);
  const HuOutcome *outcome = find_outcome (shop, element);

  g_autofree char *own = NULL;
  char *words;

  if (fault != NULL)
    return g_strdup_printf ("%s; %s", fault->what, fault->remedy);

  own = outcome != NULL ? hu_explain_whole_term (hu_workshop_get_scenario (shop), outcome->needs) : NULL;
  words = keep_words (shop, element, "needs", own);

  return words != NULL ? words : g_strdup ("");
}

/* --- The form --- */

static void
fill_outcome (HuWorkshopBench *bench,
              GtkWidget       *row,
              const char      *pointer)
{
  g_autofree char *needs = hu_workshop_join (pointer, "needs");

  hu_workshop_form_add (row, hu_outcome_tree_new (bench, needs));
  hu_workshop_form_add (row, hu_outcome_judge_row (bench, pointer));
  hu_workshop_form_fill (bench, row, pointer, "outcome", "name winner level when");
  hu_term_rows_moment (bench, row, pointer, "outcome");
  hu_workshop_form_fill (bench, row, pointer, "outcome", "-name -winner -level -when -of -phase -id *");
}

static HuNode *
make_outcome (HuWorkshopBench *bench)
{
  HuNode *outcome = hu_workshop_form_make (bench->shop, "outcome");

  hu_node_put (&outcome, "when", hu_node_new_text ("end"));

  return outcome;
}

void
hu_outcome_list_add (HuWorkshopRules *rules)
{
  static const HuWorkshopListClass outcomes = {
    .title = outcome_title, .subtitle = outcome_subtitle, .object = "outcome", .fill = fill_outcome, .advanced = TRUE,
    .make = make_outcome, .shape = hu_term_dup_moment, .add = N_("Add an Outcome"), .ordered = TRUE,
  };
  HuWorkshopBench *bench = rules->bench;
  GtkWidget *group;

  hu_workshop_rules_list (rules, "outcomes", _("Outcomes"),
                          _("If several are met at one moment, the first in the list counts."), &outcomes);
  group = g_ptr_array_index (rules->groups, rules->groups->len - 1);
  hu_workshop_list_add_button (group, hu_templates_button_new (bench, group));
  hu_term_follow_cursor (bench, group, HU_OBJECTIVES "/outcomes");
}
