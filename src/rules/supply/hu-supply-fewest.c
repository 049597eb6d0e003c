/*
 * The fewest additional units that would isolate, and where: exact, without trying every pair
 * of hexes.
 *
 * Units that isolate must touch every line.  So a few lines are kept, at first those of the
 * cut, and for each the set of hexes from which a unit touches it.  Only units that together
 * touch all known lines are tried.  If they isolate, they are the answer; if not, a line gets
 * past them, which joins the known lines and rules out these units and many others.  Hexes are
 * tried in the order of index, so the first answer is the first in that order.
 *
 * Where there are too many lines, new ones replace earlier ones; that costs time but loses
 * nothing, since the hexes already tried are not tried again.
 */
#include "hu-supply-along-private.h"
#include "hu-supply-known-private.h"

#include <string.h>

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

/* --- One unit --- */

/* The first cell from which one unit isolates, or -1. */
static gint32
find_one (Fewest *fewest)
{
  const HuKnownLines *known = &fewest->known;
  HuCellWord *candidates = fewest->firsts;
  guint line;

  memcpy (candidates, known->anywhere, known->n_words * sizeof (HuCellWord));
  for (line = 0; line < known->n_lines; line++)
    hu_known_lines_keep (known, candidates, line, 0);

  for (gint32 cell = hu_cells_next (candidates, known->n_words, -1);
       cell >= 0;
       cell = hu_cells_next (candidates, known->n_words, cell))
    {
      if (hu_known_lines_try (&fewest->known, &fewest->search, fewest->limit, cell, -1, &line))
        return cell;
      hu_known_lines_keep (known, candidates, line, (gsize) cell / 64);
    }

  return -1;
}

/* --- Two units --- */

/* Collects in @firsts every cell that is the lower one of two whose units together touch all
 * lines.  One of the two touches the hardest line, and the other touches the hardest line that
 * the first does not touch.
 */
static void
collect_firsts (const HuKnownLines *known,
                HuCellWord         *firsts)
{
  guint64 all = hu_known_lines_all (known);
  const HuCellWord *some = known->touching[hu_known_lines_hardest (known, all)];

  memset (firsts, 0, known->n_words * sizeof (HuCellWord));
  for (gint32 a = hu_cells_next (some, known->n_words, -1);
       a >= 0;
       a = hu_cells_next (some, known->n_words, a))
    {
      const HuCellWord *others = hu_known_lines_partners (known, a);

      for (gint32 b = hu_cells_next (others, known->n_words, -1);
           b >= 0;
           b = hu_cells_next (others, known->n_words, b))
        if ((known->touches[a] | known->touches[b]) == all)
          hu_cells_add (firsts, MIN (a, b));
    }
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
      hu_known_lines_collect_seconds (known, a, fewest->seconds, (gsize) a / 64);
      for (gint32 b = hu_cells_next (fewest->seconds, known->n_words, a);
           b >= 0;
           b = hu_cells_next (fewest->seconds, known->n_words, b))
        {
          guint line;

          if (hu_known_lines_try (&fewest->known, &fewest->search, fewest->limit, a, b, &line))
            {
              where[0] = a;
              where[1] = b;
              return TRUE;
            }
          hu_known_lines_keep (known, fewest->seconds, line, (gsize) a / 64);
        }
    }

  return FALSE;
}

/* --- Both --- */

/* With a greatest length the lines of the cut may be too long to count.  Adds lines that share no hex, as long
 * as there are some.  FALSE where there are so many that two units cannot touch them all. */
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
  guint size = hu_footprint_largest (fewest->known.footprint);

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
 * @cut: hu_supply_cut() of the same @field
 * @footprint: where a unit may be put, and the hexes it closes there
 * @where: (out): the hexes; %HU_HEX_NONE beyond the number returned
 *
 * Finds the fewest additional units that would isolate all origins, and where to put them.
 * This is the meaning of the lifeline's width on the table, since one unit with its zone of
 * control may close seven hexes.  The answer is exact; of several it is the first in the order
 * of index.
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

  if (hu_along_is_for (field, footprint))
    return hu_along_fewest (field, footprint, where);

  /* Each line of the cut takes a hex of its own to close. */
  if (hu_footprint_largest (footprint) == 0
      || (field->max_length < 0 && cut->hexes->len > 2 * hu_footprint_largest (footprint)))
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
