/*
 * The data of the rule system control in a scenario: conditions of victory, exit areas, balance, and readings.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

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

/* The condition that a side needs: a tree. */
typedef struct _HuCondition HuCondition;

struct _HuCondition
{
  HuConditionKind kind;
  GPtrArray      *parts;    /* HuCondition: of all, any, not (one); NULL for others */
  GArray         *items;    /* gint32; NULL for others */
  gint64          number;   /* of items: how many of them */
  gboolean        number_given; /* FALSE: all items */
  HuEnemyState    state;
  gint            building; /* the building without enemies; HU_BUILDING_NONE: the hexes in items are meant */
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
  gboolean   decides;          /* FALSE: Control, points and rulings are shown, but there is no verdict; default TRUE */
  gboolean   hold_ends_when_disarmed; /* 26.12; FALSE: the hold ends only when the vehicle leaves; default TRUE */
  GPtrArray *victory;          /* HuVictoryEntry */
  HuSide     otherwise;        /* HU_SIDE_NONE: undecided */
  GPtrArray *exits;            /* HuExitArea */
  GPtrArray *balance;          /* HuBalance */
  guint8    *claims;           /* [n_hexes] the areas and boards that claim it (hu_control_set_up_reason()) */
  gint8     *holders;          /* what the scenario itself gives (hu_holding_find_all()); NULL: nothing */
  gint8     *location_owner;   /* [n_locations] this and the next two: owners before the first event (26.11), */
  gint8     *hex_owner;        /* [n_hexes]        filled when the making ends */
  gint8     *building_owner;   /* [n_buildings] */
  struct _HuConditionWatch *watch; /* the events that can come to meet the immediate entries of victory; likewise */
  char      *extra;
} HuControlRules;

/* NULL where the system is not in force. */
static inline HuControlRules *
hu_control_rules (const HuScenario *scenario)
{
  return scenario->rules[HU_SYSTEM_CONTROL];
}

/* Makes the data with all defaults: the source's edition, no victory conditions. */
HuControlRules     *hu_scenario_add_control    (HuScenario       *scenario);
HuCondition        *hu_condition_new           (HuConditionKind   kind) G_GNUC_WARN_UNUSED_RESULT;
/* For a condition that no entry or condition has taken over. */
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
const char *hu_enemy_state_to_string (HuEnemyState state);

G_END_DECLS
