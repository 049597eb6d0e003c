/*
 * Tables as spreadsheets give them: RFC 4180, with comma, semicolon or tab.
 */
#pragma once

#include "hu-fault.h"

G_BEGIN_DECLS

#define HU_TABLE_COLUMNS_MOST 16384 /* no spreadsheet has more */

/* A line of a table, or the several lines of a row with a line break in its quotes. */
typedef struct
{
  guint  line;  /* on which it begins, from 1 */
  char **cells; /* as many in every row */
  guint  n;
  guint  n_read; /* how many the line has: other than @n only after hu_table_read() */
} HuTableRow;

/* Parses a whole table, including its heading.  @separator 0: the one of tab, semicolon and comma that is most
 * frequent in the first line.  NULL and HU_FILE_ERROR_INVALID, with the line, if it is no table: then nothing of it
 * is kept.  (transfer full) (element-type HuTableRow) */
GPtrArray *hu_table_parse      (const char *text,
                                gssize      length,
                                char        separator,
                                GError    **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same, but keeps rows that have not as many cells as the heading: those that are missing are empty, and those too
 * many are dropped. */
GPtrArray *hu_table_read       (const char *text,
                                gssize      length,
                                GError    **error) G_GNUC_WARN_UNUSED_RESULT;
/* Says how many cells such a row has; NULL where it has as many as the heading. */
char      *hu_table_row_dup_fault (const HuTableRow *row) G_GNUC_WARN_UNUSED_RESULT;
/* Appends a cell, quoted if necessary, after a separator unless the cell is the first of its row.  A text that a
 * spreadsheet would take for a formula (= + - @ at its beginning) gets an apostrophe in front. */
void       hu_table_append     (GString    *table,
                                char        separator,
                                gboolean    first,
                                const char *cell);

G_END_DECLS
