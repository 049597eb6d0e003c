/*
 * A scene: the contents of a picture as plain data. The window, the printed page and the command line each fill
 * one and hand it to the painter.
 */
#pragma once

#include "hu-flip.h"
#include "hu-flood.h"
#include "hu-geometry.h"
#include "hu-snapshot.h"
#include "hu-supply-army.h"
#include "hu-supply-opening.h"
#include "hu-tracing.h"

G_BEGIN_DECLS

typedef enum
{
  HU_OVERLAY_SUPPLY   = 1 << 0, /* the trace of each capital hex */
  HU_OVERLAY_RINGS    = 1 << 1, /* reached hexes by distance */
  HU_OVERLAY_FRONTIER = 1 << 2, /* where lines stop, a mark for each reason */
  HU_OVERLAY_CUT      = 1 << 3, /* narrowest cut and critical hexes */
  HU_OVERLAY_ZOC      = 1 << 4,
  HU_OVERLAY_OWNERS  = 1 << 5,
  HU_OVERLAY_FRONT_LINE = 1 << 6, /* the hexes each side covers, the rows it leaves open, the cheapest line */
  HU_OVERLAY_FIRE     = 1 << 7, /* Fire and rubble, Locations nobody can enter, majorities round a Blaze */
  HU_OVERLAY_ARMY     = 1 << 8, /* the supply of each unit */
} HuOverlay;

#define HU_OVERLAY_DEFAULT (HU_OVERLAY_SUPPLY | HU_OVERLAY_CUT | HU_OVERLAY_OWNERS | \
                            HU_OVERLAY_FRONT_LINE | HU_OVERLAY_FIRE)

/* The visible part of the map: @scale device-independent pixels a map unit, @x, @y the map point at the top left. */
typedef struct
{
  double scale;
  double x, y;
  int    width, height; /* pixels, device independent */
} HuViewport;

/* The part of a flip map to show. */
typedef enum
{
  HU_FLIP_SHOW_UNITS,        /* where one unit more or less turns the answer round */
  HU_FLIP_SHOW_HEX_MARGINS,  /* the smallest isolating set of hexes with that hex in it */
  HU_FLIP_SHOW_UNIT_MARGINS, /* the fewest units that isolate with one in that hex */
  HU_N_FLIP_SHOWS
} HuFlipShow;

/* A flood up to one of its rings. */
typedef struct
{
  const HuFlood     *flood;
  const HuSupplyCut *cut;
  gint               ring;
  gboolean           show_cut; /* not the rings: the cut's lines, and the set it closes in */
} HuFloodView;

typedef struct _HuUnderlay HuUnderlay;

/* The painter borrows all of these during one call. Arrays may be NULL. */
typedef struct
{
  HuSnapshot      *snapshot;   /* the position to draw; never NULL */
  guint            overlays;   /* HuOverlay */
  const HuTracing *tracing;    /* for SUPPLY, RINGS, FRONTIER and CUT: the capital's, or "trace from here"; or NULL */
  const HuSupplyOpening *opening; /* the line that none of the tracing's is, but that would be open or is nearest; or NULL */
  const HuSupplySituation *situation; /* for ZOC and the frontier; or NULL */
  const guint8    *marks;      /* [n_units] HuSupplyMark, for ARMY; or NULL */
  HuHex            cursor;     /* keyboard cursor, or HU_HEX_NONE */
  HuHex            hover;      /* under the pointer, or HU_HEX_NONE */
  const GArray    *selected;   /* guint: units with a selection ring */
  const GArray    *lifted;     /* guint: units being dragged: drawn at @lift_at, and faint in their hexes */
  HuPoint          lift_at;    /* map units */
  const GPtrArray *paths;      /* GArray of HuHex: the ways of the dragged units, the first unit's first */
  const GArray    *changing;   /* HuHex: would change hands by it */
  HuSide           changing_to;
  HuStorey         storey;     /* which Locations CONTROL and FIRE show (26.1) */
  gint             building;   /* outlined as selected, or HU_BUILDING_NONE */
  gboolean         storeys_fanned; /* all its storeys are drawn beside it */
  HuSnapshot      *before;     /* what stands elsewhere than there is marked; or NULL */
  const GPtrArray *ways;       /* by unit, GArray of HuHex or NULL: its way from there to here */
  const HuFlipMap *flips;      /* or NULL */
  HuFlipShow       flip_show;
  const HuFloodView *flood;    /* or NULL */
  HuUnderlay      *underlay;   /* a picture to trace over; or NULL */
  HuUnderlay      *paper;      /* a scan of the map that is shown in place of the drawn ground; or NULL */
  HuHex            fan;        /* a stack to draw fanned out, or HU_HEX_NONE … */
  const GArray    *fans;       /* … above those of these hexes (HuHex); or NULL */
  const GArray    *flash;      /* HuHex: lit */
  double           flash_phase; /* 0 … 1 */
  const GArray    *buildings;  /* guint: those that have their names on the map; or NULL */
  gboolean         cut_out;    /* a part of the map on paper: no name is cut by its edge */
  const GArray    *ringed;     /* HuHex: a ring will be drawn around each, which names keep clear of; or NULL … */
  double           ring_room;  /* … from its middle to where a name may begin, px */
} HuScene;

void     hu_scene_init (HuScene       *scene,
                        HuSnapshot    *snapshot); /* everything off but HU_OVERLAY_DEFAULT */
/* Is the stack of this hex fanned out? */
gboolean hu_scene_fans (const HuScene *scene,
                        HuHex          hex);

G_END_DECLS
