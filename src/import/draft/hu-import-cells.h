/*
 * Maps of which every hex is of a kind with a name: the cells in the order of the file, and the
 * draft that they make.
 */
#pragma once

#include "hu-import.h"
#include "hu-map.h"

G_BEGIN_DECLS

/* A kind of cell, as the report counts it. */
typedef struct
{
  char       *name;
  gint        terrain; /* HuTerrain, or HU_IMPORT_TERRAIN_UNKNOWN */
  const char *why;     /* borrowed, in English: how its terrain is known */
  GArray     *hexes;   /* HuHex of it on the map */
} HuImportKind;

/* A kind by its number, from 1; 0: the map has no hex there. */
typedef guint16 HuImportCell;

typedef struct
{
  GPtrArray  *kinds; /* HuImportKind */
  GHashTable *names; /* borrowed name → its number */
  GArray     *cells; /* HuImportCell */
} HuImportCells;

HuImportCells *hu_import_cells_new      (void) G_GNUC_WARN_UNUSED_RESULT;
void           hu_import_cells_free     (HuImportCells  *self);
/* The number of the kind that is called so; 0: there is none yet. */
HuImportCell   hu_import_cells_find     (HuImportCells  *self,
                                         const char     *name);
/* Adds a kind.  @why NULL: as its terrain is found, or not, by key words. */
HuImportCell   hu_import_cells_add      (HuImportCells  *self,
                                         const char     *name,
                                         gint            terrain,
                                         const char     *why);
/* Adds a kind whose terrain is in its name. */
HuImportCell   hu_import_cells_add_word (HuImportCells  *self,
                                         const char     *name,
                                         const char     *word); /* NULL: @name */
/* FALSE and @error where a map would have more kinds, or more cells, than any. */
gboolean       hu_import_cells_check    (HuImportCells  *self,
                                         GError        **error);
/* One hex a cell, numbered from 0101.  @by_columns: the cells of the first column come first.  NULL where no cell is a
 * hex.  Buildings may be added to the map, which a draft no longer allows. */
HuMap         *hu_import_cells_to_map   (HuImportCells  *self,
                                         gint            columns,
                                         gint            rows,
                                         HuOrientation   orientation,
                                         gboolean        by_columns,
                                         GError        **error) G_GNUC_WARN_UNUSED_RESULT;
/* The draft on that map, with the account of its terrain. */
HuImport      *hu_import_cells_account  (HuImportCells  *self,
                                         HuMap          *map) G_GNUC_WARN_UNUSED_RESULT;
/* The map and its draft at once. */
HuImport      *hu_import_cells_to_draft (HuImportCells  *self,
                                         gint            columns,
                                         gint            rows,
                                         HuOrientation   orientation,
                                         gboolean        by_columns,
                                         GError        **error) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a place with an id of its own; its name is cleaned. */
HuPlace       *hu_import_add_place      (HuImport       *import,
                                         const char     *name,
                                         HuPlaceKind     kind,
                                         HuHex           hex);
/* The title of a draft that has none yet is the name of @file (or NULL). */
void           hu_import_title_by_file  (HuImport       *import,
                                         GFile          *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuImportCells, hu_import_cells_free)

/* Adds lines through hexes that lead to each other: @ways has a bit 1 << direction for each way out of a hex, and both
 * hexes must say so.  No line runs through an impassable hex.  Returns how many lines there are. */
guint hu_import_add_lines (HuMap        *map,
                           HuLineKind    kind,
                           const guint8 *ways);

/* The same for roads, of which the report tells: those over water are bridges, or lead to ports, and stay; those to hexes
 * out of play are left out. */
void  hu_import_add_roads (HuImport     *import,
                           const guint8 *ways);

#define HU_IMPORT_TERRAIN_UNKNOWN (-1)

/* The HuTerrain that @word names, or HU_IMPORT_TERRAIN_UNKNOWN.  A word of the program's own is taken; another is
 * guessed by the first key word that it contains. */
gint hu_import_find_terrain (const char *word,
                             gboolean   *guessed);

G_END_DECLS
