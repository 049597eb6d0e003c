/*
 * What must be so of every import, whatever the bytes.
 */
#pragma once

#include <string.h>

#include "hu-fuzz.h"
#include "hu-import.h"

G_BEGIN_DECLS

/* Aborts unless it is a refusal of one line, or a draft that reads back as a game and accounts for every counter.  Takes
 * both; @import may be NULL, and then @error is not. */
static inline void
hu_fuzz_check_import (HuImport *import,
                      GError   *error)
{
  g_autoptr(HuImport) owned = import;
  g_autoptr(GError) refusal = error;
  g_autoptr(GBytes) bytes = NULL;
  g_autofree char *words = NULL;
  guint sum = 0;

  if (import == NULL)
    {
      if (error == NULL || strchr (error->message, '\n') != NULL)
        g_error ("refused without a line of its own");
      return;
    }

  for (guint i = 0; i < HU_N_IMPORT_TAKES; i++)
    sum += import->n_taken[i];
  if (sum != import->n_all)
    g_error ("a counter was dropped in silence");
  words = hu_import_word (import);
  if (!g_utf8_validate (words, -1, NULL))
    g_error ("the report is no UTF-8");
  if (import->scenario->map->grid->n_hexes > HU_FUZZ_MAX_HEXES)
    return;
  bytes = hu_import_to_bytes (import, &refusal);
  if (bytes == NULL)
    g_error ("the draft is no game: %s", refusal->message);
}

G_END_DECLS
