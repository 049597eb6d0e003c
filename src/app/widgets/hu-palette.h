/*
 * The map's colours for widgets beside the map, in the desktop's present style.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-side-look.h"

G_BEGIN_DECLS

HuThemeKind hu_palette_kind   (void);
/* Shows the sides of @scenario in their looks in all of @window, style sheets included. */
void        hu_palette_seat   (GtkWidget *window,
                               const HuScenario *scenario);
/* In the window that @widget is in. */
HuSide      hu_palette_look   (GtkWidget *widget,
                               HuSide     side);
HuColor     hu_palette_side_in (GtkWidget *widget,
                               HuSide     side);
HuColor     hu_palette_side   (HuSide     look); /* none: grey */
/* The same for what style sheets draw. */
void        hu_palette_style  (GdkDisplay *display);
/* Draws @widget again whenever the style changes. */
void        hu_palette_follow (GtkWidget *widget);

G_END_DECLS
