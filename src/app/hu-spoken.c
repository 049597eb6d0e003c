/*
 * Names for parts of the toolkit's widgets that can have the focus and have no
 * name: GTK 4.8 and libadwaita 1.2 name the whole, and the focus is within.
 */
#include "config.h"

#include "hu-spoken.h"

#include "hu-text-size.h"

static void
title_changed_cb (AdwPreferencesRow *row)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (row));

  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (row), -1);
}

/**
 * hu_spoken_name_entry:
 * @row: a row to type into
 *
 * Names the entry within the row by the row's title, now and whenever that changes; where there is no room for the
 * title, a tooltip has it.
 */
void
hu_spoken_name_entry (AdwEntryRow *row)
{
  g_return_if_fail (ADW_IS_ENTRY_ROW (row));

  g_signal_connect (row, "notify::title", G_CALLBACK (title_changed_cb), NULL);
  title_changed_cb (ADW_PREFERENCES_ROW (row));
  hu_text_size_tell_cut (GTK_WIDGET (row));
}

/**
 * hu_spoken_name_table:
 * @view: a table that has a name
 *
 * Gives the table's name to the list within it as well.
 */
void
hu_spoken_name_table (GtkColumnView *view)
{
  g_return_if_fail (GTK_IS_COLUMN_VIEW (view));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (view)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LIST_VIEW (child))
      gtk_accessible_update_relation (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_RELATION_LABELLED_BY, view, NULL, -1);
}

/**
 * hu_spoken_name_scroll:
 * @widget: a widget that scrolls itself, as pages of libadwaita do
 * @name: what to call it
 *
 * Names the first scrolled window in @widget.
 */
void
hu_spoken_name_scroll (GtkWidget  *widget,
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
