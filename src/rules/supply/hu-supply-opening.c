/*
 * What would have to be different for a line to get through.  The question is asked again with less and less in the
 * way: without the enemy at all, then with what it controls, then without the fewest of its units.
 *
 * The fewest units are found by taking away what stops a line where it ends: a line that comes to be open goes
 * through one of these hexes, so that its locks are among the units that have to go.
 */
#include "hu-supply-opening.h"

#include "hu-sources.h"
#include "hu-supply-army.h"
#include "hu-supply-clauses.h"
#include "hu-supply-locks.h"

#include <string.h>

/* Sets that are tried before the search gives up and says that there are many units. */
#define MOST_ASKED 20000
/* Sets that are kept. */
#define MOST_SETS 64

typedef struct
{
  const HuSupplySituation *situation;
  HuSupplyOpening *found;
  HuSupplyField    field;   /* with the blocks of what is asked at the moment */
  HuSupplyLocks    locks;
  GHashTable      *tried;   /* sets of units, by key: those that are away, or were */
  guint            taken[HU_OPENING_UNITS_MOST];
  guint            n_taken;
  guint            n_asked;
} Search;

/* A unit at a source needs no line (hu_tracing_new()). */
static gboolean
gets_through (const HuSupplyField *field)
{
  return (field->n_origins == 1 && field->source[field->origins[0]] && field->block[field->origins[0]] == HU_BLOCK_OPEN) ||
         hu_supply_reaches (field);
}

/* Notes where the line of @field ends; returns its hexes, which are the origin's alone at a source. */
static GArray *
note_line (HuSupplyOpening     *self,
           const HuSupplyField *field)
{
  g_autoptr(HuSupplyTrace) trace = NULL;
  GArray *path;

  if (field->n_origins == 1 && field->source[field->origins[0]] && field->block[field->origins[0]] == HU_BLOCK_OPEN)
    {
      path = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_array_append_val (path, field->origins[0]);
    }
  else
    {
      trace = hu_supply_trace (field);
      path = g_array_ref (trace->path);
    }
  g_clear_pointer (&self->path, g_array_unref);
  self->path = g_array_ref (path);
  self->distance = (gint) path->len - 1;
  self->source = g_array_index (path, HuHex, path->len - 1);

  return path;
}

/* --- Without the enemy --- */

/* The blocks that stop a line however few units there are. */
static guint8 *
find_lasting (const HuSupplySituation *situation,
              gboolean                 by_owner)
{
  const HuState *state = situation->state;
  const HuMap *map = state->scenario->map;
  guint8 *block = g_malloc ((gsize) map->grid->n_hexes);

  by_owner = by_owner && HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_CONTROL, situation->rules.blocked_by_owner);
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    block[hex] = hu_supply_situation_is_barred (situation, hex) ? HU_BLOCK_TERRAIN :
                 by_owner && state->hex_owner[hex] == hu_side_other (situation->side) ? HU_BLOCK_OWNER : HU_BLOCK_OPEN;

  return block;
}

static gboolean
has_source (const HuSupplyField *field)
{
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (field->source[hex] && field->block[hex] == HU_BLOCK_OPEN)
      return TRUE;

  return FALSE;
}

/* The fewest steps from an origin to a line of the map; -1: none leads there. */
static gint
steps_to_line (const HuSupplyField *field)
{
  HuSupplyField stepping = *field;
  g_autoptr(HuSupplyTrace) trace = NULL;
  gint nearest = -1;

  stepping.along = NULL;
  stepping.max_length = -1;
  trace = hu_supply_trace (&stepping);
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (field->along->lies[hex] && trace->distance[hex] >= 0 && (nearest < 0 || trace->distance[hex] < nearest))
      nearest = trace->distance[hex];

  return nearest;
}

/* Which part of the ground is in every way? */
static HuOpeningGround
find_ground (const HuSupplySituation *situation,
             const HuSupplyField     *field)
{
  g_autofree guint8 *nothing = g_malloc0 ((gsize) field->grid->n_hexes);
  HuSupplyField dry = *field, flat = *field, neither = *field;
  gboolean is_terrain, is_hexsides;

  for (HuHex hex = 0; situation->outside != NULL && hex < field->grid->n_hexes; hex++)
    nothing[hex] = hu_map_is_impassable (situation->state->scenario->map, hex) ? HU_BLOCK_TERRAIN : HU_BLOCK_OPEN;
  dry.block = nothing;
  if (situation->outside != NULL && gets_through (&dry))
    return HU_GROUND_OUTSIDE;

  memset (nothing, HU_BLOCK_OPEN, (gsize) field->grid->n_hexes);
  flat.barriers = NULL;
  neither.block = nothing;
  neither.barriers = NULL;
  is_terrain = gets_through (&dry);
  is_hexsides = gets_through (&flat);
  if (is_terrain != is_hexsides)
    return is_terrain ? HU_GROUND_TERRAIN : HU_GROUND_HEXSIDES;

  return is_terrain || gets_through (&neither) ? HU_GROUND_BOTH : HU_GROUND_MISSING;
}

/* No line gets through although no enemy is there: it is the ground, the length, or a line of the map. */
static HuOpeningKind
blame_ground (HuSupplyOpening         *self,
              const HuSupplySituation *situation,
              const HuSupplyField     *field)
{
  g_autofree guint8 *units = hu_supply_blocks_of_units (situation);
  HuSupplyField longer = *field, past;

  longer.max_length = -1;
  past = longer;
  past.block = units;
  if (field->max_length >= 0 && gets_through (&longer))
    {
      g_array_unref (note_line (self, &longer));
      self->and_units = !gets_through (&past);
      return HU_OPENING_FAR;
    }
  if (field->along == NULL)
    {
      self->ground = find_ground (situation, &longer);
      return HU_OPENING_GROUND;
    }

  self->distance = steps_to_line (field);

  return self->distance < 0 || self->distance > field->along->steps ? HU_OPENING_NO_LINE : HU_OPENING_LINE_ENDS;
}

/* The line through hexes that the enemy controls: names those. */
static void
note_controlled (HuSupplyOpening     *self,
                 const HuSupplyField *free,
                 const guint8        *controlled)
{
  g_autoptr(GArray) path = note_line (self, free);

  for (guint i = 0; i < path->len; i++)
    {
      HuHex hex = g_array_index (path, HuHex, i);

      if (controlled[hex] == HU_BLOCK_OWNER)
        g_array_append_val (self->hexes, hex);
    }
}

/* Finds what stays in the way without any enemy unit; HU_N_OPENINGS: nothing does. */
static HuOpeningKind
blame_without_units (Search *search)
{
  const HuSupplySituation *situation = search->situation;
  HuSupplyOpening *self = search->found;
  g_autofree guint8 *ground = find_lasting (situation, FALSE);
  g_autofree guint8 *controlled = find_lasting (situation, TRUE);
  g_autofree guint8 *units = hu_supply_blocks_of_units (situation);
  HuSupplyField field = search->field, past;

  field.block = ground;
  if (situation->sites != NULL)
    field.source = situation->sites;
  if (!has_source (&field))
    return HU_OPENING_NO_SOURCE;
  if (!gets_through (&field))
    return blame_ground (self, situation, &field);

  if (situation->sites != NULL)
    {
      HuSupplyField own = field;

      own.source = situation->source;
      if (!gets_through (&own))
        {
          past = field;
          past.block = units;
          self->and_units = !gets_through (&past);
          g_array_unref (note_line (self, self->and_units ? &field : &past));
          return HU_OPENING_TAKEN;
        }
      field = own;
    }
  search->field.block = controlled;
  if (!gets_through (&search->field))
    {
      past = field;
      past.block = units;
      self->and_units = !gets_through (&past);
      note_controlled (self, self->and_units ? &field : &past, controlled);
      return HU_OPENING_OWNER;
    }

  return HU_N_OPENINGS;
}

/* --- Without some units --- */

static int
compare_units (gconstpointer a,
               gconstpointer b)
{
  return (int) *(const guint *) a - (int) *(const guint *) b;
}

/* The same for every order of the units that are away. */
static gint64
make_key (const Search *self)
{
  guint units[HU_OPENING_UNITS_MOST];
  gint64 key = 0;

  memcpy (units, self->taken, sizeof (units));
  qsort (units, self->n_taken, sizeof (guint), compare_units);
  for (guint i = 0; i < self->n_taken; i++)
    key = key << 21 | (units[i] + 1);

  return key;
}

/* Keeps the units that are away as a set; that of the shortest line becomes the first. */
static void
keep_set (Search *self)
{
  HuSupplyOpening *found = self->found;
  HuSupplyOpening line = { .distance = -1 };
  g_autoptr(GArray) path = note_line (&line, &self->field);
  GArray *set;
  gboolean nearest = found->sets->len == 0 || line.distance < found->distance;

  if (!nearest && found->sets->len >= MOST_SETS)
    {
      g_array_unref (line.path);
      return;
    }

  set = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_vals (set, self->taken, self->n_taken);
  g_array_sort (set, compare_units);
  g_ptr_array_insert (found->sets, nearest ? 0 : -1, set);
  if (!nearest)
    {
      g_array_unref (line.path);
      return;
    }

  g_clear_pointer (&found->path, g_array_unref);
  found->path = line.path;
  found->distance = line.distance;
  found->source = line.source;
  found->mixed = FALSE;
  g_array_set_size (found->hexes, 0);
  for (guint i = 0; i < path->len; i++)
    {
      HuHex hex = g_array_index (path, HuHex, i);

      if (self->situation->block[hex] == HU_BLOCK_OPEN || (i == 0 && path->len > 1))
        continue;
      if (found->hexes->len == 0)
        found->because = (HuBlock) self->situation->block[hex];
      found->mixed |= self->situation->block[hex] != found->because;
      g_array_append_val (found->hexes, hex);
    }
}

/* The hexes that opened units let a count go on from: 0, 1 … HU_OPENING_UNITS_MOST units. */
typedef struct
{
  const Search *search;
  guint8       *needed;  /* [n_hexes] */
  guint8       *counted; /* [n_units] 1: a unit's hexes are open already */
  HuHex        *queue[HU_OPENING_UNITS_MOST + 1];
  HuHex         n[HU_OPENING_UNITS_MOST + 1];
} Count;

#define NEVER (HU_OPENING_UNITS_MOST + 1)

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

  if (n > HU_OPENING_UNITS_MOST || self->counted[unit])
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
  guint units[2 * HU_OPENING_UNITS_MOST];
  guint n_units;

  if (n >= self->needed[hex])
    return;
  if (self->search->field.block[hex] == HU_BLOCK_OPEN)
    {
      reach (self, hex, n);
      return;
    }

  n_units = hu_supply_locks_of (&self->search->locks, hex, units, HU_OPENING_UNITS_MOST);
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
  g_autofree HuHex *queues = g_new (HuHex, n_hexes * (HU_OPENING_UNITS_MOST + 1));
  Count self = { .search = search, .needed = g_malloc (n_hexes), .counted = counted };

  memset (self.needed, NEVER, n_hexes);
  for (guint n = 0; n <= HU_OPENING_UNITS_MOST; n++)
    self.queue[n] = queues + n * n_hexes;
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    if (search->field.source[hex])
      enter (&self, hex, 0);
  for (guint n = 0; n <= HU_OPENING_UNITS_MOST; n++)
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

/* Takes the locks of @hex away, and goes on with those that may go besides. */
static void
try_hex (Search *self,
         HuHex   hex,
         guint   left)
{
  guint units[HU_OPENING_UNITS_MOST];
  guint n = hu_supply_locks_of (&self->locks, hex, units, left);
  gint64 key;

  if (n == 0 || self->n_asked >= MOST_ASKED)
    return;

  memcpy (self->taken + self->n_taken, units, n * sizeof (guint));
  self->n_taken += n;
  key = make_key (self);
  if (g_hash_table_add (self->tried, g_memdup2 (&key, sizeof (key))))
    {
      for (guint i = 0; i < n; i++)
        hu_supply_locks_take (&self->locks, units[i]);
      self->n_asked++;
      if (n < left)
        search_sets (self, left - n);
      else if (gets_through (&self->field))
        keep_set (self);
      for (guint i = n; i-- > 0;)
        hu_supply_locks_put (&self->locks, units[i]);
    }
  self->n_taken -= n;
}

/* Finds the sets of @left more units that open a line, where no smaller one does. */
static void
search_sets (Search *self,
             guint   left)
{
  g_autoptr(HuSupplyTrace) trace = hu_supply_trace (&self->field);
  g_autofree guint8 *needed = count_needed (self);

  if (self->field.n_origins == 1 && self->field.source[self->field.origins[0]])
    try_hex (self, self->field.origins[0], left);
  for (guint i = 0; i < trace->frontier->len; i++)
    {
      HuHex hex = g_array_index (trace->frontier, HuFrontierHex, i).hex;

      if (needed[hex] <= left)
        try_hex (self, hex, left);
    }
}

static HuOpeningKind
blame_units (Search *self)
{
  HuSupplyOpening *found = self->found;

  hu_supply_locks_init (&self->locks, self->situation);
  self->field.block = self->locks.block;
  for (guint most = 1; most <= HU_OPENING_UNITS_MOST && found->sets->len == 0 && self->n_asked < MOST_ASKED; most++)
    {
      g_clear_pointer (&self->tried, g_hash_table_unref);
      self->tried = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
      search_sets (self, most);
      if (self->n_asked < MOST_ASKED)
        found->beyond = most;
    }
  g_clear_pointer (&self->tried, g_hash_table_unref);
  hu_supply_locks_clear (&self->locks);

  return found->sets->len > 0 ? HU_OPENING_UNITS : HU_OPENING_MANY;
}

/* --- Sources in which no line ends --- */

/* Why no line ends in a source of that name; HU_N_NO_SOURCES: lines do. */
static HuNoSource
find_bar (const HuSupplySituation *situation,
          const guint8            *except,
          HuHex                    hex)
{
  if (hu_supply_situation_is_barred (situation, hex))
    return HU_NO_SOURCE_GROUND;
  if (except[hex])
    return HU_NO_SOURCE_EXCEPTED;
  if ((situation->sites != NULL && situation->sites[hex] && !situation->source[hex]) ||
      situation->block[hex] == HU_BLOCK_OWNER)
    return HU_NO_SOURCE_TAKEN;
  if (situation->block[hex] == HU_BLOCK_UNIT)
    return HU_NO_SOURCE_HELD;

  return situation->block[hex] == HU_BLOCK_ZOC ? HU_NO_SOURCE_ZOC : HU_N_NO_SOURCES;
}

static int
compare_distances (gconstpointer a,
                   gconstpointer b,
                   gpointer      data)
{
  const Search *search = data;
  HuHex first = *(const HuHex *) a, second = *(const HuHex *) b;
  gint difference = hu_grid_distance (search->field.grid, search->field.origins[0], first) -
                    hu_grid_distance (search->field.grid, search->field.origins[0], second);

  return difference != 0 ? difference : first - second;
}

static void
bar (Search       *search,
     const guint8 *except,
     HuHex         hex)
{
  HuNoSource why = find_bar (search->situation, except, hex);

  /* The answer about its lines says that a capital never supplies itself. */
  for (guint i = 0; search->situation->asked && i < search->field.n_origins; i++)
    if (search->field.origins[i] == hex)
      return;
  if (why != HU_N_NO_SOURCES)
    g_array_append_val (search->found->barred[why], hex);
}

/* Adds the hexes of an edge in which lines could end if it were not for that; nobody expects supply from a lake at an edge
 * that has land as well. */
static void
bar_edge (Search       *search,
          const guint8 *except,
          HuEdge        edge)
{
  const HuMap *map = search->situation->state->scenario->map;
  HuSources sources = { .by_edge = TRUE };
  g_autoptr(GArray) hexes = NULL;
  gboolean any = FALSE;

  sources.edges[edge] = TRUE;
  hexes = hu_sources_list (&sources, map);
  for (guint i = 0; i < hexes->len && !any; i++)
    any = find_bar (search->situation, except, g_array_index (hexes, HuHex, i)) == HU_N_NO_SOURCES;
  for (guint i = 0; i < hexes->len; i++)
    if (!any || except[g_array_index (hexes, HuHex, i)])
      bar (search, except, g_array_index (hexes, HuHex, i));
}

static void
find_barred (Search *search)
{
  HuSupplyOpening *self = search->found;
  const HuSupplyRules *rules = &search->situation->rules;
  gsize n_hexes = (gsize) search->field.grid->n_hexes;
  g_autofree guint8 *except = g_malloc0 (n_hexes);

  for (guint i = 0; i < HU_N_NO_SOURCES; i++)
    self->barred[i] = g_array_new (FALSE, FALSE, sizeof (HuHex));
  for (guint i = 0; rules->except != NULL && i < rules->except->len; i++)
    except[g_array_index (rules->except, HuHex, i)] = TRUE;
  for (guint i = 0; rules->sources.hexes != NULL && i < rules->sources.hexes->len; i++)
    bar (search, except, g_array_index (rules->sources.hexes, HuHex, i));
  for (gint edge = HU_EDGE_NORTH; rules->sources.by_edge && edge <= HU_EDGE_WEST; edge++)
    if (rules->sources.edges[edge])
      bar_edge (search, except, (HuEdge) edge);
  for (guint i = 0; i < HU_N_NO_SOURCES; i++)
    {
      hu_hexes_settle (self->barred[i]);
      g_array_sort_with_data (self->barred[i], compare_distances, search);
    }
}

HuSupplyOpening *
hu_supply_opening_new (const HuSupplySituation *situation,
                       const HuHex             *origins,
                       guint                    n_origins)
{
  HuSupplyOpening *self;
  Search search = { .situation = situation };

  g_return_val_if_fail (situation != NULL && origins != NULL && n_origins > 0, NULL);

  self = g_new0 (HuSupplyOpening, 1);
  self->side = situation->side;
  self->origin = origins[0];
  self->elsewhere = situation->elsewhere;
  self->longest = situation->rules.max_length;
  self->steps = situation->rules.steps;
  self->along = situation->rules.along;
  self->sets = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  self->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->distance = -1;
  self->source = HU_HEX_NONE;
  search.found = self;
  search.field = hu_supply_situation_field (situation, origins, n_origins);
  find_barred (&search);
  self->kind = blame_without_units (&search);
  if (self->kind == HU_N_OPENINGS)
    self->kind = blame_units (&search);
  self->edge = self->source != HU_HEX_NONE ? hu_supply_situation_edge (situation, self->source) : HU_EDGE_NONE;

  return self;
}

HuSupplyOpening *
hu_supply_opening_new_asked (const HuState *state)
{
  g_autoptr(HuSupplySituation) situation = NULL;
  HuSupplyAsked asked;
  HuSupplyField field;

  g_return_val_if_fail (state != NULL, NULL);

  if (!hu_supply_find_asked (state->scenario, &asked))
    return NULL;

  situation = hu_supply_situation_new_asked (state);
  field = hu_supply_situation_field (situation, (const HuHex *) asked.origins->data, asked.origins->len);

  return gets_through (&field) ? NULL : hu_supply_opening_new (situation, field.origins, field.n_origins);
}

/* Its lists are shared, since nothing changes them any more. */
HuSupplyOpening *
hu_supply_opening_copy (const HuSupplyOpening *self)
{
  HuSupplyOpening *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  g_ptr_array_ref (copy->sets);
  g_array_ref (copy->hexes);
  if (copy->path != NULL)
    g_array_ref (copy->path);
  for (guint i = 0; i < HU_N_NO_SOURCES; i++)
    g_array_ref (copy->barred[i]);

  return copy;
}

void
hu_supply_opening_free (HuSupplyOpening *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->sets);
  g_array_unref (self->hexes);
  g_clear_pointer (&self->path, g_array_unref);
  for (guint i = 0; i < HU_N_NO_SOURCES; i++)
    g_array_unref (self->barred[i]);
  g_free (self);
}

gboolean
hu_supply_opening_has (const HuSupplyOpening *self,
                       guint                  unit)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->sets->len; i++)
    {
      const GArray *set = g_ptr_array_index (self->sets, i);

      for (guint j = 0; j < set->len; j++)
        if (g_array_index (set, guint, j) == unit)
          return TRUE;
    }

  return FALSE;
}

GArray *
hu_supply_opening_list_units (const HuSupplyOpening *self)
{
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (self != NULL, units);

  for (guint i = 0; i < self->sets->len; i++)
    {
      const GArray *set = g_ptr_array_index (self->sets, i);

      for (guint j = 0; j < set->len; j++)
        {
          guint unit = g_array_index (set, guint, j);
          gboolean has = FALSE;

          for (guint k = 0; k < units->len && !has; k++)
            has = g_array_index (units, guint, k) == unit;
          if (!has)
            g_array_append_val (units, unit);
        }
    }

  return units;
}
