/*
 * VASSAL writes a save in place, and its last entry, `moduledata`, at the end; saves of 2006 have
 * only the first.  So a save is whole where the ZIP's end record is, which lists them, and the
 * checksums of what is read; a file that changes while it is read is not.
 */
#include "hu-follow-look.h"

#include <string.h>

#include "hu-file-bytes.h"
#include "hu-import-limits.h"
#include "hu-zip.h"

#define ATTRIBUTES \
  G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE "," HU_FILE_STAMP_ATTRIBUTES

/* A file of a folder, and by when it was there. */
typedef struct
{
  HuFileStamp stamp;
  guint       arrived; /* the look that found it first, or written anew; 0: it was there when following began */
  gboolean    save;    /* it is one, or was once: while it is written anew it may have nothing in it */
} Arrival;

typedef struct
{
  char   *name;
  Arrival arrival;
} Candidate;

static void
candidate_clear (gpointer data)
{
  g_free (((Candidate *) data)->name);
}

/* Today's saves end in .vsav or .vlog.  Those of 2006 end in .sav or .log, as other programs' files do, or have no suffix. */
static gboolean
is_save_name (const char *lower)
{
  return g_str_has_suffix (lower, ".vsav") || g_str_has_suffix (lower, ".vlog");
}

static gboolean
may_be_save_name (const char *lower)
{
  const char *suffix = strrchr (lower, '.');

  if (suffix == NULL || g_str_equal (suffix, ".sav") || g_str_equal (suffix, ".log"))
    return TRUE;
  /* "0611.2" has none, and a hidden file is somebody's own. */
  for (const char *at = suffix; *at != '\0'; at++)
    if (g_ascii_isalpha (*at))
      return FALSE;

  return lower[0] != '.';
}

/* Does it begin as all saves do, with the first entry of a ZIP? */
static gboolean
begins_as_save (GFile *file)
{
  static const char head[] = { 'P', 'K', 3, 4 };
  static const char entry[] = "savedGame";
  const gsize name_at = 30; /* in a local header of ZIP */
  char begin[30 + sizeof entry - 1];
  g_autoptr(GFileInputStream) stream = g_file_read (file, NULL, NULL);
  gsize n = 0;

  return stream != NULL && g_input_stream_read_all (G_INPUT_STREAM (stream), begin, sizeof begin, &n, NULL, NULL) &&
         n == sizeof begin && memcmp (begin, head, sizeof head) == 0 && memcmp (begin + name_at, entry, sizeof entry - 1) == 0;
}

/* A file that came while the folder was followed is newer than those that were there, whatever its time.  If two have the same
 * time, the later name is newer: VASL puts the time in it. */
static gint
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  const Candidate *one = a, *other = b;
  const HuFileStamp *stamp = &one->arrival.stamp, *other_stamp = &other->arrival.stamp;

  if (one->arrival.arrived != other->arrival.arrived)
    return one->arrival.arrived > other->arrival.arrived ? -1 : 1;
  if (stamp->seconds != other_stamp->seconds)
    return stamp->seconds > other_stamp->seconds ? -1 : 1;
  if (stamp->microseconds != other_stamp->microseconds)
    return stamp->microseconds > other_stamp->microseconds ? -1 : 1;

  return g_strcmp0 (other->name, one->name);
}

static gboolean
is_passed (const HuFollowKnown *known,
           GFile               *file,
           const HuFileStamp   *stamp)
{
  const HuFileStamp *passed = known->passed != NULL ? g_hash_table_lookup (known->passed, file) : NULL;

  return passed != NULL && hu_file_stamp_equal (passed, stamp);
}

/* When it arrived, by what the last look found. */
static Arrival
find_arrival (const HuFollowKnown *known,
              const char          *name,
              const HuFileStamp   *stamp)
{
  const Arrival *before = known->arrivals != NULL ? g_hash_table_lookup (known->arrivals, name) : NULL;

  if (before != NULL && hu_file_stamp_equal (&before->stamp, stamp))
    return *before;

  return (Arrival) { *stamp, known->arrivals != NULL ? known->n_looks : 0, before != NULL && before->save };
}

/* Lists the files of the folder that may be saves, and notes which are there. */
static GArray *
list_candidates (HuFollowLook        *self,
                 GFile               *folder,
                 const HuFollowKnown *known)
{
  g_autoptr(GFileEnumerator) all = g_file_enumerate_children (folder, ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  GFileInfo *info;

  g_array_set_clear_func (candidates, candidate_clear);
  self->arrivals = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  while (all != NULL && g_file_enumerator_iterate (all, &info, NULL, NULL, NULL) && info != NULL)
    {
      const char *name = g_file_info_get_name (info);
      g_autofree char *lower = g_ascii_strdown (name, -1);
      Candidate candidate;
      HuFileStamp stamp;

      if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR || (!is_save_name (lower) && !may_be_save_name (lower)))
        continue;
      stamp = hu_file_stamp_from_info (info);
      candidate = (Candidate) { g_strdup (name), find_arrival (known, name, &stamp) };
      candidate.arrival.save |= is_save_name (lower);
      g_hash_table_insert (self->arrivals, g_strdup (name), g_memdup2 (&candidate.arrival, sizeof candidate.arrival));
      g_array_append_val (candidates, candidate);
    }
  g_array_sort (candidates, compare_candidates);

  return candidates;
}

/* Finds the folder's newest save; FALSE if it has none. */
static gboolean
find_newest (HuFollowLook        *self,
             GFile               *folder,
             const HuFollowKnown *known)
{
  g_autoptr(GArray) candidates = list_candidates (self, folder, known);

  for (guint i = 0; i < candidates->len && self->file == NULL; i++)
    {
      const Candidate *candidate = &g_array_index (candidates, Candidate, i);
      g_autoptr(GFile) file = g_file_get_child (folder, candidate->name);

      Arrival *arrival = g_hash_table_lookup (self->arrivals, candidate->name);

      if (is_passed (known, file, &arrival->stamp))
        continue;
      arrival->save = arrival->save || begins_as_save (file);
      if (!arrival->save)
        continue;
      self->stamp = candidate->arrival.stamp;
      self->file = g_steal_pointer (&file);
    }

  return self->file != NULL;
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
      g_autoptr(GBytes) data = NULL;

      if (zip == NULL || (i == 0 && !hu_zip_has (zip, entries[i])))
        return NULL;
      if (!hu_zip_has (zip, entries[i]))
        continue;
      data = hu_zip_read (zip, entries[i], NULL);
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
  g_clear_pointer (&self->arrivals, g_hash_table_unref);
  g_free (self->checksum);
  g_free (self);
}

void
hu_follow_known_clear (HuFollowKnown *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->checksum, g_free);
  g_clear_pointer (&self->passed, g_hash_table_unref);
  g_clear_pointer (&self->arrivals, g_hash_table_unref);
}

void
hu_follow_known_arrive (HuFollowKnown *self,
                        HuFollowLook  *found)
{
  self->n_looks++;
  if (found->arrivals == NULL)
    return;

  g_clear_pointer (&self->arrivals, g_hash_table_unref);
  self->arrivals = g_steal_pointer (&found->arrivals);
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
  if (self->arrivals != NULL)
    g_hash_table_ref (self->arrivals);
  if (other->passed != NULL)
    {
      GHashTableIter iter;
      gpointer file, stamp;

      g_hash_table_iter_init (&iter, other->passed);
      while (g_hash_table_iter_next (&iter, &file, &stamp))
        add_passed (self, file, stamp);
    }
}
