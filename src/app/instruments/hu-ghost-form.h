/*
 * A form for a unit that the game does not have: its side, the unit that it copies, and the Location where it
 * enters the map.
 */
#pragma once

#include <adwaita.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_GHOST_FORM (hu_ghost_form_get_type ())
G_DECLARE_FINAL_TYPE (HuGhostForm, hu_ghost_form, HU, GHOST_FORM, GtkWidget)

/* Signal "validity-changed" (). @like: the unit to copy at first, or HU_UNIT_NONE; @at: or HU_LOCATION_NONE. */
GtkWidget  *hu_ghost_form_new         (HuGame       *game,
                                       guint         like,
                                       HuLocation    at);
/* Returns the filled-in values; the form owns the strings of @unit. FALSE while they are invalid; the form then
 * says why. */
gboolean    hu_ghost_form_get         (HuGhostForm  *self,
                                       HuUnit       *unit,
                                       HuLocation   *at);

G_END_DECLS
