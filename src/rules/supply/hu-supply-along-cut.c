/*
 * Isolating sets, the slow way: hex by hex, by closing each and searching again.
 *
 * An isolating set has a hex on every line, so also on the line that was found; each of its
 * hexes is closed in turn, and the next line is searched for.  Lines that share no hex give the
 * least number of hexes needed, which ends most searches soon.
 */
#include "hu-supply-along-private.h"

#include <string.h>

/* Without the origin. */
static void
set_open (HuWays       *ways,
          const GArray *line,
          gboolean      open)
{
  for (guint i = 1; i < line->len; i++)
    ways->open[g_array_index (line, HuHex, i)] = (guint8) open;
}

/* Lines that share no open hex, @most at most. */
static GPtrArray *
list_apart (HuWays *ways,
            guint   most)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  while (lines->len < most)
    {
      GArray *line = hu_ways_find_line (ways);

      if (line == NULL)
        break;
      g_ptr_array_add (lines, line);
      set_open (ways, line, FALSE);
    }
  for (guint i = 0; i < lines->len; i++)
    set_open (ways, g_ptr_array_index (lines, i), TRUE);

  return lines;
}

/* Finds every hex of @line that isolates by itself; with @first only the first of them. */
static GArray *
find_single (HuWays       *ways,
             const GArray *line,
             gboolean      first)
{
  g_autoptr(GArray) left = g_array_new (FALSE, FALSE, sizeof (HuHex));
  GArray *found = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_array_append_vals (left, &g_array_index (line, HuHex, 1), line->len - 1);
  while (left->len > 0 && !(first && found->len > 0))
    {
      HuHex hex = g_array_index (left, HuHex, 0);
      g_autoptr(GArray) past = NULL;

      ways->open[hex] = FALSE;
      past = hu_ways_find_line (ways);
      ways->open[hex] = TRUE;
      g_array_remove_index (left, 0);
      if (past == NULL)
        g_array_append_val (found, hex);
      /* A hex that isolates lies on every line, so also on this one. */
      for (guint i = left->len; past != NULL && i-- > 0;)
        if (!hu_hexes_have (past, g_array_index (left, HuHex, i)))
          g_array_remove_index (left, i);
    }

  return found;
}

/* Adds @n isolating hexes to @found; FALSE where no set of that size isolates. */
static gboolean
find_set (HuWays *ways,
          guint   n,
          GArray *found)
{
  g_autoptr(GPtrArray) apart = list_apart (ways, n + 1);
  const GArray *line;
  gboolean whole = FALSE;

  if (apart->len == 0)
    return TRUE;
  if (apart->len > n)
    return FALSE;

  line = g_ptr_array_index (apart, 0);
  if (n == 1)
    {
      g_autoptr(GArray) single = find_single (ways, line, TRUE);

      g_array_append_vals (found, single->data, single->len);
      return single->len > 0;
    }

  for (guint i = 1; i < line->len && !whole; i++)
    {
      HuHex hex = g_array_index (line, HuHex, i);

      ways->open[hex] = FALSE;
      g_array_append_val (found, hex);
      whole = find_set (ways, n - 1, found);
      if (!whole)
        g_array_set_size (found, found->len - 1);
      ways->open[hex] = TRUE;
    }

  return whole;
}

/* Finds the cut in a simpler graph that does not tell steps from lines of the map.  A hex set that cuts this
 * graph cuts the real one, but a smaller set may exist. */
static HuSupplyCut *
cut_relaxed (const HuSupplyField *field)
{
  const HuGrid *grid = field->grid;
  g_autoptr(HuSupplyTrace) trace = hu_along_trace (field);
  g_autofree guint8 *block = g_memdup2 (field->block, (gsize) grid->n_hexes);
  g_autofree guint8 *barriers = g_malloc0 ((gsize) grid->n_hexes);
  HuSupplyField relaxed = *field;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      if (trace->distance[hex] < 0)
        block[hex] = HU_BLOCK_TERRAIN;
      if (field->barriers != NULL)
        barriers[hex] = field->barriers[hex] & (guint8) ~field->along->links[hex];
    }
  relaxed.block = block;
  relaxed.barriers = barriers;
  relaxed.along = NULL;

  return hu_supply_cut (&relaxed);
}

HuSupplyCut *
hu_along_cut (const HuSupplyField *field)
{
  HuSupplyCut *cut = cut_relaxed (field);
  HuWays ways;

  /* The lines of a relaxed cut need not be supply lines; those found apart are. */
  hu_ways_init (&ways, field);
  g_ptr_array_unref (cut->lines);
  cut->lines = list_apart (&ways, cut->hexes->len);
  hu_ways_clear (&ways);
  if (cut->lines->len == 0)
    g_array_set_size (cut->hexes, 0);
  cut->exact = cut->lines->len == cut->hexes->len;

  return cut;
}

GArray *
hu_along_critical (const HuSupplyField *field)
{
  g_autoptr(GArray) line = NULL;
  GArray *critical;
  HuWays ways;

  hu_ways_init (&ways, field);
  line = hu_ways_find_line (&ways);
  critical = line != NULL ? find_single (&ways, line, FALSE) : g_array_new (FALSE, FALSE, sizeof (HuHex));
  hu_ways_clear (&ways);
  g_array_sort (critical, hu_hex_compare);

  return critical;
}

/* Finds the narrowest cut as hu_supply_cut() does. Where the length or the steps are limited that cut may be too
 * large; then, on a map of at most HU_EXACT_CUT_HEXES hexes, this tries sets of at most HU_EXACT_CUT hexes.
 * Returns the cut, which says whether it is exact; (transfer full). */
HuSupplyCut *
hu_supply_cut_exactly (const HuSupplyField *field)
{
  gboolean limited;
  HuSupplyCut *cut = hu_supply_cut (field);
  gboolean found = FALSE;
  HuWays ways;

  g_return_val_if_fail (cut != NULL, NULL);

  /* For a limited line this is all that is promised: a larger cut does not count as exact, even where its own
   * lines happen to prove it. */
  limited = field->along != NULL || field->max_length >= 0;
  if (limited && cut->hexes->len > HU_EXACT_CUT)
    cut->exact = FALSE;
  if (cut->exact || field->grid->n_hexes > HU_EXACT_CUT_HEXES)
    return cut;

  hu_ways_init (&ways, field);
  for (guint n = 1; n <= HU_EXACT_CUT && n < cut->hexes->len && !found; n++)
    {
      g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

      found = find_set (&ways, n, hexes);
      if (found)
        {
          g_array_set_size (cut->hexes, 0);
          g_array_append_vals (cut->hexes, hexes->data, hexes->len);
          g_array_sort (cut->hexes, hu_hex_compare);
        }
    }
  hu_ways_clear (&ways);
  cut->exact = cut->hexes->len <= HU_EXACT_CUT;

  return cut;
}

/* Tries each hex where the cut is narrow enough for that; else it only tells the hexes of @cut from the others. */
gint32 *
hu_along_hex_margins (const HuSupplyField *field,
                      const HuSupplyCut   *cut)
{
  HuHex n_hexes = field->grid->n_hexes;
  gint32 *margins = g_new (gint32, n_hexes);
  gint32 size = (gint32) cut->hexes->len;
  HuWays ways;

  memset (margins, -1, (gsize) n_hexes * sizeof (gint32));
  if (size == 0)
    return margins;

  hu_ways_init (&ways, field);
  for (HuHex hex = 0; hex < n_hexes; hex++)
    {
      g_autoptr(GArray) rest = g_array_new (FALSE, FALSE, sizeof (HuHex));

      if (!ways.open[hex])
        continue;
      margins[hex] = size + 1;
      if (size > 2 || n_hexes > HU_EXACT_CUT_HEXES)
        continue;
      ways.open[hex] = FALSE;
      if (find_set (&ways, (guint) size - 1, rest))
        margins[hex] = size;
      ways.open[hex] = TRUE;
    }
  hu_ways_clear (&ways);
  for (guint i = 0; i < cut->hexes->len; i++)
    margins[g_array_index (cut->hexes, HuHex, i)] = size;

  return margins;
}

/*
 * The fewest additional units that isolate, the slow way.  A unit that isolates, alone or with
 * another, closes a hex of every line, so only units are tried that close a hex of the line
 * that was found last.
 */

typedef struct
{
  HuWays             ways;
  const HuFootprint *footprint;
  guint8            *line; /* [n_hexes] marks of the line being examined; all 0 in between */
} Units;

/* The hexes that one unit closes. */
typedef struct
{
  HuHex   hexes[1 + HU_N_DIRECTIONS];
  guint   n;
  HuHex   source; /* taken, or HU_HEX_NONE */
} Closed;

gboolean
hu_along_is_for (const HuSupplyField *field,
                 const HuFootprint   *footprint)
{
  return field->along != NULL || (footprint->takes_sources && !footprint->closes_own_hex);
}

static gboolean
is_barred (const Units *units,
           HuHex        hex,
           gint         direction)
{
  const guint8 *barriers = units->footprint->own_barriers ? units->footprint->barriers : units->ways.field->barriers;

  return barriers != NULL && (barriers[hex] >> direction & 1);
}

/* Only open hexes are closed, so that exactly these are opened again. */
static void
close_unit (Units  *units,
            HuHex   unit,
            Closed *closed)
{
  const HuFootprint *footprint = units->footprint;
  HuWays *ways = &units->ways;

  *closed = (Closed) { .source = HU_HEX_NONE };
  if (footprint->closes_own_hex && ways->open[unit])
    closed->hexes[closed->n++] = unit;
  for (gint direction = 0; footprint->closes_neighbours && direction < HU_N_DIRECTIONS; direction++)
    {
      HuHex hex = hu_grid_neighbour (ways->field->grid, unit, direction);

      if (hex != HU_HEX_NONE && ways->open[hex] && !is_barred (units, unit, direction) &&
          (footprint->immune == NULL || !footprint->immune[hex]))
        closed->hexes[closed->n++] = hex;
    }
  for (guint i = 0; i < closed->n; i++)
    ways->open[closed->hexes[i]] = FALSE;
  if (footprint->takes_sources && ways->source[unit])
    {
      closed->source = unit;
      ways->source[unit] = FALSE;
    }
}

static void
open_unit (Units        *units,
           const Closed *closed)
{
  for (guint i = 0; i < closed->n; i++)
    units->ways.open[closed->hexes[i]] = TRUE;
  if (closed->source != HU_HEX_NONE)
    units->ways.source[closed->source] = TRUE;
}

static void
mark_line (Units        *units,
           const GArray *line,
           guint8        mark)
{
  for (guint i = 1; i < line->len; i++)
    units->line[g_array_index (line, HuHex, i)] = mark;
}

/* Tells whether a unit there closes a hex of the marked line, or takes the source @end of it. */
static gboolean
touches (Units *units,
         HuHex  unit,
         HuHex  end)
{
  Closed closed;
  gboolean any;

  close_unit (units, unit, &closed);
  any = closed.source != HU_HEX_NONE && closed.source == end;
  for (guint i = 0; i < closed.n; i++)
    any |= units->line[closed.hexes[i]];
  open_unit (units, &closed);

  return any;
}

static HuHex
end_of (const GArray *line)
{
  return g_array_index (line, HuHex, line->len - 1);
}

/* The hexes, by index, where a unit touches @line. */
static GArray *
list_touching (Units        *units,
               const GArray *line)
{
  const HuGrid *grid = units->ways.field->grid;
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  mark_line (units, line, TRUE);
  for (guint i = 1; i < line->len; i++)
    for (gint direction = -1; direction < HU_N_DIRECTIONS; direction++)
      {
        HuHex hex = g_array_index (line, HuHex, i);

        if (direction >= 0)
          hex = hu_grid_neighbour (grid, hex, direction);
        if (hex != HU_HEX_NONE && grid->exists[hex] && units->footprint->placeable[hex] &&
            g_hash_table_add (seen, GINT_TO_POINTER (hex + 1)) && touches (units, hex, end_of (line)))
          g_array_append_val (hexes, hex);
      }
  mark_line (units, line, FALSE);
  g_array_sort (hexes, hu_hex_compare);

  return hexes;
}

/* Finds every hex, by index, where one unit isolates in the present situation; with @first only the first. */
static GArray *
list_ones (Units        *units,
           const GArray *line,
           gboolean      first)
{
  g_autoptr(GArray) left = list_touching (units, line);
  GArray *ones = g_array_new (FALSE, FALSE, sizeof (HuHex));

  while (left->len > 0 && !(first && ones->len > 0))
    {
      HuHex unit = g_array_index (left, HuHex, 0);
      g_autoptr(GArray) past = NULL;
      Closed closed;

      close_unit (units, unit, &closed);
      past = hu_ways_find_line (&units->ways);
      open_unit (units, &closed);
      g_array_remove_index (left, 0);
      if (past == NULL)
        {
          g_array_append_val (ones, unit);
          continue;
        }
      mark_line (units, past, TRUE);
      for (guint i = left->len; i-- > 0;)
        if (!touches (units, g_array_index (left, HuHex, i), end_of (past)))
          g_array_remove_index (left, i);
      mark_line (units, past, FALSE);
    }

  return ones;
}

static void
units_init (Units               *units,
            const HuSupplyField *field,
            const HuFootprint   *footprint)
{
  *units = (Units) { .footprint = footprint, .line = g_malloc0 ((gsize) MAX (field->grid->n_hexes, 0)) };
  hu_ways_init (&units->ways, field);
}

static void
units_clear (Units *units)
{
  hu_ways_clear (&units->ways);
  g_free (units->line);
}

/* With a unit at @first, where does another isolate? */
static GArray *
list_partners (Units *units,
               HuHex  first)
{
  g_autoptr(GArray) line = NULL;
  GArray *partners;
  Closed closed;

  close_unit (units, first, &closed);
  line = hu_ways_find_line (&units->ways);
  partners = list_ones (units, line, FALSE);
  open_unit (units, &closed);

  return partners;
}

guint
hu_along_fewest (const HuSupplyField *field,
                 const HuFootprint   *footprint,
                 HuHex                where[2])
{
  g_autoptr(GArray) line = NULL;
  g_autoptr(GArray) ones = NULL;
  g_autoptr(GArray) firsts = NULL;
  Units units;

  where[0] = where[1] = HU_HEX_NONE;
  units_init (&units, field, footprint);
  line = hu_ways_find_line (&units.ways);
  ones = line != NULL ? list_ones (&units, line, TRUE) : NULL;
  if (line == NULL || ones->len > 0)
    {
      where[0] = line != NULL ? g_array_index (ones, HuHex, 0) : HU_HEX_NONE;
      units_clear (&units);
      return line != NULL ? 1 : 0;
    }

  firsts = list_touching (&units, line);
  for (guint i = 0; i < firsts->len; i++)
    {
      HuHex first = g_array_index (firsts, HuHex, i);
      g_autoptr(GArray) partners = list_partners (&units, first);

      for (guint j = 0; j < partners->len; j++)
        {
          HuHex second = g_array_index (partners, HuHex, j);
          HuHex pair[2] = { MIN (first, second), MAX (first, second) };

          if (where[0] == HU_HEX_NONE || pair[0] < where[0] || (pair[0] == where[0] && pair[1] < where[1]))
            {
              where[0] = pair[0];
              where[1] = pair[1];
            }
        }
    }
  units_clear (&units);

  return where[0] != HU_HEX_NONE ? 2 : HU_FEWEST_MORE;
}

/* FALSE: stopped. */
static gboolean
find_pairs (Units           *units,
            const GArray    *line,
            guint8          *margins,
            HuSupplyProgress progress,
            gpointer         data)
{
  g_autoptr(GArray) firsts = list_touching (units, line);

  for (guint i = 0; i < firsts->len; i++)
    {
      HuHex first = g_array_index (firsts, HuHex, i);
      g_autoptr(GArray) partners = list_partners (units, first);

      for (guint j = 0; j < partners->len; j++)
        margins[first] = margins[g_array_index (partners, HuHex, j)] = 2;
      if (progress != NULL && i % 8 == 7 && !progress (2, 0, data))
        return FALSE;
    }

  return TRUE;
}

gboolean
hu_along_unit_margins (const HuSupplyField *field,
                       const HuFootprint   *footprint,
                       guint8              *margins,
                       HuSupplyProgress     progress,
                       gpointer             data)
{
  HuHex n_hexes = field->grid->n_hexes;
  g_autoptr(GArray) line = NULL;
  g_autoptr(GArray) ones = NULL;
  gboolean whole = TRUE;
  Units units;

  for (HuHex hex = 0; hex < n_hexes; hex++)
    margins[hex] = field->grid->exists[hex] && footprint->placeable[hex] ? HU_FEWEST_MORE : 0;

  units_init (&units, field, footprint);
  line = hu_ways_find_line (&units.ways);
  ones = list_ones (&units, line, FALSE);
  for (HuHex hex = 0; ones->len > 0 && hex < n_hexes; hex++)
    if (margins[hex] != 0)
      margins[hex] = 2;
  for (guint i = 0; i < ones->len; i++)
    margins[g_array_index (ones, HuHex, i)] = 1;

  whole = progress == NULL || progress (1, n_hexes, data);
  if (whole && ones->len == 0)
    whole = find_pairs (&units, line, margins, progress, data);
  units_clear (&units);

  return whole && (progress == NULL || progress (2, n_hexes, data));
}
