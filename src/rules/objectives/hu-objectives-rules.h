/*
 * The data of the rule system objectives in a scenario: the outcomes with their conditions, the schedule of points,
 * the withdrawals, and the supply that counts here.
 */
#pragma once

#include "hu-line-cover.h"
#include "hu-points.h"
#include "hu-term.h"
#include "hu-withdrawal.h"

G_BEGIN_DECLS

/* The atoms of its vocabulary. */
typedef enum
{
  HU_TERM_HOLDS = HU_TERM_ATOMS,
  HU_TERM_ENTERED,
  HU_TERM_CONNECTED,
  HU_TERM_CUT_OFF,
  HU_TERM_UNITS,
  HU_TERM_ELIMINATED,
  HU_TERM_EXITED,
  HU_TERM_WITHDRAWN,
  HU_TERM_WITHDRAWALS,
  HU_TERM_POINTS,
  HU_TERM_LEAD,
  HU_TERM_RATIO,
  HU_TERM_LINE,
  HU_N_TERMS
} HuObjectivesTermKind;

/* How a place or hex is held. */
typedef enum
{
  HU_HELD_BY_CONTROL,  /* every hex is controlled */
  HU_HELD_BY_PRESENCE, /* a ground unit is in one */
  HU_HELD_CLEAR,       /* and no enemy one is in any */
  HU_N_HELD
} HuHeld;

/* A term with what its atoms have of their own. */
typedef struct
{
  HuTerm      base;
  gboolean    count_hexes;    /* of places: each hex for itself */
  gboolean    count_strength; /* of units */
  HuHeld      held;
  HuTristate  supplied;
  gboolean    has_to;
  HuSources   to;             /* in place of the side's sources */
  GArray     *within;         /* HuHex; NULL: anywhere */
  HuLineRules line;           /* without row_counts */
  guint       first_mark;     /* derived: of `entered`, where its marks begin */
  GArray     *items;          /* guint: of `points`, only what these items gave; NULL: all points */
} HuObjectivesTerm;

extern const HuVocabulary hu_objectives_vocabulary;

static inline HuObjectivesTerm *
hu_objectives_term (const HuTerm *term)
{
  return (HuObjectivesTerm *) term;
}

static inline HuTerm *
hu_objectives_term_new (guint kind)
{
  return hu_term_new (&hu_objectives_vocabulary, kind);
}

typedef struct
{
  char      *id;
  char      *name;   /* or NULL */
  HuSide     winner; /* HU_SIDE_NONE: a draw */
  char      *level;  /* or NULL */
  HuJudged   when;
  HuSide     of;     /* HU_SIDE_NONE: of either */
  char      *phase;  /* the name; NULL: any */
  HuTurnSpan turn;
  HuTerm    *needs;
  char      *extra;
} HuOutcome;

typedef enum
{
  HU_SCORE_PER,   /* for each unit, or strength point, that was eliminated or has exited, or is in an area */
  HU_SCORE_HOLD,  /* for holding a place or hex */
  HU_SCORE_LINE,  /* for each gap of the enemy's line */
  HU_SCORE_AWARD, /* by an `award` event */
  HU_SCORE_NEEDS, /* for meeting a condition */
} HuScoreKind;

typedef enum
{
  HU_WORTH_ELIMINATED,
  HU_WORTH_EXITED,
  HU_WORTH_AREA,
  HU_N_WORTHS
} HuScoreFor;

typedef enum
{
  HU_SCORE_ONCE,
  HU_SCORE_EACH_PLAYER_TURN,
  HU_SCORE_EACH_TURN,
  HU_SCORE_AT_END,
  HU_SCORE_CAPTURE, /* every time that a step takes it */
  HU_SCORE_WHILE,   /* as long as it is held */
  HU_N_SCORE_WHEN
} HuScoreWhen;

/* An item of the schedule of points. */
typedef struct
{
  char        *id;
  HuScoreKind  kind;
  HuSide       to;     /* HU_SIDE_NONE: both */
  HuTurnSpan   turn;
  gint64       points; /* for each, of which @unit make one */
  guint        unit;   /* derived: that of all items, HuObjectivesRules.unit */
  gboolean     per_strength;
  gboolean     for_given;
  HuScoreFor   what_for;
  gboolean     filter_given;
  HuUnitFilter filter;
  GArray      *factors; /* HuFactor, or NULL */
  gboolean     has_through;
  HuSources    through;
  GArray      *through_hexes; /* as above */
  HuWhere      where;
  HuTristate   supplied;
  gboolean     hold_given;
  HuHeld       hold;
  gboolean     when_given;
  HuScoreWhen  when;
  HuLineRules  line;
  HuTerm      *needs; /* or NULL */
  HuSide       of;
  guint        first_holder; /* derived: where what it holds begins in the memory */
} HuScoreItem;

/* Two outcomes of different winners, met at one moment. */
typedef enum
{
  HU_BOTH_FIRST, /* the one that stands first is declared */
  HU_BOTH_DRAW,
  HU_BOTH_NONE,  /* neither is declared then */
  HU_N_BOTH
} HuBoth;

typedef struct
{
  HuSupplyRules *supply[HU_N_SIDES]; /* NULL: the scenario's other places of supply hold */
  gboolean       supply_given;
  char          *supply_extra;
  GPtrArray     *withdrawals; /* HuWithdrawal */
  gboolean       schedule_given;
  GPtrArray     *schedule;    /* HuScoreItem */
  GPtrArray     *outcomes;    /* HuOutcome, in order of precedence */
  HuBoth         both;        /* what two outcomes of different winners are that are met at one moment */
  gboolean       both_given;
  gboolean       has_otherwise;
  HuSide         otherwise;
  char          *otherwise_level;
  char          *otherwise_extra;
  char          *extra;
  /* Derived: */
  GPtrArray     *terms;       /* HuTerm, borrowed: those that remember, parts before wholes, the schedule's first */
  guint          n_schedule_terms; /* how many of them are the schedule's */
  guint          unit;        /* so many of the points that are counted make one */
  guint          n_marks;     /* bytes that `entered` terms remember */
  guint          n_holders;   /* places and hexes that items of `once`, `capture` and `while` watch */
  gint64         most_gain;   /* no moment can add more to a total; G_MAXINT64: or so */
} HuObjectivesRules;

/* NULL where the system is not in force. */
static inline HuObjectivesRules *
hu_objectives_rules (const HuScenario *scenario)
{
  return scenario->rules[HU_SYSTEM_OBJECTIVES];
}

/* Makes the data with all defaults, in force from now on. */
HuObjectivesRules *hu_scenario_add_objectives (HuScenario *scenario);
/* Takes @needs. */
HuOutcome     *hu_objectives_add_outcome (HuObjectivesRules *rules,
                                         const char        *id,
                                         HuSide             winner,
                                         HuJudged           when,
                                         HuTerm            *needs);
HuScoreItem   *hu_objectives_add_item   (HuObjectivesRules *rules,
                                         const char        *id,
                                         HuScoreKind        kind,
                                         HuSide             to);
void           hu_objectives_forget     (HuObjectivesRules *rules);
/* With all defaults, and no sources yet. */
HuSupplyRules *hu_objectives_add_supply (HuObjectivesRules *rules,
                                         HuSide             side);
gint           hu_objectives_find_item  (const HuObjectivesRules *rules,
                                         const char        *id); /* index, or -1 */
/* The supply that holds for @side in this system; see hu_supply_rules_find(). */
gboolean       hu_objectives_find_supply (const HuScenario *scenario,
                                         HuSide             side,
                                         HuSupplyRules     *rules);
/* Whether it counts hexes, not places; and how many it lists, each that counts for itself. */
gboolean       hu_term_counts_hexes     (const HuTerm      *term);
guint          hu_term_count_listed     (const HuMap       *map,
                                         const HuTerm      *term);

const char    *hu_score_when_to_string  (HuScoreWhen        when);

static inline const HuOutcome *
hu_objectives_get_outcome (const HuScenario *scenario,
                           guint             outcome)
{
  return g_ptr_array_index (hu_objectives_rules (scenario)->outcomes, outcome);
}

G_END_DECLS
