/*
 * Messages about faults in a table of units.  All (transfer full), translated.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *hu_explain_table_line   (guint       line,
                               const char *what) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_no_heading   (void) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_no_column    (const char *heading) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_column_twice (const char *heading) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_too_many_cells (guint     n,
                               guint       most) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_no_such_unit (const char *label) G_GNUC_WARN_UNUSED_RESULT;
char *hu_explain_one_id_each  (void) G_GNUC_WARN_UNUSED_RESULT;
/* @words (or NULL): what could stand there. */
char *hu_explain_bad_cell     (const char         *object,
                               const char         *key,
                               const char         *cell,
                               const char * const *words) G_GNUC_WARN_UNUSED_RESULT;
/* "what; remedy", as a check has it. */
char *hu_explain_fault        (const char *what,
                               const char *remedy) G_GNUC_WARN_UNUSED_RESULT;
/* The name of the command: "Import 12 units". */
char *hu_explain_import       (guint       n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
