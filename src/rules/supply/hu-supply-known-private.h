/*
 * Known lines and the hexes from which a unit touches them: the memory of the search for the
 * fewest units that isolate.
 */
#pragma once

#include "hu-supply-private.h"

G_BEGIN_DECLS

#define HU_KNOWN_LINES_MAX 64

typedef guint64 HuCellWord; /* of a set of cells */

typedef struct
{
  const HuLattice   *lattice;    /* borrowed */
  const HuFootprint *footprint;  /* borrowed */
  guint8            *placeable;  /* [n_cells] */
  guint8            *immune;     /* [n_cells] */
  guint8            *barriers;   /* [n_cells] by direction: no zone of control crosses there; NULL: nowhere */

  gsize              n_words;    /* of a set of cells */
  HuCellWord        *anywhere;   /* the placeable cells */
  HuCellWord        *touching[HU_KNOWN_LINES_MAX]; /* the cells from which a unit touches a line */
  guint              n_touching[HU_KNOWN_LINES_MAX];
  guint64           *touches;    /* [n_cells] the lines that a unit there touches */
  guint              n_lines;
  guint              n_kept;     /* that are never replaced */
  guint              n_added;    /* ever */
} HuKnownLines;

void   hu_known_lines_init      (HuKnownLines       *known,
                                 const HuLattice    *lattice,
                                 const HuFootprint  *footprint);
void   hu_known_lines_clear     (HuKnownLines       *known);
/* Adds the line at @hexes (HuHex); its first hex is an origin. */
void   hu_known_lines_add       (HuKnownLines       *known,
                                 const GArray       *hexes);
/* Adds the line that @search just found, back from its end; returns its number. */
guint  hu_known_lines_add_found (HuKnownLines       *known,
                                 const HuLineSearch *search,
                                 gint32              end);

/* Tells whether units at @first and, unless -1, @second isolate.  Where they do not, a line past them joins the
 * known ones, and @line is its number. */
gboolean hu_known_lines_try     (HuKnownLines       *known,
                                 HuLineSearch       *search,
                                 gint32              limit,
                                 gint32              first,
                                 gint32              second,
                                 guint              *line);
/* Keeps in @cells only those that touch @line, from word @start on. */
void   hu_known_lines_keep      (const HuKnownLines *known,
                                 HuCellWord         *cells,
                                 guint               line,
                                 gsize               start);
/* Returns the line of @lines, which are bits, that the fewest hexes touch. */
guint  hu_known_lines_hardest   (const HuKnownLines *known,
                                 guint64             lines);
/* Returns the cells whose unit, together with one at @cell, may touch all lines. */
const HuCellWord *
       hu_known_lines_partners  (const HuKnownLines *known,
                                 gint32              cell);
/* Collects those of the partners that do touch all lines, from word @start on. */
void   hu_known_lines_collect_seconds (const HuKnownLines *known,
                                 gint32              first,
                                 HuCellWord         *seconds,
                                 gsize               start);

static inline guint
hu_footprint_largest (const HuFootprint *footprint)
{
  return (footprint->closes_own_hex ? 1 : 0) + (footprint->closes_neighbours ? HU_N_DIRECTIONS : 0);
}

/* All known lines, by bits. */
static inline guint64
hu_known_lines_all (const HuKnownLines *known)
{
  return known->n_lines < 64 ? (G_GUINT64_CONSTANT (1) << known->n_lines) - 1 : G_MAXUINT64;
}

static inline void
hu_cells_add (HuCellWord *cells,
              gint32      cell)
{
  cells[cell / 64] |= G_GUINT64_CONSTANT (1) << cell % 64;
}

static inline gboolean
hu_cells_have (const HuCellWord *cells,
               gint32            cell)
{
  return cells[cell / 64] >> cell % 64 & 1;
}

/* Returns the first cell of the set after @cell, which is -1 or a cell of the lattice; -1: there is none.  The
 * set has room for one more cell than the lattice. */
static inline gint32
hu_cells_next (const HuCellWord *cells,
               gsize             n_words,
               gint32            cell)
{
  gsize i = (gsize) (cell + 1) / 64;
  HuCellWord word = cells[i] & G_MAXUINT64 << (cell + 1) % 64;

  while (word == 0)
    {
      if (++i == n_words)
        return -1;
      word = cells[i];
    }

  return (gint32) i * 64 + __builtin_ctzll (word);
}

G_END_DECLS
