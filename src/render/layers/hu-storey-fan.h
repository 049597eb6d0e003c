/*
 * All storeys of a building at once, beside it: a cell for each Location with its owner, its units and its
 * signs.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-scene.h"
#include "hu-stack.h"

G_BEGIN_DECLS

typedef struct
{
  const HuBuilding *building;
  GArray *storeys;     /* HuStorey, the highest first: rows */
  GArray *hexes;       /* HuHex, from west to east: columns */
  HuBox   panel;       /* px */
  HuPoint first;       /* the upper left corner of the first cell, px */
  double  cell_width, cell_height;
} HuStoreyFan;

/* For the scene's building; NULL if its storeys are not fanned out. */
HuStoreyFan *hu_storey_fan_new       (const HuCanvas   *canvas,
                                      const HuScene    *scene) G_GNUC_WARN_UNUSED_RESULT;
void        hu_storey_fan_free       (HuStoreyFan       *self);
gboolean    hu_storey_fan_holds      (const HuStoreyFan *self,
                                      HuPoint           px);
/* Returns the Location whose cell contains that point, or HU_LOCATION_NONE. */
HuLocation  hu_storey_fan_location_at (const HuStoreyFan *self,
                                       const HuMap      *map,
                                       HuPoint           px);
/* Adds the counters in all cells to @spots (element-type HuCounterSpot). */
void        hu_storey_fan_list_spots (const HuStoreyFan *self,
                                      const HuCanvas   *canvas,
                                      const HuStacks   *stacks,
                                      const HuScene    *scene,
                                      GArray           *spots);
void        hu_storey_fan_draw       (const HuStoreyFan *self,
                                      const HuCanvas   *canvas,
                                      const HuStacks   *stacks,
                                      const HuScene    *scene);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuStoreyFan, hu_storey_fan_free)

G_END_DECLS
