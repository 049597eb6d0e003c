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
#include "hu-supply-private.h"

#include <string.h>

#define N_LINES_MAX 64
#define FOOTPRINT_MAX (1 + HU_N_DIRECTIONS)

typedef guint64 Word; /* of a set of cells */

typedef struct
{
  HuLattice          lattice;
  HuLineSearch       search;
  const HuFootprint *footprint;
  gint32             limit;
  guint8            *placeable;  /* [n_cells] */
  guint8            *immune;     /* [n_cells] */

  gsize              n_words;    /* of a set of cells */
  Word              *touching[N_LINES_MAX]; /* the cells from which a unit touches a line */
  guint              n_touching[N_LINES_MAX];
  guint64           *touches;    /* [n_cells] the lines that a unit there touches */
  guint              n_lines;    /* known ones */
  guint              n_kept;     /* that are never replaced */
  guint              n_added;    /* ever */
  Word              *anywhere;   /* the placeable cells */
  Word              *sets;       /* memory of these sets, and of two more */
} Fewest;

static guint
largest_footprint (const HuFootprint *footprint)
{
  return (footprint->closes_own_hex ? 1 : 0) + (footprint->closes_neighbours ? HU_N_DIRECTIONS : 0);
}

static inline gboolean
has (const Word *set,
     gint32      cell)
{
  return set[cell / 64] >> cell % 64 & 1;
}

static inline void
add (Word   *set,
     gint32  cell)
{
  set[cell / 64] |= G_GUINT64_CONSTANT (1) << cell % 64;
}

/* The first cell of @set after @cell, or -1. */
static gint32
next_in (const Fewest *fewest,
         const Word   *set,
         gint32        cell)
{
  gsize i = (gsize) (cell + 1) / 64;
  Word word;

  if (i >= fewest->n_words)
    return -1;

  word = set[i] & ~G_GUINT64_CONSTANT (0) << (cell + 1) % 64;
  while (word == 0)
    {
      if (++i == fewest->n_words)
        return -1;
      word = set[i];
    }

  return (gint32) i * 64 + __builtin_ctzll (word);
}

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

static void
fewest_init (Fewest              *fewest,
             const HuSupplyField *field,
             const HuFootprint   *footprint,
             const gint32        *to_source)
{
  const HuLattice *lattice = &fewest->lattice;
  g_autofree guint8 *exists = NULL;

  hu_line_search_init (&fewest->search, &fewest->lattice, to_source);
  fewest->footprint = footprint;
  fewest->limit = hu_supply_limit (field);
  fewest->placeable = dup_by_cell (lattice, footprint->placeable);
  fewest->immune = dup_by_cell (lattice, footprint->immune);
  exists = dup_by_cell (lattice, field->grid->exists);

  fewest->n_words = (gsize) lattice->n_cells / 64 + 1;
  fewest->touches = g_new0 (guint64, lattice->n_cells);
  fewest->sets = g_new0 (Word, (N_LINES_MAX + 3) * fewest->n_words);
  for (guint i = 0; i < N_LINES_MAX; i++)
    fewest->touching[i] = fewest->sets + (i + 3) * fewest->n_words;

  fewest->anywhere = fewest->sets + 2 * fewest->n_words;
  for (gint32 cell = 0; cell < lattice->n_cells; cell++)
    {
      fewest->placeable[cell] &= exists[cell];
      if (fewest->placeable[cell])
        add (fewest->anywhere, cell);
    }
}

static void
fewest_clear (Fewest *fewest)
{
  hu_line_search_clear (&fewest->search);
  g_free (fewest->placeable);
  g_free (fewest->immune);
  g_free (fewest->touches);
  g_free (fewest->sets);
}

/* --- Lines and who touches them --- */

static void
touch (Fewest *fewest,
       guint   line,
       gint32  cell)
{
  if (!fewest->placeable[cell] || has (fewest->touching[line], cell))
    return;

  add (fewest->touching[line], cell);
  fewest->touches[cell] |= G_GUINT64_CONSTANT (1) << line;
  fewest->n_touching[line]++;
}

/* Which units would close @cell? */
static void
touch_at (Fewest *fewest,
          guint   line,
          gint32  cell)
{
  if (fewest->footprint->closes_own_hex)
    touch (fewest, line, cell);

  if (!fewest->footprint->closes_neighbours || fewest->immune[cell])
    return;

  for (gint way = 0; way < HU_N_WAYS; way++)
    if (!hu_lattice_barred (&fewest->lattice, cell, way))
      touch (fewest, line, cell + fewest->lattice.step[way]);
}

static void
forget_line (Fewest *fewest,
             guint   line)
{
  for (gint32 cell = next_in (fewest, fewest->touching[line], -1);
       cell >= 0;
       cell = next_in (fewest, fewest->touching[line], cell))
    fewest->touches[cell] &= ~(G_GUINT64_CONSTANT (1) << line);

  memset (fewest->touching[line], 0, fewest->n_words * sizeof (Word));
  fewest->n_touching[line] = 0;
}

/* The number of a line that is about to be touched. */
static guint
new_line (Fewest *fewest)
{
  guint line = fewest->n_lines;

  if (fewest->n_lines < N_LINES_MAX)
    {
      fewest->n_lines++;
    }
  else
    {
      line = fewest->n_kept + fewest->n_added % (N_LINES_MAX - fewest->n_kept);
      forget_line (fewest, line);
    }

  fewest->n_added++;

  return line;
}

static void
add_known_line (Fewest       *fewest,
                const GArray *hexes)
{
  guint line = new_line (fewest);

  for (guint i = 1; i < hexes->len; i++)
    touch_at (fewest, line, hu_lattice_cell (&fewest->lattice, g_array_index (hexes, HuHex, i)));
}

/* The line that the search just found, back from its end. */
static guint
add_found_line (Fewest *fewest,
                gint32  cell)
{
  guint line = new_line (fewest);

  while (!(fewest->lattice.cell[cell] & HU_CELL_ORIGIN))
    {
      touch_at (fewest, line, cell);
      cell -= fewest->lattice.step[fewest->search.via[cell]];
    }

  return line;
}

/* --- Trying --- */

static void
shut (Fewest *fewest,
      gint32  unit,
      gint32 *cells,
      guint  *n)
{
  if (fewest->footprint->closes_own_hex)
    cells[(*n)++] = unit;

  if (fewest->footprint->closes_neighbours)
    for (gint way = 0; way < HU_N_WAYS; way++)
      {
        gint32 cell = unit + fewest->lattice.step[way];

        if (!fewest->immune[cell] && !hu_lattice_barred (&fewest->lattice, unit, way))
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
  if (end >= 0)
    *line = add_found_line (fewest, end);
  hu_line_search_reset (&fewest->search);

  for (guint i = 0; i < n; i++)
    fewest->lattice.cell[cells[i]] &= (guint8) ~HU_CELL_SHUT;

  return end < 0;
}

/* --- One unit --- */

/* From word @start on. */
static void
intersect (const Fewest *fewest,
           Word         *set,
           const Word   *other,
           gsize         start)
{
  for (gsize i = start; i < fewest->n_words; i++)
    set[i] &= other[i];
}

/* The first cell from which one unit isolates, or -1. */
static gint32
find_one (Fewest *fewest)
{
  Word *candidates = fewest->sets;
  guint line;

  memcpy (candidates, fewest->touching[0], fewest->n_words * sizeof (Word));
  for (line = 1; line < fewest->n_lines; line++)
    intersect (fewest, candidates, fewest->touching[line], 0);

  for (gint32 cell = next_in (fewest, candidates, -1); cell >= 0; cell = next_in (fewest, candidates, cell))
    {
      if (isolates (fewest, cell, -1, &line))
        return cell;
      intersect (fewest, candidates, fewest->touching[line], 0);
    }

  return -1;
}

/* --- Two units --- */

static guint64
all_lines (const Fewest *fewest)
{
  return fewest->n_lines == 64 ? ~G_GUINT64_CONSTANT (0) : (G_GUINT64_CONSTANT (1) << fewest->n_lines) - 1;
}

/* Of the @lines, the one that the fewest hexes touch. */
static guint
hardest (const Fewest *fewest,
         guint64       lines)
{
  guint best = (guint) __builtin_ctzll (lines);

  for (lines &= lines - 1; lines != 0; lines &= lines - 1)
    {
      guint line = (guint) __builtin_ctzll (lines);

      if (fewest->n_touching[line] < fewest->n_touching[best])
        best = line;
    }

  return best;
}

/* The cells whose unit, together with one at @cell, may touch all lines. */
static const Word *
partners (const Fewest *fewest,
          gint32        cell)
{
  guint64 left = all_lines (fewest) & ~fewest->touches[cell];

  return left != 0 ? fewest->touching[hardest (fewest, left)] : fewest->anywhere;
}

/* Collects in @firsts every cell that is the lower of two whose units touch all
 * lines between them.  One of the two touches the hardest line, and the other
 * the hardest of those that this one leaves over.
 */
static void
collect_firsts (Fewest *fewest,
                Word   *firsts)
{
  guint64 all = all_lines (fewest);
  const Word *some = fewest->touching[hardest (fewest, all)];

  memset (firsts, 0, fewest->n_words * sizeof (Word));
  for (gint32 a = next_in (fewest, some, -1); a >= 0; a = next_in (fewest, some, a))
    {
      const Word *others = partners (fewest, a);

      for (gint32 b = next_in (fewest, others, -1); b >= 0; b = next_in (fewest, others, b))
        if ((fewest->touches[a] | fewest->touches[b]) == all)
          add (firsts, MIN (a, b));
    }
}

/* Collects in @seconds the cells after @first that touch what it does not. */
static void
collect_seconds (Fewest *fewest,
                 gint32  first,
                 Word   *seconds)
{
  guint64 left = all_lines (fewest) & ~fewest->touches[first];

  memcpy (seconds, partners (fewest, first), fewest->n_words * sizeof (Word));
  for (; left != 0; left &= left - 1)
    intersect (fewest, seconds, fewest->touching[__builtin_ctzll (left)], (gsize) first / 64);
}

/* Sets @where to the first two cells from which units isolate. */
static gboolean
find_two (Fewest *fewest,
          gint32  where[2])
{
  Word *firsts = fewest->sets;
  Word *seconds = firsts + fewest->n_words;

  collect_firsts (fewest, firsts);
  for (gint32 a = next_in (fewest, firsts, -1); a >= 0; a = next_in (fewest, firsts, a))
    {
      collect_seconds (fewest, a, seconds);
      for (gint32 b = next_in (fewest, seconds, a); b >= 0; b = next_in (fewest, seconds, b))
        {
          guint line;

          if (isolates (fewest, a, b, &line))
            {
              where[0] = a;
              where[1] = b;
              return TRUE;
            }
          intersect (fewest, seconds, fewest->touching[line], (gsize) a / 64);
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

  while (fewest->n_lines <= at_most && (cell = hu_line_search_run (&fewest->search, fewest->limit)) >= 0)
    {
      add_found_line (fewest, cell);
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

  return fewest->n_lines <= at_most;
}

static guint
find_fewest (Fewest            *fewest,
             const HuSupplyCut *cut,
             gint32             where[2])
{
  guint size = largest_footprint (fewest->footprint);

  if (fewest->lattice.field->max_length >= 0)
    {
      if (!add_short_lines (fewest, 2 * size))
        return HU_FEWEST_MORE;
    }
  else
    {
      for (guint i = 0; i < cut->lines->len; i++)
        add_known_line (fewest, g_ptr_array_index (cut->lines, i));
    }

  fewest->n_kept = fewest->n_lines;
  if (fewest->n_lines <= size && (where[0] = find_one (fewest)) >= 0)
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
