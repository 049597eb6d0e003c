/*
 * Whether a condition is met, how it stands, and what it has learnt.
 */
#pragma once

#include "hu-event.h"
#include "hu-supply-opening.h"
#include "hu-term.h"

G_BEGIN_DECLS

#define HU_JUDGING_NO_MOMENT (-1) /* the instant alone, in place of a HuMoment */

/* The memory of a term. */
typedef struct
{
  guint since;        /* the event, or HU_REASON_NO_EVENT: its condition has never been met */
  guint before_since; /* of first: likewise, the other condition */
  guint run;          /* of for: ends in a row */
} HuTermMemory;

/* A position that many terms look at; a system's begins with it. */
struct _HuTermLook
{
  const HuState *state;
  HuTermMemory  *memory; /* by the number of the term */
  guint          turn;   /* that conditions are held against; see hu_state_get_turn() */
};

/* A term as it stands, with its parts. */
struct _HuTermFinding
{
  const HuTerm *term;
  gboolean      met;
  gboolean      settled;   /* it stays as it is, met or not, whatever is played */
  gboolean      too_late;  /* of for: fewer turns are left, the present one too, than it still has to hold … */
  gint64        turns_left; /* … this many */
  gint64        have, need;
  gint64        have_of, need_of; /* of a ratio: the second numbers */
  gint64        left, right; /* of compare: the two sums */
  guint         unit;      /* of what is had, all of these; 0: 1 */
  guint         need_unit; /* likewise, of what is needed */
  gint64        doubt;     /* the part of what is had, in its unit, that the viewer cannot be sure of; below 0: what may
                              have to be added */
  guint         concealed; /* counters in it that the viewer cannot identify */
  gint64        at_end;    /* the part of what is had, in its unit, that comes only as the game ends; it has not ended */
  gboolean      untold;    /* it may stand otherwise, so that the viewer cannot tell */
  guint         n_untold;  /* things that the viewer cannot tell to count or not: parts of a group, which what is had leaves
                              out, or things that are listed, which `doubt` tells */
  GArray       *hexes;     /* HuHex that count; NULL: the term has none */
  GArray       *units;     /* guint that count; likewise */
  GArray       *against;   /* guint: enemies in the way; likewise */
  GArray       *lacking;   /* guint places, or HuHex: listed, and not counting yet; likewise */
  gboolean      lacks_places;
  GArray       *rows;      /* gint: gaps; likewise */
  HuSupplyOpening *opening; /* of lines: what would let one through from the first hex that lacks one; NULL: none does */
  gboolean      has_cut;
  GArray       *cut;       /* HuHex; NULL: one of the traced hexes is an open source */
  gboolean      cut_exact;
  gboolean      remembers; /* `since` says something */
  guint         since;     /* the event, or HU_REASON_NO_EVENT */
  guint         before_since; /* of first, likewise */
  GPtrArray    *parts;     /* HuTermFinding */
};

static inline guint
hu_term_finding_unit (const HuTermFinding *finding)
{
  return MAX (finding->unit, 1);
}

static inline guint
hu_term_finding_need_unit (const HuTermFinding *finding)
{
  return MAX (finding->need_unit, 1);
}

/* Is it met?  @look has what counts for it. */
gboolean       hu_term_is_met       (HuTermLook       *look,
                                     const HuTerm     *term);
/* @plain: the same position without what is provisional, which what a term remembers never counts; NULL: @look itself. */
HuTermFinding *hu_term_find         (HuTermLook       *look,
                                     const HuTerm     *term,
                                     HuTermLook       *plain) G_GNUC_WARN_UNUSED_RESULT;
void           hu_term_finding_free (HuTermFinding    *finding);
/* Is it a condition that has to hold for some time, which holds now, so that nothing but time turns it? */
gboolean       hu_term_finding_runs (const HuTermFinding *finding);
/* The fewest terms that must turn for @needs to be met. */
guint          hu_term_find_lack    (HuTermFinding    *needs,
                                     GPtrArray        *pointers,
                                     GPtrArray        *lacking);
/* Is it shorter to the first of two conditions by what they lack: by fewer things that must change, or else by fewer
 * terms, or else by what remains of them? */
gboolean       hu_term_lacks_less   (const GPtrArray  *one,
                                     const GPtrArray  *other);
/* The numbers of its parts (element-type guint); of a choice what is met first, then the nearest way, by fewest things to
 * change; a way that is closed comes last. */
GArray        *hu_term_rank_ways    (const HuTermFinding *finding) G_GNUC_WARN_UNUSED_RESULT;
/* Does a : b keep that bound? */
gboolean       hu_ratio_is_above    (HuWide            a,
                                     HuWide            b,
                                     const HuRatio    *lower);
gboolean       hu_ratio_is_below    (HuWide            a,
                                     HuWide            b,
                                     const HuRatio    *upper);
/* Is it judged at this moment?  @moment: a HuMoment, or HU_JUDGING_NO_MOMENT. */
gboolean       hu_judged_now        (const HuState    *state,
                                     HuJudged          when,
                                     HuSide            of,
                                     const char       *phase,
                                     gint              moment);
/* Will it be judged at a moment to come in one of these turns, the end of the present phase too?  Also TRUE once the clock is
 * over: there is nothing to come then, but what was judged was. */
gboolean       hu_judged_again      (const HuState    *state,
                                     HuJudged          when,
                                     HuSide            of,
                                     const char       *phase,
                                     const HuTurnSpan *turns);
/* The memory of so many terms, which know nothing yet; g_free() */
HuTermMemory  *hu_term_memory_new   (guint             n) G_GNUC_WARN_UNUSED_RESULT;
/* The terms first … end - 1 of those that remember learn from this moment. */
void           hu_terms_learn       (HuTermLook       *look,
                                     const GPtrArray  *terms,
                                     guint             first,
                                     guint             end,
                                     guint             event,
                                     gint              moment);
/* Adds the announcements (HuEvent) that some of @terms wait for, each once. */
void        hu_terms_list_announcements (const GPtrArray *terms,
                                    GPtrArray           *events);
/* Terms that wait for an announcement hear of this event, whatever it is; NULL: the set-up. */
void           hu_terms_hear        (HuTermMemory     *memory,
                                     const GPtrArray  *terms,
                                     const HuEvent    *cause,
                                     guint             event);

G_END_DECLS
