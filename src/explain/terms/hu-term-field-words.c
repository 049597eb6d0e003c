/*
 * Words for the keys that conditions of every system have in the game file; see hu-explain-field.c.
 */
#include "config.h"

#include "hu-term-field-words.h"

#include <glib/gi18n-lib.h>

/* Translators: labels of forms in which scenarios are made; behind each, what it means. */
const HuFieldWords hu_term_field_words[] = {
  { "term", "some", N_("At least n of …"), N_("So many of its parts must be met."), "" },
  { "term", "turn", N_("Turn"), N_("The turn is one of these."), "" },
  { "term", "announced", N_("Has announced"), N_("The side has said that it chooses this."), "" },
  { "term", "compare", N_("Compare counts"), N_("One sum of counts is held against another, or against a number."), "" },
  { "term", "ever", N_("Ever …"), N_("Its part was met at some moment so far."), "" },
  { "term", "for", N_("For n turns …"), N_("Its part was met at the end of each of the last turns."), "" },
  { "term", "first", N_("First …"), N_("Its first part was met before its second one."), "" },
  { "term-some", "at_least", N_("At least"), "", "" },
  { "term-some", "of", N_("Of"), "", "" },
  { "term-announced", "side", N_("Side"), "", "" },
  { "term-announced", "what", N_("Announcement"), N_("The words are compared exactly."), "" },
  { "term-compare", "left", N_("Left"), N_("The counts that are added up."), "" },
  { "term-compare", "right", N_("Right"), N_("The sum that it is compared with; without counts, 0."), "" },
  { "term-compare", "more_by", N_("More by"), N_("The left sum is at least so many more."), "" },
  { "term-compare", "at_least", N_("At least"), N_("The left sum less the right one; it may be negative."), "" },
  { "term-compare", "at_most", N_("At most"), N_("The left sum less the right one; it may be negative."), "" },
  { "term-compare", "ratio_at_least", N_("Ratio at least"), "", "" },
  { "term-compare", "ratio_above", N_("Ratio above"), "", "" },
  { "term-count", "times", N_("Times"), N_("So many times it counts; it may be negative."), "" },
  { "term-count", "number", N_("Number"), N_("A number that is added."), "" },
  { "term-ever", "needs", N_("Condition"), "", "" },
  { "term-ever", "at", N_("Looked at"), "", "" },
  { "term-ever", "of", N_("Side"), N_("Only at the end of this side’s phases or player turns."), "" },
  { "term-for", "turns", N_("Turns"), N_("Or player turns, one after the other."), "" },
  { "term-for", "needs", N_("Condition"), "", "" },
  { "term-for", "at", N_("Looked at"), "", "" },
  { "term-for", "of", N_("Side"), N_("Only at the end of this side’s phases or player turns."), "" },
  { "term-first", "needs", N_("Condition"), "", "" },
  { "term-first", "before", N_("Before"), N_("The condition that must come later."), "" },
  { "term-first", "at", N_("Looked at"), "", "" },
  { "term-first", "of", N_("Side"), N_("Only at the end of this side’s phases or player turns."), "" },
  { NULL }
};
