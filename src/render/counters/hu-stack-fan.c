/*
 * A stack fanned out: its counters side by side on a card.  A card that opens under the pointer lies over its hex.  Those that
 * stay open, for a lesson or a question, say which hex they are of, and lie where they cover least of what is asked about.
 */
#include "hu-stack.h"

#include "hu-counter.h"

#include <math.h>

#define FAN_LEAST 42.0  /* px: a fan is there to be read */
#define FAN_GAP 0.10    /* of a counter's width */
#define FAN_MARGIN 6.0  /* px */
#define FAN_AWAY 5.0    /* px from the hex that a card lies beside */
#define HEX_ACROSS 0.85 /* map units from the middle of a hex to where only its rim is covered */

/* How bad it is to cover all of a thing. */
#define OTHER_FAN 60.0
#define ASKED 40.0
#define NAME 12.0
#define STACK 14.0
#define OWN 40.0  /* its units are on the card, but its level, its building and whose it is are not */
#define GROUND 1.0
#define BUILDING 2.0
#define FAR 2.0   /* a map unit from the hex */

/* Returns the height of a storey seen from the side: the bridge is above the Depression, the pillbox beside it. */
static gint
height_of (HuStorey storey)
{
  switch (storey)
    {
    case HU_STOREY_BRIDGE:
      return 1;
    case HU_STOREY_PILLBOX:
      return 0;
    default:
      return 2 * storey;
    }
}

/* Lists the units of a stack from the highest storey down, and within a storey in their order in the stack. */
static GArray *
order_by_storey (const HuStacks *stacks,
                 const HuStack  *stack,
                 const HuState  *state)
{
  GArray *ordered = g_array_sized_new (FALSE, FALSE, sizeof (guint), stack->n);

  for (guint i = 0; i < stack->n; i++)
    {
      guint unit = g_array_index (stacks->units, guint, stack->first + i), k = ordered->len;

      while (k > 0 && height_of (state->unit_storey[g_array_index (ordered, guint, k - 1)]) <
                        height_of (state->unit_storey[unit]))
        k--;
      g_array_insert_val (ordered, k, unit);
    }

  return ordered;
}

/* The index of a card that stays open, whatever the pointer does; or -1. */
static gint
find_pinned (const HuScene *scene,
             HuHex          hex)
{
  for (guint i = 0; scene->fans != NULL && i < scene->fans->len; i++)
    if (g_array_index (scene->fans, HuHex, i) == hex)
      return (gint) i;

  return -1;
}

/* What lies open under the pointer is a row; what stays open, for a lesson, covers as little beside it as it can. */
static guint
count_columns (const HuScene *scene,
               const HuStack *stack)
{
  if (find_pinned (scene, stack->hex) >= 0 && stack->n > 3)
    return (guint) ceil (sqrt (stack->n));

  return stack->n <= 5 ? stack->n : MIN ((guint) ceil (sqrt (stack->n * 2.0)), 12);
}

/* The counters with their upper left corners at 0, 0 and so on.  Returns the size of their card. */
static HuBox
lay_out (const HuCanvas *canvas,
         const HuStacks *stacks,
         const HuStack  *stack,
         const HuScene  *scene,
         GArray         *spots)
{
  const HuState *state = hu_snapshot_get_state (scene->snapshot);
  g_autoptr(GArray) ordered = order_by_storey (stacks, stack, state);
  double size = hu_canvas_snap (canvas, MAX (hu_counter_size (canvas), FAN_LEAST));
  double step = hu_canvas_snap (canvas, size * (1 + FAN_GAP));
  guint most = count_columns (scene, stack);
  guint columns = 0, rows = 0, column = 0;

  for (guint i = 0; i < stack->n; i++)
    {
      guint unit = g_array_index (ordered, guint, i);
      gboolean next = i == 0 || column == most ||
                      state->unit_storey[unit] != state->unit_storey[g_array_index (ordered, guint, i - 1)];
      HuCounterSpot spot;

      rows += next;
      column = next ? 0 : column;
      spot = hu_stack_spot (canvas, scene, unit, (HuPoint) { column * step, (rows - 1) * step }, size);
      g_array_append_val (spots, spot);
      column++;
      columns = MAX (columns, column);
    }

  return (HuBox) { 0, 0, columns * step - size * FAN_GAP + 2 * FAN_MARGIN,
                   rows * step - size * FAN_GAP + 2 * FAN_MARGIN +
                   (find_pinned (scene, stack->hex) >= 0 ? HU_STACK_FAN_HEAD : 0) };
}

/* --- The place of a card --- */

/* The part of @box that @panel covers, 0 … 1. */
static double
part_covered (HuBox panel,
              HuBox box)
{
  double width = MIN (panel.x + panel.width, box.x + box.width) - MAX (panel.x, box.x);
  double height = MIN (panel.y + panel.height, box.y + box.height) - MAX (panel.y, box.y);

  return width <= 0 || height <= 0 ? 0 : width * height / (box.width * box.height);
}

static double
weigh_hex (const HuCanvas *canvas,
           const HuStacks *stacks,
           const HuScene  *scene,
           HuHex           own,
           HuHex           hex)
{
  double weight = GROUND;

  if (hu_map_building_at (canvas->map, hex) != HU_BUILDING_NONE)
    weight += BUILDING;
  /* Whether it is lit or not: a card would jump otherwise when the learner marks another hex. */
  if (hex == own)
    return weight + OWN;
  if (scene->flash != NULL && hu_hexes_have (scene->flash, hex))
    weight += ASKED;
  if (hu_stacks_find (stacks, hex) != NULL)
    weight += STACK;

  return weight;
}

/* @others: the cards that lie there already. */
static double
weigh (const HuCanvas *canvas,
       const HuStacks *stacks,
       const HuScene  *scene,
       const GArray   *others,
       HuHex           own,
       HuBox           panel)
{
  HuBox seen = { (panel.x - canvas->x) / canvas->scale, (panel.y - canvas->y) / canvas->scale,
                 panel.width / canvas->scale, panel.height / canvas->scale };
  HuHexWindow window = hu_geometry_window (canvas->grid, seen, 0);
  double half = HEX_ACROSS * canvas->scale;
  HuPoint middle = hu_canvas_centre (canvas, own);
  double weight = FAR / canvas->scale * hypot (panel.x + panel.width / 2 - middle.x, panel.y + panel.height / 2 - middle.y);

  for (guint i = 0; i < others->len; i++)
    weight += OTHER_FAN * part_covered (panel, g_array_index (others, HuBox, i));
  for (guint i = 0; canvas->names != NULL && i < canvas->names->len; i++)
    weight += NAME * part_covered (panel, g_array_index (canvas->names, HuBox, i));
  for (gint lane = window.lane0; lane < window.lane1; lane++)
    for (gint pos = window.pos0; pos < window.pos1; pos++)
      {
        HuHex hex = lane * canvas->grid->lane_length + pos;
        HuPoint centre;

        if (!hu_grid_has (canvas->grid, hex))
          continue;
        centre = hu_canvas_centre (canvas, hex);
        weight += weigh_hex (canvas, stacks, scene, own, hex) *
                  part_covered (panel, (HuBox) { centre.x - half, centre.y - half, 2 * half, 2 * half });
      }

  return weight;
}

static double
clamp_into (double at,
            double size,
            double from,
            double room)
{
  return CLAMP (at, from + 2, MAX (from + 2, from + room - size - 2));
}

/* @across, @down: so many halves of the way from over the hex to beside it. */
static void
place_over (const HuCanvas *canvas,
            HuHex           hex,
            gint            across,
            gint            down,
            HuBox          *panel)
{
  HuPoint centre = hu_canvas_centre (canvas, hex);
  const HuBox *clip = &canvas->clip;
  double away = HEX_ACROSS * canvas->scale + FAN_AWAY;

  centre.x += across * (away + panel->width / 2) / 2;
  centre.y += down * (away + panel->height / 2) / 2;
  panel->x = clamp_into (centre.x - panel->width / 2, panel->width, clip->x, clip->width);
  panel->y = clamp_into (centre.y - panel->height / 2, panel->height, clip->y, clip->height);
}

#define REACH 3

/* A card that stays open may lie on any side of its hex, and where others crowd it at some distance. */
static void
place (const HuCanvas *canvas,
       const HuStacks *stacks,
       const HuScene  *scene,
       const GArray   *others,
       HuHex           hex,
       HuBox          *panel)
{
  double least = G_MAXDOUBLE;
  HuBox best = *panel;

  for (gint across = -REACH; across <= REACH; across++)
    for (gint down = -REACH; down <= REACH; down++)
      {
        HuBox at = *panel;
        double weight;

        place_over (canvas, hex, across, down, &at);
        weight = weigh (canvas, stacks, scene, others, hex, at);
        if (weight < least)
          best = at;
        least = MIN (least, weight);
      }
  *panel = best;
}

GArray *
hu_stack_list_cards (const HuCanvas *canvas,
                     const HuStacks *stacks,
                     const HuScene  *scene)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (HuBox));

  for (guint i = 0; scene->fans != NULL && i < scene->fans->len; i++)
    {
      HuHex hex = g_array_index (scene->fans, HuHex, i);
      const HuStack *stack = hu_stacks_find (stacks, hex);
      guint same = (guint) find_pinned (scene, hex);
      g_autoptr(GArray) spots = g_array_new (FALSE, FALSE, sizeof (HuCounterSpot));
      HuBox card = { 0 };

      if (same < i)
        card = g_array_index (cards, HuBox, same);
      else if (stack != NULL && stack->n > 1)
        {
          card = lay_out (canvas, stacks, stack, scene, spots);
          place (canvas, stacks, scene, cards, hex, &card);
        }
      g_array_append_val (cards, card);
    }

  return cards;
}

/**
 * hu_stack_fan:
 * @canvas: a canvas; the fan stays within its clip
 * @scene: gives the lifted and the selected units
 * @spots: (element-type HuCounterSpot): the array to add to
 * @panel: (out): the card beneath all counters, px
 *
 * Lays a stack out side by side on a card, large enough to read however small the map is, with one or more rows for each storey
 * that its units are at.
 *
 * Returns: whether the card has a head that is to say which hex it is of
 */
gboolean
hu_stack_fan (const HuCanvas *canvas,
              const HuStacks *stacks,
              const HuStack  *stack,
              const HuScene  *scene,
              GArray         *spots,
              HuBox          *panel)
{
  guint first = spots->len;
  gint pinned = find_pinned (scene, stack->hex);
  double head = pinned >= 0 ? HU_STACK_FAN_HEAD : 0;

  *panel = lay_out (canvas, stacks, stack, scene, spots);
  if (pinned >= 0 && canvas->cards != NULL)
    *panel = g_array_index (canvas->cards, HuBox, pinned);
  else
    place_over (canvas, stack->hex, 0, 0, panel);

  for (guint i = first; i < spots->len; i++)
    {
      HuCounterSpot *spot = &g_array_index (spots, HuCounterSpot, i);

      spot->centre.x = hu_canvas_snap (canvas, panel->x + FAN_MARGIN + spot->centre.x) + spot->size / 2;
      spot->centre.y = hu_canvas_snap (canvas, panel->y + FAN_MARGIN + head + spot->centre.y) + spot->size / 2;
    }

  return head > 0;
}
