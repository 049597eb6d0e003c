/*
 * A map of LGeneral-Deluxe: tiles, the names of hexes, roads and rivers; and the text of its files.
 */
#pragma once

#include <gio/gio.h>

#include "hu-import-cells.h"

G_BEGIN_DECLS

typedef struct
{
  guint line;  /* of the file, from 1 */
  guint first; /* its first field */
  guint n;     /* fields, without empty ones at the end */
} HuLgeneralRow;

typedef struct
{
  char   *text;
  GArray *fields;   /* char *, borrowed from the text */
  GArray *rows;     /* HuLgeneralRow */
  GArray *sections; /* guint: the first row of each; then one past the last row */
} HuLgeneralText;

HuLgeneralText      *hu_lgeneral_text_new   (GBytes                *bytes,
                                             GError               **error) G_GNUC_WARN_UNUSED_RESULT;
void                 hu_lgeneral_text_free  (HuLgeneralText        *self);
guint                hu_lgeneral_n_sections (const HuLgeneralText  *self);
/* 0 for a section that the file does not have. */
guint                hu_lgeneral_n_rows     (const HuLgeneralText  *self,
                                             guint                  section);
const HuLgeneralRow *hu_lgeneral_row        (const HuLgeneralText  *self,
                                             guint                  section,
                                             guint                  row);
/* "" past the last. */
const char          *hu_lgeneral_field      (const HuLgeneralText  *self,
                                             const HuLgeneralRow   *row,
                                             guint                  field);
/* The second field of the row of that section that begins with @key; NULL: there is none. */
const char          *hu_lgeneral_find       (const HuLgeneralText  *self,
                                             guint                  section,
                                             const char            *key);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuLgeneralText, hu_lgeneral_text_free)

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
