/*
 * Declarations that the files of terms share.
 */
#pragma once

#include "hu-term-clauses.h"
#include "hu-term-find.h"

G_BEGIN_DECLS

/* Counts what a term without parts has, or a comparison. */
void     hu_term_count      (HuTermLook    *look,
                             const HuTerm  *term,
                             HuTermFinding *counted,
                             gboolean       names);
gboolean hu_compare_is_met  (HuTermLook    *look,
                             const HuTerm  *term);
/* Whether it is met, and its numbers; @finding has the counts as its parts. */
void     hu_compare_find    (HuTermFinding *finding);
/* Settles what stays as it is, its parts first. */
void     hu_term_settle     (const HuState *state,
                             HuTermFinding *finding);

G_END_DECLS
