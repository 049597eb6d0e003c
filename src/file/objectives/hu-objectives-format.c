/*
 * The keys that objectives has in the game file.
 */
#include "config.h"

#include "hu-objectives-format.h"
#include "hu-read-objectives-private.h"
#include "hu-objectives-rules.h"
#include "hu-term-fields.h"

#include <glib/gi18n-lib.h>

#define SUPPLIED(object) { object, "supplied", HU_FIELD_TRISTATE, FALSE, NULL, 0, 0, NULL, NULL, 0, \
  IN (HuObjectivesTerm, supplied) }
#define ATOM(word, object) HU_TERM_OBJECT ("term", word, object)
#define COUNTED(word, object) HU_TERM_OBJECT ("term-count", word, object)
#define WHERE(object) \
  HELD (object, "places", PLACES, FALSE, ON_LINE (HuTerm, where.places), .filled = N_("name at least one place"), \
        TWICE (N_("this place stands in the list twice"), N_("remove one of them"))), \
  HELD (object, "hexes", HEXSET, FALSE, ON_LINE (HuTerm, where.hexes), NOT_EMPTY)
#define COUNT(object, word, member) WORD (object, "count", FALSE, NULL, WORDS (word), IN (HuObjectivesTerm, member))
/* All but the units, for which it is to be known whose they are.  Sizes stand in the other order in the rules. */
#define FILTER(object, Record, prefix)                                                        \
  SOME (object, "kinds", FALSE, NULL, WORDS ("ground", "air", "naval"), IN (Record, prefix kinds), HU_FILLED), \
  HELD (object, "branches", TEXTS, FALSE, ON_LINE (Record, prefix branches), HU_FILLED),      \
  SOME (object, "sizes", FALSE, NULL,                                                         \
        WORDS ("army", "corps", "division", "brigade", "regiment", "battalion"), IN (Record, prefix sizes), \
        .first = HU_SIZE_BATTALION, .reversed = TRUE, HU_FILLED),                             \
  HELD (object, "tags", TEXTS, FALSE, ON_LINE (Record, prefix tags), HU_FILLED)
#define LINE(object, Record, prefix)                                                          \
  { object, "rows", HU_FIELD_OBJECT, FALSE, NULL, 0, 0, NULL, "line-rows", 0,                 \
    IN_LINE (Record, prefix), .strict = TRUE },                                               \
  WORD (object, "reading", FALSE, "\"rows\"", WORDS ("rows", "path"), IN (Record, prefix reading)), \
  FLAG (object, "ends_exempt", "false", IN (Record, prefix ends_exempt)),                     \
  FLAG (object, "zoc_respects_hexsides", "false", IN (Record, prefix zoc_respects_hexsides))
/* The rows stand among the members of how a line is read. */
#define IN_LINE(Record, prefix) \
  G_STRUCT_OFFSET (Record, prefix reading), sizeof (HuLineRules), NULL, G_STRUCT_OFFSET (Record, prefix rows_given), 0

#define ITEM(kind) (1u << HU_SCORE_ ## kind)

static const gint holds[] = { HU_HELD_BY_CONTROL, HU_HELD_CLEAR };

static const HuField fields[] = {
  PART ("rules", "objectives", OBJECT, FALSE, "objectives"),
  PART ("objectives", "supply", SUPPLIES, FALSE, "objectives-supply"),
  LIST_OF ("objectives", "withdrawals", FALSE, "objectives-withdrawal", HuObjectivesRules, withdrawals, HuWithdrawal),
  { "objectives", "schedule", HU_FIELD_LIST, FALSE, NULL, 0, 0, NULL, "score-item", 0,
    IN (HuObjectivesRules, schedule),
    &(const HuShape) { sizeof (HuScoreItem), 0, G_STRUCT_OFFSET (HuScoreItem, kind), 5, HU_SCORE_AWARD },
    G_STRUCT_OFFSET (HuObjectivesRules, schedule_given), .strict = TRUE, .hook = TRUE },
  OF ("objectives", "outcomes", LIST, TRUE, "outcome", RECORDS (HuObjectivesRules, outcomes, HuOutcome),
      EMPTY (N_("no outcome stands here"), N_("list at least one: without any nobody can win"))),
  WORD ("objectives", "both", FALSE, "\"first\"", WORDS ("first", "draw", "none"), GIVEN (HuObjectivesRules, both, both_given)),
  { "objectives", "otherwise", HU_FIELD_OBJECT, FALSE, NULL, 0, 0, NULL, "objectives-otherwise", 0,
    HERE (HuObjectivesRules, has_otherwise, otherwise_extra) },
  OF ("objectives-supply", "sources", SOURCES, TRUE, "sources-of-side", UNDER (HuSupplyRules, sources, extra), .hook = TRUE),
  HELD ("objectives-supply", "except", HEXSET, FALSE, IN (HuSupplyRules, except)),
  FLAG ("objectives-supply", "controlled", "false", IN (HuSupplyRules, owned)),
  BLOCKED_BY ("objectives-supply", EACH (HuSupplyRules, blocked_by_units, 3), .turn = 1),
  FLAG ("objectives-supply", "zoc_negated_by_units", "true", IN (HuSupplyRules, zoc_negated_by_units)),
  NUMBER ("objectives-supply", "max_length", FALSE, "null", 0, MOST, IN (HuSupplyRules, max_length), .turn = 1),
  HELD ("objectives-withdrawal", "side", SIDE, TRUE, IN (HuWithdrawal, side), .flag = 1),
  NUMBER ("objectives-withdrawal", "turn", TRUE, NULL, 1, MOST, IN (HuWithdrawal, turn), .limit = HU_LIMIT_TURNS),
  NUMBER ("objectives-withdrawal", "count", TRUE, NULL, 1, MOST, IN (HuWithdrawal, count), .limit = HU_LIMIT_UNITS),
  BRANCH ("objectives-withdrawal", 0, IN (HuWithdrawal, branch)),
  HELD ("objectives-withdrawal", "units", UNITS, FALSE, IN (HuWithdrawal, units), NULL, G_STRUCT_OFFSET (HuWithdrawal, side), 1,
        .fault = HU_FAULT_FOREIGN, HU_FILLED),
  NUMBER ("objectives-withdrawal", "phase", FALSE, NULL, 1, MOST, IN (HuWithdrawal, phase), .hook = TRUE),
  HELD ("outcome", "id", ID, TRUE, IN (HuOutcome, id), .stops = 2,
        TAKEN (N_("another outcome has the id “%s”"), N_("give each outcome an id of its own"))),
  HELD ("outcome", "name", TEXT, FALSE, IN (HuOutcome, name)),
  HELD ("outcome", "winner", SIDE_OR_NULL, TRUE, IN (HuOutcome, winner)),
  HELD ("outcome", "level", TEXT, FALSE, IN (HuOutcome, level), NOT_EMPTY),
  WORD ("outcome", "when", TRUE, NULL, HU_JUDGED_WORDS, IN (HuOutcome, when)),
  HELD ("outcome", "of", SIDE, FALSE, IN (HuOutcome, of)),
  HELD ("outcome", "phase", TEXT, FALSE, IN (HuOutcome, phase)),
  HU_SPAN ("outcome", HuOutcome, turn,),
  OF ("outcome", "needs", TERM, TRUE, "term", IN (HuOutcome, needs)),
  HELD ("score-item", "item", ID, TRUE, IN (HuScoreItem, id), .stops = 1,
        TAKEN (N_("another item of the schedule is “%s”"), N_("give each item a name of its own"))),
  HELD ("score-item", "to", SIDE_OR_BOTH, TRUE, IN (HuScoreItem, to)),
  HU_SPAN ("score-item", HuScoreItem, turn, .strict = TRUE, .turn = 1),
  DECIMAL ("score-item", "per_strength", FALSE, HuScoreItem, points, unit, .shapes = ITEM (PER), .tells = 4,
           .given = G_STRUCT_OFFSET (HuScoreItem, per_strength)),
  DECIMAL ("score-item", "per_unit", FALSE, HuScoreItem, points, unit, .shapes = ITEM (PER), .tells = 4, .hook = TRUE),
  WORD ("score-item", "for", FALSE, "\"eliminated\"", WORDS ("eliminated", "exited", "area"),
        GIVEN (HuScoreItem, what_for, for_given), .shapes = ITEM (PER)),
  { "score-item", "units", HU_FIELD_FILTER, FALSE, NULL, 0, 0, NULL, "unit-filter", 0,
    INSIDE (HuScoreItem, filter, filter_given), .strict = TRUE, .shapes = ITEM (PER) },
  { "score-item", "multiply", HU_FIELD_OBJECT, FALSE, NULL, 0, 0, NULL, "multiply", 0, BY_HAND, .shapes = ITEM (PER) },
  { "score-item", "through", HU_FIELD_SOURCES, FALSE, NULL, 0, 0, NULL, "sources-of-side", 0,
    INSIDE (HuScoreItem, through, has_through), .hook = TRUE, .shapes = ITEM (PER) },
  HELD ("score-item", "place", PLACE, FALSE, BY_HAND, .shapes = ITEM (HOLD), .tells = 1),
  HELD ("score-item", "places", PLACES, FALSE, ON_LINE (HuScoreItem, where.places), .hook = TRUE,
        .shapes = ITEM (HOLD) | ITEM (PER), .tells = 1),
  HELD ("score-item", "hexes", HEXSET, FALSE, ON_LINE (HuScoreItem, where.hexes), .hook = TRUE,
        .shapes = ITEM (HOLD) | ITEM (PER), .tells = 1),
  { "score-item", "supplied", HU_FIELD_TRISTATE, FALSE, NULL, 0, 0, NULL, NULL, 0, IN (HuScoreItem, supplied),
    .shapes = ITEM (PER) },
  WORD ("score-item", "hold", FALSE, "\"control\"", WORDS ("control", "clear"), GIVEN (HuScoreItem, hold, hold_given),
        .numbers = holds, .shapes = ITEM (HOLD)),
  { "score-item", "line", HU_FIELD_LINE, FALSE, NULL, 0, 0, NULL, "line-reading", 0, IN (HuScoreItem, line), .strict = TRUE,
    .shapes = ITEM (LINE), .needed_in = ITEM (LINE), .tells = 2 },
  OF ("score-item", "needs", TERM, FALSE, "term", IN (HuScoreItem, needs),
      .shapes = ITEM (NEEDS), .needed_in = ITEM (NEEDS), .tells = 3),
  DECIMAL ("score-item", "points", FALSE, HuScoreItem, points, unit,
           .shapes = ITEM (HOLD) | ITEM (LINE) | ITEM (AWARD) | ITEM (NEEDS),
           .needed_in = ITEM (HOLD) | ITEM (LINE) | ITEM (AWARD) | ITEM (NEEDS)),
  WORD ("score-item", "when", FALSE, NULL, WORDS ("once", "player-turn", "turn", "end", "capture", "while", "award"),
        IN (HuScoreItem, when), .hook = TRUE, .shapes = ITEM (PER) | ITEM (HOLD) | ITEM (AWARD) | ITEM (NEEDS)),
  HELD ("score-item", "of", SIDE, FALSE, IN (HuScoreItem, of), .shapes = ITEM (NEEDS)),
  HELD ("objectives-otherwise", "winner", SIDE_OR_NULL, TRUE, IN (HuObjectivesRules, otherwise)),
  HELD ("objectives-otherwise", "level", TEXT, FALSE, IN (HuObjectivesRules, otherwise_level), NOT_EMPTY),
  NUMBER ("turn-span", "from", FALSE, NULL, 1, MOST, IN (HuTurnSpan, from)),
  NUMBER ("turn-span", "to", FALSE, NULL, 1, MOST, IN (HuTurnSpan, to)),
  FILTER ("unit-filter", HuUnitFilter, ),
  HELD ("unit-filter", "units", UNITS, FALSE, ON_LINE (HuUnitFilter, units), .hook = TRUE),
  LINE ("line-reading", HuLineRules, ),
  NUMBER ("line-rows", "from", TRUE, NULL, 0, HU_GRID_MAX, IN (HuLineRules, first_row), .limit = HU_LIMIT_ROWS),
  NUMBER ("line-rows", "to", TRUE, NULL, 0, HU_GRID_MAX, IN (HuLineRules, last_row), .limit = HU_LIMIT_ROWS),
  HU_TERM_FIELDS ("term"),
  ATOM ("holds", "term-holds"),
  ATOM ("entered", "term-entered"),
  ATOM ("connected", "term-connected"),
  ATOM ("cut_off", "term-connected"),
  ATOM ("units", "term-units"),
  ATOM ("eliminated", "term-left"),
  ATOM ("exited", "term-left"),
  ATOM ("withdrawn", "term-left"),
  ATOM ("withdrawals", "term-withdrawals"),
  ATOM ("points", "term-points"),
  ATOM ("lead", "term-lead"),
  ATOM ("ratio", "term-ratio"),
  ATOM ("line", "term-line"),
  HU_TERM_MORE_FIELDS ("term"),
  HU_TERM_PART_FIELDS ("term"),
  COUNTED ("holds", "term-holds"),
  COUNTED ("entered", "term-entered"),
  COUNTED ("connected", "term-connected"),
  COUNTED ("cut_off", "term-connected"),
  COUNTED ("units", "term-units"),
  COUNTED ("eliminated", "term-left"),
  COUNTED ("exited", "term-left"),
  COUNTED ("withdrawn", "term-left"),
  COUNTED ("points", "term-points"),
  COUNTED ("line", "term-line"),
  HELD ("term-holds", "side", SIDE, TRUE, IN (HuTerm, side)),
  WHERE ("term-holds"),
  COUNT ("term-holds", "hexes", count_hexes),
  WORD ("term-holds", "by", FALSE, "\"control\"", WORDS ("control", "presence", "clear"), IN (HuObjectivesTerm, held)),
  SUPPLIED ("term-holds"),
  HU_LEAST ("term-holds", "at_least", 1, FALSE, NULL,),
  HELD ("term-entered", "side", SIDE, TRUE, IN (HuTerm, side)),
  WHERE ("term-entered"),
  COUNT ("term-entered", "hexes", count_hexes),
  FILTER ("term-entered", HuTerm, filter.),
  HU_OWN_UNITS ("term-entered"),
  HU_LEAST ("term-entered", "at_least", 1, FALSE, NULL,),
  HELD ("term-connected", "side", SIDE, TRUE, IN (HuTerm, side)),
  WHERE ("term-connected"),
  { "term-connected", "to", HU_FIELD_SOURCES, FALSE, NULL, 0, 0, NULL, "sources-of-side", 0,
    INSIDE (HuObjectivesTerm, to, has_to), .hook = TRUE },
  HELD ("term-connected", "within", HEXSET, FALSE, ON_LINE (HuObjectivesTerm, within), NOT_EMPTY),
  HU_LEAST ("term-connected", "at_least", 1, FALSE, NULL,),
  HELD ("term-units", "side", SIDE, TRUE, IN (HuTerm, side)),
  WHERE ("term-units"),
  FILTER ("term-units", HuTerm, filter.),
  HU_OWN_UNITS ("term-units"),
  SUPPLIED ("term-units"),
  COUNT ("term-units", "strength", count_strength),
  HU_LEAST ("term-units", "at_least", 1, FALSE, NULL,),
  HU_MOST ("term-units", 0, NULL,),
  HELD ("term-left", "side", SIDE, TRUE, IN (HuTerm, side)),
  FILTER ("term-left", HuTerm, filter.),
  HU_OWN_UNITS ("term-left"),
  { "term-left", "through", HU_FIELD_SOURCES, FALSE, NULL, 0, 0, NULL, "sources-of-side", 0,
    INSIDE (HuTerm, through, has_through), .hook = TRUE },
  COUNT ("term-left", "strength", count_strength),
  HU_LEAST ("term-left", "at_least", 1, FALSE, NULL,),
  HU_MOST ("term-left", 0, NULL,),
  HELD ("term-withdrawals", "side", SIDE, TRUE, IN (HuTerm, side)),
  HU_LEAST ("term-withdrawals", "failed", 1, FALSE, "1",),
  HELD ("term-points", "side", SIDE, TRUE, IN (HuTerm, side)),
  HELD ("term-points", "items", TEXTS, FALSE, IN (HuObjectivesTerm, items), .hook = TRUE),
  HU_DECIMAL_BOUNDS ("term-points"),
  HELD ("term-lead", "side", SIDE, TRUE, IN (HuTerm, side)),
  HU_DECIMAL_BOUNDS ("term-lead"),
  HELD ("term-ratio", "side", SIDE, TRUE, IN (HuTerm, side)),
  /* No ratio is below 0, and every one is at least 0. */
  HU_RATIO_BOUND ("term-ratio", "above", lower, EXCLUSIVE, 0),
  HU_RATIO_BOUND ("term-ratio", "at_least", lower, INCLUSIVE, 1),
  HU_RATIO_BOUND ("term-ratio", "up_to", upper, INCLUSIVE, 0),
  HU_RATIO_BOUND ("term-ratio", "below", upper, EXCLUSIVE, 1),
  HELD ("term-line", "side", SIDE, TRUE, IN (HuTerm, side)),
  LINE ("term-line", HuObjectivesTerm, line.),
  HU_MOST ("term-line", 0, "0",),
  { NULL }
};

static const char * const unit_keys[] = { "tags", NULL };

static guint
get_format (const HuScenario *scenario)
{
  return 2;
}

const HuSystemFormat hu_objectives_format = {
  .id = HU_SYSTEM_OBJECTIVES,
  .get_format = get_format,
  .fields = fields,
  .unit_keys = unit_keys,
  .read = hu_read_objectives,
  .check = hu_check_objectives,
  .write = hu_write_objectives,
  .terms = &hu_objectives_terms,
};
