/*
 * Groups of the rules' page, with which a rule system makes its form.
 */
#include "config.h"

#include "hu-workshop-systems.h"

#include "hu-workshop-form.h"

static void
add_group (HuWorkshopRules *rules,
           GtkWidget       *group)
{
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (rules->page), ADW_PREFERENCES_GROUP (group));
  g_ptr_array_add (rules->groups, group);
}

GtkWidget *
hu_workshop_rules_group (HuWorkshopRules *rules,
                         const char      *title,
                         const char      *description)
{
  GtkWidget *group = hu_workshop_add_group (rules->page, title, description);

  g_ptr_array_add (rules->groups, group);

  return group;
}

void
hu_workshop_rules_list (HuWorkshopRules           *rules,
                        const char                *key,
                        const char                *title,
                        const char                *description,
                        const HuWorkshopListClass *klass)
{
  g_autofree char *pointer = hu_workshop_join (rules->pointer, key);

  add_group (rules, hu_workshop_list_new (rules->bench, pointer, title, description, klass));
}
