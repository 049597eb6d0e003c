/*
 * The form of control: its options, exits, balance, and victory conditions.
 */
#include "config.h"

#include "hu-control-workshop.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-term.h"
#include "hu-workshop-form.h"

static char *
victory_title (HuWorkshop   *shop,
               const HuNode *element,
               guint         index)
{
  const HuScenario *scenario = hu_workshop_get_scenario (shop);
  g_autofree char *side = hu_workshop_form_side_title (shop, element, index);
  const char *when = hu_node_get_text (hu_node_find (element, "when"), "end");
  const char *name = hu_node_get_text (hu_node_find (element, "name"), "");
  g_autofree char *judged = NULL;

  if (name[0] != '\0')
    return g_strdup (name);
  if (g_str_equal (when, "immediate") || g_str_equal (when, "instant"))
    /* Translators: %s is a side */
    return hu_explain_sentence (scenario, _("%s wins at once"), side);

  for (HuJudged i = HU_JUDGED_PHASE; i < HU_JUDGED_END; i++)
    if (g_str_equal (when, hu_judged_to_string (i)))
      judged = hu_explain_judged (scenario, i, HU_SIDE_NONE, NULL, NULL);

  return judged != NULL
    /* Translators: %1$s is a side, %2$s is as "at the end of each turn" */
    ? hu_explain_sentence (scenario, _("%1$s wins %2$s"), side, judged)
    /* Translators: %s is a side */
    : hu_explain_sentence (scenario, _("%s wins at the end"), side);
}

static char *
victory_subtitle (HuWorkshop   *shop,
                  const HuNode *element,
                  guint         index)
{
  g_autofree char *needs = g_strdup_printf ("/rules/control/victory/%u/needs", index);
  HuNode *condition = hu_node_find (element, "needs");
  HuTerm *term = condition != NULL ? hu_control_term_forms.from_node (shop, needs, condition, FALSE) : NULL;
  char *words;

  if (term == NULL)
    return g_strdup ("");

  words = hu_explain_whole_term (hu_workshop_get_scenario (shop), term);
  hu_term_free (term);

  return words;
}

static void
fill_victory (HuWorkshopBench *bench,
              GtkWidget       *row,
              const char      *pointer)
{
  g_autofree char *needs = hu_workshop_join (pointer, "needs");

  hu_workshop_form_add (row, hu_term_tree_new (bench, needs));
  hu_workshop_form_fill (bench, row, pointer, "victory", "name side when");
  hu_term_rows_moment (bench, row, pointer, "victory");
  hu_workshop_form_fill (bench, row, pointer, "victory", "-name -side -when -of -phase -turn -needs *");
}

void
hu_control_workshop_fill (HuWorkshopRules *rules)
{
  static const HuWorkshopListClass victory = {
    .title = victory_title, .subtitle = victory_subtitle, .object = "victory", .fill = fill_victory,
    .shape = hu_term_dup_moment, .add = N_("Add Victory Conditions"), .ordered = TRUE,
  };
  static const HuWorkshopListClass exits = {
    .title = hu_workshop_form_side_title, .object = "exit", .keys = "*", .add = N_("Add an Exit Area"), .ordered = TRUE,
  };
  static const HuWorkshopListClass balance = {
    .title = hu_workshop_form_side_title, .object = "balance", .keys = "*", .add = N_("Add a Balance Provision"),
    .ordered = TRUE,
  };
  GtkWidget *group;

  hu_workshop_form_fill (rules->bench, hu_workshop_rules_group (rules, _("Control"), NULL), rules->pointer, "control",
                         "* -victory -exit -balance");
  hu_workshop_rules_list (rules, "victory", _("Victory Conditions"),
                           _("A side needs to meet only one of its entries (26.1)."),
                           &victory);
  group = g_ptr_array_index (rules->groups, rules->groups->len - 1);
  hu_workshop_list_add_button (group, hu_control_templates_button_new (rules->bench, group));
  hu_term_follow_cursor (rules->bench, group, "/rules/control/victory");
  hu_workshop_rules_list (rules, "exit", _("Exit Areas"),
                           _("Where a side may leave the map for victory points (26.23)."), &exits);
  hu_workshop_rules_list (rules, "balance", _("Balance"),
                           _("Help for a side that neither player wanted (26.4)."), &balance);
}
