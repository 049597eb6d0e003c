/*
 * Dice.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns 1 … @sides, from the system's random source. */
guint hu_dice_roll (guint sides);

G_END_DECLS
