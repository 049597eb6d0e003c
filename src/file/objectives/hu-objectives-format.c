/*
 * The keys that objectives has in the game file.
 */
#include "hu-objectives-format.h"
#include "hu-format-private.h"
#include "hu-objectives-rules.h"

static const HuField fields[] = {
  PART ("rules", "objectives", OBJECT, FALSE, "objectives"),
  PART ("objectives", "supply", SUPPLIES, FALSE, "objectives-supply"),
  PART ("objectives", "withdrawals", LIST, FALSE, "objectives-withdrawal"),
  PART ("objectives", "schedule", LIST, FALSE, "score-item"),
  PART ("objectives", "outcomes", LIST, TRUE, "outcome"),
  PART ("objectives", "otherwise", OBJECT, FALSE, "objectives-otherwise"),
  KEY ("objectives-supply", "sources", SOURCES, TRUE),
  KEY ("objectives-supply", "except", HEXSET, FALSE),
  FLAG ("objectives-supply", "controlled", "false", IN (HuSupplyRules, owned)),
  BLOCKED_BY ("objectives-supply"),
  FLAG ("objectives-supply", "zoc_negated_by_units", "true", IN (HuSupplyRules, zoc_negated_by_units)),
  NUMBER ("objectives-supply", "max_length", FALSE, "null", 0, MOST, BY_HAND),
  KEY ("objectives-withdrawal", "side", SIDE, TRUE),
  NUMBER ("objectives-withdrawal", "turn", TRUE, NULL, 1, MOST, BY_HAND),
  NUMBER ("objectives-withdrawal", "count", TRUE, NULL, 1, MOST, BY_HAND),
  BRANCH ("objectives-withdrawal", 0, BY_HAND),
  KEY ("objectives-withdrawal", "units", UNITS, FALSE),
  NUMBER ("objectives-withdrawal", "phase", FALSE, NULL, 1, MOST, BY_HAND),
  KEY ("outcome", "id", ID, TRUE),
  TEXT ("outcome", "name", FALSE),
  KEY ("outcome", "winner", SIDE_OR_NULL, TRUE),
  TEXT ("outcome", "level", FALSE),
  WORD ("outcome", "when", TRUE, NULL, WORDS ("instant", "phase", "player-turn", "turn", "end"), BY_HAND),
  KEY ("outcome", "of", SIDE, FALSE),
  TEXT ("outcome", "phase", FALSE),
  KEY ("outcome", "turn", SPAN, FALSE),
  KEY ("outcome", "needs", TERM, TRUE),
  KEY ("score-item", "item", ID, TRUE),
  KEY ("score-item", "to", SIDE_OR_BOTH, TRUE),
  KEY ("score-item", "turn", SPAN, FALSE),
  NUMBER ("score-item", "per_strength", FALSE, NULL, 0, MOST, BY_HAND),
  NUMBER ("score-item", "per_unit", FALSE, NULL, 0, MOST, BY_HAND),
  WORD ("score-item", "for", FALSE, "\"eliminated\"", WORDS ("eliminated", "exited", "area"), BY_HAND),
  KEY ("score-item", "units", FILTER, FALSE),
  PART ("score-item", "multiply", OBJECT, FALSE, "multiply"),
  KEY ("score-item", "through", SOURCES, FALSE),
  KEY ("score-item", "place", PLACE, FALSE),
  KEY ("score-item", "places", PLACES, FALSE),
  KEY ("score-item", "hexes", HEXSET, FALSE),
  { "score-item", "supplied", HU_FIELD_TRISTATE, FALSE, NULL, 0, 0, NULL, NULL, 0, BY_HAND },
  WORD ("score-item", "hold", FALSE, "\"control\"", WORDS ("control", "clear"), BY_HAND),
  KEY ("score-item", "line", LINE, FALSE),
  KEY ("score-item", "needs", TERM, FALSE),
  NUMBER ("score-item", "points", FALSE, NULL, 0, MOST, BY_HAND),
  WORD ("score-item", "when", FALSE, NULL, WORDS ("once", "player-turn", "turn", "end", "award"), BY_HAND),
  KEY ("score-item", "of", SIDE, FALSE),
  KEY ("objectives-otherwise", "winner", SIDE_OR_NULL, TRUE),
  TEXT ("objectives-otherwise", "level", FALSE),
  { NULL }
};

const HuSystemFormat hu_objectives_format = {
  .id = HU_SYSTEM_OBJECTIVES,
  .format = 2,
  .fields = fields,
  .read = hu_read_objectives,
  .write = hu_write_objectives,
};
