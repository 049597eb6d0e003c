/*
 * Dice.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns 1 … @sides. */
typedef guint (*HuDiceFunc) (guint    sides,
                             gpointer data);

/* A die from the system's random source, or from what a test put in its place. */
guint hu_dice_roll       (guint      sides);
/* NULL: the system's again. */
void  hu_dice_set_source (HuDiceFunc source,
                          gpointer   data);

G_END_DECLS
