/*
 * Rows that several forms of objectives share.
 */
#include "config.h"

#include "hu-objectives-page.h"

#include <glib/gi18n-lib.h>

#include "hu-workshop-form.h"
#include "hu-workshop-row.h"

/* --- Places or hexes --- */

void
hu_where_rows_add (HuWorkshopBench *bench,
                   GtkWidget       *parent,
                   const char      *pointer)
{
  g_autofree char *places = hu_workshop_join (pointer, "places");
  g_autofree char *hexes = hu_workshop_join (pointer, "hexes");

  if (hu_workshop_get (bench->shop, places) != NULL)
    hu_workshop_form_add (parent, hu_workshop_row_picks (bench->shop, places, _("Places"), "/map/places",
                                                         HU_ROW_TEXT, bench->hand));
  if (hu_workshop_get (bench->shop, hexes) != NULL)
    hu_workshop_form_add (parent, hu_workshop_row_hexes (bench->shop, bench->hand, hexes, _("Hexes"), HU_ROW_TEXT));
}

/* --- Units --- */

void
hu_filter_rows_add (HuWorkshopBench *bench,
                    GtkWidget       *parent,
                    const char      *pointer,
                    const char      *object,
                    const char      *side)
{
  GtkWidget *row = adw_expander_row_new (), *units;
  g_autofree char *kinds = hu_workshop_join (pointer, "kinds");
  g_autofree char *ids = hu_workshop_join (pointer, "units");

  units = hu_workshop_row_picks (bench->shop, ids, _("Only These Units"), "/units", HU_ROW_OPTIONAL, bench->hand);
  hu_workshop_row_picks_narrow (units, side, NULL);
  hu_workshop_form_add (parent, units);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Only Some Kinds of Units"));
  hu_workshop_row_mark (row, kinds);
  hu_workshop_form_fill (bench, row, pointer, object, "kinds branches sizes tags");
  hu_workshop_form_add (parent, row);
}

/* --- The line --- */

void
hu_line_rows_add (HuWorkshopBench *bench,
                  GtkWidget       *parent,
                  const char      *pointer,
                  const char      *object)
{
  hu_workshop_form_fill (bench, parent, pointer, object, "rows reading ends_exempt zoc_respects_hexsides");
}
