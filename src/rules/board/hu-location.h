/*
 * Locations: a hex and a storey of it (26.1).  Buildings, bridges and pillboxes decide which
 * Locations a hex has; a hex without them has just one.
 */
#pragma once

#include "hu-grid.h"

G_BEGIN_DECLS

/* An index into flat arrays of hu_map_n_locations().  The ground level of a hex has the number of the hex; all
 * other Locations follow after the last hex. */
typedef gint32 HuLocation;

#define HU_LOCATION_NONE ((HuLocation) -1)
#define HU_LOCATION_NAME_MAX (HU_HEX_NAME_MAX + 9)

/* The storey within a hex: 0 is the ground (in a bridge hex the Depression),
 * 1 … HU_STOREY_HIGHEST the upper storeys, and these: */
typedef gint8 HuStorey;

#define HU_STOREY_CELLAR  ((HuStorey) -1)
#define HU_STOREY_GROUND  ((HuStorey) 0)
#define HU_STOREY_HIGHEST ((HuStorey) 99)
#define HU_STOREY_ROOF    ((HuStorey) 100)
#define HU_STOREY_BRIDGE  ((HuStorey) 101)
#define HU_STOREY_PILLBOX ((HuStorey) 102)

#define HU_BUILDING_NONE (-1)

typedef struct
{
  char    *id;
  char    *name;             /* or NULL */
  GArray  *hexes;            /* HuHex, at least one, in the file's order, none twice */
  gint     upper_storeys;    /* storeys above the ground, in every hex: 0 … HU_STOREY_HIGHEST */
  gboolean rowhouse;
  gboolean roof;
  gboolean cellar;
  GArray  *stairwells;       /* HuHex, or NULL: every hex */
  char    *extra;            /* see HuScenario */
} HuBuilding;

/* A bridge or a pillbox. */
typedef struct
{
  HuHex hex;
  char *extra;
} HuHexFeature;

/* A board of the map, for set-up areas (26.11). */
typedef struct
{
  char   *id;
  GArray *hexes; /* HuHex */
  char   *extra;
} HuBoard;

/* The Locations of a map; made by hu_map_lay_locations(), read-only from then on. */
typedef struct
{
  HuLocation  n_locations;
  HuLocation *first_extra;  /* [n_hexes + 1] the Locations of hex h above and below its ground level: from [h] up to
                               but without [h + 1]; NULL: no hex has any */
  HuHex      *extra_hex;    /* [n_locations - n_hexes] */
  HuStorey   *extra_storey; /* [n_locations - n_hexes] */
  gint32     *building_of;  /* [n_hexes] index or HU_BUILDING_NONE; NULL: no building on the map */
  guint8     *stairs;       /* [n_hexes] 1 where units can go up and down; NULL: nowhere */
} HuLocations;

G_END_DECLS
