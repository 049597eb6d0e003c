/*
 * The fewest additional units that isolate, the slow way.  A unit that isolates, alone or with
 * another, closes a hex of every line, so only units are tried that close a hex of the line
 * that was found last.
 */
#include "hu-supply-along-private.h"

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

static gint
compare_hexes (gconstpointer a,
               gconstpointer b)
{
  return *(const HuHex *) a - *(const HuHex *) b;
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
  g_array_sort (hexes, compare_hexes);

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

static gboolean
is_before (const HuHex a[2],
           const HuHex b[2])
{
  return b[0] == HU_HEX_NONE || a[0] < b[0] || (a[0] == b[0] && a[1] < b[1]);
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

          if (is_before (pair, where))
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
