/*
 * A VASSAL module and a save of it as a draft.
 */
#pragma once

#include "hu-import.h"
#include "hu-zip.h"

G_BEGIN_DECLS

/* A window of the module and the board of it to take; a @map of 0: as the save has it. */
typedef struct
{
  guint       map; /* from 1 */
  const char *board;
  gboolean    reveal; /* masked counters get their names */
  gboolean    fronts; /* counters that are turned over are told by their fronts */
  GPtrArray  *next;   /* HuZip: further logs of the same game, in their order; or NULL */
} HuVassalChoice;

gboolean  hu_vassal_is_save   (HuZip *zip);
gboolean  hu_vassal_is_module (HuZip *zip);
/* The name of the module that a save is of, or of a module itself; NULL where it does not say. */
char     *hu_vassal_dup_module_name (HuZip *zip) G_GNUC_WARN_UNUSED_RESULT;
/* @save may be NULL: the empty map.  @profile may be NULL. */
HuImport *hu_import_vassal    (HuZip                 *save,
                               HuZip                 *module,
                               const HuImportProfile *profile,
                               const HuVassalChoice  *choice,
                               GError               **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
