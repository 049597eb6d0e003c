/*
 * A document: one game and its file.  Knows whether the game is saved.
 */
#pragma once

#include "hu-file-stamp.h"
#include "hu-game-file.h"
#include "hu-game.h"

G_BEGIN_DECLS

typedef struct _HuWorkshop HuWorkshop;

#define HU_TYPE_DOCUMENT (hu_document_get_type ())
G_DECLARE_FINAL_TYPE (HuDocument, hu_document, HU, DOCUMENT, GObject)

/* Properties, all read-only: "game" (changes when another file is opened), "file" (GFile or NULL), "modified",
 * "draft".  Signal "saved" (): the file is up to date now, whether or not it differed before. */
HuDocument *hu_document_new          (void);

HuGame     *hu_document_get_game     (HuDocument *self); /* borrowed; NULL before the first open */
GFile      *hu_document_get_file     (HuDocument *self); /* NULL: never saved (a shipped one, opened as new) */
HuWorkshop *hu_document_get_draft    (HuDocument *self); /* borrowed; NULL: nothing is in the workshop */
char       *hu_document_dup_title    (HuDocument *self);
gboolean    hu_document_get_modified (HuDocument *self);

/* How the file was when it was last read or saved: others have not changed it if it is still the same. */
const HuFileStamp *hu_document_get_stamp (HuDocument *self);
void        hu_document_accept_file  (HuDocument *self);

/* Makes a game that was read the document's game, and @file (or NULL) its file. @stamp: taken before it was read; NULL:
 * nothing was read, and the file is as it was known. */
void        hu_document_adopt        (HuDocument        *self,
                                      HuGame            *game,
                                      GFile             *file,
                                      const HuFileStamp *stamp);
/* The same for a game that is in no file yet: it is modified from the start. */
void        hu_document_adopt_unsaved (HuDocument        *self,
                                       HuGame            *game,
                                       GFile             *file,
                                       const HuFileStamp *stamp);
/* While the scenario is in the workshop (NULL: it is not), the draft is modified and saved. */
void        hu_document_set_draft    (HuDocument *self,
                                      HuWorkshop *draft);
/* Opens @file and replaces the present game.  FALSE with @faults filled: nothing has changed.  @as_new: the
 * contents become an unsaved game without a file (shipped scenarios). */
gboolean    hu_document_open         (HuDocument *self,
                                      GFile      *file,
                                      gboolean    as_new,
                                      HuFaults   *faults);
/* Saves to @file (NULL: the document's own) and makes it the document's file. */
gboolean    hu_document_save         (HuDocument *self,
                                      GFile      *file,
                                      GError    **error);

G_END_DECLS
