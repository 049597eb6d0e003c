/*
 * Marks that follow the pointer and the keyboard: cursor, hover, selection, dragged units and their ways, hexes
 * that would change hands, and highlighted hexes.
 */
#include "hu-area.h"
#include "hu-canvas.h"
#include "hu-counter.h"
#include "hu-layers.h"
#include "hu-side-look.h"
#include "hu-storey-fan.h"

#include <math.h>
#include <string.h>

#define HEAD_LETTERS 11.0 /* px: the name of the hex above its units */

/*
 * The arrow of a way. A step between neighbours is a solid line, because the unit is judged in both hexes; a
 * leap over others is dashed, because it is judged in none of them.
 */

typedef struct
{
  const HuCanvas *canvas;
  const GArray   *way;
  double          width;
  HuPoint         tip; /* where the line ends, under the head */
} Arrow;

static HuHex
hex_at (const Arrow *arrow,
        guint        index)
{
  return g_array_index (arrow->way, HuHex, index);
}

static HuPoint
point_at (const Arrow *arrow,
          guint        index)
{
  return index + 1 < arrow->way->len ? hu_canvas_centre (arrow->canvas, hex_at (arrow, index)) : arrow->tip;
}

static gboolean
is_leap (const Arrow *arrow,
         guint        index)
{
  return hu_grid_distance (arrow->canvas->scenario->map->grid, hex_at (arrow, index), hex_at (arrow, index + 1)) > 1;
}

/* An arrow's head, its point at @end. */
static void
head_path (cairo_t *cr,
           HuPoint  end,
           double   angle,
           double   length)
{
  cairo_move_to (cr, end.x, end.y);
  cairo_line_to (cr, end.x - length * cos (angle - 0.5), end.y - length * sin (angle - 0.5));
  cairo_line_to (cr, end.x - length * cos (angle + 0.5), end.y - length * sin (angle + 0.5));
  cairo_close_path (cr);
}

/* Strokes all steps as one joined line, and each leap separately. */
static void
stroke_line (const Arrow *arrow,
             double       width)
{
  cairo_t *cr = arrow->canvas->cr;
  const double dashes[] = { arrow->width * 1.6, arrow->width * 2.4 };

  cairo_set_line_width (cr, width);
  for (guint leaps = 0; leaps < 2; leaps++)
    {
      if (leaps)
        cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      for (guint i = 0; i + 1 < arrow->way->len; i++)
        {
          HuPoint a = point_at (arrow, i), b = point_at (arrow, i + 1);

          if (is_leap (arrow, i) != (leaps == 1))
            continue;
          if (leaps || i == 0 || is_leap (arrow, i - 1))
            cairo_move_to (cr, a.x, a.y);
          cairo_line_to (cr, b.x, b.y);
        }
      cairo_stroke (cr);
    }
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Strokes the whole arrow, that many pixels wider on each side. */
static void
stroke (const Arrow *arrow,
        double       angle,
        double       more)
{
  cairo_t *cr = arrow->canvas->cr;

  stroke_line (arrow, arrow->width + 2 * more);
  for (guint i = 0; i + 1 < arrow->way->len; i++)
    {
      HuPoint p = point_at (arrow, i);

      cairo_arc (cr, p.x, p.y, arrow->width * 1.05 + more, 0, 2 * G_PI);
      cairo_fill (cr);
    }

  head_path (cr, hu_canvas_centre (arrow->canvas, hex_at (arrow, arrow->way->len - 1)), angle, arrow->width * 3.9);
  if (more > 0)
    {
      cairo_set_line_width (cr, 2 * more);
      cairo_stroke_preserve (cr);
    }
  cairo_fill (cr);
}

/* Draws an arrow along @way (HuHex, the beginning first); nothing where the way has only one hex. @width: px; @casing
 * sets it off from the ground. */
static void
draw_way_arrow (const HuCanvas *canvas,
                const GArray   *way,
                double          width,
                HuColor         color,
                HuColor         casing)
{
  Arrow arrow = { canvas, way, width, { 0, 0 } };
  HuPoint before, end;
  double angle;

  g_return_if_fail (canvas != NULL && way != NULL);

  if (way->len < 2)
    return;

  before = hu_canvas_centre (canvas, hex_at (&arrow, way->len - 2));
  end = hu_canvas_centre (canvas, hex_at (&arrow, way->len - 1));
  angle = atan2 (end.y - before.y, end.x - before.x);
  arrow.tip = (HuPoint) { end.x - cos (angle) * width * 1.82, end.y - sin (angle) * width * 1.82 };

  cairo_save (canvas->cr);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  hu_color_set (canvas->cr, casing);
  stroke (&arrow, angle, MAX (2.0, width * 0.5));
  hu_color_set (canvas->cr, color);
  stroke (&arrow, angle, 0);
  cairo_restore (canvas->cr);
}

static void
outline (const HuCanvas *canvas,
         HuHex           hex,
         double          inset,
         HuColor         color,
         double          width)
{
  hu_canvas_hex_path (canvas, hex, inset);
  hu_color_set (canvas->cr, color);
  cairo_set_line_width (canvas->cr, width);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (canvas->cr);
}

static void
draw_changing (const HuCanvas *canvas,
               const HuScene  *scene)
{
  HuSide side = scene->changing_to;

  if (scene->changing == NULL || scene->changing->len == 0 || side == HU_SIDE_NONE)
    return;

  for (guint i = 0; i < scene->changing->len; i++)
    hu_canvas_hex_path (canvas, g_array_index (scene->changing, HuHex, i), 0);
  hu_color_set (canvas->cr, hu_color_alpha (canvas->theme->side[side], 0.28));
  cairo_fill_preserve (canvas->cr);
  hu_canvas_hatch (canvas, side, hu_color_alpha (canvas->theme->side[side], 0.85),
                   CLAMP (canvas->scale * 0.22, 4, 11), hu_canvas_width (canvas, 0.06, 1.0, 2.6));
  for (guint i = 0; i < scene->changing->len; i++)
    outline (canvas, g_array_index (scene->changing, HuHex, i), 1.5, canvas->theme->side[side],
             hu_canvas_width (canvas, 0.06, 1.2, 3));
}

#define FLASH_SHAPE_SCALE 2.0 /* below it the outlines of hexes cover them */
#define FLASH_OUTLINES 2000   /* as many of them as can be told apart then */

static gboolean
is_marked (HuHex    hex,
           gpointer marks)
{
  return ((const guint8 *) marks)[hex];
}

/* Draws three pulses that fade; at phase 0 (and where animations are off) the hexes are simply lit. */
static void
draw_flash (const HuCanvas *canvas,
            const HuScene  *scene)
{
  double phase = CLAMP (scene->flash_phase, 0, 1);
  double strength = (1 - phase) * (0.5 + 0.5 * cos (phase * 6 * G_PI));
  double width = hu_canvas_width (canvas, 0.12, 2, 6);
  guint step = 1;

  if (scene->flash == NULL || scene->flash->len == 0 || phase >= 1)
    return;

  hu_color_set (canvas->cr, hu_color_alpha (canvas->theme->flash, 0.14 * strength));
  if (canvas->scale >= FLASH_SHAPE_SCALE)
    {
      g_autofree guint8 *marks = g_new0 (guint8, canvas->grid->n_hexes);

      /* The end of a phase may light thousands of hexes of a large map, so this looks them up instead of searching. */
      for (guint i = 0; i < scene->flash->len; i++)
        marks[g_array_index (scene->flash, HuHex, i)] = TRUE;
      hu_area_path (canvas, hu_canvas_window (canvas, 1), FALSE, is_marked, marks);
      cairo_fill (canvas->cr);
    }
  else
    step += scene->flash->len / FLASH_OUTLINES;
  for (guint i = 0; i < scene->flash->len; i += step)
    {
      HuHex hex = g_array_index (scene->flash, HuHex, i);

      if (!hu_canvas_sees (canvas, hu_canvas_centre (canvas, hex), canvas->scale + width))
        continue;

      outline (canvas, hex, width / 2, hu_color_alpha (canvas->theme->mark, 0.25 + 0.6 * strength),
               width * 1.3);
      outline (canvas, hex, width / 2, hu_color_alpha (canvas->theme->flash, 0.35 + 0.65 * strength),
               width * 0.8);
      /* The hex that is asked about is named, and its name would be under the light. */
      hu_layer_number_draw_lit (canvas, hex, (HuColor) { 0, 0, 0, 0.85 * strength },
                                hu_color_alpha (canvas->theme->flash, 0.35 + 0.65 * strength));
    }
}

/* Draws the marks on the ground, under the counters. */
void
hu_layer_marks_draw_below (const HuCanvas *canvas,
                           const HuScene  *scene)
{
  hu_building_outline_draw_selected (canvas, scene);
  draw_changing (canvas, scene);
  draw_flash (canvas, scene);
}

static void
draw_ring (const HuCanvas      *canvas,
           const HuCounterSpot *spot,
           HuSide               side)
{
  double width = CLAMP (spot->size * 0.07, 1.6, 4) * canvas->theme->line_scale;

  hu_counter_path (canvas->cr, hu_theme_look (canvas->theme, side), spot->centre, spot->size, width * 0.75);
  hu_color_set (canvas->cr, (HuColor) { 0, 0, 0, 0.85 });
  cairo_set_line_width (canvas->cr, width + 2.2);
  cairo_stroke_preserve (canvas->cr);
  hu_color_set (canvas->cr, canvas->theme->selection);
  cairo_set_line_width (canvas->cr, width);
  cairo_stroke (canvas->cr);
}

static void
ring_spots (const HuCanvas *canvas,
            const HuScene  *scene,
            const GArray   *spots)
{
  for (guint i = 0; i < spots->len; i++)
    {
      const HuCounterSpot *spot = &g_array_index (spots, HuCounterSpot, i);

      if (spot->face && !spot->ghost && hu_stack_lists (scene->selected, spot->unit))
        draw_ring (canvas, spot, hu_scenario_get_unit (canvas->scenario, spot->unit)->side);
    }
}

/* Looks at each selected unit's pile once, except for the fanned-out one. */
static void
draw_selection (const HuCanvas *canvas,
                const HuStacks *stacks,
                const HuScene  *scene)
{
  const HuState *state = hu_snapshot_get_state (scene->snapshot);
  g_autoptr(GArray) spots = g_array_new (FALSE, FALSE, sizeof (HuCounterSpot));

  for (guint i = 0; scene->selected != NULL && i < scene->selected->len; i++)
    {
      HuHex hex = state->unit_hex[g_array_index (scene->selected, guint, i)];
      const HuStack *stack = hex == HU_HEX_NONE || hu_scene_fans (scene, hex) ? NULL : hu_stacks_find (stacks, hex);

      g_array_set_size (spots, 0);
      if (stack == NULL)
        continue;
      hu_stack_pile (canvas, stacks, stack, scene, spots);
      ring_spots (canvas, scene, spots);
    }
}

/* The first unit's way stands out; ways that several units share are drawn once. */
static void
draw_paths (const HuCanvas  *canvas,
            const GPtrArray *paths)
{
  double width = hu_canvas_width (canvas, 0.10, 2.2, 6);

  for (guint i = paths != NULL ? paths->len : 0; i-- > 0;)
    {
      const GArray *path = g_ptr_array_index (paths, i);
      gboolean drawn = FALSE;

      for (guint j = 0; j < i && !drawn; j++)
        drawn = hu_arrays_equal (path, g_ptr_array_index (paths, j));
      if (!drawn)
        draw_way_arrow (canvas, path, i == 0 ? width : width * 0.6, canvas->theme->cursor, canvas->theme->cursor_casing);
    }
}

/* From a card that lies beside its hex to the counters there. */
static void
draw_leader (const HuCanvas *canvas,
             HuPoint         centre,
             HuBox           panel)
{
  HuPoint near = { CLAMP (centre.x, panel.x, panel.x + panel.width), CLAMP (centre.y, panel.y, panel.y + panel.height) };
  double away = hypot (near.x - centre.x, near.y - centre.y), rest = hu_counter_size (canvas) * 0.55 / MAX (away, 1);
  cairo_t *cr = canvas->cr;

  if (rest >= 1)
    return;

  cairo_move_to (cr, near.x, near.y);
  cairo_line_to (cr, centre.x + (near.x - centre.x) * rest, centre.y + (near.y - centre.y) * rest);
  hu_color_set (cr, canvas->theme->place_fill);
  cairo_set_line_width (cr, 5);
  cairo_stroke_preserve (cr);
  hu_color_set (cr, canvas->theme->mark);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

static void
draw_head (const HuCanvas *canvas,
           HuHex           hex,
           HuBox           panel)
{
  char name[HU_HEX_NAME_MAX];

  hu_grid_format (canvas->grid, hex, name);
  hu_lettering_draw (canvas->text, canvas->cr, HU_FONT_BOLD, HEAD_LETTERS, name, panel.x + panel.width / 2,
                     panel.y + HU_STACK_FAN_HEAD / 2 + 2, 0.5, canvas->theme->place, (HuColor) { 0, 0, 0, 0 }, 0, 0);
}

static void
draw_fan (const HuCanvas *canvas,
          const HuStacks *stacks,
          const HuScene  *scene,
          HuHex           hex)
{
  const HuStack *stack = hex == HU_HEX_NONE ? NULL : hu_stacks_find (stacks, hex);
  g_autoptr(GArray) spots = g_array_new (FALSE, FALSE, sizeof (HuCounterSpot));
  gboolean headed;
  HuBox panel;

  if (stack == NULL || stack->n < 2)
    return;

  headed = hu_stack_fan (canvas, stacks, stack, scene, spots, &panel);
  draw_leader (canvas, hu_canvas_centre (canvas, hex), panel);
  hu_canvas_draw_panel (canvas, panel);
  if (headed)
    draw_head (canvas, hex, panel);
  for (guint i = 0; i < spots->len; i++)
    {
      const HuCounterSpot *spot = &g_array_index (spots, HuCounterSpot, i);

      hu_stack_draw_spot (canvas, spot, spot->ghost ? 0.35 : 1);
    }
  ring_spots (canvas, scene, spots);
}

static void
draw_storeys (const HuCanvas *canvas,
              const HuStacks *stacks,
              const HuScene  *scene)
{
  g_autoptr(HuStoreyFan) fan = hu_storey_fan_new (canvas, scene);
  g_autoptr(GArray) spots = g_array_new (FALSE, FALSE, sizeof (HuCounterSpot));

  if (fan == NULL)
    return;

  hu_storey_fan_draw (fan, canvas, stacks, scene);
  hu_storey_fan_list_spots (fan, canvas, stacks, scene, spots);
  ring_spots (canvas, scene, spots);
}

static void
draw_lifted (const HuCanvas *canvas,
             const HuScene  *scene)
{
  HuPoint at = hu_canvas_point (canvas, scene->lift_at);
  double size = MAX (hu_counter_size (canvas), 22);
  guint n = scene->lifted != NULL ? scene->lifted->len : 0;

  for (guint i = n; i-- > 0;)
    {
      guint unit = g_array_index (scene->lifted, guint, i);
      HuSide side = hu_scenario_get_unit (canvas->scenario, unit)->side;
      double off = MIN (i, 3) * size * 0.12;
      HuPoint centre = { at.x + off, at.y + off };
      HuCounterSpot spot = hu_stack_spot (canvas, scene, unit, centre, hu_canvas_snap (canvas, size));

      spot.tagged = FALSE;
      hu_counter_path (canvas->cr, hu_theme_look (canvas->theme, side),
                       (HuPoint) { centre.x + size * 0.08, centre.y + size * 0.13 }, size,
                       2);
      hu_color_set (canvas->cr, hu_color_alpha (canvas->theme->shadow, 0.9));
      cairo_fill (canvas->cr);
      hu_stack_draw_spot (canvas, &spot, 1);
    }
  if (n > 1)
    hu_counter_draw_badge (canvas, n, (HuPoint) { at.x + size * 0.5, at.y - size * 0.5 }, size);
}

void
hu_layer_marks_draw_above (const HuCanvas *canvas,
                           const HuStacks *stacks,
                           const HuScene  *scene)
{
  const HuTheme *theme = canvas->theme;
  double width = hu_canvas_width (canvas, 0.07, 1.5, 4);

  draw_selection (canvas, stacks, scene);
  if (scene->hover != HU_HEX_NONE)
    {
      outline (canvas, scene->hover, 0, hu_color_alpha (theme->cursor_casing, 0.7), width + 1.5);
      outline (canvas, scene->hover, 0, theme->hover, width * 0.75);
      hu_layer_counters_draw_badge (canvas, stacks, scene->hover);
    }
  if (scene->cursor != HU_HEX_NONE)
    {
      outline (canvas, scene->cursor, 0, theme->cursor_casing, width * 1.5 + 3);
      outline (canvas, scene->cursor, 0, theme->cursor, width * 1.5);
      hu_layer_counters_draw_badge (canvas, stacks, scene->cursor);
    }
  draw_paths (canvas, scene->paths);
  draw_storeys (canvas, stacks, scene);
  for (guint i = 0; scene->fans != NULL && i < scene->fans->len; i++)
    draw_fan (canvas, stacks, scene, g_array_index (scene->fans, HuHex, i));
  draw_fan (canvas, stacks, scene, scene->fan);
  draw_lifted (canvas, scene);
}
