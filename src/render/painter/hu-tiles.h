/*
 * Tiles: squares of the picture at one scale, kept until others need the room.
 */
#pragma once

#include <cairo.h>

#include "hu-geometry.h"

G_BEGIN_DECLS

typedef struct _HuTiles HuTiles;

typedef struct
{
  double           scale;    /* px a map unit … */
  gint             column, row; /* … and which square of the map at it */
  cairo_surface_t *ground;   /* picture of the map alone; NULL: not drawn yet, or not needed */
  cairo_surface_t *whole;    /* with the overlays on it; NULL: not drawn yet */
  guint64          content;  /* of the overlays when last looked at */
  guint64          own;      /* of the part of them that this tile shows */
  HuBox            stale;    /* part of the ground that was edited since, map units; no width: none */
} HuTile;

HuTiles *hu_tiles_new       (void) G_GNUC_WARN_UNUSED_RESULT;
void     hu_tiles_free      (HuTiles         *self);
void     hu_tiles_clear     (HuTiles         *self);
/* How much the pictures may take from now on. */
void     hu_tiles_set_room  (HuTiles         *self,
                             gsize            max_bytes);
/* The ledger of the memory used, bytes: tests compare it with the limit. */
gsize    hu_tiles_n_bytes   (const HuTiles   *self);

/* NULL where there is none; otherwise it counts as used now. */
HuTile  *hu_tiles_find      (HuTiles         *self,
                             double           scale,
                             gint             column,
                             gint             row);
/* Returns the same tile, made if necessary. It stays until the next call that makes one. */
HuTile  *hu_tiles_get       (HuTiles         *self,
                             double           scale,
                             gint             column,
                             gint             row);
/* Takes @surface in place of the previous one; may drop other tiles. */
void     hu_tiles_set_ground (HuTiles        *self,
                             HuTile          *tile,
                             cairo_surface_t *surface);
void     hu_tiles_set_whole (HuTiles         *self,
                             HuTile          *tile,
                             cairo_surface_t *surface);
/* The ground of the map has been edited within @box: every tile that shows some of it is out of date there. */
void     hu_tiles_mark_stale (HuTiles        *self,
                             HuBox            box,
                             double           size); /* of a tile, px */
/* Returns the scales that have whole tiles, nearest to @scale first, without @scale; (element-type double). */
GArray  *hu_tiles_list_scales (HuTiles       *self,
                             double           scale) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuTiles, hu_tiles_free)

G_END_DECLS
