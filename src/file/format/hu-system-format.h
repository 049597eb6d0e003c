/*
 * The part of each rule system in the game file.  A further system is a room of its own and
 * a line in hu-system-format.c; its key is hu_system_to_string().
 */
#pragma once

#include "hu-format.h"
#include "hu-json-writer.h"
#include "hu-scenario.h"
#include "hu-state.h"

G_BEGIN_DECLS

typedef struct _HuObject HuObject; /* hu-reader.h */
typedef struct _HuReader HuReader;
typedef struct _HuAt HuAt;
typedef struct _HuTermFormat HuTermFormat; /* hu-term-format.h */

typedef struct
{
  HuSystemId     id;
  /* The least number of the format that a file with its data needs: a program that knows only a lower one would judge the data
   * otherwise; NULL: 1. */
  guint        (*get_format) (const HuScenario *scenario);
  /* The keys of the system: those of its member of `rules` first; the last entry has no object. */
  const HuField *fields;
  /* Keys of ground and air units that only systems look at which name them here; ends with NULL.  NULL: none. */
  const char * const *unit_keys;
  /* Reads its data, a member of `rules`.  The reader has map, sides, calendar, units and the list of supply by
   * then; the system is in force from then on. */
  void         (*read)      (const HuObject   *object);
  /* Warns of what can never come true in its member of `rules`, or is true whatever happens.  The scenario is whole and
   * without a fault by then; @set_up: its state after the set-up.  NULL: it knows of nothing. */
  void         (*check)     (HuReader         *reader,
                             const HuAt       *at,
                             const HuState    *set_up);
  void         (*write)     (HuJsonWriter     *writer,
                             const HuScenario *scenario);
  /* How its conditions are read and written; NULL: it has none of the common kind. */
  const HuTermFormat *terms;
} HuSystemFormat;

const HuSystemFormat *hu_system_format_get (HuSystemId id);

G_END_DECLS
