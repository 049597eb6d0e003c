/*
 * The window in which a table of units is looked over before it is imported: its columns, its sides, its faulty rows.
 */
#pragma once

#include <adwaita.h>

#include "hu-unit-import.h"

G_BEGIN_DECLS

#define HU_TYPE_WORKSHOP_IMPORT (hu_workshop_import_get_type ())
G_DECLARE_FINAL_TYPE (HuWorkshopImport, hu_workshop_import, HU, WORKSHOP_IMPORT, AdwWindow)

GtkWidget *hu_workshop_import_new (GtkWindow    *parent,
                                   HuWorkshop   *shop,
                                   HuUnitImport *import);

G_END_DECLS
