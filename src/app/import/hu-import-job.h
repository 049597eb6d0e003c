/*
 * The slow parts of an import, in a thread: reading files, and keeping what was chosen.
 */
#pragma once

#include "hu-backdrop.h"
#include "hu-import-files.h"
#include "hu-job.h"

G_BEGIN_DECLS

/* The files of an import, and the options. */
typedef struct
{
  GPtrArray *files;  /* GFile; the first that is no module and no tileset is imported */
  guint      map;    /* as in HuImportOptions */
  char      *board;
  gboolean   reveal;
  gboolean   beside; /* as there */
} HuImportRequest;

/* @files: (element-type GFile) a copy is kept. */
HuImportRequest *hu_import_request_new  (GPtrArray             *files) G_GNUC_WARN_UNUSED_RESULT;
HuImportRequest *hu_import_request_copy (const HuImportRequest *self) G_GNUC_WARN_UNUSED_RESULT;
void             hu_import_request_unref (HuImportRequest      *self);
/* The name of the file that is imported; (transfer full). */
char            *hu_import_request_dup_name (const HuImportRequest *self);

/* The result of an import: a draft, and a picture to lie under it. */
typedef struct
{
  GBytes       *draft;
  gboolean      tactical; /* its units are those of tactical rules */
  GFile        *picture; /* in the program's own folder; or NULL */
  HuBackdropPin pins[2]; /* of it */
} HuImported;

void             hu_imported_free       (HuImported            *self);

/* Reads the files, and puts them in order, the imported one first: nobody else may use @request meanwhile. The result is a
 * HuImport. */
void             hu_import_job_read     (HuJob                **slot,
                                         HuImportRequest       *request,
                                         HuJobDone              done,
                                         gpointer               owner);
/* Makes the draft, and remembers the choices; the result is a HuImported. @import must not change until then. */
void             hu_import_job_keep     (HuImport              *import,
                                         gboolean               with_picture,
                                         HuJobDone              done,
                                         gpointer               owner);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuImportRequest, hu_import_request_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuImported, hu_imported_free)

G_END_DECLS
