/*
 * The keys that Control has in the game file.
 */
#include "hu-control-format.h"

#include "hu-control-terms.h"
#include "hu-term-fields.h"

#define KINDS WORDS ("squad", "half-squad", "crew", "leader", "hero", "vehicle", "gun", "aircraft", "glider", "boat", "dummy")
#define STATES WORDS ("good-order", "unbroken", "armed", "any")
#define ATOM(word, object) PART ("condition", word, OBJECT, FALSE, object)
#define COUNTED(word, object) PART ("condition-count", word, OBJECT, FALSE, object)
#define SUBJECTS(object) \
  KEY (object, "locations", LOCATIONS, FALSE), \
  KEY (object, "hexes", HEXES, FALSE), \
  KEY (object, "buildings", BUILDINGS, FALSE)
#define AT_LEAST(object) NUMBER (object, "at_least", FALSE, NULL, 0, MOST, GIVEN (HuTerm, least, has_least))
#define AT_MOST(object) NUMBER (object, "at_most", FALSE, NULL, 0, MOST, GIVEN (HuTerm, most, has_most))
/* Who counts among units. */
#define FILTER(object) \
  SOME (object, "kinds", FALSE, NULL, KINDS, BY_HAND), \
  WORD (object, "state", FALSE, "\"any\"", STATES, BY_HAND), \
  KEY (object, "tags", TEXTS, FALSE), \
  HELD (object, "units", UNITS, FALSE, IN (HuTerm, filter.units))
#define MEASURE(object) \
  WORD (object, "count", FALSE, "\"units\"", WORDS ("units", "squads", "points"), BY_HAND), \
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
  WORD ("victory", "when", TRUE, NULL, WORDS ("end", "immediate", "instant", "phase", "player-turn", "turn"), BY_HAND),
  HELD ("victory", "of", SIDE, FALSE, IN (HuVictoryEntry, of), .hook = TRUE),
  HELD ("victory", "phase", TEXT, FALSE, IN (HuVictoryEntry, phase), .hook = TRUE),
  PART ("victory", "turn", SPAN, FALSE, "turn-span"),
  PART ("victory", "needs", TERM, TRUE, "condition"),
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
  KEY ("controls", "side", SIDE, FALSE),
  SUBJECTS ("controls"),
  FLAG ("controls", "multi_hex", "false", IN (HuControlTerm, multi_hex)),
  AT_LEAST ("controls"),
  AT_MOST ("controls"),
  KEY ("cvp", "side", SIDE, FALSE),
  AT_LEAST ("cvp"),
  AT_MOST ("cvp"),
  NUMBER ("cvp", "more_than_enemy_by", FALSE, NULL, 0, MOST, BY_HAND),
  KEY ("exit_vp", "side", SIDE, FALSE),
  AT_LEAST ("exit_vp"),
  AT_MOST ("exit_vp"),
  WORD ("no_enemy", "state", TRUE, NULL, WORDS ("good-order-mmc", "unbroken-mmc", "mmc", "any"), BY_HAND),
  SOME ("no_enemy", "kinds", FALSE, NULL, KINDS, BY_HAND),
  KEY ("no_enemy", "in", PART, TRUE),
  HELD ("condition-units", "side", SIDE, TRUE, IN (HuTerm, side)),
  KEY ("condition-units", "in", PART, FALSE),
  FLAG ("condition-units", "on_map", "true", BY_HAND),
  FILTER ("condition-units"),
  MEASURE ("condition-units"),
  HELD ("condition-exited", "side", SIDE, TRUE, IN (HuTerm, side)),
  WORD ("condition-exited", "as", FALSE, "\"victory\"", WORDS ("victory", "any"), BY_HAND),
  HELD ("condition-exited", "through", HEXSET, FALSE, ON_LINE (HuControlTerm, exits)),
  FILTER ("condition-exited"),
  MEASURE ("condition-exited"),
  HELD ("condition-left", "side", SIDE, TRUE, IN (HuTerm, side)),
  FILTER ("condition-left"),
  MEASURE ("condition-left"),
  SUBJECTS ("destroyed"),
  AT_LEAST ("destroyed"),
  { NULL }
};

static gboolean
is_newer (const HuScenario *scenario)
{
  const HuControlRules *rules = hu_control_rules (scenario);

  for (guint i = 0; i < rules->victory->len; i++)
    {
      const HuVictoryEntry *entry = g_ptr_array_index (rules->victory, i);
      gboolean older = entry->when == HU_JUDGED_END || entry->immediate;

      if (!older || entry->id != NULL || entry->name != NULL || entry->turn.from > 0 || entry->turn.to > 0 ||
          hu_control_term_is_newer (entry->needs))
        return TRUE;
    }

  return !rules->decides;
}

static const char * const unit_keys[] = { "tags", NULL };

const HuSystemFormat hu_control_format = {
  .id = HU_SYSTEM_CONTROL,
  .is_newer = is_newer,
  .fields = fields,
  .unit_keys = unit_keys,
  .read = hu_read_control,
  .check = hu_check_control,
  .write = hu_write_control,
  .terms = &hu_control_terms,
};
