/*
 * Rows of the tables of fields, for the files that have such a table.
 */
#pragma once

#include "hu-format.h"

G_BEGIN_DECLS

#define WORDS(...) (const char * const[]) { __VA_ARGS__, NULL }
#define MOST G_MAXINT64

/* The last argument of a row that the rules hold in a plain member, and of one that they do not. */
#define IN(Record, member) G_STRUCT_OFFSET (Record, member), sizeof (((Record *) NULL)->member)
#define BY_HAND 0, 0

#define TEXT(object, key, required) { object, key, HU_FIELD_TEXT, required, NULL, 0, 0, NULL, NULL, 0, BY_HAND }
#define KEY(object, key, type, required) \
  { object, key, HU_FIELD_ ## type, required, NULL, 0, 0, NULL, NULL, 0, BY_HAND }
#define NUMBER(object, key, required, otherwise, least, most, ...) \
  { object, key, HU_FIELD_INTEGER, required, otherwise, least, most, NULL, NULL, 0, __VA_ARGS__ }
#define FLAG(object, key, otherwise, ...) \
  { object, key, HU_FIELD_BOOLEAN, FALSE, otherwise, 0, 0, NULL, NULL, 0, __VA_ARGS__ }
#define WORD(object, key, required, otherwise, words, ...) \
  { object, key, HU_FIELD_WORD, required, otherwise, 0, 0, words, NULL, 0, __VA_ARGS__ }
#define SOME(object, key, required, otherwise, words, ...) \
  { object, key, HU_FIELD_WORDS, required, otherwise, 0, 0, words, NULL, 0, __VA_ARGS__ }
/* As KEY, held in a member: HELD ("place", "hexes", HEXSET, TRUE, IN (HuPlace, hexes)) */
#define HELD(object, key, type, required, ...) \
  { object, key, HU_FIELD_ ## type, required, NULL, 0, 0, NULL, NULL, 0, __VA_ARGS__ }
/* As HELD, of objects of the kind @of: OF ("place", "parts", LIST, FALSE, "part", RECORDS (HuPlace, parts, HuPart)) */
#define OF(object, key, type, required, of, ...) \
  { object, key, HU_FIELD_ ## type, required, NULL, 0, 0, NULL, of, 0, __VA_ARGS__ }
/* The last arguments of a row with a number that may be given, of a place, of one bit of several, and of
 * a list that may be NULL. */
#define GIVEN(Record, member, given) IN (Record, member), NULL, G_STRUCT_OFFSET (Record, given), 0
#define PLACED(Record, hex, storey) IN (Record, hex), NULL, G_STRUCT_OFFSET (Record, storey), 0
#define BIT(Record, member, bit) IN (Record, member), NULL, 0, bit
#define OR_NULL(Record, member) IN (Record, member), NULL, 0, 1
/* A list that may be NULL and stands on the line of its record, however long. */
#define ON_LINE(Record, member) IN (Record, member), NULL, 0, 2
/* An object whose members a member holds, or the record itself: whether it is given, and its unknown members. */
#define INSIDE(Record, member, given) IN (Record, member), NULL, G_STRUCT_OFFSET (Record, given), 0
#define HERE(Record, given, extra) \
  0, sizeof (Record), &(const HuShape) { 0, G_STRUCT_OFFSET (Record, extra) }, G_STRUCT_OFFSET (Record, given)
/* The same where nothing tells whether it is given: it is written where it has a member. */
#define HERE_IF_ANY(Record, extra) 0, sizeof (Record), &(const HuShape) { 0, G_STRUCT_OFFSET (Record, extra) }
/* The same whose unknown members are those of the record, under its key. */
#define HERE_UNDER(Record, given, extra) \
  0, sizeof (Record), &(const HuShape) { 0, G_STRUCT_OFFSET (Record, extra), .under = TRUE }, G_STRUCT_OFFSET (Record, given)
#define OBJECT_OF(Record, member, Element) \
  IN (Record, member), &(const HuShape) { sizeof (Element), G_STRUCT_OFFSET (Element, extra) }
#define LIST_OF(object, key, required, of, Record, member, Element) \
  { object, key, HU_FIELD_LIST, required, NULL, 0, 0, NULL, of, 0, IN (Record, member), \
    &(const HuShape) { sizeof (Element), G_STRUCT_OFFSET (Element, extra) } }
/* Written side by side. */
#define LIST_OF_SMALL(object, key, required, of, Record, member, Element) \
  { object, key, HU_FIELD_LIST, required, NULL, 0, 0, NULL, of, 0, IN (Record, member), \
    &(const HuShape) { sizeof (Element), G_STRUCT_OFFSET (Element, extra) }, 0, 1 }
/* Several words as a gboolean for each, one after the other. */
#define EACH(Record, first, words) G_STRUCT_OFFSET (Record, first), (words) * sizeof (gboolean)
/* Sources, or an object whose unknown members stand in a text of the record around it, under its key. */
#define UNDER(Record, member, extra) \
  IN (Record, member), &(const HuShape) { 0, G_STRUCT_OFFSET (Record, extra), .under = TRUE }
#define UNDER_GIVEN(Record, member, extra, given) UNDER (Record, member, extra), G_STRUCT_OFFSET (Record, given)
/* Records in several shapes, one of which `told` names. */
#define SHAPED_LIST_OF(Record, member, Element, told, n, given) \
  IN (Record, member), \
  &(const HuShape) { sizeof (Element), G_STRUCT_OFFSET (Element, extra), G_STRUCT_OFFSET (Element, told), n, (n) - 1 }, \
  G_STRUCT_OFFSET (Record, given)
#define RECORDS(Record, member, Element) \
  IN (Record, member), &(const HuShape) { sizeof (Element), G_STRUCT_OFFSET (Element, extra) }

/* The flags at the end of a row. */
#define TAKEN(its_what, its_remedy) .fault = HU_FAULT_TAKEN, .what = its_what, .remedy = its_remedy
#define EMPTY(its_what, its_remedy) .fault = HU_FAULT_EMPTY, .what = its_what, .remedy = its_remedy
/* The same in the words of the type. */
#define NOT_EMPTY .fault = HU_FAULT_EMPTY
#define TWICE(its_what, its_remedy) .fault = HU_FAULT_TWICE, .what = its_what, .remedy = its_remedy
#define BESIDE(keys, its_what, its_remedy) \
  .fault = HU_FAULT_BESIDE, .beside_keys = keys, .what = its_what, .remedy = its_remedy

#define RATIO(object, key, least, ...) \
  { object, key, HU_FIELD_RATIO, FALSE, NULL, least, MOST, NULL, NULL, 0, __VA_ARGS__ }
/* A number with decimals, and the member that has its unit. */
#define DECIMAL(object, key, required, Record, member, its_unit, ...) \
  { object, key, HU_FIELD_DECIMAL, required, NULL, G_MININT64, MOST, NULL, NULL, 0, \
    IN (Record, member), NULL, G_STRUCT_OFFSET (Record, its_unit), __VA_ARGS__ }
#define PART(object, key, type, required, of) \
  { object, key, HU_FIELD_ ## type, required, NULL, 0, 0, NULL, of, 0, BY_HAND }
#define BRANCH(object, kinds, ...) { object, "branch", HU_FIELD_OPEN_WORD, FALSE, NULL, 0, 0, \
  WORDS ("infantry", "armor", "mechanized", "cavalry", "artillery", "engineer", "headquarters"), NULL, kinds, \
  __VA_ARGS__ }

/* Both places of supply in the file have these. */
#define EDGES(object) \
  SOME (object, "edges", FALSE, NULL, WORDS ("north", "east", "south", "west"), EACH (HuSources, edges, 4))
#define BLOCKED_BY(object, ...) \
  SOME (object, "blocked_by", FALSE, "[\"units\",\"zoc\"]", _hu_blocker_words, __VA_ARGS__)

extern const char * const _hu_blocker_words[]; /* ends with NULL */

/* The verbs of events; ends with NULL. */
extern const char * const _hu_verb_words[];
/* Of the events of a log; each ends with an entry without an object. */
extern const HuField _hu_event_fields[];

G_END_DECLS
