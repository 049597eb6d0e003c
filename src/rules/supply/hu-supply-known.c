/*
 * Known lines and the hexes from which a unit touches them.
 */
#include "hu-supply-known-private.h"

#include <string.h>

#define FOOTPRINT_MAX (1 + HU_N_DIRECTIONS)

/* A copy of @bytes, which may be NULL, by cell. */
static guint8 *
dup_by_cell (const HuLattice *lattice,
             const guint8    *bytes)
{
  const HuGrid *grid = lattice->field->grid;
  guint8 *by_cell = g_malloc0 ((gsize) lattice->n_cells);

  for (gint lane = 0; bytes != NULL && lane < grid->n_lanes; lane++)
    memcpy (by_cell + hu_lattice_lane (lattice, lane),
            bytes + lane * grid->lane_length,
            (gsize) grid->lane_length);

  return by_cell;
}

/*
 * hu_known_lines_init:
 * @known: uninitialised memory
 * @lattice: the grid; borrowed
 * @footprint: the hexes that a unit closes; borrowed
 *
 * Starts without any lines.
 */
void
hu_known_lines_init (HuKnownLines      *known,
                     const HuLattice   *lattice,
                     const HuFootprint *footprint)
{
  g_autofree guint8 *exists = dup_by_cell (lattice, lattice->field->grid->exists);
  HuCellWord *cells;

  *known = (HuKnownLines) { .lattice = lattice, .footprint = footprint };
  known->placeable = dup_by_cell (lattice, footprint->placeable);
  known->immune = dup_by_cell (lattice, footprint->immune);
  known->touches = g_new0 (guint64, lattice->n_cells);
  if (!footprint->own_barriers)
    known->barriers = lattice->barriers != NULL ? g_memdup2 (lattice->barriers, (gsize) lattice->n_cells) : NULL;
  else if (footprint->barriers != NULL)
    known->barriers = dup_by_cell (lattice, footprint->barriers);

  known->n_words = (gsize) lattice->n_cells / 64 + 1;
  cells = g_new0 (HuCellWord, (HU_KNOWN_LINES_MAX + 1) * known->n_words);
  known->anywhere = cells;
  for (guint i = 0; i < HU_KNOWN_LINES_MAX; i++)
    known->touching[i] = cells + (i + 1) * known->n_words;

  for (gint32 cell = 0; cell < lattice->n_cells; cell++)
    {
      if (!exists[cell])
        known->placeable[cell] = 0;
      if (known->placeable[cell])
        hu_cells_add (known->anywhere, cell);
    }
}

void
hu_known_lines_clear (HuKnownLines *known)
{
  g_clear_pointer (&known->placeable, g_free);
  g_clear_pointer (&known->immune, g_free);
  g_clear_pointer (&known->touches, g_free);
  g_clear_pointer (&known->barriers, g_free);
  g_clear_pointer (&known->anywhere, g_free); /* and the sets that follow it */
}

/* Tells whether no zone of control of a unit in @cell reaches out in that direction. */
static gboolean
is_barred (const HuKnownLines *known,
           gint32              cell,
           gint                way)
{
  return known->barriers != NULL && (known->barriers[cell] >> hu_way_direction[way] & 1);
}

static void
touch (HuKnownLines *known,
       guint         line,
       gint32        cell)
{
  if (!known->placeable[cell] || hu_cells_have (known->touching[line], cell))
    return;

  hu_cells_add (known->touching[line], cell);
  known->touches[cell] |= G_GUINT64_CONSTANT (1) << line;
  known->n_touching[line]++;
}

/* Marks the units that would close @cell. */
static void
touch_at (HuKnownLines *known,
          guint         line,
          gint32        cell)
{
  if (known->footprint->closes_own_hex)
    touch (known, line, cell);

  if (!known->footprint->closes_neighbours || known->immune[cell])
    return;

  for (gint way = 0; way < HU_N_WAYS; way++)
    if (!is_barred (known, cell, way))
      touch (known, line, cell + known->lattice->step[way]);
}

/* The number of a line that is about to be touched. */
static guint
new_line (HuKnownLines *known)
{
  guint line = known->n_lines;

  if (known->n_lines < HU_KNOWN_LINES_MAX)
    {
      known->n_lines++;
    }
  else
    {
      line = known->n_kept + known->n_added % (HU_KNOWN_LINES_MAX - known->n_kept);
      for (gint32 cell = hu_cells_next (known->touching[line], known->n_words, -1);
           cell >= 0;
           cell = hu_cells_next (known->touching[line], known->n_words, cell))
        known->touches[cell] &= ~(G_GUINT64_CONSTANT (1) << line);

      memset (known->touching[line], 0, known->n_words * sizeof (HuCellWord));
      known->n_touching[line] = 0;
    }

  known->n_added++;

  return line;
}

void
hu_known_lines_add (HuKnownLines *known,
                    const GArray *hexes)
{
  guint line = new_line (known);

  for (guint i = 1; i < hexes->len; i++)
    touch_at (known, line, hu_lattice_cell (known->lattice, g_array_index (hexes, HuHex, i)));
}

guint
hu_known_lines_add_found (HuKnownLines       *known,
                          const HuLineSearch *search,
                          gint32              end)
{
  guint line = new_line (known);

  for (gint32 cell = end;
       !(known->lattice->cell[cell] & HU_CELL_ORIGIN);
       cell -= known->lattice->step[search->via[cell]])
    touch_at (known, line, cell);

  return line;
}

/* --- Trying units against them --- */

static void
shut (const HuKnownLines *known,
      HuLattice          *lattice,
      gint32              unit,
      gint32             *cells,
      guint              *n)
{
  if (known->footprint->closes_own_hex)
    cells[(*n)++] = unit;

  if (known->footprint->closes_neighbours)
    for (gint way = 0; way < HU_N_WAYS; way++)
      {
        gint32 cell = unit + lattice->step[way];

        if (!known->immune[cell] && !is_barred (known, unit, way))
          cells[(*n)++] = cell;
      }

  for (guint i = 0; i < *n; i++)
    lattice->cell[cells[i]] |= HU_CELL_SHUT;
}

gboolean
hu_known_lines_try (HuKnownLines *known,
                    HuLineSearch *search,
                    gint32        limit,
                    gint32        first,
                    gint32        second,
                    guint        *line)
{
  gint32 cells[2 * FOOTPRINT_MAX];
  guint n = 0;
  gint32 end;

  shut (known, search->lattice, first, cells, &n);
  if (second >= 0)
    shut (known, search->lattice, second, cells, &n);

  end = hu_line_search_run (search, limit);
  *line = end >= 0 ? hu_known_lines_add_found (known, search, end) : 0;
  hu_line_search_reset (search);

  for (guint i = 0; i < n; i++)
    search->lattice->cell[cells[i]] &= (guint8) ~HU_CELL_SHUT;

  return end < 0;
}

void
hu_known_lines_keep (const HuKnownLines *known,
                     HuCellWord         *cells,
                     guint               line,
                     gsize               start)
{
  for (gsize i = start; i < known->n_words; i++)
    cells[i] &= known->touching[line][i];
}

guint
hu_known_lines_hardest (const HuKnownLines *known,
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

const HuCellWord *
hu_known_lines_partners (const HuKnownLines *known,
                         gint32              cell)
{
  guint64 left = hu_known_lines_all (known) & ~known->touches[cell];

  return left != 0 ? known->touching[hu_known_lines_hardest (known, left)] : known->anywhere;
}

void
hu_known_lines_collect_seconds (const HuKnownLines *known,
                                gint32              first,
                                HuCellWord         *seconds,
                                gsize               start)
{
  guint64 left = hu_known_lines_all (known) & ~known->touches[first];

  memcpy (seconds, hu_known_lines_partners (known, first), known->n_words * sizeof (HuCellWord));
  for (; left != 0; left &= left - 1)
    hu_known_lines_keep (known, seconds, (guint) __builtin_ctzll (left), start);
}
