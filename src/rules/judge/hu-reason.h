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

#define HU_REASON_NO_EVENT G_MAXUINT

/* Clauses of all rule systems. */
extern const char HU_CLAUSE_CONCESSION[];
extern const char HU_CLAUSE_PLAY_STOPS[];

/* @condition, at the branch that @clause decides.  In a build for the tests one clause can be switched off
 * (HU_CLAUSE_OFF in the environment): its branches are then never taken, which shows whether any game comes out
 * differently without it. */
#ifdef HU_CLAUSE_SWITCHES
gboolean hu_clause_is_on (HuClauseId clause); /* the tests have it */
#define HU_CLAUSE_HOLDS(clause, condition) (hu_clause_is_on (clause) && (condition))
#define HU_CLAUSE_OR_NULL(clause) (hu_clause_is_on (clause) ? (clause) : NULL)
#else
#define HU_CLAUSE_HOLDS(clause, condition) (condition)
/* For a function that returns the clause, or NULL where no clause decides. */
#define HU_CLAUSE_OR_NULL(clause) (clause)

/* Where the clause itself is the whole condition. */
static inline gboolean
hu_clause_is_on (HuClauseId clause)
{
  return clause != NULL;
}
#endif

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
