/*
 * The key words, in the order in which they are looked for.
 */
#include "hu-import-terrain.h"

#include <string.h>

#include "hu-import.h"

static const struct
{
  const char *key;
  HuTerrain   terrain;
} keys[] = {
  { "sea", HU_TERRAIN_SEA }, { "ocean", HU_TERRAIN_SEA }, { "water", HU_TERRAIN_SEA }, { "lake", HU_TERRAIN_LAKE },
  { "forest", HU_TERRAIN_FOREST }, { "wood", HU_TERRAIN_FOREST }, { "tree", HU_TERRAIN_FOREST },
  { "swamp", HU_TERRAIN_SWAMP }, { "marsh", HU_TERRAIN_SWAMP }, { "bog", HU_TERRAIN_SWAMP },
  { "hill", HU_TERRAIN_HILLS }, { "mountain", HU_TERRAIN_ROUGH }, { "rough", HU_TERRAIN_ROUGH },
  { "city", HU_TERRAIN_URBAN }, { "town", HU_TERRAIN_URBAN }, { "urban", HU_TERRAIN_URBAN },
  { "village", HU_TERRAIN_URBAN }, { "grass", HU_TERRAIN_CLEAR }, { "plain", HU_TERRAIN_CLEAR },
  { "clear", HU_TERRAIN_CLEAR }, { "field", HU_TERRAIN_CLEAR }, { "desert", HU_TERRAIN_CLEAR },
};

gint
hu_import_find_terrain (const char *word,
                        gboolean   *guessed)
{
  g_autofree char *folded = hu_import_fold (word);
  gint exact = hu_terrain_from_string (folded);

  *guessed = FALSE;
  if (exact >= 0)
    return exact;
  *guessed = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strstr (folded, keys[i].key) != NULL)
      return (gint) keys[i].terrain;

  return HU_IMPORT_TERRAIN_UNKNOWN;
}
