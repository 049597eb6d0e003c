/*
 * The fewest enemy units without which a line gets through.
 *
 * They are found by taking away what stops a line where it ends: a line that comes to be open goes through one of these hexes, so
 * that its locks are among the units that have to go.  Sets of up to HU_OPENING_UNITS_MOST units are all found.  Where more have
 * to go, only how many is sought, as far as that is quick, and the units that stop every line by themselves.
 */
#include "hu-supply-opening-private.h"

#include "hu-supply-locks.h"

#include <string.h>

/* Sets that are tried before the search gives up and says that there are many units, and before it gives up to count these. */
#define MOST_ASKED 20000
#define MOST_COUNTED 4000
/* Sets that are kept. */
#define MOST_SETS 64
/* Units that are taken away together. */
#define MOST_TAKEN HU_OPENING_COUNTED_MOST

/* Units that are away, by index; the rest are 0. */
typedef struct
{
  guint n;
  guint units[MOST_TAKEN];
} Taken;

typedef struct
{
  const HuSupplySituation *situation;
  HuSupplyOpening *found;
  HuSupplyField    field;
  HuSupplyLocks    locks;
  HuSupplyTrace   *as_it_is; /* from where the line begins, while no unit is away */
  guint8          *needed;   /* as count_needed() counts it, while no unit is away */
  GHashTable      *tried;   /* Taken: those that are away, or were */
  Taken            taken;
  gboolean         counting; /* how many have to go is asked, not which */
  gboolean         any;      /* such a set is found */
  guint            n_asked;
  guint            most_asked;
} Search;

static guint
taken_hash (gconstpointer data)
{
  const Taken *taken = data;
  guint hash = taken->n;

  for (guint i = 0; i < taken->n; i++)
    hash = hash * 16777619 ^ taken->units[i];

  return hash;
}

static gboolean
taken_equal (gconstpointer a,
             gconstpointer b)
{
  return memcmp (a, b, sizeof (Taken)) == 0;
}

static int
compare_units (gconstpointer a,
               gconstpointer b)
{
  return (int) *(const guint *) a - (int) *(const guint *) b;
}

/* Remembers the units that are away, in whatever order they were taken; FALSE: they were so before. */
static gboolean
remember (Search *self)
{
  Taken *taken = g_new0 (Taken, 1);

  taken->n = self->taken.n;
  memcpy (taken->units, self->taken.units, taken->n * sizeof (guint));
  qsort (taken->units, taken->n, sizeof (guint), compare_units);

  return g_hash_table_add (self->tried, taken);
}

/* Makes @line the line in question, and notes the hexes of it that units close. */
static void
take_line (Search                *self,
           const HuSupplyOpening *line)
{
  HuSupplyOpening *found = self->found;

  g_clear_pointer (&found->path, g_array_unref);
  found->path = line->path;
  found->distance = line->distance;
  found->source = line->source;
  found->mixed = FALSE;
  g_array_set_size (found->hexes, 0);
  for (guint i = 0; i < line->path->len; i++)
    {
      HuHex hex = g_array_index (line->path, HuHex, i);
      HuBlock block = (HuBlock) self->situation->block[hex];

      if ((block != HU_BLOCK_UNIT && block != HU_BLOCK_ZOC) || (i == 0 && line->path->len > 1))
        continue;
      if (found->hexes->len == 0)
        found->because = block;
      found->mixed |= block != found->because;
      g_array_append_val (found->hexes, hex);
    }
}

/* Keeps the units that are away as a set; that of the shortest line becomes the first. */
static void
keep_set (Search *self)
{
  HuSupplyOpening *found = self->found;
  HuSupplyOpening line = { .distance = -1 };
  g_autoptr(GArray) path = hu_opening_note_line (&line, &self->field);
  GArray *set;
  gboolean nearest = found->sets->len == 0 || line.distance < found->distance;

  if (nearest || found->sets->len < MOST_SETS)
    {
      set = g_array_new (FALSE, FALSE, sizeof (guint));
      g_array_append_vals (set, self->taken.units, self->taken.n);
      g_array_sort (set, compare_units);
      g_ptr_array_insert (found->sets, nearest ? 0 : -1, set);
    }
  if (!nearest)
    {
      g_array_unref (line.path);
      return;
    }

  take_line (self, &line);
}

/* The hexes that opened units let a count go on from: 0, 1 … MOST_TAKEN units. */
typedef struct
{
  const Search *search;
  guint8       *needed;  /* [n_hexes] */
  guint8       *counted; /* [n_units] 1: a unit's hexes are open already */
  HuHex        *queue[MOST_TAKEN + 1];
  HuHex         n[MOST_TAKEN + 1];
} Count;

#define NEVER (MOST_TAKEN + 1)

/* Lets lines that need @n units less to be there begin at @hex. */
static void
reach (Count *self,
       HuHex  hex,
       guint  n)
{
  if (n >= self->needed[hex])
    return;

  self->needed[hex] = (guint8) n;
  self->queue[n][self->n[n]++] = hex;
}

/* Takes @unit away for the count: lines may then begin at every hex that it closes. */
static void
take_for_count (Count *self,
                guint  unit,
                guint  n)
{
  const HuSupplyLocks *locks = &self->search->locks;
  HuHex hex = locks->situation->state->unit_hex[unit];
  HuHex beside[HU_N_DIRECTIONS];

  if (n > MOST_TAKEN || self->counted[unit])
    return;

  self->counted[unit] = TRUE;
  hu_grid_neighbours (self->search->field.grid, hex, beside);
  if (hu_supply_locks_may_open (locks, hex))
    reach (self, hex, n);
  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    if (beside[direction] != HU_HEX_NONE && hu_supply_locks_may_open (locks, beside[direction]))
      reach (self, beside[direction], n);
}

/* Goes on from a hex, or from a source in it, to @hex. */
static void
enter (Count *self,
       HuHex  hex,
       guint  n)
{
  guint units[2 * MOST_TAKEN];
  guint n_units;

  if (n >= self->needed[hex])
    return;
  if (self->search->field.block[hex] == HU_BLOCK_OPEN)
    {
      reach (self, hex, n);
      return;
    }

  n_units = hu_supply_locks_of (&self->search->locks, hex, units, MOST_TAKEN);
  for (guint i = 0; i < n_units; i++)
    take_for_count (self, units[i], n + 1);
}

/* Counts for each hex how few units may have to go at least for a source to be reached from there; NEVER: more than are
 * looked for.  A unit that goes is let open all that it closes, whatever else does; hexsides, lengths and lines of the map are
 * left out: the count is never too large. */
static guint8 *
count_needed (const Search *search)
{
  const HuGrid *grid = search->field.grid;
  gsize n_hexes = (gsize) grid->n_hexes;
  g_autofree guint8 *counted = g_malloc0 (MAX (1, search->situation->state->scenario->units->len));
  g_autofree HuHex *queues = g_new (HuHex, n_hexes * (MOST_TAKEN + 1));
  Count self = { .search = search, .needed = g_malloc (n_hexes), .counted = counted };

  memset (self.needed, NEVER, n_hexes);
  for (guint n = 0; n <= MOST_TAKEN; n++)
    self.queue[n] = queues + n * n_hexes;
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (search->field.source[hex])
      enter (&self, hex, 0);
  for (guint n = 0; n <= MOST_TAKEN; n++)
    for (HuHex i = 0; i < self.n[n]; i++)
      {
        HuHex beside[HU_N_DIRECTIONS];

        if (self.needed[self.queue[n][i]] != n)
          continue;
        hu_grid_neighbours (grid, self.queue[n][i], beside);
        for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
          if (beside[direction] != HU_HEX_NONE)
            enter (&self, beside[direction], n);
      }

  return self.needed;
}

static void search_sets (Search *self,
                         guint   left);

/* With so many units less a line should get through: it is kept, or only counted. */
static void
ask (Search *self)
{
  HuSupplyOpening line = { .distance = -1 };

  if (!hu_opening_gets_through (&self->field))
    return;

  self->any = TRUE;
  if (!self->counting)
    {
      keep_set (self);
      return;
    }
  g_array_unref (hu_opening_note_line (&line, &self->field));
  take_line (self, &line);
}

/* Takes the locks of @hex away, and goes on with those that may go besides. */
static void
try_hex (Search *self,
         HuHex   hex,
         guint   left)
{
  guint *units = self->taken.units + self->taken.n;
  guint n = hu_supply_locks_of (&self->locks, hex, units, left);

  if (n == 0 || self->n_asked >= self->most_asked || (self->counting && self->any))
    return;

  self->taken.n += n;
  if (remember (self))
    {
      for (guint i = 0; i < n; i++)
        hu_supply_locks_take (&self->locks, units[i]);
      self->n_asked++;
      if (n < left)
        search_sets (self, left - n);
      else
        ask (self);
      for (guint i = n; i-- > 0;)
        hu_supply_locks_put (&self->locks, units[i]);
    }
  self->taken.n -= n;
}

/* Goes on from where the line ends at, with @left more units to take away. */
static void
search_from (Search              *self,
             const HuSupplyTrace *trace,
             const guint8        *needed,
             guint                left)
{
  HuHex origin = self->field.origins[0];

  if (self->field.n_origins == 1 &&
      (self->field.source[origin] || (self->field.inside != NULL && self->field.inside[origin])))
    try_hex (self, origin, left);
  for (guint i = 0; i < trace->frontier->len; i++)
    {
      HuHex hex = g_array_index (trace->frontier, HuFrontierHex, i).hex;

      if (needed[hex] <= left)
        try_hex (self, hex, left);
    }
}

/* Finds the sets of @left more units that open a line, where no smaller one does. */
static void
search_sets (Search *self,
             guint   left)
{
  g_autoptr(HuSupplyTrace) trace = hu_supply_trace (&self->field);
  g_autofree guint8 *needed = count_needed (self);

  search_from (self, trace, needed, left);
}

/* Finds the sets of @n units; FALSE: there were more to try than may be. */
static gboolean
find_sets (Search *self,
           guint   n)
{
  g_clear_pointer (&self->tried, g_hash_table_unref);
  self->tried = g_hash_table_new_full (taken_hash, taken_equal, g_free, NULL);
  search_from (self, self->as_it_is, self->needed, n);

  return self->n_asked < self->most_asked;
}

/* More units have to go than are named: how many? */
static void
count_more (Search *self)
{
  self->counting = TRUE;
  self->most_asked = self->n_asked + MOST_COUNTED;
  for (guint n = HU_OPENING_UNITS_MOST + 1; n <= MOST_TAKEN && !self->any; n++)
    {
      gboolean all = find_sets (self, n);

      if (self->any)
        self->found->fewest = n;
      if (!all)
        return;
    }
}

/* Names the units that stop every line even where they are alone. */
static void
find_always (Search *self)
{
  HuSupplyLocks *locks = &self->locks;
  const HuState *state = self->situation->state;
  guint n = hu_scenario_get_n_units (state->scenario);

  for (guint i = 0; i < n; i++)
    if (hu_supply_locks_has (locks, i))
      hu_supply_locks_take (locks, i);
  for (guint i = 0; i < n; i++)
    {
      if (!locks->away[i])
        continue;
      hu_supply_locks_put (locks, i);
      if (!hu_opening_gets_through (&self->field))
        {
          g_array_append_val (self->found->always, i);
          if (!hu_hexes_have (self->found->hexes, state->unit_hex[i]))
            g_array_append_val (self->found->hexes, state->unit_hex[i]);
        }
      hu_supply_locks_take (locks, i);
    }
}

gboolean
hu_opening_find_units (const HuOpeningSearch *search,
                       gboolean               by_owner)
{
  HuSupplyOpening *found = search->found;
  Search self = { .situation = search->situation, .found = found, .field = search->field, .most_asked = MOST_ASKED };

  hu_supply_locks_init (&self.locks, search->situation, by_owner);
  self.field.block = self.locks.block;
  self.as_it_is = hu_supply_trace (&self.field);
  self.needed = count_needed (&self);
  for (guint n = 1; n <= HU_OPENING_UNITS_MOST && found->sets->len == 0 && self.n_asked < self.most_asked; n++)
    if (find_sets (&self, n))
      found->beyond = n;
  if (found->sets->len == 0)
    {
      if (found->beyond == HU_OPENING_UNITS_MOST)
        count_more (&self);
      find_always (&self);
    }
  g_clear_pointer (&self.tried, g_hash_table_unref);
  g_clear_pointer (&self.needed, g_free);
  g_clear_pointer (&self.as_it_is, hu_supply_trace_free);
  hu_supply_locks_clear (&self.locks);

  return found->sets->len > 0;
}
