/*
 * The Fires and the rubble by which one side, or nobody, can gain something; and the hexes on which that depends.
 */
#include "hu-control-presence-private.h"

typedef struct
{
  const HuState        *state;
  const HuControlState *own;
  HuSide                side; /* who kindled the Fires, or HU_SIDE_NONE: those of accident, and rubble */
  GArray               *bars; /* HuLocation */
} Bars;

/* Do Fires of that side, or accidents, close the Location? */
static gboolean
is_closed (const Bars *self,
           HuLocation  location)
{
  const HuForfeits *forfeits = self->own->forfeits;

  return self->side == HU_SIDE_NONE ? forfeits->accident[location]
                                    : (forfeits->location_claims[location] >> self->side & 1u) != 0;
}

/* Is there such a Fire, or rubble, in the Location? */
static gboolean
is_bar (const Bars *self,
        HuLocation  location)
{
  static const HuBlame blames[HU_N_SIDES] = { HU_BLAME_FIRST, HU_BLAME_SECOND };

  if (self->side != HU_SIDE_NONE)
    return self->own->ground->blame[location] == blames[self->side];

  return hu_hazard_closes (hu_state_hazard (self->state, location), hu_location_storey (self->state->scenario->map, location));
}

/* Adds the Location if such a thing is in it; returns whether it is closed so. */
static gboolean
add_location (Bars       *self,
              HuLocation  location)
{
  if (is_bar (self, location))
    g_array_append_val (self->bars, location);

  return is_closed (self, location);
}

/* Adds what is in @hex; returns whether a Location of it is closed so. */
static gboolean
add_hex (Bars  *self,
         HuHex  hex)
{
  HuLocation location, end = hu_map_extra_locations (self->state->scenario->map, hex, &location);
  gboolean closed = add_location (self, hex);

  for (; location < end; location++)
    closed |= add_location (self, location);

  return closed;
}

/* Goes from the hexes of the subject as far as hexes beside each other have closed Locations. */
static void
add_pocket (Bars        *self,
            const HuHex *hexes,
            guint        n)
{
  const HuGrid *grid = self->state->scenario->map->grid;
  g_autofree guint8 *seen = g_malloc0 ((gsize) grid->n_hexes);
  g_autoptr(GArray) queue = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < n; i++)
    seen[hexes[i]] = TRUE;
  g_array_append_vals (queue, hexes, n);
  for (guint i = 0; i < queue->len; i++)
    {
      HuHex hex = g_array_index (queue, HuHex, i);

      if (!add_hex (self, hex))
        continue;
      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        {
          HuHex beside = hu_grid_neighbour (grid, hex, direction);

          if (beside == HU_HEX_NONE || seen[beside])
            continue;
          seen[beside] = TRUE;
          g_array_append_val (queue, beside);
        }
    }
}

/* Keeps the Locations that lie in the subject itself. */
static void
keep_inside (Bars          *self,
             HuSubjectKind  kind,
             gint32         subject)
{
  const HuMap *map = self->state->scenario->map;

  for (guint i = self->bars->len; i-- > 0;)
    {
      HuLocation location = g_array_index (self->bars, HuLocation, i);

      if ((kind == HU_SUBJECT_LOCATION && location != subject) ||
          (kind == HU_SUBJECT_HEX && hu_location_hex (map, location) != subject) ||
          (kind == HU_SUBJECT_BUILDING && hu_location_building (map, location) != subject))
        g_array_remove_index (self->bars, i);
    }
}

/* The hexes that count and that are not that side's. */
static void
add_others (HuReason             *reason,
            const HuControlState *own,
            const HuHex          *hexes,
            guint                 n)
{
  reason->around = g_array_new (FALSE, FALSE, sizeof (HuHex));
  for (guint i = 0; i < n; i++)
    if (hu_control_hex_owner (own, hexes[i]) != reason->side)
      g_array_append_val (reason->around, hexes[i]);
  hu_hexes_settle (reason->around);
}

static void
add_area (HuReason         *reason,
          const HuForfeits *forfeits,
          guint             area)
{
  guint first = area > 0 ? g_array_index (forfeits->area_ends, guint, area - 1) : 0;

  reason->area = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_array_append_vals (reason->area, &g_array_index (forfeits->area_hexes, HuHex, first),
                       g_array_index (forfeits->area_ends, guint, area) - first);
  hu_hexes_settle (reason->area);
}

static void
add_around (HuReason             *reason,
            const HuControlState *own,
            HuHex                 hex)
{
  const HuForfeits *forfeits = own->forfeits;
  gint area = hu_control_find_area (forfeits, hex);
  guint first = area > 0 ? g_array_index (forfeits->area_beside_ends, guint, area - 1) : 0;

  if (area < 0)
    return;

  add_area (reason, forfeits, (guint) area);
  add_others (reason, own, &g_array_index (forfeits->area_beside, HuHex, first),
              g_array_index (forfeits->area_beside_ends, guint, area) - first);
}

void
hu_control_add_bars (const HuState *state,
                     HuReason      *reason,
                     HuSubjectKind  kind,
                     gint32         subject)
{
  const HuControlState *own = hu_control_state (state);
  HuClauseId clause = reason->clause;
  gboolean kindled = clause == HU_CLAUSE_KINDLED || clause == HU_CLAUSE_CUT_OFF;
  Bars self = { state, own, kindled ? reason->side : HU_SIDE_NONE, g_array_new (FALSE, FALSE, sizeof (HuLocation)) };
  guint n;
  HuHex hex;
  const HuHex *hexes = hu_control_hexes_of (state->scenario->map, kind, subject, &hex, &n);

  reason->places = self.bars;
  if (clause == HU_CLAUSE_BOTH_FORFEIT)
    for (self.side = HU_SIDE_FIRST; self.side < HU_N_SIDES; self.side++)
      add_pocket (&self, hexes, n);
  else
    add_pocket (&self, hexes, n);
  if (clause == HU_CLAUSE_KINDLED)
    keep_inside (&self, kind, subject);
  hu_hexes_settle (self.bars);
  if (clause == HU_CLAUSE_MAJORITY)
    add_around (reason, own, subject);
  else if (clause == HU_CLAUSE_WITH_ITS_HEXES)
    add_others (reason, own, hexes, n);
}
