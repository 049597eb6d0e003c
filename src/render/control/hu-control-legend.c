/*
 * The legend of a tactical board: who Controls each thing, Fire, and the marks on counters; and their swatches.
 */
#include "hu-control-layers.h"

#include "hu-control.h"
#include "hu-mark-symbol.h"
#include "hu-painter.h"
#include "hu-side-look.h"
#include "hu-unit-mark.h"

typedef enum
{
  SWATCH_RING,
  SWATCH_HEIGHT,
  SWATCH_STAIRWELL,
  SWATCH_SIGN,
  SWATCH_EXIT,
  SWATCH_FLAME,
  SWATCH_RUBBLE,
  SWATCH_CLOSED,
  SWATCH_AREA,
  SWATCH_UNIT,
  SWATCH_SECRET,
} SwatchKind;

/* In the order in which they are listed. */
static const struct
{
  const char *id;
  SwatchKind  kind;
  gint        what; /* HuMark, HuFireKind, HuUnitMark */
  HuSide      side;
} swatches[] = {
  { "building-first", SWATCH_RING, 0, HU_SIDE_FIRST },
  { "building-second", SWATCH_RING, 0, HU_SIDE_SECOND },
  { "building-none", SWATCH_RING, 0, HU_SIDE_NONE },
  { "height", SWATCH_HEIGHT, 0, HU_SIDE_NONE },
  { "stairwell", SWATCH_STAIRWELL, 0, HU_SIDE_NONE },
  { "contested", SWATCH_SIGN, HU_MARK_CONTESTED, HU_SIDE_NONE },
  { "held-first", SWATCH_SIGN, HU_MARK_VEHICLE, HU_SIDE_FIRST },
  { "held-second", SWATCH_SIGN, HU_MARK_VEHICLE, HU_SIDE_SECOND },
  { "undeclared-first", SWATCH_SIGN, HU_MARK_UNDECLARED, HU_SIDE_FIRST },
  { "undeclared-second", SWATCH_SIGN, HU_MARK_UNDECLARED, HU_SIDE_SECOND },
  { "barred-first", SWATCH_SIGN, HU_MARK_BARRED, HU_SIDE_FIRST },
  { "barred-second", SWATCH_SIGN, HU_MARK_BARRED, HU_SIDE_SECOND },
  { "exit-first", SWATCH_EXIT, 0, HU_SIDE_FIRST },
  { "exit-second", SWATCH_EXIT, 0, HU_SIDE_SECOND },
  { "flame", SWATCH_FLAME, HU_FIRE_FLAME, HU_SIDE_NONE },
  { "blaze", SWATCH_FLAME, HU_FIRE_BLAZE, HU_SIDE_NONE },
  { "kindled-first", SWATCH_SIGN, HU_MARK_KINDLED, HU_SIDE_FIRST },
  { "kindled-second", SWATCH_SIGN, HU_MARK_KINDLED, HU_SIDE_SECOND },
  { "accident", SWATCH_SIGN, HU_MARK_ACCIDENT, HU_SIDE_NONE },
  { "rubble", SWATCH_RUBBLE, 0, HU_SIDE_NONE },
  { "closed", SWATCH_CLOSED, 0, HU_SIDE_NONE },
  { "closed-first", SWATCH_CLOSED, 0, HU_SIDE_FIRST },
  { "closed-second", SWATCH_CLOSED, 0, HU_SIDE_SECOND },
  { "area", SWATCH_AREA, 0, HU_SIDE_NONE },
  { "unit-secret", SWATCH_SECRET, 0, HU_SIDE_NONE },
  { "unit-captured", SWATCH_UNIT, HU_UNIT_MARK_CAPTURED, HU_SIDE_NONE },
  { "unit-hidden", SWATCH_UNIT, HU_UNIT_MARK_HIDDEN, HU_SIDE_NONE },
  { "unit-concealed", SWATCH_UNIT, HU_UNIT_MARK_CONCEALED, HU_SIDE_NONE },
  { "unit-broken", SWATCH_UNIT, HU_UNIT_MARK_BROKEN, HU_SIDE_NONE },
  { "unit-berserk", SWATCH_UNIT, HU_UNIT_MARK_BERSERK, HU_SIDE_NONE },
  { "unit-melee", SWATCH_UNIT, HU_UNIT_MARK_MELEE, HU_SIDE_NONE },
  { "unit-stunned", SWATCH_UNIT, HU_UNIT_MARK_STUNNED, HU_SIDE_NONE },
  { "unit-wounded", SWATCH_UNIT, HU_UNIT_MARK_WOUNDED, HU_SIDE_NONE },
  { "unit-unarmed", SWATCH_UNIT, HU_UNIT_MARK_UNARMED, HU_SIDE_NONE },
  { "unit-no-crew", SWATCH_UNIT, HU_UNIT_MARK_NO_CREW, HU_SIDE_NONE },
  { "unit-temporary-crew", SWATCH_UNIT, HU_UNIT_MARK_TEMPORARY_CREW, HU_SIDE_NONE },
  { "unit-malfunctioned", SWATCH_UNIT, HU_UNIT_MARK_MALFUNCTIONED, HU_SIDE_NONE },
  { "unit-disabled", SWATCH_UNIT, HU_UNIT_MARK_DISABLED, HU_SIDE_NONE },
  { "unit-riding", SWATCH_UNIT, HU_UNIT_MARK_RIDING, HU_SIDE_NONE },
  { "unit-aboard", SWATCH_UNIT, HU_UNIT_MARK_ABOARD, HU_SIDE_NONE },
  { "unit-bypass", SWATCH_UNIT, HU_UNIT_MARK_BYPASS, HU_SIDE_NONE },
};

/* --- What there is --- */

/* Flags: which of @swatches can be seen. */
typedef struct
{
  gboolean seen[G_N_ELEMENTS (swatches)];
} Sight;

static void
see (Sight     *sight,
     SwatchKind kind,
     gint       what,
     HuSide     side)
{
  for (guint i = 0; i < G_N_ELEMENTS (swatches); i++)
    if (swatches[i].kind == kind && swatches[i].what == what && swatches[i].side == side)
      sight->seen[i] = TRUE;
}

/* Notes the signs on buildings of more than one storey. */
static void
see_storeys (Sight       *sight,
             const HuMap *map)
{
  for (guint i = 0; i < map->buildings->len; i++)
    {
      const HuBuilding *building = hu_map_get_building (map, i);

      if (building->upper_storeys == 0 && !building->roof && !building->cellar)
        continue;
      see (sight, SWATCH_HEIGHT, 0, HU_SIDE_NONE);
      for (guint j = 0; map->locations->stairs != NULL && j < building->hexes->len; j++)
        if (map->locations->stairs[g_array_index (building->hexes, HuHex, j)])
          see (sight, SWATCH_STAIRWELL, 0, HU_SIDE_NONE);
    }
}

static void
see_barred (Sight *sight,
            guint8 barred)
{
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (barred >> side & 1)
      see (sight, SWATCH_SIGN, HU_MARK_BARRED, side);
}

/* A side's exits, where there are any that it can leave by. */
static void
see_exits (Sight            *sight,
           const HuScenario *scenario)
{
  const GPtrArray *exits = hu_control_rules (scenario)->exits;

  for (guint i = 0; i < exits->len; i++)
    {
      const HuExitArea *area = g_ptr_array_index (exits, i);
      gboolean any = FALSE;

      for (guint k = 0; k < area->hexes->len && !any; k++)
        any = hu_map_is_edge (scenario->map, g_array_index (area->hexes, HuHex, k));
      if (any)
        see (sight, SWATCH_EXIT, 0, area->side);
    }
}

static void
see_holdings (Sight                   *sight,
              const HuState           *state,
              const HuControlFindings *findings,
              HuStorey                 storey)
{
  const HuMap *map = state->scenario->map;

  for (guint i = 0; i < map->buildings->len; i++)
    {
      see (sight, SWATCH_RING, 0, (HuSide) findings->buildings[i]);
      if (findings->contested[i])
        see (sight, SWATCH_SIGN, HU_MARK_CONTESTED, HU_SIDE_NONE);
      if (findings->building_barred != NULL)
        see_barred (sight, findings->building_barred[i]);
    }
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      HuLocation location = map->grid->exists[hex] ? hu_map_location (map, hex, storey) : HU_LOCATION_NONE;

      if (location == HU_LOCATION_NONE)
        continue;
      if (findings->held[location] != HU_SIDE_NONE)
        see (sight, SWATCH_SIGN, HU_MARK_VEHICLE, (HuSide) findings->held[location]);
      if (findings->barred != NULL)
        see_barred (sight, findings->barred[location]);
    }
  see_exits (sight, state->scenario);
  for (guint i = 0; i < findings->undeclared->len; i++)
    see (sight, SWATCH_SIGN, HU_MARK_UNDECLARED, g_array_index (findings->undeclared, HuUndeclared, i).side);
}

static void
see_hazard (Sight *sight,
            guint8 hazard)
{
  guint kindled = (hazard & HU_HAZARD_KINDLED) >> HU_HAZARD_KINDLED_SHIFT;

  if (hazard & HU_HAZARD_RUBBLE)
    see (sight, SWATCH_RUBBLE, 0, HU_SIDE_NONE);
  if ((hazard & HU_HAZARD_FIRE) == HU_FIRE_NONE)
    return;

  see (sight, SWATCH_FLAME, hazard & HU_HAZARD_FIRE, HU_SIDE_NONE);
  if (kindled == 0)
    see (sight, SWATCH_SIGN, HU_MARK_ACCIDENT, HU_SIDE_NONE);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (kindled >> side & 1)
      see (sight, SWATCH_SIGN, HU_MARK_KINDLED, side);
}

static void
see_fire (Sight                   *sight,
          const HuState           *state,
          const HuControlFindings *findings,
          HuStorey                 storey)
{
  const HuMap *map = state->scenario->map;

  if (state->hazards == NULL)
    return;

  for (HuLocation location = 0; location < hu_map_n_locations (map); location++)
    see_hazard (sight, state->hazards[location]);
  for (HuHex hex = 0; findings->closed != NULL && hex < map->grid->n_hexes; hex++)
    {
      HuLocation location = map->grid->exists[hex] ? hu_map_location (map, hex, storey) : HU_LOCATION_NONE;
      guint8 closed = location != HU_LOCATION_NONE ? findings->closed[location] : 0;

      if (closed & (HU_CLOSED_DIRECT | HU_CLOSED_ACCIDENT))
        see (sight, SWATCH_CLOSED, 0, HU_SIDE_NONE);
      else if (closed != 0)
        {
          if (closed & HU_CLOSED_FIRST)
            see (sight, SWATCH_CLOSED, 0, HU_SIDE_FIRST);
          if (closed & HU_CLOSED_SECOND)
            see (sight, SWATCH_CLOSED, 0, HU_SIDE_SECOND);
        }
    }
  if (findings->area_hexes->len > 0)
    see (sight, SWATCH_AREA, 0, HU_SIDE_NONE);
}

static void
see_units (Sight         *sight,
           const HuScene *scene)
{
  const HuState *state = hu_snapshot_get_state (scene->snapshot);

  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    {
      HuSecrecy secrecy = hu_snapshot_get_secrecy (scene->snapshot, unit);
      guint marks = secrecy == HU_SECRECY_NONE ? hu_unit_marks_of (state, unit) : 0;

      if (state->unit_status[unit] != HU_UNIT_ON_MAP)
        continue;
      if (secrecy == HU_SECRECY_CONCEALED)
        see (sight, SWATCH_SECRET, 0, HU_SIDE_NONE);
      for (gint mark = 0; mark < HU_N_UNIT_MARKS; mark++)
        if (marks >> mark & 1)
          see (sight, SWATCH_UNIT, mark, HU_SIDE_NONE);
    }
}

/* Adds the entries that can be seen on a tactical board, at the storey shown where they depend on storeys. */
void
_hu_control_list_signs (const HuScene *scene,
                        GArray        *entries)
{
  const HuState *state = hu_snapshot_get_state (scene->snapshot);
  const HuControlFindings *findings = hu_snapshot_get_control (scene->snapshot);
  Sight sight = { { FALSE } };

  see_storeys (&sight, state->scenario->map);
  if (scene->overlays & HU_OVERLAY_OWNERS)
    see_holdings (&sight, state, findings, scene->storey);
  if (scene->overlays & HU_OVERLAY_FIRE)
    see_fire (&sight, state, findings, scene->storey);
  see_units (&sight, scene);

  for (guint i = 0; i < G_N_ELEMENTS (swatches); i++)
    if (sight.seen[i])
      {
        HuLegendEntry entry = { swatches[i].id, swatches[i].side };

        g_array_append_val (entries, entry);
      }
}

void
_hu_control_list_swatches (GPtrArray *ids)
{
  for (guint i = 0; i < G_N_ELEMENTS (swatches); i++)
    g_ptr_array_add (ids, (gpointer) swatches[i].id);
}

/* --- Swatches --- */

static void
ground (const HuCanvas *canvas,
        double          width,
        double          height)
{
  cairo_rectangle (canvas->cr, 1, 1, width - 2, height - 2);
  hu_color_set (canvas->cr, canvas->theme->terrain[HU_TERRAIN_CLEAR]);
  cairo_fill (canvas->cr);
}

/* As round a building: line, dash and hatch. */
static void
draw_ring_swatch (const HuCanvas *canvas,
                  double          width,
                  double          height,
                  HuSide          side)
{
  const double dashes[] = { 7, 3 }, dots[] = { 0.01, 4.5 };
  cairo_t *cr = canvas->cr;
  double band = 4.5;

  cairo_rectangle (cr, 2, 2, width - 4, height - 4);
  hu_color_set (cr, canvas->theme->roof);
  cairo_fill (cr);
  if (side != HU_SIDE_NONE)
    {
      cairo_save (cr);
      cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
      cairo_rectangle (cr, 2, 2, width - 4, height - 4);
      cairo_rectangle (cr, 2 + band, 2 + band, width - 4 - 2 * band, height - 4 - 2 * band);
      hu_canvas_hatch (canvas, side, canvas->theme->side[side], 3.2, 1);
      cairo_restore (cr);
    }
  for (gint pass = side == HU_SIDE_NONE ? 1 : 0; pass < 2; pass++)
    {
      cairo_rectangle (cr, 2, 2, width - 4, height - 4);
      hu_color_set (cr, pass == 0            ? canvas->theme->casing
                        : side == HU_SIDE_NONE ? canvas->theme->mark
                                               : canvas->theme->side[side]);
      cairo_set_line_width (cr, pass == 0 ? 4 : side == HU_SIDE_NONE ? 1.6 : 2);
      cairo_set_line_cap (cr, side == HU_SIDE_NONE ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
      if (pass == 1 && hu_theme_look (canvas->theme, side) != HU_SIDE_FIRST)
        cairo_set_dash (cr, side == HU_SIDE_NONE ? dots : dashes, 2, 0);
      cairo_stroke (cr);
    }
}

static void
draw_closed_swatch (const HuCanvas *canvas,
                    double          width,
                    double          height,
                    HuSide          side)
{
  cairo_t *cr = canvas->cr;
  double x = height * 0.62, y = height * 0.38;

  ground (canvas, width, height);
  for (HuSide leaning = HU_SIDE_FIRST; leaning < HU_N_SIDES; leaning++)
    {
      double lean = hu_theme_look (canvas->theme, leaning) == HU_SIDE_FIRST ? -1 : 1;

      if (side != HU_SIDE_NONE && side != leaning)
        continue;
      for (gint pass = 0; pass < 2; pass++)
        {
          for (gint end = -1; end <= 1; end += 2)
            {
              cairo_move_to (cr, width / 2 + end * x * 0.42, height / 2 + lean * end * y * 0.42);
              cairo_line_to (cr, width / 2 + end * x, height / 2 + lean * end * y);
            }
          hu_color_set (cr, pass == 0              ? canvas->theme->casing
                            : side == HU_SIDE_NONE ? canvas->theme->mark
                                                   : canvas->theme->side[side]);
          cairo_set_line_width (cr, pass == 0 ? 4 : 1.8);
          cairo_stroke (cr);
        }
    }
}

static void
draw_area_swatch (const HuCanvas *canvas,
                  double          width,
                  double          height)
{
  const double dashes[] = { 6, 3 };
  cairo_t *cr = canvas->cr;

  ground (canvas, width, height);
  cairo_rectangle (cr, 3, 3, width - 6, height - 6);
  hu_color_set (cr, canvas->theme->alarm);
  cairo_set_line_width (cr, 2);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  hu_lettering_draw_ascii (canvas->text, cr, HU_FONT_BOLD, MIN (height * 0.5, 10), "5/8", width / 2,
                           height / 2, canvas->theme->label);
}

/* A counter's corner with the mark on it. */
static void
draw_unit_swatch (const HuCanvas *canvas,
                  double          width,
                  double          height,
                  gint            mark)
{
  cairo_t *cr = canvas->cr;

  cairo_rectangle (cr, width / 2 - height * 0.5, 1, height, height - 2);
  hu_color_set (cr, hu_color_mix (canvas->theme->counter[0], canvas->theme->counter[1], 0.5));
  cairo_fill (cr);
  hu_unit_mark_draw (canvas, (HuUnitMark) mark, HU_SIDE_NONE, (HuPoint) { width / 2, height / 2 },
                     height * 0.40);
}

static void
draw_secret_swatch (const HuCanvas *canvas,
                    double          width,
                    double          height)
{
  cairo_t *cr = canvas->cr;

  cairo_rectangle (cr, width / 2 - height * 0.45, 1, height * 0.9, height - 2);
  hu_color_set (cr, hu_color_mix (canvas->theme->counter[0], canvas->theme->counter[1], 0.5));
  cairo_fill_preserve (cr);
  hu_color_set (cr, (HuColor) { 0.1, 0.09, 0.08, 1 });
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  hu_lettering_draw_ascii (canvas->text, cr, HU_FONT_BOLD, height * 0.72, "?", width / 2, height / 2,
                           (HuColor) { 0.1, 0.09, 0.08, 1 });
}

/* FALSE where @id is none of these. */
gboolean
_hu_control_draw_swatch (const HuCanvas *canvas,
                         const char     *id,
                         double          width,
                         double          height)
{
  HuPoint middle = { width / 2, height / 2 };
  guint i = 0;

  while (i < G_N_ELEMENTS (swatches) && !g_str_equal (swatches[i].id, id))
    i++;
  if (i == G_N_ELEMENTS (swatches))
    return FALSE;

  cairo_save (canvas->cr);
  switch (swatches[i].kind)
    {
    case SWATCH_RING:
      draw_ring_swatch (canvas, width, height, swatches[i].side);
      break;
    case SWATCH_HEIGHT:
      hu_layer_buildings_draw_height (canvas, middle, height * 0.62);
      break;
    case SWATCH_STAIRWELL:
      hu_layer_buildings_draw_stairwell (canvas, middle, height * 0.72);
      break;
    case SWATCH_SIGN:
      hu_mark_draw (canvas, (HuMark) swatches[i].what, swatches[i].side, middle, height * 0.42);
      break;
    case SWATCH_EXIT:
      hu_layer_exits_draw_sign (canvas, swatches[i].side, middle, 0, height * 0.9);
      break;
    case SWATCH_FLAME:
      hu_layer_fire_draw_sign (canvas, (HuFireKind) swatches[i].what, middle, height * 0.46);
      break;
    case SWATCH_RUBBLE:
      hu_layer_fire_draw_rubble (canvas, middle, height * 0.46);
      break;
    case SWATCH_CLOSED:
      draw_closed_swatch (canvas, width, height, swatches[i].side);
      break;
    case SWATCH_AREA:
      draw_area_swatch (canvas, width, height);
      break;
    case SWATCH_UNIT:
      draw_unit_swatch (canvas, width, height, swatches[i].what);
      break;
    case SWATCH_SECRET:
      draw_secret_swatch (canvas, width, height);
      break;
    default:
      g_assert_not_reached ();
    }
  cairo_restore (canvas->cr);

  return TRUE;
}
