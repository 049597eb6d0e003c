/*
 * The page of the rules: a switch for each rule system, the supply of each side,
 * and the form of each system that is in force.
 */
#include "config.h"

#include "hu-workshop-page.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-field.h"
#include "hu-system-panels.h"
#include "hu-workshop-row.h"
#include "hu-workshop-missing.h"
#include "hu-workshop-rules.h"
#include "hu-workshop-supply.h"
#include "hu-workshop-systems.h"
#include "hu-workshop-units.h"

typedef struct
{
  HuWorkshopBench *bench;
  GtkWidget       *page;
  GPtrArray       *groups; /* borrowed: of the systems in force */
  gboolean         filled;
  guint            systems; /* in force when their groups were made, bits 1 << HuSystemId */
} Rules;

static void
rules_free (gpointer data)
{
  Rules *rules = data;

  g_ptr_array_unref (rules->groups);
  g_free (rules);
}

/* --- In force or not --- */

static void
switched_cb (GtkWidget  *control,
             GParamSpec *pspec,
             Rules      *rules)
{
  HuSystemId system = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (control), "hu-system"));
  HuWorkshop *shop = rules->bench->shop;
  gboolean active = gtk_switch_get_active (GTK_SWITCH (control));

  if (active == (gint) (hu_workshop_get_systems (shop) >> system & 1))
    return;

  if (!hu_workshop_set_system (shop, system, active))
    gtk_switch_set_active (GTK_SWITCH (control), !active);
}

static void
add_switches (Rules *rules)
{
  GtkWidget *group = adw_preferences_group_new ();

  hu_workshop_row_mark (group, HU_WORKSHOP_LINK_SYSTEMS);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("Rule Systems"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _("Each system in force judges the same game in its own way."));
  for (guint i = 0; i < HU_N_SYSTEMS; i++)
    {
      GtkWidget *row = adw_action_row_new (), *control = gtk_switch_new ();
      HuFieldWords words = { .label = "", .help = "" };

      hu_explain_field ("rules", hu_system_to_string (i), &words);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words.label);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words.help);
      gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
      gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, words.label, -1);
      g_object_set_data (G_OBJECT (control), "hu-system", GUINT_TO_POINTER (i));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
      g_object_set_data (G_OBJECT (rules->page), hu_system_to_string (i), control);
      g_signal_connect (control, "notify::active", G_CALLBACK (switched_cb), rules);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
    }
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (rules->page), ADW_PREFERENCES_GROUP (group));
}

/* --- The forms --- */

/* Two systems may have a section of the same name: then both name their system. */
static void
tell_apart (Rules *rules)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < rules->groups->len; i++)
    {
      AdwPreferencesGroup *group = g_ptr_array_index (rules->groups, i);
      const char *title = adw_preferences_group_get_title (group);

      g_hash_table_insert (seen, g_strdup (title), GUINT_TO_POINTER (g_hash_table_contains (seen, title) ? 2 : 1));
    }
  for (guint i = 0; i < rules->groups->len; i++)
    {
      AdwPreferencesGroup *group = g_ptr_array_index (rules->groups, i);
      HuSystemId system = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (group), "hu-system"));
      const char *title = adw_preferences_group_get_title (group);
      HuFieldWords words = { .label = "" };
      g_autofree char *text = NULL;

      if (GPOINTER_TO_UINT (g_hash_table_lookup (seen, title)) < 2)
        continue;

      hu_explain_field ("rules", hu_system_to_string (system), &words);
      /* Translators: %1$s is a section of a page, as "Withdrawals", %2$s the rule system to which it belongs */
      text = g_strdup_printf (_("%1$s (%2$s)"), title, words.label);
      adw_preferences_group_set_title (group, text);
    }
}

static void
refresh (Rules *rules)
{
  guint systems = hu_workshop_get_systems (rules->bench->shop);

  for (guint i = 0; i < HU_N_SYSTEMS; i++)
    {
      GtkWidget *control = g_object_get_data (G_OBJECT (rules->page), hu_system_to_string (i));

      gtk_switch_set_active (GTK_SWITCH (control), systems >> i & 1);
    }
  if (rules->filled && systems == rules->systems)
    return;

  rules->filled = TRUE;
  rules->systems = systems;
  for (guint i = 0; i < rules->groups->len; i++)
    {
      hu_workshop_outlive (g_ptr_array_index (rules->groups, i));
      adw_preferences_page_remove (ADW_PREFERENCES_PAGE (rules->page), g_ptr_array_index (rules->groups, i));
    }
  g_ptr_array_set_size (rules->groups, 0);
  for (guint i = 0; i < HU_N_SYSTEMS; i++)
    {
      g_autofree char *pointer = g_strconcat ("/rules/", hu_system_to_string (i), NULL);
      HuWorkshopRules form = { rules->bench, rules->page, rules->groups, pointer };
      guint n = rules->groups->len;

      if (systems >> i & 1)
        hu_system_panels_get (i)->fill_rules (&form);
      for (; n < rules->groups->len; n++)
        g_object_set_data (g_ptr_array_index (rules->groups, n), "hu-system", GUINT_TO_POINTER (i));
    }
  tell_apart (rules);
}

static void
changed_cb (GtkWidget *page,
            guint      parts)
{
  if (parts & HU_DRAFT_RULES)
    refresh (g_object_get_data (G_OBJECT (page), "hu-rules"));
}

GtkWidget *
hu_workshop_page_rules (HuWorkshopBench *bench)
{
  Rules *rules = g_new0 (Rules, 1);

  rules->bench = bench;
  rules->page = adw_preferences_page_new ();
  rules->groups = g_ptr_array_new ();
  g_object_set_data_full (G_OBJECT (rules->page), "hu-rules", rules, rules_free);
  if (bench->guided)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (rules->page), ADW_PREFERENCES_GROUP (hu_workshop_missing_new (bench)));
  add_switches (rules);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (rules->page), ADW_PREFERENCES_GROUP (hu_workshop_supply_new (bench)));
  refresh (rules);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (changed_cb), rules->page, G_CONNECT_SWAPPED);

  return rules->page;
}
