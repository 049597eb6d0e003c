/*
 * A game beside one of its variations: two maps that pan and zoom together, with the differences marked, and
 * all meters of both.
 */
#pragma once

#include <adwaita.h>

#include "hu-map-view.h"
#include "hu-variation.h"

G_BEGIN_DECLS

#define HU_TYPE_COMPARE_WINDOW (hu_compare_window_get_type ())
G_DECLARE_FINAL_TYPE (HuCompareWindow, hu_compare_window, HU, COMPARE_WINDOW, AdwWindow)

GtkWidget *hu_compare_window_new      (GtkWindow       *parent,
                                       HuGame          *game,
                                       HuVariation     *variation);

G_END_DECLS
