/*
 * The map: everything that lies on the grid: terrain, hexsides, lines, places, buildings,
 * bridges and pillboxes.  Units and control of hexes are never part of it.
 */
#pragma once

#include "hu-location.h"

G_BEGIN_DECLS

/* The elevation of a hex; 0 unless the file says otherwise. */
#define HU_LEVEL_LEAST (-4)
#define HU_LEVEL_MOST 20

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
  HU_EDGE_NORTH,
  HU_EDGE_EAST,
  HU_EDGE_SOUTH,
  HU_EDGE_WEST,
} HuEdge;

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

/* The unknown members of `map.grid` and of the objects in it; see HuScenario. */
typedef struct
{
  char *grid;
  char *names;
  char *column;
  char *row;
  GPtrArray *boards; /* (element-type utf8) (nullable): of each, or NULL */
} HuGridExtra;

typedef struct _HuMap
{
  gint       ref_count;
  HuGrid    *grid;
  guint8    *terrain;                 /* [n_hexes] HuTerrain */
  gint8     *levels;                  /* [n_hexes] elevation, HU_LEVEL_LEAST … HU_LEVEL_MOST; NULL: 0 everywhere */
  guint8    *hexsides[HU_N_HEXSIDES]; /* [n_hexes] bit d: this kind lies at direction d; NULL: nowhere on the map */
  guint8    *barriers;                /* [n_hexes] lake and cliff hexsides together; NULL: nowhere on the map */
  GPtrArray *lines;                   /* HuLine */
  GPtrArray *places;                  /* HuPlace */
  GPtrArray *buildings;               /* HuBuilding; no hex is in two */
  GPtrArray *bridges;                 /* HuHexFeature; no hex twice */
  GPtrArray *pillboxes;               /* HuHexFeature; no hex twice */
  GPtrArray *boards;                  /* HuBoard; empty: one of all hexes */
  HuLocations *locations;             /* NULL until they are laid */
  char      *extra;
  HuGridExtra grid_extra;
  GArray    *kept; /* see hu-keep.h */
  struct _HuMap *base; /* NULL, or the map with which this one shares everything but terrain and hexsides */
} HuMap;

/* A map of clear terrain, without hexsides, lines or places.  The functions below that change a map are only
 * for the code that makes it, before anything else holds it. */
HuMap      *hu_map_new            (HuGrid      *grid) G_GNUC_WARN_UNUSED_RESULT;
/* The same map with terrain and hexsides of its own, which the caller may change; (transfer full). */
HuMap      *hu_map_new_repainted  (HuMap       *map) G_GNUC_WARN_UNUSED_RESULT;
HuMap      *hu_map_ref            (HuMap       *map);
void        hu_map_unref          (HuMap       *map);
void        hu_map_set_level      (HuMap       *map,
                                   HuHex        hex,
                                   gint         level);
void        hu_map_set_hexside    (HuMap       *map,
                                   HuHexside    kind,
                                   HuHex        a,
                                   HuHex        b);   /* adjacent hexes */
void        hu_map_clear_hexside  (HuMap       *map,
                                   HuHexside    kind,
                                   HuHex        a,
                                   HuHex        b);
HuLine     *hu_map_add_line       (HuMap       *map,
                                   HuLineKind   kind,
                                   GArray      *hexes); /* (transfer full) */
HuPlace    *hu_map_add_place      (HuMap       *map,
                                   const char  *id,
                                   const char  *name,
                                   HuPlaceKind  kind,
                                   GArray      *hexes); /* (transfer full) */

HuBuilding *hu_map_add_building   (HuMap       *map,
                                   const char  *id,
                                   const char  *name,
                                   GArray      *hexes,  /* (transfer full) */
                                   gint         upper_storeys); /* then the rest */
HuHexFeature *hu_map_add_bridge   (HuMap       *map,
                                   HuHex        hex);
HuHexFeature *hu_map_add_pillbox  (HuMap       *map,
                                   HuHex        hex);
HuBoard    *hu_map_add_board      (HuMap       *map,
                                   const char  *id,
                                   GArray      *hexes); /* (transfer full) */
/* Ends the making: finds the Locations.  Does nothing the second time. */
void        hu_map_lay_locations  (HuMap       *map);

HuPlace    *hu_map_get_place      (const HuMap *map,
                                   guint        place);
gint        hu_map_place_at       (const HuMap *map,
                                   HuHex        hex); /* index of the first, or -1 */

const HuBuilding *hu_map_get_building (const HuMap *map,
                                   guint        building);
gint        hu_map_find_building  (const HuMap *map,
                                   const char  *id);  /* index, or HU_BUILDING_NONE */

/* --- Edges (hu-grid.c) --- */

/* From west to east or from north to south; (transfer full) (element-type HuHex). */
GArray     *hu_map_list_edge      (const HuMap *map,
                                   HuEdge       edge) G_GNUC_WARN_UNUSED_RESULT;
gboolean    hu_map_is_on_edge     (const HuMap *map,
                                   HuHex        hex,
                                   HuEdge       edge);
/* On any edge: a unit may leave the map there. */
gboolean    hu_map_is_edge        (const HuMap *map,
                                   HuHex        hex);

/* --- Locations (once laid) --- */

/* The Location of @hex at @storey, or HU_LOCATION_NONE where there is none. */
HuLocation  hu_map_location       (const HuMap *map,
                                   HuHex        hex,
                                   HuStorey     storey);
/* "V2/1", without board prefix; returns @name. */
char       *hu_location_format    (const HuMap *map,
                                   HuLocation   location,
                                   char         name[HU_LOCATION_NAME_MAX]);
/* With the board prefix, as people read it. */
char       *hu_location_dup_name  (const HuMap *map,
                                   HuLocation   location) G_GNUC_WARN_UNUSED_RESULT;
/* HU_LOCATION_NONE and an error of HU_GRID_ERROR where @text is not the name of a Location.  The error of the
 * hex part is that of hu_grid_parse(); HU_GRID_ERROR_STOREY: the hex has no such storey. */
HuLocation  hu_location_parse     (const HuMap *map,
                                   const char  *text,
                                   GError     **error);
/* "cellar", "roof" …, the word after the slash in names; NULL for the ground. */
const char *hu_storey_to_string   (HuStorey     storey,
                                   char         name[8]);

static inline HuLocation
hu_map_n_locations (const HuMap *map)
{
  return map->locations->n_locations;
}

static inline HuHex
hu_location_hex (const HuMap *map,
                 HuLocation   location)
{
  return location < map->grid->n_hexes ? location : map->locations->extra_hex[location - map->grid->n_hexes];
}

static inline HuStorey
hu_location_storey (const HuMap *map,
                    HuLocation   location)
{
  return location < map->grid->n_hexes ? HU_STOREY_GROUND
                                       : map->locations->extra_storey[location - map->grid->n_hexes];
}

/* The Locations of @hex above and below its ground level: from *first up to but without the value returned. */
static inline HuLocation
hu_map_extra_locations (const HuMap *map,
                        HuHex        hex,
                        HuLocation  *first)
{
  if (map->locations->first_extra == NULL)
    return *first = 0;

  *first = map->locations->first_extra[hex];
  return map->locations->first_extra[hex + 1];
}

static inline gboolean
hu_map_has_one_location (const HuMap *map,
                         HuHex        hex)
{
  HuLocation first;

  return hu_map_extra_locations (map, hex, &first) == first;
}

static inline gint
hu_map_building_at (const HuMap *map,
                    HuHex        hex)
{
  return map->locations->building_of != NULL ? map->locations->building_of[hex] : HU_BUILDING_NONE;
}

/* Bridge and pillbox are no storeys of a building. */
static inline gboolean
hu_storey_is_built (HuStorey storey)
{
  return storey <= HU_STOREY_ROOF;
}

/* Level 0, the bridge, the pillbox. */
static inline gboolean
hu_storey_is_ground_level (HuStorey storey)
{
  return storey == HU_STOREY_GROUND || storey == HU_STOREY_BRIDGE || storey == HU_STOREY_PILLBOX;
}

static inline gboolean
hu_storey_is_upper (HuStorey storey)
{
  return storey >= 1 && storey <= HU_STOREY_ROOF;
}

static inline gint
hu_location_building (const HuMap *map,
                      HuLocation   location)
{
  return hu_storey_is_built (hu_location_storey (map, location))
    ? hu_map_building_at (map, hu_location_hex (map, location)) : HU_BUILDING_NONE;
}

/* The format's own words ("forest", "river", "rail", "city"), and back: -1 for none. */
const char *hu_terrain_to_string  (HuTerrain    terrain);
gint        hu_terrain_from_string (const char *text);
/* Tells whether it stops lines of supply and zones of control under all rules. */
gboolean    hu_hexside_is_barrier (HuHexside    kind);
const char *hu_hexside_to_string  (HuHexside    kind);
gint        hu_hexside_from_string (const char *text);
const char *hu_line_kind_to_string (HuLineKind  kind);
gint        hu_line_kind_from_string (const char *text);
const char *hu_place_kind_to_string (HuPlaceKind kind);
gint        hu_place_kind_from_string (const char *text);

/* Tells whether a hex is neither missing nor beyond the map. */
static inline gboolean
hu_map_has (const HuMap *map,
            HuHex        hex)
{
  return map->grid->exists[hex] && map->terrain[hex] != HU_TERRAIN_OFFMAP;
}

static inline gint
hu_map_level (const HuMap *map,
              HuHex        hex)
{
  return map->levels != NULL ? map->levels[hex] : 0;
}

/* Lake, sea and off-map hexes: no unit enters them, and no line runs through them. */
static inline gboolean
hu_map_is_impassable (const HuMap *map,
                      HuHex        hex)
{
  return map->terrain[hex] >= HU_TERRAIN_LAKE;
}

/* Tells whether a line of supply or a zone of control cannot cross this side of @hex. */
static inline gboolean
hu_map_is_barrier (const HuMap *map,
                   HuHex        hex,
                   gint         direction)
{
  return map->barriers != NULL && (map->barriers[hex] >> direction & 1);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuMap, hu_map_unref)

G_END_DECLS
