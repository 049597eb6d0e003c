/*
 * What a journal is made of, for who writes it (hu-journal.c) and who reads it
 * (hu-left.c).
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Of the file names: the journal; the scenario that it goes on from; the draft of a workshop; one that is being
 * made. */
#define HU_JOURNAL_ENDING ".journal"
#define HU_JOURNAL_BASE ".hexgame"
#define HU_JOURNAL_DRAFT ".draft"
#define HU_JOURNAL_NEW ".new"

/* Begins it; then there are "file" and "title", a line each. */
#define HU_JOURNAL_HEAD "hex-umpire journal 1\n"

/* A record: how many events of the record before are kept and how many have happened; the events that come after
 * those, a line each; the end. */
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
