/*
 * Accessible names for focusable parts of the toolkit's widgets: GTK 4.8 and libadwaita 1.2 name the whole
 * widget, but the focus is on a part within it.
 */
#include "config.h"

#include "hu-accessible.h"

#include <glib/gi18n-lib.h>

#include "hu-text-size.h"
#include "hu-widget-find.h"

#define NAMED "hu-accessible-named"

static void
title_changed_cb (AdwPreferencesRow *row)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (row));

  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (row), -1);
}

/* Gives the entry within the row the row's title as its name, now and whenever the title changes; if there is no
 * room for the title, a tooltip has it. */
void
hu_accessible_name_entry (AdwEntryRow *row)
{
  g_return_if_fail (ADW_IS_ENTRY_ROW (row));

  g_signal_connect (row, "notify::title", G_CALLBACK (title_changed_cb), NULL);
  title_changed_cb (ADW_PREFERENCES_ROW (row));
  hu_text_size_tell_cut (GTK_WIDGET (row));
}

/* Gives the switch of the row, which stands before those of the rows within it, the row's title as its name. */
void
hu_accessible_name_expander (AdwExpanderRow *row)
{
  g_return_if_fail (ADW_IS_EXPANDER_ROW (row));

  gtk_accessible_update_property (GTK_ACCESSIBLE (hu_widget_find (GTK_WIDGET (row), GTK_TYPE_SWITCH)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);
}

/* Gives the table's name to the list within it as well. */
void
hu_accessible_name_table (GtkColumnView *view)
{
  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (view)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LIST_VIEW (child))
      gtk_accessible_update_relation (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_RELATION_LABELLED_BY, view, NULL, -1);
}

/**
 * hu_accessible_name_scroll:
 * @widget: a widget that contains its own scrolled window, like libadwaita's pages
 *
 * Names the first scrolled window in @widget.
 */
void
hu_accessible_name_scroll (GtkWidget  *widget,
                           const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (name != NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_SCROLLED_WINDOW (child))
      {
        gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
        return;
      }
}

/* --- Buttons --- */

/* "_Play It" as it is read: "Play It". */
static char *
drop_mnemonic (const char *label)
{
  GString *text = g_string_new (NULL);

  for (const char *at = label; *at != '\0'; at++)
    {
      if (*at == '_' && at[1] != '\0')
        at++;
      g_string_append_c (text, *at);
    }

  return g_string_free (text, FALSE);
}

static gboolean
is_named (GtkWidget  *button,
          const char *name)
{
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return other == NULL;
}

/* GTK 4.8 names a button by its label's text, including the underscore, and also by the label's widget, and
 * screen readers read both: "_Play It Play It". This keeps one name; a button's own name, which says more than
 * the label, replaces the label's. */
static void
name_once (GtkButton *button)
{
  const char *label = gtk_button_get_label (button);
  g_autofree char *read = label != NULL ? drop_mnemonic (label) : NULL;
  GtkWidget *widget = GTK_WIDGET (button);

  if (label == NULL || !gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL) ||
      !gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return;

  if (is_named (widget, label) || is_named (widget, read))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
  else
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static gboolean
has_name (GtkButton *button)
{
  return gtk_test_accessible_has_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL) ||
         gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* The first words that lie in it. */
static GtkWidget *
find_words (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = GTK_IS_LABEL (child) && gtk_label_get_text (GTK_LABEL (child))[0] != '\0' ? child
                                                                                                    : find_words (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* Names the button within a drop-down or colour button, and the button that dismisses a toast, because these
 * get the focus. */
static void
name_part (GtkButton *button)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (button));

  if (GTK_IS_DROP_DOWN (parent) || GTK_IS_COLOR_BUTTON (parent))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, parent, NULL, -1);
  else if (parent != NULL && g_str_equal (G_OBJECT_TYPE_NAME (parent), "AdwToastWidget") &&
           gtk_button_get_icon_name (button) != NULL)
    {
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Dismiss"), -1);
    }
}

static gboolean
mapped_cb (GSignalInvocationHint *hint,
           guint                  n_values,
           const GValue          *values,
           gpointer               data)
{
  GObject *widget = g_value_get_object (&values[0]);

  if (!GTK_IS_BUTTON (widget) || g_object_get_data (widget, NAMED) != NULL)
    return TRUE;

  g_object_set_data (widget, NAMED, GINT_TO_POINTER (TRUE));
  name_once (GTK_BUTTON (widget));
  name_part (GTK_BUTTON (widget));
  if (!GTK_IS_MENU_BUTTON (gtk_widget_get_parent (GTK_WIDGET (widget))))
    {
      GtkButton *button = GTK_BUTTON (widget);
      GtkWidget *words = find_words (GTK_WIDGET (button));

      /* Newer toolkits read the content of a button; GTK 4.8 names it by its class. */
      if (!has_name (button) && words != NULL)
        gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY, words, NULL, -1);
    }
  /* A label that is set anew names the button anew. */
  g_signal_connect (widget, "notify::label", G_CALLBACK (name_once), NULL);

  return TRUE;
}

/* Ensures that each button that becomes visible has one name: its label, or the name it was given instead. To be
 * called once; it also covers the toolkit's own buttons, such as those of a message or a toast. */
void
hu_accessible_name_buttons (void)
{
  static gulong hook = 0;
  g_autoptr(GTypeClass) klass = g_type_class_ref (GTK_TYPE_WIDGET);

  if (hook == 0)
    hook = g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
