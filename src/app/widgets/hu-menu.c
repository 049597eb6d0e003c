/*
 * Items of menus with a target for their action, which g_menu_append() cannot give them.
 */
#include "hu-menu.h"

void
hu_menu_append (GMenu      *menu,
                const char *label,
                const char *action,
                GVariant   *target)
{
  g_autoptr(GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}
