/*
 * The rows that conditions of all systems have in the table of the format.
 */
#pragma once

#include "hu-format-private.h"
#include "hu-term.h"

G_BEGIN_DECLS

#define HU_JUDGED_WORDS WORDS ("instant", "phase", "player-turn", "turn", "end")
#define HU_LEAST(object, key, least_of_all, required, otherwise) \
  NUMBER (object, key, required, otherwise, least_of_all, MOST, GIVEN (HuTerm, least, has_least))
#define HU_MOST(object, least_of_all, otherwise) \
  NUMBER (object, "at_most", FALSE, otherwise, least_of_all, MOST, GIVEN (HuTerm, most, has_most))
/* Bounds that may have decimals. */
#define HU_DECIMAL_BOUNDS(object) \
  KEY (object, "at_least", DECIMAL, FALSE), \
  KEY (object, "at_most", DECIMAL, FALSE)

/* The members of a condition that is no atom, @object: the first of them, and those that stand behind its atoms. */
#define HU_TERM_FIELDS(object) \
  PART (object, "all", LIST, FALSE, object), \
  PART (object, "any", LIST, FALSE, object), \
  PART (object, "not", TERM, FALSE, object), \
  PART (object, "some", OBJECT, FALSE, object "-some"), \
  PART (object, "turn", SPAN, FALSE, "turn-span")

#define HU_TERM_MORE_FIELDS(object) \
  PART (object, "announced", OBJECT, FALSE, object "-announced"), \
  PART (object, "compare", OBJECT, FALSE, object "-compare"), \
  PART (object, "ever", OBJECT, FALSE, object "-ever"), \
  PART (object, "for", OBJECT, FALSE, object "-for"), \
  PART (object, "first", OBJECT, FALSE, object "-first")

/* What these hold; the atoms that can be counted follow, as members of "OBJECT-count". */
#define HU_TERM_PART_FIELDS(object) \
  HU_LEAST (object "-some", "at_least", 1, TRUE, NULL), \
  PART (object "-some", "of", LIST, TRUE, object), \
  HELD (object "-announced", "side", SIDE, TRUE, IN (HuTerm, side)), \
  HELD (object "-announced", "what", TEXT, TRUE, IN (HuTerm, what)), \
  PART (object "-compare", "left", LIST, TRUE, object "-count"), \
  PART (object "-compare", "right", LIST, FALSE, object "-count"), \
  KEY (object "-compare", "more_by", DECIMAL, FALSE), \
  HU_DECIMAL_BOUNDS (object "-compare"), \
  KEY (object "-compare", "ratio_at_least", RATIO, FALSE), \
  KEY (object "-compare", "ratio_above", RATIO, FALSE), \
  PART (object "-ever", "needs", TERM, TRUE, object), \
  WORD (object "-ever", "at", FALSE, "\"instant\"", HU_JUDGED_WORDS, GIVEN (HuTerm, at, at_given)), \
  HELD (object "-ever", "of", SIDE, FALSE, IN (HuTerm, of)), \
  HU_LEAST (object "-for", "turns", 1, TRUE, NULL), \
  PART (object "-for", "needs", TERM, TRUE, object), \
  WORD (object "-for", "at", FALSE, "\"turn\"", WORDS ("player-turn", "turn"), BY_HAND), \
  HELD (object "-for", "of", SIDE, FALSE, IN (HuTerm, of)), \
  PART (object "-first", "needs", TERM, TRUE, object), \
  PART (object "-first", "before", TERM, TRUE, object), \
  WORD (object "-first", "at", FALSE, "\"instant\"", HU_JUDGED_WORDS, GIVEN (HuTerm, at, at_given)), \
  HELD (object "-first", "of", SIDE, FALSE, IN (HuTerm, of)), \
  KEY (object "-count", "times", DECIMAL, FALSE), \
  KEY (object "-count", "number", DECIMAL, FALSE)

G_END_DECLS
