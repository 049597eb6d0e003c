/*
 * The clauses on conditions that all systems have in common, by name.
 */
#pragma once

#include "hu-reason.h"

G_BEGIN_DECLS

#define HU_TERM_CLAUSES(CLAUSE) \
  CLAUSE (TERMS_OF, "outcomes/of-a-side") \
  CLAUSE (TERMS_ALL, "terms/all") \
  CLAUSE (TERMS_AGAINST_NONE, "terms/against-none") \
  CLAUSE (TERMS_EVER, "terms/ever") \
  CLAUSE (TERMS_FOR, "terms/for") \
  CLAUSE (TERMS_FIRST, "terms/first") \
  CLAUSE (TERMS_ANNOUNCED, "terms/announced") \
  CLAUSE (TERMS_COMPARED, "terms/compared") \
  CLAUSE (TERMS_TIMES, "terms/times")

HU_TERM_CLAUSES (HU_DECLARE_CLAUSE)

G_END_DECLS
