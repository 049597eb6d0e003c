/*
 * The row that says what the grid is like.
 */
#include "config.h"

#include "hu-workshop-paper.h"

#include <glib/gi18n-lib.h>

static void
refresh (GtkWidget *row)
{
  HuWorkshopBench *bench = g_object_get_data (G_OBJECT (row), "hu-bench");
  const HuGrid *grid = hu_workshop_get_scenario (bench->shop)->map->grid;
  g_autofree char *text = NULL;

  if (grid->orientation == HU_ORIENTATION_FLAT)
    /* Translators: columns and rows of hexes with a flat side on top */
    text = g_strdup_printf (_("%1$d × %2$d hexes, flat tops"), grid->columns, grid->rows);
  else
    /* Translators: columns and rows of hexes with a corner on top */
    text = g_strdup_printf (_("%1$d × %2$d hexes, pointed tops"), grid->columns, grid->rows);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
}

static void
shop_changed_cb (GtkWidget *row,
                 guint      parts)
{
  if (parts & HU_DRAFT_GRID)
    refresh (row);
}

GtkWidget *
hu_workshop_grid_row (HuWorkshopBench *bench)
{
  GtkWidget *row = adw_action_row_new (), *change = gtk_button_new_with_mnemonic (_("C_hange…"));

  g_object_set_data (G_OBJECT (row), "hu-bench", bench);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Grid"));
  gtk_widget_set_valign (change, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (change, _("Change the Grid"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (change), "win.grid");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), change);
  g_signal_connect_object (bench->shop, "changed", G_CALLBACK (shop_changed_cb), row, G_CONNECT_SWAPPED);
  refresh (row);

  return row;
}
