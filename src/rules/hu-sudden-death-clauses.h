/*
 * The clauses of the rule system sudden-death, by name.
 */
#pragma once

#include "hu-reason.h"

G_BEGIN_DECLS

#define HU_SUDDEN_DEATH_CLAUSES(CLAUSE) \
  CLAUSE (ENTERED, "4.2/entered") \
  CLAUSE (RECAPTURED, "4.2/recaptured") \
  CLAUSE (CUT_AT_END_OF_PHASE, "4.3/end-of-phase") \
  CLAUSE (CUT_IN_PHASE, "4.3/in-the-phase") \
  CLAUSE (OPEN, "4.3/open") \
  CLAUSE (CITY, "4.4/city") \
  CLAUSE (ALL_CITIES, "4.4/all-cities") \
  CLAUSE (REAR, "4.5/behind-the-front") \
  CLAUSE (WITHDRAWAL, "9.5/withdrawal") \
  CLAUSE (WITHDRAWAL_FAILED, "9.5/failed") \
  CLAUSE (HELD_OUT, "4.6/held-out")

#define HU_DECLARE_CLAUSE(name, id) extern const char HU_CLAUSE_##name[];
HU_SUDDEN_DEATH_CLAUSES (HU_DECLARE_CLAUSE)
#undef HU_DECLARE_CLAUSE

/* All of them, in the order of the rulebook. */
const HuClauseId *hu_sudden_death_clauses (guint *n);

G_END_DECLS
