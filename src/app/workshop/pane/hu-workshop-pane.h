/*
 * The workshop in a window: the side panel with its pages, and the bar above the map that shows the editing
 * mode and leads to the pages.
 */
#pragma once

#include <adwaita.h>

#include "hu-workshop-backdrop.h"
#include "hu-workshop-bench.h"

G_BEGIN_DECLS

#define HU_TYPE_WORKSHOP_PANE (hu_workshop_pane_get_type ())
G_DECLARE_FINAL_TYPE (HuWorkshopPane, hu_workshop_pane, HU, WORKSHOP_PANE, GtkWidget)

/* Holds the map's tool until hu_workshop_pane_close(), and makes the map show @shop over @backdrop. */
GtkWidget      *hu_workshop_pane_new       (HuWorkshop     *shop,
                                            HuMapView      *map,
                                            HuBackdrop     *backdrop);
void            hu_workshop_pane_close     (HuWorkshopPane *self);
HuWorkshop     *hu_workshop_pane_get_shop  (HuWorkshopPane *self);
/* The bench that its pages share; borrowed. */
HuWorkshopBench *hu_workshop_pane_get_bench (HuWorkshopPane *self);
/* "general", "map", "units", "start", "calendar", "rules", "check" */
void            hu_workshop_pane_show      (HuWorkshopPane *self,
                                            const char     *page);
/* Shows the rules, and on their page what the draft lacks, which was imported. */
void            hu_workshop_pane_guide     (HuWorkshopPane *self);
/* The bar above the map, (transfer none): the window puts it there. */
GtkWidget      *hu_workshop_pane_get_bar   (HuWorkshopPane *self);
/* Returns the parts of the drawn map (HuEdited) that those parts of the draft (HuDraftParts) affect. */
guint           hu_workshop_pane_edited_of (guint           parts);

/* Shows all units as a table, in a window of its own. */
void            hu_workshop_pane_show_table (HuWorkshopPane *self);

G_END_DECLS
