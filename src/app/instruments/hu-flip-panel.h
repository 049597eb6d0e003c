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
/* Asks this question; FALSE where the game does not have it. */
gboolean      hu_flip_panel_ask          (HuFlipPanel      *self,
                                          const HuQuestion *question,
                                          HuFlipShow        show);
HuFlipFinder *hu_flip_panel_get_finder   (HuFlipPanel      *self);
const char   *hu_flip_panel_get_answer   (HuFlipPanel      *self); /* "Moscow has a line of supply." */
const char   *hu_flip_panel_get_summary  (HuFlipPanel      *self);
const char   *hu_flip_panel_get_hex_text (HuFlipPanel      *self); /* "" where there is nothing to say */

G_END_DECLS
