/*
 * The instrument that asks which changes would turn the answer, and shows them on the map as they are found.
 */
#pragma once

#include "hu-flip-finder.h"
#include "hu-map-view.h"

G_BEGIN_DECLS

#define HU_TYPE_FLIP_PANEL (hu_flip_panel_get_type ())
G_DECLARE_FINAL_TYPE (HuFlipPanel, hu_flip_panel, HU, FLIP_PANEL, GtkWidget)

GtkWidget    *hu_flip_panel_new          (HuMapView        *view);
/* Shown, it asks; hidden, the map shows nothing of it. */
void          hu_flip_panel_set_active   (HuFlipPanel      *self,
                                          gboolean          active);
gboolean      hu_flip_panel_get_active   (HuFlipPanel      *self);
/* Asks about a row of hexes that was chosen elsewhere in the window: now, or when it opens, unless the cursor goes on. */
void          hu_flip_panel_ask_row      (HuFlipPanel      *self,
                                          gint              row);
/* Asks this question; FALSE where the game does not have it. */
gboolean      hu_flip_panel_ask          (HuFlipPanel      *self,
                                          const HuQuestion *question,
                                          HuFlipShow        show);

G_END_DECLS
