/*
 * The door of the layer: files of other programs, recognised by what is in them, become a
 * draft.  The files themselves are never changed, and nothing is unpacked to the disk.
 */
#pragma once

#include "hu-import.h"
#include "hu-import-error.h"

G_BEGIN_DECLS

typedef struct
{
  GFile      *module;  /* or NULL */
  GFile      *profile; /* or NULL */
  GFile      *profiles; /* the folder of what was settled before, used where there is no @profile; or NULL */
  guint       map;     /* a window of the module, from 1; 0: as the save has it */
  const char *board;   /* of that window */
  GBytes     *bytes;    /* of the first file, a ZIP that has been read already; or NULL */
  gboolean    beside;  /* a game has its units already: counters that are turned over are told by their fronts, where
                        * otherwise the user has to say whose they are */
  gboolean    reveal;  /* masked counters get their names: the user umpires both sides */
} HuImportOptions;

/* Could the first of an import be @file?  Reads it; may be called in any thread. */
gboolean  hu_import_knows  (GFile                  *file);
/* The usual ends of their names, without a dot; ended by NULL. */
const char * const *hu_import_get_suffixes (void);
/* Is it a save or a log of VASSAL, of whatever module?  Likewise. */
gboolean  hu_import_is_save (GFile                 *file,
                            GBytes                 *bytes);
/* The name under which the further files of @file are remembered, as that of its module; NULL: none.  @bytes: as those
 * of HuImportOptions, or NULL. */
char     *hu_import_dup_kind (GFile                *file,
                            GBytes                 *bytes) G_GNUC_WARN_UNUSED_RESULT;
/* The name of the module that @file is; NULL: it is none.  Likewise of that kind. */
char     *hu_import_dup_module (GFile              *file) G_GNUC_WARN_UNUSED_RESULT;
/* The module of that name beside @file; NULL: there is none. */
GFile    *hu_import_find_module (GFile             *file,
                            const char             *kind) G_GNUC_WARN_UNUSED_RESULT;
/* Brings @files (element-type GFile) in order: those that only serve others, as modules and tilesets do, come last. */
void      hu_import_sort   (GPtrArray              *files);

/* Imports the first of @files (element-type GFile); the others are only used by it.  Boards of VASL are also looked for
 * beside the save, beside boards that are named, and in the folder above the save's. */
HuImport *hu_import_files  (GPtrArray              *files,
                            const HuImportOptions  *options,
                            GError                **error) G_GNUC_WARN_UNUSED_RESULT;
/* The same of bytes, with a module as bytes; for tests. */
HuImport *hu_import_bytes  (GBytes                 *bytes,
                            GBytes                 *module,
                            GError                **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
