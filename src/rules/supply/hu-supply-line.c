/*
 * The search for one more supply line, plain or augmenting, guided by the distance of each hex
 * from a source.  It walks almost straight to a source, and goes around only where closed hexes
 * or laid lines force it to.
 *
 * With lines laid that must share no hex, a hex has a near and a far side and
 * each line passes from the one to the other once.  A search that comes upon
 * the near side of a laid hex can go only where that line came from, undoing
 * the stretch between: the far side of the hex before.  From a far side it may
 * go anywhere.  A hex without a line has both sides in one.
 */
#include "hu-supply-private.h"

#include <string.h>

/* An entry of a stack: the cell, the side of it, and the way it was reached. */
#define ENTRY(cell, side, how) ((guint32) (cell) << 4 | (guint32) (side) << 3 | (guint32) (how))

enum
{
  SIDE_NEAR, /* how: the way in */
  SIDE_FAR,  /* how: whether it came from the next cell's far side; else from its near side */
};

typedef struct
{
  gint32  length; /* of the line it promises */
  guint32 entry;
} Seed;

static int
compare_seeds (gconstpointer a,
               gconstpointer b)
{
  const Seed *x = a;
  const Seed *y = b;

  if (x->length != y->length)
    return (x->length > y->length) - (x->length < y->length);

  return (x->entry > y->entry) - (x->entry < y->entry);
}

static void
collect_seeds (HuLineSearch *search)
{
  const HuLattice *lattice = search->lattice;

  for (guint i = 0; i < lattice->field->n_origins; i++)
    for (gint way = 0; way < HU_N_WAYS; way++)
      {
        gint32 origin = hu_lattice_cell (lattice, lattice->field->origins[i]);
        gint32 cell = origin + lattice->step[way];
        Seed seed = { 1 + search->to_source[cell], ENTRY (cell, SIDE_NEAR, way) };

        if (search->to_source[cell] >= 0 && !hu_lattice_barred (lattice, origin, way))
          g_array_append_val (search->seeds, seed);
      }

  g_array_sort (search->seeds, compare_seeds);
}

/*
 * hu_line_search_init:
 * @search: uninitialised memory
 * @lattice: where to search; it carries the marks of the search
 * @to_source: [n_cells] a lower bound of the distance to a source that differs
 *   by no more than one between neighbours; negative where no line comes from
 */
void
hu_line_search_init (HuLineSearch *search,
                     HuLattice    *lattice,
                     const gint32 *to_source)
{
  gsize n = (gsize) lattice->n_cells;

  *search = (HuLineSearch) { .lattice = lattice, .to_source = to_source };
  search->enter = g_malloc (n);
  search->leave = g_malloc (n);
  search->via = g_malloc (n);
  search->undo = g_malloc (n);
  memset (search->enter, HU_NO_WAY, n);
  memset (search->leave, HU_NO_WAY, n);
  search->seeds = g_array_new (FALSE, FALSE, sizeof (Seed));
  search->touched = g_array_new (FALSE, FALSE, sizeof (gint32));
  collect_seeds (search);
}

void
hu_line_search_clear (HuLineSearch *search)
{
  g_clear_pointer (&search->enter, g_free);
  g_clear_pointer (&search->leave, g_free);
  g_clear_pointer (&search->via, g_free);
  g_clear_pointer (&search->undo, g_free);
  g_clear_pointer (&search->seeds, g_array_unref);
  g_clear_pointer (&search->touched, g_array_unref);
  for (guint i = 0; i < G_N_ELEMENTS (search->stacks); i++)
    g_clear_pointer (&search->stacks[i].entries, g_free);
}

static inline void
push (HuLineSearch *search,
      gint32        length,
      guint32       entry)
{
  HuLineStack *stack = &search->stacks[length % 3];

  if (G_UNLIKELY (stack->n == stack->capacity))
    {
      stack->capacity = MAX (256, 2 * stack->capacity);
      stack->entries = g_renew (guint32, stack->entries, stack->capacity);
    }

  stack->entries[stack->n++] = entry;
}

static inline void
mark (HuLineSearch *search,
      gint32        cell,
      guint8        flag)
{
  if ((search->lattice->cell[cell] & (HU_CELL_IN | HU_CELL_OUT)) == 0)
    g_array_append_val (search->touched, cell);

  search->lattice->cell[cell] |= flag;
}

/* A step changes the distance to a source by no more than one, so it lengthens the promised line by none, one
 * or two: hence there are three stacks. */
static void
push_neighbours (HuLineSearch *search,
                 gint32        cell,
                 gint32        length,
                 gint32        limit)
{
  const HuLattice *lattice = search->lattice;

  for (gint way = HU_N_WAYS - 1; way >= 0; way--)
    {
      gint32 next = cell + lattice->step[way];
      gint32 promised;

      if ((lattice->cell[next] & (HU_CELL_OPEN | HU_CELL_SHUT | HU_CELL_IN)) != HU_CELL_OPEN
          || search->to_source[next] < 0
          || hu_lattice_barred (lattice, cell, way))
        continue;

      promised = length + 1 + search->to_source[next] - search->to_source[cell];
      if (promised <= limit)
        push (search, promised, ENTRY (next, SIDE_NEAR, way));
    }
}

/* Undoes the laid stretch that comes into @cell, unless it comes from an origin. */
static void
push_before (HuLineSearch *search,
             gint32        cell,
             gint32        length,
             guint         from_far)
{
  gint32 before = cell - search->lattice->step[search->enter[cell]];

  if (search->lattice->cell[before] & (HU_CELL_ORIGIN | HU_CELL_OUT))
    return;

  push (search, length + 1 + search->to_source[before] - search->to_source[cell],
        ENTRY (before, SIDE_FAR, from_far));
}

/* Returns TRUE where @entry is a source at which no line ends yet. */
static gboolean
visit (HuLineSearch *search,
       guint32       entry,
       gint32        length,
       gint32        limit)
{
  gint32 cell = (gint32) (entry >> 4);
  guint8 marks = search->lattice->cell[cell];
  gboolean laid = search->enter[cell] != HU_NO_WAY;

  if (entry >> 3 & 1)
    {
      if (marks & HU_CELL_OUT)
        return FALSE;

      mark (search, cell, HU_CELL_OUT);
      search->undo[cell] = entry & 1;
      push_neighbours (search, cell, length, limit);
      if (!(marks & HU_CELL_IN))
        push_before (search, cell, length, TRUE);

      return FALSE;
    }

  if ((marks & (HU_CELL_OPEN | HU_CELL_SHUT | HU_CELL_IN)) != HU_CELL_OPEN)
    return FALSE;

  mark (search, cell, HU_CELL_IN);
  search->via[cell] = entry & 7;
  if (laid)
    push_before (search, cell, length, FALSE);
  else if (marks & HU_CELL_SOURCE)
    return TRUE;
  else
    push_neighbours (search, cell, length, limit);

  return FALSE;
}

/* Adds the seeds of up to @length, from number @next on; returns the number of the next one. */
static guint
sow (HuLineSearch *search,
     gint32        length,
     guint         next)
{
  for (; next < search->seeds->len; next++)
    {
      const Seed *seed = &g_array_index (search->seeds, Seed, next);

      if (seed->length > length)
        break;
      push (search, length, seed->entry);
    }

  return next;
}

gint32
hu_line_search_run (HuLineSearch *search,
                    gint32        limit)
{
  guint next_seed = 0;
  gint32 length = 0;

  for (guint i = 0; i < G_N_ELEMENTS (search->stacks); i++)
    search->stacks[i].n = 0;

  for (;; length++)
    {
      HuLineStack *stack = &search->stacks[length % 3];

      if (search->stacks[0].n + search->stacks[1].n + search->stacks[2].n == 0)
        {
          if (next_seed == search->seeds->len)
            return -1;
          length = g_array_index (search->seeds, Seed, next_seed).length;
          stack = &search->stacks[length % 3];
        }
      if (length > limit)
        return -1;

      next_seed = sow (search, length, next_seed);
      while (stack->n > 0)
        {
          guint32 entry = stack->entries[--stack->n];

          if (visit (search, entry, length, limit))
            return (gint32) (entry >> 4);
        }
    }
}

void
hu_line_search_reset (HuLineSearch *search)
{
  for (guint i = 0; i < search->touched->len; i++)
    search->lattice->cell[g_array_index (search->touched, gint32, i)] &= (guint8) ~(HU_CELL_IN | HU_CELL_OUT);

  g_array_set_size (search->touched, 0);
}
