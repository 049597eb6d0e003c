/*
 * The journal: unsaved changes, kept safe from a crash or a power cut.  A document that
 * differs from its file has a journal; a document that is saved has none.
 */
#pragma once

#include "hu-document.h"

G_BEGIN_DECLS

#define HU_TYPE_JOURNAL (hu_journal_get_type ())
G_DECLARE_FINAL_TYPE (HuJournal, hu_journal, HU, JOURNAL, GObject)

/*
 * Property, read-only: "trouble" (a string, or NULL): the reason why unsaved changes cannot
 * be kept now, in plain words as a part of a sentence.  The program tries again every few
 * seconds and at every edit.
 */

/* The user's folder of journals: $XDG_STATE_HOME/hex-umpire/journals. */
char      *hu_journal_dup_folder  (void) G_GNUC_WARN_UNUSED_RESULT;
HuJournal *hu_journal_new         (HuDocument *document,
                                   const char *folder) G_GNUC_WARN_UNUSED_RESULT;
/* How long the edits of a draft may wait to be written, in seconds; 0: each is kept at once.  The default is 20. */
void       hu_journal_set_draft_interval (HuJournal *self,
                                   guint       seconds);
/* Waits until all of it is on the disk itself. */
void       hu_journal_sync        (HuJournal  *self);
const char *hu_journal_get_trouble (HuJournal *self);
const char *hu_journal_get_folder  (HuJournal *self);
/* Removes the journal, whose changes are not wanted any more. */
void       hu_journal_forget      (HuJournal  *self);

G_END_DECLS
