/*
 * All levels of a building at once, beside it: a cell for each Location with its owner, its units and its
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
  GArray *levels;      /* HuStorey, the highest first: rows */
  GArray *hexes;       /* HuHex, from west to east: columns */
  HuBox   panel;       /* px */
  HuPoint first;       /* the upper left corner of the first cell, px */
  double  cell_width, cell_height;
} HuLevelFan;

/* For the scene's building; NULL if its levels are not fanned out. */
HuLevelFan *hu_level_fan_new         (const HuCanvas   *canvas,
                                      const HuScene    *scene) G_GNUC_WARN_UNUSED_RESULT;
void        hu_level_fan_free        (HuLevelFan       *self);
gboolean    hu_level_fan_holds       (const HuLevelFan *self,
                                      HuPoint           px);
/* Returns the Location whose cell contains that point, or HU_LOCATION_NONE. */
HuLocation  hu_level_fan_location_at (const HuLevelFan *self,
                                      const HuMap      *map,
                                      HuPoint           px);
/* Adds the counters in all cells to @spots (element-type HuCounterSpot). */
void        hu_level_fan_list_spots  (const HuLevelFan *self,
                                      const HuCanvas   *canvas,
                                      const HuStacks   *stacks,
                                      const HuScene    *scene,
                                      GArray           *spots);
void        hu_level_fan_draw        (const HuLevelFan *self,
                                      const HuCanvas   *canvas,
                                      const HuStacks   *stacks,
                                      const HuScene    *scene);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuLevelFan, hu_level_fan_free)

G_END_DECLS
