/*
 * The keys that front-line has in the game file.
 */
#include "config.h"

#include "hu-front-line-format.h"
#include "hu-format-private.h"
#include "hu-front-line-rules.h"

#include <glib/gi18n-lib.h>

#define ITEM(kind) (1u << HU_ITEM_ ## kind)
#define BOUND(kind) (1u << HU_BOUND_ ## kind)

static const HuField fields[] = {
  PART ("rules", "front-line", OBJECT, FALSE, "front-line"),
  HELD ("front-line", "attacker", SIDE, TRUE, IN (HuFrontLineRules, attacker)),
  HELD ("front-line", "defender", SIDE, TRUE, IN (HuFrontLineRules, defender)),
  OF ("front-line", "schedule", LIST, FALSE, "schedule-item",
      SHAPED_LIST_OF (HuFrontLineRules, schedule, HuScheduleItem, kind, 3, schedule_given)),
  OF ("front-line", "levels", LIST, FALSE, "level",
      SHAPED_LIST_OF (HuFrontLineRules, levels, HuLevel, bound, 3, levels_given),
      EMPTY (N_("the table has no level"), N_("list at least one level, or leave the key out for the default table"))),
  WORD ("front-line", "zero_zero", FALSE, "\"defender\"", WORDS ("defender", "none"),
        IN (HuFrontLineRules, zero_zero_none)),
  OF ("front-line", "rows", OBJECT, FALSE, "rows", HERE (HuFrontLineRules, rows_given, rows_extra)),
  NUMBER ("front-line", "from_turn", FALSE, "1", 1, MOST, IN (HuFrontLineRules, from_turn), .limit = HU_LIMIT_TURNS),
  NUMBER ("front-line", "penalty", FALSE, "1", 0, MOST, IN (HuFrontLineRules, penalty)),
  WORD ("front-line", "reading", FALSE, "\"rows\"", WORDS ("rows", "path"), IN (HuFrontLineRules, reading)),
  FLAG ("front-line", "ends_exempt", "false", IN (HuFrontLineRules, ends_exempt)),
  FLAG ("front-line", "zoc_respects_hexsides", "false", IN (HuFrontLineRules, zoc_respects_hexsides)),
  FLAG ("front-line", "army_zoc", "true", IN (HuFrontLineRules, army_zoc)),
  FLAG ("front-line", "aircraft_hold", "false", IN (HuFrontLineRules, aircraft_hold)),
  HELD ("schedule-item", "item", ID, TRUE, IN (HuScheduleItem, item), .stops = 1,
        TAKEN (N_("another item of the schedule is “%s”"), N_("give each item a name of its own"))),
  HELD ("schedule-item", "to", SIDE_OR_BOTH, TRUE, IN (HuScheduleItem, to)),
  NUMBER ("schedule-item", "per_strength", FALSE, NULL, 0, MOST, IN (HuScheduleItem, points),
          .shapes = ITEM (PER_STRENGTH), .needed_in = ITEM (PER_STRENGTH), .tells = 2,
          BESIDE (WORDS ("place", "points"), N_("points are given both for strength and for something else"),
                  N_("keep “per_strength”, or “points” with or without “place”"))),
  OF ("schedule-item", "multiply", OBJECT, FALSE, "multiply", HERE_IF_ANY (HuScheduleItem, multiply_extra),
      .shapes = ITEM (PER_STRENGTH)),
  HELD ("schedule-item", "place", PLACE, FALSE, IN (HuScheduleItem, place),
        .shapes = ITEM (PLACE), .needed_in = ITEM (PLACE), .tells = 1),
  WORD ("schedule-item", "hold", FALSE, "\"control\"", WORDS ("control", "clear"),
        GIVEN (HuScheduleItem, hold, hold_given), .shapes = ITEM (PLACE)),
  NUMBER ("schedule-item", "points", FALSE, NULL, 0, MOST, IN (HuScheduleItem, points),
          .shapes = ITEM (PLACE) | ITEM (AWARD), .needed_in = ITEM (PLACE) | ITEM (AWARD)),
  WORD ("schedule-item", "when", FALSE, NULL, WORDS ("once", "turn", "end", "award"), IN (HuScheduleItem, when), .hook = TRUE,
        .shapes = ITEM (PLACE) | ITEM (AWARD), .needed_in = ITEM (PLACE)),
  HELD ("multiply", "branch", FACTORS, FALSE, IN (HuScheduleItem, factors)),
  HELD ("level", "id", ID, TRUE, IN (HuLevel, id), .stops = 1,
        TAKEN (N_("another level has the id “%s”"), N_("give each level an id of its own"))),
  HELD ("level", "side", SIDE, TRUE, IN (HuLevel, side)),
  /* No ratio is below 0. */
  RATIO ("level", "up_to", 0, IN (HuLevel, numerator), .shapes = BOUND (UP_TO), .tells = 2,
         BESIDE (WORDS ("below"), N_("this level has two bounds"), N_("keep “up_to” or “below”, not both"))),
  RATIO ("level", "below", 1, IN (HuLevel, numerator), .shapes = BOUND (BELOW), .tells = 1),
  NUMBER ("rows", "from", TRUE, NULL, 0, HU_GRID_MAX, IN (HuFrontLineRules, first_row), .limit = HU_LIMIT_ROWS),
  NUMBER ("rows", "to", TRUE, NULL, 0, HU_GRID_MAX, IN (HuFrontLineRules, last_row), .limit = HU_LIMIT_ROWS),
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
