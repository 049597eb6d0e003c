/*
 * The verdict, always visible: never a popup that the user could miss.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_VERDICT_BAR (hu_verdict_bar_get_type ())
G_DECLARE_FINAL_TYPE (HuVerdictBar, hu_verdict_bar, HU, VERDICT_BAR, GtkWidget)

/* Signals "show-hexes" and "light-hexes" (GArray of HuHex, or NULL): from the lines of `Why?`. */
void        hu_verdict_bar_set_game    (HuVerdictBar *self,
                                        HuGame       *game);
void        hu_verdict_bar_set_what_if (HuVerdictBar *self,
                                        HuSnapshot   *what_if); /* or NULL */
const char *hu_verdict_bar_get_text    (HuVerdictBar *self);
void        hu_verdict_bar_open_why    (HuVerdictBar *self);

G_END_DECLS
