/*
 * The narrowest cut: as many lines as can be laid without two of them sharing a hex (each
 * search may undo stretches of those before), and then the hexes at which the last, failing
 * search stops.  By Menger's theorem there are as many of these as lines, and no smaller set
 * cuts.
 *
 * Among several smallest cuts this finds the nearest to the origins: the one with the fewest hexes
 * on the origins' side.  There is exactly one, and the failing search shows it: the hexes whose
 * near side it reached, but not their far side.  (Taking the hexes at which a search *from the
 * sources* stops gives as small a cut, but the furthest one.)
 */
#include "hu-supply-along-private.h"
#include "hu-supply-private.h"

/* With a greatest length, closes all hexes except those on a short enough way from an origin to a source.  See
 * hu_supply_cut() on what this means for the cut. */
void
hu_lattice_restrict (HuLattice    *lattice,
                     const gint32 *to_source,
                     gint32       *queue)
{
  g_autofree gint32 *distance = NULL;
  gint32 limit = lattice->field->max_length;
  gint32 n;

  distance = hu_lattice_flood (lattice, HU_CELL_ORIGIN, limit, queue, &n);

  for (gint32 cell = 0; cell < lattice->n_cells; cell++)
    if ((lattice->cell[cell] & HU_CELL_OPEN)
        && (distance[cell] < 0 || to_source[cell] < 0 || distance[cell] > limit - to_source[cell]))
      lattice->cell[cell] = 0;
}

/* Lays the line that a search found, back from its end at @cell; where the search had gone back along a laid
 * line, takes up that stretch. */
static void
lay_line (HuLineSearch *search,
          gint32        cell)
{
  const gint32 *step = search->lattice->step;

  for (;;)
    {
      guint8 way = search->via[cell];
      gint32 before = cell - step[way];
      guint8 old_way;

      search->enter[cell] = way;
      if (search->lattice->cell[before] & HU_CELL_ORIGIN)
        return;

      old_way = search->leave[before];
      search->leave[before] = way;
      cell = before;

      /* A cell with an old way is laid already: the search came to its far side from the next cell. */
      while (old_way != HU_NO_WAY)
        {
          gboolean from_far = search->undo[cell];

          cell += step[old_way];
          old_way = HU_NO_WAY;
          if (from_far)
            {
              old_way = search->leave[cell];
              search->leave[cell] = HU_NO_WAY;
              search->enter[cell] = HU_NO_WAY;
            }
        }
    }
}

/* Returns the last hex of the line at @cells that is beside an origin: the line is as good without all hexes
 * before it.  Sets @origin. */
static guint
first_needed (const HuLattice *lattice,
              const GArray    *cells,
              gint32          *origin)
{
  for (guint i = cells->len; i-- > 0;)
    for (gint way = 0; way < HU_N_WAYS; way++)
      {
        gint32 cell = g_array_index (cells, gint32, i);

        *origin = cell + lattice->step[way];
        if ((lattice->cell[*origin] & HU_CELL_ORIGIN) && !hu_lattice_barred (lattice, cell, way))
          return i;
      }

  g_assert_not_reached ();
}

/* Writes the line at @cells as hexes, an origin first, without loops: from each hex it continues at the last
 * hex of the line that is adjacent.  @place is all 0 before and after. */
static GArray *
straighten (const HuLattice *lattice,
            const GArray    *cells,
            guint32         *place)
{
  GArray *line = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gint32 origin;
  guint i = first_needed (lattice, cells, &origin);
  HuHex hex = hu_lattice_hex (lattice, origin);

  g_array_append_val (line, hex);
  for (guint j = 0; j < cells->len; j++)
    place[g_array_index (cells, gint32, j)] = j;

  for (;;)
    {
      gint32 cell = g_array_index (cells, gint32, i);
      guint furthest = i;

      hex = hu_lattice_hex (lattice, cell);
      g_array_append_val (line, hex);
      for (gint way = 0; way < HU_N_WAYS; way++)
        if (!hu_lattice_barred (lattice, cell, way))
          furthest = MAX (furthest, place[cell + lattice->step[way]]);

      if (furthest == i)
        break;
      i = furthest;
    }

  for (guint j = 0; j < cells->len; j++)
    place[g_array_index (cells, gint32, j)] = 0;

  return line;
}

/* The cells of the laid line that begins at @cell. */
static GArray *
follow_line (const HuLineSearch *search,
             gint32              cell)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (gint32));

  g_array_append_val (cells, cell);
  while (search->leave[cell] != HU_NO_WAY)
    {
      cell += search->lattice->step[search->leave[cell]];
      g_array_append_val (cells, cell);
    }

  return cells;
}

/* The laid lines, in the order of the origins and of the hexes beside them. */
static GPtrArray *
list_lines (const HuLineSearch *search)
{
  HuLattice *lattice = search->lattice;
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  g_autofree guint32 *place = g_new0 (guint32, lattice->n_cells);

  for (guint i = 0; i < lattice->field->n_origins; i++)
    {
      gint32 origin = hu_lattice_cell (lattice, lattice->field->origins[i]);

      if (lattice->cell[origin] & HU_CELL_SHUT)
        continue; /* named twice */

      lattice->cell[origin] |= HU_CELL_SHUT;
      for (gint way = 0; way < HU_N_WAYS; way++)
        if (search->enter[origin + lattice->step[way]] == way)
          {
            g_autoptr(GArray) cells = follow_line (search, origin + lattice->step[way]);

            g_ptr_array_add (lines, straighten (lattice, cells, place));
          }
    }

  return lines;
}

static GArray *
list_cut (const HuLineSearch *search)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < search->touched->len; i++)
    {
      gint32 cell = g_array_index (search->touched, gint32, i);
      guint8 marks = search->lattice->cell[cell];
      HuHex hex;

      /* A touched cell that is not OUT is IN. */
      if (search->enter[cell] == HU_NO_WAY || (marks & HU_CELL_OUT))
        continue;

      hex = hu_lattice_hex (search->lattice, cell);
      g_array_append_val (hexes, hex);
    }

  g_array_sort (hexes, hu_supply_compare_hexes);

  return hexes;
}

/**
 * hu_supply_cut:
 *
 * Finds the smallest set of open hexes, without origins but with sources, whose blocking
 * isolates all origins at once; of several sets the nearest to the origins.  It is empty where
 * the origins are isolated already.  Its size is the width of the lifeline, and the lines found
 * on the way are the proof that nothing smaller will do.
 *
 * With a greatest length the cut is that of the hexes whose distance from the nearest origin
 * and to the nearest source (by lines that pass no origin) add up to no more.  It isolates,
 * since every line that is short enough runs only through such hexes; but a smaller cut may
 * exist, since longer lines run there too.
 *
 * Returns: (transfer full): the cut
 */
HuSupplyCut *
hu_supply_cut (const HuSupplyField *field)
{
  HuLattice lattice;
  HuLineSearch search;
  HuSupplyCut *cut;
  g_autofree gint32 *to_source = NULL;
  g_autofree gint32 *queue = NULL;
  gint32 n;
  gint32 found;

  g_return_val_if_fail (field != NULL && field->grid != NULL, NULL);
  for (guint i = 0; i < field->n_origins; i++)
    g_return_val_if_fail (hu_grid_has (field->grid, field->origins[i]), NULL);

  if (field->along != NULL)
    return hu_along_cut (field);

  hu_lattice_init (&lattice, field);
  queue = g_new (gint32, lattice.n_cells + 1);
  to_source = hu_lattice_flood (&lattice, HU_CELL_SOURCE, hu_supply_limit (field), queue, &n);
  if (field->max_length >= 0)
    hu_lattice_restrict (&lattice, to_source, queue);

  hu_line_search_init (&search, &lattice, to_source);
  while ((found = hu_line_search_run (&search, G_MAXINT32)) >= 0)
    {
      lay_line (&search, found);
      hu_line_search_reset (&search);
    }

  cut = g_new0 (HuSupplyCut, 1);
  cut->hexes = list_cut (&search);
  cut->lines = list_lines (&search);
  cut->exact = field->max_length < 0 || cut->hexes->len <= 1;

  hu_line_search_clear (&search);
  hu_lattice_clear (&lattice);

  return cut;
}

void
hu_supply_cut_free (HuSupplyCut *cut)
{
  if (cut == NULL)
    return;

  g_array_unref (cut->hexes);
  g_ptr_array_unref (cut->lines);
  g_free (cut);
}
