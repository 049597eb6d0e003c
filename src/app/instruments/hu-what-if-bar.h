/*
 * The banner of What If: says that none of it has happened, and offers the ways out.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_WHAT_IF_BAR (hu_what_if_bar_get_type ())
G_DECLARE_FINAL_TYPE (HuWhatIfBar, hu_what_if_bar, HU, WHAT_IF_BAR, GtkWidget)

GtkWidget  *hu_what_if_bar_new      (void);
void        hu_what_if_bar_set_game (HuWhatIfBar *self,
                                     HuGame      *game);
const char *hu_what_if_bar_get_text (HuWhatIfBar *self);

G_END_DECLS
