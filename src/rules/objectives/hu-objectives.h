/*
 * The rule system objectives: its findings at a moment.  It judges behind the system interface (hu-system.h).
 */
#pragma once

#include "hu-objectives-meter.h"
#include "hu-objectives-rules.h"
#include "hu-objectives-ruling.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

typedef enum
{
  HU_SCORED_ITEM,   /* of the schedule */
  HU_SCORED_ADJUST, /* a correction that the players agree on */
  HU_SCORED_START,  /* what a side has before the first event */
} HuScored;

/* A line of the ledger, linked to the one before it: a list that grows only at its head, so states share it. */
typedef struct _HuScoreEntry HuScoreEntry;

struct _HuScoreEntry
{
  gint          ref_count;
  HuScoreEntry *before;
  guint         event;
  guint         turn;
  HuSide        side;   /* who gains */
  HuScored      scored;
  guint         item;   /* index in the schedule, or HU_ITEM_NONE */
  gint64        count;  /* units, strength points, gaps, awards; 1 for others */
  gint64        points; /* never 0 */
  guint         unit;   /* what it is for: a unit, or HU_UNIT_NONE, */
  gint          place;  /* a place, or -1, */
  HuHex         hex;    /* a hex, or HU_HEX_NONE */
  char         *reason; /* of a correction; NULL for others */
  gboolean      provisional;
};

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
  GPtrArray *ledger;             /* HuScoreEntry, oldest first, provisional ones last */
  GArray    *requirements;       /* HuWithdrawalFinding, in the file's order */
  GPtrArray *outcomes;           /* HuOutcomeFinding, in the file's order */
} HuObjectivesFindings;

HuScoreEntry *hu_score_entry_ref   (HuScoreEntry       *entry);
void          hu_score_entry_unref (HuScoreEntry       *entry); /* NULL is fine */
const char   *hu_score_entry_item  (const HuScenario   *scenario,
                                    const HuScoreEntry *entry); /* "moscow", "start", "adjust" */

/* Returns the findings of objectives in @snapshot; NULL where the system is not in force. */
const HuObjectivesFindings *
              hu_snapshot_get_objectives (const HuSnapshot *snapshot);

G_END_DECLS
