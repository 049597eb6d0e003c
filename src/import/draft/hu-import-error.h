/*
 * The refusal of a file: one sentence with place and remedy.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  HU_IMPORT_ERROR_FORMAT,  /* the file is not what it should be */
  HU_IMPORT_ERROR_LIMIT,   /* it is larger than any of its kind */
  HU_IMPORT_ERROR_MISSING, /* another file is needed with it */
  HU_IMPORT_ERROR_MODULE,  /* likewise: its module */
  HU_IMPORT_ERROR_UNKNOWN, /* no importer knows it */
  HU_IMPORT_ERROR_STRAY,   /* something else lies under its name */
  HU_IMPORT_ERROR_OTHER,   /* it is of another game than the one it is read for */
  HU_IMPORT_ERROR_STRANGE, /* it may be, since no counter of it is known in that game */
} HuImportErrorCode;

#define HU_IMPORT_ERROR (hu_import_error_quark ())

GQuark   hu_import_error_quark (void);
/* The file is not what it should be.  Always FALSE. */
gboolean hu_import_refuse      (GError     **error,
                                const char  *why);

G_END_DECLS
