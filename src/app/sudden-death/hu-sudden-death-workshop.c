/*
 * The form of sudden death.
 */
#include "config.h"

#include "hu-sudden-death-workshop.h"

#include <glib/gi18n-lib.h>

#include "hu-workshop-form.h"

static char *
withdrawal_title (HuWorkshop   *shop,
                  const HuNode *element,
                  guint         index)
{
  gint64 count = hu_node_get_integer (hu_node_find (element, "count"), 0);

  /* Translators: units to be withdrawn by the end of a turn */
  return g_strdup_printf (ngettext ("Turn %1$d: %2$d unit", "Turn %1$d: %2$d units", (gulong) count),
                          (int) hu_node_get_integer (hu_node_find (element, "turn"), 0), (int) count);
}

void
hu_sudden_death_workshop_fill (HuWorkshopRules *rules)
{
  static const HuWorkshopListClass withdrawals = {
    .title = withdrawal_title, .object = "withdrawal", .keys = "*", .add = N_("Add a Withdrawal"), .ordered = TRUE,
  };
  GtkWidget *group = hu_workshop_rules_group (rules, _("Sudden Death"), NULL);
  g_autofree char *supply = hu_workshop_join (rules->pointer, "supply");

  hu_workshop_form_fill (rules->bench, group, rules->pointer, "sudden-death",
                         "attacker defender capital cities!capital decides entry_at_setup rear * -supply -withdrawals");
  group = hu_workshop_rules_group (rules, _("Supply in Sudden Death"),
                                   _("Where lines of supply end, and what stops them (4.3)."));
  hu_workshop_form_fill (rules->bench, group, supply, "supply",
                         "sources blocked_by=units,zoc,control zoc_negated_by_units max_length attacker_sources *");
  hu_workshop_rules_list (rules, "withdrawals", _("Withdrawals"),
                           _("The units that the attacker has to give up in time, or lose (9.5)."),
                           &withdrawals);
}
