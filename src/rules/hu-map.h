/*
 * The map: what lies on the grid.  Terrain, hexsides, lines and places; never
 * units or who controls what.
 */
#pragma once

#include "hu-grid.h"

G_BEGIN_DECLS

typedef enum
{
  HU_TERRAIN_CLEAR,
  HU_TERRAIN_FOREST,
  HU_TERRAIN_SWAMP,
  HU_TERRAIN_HILLS,
  HU_TERRAIN_ROUGH,
  HU_TERRAIN_URBAN,
  HU_TERRAIN_LAKE,
  HU_TERRAIN_SEA,
  HU_TERRAIN_OFFMAP,
  HU_N_TERRAINS
} HuTerrain;

typedef enum
{
  HU_HEXSIDE_RIVER,
  HU_HEXSIDE_LAKE,
  HU_HEXSIDE_WALL,
  HU_HEXSIDE_CLIFF,
  HU_N_HEXSIDES
} HuHexside;

typedef enum
{
  HU_LINE_ROAD,
  HU_LINE_RAIL,
  HU_LINE_RIVER,
  HU_LINE_FRONT,
  HU_N_LINES
} HuLineKind;

typedef enum
{
  HU_PLACE_CITY,
  HU_PLACE_TOWN,
  HU_PLACE_OBJECTIVE,
  HU_N_PLACES
} HuPlaceKind;

typedef struct
{
  HuLineKind kind;
  GArray    *hexes; /* HuHex, in order; consecutive ones need not be adjacent */
  char      *extra; /* see HuScenario */
} HuLine;

typedef struct
{
  char       *id;
  char       *name;
  HuPlaceKind kind;
  GArray     *hexes; /* HuHex, at least one, in the file's order, none twice */
  char       *extra;
} HuPlace;

typedef struct
{
  gint       ref_count;
  HuGrid    *grid;
  guint8    *terrain;                 /* [n_hexes] HuTerrain */
  guint8    *hexsides[HU_N_HEXSIDES]; /* [n_hexes] bit d: that kind at direction d; NULL: none anywhere */
  guint8    *barriers;                /* [n_hexes] lake and cliff hexsides together; NULL: none anywhere */
  GPtrArray *lines;                   /* HuLine */
  GPtrArray *places;                  /* HuPlace */
  char      *extra;
  char      *grid_extra;
} HuMap;

/* All clear, without hexsides, lines or places.  The makers below are for
 * whoever builds the map, before anybody else holds it. */
HuMap      *hu_map_new            (HuGrid      *grid) G_GNUC_WARN_UNUSED_RESULT;
HuMap      *hu_map_ref            (HuMap       *map);
void        hu_map_unref          (HuMap       *map);
void        hu_map_set_hexside    (HuMap       *map,
                                   HuHexside    kind,
                                   HuHex        a,
                                   HuHex        b);   /* adjacent hexes */
HuLine     *hu_map_add_line       (HuMap       *map,
                                   HuLineKind   kind,
                                   GArray      *hexes); /* (transfer full) */
HuPlace    *hu_map_add_place      (HuMap       *map,
                                   const char  *id,
                                   const char  *name,
                                   HuPlaceKind  kind,
                                   GArray      *hexes); /* (transfer full) */

HuPlace    *hu_map_get_place      (const HuMap *map,
                                   guint        place);
gint        hu_map_find_place     (const HuMap *map,
                                   const char  *id);  /* index, or -1 */
gint        hu_map_place_at       (const HuMap *map,
                                   HuHex        hex); /* index of the first, or -1 */

/* The format's own words ("forest", "river", "rail", "city"), and back: -1 for none. */
const char *hu_terrain_to_string  (HuTerrain    terrain);
gint        hu_terrain_from_string (const char *text);
const char *hu_hexside_to_string  (HuHexside    kind);
gint        hu_hexside_from_string (const char *text);
const char *hu_line_kind_to_string (HuLineKind  kind);
gint        hu_line_kind_from_string (const char *text);
const char *hu_place_kind_to_string (HuPlaceKind kind);
gint        hu_place_kind_from_string (const char *text);

/* Lake, sea and off-map hexes: nothing enters, no line runs through. */
static inline gboolean
hu_map_is_impassable (const HuMap *map,
                      HuHex        hex)
{
  return map->terrain[hex] >= HU_TERRAIN_LAKE;
}

/* May a line of supply or a zone of control not cross this side of @hex? */
static inline gboolean
hu_map_is_barrier (const HuMap *map,
                   HuHex        hex,
                   gint         direction)
{
  return map->barriers != NULL && (map->barriers[hex] >> direction & 1);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuMap, hu_map_unref)

G_END_DECLS
