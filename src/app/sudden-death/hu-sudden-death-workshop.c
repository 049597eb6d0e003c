/*
 * The form of sudden death.
 */
#include "config.h"

#include "hu-sudden-death-workshop.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-workshop-flags.h"
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

static void
fill_withdrawal (gpointer    data,
                 GtkWidget  *row,
                 const char *pointer)
{
  static const char * const keys[] = { "turn", "count", "branch", "units", "phase", NULL };

  hu_workshop_form_fill (data, row, pointer, "withdrawal", keys);
}

static HuNode *
make_withdrawal (gpointer data)
{
  return hu_node_from_json ("{\"turn\":1,\"count\":1}");
}

void
hu_sudden_death_workshop_fill (HuWorkshopRules *rules)
{
  static const char * const keys[] = { "attacker", "defender", "capital", NULL };
  static const char * const more[] = { "decides", "entry_at_setup", "rear", NULL };
  static const char * const supply_keys[] = { "zoc_negated_by_units", "max_length", NULL };
  static const HuWorkshopListClass withdrawals = {
    .title = withdrawal_title, .fill = fill_withdrawal, .make = make_withdrawal, .add = N_("Add a Withdrawal"),
    .ordered = TRUE,
  };
  HuWorkshopBench *bench = rules->bench;
  GtkWidget *group = hu_workshop_rules_group (rules, _("Sudden Death"), NULL);
  g_autofree char *capital = hu_workshop_join (rules->pointer, "capital");
  g_autofree char *cities = hu_workshop_join (rules->pointer, "cities");
  HuFieldWords words = { .label = "" };
  g_autofree char *supply = hu_workshop_join (rules->pointer, "supply");
  g_autofree char *sources = hu_workshop_join (supply, "sources");
  g_autofree char *attacker_sources = hu_workshop_join (supply, "attacker_sources");
  g_autofree char *blocked_by = hu_workshop_join (supply, "blocked_by");

  hu_workshop_form_fill (bench, group, rules->pointer, "sudden-death", keys);
  hu_explain_field ("sudden-death", "cities", &words);
  hu_workshop_form_add (group, hu_workshop_row_picks (bench->shop, cities, words.label, "/map/places", capital,
                                                      HU_ROW_OPTIONAL, bench->hand));
  hu_workshop_form_fill (bench, group, rules->pointer, "sudden-death", more);

  group = hu_workshop_rules_group (rules, _("Supply in Sudden Death"),
                                   _("Where lines of supply end, and what stops them (4.3)."));
  hu_workshop_flags_sources (bench, group, sources, "supply", "sources", HU_SOURCES_EITHER);
  hu_workshop_flags_fill (bench, group, blocked_by, "supply", "blocked_by", "units zoc control", "units zoc");
  hu_workshop_form_fill (bench, group, supply, "supply", supply_keys);
  hu_workshop_flags_sources (bench, group, attacker_sources, "supply", "attacker_sources", HU_SOURCES_OPTIONAL);

  hu_workshop_rules_list (rules, "withdrawals", _("Withdrawals"),
                           _("What the attacker has to give up in time, or lose (9.5)."),
                           &withdrawals);
}
