/*
 * The instrument that asks what would change the answer, and shows it on the
 * map as it is found.
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
/* Asks this one; FALSE where it is not among those of the game. */
gboolean      hu_flip_panel_ask          (HuFlipPanel      *self,
                                          const HuQuestion *question,
                                          HuFlipShow        show);
HuFlipFinder *hu_flip_panel_get_finder   (HuFlipPanel      *self);
const char   *hu_flip_panel_get_answer   (HuFlipPanel      *self); /* "Moscow has a line of supply." */
const char   *hu_flip_panel_get_summary  (HuFlipPanel      *self);
const char   *hu_flip_panel_get_hex_text (HuFlipPanel      *self); /* "" where there is nothing to say */

G_END_DECLS
