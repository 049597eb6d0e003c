/*
 * The base of a table of units: a map, and two sides.
 */
#pragma once

#include "hu-import.h"
#include "hu-node.h"

G_BEGIN_DECLS

typedef struct
{
  HuMap  *map;
  HuNode *sides; /* as a game file has them */
  char   *title; /* of the game that they come from; NULL: of none */
  gboolean named; /* the sides of that game had no names of their own, and got the table's */
} HuTableBase;

/* @rows (element-type HuTableRow), the heading first; @at and @side are columns, or -1. */
gboolean    hu_table_base_init  (HuTableBase            *self,
                                 GPtrArray              *others,
                                 const GPtrArray        *rows,
                                 gint                    at,
                                 gint                    side,
                                 const HuImportProfile  *profile,
                                 GError                **error);
void        hu_table_base_clear (HuTableBase            *self);
const char *hu_table_base_name  (const HuTableBase      *self,
                                 HuSide                  side);
/* The id of the side that a word means; NULL: none. */
const char *hu_table_base_side  (const HuTableBase      *self,
                                 const char             *word,
                                 const HuImportProfile  *profile);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HuTableBase, hu_table_base_clear)

G_END_DECLS
