/*
 * Parts of a game as a draft has them: converts the rules' structures to values, and values
 * of hex sets back to hexes.
 */
#pragma once

#include "hu-event.h"
#include "hu-node.h"

G_BEGIN_DECLS

/* The whole game. */
HuNode *hu_node_of_game     (HuScenario       *scenario,
                               GPtrArray        *log) G_GNUC_WARN_UNUSED_RESULT; /* (element-type HuEvent) */
/* `map.grid.names` */
HuNode *hu_node_of_grid_names (const HuGridNames *names) G_GNUC_WARN_UNUSED_RESULT;
HuNode *hu_node_of_grid_boards (const GPtrArray *boards) G_GNUC_WARN_UNUSED_RESULT;
/* `map.terrain`, `map.hexsides`, `start.control`; NULL if the member would be empty. */
HuNode *hu_node_of_terrain  (const HuMap      *map,
                             const HuNode     *before,
                             guint             changed) G_GNUC_WARN_UNUSED_RESULT;
HuNode *hu_node_of_elevation (const HuMap     *map) G_GNUC_WARN_UNUSED_RESULT;
HuNode *hu_node_of_hexsides (const HuMap      *map) G_GNUC_WARN_UNUSED_RESULT;
HuNode *hu_node_of_owners   (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* A HEXSET without an order of its own: all hexes with marks[hex] != 0. */
HuNode *hu_node_of_hexset   (const HuGrid     *grid,
                               const guint8     *marks) G_GNUC_WARN_UNUSED_RESULT;
/* A list of hexes by name, in order. */
HuNode *hu_node_of_hexes    (const HuGrid     *grid,
                               const HuHex      *hexes,
                               guint             n) G_GNUC_WARN_UNUSED_RESULT;
HuNode *hu_node_of_hex      (const HuGrid     *grid,
                               HuHex             hex) G_GNUC_WARN_UNUSED_RESULT;
HuNode *hu_node_of_location (const HuMap      *map,
                               HuLocation        location) G_GNUC_WARN_UNUSED_RESULT; /* HU_LOCATION_NONE: null */

/* The hexes of a HEXSET or of a list of names, each once, in the order in which they are named; names of no hex are
 * left out.  NULL @value: an empty list.  (transfer full) (element-type HuHex) */
GArray  *hu_node_read_hexes  (const HuNode     *value,
                              const HuGrid     *grid) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
