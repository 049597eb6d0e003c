/*
 * The buildings of a tactical map as rows: how much of each building each side Controls. Their subject is the building, their
 * group the number of its Locations.
 */
#pragma once

#include "hu-row.h"

G_BEGIN_DECLS

enum
{
  HU_BUILDING_ROW_NAME,
  HU_BUILDING_ROW_STOREYS, /* the ground included */
  HU_BUILDING_ROW_FIRST,   /* Locations that the first side Controls, including those held by a vehicle */
  HU_BUILDING_ROW_SECOND,
  HU_BUILDING_ROW_OWNER,
  HU_BUILDING_ROW_MARKS,   /* HuBuildingMarks as signs … */
  HU_BUILDING_ROW_STATE,   /* … and in words */
  HU_BUILDING_ROW_COLUMNS
};

typedef enum
{
  HU_BUILDING_CONTESTED  = 1 << 0,
  HU_BUILDING_VEHICLE    = 1 << 1, /* a Location of it is held by a vehicle only (26.12) */
  HU_BUILDING_UNDECLARED = 1 << 2, /* it, or a part of it (26.15) */
  HU_BUILDING_BARRED     = 1 << 3, /* a side is barred from it, or from a part of it (26.16) */
  HU_BUILDING_UNTOLD     = 1 << 4, /* the viewer cannot tell whose it is (26.15) */
} HuBuildingMarks;

extern const HuRowKind hu_building_rows;

G_END_DECLS
