/*
 * The reach of a tool: hexes around a hex, on the way between two, or of one region; and the hexside nearest to
 * a point.
 */
#include "hu-workshop-hand.h"

#include <math.h>

void
hu_workshop_reach_disc (const HuGrid *grid,
                        HuHex         hex,
                        guint         radius,
                        GArray       *hexes)
{
  gint lane, pos, reach = (gint) radius;

  g_return_if_fail (grid != NULL && hexes != NULL && hu_grid_in_rectangle (grid, hex));

  lane = hex / grid->lane_length;
  pos = hex % grid->lane_length;
  for (gint l = MAX (0, lane - reach); l <= MIN (grid->n_lanes - 1, lane + reach); l++)
    {
      for (gint p = MAX (0, pos - reach); p <= MIN (grid->lane_length - 1, pos + reach); p++)
        {
          HuHex other = l * grid->lane_length + p;

          if (hu_grid_distance (grid, hex, other) <= reach)
            g_array_append_val (hexes, other);
        }
    }
}

/* @a: the first hex; @b: the last hex; @hexes: (element-type HuHex): @a, @b and the hexes on a straight line
 * between them are appended in order, including holes of the map. */
void
hu_workshop_reach_way (const HuGrid *grid,
                       HuHex         a,
                       HuHex         b,
                       GArray       *hexes)
{
  HuPoint from, to;
  gint n;
  HuHex last = HU_HEX_NONE;

  g_return_if_fail (grid != NULL && hexes != NULL);
  g_return_if_fail (hu_grid_in_rectangle (grid, a) && hu_grid_in_rectangle (grid, b));

  from = hu_geometry_centre (grid, a);
  to = hu_geometry_centre (grid, b);
  n = MAX (1, (gint) ceil (hypot (to.x - from.x, to.y - from.y) * 2));
  for (gint i = 0; i <= n; i++)
    {
      HuPoint at = { from.x + (to.x - from.x) * i / n, from.y + (to.y - from.y) * i / n };
      HuHex hex = i == 0 ? a : i == n ? b : hu_geometry_hex_at (grid, at);

      if (hex != HU_HEX_NONE && hex != last)
        {
          g_array_append_val (hexes, hex);
          last = hex;
        }
    }
}

GArray *
hu_workshop_reach_region (const HuGrid *grid,
                          HuHex         hex,
                          gint        (*value) (gpointer data, HuHex hex),
                          gpointer      data)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autofree guint8 *seen = NULL;
  gint wanted;

  g_return_val_if_fail (grid != NULL && value != NULL && hu_grid_in_rectangle (grid, hex), hexes);

  seen = g_malloc0 ((gsize) grid->n_hexes);
  wanted = value (data, hex);
  seen[hex] = 1;
  g_array_append_val (hexes, hex);
  for (guint i = 0; i < hexes->len; i++)
    {
      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        {
          HuHex other = hu_grid_neighbour (grid, g_array_index (hexes, HuHex, i), direction);

          if (other == HU_HEX_NONE || seen[other] || value (data, other) != wanted)
            continue;
          seen[other] = 1;
          g_array_append_val (hexes, other);
        }
    }

  return hexes;
}

static double
distance_to (HuPoint at,
             HuPoint a,
             HuPoint b)
{
  double dx = b.x - a.x, dy = b.y - a.y;
  double t = CLAMP (((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy), 0, 1);

  return hypot (at.x - a.x - t * dx, at.y - a.y - t * dy);
}

/* @at: a point, map units; @hex: (out): the hex there.  Returns the direction of the side of @hex that is nearest
 * to @at and has a hex beyond it; -1 where there is none. */
gint
hu_workshop_reach_side (const HuGrid *grid,
                        HuPoint       at,
                        HuHex        *hex)
{
  double best = G_MAXDOUBLE;
  gint found = -1;

  g_return_val_if_fail (grid != NULL && hex != NULL, -1);

  *hex = hu_geometry_hex_at (grid, at);
  if (*hex == HU_HEX_NONE || !hu_grid_has (grid, *hex))
    return -1;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      HuPoint a, b;
      double distance;

      if (hu_grid_neighbour (grid, *hex, direction) == HU_HEX_NONE)
        continue;
      hu_geometry_hexside (grid, *hex, direction, &a, &b);
      distance = distance_to (at, a, b);
      if (distance < best)
        {
          best = distance;
          found = direction;
        }
    }

  return found;
}

gboolean
hu_workshop_reach_corner (const HuGrid *grid,
                          HuPoint       at,
                          HuPoint      *corner)
{
  double best = G_MAXDOUBLE;
  HuHex hex;

  g_return_val_if_fail (grid != NULL && corner != NULL, FALSE);

  hex = hu_geometry_hex_at (grid, at);
  if (hex == HU_HEX_NONE)
    return FALSE;

  for (gint i = 0; i < HU_N_DIRECTIONS; i++)
    {
      HuPoint point = hu_geometry_corner (grid, hex, i);
      double distance = hypot (point.x - at.x, point.y - at.y);

      if (distance < best)
        {
          best = distance;
          *corner = point;
        }
    }

  return TRUE;
}

static gboolean
is_same (HuPoint a,
         HuPoint b)
{
  return fabs (a.x - b.x) < 0.01 && fabs (a.y - b.y) < 0.01;
}

/* @hex: (out): a hex that has the hexside between them.  Returns which side of @hex that is; -1 where the corners
 * are not next to each other, or the map has a hex on one side only. */
gint
hu_workshop_reach_between (const HuGrid *grid,
                           HuPoint       from,
                           HuPoint       to,
                           HuHex        *hex)
{
  HuPoint beside;

  g_return_val_if_fail (grid != NULL && hex != NULL, -1);

  /* A little to one side of the middle. */
  beside = (HuPoint) { (from.x + to.x) / 2 + (to.y - from.y) / 10, (from.y + to.y) / 2 - (to.x - from.x) / 10 };
  *hex = hu_geometry_hex_at (grid, beside);
  for (gint direction = 0; *hex != HU_HEX_NONE && direction < HU_N_DIRECTIONS; direction++)
    {
      HuPoint a, b;

      hu_geometry_hexside (grid, *hex, direction, &a, &b);
      if ((is_same (a, from) && is_same (b, to)) || (is_same (a, to) && is_same (b, from)))
        return hu_grid_neighbour (grid, *hex, direction) != HU_HEX_NONE ? direction : -1;
    }

  return -1;
}
