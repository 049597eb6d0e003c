/*
 * The legend: the meaning of the marks on the map.
 */
#pragma once

#include "hu-map-view.h"

G_BEGIN_DECLS

#define HU_TYPE_LEGEND (hu_legend_get_type ())
G_DECLARE_FINAL_TYPE (HuLegend, hu_legend, HU, LEGEND, GtkWidget)

void     hu_legend_set_view     (HuLegend  *self,
                                 HuMapView *view);
void     hu_legend_set_at_play  (HuLegend  *self,
                                 gboolean   at_play);
gboolean hu_legend_get_expanded (HuLegend  *self);
void     hu_legend_set_expanded (HuLegend  *self,
                                 gboolean   expanded);
/* In a lesson, which explains its marks itself, it begins folded; what the user chooses there is not remembered. */
void     hu_legend_set_in_lesson (HuLegend *self,
                                  gboolean  in_lesson);

G_END_DECLS
