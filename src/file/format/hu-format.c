/*
 * The keys of the game file, as a table.  Each rule system has a table of its own, which
 * continues this one.
 */
#include "config.h"

#include "hu-format-private.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-lesson-plan.h"
#include "hu-system-format.h"

#define UNIT(key, type, otherwise, kinds, ...) \
  { "unit", key, HU_FIELD_ ## type, FALSE, otherwise, 0, 0, NULL, NULL, kinds, __VA_ARGS__ }
#define UNIT_NUMBER(key, least, most, kinds, ...) \
  { "unit", key, HU_FIELD_INTEGER, FALSE, NULL, least, most, NULL, NULL, kinds, __VA_ARGS__ }

#define KIND(kind) (1u << HU_UNIT_ ## kind)
#define MMC (KIND (SQUAD) | KIND (HALF_SQUAD) | KIND (CREW))
#define PERSONNEL (MMC | KIND (LEADER) | KIND (HERO))
#define COUNTERS (PERSONNEL | KIND (DUMMY))

static const HuField table[] = {
  WORD ("game", "format", TRUE, NULL, WORDS (HU_FORMAT_1, HU_FORMAT_2), BY_HAND),
  HELD ("game", "title", TEXT, TRUE, IN (HuScenario, title)),
  HELD ("game", "about", TEXT, FALSE, IN (HuScenario, about)),
  KEY ("game", "players", NAMES, FALSE),
  PART ("game", "played", OBJECT, FALSE, "played"),
  PART ("game", "map", OBJECT, TRUE, "map"),
  PART ("game", "sides", LIST, TRUE, "side"),
  PART ("game", "calendar", OBJECT, TRUE, "calendar"),
  PART ("game", "units", LIST, TRUE, "unit"),
  PART ("game", "start", OBJECT, FALSE, "start"),
  PART ("game", "rules", OBJECT, TRUE, "rules"),
  KEY ("game", "log", EVENTS, TRUE),
  KEY ("game", "variations", EVENTS, FALSE),
  KEY ("game", "translations", TRANSLATIONS, FALSE),

  HELD ("played", "place", TEXT, FALSE, IN (HuPlayed, place)),
  HELD ("played", "date", TEXT, FALSE, IN (HuPlayed, date)),

  PART ("map", "grid", OBJECT, TRUE, "grid"),
  KEY ("map", "terrain", TERRAIN, FALSE),
  KEY ("map", "elevation", LEVELS, FALSE),
  PART ("map", "hexsides", LIST, FALSE, "hexside"),
  LIST_OF ("map", "lines", FALSE, "line", HuMap, lines, HuLine),
  LIST_OF ("map", "places", FALSE, "place", HuMap, places, HuPlace),
  LIST_OF ("map", "buildings", FALSE, "building", HuMap, buildings, HuBuilding),
  LIST_OF_SMALL ("map", "bridges", FALSE, "feature", HuMap, bridges, HuHexFeature),
  LIST_OF_SMALL ("map", "pillboxes", FALSE, "feature", HuMap, pillboxes, HuHexFeature),
  LIST_OF ("map", "boards", FALSE, "board", HuMap, boards, HuBoard),

  NUMBER ("grid", "columns", TRUE, NULL, 1, HU_GRID_MAX, BY_HAND),
  NUMBER ("grid", "rows", TRUE, NULL, 1, HU_GRID_MAX, BY_HAND),
  WORD ("grid", "orientation", TRUE, NULL, WORDS ("flat", "pointy"), BY_HAND),
  WORD ("grid", "shifted", FALSE, NULL, WORDS ("odd", "even"), BY_HAND),
  WORD ("grid", "numbering", FALSE, NULL, WORDS ("ccrr", "rrcc", "letters"), BY_HAND),
  PART ("grid", "names", OBJECT, FALSE, "grid-names"),
  PART ("grid", "boards", LIST, FALSE, "grid-board"),
  TEXT ("grid", "board", FALSE),
  KEY ("grid", "missing", HEXSET, FALSE),
  PART ("grid-names", "column", OBJECT, TRUE, "lane-names"),
  PART ("grid-names", "row", OBJECT, TRUE, "lane-names"),
  WORD ("grid-names", "order", FALSE, "\"column-row\"", WORDS ("column-row", "row-column"),
        IN (HuGridNames, rows_first)),
  TEXT ("grid-names", "separator", FALSE),
  FLAG ("grid-names", "oblique", "false", IN (HuGridNames, oblique)),
  WORD ("lane-names", "type", TRUE, NULL, WORDS ("digits", "letters"), IN (HuLaneNames, letters)),
  NUMBER ("lane-names", "from", FALSE, "1", 0, 999999, IN (HuLaneNames, from)),
  NUMBER ("lane-names", "digits", FALSE, "2", 1, 9, IN (HuLaneNames, digits)),
  FLAG ("lane-names", "descending", "false", IN (HuLaneNames, descending)),
  TEXT ("grid-board", "id", TRUE),
  TEXT ("grid-board", "hexes", TRUE),
  NUMBER ("grid-board", "column", TRUE, NULL, -HU_GRID_MAX, 2 * HU_GRID_MAX, IN (HuGridBoard, column)),
  NUMBER ("grid-board", "row", TRUE, NULL, -HU_GRID_MAX, 2 * HU_GRID_MAX, IN (HuGridBoard, row)),
  FLAG ("grid-board", "reversed", "false", IN (HuGridBoard, reversed)),
  FLAG ("grid-board", "raised", "false", IN (HuGridBoard, raised)),
  WORD ("hexside", "kind", TRUE, NULL, WORDS ("river", "lake", "wall", "cliff"), BY_HAND),
  KEY ("hexside", "pairs", PAIRS, TRUE),
  WORD ("line", "kind", TRUE, NULL, WORDS ("road", "rail", "river", "front"), IN (HuLine, kind)),
  HELD ("line", "hexes", HEXES, TRUE, IN (HuLine, hexes),
        EMPTY (N_("a line without hexes stands here"), N_("name the hexes it runs through, or remove it"))),
  HELD ("place", "id", ID, TRUE, IN (HuPlace, id),
        TAKEN (N_("another place has the id “%s” already"), N_("give each place an id of its own"))),
  HELD ("place", "name", TEXT, TRUE, IN (HuPlace, name)),
  WORD ("place", "kind", TRUE, NULL, WORDS ("city", "town", "objective"), IN (HuPlace, kind)),
  HELD ("place", "hexes", HEXSET, TRUE, IN (HuPlace, hexes),
        EMPTY (N_("a place without hexes stands here"), N_("use at least one hex"))),
  HELD ("building", "id", ID, TRUE, IN (HuBuilding, id),
        TAKEN (N_("another building has the id “%s” already"), N_("give each building an id of its own"))),
  HELD ("building", "name", TEXT, FALSE, IN (HuBuilding, name)),
  HELD ("building", "hexes", HEXSET, TRUE, IN (HuBuilding, hexes), .turn = 1,
        EMPTY (N_("no hex is named here"), N_("use at least one hex"))),
  NUMBER ("building", "levels", FALSE, "0", 0, HU_STOREY_HIGHEST, IN (HuBuilding, upper_storeys)),
  FLAG ("building", "rowhouse", "false", IN (HuBuilding, rowhouse)),
  HELD ("building", "stairwells", HEXSET, FALSE, OR_NULL (HuBuilding, stairwells), .turn = 1),
  FLAG ("building", "roof", "false", IN (HuBuilding, roof)),
  FLAG ("building", "cellar", "false", IN (HuBuilding, cellar)),
  HELD ("feature", "hex", HEX, TRUE, IN (HuHexFeature, hex)),
  HELD ("board", "id", ID, TRUE, IN (HuBoard, id),
        TAKEN (N_("another board has this id already"), N_("give each board an id of its own"))),
  HELD ("board", "hexes", HEXSET, TRUE, IN (HuBoard, hexes), EMPTY (N_("no hex is named here"), N_("use at least one hex"))),

  HELD ("side", "id", ID, TRUE, IN (HuSideInfo, id)),
  HELD ("side", "name", TEXT, TRUE, IN (HuSideInfo, name)),
  HELD ("side", "color", COLOR, FALSE, IN (HuSideInfo, color)),
  PART ("calendar", "turns", TURNS, TRUE, "turn"),
  OF ("calendar", "player_turns", LIST, TRUE, "player-turn", RECORDS (HuCalendar, player_turns, HuPlayerTurn),
      EMPTY (N_("there are no player turns"), N_("use at least one"))),
  OF ("calendar", "ends_after", OBJECT, FALSE, "ends-after", HERE (HuCalendar, ends_early, end_extra), .hook = TRUE),
  NUMBER ("ends-after", "turn", TRUE, NULL, 1, MOST, IN (HuCalendar, end_turn), .limit = HU_LIMIT_TURNS),
  NUMBER ("ends-after", "player_turn", TRUE, NULL, 1, MOST, IN (HuCalendar, end_player_turn),
          .limit = HU_LIMIT_PLAYER_TURNS),
  TEXT ("turn", "name", TRUE),
  HELD ("player-turn", "side", SIDE_OR_NULL, TRUE, IN (HuPlayerTurn, side)),
  HELD ("player-turn", "phases", TEXTS, TRUE, IN (HuPlayerTurn, phases),
        EMPTY (N_("there are no phases"), N_("use the name of at least one"))),

  { "unit", "id", HU_FIELD_ID, TRUE, NULL, 0, 0, NULL, NULL, HU_KINDS_ALL, IN (HuUnit, id), .hook = TRUE },
  { "unit", "name", HU_FIELD_TEXT, TRUE, NULL, 0, 0, NULL, NULL, HU_KINDS_ALL, IN (HuUnit, name), .hook = TRUE },
  { "unit", "side", HU_FIELD_SIDE, TRUE, NULL, 0, 0, NULL, NULL, HU_KINDS_ALL, IN (HuUnit, side), .hook = TRUE },
  { "unit", "kind", HU_FIELD_WORD, FALSE, "\"ground\"", 0, 0,
    WORDS ("ground", "air", "naval", "squad", "half-squad", "crew", "leader", "hero", "dummy", "vehicle", "gun",
           "aircraft", "glider", "boat"), NULL, HU_KINDS_ALL, IN (HuUnit, kind) },
  { "unit", "at", HU_FIELD_LOCATION_OR_NULL, TRUE, NULL, 0, 0, NULL, NULL, HU_KINDS_ALL, PLACED (HuUnit, at, storey),
    .hook = TRUE, .turn = 2 },
  UNIT_NUMBER ("strength", 0, MOST, HU_KINDS_OPERATIONAL, IN (HuUnit, strength)),
  { "unit", "size", HU_FIELD_WORD, FALSE, NULL, 0, 0,
    WORDS ("army", "corps", "division", "brigade", "regiment", "battalion"), NULL, HU_KINDS_OPERATIONAL,
    IN (HuUnit, size), .reversed = TRUE, .turn = 1 },
  UNIT ("bracketed", BOOLEAN, "false", HU_KINDS_OPERATIONAL, IN (HuUnit, bracketed)),
  BRANCH ("unit", HU_KINDS_OPERATIONAL, IN (HuUnit, branch)),
  { "unit", "tags", HU_FIELD_TEXTS, FALSE, NULL, 0, 0, NULL, NULL, HU_KINDS_ALL, ON_LINE (HuUnit, tags) },
  UNIT ("line", BOOLEAN, "true", HU_KINDS_OPERATIONAL, IN (HuUnit, line)),
  UNIT ("zoc", TRISTATE, NULL, HU_KINDS_OPERATIONAL, IN (HuUnit, zoc)),
  UNIT ("armed", BOOLEAN, "true", PERSONNEL | KIND (VEHICLE), BIT (HuUnit, states, HU_STATE_ARMED)),
  UNIT ("broken", BOOLEAN, "false", PERSONNEL, BIT (HuUnit, states, HU_STATE_BROKEN)),
  UNIT ("berserk", BOOLEAN, "false", PERSONNEL, BIT (HuUnit, states, HU_STATE_BERSERK)),
  UNIT ("melee", BOOLEAN, "false", PERSONNEL | KIND (VEHICLE), BIT (HuUnit, states, HU_STATE_MELEE)),
  UNIT ("stunned", BOOLEAN, "false", PERSONNEL | KIND (VEHICLE), BIT (HuUnit, states, HU_STATE_STUNNED)),
  UNIT ("concealed", BOOLEAN, "false", HU_KINDS_TACTICAL, BIT (HuUnit, states, HU_STATE_CONCEALED)),
  UNIT ("hidden", BOOLEAN, "false", HU_KINDS_TACTICAL, BIT (HuUnit, states, HU_STATE_HIDDEN)),
  UNIT ("bypass", BOOLEAN, "false", COUNTERS | KIND (VEHICLE), BIT (HuUnit, states, HU_STATE_BYPASS)),
  UNIT ("wounded", BOOLEAN, "false", KIND (LEADER) | KIND (HERO), BIT (HuUnit, states, HU_STATE_WOUNDED)),
  UNIT_NUMBER ("leadership", -99, 99, KIND (LEADER), GIVEN (HuUnit, leadership, has_leadership)),
  UNIT ("in", UNIT, NULL, COUNTERS | KIND (GUN), IN (HuUnit, in), .hook = TRUE),
  UNIT ("nationality", OPEN_WORD, NULL, HU_KINDS_TACTICAL, IN (HuUnit, nationality)),
  UNIT_NUMBER ("aboard", -99, 99, KIND (VEHICLE), GIVEN (HuUnit, aboard, has_aboard)),
  UNIT_NUMBER ("vp", 0, 1000000, HU_KINDS_TACTICAL, IN (HuUnit, vp)),
  { "unit", "vehicle", HU_FIELD_OBJECT, FALSE, NULL, 0, 0, NULL, "vehicle", KIND (VEHICLE),
    OBJECT_OF (HuUnit, vehicle, HuVehicle), .hook = TRUE },
  { "unit", "arrives", HU_FIELD_OBJECT, FALSE, NULL, 0, 0, NULL, "arrives", HU_KINDS_ALL,
    OBJECT_OF (HuUnit, arrival, HuArrival), .turn = 2 },
  WORD ("vehicle", "type", TRUE, NULL,
        WORDS ("afv", "truck", "wagon", "carrier", "motorcycle", "goliath", "landing-craft"), IN (HuVehicle, type)),
  NUMBER ("vehicle", "armor", TRUE, "null", 0, 999, IN (HuVehicle, armor)),
  WORD ("vehicle", "ma", TRUE, NULL, WORDS ("functioning", "malfunctioned", "disabled", "none"), IN (HuVehicle, ma)),
  WORD ("vehicle", "crew", TRUE, NULL, WORDS ("inherent", "temporary", "none"), IN (HuVehicle, crew)),
  NUMBER ("arrives", "turn", TRUE, NULL, 1, MOST, IN (HuArrival, turn)),
  OF ("arrives", "at", SOURCES, FALSE, "arrives-at", UNDER (HuArrival, at, extra), .hook = TRUE),
  EDGES ("arrives-at"),

  PART ("start", "clock", OBJECT, FALSE, "clock"),
  NUMBER ("clock", "turn", TRUE, NULL, 1, MOST, BY_HAND),
  NUMBER ("clock", "player_turn", FALSE, "1", 1, MOST, BY_HAND),
  NUMBER ("clock", "phase", FALSE, "1", 1, MOST, BY_HAND),
  PART ("start", "control", LIST, FALSE, "start-control"),
  OF ("start", "setup", LIST, FALSE, "setup", RECORDS (HuStart, setup, HuSetupArea), .turn = 1),
  OF ("start", "holdings", LIST, FALSE, "holding", RECORDS (HuStart, holdings, HuHolding), .hook = TRUE, .turn = 1),
  OF ("start", "fires", LIST, FALSE, "fire", RECORDS (HuStart, fires, HuStartFire), .turn = 1),
  KEY ("start", "points", POINTS, FALSE),
  KEY ("start-control", "side", SIDE, TRUE),
  KEY ("start-control", "hexes", HEXSET, TRUE),
  HELD ("setup", "side", SIDE, TRUE, IN (HuSetupArea, side)),
  HELD ("setup", "hexes", HEXSET, TRUE, IN (HuSetupArea, hexes)),
  HELD ("setup", "boards", BOARDS, FALSE, OR_NULL (HuSetupArea, boards)),
  HELD ("holding", "side", SIDE_OR_NULL, TRUE, IN (HuHolding, side)),
  HELD ("holding", "locations", LOCATIONS, FALSE, IN (HuHolding, locations)),
  HELD ("holding", "hexes", HEXSET, FALSE, IN (HuHolding, hexes)),
  HELD ("holding", "buildings", BUILDINGS, FALSE, IN (HuHolding, buildings)),
  HELD ("fire", "at", LOCATION, TRUE, PLACED (HuStartFire, hex, storey)),
  WORD ("fire", "level", TRUE, NULL, WORDS ("flame", "blaze"), IN (HuStartFire, kind), .first = HU_FIRE_FLAME),

  PART ("rules", "supply", LIST, FALSE, "supply-of-side"),

  HELD ("supply-of-side", "side", SIDE, TRUE, IN (HuSupplyRules, side)),
  OF ("supply-of-side", "sources", SOURCES, TRUE, "sources-of-side", UNDER (HuSupplyRules, sources, extra)),
  HELD ("supply-of-side", "except", HEXSET, FALSE, IN (HuSupplyRules, except), .turn = 1),
  FLAG ("supply-of-side", "controlled", "false", IN (HuSupplyRules, owned), .turn = 1),
  BLOCKED_BY ("supply-of-side", EACH (HuSupplyRules, blocked_by_units, 3)),
  WORD ("supply-of-side", "zoc", FALSE, NULL, WORDS ("all", "attacker", "none"), IN (HuSupplyRules, zoc), .turn = 1),
  FLAG ("supply-of-side", "zoc_negated_by_units", "true", IN (HuSupplyRules, zoc_negated_by_units), .turn = 1),
  NUMBER ("supply-of-side", "max_length", FALSE, "null", 0, MOST, IN (HuSupplyRules, max_length), .turn = 2),
  SOME ("supply-of-side", "hexsides", FALSE, NULL, WORDS ("river", "lake", "wall", "cliff"),
        IN (HuSupplyRules, hexsides), .turn = 1),
  OF ("supply-of-side", "then_along", OBJECT, FALSE, "then-along", HERE_UNDER (HuSupplyRules, along, extra), .turn = 2),
  EDGES ("sources-of-side"),
  HELD ("sources-of-side", "hexes", HEXSET, FALSE, OR_NULL (HuSources, hexes)),
  SOME ("then-along", "lines", TRUE, NULL, WORDS ("road", "rail", "river", "front"), IN (HuSupplyRules, along),
        EMPTY (N_("no kind of line stands here"), N_("name at least one, or remove “then_along”"))),
  NUMBER ("then-along", "steps", TRUE, NULL, 0, MOST, IN (HuSupplyRules, steps)),
  { NULL }
};

#define STEP(kind) (1u << HU_STEP_ ## kind)
#define BUT_STEP(kind) ((1u << HU_N_STEPS) - 1 - STEP (kind))

/* The keys of a lesson and its steps, which have the shape of their kind; goals, questions and events are read by hand.
 * People write lessons in the file, so that these keys have neither help nor a form. */
static const HuField lessons[] = {
  HELD ("lesson", "summary", TEXT, TRUE, IN (HuLessonPlan, summary), NOT_EMPTY),
  FLAG ("lesson", "recorded", "false", IN (HuLessonPlan, recorded)),
  OF ("lesson", "steps", LIST, TRUE, "step", IN (HuLessonPlan, steps),
      &(const HuShape) { sizeof (HuLessonStep), G_STRUCT_OFFSET (HuLessonStep, extra), G_STRUCT_OFFSET (HuLessonStep, kind),
                         HU_N_STEPS, HU_STEP_WATCH }, .flag = 2, .hook = TRUE),
  WORD ("step", "kind", TRUE, NULL, WORDS ("watch", "do", "predict", "explore"), IN (HuLessonStep, kind)),
  HELD ("step", "title", TEXT, TRUE, IN (HuLessonStep, title), NOT_EMPTY),
  HELD ("step", "text", TEXT, TRUE, IN (HuLessonStep, text), NOT_EMPTY),
  FLAG ("step", "anew", "false", IN (HuLessonStep, anew)),
  FLAG ("step", "stars", "false", IN (HuLessonStep, stars), .shapes = STEP (DO)),
  FLAG ("step", "untold", "false", IN (HuLessonStep, untold), .shapes = STEP (DO)),
  OF ("step", "look", OBJECT, FALSE, "look", HERE_IF_ANY (HuLessonStep, look_extra)),
  { "step", "goals", HU_FIELD_LIST, FALSE, NULL, 0, 0, NULL, "goal", 0, BY_HAND, .shapes = STEP (DO) },
  { "step", "only", HU_FIELD_OBJECT, FALSE, NULL, 0, 0, NULL, "only", 0, OBJECT_OF (HuLessonStep, only, HuLessonOnly),
    .shapes = STEP (DO) },
  HELD ("step", "events", EVENTS, FALSE, BY_HAND, .shapes = BUT_STEP (EXPLORE)),
  OF ("step", "ask", OBJECT, FALSE, "ask", BY_HAND, .shapes = STEP (PREDICT)),
  HELD ("step", "after", TEXT, FALSE, IN (HuLessonStep, after), .shapes = BUT_STEP (EXPLORE)),
  HELD ("step", "hints", TEXTS, FALSE, IN (HuLessonStep, hints)),
  KEY ("step", "clauses", TEXTS, FALSE),
  HELD ("look", "hexes", HEXSET, FALSE, IN (HuLessonStep, hexes)),
  HELD ("look", "units", UNITS, FALSE, IN (HuLessonStep, units)),
  KEY ("look", "meters", TEXTS, FALSE),
  SOME ("look", "show", FALSE, NULL,
        WORDS ("control", "supply", "stops", "cut", "zones", "rows", "fire", "verdict", "time", "log", "phase", "storeys"),
        IN (HuLessonStep, shows)),
  SOME ("only", "do", FALSE, NULL, _hu_verb_words, IN (HuLessonOnly, verbs)),
  HELD ("only", "side", SIDE, FALSE, IN (HuLessonOnly, side)),
  HELD ("only", "units", UNITS, FALSE, IN (HuLessonOnly, units)),
  NUMBER ("only", "at_most", FALSE, NULL, 1, G_MAXINT, IN (HuLessonOnly, at_most)),
  { NULL }
};

/* A kind of object. */
typedef struct
{
  GPtrArray *fields; /* HuField */
  GPtrArray *keys;   /* theirs; ends with NULL */
  GPtrArray *shape_keys[HU_SHAPES_MOST]; /* likewise, those of each shape */
  guint      n_shapes; /* 0: one */
  guint      plain;    /* that which nothing tells */
} Kind;

/* All of the file but lessons and events, which are among the kinds only. */
typedef struct
{
  GPtrArray  *fields; /* HuField */
  GHashTable *kinds;  /* borrowed name → Kind */
  const char *events[HU_N_VERBS]; /* names of kinds */
} Format;

static GPtrArray *
new_keys (void)
{
  GPtrArray *keys = g_ptr_array_new ();

  g_ptr_array_add (keys, NULL);

  return keys;
}

static void
add_key (GPtrArray  *keys,
         const char *key)
{
  g_ptr_array_insert (keys, (gint) keys->len - 1, (gpointer) key);
}

static void
add_fields (Format        *format,
            const HuField *fields,
            GPtrArray     *all) /* or NULL */
{
  for (const HuField *field = fields; field->object != NULL; field++)
    {
      Kind *kind = g_hash_table_lookup (format->kinds, field->object);

      if (kind == NULL)
        {
          kind = g_new0 (Kind, 1);
          kind->fields = g_ptr_array_new ();
          kind->keys = new_keys ();
          for (guint i = 0; i < HU_SHAPES_MOST; i++)
            kind->shape_keys[i] = new_keys ();
          g_hash_table_insert (format->kinds, (gpointer) field->object, kind);
        }
      if (all != NULL)
        g_ptr_array_add (all, (gpointer) field);
      g_ptr_array_add (kind->fields, (gpointer) field);
      add_key (kind->keys, field->key);
      for (guint i = 0; i < HU_SHAPES_MOST; i++)
        if (field->shapes == 0 || field->shapes >> i & 1)
          add_key (kind->shape_keys[i], field->key);
    }
}

static gpointer
make_format (gpointer unused)
{
  Format *format = g_new (Format, 1);

  format->fields = g_ptr_array_new ();
  format->kinds = g_hash_table_new (g_str_hash, g_str_equal);
  add_fields (format, table, format->fields);
  add_fields (format, lessons, NULL);
  add_fields (format, _hu_event_fields, NULL);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    add_fields (format, hu_system_format_get (id)->fields, format->fields);
  /* A list tells in how many shapes its records are. */
  for (guint i = 0; i < format->fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (format->fields, i);

      if (field->type == HU_FIELD_LIST && field->shape != NULL && field->shape->n > 0)
        {
          Kind *kind = g_hash_table_lookup (format->kinds, field->of);

          kind->n_shapes = field->shape->n;
          kind->plain = field->shape->plain;
        }
    }
  for (guint verb = 0; verb < HU_N_VERBS; verb++)
    format->events[verb] = g_strconcat ("event-", hu_verb_to_string (verb), NULL);

  return format;
}

static const Format *
get_format (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, make_format, NULL);
}

/* Returns (transfer none) (element-type HuField): every field of the file except those of events and lessons. */
const GPtrArray *
hu_format_get_all (void)
{
  return get_format ()->fields;
}

/* Returns (transfer none) (nullable) (element-type HuField): its fields, in order; NULL if there is no such kind. */
const GPtrArray *
hu_format_get_fields (const char *object)
{
  const Kind *kind;

  g_return_val_if_fail (object != NULL, NULL);

  kind = g_hash_table_lookup (get_format ()->kinds, object);

  return kind != NULL ? kind->fields : NULL;
}

const char *
hu_format_get_event_kind (HuVerb verb)
{
  g_return_val_if_fail (verb < HU_N_VERBS, NULL);

  return get_format ()->events[verb];
}

const char *
hu_format_find_event_kind (const HuNode *event)
{
  gint verb = hu_verb_from_string (hu_node_get_text (hu_node_find (event, "do"), ""));

  return verb >= 0 ? hu_format_get_event_kind ((HuVerb) verb) : NULL;
}

/* @object: a kind of object, which must exist.  Returns (transfer none) (array zero-terminated=1): its keys, in
 * order. */
const char * const *
hu_format_get_keys (const char *object)
{
  const Kind *kind = g_hash_table_lookup (get_format ()->kinds, object);

  g_return_val_if_fail (kind != NULL, NULL);

  return (const char * const *) kind->keys->pdata;
}

guint
hu_format_find_shape (const char   *object,
                      const HuNode *node)
{
  const Kind *kind = g_hash_table_lookup (get_format ()->kinds, object);
  const HuField *telling = NULL;

  g_return_val_if_fail (kind != NULL, 0);

  if (kind->n_shapes == 0)
    return 0;

  for (guint i = 0; i < kind->fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (kind->fields, i);

      if (field->tells > (telling != NULL ? telling->tells : 0) && hu_node_find (node, field->key) != NULL)
        telling = field;
    }

  return telling != NULL ? (guint) g_bit_nth_msf (telling->shapes, -1) : kind->plain;
}

const char * const *
hu_format_get_shape_keys (const char *object,
                          guint       shape)
{
  const Kind *kind = g_hash_table_lookup (get_format ()->kinds, object);

  g_return_val_if_fail (kind != NULL && shape < HU_SHAPES_MOST, NULL);

  return (const char * const *) kind->shape_keys[shape]->pdata;
}

/* Returns (transfer none) (nullable): that field, or NULL. */
const HuField *
hu_format_find_field (const char *object,
                      const char *key)
{
  const GPtrArray *fields = hu_format_get_fields (object);

  g_return_val_if_fail (key != NULL, NULL);

  for (guint i = 0; fields != NULL && i < fields->len; i++)
    if (strcmp (((const HuField *) g_ptr_array_index (fields, i))->key, key) == 0)
      return g_ptr_array_index (fields, i);

  return NULL;
}

/* Returns (transfer full): the pointer to the first such object of a file, or to the list of them: "/rules/supply". */
char *
hu_format_dup_pointer (const char *object)
{
  const GPtrArray *fields = hu_format_get_all ();

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);
      g_autofree char *owner = NULL;

      if (g_strcmp0 (field->of, object) != 0)
        continue;

      owner = hu_format_dup_pointer (field->object);
      return g_strconcat (owner, "/", field->key, NULL);
    }

  return g_strdup ("");
}

static gboolean
is_index (const char *step)
{
  return step[0] != '\0' && (strcmp (step, "-") == 0 || strspn (step, "0123456789") == strlen (step));
}

/* @pointer: an RFC 6901 pointer into a game.  Returns (transfer none) (nullable): the field at @pointer, or the
 * field that contains it; NULL if the program knows none. */
const HuField *
hu_format_find_at (const char *pointer)
{
  g_auto(GStrv) steps = NULL;
  const char *object = "game";
  const HuField *field = NULL;
  gboolean by_side = FALSE; /* the next step is the id of a side */

  g_return_val_if_fail (pointer != NULL, NULL);

  steps = g_strsplit (pointer, "/", -1);
  for (guint i = 1; steps[0] != NULL && steps[i] != NULL; i++)
    {
      if (field != NULL && (is_index (steps[i]) || by_side))
        {
          by_side = FALSE;
          continue;
        }
      if (object == NULL)
        return field; /* inside a value that has no fields: a set, an object of numbers */
      field = hu_format_find_field (object, steps[i]);
      if (field == NULL)
        return NULL;
      object = field->of;
      by_side = field->type == HU_FIELD_SUPPLIES;
    }

  return field;
}

/* Returns whether this version can read it. */
gboolean
hu_format_is_known (const char *format)
{
  g_return_val_if_fail (format != NULL, FALSE);

  return g_str_equal (format, HU_FORMAT_1) || g_str_equal (format, HU_FORMAT_2);
}

/* @systems: rule systems in force, as bits 1 << HuSystemId.  Returns the kinds of units that they look at, as bits
 * 1 << HuUnitKind; all kinds if no system is in force. */
guint
hu_format_kinds_for (guint systems)
{
  guint kinds = 0;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (systems >> id & 1)
      kinds |= hu_system_get (id)->tactical ? HU_KINDS_TACTICAL : HU_KINDS_OPERATIONAL;

  return kinds != 0 ? kinds : HU_KINDS_ALL;
}

/* @systems: rule systems in force, bits 1 << HuSystemId; @field: a field of a unit.  Returns FALSE if only other
 * systems look at it. */
gboolean
hu_format_uses_field (guint          systems,
                      const HuField *field)
{
  guint own = 0;

  g_return_val_if_fail (field != NULL, FALSE);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuSystemFormat *format = hu_system_format_get (id);

      if (format->unit_keys != NULL && g_strv_contains (format->unit_keys, field->key))
        own |= 1u << id;
    }

  return systems == 0 || own == 0 || (own & systems) != 0;
}
