/*
 * The list of a game's variations: try, compare, rename, delete.
 */
#pragma once

#include <adwaita.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_VARIATION_DIALOG (hu_variation_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HuVariationDialog, hu_variation_dialog, HU, VARIATION_DIALOG, AdwWindow)

/* The buttons of the dialog activate the actions of @parent. */
GtkWidget *hu_variation_dialog_new (GtkWindow *parent,
                                    HuGame    *game);

G_END_DECLS
