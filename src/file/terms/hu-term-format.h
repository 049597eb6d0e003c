/*
 * The keys of the conditions of a system in the game file, and how its atoms are read and written.
 */
#pragma once

#include "hu-reader.h"
#include "hu-term.h"
#include "hu-write.h"

G_BEGIN_DECLS

/* A member of an atom; NULL for the object: of each that has such a member. */
typedef struct
{
  const char *object;
  const char *key;
} HuTermKey;

struct _HuTermFormat
{
  const HuVocabulary *words;
  const char         *object; /* a condition, in the table of the format: its members are those of HU_TERM_FIELDS() */
  const char         *count;  /* a count in a sum, likewise */
  /* Faults where such a term may not stand; NULL: it may anywhere. */
  gboolean         (* may_stand)  (HuReader    *reader,
                                   const HuAt  *at,
                                   guint        kind);
  /* For its conditions, HU_TERM_READ_HOOKS() among them.  In a sum an atom is `counted`, and a bound has no place there:
   * hu_refuse_bound(). */
  const HuReadHook   *read_hooks;
  const HuWriteHook  *write_hooks; /* or NULL */
  /* The members of all atoms in the order in which they are written; ends with an entry without a key. */
  const HuTermKey    *order;
};

/* The conditions, or counts, that such an object of the table is. */
const HuTermFormat *hu_term_format_find (const char *object);
/* Writes members of the object that is open. */
void hu_write_where     (HuJsonWriter       *writer,
                         const HuScenario   *scenario,
                         const HuWhere      *where);

G_END_DECLS
