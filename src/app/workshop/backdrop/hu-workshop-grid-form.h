/*
 * The form that changes the grid of a map: size, orientation, stagger, numbers,
 * missing hexes.
 */
#pragma once

#include <adwaita.h>

#include "hu-workshop.h"

G_BEGIN_DECLS

#define HU_TYPE_WORKSHOP_GRID_FORM (hu_workshop_grid_form_get_type ())
G_DECLARE_FINAL_TYPE (HuWorkshopGridForm, hu_workshop_grid_form, HU, WORKSHOP_GRID_FORM, AdwWindow)

GtkWidget *hu_workshop_grid_form_new (GtkWindow  *parent,
                                      HuWorkshop *shop);

G_END_DECLS
