/*
 * The scenario: everything that is so before the first event.  Map, sides,
 * calendar, units, start, and the data of each rule system in force.
 *
 * Made by its maker (a file, a test, an editor) with the functions below, and
 * from then on shared and read-only.
 *
 * `extra` members, here and in map, places and events, are what a file said
 * beside the keys that the program knows: the text of one JSON object, or
 * NULL.  Nothing in the rules looks at them; saving writes them back.
 */
#pragma once

#include "hu-map.h"

G_BEGIN_DECLS

typedef enum
{
  HU_SIDE_NONE = -1,
  HU_SIDE_FIRST = 0,
  HU_SIDE_SECOND = 1,
} HuSide;

#define HU_N_SIDES 2

typedef struct
{
  char *id;
  char *name;
  char *color; /* "#rrggbb", or NULL: the program's own */
  char *extra;
} HuSideInfo;

typedef struct
{
  HuSide     side;   /* HU_SIDE_NONE: it belongs to both */
  GPtrArray *phases; /* char *, at least one */
  char      *extra;
} HuPlayerTurn;

typedef struct
{
  guint      n_turns;
  GPtrArray *turn_names;   /* char *, or NULL: turns have numbers only */
  GPtrArray *player_turns; /* HuPlayerTurn, at least one */
  GPtrArray *turn_extras;  /* char * or NULL each, or NULL: none anywhere */
  char      *extra;
} HuCalendar;

typedef enum
{
  HU_UNIT_GROUND, /* operational; the default */
  HU_UNIT_AIR,
  HU_UNIT_SQUAD, /* tactical from here on */
  HU_UNIT_HALF_SQUAD,
  HU_UNIT_CREW,
  HU_UNIT_LEADER,
  HU_UNIT_HERO,
  HU_UNIT_DUMMY,
  HU_UNIT_VEHICLE,
  HU_UNIT_GUN,
  HU_UNIT_AIRCRAFT,
  HU_UNIT_GLIDER,
  HU_UNIT_BOAT,
  HU_N_UNIT_KINDS
} HuUnitKind;

typedef enum
{
  HU_SIZE_NONE,
  HU_SIZE_BATTALION,
  HU_SIZE_REGIMENT,
  HU_SIZE_BRIGADE,
  HU_SIZE_DIVISION,
  HU_SIZE_CORPS,
  HU_SIZE_ARMY,
  HU_N_SIZES
} HuUnitSize;

typedef enum
{
  HU_TRISTATE_UNSET = -1,
  HU_TRISTATE_FALSE = 0,
  HU_TRISTATE_TRUE = 1,
} HuTristate;

/* What is printed on a counter, and where it is set up. */
typedef struct
{
  char      *id;
  char      *name;
  HuSide     side;
  HuUnitKind kind;
  HuHex      at;       /* HU_HEX_NONE: not on the map at the start */
  gint64     strength; /* >= 0; -1 where the file gives none */
  HuUnitSize size;
  char      *branch;   /* "infantry", "armor" …, or NULL */
  gboolean   bracketed;
  gboolean   line;     /* may be part of the front line; default TRUE */
  HuTristate zoc;      /* unset: the rule system decides */
  char      *extra;
} HuUnit;

typedef struct
{
  gint8 *control; /* [n_hexes] HuSide */
  gint64 points[HU_N_SIDES]; /* of front-line, >= 0 */
  char  *extra;
} HuStart;

/* What supply a line may come from: edges of the map, or hexes named one by one. */
typedef struct
{
  gboolean by_edge;
  gboolean edges[4]; /* by HuEdge */
  GArray  *hexes;    /* HuHex, where not by_edge; NULL otherwise */
} HuSources;

typedef struct
{
  guint      turn;   /* 1 … n_turns */
  guint      count;  /* units, >= 1 */
  char      *branch; /* NULL: any */
  GArray    *units;  /* guint indices, or NULL: any of the attacker's */
  guint      phase;  /* 1 … within the attacker's first player turn; 0: end of the turn */
  char      *extra;
} HuWithdrawal;

typedef struct
{
  HuSide     attacker;
  HuSide     defender;
  gboolean   decides;        /* FALSE: lines, meters and rulings are shown, and no verdict is come to */
  guint      capital;        /* index of a place */
  HuSources  sources;
  gboolean   blocked_by_units;
  gboolean   blocked_by_zoc;
  gboolean   blocked_by_control;
  gboolean   zoc_negated_by_units;
  gint       max_length;     /* hexes after the origin; -1: unlimited */
  gboolean   has_attacker_sources;
  HuSources  attacker_sources;
  GArray    *cities;         /* guint place indices; empty: 4.4 is not in force */
  guint8    *rear;           /* [n_hexes] west of the initial front line */
  gboolean   rear_given;     /* FALSE: what the attacker controls at the start */
  GPtrArray *withdrawals;    /* HuWithdrawal, in the file's order */
  char      *extra;
  char      *supply_extra;
} HuSuddenDeathRules;

typedef enum
{
  HU_ITEM_PER_STRENGTH, /* points for each Combat Strength point of an enemy unit eliminated */
  HU_ITEM_PLACE,        /* for holding a place */
  HU_ITEM_AWARD,        /* by an `award` event */
} HuItemKind;

typedef enum
{
  HU_HOLD_CONTROL, /* whoever controls its hexes */
  HU_HOLD_CLEAR,   /* a friendly unit in one of its hexes, no enemy unit in any */
} HuHold;

typedef enum
{
  HU_WHEN_ONCE, /* at each side's first capture */
  HU_WHEN_TURN, /* each turn it is held at the turn's end */
  HU_WHEN_END,  /* if held when the game ends */
} HuWhen;

typedef struct
{
  char  *branch;
  gint64 factor; /* >= 0 */
} HuFactor;

/* A line of the schedule of points. */
typedef struct
{
  char      *item;
  HuItemKind kind;
  HuSide     to;         /* HU_SIDE_NONE: both */
  gint64     points;     /* >= 0; per strength point, for the place, of the award */
  GArray    *factors;    /* HuFactor, or NULL */
  guint      place;
  HuHold     hold;
  gboolean   hold_given; /* the file names it */
  HuWhen     when;
  char      *extra;
  char      *multiply_extra;
} HuScheduleItem;

typedef enum
{
  HU_BOUND_UP_TO, /* inclusive */
  HU_BOUND_BELOW, /* exclusive */
  HU_BOUND_NONE,  /* the last */
} HuBoundKind;

/* A level of victory, by the ratio attacker : defender. */
typedef struct
{
  char       *id;
  HuSide      side;
  HuBoundKind bound;
  gint64      numerator;
  gint64      denominator; /* > 0 */
  char       *extra;
} HuLevel;

typedef enum
{
  HU_READING_ROWS,
  HU_READING_PATH,
} HuReading;

typedef struct
{
  HuSide     attacker;
  HuSide     defender;
  GPtrArray *schedule;        /* HuScheduleItem */
  gboolean   schedule_given;  /* FALSE: the program's own, eliminations at a point a strength */
  GPtrArray *levels;          /* HuLevel, from the smallest ratio up */
  gboolean   levels_given;
  gboolean   zero_zero_none;  /* 0:0 is no result */
  gboolean   rows_given;
  gint       first_row;       /* the playable part, by row of the hex name */
  gint       last_row;
  guint8    *row_counts;      /* [grid rows + 1] by row: part of the line; filled when the making ends */
  guint      from_turn;       /* >= 1 */
  gint64     penalty;         /* points a gap, >= 0 */
  HuReading  reading;
  gboolean   ends_exempt;
  gboolean   zoc_respects_hexsides;
  char      *extra;
  char      *rows_extra;
} HuFrontLineRules;

typedef struct
{
  gint                ref_count;
  char               *title;
  char               *about; /* or NULL */
  HuMap              *map;
  HuSideInfo          sides[HU_N_SIDES];
  HuCalendar          calendar;
  GPtrArray          *units; /* HuUnit */
  GHashTable         *unit_index; /* borrowed id → GUINT_TO_POINTER (index + 1) */
  HuStart             start;
  HuSuddenDeathRules *sudden_death; /* NULL: not in force */
  HuFrontLineRules   *front_line;   /* NULL: not in force */
  char               *extra;
  char               *rules_extra;
} HuScenario;

/* Takes @map (a reference of its own); title "", two nameless sides, one
 * nameless turn without player turns, nothing controlled. */
HuScenario         *hu_scenario_new            (HuMap            *map) G_GNUC_WARN_UNUSED_RESULT;
HuScenario         *hu_scenario_ref            (HuScenario       *scenario);
void                hu_scenario_unref          (HuScenario       *scenario);

void                hu_scenario_set_side       (HuScenario       *scenario,
                                                HuSide            side,
                                                const char       *id,
                                                const char       *name,
                                                const char       *color);
HuPlayerTurn       *hu_scenario_add_player_turn (HuScenario      *scenario,
                                                HuSide            side);  /* then add its phases */
/* NULL where @id is taken already; the other members have their defaults. */
HuUnit             *hu_scenario_add_unit       (HuScenario       *scenario,
                                                const char       *id,
                                                const char       *name,
                                                HuSide            side);
/* Makes the rules' data with all defaults (capital still 0), in force from now on. */
HuSuddenDeathRules *hu_scenario_add_sudden_death (HuScenario     *scenario,
                                                HuSide            attacker,
                                                guint             capital);
HuWithdrawal       *hu_sudden_death_add_withdrawal (HuSuddenDeathRules *rules,
                                                guint             turn,
                                                guint             count);
/* With all defaults: the default levels, no schedule given. */
HuFrontLineRules   *hu_scenario_add_front_line (HuScenario       *scenario,
                                                HuSide            attacker);
HuScheduleItem     *hu_front_line_add_item     (HuFrontLineRules *rules,
                                                const char       *item,
                                                HuItemKind        kind,
                                                HuSide            to);
void                hu_schedule_item_add_factor (HuScheduleItem  *item,
                                                const char       *branch,
                                                gint64            factor);
HuLevel            *hu_front_line_add_level    (HuFrontLineRules *rules,
                                                const char       *id,
                                                HuSide            side);
gint                hu_front_line_find_item    (const HuFrontLineRules *rules,
                                                const char       *item); /* index, or -1 */
/* Ends the making: fills what follows from the rest (the default of `rear`).
 * Call it once, last, before the scenario is judged. */
void                hu_scenario_finish         (HuScenario       *scenario);

guint               hu_scenario_get_n_units    (const HuScenario *scenario);
const HuUnit       *hu_scenario_get_unit       (const HuScenario *scenario,
                                                guint             unit);
gint                hu_scenario_find_unit      (const HuScenario *scenario,
                                                const char       *id);   /* index, or -1 */
HuSide              hu_scenario_find_side      (const HuScenario *scenario,
                                                const char       *id);
const HuPlayerTurn *hu_scenario_get_player_turn (const HuScenario *scenario,
                                                guint             player_turn);

static inline HuSide
hu_side_other (HuSide side)
{
  return side == HU_SIDE_NONE ? HU_SIDE_NONE : (HuSide) (1 - side);
}

/* Do the two operational systems see this unit at all? */
static inline gboolean
hu_unit_is_ground (const HuUnit *unit)
{
  return unit->kind == HU_UNIT_GROUND;
}

const char *hu_unit_kind_to_string   (HuUnitKind  kind);
gint        hu_unit_kind_from_string (const char *text);
const char *hu_unit_size_to_string   (HuUnitSize  size); /* NULL for HU_SIZE_NONE */
gint        hu_unit_size_from_string (const char *text);
const char *hu_edge_to_string        (HuEdge      edge);
gint        hu_edge_from_string      (const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuScenario, hu_scenario_unref)

G_END_DECLS
