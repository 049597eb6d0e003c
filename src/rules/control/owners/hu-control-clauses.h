/*
 * The clauses of the rule system control (section 26), by name.  An id is the number of the
 * rule and a short name; the words for the clauses are in explain/.
 */
#pragma once

#include "hu-reason.h"

G_BEGIN_DECLS

#define HU_CONTROL_CLAUSES(CLAUSE) \
  /* Owners at the start */ \
  CLAUSE (SET_UP_AREA, "26.11/set-up-area") \
  CLAUSE (BOARD, "26.11/board") \
  CLAUSE (BOTH_AREAS, "26.11/both-areas") \
  CLAUSE (PARTLY, "26.11/partly") \
  CLAUSE (HOLDING, "26.11/holding") \
  /* Gaining, and who does not */ \
  CLAUSE (OCCUPIED, "26.11/occupied") \
  CLAUSE (ARMED_ENEMY, "26.11/armed-enemy") \
  CLAUSE (UNARMED_ENEMY, "26.11/unarmed-enemy") \
  CLAUSE (BYPASS, "26.11/bypass") \
  CLAUSE (MMC, "26.11/mmc") \
  CLAUSE (ARMED, "26.11/armed") \
  CLAUSE (PRISONER, "26.11/prisoner") \
  CLAUSE (GOOD_ORDER, "26.11/good-order") \
  CLAUSE (ON_FOOT, "26.11/on-foot") \
  CLAUSE (VEHICLE, "26.11/vehicle") \
  CLAUSE (SUBTERRANEAN, "26.11/subterranean") \
  CLAUSE (BYPASS_OF_BUILDING, "26.11/bypass-of-building") \
  CLAUSE (MOPPING_UP, "26.11/mopping-up") \
  CLAUSE (MOPPING_UP_BYPASS, "26.11/mopping-up-bypass") \
  CLAUSE (ROWHOUSE, "26.15/rowhouse") \
  /* Vehicles */ \
  CLAUSE (HOLD, "26.12/hold") \
  CLAUSE (ONLY_LOCATION, "26.12/only-location") \
  CLAUSE (REVERTS, "26.12/reverts") \
  CLAUSE (DEVOID, "26.12/devoid") \
  CLAUSE (HOLD_BYPASS, "26.12/bypass") \
  CLAUSE (HOLD_ARMED, "26.12/armed") \
  /* Hexes */ \
  CLAUSE (GROUND_LEVEL, "26.13/ground-level") \
  CLAUSE (HEX_ENEMY, "26.13/armed-enemy") \
  CLAUSE (ROOFTOP, "26.13/rooftop") \
  CLAUSE (BRIDGE, "26.131/bridge") \
  CLAUSE (PILLBOX, "26.132/pillbox") \
  /* Buildings */ \
  CLAUSE (ANY_LEVEL, "26.14/any-level") \
  CLAUSE (BUILDING_ENEMY, "26.14/armed-enemy") \
  CLAUSE (ROOF_AND_CELLAR, "26.14/roof-and-cellar") \
  /* Concealment */ \
  CLAUSE (DECLARED, "26.15/declared") \
  CLAUSE (POSSIBLE_ENEMY, "26.15/possible-enemy") \
  CLAUSE (UNDECLARED, "26.15/undeclared") \
  CLAUSE (HIDDEN, "26.15/hidden") \
  /* Fire */ \
  CLAUSE (KINDLED, "26.16/kindled") \
  CLAUSE (CUT_OFF, "26.16/cut-off") \
  CLAUSE (BARRED, "26.16/barred") \
  CLAUSE (BOTH_FORFEIT, "26.16/both-forfeit") \
  CLAUSE (CLOSED, "26.16/closed") \
  CLAUSE (MAJORITY, "26.161/majority") \
  CLAUSE (WITH_ITS_HEX, "26.161/with-its-hex") \
  CLAUSE (WITH_ITS_HEXES, "26.161/with-its-hexes") \
  CLAUSE (JOINED_BOTH, "26.162/both-sides") \
  CLAUSE (JOINED_ONE, "26.162/one-side") \
  /* Points */ \
  CLAUSE (ELIMINATED, "26.221/eliminated") \
  CLAUSE (LEFT_THE_MAP, "26.221/left-the-map") \
  CLAUSE (REDUCED, "26.221/reduced") \
  CLAUSE (CAPTURED, "26.222/captured") \
  CLAUSE (CAPTURED_NO_MORE, "26.222/captured-no-more") \
  CLAUSE (CAPTIVE_ELIMINATED, "26.222/captive-eliminated") \
  CLAUSE (OWN_ATTACK, "26.222/own-attack") \
  CLAUSE (DOUBLE, "26.222/double") \
  CLAUSE (FOURFOLD, "26.222/fourfold") \
  CLAUSE (EXIT, "26.23/exit") \
  CLAUSE (EXIT_HERO, "26.211/exit-hero") \
  CLAUSE (EXIT_DOUBLE, "26.23/double") \
  /* Units that count nothing */ \
  CLAUSE (HERO, "26.211/hero") \
  CLAUSE (NO_VALUE, "26.212/no-value") \
  CLAUSE (OWN_VALUE, "26.2/own-value") \
  CLAUSE (RECALL, "26.2/recall") \
  CLAUSE (GUARD, "26.2/guard") \
  CLAUSE (LANDING, "26.2/landing") \
  CLAUSE (EXIT_CAPTURED, "26.23/captured") \
  CLAUSE (EXIT_BROKEN, "26.23/broken") \
  /* Values */ \
  CLAUSE (VALUE_SQUAD, "26.211/squad") \
  CLAUSE (VALUE_HALF_SQUAD, "26.211/half-squad") \
  CLAUSE (VALUE_LEADER, "26.211/leader") \
  CLAUSE (VALUE_WOUNDED, "26.211/wounded") \
  CLAUSE (VALUE_ARMOR_LEADER, "26.211/armor-leader") \
  CLAUSE (VALUE_GUN, "26.212/gun") \
  CLAUSE (VALUE_VEHICLE, "26.212/vehicle") \
  CLAUSE (VALUE_ARMAMENT, "26.212/armament") \
  CLAUSE (VALUE_ARMOR, "26.212/armor") \
  CLAUSE (VALUE_CREW, "26.212/crew") \
  CLAUSE (VALUE_TEMPORARY_CREW, "26.23/temporary-crew") \
  /* The winner */ \
  CLAUSE (AT_THE_INSTANT, "26.1/at-the-instant") \
  CLAUSE (AT_THE_END, "26.1/at-the-end") \
  CLAUSE (AT_A_MOMENT, "26.1/at-a-moment") \
  CLAUSE (COUNT_STATE, "26.1/state") \
  CLAUSE (COUNT_ELIMINATED, "26.1/eliminated") \
  CLAUSE (COUNT_EXITED, "26.1/exited") \
  CLAUSE (COUNT_CAPTURED, "26.1/captives") \
  CLAUSE (DESTROYED, "26.1/destroyed") \
  CLAUSE (OTHERWISE, "26.1/otherwise") \
  CLAUSE (UNDECIDED, "26.1/undecided") \
  CLAUSE (AVOIDED, "26.3/avoided")

HU_CONTROL_CLAUSES (HU_DECLARE_CLAUSE)

G_END_DECLS
