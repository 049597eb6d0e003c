/*
 * What the files of a draft share.
 */
#pragma once

#include "hu-import.h"

G_BEGIN_DECLS

/* A counter of the file. */
typedef struct
{
  HuImportGroup *group;
  HuHex          hex;
  HuUnit        *unit;  /* that it is or was; NULL: it never was one */
  gboolean       spare; /* the unit is not in the scenario now, and is kept for another choice */
  HuUnit        *in;    /* the unit in which its own is */
  char          *key;   /* or NULL */
} HuImportItem;

/* With an id of its own, last of all. */
HuUnit *_hu_import_add_unit (HuImport   *self,
                             const char *name,
                             HuSide      side,
                             HuHex       hex);
/* Gives the calendar a turn for each phase that the steps end. */
void    _hu_import_set_turns (HuImport  *self);
/* The report without its table, in English, becomes the text about the game. */
void    _hu_import_describe (HuImport   *self);

G_END_DECLS
