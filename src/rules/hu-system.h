/*
 * The interface of a rule system, and the table of those there are.  A system
 * is a file pair behind this interface and one line in hu-system.c.
 *
 * Rulings flow one way: a system reads the common state, keeps what it must
 * remember in a state of its own beside it, and hands out rulings, a verdict,
 * meters.  It never moves a unit or a clock.
 */
#pragma once

#include "hu-fact.h"
#include "hu-flip-private.h"
#include "hu-meter.h"
#include "hu-reading-switch.h"
#include "hu-refusal.h"
#include "hu-ruling.h"
#include "hu-supply-rules.h"
#include "hu-tactical.h"

G_BEGIN_DECLS

/* What ended at this moment of the clock; each includes the ones before it. */
typedef enum
{
  HU_MOMENT_PHASE,
  HU_MOMENT_PLAYER_TURN,
  HU_MOMENT_TURN,
  HU_MOMENT_GAME,
} HuMoment;

/* One event being judged.  The state is that after the step just taken; the
 * clock still shows the phase in which it happened, also while its end is judged. */
typedef struct
{
  HuState       *state;
  guint          event;     /* its number; 0: the set-up */
  const HuEvent *cause;     /* NULL: the set-up */
  const GArray  *passed;      /* HuHex whose control this event has changed so far */
  const gint8   *passed_from; /* [passed->len] who had them before */
  guint          step_start;  /* those from here on were changed by the step just taken */
  GPtrArray     *rulings;   /* where rulings go, or NULL where nobody wants them */
  const GArray  *touched;   /* HuHex in which the step just taken changed a unit, Fire or rubble; a hex may stand
                               there twice */
  const GArray  *left;      /* guint: units that the step took off the map, the event's own first */
  const GArray  *captured;  /* guint: units that it captured */
  gboolean       hazards_changed; /* Fire or rubble is not what it was before the step */
} HuJudging;

typedef struct
{
  HuSystemId   id;
  gboolean     tactical; /* it is about Locations, squads and vehicles */
  const HuRulingClass *rulings;
  const HuMeterClass *meters;

  /* Its data in a scenario (HuScenario.rules): filled where they follow from the rest, each time that a making ends,
   * for the first time or after a brush; copied for a brush, all shared but what follows from what is painted; freed
   * altogether, or such a copy. */
  void       (*rules_finish)  (HuScenario       *scenario);
  gpointer   (*rules_repaint) (const HuScenario *scenario);
  void       (*rules_free)    (gpointer          rules,
                               gboolean          repainted);
  /* Does it come to a verdict?  NULL: always. */
  gboolean   (*decides)     (const HuScenario *scenario);

  /* What its rule text leaves open; offsets are into its data. */
  const HuReadingSwitch *switches;
  guint        n_switches;

  /* Adds what events may give points for (HuAward); and the ids of what it gives points for and of a level of victory,
   * or NULL where there are no more.  NULL: there are none. */
  void       (*list_awards) (const HuScenario *scenario,
                             GArray           *awards);
  const char *(*get_item)   (const HuScenario *scenario,
                             guint             item);
  const char *(*get_level)  (const HuScenario *scenario,
                             guint             level);
  /* The provision that favours @side (26.4), or NULL; NULL: it knows of none. */
  const char *(*get_balance) (const HuScenario *scenario,
                              HuSide            side);

  /* Who attacks, where the system tells the two sides apart; else NULL. */
  HuSide     (*get_attacker) (const HuScenario *scenario);
  gboolean     attacker_zoc; /* only the attacker's units have zones of control in it */

  /* What its data say of the supply of @side (see hu_supply_rules_find()), and whose supply it asks for;
   * NULL: of none. */
  gboolean   (*get_supply)  (const HuScenario *scenario,
                             HuSide            side,
                             HuSupplyRules    *rules);
  void       (*ask_supply)  (const HuScenario *scenario,
                             HuSupplyAsked    *asked);

  /* Its own state, beside the common one. */
  gpointer   (*state_new)   (const HuScenario *scenario);
  gpointer   (*state_copy)  (gconstpointer     own);
  void       (*state_free)  (gpointer          own);
  gboolean   (*state_equal) (gconstpointer     a,
                             gconstpointer     b);

  /* Can this event be, as far as this system goes?  NULL: it has no objection ever. */
  gboolean   (*check)       (const HuState    *state,
                             const HuEvent    *event,
                             HuRefusal        *refusal);
  /* Can this award or correction of points be?  Asked of systems that are not in force, too: points are
   * somebody's business only where a system counts them.  NULL: it counts none. */
  gboolean   (*check_points) (const HuState   *state,
                             const HuEvent    *event,
                             HuRefusal        *refusal);
  /* The instant: after the set-up, and after every event and step of a path. */
  void       (*after_step)  (HuJudging        *judging);
  /* The clock: something ends, and the clock has not moved yet. */
  void       (*at_moment)   (HuJudging        *judging,
                             HuMoment          moment);
  /* The event is whole: come to a verdict, if there is none yet. */
  void       (*conclude)    (HuJudging        *judging);

  /* Does it tell of hexes that pass from side to side?  They are common to some; the first in force does. */
  gboolean     tells_of_hexes;
  /* What its state may never be, in English, (transfer full); NULL: any that it can have is well. */
  char      *(*find_fault)  (const HuState    *state);

  /* What a snapshot of that state shows.  @at_start is the report on the
   * set-up, or NULL while that one is being made. */
  gpointer   (*report_new)  (const HuState    *state,
                             gconstpointer     at_start);
  void       (*report_free) (gpointer          report);
  void       (*add_meters)  (const HuState    *state,
                             gconstpointer     report,
                             gconstpointer     at_start,
                             GPtrArray        *meters);
  /* Bits 1 << HuFactKind: facts that cannot be told without it, or without another system that lists them. */
  guint        facts;
  /* (transfer full); NULL: the question is none of its. */
  HuAnswer  *(*answer)      (const HuFact     *fact,
                             const HuSnapshot *snapshot);
  /* Its part in what a unit more or less would change (hu-flip): can @question, with sides that are sides, be asked;
   * what is the answer; fill the map of @work, FALSE: stopped.  NULL: nothing can be asked of it. */
  gboolean   (*can_ask)     (const HuScenario *scenario,
                             const HuQuestion *question);
  gboolean   (*ask)         (const HuState    *state,
                             const HuQuestion *question);
  gboolean   (*fill_flips)  (HuFlipWork       *work);

  /* Who has it, as the report says; NULL: that is the state's control, of hexes alone. */
  HuSide     (*get_owner)   (gconstpointer     report,
                             HuSubjectKind     kind,
                             gint32            subject);
  /* How much of @unit whoever the report is for does not know; NULL: nothing is ever secret. */
  HuSecrecy  (*get_secrecy) (gconstpointer     report,
                             guint             unit);
} HuSystem;

const HuSystem *hu_system_get    (HuSystemId    id);
/* Does it come to a verdict in @scenario, or only show what it finds? */
gboolean        hu_system_decides (const HuScenario *scenario,
                                   HuSystemId        id);
/* Is it in force, and does the game hang on what it finds? */
gboolean        hu_system_matters (const HuScenario *scenario,
                                   HuSystemId        id);

/* For a system: takes @ruling, sets its event and keeps it, if anybody wants rulings. */
void            hu_judging_add   (HuJudging    *judging,
                                  HuRuling     *ruling);
/* Decides the system's verdict at this event; ignored where there is one. */
void            hu_judging_decide (HuJudging   *judging,
                                  HuSystemId    system,
                                  HuSide        winner,
                                  const char   *rule,
                                  gboolean      coincidence);

G_END_DECLS
