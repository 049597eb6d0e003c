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
#define HU_UNIT_NONE G_MAXUINT

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

/* What a tactical unit may be, as bits.  Armed is a state too: a rifle can be lost. */
typedef enum
{
  HU_STATE_ARMED     = 1 << 0,
  HU_STATE_BROKEN    = 1 << 1,
  HU_STATE_BERSERK   = 1 << 2,
  HU_STATE_MELEE     = 1 << 3,
  HU_STATE_STUNNED   = 1 << 4, /* or shocked */
  HU_STATE_CONCEALED = 1 << 5,
  HU_STATE_HIDDEN    = 1 << 6,
  HU_STATE_BYPASS    = 1 << 7,
  HU_STATE_WOUNDED   = 1 << 8,
  HU_STATE_ABOARD    = 1 << 9,  /* the armor leader is still there; derived, no word of the file */
  HU_STATE_BOAT_CREW = 1 << 10, /* came out of a landing craft; derived, no word of the file */
} HuUnitStates;

#define HU_N_STATE_WORDS 9 /* those that a file names */

typedef enum
{
  HU_VEHICLE_AFV,
  HU_VEHICLE_TRUCK,
  HU_VEHICLE_WAGON, /* and sledge */
  HU_VEHICLE_CARRIER,
  HU_VEHICLE_MOTORCYCLE,
  HU_VEHICLE_GOLIATH,
  HU_VEHICLE_LANDING_CRAFT,
  HU_N_VEHICLES
} HuVehicleType;

typedef enum
{
  HU_MA_FUNCTIONING,
  HU_MA_MALFUNCTIONED,
  HU_MA_DISABLED,
  HU_MA_NONE,
  HU_N_MAS
} HuMainArmament;

typedef enum
{
  HU_CREW_INHERENT,
  HU_CREW_TEMPORARY,
  HU_CREW_NONE,
  HU_N_CREWS
} HuCrew;

/* What only vehicles have. */
typedef struct
{
  HuVehicleType  type;
  gint64         armor; /* the strongest AF; -1: unarmored */
  HuMainArmament ma;
  HuCrew         crew;
  char          *extra;
} HuVehicle;

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
  HuStorey   storey;   /* the level of `at` */
  guint      states;   /* HuUnitStates at the start */
  gboolean   has_leadership;
  gint64     leadership; /* of a leader: modifier */
  guint      in;       /* the unit it is in or on, or HU_UNIT_NONE */
  char      *nationality; /* or NULL */
  gboolean   has_aboard;
  gint64     aboard;   /* an armor leader's modifier */
  gint64     vp;       /* replaces the computed value; -1: none given */
  HuVehicle *vehicle;  /* of kind vehicle; NULL: of others */
  char      *extra;
} HuUnit;

/* A side's set-up area: its hexes, and the boards on which it alone sets up (26.11). */
typedef struct
{
  HuSide  side;
  GArray *hexes;  /* HuHex */
  GArray *boards; /* guint indices, or NULL */
  char   *extra;
} HuSetupArea;

typedef enum
{
  HU_FIRE_NONE,
  HU_FIRE_FLAME,
  HU_FIRE_BLAZE,
} HuFireLevel;

/* A Fire there at the start: an accident (26.161). */
typedef struct
{
  HuHex       hex;
  HuStorey    storey;
  HuFireLevel level;
  char       *extra;
} HuStartFire;

typedef struct
{
  gint8     *control; /* [n_hexes] HuSide */
  GPtrArray *setup;   /* HuSetupArea */
  GPtrArray *fires;   /* HuStartFire */
  gint64     points[HU_N_SIDES]; /* of front-line, >= 0 */
  guint      turn;        /* the clock: 1 … n_turns */
  guint      player_turn; /* 0 … */
  guint      phase;       /* 0 … */
  char      *clock_extra;
  char      *extra;
} HuStart;

/* What supply a line may come from: edges of the map, hexes named one by one, or both. */
typedef struct
{
  gboolean by_edge;  /* an object in the file; FALSE: only hexes */
  gboolean edges[4]; /* by HuEdge */
  GArray  *hexes;    /* HuHex; NULL: none */
} HuSources;

/* Whose zones of control stand in the way of lines. */
typedef enum
{
  HU_SUPPLY_ZOC_DEFAULT,  /* the file does not say: as the rules in force have it */
  HU_SUPPLY_ZOC_ALL,      /* every enemy unit's */
  HU_SUPPLY_ZOC_ATTACKER, /* an enemy unit's only if the enemy is the attacker */
  HU_SUPPLY_ZOC_NONE,
  HU_N_SUPPLY_ZOCS
} HuSupplyZoc;

/* Where the lines of supply of a side come from, what stops them, and how far they run. */
typedef struct
{
  HuSide      side;
  HuSources   sources;
  GArray     *except;     /* HuHex that never are sources; NULL: none */
  gboolean    controlled; /* sources only while the side controls them */
  gboolean    blocked_by_units;
  gboolean    blocked_by_zoc;
  gboolean    blocked_by_control;
  HuSupplyZoc zoc;
  gboolean    zoc_negated_by_units;
  gint        max_length; /* hexes after the origin; -1: unlimited */
  guint       hexsides;   /* bits 1 << HuHexside: kinds that stop a step, beside lake and cliff */
  guint       along;      /* bits 1 << HuLineKind: lines to run along; 0: none */
  gint        steps;      /* to such a line */
  char       *extra;
} HuSupplyRules;

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
  gboolean   entry_at_setup; /* 4.2 and 4.5 are judged on the set-up too; default TRUE */
  guint      capital;        /* index of a place */
  gboolean   supply_given;   /* FALSE: the list of supply has the defender, and this says nothing */
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
  gboolean   army_zoc;      /* armies have a zone of control; default TRUE */
  gboolean   aircraft_hold; /* aircraft hold a place and keep it from being clear; default FALSE */
  char      *extra;
  char      *rows_extra;
} HuFrontLineRules;

typedef enum
{
  HU_CONDITION_ALL,
  HU_CONDITION_ANY,
  HU_CONDITION_NOT,
  HU_CONDITION_LOCATIONS, /* items: HuLocation */
  HU_CONDITION_HEXES,     /* items: HuHex */
  HU_CONDITION_BUILDINGS, /* items: index */
  HU_CONDITION_CVP,       /* number = at least so many */
  HU_CONDITION_CVP_MORE,  /* number = at least so many more than the enemy */
  HU_CONDITION_EXIT_VP,   /* number = at least so many */
  HU_CONDITION_NO_ENEMY,
} HuConditionKind;

typedef enum
{
  HU_ENEMY_GOOD_ORDER_MMC,
  HU_ENEMY_UNBROKEN_MMC,
  HU_ENEMY_MMC,
} HuEnemyState;

/* What a side needs: a tree. */
typedef struct _HuCondition HuCondition;

struct _HuCondition
{
  HuConditionKind kind;
  GPtrArray      *parts;    /* HuCondition: of all, any, not (one); NULL for others */
  GArray         *items;    /* gint32; NULL for others */
  gint64          number;   /* of items: how many of them */
  gboolean        number_given; /* FALSE: all items */
  HuEnemyState    state;
  gint            building; /* no enemy in it; HU_BUILDING_NONE: in the hexes, which are the items */
  char           *extra;
  char           *inner_extra; /* of the object behind the kind's key */
};

typedef struct
{
  HuSide       side;
  gboolean     immediate;
  HuCondition *needs;
  char        *extra;
} HuVictoryEntry;

typedef struct
{
  HuSide  side;
  GArray *hexes; /* HuHex */
  char   *extra;
} HuExitArea;

typedef struct
{
  HuSide side;
  char  *text;
  char  *extra;
} HuBalance;

typedef struct
{
  gboolean   current;          /* edition: exit points by the newer rule */
  gboolean   rooftop_prevents; /* default TRUE */
  gboolean   reduction_scores; /* default TRUE */
  gboolean   hero_scores;      /* default FALSE */
  gboolean   hold_ends_when_disarmed; /* 26.12; FALSE: only as the vehicle leaves; default TRUE */
  GPtrArray *victory;          /* HuVictoryEntry */
  HuSide     otherwise;        /* HU_SIDE_NONE: undecided */
  GPtrArray *exits;            /* HuExitArea */
  GPtrArray *balance;          /* HuBalance */
  guint8    *claims;           /* [n_hexes] by which areas and boards (hu_control_set_up_reason()) */
  gint8     *location_owner;   /* [n_locations] and these two: who Controls what before the first event (26.11), */
  gint8     *hex_owner;        /* [n_hexes]        filled when the making ends */
  gint8     *building_owner;   /* [n_buildings] */
  struct _HuConditionWatch *watch; /* by what the immediate entries of victory can come to be met; likewise */
  char      *extra;
} HuControlRules;

typedef struct _HuScenario
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
  HuSupplyRules      *supply[HU_N_SIDES]; /* by side, as the file's own list of supply has it; NULL: not there
                                             (see hu_supply_rules_find()) */
  HuSuddenDeathRules *sudden_death; /* NULL: not in force */
  HuFrontLineRules   *front_line;   /* NULL: not in force */
  HuControlRules     *control;      /* NULL: not in force */
  struct _HuLessonPlan *lesson;     /* what it teaches (hu-lesson-plan.h); NULL: it is no lesson */
  char               *extra;
  char               *rules_extra;
  struct _HuScenario *base; /* NULL, or the scenario of which this one shares all but map and control, or some units */
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
/* With all defaults, and no sources yet. */
HuSupplyRules      *hu_scenario_add_supply     (HuScenario       *scenario,
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
/* With all defaults: the source's edition, no victory conditions. */
HuControlRules     *hu_scenario_add_control    (HuScenario       *scenario);
HuCondition        *hu_condition_new           (HuConditionKind   kind) G_GNUC_WARN_UNUSED_RESULT;
void                hu_condition_free          (HuCondition      *condition);
/* Takes @needs. */
HuVictoryEntry     *hu_control_add_victory     (HuControlRules   *rules,
                                                HuSide            side,
                                                gboolean          immediate,
                                                HuCondition      *needs);
HuExitArea         *hu_control_add_exit        (HuControlRules   *rules,
                                                HuSide            side,
                                                GArray           *hexes); /* (transfer full) */
HuBalance          *hu_control_add_balance     (HuControlRules   *rules,
                                                HuSide            side,
                                                const char       *text);
HuSetupArea        *hu_scenario_add_setup      (HuScenario       *scenario,
                                                HuSide            side,
                                                GArray           *hexes); /* (transfer full) */
HuStartFire        *hu_scenario_add_fire       (HuScenario       *scenario,
                                                HuHex             hex,
                                                HuStorey          storey,
                                                HuFireLevel       level);
/* Makes @unit a vehicle: an armed AFV without armor, with functioning MA and inherent crew. */
HuVehicle          *hu_unit_make_vehicle       (HuUnit           *unit);
/* Ends the making: fills what follows from the rest (the default of `rear`).
 * Call it once, last, before the scenario is judged. */
void                hu_scenario_finish         (HuScenario       *scenario);

/* The same scenario on @map, whose grid and built things are those of its own map, with control of hexes that
 * whoever makes it may change; then hu_scenario_finish_repainted().  (transfer full). */
HuScenario         *hu_scenario_new_repainted  (HuScenario       *scenario,
                                                HuMap            *map) G_GNUC_WARN_UNUSED_RESULT;
void                hu_scenario_finish_repainted (HuScenario     *scenario);
/* As @scenario is, with units more, which may then be added; they wait off the map. */
HuScenario         *hu_scenario_new_extended   (HuScenario       *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* NULL where @id is taken; all but id and place as @like has them. */
HuUnit             *hu_scenario_add_unit_like  (HuScenario       *scenario,
                                                const char       *id,
                                                const HuUnit     *like);
gboolean            hu_unit_looks_like         (const HuUnit     *a,
                                                const HuUnit     *b);
/* The same position with no rule system in force; (transfer full). */
HuScenario         *hu_scenario_new_without_rules (HuScenario    *scenario) G_GNUC_WARN_UNUSED_RESULT;

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

static inline gboolean
hu_unit_kind_is_mmc (HuUnitKind kind)
{
  return kind == HU_UNIT_SQUAD || kind == HU_UNIT_HALF_SQUAD || kind == HU_UNIT_CREW;
}

static inline gboolean
hu_unit_kind_is_personnel (HuUnitKind kind)
{
  return kind >= HU_UNIT_SQUAD && kind <= HU_UNIT_HERO;
}

static inline gboolean
hu_unit_kind_is_tactical (HuUnitKind kind)
{
  return kind >= HU_UNIT_SQUAD;
}

const char *hu_state_word_to_string  (guint       word); /* 0 … HU_N_STATE_WORDS - 1: of the bit 1 << word */
gint        hu_state_word_from_string (const char *text);
const char *hu_vehicle_type_to_string (HuVehicleType type);
gint        hu_vehicle_type_from_string (const char *text);
const char *hu_ma_to_string          (HuMainArmament ma);
gint        hu_ma_from_string        (const char *text);
const char *hu_crew_to_string        (HuCrew      crew);
gint        hu_crew_from_string      (const char *text);
const char *hu_fire_level_to_string  (HuFireLevel level);
gint        hu_fire_level_from_string (const char *text);
const char *hu_enemy_state_to_string (HuEnemyState state);
gint        hu_enemy_state_from_string (const char *text);
const char *hu_unit_kind_to_string   (HuUnitKind  kind);
gint        hu_unit_kind_from_string (const char *text);
const char *hu_unit_size_to_string   (HuUnitSize  size); /* NULL for HU_SIZE_NONE */
gint        hu_unit_size_from_string (const char *text);
const char *hu_supply_zoc_to_string  (HuSupplyZoc zoc); /* NULL for HU_SUPPLY_ZOC_DEFAULT */
gint        hu_supply_zoc_from_string (const char *text);
const char *hu_edge_to_string        (HuEdge      edge);
gint        hu_edge_from_string      (const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuScenario, hu_scenario_unref)

G_END_DECLS
