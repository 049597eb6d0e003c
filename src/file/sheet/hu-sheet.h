/*
 * Units as a spreadsheet has them: what a column means, and what a cell says.
 */
#pragma once

#include "hu-format.h"
#include "hu-node.h"

G_BEGIN_DECLS

/* "strength", or "vehicle.armor". */
typedef struct
{
  const HuField *field; /* NULL: the column has no meaning */
  const char    *part;  /* the object of the unit that has it, or NULL */
} HuSheetColumn;

/* By a key of the format, by its label, or, with @synonyms, by what others call it ("hex", "army"), whatever the case. */
gboolean hu_sheet_find_column    (const char          *heading,
                                  gboolean             synonyms,
                                  HuSheetColumn       *column);
/* The columns of a row of headings, (transfer full) (element-type HuSheetColumn).  No two have the same meaning: a
 * heading by its own name goes before one by another, and then the first. */
GArray  *hu_sheet_match_headings (const char * const  *headings,
                                  guint                n) G_GNUC_WARN_UNUSED_RESULT;
/* The same of a table (element-type HuTableRow, the heading first), and what is left of its headings by a guess that the
 * cells below bear out. */
GArray  *hu_sheet_guess_headings (const GPtrArray     *rows) G_GNUC_WARN_UNUSED_RESULT;
/* Could such a guess be made of @heading? */
gboolean hu_sheet_may_be_column  (const char          *heading);
/* How its heading is written: "strength", "vehicle.armor"; (transfer full). */
char    *hu_sheet_dup_key        (const HuField       *field) G_GNUC_WARN_UNUSED_RESULT;
/* The index of the column with a key of the unit itself; -1: there is none. */
gint     hu_sheet_find_key       (const GArray        *columns,
                                  const char          *key);

/* The value of @cell, or NULL if it is no value of that type.  @sides: those of the game, to find one by id or name. */
HuNode  *hu_sheet_read_cell      (const HuNode        *sides,
                                  const HuField       *field,
                                  const char          *cell) G_GNUC_WARN_UNUSED_RESULT;
/* A list of words as such a cell has it; (transfer full). */
char    *hu_sheet_dup_texts      (const HuNode        *value) G_GNUC_WARN_UNUSED_RESULT;
/* Puts the cell into *@unit; an empty cell removes the key, or sets null if the key is required.  NULL, or what is
 * wrong with it, (transfer full). */
char    *hu_sheet_put_cell       (const HuNode        *sides,
                                  const HuSheetColumn *column,
                                  const char          *cell,
                                  HuNode             **unit) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
