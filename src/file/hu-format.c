/*
 * The keys of the game file, as a table.
 */
#include "hu-format.h"

#include <string.h>


#define WORDS(...) (const char * const[]) { __VA_ARGS__, NULL }
#define MOST G_MAXINT64

#define TEXT(object, key, required) { object, key, HU_FIELD_TEXT, required, NULL, 0, 0, NULL, NULL, 0 }
#define KEY(object, key, type, required) { object, key, HU_FIELD_ ## type, required, NULL, 0, 0, NULL, NULL, 0 }
#define NUMBER(object, key, required, otherwise, least, most) \
  { object, key, HU_FIELD_INTEGER, required, otherwise, least, most, NULL, NULL, 0 }
#define FLAG(object, key, otherwise) { object, key, HU_FIELD_BOOLEAN, FALSE, otherwise, 0, 0, NULL, NULL, 0 }
#define WORD(object, key, required, otherwise, words) \
  { object, key, HU_FIELD_WORD, required, otherwise, 0, 0, words, NULL, 0 }
#define PART(object, key, type, required, of) { object, key, HU_FIELD_ ## type, required, NULL, 0, 0, NULL, of, 0 }
#define UNIT(key, type, otherwise, kinds) \
  { "unit", key, HU_FIELD_ ## type, FALSE, otherwise, 0, 0, NULL, NULL, kinds }
#define UNIT_NUMBER(key, least, most, kinds) \
  { "unit", key, HU_FIELD_INTEGER, FALSE, NULL, least, most, NULL, NULL, kinds }

#define KIND(kind) (1u << HU_UNIT_ ## kind)
#define MMC (KIND (SQUAD) | KIND (HALF_SQUAD) | KIND (CREW))
#define PERSONNEL (MMC | KIND (LEADER) | KIND (HERO))
#define COUNTERS (PERSONNEL | KIND (DUMMY))

static const HuField table[] = {
  WORD ("game", "format", TRUE, NULL, WORDS (HU_FORMAT_1, HU_FORMAT_2)),
  TEXT ("game", "title", TRUE),
  TEXT ("game", "about", FALSE),
  PART ("game", "map", OBJECT, TRUE, "map"),
  PART ("game", "sides", LIST, TRUE, "side"),
  PART ("game", "calendar", OBJECT, TRUE, "calendar"),
  PART ("game", "units", LIST, TRUE, "unit"),
  PART ("game", "start", OBJECT, FALSE, "start"),
  PART ("game", "rules", OBJECT, TRUE, "rules"),
  KEY ("game", "log", EVENTS, TRUE),
  KEY ("game", "variations", EVENTS, FALSE),

  PART ("map", "grid", OBJECT, TRUE, "grid"),
  KEY ("map", "terrain", TERRAIN, FALSE),
  PART ("map", "hexsides", LIST, FALSE, "hexside"),
  PART ("map", "lines", LIST, FALSE, "line"),
  PART ("map", "places", LIST, FALSE, "place"),
  PART ("map", "buildings", LIST, FALSE, "building"),
  PART ("map", "bridges", LIST, FALSE, "feature"),
  PART ("map", "pillboxes", LIST, FALSE, "feature"),
  PART ("map", "boards", LIST, FALSE, "board"),

  NUMBER ("grid", "columns", TRUE, NULL, 1, HU_GRID_MAX),
  NUMBER ("grid", "rows", TRUE, NULL, 1, HU_GRID_MAX),
  WORD ("grid", "orientation", TRUE, NULL, WORDS ("flat", "pointy")),
  WORD ("grid", "shifted", FALSE, NULL, WORDS ("odd", "even")),
  WORD ("grid", "numbering", TRUE, NULL, WORDS ("ccrr", "rrcc", "letters")),
  TEXT ("grid", "board", FALSE),
  KEY ("grid", "missing", HEXSET, FALSE),
  WORD ("hexside", "kind", TRUE, NULL, WORDS ("river", "lake", "wall", "cliff")),
  KEY ("hexside", "pairs", PAIRS, TRUE),
  WORD ("line", "kind", TRUE, NULL, WORDS ("road", "rail", "river", "front")),
  KEY ("line", "hexes", HEXES, TRUE),
  KEY ("place", "id", ID, TRUE),
  TEXT ("place", "name", TRUE),
  WORD ("place", "kind", TRUE, NULL, WORDS ("city", "town", "objective")),
  KEY ("place", "hexes", HEXSET, TRUE),
  KEY ("building", "id", ID, TRUE),
  TEXT ("building", "name", FALSE),
  KEY ("building", "hexes", HEXSET, TRUE),
  NUMBER ("building", "levels", FALSE, "0", 0, HU_STOREY_HIGHEST),
  FLAG ("building", "rowhouse", "false"),
  KEY ("building", "stairwells", HEXSET, FALSE),
  FLAG ("building", "roof", "false"),
  FLAG ("building", "cellar", "false"),
  KEY ("feature", "hex", HEX, TRUE),
  KEY ("board", "id", ID, TRUE),
  KEY ("board", "hexes", HEXSET, TRUE),

  KEY ("side", "id", ID, TRUE),
  TEXT ("side", "name", TRUE),
  KEY ("side", "color", COLOR, FALSE),
  PART ("calendar", "turns", TURNS, TRUE, "turn"),
  PART ("calendar", "player_turns", LIST, TRUE, "player-turn"),
  TEXT ("turn", "name", TRUE),
  KEY ("player-turn", "side", SIDE_OR_NULL, TRUE),
  KEY ("player-turn", "phases", TEXTS, TRUE),

  { "unit", "id", HU_FIELD_ID, TRUE, NULL, 0, 0, NULL, NULL, HU_KINDS_ALL },
  { "unit", "name", HU_FIELD_TEXT, TRUE, NULL, 0, 0, NULL, NULL, HU_KINDS_ALL },
  { "unit", "side", HU_FIELD_SIDE, TRUE, NULL, 0, 0, NULL, NULL, HU_KINDS_ALL },
  { "unit", "kind", HU_FIELD_WORD, FALSE, "\"ground\"", 0, 0,
    WORDS ("ground", "air", "squad", "half-squad", "crew", "leader", "hero", "dummy", "vehicle", "gun", "aircraft",
           "glider", "boat"), NULL, HU_KINDS_ALL },
  { "unit", "at", HU_FIELD_LOCATION_OR_NULL, TRUE, NULL, 0, 0, NULL, NULL, HU_KINDS_ALL },
  UNIT_NUMBER ("strength", 0, MOST, HU_KINDS_OPERATIONAL),
  { "unit", "size", HU_FIELD_WORD, FALSE, NULL, 0, 0,
    WORDS ("army", "corps", "division", "brigade", "regiment", "battalion"), NULL, HU_KINDS_OPERATIONAL },
  UNIT ("bracketed", BOOLEAN, "false", HU_KINDS_OPERATIONAL),
  { "unit", "branch", HU_FIELD_OPEN_WORD, FALSE, NULL, 0, 0,
    WORDS ("infantry", "armor", "mechanized", "cavalry", "artillery", "engineer", "headquarters"), NULL,
    HU_KINDS_OPERATIONAL },
  UNIT ("line", BOOLEAN, "true", HU_KINDS_OPERATIONAL),
  UNIT ("zoc", TRISTATE, NULL, HU_KINDS_OPERATIONAL),
  UNIT ("armed", BOOLEAN, "true", PERSONNEL | KIND (VEHICLE)),
  UNIT ("broken", BOOLEAN, "false", PERSONNEL),
  UNIT ("berserk", BOOLEAN, "false", PERSONNEL),
  UNIT ("melee", BOOLEAN, "false", PERSONNEL | KIND (VEHICLE)),
  UNIT ("stunned", BOOLEAN, "false", PERSONNEL | KIND (VEHICLE)),
  UNIT ("concealed", BOOLEAN, "false", HU_KINDS_TACTICAL),
  UNIT ("hidden", BOOLEAN, "false", HU_KINDS_TACTICAL),
  UNIT ("bypass", BOOLEAN, "false", COUNTERS | KIND (VEHICLE)),
  UNIT ("wounded", BOOLEAN, "false", KIND (LEADER) | KIND (HERO)),
  UNIT_NUMBER ("leadership", -99, 99, KIND (LEADER)),
  UNIT ("in", UNIT, NULL, COUNTERS | KIND (GUN)),
  UNIT ("nationality", OPEN_WORD, NULL, HU_KINDS_TACTICAL),
  UNIT_NUMBER ("aboard", -99, 99, KIND (VEHICLE)),
  UNIT_NUMBER ("vp", 0, 1000000, HU_KINDS_TACTICAL),
  { "unit", "vehicle", HU_FIELD_OBJECT, FALSE, NULL, 0, 0, NULL, "vehicle", KIND (VEHICLE) },
  WORD ("vehicle", "type", TRUE, NULL,
        WORDS ("afv", "truck", "wagon", "carrier", "motorcycle", "goliath", "landing-craft")),
  NUMBER ("vehicle", "armor", TRUE, "null", 0, 999),
  WORD ("vehicle", "ma", TRUE, NULL, WORDS ("functioning", "malfunctioned", "disabled", "none")),
  WORD ("vehicle", "crew", TRUE, NULL, WORDS ("inherent", "temporary", "none")),

  PART ("start", "clock", OBJECT, FALSE, "clock"),
  NUMBER ("clock", "turn", TRUE, NULL, 1, MOST),
  NUMBER ("clock", "player_turn", FALSE, "1", 1, MOST),
  NUMBER ("clock", "phase", FALSE, "1", 1, MOST),
  PART ("start", "control", LIST, FALSE, "start-control"),
  PART ("start", "setup", LIST, FALSE, "setup"),
  PART ("start", "fires", LIST, FALSE, "fire"),
  KEY ("start", "points", NUMBERS, FALSE),
  KEY ("start-control", "side", SIDE, TRUE),
  KEY ("start-control", "hexes", HEXSET, TRUE),
  KEY ("setup", "side", SIDE, TRUE),
  KEY ("setup", "hexes", HEXSET, TRUE),
  KEY ("setup", "boards", BOARDS, FALSE),
  KEY ("fire", "at", LOCATION, TRUE),
  WORD ("fire", "level", TRUE, NULL, WORDS ("flame", "blaze")),

  PART ("rules", "supply", LIST, FALSE, "supply-of-side"),
  PART ("rules", "sudden-death", OBJECT, FALSE, "sudden-death"),
  PART ("rules", "front-line", OBJECT, FALSE, "front-line"),
  PART ("rules", "control", OBJECT, FALSE, "control"),

  KEY ("supply-of-side", "side", SIDE, TRUE),
  PART ("supply-of-side", "sources", SOURCES, TRUE, "sources-of-side"),
  KEY ("supply-of-side", "except", HEXSET, FALSE),
  FLAG ("supply-of-side", "controlled", "false"),
  { "supply-of-side", "blocked_by", HU_FIELD_WORDS, FALSE, "[\"units\",\"zoc\"]", 0, 0,
    WORDS ("units", "zoc", "control"), NULL, 0 },
  WORD ("supply-of-side", "zoc", FALSE, NULL, WORDS ("all", "attacker", "none")),
  FLAG ("supply-of-side", "zoc_negated_by_units", "true"),
  NUMBER ("supply-of-side", "max_length", FALSE, "null", 0, G_MAXINT),
  { "supply-of-side", "hexsides", HU_FIELD_WORDS, FALSE, NULL, 0, 0, WORDS ("river", "lake", "wall", "cliff"), NULL, 0 },
  PART ("supply-of-side", "then_along", OBJECT, FALSE, "then-along"),
  { "sources-of-side", "edges", HU_FIELD_WORDS, FALSE, NULL, 0, 0, WORDS ("north", "east", "south", "west"), NULL, 0 },
  KEY ("sources-of-side", "hexes", HEXSET, FALSE),
  { "then-along", "lines", HU_FIELD_WORDS, TRUE, NULL, 0, 0, WORDS ("road", "rail", "river", "front"), NULL, 0 },
  NUMBER ("then-along", "steps", TRUE, NULL, 0, G_MAXINT),

  KEY ("sudden-death", "attacker", SIDE, TRUE),
  KEY ("sudden-death", "defender", SIDE, TRUE),
  KEY ("sudden-death", "capital", PLACE, TRUE),
  PART ("sudden-death", "supply", OBJECT, FALSE, "supply"),
  KEY ("sudden-death", "cities", PLACES, FALSE),
  KEY ("sudden-death", "rear", HEXSET, FALSE),
  PART ("sudden-death", "withdrawals", LIST, FALSE, "withdrawal"),
  FLAG ("sudden-death", "decides", "true"),
  FLAG ("sudden-death", "entry_at_setup", "true"),
  PART ("supply", "sources", SOURCES, TRUE, "sources"),
  { "supply", "blocked_by", HU_FIELD_WORDS, FALSE, "[\"units\",\"zoc\"]", 0, 0,
    WORDS ("units", "zoc", "control"), NULL, 0 },
  FLAG ("supply", "zoc_negated_by_units", "true"),
  NUMBER ("supply", "max_length", FALSE, "null", 0, G_MAXINT),
  PART ("supply", "attacker_sources", SOURCES, FALSE, "sources"),
  { "sources", "edges", HU_FIELD_WORDS, FALSE, NULL, 0, 0, WORDS ("north", "east", "south", "west"), NULL, 0 },
  NUMBER ("withdrawal", "turn", TRUE, NULL, 1, MOST),
  NUMBER ("withdrawal", "count", TRUE, NULL, 1, MOST),
  { "withdrawal", "branch", HU_FIELD_OPEN_WORD, FALSE, NULL, 0, 0,
    WORDS ("infantry", "armor", "mechanized", "cavalry", "artillery", "engineer", "headquarters"), NULL, 0 },
  KEY ("withdrawal", "units", UNITS, FALSE),
  NUMBER ("withdrawal", "phase", FALSE, NULL, 1, MOST),

  KEY ("front-line", "attacker", SIDE, TRUE),
  KEY ("front-line", "defender", SIDE, TRUE),
  PART ("front-line", "schedule", LIST, FALSE, "schedule-item"),
  PART ("front-line", "levels", LIST, FALSE, "level"),
  WORD ("front-line", "zero_zero", FALSE, "\"defender\"", WORDS ("defender", "none")),
  PART ("front-line", "rows", OBJECT, FALSE, "rows"),
  NUMBER ("front-line", "from_turn", FALSE, "1", 1, MOST),
  NUMBER ("front-line", "penalty", FALSE, "1", 0, MOST),
  WORD ("front-line", "reading", FALSE, "\"rows\"", WORDS ("rows", "path")),
  FLAG ("front-line", "ends_exempt", "false"),
  FLAG ("front-line", "zoc_respects_hexsides", "false"),
  FLAG ("front-line", "army_zoc", "true"),
  FLAG ("front-line", "aircraft_hold", "false"),
  KEY ("schedule-item", "item", ID, TRUE),
  KEY ("schedule-item", "to", SIDE_OR_BOTH, TRUE),
  NUMBER ("schedule-item", "per_strength", FALSE, NULL, 0, MOST),
  PART ("schedule-item", "multiply", OBJECT, FALSE, "multiply"),
  KEY ("schedule-item", "place", PLACE, FALSE),
  WORD ("schedule-item", "hold", FALSE, "\"control\"", WORDS ("control", "clear")),
  NUMBER ("schedule-item", "points", FALSE, NULL, 0, MOST),
  WORD ("schedule-item", "when", FALSE, NULL, WORDS ("end", "once", "turn", "award")),
  KEY ("multiply", "branch", NUMBERS, FALSE),
  KEY ("level", "id", ID, TRUE),
  KEY ("level", "side", SIDE, TRUE),
  KEY ("level", "up_to", RATIO, FALSE),
  KEY ("level", "below", RATIO, FALSE),
  NUMBER ("rows", "from", TRUE, NULL, 0, HU_GRID_MAX),
  NUMBER ("rows", "to", TRUE, NULL, 0, HU_GRID_MAX),

  WORD ("control", "edition", FALSE, "\"seed\"", WORDS ("seed", "current")),
  FLAG ("control", "rooftop_prevents", "true"),
  FLAG ("control", "reduction_scores", "true"),
  FLAG ("control", "hero_scores", "false"),
  FLAG ("control", "hold_ends_when_disarmed", "true"),
  PART ("control", "victory", LIST, TRUE, "victory"),
  KEY ("control", "otherwise", SIDE, FALSE),
  PART ("control", "exit", LIST, FALSE, "exit"),
  PART ("control", "balance", LIST, FALSE, "balance"),
  KEY ("victory", "side", SIDE, TRUE),
  WORD ("victory", "when", TRUE, NULL, WORDS ("end", "immediate")),
  PART ("victory", "needs", CONDITION, TRUE, "condition"),
  KEY ("exit", "side", SIDE, TRUE),
  KEY ("exit", "hexes", HEXSET, TRUE),
  KEY ("balance", "side", SIDE, TRUE),
  TEXT ("balance", "text", TRUE),
  PART ("condition", "all", CONDITIONS, FALSE, "condition"),
  PART ("condition", "any", CONDITIONS, FALSE, "condition"),
  PART ("condition", "not", CONDITION, FALSE, "condition"),
  PART ("condition", "controls", OBJECT, FALSE, "controls"),
  PART ("condition", "cvp", OBJECT, FALSE, "cvp"),
  PART ("condition", "exit_vp", OBJECT, FALSE, "exit_vp"),
  PART ("condition", "no_enemy", OBJECT, FALSE, "no_enemy"),
  KEY ("controls", "locations", LOCATIONS, FALSE),
  KEY ("controls", "hexes", HEXES, FALSE),
  KEY ("controls", "buildings", BUILDINGS, FALSE),
  NUMBER ("controls", "at_least", FALSE, NULL, 0, MOST),
  NUMBER ("cvp", "at_least", FALSE, NULL, 0, MOST),
  NUMBER ("cvp", "more_than_enemy_by", FALSE, NULL, 0, MOST),
  NUMBER ("exit_vp", "at_least", TRUE, NULL, 0, MOST),
  WORD ("no_enemy", "state", TRUE, NULL, WORDS ("good-order-mmc", "unbroken-mmc", "mmc")),
  KEY ("no_enemy", "in", PART, TRUE),
};

/**
 * hu_format_get_all:
 * @n: (out): how many
 *
 * Returns: (transfer none) (array length=n): every field of the file, but for
 *   those of events
 */
const HuField *
hu_format_get_all (guint *n)
{
  g_return_val_if_fail (n != NULL, NULL);

  *n = G_N_ELEMENTS (table);

  return table;
}

/**
 * hu_format_find_field:
 * @object: which kind of object
 * @key: a key
 *
 * Returns: (transfer none) (nullable): that field, or %NULL
 */
const HuField *
hu_format_find_field (const char *object,
                      const char *key)
{
  g_return_val_if_fail (object != NULL && key != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (strcmp (table[i].object, object) == 0 && strcmp (table[i].key, key) == 0)
      return &table[i];

  return NULL;
}

/**
 * hu_format_list_fields:
 * @object: which kind of object
 *
 * Returns: (transfer container) (element-type HuField): its fields, in order
 */
GPtrArray *
hu_format_list_fields (const char *object)
{
  GPtrArray *fields = g_ptr_array_new ();

  g_return_val_if_fail (object != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    if (strcmp (table[i].object, object) == 0)
      g_ptr_array_add (fields, (gpointer) &table[i]);

  return fields;
}

static gboolean
is_index (const char *step)
{
  return step[0] != '\0' && (strcmp (step, "-") == 0 || strspn (step, "0123456789") == strlen (step));
}

/**
 * hu_format_find_at:
 * @pointer: an RFC 6901 pointer into a game
 *
 * Returns: (transfer none) (nullable): the field that is there, or in which it
 *   lies; %NULL where the program knows none
 */
const HuField *
hu_format_find_at (const char *pointer)
{
  g_auto(GStrv) steps = NULL;
  const char *object = "game";
  const HuField *field = NULL;

  g_return_val_if_fail (pointer != NULL, NULL);

  steps = g_strsplit (pointer, "/", -1);
  for (guint i = 1; steps[0] != NULL && steps[i] != NULL; i++)
    {
      if (field != NULL && is_index (steps[i]))
        continue;
      if (object == NULL)
        return field; /* within a value that has no fields: a set, an object of numbers */
      field = hu_format_find_field (object, steps[i]);
      if (field == NULL)
        return NULL;
      object = field->of;
    }

  return field;
}

/**
 * hu_format_is_known:
 * @format: what a file calls its format
 *
 * Returns: whether this version reads it
 */
gboolean
hu_format_is_known (const char *format)
{
  g_return_val_if_fail (format != NULL, FALSE);

  return g_str_equal (format, HU_FORMAT_1) || g_str_equal (format, HU_FORMAT_2);
}

/**
 * hu_format_kinds_for:
 * @systems: rule systems in force, as bits 1 << HuSystemId
 *
 * Returns: the kinds of units that they look at, as bits 1 << HuUnitKind; all
 *   where none is in force
 */
guint
hu_format_kinds_for (guint systems)
{
  guint kinds = 0;

  if (systems & (1u << HU_SYSTEM_SUDDEN_DEATH | 1u << HU_SYSTEM_FRONT_LINE))
    kinds |= HU_KINDS_OPERATIONAL;
  if (systems & 1u << HU_SYSTEM_CONTROL)
    kinds |= HU_KINDS_TACTICAL;

  return kinds != 0 ? kinds : HU_KINDS_ALL;
}
