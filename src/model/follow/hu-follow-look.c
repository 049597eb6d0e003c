/*
 * VASSAL writes a save in place, and its last entry, `moduledata`, at the end.  So a save is
 * whole where the ZIP's end record is, that entry, and the checksums of what is read; a file
 * that changes while it is read is not.
 */
#include "hu-follow-look.h"

#include <string.h>

#include "hu-file-bytes.h"
#include "hu-import-limits.h"
#include "hu-zip.h"

#define ATTRIBUTES \
  G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE "," HU_FILE_STAMP_ATTRIBUTES

static gboolean
is_save_name (const char *name)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);

  return g_str_has_suffix (lower, ".vsav") || g_str_has_suffix (lower, ".vlog");
}

/* Of two of the same time the later name: VASL's have the time in their names. */
static gboolean
is_newer (const HuFileStamp *stamp,
          const char        *name,
          const HuFileStamp *other,
          const char        *other_name)
{
  if (stamp->seconds != other->seconds)
    return stamp->seconds > other->seconds;
  if (stamp->microseconds != other->microseconds)
    return stamp->microseconds > other->microseconds;

  return g_strcmp0 (name, other_name) > 0;
}

static gboolean
is_passed (const HuFollowKnown *known,
           GFile               *file,
           const HuFileStamp   *stamp)
{
  const HuFileStamp *passed = known->passed != NULL ? g_hash_table_lookup (known->passed, file) : NULL;

  return passed != NULL && hu_file_stamp_equal (passed, stamp);
}

/* Finds the folder's newest save; FALSE if it has none. */
static gboolean
find_newest (HuFollowLook        *self,
             GFile               *folder,
             const HuFollowKnown *known)
{
  g_autoptr(GFileEnumerator) all = g_file_enumerate_children (folder, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autofree char *newest = NULL;
  GFileInfo *info;

  while (all != NULL && g_file_enumerator_iterate (all, &info, NULL, NULL, NULL) && info != NULL)
    {
      const char *name = g_file_info_get_name (info);
      g_autoptr(GFile) file = g_file_get_child (folder, name);
      HuFileStamp stamp;

      if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR || !is_save_name (name))
        continue;
      stamp = hu_file_stamp_from_info (info);
      if (is_passed (known, file, &stamp) || (newest != NULL && !is_newer (&stamp, name, &self->stamp, newest)))
        continue;
      self->stamp = stamp;
      g_free (newest);
      newest = g_strdup (name);
    }
  if (newest != NULL)
    self->file = g_file_get_child (folder, newest);

  return newest != NULL;
}

/* Finds the file that is followed; sets the result where there is none. */
static gboolean
find_file (HuFollowLook        *self,
           GFile               *place,
           const HuFollowKnown *known)
{
  g_autoptr(GFileInfo) info = g_file_query_info (place, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileType type = info != NULL ? g_file_info_get_file_type (info) : G_FILE_TYPE_UNKNOWN;

  if (type == G_FILE_TYPE_DIRECTORY)
    {
      self->result = HU_LOOK_EMPTY;
      return find_newest (self, place, known);
    }

  self->result = HU_LOOK_GONE;
  if (type != G_FILE_TYPE_REGULAR)
    return FALSE;
  self->file = g_object_ref (place);
  self->stamp = hu_file_stamp_from_info (info);

  return TRUE;
}

/*
 * Returns what tells a whole save from others, or NULL.  It is of the contents: while a save is written over the one
 * before, the headers of its entries may be there already, and all else is the old one.
 */
static char *
find_checksum (GBytes *bytes)
{
  static const char * const entries[] = { "savedGame", "moduledata" };
  g_autoptr(HuZip) zip = hu_zip_new (bytes, NULL);
  g_autoptr(GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autoptr(GBytes) data = zip != NULL && hu_zip_has (zip, entries[i]) ? hu_zip_read (zip, entries[i], NULL) : NULL;

      if (data == NULL)
        return NULL;
      g_checksum_update (checksum, g_bytes_get_data (data, NULL), (gssize) g_bytes_get_size (data));
    }

  return g_strdup (g_checksum_get_string (checksum));
}

/* A save of which only a part is there begins as a ZIP, or has nothing yet; a whole ZIP says what it is. */
static gboolean
is_foreign (GBytes *bytes)
{
  static const char head[] = { 'P', 'K' };
  g_autoptr(HuZip) zip = hu_zip_new (bytes, NULL);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (zip != NULL)
    return !hu_zip_has (zip, "savedGame");

  return size >= sizeof head && memcmp (data, head, sizeof head) != 0;
}

static gboolean
has_changed_since (const HuFollowLook *self)
{
  HuFileStamp stamp = hu_file_stamp_take (self->file);

  return !hu_file_stamp_equal (&stamp, &self->stamp);
}

/* @place: a save, or a folder of saves; @known: what the last look found; @anew: reads a file whose stamp is known,
 * too.  Returns (transfer full): what is there now; a save whose contents are known is the same, whatever its time. */
HuFollowLook *
hu_follow_look_new (GFile               *place,
                    const HuFollowKnown *known,
                    gboolean             anew)
{
  HuFollowLook *self = g_new0 (HuFollowLook, 1);
  g_autoptr(GBytes) bytes = NULL;
  g_autofree char *checksum = NULL;

  if (!find_file (self, place, known))
    return self;

  self->result = HU_LOOK_SAME;
  if (!anew && known->file != NULL && g_file_equal (self->file, known->file) &&
      hu_file_stamp_equal (&self->stamp, &known->stamp))
    return self;

  self->result = HU_LOOK_HALF;
  bytes = hu_file_read_bytes (self->file, HU_IMPORT_FILE_MOST, NULL);
  checksum = bytes != NULL ? find_checksum (bytes) : NULL;
  if (checksum == NULL && bytes != NULL && is_foreign (bytes))
    self->result = HU_LOOK_FOREIGN;
  if (checksum == NULL || has_changed_since (self))
    return self;

  self->checksum = g_steal_pointer (&checksum);
  self->result = g_strcmp0 (self->checksum, known->checksum) == 0 ? HU_LOOK_SAME : HU_LOOK_WHOLE;
  if (self->result == HU_LOOK_WHOLE)
    self->bytes = g_steal_pointer (&bytes);

  return self;
}

void
hu_follow_look_free (HuFollowLook *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->bytes, g_bytes_unref);
  g_free (self->checksum);
  g_free (self);
}

void
hu_follow_known_clear (HuFollowKnown *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->checksum, g_free);
  g_clear_pointer (&self->passed, g_hash_table_unref);
}

static void
add_passed (HuFollowKnown     *self,
            GFile             *file,
            const HuFileStamp *stamp)
{
  if (self->passed == NULL)
    self->passed = g_hash_table_new_full (g_file_hash, (GEqualFunc) g_file_equal, g_object_unref, g_free);
  g_hash_table_replace (self->passed, g_object_ref (file), g_memdup2 (stamp, sizeof *stamp));
}

void
hu_follow_known_pass (HuFollowKnown *self)
{
  if (self->file != NULL)
    add_passed (self, self->file, &self->stamp);
}

void
hu_follow_known_copy (HuFollowKnown       *self,
                      const HuFollowKnown *other)
{
  *self = *other;
  if (self->file != NULL)
    g_object_ref (self->file);
  self->checksum = g_strdup (other->checksum);
  self->passed = NULL;
  if (other->passed != NULL)
    {
      GHashTableIter iter;
      gpointer file, stamp;

      g_hash_table_iter_init (&iter, other->passed);
      while (g_hash_table_iter_next (&iter, &file, &stamp))
        add_passed (self, file, stamp);
    }
}
