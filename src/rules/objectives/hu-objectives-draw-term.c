/*
 * Conditions drawn by chance, each kind of term about as often as the others.
 */
#include "hu-objectives-draw-private.h"

void
hu_draw_edge (HuSources *sources,
              HuEdge     edge)
{
  sources->by_edge = TRUE;
  sources->edges[edge] = TRUE;
}

void
hu_draw_places (const HuDraw *draw,
                HuWhere      *where,
                guint         n)
{
  /* Often the same, so that what happens there matters to several of them. */
  guint first = hu_drill_chance (draw->rand, 40) ? 0 : (guint) hu_draw_below (draw, HU_N_DRAWN_PLACES);

  where->places = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < n; i++)
    {
      guint place = (first + i) % HU_N_DRAWN_PLACES;

      g_array_append_val (where->places, place);
    }
}

static void
set_least (HuTerm *term,
           gint64  least)
{
  term->has_least = TRUE;
  term->least = least;
}

HuTerm *
hu_draw_holds (const HuDraw *draw,
               HuSide        side,
               HuHeld        held,
               guint         n)
{
  HuTerm *term = hu_term_new (HU_TERM_HOLDS);

  term->side = side;
  term->held = held;
  hu_draw_places (draw, &term->where, n);
  if (n > 2)
    set_least (term, n - 1);

  return term;
}

/* A line from a place: to the side's own sources, to another edge, or along the road alone. */
static HuTerm *
new_line (const HuDraw *draw,
          HuSide        side)
{
  HuTerm *term = hu_term_new (hu_drill_chance (draw->rand, 50) ? HU_TERM_CONNECTED : HU_TERM_CUT_OFF);
  const HuLine *road = g_ptr_array_index (draw->scenario->map->lines, 0);
  gint what = hu_draw_below (draw, 3);

  term->side = side;
  hu_draw_places (draw, &term->where, 1);
  if (what == 0)
    {
      term->has_to = TRUE;
      hu_draw_edge (&term->to, hu_drill_chance (draw->rand, 50) ? HU_EDGE_NORTH : HU_EDGE_SOUTH);
    }
  else if (what == 1)
    {
      g_clear_pointer (&term->where.places, g_array_unref);
      term->where.hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_array_append_val (term->where.hexes, g_array_index (road->hexes, HuHex, HU_DRAWN_FRONT - 1));
      term->within = g_array_copy (road->hexes);
    }

  return term;
}

static HuTerm *
new_units (const HuDraw *draw,
           HuSide        side)
{
  HuTerm *term = hu_term_new (HU_TERM_UNITS);

  term->side = side;
  if (hu_drill_chance (draw->rand, 60))
    hu_draw_places (draw, &term->where, 3);
  else
    term->supplied = hu_drill_chance (draw->rand, 60) ? HU_TRISTATE_TRUE : HU_TRISTATE_FALSE;
  set_least (term, term->supplied == HU_TRISTATE_TRUE ? 3 + hu_draw_below (draw, 2) : 1 + hu_draw_below (draw, 2));

  return term;
}

static HuTerm *
new_left (const HuDraw *draw,
          HuSide        side)
{
  HuTerm *term = hu_term_new (hu_drill_chance (draw->rand, 30) ? HU_TERM_ELIMINATED : HU_TERM_EXITED);

  term->side = side;
  set_least (term, 1);
  term->has_through = term->kind == HU_TERM_EXITED;
  if (term->has_through)
    hu_draw_edge (&term->through, (HuEdge) (HU_EDGE_NORTH + hu_draw_below (draw, HU_EDGE_WEST - HU_EDGE_NORTH + 1)));

  return term;
}

static HuTerm *
new_points (const HuDraw *draw,
            HuSide        side)
{
  HuTerm *term = hu_term_new (hu_drill_chance (draw->rand, 55) ? HU_TERM_RATIO : HU_TERM_LEAD);

  term->side = side;
  if (term->kind == HU_TERM_RATIO)
    term->lower = (HuRatio) { .bound = HU_RATIO_INCLUSIVE, .numerator = 1 + hu_draw_below (draw, 3), .denominator = 1 };
  else
    set_least (term, 2 + hu_draw_below (draw, 3));

  return term;
}

/* Draws a term that remembers: whether it ever was so, for two player turns in a row, or which came first. */
static HuTerm *
new_memory (const HuDraw *draw,
            HuSide        side)
{
  static const HuTermKind kinds[] = { HU_TERM_EVER, HU_TERM_FOR, HU_TERM_FOR, HU_TERM_FIRST };
  HuTerm *term = hu_term_new (kinds[hu_draw_below (draw, G_N_ELEMENTS (kinds))]);

  g_ptr_array_add (term->parts, hu_draw_holds (draw, side, term->kind == HU_TERM_FOR ? HU_HELD_BY_CONTROL
                                                                                     : HU_HELD_BY_PRESENCE, 1));
  if (term->kind == HU_TERM_FIRST)
    g_ptr_array_add (term->parts, hu_draw_holds (draw, hu_side_other (side), HU_HELD_BY_PRESENCE, 1));
  if (term->kind != HU_TERM_FOR)
    return term;

  set_least (term, hu_drill_chance (draw->rand, 75) ? 1 : 2);
  term->at = HU_JUDGED_PLAYER_TURN;
  term->at_given = TRUE;

  return term;
}

static HuTerm *
new_entered (const HuDraw *draw,
             HuSide        side)
{
  HuTerm *term = hu_term_new (HU_TERM_ENTERED);

  term->side = side;
  hu_draw_places (draw, &term->where, 2);
  set_least (term, 1);

  return term;
}

static HuTerm *
new_failed (HuSide side)
{
  HuTerm *term = hu_term_new (HU_TERM_WITHDRAWALS);

  term->side = side;
  set_least (term, 1);

  return term;
}

static HuTerm *
new_atom (const HuDraw *draw,
          HuSide        side)
{
  HuTerm *term;

  switch (hu_draw_below (draw, 14))
    {
    case 0:
      return hu_draw_holds (draw, side, HU_HELD_BY_CONTROL, 3);
    case 1:
      return hu_draw_holds (draw, side, HU_HELD_BY_PRESENCE, 2);
    case 2:
      return hu_draw_holds (draw, side, HU_HELD_CLEAR, 1);
    case 3:
      term = hu_draw_holds (draw, side, HU_HELD_BY_CONTROL, 1);
      term->supplied = HU_TRISTATE_TRUE;
      return term;
    case 4:
      return new_entered (draw, side);
    case 5:
      return new_line (draw, hu_drill_chance (draw->rand, 50) ? side : hu_side_other (side));
    case 6:
      return new_units (draw, side);
    case 7:
    case 8:
      return new_left (draw, hu_drill_chance (draw->rand, 60) ? side : hu_side_other (side));
    case 9:
      return new_points (draw, side);
    case 10:
      return new_failed (hu_side_other (side));
    default:
      return new_memory (draw, side);
    }
}

HuTerm *
hu_draw_condition (const HuDraw *draw,
                   HuSide        side)
{
  HuTerm *term;

  if (hu_drill_chance (draw->rand, 75))
    return new_atom (draw, side);

  term = hu_term_new (hu_drill_chance (draw->rand, 70) ? HU_TERM_ALL : HU_TERM_ANY);
  g_ptr_array_add (term->parts, new_atom (draw, side));
  g_ptr_array_add (term->parts, new_atom (draw, side));

  return term;
}
