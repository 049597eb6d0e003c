/*
 * The ground: terrain as on a printed map, the grid of hexes, and their names.
 *
 * A kind of terrain is a patch in every hex and a patch across every hexside between two hexes of that kind.
 * Woods and lakes therefore run on without a seam and have a soft rim, but never spread into a hex of another
 * kind. hu-terrain-texture.c draws the details on the ground (trees, reeds, hachures).
 */
#include "hu-area.h"
#include "hu-layers.h"
#include "hu-terrain-texture.h"

#include <math.h>

#define N_SHAPES 4      /* of a patch, so that a wood is no wallpaper */
#define N_ROUND 24      /* points around a patch */
#define APOTHEM (sqrt (3) / 2)

/* px a map unit from which on something is drawn. */
#define TEXTURE_SCALE 6.0
#define RIM_SCALE 5.0
#define GRID_SCALE 4.0
#define PATCH_SCALE 24.0   /* … to be seen of a patch's uneven rim */
#define NUMBER_SCALE 22.0  /* names fade in … */
#define NUMBER_SCALE_FULL 30.0 /* … until here */
#define NUMBER_LEAST 7.0
#define NUMBER_LEAST_PAPER 6.2
#define NUMBER_SCALE_PAPER 15.5 /* pt a map unit: a counter leaves room for one, and paper shows finer things than a screen */

/* How far a patch fills its hex, and how uneven it is. */
static const struct
{
  double fill;
  double uneven;
} patches[HU_N_TERRAINS] = {
  [HU_TERRAIN_FOREST] = { 0.95, 0.050 },
  [HU_TERRAIN_SWAMP] = { 0.93, 0.040 },
  [HU_TERRAIN_HILLS] = { 0.94, 0.045 },
  [HU_TERRAIN_ROUGH] = { 0.93, 0.050 },
  [HU_TERRAIN_URBAN] = { 0.92, 0.015 },
  [HU_TERRAIN_LAKE] = { 0.95, 0.055 },
  [HU_TERRAIN_SEA] = { 1.00, 0.010 },
  [HU_TERRAIN_OFFMAP] = { 1.02, 0.0 },
};

/* Returns the distance from the centre to the hex's outline in that direction, rounded at the corners. */
static double
hex_radius (HuOrientation orientation,
            double        angle)
{
  double turned = orientation == HU_ORIENTATION_FLAT ? angle : angle + G_PI / 6;
  double within = fmod (turned + 4 * G_PI, G_PI / 3) - G_PI / 6;

  return APOTHEM * (1 + 0.62 * (1 / cos (within) - 1));
}

/* The middle of the hexside towards @direction, as an angle. */
static double
direction_angle (HuOrientation orientation,
                 gint          direction)
{
  return orientation == HU_ORIENTATION_FLAT ? -G_PI / 2 + direction * G_PI / 3 : G_PI - direction * G_PI / 3;
}

static void
patch_path (const HuCanvas *canvas,
            cairo_t        *cr,
            HuTerrain       terrain,
            guint           shape)
{
  HuPoint points[N_ROUND];

  if (terrain == HU_TERRAIN_OFFMAP)
    {
      hu_canvas_hex_at_origin (canvas, cr, -0.3);
      return;
    }

  for (gint i = 0; i < N_ROUND; i++)
    {
      double angle = 2 * G_PI * i / N_ROUND;
      double wave = sin (angle * 3 + shape * 1.7) + 0.8 * sin (angle * 7 + shape * 2.9) +
                    0.6 * sin (angle * 11 + shape * 0.7);
      double radius = hex_radius (canvas->grid->orientation, angle) * patches[terrain].fill *
                      (1 + patches[terrain].uneven * wave / 2.4 - patches[terrain].uneven * 0.3);

      points[i] = (HuPoint) { radius * cos (angle) * canvas->scale, radius * sin (angle) * canvas->scale };
    }

  for (gint i = 0; i < N_ROUND; i++)
    {
      HuPoint a = points[i], b = points[(i + 1) % N_ROUND];

      if (i == 0)
        cairo_move_to (cr, (points[N_ROUND - 1].x + a.x) / 2, (points[N_ROUND - 1].y + a.y) / 2);
      /* A quadratic curve by way of a, as a cubic one. */
      {
        HuPoint from, to = { (a.x + b.x) / 2, (a.y + b.y) / 2 };

        cairo_get_current_point (cr, &from.x, &from.y);
        cairo_curve_to (cr, from.x + (a.x - from.x) * 2 / 3, from.y + (a.y - from.y) * 2 / 3,
                        to.x + (a.x - to.x) * 2 / 3, to.y + (a.y - to.y) * 2 / 3, to.x, to.y);
      }
    }
  cairo_close_path (cr);
}

/* Variant: terrain, then patch 0 … 3 or bridge 4 + direction. */
static void
piece_path (const HuCanvas *canvas,
            cairo_t        *cr,
            guint32         variant)
{
  HuTerrain terrain = variant & 0xff;
  guint piece = variant >> 8;

  if (piece < N_SHAPES)
    patch_path (canvas, cr, terrain, piece);
  else
    {
      double angle = direction_angle (canvas->grid->orientation, (gint) (piece - N_SHAPES));
      double length = 0.40 * canvas->scale;
      double thick = 0.15 * canvas->scale;

      /* Across a hexside and around its two ends. */
      cairo_save (cr);
      cairo_rotate (cr, angle);
      cairo_translate (cr, APOTHEM * canvas->scale, 0);
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, length, thick, 0, G_PI);
      cairo_arc (cr, 0, -length, thick, G_PI, 2 * G_PI);
      cairo_close_path (cr);
      cairo_restore (cr);
    }
}

static void
draw_ground (const HuCanvas *canvas,
             cairo_t        *cr,
             guint32         variant,
             gconstpointer   data)
{
  piece_path (canvas, cr, variant);
  hu_color_set (cr, canvas->theme->terrain[variant & 0xff]);
  cairo_fill (cr);
}

static void
draw_rim (const HuCanvas *canvas,
          cairo_t        *cr,
          guint32         variant,
          gconstpointer   data)
{
  piece_path (canvas, cr, variant);
  hu_color_set (cr, canvas->theme->edge[variant & 0xff]);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 2 * hu_canvas_width (canvas, 0.035, 0.6, 2.0));
  cairo_fill_preserve (cr); /* and then the stroke: a file has the outline once */
  cairo_stroke (cr);
}

static void
draw_texture (const HuCanvas *canvas,
              cairo_t        *cr,
              guint32         variant,
              gconstpointer   data)
{
  hu_terrain_texture_draw (canvas, cr, variant & 0xff, variant >> 8);
}

static void
stamp_piece (const HuCanvas *canvas,
             HuStampKind     kind,
             HuHex           hex,
             HuTerrain       terrain,
             HuStampFunc     draw)
{
  HuPoint centre = hu_canvas_centre (canvas, hex);

  hu_canvas_stamp (canvas, kind, terrain | hu_canvas_chance (hex, terrain) % N_SHAPES << 8, canvas->scale,
                   centre, canvas->scale * 1.1 + 3, 1, draw, NULL);
  if (terrain == HU_TERRAIN_OFFMAP)
    return;

  /* Half of the directions: the neighbours draw the other half. */
  for (gint d = 0; d < HU_N_DIRECTIONS / 2; d++)
    {
      HuHex other = hu_grid_neighbour (canvas->grid, hex, d);

      if (other != HU_HEX_NONE && canvas->map->terrain[other] == terrain)
        hu_canvas_stamp (canvas, kind, terrain | (guint32) (N_SHAPES + d) << 8, canvas->scale, centre,
                         canvas->scale * 1.1 + 3, 1, draw, NULL);
    }
}

static gboolean
exists (HuHex    hex,
        gpointer data)
{
  const HuGrid *grid = data;

  return grid->exists[hex];
}

/* Returns the kinds of terrain that are to be seen at all. */
static guint
terrains_in (const HuCanvas *canvas,
             HuHexWindow     window)
{
  guint found = 0;

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    {
      for (gint pos = window.pos0; pos < window.pos1; pos++)
        {
          HuHex hex = lane * canvas->grid->lane_length + pos;

          if (canvas->grid->exists[hex])
            found |= 1u << canvas->map->terrain[hex];
        }
    }

  return found;
}

static void
draw_terrain (const HuCanvas *canvas,
              HuHexWindow     window,
              HuTerrain       terrain,
              HuStampKind     kind,
              HuStampFunc     draw)
{
  for (gint lane = window.lane0; lane < window.lane1; lane++)
    {
      for (gint pos = window.pos0; pos < window.pos1; pos++)
        {
          HuHex hex = lane * canvas->grid->lane_length + pos;

          if (!canvas->grid->exists[hex] || canvas->map->terrain[hex] != terrain)
            continue;
          if (kind == HU_STAMP_TEXTURE)
            hu_canvas_stamp (canvas, kind, terrain | hu_canvas_chance (hex, 7) % HU_N_TEXTURES << 8,
                             canvas->scale, hu_canvas_centre (canvas, hex), canvas->scale * 1.1 + 2, 1, draw,
                             NULL);
          else
            stamp_piece (canvas, kind, hex, terrain, draw);
        }
    }
}

typedef struct
{
  const HuMap *map;
  HuTerrain    terrain;
} Ground;

static gboolean
is_ground (HuHex    hex,
           gpointer data)
{
  const Ground *ground = data;

  return ground->map->terrain[hex] == ground->terrain;
}

/* A drawing for paper has one outline for all hexes of a kind: thousands of pieces would take a printer, and the
 * reader of a file, far longer, and small ones look the same. */
static void
draw_area (const HuCanvas *canvas,
           HuHexWindow     window,
           HuTerrain       terrain)
{
  Ground ground = { canvas->map, terrain };

  hu_area_path (canvas, window, TRUE, is_ground, &ground);
  hu_color_set (canvas->cr, canvas->theme->terrain[terrain]);
  cairo_fill_preserve (canvas->cr);
  if (canvas->scale >= RIM_SCALE)
    {
      /* Filled first and stroked then, the outline is in the file once. */
      hu_color_set (canvas->cr, canvas->theme->edge[terrain]);
      cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
      cairo_set_line_width (canvas->cr, hu_canvas_width (canvas, 0.035, 0.6, 2.0));
      cairo_stroke_preserve (canvas->cr);
    }
  cairo_new_path (canvas->cr);
}

/* Draws the ground of every visible hex, and nothing beside the map and in its gaps. */
void
hu_layer_terrain_draw (const HuCanvas *canvas)
{
  /* Water lies lowest, towns on top of what surrounds them. */
  static const HuTerrain order[] = {
    HU_TERRAIN_OFFMAP, HU_TERRAIN_SEA,   HU_TERRAIN_LAKE,   HU_TERRAIN_SWAMP,
    HU_TERRAIN_HILLS,  HU_TERRAIN_ROUGH, HU_TERRAIN_FOREST, HU_TERRAIN_URBAN
  };
  /* The order has all terrains but clear ground, which is the paper. */
  G_STATIC_ASSERT (G_N_ELEMENTS (order) == HU_N_TERRAINS - 1);
  HuHexWindow window = hu_canvas_window (canvas, 1);
  guint found;

  if (window.lane0 >= window.lane1 || window.pos0 >= window.pos1)
    return;

  hu_color_set (canvas->cr, canvas->theme->terrain[HU_TERRAIN_CLEAR]);
  hu_area_path (canvas, window, FALSE, exists, (gpointer) canvas->grid);
  cairo_fill (canvas->cr);
  found = terrains_in (canvas, window);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      if (!(found >> order[i] & 1))
        continue;
      if (canvas->sprites == NULL && canvas->scale < PATCH_SCALE)
        draw_area (canvas, hu_canvas_window (canvas, 2), order[i]);
      else
        {
          if (canvas->scale >= RIM_SCALE)
            draw_terrain (canvas, window, order[i], HU_STAMP_RIM, draw_rim);
          draw_terrain (canvas, window, order[i], HU_STAMP_GROUND, draw_ground);
        }
      if (canvas->scale >= TEXTURE_SCALE)
        draw_terrain (canvas, window, order[i], HU_STAMP_TEXTURE, draw_texture);
    }
}

/* Half of the directions: the neighbours draw the other half. */
#define OWN_SIDES 7u

/* Adds the hexsides whose bits are set in @sides, those that follow each other in one line. */
static void
hexsides_path (const HuCanvas *canvas,
               cairo_t        *cr,
               HuPoint         centre,
               guint32         sides)
{
  for (gint d = 0; d < HU_N_DIRECTIONS; d++)
    {
      double angle = direction_angle (canvas->grid->orientation, d);
      double before = angle - G_PI / 6, after = angle + G_PI / 6;

      if (!(sides >> d & 1))
        continue;
      if (canvas->grid->orientation != HU_ORIENTATION_FLAT)
        {
          before = angle + G_PI / 6;
          after = angle - G_PI / 6;
        }
      if (d == 0 || !(sides >> (d - 1) & 1))
        cairo_move_to (cr, centre.x + canvas->scale * cos (before), centre.y + canvas->scale * sin (before));
      cairo_line_to (cr, centre.x + canvas->scale * cos (after), centre.y + canvas->scale * sin (after));
    }
}

static void
stroke_grid (const HuCanvas *canvas,
             cairo_t        *cr)
{
  double fade = CLAMP ((canvas->scale - GRID_SCALE) / 8, 0.35, 1);

  hu_color_set (cr, hu_color_alpha (canvas->theme->grid, fade));
  cairo_set_line_width (cr, hu_canvas_width (canvas, 0.028, 0.7, 1.4));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_stroke (cr);
}

/* Variant: bit d for the hexside towards d. */
static void
draw_outline (const HuCanvas *canvas,
              cairo_t        *cr,
              guint32         variant,
              gconstpointer   data)
{
  hexsides_path (canvas, cr, (HuPoint) { 0, 0 }, variant);
  stroke_grid (canvas, cr);
}

/* Variant: how many hexes. */
static void
draw_lane (const HuCanvas *canvas,
           cairo_t        *cr,
           guint32         variant,
           gconstpointer   data)
{
  const HuPoint *step = data;

  for (guint i = 0; i < variant; i++)
    hexsides_path (canvas, cr, (HuPoint) { i * step->x, i * step->y }, OWN_SIDES);
  stroke_grid (canvas, cr);
}

/* All lanes look the same: a file that can has one of them, and stamps it.  Returns whether it did. */
static gboolean
stamp_lane (const HuCanvas *canvas,
            HuHexWindow     window,
            gint            lane)
{
  const HuGrid *grid = canvas->grid;
  HuHex first = lane * grid->lane_length + window.pos0;
  gint n = window.pos1 - window.pos0;
  double reach = canvas->scale + 2;
  HuPoint centre, step;

  if (canvas->recordings == NULL || n < 2)
    return FALSE;
  for (gint i = 0; i < n; i++)
    if (!grid->exists[first + i])
      return FALSE;

  centre = hu_canvas_centre (canvas, first);
  step = hu_canvas_centre (canvas, first + 1);
  step.x -= centre.x;
  step.y -= centre.y;
  hu_canvas_stamp_box (canvas, HU_STAMP_LANE, (guint32) n, centre,
                       (HuBox) { -reach, -reach, 2 * reach + (n - 1) * step.x, 2 * reach + (n - 1) * step.y }, draw_lane,
                       &step);
  return TRUE;
}

/* Draws the grid of hexes, each hexside once. */
void
hu_layer_grid_draw (const HuCanvas *canvas)
{
  HuHexWindow window = hu_canvas_window (canvas, 1);

  if (canvas->scale < GRID_SCALE)
    return;

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    {
      guint32 own = stamp_lane (canvas, window, lane) ? 0 : OWN_SIDES;

      for (gint pos = window.pos0; pos < window.pos1; pos++)
        {
          HuHex hex = lane * canvas->grid->lane_length + pos;
          guint32 sides = own;

          if (!canvas->grid->exists[hex])
            continue;
          for (gint d = 3; d < HU_N_DIRECTIONS; d++)
            {
              if (hu_grid_neighbour (canvas->grid, hex, d) == HU_HEX_NONE)
                sides |= 1u << d;
            }
          if (canvas->sprites == NULL)
            hexsides_path (canvas, canvas->cr, hu_canvas_centre (canvas, hex), sides);
          else
            hu_canvas_stamp (canvas, HU_STAMP_OUTLINE, sides, canvas->scale, hu_canvas_centre (canvas, hex),
                             canvas->scale + 2, 4, draw_outline, NULL);
        }
    }
  if (canvas->sprites == NULL)
    stroke_grid (canvas, canvas->cr);
}

/* 0: none, 1: in full */
static double
number_fade (const HuCanvas *canvas)
{
  if (canvas->sprites == NULL)
    return canvas->scale >= NUMBER_SCALE_PAPER ? 1 : 0;

  return CLAMP ((canvas->scale - NUMBER_SCALE) / (NUMBER_SCALE_FULL - NUMBER_SCALE), 0, 1);
}

static double
number_px (const HuCanvas *canvas)
{
  return CLAMP (canvas->scale * 0.22, canvas->sprites == NULL ? NUMBER_LEAST_PAPER : NUMBER_LEAST, 13);
}

/* How far above the centre of its hex a number is, px; the smallest are as high as there is room between the side of the
 * hex and a counter. */
static double
number_up (const HuCanvas *canvas)
{
  double least = canvas->scale < NUMBER_SCALE ? 0.70 : 0.74;

  return canvas->scale * (canvas->grid->orientation == HU_ORIENTATION_FLAT ? least : 0.76);
}

/* Writes the name of a hex; small names fade out before they become unreadable. */
static void
draw_number (const HuCanvas *canvas,
             HuHex           hex,
             HuColor         color)
{
  HuPoint centre = hu_canvas_centre (canvas, hex);
  char name[HU_HEX_NAME_MAX];

  hu_lettering_draw_ascii (canvas->text, canvas->cr, HU_FONT_PLAIN, number_px (canvas),
                           hu_grid_format (canvas->grid, hex, name), centre.x, centre.y - number_up (canvas),
                           hu_color_alpha (color, number_fade (canvas)));
}

void
hu_layer_number_draw_lit (const HuCanvas *canvas,
                          HuHex           hex,
                          HuColor         ink,
                          HuColor         tab)
{
  HuPoint centre = hu_canvas_centre (canvas, hex);
  char name[HU_HEX_NAME_MAX];
  HuLetteringSize size;
  double half;

  if (number_fade (canvas) <= 0)
    return;

  size = hu_lettering_measure (canvas->text, HU_FONT_PLAIN, number_px (canvas), hu_grid_format (canvas->grid, hex, name));
  /* Round ends keep it within the top of a hex that is a corner. */
  half = MAX (size.width / 2 - size.cap * 0.3, 0);
  cairo_move_to (canvas->cr, centre.x - half, centre.y - number_up (canvas));
  cairo_rel_line_to (canvas->cr, 2 * half, 0);
  cairo_set_line_width (canvas->cr, size.cap + 5);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  hu_color_set (canvas->cr, hu_color_alpha (tab, number_fade (canvas)));
  cairo_stroke (canvas->cr);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_BUTT);
  draw_number (canvas, hex, ink);
}

/* With a halo, that borders and hatches beneath it leave it readable. */
static void
draw_number_above (const HuCanvas *canvas,
                   HuHex           hex)
{
  HuPoint centre = hu_canvas_centre (canvas, hex);
  char name[HU_HEX_NAME_MAX];

  hu_lettering_draw (canvas->text, canvas->cr, HU_FONT_PLAIN, number_px (canvas), hu_grid_format (canvas->grid, hex, name),
                     centre.x, centre.y - number_up (canvas), 0.5, canvas->theme->number,
                     hu_color_alpha (canvas->theme->label_halo, 0.7), 0.9, 0);
}

/* Writes the name of each hex at its top.  Paper has no pointer that could tell it: there it lies above the overlays. */
void
hu_layer_numbers_draw (const HuCanvas *canvas)
{
  HuHexWindow window = hu_canvas_window (canvas, 1);

  if (number_fade (canvas) <= 0)
    return;

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    {
      for (gint pos = window.pos0; pos < window.pos1; pos++)
        {
          HuHex hex = lane * canvas->grid->lane_length + pos;

          if (!canvas->grid->exists[hex] || canvas->map->terrain[hex] == HU_TERRAIN_OFFMAP)
            continue;
          if (canvas->cut_out)
            draw_number_above (canvas, hex);
          else
            draw_number (canvas, hex, canvas->theme->number);
        }
    }
}
