/*
 * The records of a journal: what its writer (hu-journal.c) appends and its reader
 * (hu-recovery.c) replays.
 */
#pragma once

#include <gio/gio.h>

#include "hu-file-stamp.h"
#include "hu-game.h"

G_BEGIN_DECLS

/* The beginning of a journal: the file that the game was opened from or saved to, as it was then, and its title. */
void      _hu_journal_append_head   (GString           *text,
                                     GFile             *file, /* NULL: none */
                                     const HuFileStamp *stamp,
                                     const char        *title);
/* A record: the log of @game, of which the journal has the first @keep events already. */
void      _hu_journal_append_record (GString     *text,
                                     HuGame      *game,
                                     guint        keep);

gboolean  _hu_journal_is_known      (const char  *text); /* a journal in a form that this program reads */
gboolean  _hu_journal_is_empty      (const char  *text); /* no record of it is complete */
GFile    *_hu_journal_read_file     (const char  *text) G_GNUC_WARN_UNUSED_RESULT; /* NULL: none */
HuFileStamp _hu_journal_read_stamp  (const char  *text); /* not there: not known */
char     *_hu_journal_read_title    (const char  *text) G_GNUC_WARN_UNUSED_RESULT;
/* The log that the complete records come to, as an object {"log": […]} that includes undone events. */
GBytes   *_hu_journal_replay        (const char  *text,
                                     guint       *head) G_GNUC_WARN_UNUSED_RESULT; /* events that have happened */

G_END_DECLS
