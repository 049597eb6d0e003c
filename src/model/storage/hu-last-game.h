/*
 * The game that the user looked at last, and the moment shown, kept in a file of its own.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  GFile *file;
  guint  position; /* the number of events of its log before that moment; the file may have fewer by now */
} HuLastGame;

/* $XDG_STATE_HOME/hex-umpire/last-game.ini */
char       *hu_last_game_dup_path (void) G_GNUC_WARN_UNUSED_RESULT;
/* NULL if there was none, or if the file cannot be read. */
HuLastGame *hu_last_game_load     (const char  *path) G_GNUC_WARN_UNUSED_RESULT;
/* Atomic. */
gboolean    hu_last_game_save     (const char  *path,
                                   GFile       *file,
                                   guint        position,
                                   GError     **error);
void        hu_last_game_free     (HuLastGame  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuLastGame, hu_last_game_free)

G_END_DECLS
