/*
 * The hexes that all lines depend on: blocking any one of them isolates.  Found in one pass
 * over the map, without trying each.
 *
 * Without a greatest length they all lie on any one line, and there are some only where the cut
 * is a single hex.  The pass walks along the line and floods everything that can be reached
 * without the hexes of the line still ahead.  A hex of the line is critical exactly if the
 * flood from the hexes before it does not get past it.
 *
 * With a greatest length the question is another one, which the second half of this file answers.
 */
#include "hu-supply-along-private.h"

#include "hu-supply-private.h"

typedef struct
{
  const HuLattice *lattice;
  const GArray *line;    /* HuHex; 0 is the origin */
  gint32 *place;         /* [n_cells] on the line, 0: not on it */
  gint32 *queue;
  gint32  head;
  gint32  n;
  gint32  furthest;      /* furthest place on the line reached so far; line->len: a source off the line */
} Walk;

static void
walk_flood (Walk *walk)
{
  const HuLattice *lattice = walk->lattice;

  while (walk->head < walk->n)
    {
      gint32 cell = walk->queue[walk->head++];

      for (gint way = 0; way < HU_N_WAYS; way++)
        {
          gint32 next = cell + lattice->step[way];

          if ((lattice->cell[next] & (HU_CELL_OPEN | HU_CELL_IN)) != HU_CELL_OPEN
              || hu_lattice_barred (lattice, cell, way))
            continue;

          if (walk->place[next] > 0)
            {
              walk->furthest = MAX (walk->furthest, walk->place[next]);
              continue;
            }

          if (lattice->cell[next] & HU_CELL_SOURCE)
            walk->furthest = (gint32) walk->line->len;
          lattice->cell[next] |= HU_CELL_IN;
          walk->queue[walk->n++] = next;
        }
    }
}

/* The line of a cut of one hex, walked from the origins to its source. */
static void
walk_line (const HuLattice *lattice,
           const GArray    *line,
           GArray          *critical)
{
  g_autofree gint32 *place = g_new0 (gint32, lattice->n_cells);
  g_autofree gint32 *queue = g_new (gint32, lattice->n_cells);
  Walk walk = { .lattice = lattice, .line = line, .place = place, .queue = queue };

  for (guint i = 1; i < line->len; i++)
    place[hu_lattice_cell (lattice, g_array_index (line, HuHex, i))] = (gint32) i;

  for (guint i = 0; i < lattice->field->n_origins; i++)
    {
      gint32 origin = hu_lattice_cell (lattice, lattice->field->origins[i]);

      if (!(lattice->cell[origin] & HU_CELL_IN))
        queue[walk.n++] = origin;
      lattice->cell[origin] |= HU_CELL_IN;
    }

  for (guint i = 1; i < line->len && walk.furthest < (gint32) line->len; i++)
    {
      HuHex hex = g_array_index (line, HuHex, i);

      walk_flood (&walk);
      if (walk.furthest <= (gint32) i)
        g_array_append_val (critical, hex);
      queue[walk.n++] = hu_lattice_cell (lattice, hex);
    }
}

/**
 * hu_supply_critical:
 * @cut: hu_supply_cut() of the same @field
 *
 * Finds every open hex whose blocking alone isolates the origins.  Without a
 * greatest length there are some only where the cut is a single hex, and that
 * hex is one of them; with one, a hex may also be critical because the way
 * around it is too long.
 *
 * Returns: (transfer full) (element-type HuHex): the hexes by index; empty where
 *   the origins are isolated already
 */
GArray *
hu_supply_critical (const HuSupplyField *field,
                    const HuSupplyCut   *cut)
{
  GArray *critical;
  HuLattice lattice;

  g_return_val_if_fail (field != NULL && field->grid != NULL, NULL);
  g_return_val_if_fail (cut != NULL, NULL);

  if (field->along != NULL)
    return hu_along_critical (field);

  critical = g_array_new (FALSE, FALSE, sizeof (HuHex));
  if (cut->hexes->len == 0 || (field->max_length < 0 && cut->hexes->len > 1))
    return critical;

  hu_lattice_init (&lattice, field);
  if (field->max_length < 0)
    walk_line (&lattice, g_ptr_array_index (cut->lines, 0), critical);
  else
    hu_supply_find_undetoured (&lattice, critical);
  hu_lattice_clear (&lattice);

  g_array_sort (critical, hu_supply_compare_hexes);

  return critical;
}

/*
 * Critical hexes where lines have a greatest length: a hex with a way around it is still
 * critical if that way is too long.
 *
 * All of them lie on any one line that is short enough; take a shortest one.  For each of its
 * hexes the question is the length of the shortest line without that hex.  In a tree of
 * shortest ways from the origins, the *level* of a hex is the last hex of that line on the way
 * to it.  Without the hex of level i
 *   - hexes on a lower level are still as near to the origins as before;
 *   - hexes on a higher level are still as near to a source: if its shortest way there led back
 *     through the hex, going ahead along the line instead would have been shorter;
 *   - only the other hexes of level i have to be measured anew, and each hex
 *     has one level, so all of that together is no more than one flood.
 */

typedef struct
{
  HuLattice *lattice;
  gint32     limit;
  gint32    *distance;  /* [n_cells] from the origins */
  gint32    *to_source; /* [n_cells] */
  gint32    *queue;     /* every cell reached, nearest first */
  gint32     n_reached;
  gint32    *line;      /* [length + 1] cells of a shortest line; 0 is unused */
  gint32     length;
  gint32    *level;     /* [n_cells] */
  gint32    *passed;    /* [length + 2] how many lines get past each hex of the line, as differences */
} Detours;

static void
detours_init (Detours   *detours,
              HuLattice *lattice)
{
  gint32 n;

  *detours = (Detours) { .lattice = lattice };
  detours->limit = MIN (lattice->field->max_length, lattice->n_cells);
  detours->queue = g_new (gint32, lattice->n_cells + 1);
  detours->to_source = hu_lattice_flood (lattice, HU_CELL_SOURCE, detours->limit, detours->queue, &n);
  detours->distance = hu_lattice_flood (lattice, HU_CELL_ORIGIN, detours->limit, detours->queue,
                                        &detours->n_reached);
  detours->level = g_new0 (gint32, lattice->n_cells);
}

static void
detours_clear (Detours *detours)
{
  g_free (detours->to_source);
  g_free (detours->distance);
  g_free (detours->queue);
  g_free (detours->level);
  g_free (detours->line);
  g_free (detours->passed);
}

/* A neighbour one nearer to the origins. */
static gint32
step_back (const Detours *detours,
           gint32         cell)
{
  const HuLattice *lattice = detours->lattice;
  gint way = 0;

  while (detours->distance[cell + lattice->step[way]] != detours->distance[cell] - 1
         || hu_lattice_barred (lattice, cell, way))
    way++;

  return cell + lattice->step[way];
}

/* Returns the nearest source; some line is short enough, so one source is reached. */
static void
find_line (Detours *detours)
{
  gint32 i = 0;
  gint32 cell;

  while (!(detours->lattice->cell[detours->queue[i]] & HU_CELL_SOURCE))
    i++;

  cell = detours->queue[i];
  detours->length = detours->distance[cell];
  detours->line = g_new (gint32, detours->length + 1);
  detours->passed = g_new0 (gint32, detours->length + 2);
  for (i = detours->length; i > 0; i--)
    {
      detours->line[i] = cell;
      detours->level[cell] = i;
      cell = step_back (detours, cell);
    }
}

/* Hexes come nearest first, so the level of the hex before is known already. */
static void
find_levels (Detours *detours)
{
  for (gint32 i = 0; i < detours->n_reached; i++)
    {
      gint32 cell = detours->queue[i];

      if (detours->level[cell] == 0 && detours->distance[cell] > 0)
        detours->level[cell] = detours->level[step_back (detours, cell)];
    }
}

/* A line that goes from one level straight to another passes all levels in between. */
static inline void
pass (Detours *detours,
      gint32   from,
      gint32   to)
{
  if (from + 1 < to)
    {
      detours->passed[from + 1]++;
      detours->passed[to]--;
    }
}

static void
pass_in_one_step (Detours *detours)
{
  const HuLattice *lattice = detours->lattice;

  for (gint32 i = 0; i < detours->n_reached; i++)
    {
      gint32 cell = detours->queue[i];
      gint32 left = detours->limit - detours->distance[cell];

      if (lattice->cell[cell] & HU_CELL_SOURCE)
        pass (detours, detours->level[cell], detours->length + 1);

      for (gint way = 0; way < HU_N_WAYS; way++)
        {
          gint32 next = cell + lattice->step[way];

          if (detours->to_source[next] >= 0 && detours->to_source[next] < left
              && !hu_lattice_barred (lattice, cell, way))
            pass (detours, detours->level[cell], detours->level[next]);
        }
    }
}

/* Cells that wait to be measured, in chains by their distance. */
typedef struct
{
  gint32 distance;
  gint32 cell;
  gint32 next; /* entry, or -1 */
} Entry;

typedef struct
{
  gint32 *first;   /* [limit + 1] entry, or -1 */
  GArray *entries; /* Entry */
  guint   n_waiting;
} Waiting;

static void
put (Waiting *waiting,
     gint32   distance,
     gint32   cell)
{
  Entry entry = { distance, cell, waiting->first[distance] };

  waiting->first[distance] = (gint32) waiting->entries->len;
  g_array_append_val (waiting->entries, entry);
  waiting->n_waiting++;
}

static gint32
take (Waiting *waiting,
      gint32   distance)
{
  const Entry *entry = &g_array_index (waiting->entries, Entry, waiting->first[distance]);

  waiting->first[distance] = entry->next;
  waiting->n_waiting--;

  return entry->cell;
}

/* Tells whether a line that reaches @cell at @distance can still be short enough. */
static gboolean
is_short_enough (const Detours *detours,
                 gint32         cell,
                 gint32         distance)
{
  return detours->to_source[cell] >= 0 && distance <= detours->limit - detours->to_source[cell];
}

/* Adds the cells that can be entered from lower levels; returns the least distance. */
static gint32
enter_level (const Detours *detours,
             const gint32  *members,
             gint32         n,
             Waiting       *waiting)
{
  const HuLattice *lattice = detours->lattice;
  gint32 least = detours->limit + 1;

  for (gint32 i = 0; i < n; i++)
    {
      gint32 best = G_MAXINT32;

      for (gint way = 0; way < HU_N_WAYS; way++)
        {
          gint32 before = members[i] + lattice->step[way];

          if (detours->distance[before] >= 0
              && detours->level[before] < detours->level[members[i]]
              && !hu_lattice_barred (lattice, members[i], way))
            best = MIN (best, detours->distance[before] + 1);
        }

      if (!is_short_enough (detours, members[i], best))
        continue;
      put (waiting, best, members[i]);
      least = MIN (least, best);
    }

  return least;
}

/* Continues from @cell within its level; TRUE where a line gets out ahead. */
static gboolean
leave_level (const Detours *detours,
             gint32         cell,
             gint32         distance,
             Waiting       *waiting)
{
  const HuLattice *lattice = detours->lattice;
  gint32 level = detours->level[cell];

  if (lattice->cell[cell] & HU_CELL_SOURCE)
    return TRUE;

  for (gint way = 0; way < HU_N_WAYS; way++)
    {
      gint32 next = cell + lattice->step[way];

      if (!is_short_enough (detours, next, distance + 1) || hu_lattice_barred (lattice, cell, way))
        continue;
      if (detours->level[next] > level)
        return TRUE;
      if (detours->level[next] == level && next != detours->line[level]
          && !(lattice->cell[next] & HU_CELL_IN))
        put (waiting, distance + 1, next);
    }

  return FALSE;
}

/* Tells whether a short enough line gets past a hex of the line through the @members of its own level. */
static gboolean
pass_within_level (const Detours *detours,
                   const gint32  *members,
                   gint32         n,
                   Waiting       *waiting)
{
  gboolean found = FALSE;

  for (gint32 distance = enter_level (detours, members, n, waiting);
       waiting->n_waiting > 0 && !found;
       distance++)
    while (waiting->first[distance] >= 0 && !found)
      {
        gint32 cell = take (waiting, distance);

        if (!(detours->lattice->cell[cell] & HU_CELL_IN))
          {
            detours->lattice->cell[cell] |= HU_CELL_IN;
            found = leave_level (detours, cell, distance, waiting);
          }
      }

  for (guint i = 0; i < waiting->entries->len; i++)
    waiting->first[g_array_index (waiting->entries, Entry, i).distance] = -1;
  g_array_set_size (waiting->entries, 0);
  waiting->n_waiting = 0;

  return found;
}

/* Lists the hexes beside the line that a short enough line may pass, level by level: the hexes of level i are
 * members[start[i]] to members[start[i + 1] - 1]. */
static gint32 *
sort_by_level (const Detours *detours,
               gint32        *start)
{
  gint32 *members = g_new (gint32, detours->n_reached);

  for (gint pass_no = 0; pass_no < 2; pass_no++)
    {
      for (gint32 i = 0; i < detours->n_reached; i++)
        {
          gint32 cell = detours->queue[i];
          gint32 level = detours->level[cell];

          if (level == 0 || cell == detours->line[level]
              || !is_short_enough (detours, cell, detours->distance[cell]))
            continue;

          if (pass_no == 0)
            start[level + 2]++;
          else
            members[start[level + 1]++] = cell;
        }

      for (gint32 level = 1; pass_no == 0 && level <= detours->length; level++)
        start[level + 2] += start[level + 1];
    }

  return members;
}

/*
 * hu_supply_find_undetoured:
 * @lattice: of a field with a greatest length, in which some line is short enough; gets marked
 * @critical: (element-type HuHex): the array that grows
 *
 * Adds every hex without which no line is short enough.
 */
void
hu_supply_find_undetoured (HuLattice *lattice,
                           GArray    *critical)
{
  Detours detours;
  Waiting waiting = { 0 };
  g_autofree gint32 *start = NULL;
  g_autofree gint32 *members = NULL;
  gint32 passed = 0;

  detours_init (&detours, lattice);
  find_line (&detours);
  find_levels (&detours);
  pass_in_one_step (&detours);
  start = g_new0 (gint32, detours.length + 3);
  members = sort_by_level (&detours, start);
  waiting.entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  waiting.first = g_new (gint32, detours.limit + 1);
  for (gint32 distance = 0; distance <= detours.limit; distance++)
    waiting.first[distance] = -1;

  for (gint32 level = 1; level <= detours.length; level++)
    {
      HuHex hex = hu_lattice_hex (lattice, detours.line[level]);

      passed += detours.passed[level];
      if (passed == 0
          && !pass_within_level (&detours, members + start[level], start[level + 1] - start[level], &waiting))
        g_array_append_val (critical, hex);
    }

  g_free (waiting.first);
  g_array_unref (waiting.entries);
  detours_clear (&detours);
}
