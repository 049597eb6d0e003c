/*
 * The keys of the conditions of a system in the game file, and how its atoms are read and written.
 */
#pragma once

#include "hu-json-writer.h"
#include "hu-term.h"

G_BEGIN_DECLS

typedef struct _HuObject HuObject; /* hu-reader.h */
typedef struct _HuAt HuAt;
typedef struct _HuTermReading HuTermReading;
typedef struct _HuTermFormat HuTermFormat;

struct _HuTermFormat
{
  const HuVocabulary *words;
  const char         *object; /* a condition, in the table of the format: its members are those of HU_TERM_FIELDS() */
  const char         *count;  /* a count in a sum, likewise */
  /* Faults where such a term may not stand; NULL: it may anywhere. */
  gboolean         (* may_stand)  (const HuTermReading *reading,
                                   const HuAt          *at,
                                   guint                kind);
  /* The members of an atom.  In a sum it is `counted`, and a bound has no place there: hu_refuse_bound(). */
  void             (* read_atom)  (const HuTermReading *reading,
                                   const HuObject      *object,
                                   HuTerm              *term);
  void             (* write_atom) (HuJsonWriter        *writer,
                                   const HuScenario    *scenario,
                                   const HuTerm        *term);
};

/* Writes the condition as an object. */
void hu_write_term      (HuJsonWriter       *writer,
                         const HuScenario   *scenario,
                         const HuTermFormat *format,
                         const HuTerm       *term);
/* Each writes members of the object that is open. */
void hu_write_where     (HuJsonWriter       *writer,
                         const HuScenario   *scenario,
                         const HuWhere      *where);
void hu_write_turn_span (HuJsonWriter       *writer,
                         const HuTurnSpan   *span);
/* `sizes` of a filter. */
void hu_write_sizes     (HuJsonWriter       *writer,
                         const HuScenario   *scenario,
                         gconstpointer       record);
/* `at_least` and `at_most`, which may have decimals. */
void hu_write_bounds    (HuJsonWriter       *writer,
                         const HuTerm       *term);

G_END_DECLS
