/*
 * A map of LGeneral-Deluxe: tiles, the names of hexes, roads and rivers.
 */
#pragma once

#include "hu-import-cells.h"
#include "hu-lgeneral-text.h"

G_BEGIN_DECLS

typedef struct
{
  HuLgeneralText *text;
  gint            columns, rows;
  HuImportCells  *cells;    /* row by row; the outermost ring cannot be entered */
  guint8         *roads;    /* [columns * rows], row by row: bits 1 << direction */
  gboolean       *rivers;   /* likewise */
  guint           n_layers; /* that were not read */
  guint           n_surplus; /* rows of names and roads past the last row of tiles */
} HuLgeneralMap;

/* @file and @others: where the names of terrains are looked for. */
HuLgeneralMap *hu_lgeneral_map_new   (GBytes               *bytes,
                                      GFile                *file,
                                      GPtrArray            *others,
                                      GError              **error) G_GNUC_WARN_UNUSED_RESULT;
void           hu_lgeneral_map_free  (HuLgeneralMap        *self);
/* The name of a hex, counted from 0; NULL: it has none. */
const char    *hu_lgeneral_map_name  (const HuLgeneralMap  *self,
                                      gint                  column,
                                      gint                  row);
/* The draft with terrain, roads and rivers; not finished. */
HuImport      *hu_lgeneral_map_draft (HuLgeneralMap        *self,
                                      GError              **error) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the named hexes with houses as places, where no place is yet. */
void           _hu_lgeneral_add_towns (const HuLgeneralMap *self,
                                      HuImport             *import);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuLgeneralMap, hu_lgeneral_map_free)

G_END_DECLS
