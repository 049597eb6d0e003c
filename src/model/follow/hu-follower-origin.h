/*
 * Which game a save is of: VASSAL writes the name of the module into each, and VASL its boards.
 */
#pragma once

#include "hu-import-match.h"

G_BEGIN_DECLS

/* All NULL: not known yet. */
typedef struct
{
  char *kind;   /* the module */
  char *boards; /* that the save itself names, "1, 2" */
} HuOrigin;

void     hu_origin_clear         (HuOrigin            *self);
void     hu_origin_copy          (HuOrigin            *self,
                                  const HuOrigin      *other);
void     hu_origin_set           (HuOrigin            *self,
                                  const char          *kind, /* as the save itself says, not the module it is read with */
                                  const HuImport      *import);
/* The checks of a save, with HU_IMPORT_ERROR_OTHER where it is of another game.  Before it is read, of its module alone: */
gboolean hu_origin_check_kind    (const HuOrigin      *self,
                                  const char          *kind,
                                  GError             **error);
/* … afterwards, of its boards; … */
gboolean hu_origin_check_boards  (const HuOrigin      *self,
                                  const HuImport      *import,
                                  GError             **error);
/* … and of its counters, beside the game, with HU_IMPORT_ERROR_STRANGE. */
gboolean hu_origin_check_match   (const HuImportMatch *match,
                                  GError             **error);

G_END_DECLS
