/*
 * Words for edges and hexes of the map, for what stops lines of supply, and for units that are still to come.
 */
#pragma once

#include "hu-arrival.h"

G_BEGIN_DECLS

/* "edges of the map: north, east", or hexes by name.  (transfer full) */
char *hu_explain_sources (const HuScenario *scenario,
                          const HuSources  *sources) G_GNUC_WARN_UNUSED_RESULT;
/* The obstacles to lines of supply: "enemy ground units, enemy control".  (transfer full) */
char *hu_explain_obstacles (const HuSupplyRules *rules) G_GNUC_WARN_UNUSED_RESULT;
/* The turn of arrival of @unit and its place: "Turn 3; 0101 and 0102", "Oct II".  (transfer full) */
char *hu_explain_arrival (const HuScenario *scenario,
                          const HuUnit     *unit) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
