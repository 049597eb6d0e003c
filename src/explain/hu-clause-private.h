/*
 * The tables of the clause index, one a rule system (hu-clause-*.c).
 */
#pragma once

#include "hu-clause.h"

G_BEGIN_DECLS

const HuClause *_hu_sudden_death_clause_words (guint *n);
const HuClause *_hu_front_line_clause_words   (guint *n);
const HuClause *_hu_control_clause_words      (guint *n);

G_END_DECLS
