/*
 * Buildings as printed on a tactical board: hipped roofs that run from hex to hex, and the bars between the houses
 * of a row.  Their signs are in hu-layer-plates.c.
 *
 * The outline of a building: the hexsides round all of its hexes.
 */
#include "hu-layers.h"

#include <math.h>

#include "hu-canvas.h"
#include "hu-chain.h"
#include "hu-curve.h"
#include "hu-scene.h"

/* --- Outlines --- */

typedef struct
{
  const HuMap *map;
  gint         building;
} Query;

static gboolean
is_in_building (HuHex    hex,
                gpointer data)
{
  const Query *query = data;

  return hu_map_building_at (query->map, hex) == query->building;
}

/* Returns the window of the building's own hexes, with one more on each side. */
static HuHexWindow
building_window (const HuGrid     *grid,
                 const HuBuilding *building)
{
  HuHexWindow window = { grid->n_lanes, 0, grid->lane_length, 0 };

  for (guint i = 0; i < building->hexes->len; i++)
    {
      HuHex hex = g_array_index (building->hexes, HuHex, i);
      gint lane = hex / grid->lane_length, pos = hex % grid->lane_length;

      window.lane0 = MAX (MIN (window.lane0, lane - 1), 0);
      window.lane1 = MIN (MAX (window.lane1, lane + 2), grid->n_lanes);
      window.pos0 = MAX (MIN (window.pos0, pos - 1), 0);
      window.pos1 = MIN (MAX (window.pos1, pos + 2), grid->lane_length);
    }

  return window;
}

gboolean
hu_building_outline_is_seen (const HuCanvas *canvas,
                             guint           index)
{
  const HuBuilding *building = hu_map_get_building (canvas->map, index);

  for (guint i = 0; i < building->hexes->len; i++)
    if (hu_canvas_sees (canvas, hu_canvas_centre (canvas, g_array_index (building->hexes, HuHex, i)),
                        canvas->scale + 6))
      return TRUE;

  return FALSE;
}

void
hu_building_outline_path (const HuCanvas  *canvas,
                          const GPtrArray *chains,
                          double           inset)
{
  for (guint i = 0; i < chains->len; i++)
    {
      const HuChain *chain = g_ptr_array_index (chains, i);

      cairo_new_sub_path (canvas->cr);
      /* The inset is that of the corners, which are of 120°. */
      hu_curve_offset_path (canvas, chain->points, inset * sqrt (3) / 2, chain->closed, FALSE);
      cairo_close_path (canvas->cr);
    }
}

static gboolean
is_border (HuHex    hex,
           HuHex    neighbour,
           gpointer data)
{
  return is_in_building (hex, data) && (neighbour == HU_HEX_NONE || !is_in_building (neighbour, data));
}

GPtrArray *
hu_building_outline_new (const HuCanvas *canvas,
                         guint           building)
{
  Query query = { canvas->map, (gint) building };

  return hu_chain_borders (canvas->grid,
                           building_window (canvas->grid, hu_map_get_building (canvas->map, building)), is_border,
                           &query);
}

void
hu_building_outline_draw_selected (const HuCanvas *canvas,
                                   const HuScene  *scene)
{
  g_autoptr(GPtrArray) chains = NULL;
  double width = hu_canvas_width (canvas, 0.09, 2, 5);

  if (scene->building == HU_BUILDING_NONE ||
      !hu_building_outline_is_seen (canvas, (guint) scene->building))
    return;

  chains = hu_building_outline_new (canvas, (guint) scene->building);
  cairo_save (canvas->cr);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  for (gint pass = 0; pass < 2; pass++)
    {
      hu_building_outline_path (canvas, chains, 0);
      hu_color_set (canvas->cr, pass == 0 ? (HuColor) { 0, 0, 0, 0.85 } : canvas->theme->selection);
      cairo_set_line_width (canvas->cr, pass == 0 ? width + 2.2 : width);
      cairo_stroke (canvas->cr);
    }
  cairo_restore (canvas->cr);
}

/* --- Houses --- */

/* Map units */
#define HALF_WIDTH 0.50  /* of a wing */
#define END 0.64         /* from the hex's centre to the gable of a wing that ends there */
#define LONE_LENGTH 0.70 /* half of it, of a building in a hex of its own */
#define APOTHEM 0.8660254037844386

/* px a map unit from which on there are … */
#define SHAPE_SCALE 3.0
#define ROOF_SCALE 9.0

static double
direction_angle (HuOrientation orientation,
                 gint          direction)
{
  return (orientation == HU_ORIENTATION_FLAT ? -G_PI / 2 : -G_PI) + direction * G_PI / 3;
}

/* One hex of a building. */
typedef struct
{
  HuPoint           centre; /* px */
  double            unit;   /* px a map unit */
  HuOrientation     orientation;
  const HuBuilding *building;
  HuHex             hex;
  guint             joined;  /* bit d: the building goes on in that direction */
  gint              n_joined;
} House;

static guint
joined_sides (const HuMap *map,
              HuHex        hex)
{
  gint building = hu_map_building_at (map, hex);
  guint joined = 0;

  for (gint d = 0; d < HU_N_DIRECTIONS; d++)
    {
      HuHex neighbour = hu_grid_neighbour (map->grid, hex, d);

      if (neighbour != HU_HEX_NONE && hu_map_building_at (map, neighbour) == building)
        joined |= 1u << d;
    }

  return joined;
}

static gboolean
find_house (const HuCanvas *canvas,
            HuHex           hex,
            House          *house)
{
  gint building = canvas->grid->exists[hex] ? hu_map_building_at (canvas->map, hex) : HU_BUILDING_NONE;

  if (building == HU_BUILDING_NONE)
    return FALSE;

  *house = (House) {
    .centre = hu_canvas_centre (canvas, hex), .unit = canvas->scale, .orientation = canvas->grid->orientation,
    .building = hu_map_get_building (canvas->map, (guint) building), .hex = hex,
    .joined = joined_sides (canvas->map, hex),
  };
  for (guint sides = house->joined; sides != 0; sides &= sides - 1)
    house->n_joined++;

  return TRUE;
}

/* Returns the point @along the direction @angle and @across it, to its right, in map units. */
static HuPoint
at (const House *house,
    double       angle,
    double       along,
    double       across)
{
  double c = cos (angle), s = sin (angle);

  return (HuPoint) { house->centre.x + house->unit * (along * c - across * s),
                     house->centre.y + house->unit * (along * s + across * c) };
}

static void
quad (cairo_t *cr,
      HuPoint  a,
      HuPoint  b,
      HuPoint  c,
      HuPoint  d)
{
  cairo_move_to (cr, a.x, a.y);
  cairo_line_to (cr, b.x, b.y);
  cairo_line_to (cr, c.x, c.y);
  cairo_line_to (cr, d.x, d.y);
  cairo_close_path (cr);
}

/* A wing's ground plan, from @from to @to along @angle. */
static void
wing_path (cairo_t     *cr,
           const House *house,
           double       angle,
           double       from,
           double       to)
{
  quad (cr, at (house, angle, from, -HALF_WIDTH), at (house, angle, to, -HALF_WIDTH),
        at (house, angle, to, HALF_WIDTH), at (house, angle, from, HALF_WIDTH));
}

/* Adds the joint where wings of several directions meet; it is as wide as they are. */
static void
joint_path (cairo_t     *cr,
            const House *house)
{
  for (gint d = 0; d < HU_N_DIRECTIONS; d++)
    {
      double angle = direction_angle (house->orientation, d) - G_PI / 6;
      HuPoint corner = at (house, angle, HALF_WIDTH / APOTHEM, 0);

      cairo_line_to (cr, corner.x, corner.y);
    }
  cairo_close_path (cr);
}

/* A single-hex house stands along one of the hex's three long diagonals. */
static double
lone_angle (const House *house)
{
  return direction_angle (house->orientation, 0) + G_PI / 6 +
         hu_canvas_chance (house->hex, 7) % 3 * G_PI / 3;
}

static void
plan_path (cairo_t     *cr,
           const House *house)
{
  if (house->n_joined == 0)
    {
      wing_path (cr, house, lone_angle (house), -LONE_LENGTH, LONE_LENGTH);
      return;
    }

  for (gint d = 0; d < HU_N_DIRECTIONS; d++)
    {
      if (house->joined >> d & 1)
        wing_path (cr, house, direction_angle (house->orientation, d), house->n_joined == 1 ? -END : 0,
                   APOTHEM);
    }
  if (house->n_joined > 1)
    joint_path (cr, house);
}

/* Fills a plane of the roof that faces @angle: lighter towards the upper left, the direction of the light. */
static void
fill_plane (const HuCanvas *canvas,
            double          angle)
{
  const HuTheme *theme = canvas->theme;
  double light = cos (angle + G_PI * 0.70);
  HuColor color = light > 0 ? hu_color_mix (theme->roof, theme->roof_lit, light)
                            : hu_color_mix (theme->roof, theme->roof_shade, -light);

  /* The hair's breadth beyond it closes the seam to the next. */
  hu_color_set (canvas->cr, color);
  cairo_set_line_width (canvas->cr, 0.6);
  cairo_fill_preserve (canvas->cr);
  cairo_stroke (canvas->cr);
}

/* Draws the two long planes of a wing, and the hip at its free end. */
static void
draw_wing (const HuCanvas *canvas,
           const House    *house,
           double          angle,
           double          from,
           double          to,
           gboolean        hip_from,
           gboolean        hip_to)
{
  cairo_t *cr = canvas->cr;
  double first = hip_from ? from + HALF_WIDTH : from, last = hip_to ? to - HALF_WIDTH : to;
  HuPoint ridge_a = at (house, angle, first, 0), ridge_b = at (house, angle, last, 0);

  for (gint side = -1; side <= 1; side += 2)
    {
      quad (cr, at (house, angle, from, side * HALF_WIDTH), at (house, angle, to, side * HALF_WIDTH), ridge_b,
            ridge_a);
      fill_plane (canvas, angle + side * G_PI / 2);
    }
  if (hip_from)
    {
      quad (cr, at (house, angle, from, -HALF_WIDTH), at (house, angle, from, HALF_WIDTH), ridge_a, ridge_a);
      fill_plane (canvas, angle + G_PI);
    }
  if (hip_to)
    {
      quad (cr, at (house, angle, to, -HALF_WIDTH), at (house, angle, to, HALF_WIDTH), ridge_b, ridge_b);
      fill_plane (canvas, angle);
    }
}

/* Draws the planes of a joint in the directions in which no wing leaves it. */
static void
draw_joint (const HuCanvas *canvas,
            const House    *house)
{
  for (gint d = 0; d < HU_N_DIRECTIONS; d++)
    {
      double angle = direction_angle (house->orientation, d);

      if (house->joined >> d & 1)
        continue;
      quad (canvas->cr, house->centre, at (house, angle - G_PI / 6, HALF_WIDTH / APOTHEM, 0),
            at (house, angle + G_PI / 6, HALF_WIDTH / APOTHEM, 0), house->centre);
      fill_plane (canvas, angle);
    }
}

/* The line along the top of the roof. */
static void
ridge_path (cairo_t     *cr,
            const House *house)
{
  if (house->n_joined == 0)
    {
      double angle = lone_angle (house), reach = LONE_LENGTH - HALF_WIDTH;
      HuPoint a = at (house, angle, -reach, 0), b = at (house, angle, reach, 0);

      cairo_move_to (cr, a.x, a.y);
      cairo_line_to (cr, b.x, b.y);
      return;
    }

  for (gint d = 0; d < HU_N_DIRECTIONS; d++)
    {
      double angle = direction_angle (house->orientation, d);
      HuPoint a = at (house, angle, house->n_joined == 1 ? HALF_WIDTH - END : 0, 0);
      HuPoint b = at (house, angle, APOTHEM, 0);

      if (!(house->joined >> d & 1))
        continue;
      cairo_move_to (cr, a.x, a.y);
      cairo_line_to (cr, b.x, b.y);
    }
}

static void
draw_roof (const HuCanvas *canvas,
           const House    *house)
{
  cairo_t *cr = canvas->cr;

  if (canvas->scale < ROOF_SCALE)
    {
      plan_path (cr, house);
      hu_color_set (cr, canvas->theme->roof);
      cairo_fill (cr);
      return;
    }

  if (house->n_joined == 0)
    draw_wing (canvas, house, lone_angle (house), -LONE_LENGTH, LONE_LENGTH, TRUE, TRUE);
  for (gint d = 0; d < HU_N_DIRECTIONS; d++)
    {
      if (house->joined >> d & 1)
        draw_wing (canvas, house, direction_angle (house->orientation, d), house->n_joined == 1 ? -END : 0,
                   APOTHEM, house->n_joined == 1, FALSE);
    }
  if (house->n_joined > 1)
    draw_joint (canvas, house);

  ridge_path (cr, house);
  hu_color_set (cr, hu_color_alpha (canvas->theme->building_edge, 0.4));
  cairo_set_line_width (cr, hu_canvas_width (canvas, 0.03, 0.7, 1.6));
  cairo_stroke (cr);
}

/* Houses of a row have a wall between them (B23.71): a bar across the hexside. */
static void
draw_row_bars (const HuCanvas *canvas,
               const House    *house)
{
  if (!house->building->rowhouse)
    return;

  for (gint d = 0; d < 3; d++)
    {
      double angle = direction_angle (house->orientation, d);
      HuPoint a = at (house, angle, APOTHEM, -HALF_WIDTH - 0.05);
      HuPoint b = at (house, angle, APOTHEM, HALF_WIDTH + 0.05);

      if (!(house->joined >> d & 1))
        continue;
      cairo_move_to (canvas->cr, a.x, a.y);
      cairo_line_to (canvas->cr, b.x, b.y);
    }
  hu_color_set (canvas->cr, canvas->theme->building_edge);
  cairo_set_line_width (canvas->cr, hu_canvas_width (canvas, 0.13, 2.0, 8));
  cairo_stroke (canvas->cr);
}

typedef void (*HouseFunc) (const HuCanvas *canvas,
                           const House    *house);

static void
for_each_house (const HuCanvas *canvas,
                HouseFunc       func)
{
  HuHexWindow window = hu_canvas_window (canvas, 1);
  House house;

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    for (gint pos = window.pos0; pos < window.pos1; pos++)
      if (find_house (canvas, lane * canvas->grid->lane_length + pos, &house))
        func (canvas, &house);
}

/* The higher a building, the longer its shadow. */
static void
draw_shadow (const HuCanvas *canvas,
             const House    *house)
{
  double drop = canvas->scale * (0.06 + 0.035 * MIN (house->building->upper_storeys, 4));

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, drop, drop);
  plan_path (canvas->cr, house);
  cairo_restore (canvas->cr);
}

static void
draw_walls (const HuCanvas *canvas,
            const House    *house)
{
  plan_path (canvas->cr, house);
}

void
hu_layer_buildings_draw (const HuCanvas *canvas)
{
  cairo_t *cr = canvas->cr;

  if (canvas->map->buildings->len == 0 || canvas->scale < SHAPE_SCALE)
    return;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);

  for_each_house (canvas, draw_shadow);
  hu_color_set (cr, canvas->theme->shadow);
  cairo_fill (cr);
  for_each_house (canvas, draw_walls);
  hu_color_set (cr, canvas->theme->building_edge);
  cairo_set_line_width (cr, 2 * hu_canvas_width (canvas, 0.045, 0.8, 2.2));
  cairo_stroke (cr);

  for_each_house (canvas, draw_roof);
  for_each_house (canvas, draw_row_bars);
  cairo_restore (cr);
}
