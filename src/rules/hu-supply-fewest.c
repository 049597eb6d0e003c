/*
 * How few more units would isolate, and where: exact, without trying every
 * pair of hexes.
 *
 * Units that isolate must touch every line there is.  So a few lines are kept,
 * to begin with those of the cut, and with each the set of hexes from which a
 * unit touches it.  Only units that touch all known lines between them are
 * tried.  If they isolate, they are the answer; if not, there is a line past
 * them, which joins the known ones and rules out them and many others.  Hexes
 * are gone through in the order of index, so the first answer is the first in
 * that order.
 *
 * More lines than fit replace earlier ones; that costs time but loses nothing,
 * since what has been tried is behind.
 */
#include "hu-supply-known-private.h"

#include <string.h>

#define FOOTPRINT_MAX (1 + HU_N_DIRECTIONS)

typedef struct
{
  HuLattice     lattice;
  HuLineSearch  search;
  HuKnownLines  known;
  gint32        limit;
  HuCellWord   *firsts;  /* two sets of cells, to work with */
  HuCellWord   *seconds;
} Fewest;

static void
fewest_init (Fewest              *fewest,
             const HuSupplyField *field,
             const HuFootprint   *footprint,
             const gint32        *to_source)
{
  hu_line_search_init (&fewest->search, &fewest->lattice, to_source);
  hu_known_lines_init (&fewest->known, &fewest->lattice, footprint);
  fewest->limit = hu_supply_limit (field);
  fewest->firsts = g_new (HuCellWord, fewest->known.n_words);
  fewest->seconds = g_new (HuCellWord, fewest->known.n_words);
}

static void
fewest_clear (Fewest *fewest)
{
  hu_line_search_clear (&fewest->search);
  hu_known_lines_clear (&fewest->known);
  g_free (fewest->firsts);
  g_free (fewest->seconds);
}

static guint
largest_footprint (const HuFootprint *footprint)
{
  return (footprint->closes_own_hex ? 1 : 0) + (footprint->closes_neighbours ? HU_N_DIRECTIONS : 0);
}

/* --- Trying --- */

static void
shut (Fewest *fewest,
      gint32  unit,
      gint32 *cells,
      guint  *n)
{
  if (fewest->known.footprint->closes_own_hex)
    cells[(*n)++] = unit;

  if (fewest->known.footprint->closes_neighbours)
    for (gint way = 0; way < HU_N_WAYS; way++)
      {
        gint32 cell = unit + fewest->lattice.step[way];

        if (!fewest->known.immune[cell] && !hu_lattice_barred (&fewest->lattice, unit, way))
          cells[(*n)++] = cell;
      }

  for (guint i = 0; i < *n; i++)
    fewest->lattice.cell[cells[i]] |= HU_CELL_SHUT;
}

/* Do units at @first and, unless -1, @second isolate?  Sets @line to one past
 * them where they do not. */
static gboolean
isolates (Fewest *fewest,
          gint32  first,
          gint32  second,
          guint  *line)
{
  gint32 cells[2 * FOOTPRINT_MAX];
  guint n = 0;
  gint32 end;

  shut (fewest, first, cells, &n);
  if (second >= 0)
    shut (fewest, second, cells, &n);

  end = hu_line_search_run (&fewest->search, fewest->limit);
  *line = end >= 0 ? hu_known_lines_add_found (&fewest->known, &fewest->search, end) : 0;
  hu_line_search_reset (&fewest->search);

  for (guint i = 0; i < n; i++)
    fewest->lattice.cell[cells[i]] &= (guint8) ~HU_CELL_SHUT;

  return end < 0;
}

/* --- One unit --- */

/* Keeps of @cells those that touch @line, from word @start on. */
static void
intersect (const HuKnownLines *known,
           HuCellWord         *cells,
           guint               line,
           gsize               start)
{
  for (gsize i = start; i < known->n_words; i++)
    cells[i] &= known->touching[line][i];
}

/* The first cell from which one unit isolates, or -1. */
static gint32
find_one (Fewest *fewest)
{
  const HuKnownLines *known = &fewest->known;
  HuCellWord *candidates = fewest->firsts;
  guint line;

  memcpy (candidates, known->anywhere, known->n_words * sizeof (HuCellWord));
  for (line = 0; line < known->n_lines; line++)
    intersect (known, candidates, line, 0);

  for (gint32 cell = hu_cells_next (candidates, known->n_words, -1);
       cell >= 0;
       cell = hu_cells_next (candidates, known->n_words, cell))
    {
      if (isolates (fewest, cell, -1, &line))
        return cell;
      intersect (known, candidates, line, (gsize) cell / 64);
    }

  return -1;
}

/* --- Two units --- */

/* Of the @lines, the one that the fewest hexes touch. */
static guint
hardest (const HuKnownLines *known,
         guint64             lines)
{
  guint best = (guint) __builtin_ctzll (lines);

  for (lines &= lines - 1; lines != 0; lines &= lines - 1)
    {
      guint line = (guint) __builtin_ctzll (lines);

      if (known->n_touching[line] < known->n_touching[best])
        best = line;
    }

  return best;
}

/* The cells whose unit, together with one at @cell, may touch all lines. */
static const HuCellWord *
partners (const HuKnownLines *known,
          gint32              cell)
{
  guint64 left = hu_known_lines_all (known) & ~known->touches[cell];

  return left != 0 ? known->touching[hardest (known, left)] : known->anywhere;
}

/* Collects in @firsts every cell that is the lower of two whose units touch all
 * lines between them.  One of the two touches the hardest line, and the other
 * the hardest of those that this one leaves over.
 */
static void
collect_firsts (const HuKnownLines *known,
                HuCellWord         *firsts)
{
  guint64 all = hu_known_lines_all (known);
  const HuCellWord *some = known->touching[hardest (known, all)];

  memset (firsts, 0, known->n_words * sizeof (HuCellWord));
  for (gint32 a = hu_cells_next (some, known->n_words, -1);
       a >= 0;
       a = hu_cells_next (some, known->n_words, a))
    {
      const HuCellWord *others = partners (known, a);

      for (gint32 b = hu_cells_next (others, known->n_words, -1);
           b >= 0;
           b = hu_cells_next (others, known->n_words, b))
        if ((known->touches[a] | known->touches[b]) == all)
          hu_cells_add (firsts, MIN (a, b));
    }
}

/* Collects in @seconds the cells after @first that touch what it does not. */
static void
collect_seconds (const HuKnownLines *known,
                 gint32              first,
                 HuCellWord         *seconds)
{
  guint64 left = hu_known_lines_all (known) & ~known->touches[first];

  memcpy (seconds, partners (known, first), known->n_words * sizeof (HuCellWord));
  for (; left != 0; left &= left - 1)
    intersect (known, seconds, (guint) __builtin_ctzll (left), (gsize) first / 64);
}

/* Sets @where to the first two cells from which units isolate. */
static gboolean
find_two (Fewest *fewest,
          gint32  where[2])
{
  const HuKnownLines *known = &fewest->known;

  collect_firsts (known, fewest->firsts);
  for (gint32 a = hu_cells_next (fewest->firsts, known->n_words, -1);
       a >= 0;
       a = hu_cells_next (fewest->firsts, known->n_words, a))
    {
      collect_seconds (known, a, fewest->seconds);
      for (gint32 b = hu_cells_next (fewest->seconds, known->n_words, a);
           b >= 0;
           b = hu_cells_next (fewest->seconds, known->n_words, b))
        {
          guint line;

          if (isolates (fewest, a, b, &line))
            {
              where[0] = a;
              where[1] = b;
              return TRUE;
            }
          intersect (known, fewest->seconds, line, (gsize) a / 64);
        }
    }

  return FALSE;
}

/* --- Both --- */

/* With a greatest length the lines of the cut may be too long to count; takes
 * lines that share no hex as long as there are some.  FALSE where there are so
 * many that two units cannot touch them all. */
static gboolean
add_short_lines (Fewest *fewest,
                 guint   at_most)
{
  g_autoptr(GArray) taken = g_array_new (FALSE, FALSE, sizeof (gint32));
  gint32 cell;

  while (fewest->known.n_lines <= at_most
         && (cell = hu_line_search_run (&fewest->search, fewest->limit)) >= 0)
    {
      hu_known_lines_add_found (&fewest->known, &fewest->search, cell);
      for (; !(fewest->lattice.cell[cell] & HU_CELL_ORIGIN);
           cell -= fewest->lattice.step[fewest->search.via[cell]])
        {
          fewest->lattice.cell[cell] |= HU_CELL_SHUT;
          g_array_append_val (taken, cell);
        }
      hu_line_search_reset (&fewest->search);
    }

  hu_line_search_reset (&fewest->search);
  for (guint i = 0; i < taken->len; i++)
    fewest->lattice.cell[g_array_index (taken, gint32, i)] &= (guint8) ~HU_CELL_SHUT;

  return fewest->known.n_lines <= at_most;
}

static guint
find_fewest (Fewest            *fewest,
             const HuSupplyCut *cut,
             gint32             where[2])
{
  guint size = largest_footprint (fewest->known.footprint);

  if (fewest->lattice.field->max_length >= 0)
    {
      if (!add_short_lines (fewest, 2 * size))
        return HU_FEWEST_MORE;
    }
  else
    {
      for (guint i = 0; i < cut->lines->len; i++)
        hu_known_lines_add (&fewest->known, g_ptr_array_index (cut->lines, i));
    }

  fewest->known.n_kept = fewest->known.n_lines;
  if (fewest->known.n_lines <= size && (where[0] = find_one (fewest)) >= 0)
    return 1;

  return find_two (fewest, where) ? 2 : HU_FEWEST_MORE;
}

/**
 * hu_supply_fewest:
 * @field: the question
 * @cut: hu_supply_cut() of the same @field
 * @footprint: where a unit may be put, and what it closes there
 * @where: (out): the hexes; %HU_HEX_NONE beyond the number returned
 *
 * Finds the fewest additional units that would isolate all origins, and where
 * to put them: what the width of the lifeline means on the table, since one
 * unit with its zone of control may close seven hexes.  Exact; of several ways
 * the first in the order of index.
 *
 * Returns: 0 (isolated already), 1, 2, or %HU_FEWEST_MORE
 */
guint
hu_supply_fewest (const HuSupplyField *field,
                  const HuSupplyCut   *cut,
                  const HuFootprint   *footprint,
                  HuHex                where[2])
{
  Fewest fewest = { 0 };
  g_autofree gint32 *to_source = NULL;
  g_autofree gint32 *queue = NULL;
  gint32 n_reached;
  gint32 cells[2];
  guint n;

  g_return_val_if_fail (field != NULL && field->grid != NULL, HU_FEWEST_MORE);
  g_return_val_if_fail (cut != NULL && footprint != NULL && where != NULL, HU_FEWEST_MORE);

  where[0] = where[1] = HU_HEX_NONE;
  if (cut->hexes->len == 0)
    return 0;

  /* Each line of the cut takes a hex of its own to close. */
  if (largest_footprint (footprint) == 0
      || (field->max_length < 0 && cut->hexes->len > 2 * largest_footprint (footprint)))
    return HU_FEWEST_MORE;

  hu_lattice_init (&fewest.lattice, field);
  queue = g_new (gint32, fewest.lattice.n_cells + 1);
  to_source = hu_lattice_flood (&fewest.lattice, HU_CELL_SOURCE, hu_supply_limit (field), queue, &n_reached);
  fewest_init (&fewest, field, footprint, to_source);

  n = find_fewest (&fewest, cut, cells);
  for (guint i = 0; n != HU_FEWEST_MORE && i < n; i++)
    where[i] = hu_lattice_hex (&fewest.lattice, cells[i]);

  fewest_clear (&fewest);
  hu_lattice_clear (&fewest.lattice);

  return n;
}
