/*
 * The keys that front-line has in the game file.
 */
#include "hu-front-line-format.h"
#include "hu-format-private.h"
#include "hu-front-line-rules.h"

static const HuField fields[] = {
  PART ("rules", "front-line", OBJECT, FALSE, "front-line"),
  HELD ("front-line", "attacker", SIDE, TRUE, IN (HuFrontLineRules, attacker)),
  HELD ("front-line", "defender", SIDE, TRUE, IN (HuFrontLineRules, defender)),
  { "front-line", "schedule", HU_FIELD_LIST, FALSE, NULL, 0, 0, NULL, "schedule-item", 0,
    GIVEN_LIST_OF (HuFrontLineRules, schedule, HuScheduleItem, G_STRUCT_OFFSET (HuScheduleItem, extra), schedule_given) },
  { "front-line", "levels", HU_FIELD_LIST, FALSE, NULL, 0, 0, NULL, "level", 0,
    GIVEN_LIST_OF (HuFrontLineRules, levels, HuLevel, G_STRUCT_OFFSET (HuLevel, extra), levels_given) },
  WORD ("front-line", "zero_zero", FALSE, "\"defender\"", WORDS ("defender", "none"),
        IN (HuFrontLineRules, zero_zero_none)),
  { "front-line", "rows", HU_FIELD_OBJECT, FALSE, NULL, 0, 0, NULL, "rows", 0,
    HERE (HuFrontLineRules, rows_given, rows_extra) },
  NUMBER ("front-line", "from_turn", FALSE, "1", 1, MOST, IN (HuFrontLineRules, from_turn)),
  NUMBER ("front-line", "penalty", FALSE, "1", 0, MOST, IN (HuFrontLineRules, penalty)),
  WORD ("front-line", "reading", FALSE, "\"rows\"", WORDS ("rows", "path"), IN (HuFrontLineRules, reading)),
  FLAG ("front-line", "ends_exempt", "false", IN (HuFrontLineRules, ends_exempt)),
  FLAG ("front-line", "zoc_respects_hexsides", "false", IN (HuFrontLineRules, zoc_respects_hexsides)),
  FLAG ("front-line", "army_zoc", "true", IN (HuFrontLineRules, army_zoc)),
  FLAG ("front-line", "aircraft_hold", "false", IN (HuFrontLineRules, aircraft_hold)),
  HELD ("schedule-item", "item", ID, TRUE, IN (HuScheduleItem, item)),
  HELD ("schedule-item", "to", SIDE_OR_BOTH, TRUE, IN (HuScheduleItem, to)),
  NUMBER ("schedule-item", "per_strength", FALSE, NULL, 0, MOST, BY_HAND),
  PART ("schedule-item", "multiply", OBJECT, FALSE, "multiply"),
  KEY ("schedule-item", "place", PLACE, FALSE),
  WORD ("schedule-item", "hold", FALSE, "\"control\"", WORDS ("control", "clear"),
        GIVEN (HuScheduleItem, hold, hold_given)),
  NUMBER ("schedule-item", "points", FALSE, NULL, 0, MOST, BY_HAND),
  WORD ("schedule-item", "when", FALSE, NULL, WORDS ("end", "once", "turn", "award"), BY_HAND),
  KEY ("multiply", "branch", FACTORS, FALSE),
  HELD ("level", "id", ID, TRUE, IN (HuLevel, id)),
  HELD ("level", "side", SIDE, TRUE, IN (HuLevel, side)),
  KEY ("level", "up_to", RATIO, FALSE),
  KEY ("level", "below", RATIO, FALSE),
  NUMBER ("rows", "from", TRUE, NULL, 0, HU_GRID_MAX, IN (HuFrontLineRules, first_row)),
  NUMBER ("rows", "to", TRUE, NULL, 0, HU_GRID_MAX, IN (HuFrontLineRules, last_row)),
  { NULL }
};

static const char * const unit_keys[] = { "bracketed", "line", NULL };

const HuSystemFormat hu_front_line_format = {
  .id = HU_SYSTEM_FRONT_LINE,
  .fields = fields,
  .unit_keys = unit_keys,
  .read = hu_read_front_line,
  .write = hu_write_front_line,
};
