/*
 * A building as a table: storeys as rows, hexes as columns.
 */
#include "hu-storey-fan.h"

#include "hu-storey-tag.h"
#include "hu-storeys.h"
#include "hu-system-layers.h"

#include <math.h>

#define CELL_WIDTH 84.0   /* px; narrower where there are many hexes … */
#define CELL_HEIGHT 44.0  /* … lower where there are many storeys */
#define CELL_LEAST 30.0
#define COUNTER_MOST 34.0
#define MARGIN 8.0
#define TAGS 24.0         /* px to the left of the cells, for the storeys */
#define HEAD 18.0         /* px above them, for the hexes */
#define LETTERS 10.5      /* px */
#define GAP 3.0
#define AWAY 14.0         /* px from the building */

static gint
compare_hexes (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  HuPoint p = hu_geometry_centre (data, *(const HuHex *) a);
  HuPoint q = hu_geometry_centre (data, *(const HuHex *) b);

  if (fabs (p.x - q.x) > 0.1)
    return p.x < q.x ? -1 : 1;

  return p.y < q.y ? -1 : p.y > q.y;
}

/* Places the fan to the right of the building, else to its left, else above or beneath it; always in sight. */
static void
place (HuStoreyFan     *self,
       const HuCanvas *canvas)
{
  const HuBox *clip = &canvas->clip;
  double left = G_MAXDOUBLE;
  double right = -G_MAXDOUBLE;
  double top = G_MAXDOUBLE;
  double bottom = -G_MAXDOUBLE;
  HuBox box;
  HuBox *panel = &self->panel;

  /* The building's hexes, px. */
  for (guint i = 0; i < self->hexes->len; i++)
    {
      HuPoint p = hu_canvas_centre (canvas, g_array_index (self->hexes, HuHex, i));

      left = MIN (left, p.x - canvas->scale);
      right = MAX (right, p.x + canvas->scale);
      top = MIN (top, p.y - canvas->scale);
      bottom = MAX (bottom, p.y + canvas->scale);
    }
  box = (HuBox) { left, top, right - left, bottom - top };

  panel->x = box.x + box.width + AWAY;
  if (panel->x + panel->width > clip->x + clip->width - 2)
    panel->x = box.x - AWAY - panel->width;
  panel->y = box.y + box.height / 2 - panel->height / 2;
  if (panel->x < clip->x + 2)
    {
      panel->x = box.x + box.width / 2 - panel->width / 2;
      panel->y = box.y - AWAY - panel->height;
      if (panel->y < clip->y + 2)
        panel->y = box.y + box.height + AWAY;
    }
  panel->x = hu_canvas_snap (canvas, CLAMP (panel->x, clip->x + 2,
                                            MAX (clip->x + 2, clip->x + clip->width - panel->width - 2)));
  panel->y = hu_canvas_snap (canvas, CLAMP (panel->y, clip->y + 2,
                                            MAX (clip->y + 2, clip->y + clip->height - panel->height - 2)));
  self->first = (HuPoint) { panel->x + MARGIN + TAGS, panel->y + MARGIN + HEAD };
}

HuStoreyFan *
hu_storey_fan_new (const HuCanvas *canvas,
                   const HuScene  *scene)
{
  HuStoreyFan *self;
  g_autoptr(GArray) storeys = NULL;

  if (!scene->storeys_fanned || scene->building == HU_BUILDING_NONE ||
      !hu_snapshot_has_owners (scene->snapshot))
    return NULL;

  self = g_new0 (HuStoreyFan, 1);
  self->building = hu_map_get_building (canvas->map, (guint) scene->building);
  self->hexes = g_array_copy (self->building->hexes);
  g_array_sort_with_data (self->hexes, compare_hexes, (gpointer) canvas->grid);
  storeys = hu_storeys_of_building (canvas->map, (guint) scene->building);
  self->storeys = g_array_new (FALSE, FALSE, sizeof (HuStorey));
  for (guint i = storeys->len; i-- > 0;)
    g_array_append_val (self->storeys, g_array_index (storeys, HuStorey, i));

  self->cell_width = floor (CLAMP ((canvas->clip.width - TAGS - 2 * MARGIN) / self->hexes->len - GAP,
                                   CELL_LEAST, CELL_WIDTH));
  self->cell_height = floor (CLAMP ((canvas->clip.height - HEAD - 2 * MARGIN) / self->storeys->len - GAP,
                                    CELL_LEAST * 0.7, CELL_HEIGHT));
  self->panel.width = 2 * MARGIN + TAGS + self->hexes->len * (self->cell_width + GAP) - GAP;
  self->panel.height = 2 * MARGIN + HEAD + self->storeys->len * (self->cell_height + GAP) - GAP;
  place (self, canvas);

  return self;
}

void
hu_storey_fan_free (HuStoreyFan *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->storeys);
  g_array_unref (self->hexes);
  g_free (self);
}

static HuBox
cell_box (const HuStoreyFan *self,
          guint             row,
          guint             column)
{
  return (HuBox) { self->first.x + column * (self->cell_width + GAP),
                   self->first.y + row * (self->cell_height + GAP), self->cell_width, self->cell_height };
}

static gboolean
is_in (HuBox   box,
       HuPoint px)
{
  return px.x >= box.x && px.x <= box.x + box.width && px.y >= box.y && px.y <= box.y + box.height;
}

gboolean
hu_storey_fan_holds (const HuStoreyFan *self,
                     HuPoint           px)
{
  return is_in (self->panel, px);
}

HuLocation
hu_storey_fan_location_at (const HuStoreyFan *self,
                           const HuMap      *map,
                           HuPoint           px)
{
  for (guint row = 0; row < self->storeys->len; row++)
    for (guint column = 0; column < self->hexes->len; column++)
      if (is_in (cell_box (self, row, column), px))
        return hu_map_location (map, g_array_index (self->hexes, HuHex, column),
                                g_array_index (self->storeys, HuStorey, row));

  return HU_LOCATION_NONE;
}

/* Lists the counters of one cell side by side, overlapping if there are too many. */
static void
list_cell (const HuCanvas *canvas,
           const HuStacks *stacks,
           const HuScene  *scene,
           HuBox           box,
           HuLocation      location,
           GArray         *spots)
{
  const HuState *state = hu_snapshot_get_state (scene->snapshot);
  const HuStack *stack = hu_stacks_find (stacks, hu_location_hex (canvas->map, location));
  double size = hu_canvas_snap (canvas, MIN (COUNTER_MOST, box.height - 8)), step;
  guint first = spots->len, n;

  for (guint i = 0; stack != NULL && i < stack->n; i++)
    {
      guint unit = g_array_index (stacks->units, guint, stack->first + i);
      HuCounterSpot spot;

      if (hu_state_unit_location (state, unit) != location)
        continue;
      spot = hu_stack_spot (canvas, scene, unit, (HuPoint) { 0, 0 }, size);
      spot.tagged = FALSE;
      g_array_append_val (spots, spot);
    }

  n = spots->len - first;
  step = n < 2 ? 0 : MIN (size + 3, (box.width - 8 - size) / (n - 1));
  for (guint i = 0; i < n; i++)
    g_array_index (spots, HuCounterSpot, first + i).centre =
      (HuPoint) { hu_canvas_snap (canvas, box.x + 4 + i * step) + size / 2, box.y + box.height / 2 };
}

/**
 * hu_storey_fan_list_spots:
 * @spots: (element-type HuCounterSpot): the array to add to
 *
 * Lays out the counters.
 */
void
hu_storey_fan_list_spots (const HuStoreyFan *self,
                          const HuCanvas   *canvas,
                          const HuStacks   *stacks,
                          const HuScene    *scene,
                          GArray           *spots)
{
  for (guint row = 0; row < self->storeys->len; row++)
    for (guint column = 0; column < self->hexes->len; column++)
      list_cell (canvas, stacks, scene, cell_box (self, row, column),
                 hu_map_location (canvas->map, g_array_index (self->hexes, HuHex, column),
                                  g_array_index (self->storeys, HuStorey, row)),
                 spots);
}

/* --- Drawing --- */

static void
draw_cell (const HuStoreyFan *self,
           const HuCanvas   *canvas,
           const HuScene    *scene,
           guint             row,
           guint             column)
{
  const HuTheme *theme = canvas->theme;
  HuBox box = cell_box (self, row, column);
  HuStorey storey = g_array_index (self->storeys, HuStorey, row);
  HuLocation location = hu_map_location (canvas->map, g_array_index (self->hexes, HuHex, column), storey);
  HuSide owner = hu_snapshot_get_owner (scene->snapshot, HU_SUBJECT_LOCATION, location);
  cairo_t *cr = canvas->cr;

  cairo_rectangle (cr, box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1);
  hu_color_set (cr, hu_color_mix (theme->place_fill, theme->roof, 0.25));
  cairo_fill_preserve (cr);
  if (owner != HU_SIDE_NONE)
    {
      hu_color_set (cr, hu_color_alpha (theme->side[owner], 0.18));
      cairo_fill_preserve (cr);
      hu_canvas_hatch (canvas, owner, hu_color_alpha (theme->side[owner], theme->hatch * 0.9), 6, 1.2);
      cairo_rectangle (cr, box.x + 0.5, box.y + 0.5, box.width - 1, box.height - 1);
    }
  hu_color_set (cr, owner != HU_SIDE_NONE ? theme->side[owner] : hu_color_alpha (theme->mark, 0.45));
  cairo_set_line_width (cr, storey == scene->storey ? 2.2 : 1);
  cairo_stroke (cr);
}

/* Draws the signs of the systems in force, beneath the counters or on them. */
static void
draw_signs (const HuStoreyFan *self,
            const HuCanvas   *canvas,
            const HuScene    *scene,
            gboolean          above)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const HuSystemLayers *layers = hu_system_layers_get (id);

      if (layers->draw_location == NULL || hu_snapshot_get_findings (scene->snapshot, id) == NULL)
        continue;
      for (guint row = 0; row < self->storeys->len; row++)
        for (guint column = 0; column < self->hexes->len; column++)
          layers->draw_location (canvas, scene, cell_box (self, row, column),
                                 hu_map_location (canvas->map, g_array_index (self->hexes, HuHex, column),
                                                  g_array_index (self->storeys, HuStorey, row)), above);
    }
}

/* The hexes' names above, the storeys to the left. */
static void
draw_heads (const HuStoreyFan *self,
            const HuCanvas   *canvas,
            const HuScene    *scene)
{
  char name[HU_HEX_NAME_MAX];

  for (guint column = 0; column < self->hexes->len; column++)
    {
      HuHex hex = g_array_index (self->hexes, HuHex, column);
      HuBox box = cell_box (self, 0, column);

      hu_grid_format (canvas->grid, hex, name);
      hu_lettering_draw (canvas->text, canvas->cr, hex == scene->cursor ? HU_FONT_BOLD : HU_FONT_PLAIN, LETTERS,
                         name, box.x + box.width / 2, self->panel.y + MARGIN + HEAD / 2 - 2, 0.5,
                         canvas->theme->place, (HuColor) { 0, 0, 0, 0 }, 0, 0);
    }
  for (guint row = 0; row < self->storeys->len; row++)
    {
      HuStorey storey = g_array_index (self->storeys, HuStorey, row);
      HuBox box = cell_box (self, row, 0);

      hu_storey_tag_draw (canvas, canvas->cr, storey,
                          (HuPoint) { hu_canvas_snap (canvas, self->panel.x + MARGIN + TAGS / 2 - 2) + 0.5,
                                     hu_canvas_snap (canvas, box.y + box.height / 2) + 0.5 },
                          LETTERS, storey == scene->storey);
    }
}

void
hu_storey_fan_draw (const HuStoreyFan *self,
                    const HuCanvas   *canvas,
                    const HuStacks   *stacks,
                    const HuScene    *scene)
{
  g_autoptr(GArray) spots = g_array_new (FALSE, FALSE, sizeof (HuCounterSpot));

  hu_canvas_draw_panel (canvas, self->panel);
  draw_heads (self, canvas, scene);
  for (guint row = 0; row < self->storeys->len; row++)
    for (guint column = 0; column < self->hexes->len; column++)
      draw_cell (self, canvas, scene, row, column);
  draw_signs (self, canvas, scene, FALSE);

  hu_storey_fan_list_spots (self, canvas, stacks, scene, spots);
  for (guint i = 0; i < spots->len; i++)
    hu_stack_draw_spot (canvas, &g_array_index (spots, HuCounterSpot, i), 1);

  draw_signs (self, canvas, scene, TRUE);
}
