/*
 * Pictures of tactical units, drawn in a box 1.5 wide and 1 high with its middle at 0, 0; ink and line width
 * are set.
 */
#include "hu-tactical-symbol.h"

#include <math.h>

typedef struct
{
  cairo_t *cr;
  HuColor  ink;
  HuColor  fill;
} Pen;

/* Fills the path, and draws its outline. */
static void
shape (const Pen *pen,
       gboolean   dark)
{
  hu_color_set (pen->cr, dark ? pen->ink : pen->fill);
  cairo_fill_preserve (pen->cr);
  hu_color_set (pen->cr, pen->ink);
  cairo_stroke (pen->cr);
}

static void
line (const Pen *pen,
      double     x1,
      double     y1,
      double     x2,
      double     y2)
{
  cairo_move_to (pen->cr, x1, y1);
  cairo_line_to (pen->cr, x2, y2);
  hu_color_set (pen->cr, pen->ink);
  cairo_stroke (pen->cr);
}

static void
disc (const Pen *pen,
      double     x,
      double     y,
      double     radius,
      gboolean   dark)
{
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, x, y, radius, 0, 2 * G_PI);
  shape (pen, dark);
}

/* Draws a man at @x: helmet, shoulders, and a rifle if he has one. */
static void
man (const Pen *pen,
     double     x,
     gboolean   rifle)
{
  cairo_t *cr = pen->cr;

  if (rifle)
    line (pen, x + 0.10, -0.44, x + 0.26, 0.30);
  cairo_move_to (cr, x - 0.19, 0.46);
  cairo_curve_to (cr, x - 0.21, 0.02, x - 0.15, -0.12, x, -0.12);
  cairo_curve_to (cr, x + 0.15, -0.12, x + 0.21, 0.02, x + 0.19, 0.46);
  cairo_close_path (cr);
  shape (pen, TRUE);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, -0.26, 0.15, 0, 2 * G_PI);
  shape (pen, TRUE);
}

static void
star (const Pen *pen,
      double     x,
      double     y,
      double     radius,
      gboolean   dark)
{
  cairo_new_sub_path (pen->cr);
  for (gint i = 0; i < 10; i++)
    {
      double r = i % 2 == 0 ? radius : radius * 0.42, angle = -G_PI / 2 + i * G_PI / 5;

      cairo_line_to (pen->cr, x + r * cos (angle), y + r * sin (angle));
    }
  cairo_close_path (pen->cr);
  shape (pen, dark);
}

/* Two men and what they serve. */
static void
draw_crew (const Pen *pen)
{
  man (pen, -0.48, FALSE);
  man (pen, 0.02, FALSE);
  disc (pen, 0.46, 0.26, 0.20, FALSE);
  line (pen, 0.36, 0.18, 0.72, -0.22);
}

/* A counter without anything behind it. */
static void
draw_dummy (const Pen *pen)
{
  const double dashes[] = { 0.13, 0.10 };

  cairo_save (pen->cr);
  cairo_set_dash (pen->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_rectangle (pen->cr, -0.46, -0.42, 0.92, 0.84);
  hu_color_set (pen->cr, pen->ink);
  cairo_stroke (pen->cr);
  cairo_restore (pen->cr);
  line (pen, -0.20, -0.18, 0.20, 0.18);
  line (pen, -0.20, 0.18, 0.20, -0.18);
}

/* Tracks from @left to @right, with wheels. */
static void
tracks (const Pen *pen,
        double     left,
        double     right,
        double     y,
        double     radius)
{
  cairo_new_sub_path (pen->cr);
  cairo_arc (pen->cr, right - radius, y, radius, -G_PI / 2, G_PI / 2);
  cairo_arc (pen->cr, left + radius, y, radius, G_PI / 2, 3 * G_PI / 2);
  cairo_close_path (pen->cr);
  shape (pen, TRUE);
  hu_color_set (pen->cr, pen->fill);
  for (gint i = 0; i < 4; i++)
    {
      cairo_arc (pen->cr, left + radius + i * (right - left - 2 * radius) / 3, y, radius * 0.5, 0, 2 * G_PI);
      cairo_fill (pen->cr);
    }
}

static void
draw_afv (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  line (pen, 0.18, -0.24, 0.76, -0.28);
  cairo_move_to (cr, -0.34, -0.10);
  cairo_line_to (cr, -0.26, -0.40);
  cairo_line_to (cr, 0.20, -0.40);
  cairo_line_to (cr, 0.30, -0.10);
  cairo_close_path (cr);
  shape (pen, FALSE);
  cairo_move_to (cr, -0.68, -0.10);
  cairo_line_to (cr, 0.56, -0.10);
  cairo_line_to (cr, 0.72, 0.14);
  cairo_line_to (cr, -0.72, 0.14);
  cairo_close_path (cr);
  shape (pen, FALSE);
  tracks (pen, -0.70, 0.70, 0.28, 0.18);
}

static void
draw_carrier (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  cairo_move_to (cr, -0.66, -0.22);
  cairo_line_to (cr, -0.10, -0.22);
  cairo_line_to (cr, 0.02, -0.06);
  cairo_line_to (cr, 0.30, -0.30);
  cairo_line_to (cr, 0.60, 0.10);
  cairo_line_to (cr, -0.66, 0.10);
  cairo_close_path (cr);
  shape (pen, FALSE);
  tracks (pen, -0.68, 0.66, 0.27, 0.18);
}

static void
draw_truck (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  cairo_rectangle (cr, -0.70, -0.38, 0.86, 0.54);
  shape (pen, FALSE);
  cairo_move_to (cr, 0.16, 0.16);
  cairo_line_to (cr, 0.16, -0.24);
  cairo_line_to (cr, 0.44, -0.24);
  cairo_line_to (cr, 0.50, -0.02);
  cairo_line_to (cr, 0.72, 0.02);
  cairo_line_to (cr, 0.72, 0.16);
  cairo_close_path (cr);
  shape (pen, FALSE);
  disc (pen, -0.42, 0.26, 0.17, TRUE);
  disc (pen, 0.42, 0.26, 0.17, TRUE);
}

static void
draw_wagon (const Pen *pen)
{
  cairo_rectangle (pen->cr, -0.62, -0.26, 0.86, 0.32);
  shape (pen, FALSE);
  line (pen, 0.24, 0.00, 0.74, 0.16);
  disc (pen, -0.38, 0.22, 0.23, FALSE);
  disc (pen, 0.10, 0.22, 0.23, FALSE);
  line (pen, -0.38, -0.01, -0.38, 0.45);
  line (pen, -0.61, 0.22, -0.15, 0.22);
  line (pen, 0.10, -0.01, 0.10, 0.45);
  line (pen, -0.13, 0.22, 0.33, 0.22);
}

static void
draw_motorcycle (const Pen *pen)
{
  disc (pen, -0.42, 0.20, 0.24, FALSE);
  disc (pen, 0.42, 0.20, 0.24, FALSE);
  line (pen, -0.42, 0.20, 0.14, 0.12);
  line (pen, 0.42, 0.20, 0.22, -0.30);
  line (pen, 0.22, -0.30, 0.04, -0.34);
  line (pen, -0.30, -0.06, 0.26, -0.10);
}

/* Tracks, a charge, and the wire it is steered by. */
static void
draw_goliath (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  cairo_rectangle (cr, -0.20, -0.28, 0.56, 0.30);
  shape (pen, TRUE);
  tracks (pen, -0.36, 0.56, 0.20, 0.22);
  cairo_move_to (cr, -0.36, 0.10);
  cairo_curve_to (cr, -0.52, -0.20, -0.56, 0.36, -0.74, -0.10);
  hu_color_set (cr, pen->ink);
  cairo_stroke (cr);
}

static void
draw_landing_craft (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  cairo_move_to (cr, -0.70, -0.16);
  cairo_line_to (cr, 0.44, -0.16);
  cairo_line_to (cr, 0.72, -0.34);
  cairo_line_to (cr, 0.58, 0.26);
  cairo_line_to (cr, -0.60, 0.26);
  cairo_close_path (cr);
  shape (pen, FALSE);
  cairo_rectangle (cr, -0.58, -0.40, 0.28, 0.24);
  shape (pen, FALSE);
  line (pen, -0.74, 0.42, 0.74, 0.42);
}

static void
draw_boat (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  cairo_move_to (cr, -0.72, -0.06);
  cairo_curve_to (cr, -0.50, 0.44, 0.50, 0.44, 0.72, -0.06);
  cairo_close_path (cr);
  shape (pen, FALSE);
  line (pen, -0.24, -0.36, 0.10, 0.44);
  line (pen, 0.16, -0.36, 0.50, 0.40);
}

static void
draw_gun (const Pen *pen)
{
  cairo_t *cr = pen->cr;

  line (pen, -0.66, 0.40, -0.06, 0.10);
  cairo_save (cr);
  cairo_rotate (cr, -0.16);
  cairo_rectangle (cr, -0.20, -0.16, 0.94, 0.14);
  shape (pen, TRUE);
  cairo_restore (cr);
  cairo_move_to (cr, 0.00, -0.40);
  cairo_line_to (cr, 0.14, 0.22);
  hu_color_set (cr, pen->ink);
  cairo_stroke (cr);
  disc (pen, -0.02, 0.20, 0.26, FALSE);
  disc (pen, -0.02, 0.20, 0.06, TRUE);
}

/* Draws a plane from above; a glider has long narrow wings and no engine. */
static void
draw_plane (const Pen *pen,
            gboolean   glider)
{
  cairo_t *cr = pen->cr;
  double span = glider ? 0.74 : 0.64, deep = glider ? 0.07 : 0.13;

  cairo_move_to (cr, -span, -0.08);
  cairo_line_to (cr, span, -0.08);
  cairo_line_to (cr, span * 0.92, -0.08 + deep);
  cairo_line_to (cr, -span * 0.92, -0.08 + deep);
  cairo_close_path (cr);
  shape (pen, !glider);
  cairo_move_to (cr, -0.09, -0.30);
  cairo_curve_to (cr, -0.06, -0.48, 0.06, -0.48, 0.09, -0.30);
  cairo_line_to (cr, 0.05, 0.44);
  cairo_line_to (cr, -0.05, 0.44);
  cairo_close_path (cr);
  shape (pen, !glider);
  line (pen, -0.24, 0.38, 0.24, 0.38);
  if (!glider)
    line (pen, -0.24, -0.46, 0.24, -0.46);
}

static void
draw_vehicle (const Pen    *pen,
              HuVehicleType type)
{
  switch (type)
    {
    case HU_VEHICLE_AFV:
      draw_afv (pen);
      break;
    case HU_VEHICLE_TRUCK:
      draw_truck (pen);
      break;
    case HU_VEHICLE_WAGON:
      draw_wagon (pen);
      break;
    case HU_VEHICLE_CARRIER:
      draw_carrier (pen);
      break;
    case HU_VEHICLE_MOTORCYCLE:
      draw_motorcycle (pen);
      break;
    case HU_VEHICLE_GOLIATH:
      draw_goliath (pen);
      break;
    case HU_VEHICLE_LANDING_CRAFT:
      draw_landing_craft (pen);
      break;
    case HU_N_VEHICLES:
    default:
      break;
    }
}

static void
draw_kind (const Pen    *pen,
           const HuUnit *unit)
{
  switch (unit->kind)
    {
    case HU_UNIT_SQUAD:
      man (pen, -0.46, TRUE);
      man (pen, 0.0, TRUE);
      man (pen, 0.46, TRUE);
      break;
    case HU_UNIT_HALF_SQUAD:
      man (pen, -0.26, TRUE);
      man (pen, 0.24, TRUE);
      break;
    case HU_UNIT_CREW:
      draw_crew (pen);
      break;
    case HU_UNIT_LEADER:
      man (pen, -0.22, FALSE);
      star (pen, 0.36, 0.02, 0.34, TRUE);
      break;
    case HU_UNIT_HERO:
      man (pen, -0.22, TRUE);
      star (pen, 0.40, 0.02, 0.34, FALSE);
      break;
    case HU_UNIT_DUMMY:
      draw_dummy (pen);
      break;
    case HU_UNIT_VEHICLE:
      draw_vehicle (pen, unit->vehicle != NULL ? unit->vehicle->type : HU_VEHICLE_AFV);
      break;
    case HU_UNIT_GUN:
      draw_gun (pen);
      break;
    case HU_UNIT_AIRCRAFT:
    case HU_UNIT_GLIDER:
      draw_plane (pen, unit->kind == HU_UNIT_GLIDER);
      break;
    case HU_UNIT_BOAT:
      draw_boat (pen);
      break;
    case HU_UNIT_GROUND:
    case HU_UNIT_AIR:
    case HU_UNIT_NAVAL:
    case HU_N_UNIT_KINDS:
    default:
      break;
    }
}

gboolean
hu_tactical_symbol_is_for (const HuUnit *unit)
{
  return hu_unit_kind_is_tactical (unit->kind);
}

/**
 * hu_tactical_symbol_draw:
 * @box: the box that contains the picture in its middle
 * @ink: the colour of lines and dark parts
 * @line_width: px
 *
 * Draws the picture of the unit's kind.
 */
void
hu_tactical_symbol_draw (cairo_t      *cr,
                         const HuUnit *unit,
                         HuBox         box,
                         HuColor       ink,
                         HuColor       fill,
                         double        line_width)
{
  Pen pen = { cr, ink, fill };
  double unit_px = MIN (box.width / 1.5, box.height);

  cairo_save (cr);
  cairo_translate (cr, box.x + box.width / 2, box.y + box.height / 2);
  cairo_scale (cr, unit_px, unit_px);
  cairo_set_line_width (cr, line_width / unit_px);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  draw_kind (&pen, unit);
  cairo_restore (cr);
}
