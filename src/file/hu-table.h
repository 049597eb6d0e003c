/*
 * Tables as spreadsheets give them: RFC 4180, with comma, semicolon or tab.
 */
#pragma once

#include "hu-fault.h"

G_BEGIN_DECLS

/* A line of a table, or the lines that one with a line break in its quotes takes. */
typedef struct
{
  guint  line;  /* on which it begins, from 1 */
  char **cells; /* as many in every row */
  guint  n;
} HuTableRow;

/* Parses a whole table, heading and all.  @separator 0: whichever of tab, semicolon and comma the first line has
 * most of.  NULL and HU_FILE_ERROR_INVALID, by line, where it is none: then nothing of it is kept.  (transfer full)
 * (element-type HuTableRow) */
GPtrArray *hu_table_parse      (const char *text,
                                gssize      length,
                                char        separator,
                                GError    **error) G_GNUC_WARN_UNUSED_RESULT;
/* Appends a cell, quoted where it has to be, and before it a separator unless it is the first of its row. */
void       hu_table_append     (GString    *table,
                                char        separator,
                                gboolean    first,
                                const char *cell);

G_END_DECLS
