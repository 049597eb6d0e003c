/*
 * Supply lines as a pure question about a grid: how far a line reaches from its origins, where
 * it stops, how narrow it is, which hexes it depends on, and how few more units would cut it.
 * This code knows blocked and open hexes, not units, sides or rules: hu-tracing.h turns a state
 * into such a question.
 */
#pragma once

#include "hu-map.h"

G_BEGIN_DECLS

typedef enum
{
  HU_BLOCK_OPEN, /* a line may enter */
  HU_BLOCK_TERRAIN,
  HU_BLOCK_UNIT,
  HU_BLOCK_ZOC,
  HU_BLOCK_OWNER,
  HU_BLOCK_HEXSIDE, /* only in a frontier: the hex is open, but the hexside on the way is not */
  HU_BLOCK_LENGTH,  /* only in a frontier: the hex is open, but further than the line may be long */
  HU_BLOCK_STEPS,   /* only in a frontier: the hex is open, but the steps before a line of the map are used up */
  HU_BLOCK_LINE_ENDS, /* only in a frontier: the line of the map does not go on there */
  HU_N_BLOCKS
} HuBlock;

/* Lines of the map: a limited number of steps may lead to one, and then the line of supply goes along such
 * lines without limit. */
typedef struct
{
  const guint8 *links; /* [n_hexes] bit d: a line goes on to that neighbour; set in both hexes */
  const guint8 *lies;  /* [n_hexes] 1: a line is there */
  gint          steps;
} HuSupplyAlong;

/* The question.  Everything is borrowed and must outlive the call. */
typedef struct
{
  const HuGrid *grid;
  const guint8 *barriers;   /* [n_hexes] bit d: no line crosses that hexside; set in both hexes; NULL: none */
  const guint8 *block;      /* [n_hexes] HuBlock up to HU_BLOCK_OWNER; holes of the grid need no value */
  const guint8 *source;     /* [n_hexes] 1: supply comes from here (where the hex is open) */
  const guint8 *inside;     /* [n_hexes] 1: supplies what is in it, and nothing else; NULL: none does */
  const HuHex  *origins;    /* never tested themselves, never sources */
  guint         n_origins;
  gint          max_length; /* hexes after the origin, source included; -1: unlimited */
  const HuSupplyAlong *along; /* NULL: lines of supply only step */
  const guint8 *outside;    /* [n_hexes] 1: HU_BLOCK_TERRAIN because a condition does not let its line go there; NULL: none */
} HuSupplyField;

typedef struct
{
  HuHex   hex;     /* where the line stops */
  HuHex   from;    /* the reached hex that the line would have come from: the nearest, then the first by index */
  HuBlock because;
} HuFrontierHex;

typedef struct
{
  gint32 *distance;  /* [n_hexes] from the nearest origin; -1: not reached, or further than max_length */
  gint32  furthest;  /* the largest distance */
  gint64  n_reached; /* origins included */
  GArray *frontier;  /* HuFrontierHex, by distance of `from`, then by index; each hex once */
  GArray *path;      /* HuHex, origin … source; NULL where no source is reached */
  guint   n_along;   /* the hexes at the end of the path that it comes to along a line of the map */
} HuSupplyTrace;

typedef struct
{
  GArray    *hexes; /* HuHex by index: the smallest set whose blocking isolates, the nearest to the origins of
                       several; empty: isolated already */
  GPtrArray *lines; /* GArray of HuHex each: lines from an origin to a source, no two with an open hex in common: as
                       many as hexes->len where nothing limits them (with max_length: lines of the restricted graph) */
  gboolean   exact; /* FALSE: a smaller set may do it, too */
} HuSupplyCut;

/* The hexes that one more blocking unit would close, for hu_supply_fewest(). */
typedef struct
{
  const guint8 *placeable; /* [n_hexes] 1: it may stand there */
  const guint8 *immune;    /* [n_hexes] 1: the unit's zone of control does not close this hex; NULL: none */
  gboolean      closes_own_hex;
  gboolean      closes_neighbours; /* across no barrier */
  gboolean      takes_sources;     /* a source in its own hex is none any more */
  gboolean      own_barriers;      /* TRUE: `barriers` count, which may be NULL; FALSE: those of the field count */
  const guint8 *barriers;          /* [n_hexes] as in the field */
} HuFootprint;

#define HU_FEWEST_MORE 3
#define HU_EXACT_CUT 3
#define HU_EXACT_CUT_HEXES 3200 /* of the map */

/* Tells that the answers for all hexes below @hex are final, as far as @n units together go (1 or 2); FALSE
 * stops the search. */
typedef gboolean (*HuSupplyProgress) (guint    n,
                                      HuHex    hex,
                                      gpointer data);

/* Needs a unit in @hex no line, since the hex is a source, or supplies what is in it? */
gboolean       hu_supply_is_at_source (const HuSupplyField *field,
                                      HuHex                hex);
/* A source that is also an origin counts for nothing. */
HuSupplyTrace *hu_supply_trace      (const HuSupplyField *field) G_GNUC_WARN_UNUSED_RESULT;
void           hu_supply_trace_free (HuSupplyTrace       *trace);

/* Tells whether any line reaches a source.  This is the quick question, without distances. */
gboolean       hu_supply_reaches    (const HuSupplyField *field);

/* Returns the number of hexes at the end of @line (element-type HuHex), a line of supply with as few steps as can
 * be, that it comes to along a line of the map. */
guint          hu_supply_count_along (const HuSupplyField *field,
                                      const GArray        *line);

/* With max_length this is the cut of the hexes whose distances from the origins and to a source add up to no
 * more: it isolates, but a smaller one may exist. */
HuSupplyCut   *hu_supply_cut        (const HuSupplyField *field) G_GNUC_WARN_UNUSED_RESULT;
/* The same, but exact for up to HU_EXACT_CUT hexes where the length or the steps are limited, on a map that is
 * not too large for it. */
HuSupplyCut   *hu_supply_cut_exactly (const HuSupplyField *field) G_GNUC_WARN_UNUSED_RESULT;
void           hu_supply_cut_free   (HuSupplyCut         *cut);

/* Every open hex whose blocking alone isolates, by index; empty when isolated.
 * (transfer full) (element-type HuHex).  @cut is that of the same field. */
GArray        *hu_supply_critical   (const HuSupplyField *field,
                                     const HuSupplyCut   *cut) G_GNUC_WARN_UNUSED_RESULT;

/* The fewest additional units that isolate, exact: 0 (isolated already), 1, 2,
 * or HU_FEWEST_MORE; their hexes in @where, the first such set in index order. */
guint          hu_supply_fewest     (const HuSupplyField *field,
                                     const HuSupplyCut   *cut,
                                     const HuFootprint   *footprint,
                                     HuHex                where[2]);

/* [n_hexes] the size of the smallest isolating set that contains the hex: the width of the lifeline, or one
 * more; -1 where the hex is not open, is an origin, or everything is isolated already. */
gint32        *hu_supply_hex_margins (const HuSupplyField *field,
                                     const HuSupplyCut   *cut) G_GNUC_WARN_UNUSED_RESULT;
/* Fills @margins [n_hexes] with the fewest units that isolate if one of them stands in that hex: 1, 2,
 * HU_FEWEST_MORE; 0 where none may stand.  Some line must reach a source.  FALSE where @progress, which may be
 * NULL, stopped it. */
gboolean       hu_supply_unit_margins (const HuSupplyField *field,
                                     const HuSupplyCut   *cut,
                                     const HuFootprint   *footprint,
                                     guint8              *margins,
                                     HuSupplyProgress     progress,
                                     gpointer             data);

/* "unit" "zoc" "control" "terrain" "hexside" "length" "steps" "line-ends" */
const char    *hu_block_to_string   (HuBlock              block);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuSupplyTrace, hu_supply_trace_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuSupplyCut, hu_supply_cut_free)

G_END_DECLS
