/*
 * The front-line strip beside the map: a cell for each hex row and side.
 */
#pragma once

#include "hu-map-view.h"

G_BEGIN_DECLS

#define HU_TYPE_LINE_STRIP (hu_line_strip_get_type ())
G_DECLARE_FINAL_TYPE (HuLineStrip, hu_line_strip, HU, LINE_STRIP, GtkWidget)

GtkWidget *hu_line_strip_new (HuMapView   *view);
/* Returns its text on a point of it: "Row 44, German: open. …"; NULL where there is none.  It is the tooltip's,
 * which GTK does not let tests read. */
char *hu_line_strip_dup_text (HuLineStrip *self,
                              double       x,
                              double       y) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
