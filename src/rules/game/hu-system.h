/*
 * The interface of a rule system, and the table of the systems.  A system is a file pair behind
 * this interface and one line in hu-system.c.
 *
 * Rulings flow one way: a system reads the common state, keeps the data it must remember in a
 * state of its own beside it, and returns rulings, a verdict and meters.  It never moves a unit
 * or a clock.
 */
#pragma once

#include "hu-refusal.h"
#include "hu-tactical.h"

G_BEGIN_DECLS

/* The rooms above this one say what these are. */
typedef struct _HuAnswer HuAnswer;
typedef struct _HuFact HuFact;
typedef struct _HuFlipWork HuFlipWork;
typedef struct _HuMeterClass HuMeterClass;
typedef struct _HuQuestion HuQuestion;
typedef struct _HuReadingSwitch HuReadingSwitch;
typedef struct _HuRuling HuRuling;
typedef struct _HuRulingClass HuRulingClass;
typedef struct _HuSnapshot HuSnapshot;
typedef struct _HuSupplyAsked HuSupplyAsked;
typedef struct _HuWanted HuWanted;

/* The part of the calendar that ends at this moment of the clock; each value includes the ones before it. */
typedef enum
{
  HU_MOMENT_PHASE,
  HU_MOMENT_PLAYER_TURN,
  HU_MOMENT_TURN,
  HU_MOMENT_GAME,
} HuMoment;

/* The lists of a system whose members have an id. */
typedef enum
{
  HU_LISTED_ITEM,    /* of its schedule of points */
  HU_LISTED_LEVEL,   /* of victory */
  HU_LISTED_OUTCOME, /* that the scenario lists */
  HU_LISTED_CONDITION, /* of victory, which need have no id */
} HuListed;

/* What awards and corrections give. */
typedef enum
{
  HU_COUNTS_NOTHING,
  HU_COUNTS_POINTS,     /* of victory */
  HU_COUNTS_CASUALTIES, /* and exits: only corrections of these */
} HuCounts;

/* One event being judged.  The state is that after the present step; the clock still shows the phase of the
 * event, also while the end of that phase is judged. */
typedef struct
{
  HuState       *state;
  guint          event;     /* its number; 0: the set-up */
  const HuEvent *cause;     /* NULL: the set-up */
  const GArray  *passed;      /* HuHex whose control this event has changed so far */
  const gint8   *passed_from; /* [passed->len] who had them before */
  guint          step_start;  /* the hexes from here on were changed by the present step */
  GPtrArray     *rulings;   /* where rulings go, or NULL where nobody wants them */
  const GArray  *touched;   /* HuHex in which the present step changed a unit, Fire or rubble; a hex may be listed
                               twice */
  const GArray  *left;      /* guint: units that the step took off the map, the event's own unit first */
  const GArray  *captured;  /* guint: units that it captured */
  gboolean       hazards_changed; /* Fire or rubble is not what it was before the step */
} HuJudging;

/* The knowledge of the viewer of findings, borrowed from them. */
typedef struct
{
  const gint8  *owners[HU_N_SUBJECTS]; /* by subject, a HuSide */
  const guint8 *secrecy;               /* [n_units] HuSecrecy; NULL: nothing is secret */
  HuSide        viewer;                /* HU_SIDE_NONE: it is the truth */
} HuKnown;

/* A function that a system alone has is here, as in the tables of the other layers, because rooms that all systems share
 * call it, and these name no system. */
typedef struct
{
  /* Whether it is about Locations, squads and vehicles.  The hexes of the others are common to them: the first in force reports
   * those that pass from side to side. */
  gboolean     tactical;
  const HuRulingClass *rulings;
  const HuMeterClass *meters;

  /* The system's data in a scenario (HuScenario.rules).  The first function fills derived data, each time that a
   * scenario is finished, the first time or after a brush.  The second copies the data for a brush; the copy shares
   * everything that does not depend on painted things.  The third frees the data, or such a copy. */
  void       (*rules_finish)  (HuScenario       *scenario);
  gpointer   (*rules_repaint) (const HuScenario *scenario);
  void       (*rules_free)    (gpointer          rules,
                               gboolean          repainted);
  /* Does it come to a verdict?  NULL: always. */
  gboolean   (*decides)     (const HuScenario *scenario);

  /* The readings of its rule text; offsets are into its data.  The last has no rule; NULL: there are none. */
  const HuReadingSwitch *switches;

  /* Adds the announcements that its conditions wait for (HuEvent); NULL: none does. */
  void       (*list_announcements) (const HuScenario *scenario,
                             GPtrArray        *events);
  /* Adds the things that events may give points for (HuAward); and returns the id of number @n of @kind, or NULL where
   * there are no more.  NULL: it has none. */
  void       (*list_awards) (const HuScenario *scenario,
                             GArray           *awards);
  const char *(*get_id)     (const HuScenario *scenario,
                             HuListed          kind,
                             guint             n);
  /* Returns the provision that favours @side (26.4), or NULL; NULL: it has no such provisions. */
  const char *(*get_balance) (const HuScenario *scenario,
                              HuSide            side);

  /* Returns the attacker, where the system tells the two sides apart; @alone: only the attacker's units have zones of
   * control.  Else NULL. */
  HuSide     (*get_attacker) (const HuScenario *scenario,
                              gboolean         *alone);

  /* The supply rules that its data give @side (see hu_supply_rules_find()), and the question that it asks of
   * supply; NULL: none. */
  gboolean   (*get_supply)  (const HuScenario *scenario,
                             HuSide            side,
                             HuSupplyRules    *rules);
  void       (*ask_supply)  (const HuScenario *scenario,
                             HuSupplyAsked    *asked);
  /* Adds the lines that its conditions rest on (hu_supply_need_add()) to @needs; NULL: it has none. */
  void       (*list_needs)  (const HuScenario *scenario,
                             GPtrArray        *needs);

  /* The system's own state, beside the common one. */
  gpointer   (*state_new)   (const HuScenario *scenario);
  gpointer   (*state_copy)  (gconstpointer     own);
  void       (*state_free)  (gpointer          own);
  gboolean   (*state_equal) (gconstpointer     a,
                             gconstpointer     b);

  /* Tells whether this event can follow, as far as this system is concerned; NULL: it never objects. */
  gboolean   (*check)       (const HuState    *state,
                             const HuEvent    *event,
                             HuRefusal        *refusal);
  /* The awards and corrections that it counts, where it is in force.  Where no system in force does, the event is refused. */
  HuCounts     counts;
  /* The instant: after the set-up, and after every event and step of a path. */
  void       (*after_step)  (HuJudging        *judging);
  /* The clock: a phase or turn ends, and the clock has not moved yet. */
  void       (*at_moment)   (HuJudging        *judging,
                             HuMoment          moment);
  /* The clock has moved to another phase; NULL: that changes nothing by itself. */
  void       (*clock_moved) (HuJudging        *judging);
  /* The whole event has been applied: reach a verdict, if there is none yet. */
  void       (*conclude)    (HuJudging        *judging);

  /* Returns a fault that its state must never have, in English, (transfer full); NULL: it has no invariants. */
  char      *(*find_fault)  (const HuState    *state);

  /* The findings that a snapshot of that state shows.  @at_start: those of the set-up, or NULL while
   * that one is being made.  @counted: no more is wanted than the numbers of its meters need. */
  gpointer   (*findings_new)  (const HuState    *state,
                               gconstpointer     at_start,
                               gboolean          counted);
  void       (*findings_free) (gpointer          findings);
  void       (*add_meters)  (const HuState    *state,
                             gconstpointer     findings,
                             gconstpointer     at_start,
                             GPtrArray        *meters);
  /* The rules that can end a game, as verdicts have them, in the order of its pages; NULL after the last one. */
  const char * const *verdict_rules;
  /* Bits 1 << HuFactKind: facts that only this system, and others with the same bit, can tell. */
  guint        facts;
  /* (transfer full); NULL: the question is none of its. */
  HuAnswer  *(*answer)      (const HuFact     *fact,
                             const HuSnapshot *snapshot);
  /* A small scenario drawn by chance, with these names (HuDrawnName); (transfer full).  And an event that may follow in
   * such a game: often one that the rules refuse, NULL: none; (transfer full). */
  HuScenario *(*draw_scenario) (GRand              *rand,
                                const char * const *names);
  HuEvent    *(*draw_event)    (GRand              *rand,
                                const HuState      *state);
  /* The system's part of flip maps (hu-flip): whether @question, with two real sides, can be asked; its answer; and
   * filling the map of @work, FALSE: stopped.  NULL: it has no questions. */
  gboolean   (*can_ask)     (const HuScenario *scenario,
                             const HuQuestion *question);
  gboolean   (*ask)         (const HuState    *state,
                             const HuQuestion *question);
  gboolean   (*fill_flips)  (HuFlipWork       *work);

  /* Adds the ground whose owner scores or is asked for, with the side that gains by it (hu-garrison.h); NULL: none. */
  void       (*list_wanted) (const HuScenario *scenario,
                             HuWanted         *wanted);
  /* Returns what the findings know that the state does not; NULL: nothing. */
  HuKnown    (*get_known)   (gconstpointer     findings);
} HuSystem;

const HuSystem *hu_system_get    (HuSystemId    id);
/* Tells whether it reaches a verdict in @scenario, or only shows its findings. */
gboolean        hu_system_decides (const HuScenario *scenario,
                                   HuSystemId        id);
/* Tells whether it is in force and the game depends on its findings. */
gboolean        hu_system_matters (const HuScenario *scenario,
                                   HuSystemId        id);

/* For a system: takes @ruling, sets its event and keeps it, if rulings are wanted. */
void            hu_judging_add   (HuJudging    *judging,
                                  HuRuling     *ruling);
/* Sets the system's verdict at this event; ignored where it has one already. */
void            hu_judging_decide (HuJudging   *judging,
                                  HuSystemId    system,
                                  HuSide        winner,
                                  const char   *rule,
                                  gboolean      coincidence);

G_END_DECLS
