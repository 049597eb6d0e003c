/*
 * The choices that make a grid, as rows of a form.
 */
#include "config.h"

#include "hu-grid-rows.h"

#include <glib/gi18n-lib.h>

#include "hu-choice.h"

static void
offer (AdwComboRow *row,
       const char **words,
       guint        selected)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (words);

  hu_choice_offer (GTK_WIDGET (row), names);
  if (adw_combo_row_get_selected (row) != selected)
    adw_combo_row_set_selected (row, selected);
}

/**
 * hu_grid_rows_fill:
 * @orientation: row with the entries flat tops, pointed tops
 * @shifted: row for the shifted lanes: odd, even
 * @numbering: row in the order of #HuNumbering
 *
 * Words the choices, which depend on each other: a lane is a column or a row, and letters name columns only.
 */
void
hu_grid_rows_fill (AdwComboRow *orientation,
                   AdwComboRow *shifted,
                   AdwComboRow *numbering)
{
  gboolean pointy = adw_combo_row_get_selected (orientation) == 1;
  guint shift = adw_combo_row_get_selected (shifted);
  guint number = adw_combo_row_get_selected (numbering);
  const char *columns[] = { _("Odd columns (1, 3, …)"), _("Even columns (2, 4, …)"), NULL };
  const char *rows[] = { _("Odd rows (1, 3, …)"), _("Even rows (2, 4, …)"), NULL };
  const char *numbers[] = { _("Column, then row: 0312"), _("Row, then column: 1203"), _("Letters: C12"), NULL };

  if (pointy)
    numbers[2] = NULL;
  if (shift == GTK_INVALID_LIST_POSITION)
    shift = 1;
  if (number == GTK_INVALID_LIST_POSITION || (pointy && number == 2))
    number = 0;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (shifted),
                                 pointy ? _("Half a Hex Further _Right") : _("Half a Hex _Lower"));
  offer (shifted, pointy ? rows : columns, shift);
  offer (numbering, numbers, number);
  gtk_widget_set_sensitive (GTK_WIDGET (shifted), number != 2);
}
