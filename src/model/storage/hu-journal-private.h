/*
 * The files of a journal, for its writer (hu-journal.c) and its reader (hu-recovery.c).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Endings of the file names: the journal; the scenario on which it is based; the draft of a workshop; a journal
 * that is being created. */
#define HU_JOURNAL_ENDING ".journal"
#define HU_JOURNAL_BASE ".hexgame"
#define HU_JOURNAL_DRAFT ".draft"
#define HU_JOURNAL_NEW ".new"

char    *_hu_journal_dup_base     (const char  *path) G_GNUC_WARN_UNUSED_RESULT;
int      _hu_journal_make_file    (const char  *folder,
                                   char       **path);
gboolean _hu_journal_is_gone      (const char  *path,
                                   int          fd);
void     _hu_journal_remove_files (const char  *path,
                                   int          fd);

G_END_DECLS
