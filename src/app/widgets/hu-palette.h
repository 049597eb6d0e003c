/*
 * The map's colours for widgets beside the map, in the desktop's present style.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-theme.h"

G_BEGIN_DECLS

HuThemeKind hu_palette_kind   (void);
HuColor     hu_palette_side   (HuSide     side); /* none: grey */
/* The same for what style sheets draw. */
void        hu_palette_style  (GdkDisplay *display);
/* Draws @widget again whenever the style changes. */
void        hu_palette_follow (GtkWidget *widget);

G_END_DECLS
