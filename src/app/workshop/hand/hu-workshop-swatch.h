/*
 * Small pictures of the things that tools put on the map, as the map draws them.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-map.h"

G_BEGIN_DECLS

/* The swatches are (transfer floating). */
GtkWidget *hu_workshop_swatch_terrain (HuTerrain  terrain);
GtkWidget *hu_workshop_swatch_level   (gint level);
GtkWidget *hu_workshop_swatch_hexside (HuHexside  kind);
GtkWidget *hu_workshop_swatch_line    (HuLineKind kind);

G_END_DECLS
