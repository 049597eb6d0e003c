/*
 * A reason: why the rules judged something as they did, or why they did not.  The judging code
 * makes it once; log, Why?, hover card, report and JSON all word the same reason and never work
 * it out a second time.
 *
 * A clause is one sentence of a rulebook, identified by the number of its rule and a short
 * name.  Each rule system has a header with the names of its clauses (hu-control-clauses.h);
 * the words for them are in explain/.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

/* "26.161/majority".  A clause has always the same pointer, so ids are compared as pointers. */
typedef const char *HuClauseId;

/* For a list of clauses by name and id, as HU_LINE_CLAUSES() is. */
#define HU_DECLARE_CLAUSE(name, id) extern const char HU_CLAUSE_##name[];
#define HU_DEFINE_CLAUSE(name, id) const char HU_CLAUSE_##name[] = id;

#define HU_REASON_NO_EVENT G_MAXUINT

/* Clauses of all rule systems. */
extern const char HU_CLAUSE_CONCESSION[];
extern const char HU_CLAUSE_PLAY_STOPS[];

/* The clause that judging in this thread leaves out, as if the rules did not have it; NULL: none.  It is asked for at
 * every branch that a clause decides: the linker's other ways to a variable of a thread call a function each time. */
extern _Thread_local HuClauseId hu_clause_left_out __attribute__ ((tls_model ("initial-exec")));

/* From now on this thread judges without @clause (NULL: with all): its branches are not taken.  Who judges a game with
 * and without learns whether the clause decides anything in it.  Scenarios that are finished meanwhile have derived data
 * without it too, and are for nothing else. */
static inline void
hu_clause_leave_out (HuClauseId clause)
{
  hu_clause_left_out = clause;
}

/* Where the clause itself is the whole condition. */
static inline gboolean
hu_clause_is_on (HuClauseId clause)
{
  return clause != NULL && clause != hu_clause_left_out;
}

/* @condition, at the branch that @clause decides. */
#define HU_CLAUSE_HOLDS(clause, condition) ((condition) && hu_clause_is_on (clause))
/* For a function that returns the clause, or NULL where no clause decides. */
#define HU_CLAUSE_OR_NULL(clause) (hu_clause_is_on (clause) ? (clause) : NULL)

/* A clause by which something did not count, and the units that did not. */
typedef struct
{
  HuClauseId  clause;
  GArray     *units;   /* guint; may be empty, never NULL */
  gboolean    unknown; /* also something that the side of the judgement cannot name */
} HuException;

typedef struct
{
  HuClauseId  clause;     /* NULL: it rests on no clause */
  gboolean    met;        /* TRUE: the judgement rests on the clause; FALSE: the clause is the missing condition */
  HuSide      side;       /* whose judgement it is */
  GArray     *exceptions; /* HuException: those that were used; or NULL */
  gint        have;       /* where it counts something: 4 */
  gint        need;       /* 5; 0: it counts nothing */
  gint        of;         /* 8, or 0 */
  guint       since;      /* the event by which it came about, or HU_REASON_NO_EVENT: by this one */
  guint       instead_of; /* the event whose points these replace, or HU_REASON_NO_EVENT */
  gint64      replaced;   /* those points */
  GArray     *units;      /* guint: who it is; or NULL */
  GArray     *places;     /* HuLocation: where it is; likewise */
  GArray     *around;     /* HuHex: on which it depends and that @side lacks; likewise */
  GArray     *area;       /* HuHex: those that are closed as one with it, itself too; likewise */
} HuReason;

#define HU_REASON_INIT(clause_id) \
  { .clause = (clause_id), .met = TRUE, .side = HU_SIDE_NONE, \
    .since = HU_REASON_NO_EVENT, .instead_of = HU_REASON_NO_EVENT }

HuReason *hu_reason_new      (HuClauseId      clause,
                              gboolean        met,
                              HuSide          side) G_GNUC_WARN_UNUSED_RESULT;
HuReason *hu_reason_copy     (const HuReason *reason) G_GNUC_WARN_UNUSED_RESULT;
void      hu_reason_free     (HuReason       *reason);
/* Frees the contents of a reason inside another structure. */
void      hu_reason_clear    (HuReason       *reason);
/* Adds @unit to those that @clause excused; HU_UNIT_NONE: one that cannot be named. */
void      hu_reason_except   (HuReason       *reason,
                              HuClauseId      clause,
                              guint           unit);
/* Adds that @clause was used, which excuses no unit. */
void      hu_reason_use      (HuReason       *reason,
                              HuClauseId      clause);
/* Names @unit; units stand in their order. */
void      hu_reason_add_unit (HuReason       *reason,
                              guint           unit);
/* The exception by @clause, or NULL. */
const HuException *hu_reason_find_exception (const HuReason *reason,
                                             HuClauseId      clause);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuReason, hu_reason_free)

G_END_DECLS
