/*
 * The map of the rulebook: how far a learner is with each clause, and which comes next.
 */
#pragma once

#include "hu-clause.h"
#include "hu-drill-order.h"
#include "hu-progress.h"

G_BEGIN_DECLS

typedef enum
{
  HU_MASTERY_NEW,       /* never seen */
  HU_MASTERY_SEEN,      /* read, or asked and never answered right */
  HU_MASTERY_PRACTISED, /* answered right */
  HU_MASTERY_MASTERED,  /* answered right on several days, the last time after a week */
  HU_N_MASTERIES
} HuMastery;

/* Tells whether a position can turn on @clause; the others are there to be read. */
gboolean        hu_clause_is_asked (const HuClause   *clause);
HuMastery       hu_mastery_find    (const HuProgress *progress,
                                    const HuClause   *clause);
/* Fills @counts with the number of clauses of each mastery. */
void            hu_mastery_count   (const HuProgress *progress,
                                    HuSystemId        system,
                                    guint             counts[HU_N_MASTERIES]);
/* Notes that clauses have been read or taught; and the same of all on @page. */
void            hu_mastery_read    (const HuClauseId *ids,
                                    guint             n_ids);
void            hu_mastery_read_page (const HuRulePage *page);
/* Notes that a question or a task that applies these clauses was done, and how well. */
void            hu_mastery_review  (const HuClauseId *ids,
                                    guint             n_ids,
                                    HuQuality         quality,
                                    guint32           today);

/* The clauses that may be asked now, in the order in which they are to be: what was missed a while ago, what is due, what
 * is new, and then the rest by its day; of those that are due or new first the clauses of finished lessons.
 * @system: HU_N_SYSTEMS: all; @taught (HuClauseId): clauses of finished lessons, or NULL; @order: what was asked before, or
 * NULL.  (transfer full) (element-type HuClause). */
GPtrArray      *hu_mastery_list_next (const HuProgress *progress,
                                    HuSystemId        system,
                                    GHashTable       *taught,
                                    const HuDrillOrder *order,
                                    guint32           today,
                                    GRand            *rand) G_GNUC_WARN_UNUSED_RESULT;
HuSystemId      hu_clause_system   (const HuClause   *clause);

G_END_DECLS
