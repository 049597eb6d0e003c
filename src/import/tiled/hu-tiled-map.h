/*
 * A map of Tiled as it lies in its file, XML or JSON: layers of tiles, and what each tile is
 * called.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A rectangle of cells.  A gid is 0 where there is no tile. */
typedef struct
{
  gint    x, y, width, height;
  GArray *gids; /* guint32, row by row, without the bits that turn a tile */
} HuTiledChunk;

typedef struct
{
  char   *name;
  gboolean hidden;
  GArray *chunks; /* HuTiledChunk */
} HuTiledLayer;

/* The texts by which a tile is known: the first that is recognised counts. */
enum
{
  HU_TILED_TERRAIN, /* these four are custom properties */
  HU_TILED_TYPE,
  HU_TILED_KIND,
  HU_TILED_NAME,
  HU_TILED_CLASS,
  HU_TILED_PICTURE,
  HU_TILED_N_WORDS,
};

typedef struct
{
  char *words[HU_TILED_N_WORDS];
} HuTiledTile;

typedef struct
{
  guint32     first;
  guint32     n_tiles; /* 0: not known */
  char       *name;
  char       *source;  /* of a tileset in a file of its own; NULL: it is here */
  GHashTable *tiles;   /* id → HuTiledTile */
} HuTiledSet;

typedef enum
{
  HU_TILED_BOX,
  HU_TILED_ELLIPSE,
  HU_TILED_POINT,
  HU_TILED_TEXT,
  HU_TILED_STAMP, /* a tile that lies freely */
  HU_TILED_POLYGON,
  HU_TILED_POLYLINE,
} HuTiledShape;

typedef struct
{
  HuTiledShape shape;
  char     *name;
  char     *kind;   /* its class, as older files call its type */
  char     *layer;  /* the name of its layer */
  gboolean  hidden;
  gboolean  faulty; /* a number of it is none, or the rest of it lies in a template */
  double    x, y, width, height; /* pixels of the map */
  GArray   *points; /* double: x, y, x, y…, from x and y of the object on; NULL: none */
  GPtrArray *properties; /* utf8: name, value, name, value… */
} HuTiledObject;

typedef struct
{
  gint       width;
  gint       height;
  gint64     tile_width;  /* in pixels */
  gint64     tile_height;
  gint64     side;        /* of a hex, along the axis of the stagger */
  gboolean   flat;      /* the stagger is along x */
  gboolean   odd_lower; /* lanes of odd index, from 0, are lowered */
  gboolean   infinite;
  GPtrArray *layers;    /* HuTiledLayer, from the bottom */
  GPtrArray *sets;      /* HuTiledSet */
  GPtrArray *objects;   /* HuTiledObject */
  GPtrArray *properties; /* utf8: of the map: name, value, name, value… */
  guint      n_pictures;
  guint      n_hidden;  /* layers of objects that are hidden */
  gsize      n_cells;
} HuTiledMap;

HuTiledMap *hu_tiled_map_new      (GBytes      *bytes,
                                   GError     **error) G_GNUC_WARN_UNUSED_RESULT;
void        hu_tiled_map_free     (HuTiledMap  *self);
/* Reads a tileset from a file of its own into @set. */
gboolean    hu_tiled_set_read     (HuTiledSet  *set,
                                   GBytes      *bytes,
                                   GError     **error);
gboolean    hu_tiled_is_map       (GBytes      *bytes);

/* --- For the two readers --- */

HuTiledMap *_hu_tiled_map_new_empty (void) G_GNUC_WARN_UNUSED_RESULT;
gboolean    _hu_tiled_map_shape   (HuTiledMap  *self,
                                   const char  *orientation,
                                   const char  *axis,
                                   const char  *index,
                                   gint64       width,
                                   gint64       height,
                                   GError     **error);
/* The size of its tiles, and whether it is without end; -1: not said, or not as it must be. */
gboolean    _hu_tiled_map_measure (HuTiledMap  *self,
                                   gint64       tile_width,
                                   gint64       tile_height,
                                   gint64       side,
                                   gint         infinite,
                                   GError     **error);
HuTiledLayer *_hu_tiled_add_layer (HuTiledMap  *self,
                                   const char  *name,
                                   gboolean     hidden);
/* NULL where there are too many. */
HuTiledObject *_hu_tiled_add_object (HuTiledMap  *self,
                                   const char  *layer,
                                   gboolean     hidden) G_GNUC_WARN_UNUSED_RESULT;
/* An attribute of an object as Tiled calls it, or what it contains ("point", "ellipse", "text"). */
void        _hu_tiled_object_put  (HuTiledObject *object,
                                   const char  *attribute,
                                   const char  *value);
/* A point after the others, as numbers in texts. */
void        _hu_tiled_object_add_point (HuTiledObject *object,
                                   HuTiledShape shape,
                                   const char  *x,
                                   const char  *y);
HuTiledSet *_hu_tiled_add_set     (HuTiledMap  *self,
                                   gint64       first,
                                   const char  *name,
                                   const char  *source);
HuTiledTile *_hu_tiled_set_tile   (HuTiledSet  *set,
                                   gint64       id);
/* A word of a tile, by the name of a custom property. */
void        _hu_tiled_tile_put    (HuTiledTile *tile,
                                   const char  *property,
                                   const char  *value);
void        _hu_tiled_tile_picture (HuTiledTile *tile,
                                   const char  *source);
/* Takes @gids, which must be as many as the rectangle has cells. */
gboolean    _hu_tiled_add_chunk   (HuTiledMap   *self,
                                   HuTiledLayer *layer,
                                   gint64        x,
                                   gint64        y,
                                   gint64        width,
                                   gint64        height,
                                   GArray       *gids,
                                   GError      **error);
/* The cells of a text: "csv" or "base64", packed or not. */
GArray     *_hu_tiled_decode      (const char  *text,
                                   const char  *encoding,
                                   const char  *compression,
                                   gint64       n_cells,
                                   GError     **error) G_GNUC_WARN_UNUSED_RESULT;
HuTiledMap *_hu_tiled_read_xml    (GBytes      *bytes,
                                   HuTiledSet  *set, /* NULL: a map */
                                   GError     **error) G_GNUC_WARN_UNUSED_RESULT;
HuTiledMap *_hu_tiled_read_json   (GBytes      *bytes,
                                   HuTiledSet  *set,
                                   GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuTiledMap, hu_tiled_map_free)

G_END_DECLS
