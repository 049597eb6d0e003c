/*
 * The face of a counter: the symbol, size, strength and designation, as far as they can be read at the counter's
 * size.  Frames lie on whole device pixels.
 */
#include "hu-counter-face.h"

#include "hu-counter.h"
#include "hu-geometry.h"
#include "hu-scenario.h"
#include "hu-side-look.h"
#include "hu-tactical-symbol.h"
#include "hu-theme.h"

#include <cairo.h>
#include <math.h>

static void
line (cairo_t *cr,
      double   x1,
      double   y1,
      double   x2,
      double   y2)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
}

static void
cross (cairo_t *cr,
       HuBox    box)
{
  line (cr, box.x, box.y, box.x + box.width, box.y + box.height);
  line (cr, box.x, box.y + box.height, box.x + box.width, box.y);
}

/* Tracks: a rectangle whose ends are round. */
static void
tracks (cairo_t *cr,
        HuBox    box)
{
  double inset_x = box.width * 0.16, inset_y = box.height * 0.22;
  double left = box.x + inset_x, right = box.x + box.width - inset_x;
  double top = box.y + inset_y, bottom = box.y + box.height - inset_y;
  double radius = (bottom - top) / 2, middle = (top + bottom) / 2;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, middle, radius, -G_PI / 2, G_PI / 2);
  cairo_arc (cr, left + radius, middle, radius, G_PI / 2, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* A bridge seen from the side. */
static void
bridge (cairo_t *cr,
        HuBox    box)
{
  double left = box.x + box.width * 0.24, right = box.x + box.width * 0.76;
  double top = box.y + box.height * 0.34, bottom = box.y + box.height * 0.72;

  line (cr, left, bottom, left, top);
  cairo_line_to (cr, right, top);
  cairo_line_to (cr, right, bottom);
  line (cr, (left + right) / 2, top, (left + right) / 2, bottom);
}

/* Two blades of a propeller. */
static void
propeller (cairo_t *cr,
           HuBox    box)
{
  double x = box.x + box.width / 2, y = box.y + box.height / 2;
  double reach = box.width * 0.36, high = box.height * 0.26;

  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, x + reach * 0.5, y - high * 1.4, x + reach, y - high * 1.3, x + reach, y);
  cairo_curve_to (cr, x + reach, y + high * 1.3, x + reach * 0.5, y + high * 1.4, x, y);
  cairo_curve_to (cr, x - reach * 0.5, y - high * 1.4, x - reach, y - high * 1.3, x - reach, y);
  cairo_curve_to (cr, x - reach, y + high * 1.3, x - reach * 0.5, y + high * 1.4, x, y);
  cairo_close_path (cr);
}

/* An anchor: ring, stock, shank and flukes. */
static void
anchor (cairo_t *cr,
        HuBox    box)
{
  double x = box.x + box.width / 2, top = box.y + box.height * 0.16, bottom = box.y + box.height * 0.84;
  double ring = box.height * 0.09, reach = box.height * 0.34, stock = top + 3.2 * ring;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x, top + ring, ring, 0, 2 * G_PI);
  line (cr, x, top + 2 * ring, x, bottom);
  line (cr, x - reach * 0.6, stock, x + reach * 0.6, stock);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, bottom - reach, reach, G_PI * 0.08, G_PI * 0.92);
}

static void
draw_branch (cairo_t    *cr,
             const char *branch,
             HuBox       box)
{
  if (g_strcmp0 (branch, "infantry") == 0 || g_strcmp0 (branch, "mechanized") == 0)
    cross (cr, box);
  if (g_strcmp0 (branch, "armor") == 0 || g_strcmp0 (branch, "mechanized") == 0)
    tracks (cr, box);
  if (g_strcmp0 (branch, "cavalry") == 0)
    line (cr, box.x, box.y + box.height, box.x + box.width, box.y);
  if (g_strcmp0 (branch, "engineer") == 0)
    bridge (cr, box);
  cairo_stroke (cr);

  if (g_strcmp0 (branch, "artillery") == 0)
    {
      cairo_arc (cr, box.x + box.width / 2, box.y + box.height / 2, box.height * 0.2, 0, 2 * G_PI);
      cairo_fill (cr);
    }
  if (g_strcmp0 (branch, "headquarters") == 0)
    {
      cairo_rectangle (cr, box.x, box.y, box.width, box.height * 0.34);
      cairo_fill (cr);
    }
}

/**
 * hu_nato_symbol_draw:
 * @branch: (nullable): "infantry" "armor" "mechanized" "cavalry" "artillery" "engineer" "headquarters";
 *   anything else is a plain box
 * @kind: of the unit; that of an air or naval unit overrides its branch
 * @fill: the colour within the frame
 *
 * Draws the symbol of a kind of troops.
 */
static void
hu_nato_symbol_draw (cairo_t    *cr,
                     const char *branch,
                     HuUnitKind  kind,
                     HuBox       box,
                     HuColor     ink,
                     HuColor     fill,
                     double      line_width)
{
  cairo_save (cr);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  hu_color_set (cr, fill);
  cairo_fill_preserve (cr);
  cairo_save (cr);
  cairo_clip (cr);

  hu_color_set (cr, ink);
  cairo_set_line_width (cr, line_width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  if (kind == HU_UNIT_AIR)
    {
      propeller (cr, box);
      cairo_fill (cr);
    }
  else if (kind == HU_UNIT_NAVAL)
    {
      anchor (cr, box);
      cairo_stroke (cr);
    }
  else
    {
      draw_branch (cr, branch, box);
    }
  cairo_restore (cr);

  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  hu_color_set (cr, ink);
  cairo_set_line_width (cr, line_width);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Draws XXXX (army), XXX (corps), XX (division), X (brigade), III (regiment) or II (battalion) with the middle at x, y;
 * nothing for HU_SIZE_NONE. */
static void
draw_size (cairo_t   *cr,
           HuUnitSize size,
           double     x,
           double     y,
           double     height,
           double     line_width,
           HuColor    ink)
{
  static const struct
  {
    gint     n;
    gboolean bars;
  } marks[HU_N_SIZES] = {
    [HU_SIZE_BATTALION] = { 2, TRUE }, [HU_SIZE_REGIMENT] = { 3, TRUE },
    [HU_SIZE_BRIGADE] = { 1, FALSE }, [HU_SIZE_DIVISION] = { 2, FALSE },
    [HU_SIZE_CORPS] = { 3, FALSE }, [HU_SIZE_ARMY] = { 4, FALSE },
  };
  double half = height / 2, step = marks[size].bars ? height * 0.62 : height * 1.12;
  double first = x - step * (marks[size].n - 1) / 2;

  if (marks[size].n == 0)
    return;

  hu_color_set (cr, ink);
  cairo_set_line_width (cr, line_width);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  for (gint i = 0; i < marks[size].n; i++)
    {
      double middle = first + i * step;

      if (marks[size].bars)
        line (cr, middle, y - half, middle, y + half);
      else
        cross (cr, (HuBox) { middle - half * 0.9, y - half, height * 0.9, height });
    }
  cairo_stroke (cr);
}

/* px from which on there is … */
#define SYMBOL_SIZE 10.0
#define STRENGTH_SIZE 23.0
#define STRENGTH_SIZE_PAPER 14.0 /* pt */
#define NAME_SIZE 36.0
#define NAME_SIZE_PAPER 18.5
#define TACTICAL_NAME_SIZE_PAPER 16.5
/* Smaller letters nobody reads on paper, pt. */
#define LETTERS_PAPER 6.2

/* Rows of a face, as shares of its height. */
typedef struct
{
  double   name_y, name_px;      /* 0 px: none */
  double   mark_y, mark_height;  /* of size; 0: none */
  double   symbol_y, symbol_height;
  double   strength_y, strength_px;
} FaceRows;

/* Is a counter too small for a number?  Paper shows finer things than a screen. */
static gboolean
is_small (const HuCanvas *canvas,
          double          size)
{
  return size < (canvas->sprites == NULL ? STRENGTH_SIZE_PAPER : STRENGTH_SIZE);
}

static gboolean
has_name (const HuCanvas *canvas,
          double          size)
{
  return size >= (canvas->sprites == NULL ? NAME_SIZE_PAPER : NAME_SIZE);
}

static FaceRows
rows_for (const HuCanvas *canvas,
          double          size,
          const HuUnit   *unit)
{
  if (is_small (canvas, size))
    return (FaceRows) { .symbol_y = 0.5, .symbol_height = 0.50 };
  if (!has_name (canvas, size) || unit->name == NULL || *unit->name == '\0')
    return (FaceRows) { .mark_y = 0.145, .mark_height = size < 26 ? 0 : 0.12, .symbol_y = 0.43,
                        .symbol_height = 0.36, .strength_y = 0.805, .strength_px = 0.36 };

  /* Nobody can make a sheet of paper larger: name and strength before all else. */
  if (size < NAME_SIZE)
    return (FaceRows) { .name_y = 0.165, .name_px = MAX (0.23, LETTERS_PAPER / size), .symbol_y = 0.5, .symbol_height = 0.27,
                        .strength_y = 0.835, .strength_px = MAX (0.28, LETTERS_PAPER / size) };

  return (FaceRows) { .name_y = 0.130,
                      .name_px = 0.200,
                      .mark_y = 0.285,
                      .mark_height = 0.100,
                      .symbol_y = 0.525,
                      .symbol_height = 0.335,
                      .strength_y = 0.835,
                      .strength_px = 0.30 };
}

/* Draws cardboard around 0, 0: its shadow, its face with light from above, and its frame. */
static void
draw_card (const HuCanvas *canvas,
           cairo_t        *cr,
           HuSide          side,
           double          size)
{
  HuColor color = hu_counter_color (canvas, side), ink = hu_color_ink (color);
  double line =
    hu_canvas_snap (canvas, MAX (1 / canvas->device_scale, size * 0.024)) * canvas->theme->line_scale;
  HuPoint middle = { 0, 0 };
  HuSide look = hu_theme_look (canvas->theme, side);

  if (size >= 8)
    {
      double drop = MAX (1, size * 0.03);

      hu_counter_path (cr, look, (HuPoint) { drop, drop * 1.3 }, size, 0.5);
      hu_color_set (cr, canvas->theme->shadow);
      cairo_fill (cr);
    }

  hu_counter_path (cr, look, middle, size, 0);
  hu_color_set (cr, color);
  cairo_fill (cr);
  if (size >= 14)
    {
      hu_counter_path (cr, look, (HuPoint) { 0, 0 }, size, -line * 1.5);
      hu_color_set (cr, hu_color_alpha (hu_color_mix (color, (HuColor) { 1, 1, 1, 1 }, 0.8), 0.45));
      cairo_set_line_width (cr, line);
      cairo_stroke (cr);
    }

  hu_counter_path (cr, look, middle, size, -line / 2);
  hu_color_set (cr, hu_color_mix (color, ink, is_small (canvas, size) ? 0.55 : 0.78));
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

#define NARROWEST 0.7 /* of their width to which letters are pressed before a name is shortened */

/* Writes @text no wider than @width: smaller if necessary, then narrower, and shortened if that is not enough. */
static void
write_fitting (const HuCanvas *canvas,
               cairo_t        *cr,
               HuFont          font,
               double          px,
               const char     *text,
               double          y,
               double          width,
               HuColor         ink)
{
  double wide = hu_lettering_measure (canvas->text, font, px, text).width;
  g_autofree char *shortened = NULL;
  double narrow = 1;

  if (wide > width)
    {
      double least = MAX (px * 0.74, 6.0);
      double fitting = px * width / wide;

      if (fitting >= least * NARROWEST)
        {
          narrow = MIN (fitting / least, 1);
        }
      else
        {
          glong n = g_utf8_strlen (text, -1);
          glong keep = CLAMP ((glong) ((double) n * (width / (wide * least / px))) - 1, 1, n);
          g_autofree char *head = g_utf8_substring (text, 0, keep);

          shortened = g_strconcat (g_strchomp (head), "…", NULL);
          text = shortened;
        }
      px = MIN (px, MAX (fitting, least));
    }

  cairo_save (cr);
  cairo_scale (cr, narrow, 1);
  hu_lettering_draw (canvas->text, cr, font, px, text, 0, y, 0.5, ink, (HuColor) { 0, 0, 0, 0 }, 0, 0);
  cairo_restore (cr);
}

static void
draw_strength (const HuCanvas *canvas,
               cairo_t        *cr,
               const HuUnit   *unit,
               double          y,
               double          px,
               double          width,
               HuColor         ink)
{
  g_autofree char *text = NULL;

  if (unit->strength < 0)
    return;

  text = g_strdup_printf (unit->bracketed ? "[%" G_GINT64_FORMAT "]" : "%" G_GINT64_FORMAT, unit->strength);
  write_fitting (canvas, cr, HU_FONT_BOLD, px, text, y, width, ink);
}

static void
draw_symbol (const HuCanvas *canvas,
             cairo_t        *cr,
             const HuUnit   *unit,
             const FaceRows *rows,
             double          size,
             HuColor         color,
             HuColor         ink)
{
  gboolean small = is_small (canvas, size);
  double line = MAX (hu_canvas_snap (canvas, size * 0.030), 1 / canvas->device_scale);
  double height = hu_canvas_snap (canvas, rows->symbol_height * size);
  double width = hu_canvas_snap (canvas, rows->symbol_height * size * 1.5);
  double top = -size / 2;
  double off = fmod (line * canvas->device_scale, 2) >= 1 ? 0.5 / canvas->device_scale : 0;
  HuBox box = { hu_canvas_snap (canvas, -width / 2) + off,
                hu_canvas_snap (canvas, top + rows->symbol_y * size - height / 2) + off, width, height };

  /* Very thin lines are paler, so that the side's colour stays visible. */
  if (small)
    ink = hu_color_mix (color, ink, 0.72);
  hu_nato_symbol_draw (cr, unit->branch, unit->kind, box, ink,
                       hu_color_mix (color, (HuColor) { 1, 1, 1, 1 }, small ? 0.35 : 0.62), line);
  if (rows->mark_height > 0)
    draw_size (cr, unit->size, box.x + box.width / 2, top + rows->mark_y * size,
               rows->mark_height * size, MAX (line * 0.85, 0.9 / canvas->device_scale), ink);
}

/* Returns the figure beside the picture: strength, a leader's modifier, or the strongest armor. */
static char *
tactical_figure (const HuUnit *unit)
{
  if (unit->strength >= 0)
    return g_strdup_printf ("%" G_GINT64_FORMAT, unit->strength);
  if (unit->kind == HU_UNIT_LEADER && unit->has_leadership)
    return g_strdup_printf (unit->leadership < 0   ? "−%" G_GINT64_FORMAT
                            : unit->leadership > 0 ? "+%" G_GINT64_FORMAT
                                                   : "%" G_GINT64_FORMAT,
                            ABS (unit->leadership));
  if (unit->vehicle != NULL && unit->vehicle->armor >= 0)
    return g_strdup_printf ("%" G_GINT64_FORMAT, unit->vehicle->armor);

  return NULL;
}

/* Armor stands on a shield. */
static void
draw_shield (cairo_t *cr,
             double   x,
             double   y,
             double   width,
             double   height)
{
  cairo_move_to (cr, x - width / 2, y - height / 2);
  cairo_line_to (cr, x + width / 2, y - height / 2);
  cairo_line_to (cr, x + width / 2, y + height * 0.1);
  cairo_curve_to (cr, x + width / 2, y + height * 0.4, x, y + height / 2, x, y + height * 0.58);
  cairo_curve_to (cr, x, y + height / 2, x - width / 2, y + height * 0.4, x - width / 2, y + height * 0.1);
  cairo_close_path (cr);
}

static void
draw_figure (const HuCanvas *canvas,
             cairo_t        *cr,
             const HuUnit   *unit,
             double          size,
             HuColor         ink,
             HuColor         fill)
{
  g_autofree char *text = tactical_figure (unit);
  double px = size * 0.21, x = size * 0.33, y = -size * 0.33;

  if (text == NULL || px < 6.5)
    return;

  if (unit->strength < 0 && unit->vehicle != NULL)
    {
      double wide = hu_lettering_measure (canvas->text, HU_FONT_BOLD, px, text).width + px * 0.5;

      x = size * 0.5 - wide / 2 - size * 0.05;
      draw_shield (cr, x, y, wide, px * 1.35);
      hu_color_set (cr, fill);
      cairo_fill_preserve (cr);
      hu_color_set (cr, ink);
      cairo_set_line_width (cr, MAX (0.8, size * 0.02));
      cairo_stroke (cr);
    }
  hu_lettering_draw (canvas->text, cr, HU_FONT_BOLD, px, text, x, y, 0.5, ink, (HuColor) { 0, 0, 0, 0 }, 0,
                     0);
}

/* Draws a tactical counter: the picture, the name beneath it, and a figure at its upper right. */
static void
draw_tactical_face (const HuCanvas *canvas,
                    cairo_t        *cr,
                    const HuUnit   *unit,
                    double          size)
{
  HuColor color = hu_counter_color (canvas, unit->side), ink = hu_color_ink (color);
  HuColor fill = hu_color_mix (color, (HuColor) { 1, 1, 1, 1 }, 0.62);
  gboolean paper = canvas->sprites == NULL;
  gboolean named = size >= (paper ? TACTICAL_NAME_SIZE_PAPER : STRENGTH_SIZE) && unit->name != NULL && *unit->name != '\0';
  double line = MAX (size * 0.026, 0.8 / canvas->device_scale), px = MAX (size * 0.225, paper ? LETTERS_PAPER : 7.5);
  HuBox box = { -size * 0.42, -size * (named ? 0.36 : 0.40), size * 0.84, size * (named ? 0.52 : 0.80) };
  HuFont font;

  draw_card (canvas, cr, unit->side, size);
  if (size < SYMBOL_SIZE)
    return;

  hu_tactical_symbol_draw (cr, unit, box, ink, fill, line);
  if (!named)
    return;

  font = hu_lettering_measure (canvas->text, HU_FONT_BOLD, px, unit->name).width > size * 0.88 ? HU_FONT_NARROW
                                                                                               : HU_FONT_BOLD;
  write_fitting (canvas, cr, font, px, unit->name, size * 0.325, size * 0.88, ink);
  if (size >= NAME_SIZE)
    draw_figure (canvas, cr, unit, size, ink, fill);
}

/* Cardboard with a question mark. */
static void
draw_secret_face (const HuCanvas *canvas,
                  cairo_t        *cr,
                  HuSide          side,
                  double          size)
{
  draw_card (canvas, cr, side, size);
  if (size >= SYMBOL_SIZE)
    hu_lettering_draw (canvas->text, cr, HU_FONT_BOLD, size * 0.72, "?", 0, 0, 0.5,
                       hu_color_ink (hu_counter_color (canvas, side)), (HuColor) { 0, 0, 0, 0 }, 0, 0);
}

/* Draws the name as large as possible, and the unit's strength beneath it. */
static void
draw_named_face (const HuCanvas *canvas,
                 cairo_t        *cr,
                 const HuUnit   *unit,
                 double          size)
{
  HuColor ink = hu_color_ink (hu_counter_color (canvas, unit->side));
  gboolean counts = size >= STRENGTH_SIZE && !hu_tactical_symbol_is_for (unit);

  draw_card (canvas, cr, unit->side, size);
  if (size < SYMBOL_SIZE)
    return;

  write_fitting (canvas, cr, HU_FONT_BOLD, MAX (size * 0.38, 7.5), unit->name, counts ? -size * 0.12 : 0,
                 size * 0.88, ink);
  if (counts)
    draw_strength (canvas, cr, unit, size * 0.27, size * 0.24, size * 0.84, ink);
}

static void
draw_face (const HuCanvas *canvas,
           cairo_t        *cr,
           const HuUnit   *unit,
           double          size)
{
  HuColor color = hu_counter_color (canvas, unit->side), ink = hu_color_ink (color);
  FaceRows rows = rows_for (canvas, size, unit);

  if (canvas->theme->counter_style == HU_COUNTERS_NAMES && unit->name != NULL && *unit->name != '\0')
    {
      draw_named_face (canvas, cr, unit, size);
      return;
    }
  if (hu_tactical_symbol_is_for (unit))
    {
      draw_tactical_face (canvas, cr, unit, size);
      return;
    }

  draw_card (canvas, cr, unit->side, size);
  if (size < SYMBOL_SIZE)
    return;

  draw_symbol (canvas, cr, unit, &rows, size, color, ink);
  if (rows.strength_px > 0)
    draw_strength (canvas, cr, unit, -size / 2 + rows.strength_y * size, rows.strength_px * size, size * 0.84,
                   ink);
  if (rows.name_px > 0)
    write_fitting (canvas, cr, HU_FONT_NARROW, rows.name_px * size, unit->name,
                   -size / 2 + rows.name_y * size, size * 0.88, ink);
}

static gboolean
is_alike (const HuCanvas *canvas,
          const HuUnit   *unit,
          const HuUnit   *other,
          double          size)
{
  gboolean named = has_name (canvas, size) || canvas->theme->counter_style == HU_COUNTERS_NAMES;

  return !hu_tactical_symbol_is_for (unit) && unit->side == other->side && unit->kind == other->kind &&
         unit->strength == other->strength && unit->bracketed == other->bracketed && unit->size == other->size &&
         g_strcmp0 (unit->branch, other->branch) == 0 && (!named || g_strcmp0 (unit->name, other->name) == 0);
}

guint
_hu_counter_find_alike (const HuCanvas *canvas,
                        guint           unit,
                        double          size)
{
  const HuUnit *face = hu_scenario_get_unit (canvas->scenario, unit);

  for (guint i = 0; i < unit; i++)
    if (is_alike (canvas, face, hu_scenario_get_unit (canvas->scenario, i), size))
      return i;

  return unit;
}

void
_hu_counter_draw_face (const HuCanvas *canvas,
                       cairo_t        *cr,
                       HuStampKind     kind,
                       guint32         variant,
                       double          size)
{
  if (kind == HU_STAMP_COUNTER)
    draw_face (canvas, cr, hu_scenario_get_unit (canvas->scenario, variant), size);
  else if (kind == HU_STAMP_SECRET)
    draw_secret_face (canvas, cr, (HuSide) variant, size);
  else
    draw_card (canvas, cr, (HuSide) variant, size);
}

/* The symbol of a kind of troops by itself, for a legend. */
void
hu_counter_draw_branch (const HuCanvas *canvas,
                        const char     *branch,
                        HuPoint         centre,
                        double          height)
{
  HuBox box = { centre.x - height * 0.75, centre.y - height / 2, height * 1.5, height };

  hu_nato_symbol_draw (canvas->cr, branch, HU_UNIT_GROUND, box, canvas->theme->label, canvas->theme->label_halo,
                       MAX (height * 0.09, 0.8));
}
