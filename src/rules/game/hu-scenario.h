/*
 * The scenario: everything that is given before the first event.  Map, sides, calendar, units,
 * start, and the data of each rule system in force.
 *
 * A file, a test or an editor makes it with the functions below; from then on it is shared and
 * read-only.
 *
 * `extra` members, here and in map, places and events, are the keys of a file that the program
 * does not know: the text of one JSON object, or NULL.  The rules do not look at them; saving
 * writes them back.
 */
#pragma once

#include "hu-hex-rule.h"
#include "hu-system-id.h"
#include "hu-wording.h"

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
  gboolean   ends_early;   /* the game ends with this player turn of this turn, both from 1 */
  gint64     end_turn;
  gint64     end_player_turn;
  char      *end_extra;
  char      *extra;
} HuCalendar;

typedef enum
{
  HU_UNIT_GROUND, /* operational; the default */
  HU_UNIT_AIR,
  HU_UNIT_NAVAL,
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

/* The states of a tactical unit, as bits.  Armed is a state too, since a rifle can be lost. */
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
  HU_STATE_ABOARD    = 1 << 9,  /* the armor leader is still there; derived, never in a file */
  HU_STATE_BOAT_CREW = 1 << 10, /* came out of a landing craft; derived, never in a file */
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

/* The data that only vehicles have. */
typedef struct
{
  HuVehicleType  type;
  gint64         armor; /* the strongest AF; -1: unarmored */
  HuMainArmament ma;
  HuCrew         crew;
  char          *extra;
} HuVehicle;

/* Edges of the map, hexes named one by one, or both: the sources of a line of supply, or the way in of a unit. */
typedef struct
{
  gboolean by_edge;  /* an object in the file; FALSE: only hexes */
  gboolean edges[4]; /* by HuEdge */
  GArray  *hexes;    /* HuHex; NULL: none */
} HuSources;

/* The turn in which a unit is expected on the map, and the hexes in which it comes on.  Decides nothing. */
typedef struct
{
  gint64    turn; /* from 1; it may be past the calendar */
  HuSources at;   /* neither edges nor hexes: anywhere */
  char     *extra;
} HuArrival;

/* The print on a counter, and its place in the set-up. */
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
  GPtrArray *tags;     /* char *: free words, "guards"; NULL: none */
  gboolean   bracketed;
  gboolean   line;     /* may be part of the front line; default TRUE */
  HuTristate zoc;      /* unset: the rule system decides */
  HuStorey   storey;   /* the storey of `at` */
  guint      states;   /* HuUnitStates at the start */
  gboolean   has_leadership;
  gint64     leadership; /* of a leader: modifier */
  guint      in;       /* the unit it is in or on, or HU_UNIT_NONE */
  char      *nationality; /* or NULL */
  gboolean   has_aboard;
  gint64     aboard;   /* an armor leader's modifier */
  gint64     vp;       /* replaces the computed value; -1: none given */
  HuVehicle *vehicle;  /* of kind vehicle; NULL: of others */
  HuArrival *arrival;  /* NULL: none is given */
  gboolean   has_namesake; /* derived: a unit of the other side bears the same name */
  char      *extra;
} HuUnit;

/* Hexes that a side controls at the start by a rule: an entry of the file that stays by itself. */
typedef struct
{
  HuSide  side;
  GArray *hexes; /* HuHex */
  char   *extra;
} HuRuledControl;

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
} HuFireKind;

/* A Fire there at the start: an accident (26.161). */
typedef struct
{
  HuHex       hex;
  HuStorey    storey;
  HuFireKind  kind;
  char       *extra;
} HuStartFire;

/* The things that a side, or nobody, Controls before the first event, whatever the set-up areas say. */
typedef struct
{
  HuSide  side;      /* HU_SIDE_NONE: nobody */
  GArray *locations; /* HuLocation */
  GArray *hexes;     /* HuHex */
  GArray *buildings; /* guint indices */
  char   *extra;
} HuHolding;

typedef struct
{
  gint8     *hex_owner; /* [n_hexes] HuSide */
  GPtrArray *ruled;   /* HuRuledControl: what the file gives by rule; its hexes are in hex_owner too */
  GPtrArray *setup;   /* HuSetupArea */
  GPtrArray *holdings; /* HuHolding; no two sides for one thing */
  GPtrArray *fires;   /* HuStartFire */
  gint64     points[HU_N_SIDES]; /* of front-line, >= 0 */
  guint      turn;        /* the clock: 1 … n_turns */
  guint      player_turn; /* 0 … */
  guint      phase;       /* 0 … */
  char      *clock_extra;
  char      *extra;
} HuStart;

/* The zones of control that stop lines. */
typedef enum
{
  HU_SUPPLY_ZOC_DEFAULT,  /* the file does not say: as the rules in force have it */
  HU_SUPPLY_ZOC_ALL,      /* every enemy unit's */
  HU_SUPPLY_ZOC_ATTACKER, /* an enemy unit's only if the enemy is the attacker */
  HU_SUPPLY_ZOC_NONE,
  HU_N_SUPPLY_ZOCS
} HuSupplyZoc;

/* The sources of a side's lines of supply, the obstacles that stop them, and how far they run. */
typedef struct
{
  HuSide      side;
  HuSources   sources;
  GArray     *except;     /* HuHex that never are sources; NULL: none */
  gboolean    owned; /* sources only while the side controls them */
  gboolean    blocked_by_units;
  gboolean    blocked_by_zoc;
  gboolean    blocked_by_owner;
  HuSupplyZoc zoc;
  gboolean    zoc_negated_by_units;
  gint        max_length; /* hexes after the origin; -1: unlimited */
  guint       hexsides;   /* bits 1 << HuHexside: kinds that stop a step, beside lake and cliff */
  guint       along;      /* bits 1 << HuLineKind: lines to run along; 0: none */
  gint        steps;      /* to such a line */
  char       *extra;
  const GArray *inside;    /* HuHex: hexes that supply units in them and no others (8.3), borrowed from the rules that were
                              asked; NULL: none do */
} HuSupplyRules;

/* The players of a game, with time and place; for the report only.  Each field may be NULL. */
typedef struct
{
  char *players[HU_N_SIDES];
  char *place;
  char *date;  /* as the players write it */
  char *extra; /* of `played` */
} HuPlayed;

/* An item that events may give points for. */
typedef struct
{
  const char *id;     /* borrowed */
  HuSide      to;     /* HU_SIDE_NONE: to either */
  gint64      points; /* unless the event says otherwise */
} HuAward;

/* No modifier of a leader is farther from 0. */
#define HU_LEADERSHIP_MOST 99

typedef struct _HuScenario
{
  gint                ref_count;
  char               *title;
  char               *about; /* or NULL */
  HuPlayed            played;
  HuMap              *map;
  HuSideInfo          sides[HU_N_SIDES];
  HuCalendar          calendar;
  GPtrArray          *units; /* HuUnit */
  GHashTable         *unit_index; /* borrowed id → GUINT_TO_POINTER (index + 1) */
  HuStart             start;
  GArray             *kept; /* see hu-keep.h */
  GHashTable         *hex_rules; /* GArray, a set of hexes → HuHexRule by which the file gives it */
  HuSupplyRules      *supply[HU_N_SIDES]; /* by side, from the file's own list of supply; NULL: not listed (see
                                             hu_supply_rules_find()) */
  gpointer            rules[HU_N_SYSTEMS]; /* the data of each rule system, of that system's own type; NULL: not in
                                              force */
  GDestroyNotify      free_lesson;
  struct _HuLessonPlan *lesson;     /* the lesson it teaches (hu-lesson-plan.h); NULL: it is no lesson */
  GPtrArray          *languages; /* HuLanguage: its texts in other languages; NULL: in none */
  HuLanguage         *language; /* the one of them in which people read it; NULL: as it was written */
  char               *extra;
  char               *rules_extra;
  struct _HuScenario *base; /* NULL, or the scenario with which this one shares everything but map and control, or
                               all but some units */
} HuScenario;

/* Takes a reference to @map; title "", two nameless sides, one nameless turn without player turns, nothing
 * controlled. */
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
/* The file gives @hexes, which some part of the scenario holds, by @rule (transfer full). */
void                hu_scenario_add_hex_rule   (HuScenario       *scenario,
                                                GArray           *hexes,
                                                HuHexRule        *rule);
/* NULL: the file names the hexes. */
const HuHexRule    *hu_scenario_find_hex_rule  (const HuScenario *scenario,
                                                const GArray     *hexes);
/* The owner of the hexes is still to be set in `hex_owner`. */
HuRuledControl     *hu_scenario_add_ruled      (HuScenario       *scenario,
                                                HuSide            side,
                                                GArray           *hexes); /* (transfer full) */
HuSetupArea        *hu_scenario_add_setup      (HuScenario       *scenario,
                                                HuSide            side,
                                                GArray           *hexes); /* (transfer full) */
/* With nothing in it yet. */
HuHolding          *hu_scenario_add_holding    (HuScenario       *scenario,
                                                HuSide            side);
HuStartFire        *hu_scenario_add_fire       (HuScenario       *scenario,
                                                HuHex             hex,
                                                HuStorey          storey,
                                                HuFireKind        kind);
/* Frees a unit that was taken out of its scenario. */
void                hu_unit_free               (HuUnit           *unit);
/* Makes @unit a vehicle: an armed AFV without armor, with functioning MA and an inherent crew. */
HuVehicle          *hu_unit_make_vehicle       (HuUnit           *unit);
/* Ends the making: fills in the derived data (the default of `rear`).  It is called once, last, before the
 * scenario is judged. */
void                hu_scenario_finish         (HuScenario       *scenario);
/* hu-namesake.c: fills in `has_namesake` of all units. */
void                _hu_scenario_find_namesakes (HuScenario      *scenario);

/* The same scenario on @map, whose grid, buildings, bridges and pillboxes are those of its own map.  The caller
 * may change the control of hexes, and then calls hu_scenario_finish().  (transfer full). */
HuScenario         *hu_scenario_new_repainted  (HuScenario       *scenario,
                                                HuMap            *map) G_GNUC_WARN_UNUSED_RESULT;
/* A scenario equal to @scenario, to which units that wait off the map may be added. */
HuScenario         *hu_scenario_new_extended   (HuScenario       *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* NULL where @id is taken; everything but id and place is copied from @like. */
HuUnit             *hu_scenario_add_unit_like  (HuScenario       *scenario,
                                                const char       *id,
                                                const HuUnit     *like);
gboolean            hu_unit_looks_like         (const HuUnit     *a,
                                                const HuUnit     *b);
/* The same position with no rule system in force; (transfer full). */
HuScenario         *hu_scenario_new_without_rules (HuScenario    *scenario) G_GNUC_WARN_UNUSED_RESULT;

/* Takes copies of the texts of @from in place of its own. */
void                hu_played_copy             (HuPlayed         *played,
                                                const HuPlayed   *from);
void                hu_played_clear            (HuPlayed         *played);

/* The turn in which the game ends, from 1. */
guint               hu_calendar_last_turn      (const HuCalendar *calendar);
/* Whether the game ends with that player turn, from 0, and the rest of the turn is never played. */
gboolean            hu_calendar_is_cut         (const HuCalendar *calendar,
                                                guint             turn,
                                                guint             player_turn);

gboolean            hu_system_in_force         (const HuScenario *scenario,
                                                HuSystemId        id);
/* Tells whether a system in force is about hexes and formations.  A scenario may be operational and tactical at
 * once. */
gboolean            hu_scenario_is_operational (const HuScenario *scenario);
/* Tells whether a system in force is about Locations, squads and vehicles, rather than hexes and formations. */
gboolean            hu_scenario_is_tactical    (const HuScenario *scenario);
/* The attacker, by the first system in force that tells the two sides apart, or HU_SIDE_NONE; @alone (optional): whether
 * only the attacker's units have zones of control. */
HuSide              hu_scenario_get_attacker   (const HuScenario *scenario,
                                                gboolean         *alone);
/* (element-type HuAward): everything that events may give points for. */
GArray             *hu_scenario_list_awards    (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* (element-type HuEvent): the announcements that conditions wait for, each once. */
GPtrArray          *hu_scenario_list_announcements (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* The id of item number @item, from 0, of the schedules of points in force, one after the other; NULL: there is no
 * item of that number.  The number of the first that has this id, by which an event names the item for every system.
 * And the number of the first that system @id has. */
const char         *hu_scenario_get_item       (const HuScenario *scenario,
                                                guint             item);
guint               hu_scenario_find_item      (const HuScenario *scenario,
                                                const char       *item);
guint               hu_scenario_get_first_item (const HuScenario *scenario,
                                                HuSystemId        id);
/* The id of level of victory number @level, from 0, of the first system in force with levels; NULL: there is no
 * level of that number. */
const char         *hu_scenario_get_level      (const HuScenario *scenario,
                                                guint             level);
const char         *hu_scenario_get_outcome    (const HuScenario *scenario,
                                                guint             outcome);
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

/* Whether @unit has one of @tags (element-type utf8), word for word. */
gboolean    hu_unit_has_tag_of       (const HuUnit *unit,
                                      const GPtrArray *tags);

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

/* An operational unit that holds, blocks and enters nothing. */
static inline gboolean
hu_unit_kind_holds_nothing (HuUnitKind kind)
{
  return kind == HU_UNIT_AIR || kind == HU_UNIT_NAVAL;
}

static inline gboolean
hu_unit_kind_is_tactical (HuUnitKind kind)
{
  return kind >= HU_UNIT_SQUAD;
}

const char *hu_state_word_to_string  (guint       word); /* 0 … HU_N_STATE_WORDS - 1: of the bit 1 << word */
gint        hu_state_word_from_string (const char *text);
const char *hu_ma_to_string          (HuMainArmament ma);
gint        hu_ma_from_string        (const char *text);
const char *hu_crew_to_string        (HuCrew      crew);
gint        hu_crew_from_string      (const char *text);
const char *hu_fire_kind_to_string   (HuFireKind  kind);
gint        hu_fire_kind_from_string (const char *text);
const char *hu_unit_kind_to_string   (HuUnitKind  kind);
gint        hu_unit_kind_from_string (const char *text);
const char *hu_unit_size_to_string   (HuUnitSize  size); /* NULL for HU_SIZE_NONE */
gint        hu_unit_size_from_string (const char *text);
const char *hu_edge_to_string        (HuEdge      edge);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuScenario, hu_scenario_unref)

G_END_DECLS
