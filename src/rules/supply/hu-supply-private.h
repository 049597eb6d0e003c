/*
 * Declarations that the supply files share: the grid laid out for cheap searching, and the
 * search for one more line.
 *
 * A *cell* is a hex in that layout.  Lanes lie one after the other with at
 * least one guard cell between them, and the distance from one lane to the
 * next is one cell more after an unshifted lane.  That makes up for the half
 * hex by which lanes are shifted against each other, so the six neighbours of
 * every cell are at the same six steps, and no neighbour needs a test for the
 * edge of the map: guard cells are closed.  Cells are in the order of hexes.
 *
 * A *way* is a direction by the order of the neighbour's index (0 the lowest).
 */
#pragma once

#include "hu-supply.h"

G_BEGIN_DECLS

#define HU_N_WAYS 6
#define HU_NO_WAY 7

enum
{
  HU_CELL_OPEN = 1 << 0,   /* a line may enter; never an origin */
  HU_CELL_SOURCE = 1 << 1, /* only where open */
  HU_CELL_ORIGIN = 1 << 2,
  HU_CELL_SHUT = 1 << 3,   /* closed for the time being */
  HU_CELL_IN = 1 << 4,     /* marks of a search */
  HU_CELL_OUT = 1 << 5,
};

#define HU_UNSEEN (-1) /* as a distance */

typedef struct
{
  const HuSupplyField *field;
  gint32  n_cells;
  gint32  pair;            /* cells of two lanes, one shifted and one not */
  gint32  first;           /* the cell of hex 0 */
  gint32  pitch[2];        /* from an even lane to the next, from an odd one */
  gint32  step[HU_N_WAYS];
  guint8 *cell;            /* [n_cells] HU_CELL_* */
  guint8 *barriers;        /* [n_cells] by direction; NULL: none */
} HuLattice;

static const gint8 hu_way_direction[HU_N_WAYS] = { 5, 4, 0, 3, 1, 2 };

void    hu_lattice_init       (HuLattice           *lattice,
                               const HuSupplyField *field);
void    hu_lattice_clear      (HuLattice           *lattice);
HuHex   hu_lattice_hex        (const HuLattice     *lattice,
                               gint32               cell);

/* How far every cell is from those with the flag @from. */
gint32 *hu_lattice_flood      (const HuLattice     *lattice,
                               guint8               from,
                               gint32               limit,
                               gint32              *queue,
                               gint32              *n_reached) G_GNUC_WARN_UNUSED_RESULT;

/* Closes the cells that are on no short enough line; see hu_supply_cut() on what that means for a cut. */
void    hu_lattice_restrict   (HuLattice           *lattice,
                               const gint32        *to_source,
                               gint32              *queue);

/* Adds the hexes without which no line is as short as @lattice's question demands. */
void    hu_supply_find_undetoured (HuLattice       *lattice,
                               GArray              *critical);

static inline gint32
hu_lattice_lane (const HuLattice *lattice,
                 gint             lane)
{
  return lattice->first + lane / 2 * lattice->pair + (lane & 1) * lattice->pitch[0];
}

static inline gint32
hu_lattice_cell (const HuLattice *lattice,
                 HuHex            hex)
{
  gint length = lattice->field->grid->lane_length;

  return hu_lattice_lane (lattice, hex / length) + hex % length;
}

static inline gboolean
hu_lattice_barred (const HuLattice *lattice,
                   gint32           cell,
                   gint             way)
{
  return lattice->barriers != NULL && (lattice->barriers[cell] >> hu_way_direction[way] & 1);
}

static inline gint32
hu_supply_limit (const HuSupplyField *field)
{
  return field->max_length < 0 ? G_MAXINT32 : field->max_length;
}

static inline int
hu_supply_compare_hexes (gconstpointer a,
                         gconstpointer b)
{
  return *(const HuHex *) a - *(const HuHex *) b;
}

#define HU_EACH_BYTE(byte) (G_GUINT64_CONSTANT (0x0101010101010101) * (byte))

/* Eight bytes of @block and @exists at once: 1 in each byte that is open. */
static inline guint64
hu_open_bytes (guint64 block,
               guint64 exists)
{
  const guint64 low = HU_EACH_BYTE (0x7f);

  return exists & ~((((block & low) + low) | block) >> 7);
}

/* Up to eight bytes at @bytes, the first the lowest. */
static inline guint64
hu_load_bytes (const guint8 *bytes,
               gsize         n)
{
  guint64 word = 0;

  if (n >= 8)
    __builtin_memcpy (&word, bytes, 8);
  else
    for (gsize i = 0; i < n; i++)
      ((guint8 *) &word)[i] = bytes[i];

  return GUINT64_FROM_LE (word);
}

/*
 * The search for one more line.  Besides plain lines it finds augmenting ones
 * past a set of disjoint lines already laid: `enter` and `leave` say by which
 * way a line comes into a cell and goes out, HU_NO_WAY where none does.
 */
typedef struct
{
  guint32 *entries;
  gsize    n;
  gsize    capacity;
} HuLineStack;

typedef struct
{
  HuLattice    *lattice;   /* borrowed; its marks are the search's */
  const gint32 *to_source; /* borrowed */
  guint8       *enter;
  guint8       *leave;
  guint8       *via;       /* the way by which the search came into a cell */
  guint8       *undo;      /* whether it came from the next cell's far side */
  GArray       *seeds;     /* first cells, the most promising first */
  GArray       *touched;   /* gint32: cells that carry marks */
  HuLineStack   stacks[3];
} HuLineSearch;

void     hu_line_search_init  (HuLineSearch *search,
                               HuLattice    *lattice,
                               const gint32 *to_source);
void     hu_line_search_clear (HuLineSearch *search);
/* Returns the source cell at the end of a shortest line of at most @limit hexes, or -1.  The marks of the
 * search stay, for callers that read them. */
gint32   hu_line_search_run   (HuLineSearch *search,
                               gint32        limit);
/* Takes the marks away; needed before the next run. */
void     hu_line_search_reset (HuLineSearch *search);

G_END_DECLS
