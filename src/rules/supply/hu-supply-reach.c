/*
 * Does any line reach a source?  The answer is computed for 64 hexes at a time: a lane is a row
 * of bits, and a set of reached hexes spreads over it in a few shifts.
 */
#include "hu-supply-along-private.h"

#include "hu-supply-clauses.h"
#include "hu-supply-private.h"
#include "hu-tracing.h"
#include "hu-zoc.h"

#include <string.h>

/*
 * Is a line of supply that was found before open still?  To see that, only the hexes of the line and what stands beside
 * them are looked at, while to find a line takes the whole map.  Few events of a game touch the line found last.
 */

typedef struct
{
  const HuState *state;
  const HuMap   *map;
  HuSupplyRules  rules;
  const HuHex   *hexes;    /* of the line, without its origin */
  guint          n;
  guint8        *nearby;   /* [n_hexes] NEARBY_* */
} Held;

enum
{
  NEARBY_LINE = 1 << 0,   /* of the line */
  NEARBY_BESIDE = 1 << 1, /* beside a hex of it */
  NEARBY_FRIEND = 1 << 2, /* a ground unit of the line's side stands there */
};

/* NULL: not a ground unit near the line. */
static const HuUnit *
get_near (const Held *held,
          guint       unit)
{
  const HuState *state = held->state;
  const HuUnit *counter;

  if (state->unit_status[unit] != HU_UNIT_ON_MAP || held->nearby[state->unit_hex[unit]] == 0)
    return NULL;

  counter = hu_scenario_get_unit (state->scenario, unit);

  return hu_unit_is_ground (counter) ? counter : NULL;
}

/* Whether the zone of control of a unit in @hex stops a line in a hex of this one (8). */
static gboolean
reaches_line (const Held *held,
              HuHex       hex)
{
  gboolean negated = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_NEGATED, held->rules.zoc_negated_by_units);
  HuHex beside[HU_N_DIRECTIONS];

  hu_grid_neighbours (held->map->grid, hex, beside);
  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    if (beside[direction] != HU_HEX_NONE && (held->nearby[beside[direction]] & NEARBY_LINE) &&
        !hu_map_is_barrier (held->map, hex, direction) &&
        !(negated && (held->nearby[beside[direction]] & NEARBY_FRIEND)))
      return TRUE;

  return FALSE;
}

static gboolean
is_stopped_by_units (Held *held)
{
  const HuState *state = held->state;
  guint n_units = state->scenario->units->len;
  gboolean by_units = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_UNIT, held->rules.blocked_by_units);
  gboolean by_zoc = HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_ZOC, held->rules.blocked_by_zoc) &&
                    held->rules.zoc == HU_SUPPLY_ZOC_ALL;
  HuHex beside[HU_N_DIRECTIONS];

  for (guint i = 0; i < held->n; i++)
    {
      held->nearby[held->hexes[i]] |= NEARBY_LINE;
      hu_grid_neighbours (held->map->grid, held->hexes[i], beside);
      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        if (beside[direction] != HU_HEX_NONE)
          held->nearby[beside[direction]] |= NEARBY_BESIDE;
    }
  for (guint i = 0; i < n_units; i++)
    {
      const HuUnit *unit = get_near (held, i);

      if (unit != NULL && unit->side == held->rules.side)
        held->nearby[state->unit_hex[i]] |= NEARBY_FRIEND;
    }
  for (guint i = 0; i < n_units; i++)
    {
      const HuUnit *unit = get_near (held, i);

      if (unit == NULL || unit->side == held->rules.side)
        continue;
      if ((by_units && (held->nearby[state->unit_hex[i]] & NEARBY_LINE)) ||
          (by_zoc && hu_supply_projects (unit) && reaches_line (held, state->unit_hex[i])))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_stopped_by_owners (const Held *held)
{
  const gint8 *owners = held->state->hex_owner;
  HuSide enemy = hu_side_other (held->rules.side);

  for (guint i = 0; i < held->n; i++)
    if (HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_CONTROL, held->rules.blocked_by_owner) && owners[held->hexes[i]] == (gint8) enemy)
      return TRUE;

  return held->rules.owned && HU_CLAUSE_HOLDS (HU_CLAUSE_SUPPLY_CONTROLLED,
                                               owners[held->hexes[held->n - 1]] != (gint8) held->rules.side);
}

/* @state: a state, of a scenario whose rules in force ask of supply; @line: (element-type HuHex): a line, from
 * origin to source, that was open in another state of the same scenario.  Returns whether @line is open in @state,
 * too.  Where it is not, there may be another one. */
gboolean
hu_supply_line_is_open (const HuState *state,
                        const GArray  *line)
{
  Held held = { .state = state };
  g_autofree guint8 *nearby = NULL;
  HuSupplyAsked asked;

  g_return_val_if_fail (state != NULL && line != NULL && line->len > 1, FALSE);
  g_return_val_if_fail (hu_supply_find_asked (state->scenario, &asked), FALSE);
  g_return_val_if_fail (hu_supply_rules_find (state->scenario, asked.side, &held.rules), FALSE);

  held.map = state->scenario->map;
  held.hexes = &g_array_index (line, HuHex, 1);
  held.n = line->len - 1;
  if (is_stopped_by_owners (&held))
    return FALSE;

  nearby = g_malloc0 ((gsize) held.map->grid->n_hexes);
  held.nearby = nearby;

  return !is_stopped_by_units (&held);
}

typedef struct
{
  const HuGrid *grid;
  gint     n_lanes;
  gsize    n_words;                /* of a lane */
  guint64 *enter[HU_N_DIRECTIONS]; /* whether a line may come in from there; the same for all ways without barriers */
  guint64 *source;
  guint64 *reached;
} Bits;

/* The lowest bits of eight bytes, together. */
static guint64
gather (guint64 bytes)
{
  return (bytes * G_GUINT64_CONSTANT (0x0102040810204080)) >> 56;
}

static void
fill_lane (Bits                *bits,
           const HuSupplyField *field,
           gint                 lane)
{
  gsize length = (gsize) field->grid->lane_length;
  gsize hex = (gsize) lane * length;

  for (gsize pos = 0; pos < length; pos += 8)
    {
      gsize n = MIN (8, length - pos);
      gsize word = ((gsize) lane + 1) * bits->n_words + pos / 64;
      guint64 open = hu_open_bytes (hu_load_bytes (field->block + hex + pos, n),
                                    hu_load_bytes (field->grid->exists + hex + pos, n));

      bits->source[word] |= gather (hu_load_bytes (field->source + hex + pos, n) & open) << pos % 64;
      if (field->barriers == NULL)
        {
          bits->enter[0][word] |= gather (open) << pos % 64;
          continue;
        }

      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        {
          guint64 barred = hu_load_bytes (field->barriers + hex + pos, n) >> direction & HU_EACH_BYTE (1);

          bits->enter[direction][word] |= gather (open & ~barred) << pos % 64;
        }
    }
}

/* A guard lane lies before the first lane and one after the last, so that every lane has two neighbours. */
static void
bits_init (Bits                *bits,
           const HuSupplyField *field)
{
  gint n_planes = field->barriers != NULL ? HU_N_DIRECTIONS : 1;
  gsize n;

  *bits = (Bits) {
    .grid = field->grid,
    .n_lanes = field->grid->n_lanes,
    .n_words = ((gsize) field->grid->lane_length + 63) / 64,
  };
  n = ((gsize) bits->n_lanes + 2) * bits->n_words;

  bits->reached = g_new0 (guint64, n * (gsize) (2 + n_planes));
  bits->source = bits->reached + n;
  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    bits->enter[direction] = bits->source + n * (gsize) (1 + direction % n_planes);

  for (gint lane = 0; lane < bits->n_lanes; lane++)
    fill_lane (bits, field, lane);
}

/* Spreads @from along one word to the higher and lower positions that may be entered from below and from above:
 * six doublings reach 64 hexes far. */
static guint64
spread (guint64 from,
        guint64 up,
        guint64 down)
{
  guint64 higher = from;
  guint64 lower = from;

  for (guint shift = 1; shift < 64; shift *= 2)
    {
      higher |= up & higher << shift;
      up &= up << shift;
      lower |= down & lower >> shift;
      down &= down >> shift;
    }

  return higher | lower;
}

/* Lets the adjacent lanes, @before and @after, spread into a lane. */
static guint64
come_in (const Bits *bits,
         gsize       word,
         gsize       i,
         gboolean    shifted,
         gint        lower,
         gint        higher,
         gsize       beside)
{
  guint64 at_same = bits->reached[beside];
  guint64 moved;

  if (shifted)
    { /* this hex touches pos and pos + 1 over there */
      moved = at_same >> 1 | (i + 1 < bits->n_words ? bits->reached[beside + 1] << 63 : 0);
      return (at_same & bits->enter[lower][word]) | (moved & bits->enter[higher][word]);
    }

  moved = at_same << 1 | (i > 0 ? bits->reached[beside - 1] >> 63 : 0);
  return (moved & bits->enter[lower][word]) | (at_same & bits->enter[higher][word]);
}

/* Spreads within one lane until nothing changes.  Words are visited to and fro as long as a run of hexes goes
 * on across their borders. */
static void
spread_lane (Bits  *bits,
             gsize  start)
{
  guint64 *reached = bits->reached + start;
  const guint64 *up = bits->enter[0] + start;
  const guint64 *down = bits->enter[3] + start;

  for (gsize i = 0; i < bits->n_words; i++)
    {
      if (i > 0)
        reached[i] |= reached[i - 1] >> 63 & up[i] & 1;
      reached[i] = spread (reached[i], up[i], down[i]);
    }
  for (gsize i = bits->n_words - 1; i-- > 0;)
    {
      guint64 carried = (reached[i + 1] & 1) << 63 & down[i];

      if (carried & ~reached[i])
        reached[i] = spread (reached[i] | carried, up[i], down[i]);
    }
}

typedef enum
{
  LANE_SAME,
  LANE_GREW,
  LANE_SOURCE,
} LaneResult;

static LaneResult
grow_lane (Bits *bits,
           gint  lane)
{
  gboolean shifted = hu_grid_lane_shift (bits->grid, lane);
  gsize start = ((gsize) lane + 1) * bits->n_words;
  gboolean grew = FALSE;

  for (gsize i = 0; i < bits->n_words; i++)
    {
      guint64 more = come_in (bits, start + i, i, shifted, 5, 4, start + i - bits->n_words)
                     | come_in (bits, start + i, i, shifted, 1, 2, start + i + bits->n_words);

      grew |= (more & ~bits->reached[start + i]) != 0;
      bits->reached[start + i] |= more;
    }

  if (!grew)
    return LANE_SAME;

  spread_lane (bits, start);
  for (gsize i = 0; i < bits->n_words; i++)
    if (bits->reached[start + i] & bits->source[start + i])
      return LANE_SOURCE;

  return LANE_GREW;
}

/* Sweeps over the lanes, to and fro, where the last sweep changed something. */
static gboolean
sweep (Bits *bits,
       gint  low,
       gint  high)
{
  for (gint step = 1; low <= high; step = -step)
    {
      gint next_low = bits->n_lanes;
      gint next_high = -1;
      gint lane = step > 0 ? low : high;

      /* Beyond the range it goes on as long as lanes grow. */
      for (; lane >= 0 && lane < bits->n_lanes; lane += step)
        {
          LaneResult result = grow_lane (bits, lane);

          if (result == LANE_SOURCE)
            return TRUE;
          if (result == LANE_GREW)
            {
              next_low = MIN (next_low, MAX (lane - 1, 0));
              next_high = MAX (next_high, MIN (lane + 1, bits->n_lanes - 1));
            }
          else if (step > 0 ? lane >= high : lane <= low)
            {
              break;
            }
        }

      low = next_low;
      high = next_high;
    }

  return FALSE;
}

static gboolean
reaches_anyhow (const HuSupplyField *field)
{
  Bits bits;
  gint low = field->grid->n_lanes;
  gint high = -1;
  gboolean found;

  bits_init (&bits, field);

  for (guint i = 0; i < field->n_origins; i++)
    {
      gint lane = field->origins[i] / field->grid->lane_length;
      gint pos = field->origins[i] % field->grid->lane_length;
      gsize start = ((gsize) lane + 1) * bits.n_words;

      bits.reached[start + (gsize) pos / 64] |= G_GUINT64_CONSTANT (1) << pos % 64;
      bits.source[start + (gsize) pos / 64] &= ~(G_GUINT64_CONSTANT (1) << pos % 64);
      low = MIN (low, lane);
      high = MAX (high, lane);
    }

  for (gint lane = low; lane <= high; lane++)
    spread_lane (&bits, ((gsize) lane + 1) * bits.n_words);

  found = FALSE;
  for (gsize i = 0; !found && i < (gsize) bits.n_words * ((gsize) bits.n_lanes + 2); i++)
    found = (bits.reached[i] & bits.source[i]) != 0;
  if (!found && high >= 0)
    found = sweep (&bits, MAX (low - 1, 0), MIN (high + 1, bits.n_lanes - 1));

  g_free (bits.reached);

  return found;
}

/* Only the plain flood counts rings, so only it can limit the length. */
static gboolean
reaches_within (const HuSupplyField *field)
{
  HuLattice lattice;
  g_autofree gint32 *queue = NULL;
  gint32 n;
  gboolean found = FALSE;

  hu_lattice_init (&lattice, field);
  queue = g_new (gint32, lattice.n_cells + 1);
  g_free (hu_lattice_flood (&lattice, HU_CELL_ORIGIN, field->max_length, queue, &n));

  for (gint32 i = 0; i < n && !found; i++)
    found = (lattice.cell[queue[i]] & HU_CELL_SOURCE) != 0;

  hu_lattice_clear (&lattice);

  return found;
}

/* Tells only whether some line from an origin reaches a source, which is all that 4.3 needs at the end of a phase.
 * Returns TRUE exactly where hu_supply_trace() would have a path. */
gboolean
hu_supply_reaches (const HuSupplyField *field)
{
  g_return_val_if_fail (field != NULL && field->grid != NULL, FALSE);
  for (guint i = 0; i < field->n_origins; i++)
    g_return_val_if_fail (hu_grid_has (field->grid, field->origins[i]), FALSE);

  if (field->along != NULL)
    return hu_along_reaches (field);

  return field->max_length < 0 ? reaches_anyhow (field) : reaches_within (field);
}
