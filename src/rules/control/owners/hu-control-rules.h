/*
 * The data of the rule system control in a scenario: conditions of victory, exit areas, balance, and readings.
 */
#pragma once

#include "hu-control-term.h"
#include "hu-scenario.h"

G_BEGIN_DECLS

/* An entry of the victory conditions. */
typedef struct
{
  char      *id;        /* or NULL */
  char      *name;      /* or NULL */
  HuSide     side;
  HuJudged   when;
  gboolean   immediate; /* an instant that is written so, as the first format has it */
  HuSide     of;        /* HU_SIDE_NONE: of either */
  char      *phase;     /* the name; NULL: any */
  HuTurnSpan turn;
  HuTerm    *needs;
  char      *extra;
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
  GPtrArray *terms;            /* HuTerm, borrowed: those that remember, parts before wholes; likewise */
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
/* Takes @needs. */
HuVictoryEntry     *hu_control_add_victory     (HuControlRules   *rules,
                                                HuSide            side,
                                                gboolean          immediate,
                                                HuTerm           *needs);
HuExitArea         *hu_control_add_exit        (HuControlRules   *rules,
                                                HuSide            side,
                                                GArray           *hexes); /* (transfer full) */
HuBalance          *hu_control_add_balance     (HuControlRules   *rules,
                                                HuSide            side,
                                                const char       *text);
G_END_DECLS
