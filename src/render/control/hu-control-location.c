/*
 * The signs of control on a Location when the storeys of a building are fanned out.
 */
#include "hu-control-layers.h"

#include "hu-control.h"
#include "hu-mark-symbol.h"
#include "hu-side-look.h"

/* Crosses out a Location for the side that cannot enter it. */
static void
draw_closed (const HuCanvas *canvas,
             const HuScene  *scene,
             HuBox           box,
             HuLocation      location)
{
  const HuControlFindings *findings = hu_snapshot_get_control (scene->snapshot);
  guint8 closed = findings->closed != NULL ? findings->closed[location] : 0;
  cairo_t *cr = canvas->cr;
  gboolean all = (closed & (HU_CLOSED_DIRECT | HU_CLOSED_ACCIDENT)) != 0;

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      gboolean rises;

      if (!all && !(closed & (side == HU_SIDE_FIRST ? HU_CLOSED_FIRST : HU_CLOSED_SECOND)))
        continue;
      rises = hu_theme_look (canvas->theme, side) == HU_SIDE_FIRST;
      cairo_move_to (cr, box.x + 2, rises ? box.y + box.height - 2 : box.y + 2);
      cairo_line_to (cr, box.x + box.width - 2, rises ? box.y + 2 : box.y + box.height - 2);
      hu_color_set (cr, all ? canvas->theme->mark : canvas->theme->side[side]);
      cairo_set_line_width (cr, 1.5);
      cairo_stroke (cr);
    }
}

/* Draws Control held by a vehicle, undeclared Control, barred sides, rubble and Fire. */
static void
draw_signs (const HuCanvas *canvas,
            const HuScene  *scene,
            HuBox           box,
            HuLocation      location)
{
  const HuControlFindings *findings = hu_snapshot_get_control (scene->snapshot);
  guint8 hazard = hu_state_hazard (hu_snapshot_get_state (scene->snapshot), location);
  HuPoint at = { box.x + box.width - 8, box.y + 9 };
  HuPoint low = { box.x + box.width - 10, box.y + box.height - 12 };
  guint kindled = (hazard & HU_HAZARD_KINDLED) >> HU_HAZARD_KINDLED_SHIFT;

  if (findings->held[location] != HU_SIDE_NONE)
    {
      hu_mark_draw (canvas, HU_MARK_VEHICLE, (HuSide) findings->held[location], at, 6);
      at.x -= 13;
    }
  for (guint i = 0; i < findings->undeclared->len; i++)
    {
      const HuUndeclared *undeclared = &g_array_index (findings->undeclared, HuUndeclared, i);

      if (undeclared->kind != HU_SUBJECT_LOCATION || undeclared->subject != location)
        continue;
      hu_mark_draw (canvas, HU_MARK_UNDECLARED, undeclared->side, at, 6);
      at.x -= 13;
    }
  for (HuSide side = HU_SIDE_FIRST; findings->barred != NULL && side < HU_N_SIDES; side++)
    if (findings->barred[location] >> side & 1)
      {
        hu_mark_draw (canvas, HU_MARK_BARRED, side, at, 6);
        at.x -= 13;
      }

  if (hazard & HU_HAZARD_RUBBLE)
    hu_layer_fire_draw_rubble (canvas, (HuPoint) { low.x - 18, low.y + 2 }, 8);
  if ((hazard & HU_HAZARD_FIRE) == HU_FIRE_NONE)
    return;
  hu_layer_fire_draw_sign (canvas, (HuFireKind) (hazard & HU_HAZARD_FIRE), low, 9);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (kindled >> side & 1)
      hu_mark_draw (canvas, HU_MARK_KINDLED, side, (HuPoint) { low.x - 14 - side * 11, low.y + 4 }, 5);
  if (kindled == 0)
    hu_mark_draw (canvas, HU_MARK_ACCIDENT, HU_SIDE_NONE, (HuPoint) { low.x - 14, low.y + 4 }, 5);
}

void
_hu_control_draw_location (const HuCanvas *canvas,
                           const HuScene  *scene,
                           HuBox           box,
                           HuLocation      location,
                           gboolean        above)
{
  (above ? draw_signs : draw_closed) (canvas, scene, box, location);
}
