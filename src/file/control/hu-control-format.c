/*
 * The keys that Control has in the game file.
 */
#include "config.h"

#include "hu-control-format.h"

#include "hu-control-terms.h"
#include "hu-term-fields.h"

#define KINDS WORDS ("squad", "half-squad", "crew", "leader", "hero", "vehicle", "gun", "aircraft", "glider", "boat", "dummy")
/* The numbers of these kinds are in another order. */
static const gint kinds[] = {
  HU_UNIT_SQUAD, HU_UNIT_HALF_SQUAD, HU_UNIT_CREW, HU_UNIT_LEADER, HU_UNIT_HERO, HU_UNIT_VEHICLE, HU_UNIT_GUN,
  HU_UNIT_AIRCRAFT, HU_UNIT_GLIDER, HU_UNIT_BOAT, HU_UNIT_DUMMY,
};

#define STATES WORDS ("good-order", "unbroken", "armed", "any")
#define ATOM(word, object) HU_TERM_OBJECT ("condition", word, object)
#define COUNTED(word, object) HU_TERM_OBJECT ("condition-count", word, object)
#define OWNER(object) HELD (object, "side", SIDE, FALSE, GIVEN (HuControlTerm, base.side, side_given))
#define SUBJECTS(object) \
  HELD (object, "locations", LOCATIONS, FALSE, IN (HuControlTerm, items), .hook = TRUE), \
  HELD (object, "hexes", HEXES, FALSE, IN (HuControlTerm, items), .hook = TRUE), \
  HELD (object, "buildings", BUILDINGS, FALSE, IN (HuControlTerm, items), .hook = TRUE)
#define AT_LEAST(object, ...) \
  NUMBER (object, "at_least", FALSE, NULL, 0, MOST, GIVEN (HuTerm, least, has_least), __VA_ARGS__)
#define AT_MOST(object, ...) NUMBER (object, "at_most", FALSE, NULL, 0, MOST, GIVEN (HuTerm, most, has_most), __VA_ARGS__)
#define UNIT_KINDS(object) \
  SOME (object, "kinds", FALSE, NULL, KINDS, IN (HuTerm, filter.kinds), .numbers = kinds, HU_FILLED)
/* The units that count. */
#define FILTER(object) \
  UNIT_KINDS (object), \
  WORD (object, "state", FALSE, "\"any\"", STATES, GIVEN (HuControlTerm, fitness, fitness_given)), \
  HELD (object, "tags", TEXTS, FALSE, ON_LINE (HuTerm, filter.tags), HU_FILLED), \
  HU_OWN_UNITS (object)
#define MEASURE(object) \
  WORD (object, "count", FALSE, "\"units\"", WORDS ("units", "squads", "points"), \
        GIVEN (HuControlTerm, measure, measure_given)), \
  HU_DECIMAL_BOUNDS (object)

static const HuField fields[] = {
  PART ("rules", "control", OBJECT, FALSE, "control"),
  WORD ("control", "edition", FALSE, "\"seed\"", WORDS ("seed", "current"), IN (HuControlRules, current)),
  FLAG ("control", "rooftop_prevents", "true", IN (HuControlRules, rooftop_prevents)),
  FLAG ("control", "reduction_scores", "true", IN (HuControlRules, reduction_scores)),
  FLAG ("control", "hero_scores", "false", IN (HuControlRules, hero_scores)),
  FLAG ("control", "hold_ends_when_disarmed", "true", IN (HuControlRules, hold_ends_when_disarmed)),
  FLAG ("control", "decides", "true", IN (HuControlRules, decides)),
  LIST_OF ("control", "victory", TRUE, "victory", HuControlRules, victory, HuVictoryEntry),
  HELD ("control", "otherwise", SIDE, FALSE, IN (HuControlRules, otherwise)),
  LIST_OF ("control", "exit", FALSE, "exit", HuControlRules, exits, HuExitArea),
  LIST_OF ("control", "balance", FALSE, "balance", HuControlRules, balance, HuBalance),
  HELD ("victory", "id", TEXT, FALSE, IN (HuVictoryEntry, id), .hook = TRUE),
  HELD ("victory", "name", TEXT, FALSE, IN (HuVictoryEntry, name)),
  HELD ("victory", "side", SIDE, TRUE, IN (HuVictoryEntry, side)),
  WORD ("victory", "when", TRUE, NULL, WORDS ("end", "immediate", "instant", "phase", "player-turn", "turn"),
        IN (HuVictoryEntry, when), .hook = TRUE),
  HELD ("victory", "of", SIDE, FALSE, IN (HuVictoryEntry, of)),
  HELD ("victory", "phase", TEXT, FALSE, IN (HuVictoryEntry, phase)),
  HU_SPAN ("victory", HuVictoryEntry, turn,),
  OF ("victory", "needs", TERM, TRUE, "condition", IN (HuVictoryEntry, needs)),
  HELD ("exit", "side", SIDE, TRUE, IN (HuExitArea, side)),
  HELD ("exit", "hexes", HEXSET, TRUE, IN (HuExitArea, hexes)),
  HELD ("balance", "side", SIDE, TRUE, IN (HuBalance, side)),
  HELD ("balance", "text", TEXT, TRUE, IN (HuBalance, text)),
  HU_TERM_FIELDS ("condition"),
  ATOM ("controls", "controls"),
  ATOM ("cvp", "cvp"),
  ATOM ("exit_vp", "exit_vp"),
  ATOM ("no_enemy", "no_enemy"),
  ATOM ("units", "condition-units"),
  ATOM ("exited", "condition-exited"),
  ATOM ("eliminated", "condition-left"),
  ATOM ("captured", "condition-left"),
  ATOM ("destroyed", "destroyed"),
  HU_TERM_MORE_FIELDS ("condition"),
  HU_TERM_PART_FIELDS ("condition"),
  COUNTED ("controls", "controls"),
  COUNTED ("cvp", "cvp"),
  COUNTED ("exit_vp", "exit_vp"),
  COUNTED ("units", "condition-units"),
  COUNTED ("exited", "condition-exited"),
  COUNTED ("eliminated", "condition-left"),
  COUNTED ("captured", "condition-left"),
  COUNTED ("destroyed", "destroyed"),
  OWNER ("controls"),
  SUBJECTS ("controls"),
  FLAG ("controls", "multi_hex", "false", IN (HuControlTerm, multi_hex)),
  AT_LEAST ("controls",),
  AT_MOST ("controls",),
  OWNER ("cvp"),
  AT_LEAST ("cvp", .hook = TRUE),
  AT_MOST ("cvp", .hook = TRUE),
  NUMBER ("cvp", "more_than_enemy_by", FALSE, NULL, 0, MOST, GIVEN (HuControlTerm, base.least, more), .hook = TRUE),
  OWNER ("exit_vp"),
  AT_LEAST ("exit_vp", .hook = TRUE),
  AT_MOST ("exit_vp", .hook = TRUE),
  WORD ("no_enemy", "state", TRUE, NULL, WORDS ("good-order-mmc", "unbroken-mmc", "mmc", "any"),
        IN (HuControlTerm, enemies)),
  UNIT_KINDS ("no_enemy"),
  HELD ("no_enemy", "in", PART, TRUE, IN (HuControlTerm, building), .hook = TRUE),
  HELD ("condition-units", "side", SIDE, TRUE, IN (HuTerm, side)),
  HELD ("condition-units", "in", PART, FALSE, IN (HuControlTerm, building), .hook = TRUE),
  FLAG ("condition-units", "on_map", "true", GIVEN (HuControlTerm, waiting, on_map_given), .hook = TRUE),
  FILTER ("condition-units"),
  MEASURE ("condition-units"),
  HELD ("condition-exited", "side", SIDE, TRUE, IN (HuTerm, side)),
  WORD ("condition-exited", "as", FALSE, "\"victory\"", WORDS ("victory", "any"), IN (HuControlTerm, any_exit)),
  HELD ("condition-exited", "through", HEXSET, FALSE, ON_LINE (HuControlTerm, exits), NOT_EMPTY),
  FILTER ("condition-exited"),
  MEASURE ("condition-exited"),
  HELD ("condition-left", "side", SIDE, TRUE, IN (HuTerm, side)),
  FILTER ("condition-left"),
  MEASURE ("condition-left"),
  SUBJECTS ("destroyed"),
  AT_LEAST ("destroyed",),
  { NULL }
};

static guint
get_format (const HuScenario *scenario)
{
  const HuControlRules *rules = hu_control_rules (scenario);

  for (guint i = 0; i < rules->victory->len; i++)
    {
      const HuVictoryEntry *entry = g_ptr_array_index (rules->victory, i);
      gboolean older = entry->when == HU_JUDGED_END || entry->immediate;

      if (!older || entry->id != NULL || entry->name != NULL || entry->turn.from > 0 || entry->turn.to > 0 ||
          hu_control_term_is_newer (entry->needs))
        return 2;
    }

  return rules->decides ? 1 : 2;
}

static const char * const unit_keys[] = { "tags", NULL };

const HuSystemFormat hu_control_format = {
  .id = HU_SYSTEM_CONTROL,
  .get_format = get_format,
  .fields = fields,
  .unit_keys = unit_keys,
  .read = hu_read_control,
  .check = hu_check_control,
  .write = hu_write_control,
  .terms = &hu_control_terms,
};
