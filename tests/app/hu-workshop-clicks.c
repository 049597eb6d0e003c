/*
 * Clicks, picks from a menu, numbers typed: each does one thing to a form of the workshop, and is counted.
 */
#include "hu-workshop-clicks.h"

#include <string.h>

#include "hu-workshop-link.h"

guint n_clicks;

GtkWidget *
get_pane (HuAppFixture *self)
{
  return hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE);
}

char *
dup_json (HuAppFixture *self,
          const char   *pointer)
{
  HuNode *node = hu_workshop_get (get_shop (self), pointer);

  return node != NULL ? hu_node_to_json (node) : g_strdup ("nothing");
}

void
assert_json (HuAppFixture *self,
             const char   *pointer,
             const char   *expected)
{
  g_autofree char *json = dup_json (self, pointer);

  g_assert_cmpstr (json, ==, expected);
}

GtkWidget *
get_row (HuAppFixture *self,
         const char   *pointer)
{
  GtkWidget *row = hu_workshop_link_find (get_pane (self), pointer);

  g_assert_nonnull (row);
  hu_app_fixture_settle (self);

  return row;
}

GtkWidget *
get_condition (HuAppFixture *self,
               const char   *pointer)
{
  GtkWidget *row = find_condition (get_pane (self), pointer);

  if (row == NULL)
    g_error ("no tree shows %s", pointer);

  return row;
}

/* Picks the item with that label from a menu, or from a menu in it; FALSE: there is none. */
gboolean
pick_item (GtkWidget  *widget,
           GMenuModel *menu,
           const char *label)
{
  for (gint i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *words = NULL, *action = NULL;
      g_autoptr(GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr(GMenuModel) inner = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_autoptr(GVariant) target = g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, NULL);

      if (section != NULL && pick_item (widget, section, label))
        return TRUE;
      if (inner != NULL && pick_item (widget, inner, label))
        {
          n_clicks++;
          return TRUE;
        }
      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &words);
      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action);
      if (words == NULL || action == NULL || !g_str_equal (words, label))
        continue;
      n_clicks++;
      g_assert_true (gtk_widget_activate_action_variant (widget, action, target));
      return TRUE;
    }

  return FALSE;
}

/* Opens the menu of the button in a condition's row, and picks from it. */
void
pick (HuAppFixture *self,
      const char   *pointer,
      const char   *button,
      const char   *label)
{
  GtkWidget *row = get_condition (self, pointer);
  GtkWidget *menu = find_by_tooltip (row, button);

  g_assert_true (GTK_IS_MENU_BUTTON (menu));
  n_clicks++;
  if (!pick_item (row, gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (menu)), label))
    g_error ("“%s” is not offered for %s", label, pointer);
  hu_app_fixture_settle (self);
}

void
add_term (HuAppFixture *self,
          const char   *pointer,
          const char   *label)
{
  pick (self, pointer, "Add a Condition", label);
}

void
click_map (HuAppFixture *self,
           const char   *hex)
{
  n_clicks++;
  g_assert_nonnull (hu_workshop_hand_get_tool (hu_workshop_pane_get_bench (HU_WORKSHOP_PANE (get_pane (self)))->hand));
  drag_over (self, hex);
}

void
press_in (HuAppFixture *self,
          GtkWidget    *root,
          const char   *tooltip)
{
  n_clicks++;
  press_button (root, tooltip);
  hu_app_fixture_settle (self);
}

/* Opens a choice, and chooses. */
void
choose_in (HuAppFixture *self,
           const char   *pointer,
           const char   *title,
           const char   *label)
{
  n_clicks += 2;
  choose (get_row (self, pointer), title, label);
  hu_app_fixture_settle (self);
}

/* The form of the term that is unfolded. */
GtkWidget *
get_form (HuAppFixture *self)
{
  GtkWidget *form = hu_app_styled (get_pane (self), "hu-condition-form");

  g_assert_nonnull (form);

  return form;
}

void
choose_term (HuAppFixture *self,
             const char   *title,
             const char   *label)
{
  n_clicks += 2;
  choose (get_form (self), title, label);
  hu_app_fixture_settle (self);
}

void
set_number (HuAppFixture *self,
            const char   *title,
            gint          number)
{
  GtkWidget *row = find_row (get_form (self), title);

  n_clicks++;
  /* What may have decimals is typed. */
  if (GTK_IS_EDITABLE (row))
    {
      g_autofree char *text = g_strdup_printf ("%d", number);

      gtk_editable_set_text (GTK_EDITABLE (row), text);
      g_signal_emit_by_name (row, "apply");
    }
  else
    {
      gtk_spin_button_set_value (hu_app_part (row, GTK_TYPE_SPIN_BUTTON), number);
    }
  hu_app_fixture_settle (self);
}

GtkWidget *
open_shelf (HuAppFixture *self,
            const char   *beside)
{
  GtkWidget *button = gtk_widget_get_prev_sibling (find_by_tooltip (get_pane (self), beside));

  g_assert_true (GTK_IS_BUTTON (button));
  n_clicks++;
  g_signal_emit_by_name (button, "clicked");
  hu_app_fixture_settle (self);

  return GTK_WIDGET (hu_app_fixture_dialog (self));
}

void
take_template (HuAppFixture *self,
               const char   *beside,
               const char   *name)
{
  GtkWidget *shelf = open_shelf (self, beside), *row = find_row (shelf, name);

  n_clicks++;
  gtk_widget_activate (row);
  hu_app_fixture_settle (self);
}

void
picture (HuAppFixture *self,
         const char   *name)
{
  const char *folder = g_getenv ("HU_PICTURES");
  g_autofree char *path = folder != NULL ? g_strdup_printf ("%s/%s.png", folder, name) : NULL;

  if (path != NULL)
    hu_app_draw (GTK_WIDGET (self->window), path);
}

/* Two sides, buildings, and empty conditions of both languages in the workshop. */
void
set_up_conditions (HuAppFixture  *self,
                   gconstpointer  data)
{
  hu_app_fixture_set_up_open (self, "g1 german 0102; s1 soviet 0501", "");
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1280, 900);
  act (self, "win.workshop", NULL);
  hu_workshop_set_json (get_shop (self), "/map/buildings",
                        "[{\"id\":\"hall\",\"name\":\"Town Hall\",\"hexes\":[\"0304\",\"0305\"]},"
                        "{\"id\":\"hut\",\"hexes\":[\"0104\"]}]");
  hu_workshop_set_json (get_shop (self), "/rules",
                        "{\"control\":{\"victory\":[{\"side\":\"german\",\"when\":\"end\",\"needs\":{\"all\":[]}},"
                        "{\"side\":\"soviet\",\"when\":\"end\",\"needs\":{\"all\":[]}}]},"
                        "\"objectives\":{\"outcomes\":[{\"id\":\"won\",\"winner\":\"german\",\"when\":\"end\","
                        "\"needs\":{\"all\":[]}},{\"id\":\"lost\",\"winner\":\"soviet\",\"when\":\"end\","
                        "\"needs\":{\"all\":[]}}]}}");
  act (self, "win.workshop-page", "rules");
}

guint
count_errors (HuAppFixture *self)
{
  guint n = 0;

  for (guint i = 0; i < hu_workshop_get_n_faults (get_shop (self)); i++)
    n += !hu_workshop_get_fault (get_shop (self), i)->warning;

  return n;
}
