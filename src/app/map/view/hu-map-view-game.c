/*
 * The game that a map view shows: another one, from its first view, or the same with an edited scenario, of which it
 * keeps all that is still there.
 */
#include "hu-map-view-private.h"

static void
game_changed_cb (HuMapView *self)
{
  /* Something else edited the log, so lifted counters may no longer be where they were. */
  _hu_map_view_let_go (self);
  _hu_map_view_shown_changed (self);
  _hu_map_view_update_actions (self);
  _hu_map_view_speak (self);
}

static void
connect_game (HuMapView *self)
{
  _hu_map_view_seat (self);
  g_signal_connect_object (self->game, "roster-changed", G_CALLBACK (_hu_map_view_roster_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
disconnect_game (HuMapView *self)
{
  g_signal_handlers_disconnect_by_func (self->game, _hu_map_view_roster_changed, self);
  g_signal_handlers_disconnect_by_func (self->game, game_changed_cb, self);
}

/* Finds a unit again: the one of the same id, else the one in its place if its id is new. */
static guint
find_again (const HuScenario *before,
            const HuScenario *after,
            guint             unit)
{
  gint found = hu_scenario_find_unit (after, hu_scenario_get_unit (before, unit)->id);

  if (found >= 0)
    return (guint) found;
  if (hu_scenario_get_n_units (before) == hu_scenario_get_n_units (after) &&
      hu_scenario_find_unit (before, hu_scenario_get_unit (after, unit)->id) < 0)
    return unit;

  return HU_UNIT_NONE;
}

/* Keeps the same units selected, whatever their order in the list is now. */
static void
keep_selection (HuMapView        *self,
                const HuScenario *before)
{
  const HuScenario *after = hu_game_get_scenario (self->game);
  const GArray *selection = hu_map_state_get_selection (self->state);
  g_autoptr(GArray) kept = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean same = TRUE;

  for (guint i = 0; i < selection->len; i++)
    {
      guint was = g_array_index (selection, guint, i);
      guint unit = was < hu_scenario_get_n_units (before) ? find_again (before, after, was) : HU_UNIT_NONE;

      same &= unit == was;
      if (unit != HU_UNIT_NONE)
        g_array_append_val (kept, unit);
    }
  if (!same)
    hu_map_state_set_selection (self->state, kept);
}

/**
 * hu_map_view_set_game:
 * @game: (nullable): the game to show
 *
 * Shows another game, from its first view.
 */
void
hu_map_view_set_game (HuMapView *self,
                      HuGame    *game)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));
  g_return_if_fail (game == NULL || HU_IS_GAME (game));

  if (self->game == game)
    return;

  _hu_map_view_let_go (self);
  _hu_map_view_stop_flash (self);
  g_clear_pointer (&self->before, hu_snapshot_unref);
  if (self->game != NULL)
    disconnect_game (self);
  g_clear_handle_id (&self->refine_source, g_source_remove);
  /* A game that comes takes the time of a frame without that. */
  if (self->painter != NULL)
    g_idle_add_once ((GSourceOnceFunc) hu_painter_free, g_steal_pointer (&self->painter));
  g_clear_pointer (&self->lines, hu_supply_lines_free);
  _hu_map_view_drop_marks (self);
  g_set_object (&self->game, game);

  if (game != NULL)
    {
      self->painter = self->coming != NULL ? g_steal_pointer (&self->coming) : hu_painter_new (hu_game_get_scenario (game));
      _hu_map_view_update_theme (self);
      hu_map_state_reset (self->state, hu_game_get_snapshot (game));
      connect_game (self);
    }

  _hu_map_view_update_actions (self);
  _hu_map_view_update_storeys (self);
  _hu_map_view_shown_changed (self);
  _hu_map_view_speak (self);
}

void
hu_map_view_take_painter (HuMapView *self,
                          HuPainter *painter)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  g_clear_pointer (&self->coming, hu_painter_free);
  self->coming = painter;
}

/* The selected building by its id, as its index may be another one's now. */
static void
keep_building (HuMapView   *self,
               const HuMap *before,
               const HuMap *after)
{
  gint was = hu_map_state_get_building (self->state);

  if (was != HU_BUILDING_NONE)
    hu_map_state_set_building (self->state, hu_map_find_building (after, hu_map_get_building (before, (guint) was)->id));
}

/* Hexes that were pointed at and are no more. */
static void
leave_lost (HuMapView    *self,
            const HuGrid *grid)
{
  if (!hu_grid_has (grid, hu_map_state_get_hover (self->state)))
    hu_map_state_set_hover (self->state, HU_HEX_NONE);
  if (!hu_grid_has (grid, hu_map_state_get_cursor (self->state)))
    hu_map_state_set_cursor (self->state, HU_HEX_NONE);
  if (!hu_grid_has (grid, hu_map_state_get_fan (self->state)))
    hu_map_state_set_fan (self->state, HU_HEX_NONE);
  if (!hu_grid_has (grid, hu_map_state_get_trace_hex (self->state)))
    hu_map_state_set_trace (self->state, HU_HEX_NONE, HU_SIDE_NONE);
}

/**
 * hu_map_view_edit:
 * @self: a map view that shows a game
 * @game: the game to show from now on: its scenario is an edited form of the present one
 * @edited: the parts that differ, #HuEdited
 * @hexes: (nullable) (element-type HuHex): the hexes that differ; %NULL: any
 *
 * Unlike hu_map_view_set_game(), this keeps the view and the pictures of the other parts.
 */
void
hu_map_view_edit (HuMapView    *self,
                  HuGame       *game,
                  guint         edited,
                  const GArray *hexes)
{
  g_autoptr(HuScenario) scenario = NULL;
  HuBox before, after;
  gboolean same_extent;

  g_return_if_fail (HU_IS_MAP_VIEW (self) && self->game != NULL);
  g_return_if_fail (HU_IS_GAME (game));

  scenario = hu_scenario_ref (hu_game_get_scenario (self->game));
  leave_lost (self, hu_game_get_scenario (game)->map->grid);
  before = hu_geometry_bounds (hu_game_get_scenario (self->game)->map->grid);
  after = hu_geometry_bounds (hu_game_get_scenario (game)->map->grid);
  same_extent = before.width == after.width && before.height == after.height;
  _hu_map_view_let_go (self);
  _hu_map_view_stop_flash (self);
  disconnect_game (self);
  g_clear_handle_id (&self->refine_source, g_source_remove);
  g_clear_pointer (&self->lines, hu_supply_lines_free);
  hu_painter_edit (self->painter, hu_game_get_scenario (game), edited, hexes);
  g_set_object (&self->game, game);
  if (edited & (HU_EDITED_UNITS | HU_EDITED_GRID))
    keep_selection (self, scenario);
  keep_building (self, scenario->map, hu_game_get_scenario (game)->map);
  if (!same_extent)
    hu_map_state_reset (self->state, hu_game_get_snapshot (game));
  connect_game (self);
  _hu_map_view_shown_changed (self);
}
