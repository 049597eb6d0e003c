/*
 * The form of a journal, for its writer (hu-journal.c) and its reader (hu-left.c).
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

/* The first line of a journal; "file" and "title" follow, one line each. */
#define HU_JOURNAL_HEAD "hex-umpire journal 1\n"

/* A record: the number of events kept from the record before, and the number that have happened; the events that
 * follow, one line each; the end. */
#define HU_JOURNAL_KEEP "keep %u at %u"
#define HU_JOURNAL_EVENT "+ "
#define HU_JOURNAL_END "."

char    *_hu_journal_dup_base     (const char  *path) G_GNUC_WARN_UNUSED_RESULT;
int      _hu_journal_make_file    (const char  *folder,
                                   char       **path);
gboolean _hu_journal_is_gone      (const char  *path,
                                   int          fd);
void     _hu_journal_remove_files (const char  *path,
                                   int          fd);

G_END_DECLS
