/*
 * An interrupted save leaves a complete copy of its data beside the file: the user is
 * offered it like an unsaved game.
 */
#include "config.h"

#include "hu-recovery-private.h"

#include "hu-file-bytes.h"
#include "hu-file-limits.h"
#include "hu-save.h"

static char *
read_title (GFile *copy)
{
  g_autoptr(GBytes) bytes = hu_file_read_bytes (copy, HU_FILE_MAX_BYTES, NULL);
  g_autoptr(HuFaults) unheard = hu_faults_new ();
  g_autoptr(HuWorkshop) shop = bytes != NULL ? hu_workshop_new_from_bytes (bytes, unheard) : NULL;

  return g_strdup (shop != NULL ? hu_node_get_text (hu_workshop_get (shop, "/title"), "") : "");
}

/**
 * hu_recovery_find_copy:
 *
 * Looks for the copy that an interrupted save left behind, and locks it: no other window
 * offers it as long as it is held.
 *
 * Returns: (transfer full) (nullable): the copy of the data that were being written into @file;
 *   %NULL if there is none, or if another window holds it
 */
HuRecovery *
hu_recovery_find_copy (GFile *file)
{
  g_autoptr(HuRecovery) self = NULL;
  g_autoptr(GFile) copy = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  copy = hu_save_find_copy (file);
  if (copy == NULL)
    return NULL;

  self = g_new0 (HuRecovery, 1);
  self->is_copy = TRUE;
  self->path = g_file_get_path (copy);
  self->fd = _hu_recovery_lock (self->path);
  if (self->fd < 0)
    return NULL;

  self->file = g_object_ref (file);
  self->title = read_title (copy);
  self->time = _hu_recovery_read_time (self->path);

  return g_steal_pointer (&self);
}

/* @self: a game that was left behind.  Returns whether it is the copy of an interrupted save, and not an unsaved
 * game. */
gboolean
hu_recovery_is_copy (const HuRecovery *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_copy;
}
