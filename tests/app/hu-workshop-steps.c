/*
 * Steps that tests of the workshop share.
 */
#include "hu-workshop-steps.h"

#include "hu-explain.h"
#include "hu-workshop-new.h"
#include "hu-workshop-mode.h"
#include "hu-workshop-sheet.h"

#include <string.h>

void
act (HuAppFixture *self,
     const char   *action,
     const char   *parameter)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), action, parameter != NULL ? "s" : NULL, parameter);
  hu_app_fixture_settle (self);
}

HuWorkshop *
get_shop (HuAppFixture *self)
{
  g_assert_nonnull (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));

  return hu_workshop_pane_get_shop (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE));
}

HuHex
find_hex (HuAppFixture *self,
          const char   *name)
{
  HuHex hex = hu_grid_parse (hu_workshop_get_scenario (get_shop (self))->map->grid, name, NULL);

  g_assert_cmpint (hex, !=, HU_HEX_NONE);

  return hex;
}

/* Where a point of the map is in the view. */
HuPoint
in_view (HuAppFixture *self,
         HuPoint       at)
{
  return hu_map_state_to_view (hu_map_view_get_state (hu_app_map (self->window)), at);
}

HuPoint
centre (HuAppFixture *self,
        const char   *name)
{
  return in_view (self, hu_geometry_centre (hu_workshop_get_scenario (get_shop (self))->map->grid,
                                            find_hex (self, name)));
}

void
drag_points (HuAppFixture  *self,
             const HuPoint *points,
             guint          n)
{
  GtkEventController *drag = hu_app_fixture_controller (self, "hu-map-drag");

  g_signal_emit_by_name (drag, "drag-begin", points[0].x, points[0].y);
  for (guint i = 1; i < n; i++)
    g_signal_emit_by_name (drag, "drag-update", points[i].x - points[0].x, points[i].y - points[0].y);
  g_signal_emit_by_name (drag, "drag-end", points[n - 1].x - points[0].x, points[n - 1].y - points[0].y);
  hu_app_fixture_settle (self);
}

/* Over hexes, from the first to the last. */
void
drag_over (HuAppFixture *self,
           const char   *names)
{
  g_auto(GStrv) each = g_strsplit (names, " ", -1);
  g_autoptr(GArray) points = g_array_new (FALSE, FALSE, sizeof (HuPoint));

  for (guint i = 0; each[i] != NULL; i++)
    {
      HuPoint at = centre (self, each[i]);

      g_array_append_val (points, at);
    }
  drag_points (self, (const HuPoint *) points->data, points->len);
}

/* The first widget below @root that is of @type and has @label as its words. */
GtkWidget *
find_widget (GtkWidget  *root,
             GType       type,
             const char *label)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found;

      if (g_type_is_a (G_OBJECT_TYPE (child), type))
        {
          g_autofree char *words = NULL;

          if (ADW_IS_PREFERENCES_ROW (child))
            words = g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (child)));
          else if (GTK_IS_BUTTON (child) && gtk_button_get_label (GTK_BUTTON (child)) != NULL)
            words = g_strdup (gtk_button_get_label (GTK_BUTTON (child)));
          else if (GTK_IS_LABEL (child))
            words = g_strdup (gtk_label_get_text (GTK_LABEL (child)));
          if (g_strcmp0 (words, label) == 0)
            return child;
        }
      found = find_widget (child, type, label);
      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Presses in the tool whose button has those words. */
void
take_tool (HuAppFixture *self,
           const char   *label)
{
  GtkWidget *words = find_widget (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE), GTK_TYPE_LABEL, label);
  GtkWidget *button;

  g_assert_nonnull (words);
  button = gtk_widget_get_ancestor (words, GTK_TYPE_TOGGLE_BUTTON);
  g_assert_nonnull (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_assert_nonnull (
    hu_workshop_hand_get_tool (hu_workshop_pane_get_bench (hu_app_part (self->window, HU_TYPE_WORKSHOP_PANE))->hand));
}

/* The row of a condition in its tree. */
GtkWidget *
find_condition (GtkWidget  *root,
                const char *pointer)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = child;

      if (g_strcmp0 (g_object_get_data (G_OBJECT (child), "hu-pointer"), pointer) != 0 ||
          !gtk_widget_has_css_class (child, "hu-condition"))
        found = find_condition (child, pointer);
      if (found != NULL)
        return found;
    }

  return NULL;
}

/* --- The bridge, from nothing --- */

GtkWidget *
find_row (GtkWidget  *root,
          const char *title)
{
  GtkWidget *row = find_widget (root, ADW_TYPE_PREFERENCES_ROW, title);

  if (row == NULL)
    g_error ("there is no row “%s”", title);

  return row;
}

GtkWidget *
find_fault_row (GtkWidget         *root,
                const HuShopFault *fault)
{
  g_autofree char *title = hu_explain_capitalized (fault->what);

  return find_row (root, title);
}

void
type (GtkWidget  *root,
      const char *title,
      const char *text)
{
  GtkWidget *row = find_row (root, title);

  gtk_editable_set_text (GTK_EDITABLE (row), text);
  g_signal_emit_by_name (row, "entry-activated");
}

void
choose (GtkWidget  *root,
        const char *title,
        const char *label)
{
  GtkWidget *row = find_row (root, title);
  GtkWidget *control = ADW_IS_COMBO_ROW (row) ? row : adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row));
  g_autoptr(GListModel) model = NULL;

  g_object_get (control, "model", &model, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i), label))
      {
        g_object_set (control, "selected", i, NULL);
        return;
      }

  g_error ("“%s” cannot be chosen for “%s”", label, title);
}

GtkWidget *
find_by_tooltip (GtkWidget  *root,
                 const char *tooltip)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = child;

      if (g_strcmp0 (gtk_widget_get_tooltip_text (child), tooltip) != 0)
        found = find_by_tooltip (child, tooltip);
      if (found != NULL)
        return found;
    }

  return NULL;
}

void
press_button (GtkWidget  *root,
              const char *tooltip)
{
  GtkWidget *button = find_by_tooltip (root, tooltip);

  if (button == NULL)
    g_error ("there is no button “%s”", tooltip);
  g_signal_emit_by_name (button, "clicked");
}
