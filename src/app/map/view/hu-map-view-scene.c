/*
 * The scene that is drawn, with the drawings of instruments (flip maps, margins, the flood); what of it lies at a point;
 * and the hexes that cards must not cover.
 */
#include "hu-map-view-private.h"

/* Overlays that the flood shows step by step are not shown in full at the same time. */
#define HIDDEN_BY_FLOOD (HU_OVERLAY_SUPPLY | HU_OVERLAY_RINGS | HU_OVERLAY_FRONTIER | HU_OVERLAY_CUT | HU_OVERLAY_ZOC)

/* The supply of both armies takes longer than a trace, so it is found only where it is seen, and once. */
static const guint8 *
get_marks (HuMapView  *self,
           HuSnapshot *shown)
{
  if (self->drawn.marks_of == shown)
    return self->drawn.marks;

  _hu_map_view_drop_marks (self);
  self->drawn.marks = hu_supply_marks_new (hu_snapshot_get_state (shown), TRUE);
  self->drawn.marks_of = hu_snapshot_ref (shown);

  return self->drawn.marks;
}

void
_hu_map_view_drop_marks (HuMapView *self)
{
  g_clear_pointer (&self->drawn.marks, g_free);
  g_clear_pointer (&self->drawn.marks_of, hu_snapshot_unref);
}

/* In a lesson, a quiz and practice, texts call buildings by their names. */
static const GArray *
list_named (HuMapView *self)
{
  const HuMap *map = hu_game_get_scenario (self->game)->map;

  if (self->session == NULL || (hu_session_get_course (self->session) != HU_MODE_LESSON &&
                                hu_session_get_course (self->session) != HU_MODE_QUIZ))
    return NULL;

  if (self->drawn.named == NULL)
    {
      self->drawn.named = g_array_new (FALSE, FALSE, sizeof (guint));
      for (guint i = 0; i < map->buildings->len; i++)
        if (hu_map_get_building (map, i)->name != NULL)
          g_array_append_val (self->drawn.named, i);
    }

  return self->drawn.named;
}

static void
fill_instruments (HuMapView *self,
                  HuScene   *scene)
{
  guint n_hexes = (guint) hu_game_get_scenario (self->game)->map->grid->n_hexes;

  if (scene->overlays & HU_OVERLAY_ARMY)
    scene->marks = get_marks (self, scene->snapshot);
  scene->before = self->drawn.before;
  scene->ways = self->drawn.ways;
  scene->underlay = self->drawn.underlay;
  scene->paper = self->drawn.paper;
  if (self->drawn.flips != NULL && self->drawn.flips->n_hexes == n_hexes)
    {
      scene->flips = self->drawn.flips;
      scene->flip_show = self->drawn.flip_show;
    }
  if (self->drawn.flood.flood != NULL)
    {
      scene->flood = &self->drawn.flood;
      scene->overlays &= ~(guint) HIDDEN_BY_FLOOD;
      if (self->drawn.flood.show_cut)
        scene->overlays |= HU_OVERLAY_CUT;
    }
}

/* @scene: (out): the scene to fill; borrows from @self. */
void
hu_map_view_fill_scene (HuMapView *self,
                        HuScene   *scene)
{
  const HuSupplyLines *lines;

  g_return_if_fail (HU_IS_MAP_VIEW (self));
  g_return_if_fail (self->game != NULL);
  g_return_if_fail (scene != NULL);

  lines = hu_map_view_get_lines (self);
  hu_scene_init (scene, hu_map_view_get_shown (self));
  scene->overlays = hu_map_state_get_overlays (self->state);
  scene->tracing = lines != NULL ? lines->tracing : NULL;
  scene->opening = lines != NULL ? lines->opening : NULL;
  scene->situation = lines != NULL ? lines->situation : NULL;
  scene->storey = hu_map_state_get_storey (self->state);
  scene->building = hu_map_state_get_building (self->state);
  scene->storeys_fanned = hu_map_state_get_storeys_fanned (self->state);
  scene->cursor = hu_map_state_get_cursor (self->state);
  scene->hover = hu_map_state_get_hover (self->state);
  scene->selected = hu_map_state_get_selection (self->state);
  scene->fan = self->hand.lift == NULL ? hu_map_state_get_fan (self->state) : HU_HEX_NONE;
  scene->fans = self->hand.lift == NULL ? self->camera.fans : NULL;
  scene->buildings = list_named (self);
  scene->flash = hu_map_state_get_lit (self->state);
  scene->flash_phase = hu_map_state_get_lit_phase (self->state);

  fill_instruments (self, scene);

  if (self->hand.lift != NULL)
    {
      HuPoint pointer = hu_map_state_to_map (self->state, self->pointer.x, self->pointer.y);

      scene->lifted = hu_drag_get_units (self->hand.lift);
      scene->paths = hu_drag_get_ways (self->hand.lift);
      scene->changing = hu_drag_get_changing (self->hand.lift);
      scene->changing_to = hu_drag_get_side (self->hand.lift);
      if (self->hand.by_key)
        scene->lift_at = hu_geometry_centre (hu_game_get_scenario (self->game)->map->grid,
                                             hu_drag_get_target (self->hand.lift));
      else
        scene->lift_at = (HuPoint) { pointer.x + self->hand.held_dx, pointer.y + self->hand.held_dy };
    }
}

guint
_hu_map_view_unit_at (HuMapView *self,
                      double     x,
                      double     y)
{
  HuScene scene;

  if (self->game == NULL)
    return HU_UNIT_NONE;

  hu_map_view_fill_scene (self, &scene);

  return hu_painter_unit_at (self->painter, hu_map_state_get_viewport (self->state), &scene,
                             hu_map_state_to_map (self->state, x, y));
}

static void
show_again (HuMapView *self)
{
  hu_map_view_redraw (self);
  g_signal_emit_by_name (self, "shown-changed");
}

void
hu_map_view_set_flips (HuMapView       *self,
                       const HuFlipMap *flips,
                       HuFlipShow       show)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  if (flips == NULL && self->drawn.flips == NULL)
    return;

  self->drawn.flips = flips;
  self->drawn.flip_show = show;
  show_again (self);
}

/* @view: the flood of the position shown; the data that it points to are borrowed until the next call; may be NULL. */
void
hu_map_view_set_flood (HuMapView         *self,
                       const HuFloodView *view)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  if (view == NULL && self->drawn.flood.flood == NULL)
    return;

  self->drawn.flood = view != NULL ? *view : (HuFloodView) { 0 };
  show_again (self);
}

/* @underlay: a picture to trace over, or the same in a new position; borrowed until the next call; may be NULL. */
void
hu_map_view_set_underlay (HuMapView  *self,
                          HuUnderlay *underlay)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  if (underlay == NULL && self->drawn.underlay == NULL)
    return;

  self->drawn.underlay = underlay;
  hu_map_view_redraw (self);
}

void
hu_map_view_set_paper (HuMapView  *self,
                       HuUnderlay *paper)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  if (paper == NULL && self->drawn.paper == NULL)
    return;

  self->drawn.paper = paper;
  hu_map_view_redraw (self);
}

/**
 * hu_map_view_set_before:
 * @before: (nullable): another position of the same scenario
 * @ways: (nullable) (element-type GArray): by unit, the hexes of its way from there to the position shown, or
 *   %NULL; a unit without a way is marked with a straight arrow
 *
 * Marks the units that stand elsewhere in @before.
 */
void
hu_map_view_set_before (HuMapView  *self,
                        HuSnapshot *before,
                        GPtrArray  *ways)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  if (self->drawn.before == before && self->drawn.ways == NULL && ways == NULL)
    return;

  g_clear_pointer (&self->drawn.before, hu_snapshot_unref);
  self->drawn.before = before != NULL ? hu_snapshot_ref (before) : NULL;
  g_clear_pointer (&self->drawn.ways, g_ptr_array_unref);
  self->drawn.ways = ways != NULL ? g_ptr_array_ref (ways) : NULL;
  hu_map_view_redraw (self);
}

/* --- The hexes that the user is being told about --- */

static void
add_hex (HuMapView *self,
         GArray    *boxes,
         HuHex      hex)
{
  const HuGrid *grid = hu_game_get_scenario (self->game)->map->grid;
  const HuViewport *viewport = hu_map_state_get_viewport (self->state);
  HuBox box;
  HuPoint corner;

  if (!hu_grid_has (grid, hex))
    return;

  box = _hu_map_view_hex_box (self, hex);
  corner = hu_map_state_to_view (self->state, (HuPoint) { box.x, box.y });
  box = (HuBox) { corner.x, corner.y, box.width * viewport->scale, box.height * viewport->scale };
  if (box.x < viewport->width && box.y < viewport->height && box.x + box.width > 0 && box.y + box.height > 0)
    g_array_append_val (boxes, box);
}

/* The hexes that an instrument asks about, and that its answer names: those that change it, and the narrowest cut. */
static void
add_answers (HuMapView *self,
             GArray    *boxes)
{
  gboolean supply = self->drawn.flood.flood != NULL ||
                    (self->drawn.flips != NULL && hu_question_is_supply (&self->drawn.flips->question));
  const HuSupplyLines *lines = supply ? hu_map_view_get_lines (self) : NULL;

  for (guint i = 0; lines != NULL && i < lines->tracing->origins->len; i++)
    add_hex (self, boxes, g_array_index (lines->tracing->origins, HuHex, i));
  if (self->drawn.flood.flood != NULL && self->drawn.flood.show_cut)
    for (guint i = 0; i < self->drawn.flood.cut->hexes->len; i++)
      add_hex (self, boxes, g_array_index (self->drawn.flood.cut->hexes, HuHex, i));
  if (self->drawn.flips == NULL || self->drawn.flip_show != HU_FLIP_SHOW_UNITS)
    return;

  for (HuHex hex = 0; hex < (HuHex) self->drawn.flips->n_hexes && hex < self->drawn.flips->n_flips_known; hex++)
    if (self->drawn.flips->flips[hex] != 0)
      add_hex (self, boxes, hex);
}

/* The units of a stack that stays open. */
static void
add_cards (HuMapView *self,
           GArray    *boxes)
{
  g_autoptr(GArray) cards = NULL;
  HuScene scene;

  if (self->camera.fans == NULL || hu_map_state_get_viewport (self->state)->width <= 0)
    return;

  hu_map_view_fill_scene (self, &scene);
  cards = hu_painter_list_cards (self->painter, hu_map_state_get_viewport (self->state), &scene);
  g_array_append_vals (boxes, cards->data, cards->len);
}

HuBox
hu_map_view_get_map_box (HuMapView *self)
{
  HuBox bounds;
  HuPoint corner;
  double scale;

  g_return_val_if_fail (HU_IS_MAP_VIEW (self), (HuBox) { 0 });

  if (self->game == NULL)
    return (HuBox) { 0 };

  bounds = hu_geometry_bounds (hu_game_get_scenario (self->game)->map->grid);
  corner = hu_map_state_to_view (self->state, (HuPoint) { bounds.x, bounds.y });
  scale = hu_map_state_get_viewport (self->state)->scale;

  return (HuBox) { corner.x, corner.y, bounds.width * scale, bounds.height * scale };
}

GArray *
hu_map_view_list_counters (HuMapView *self)
{
  GArray *boxes = g_array_new (FALSE, FALSE, sizeof (HuBox));
  const HuState *state;

  g_return_val_if_fail (HU_IS_MAP_VIEW (self), boxes);

  if (self->game == NULL)
    return boxes;

  state = hu_snapshot_get_state (hu_map_view_get_shown (self));
  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    add_hex (self, boxes, state->unit_hex[unit]);

  return boxes;
}

GArray *
hu_map_view_list_asked (HuMapView *self)
{
  GArray *boxes = g_array_new (FALSE, FALSE, sizeof (HuBox));
  const GArray *units, *lit;
  const HuState *state;

  g_return_val_if_fail (HU_IS_MAP_VIEW (self), boxes);

  if (self->game == NULL)
    return boxes;

  state = hu_snapshot_get_state (hu_map_view_get_shown (self));
  units = hu_map_state_get_selection (self->state);
  lit = hu_map_state_get_lit (self->state);
  add_hex (self, boxes, hu_map_state_get_cursor (self->state));
  add_hex (self, boxes, hu_map_state_get_trace_hex (self->state));
  for (guint i = 0; i < units->len; i++)
    add_hex (self, boxes, state->unit_hex[g_array_index (units, guint, i)]);
  for (guint i = 0; lit != NULL && i < lit->len; i++)
    add_hex (self, boxes, g_array_index (lit, HuHex, i));
  for (guint i = 0; self->camera.hexes != NULL && i < self->camera.hexes->len; i++)
    add_hex (self, boxes, g_array_index (self->camera.hexes, HuHex, i));
  add_answers (self, boxes);
  add_cards (self, boxes);

  return boxes;
}
