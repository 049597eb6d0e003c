/*
 * The ledger of a system that counts points: every gain, and the totals, which are exactly the sums of the gains.
 */
#pragma once

#include "hu-points.h"
#include "hu-reason.h"
#include "hu-ruling.h"
#include "hu-system.h"

G_BEGIN_DECLS

typedef enum
{
  HU_GAIN_ITEM,       /* of a schedule that has no kinds of items */
  HU_GAIN_ELIMINATED,
  HU_GAIN_PLACE,
  HU_GAIN_AWARD,
  HU_GAIN_LINE,       /* the opponent's line had gaps */
  HU_GAIN_ADJUST,     /* a correction that the players agree on */
  HU_GAIN_START,      /* what a side has before the first event */
} HuGain;

#define HU_N_GAINS (HU_GAIN_START + 1)

/* The names of a system's gains. */
typedef struct
{
  HuSystemId system;
  struct
  {
    HuRulingKind kind;
    const char  *rule;   /* static: that the gain rests on; "" where there is none */
    HuClauseId   clause; /* or NULL */
  } of[HU_N_GAINS];
} HuGains;

/* A line of the ledger, linked to the one before it: a list that grows only at its head, so states share it. */
typedef struct _HuLedgerEntry HuLedgerEntry;

struct _HuLedgerEntry
{
  gint           ref_count;
  HuLedgerEntry *before;
  const HuGains *gains;   /* of its system */
  guint          event;
  guint          turn;
  HuSide         side;    /* who gains */
  HuGain         gain;
  guint          item;    /* index in the schedule, or HU_ITEM_NONE */
  gint64         count;   /* units, strength points, gaps, awards; 1 for others */
  gint64         points;  /* never 0 */
  guint          unit;    /* what it is for: a unit, or HU_UNIT_NONE, */
  gint           place;   /* a place, or -1, */
  HuHex          hex;     /* a hex, or HU_HEX_NONE */
  GArray        *rows;    /* gint: that the line left open; NULL for others */
  GArray        *hexes;   /* HuHex: that the path left open; NULL for others */
  HuReason      *because; /* what of the line was counted; NULL for others */
  char          *reason;  /* of a correction; NULL for others */
  gboolean       provisional;
  gboolean       lost;    /* it takes away what was gained by holding, since that is no longer held */
  guint          scale;   /* so many of its points make one */
};

/* The ledger that a system remembers. */
typedef struct
{
  HuLedgerEntry *last;              /* the newest entry, or NULL */
  gint64         total[HU_N_SIDES]; /* without what is provisional */
  gboolean       overflow;          /* a total has passed 64 bits: the event cannot be */
} HuLedger;

/* Makes an entry with the data that every kind of entry has; it is not in the ledger yet. */
HuLedgerEntry *hu_ledger_entry_new   (const HuState       *state,
                                      const HuGains       *gains,
                                      guint                event,
                                      HuSide               side,
                                      HuGain               gain,
                                      guint                item,
                                      gint64               count,
                                      gint64               points) G_GNUC_WARN_UNUSED_RESULT;
/* NULL is fine for both.  An entry keeps those before it alive. */
HuLedgerEntry *hu_ledger_entry_ref   (HuLedgerEntry       *entry);
void           hu_ledger_entry_unref (HuLedgerEntry       *entry);
/* The reason for the gain: an item of the schedule, or "line", "adjust" or "start"; and the rule that it rests on, or "". */
const char    *hu_ledger_entry_item  (const HuScenario    *scenario,
                                      const HuLedgerEntry *entry);
const char    *hu_ledger_entry_rule  (const HuLedgerEntry *entry);

/* Takes @entry into the ledger.  Returns its ruling, for the system to complete and keep; NULL: an entry of 0 points is
 * dropped.  (transfer full) @entry */
HuRuling      *hu_ledger_add         (HuLedger            *self,
                                      const HuState       *state,
                                      HuLedgerEntry       *entry) G_GNUC_WARN_UNUSED_RESULT;
gboolean       hu_ledger_equal       (const HuLedger      *self,
                                      const HuLedger      *other);
/* Returns a total that is not the sum of its gains, in English, (transfer full); NULL: there is none. */
char          *hu_ledger_find_fault  (const HuLedger      *self,
                                      HuSystemId           system);
/* The entries, the oldest first; (transfer full). */
GPtrArray     *hu_ledger_list        (const HuLedger      *self) G_GNUC_WARN_UNUSED_RESULT;
/* Adds @entry to findings, as what would be gained if the game ended now.  (transfer full) @entry */
void           hu_ledger_foresee     (GPtrArray           *entries,
                                      gint64              *points,
                                      gboolean            *overflow,
                                      HuLedgerEntry       *entry);

G_END_DECLS
