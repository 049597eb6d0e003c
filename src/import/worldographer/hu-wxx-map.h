/*
 * The parts of a file of Worldographer that a game can use.
 */
#pragma once

#include "hu-import-cells.h"

G_BEGIN_DECLS

/* A feature or a label. */
typedef struct
{
  char    *name;   /* what stands on the map beside it; may be "" */
  char    *type;   /* of a feature, "Settlement City"; of a label its style */
  double   x, y;   /* see hu-wxx-map.c */
  gboolean placed;
  gboolean label;  /* it stands alone */
} HuWxxPlace;

typedef struct
{
  gboolean       rows;   /* hexes with pointed tops */
  gint           columns, n_rows;
  HuImportCells *cells;  /* column by column */
  GPtrArray     *places; /* HuWxxPlace */
  guint          n_levels;  /* of tiles: the first is read */
  guint          n_shapes;  /* lines and areas */
  guint          n_notes;
} HuWxxMap;

HuWxxMap *hu_wxx_map_new   (const char  *xml,
                            GError     **error) G_GNUC_WARN_UNUSED_RESULT;
void      hu_wxx_map_free  (HuWxxMap    *self);
/* The hex whose centre is nearest to a place; HU_HEX_NONE: it lies beside the map. */
HuHex     hu_wxx_map_find  (const HuWxxMap   *self,
                            const HuGrid     *grid,
                            const HuWxxPlace *place);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuWxxMap, hu_wxx_map_free)

G_END_DECLS
