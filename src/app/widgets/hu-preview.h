/*
 * A small picture of a game's map, drawn by the map's own painter off the main thread, and kept in the user's
 * cache until the file or the theme changes.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-job.h"
#include "hu-theme.h"

G_BEGIN_DECLS

/* The moment that a file ends with. */
#define HU_PREVIEW_END G_MAXUINT

typedef struct
{
  GdkTexture *texture;
  char       *title;   /* of the game; NULL where the file did not have to be read */
  char       *moment;  /* of the calendar; likewise */
  guint       n_steps; /* of the lesson that it is; 0: none, or likewise */
} HuPreview;

void hu_preview_free (HuPreview  *self);

/* The result is a HuPreview, or an error where the file cannot be read.  @words: whether title and moment are needed too,
 * so that the file must be read in any case. */
void hu_preview_load (HuJob     **slot,
                      GFile      *file,
                      guint       position,
                      HuThemeKind kind,
                      gboolean    words,
                      HuJobDone   done,
                      gpointer    owner);
/* The same for a game that is in no file: from @draft or, if it cannot be read, from @game and its @log. */
void hu_preview_draw (HuJob     **slot,
                      GBytes     *draft,
                      GBytes     *game,
                      GBytes     *log,
                      guint       position,
                      HuThemeKind kind,
                      HuJobDone   done,
                      gpointer    owner);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuPreview, hu_preview_free)

G_END_DECLS
