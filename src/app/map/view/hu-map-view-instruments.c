/*
 * The drawings of instruments on the map: flip maps, margins, the flood.
 */
#include "hu-map-view-private.h"

/* Overlays that the flood shows step by step are not shown in full at the same time. */
#define HIDDEN_BY_FLOOD (HU_OVERLAY_SUPPLY | HU_OVERLAY_RINGS | HU_OVERLAY_FRONTIER | HU_OVERLAY_CUT | HU_OVERLAY_ZOC)

void
_hu_map_view_fill_instruments (HuMapView *self,
                               HuScene   *scene)
{
  guint n_hexes = (guint) hu_game_get_scenario (self->game)->map->grid->n_hexes;

  scene->before = self->before;
  scene->ways = self->ways;
  scene->underlay = self->underlay;
  if (self->flips != NULL && self->flips->n_hexes == n_hexes)
    {
      scene->flips = self->flips;
      scene->flip_show = self->flip_show;
    }
  if (self->flood.flood != NULL)
    {
      scene->flood = &self->flood;
      scene->overlays &= ~(guint) HIDDEN_BY_FLOOD;
      if (self->flood.show_cut)
        scene->overlays |= HU_OVERLAY_CUT;
    }
}

static void
show_again (HuMapView *self)
{
  _hu_map_view_invalidate (self);
  g_signal_emit_by_name (self, "shown-changed");
}

/**
 * hu_map_view_set_flips:
 * @flips: (nullable): the flip map of the position shown; borrowed until the next call
 */
void
hu_map_view_set_flips (HuMapView       *self,
                       const HuFlipMap *flips,
                       HuFlipShow       show)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  if (flips == NULL && self->flips == NULL)
    return;

  self->flips = flips;
  self->flip_show = show;
  show_again (self);
}

/**
 * hu_map_view_set_flood:
 * @view: (nullable): the flood of the position shown; the data that it points to are borrowed until the next
 *   call
 */
void
hu_map_view_set_flood (HuMapView         *self,
                       const HuFloodView *view)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  if (view == NULL && self->flood.flood == NULL)
    return;

  self->flood = view != NULL ? *view : (HuFloodView) { 0 };
  show_again (self);
}

/**
 * hu_map_view_set_underlay:
 * @underlay: (nullable): a picture to trace over, or the same in a new position; borrowed until the next call
 */
void
hu_map_view_set_underlay (HuMapView  *self,
                          HuUnderlay *underlay)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  if (underlay == NULL && self->underlay == NULL)
    return;

  self->underlay = underlay;
  _hu_map_view_invalidate (self);
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

  if (self->before == before && self->ways == NULL && ways == NULL)
    return;

  g_clear_pointer (&self->before, hu_snapshot_unref);
  self->before = before != NULL ? hu_snapshot_ref (before) : NULL;
  g_clear_pointer (&self->ways, g_ptr_array_unref);
  self->ways = ways != NULL ? g_ptr_array_ref (ways) : NULL;
  _hu_map_view_invalidate (self);
}

/* Units that were selected and are no more. */
static void
deselect_lost (HuMapView *self)
{
  guint n = hu_scenario_get_n_units (hu_game_get_scenario (self->game));
  const GArray *selection = hu_map_state_get_selection (self->state);

  for (guint i = 0; i < selection->len; i++)
    if (g_array_index (selection, guint, i) >= n)
      {
        hu_map_state_select_only (self->state, HU_UNIT_NONE);
        return;
      }
}

/* Updates the view after What If has added units to the game or removed them. */
void
_hu_map_view_roster_changed (HuMapView *self)
{
  _hu_map_view_let_go (self);
  g_clear_pointer (&self->lines, hu_supply_lines_free);
  hu_map_view_set_before (self, NULL, NULL);
  hu_painter_edit (self->painter, hu_game_get_scenario (self->game), HU_EDITED_UNITS, NULL);
  deselect_lost (self);
}

/**
 * hu_map_view_set_read_only:
 * @read_only: whether the game cannot be changed
 */
void
hu_map_view_set_read_only (HuMapView *self,
                           gboolean   read_only)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  self->read_only = read_only;
  _hu_map_view_update_actions (self);
}
