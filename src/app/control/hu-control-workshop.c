/*
 * The form of control: its options, exits, balance, and victory conditions.
 */
#include "config.h"

#include "hu-control-workshop.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-workshop-form.h"
#include "hu-workshop-tree.h"

static char *
victory_title (HuWorkshop   *shop,
               const HuNode *element,
               guint         index)
{
  g_autofree char *side = hu_workshop_form_side_title (shop, element, index);
  gboolean immediate = g_strcmp0 (hu_node_get_text (hu_node_find (element, "when"), NULL), "immediate") == 0;

  /* Translators: %s is a side */
  return hu_explain_sentence (hu_workshop_get_scenario (shop), immediate ? _("%s wins at once") : _("%s wins at the end"), side);
}

static void
fill_victory (gpointer    data,
              GtkWidget  *row,
              const char *pointer)
{
  static const char * const keys[] = { "side", "when", NULL };
  g_autofree char *needs = hu_workshop_join (pointer, "needs");

  hu_workshop_form_fill (data, row, pointer, "victory", keys);
  hu_workshop_form_add (row, hu_workshop_tree_new (data, needs, &hu_workshop_condition_class));
}

static HuNode *
make_victory (gpointer data)
{
  return hu_workshop_form_with_side (data, ",\"when\":\"end\",\"needs\":{\"all\":[]}");
}

static void
fill_exit (gpointer    data,
           GtkWidget  *row,
           const char *pointer)
{
  static const char * const keys[] = { "side", "hexes", NULL };

  hu_workshop_form_fill (data, row, pointer, "exit", keys);
}

static HuNode *
make_exit (gpointer data)
{
  return hu_workshop_form_with_side (data, ",\"hexes\":[]");
}

static void
fill_balance (gpointer    data,
              GtkWidget  *row,
              const char *pointer)
{
  static const char * const keys[] = { "side", "text", NULL };

  hu_workshop_form_fill (data, row, pointer, "balance", keys);
}

static HuNode *
make_balance (gpointer data)
{
  return hu_workshop_form_with_side (data, ",\"text\":\"\"");
}

void
hu_control_workshop_fill (HuWorkshopRules *rules)
{
  static const char * const keys[] = { "edition", "rooftop_prevents", "reduction_scores", "hero_scores",
                                       "hold_ends_when_disarmed", "otherwise", NULL };
  static const HuWorkshopListClass victory = {
    .title = victory_title, .fill = fill_victory, .make = make_victory, .add = N_("Add Victory Conditions"),
    .ordered = TRUE,
  };
  static const HuWorkshopListClass exits = {
    .title = hu_workshop_form_side_title, .fill = fill_exit, .make = make_exit, .add = N_("Add an Exit Area"),
    .ordered = TRUE,
  };
  static const HuWorkshopListClass balance = {
    .title = hu_workshop_form_side_title, .fill = fill_balance, .make = make_balance,
    .add = N_("Add a Balance Provision"), .ordered = TRUE,
  };

  hu_workshop_form_fill (rules->bench, hu_workshop_rules_group (rules, _("Control"), NULL), rules->pointer,
                         "control", keys);
  hu_workshop_rules_list (rules, "victory", _("Victory Conditions"),
                           _("A side needs to meet only one of its entries (26.1)."),
                           &victory);
  hu_workshop_rules_list (rules, "exit", _("Exit Areas"),
                           _("Where a side may leave the map for victory points (26.23)."), &exits);
  hu_workshop_rules_list (rules, "balance", _("Balance"),
                           _("Help for a side that neither player wanted (26.4)."), &balance);
}
