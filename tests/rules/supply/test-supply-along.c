/*
 * Lines of supply that take a few steps and then run along lines of the map:
 * drawn cases, and random ones against a slow oracle; and cuts that have to be
 * exact although something is limited.
 */
#include "hu-flood.h"
#include "hu-often.h"
#include "hu-supply-case.h"

#include <string.h>

typedef struct
{
  HuSupplyCase *test;
  guint8       *links;
  guint8       *lies;
  HuSupplyAlong along;
} Railway;

static void
railway_init (Railway      *self,
              HuSupplyCase *test,
              gint          steps)
{
  *self = (Railway) { .test = test };
  self->links = g_malloc0 ((gsize) test->grid->n_hexes);
  self->lies = g_malloc0 ((gsize) test->grid->n_hexes);
  self->along = (HuSupplyAlong) { self->links, self->lies, steps };
  test->field.along = &self->along;
}

static void
railway_clear (Railway *self)
{
  g_free (self->links);
  g_free (self->lies);
  hu_supply_case_free (self->test);
}

static void
join (Railway *self,
      HuHex    a,
      HuHex    b)
{
  gint direction = hu_grid_direction (self->test->grid, a, b);

  self->lies[a] = self->lies[b] = TRUE;
  g_assert_cmpint (direction, >=, 0);
  self->links[a] |= (guint8) (1 << direction);
  self->links[b] |= (guint8) (1 << hu_direction_opposite (direction));
}

/* --- Drawn --- */

typedef struct
{
  const char *name;
  const char *rows;
  const char *barriers;
  const char *rails; /* "0101-0102 0102-0103" */
  gint        steps;
  gint        max_length;
  const char *path;     /* "": none */
  const char *hex;      /* and why lines stop there; NULL: not asked */
  HuBlock     because;
  const char *from;
  const char *cut;
  const char *critical;
} AlongCase;

static const AlongCase along_cases[] = {
  { "all-along", "O . . . S", NULL, "0101-0102 0102-0103 0103-0104 0104-0105", 0, -1, "0101 0102 0103 0104 0105", NULL,
    HU_BLOCK_OPEN, NULL, "0102", "0102 0103 0104 0105" },
  { "a-step-first", "O . . . S", NULL, "0102-0103 0103-0104 0104-0105", 1, -1, "0101 0102 0103 0104 0105", NULL,
    HU_BLOCK_OPEN, NULL, "0102", "0102 0103 0104 0105" },
  { "no-step-left", "O . . . S", NULL, "0102-0103 0103-0104 0104-0105", 0, -1, "", "0102", HU_BLOCK_STEPS, "0101", "",
    "" },
  { "steps-to-a-source", "O . S", NULL, "", 2, -1, "0101 0102 0103", NULL, HU_BLOCK_OPEN, NULL, "0102", "0102 0103" },
  { "source-a-step-too-far", "O . . S", NULL, "", 2, -1, "", "0104", HU_BLOCK_STEPS, "0103", "", "" },
  /* A line once left is not taken up again, nor is it left for a source. */
  { "gap", "O . . . S", NULL, "0101-0102 0104-0105", 0, -1, "", "0103", HU_BLOCK_LINE_ENDS, "0102", "", "" },
  { "source-beside-the-line", "O . . S", NULL, "0101-0102 0102-0103", 0, -1, "", "0104", HU_BLOCK_LINE_ENDS, "0103", "",
    "" },
  { "gap-within-steps", "O . . . S", NULL, "0101-0102 0104-0105", 3, -1, "0101 0102 0103 0104 0105", NULL, HU_BLOCK_OPEN,
    NULL, "0102", "0102 0103 0104 0105" },
  { "unit-on-the-line", "O . # . S", NULL, "0101-0102 0102-0103 0103-0104 0104-0105", 0, -1, "", "0103", HU_BLOCK_UNIT,
    "0102", "", "" },
  /* A path along a line would not go there anyway. */
  { "unit-beside-the-line", "# # # #/ O . . S", NULL, "0201-0202 0202-0203 0203-0204", 0, -1, "0201 0202 0203 0204",
    "0104", HU_BLOCK_LINE_ENDS, "0203", "0202", "0202 0203 0204" },
  { "bridge", "O|. . S", NULL, "0101-0102 0102-0103 0103-0104", 0, -1, "0101 0102 0103 0104", NULL, HU_BLOCK_OPEN, NULL,
    "0102", "0102 0103 0104" },
  { "no-bridge", "O|. . S", NULL, "0102-0103 0103-0104", 1, -1, "", "0102", HU_BLOCK_HEXSIDE, "0101", "", "" },
  { "too-long", "O . . . S", NULL, "0101-0102 0102-0103 0103-0104 0104-0105", 0, 3, "", "0105", HU_BLOCK_LENGTH, "0104",
    "", "" },
  { "long-enough", "O . . . S", NULL, "0101-0102 0102-0103 0103-0104 0104-0105", 0, 4, "0101 0102 0103 0104 0105", NULL,
    HU_BLOCK_OPEN, NULL, "0102", "0102 0103 0104 0105" },
  /* As short by steps alone, by the first hexes: the one with fewer steps is shown. */
  { "fewest-steps", ". . ./O . ./. . S", NULL, "0201-0302 0302-0303", 4, -1, "0201 0302 0303", NULL, HU_BLOCK_OPEN, NULL,
    "0303", "0303" },
  { "fewest-steps-of-as-long", "O . S", NULL, "0101-0102 0102-0103", 2, -1, "0101 0102 0103", NULL, HU_BLOCK_OPEN, NULL,
    "0102", "0102 0103" },
};

static GArray *
parse_hexes (const HuSupplyCase *test,
             const char         *names)
{
  g_auto(GStrv) each = g_strsplit (names, " ", -1);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; each[i] != NULL; i++)
    if (each[i][0] != '\0')
      {
        HuHex hex = hu_grid_parse (test->grid, each[i], NULL);

        g_array_append_val (hexes, hex);
      }

  return hexes;
}

static void
lay_rails (Railway    *self,
           const char *rails)
{
  g_auto(GStrv) each = g_strsplit (rails, " ", -1);

  for (guint i = 0; each[i] != NULL; i++)
    if (each[i][0] != '\0')
      {
        g_auto(GStrv) ends = g_strsplit (each[i], "-", 2);

        join (self, hu_grid_parse (self->test->grid, ends[0], NULL), hu_grid_parse (self->test->grid, ends[1], NULL));
      }
}

static void
assert_hexes (const HuSupplyCase *test,
              const GArray       *hexes,
              const char         *names)
{
  g_autofree char *have = hexes != NULL ? hu_supply_case_names (test, hexes) : g_strdup ("");

  g_assert_cmpstr (have, ==, names);
}

static void
test_drawn (gconstpointer data)
{
  const AlongCase *expected = data;
  Railway self;
  g_autoptr(HuSupplyTrace) trace = NULL;
  g_autoptr(HuSupplyCut) cut = NULL;
  g_autoptr(GArray) critical = NULL;

  railway_init (&self, hu_supply_case_draw (expected->rows, expected->barriers, expected->max_length), expected->steps);
  lay_rails (&self, expected->rails);
  trace = hu_supply_trace (&self.test->field);
  cut = hu_supply_cut_exactly (&self.test->field);
  critical = hu_supply_critical (&self.test->field, cut);

  assert_hexes (self.test, trace->path, expected->path);
  assert_hexes (self.test, cut->hexes, expected->cut);
  assert_hexes (self.test, critical, expected->critical);
  g_assert_true (cut->exact);
  g_assert_cmpint (hu_supply_reaches (&self.test->field), ==, trace->path != NULL);
  if (expected->hex != NULL)
    {
      HuHex hex = hu_grid_parse (self.test->grid, expected->hex, NULL);
      g_autoptr(GArray) from = parse_hexes (self.test, expected->from);
      guint i = 0;

      while (i < trace->frontier->len && g_array_index (trace->frontier, HuFrontierHex, i).hex != hex)
        i++;
      g_assert_cmpuint (i, <, trace->frontier->len);
      g_assert_cmpstr (hu_block_to_string (g_array_index (trace->frontier, HuFrontierHex, i).because), ==,
                       hu_block_to_string (expected->because));
      g_assert_cmpint (g_array_index (trace->frontier, HuFrontierHex, i).from, ==, g_array_index (from, HuHex, 0));
    }

  railway_clear (&self);
}

/* --- The oracle: each state's best total and steps, gone over until nothing gets better --- */

typedef struct
{
  gint total;
  gint steps;
} Best;

#define NOTHING ((Best) { G_MAXINT, G_MAXINT })

static gboolean
better (Best a,
        Best b)
{
  return a.total < b.total || (a.total == b.total && a.steps < b.steps);
}

static gboolean
improve (const HuSupplyField *field,
         Best                *best,
         Best                 with)
{
  if (field->max_length >= 0 && with.total > field->max_length)
    return FALSE;
  if (!better (with, *best))
    return FALSE;

  *best = with;
  return TRUE;
}

/* One hex's states from those of its neighbours. */
static gboolean
improve_hex (const HuSupplyField *field,
             const guint8        *shut,
             HuHex                hex,
             Best                *stepped,
             Best                *along)
{
  gboolean changed = FALSE;

  if (!hu_grid_has (field->grid, hex) || field->block[hex] != HU_BLOCK_OPEN || hu_oracle_is_origin (field, hex) ||
      (shut != NULL && shut[hex]))
    return FALSE;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex from = hu_grid_neighbour (field->grid, hex, direction);
      gboolean barred = field->barriers != NULL && (field->barriers[hex] >> direction & 1);

      if (from == HU_HEX_NONE)
        continue;
      if (!barred && stepped[from].total < (field->along != NULL ? field->along->steps : G_MAXINT))
        changed |= improve (field, &stepped[hex], (Best) { stepped[from].total + 1, stepped[from].total + 1 });
      if (field->along != NULL && (field->along->links[hex] >> direction & 1) && along[from].total < G_MAXINT)
        changed |= improve (field, &along[hex], (Best) { along[from].total + 1, along[from].steps });
    }
  if (field->along != NULL && field->along->lies[hex] && stepped[hex].total < G_MAXINT)
    changed |= improve (field, &along[hex], stepped[hex]);

  return changed;
}

static Best *
find_best (const HuSupplyField *field,
           const guint8        *shut)
{
  HuHex n = field->grid->n_hexes;
  g_autofree Best *along = g_new (Best, n);
  Best *stepped = g_new (Best, n);
  gboolean changed = TRUE;

  for (HuHex hex = 0; hex < n; hex++)
    stepped[hex] = along[hex] = NOTHING;
  for (guint i = 0; i < field->n_origins; i++)
    {
      stepped[field->origins[i]] = (Best) { 0, 0 };
      if (field->along != NULL && field->along->lies[field->origins[i]])
        along[field->origins[i]] = (Best) { 0, 0 };
    }
  while (changed)
    {
      changed = FALSE;
      for (HuHex hex = 0; hex < n; hex++)
        changed |= improve_hex (field, shut, hex, stepped, along);
    }
  for (HuHex hex = 0; hex < n; hex++)
    if (better (along[hex], stepped[hex]))
      stepped[hex] = along[hex];

  return stepped;
}

/* The best source, the first by index, or HU_HEX_NONE. */
static HuHex
find_source (const HuSupplyField *field,
             const Best          *best)
{
  HuHex source = HU_HEX_NONE;

  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (hu_grid_has (field->grid, hex) && field->source[hex] && !hu_oracle_is_origin (field, hex) &&
        best[hex].total < G_MAXINT && (source == HU_HEX_NONE || better (best[hex], best[source])))
      source = hex;

  return source;
}

static gboolean
reaches (const HuSupplyField *field,
         const guint8        *shut)
{
  g_autofree Best *best = find_best (field, shut);

  return find_source (field, best) != HU_HEX_NONE;
}

/* Does some set of @n hexes from @first on isolate? */
static gboolean
any_set (const HuSupplyField *field,
         guint8              *shut,
         HuHex                first,
         guint                n)
{
  if (n == 0)
    return !reaches (field, shut);

  for (HuHex hex = first; hex < field->grid->n_hexes; hex++)
    {
      gboolean does;

      if (!hu_grid_has (field->grid, hex) || field->block[hex] != HU_BLOCK_OPEN || hu_oracle_is_origin (field, hex) ||
          shut[hex])
        continue;
      shut[hex] = TRUE;
      does = any_set (field, shut, hex + 1, n - 1);
      shut[hex] = FALSE;
      if (does)
        return TRUE;
    }

  return FALSE;
}

/* --- Random maps --- */

static void
lay_random_rails (Railway *self,
                  GRand   *rand)
{
  const HuGrid *grid = self->test->grid;

  for (gint lines = g_rand_int_range (rand, 0, 4); lines > 0; lines--)
    {
      HuHex hex = g_rand_int_range (rand, 0, grid->n_hexes);

      for (gint length = g_rand_int_range (rand, 0, 9); length > 0 && grid->exists[hex]; length--)
        {
          HuHex next = hu_grid_neighbour (grid, hex, g_rand_int_range (rand, 0, HU_N_DIRECTIONS));

          self->lies[hex] = TRUE;
          if (next == HU_HEX_NONE)
            continue;
          join (self, hex, next);
          hex = next;
        }
    }
}

/* As long as it may be, with as few steps, and each hex of it come to from the one before. */
static void
check_path (const HuSupplyField *field,
            const GArray        *path,
            Best                 best)
{
  g_assert_cmpint ((gint) path->len - 1, ==, best.total);
  for (guint i = 1; i < path->len; i++)
    {
      HuHex from = g_array_index (path, HuHex, i - 1), to = g_array_index (path, HuHex, i);
      gint direction = hu_grid_direction (field->grid, from, to);

      g_assert_cmpint (direction, >=, 0);
      g_assert_cmpint (field->block[to], ==, HU_BLOCK_OPEN);
      if ((gint) i <= best.steps)
        g_assert_true (field->barriers == NULL || !(field->barriers[from] >> direction & 1));
      else
        g_assert_true (field->along->links[from] >> direction & 1);
    }
  if (best.steps < best.total)
    g_assert_true (field->along->lies[g_array_index (path, HuHex, best.steps)]);
  if (field->along != NULL)
    g_assert_cmpint (best.steps, <=, field->along->steps);
}

static void
check_trace (const HuSupplyField *field)
{
  g_autoptr(HuSupplyTrace) trace = hu_supply_trace (field);
  g_autofree Best *best = find_best (field, NULL);
  g_autofree guint8 *listed = g_malloc0 ((gsize) field->grid->n_hexes);
  HuHex source = find_source (field, best);

  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (field->grid->exists[hex])
      g_assert_cmpint (trace->distance[hex], ==, best[hex].total < G_MAXINT ? best[hex].total : -1);
  g_assert_cmpint (hu_supply_reaches (field), ==, source != HU_HEX_NONE);
  g_assert_cmpint (trace->path != NULL, ==, source != HU_HEX_NONE);
  if (source != HU_HEX_NONE && field->along != NULL)
    {
      check_path (field, trace->path, best[source]);
      g_assert_cmpuint (trace->n_along, ==, (guint) (best[source].total - best[source].steps));
      g_assert_cmpint (g_array_index (trace->path, HuHex, trace->path->len - 1), ==, source);
    }

  for (guint i = 0; i < trace->frontier->len; i++)
    {
      const HuFrontierHex *stop = &g_array_index (trace->frontier, HuFrontierHex, i);

      g_assert_false (listed[stop->hex]);
      listed[stop->hex] = TRUE;
      g_assert_cmpint (trace->distance[stop->from], >=, 0);
      g_assert_cmpint (hu_grid_direction (field->grid, stop->from, stop->hex), >=, 0);
      if (stop->because < HU_BLOCK_HEXSIDE)
        g_assert_cmpint (stop->because, ==, field->block[stop->hex]);
      if (stop->because == HU_BLOCK_STEPS)
        g_assert_cmpint (trace->distance[stop->from], <=, field->along->steps);
    }
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    for (gint d = 0; field->grid->exists[hex] && trace->distance[hex] < 0 && d < HU_N_DIRECTIONS; d++)
      {
        HuHex from = hu_grid_neighbour (field->grid, hex, d);

        if (from != HU_HEX_NONE && trace->distance[from] >= 0)
          g_assert_true (listed[hex]);
      }
}

/* Of a line of the cut only: as many hexes at its end as it says are each come to along a line of the map, and the
 * steps before are allowed. */
static void
check_line (const HuSupplyField *field,
            const GArray        *line,
            guint                n_along)
{
  guint n_steps = line->len - 1 - n_along;

  g_assert_cmpuint (n_along, <, line->len);
  if (field->along != NULL)
    g_assert_cmpuint (n_steps, <=, (guint) field->along->steps);
  else
    g_assert_cmpuint (n_along, ==, 0);
  for (guint i = 1; i < line->len; i++)
    {
      HuHex from = g_array_index (line, HuHex, i - 1), to = g_array_index (line, HuHex, i);
      gint direction = hu_grid_direction (field->grid, from, to);

      g_assert_cmpint (direction, >=, 0);
      if (i <= n_steps)
        g_assert_true (field->barriers == NULL || !(field->barriers[from] >> direction & 1));
      else
        g_assert_true (field->along->links[from] >> direction & 1);
    }
}

/* Ring by ring: each has the hexes that are so far away, and meets what stops lines from there. */
static guint
check_flood (const HuSupplyField *field)
{
  g_autoptr(HuSupplyCut) cut = hu_supply_cut_exactly (field);
  g_autoptr(HuFlood) flood = hu_flood_new (field, cut);
  g_autofree guint8 *shut = g_malloc0 ((gsize) field->grid->n_hexes);
  g_autofree Best *best = find_best (field, NULL), *closed = NULL;
  HuHex source = find_source (field, best);
  guint n_reached = 0, n_along = 0;

  for (guint i = 0; i < cut->hexes->len; i++)
    shut[g_array_index (cut->hexes, HuHex, i)] = TRUE;
  closed = find_best (field, shut);

  g_assert_cmpint (flood->meets_source, ==, source != HU_HEX_NONE ? best[source].total : -1);
  g_assert_cmpuint (flood->n_rings->len, ==, flood->stops_end->len);
  for (guint ring = 0; ring < flood->n_rings->len; ring++)
    {
      guint n = 0, stops = 0;

      for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
        n += field->grid->exists[hex] && best[hex].total == (gint) ring;
      for (guint i = 0; i < flood->trace->frontier->len; i++)
        stops += best[g_array_index (flood->trace->frontier, HuFrontierHex, i).from].total <= (gint) ring;
      g_assert_cmpuint (g_array_index (flood->n_rings, guint, ring), ==, n);
      g_assert_cmpuint (g_array_index (flood->stops_end, guint, ring), ==, stops);
      n_reached += n;
    }
  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (field->grid->exists[hex])
      {
        n_reached -= best[hex].total < G_MAXINT;
        g_assert_cmpint (flood->closed[hex], ==, closed[hex].total < G_MAXINT);
      }
  g_assert_cmpuint (n_reached, ==, 0);

  g_assert_cmpuint (flood->n_along->len, ==, cut->lines->len);
  for (guint i = 0; i < cut->lines->len; i++)
    {
      check_line (field, g_ptr_array_index (cut->lines, i), g_array_index (flood->n_along, guint, i));
      n_along += g_array_index (flood->n_along, guint, i);
    }

  return n_along;
}

static guint
check_cut (const HuSupplyField *field)
{
  g_autoptr(HuSupplyCut) cut = hu_supply_cut_exactly (field);
  g_autoptr(GArray) critical = hu_supply_critical (field, cut);
  g_autofree guint8 *shut = g_malloc0 ((gsize) field->grid->n_hexes);
  g_autofree gint32 *margins = hu_supply_hex_margins (field, cut);
  guint n = 0, next = 0;

  while (n <= HU_EXACT_CUT && !any_set (field, shut, 0, n))
    n++;
  if (n <= HU_EXACT_CUT)
    {
      g_assert_true (cut->exact);
      g_assert_cmpuint (cut->hexes->len, ==, n);
    }
  g_assert_cmpuint (cut->hexes->len, >=, n);

  for (guint i = 0; i < cut->hexes->len; i++)
    shut[g_array_index (cut->hexes, HuHex, i)] = TRUE;
  g_assert_false (reaches (field, shut));
  for (guint i = 0; i < cut->hexes->len; i++)
    shut[g_array_index (cut->hexes, HuHex, i)] = FALSE;

  for (HuHex hex = 0; n > 0 && hex < field->grid->n_hexes; hex++)
    {
      gboolean alone;

      if (!hu_grid_has (field->grid, hex) || field->block[hex] != HU_BLOCK_OPEN || hu_oracle_is_origin (field, hex))
        continue;
      shut[hex] = TRUE;
      alone = !reaches (field, shut);
      if (field->along != NULL && n <= 2)
        g_assert_cmpint (margins[hex], ==, (gint) n + !any_set (field, shut, 0, n - 1));
      shut[hex] = FALSE;
      if (alone)
        g_assert_cmpint (g_array_index (critical, HuHex, next), ==, hex);
      next += alone;
    }
  g_assert_cmpuint (critical->len, ==, next);

  return n;
}

static gboolean
isolates (const HuSupplyCase *test,
          const HuFootprint  *footprint,
          HuHex               a,
          HuHex               b)
{
  g_autofree guint8 *shut = g_malloc0 ((gsize) test->grid->n_hexes);

  hu_supply_case_put_unit (test, footprint, a, shut, 1);
  if (b != HU_HEX_NONE)
    hu_supply_case_put_unit (test, footprint, b, shut, 1);

  return !reaches (&test->field, shut);
}

static void
check_units (const HuSupplyCase *test,
             const HuFootprint  *footprint)
{
  HuHex n_hexes = test->grid->n_hexes;
  g_autoptr(HuSupplyCut) cut = hu_supply_cut (&test->field);
  g_autofree guint8 *margins = g_malloc0 ((gsize) n_hexes);
  g_autofree guint8 *want = g_malloc0 ((gsize) n_hexes);
  HuHex first[2] = { HU_HEX_NONE, HU_HEX_NONE }, where[2];
  guint least = HU_FEWEST_MORE;

  if (cut->hexes->len == 0)
    return;

  for (HuHex a = 0; a < n_hexes; a++)
    {
      want[a] = test->grid->exists[a] && test->placeable[a] ? HU_FEWEST_MORE : 0;
      if (want[a] != 0 && isolates (test, footprint, a, HU_HEX_NONE))
        want[a] = 1;
      if (want[a] == 1 && least > 1)
        {
          least = 1;
          first[0] = a;
        }
    }
  for (HuHex a = 0; a < n_hexes; a++)
    for (HuHex b = a + 1; want[a] != 0 && b < n_hexes; b++)
      {
        if (want[b] == 0 || !isolates (test, footprint, a, b))
          continue;
        want[a] = MIN (want[a], 2);
        want[b] = MIN (want[b], 2);
        if (least > 2)
          {
            least = 2;
            first[0] = a;
            first[1] = b;
          }
      }

  g_assert_cmpuint (hu_supply_fewest (&test->field, cut, footprint, where), ==, least);
  g_assert_cmpint (where[0], ==, first[0]);
  g_assert_cmpint (where[1], ==, first[1]);
  g_assert_true (hu_supply_unit_margins (&test->field, cut, footprint, margins, NULL, NULL));
  g_assert_cmpmem (margins, (gsize) n_hexes, want, (gsize) n_hexes);
}

static void
test_random (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr(GRand) rand = g_rand_new_with_seed (seed);
  guint n_rounds = hu_draws (600, 60);
  guint n_cuts[HU_EXACT_CUT + 2] = { 0 };
  guint n_along = 0;

  g_test_message ("seed %u", seed);
  for (guint round = 0; round < n_rounds; round++)
    {
      HuFootprint footprint;
      Railway self;

      railway_init (&self, hu_supply_case_random (rand, round % 2 ? 7 : 5), g_rand_int_range (rand, 0, 4));
      lay_random_rails (&self, rand);
      /* A trace limited in length alone has to be exact, too. */
      if (g_rand_int_range (rand, 0, 4) == 0)
        self.test->field.along = NULL;
      footprint = (HuFootprint) { self.test->placeable, self.test->immune, g_rand_boolean (rand), g_rand_boolean (rand) };

      g_test_message ("round %u", round);
      check_trace (&self.test->field);
      n_along += check_flood (&self.test->field) > 0;
      n_cuts[check_cut (&self.test->field)]++;
      check_units (self.test, &footprint);
      railway_clear (&self);
    }

  for (guint i = 0; i < G_N_ELEMENTS (n_cuts); i++)
    g_test_message ("%u cuts of %u", n_cuts[i], i);
  for (guint i = 0; i <= 2; i++)
    g_assert_cmpuint (n_cuts[i], >, 0);
  g_test_message ("%u floods with lines along lines of the map", n_along);
  g_assert_cmpuint (n_along, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (along_cases); i++)
    {
      g_autofree char *path = g_strconcat ("/supply-along/", along_cases[i].name, NULL);

      g_test_add_data_func (path, &along_cases[i], test_drawn);
    }
  g_test_add_func ("/supply-along/random", test_random);

  return g_test_run ();
}
