/*
 * The clauses of the rule system sudden-death, by name, beside those of supply.
 */
#pragma once

#include "hu-supply-clauses.h"

G_BEGIN_DECLS

#define HU_SUDDEN_DEATH_CLAUSES(CLAUSE) \
  CLAUSE (NO_DRAW, "4.1/no-draw") \
  CLAUSE (ENTERED, "4.2/entered") \
  CLAUSE (ANY_HEX, "4.2/any-hex") \
  CLAUSE (ENTERED_AT_SET_UP, "4.2/set-up") \
  CLAUSE (RECAPTURED, "4.2/recaptured") \
  CLAUSE (CUT_AT_END_OF_PHASE, "4.3/end-of-phase") \
  CLAUSE (ANY_PHASE, "4.3/any-phase") \
  CLAUSE (CUT_IN_PHASE, "4.3/in-the-phase") \
  CLAUSE (OPEN, "4.3/open") \
  CLAUSE (EVERY_HEX, "4.3/every-hex") \
  CLAUSE (OWN_LINES, "4.3/own-lines") \
  CLAUSE (AS_A_UNIT, "4.3/as-a-unit") \
  CLAUSE (OWN_SOURCE, "4.3/own-source") \
  CLAUSE (EDGES, "4.3/edges") \
  CLAUSE (CITY, "4.4/city") \
  CLAUSE (ALL_CITIES, "4.4/all-cities") \
  CLAUSE (EVERY_CITY, "4.4/every-city") \
  CLAUSE (LAST_TURN, "4.4/last-turn") \
  CLAUSE (CITY_SUPPLY, "4.4/supply") \
  CLAUSE (REAR, "4.5/behind-the-front") \
  CLAUSE (TOWN_OR_CITY, "4.5/town-or-city") \
  CLAUSE (INITIAL_LINE, "4.5/initial-line") \
  CLAUSE (COMES_UNDER, "4.5/comes-under") \
  CLAUSE (REAR_SUPPLY, "4.5/supply") \
  CLAUSE (WITHDRAWAL, "9.5/withdrawal") \
  CLAUSE (WITHDRAWAL_FITS, "9.5/fits") \
  CLAUSE (WITHDRAWAL_EARLIEST, "9.5/earliest") \
  CLAUSE (WITHDRAWAL_FAILED, "9.5/failed") \
  CLAUSE (WITHDRAWAL_DUE, "9.5/due") \
  CLAUSE (WITHDRAWAL_DEAD, "9.5/any-reason") \
  CLAUSE (HELD_OUT, "4.6/held-out") \
  CLAUSE (AFTER_ALL, "4.6/after-all")

HU_SUDDEN_DEATH_CLAUSES (HU_DECLARE_CLAUSE)

G_END_DECLS
