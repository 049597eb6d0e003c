/*
 * The popover on the map in which a place gets its name.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-workshop.h"

G_BEGIN_DECLS

#define HU_TYPE_PLACE_POPOVER (hu_place_popover_get_type ())
G_DECLARE_FINAL_TYPE (HuPlacePopover, hu_place_popover, HU, PLACE_POPOVER, GtkPopover)

/* A popover for the place at @hex; @note: what else there is to say, or NULL.  (transfer floating) */
GtkWidget *hu_place_popover_new (HuWorkshop *shop,
                                 HuHex       hex,
                                 const char *note);

G_END_DECLS
