/*
 * Dice.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns 1 … @sides. */
typedef guint (*HuDiceFunc) (guint    sides,
                             gpointer data);

/* Rolls a die with the system's random source, or with the source that a test has set. */
guint hu_dice_roll       (guint      sides);
/* NULL: the system's again. */
void  hu_dice_set_source (HuDiceFunc source,
                          gpointer   data);

G_END_DECLS
