/*
 * The slow parts of an import.
 */
#include "hu-import-job.h"

#include "hu-file-name.h"
#include "hu-geometry.h"
#include "hu-import-store.h"

/* --- The request --- */

HuImportRequest *
hu_import_request_new (GPtrArray *files)
{
  HuImportRequest *self = g_atomic_rc_box_new0 (HuImportRequest);

  self->files = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < files->len; i++)
    g_ptr_array_add (self->files, g_object_ref (g_ptr_array_index (files, i)));

  return self;
}

HuImportRequest *
hu_import_request_copy (const HuImportRequest *self)
{
  HuImportRequest *copy = hu_import_request_new (self->files);

  copy->map = self->map;
  copy->board = g_strdup (self->board);
  copy->reveal = self->reveal;
  copy->beside = self->beside;

  return copy;
}

static void
request_clear (gpointer data)
{
  HuImportRequest *self = data;

  g_ptr_array_unref (self->files);
  g_free (self->board);
}

void
hu_import_request_unref (HuImportRequest *self)
{
  g_atomic_rc_box_release_full (self, request_clear);
}

char *
hu_import_request_dup_name (const HuImportRequest *self)
{
  return hu_file_dup_name (g_ptr_array_index (self->files, 0));
}

/* --- Reading --- */

static gpointer
read_files (gpointer data,
            HuJob   *job,
            GError **error)
{
  HuImportRequest *request = data;
  g_autoptr(GFile) profiles = hu_import_store_dup_folder ("profiles");
  g_autofree char *memory = hu_import_memory_dup_path ();
  const HuImportOptions options = {
    .profiles = profiles, .map = request->map, .board = request->board, .reveal = request->reveal, .beside = request->beside,
  };

  return hu_import_store_read (request->files, &options, memory, error);
}

void
hu_import_job_read (HuJob          **slot,
                    HuImportRequest *request,
                    HuJobDone        done,
                    gpointer         owner)
{
  static const HuJobKind reading = {
    "import", read_files, (GDestroyNotify) hu_import_request_unref, (GDestroyNotify) hu_import_free,
  };

  g_return_if_fail (request != NULL && request->files->len > 0);

  hu_job_start (slot, &reading, g_atomic_rc_box_acquire (request), done, owner);
}

/* --- Keeping --- */

typedef struct
{
  HuImport *import; /* borrowed */
  gboolean  with_picture;
} Keeping;

void
hu_imported_free (HuImported *self)
{
  g_clear_pointer (&self->draft, g_bytes_unref);
  g_clear_object (&self->picture);
  g_free (self);
}

/* A picture goes by its content: the next position on the same board has the same file. */
static gboolean
keep_picture (const HuImport *import,
              HuImported     *made,
              GError        **error)
{
  const HuImportPicture *picture = import->picture;
  const HuGrid *grid = import->scenario->map->grid;
  double scale;
  g_autoptr(GBytes) bytes = hu_import_picture_make (picture, &scale, error);
  g_autofree char *sum = bytes != NULL ? g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes) : NULL;
  const guint8 *head = bytes != NULL ? g_bytes_get_data (bytes, NULL) : NULL;
  g_autofree char *name = NULL;
  g_autoptr(GFile) folder = hu_import_store_dup_folder ("boards");

  if (bytes == NULL)
    return FALSE;

  name = g_strdup_printf ("%.16s.%s", sum, head[0] == 0x89 ? "png" : "jpg");
  made->picture = g_file_get_child (folder, name);
  for (guint i = 0; i < 2; i++)
    {
      HuPoint centre = hu_geometry_centre (grid, picture->hexes[i]);

      made->pins[i] = (HuBackdropPin) { picture->x[i] * scale, picture->y[i] * scale, centre.x, centre.y };
    }

  return g_file_query_exists (made->picture, NULL) || hu_import_store_write (made->picture, bytes, error);
}

static gboolean
keep_profile (const HuImport *import,
              GError        **error)
{
  g_autoptr(GFile) folder = hu_import_store_dup_folder ("profiles");
  g_autoptr(HuImportProfile) profile = NULL;

  if (import->kind == NULL || import->kind[0] == '\0')
    return TRUE;

  profile = hu_import_new_profile (import);

  return hu_import_store_keep (folder, import->kind, profile, error);
}

static gpointer
keep (gpointer data,
      HuJob   *job,
      GError **error)
{
  const Keeping *keeping = data;
  g_autoptr(HuImported) made = g_new0 (HuImported, 1);

  made->draft = hu_import_to_bytes (keeping->import, error);
  made->tactical = keeping->import->tactical;
  if (made->draft == NULL || !keep_profile (keeping->import, error) ||
      (keeping->with_picture && keeping->import->picture != NULL && !keep_picture (keeping->import, made, error)))
    return NULL;

  return g_steal_pointer (&made);
}

void
hu_import_job_keep (HuImport  *import,
                    gboolean   with_picture,
                    HuJobDone  done,
                    gpointer   owner)
{
  static const HuJobKind kind = { "import-keep", keep, g_free, (GDestroyNotify) hu_imported_free };
  Keeping *keeping;

  g_return_if_fail (import != NULL);

  keeping = g_new0 (Keeping, 1);
  *keeping = (Keeping) { import, with_picture };
  hu_job_start (NULL, &kind, keeping, done, owner);
}
