/*
 * The rows that conditions of all systems have in the table of the format.
 */
#pragma once

#include "hu-format-private.h"
#include "hu-term.h"

G_BEGIN_DECLS

#define HU_JUDGED_WORDS WORDS ("instant", "phase", "player-turn", "turn", "end")
#define HU_LEAST(object, key, least_of_all, required, otherwise, ...) \
  NUMBER (object, key, required, otherwise, least_of_all, MOST, GIVEN (HuTerm, least, has_least), __VA_ARGS__)
#define HU_MOST(object, least_of_all, otherwise, ...) \
  NUMBER (object, "at_most", FALSE, otherwise, least_of_all, MOST, GIVEN (HuTerm, most, has_most), __VA_ARGS__)
/* Bounds that may have decimals, in one unit. */
#define HU_DECIMAL_BOUNDS(object) \
  DECIMAL (object, "at_least", FALSE, HuTerm, least, unit, .given = G_STRUCT_OFFSET (HuTerm, has_least), .hook = TRUE), \
  DECIMAL (object, "at_most", FALSE, HuTerm, most, unit, .given = G_STRUCT_OFFSET (HuTerm, has_most), .hook = TRUE)
/* A ratio that is a bound: HU_RATIO_BOUND ("term-ratio", "below", upper, EXCLUSIVE, 1) */
#define HU_RATIO_BOUND(object, key, member, how, least) \
  RATIO (object, key, least, G_STRUCT_OFFSET (HuTerm, member.numerator), 2 * sizeof (gint64), NULL, \
         G_STRUCT_OFFSET (HuTerm, member.bound), 0, .first = HU_RATIO_ ## how)
/* A list that may not be empty, and units of the side of the condition. */
#define HU_FILLED .filled = ""
#define HU_OWN_UNITS(object) \
  HELD (object, "units", UNITS, FALSE, IN (HuTerm, filter.units), NULL, G_STRUCT_OFFSET (HuTerm, side), 2, \
        .fault = HU_FAULT_FOREIGN, HU_FILLED)
/* An atom, or another condition that is an object: its members are those of the condition. */
#define HU_TERM_OBJECT(object, word, of) \
  { object, word, HU_FIELD_OBJECT, FALSE, NULL, 0, 0, NULL, of, 0, 0, sizeof (HuTerm), .strict = TRUE }
/* A condition in a condition: which of its parts. */
#define HU_TERM_PART(object, key, required, of, number) \
  { object, key, HU_FIELD_TERM, required, NULL, 0, 0, NULL, of, 0, IN (HuTerm, parts), .flag = 1, .first = number }
#define HU_TERM_PARTS(object, key, required, of, ...) \
  { object, key, HU_FIELD_LIST, required, NULL, 0, 0, NULL, of, 0, IN (HuTerm, parts), __VA_ARGS__ }
#define HU_SPAN(object, Record, member, ...) \
  { object, "turn", HU_FIELD_SPAN, FALSE, NULL, 0, 0, NULL, "turn-span", 0, IN (Record, member), __VA_ARGS__ }

/* The members of a condition that is no atom, @object: the first of them, and those that stand behind its atoms. */
#define HU_TERM_FIELDS(object) \
  HU_TERM_PARTS (object, "all", FALSE, object, NOT_EMPTY), \
  HU_TERM_PARTS (object, "any", FALSE, object, NOT_EMPTY), \
  HU_TERM_PART (object, "not", FALSE, object, 0), \
  HU_TERM_OBJECT (object, "some", object "-some"), \
  HU_SPAN (object, HuTerm, turn, .strict = TRUE)

#define HU_TERM_MORE_FIELDS(object) \
  HU_TERM_OBJECT (object, "announced", object "-announced"), \
  HU_TERM_OBJECT (object, "compare", object "-compare"), \
  HU_TERM_OBJECT (object, "ever", object "-ever"), \
  HU_TERM_OBJECT (object, "for", object "-for"), \
  HU_TERM_OBJECT (object, "first", object "-first")

/* The contents of these; the atoms that can be counted follow, as members of "OBJECT-count". */
#define HU_TERM_PART_FIELDS(object) \
  NUMBER (object "-some", "at_least", TRUE, NULL, 1, MOST, GIVEN (HuTerm, least, has_least), .turn = 1), \
  HU_TERM_PARTS (object "-some", "of", TRUE, object, NOT_EMPTY), \
  HELD (object "-announced", "side", SIDE, TRUE, IN (HuTerm, side)), \
  HELD (object "-announced", "what", TEXT, TRUE, IN (HuTerm, what), NOT_EMPTY), \
  HU_TERM_PARTS (object "-compare", "left", TRUE, object "-count", NOT_EMPTY, \
                 .beside = G_STRUCT_OFFSET (HuTerm, n_left), .flag = 1), \
  HU_TERM_PARTS (object "-compare", "right", FALSE, object "-count", NOT_EMPTY, \
                 .beside = G_STRUCT_OFFSET (HuTerm, has_right)), \
  DECIMAL (object "-compare", "more_by", FALSE, HuTerm, more_by.value, more_by.unit, \
           .given = G_STRUCT_OFFSET (HuTerm, has_more_by)), \
  HU_DECIMAL_BOUNDS (object "-compare"), \
  HU_RATIO_BOUND (object "-compare", "ratio_at_least", lower, INCLUSIVE, 0), \
  HU_RATIO_BOUND (object "-compare", "ratio_above", lower, EXCLUSIVE, 0), \
  HU_TERM_PART (object "-ever", "needs", TRUE, object, 0), \
  WORD (object "-ever", "at", FALSE, "\"instant\"", HU_JUDGED_WORDS, GIVEN (HuTerm, at, at_given)), \
  HELD (object "-ever", "of", SIDE, FALSE, IN (HuTerm, of)), \
  NUMBER (object "-for", "turns", TRUE, NULL, 1, MOST, GIVEN (HuTerm, least, has_least), .turn = 1), \
  HU_TERM_PART (object "-for", "needs", TRUE, object, 0), \
  WORD (object "-for", "at", FALSE, "\"turn\"", WORDS ("player-turn", "turn"), GIVEN (HuTerm, at, at_given), \
        .first = HU_JUDGED_PLAYER_TURN), \
  HELD (object "-for", "of", SIDE, FALSE, IN (HuTerm, of)), \
  HU_TERM_PART (object "-first", "needs", TRUE, object, 0), \
  HU_TERM_PART (object "-first", "before", TRUE, object, 1), \
  WORD (object "-first", "at", FALSE, "\"instant\"", HU_JUDGED_WORDS, GIVEN (HuTerm, at, at_given)), \
  HELD (object "-first", "of", SIDE, FALSE, IN (HuTerm, of)), \
  DECIMAL (object "-count", "times", FALSE, HuTerm, times.value, times.unit, \
           .given = G_STRUCT_OFFSET (HuTerm, has_times)), \
  DECIMAL (object "-count", "number", FALSE, HuTerm, least, unit)

G_END_DECLS
