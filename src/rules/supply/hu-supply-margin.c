/*
 * For every hex the size of the smallest isolating set that contains it.
 *
 * A hex can belong to a narrowest cut only if one of the lines that prove it narrowest runs
 * through it.  It does belong to one exactly if, with all those lines laid, no search that
 * reaches its near side ever gets to its far side (compare hu-supply-line.c).  A search that
 * reaches a hex further along a line undoes the line, and so gets everywhere that a search from
 * the hexes before it did.  So each line is walked once, and the flood behind it only grows.
 * Any other open hex can only be added to a narrowest cut, which makes the cut one larger.
 */
#include "hu-supply-along-private.h"

#include "hu-supply-known-private.h"
#include "hu-supply-private.h"

#include <string.h>

typedef struct
{
  HuLattice *lattice;
  gint32    *before;   /* [n_cells] the cell before it on the laid line, which may be an origin; -1: not laid */
  gint32    *origins;  /* cells */
  guint      n_origins;
  gint32    *queue;    /* cell * 2, + 1 for its far side */
  gint32     n;
  gboolean   escaped;  /* a source was reached: from there all ends of lines are undone */
} Walk;

static void
walk_init (Walk              *walk,
           HuLattice         *lattice,
           const HuSupplyCut *cut)
{
  const HuSupplyField *field = lattice->field;

  *walk = (Walk) { .lattice = lattice, .n_origins = field->n_origins };
  walk->before = g_new (gint32, lattice->n_cells);
  walk->queue = g_new (gint32, 2 * (gsize) lattice->n_cells);
  walk->origins = g_new (gint32, field->n_origins);
  memset (walk->before, -1, (gsize) lattice->n_cells * sizeof (gint32));
  for (guint i = 0; i < field->n_origins; i++)
    walk->origins[i] = hu_lattice_cell (lattice, field->origins[i]);

  for (guint i = 0; i < cut->lines->len; i++)
    {
      const GArray *line = g_ptr_array_index (cut->lines, i);

      for (guint j = 1; j < line->len; j++)
        walk->before[hu_lattice_cell (lattice, g_array_index (line, HuHex, j))] =
          hu_lattice_cell (lattice, g_array_index (line, HuHex, j - 1));
    }
}

static void
come_upon (Walk   *walk,
           gint32  cell,
           gboolean far)
{
  guint8 mark = far ? HU_CELL_OUT : HU_CELL_IN;

  if (walk->lattice->cell[cell] & mark)
    return;

  walk->lattice->cell[cell] |= mark;
  walk->queue[walk->n++] = 2 * cell + far;
}

static void
come_upon_neighbours (Walk   *walk,
                      gint32  cell)
{
  const HuLattice *lattice = walk->lattice;

  for (gint way = 0; way < HU_N_WAYS; way++)
    if ((lattice->cell[cell + lattice->step[way]] & HU_CELL_OPEN) && !hu_lattice_barred (lattice, cell, way))
      come_upon (walk, cell + lattice->step[way], FALSE);
}

static void
flood_on (Walk *walk,
          gint32 done)
{
  while (done < walk->n && !walk->escaped)
    {
      gint32 cell = walk->queue[done] / 2;
      gboolean far = walk->queue[done++] & 1;
      gint32 before = walk->before[cell];

      if (!far && before >= 0)
        {
          /* Lines begin at origins, and all cells beside origins are reached already. */
          if (!(walk->lattice->cell[before] & HU_CELL_ORIGIN))
            come_upon (walk, before, TRUE);
          continue;
        }

      come_upon_neighbours (walk, cell);
      if (far)
        come_upon (walk, cell, FALSE);
      if (walk->lattice->cell[cell] & HU_CELL_SOURCE)
        walk->escaped = TRUE;
    }
}

/* Removes the marks that the line before left, and floods from the origins anew. */
static gint32
start_over (Walk *walk)
{
  for (gint32 i = 0; i < walk->n; i++)
    walk->lattice->cell[walk->queue[i] / 2] &= (guint8) ~(HU_CELL_IN | HU_CELL_OUT);

  walk->n = 0;
  walk->escaped = FALSE;
  for (guint i = 0; i < walk->n_origins; i++)
    come_upon_neighbours (walk, walk->origins[i]);
  flood_on (walk, 0);

  return walk->n;
}

/* Gives hexes of @line that belong to some narrowest cut the size of the cut. */
static void
walk_line (Walk         *walk,
           const GArray *line,
           gint32        size,
           gint32       *margins)
{
  gint32 done = start_over (walk);

  for (guint i = 1; i < line->len && !walk->escaped; i++)
    {
      HuHex hex = g_array_index (line, HuHex, i);
      gint32 cell = hu_lattice_cell (walk->lattice, hex);

      come_upon (walk, cell, FALSE);
      flood_on (walk, done);
      done = walk->n;
      if (!walk->escaped && !(walk->lattice->cell[cell] & HU_CELL_OUT))
        margins[hex] = size;
    }
}

/**
 * hu_supply_hex_margins:
 * @cut: hu_supply_cut() of the same @field
 *
 * For each hex, how many hexes at least have to be blocked to isolate the origins if that hex
 * is one of them: as many as the lifeline is wide where it is part of some narrowest cut, else
 * one more.  With a greatest length the restriction of hu_supply_cut() holds here too: hexes on
 * no short enough line are not part of a narrowest cut.
 *
 * Returns: (transfer full): a number a hex; -1 for hexes that are not open and
 *   for origins, and everywhere where the origins are isolated already
 */
gint32 *
hu_supply_hex_margins (const HuSupplyField *field,
                       const HuSupplyCut   *cut)
{
  HuLattice lattice;
  Walk walk;
  gint32 size;
  gint32 *margins;

  g_return_val_if_fail (field != NULL && field->grid != NULL, NULL);
  g_return_val_if_fail (cut != NULL, NULL);

  /* The lines of such a cut do not tell. */
  if (field->along != NULL || cut->lines->len != cut->hexes->len)
    return hu_along_hex_margins (field, cut);

  size = (gint32) cut->hexes->len;
  margins = g_new (gint32, field->grid->n_hexes);
  memset (margins, -1, (gsize) field->grid->n_hexes * sizeof (gint32));
  if (size == 0)
    return margins;

  hu_lattice_init (&lattice, field);
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (lattice.cell[hu_lattice_cell (&lattice, hex)] & HU_CELL_OPEN)
      margins[hex] = size + 1;

  if (field->max_length >= 0)
    {
      g_autofree gint32 *queue = g_new (gint32, lattice.n_cells + 1);
      gint32 n;
      g_autofree gint32 *to_source = hu_lattice_flood (&lattice, HU_CELL_SOURCE, field->max_length, queue, &n);

      hu_lattice_restrict (&lattice, to_source, queue);
    }

  walk_init (&walk, &lattice, cut);
  for (guint i = 0; i < cut->lines->len; i++)
    walk_line (&walk, g_ptr_array_index (cut->lines, i), size, margins);
  g_free ((&walk)->before);
  g_free ((&walk)->queue);
  g_free ((&walk)->origins);
  hu_lattice_clear (&lattice);

  return margins;
}

/*
 * For every hex the fewest units that isolate if one of them stands there.
 *
 * As in hu-supply-fewest.c, only units are tried that together touch every known line, and each
 * failed try adds a line, which rules out many others.  First each hex is tried by itself.
 * Where some hex isolates alone, every other one isolates together with it.  Else each hex is
 * paired with those that touch the lines it does not, until one pair isolates, which is the
 * answer for both.
 */

#define N_REPORTS 50 /* how often the one who waits is told, in each half */

typedef struct
{
  HuLattice        lattice;
  HuLineSearch     search;
  HuKnownLines     known;
  gint32           limit;
  guint8          *margins;
  HuSupplyProgress progress;
  gpointer         data;
  HuHex            told;
} Margins;

/* FALSE: it is to stop. */
static gboolean
report (Margins *self,
        guint    n,
        gint32   cell)
{
  HuHex hex = cell >= 0 ? hu_lattice_hex (&self->lattice, cell) : self->lattice.field->grid->n_hexes;

  if (self->progress == NULL || (cell >= 0 && hex - self->told < self->lattice.field->grid->n_hexes / N_REPORTS))
    return TRUE;

  self->told = cell >= 0 ? hex : 0;
  return self->progress (n, hex, self->data);
}

static void
set_margin (Margins *self,
            gint32   cell,
            guint    margin)
{
  self->margins[hu_lattice_hex (&self->lattice, cell)] = (guint8) margin;
}

/* --- One --- */

/* Sets @n to the number of hexes that isolate alone; FALSE: stopped. */
static gboolean
find_ones (Margins *self,
           guint   *n)
{
  HuKnownLines *known = &self->known;
  g_autofree HuCellWord *candidates = g_memdup2 (known->anywhere, known->n_words * sizeof (HuCellWord));
  guint line;

  *n = 0;
  for (line = 0; line < known->n_lines; line++)
    hu_known_lines_keep (known, candidates, line, 0);

  for (gint32 cell = hu_cells_next (candidates, known->n_words, -1);
       cell >= 0;
       cell = hu_cells_next (candidates, known->n_words, cell))
    {
      if (!report (self, 1, cell))
        return FALSE;

      if (hu_known_lines_try (known, &self->search, self->limit, cell, -1, &line))
        {
          set_margin (self, cell, 1);
          (*n)++;
        }
      else
        {
          hu_known_lines_keep (known, candidates, line, (gsize) cell / 64);
        }
    }

  return report (self, 1, -1);
}

/* --- Two --- */

/* Tells whether a unit at @cell isolates together with another one. */
static gboolean
find_partner (Margins    *self,
              gint32      cell,
              HuCellWord *partners)
{
  HuKnownLines *known = &self->known;
  guint line;

  hu_known_lines_collect_seconds (known, cell, partners, 0);
  for (gint32 other = hu_cells_next (partners, known->n_words, -1);
       other >= 0;
       other = hu_cells_next (partners, known->n_words, other))
    {
      HuHex hex = hu_lattice_hex (&self->lattice, other);

      /* Cells before this one have been tried with every other cell.  (A cell is among its own partners only
       * where lines past it gave way to later ones; with itself it fails as it did alone.) */
      if (other < cell && self->margins[hex] == HU_FEWEST_MORE)
        continue;

      if (hu_known_lines_try (known, &self->search, self->limit, cell, other, &line))
        {
          self->margins[hex] = 2;
          return TRUE;
        }
      hu_known_lines_keep (known, partners, line, (gsize) other / 64);
    }

  return FALSE;
}

/* Any hex isolates together with one that isolates alone, so its margin is two. */
static void
pair_with_ones (Margins *self)
{
  HuHex n_hexes = self->lattice.field->grid->n_hexes;

  for (HuHex hex = 0; hex < n_hexes; hex++)
    if (self->margins[hex] == HU_FEWEST_MORE)
      self->margins[hex] = 2;
}

static gboolean
find_margins (Margins           *self,
              const HuSupplyCut *cut)
{
  guint size = hu_footprint_largest (self->known.footprint);
  gboolean limited = self->lattice.field->max_length >= 0;
  guint n_ones = 0;

  /* Each line of the cut needs a hex of its own to be closed; with a greatest length these lines may be too
   * long to count. */
  if (size == 0 || (!limited && cut->lines->len > 2 * size))
    return report (self, 1, -1);

  for (guint i = 0; !limited && i < cut->lines->len; i++)
    hu_known_lines_add (&self->known, g_ptr_array_index (cut->lines, i));
  self->known.n_kept = self->known.n_lines;

  if (!find_ones (self, &n_ones))
    return FALSE;
  if (n_ones == 0)
    {
      const HuKnownLines *known = &self->known;
      g_autofree HuCellWord *partners = g_new (HuCellWord, known->n_words);

      for (gint32 cell = hu_cells_next (known->anywhere, known->n_words, -1); cell >= 0;
           cell = hu_cells_next (known->anywhere, known->n_words, cell))
        {
          if (!report (self, 2, cell))
            return FALSE;

          if (self->margins[hu_lattice_hex (&self->lattice, cell)] == HU_FEWEST_MORE &&
              find_partner (self, cell, partners))
            set_margin (self, cell, 2);
        }

      return TRUE;
    }

  pair_with_ones (self);
  return TRUE;
}

/**
 * hu_supply_unit_margins:
 * @field: the question; some line reaches a source
 * @cut: hu_supply_cut() of the same @field
 * @footprint: where a unit may be put, and the hexes it closes there
 * @margins: (out caller-allocates): a byte a hex
 * @progress: (nullable): called now and then with how far it is; may stop it
 *
 * Finds for each hex the fewest additional units that isolate the origins if one of them stands
 * there: 1, 2, or %HU_FEWEST_MORE; 0 where @footprint lets none stand.  The answer is exact.
 * While it is being found, the numbers in @margins are never less than the answer.
 *
 * Returns: %FALSE where @progress stopped it
 */
gboolean
hu_supply_unit_margins (const HuSupplyField *field,
                        const HuSupplyCut   *cut,
                        const HuFootprint   *footprint,
                        guint8              *margins,
                        HuSupplyProgress     progress,
                        gpointer             data)
{
  Margins self = { .margins = margins, .progress = progress, .data = data };
  g_autofree gint32 *to_source = NULL;
  g_autofree gint32 *queue = NULL;
  gint32 n_reached;
  gboolean whole;

  g_return_val_if_fail (field != NULL && field->grid != NULL && cut != NULL, FALSE);
  g_return_val_if_fail (footprint != NULL && margins != NULL, FALSE);
  g_return_val_if_fail (cut->hexes->len > 0, FALSE);

  if (hu_along_is_for (field, footprint))
    return hu_along_unit_margins (field, footprint, margins, progress, data);

  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    margins[hex] = field->grid->exists[hex] && footprint->placeable[hex] ? HU_FEWEST_MORE : 0;

  hu_lattice_init (&self.lattice, field);
  queue = g_new (gint32, self.lattice.n_cells + 1);
  to_source = hu_lattice_flood (&self.lattice, HU_CELL_SOURCE, hu_supply_limit (field), queue, &n_reached);
  hu_line_search_init (&self.search, &self.lattice, to_source);
  hu_known_lines_init (&self.known, &self.lattice, footprint);
  self.limit = hu_supply_limit (field);

  whole = find_margins (&self, cut) && report (&self, 2, -1);

  hu_known_lines_clear (&self.known);
  hu_line_search_clear (&self.search);
  hu_lattice_clear (&self.lattice);

  return whole;
}
