/*
 * Items of menus with a target for their action, which g_menu_append() cannot give them; and menus of buttons.
 */
#include "hu-menu.h"

/*
 * Names in labels with a mnemonic: a menu takes the first underscore of a label for its mnemonic, but the name
 * of a side or a unit may contain underscores too.
 */

char *
hu_mnemonic_escape (const char *name)
{
  g_auto(GStrv) parts = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  parts = g_strsplit (name, "_", -1);

  return g_strjoinv ("__", parts);
}

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

static void
make_cb (GtkMenuButton *button,
         gpointer       id)
{
  g_autoptr(GtkBuilder) builder = NULL;

  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;

  builder = gtk_builder_new_from_resource ("/io/github/hexumpire/HexUmpire/ui/hu-menus.ui");
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (gtk_builder_get_object (builder, id)));
}

void
hu_menu_make_later (GtkMenuButton *button,
                    const char    *id)
{
  gtk_menu_button_set_create_popup_func (button, make_cb, (gpointer) id, NULL);
}
