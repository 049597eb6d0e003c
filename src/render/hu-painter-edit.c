/*
 * The painter while the map itself is being edited: what it keeps of a map
 * that has changed a little is mended where it has, and not drawn anew.
 */
#include "hu-painter-private.h"

#define REACH 2.0 /* map units: how far beyond its hex something is drawn */

static HuBox
box_of (const HuGrid *grid,
        HuHex         hex)
{
  HuPoint centre = hu_geometry_centre (grid, hex);

  return (HuBox) { centre.x - REACH, centre.y - REACH, 2 * REACH, 2 * REACH };
}

static void
mark_hexes (HuPainter    *self,
            const GArray *hexes)
{
  const HuGrid *grid = self->scenario->map->grid;
  double size = _hu_painter_tile_px (self);

  if (hexes == NULL)
    {
      HuBox bounds = hu_geometry_bounds (grid);

      hu_tiles_mark_stale (self->tiles, (HuBox) { -REACH, -REACH, bounds.width + 2 * REACH,
                                                  bounds.height + 2 * REACH }, size);
      return;
    }

  for (guint i = 0; i < hexes->len; i++)
    hu_tiles_mark_stale (self->tiles, box_of (grid, g_array_index (hexes, HuHex, i)), size);
}

/* Nothing of what was drawn is where it was. */
static void
forget_all (HuPainter *self)
{
  hu_tiles_clear (self->tiles);
  hu_sprites_clear (self->sprites);
  hu_lettering_clear (self->text);
  self->spare_size = 0;
  self->begun = FALSE;
}

/**
 * hu_painter_edit:
 * @self: a painter
 * @scenario: what to draw from now on: an edited form of what it drew before
 * @edited: in what it differs, #HuEdited
 * @hexes: (nullable) (element-type HuHex): where terrain and lines differ; %NULL: anywhere
 *
 * Keeps what was drawn of all the rest.  Scenes have to be of @scenario from now on.
 */
void
hu_painter_edit (HuPainter    *self,
                 HuScenario   *scenario,
                 guint         edited,
                 const GArray *hexes)
{
  g_return_if_fail (self != NULL && scenario != NULL);

  hu_scenario_ref (scenario);
  hu_scenario_unref (self->scenario);
  self->scenario = scenario;
  self->traced_side = scenario->sudden_death != NULL ? scenario->sudden_death->defender : HU_SIDE_NONE;
  _hu_painter_drop_first (self);
  _hu_painter_forget_position (self);

  if (edited & (HU_EDITED_LINES | HU_EDITED_GRID))
    _hu_painter_prepare_lines (self);
  if (edited & HU_EDITED_GRID)
    forget_all (self);
  else if (edited & (HU_EDITED_GROUND | HU_EDITED_LINES))
    mark_hexes (self, hexes);
  if (edited & HU_EDITED_UNITS)
    {
      hu_sprites_clear (self->sprites);
      self->spare_size = 0;
    }
  if (edited & (HU_EDITED_NAMES | HU_EDITED_GRID))
    g_clear_pointer (&self->labels, hu_layer_places_free);
}
