/*
 * Functions that the files that read the map share.
 */
#pragma once

#include "hu-reader.h"

G_BEGIN_DECLS

void hu_read_grid (HuReader    *reader,
                   const HuAt  *at,
                   HuGridExtra *extra);
gboolean hu_object_is_unsure (const HuObject *object,
                   const char      *key,
                   const GPtrArray *records);

/* Hooks of buildings, bridges, pillboxes and boards. */
#define HU_BUILDING_HOOKS \
  { "building", "stairwells", hu_check_building_hexes, TRUE }, \
  { "building", NULL, hu_finish_building }, \
  { "feature", NULL, hu_check_feature }, \
  { "board", NULL, hu_finish_board }, \
  { "map", "buildings", hu_check_buildings, TRUE }

gboolean hu_check_building_hexes (const HuObject *object,
                   gpointer         record);
gboolean hu_finish_building (const HuObject *object,
                   gpointer         record);
gboolean hu_check_feature (const HuObject  *object,
                   gpointer         record);
gboolean hu_finish_board (const HuObject   *object,
                   gpointer         record);
gboolean hu_check_buildings (const HuObject *map,
                   gpointer         record);

G_END_DECLS
