/*
 * The journal: what has not been saved, kept where a crash or a cut of the
 * power leaves it.  A document that differs from its file has one; a document
 * that is as saved has none.
 */
#pragma once

#include "hu-document.h"

G_BEGIN_DECLS

#define HU_TYPE_JOURNAL (hu_journal_get_type ())
G_DECLARE_FINAL_TYPE (HuJournal, hu_journal, HU, JOURNAL, GObject)

/*
 * Property, read-only: "trouble" (a string, or NULL): why what is unsaved cannot be kept now, in plain words as a
 * part of a sentence.  It is tried again every few seconds, and at every edit.
 */

/* Where journals are kept, of a person's own: $XDG_STATE_HOME/hex-umpire/journals. */
char      *hu_journal_dup_folder  (void) G_GNUC_WARN_UNUSED_RESULT;
HuJournal *hu_journal_new         (HuDocument *document,
                                   const char *folder) G_GNUC_WARN_UNUSED_RESULT;
/* How long a draft's edits may wait for one another, in seconds; 0: each is kept at once.  20 unless told. */
void       hu_journal_set_draft_interval (HuJournal *self,
                                   guint       seconds);
/* Waits until all of it is on the disk itself. */
void       hu_journal_sync        (HuJournal  *self);
const char *hu_journal_get_trouble (HuJournal *self);
const char *hu_journal_get_folder  (HuJournal *self);
/* What could not be written is tried again at once. */
void       hu_journal_retry       (HuJournal  *self);
/* What it holds is not wanted any more. */
void       hu_journal_forget      (HuJournal  *self);

G_END_DECLS
