/*
 * Each emblem is a list of shapes on a field of 24 × 16 units.  Whose a shape is, its colour says, and its filling: the first
 * side's are full, the enemy's have their outline only, so that both are told apart without colour.
 */
#include "hu-emblem.h"

#include <math.h>

#define WIDTH 24.0
#define HEIGHT 16.0
#define MOST_SHAPES 7

typedef enum
{
  SHAPE_NONE,
  SHAPE_HEX,
  SHAPE_CITY,
  SHAPE_HOUSE,
  SHAPE_UNIT,
  SHAPE_GONE,  /* a unit that is crossed out */
  SHAPE_FLAG,
  SHAPE_ARROW,
  SHAPE_BAR,   /* from the ground up */
  SHAPE_STAR,
  SHAPE_CLOCK,
  SHAPE_EDGE,
  SHAPE_HILL,
  SHAPE_PATH,
  SHAPE_RING,
  SHAPE_BUBBLE,
  SHAPE_HEAP,
} Shape;

typedef enum
{
  NOBODY,
  OWN,
  ENEMY,
} Whose;

typedef struct
{
  Shape  shape;
  double x, y; /* its centre */
  Whose  whose;
  double size;
} Part;

static const Part emblems[HU_N_EMBLEMS][MOST_SHAPES] = {
  [HU_EMBLEM_TAKE] = { { SHAPE_UNIT, 4, 9, OWN, 3 }, { SHAPE_ARROW, 10, 9, NOBODY, 5 }, { SHAPE_CITY, 18, 10, NOBODY, 3 },
                       { SHAPE_FLAG, 19, 5, OWN, 4 } },
  [HU_EMBLEM_HOLD] = { { SHAPE_CITY, 11, 10, NOBODY, 3 }, { SHAPE_FLAG, 12, 5, OWN, 4 }, { SHAPE_UNIT, 20, 10, ENEMY, 3 } },
  [HU_EMBLEM_SUDDEN] = { { SHAPE_CLOCK, 7, 8, NOBODY, 5 }, { SHAPE_FLAG, 17, 8, OWN, 6 } },
  [HU_EMBLEM_MOST_PLACES] = { { SHAPE_CITY, 4, 5, OWN, 2.5 }, { SHAPE_CITY, 4, 12, OWN, 2.5 }, { SHAPE_CITY, 11, 8, OWN, 2.5 },
                              { SHAPE_CITY, 20, 8, ENEMY, 2.5 } },
  [HU_EMBLEM_MOST_BUILDINGS] = { { SHAPE_HOUSE, 4, 5, OWN, 3 }, { SHAPE_HOUSE, 4, 12, OWN, 3 }, { SHAPE_HOUSE, 11, 9, OWN, 3 },
                                 { SHAPE_HOUSE, 20, 9, ENEMY, 3 } },
  [HU_EMBLEM_BUILDING] = { { SHAPE_HOUSE, 10, 10, NOBODY, 5 }, { SHAPE_FLAG, 17, 6, OWN, 5 } },
  [HU_EMBLEM_HEXES] = { { SHAPE_HEX, 7, 5, OWN, 4 }, { SHAPE_HEX, 7, 11.9, OWN, 4 }, { SHAPE_HEX, 13, 8.5, NOBODY, 4 },
                        { SHAPE_FLAG, 20, 6, OWN, 5 } },
  [HU_EMBLEM_POINTS] = { { SHAPE_BAR, 7, 14, OWN, 11 }, { SHAPE_BAR, 15, 14, ENEMY, 6 } },
  [HU_EMBLEM_LADDER] = { { SHAPE_BAR, 3, 14, ENEMY, 3 }, { SHAPE_BAR, 9, 14, OWN, 5 }, { SHAPE_BAR, 15, 14, OWN, 8 },
                         { SHAPE_BAR, 21, 14, OWN, 12 } },
  [HU_EMBLEM_WHILE] = { { SHAPE_CITY, 7, 10, NOBODY, 3 }, { SHAPE_FLAG, 8, 5, OWN, 4 }, { SHAPE_STAR, 18, 8, OWN, 4 } },
  [HU_EMBLEM_EACH_TURN] = { { SHAPE_CLOCK, 6, 8, NOBODY, 4 }, { SHAPE_STAR, 15, 5, OWN, 2.6 }, { SHAPE_STAR, 20, 11, OWN, 2.6 } },
  [HU_EMBLEM_LOSSES] = { { SHAPE_GONE, 5, 8, ENEMY, 3 }, { SHAPE_STAR, 18, 8, OWN, 4 } },
  [HU_EMBLEM_EXIT] = { { SHAPE_UNIT, 4, 8, OWN, 3 }, { SHAPE_ARROW, 13, 8, NOBODY, 8 }, { SHAPE_EDGE, 20, 8, NOBODY, 6 } },
  [HU_EMBLEM_MORE_EXITS] = { { SHAPE_UNIT, 4, 4, OWN, 2.5 }, { SHAPE_UNIT, 10, 4, OWN, 2.5 }, { SHAPE_ARROW, 16, 4, NOBODY, 4 },
                             { SHAPE_UNIT, 10, 12, ENEMY, 2.5 }, { SHAPE_ARROW, 16, 12, NOBODY, 4 },
                             { SHAPE_EDGE, 21, 8, NOBODY, 7 } },
  [HU_EMBLEM_ISOLATE] = { { SHAPE_CITY, 12, 8, ENEMY, 2.5 }, { SHAPE_RING, 12, 8, OWN, 6.5 } },
  [HU_EMBLEM_SUPPLY] = { { SHAPE_EDGE, 3, 8, NOBODY, 6 }, { SHAPE_PATH, 10, 8, OWN, 7 }, { SHAPE_CITY, 19, 8, OWN, 3 } },
  [HU_EMBLEM_LINE] = { { SHAPE_UNIT, 10, 3, OWN, 2 }, { SHAPE_UNIT, 10, 8, OWN, 2 }, { SHAPE_UNIT, 10, 13, OWN, 2 },
                       { SHAPE_UNIT, 19, 5, ENEMY, 2 }, { SHAPE_UNIT, 19, 11, ENEMY, 2 } },
  [HU_EMBLEM_FIRST] = { { SHAPE_GONE, 5, 8, ENEMY, 3 }, { SHAPE_ARROW, 12, 8, NOBODY, 4 }, { SHAPE_GONE, 19, 8, OWN, 3 } },
  [HU_EMBLEM_TWICE] = { { SHAPE_UNIT, 5, 4.5, OWN, 3 }, { SHAPE_UNIT, 5, 11.5, OWN, 3 }, { SHAPE_UNIT, 18, 8, ENEMY, 3 } },
  [HU_EMBLEM_CAREFUL] = { { SHAPE_HEX, 7, 9, OWN, 5 }, { SHAPE_FLAG, 8, 5, OWN, 4 }, { SHAPE_GONE, 18, 9, OWN, 2.5 } },
  [HU_EMBLEM_NOBODY] = { { SHAPE_HEX, 12, 8, NOBODY, 7 }, { SHAPE_GONE, 12, 8, ENEMY, 3 } },
  [HU_EMBLEM_HILL] = { { SHAPE_HILL, 10, 9, NOBODY, 9 }, { SHAPE_FLAG, 11, 5, OWN, 5 }, { SHAPE_GONE, 20.5, 12, ENEMY, 2.2 } },
  [HU_EMBLEM_RAID] = { { SHAPE_UNIT, 4, 8, OWN, 3 }, { SHAPE_ARROW, 12, 8, NOBODY, 7 }, { SHAPE_HEX, 18, 8, NOBODY, 5 } },
  [HU_EMBLEM_SURVIVE] = { { SHAPE_UNIT, 4, 8, OWN, 2.5 }, { SHAPE_UNIT, 12, 8, OWN, 2.5 }, { SHAPE_GONE, 20, 8, OWN, 2.5 } },
  [HU_EMBLEM_CAPTURE] = { { SHAPE_RING, 12, 8, OWN, 6.5 }, { SHAPE_UNIT, 12, 8, ENEMY, 2.5 } },
  [HU_EMBLEM_RUBBLE] = { { SHAPE_HOUSE, 5, 9, NOBODY, 4 }, { SHAPE_ARROW, 12, 9, NOBODY, 4 }, { SHAPE_HEAP, 19, 11, NOBODY, 4 } },
  [HU_EMBLEM_CHOICE] = { { SHAPE_BUBBLE, 7, 6, OWN, 5 }, { SHAPE_CITY, 19, 4, NOBODY, 2.5 }, { SHAPE_CITY, 19, 12, NOBODY, 2.5 },
                         { SHAPE_ARROW, 13.5, 6, NOBODY, 3 } },
};

/* --- Outlines --- */

static void
add_polygon (cairo_t *cr,
             double   size,
             guint    n,
             double   inner, /* of a star; 0: there are no points between */
             double   turn)
{
  guint corners = inner > 0 ? 2 * n : n;

  for (guint i = 0; i < corners; i++)
    {
      double angle = turn + 2 * G_PI * i / corners, radius = inner > 0 && i % 2 == 1 ? size * inner : size;

      cairo_line_to (cr, radius * cos (angle), radius * sin (angle));
    }
  cairo_close_path (cr);
}

static void
add_house (cairo_t *cr,
           double   size)
{
  cairo_move_to (cr, -size, -size * 0.2);
  cairo_line_to (cr, 0, -size);
  cairo_line_to (cr, size, -size * 0.2);
  cairo_line_to (cr, size * 0.75, -size * 0.2);
  cairo_line_to (cr, size * 0.75, size * 0.8);
  cairo_line_to (cr, -size * 0.75, size * 0.8);
  cairo_line_to (cr, -size * 0.75, -size * 0.2);
  cairo_close_path (cr);
}

static void
add_flag (cairo_t *cr,
          double   size)
{
  cairo_move_to (cr, -size * 0.6, size);
  cairo_line_to (cr, -size * 0.6, -size);
  cairo_line_to (cr, size * 0.8, -size * 0.55);
  cairo_line_to (cr, -size * 0.6, -size * 0.1);
}

static void
add_arrow (cairo_t *cr,
           double   size)
{
  double head = MIN (size / 2, 1.8);

  cairo_move_to (cr, -size / 2, 0);
  cairo_line_to (cr, size / 2, 0);
  cairo_move_to (cr, size / 2 - head, -head);
  cairo_line_to (cr, size / 2, 0);
  cairo_line_to (cr, size / 2 - head, head);
}

static void
add_clock (cairo_t *cr,
           double   size)
{
  cairo_arc (cr, 0, 0, size, 0, 2 * G_PI);
  cairo_move_to (cr, 0, -size * 0.6);
  cairo_line_to (cr, 0, 0);
  cairo_line_to (cr, size * 0.45, size * 0.25);
}

/* Contours, one in the other. */
static void
add_hill (cairo_t *cr,
          double   size)
{
  for (guint i = 0; i < 3; i++)
    {
      cairo_save (cr);
      cairo_scale (cr, 1 - 0.3 * i, 0.55 - 0.16 * i);
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, size, 0, 2 * G_PI);
      cairo_restore (cr);
    }
}

static void
add_bubble (cairo_t *cr,
            double   size)
{
  cairo_move_to (cr, -size, -size * 0.8);
  cairo_line_to (cr, size, -size * 0.8);
  cairo_line_to (cr, size, size * 0.5);
  cairo_line_to (cr, -size * 0.1, size * 0.5);
  cairo_line_to (cr, -size * 0.5, size * 1.2);
  cairo_line_to (cr, -size * 0.5, size * 0.5);
  cairo_line_to (cr, -size, size * 0.5);
  cairo_close_path (cr);
}

static void
add_shape (cairo_t    *cr,
           const Part *part)
{
  double size = part->size;

  cairo_new_path (cr);
  switch (part->shape)
    {
    case SHAPE_HEX:
      add_polygon (cr, size, 6, 0, 0);
      break;
    case SHAPE_STAR:
      add_polygon (cr, size, 5, 0.45, -G_PI / 2);
      break;
    case SHAPE_HEAP:
      add_polygon (cr, size * 0.8, 3, 0, -G_PI / 2);
      break;
    case SHAPE_CITY:
    case SHAPE_RING:
      cairo_arc (cr, 0, 0, size, 0, 2 * G_PI);
      break;
    case SHAPE_HOUSE:
      add_house (cr, size);
      break;
    case SHAPE_UNIT:
    case SHAPE_GONE:
      cairo_rectangle (cr, -size, -size * 0.8, 2 * size, 1.6 * size);
      break;
    case SHAPE_FLAG:
      add_flag (cr, size);
      break;
    case SHAPE_ARROW:
      add_arrow (cr, size);
      break;
    case SHAPE_BAR:
      cairo_rectangle (cr, -2, -size, 4, size);
      break;
    case SHAPE_CLOCK:
      add_clock (cr, size);
      break;
    case SHAPE_EDGE:
      cairo_move_to (cr, 0, -size);
      cairo_line_to (cr, 0, size);
      break;
    case SHAPE_HILL:
      add_hill (cr, size);
      break;
    case SHAPE_PATH:
      cairo_move_to (cr, -size, 0);
      cairo_curve_to (cr, -size / 2, -size, size / 2, size, size, 0);
      break;
    case SHAPE_BUBBLE:
      add_bubble (cr, size);
      break;
    case SHAPE_NONE:
      break;
    }
}

/* --- Drawing --- */

static gboolean
is_filled (const Part *part)
{
  switch ((gint) part->shape)
    {
    case SHAPE_ARROW:
    case SHAPE_CLOCK:
    case SHAPE_EDGE:
    case SHAPE_HILL:
    case SHAPE_PATH:
    case SHAPE_RING:
      return FALSE;
    default:
      return part->whose == OWN;
    }
}

static void
draw_part (cairo_t       *cr,
           const Part    *part,
           const HuTheme *theme,
           HuColor        ink)
{
  HuColor color = part->whose == OWN     ? theme->side[HU_SIDE_FIRST]
                  : part->whose == ENEMY ? theme->side[HU_SIDE_SECOND]
                                         : ink;

  cairo_save (cr);
  cairo_translate (cr, part->x, part->y);
  add_shape (cr, part);
  hu_color_set (cr, color);
  if (is_filled (part))
    cairo_fill_preserve (cr);
  cairo_stroke (cr);
  if (part->shape == SHAPE_GONE)
    {
      hu_color_set (cr, ink);
      cairo_move_to (cr, -part->size * 1.3, -part->size * 1.1);
      cairo_line_to (cr, part->size * 1.3, part->size * 1.1);
      cairo_move_to (cr, -part->size * 1.3, part->size * 1.1);
      cairo_line_to (cr, part->size * 1.3, -part->size * 1.1);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

void
hu_emblem_draw (cairo_t       *cr,
                HuEmblem       emblem,
                const HuTheme *theme,
                HuColor        ink,
                double         width,
                double         height)
{
  double scale = MIN (width / WIDTH, height / HEIGHT);

  g_return_if_fail (emblem < HU_N_EMBLEMS && theme != NULL);

  cairo_save (cr);
  cairo_translate (cr, (width - WIDTH * scale) / 2, (height - HEIGHT * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_set_line_width (cr, 0.8);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < MOST_SHAPES; i++)
    if (emblems[emblem][i].shape != SHAPE_NONE)
      draw_part (cr, &emblems[emblem][i], theme, ink);
  cairo_restore (cr);
}
