/*
 * The buildings of a tactical map as a list: how much of each building each side Controls.
 */
#pragma once

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_BUILDING_LINE (hu_building_line_get_type ())
G_DECLARE_FINAL_TYPE (HuBuildingLine, hu_building_line, HU, BUILDING_LINE, GObject)

typedef enum
{
  HU_BUILDING_CONTESTED  = 1 << 0,
  HU_BUILDING_VEHICLE    = 1 << 1, /* a Location of it is held by a vehicle only (26.12) */
  HU_BUILDING_UNDECLARED = 1 << 2, /* it, or a part of it (26.15) */
  HU_BUILDING_BARRED     = 1 << 3, /* a side is barred from it, or from a part of it (26.16) */
} HuBuildingMarks;

guint           hu_building_line_get_building (HuBuildingLine *self);
const char     *hu_building_line_get_name     (HuBuildingLine *self);
guint           hu_building_line_get_storeys  (HuBuildingLine *self); /* the ground included */
guint           hu_building_line_get_locations (HuBuildingLine *self);
guint           hu_building_line_get_held     (HuBuildingLine *self,
                                               HuSide          side); /* Locations that side Controls */
HuSide          hu_building_line_get_owner    (HuBuildingLine *self);
const char     *hu_building_line_get_owner_name (HuBuildingLine *self);
HuBuildingMarks hu_building_line_get_marks    (HuBuildingLine *self);
const GArray   *hu_building_line_get_hexes    (HuBuildingLine *self); /* HuHex */

/* Makes @store (of HuBuildingLine) list all buildings of @snapshot; lines that stay the same are left alone. */
void            hu_building_lines_update      (GListStore     *store,
                                               HuSnapshot     *snapshot);

G_END_DECLS
