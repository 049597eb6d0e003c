/*
 * The painter: the order of drawing, and the caches.
 *
 * Ground and overlays lie in tiles; a tile is drawn again when its own part of the overlays has changed. Names,
 * counters and marks are stamped on top each time. During a gesture, tiles of a scale not drawn yet are scaled
 * from another one, and hu_painter_refine() makes the missing ones in idle time.
 */
#include "hu-painter-private.h"

#include "hu-counter.h"
#include "hu-fingerprint.h"
#include "hu-layers.h"
#include "hu-overview.h"
#include "hu-side-look.h"
#include "hu-tiles.h"
#include "hu-underlay.h"
#include "hu-unit-mark.h"

#include <math.h>

#define SPRITE_ROOM (40 << 20) /* bytes */
#define OVERVIEW_CURVES 200000 /* points of curves that an overview still draws */

gboolean
_hu_painter_is_overview (const HuPainter *self,
                         double           scale)
{
  return scale * self->device_scale < HU_OVERVIEW_SCALE;
}

static guint
count_points (const GPtrArray *curves)
{
  guint n = 0;

  for (guint i = 0; i < curves->len; i++)
    n += ((const HuCurve *) g_ptr_array_index (curves, i))->points->len;

  return n;
}

/* Joins the hexsides and lines of the map into curves. */
void
_hu_painter_prepare_lines (HuPainter *self)
{
  guint points;

  g_clear_pointer (&self->hexsides, hu_layer_hexsides_free);
  g_clear_pointer (&self->lines, hu_layer_lines_free);
  self->hexsides = hu_layer_hexsides_prepare (self->scenario->map);
  self->lines = hu_layer_lines_prepare (self->scenario->map);

  points = count_points (self->hexsides->rivers) + count_points (self->hexsides->lakes) +
           count_points (self->hexsides->walls) + count_points (self->hexsides->cliffs);
  for (guint kind = 0; kind < HU_N_LINES; kind++)
    points += count_points (self->lines->curves[kind]);
  self->few_curves = points <= OVERVIEW_CURVES;
}

HuSide
_hu_painter_find_traced_side (const HuScenario *scenario)
{
  HuSupplyAsked asked;

  if (hu_supply_find_asked (scenario, &asked))
    return asked.side;
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (hu_tracing_possible (scenario, side))
      return side;

  return HU_SIDE_NONE;
}

/* @scenario: gives the map and units to draw; a reference is taken.  Returns a painter in the light theme at device
 * scale 1. */
HuPainter *
hu_painter_new (HuScenario *scenario)
{
  HuPainter *self;

  g_return_val_if_fail (scenario != NULL, NULL);

  self = g_new0 (HuPainter, 1);
  self->scenario = hu_scenario_ref (scenario);
  hu_style_init (&self->style);
  self->kind = HU_THEME_LIGHT;
  self->own = hu_style_apply (&self->style, self->kind);
  hu_theme_seat (&self->own, scenario);
  self->theme = &self->own;
  self->device_scale = 1;
  self->traced_side = _hu_painter_find_traced_side (scenario);
  self->sprites = hu_sprites_new (SPRITE_ROOM);
  self->text = hu_lettering_new ();
  self->tiles = hu_tiles_new ();
  _hu_painter_prepare_lines (self);

  return self;
}

/* Lets go of the position drawn last. */
void
_hu_painter_forget_position (HuPainter *self)
{
  g_clear_pointer (&self->snapshot, hu_snapshot_unref);
  g_clear_pointer (&self->stacks, hu_stacks_free);
  g_clear_pointer (&self->cards, g_array_unref);
}

void
hu_painter_free (HuPainter *self)
{
  if (self == NULL)
    return;

  _hu_painter_forget_position (self);
  g_clear_pointer (&self->labels, hu_layer_places_free);
  hu_layer_hexsides_free (self->hexsides);
  hu_layer_lines_free (self->lines);
  hu_tiles_free (self->tiles);
  hu_lettering_free (self->text);
  hu_sprites_free (self->sprites);
  hu_scenario_unref (self->scenario);
  g_free (self);
}

void
_hu_painter_take_theme (HuPainter *self)
{
  self->own = hu_style_apply (&self->style, self->kind);
  hu_theme_seat (&self->own, self->scenario);
  self->stands_in = FALSE;
  hu_tiles_clear (self->tiles);
  hu_sprites_clear (self->sprites);
  hu_lettering_clear (self->text);
  g_clear_pointer (&self->labels, hu_layer_places_free);
}

/**
 * hu_painter_set_theme:
 * @device_scale: device pixels in a device-independent pixel, 0.5 … 8
 *
 * Drops the caches of another theme or device scale; does nothing where both are the same.
 */
void
hu_painter_set_theme (HuPainter  *self,
                      HuThemeKind kind,
                      double      device_scale)
{
  g_return_if_fail (self != NULL && (guint) kind < HU_N_THEMES);
  g_return_if_fail (device_scale >= 0.5 && device_scale <= 8);

  if (self->kind == kind && self->device_scale == device_scale)
    return;

  self->kind = kind;
  self->device_scale = device_scale;
  _hu_painter_take_theme (self);
}

/* Drops the caches of another style; does nothing where it is the same. */
void
hu_painter_set_style (HuPainter     *self,
                      const HuStyle *style)
{
  g_return_if_fail (self != NULL && style != NULL);

  if (hu_style_equal (&self->style, style))
    return;

  self->style = *style;
  _hu_painter_take_theme (self);
}

static guint64
stacks_print (const HuScenario *scenario,
              const HuStacks   *stacks)
{
  guint64 print = stacks->stacks->len;

  for (guint i = 0; i < stacks->stacks->len; i++)
    {
      const HuStack *stack = &g_array_index (stacks->stacks, HuStack, i);
      guint top = g_array_index (stacks->units, guint, stack->first);
      HuSide side = hu_scenario_get_unit (scenario, top)->side;

      print = (print ^ ((guint64) stack->hex << 3 | (guint64) side << 2 | MIN (stack->n, 3))) *
              G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      print ^= print >> 31;
    }

  return print;
}

void
_hu_painter_look_at (HuPainter     *self,
                     const HuScene *scene)
{
  if (self->snapshot != scene->snapshot)
    {
      HuSnapshot *snapshot = hu_snapshot_ref (scene->snapshot);

      /* Keeps a reference, so that another snapshot cannot get the same address. */
      _hu_painter_forget_position (self);
      self->snapshot = snapshot;
      self->stacks = hu_stacks_new (snapshot);
      self->standing = stacks_print (self->scenario, self->stacks);
    }
  self->content = hu_fingerprint_scene (self->scenario->map->grid, scene);
}

HuCanvas
_hu_painter_make_canvas (HuPainter        *self,
                         cairo_t          *cr,
                         const HuViewport *viewport,
                         HuPaintMode       mode,
                         gboolean         *blurred)
{
  HuCanvas canvas = {
    .cr = cr, .theme = self->theme, .scenario = self->scenario, .map = self->scenario->map,
    .grid = self->scenario->map->grid, .scale = viewport->scale,
    .device_scale = mode == HU_PAINT_VECTOR ? 1 : self->device_scale,
    .x = -viewport->x * viewport->scale, .y = -viewport->y * viewport->scale,
    .clip = { 0, 0, viewport->width, viewport->height },
    .sprites = mode == HU_PAINT_VECTOR ? NULL : self->sprites, .text = self->text,
    .hurried = mode == HU_PAINT_HURRIED, .blurred = blurred,
  };

  /* Tiles lie on whole device pixels, so the map does too, and everything else with it. */
  if (mode != HU_PAINT_VECTOR)
    {
      canvas.x = hu_canvas_snap (&canvas, canvas.x);
      canvas.y = hu_canvas_snap (&canvas, canvas.y);
    }

  return canvas;
}

static void
prepare_labels (HuPainter      *self,
                const HuCanvas *canvas)
{
  gboolean vector = canvas->sprites == NULL;

  if (self->labels != NULL && !canvas->cut_out && !self->label_cut_out && self->label_scale == canvas->scale &&
      self->label_standing == self->standing && self->label_vector == vector &&
      self->label_buildings == (canvas->buildings != NULL))
    return;

  g_clear_pointer (&self->labels, hu_layer_places_free);
  self->labels = hu_layer_places_prepare (canvas, self->stacks);
  self->label_scale = canvas->scale;
  self->label_standing = self->standing;
  self->label_vector = vector;
  self->label_cut_out = canvas->cut_out;
  self->label_buildings = canvas->buildings != NULL;
}

static GArray *
list_names (HuPainter      *self,
            const HuCanvas *canvas)
{
  GArray *boxes = g_array_new (FALSE, FALSE, sizeof (HuBox));

  for (guint i = 0; self->labels != NULL && i < hu_layer_places_get_n (self->labels); i++)
    {
      guint place;
      HuBox box = hu_layer_places_get_box (self->labels, i, &place);

      box.x += canvas->x;
      box.y += canvas->y;
      g_array_append_val (boxes, box);
    }

  return boxes;
}

static guint64
mix_hexes (guint64       print,
           const GArray *hexes)
{
  for (guint i = 0; hexes != NULL && i < hexes->len; i++)
    print = (print ^ (guint64) g_array_index (hexes, HuHex, i)) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return print ^ print >> 29;
}

/* They are asked for at every step of the pointer, and finding their places takes long. */
void
_hu_painter_place_cards (HuPainter     *self,
                         HuCanvas      *canvas,
                         const HuScene *scene)
{
  guint64 print = mix_hexes (mix_hexes (self->standing, scene->fans), scene->flash);
  const HuBox seen = { canvas->x, canvas->y, canvas->clip.width, canvas->clip.height };
  g_autoptr(GArray) names = NULL;

  if (scene->fans == NULL)
    return;

  if (self->cards == NULL || self->card_print != print || self->card_scale != canvas->scale ||
      !hu_box_equal (&self->card_seen, &seen))
    {
      /* Asked before anything is drawn, they have to lie where they will be drawn. */
      canvas->buildings = scene->buildings;
      prepare_labels (self, canvas);
      canvas->names = names = list_names (self, canvas);
      g_clear_pointer (&self->cards, g_array_unref);
      self->cards = hu_stack_list_cards (canvas, self->stacks, scene);
      self->card_print = print;
      self->card_scale = canvas->scale;
      self->card_seen = seen;
    }
  canvas->names = NULL;
  canvas->cards = self->cards;
}

/* A scanned map has its names printed on it: those that are drawn fade as it comes. An overview has no scan. */
static void
draw_places (HuPainter      *self,
             const HuCanvas *canvas,
             const HuScene  *scene,
             gboolean        overview)
{
  double opacity = scene->paper != NULL && !overview ? hu_underlay_get_opacity (scene->paper) : 0;

  if (opacity >= 1)
    return;
  if (opacity <= 0)
    {
      hu_layer_places_draw (canvas, self->labels);
      return;
    }

  cairo_push_group (canvas->cr);
  hu_layer_places_draw (canvas, self->labels);
  cairo_pop_group_to_source (canvas->cr);
  cairo_paint_with_alpha (canvas->cr, 1 - opacity);
}

static gboolean
draw (HuPainter        *self,
      cairo_t          *cr,
      const HuViewport *viewport,
      const HuScene    *scene,
      HuPaintMode       mode,
      guint             parts) /* HuPainterPart */
{
  gboolean blurred = FALSE;
  HuCanvas canvas = _hu_painter_make_canvas (self, cr, viewport, mode, &blurred);
  gboolean overview = mode == HU_PAINT_VECTOR ? viewport->scale < HU_PAINTER_DOT_SCALE
                                              : _hu_painter_is_overview (self, viewport->scale);
  g_autoptr(HuSprites) recordings = NULL;

  _hu_painter_look_at (self, scene);
  self->outdated = FALSE;
  /* An SVG or a PDF contains every shape in full, and a country has ten thousand trees. */
  if (mode == HU_PAINT_VECTOR && (cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_SVG ||
                                  cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_PDF))
    recordings = hu_sprites_new (G_MAXSIZE);
  canvas.recordings = recordings;
  canvas.cut_out = scene->cut_out;
  canvas.ringed = scene->ringed;
  canvas.ring_room = scene->ring_room;
  canvas.buildings = scene->buildings;

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, viewport->width, viewport->height);
  cairo_clip (cr);

  if (mode == HU_PAINT_VECTOR && overview)
    {
      _hu_painter_draw_dots (self, &canvas, scene);
    }
  else if (mode == HU_PAINT_VECTOR)
    {
      if (parts & HU_PAINTER_GROUND)
        _hu_painter_draw_ground (self, &canvas);
      if (parts & HU_PAINTER_OVERLAYS)
        _hu_painter_draw_overlays (&canvas, scene);
    }
  else
    {
      _hu_painter_paint_tiles (self, &canvas, scene);
    }
  if (scene->underlay != NULL)
    hu_underlay_draw (scene->underlay, &canvas);

  prepare_labels (self, &canvas);
  _hu_painter_place_cards (self, &canvas, scene);
  hu_layer_marks_draw_below (&canvas, scene);
  if (parts & HU_PAINTER_NAMES)
    draw_places (self, &canvas, scene, overview);
  if (!overview && (parts & HU_PAINTER_COUNTERS))
    {
      hu_layer_counters_draw (&canvas, self->stacks, scene);
      if (canvas.cut_out)
        hu_layer_places_draw_covered (&canvas, self->stacks);
      hu_layer_army_draw (&canvas, self->stacks, scene);
      hu_layer_flips_draw_above (&canvas, scene);
    }
  hu_layer_changes_draw (&canvas, scene);
  hu_layer_marks_draw_above (&canvas, self->stacks, scene);
  cairo_restore (cr);

  return !blurred;
}

gboolean
_hu_painter_is_viewport (const HuViewport *viewport)
{
  return viewport != NULL && viewport->scale > 0 && isfinite (viewport->scale) && isfinite (viewport->x) &&
         isfinite (viewport->y) && viewport->width > 0 && viewport->height > 0;
}

/**
 * hu_painter_draw:
 * @cr: the cairo context, in device-independent pixels
 * @viewport: the part of the map; its scale is at most about 400 px a map unit
 * @scene: the scene to draw; its snapshot is of the painter's scenario
 *
 * Draws the picture crisply, through the caches.
 */
void
hu_painter_draw (HuPainter        *self,
                 cairo_t          *cr,
                 const HuViewport *viewport,
                 const HuScene    *scene)
{
  g_return_if_fail (self != NULL && cr != NULL && _hu_painter_is_viewport (viewport));
  g_return_if_fail (scene != NULL && scene->snapshot != NULL);

  draw (self, cr, viewport, scene, HU_PAINT_CRISP, HU_PAINTER_ALL);
}

/**
 * hu_painter_draw_frame:
 * @cr: the cairo context, in device-independent pixels
 *
 * Draws the picture in the time that a frame of a gesture has.
 *
 * Returns: %FALSE where something is missing or was stretched from another scale: call hu_painter_refine() when
 *   there is time, and draw again
 */
gboolean
hu_painter_draw_frame (HuPainter        *self,
                       cairo_t          *cr,
                       const HuViewport *viewport,
                       const HuScene    *scene)
{
  g_return_val_if_fail (self != NULL && cr != NULL && _hu_painter_is_viewport (viewport), TRUE);
  g_return_val_if_fail (scene != NULL && scene->snapshot != NULL, TRUE);

  return draw (self, cr, viewport, scene, HU_PAINT_HURRIED, HU_PAINTER_ALL);
}

/* A picture stretched from another scale is blurred but true; overlays of an earlier position are wrong.  Returns
 * whether the last frame shows some overlays as they were before: hu_painter_refine() has no time to lose. */
gboolean
hu_painter_is_outdated (const HuPainter *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->outdated;
}

/**
 * hu_painter_refine:
 * @viewport: the part of the map that the next crisp frame will show
 * @scene: the scene that it will show
 * @microseconds: time to spend: at least one tile is drawn, and others while another one fits in
 *
 * Prepares the missing parts of a crisp frame, a piece at a time.
 *
 * Returns: %TRUE once nothing is missing: hu_painter_draw() is quick now
 */
gboolean
hu_painter_refine (HuPainter        *self,
                   const HuViewport *viewport,
                   const HuScene    *scene,
                   gint64            microseconds)
{
  gint64 until = g_get_monotonic_time () + microseconds;
  gboolean blurred = FALSE;
  HuCanvas canvas;

  g_return_val_if_fail (self != NULL && _hu_painter_is_viewport (viewport), TRUE);
  g_return_val_if_fail (scene != NULL && scene->snapshot != NULL, TRUE);

  _hu_painter_look_at (self, scene);
  canvas = _hu_painter_make_canvas (self, NULL, viewport, HU_PAINT_CRISP, &blurred);

  return _hu_painter_refine_tiles (self, &canvas, scene, until);
}

/**
 * hu_painter_draw_vector:
 * @cr: the cairo context of a page or a drawing; its unit is the pixel of @viewport
 *
 * Draws the same picture without any cache, as lines and letters throughout, for paper and for files that are
 * scaled later. Only a hex smaller than a dot becomes a dot.
 */
void
hu_painter_draw_vector (HuPainter        *self,
                        cairo_t          *cr,
                        const HuViewport *viewport,
                        const HuScene    *scene)
{
  g_return_if_fail (self != NULL && cr != NULL && _hu_painter_is_viewport (viewport));
  g_return_if_fail (scene != NULL && scene->snapshot != NULL);

  draw (self, cr, viewport, scene, HU_PAINT_VECTOR, HU_PAINTER_ALL);
}

GArray *
hu_painter_list_covered (HuPainter        *self,
                         const HuViewport *viewport)
{
  GArray *boxes = g_array_new (FALSE, FALSE, sizeof (HuBox));
  g_autoptr(GArray) names = NULL;
  HuCanvas canvas;

  g_return_val_if_fail (self != NULL && _hu_painter_is_viewport (viewport), boxes);

  canvas = _hu_painter_make_canvas (self, NULL, viewport, HU_PAINT_VECTOR, NULL);
  for (guint i = 0; self->stacks != NULL && i < self->stacks->stacks->len; i++)
    {
      HuBox box = hu_stack_box (&canvas, &g_array_index (self->stacks->stacks, HuStack, i));

      g_array_append_val (boxes, box);
    }
  names = list_names (self, &canvas);
  g_array_append_vals (boxes, names->data, names->len);

  return boxes;
}

/**
 * hu_painter_draw_parts:
 * @parts: bits of #HuPainterPart
 *
 * Draws some parts of what hu_painter_draw_vector() draws, for a file in which they can be shown apart.
 */
void
hu_painter_draw_parts (HuPainter        *self,
                       cairo_t          *cr,
                       const HuViewport *viewport,
                       const HuScene    *scene,
                       guint             parts)
{
  g_return_if_fail (self != NULL && cr != NULL && _hu_painter_is_viewport (viewport));
  g_return_if_fail (scene != NULL && scene->snapshot != NULL);

  draw (self, cr, viewport, scene, HU_PAINT_VECTOR, parts);
}

/**
 * hu_painter_draw_spot:
 * @spot: a counter: its place, and what is known of it
 * @look: %TRUE draws only its marks and the storey that it is at, %FALSE only the counter without them
 *
 * Draws one counter as a vector: where many moments share a picture of it, its marks are a picture of their own.
 */
void
hu_painter_draw_spot (HuPainter           *self,
                      cairo_t             *cr,
                      const HuCounterSpot *spot,
                      gboolean             look)
{
  HuViewport viewport;
  HuCanvas canvas;
  HuCounterSpot bare;

  g_return_if_fail (self != NULL && cr != NULL && spot != NULL && spot->size > 0);

  viewport = (HuViewport) { spot->size, 0, 0, (int) ceil (spot->size * 2), (int) ceil (spot->size * 2) };
  canvas = _hu_painter_make_canvas (self, cr, &viewport, HU_PAINT_VECTOR, NULL);
  if (look)
    {
      if (spot->tagged)
        hu_counter_draw_storey (&canvas, spot->storey, spot->centre, spot->size);
      hu_unit_marks_draw (&canvas, spot->marks, spot->captor, spot->centre, spot->size);
      return;
    }

  bare = *spot;
  bare.tagged = FALSE;
  bare.marks = 0;
  hu_stack_draw_spot (&canvas, &bare, 1);
}

