/*
 * A scenario made at random with everything that a painter draws of it, for tests of the painter.
 */
#pragma once

#include "hu-painter.h"
#include "hu-sketch.h"

#define HU_PAINTER_TABLE_OVERLAYS                                                                            \
  (HU_OVERLAY_SUPPLY | HU_OVERLAY_RINGS | HU_OVERLAY_FRONTIER | HU_OVERLAY_CUT | HU_OVERLAY_ZOC |            \
   HU_OVERLAY_OWNERS)

typedef struct
{
  HuScenario        *scenario;
  HuAdjudicator     *game;
  HuSnapshot        *snapshot;
  HuSupplySituation *situation;
  HuTracing         *tracing;
  HuPainter         *painter;
  HuScene            scene;
  HuViewport         viewport;
} HuPainterTable;

extern const HuSketch hu_painter_flat_sketch, hu_painter_pointy_sketch;

/* For g_test_add(); the data is a sketch, or NULL for the flat one. */
void hu_painter_table_set_up    (HuPainterTable *table,
                                 gconstpointer   data);
void hu_painter_table_tear_down (HuPainterTable *table,
                                 gconstpointer   data);

/* Shows the game as it is now. */
void hu_painter_table_show      (HuPainterTable *table);
