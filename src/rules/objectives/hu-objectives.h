/*
 * The rule system objectives: its findings at a moment.  It judges behind the system interface (hu-system.h).
 */
#pragma once

#include "hu-ledger.h"
#include "hu-objectives-meter.h"
#include "hu-objectives-rules.h"
#include "hu-objectives-ruling.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

/* A term as it stands, with its parts. */
typedef struct _HuTermFinding HuTermFinding;

struct _HuTermFinding
{
  const HuTerm *term;
  gboolean      met;
  gboolean      settled;   /* it stays as it is, met or not, whatever is played */
  gint64        have, need;
  gint64        have_of, need_of; /* of a ratio: the second numbers */
  GArray       *hexes;     /* HuHex that count; NULL: the term has none */
  GArray       *units;     /* guint that count; likewise */
  GArray       *against;   /* guint: enemies in the way; likewise */
  GArray       *lacking;   /* guint places, or HuHex: listed, and not counting yet; likewise */
  gboolean      lacks_places;
  GArray       *rows;      /* gint: gaps; likewise */
  gboolean      no_source; /* of lines: the side has no source in which one can end */
  gboolean      has_cut;
  GArray       *cut;       /* HuHex; NULL: one of the traced hexes is an open source */
  gboolean      cut_exact;
  gboolean      remembers; /* `since` says something */
  guint         since;     /* the event, or HU_REASON_NO_EVENT */
  guint         before_since; /* of first, likewise */
  GPtrArray    *parts;     /* HuTermFinding */
};

typedef struct
{
  const HuOutcome *outcome;
  gboolean       met;   /* if its moment were now */
  guint          since; /* the event by which it first was, at its own moment; or HU_REASON_NO_EVENT */
  gboolean       closed; /* it can never be met any more */
  guint          lack;  /* the fewest terms that must turn */
  GPtrArray     *terms; /* char *: their pointers below `needs` */
  GPtrArray     *lacking; /* HuTermFinding, borrowed: the same terms */
  HuTermFinding *needs;
} HuOutcomeFinding;

typedef struct
{
  gint64     points[HU_N_SIDES]; /* the ledger's sums, provisional gains included */
  gboolean   overflow;           /* they are more than 64 bits hold, and stop there */
  GPtrArray *ledger;             /* HuLedgerEntry, oldest first, provisional ones last */
  GArray    *requirements;       /* HuWithdrawalFinding, in the file's order */
  GPtrArray *outcomes;           /* HuOutcomeFinding, in the file's order */
} HuObjectivesFindings;

/* Returns the findings of objectives in @snapshot; NULL where the system is not in force. */
const HuObjectivesFindings *
              hu_snapshot_get_objectives (const HuSnapshot *snapshot);

G_END_DECLS
