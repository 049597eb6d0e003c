/*
 * Terrain by what other programs call it.
 */
#pragma once

#include <glib.h>

#include "hu-map.h"

G_BEGIN_DECLS

#define HU_IMPORT_TERRAIN_UNKNOWN (-1)

/* The HuTerrain that @word names, or HU_IMPORT_TERRAIN_UNKNOWN.  A word of the program's own is taken; another is
 * guessed by the first key word that it contains. */
gint hu_import_find_terrain (const char *word,
                             gboolean   *guessed);

G_END_DECLS
