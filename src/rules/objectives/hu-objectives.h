/*
 * The rule system objectives: its findings at a moment.  It judges behind the system interface (hu-system.h).
 */
#pragma once

#include "hu-held-place.h"
#include "hu-ledger.h"
#include "hu-objectives-meter.h"
#include "hu-objectives-rules.h"
#include "hu-objectives-ruling.h"
#include "hu-snapshot.h"
#include "hu-term-find.h"

G_BEGIN_DECLS

typedef struct
{
  const HuOutcome *outcome;
  gboolean       met;   /* if its moment were now */
  guint          since; /* the event by which it first was, at its own moment; or HU_REASON_NO_EVENT */
  gboolean       closed; /* it can never be met any more */
  gboolean       late;   /* it is met, and was not as play stopped */
  guint          turn;   /* of that moment */
  gboolean       judged; /* it was met as play stopped, and judged then */
  guint          ended;  /* the event at which play stopped without deciding by it; else HU_REASON_NO_EVENT */
  guint          lack;  /* the fewest terms that must turn */
  GPtrArray     *terms; /* char *: their pointers below `needs` */
  GPtrArray     *lacking; /* HuTermFinding, borrowed: the same terms */
  HuTermFinding *needs;
} HuOutcomeFinding;

typedef struct
{
  gint64     points[HU_N_SIDES]; /* the ledger's sums, provisional gains included */
  gint64     scored[HU_N_SIDES]; /* the same without them */
  gboolean   overflow;           /* they are more than 64 bits hold, and stop there */
  GPtrArray *ledger;             /* HuLedgerEntry, oldest first, provisional ones last */
  GArray    *requirements;       /* HuWithdrawalFinding, in the file's order */
  GPtrArray *outcomes;           /* HuOutcomeFinding, in the file's order */
} HuObjectivesFindings;

/* Returns the findings of objectives in @snapshot; NULL where the system is not in force. */
const HuObjectivesFindings *
              hu_snapshot_get_objectives (const HuSnapshot *snapshot);
/* Is the outcome judged at @moment (HuMoment, or HU_JUDGING_NO_MOMENT), before the clock moves? */
gboolean      hu_objectives_is_judged (const HuState    *state,
                                 guint              outcome,
                                 gint               moment);
/* Finds the next phase at whose end it is judged; FALSE: there is none. */
gboolean      hu_objectives_find_next_judged (const HuState *state,
                                 guint              outcome,
                                 HuClock           *clock);
/* Whether @side holds a place of the item, which is for holding, and what decides that.  (transfer full) */
HuHeldPlace *hu_objectives_find_hold (const HuState     *state,
                                 const HuScoreItem *item,
                                 guint              place,
                                 HuSide             side) G_GNUC_WARN_UNUSED_RESULT;
/* At how many moments in a row a term of the kind `for` has held. */
guint         hu_objectives_get_run (const HuState *state,
                                 const HuTerm      *term);
/* The side that held number @n of the places or hexes of @item last: it does not capture that again; HU_SIDE_NONE: nobody. */
HuSide        hu_objectives_get_last_holder (const HuState     *state,
                                 const HuScoreItem *item,
                                 guint              n);

G_END_DECLS
