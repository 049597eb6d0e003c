/*
 * The legend: which entries a scene calls for, and a swatch of each.
 */
#include "hu-painter-private.h"

#include "hu-mark-symbol.h"

#include <math.h>

typedef enum
{
  SWATCH_LINE,
  SWATCH_MARK,
  SWATCH_RING,
  SWATCH_CUT,
  SWATCH_CRITICAL,
  SWATCH_ZOC,
  SWATCH_CONTROL,
  SWATCH_LINE_COVER,
  SWATCH_LINE_GAP,
  SWATCH_LINE_PATH,
  SWATCH_FLIP,
  SWATCH_FLOOD,
  SWATCH_FLOOD_CUT,
} SwatchKind;

static const struct
{
  const char *id;
  SwatchKind  kind;
  HuSide      side;
  HuMark      mark;
} swatches[] = {
  { "supply-line", SWATCH_LINE, HU_SIDE_NONE, 0 },
  { "unsupplied", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_NO_LINE },
  { "ring", SWATCH_RING, HU_SIDE_NONE, 0 },
  { "frontier-unit", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_UNIT },
  { "frontier-zoc", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_ZOC },
  { "frontier-control", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_CONTROL },
  { "frontier-terrain", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_TERRAIN },
  { "frontier-hexside", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_HEXSIDE },
  { "frontier-length", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_LENGTH },
  { "cut", SWATCH_CUT, HU_SIDE_NONE, HU_MARK_SCISSORS },
  { "critical", SWATCH_CRITICAL, HU_SIDE_NONE, HU_MARK_CRITICAL },
  { "zoc-first", SWATCH_ZOC, HU_SIDE_FIRST, 0 },
  { "zoc-second", SWATCH_ZOC, HU_SIDE_SECOND, 0 },
  { "control-first", SWATCH_CONTROL, HU_SIDE_FIRST, 0 },
  { "control-second", SWATCH_CONTROL, HU_SIDE_SECOND, 0 },
  { "line-first", SWATCH_LINE_COVER, HU_SIDE_FIRST, 0 },
  { "line-second", SWATCH_LINE_COVER, HU_SIDE_SECOND, 0 },
  { "line-gap-first", SWATCH_LINE_GAP, HU_SIDE_FIRST, HU_MARK_CRITICAL },
  { "line-gap-second", SWATCH_LINE_GAP, HU_SIDE_SECOND, HU_MARK_CRITICAL },
  { "line-path-first", SWATCH_LINE_PATH, HU_SIDE_FIRST, 0 },
  { "line-path-second", SWATCH_LINE_PATH, HU_SIDE_SECOND, 0 },
  { "flip-more", SWATCH_FLIP, HU_SIDE_NONE, 0 },
  { "flip-less", SWATCH_FLIP, HU_SIDE_NONE, 0 },
  { "flip-one", SWATCH_FLIP, HU_SIDE_NONE, 0 },
  { "flip-two", SWATCH_FLIP, HU_SIDE_NONE, 0 },
  { "flip-narrowest", SWATCH_FLIP, HU_SIDE_NONE, 0 },
  { "flood-ring", SWATCH_FLOOD, HU_SIDE_NONE, 0 },
  { "flood-line", SWATCH_FLOOD_CUT, HU_SIDE_NONE, 0 },
  { "flood-closed", SWATCH_FLOOD_CUT, HU_SIDE_NONE, 0 },
};

static void
add (GArray     *entries,
     const char *id,
     HuSide      side)
{
  HuLegendEntry entry = { id, side };

  g_array_append_val (entries, entry);
}

static void
add_supply (GArray          *entries,
            const HuTracing *tracing)
{
  gboolean open = FALSE, closed = FALSE;

  for (guint i = 0; i < tracing->traces->len; i++)
    {
      const HuSupplyTrace *trace = g_ptr_array_index (tracing->traces, i);

      open |= trace->path != NULL;
      closed |= trace->path == NULL;
    }

  if (open)
    add (entries, "supply-line", tracing->side);
  if (closed)
    add (entries, "unsupplied", tracing->side);
}

static gboolean
reaches_anything (const HuTracing *tracing)
{
  for (guint i = 0; i < tracing->traces->len; i++)
    {
      if (((const HuSupplyTrace *) g_ptr_array_index (tracing->traces, i))->furthest > 0)
        return TRUE;
    }

  return FALSE;
}

static void
add_frontier (GArray          *entries,
              const HuTracing *tracing)
{
  static const char * const ids[HU_N_BLOCKS] = {
    [HU_BLOCK_UNIT] = "frontier-unit", [HU_BLOCK_ZOC] = "frontier-zoc",
    [HU_BLOCK_CONTROL] = "frontier-control", [HU_BLOCK_TERRAIN] = "frontier-terrain",
    [HU_BLOCK_HEXSIDE] = "frontier-hexside", [HU_BLOCK_LENGTH] = "frontier-length",
  };
  static const HuBlock order[] = { HU_BLOCK_UNIT, HU_BLOCK_ZOC, HU_BLOCK_CONTROL, HU_BLOCK_TERRAIN,
                                   HU_BLOCK_HEXSIDE, HU_BLOCK_LENGTH };
  guint found = 0;

  for (guint i = 0; i < tracing->traces->len; i++)
    {
      const GArray *frontier = ((const HuSupplyTrace *) g_ptr_array_index (tracing->traces, i))->frontier;

      for (guint k = 0; k < frontier->len; k++)
        found |= 1u << g_array_index (frontier, HuFrontierHex, k).because;
    }

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      if (found >> order[i] & 1)
        add (entries, ids[order[i]], HU_SIDE_NONE);
    }
}

static void
add_cut (GArray          *entries,
         const HuTracing *tracing)
{
  if (tracing->cut != NULL && tracing->cut->hexes->len > 0)
    add (entries, "cut", HU_SIDE_NONE);
  if (tracing->critical != NULL && tracing->critical->len > 0)
    add (entries, "critical", HU_SIDE_NONE);
}

/* Is there a hex with @value among those of the map? */
static gboolean
has_value (const HuGrid *grid,
           const gint8  *values,
           gint8         value)
{
  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      if (grid->exists[hex] && values[hex] == value)
        return TRUE;
    }

  return FALSE;
}

static void
add_zoc (GArray                  *entries,
         const HuGrid            *grid,
         const HuSupplySituation *situation)
{
  HuSide side = hu_side_other (situation->side);

  if (has_value (grid, (const gint8 *) situation->zoc, 1))
    add (entries, side == HU_SIDE_FIRST ? "zoc-first" : "zoc-second", side);
}

static void
add_control (GArray       *entries,
             const HuGrid *grid,
             const gint8  *control)
{
  if (has_value (grid, control, HU_SIDE_FIRST))
    add (entries, "control-first", HU_SIDE_FIRST);
  if (has_value (grid, control, HU_SIDE_SECOND))
    add (entries, "control-second", HU_SIDE_SECOND);
}

/* Whose Locations there are at the level shown. */
static void
add_locations (GArray                *entries,
               const HuMap           *map,
               const HuControlReport *report,
               HuStorey               level)
{
  gboolean found[HU_N_SIDES] = { FALSE, FALSE };

  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    {
      HuLocation location = map->grid->exists[hex] ? hu_map_location (map, hex, level) : HU_LOCATION_NONE;

      if (location != HU_LOCATION_NONE && report->locations[location] != HU_SIDE_NONE)
        found[report->locations[location]] = TRUE;
    }

  if (found[HU_SIDE_FIRST])
    add (entries, "control-first", HU_SIDE_FIRST);
  if (found[HU_SIDE_SECOND])
    add (entries, "control-second", HU_SIDE_SECOND);
}

static void
add_front_line (GArray                  *entries,
                const HuGrid            *grid,
                const HuFrontLineReport *report)
{
  static const char * const lines[] = { "line-first", "line-second" };
  static const char * const paths[] = { "line-path-first", "line-path-second" };
  static const char * const gaps[] = { "line-gap-first", "line-gap-second" };

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      const gint8 *cover = (const gint8 *) report->cover[side];

      if (has_value (grid, cover, HU_COVER_UNIT))
        add (entries, lines[side], side);
    }
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      if (report->path[side] != NULL && report->path[side]->len > 0)
        add (entries, paths[side], side);
      if (report->gaps[side]->len > 0)
        add (entries, gaps[side], side);
    }
}

/* Does some hex carry @bit, or is of that margin? */
static gboolean
has_flip (const guint8 *values,
          guint         n,
          guint8        value,
          gboolean      bit)
{
  for (guint i = 0; values != NULL && i < n; i++)
    if (bit ? (values[i] & value) != 0 : values[i] == value)
      return TRUE;

  return FALSE;
}

static void
add_flips (GArray          *entries,
           const HuFlipMap *map,
           HuFlipShow       show)
{
  HuSide side = map->question.units;

  switch (show)
    {
    case HU_FLIP_SHOW_UNITS:
      if (has_flip (map->flips, map->n_hexes, HU_FLIP_MORE, TRUE))
        add (entries, "flip-more", side);
      if (has_flip (map->flips, map->n_hexes, HU_FLIP_LESS, TRUE))
        add (entries, "flip-less", side);
      break;
    case HU_FLIP_SHOW_HEX_MARGINS:
      if (map->width > 0)
        add (entries, "flip-narrowest", side);
      break;
    case HU_FLIP_SHOW_UNIT_MARGINS:
      if (has_flip (map->unit_margins, map->n_hexes, 1, FALSE))
        add (entries, "flip-one", side);
      if (has_flip (map->unit_margins, map->n_hexes, 2, FALSE))
        add (entries, "flip-two", side);
      break;
    case HU_N_FLIP_SHOWS:
      break;
    }
}

static void
add_flood (GArray            *entries,
           const HuFloodView *view)
{
  if (!view->show_cut)
    {
      add (entries, "flood-ring", HU_SIDE_NONE);
      return;
    }

  if (view->cut->lines->len > 0)
    add (entries, "flood-line", HU_SIDE_NONE);
  add (entries, "flood-closed", HU_SIDE_NONE);
}

/**
 * hu_painter_list_legend:
 * @self: a painter
 * @scene: what is shown
 *
 * Returns: (transfer full) (element-type HuLegendEntry): an entry for each thing that the overlays of @scene
 * show on this map in this position, and none for what is not there to be seen
 */
GArray *
hu_painter_list_legend (HuPainter     *self,
                        const HuScene *scene)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (HuLegendEntry));
  const HuState *state;
  const HuGrid *grid;

  g_return_val_if_fail (self != NULL && scene != NULL && scene->snapshot != NULL, entries);

  state = hu_snapshot_get_state (scene->snapshot);
  grid = state->scenario->map->grid;
  if (scene->tracing != NULL)
    {
      self->traced_side = scene->tracing->side;
      if (scene->overlays & HU_OVERLAY_SUPPLY)
        add_supply (entries, scene->tracing);
      if ((scene->overlays & HU_OVERLAY_RINGS) && reaches_anything (scene->tracing))
        add (entries, "ring", scene->tracing->side);
      if (scene->overlays & HU_OVERLAY_FRONTIER)
        add_frontier (entries, scene->tracing);
      if (scene->overlays & HU_OVERLAY_CUT)
        add_cut (entries, scene->tracing);
    }
  if ((scene->overlays & HU_OVERLAY_ZOC) && scene->situation != NULL)
    add_zoc (entries, grid, scene->situation);
  if ((scene->overlays & HU_OVERLAY_CONTROL) && hu_snapshot_get_control (scene->snapshot) == NULL)
    add_control (entries, grid, state->control);
  else if (scene->overlays & HU_OVERLAY_CONTROL)
    add_locations (entries, state->scenario->map, hu_snapshot_get_control (scene->snapshot), scene->level);
  if ((scene->overlays & HU_OVERLAY_FRONT_LINE) && hu_snapshot_get_front_line (scene->snapshot) != NULL)
    add_front_line (entries, grid, hu_snapshot_get_front_line (scene->snapshot));
  if (scene->flips != NULL)
    self->flip_side = scene->flips->question.units;
  if (scene->flips != NULL)
    add_flips (entries, scene->flips, scene->flip_show);
  if (scene->flood != NULL)
    add_flood (entries, scene->flood);

  if (hu_snapshot_get_control (scene->snapshot) != NULL)
    _hu_painter_list_control_legend (scene, entries);

  return entries;
}

GPtrArray *
_hu_painter_list_swatches (void)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (swatches); i++)
    g_ptr_array_add (ids, (gpointer) swatches[i].id);
  _hu_painter_list_control_swatches (ids);

  return ids;
}

static void
draw_line_swatch (const HuCanvas *canvas,
                  double          width,
                  double          height,
                  HuSide          side)
{
  cairo_t *cr = canvas->cr;
  double thick = CLAMP (height * 0.2, 2.5, 5), middle = height / 2;
  HuColor color = side == HU_SIDE_NONE ? canvas->theme->mark : canvas->theme->side[side];

  for (gint pass = 0; pass < 2; pass++)
    {
      cairo_move_to (cr, height * 0.4, middle);
      cairo_line_to (cr, width - height * 0.4, middle);
      hu_color_set (cr, pass == 0 ? canvas->theme->casing : color);
      cairo_set_line_width (cr, pass == 0 ? thick + 3 : thick);
      cairo_stroke (cr);
    }
  hu_mark_draw (canvas, HU_MARK_ORIGIN, side, (HuPoint) { height * 0.4, middle }, height * 0.28);
  hu_mark_draw (canvas, HU_MARK_SOURCE, side, (HuPoint) { width - height * 0.4, middle }, height * 0.28);
}

static void
draw_hex_swatch (const HuCanvas *canvas,
                 double          width,
                 double          height,
                 HuMark          mark)
{
  cairo_t *cr = canvas->cr;
  gboolean cut = mark == HU_MARK_SCISSORS;
  const double dashes[] = { height * 0.18, height * 0.12 };

  cairo_save (cr);
  cairo_translate (cr, width * 0.42, height / 2);
  hu_canvas_hex_at_origin (canvas, cr, 0);
  hu_color_set (cr, cut ? canvas->theme->mark : canvas->theme->alarm);
  cairo_set_line_width (cr, cut ? 1.6 : 2.8);
  if (cut)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_restore (cr);
  hu_mark_draw (canvas, mark, HU_SIDE_NONE,
                (HuPoint) { width * 0.42 + (cut ? 1 : -1) * height * 0.38, height * 0.32 }, height * 0.28);
}

static void
draw_area_swatch (const HuCanvas *canvas,
                  double          width,
                  double          height,
                  SwatchKind      kind,
                  HuSide          side)
{
  cairo_t *cr = canvas->cr;
  const HuTheme *theme = canvas->theme;
  const double dots[] = { 0.01, 3.2 };

  cairo_rectangle (cr, 1, 1, width - 2, height - 2);
  hu_color_set (cr, theme->terrain[HU_TERRAIN_CLEAR]);
  cairo_fill_preserve (cr);
  hu_color_set (cr, kind == SWATCH_ZOC ? hu_color_alpha (theme->side[side], 0.10) : theme->tint[side]);
  cairo_fill (cr);

  /* Control is hatched along its border, a zone of control all through. */
  cairo_rectangle (cr, 1, 1, kind == SWATCH_ZOC ? width - 2 : width * 0.45, height - 2);
  hu_canvas_hatch (canvas, side, hu_color_alpha (theme->side[side], theme->hatch),
                   kind == SWATCH_ZOC ? 5.0 : 3.2, kind == SWATCH_ZOC ? 1.3 : 0.9);

  cairo_save (cr);
  hu_color_set (cr, theme->side[side]);
  if (kind == SWATCH_ZOC)
    {
      cairo_rectangle (cr, 1.5, 1.5, width - 3, height - 3);
      cairo_set_line_width (cr, 1.8);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
    }
  else
    {
      cairo_move_to (cr, 2, 1);
      cairo_line_to (cr, 2, height - 1);
      cairo_set_line_width (cr, 2.2);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* As the layer does it: a unit's hex to the left, a zone of control to the right. */
static void
draw_cover_swatch (const HuCanvas *canvas,
                   double          width,
                   double          height,
                   HuSide          side)
{
  cairo_t *cr = canvas->cr;
  const HuTheme *theme = canvas->theme;
  double left = floor (width * 0.42);

  cairo_rectangle (cr, 1, 1, width - 2, height - 2);
  hu_color_set (cr, theme->terrain[HU_TERRAIN_CLEAR]);
  cairo_fill (cr);

  cairo_rectangle (cr, 1, 1, left, height - 2);
  hu_color_set (cr, hu_color_alpha (theme->side[side], 0.30));
  cairo_fill_preserve (cr);
  hu_canvas_hatch (canvas, side, hu_color_alpha (theme->side[side], theme->hatch), 3.0, 1.5);

  cairo_rectangle (cr, 1 + left, 1, width - 2 - left, height - 2);
  hu_color_set (cr, hu_color_alpha (theme->side[side], 0.09));
  cairo_fill_preserve (cr);
  hu_canvas_hatch (canvas, side, hu_color_alpha (theme->side[side], theme->hatch * 0.62), 6.0, 0.9);
}

static void
draw_gap_swatch (const HuCanvas *canvas,
                 double          width,
                 double          height,
                 HuSide          side)
{
  cairo_t *cr = canvas->cr;
  const HuTheme *theme = canvas->theme;
  const double dashes[] = { side == HU_SIDE_FIRST ? 8 : 2.6, 3 };

  cairo_rectangle (cr, 1, 1, width - 2, height - 2);
  hu_color_set (cr, theme->terrain[HU_TERRAIN_CLEAR]);
  cairo_fill_preserve (cr);
  hu_color_set (cr, hu_color_alpha (theme->alarm, 0.10));
  cairo_fill_preserve (cr);
  hu_canvas_hatch (canvas, side, hu_color_alpha (theme->alarm, 0.30), 8, 3);
  cairo_save (cr);
  hu_color_set (cr, theme->side[side]);
  cairo_set_line_width (cr, 2);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (cr, 1, 2);
  cairo_line_to (cr, width - 1, 2);
  cairo_move_to (cr, 1, height - 2);
  cairo_line_to (cr, width - 1, height - 2);
  cairo_stroke (cr);
  cairo_restore (cr);
  hu_mark_draw (canvas, HU_MARK_CRITICAL, HU_SIDE_NONE, (HuPoint) { width / 2, height / 2 }, height * 0.30);
}

static void
draw_path_swatch (const HuCanvas *canvas,
                  double          width,
                  double          height,
                  HuSide          side)
{
  cairo_t *cr = canvas->cr;
  const double dashes[] = { 8, 4 };

  for (gint pass = 0; pass < 2; pass++)
    {
      cairo_move_to (cr, 2, height / 2);
      cairo_line_to (cr, width - 2, height / 2);
      hu_color_set (cr, pass == 0 ? canvas->theme->casing : canvas->theme->side[side]);
      cairo_set_line_width (cr, pass == 0 ? 7 : 4);
      if (pass == 1 && side == HU_SIDE_SECOND)
        cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      cairo_stroke (cr);
    }
}

static void
draw_ring_swatch (const HuCanvas *canvas,
                  double          width,
                  double          height)
{
  cairo_t *cr = canvas->cr;
  const HuTheme *theme = canvas->theme;

  for (gint band = 0; band < 3; band++)
    {
      double left = 1 + band * (width - 2) / 3;
      char text[4];

      cairo_rectangle (cr, left, 1, (width - 2) / 3, height - 2);
      hu_color_set (cr, theme->terrain[HU_TERRAIN_CLEAR]);
      cairo_fill_preserve (cr);
      hu_color_set (cr, hu_color_alpha (theme->ring, band % 2 == 0 ? 0.20 : 0));
      cairo_fill_preserve (cr);
      hu_color_set (cr, hu_color_alpha (theme->ring, 0.75));
      cairo_set_line_width (cr, 0.9);
      cairo_stroke (cr);
      g_snprintf (text, sizeof text, "%d", band + 1);
      hu_lettering_draw_ascii (canvas->text, cr, HU_FONT_BOLD, MIN (height * 0.55, 11), text,
                               left + (width - 2) / 6, height / 2,
                               hu_color_mix (theme->ring, theme->label, 0.35));
    }
}

static void
draw_flip_swatch (const HuCanvas *canvas,
                  double          width,
                  double          height,
                  const char     *id,
                  HuSide          side)
{
  static const struct
  {
    const char *id;
    const char *text;
    double      spacing;
    gboolean    dotted;
  } looks[] = {
    { "flip-more", "+1", 4, FALSE }, { "flip-less", "−1", 0, TRUE },    { "flip-one", "1", 4, FALSE },
    { "flip-two", "2", 8, TRUE },    { "flip-narrowest", "…", 5, FALSE },
  };
  const double dots[] = { 0.01, 3.4 };
  cairo_t *cr = canvas->cr;
  HuColor color = g_str_equal (id, "flip-narrowest") ? canvas->theme->ring
                  : g_str_equal (id, "flip-two")     ? canvas->theme->side[side]
                                                     : canvas->theme->alarm;
  guint look = 0;

  while (!g_str_equal (looks[look].id, id))
    look++;

  cairo_rectangle (cr, 1.5, 1.5, width - 3, height - 3);
  hu_color_set (cr, canvas->theme->terrain[HU_TERRAIN_CLEAR]);
  cairo_fill_preserve (cr);
  hu_color_set (cr, hu_color_alpha (color, 0.15));
  cairo_fill_preserve (cr);
  if (looks[look].spacing > 0)
    hu_canvas_hatch (canvas, side, hu_color_alpha (color, canvas->theme->hatch), looks[look].spacing, 1);
  cairo_rectangle (cr, 1.5, 1.5, width - 3, height - 3);
  cairo_save (cr);
  hu_color_set (cr, color);
  cairo_set_line_width (cr, 1.8);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  if (looks[look].dotted)
    cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
  cairo_stroke (cr);
  cairo_restore (cr);
  hu_lettering_draw (canvas->text, cr, HU_FONT_BOLD, MIN (height * 0.62, 12), looks[look].text, width / 2, height / 2,
                     0.5, color, canvas->theme->casing, 2, 0);
}

static void
draw_flood_swatch (const HuCanvas *canvas,
                   double          width,
                   double          height,
                   const char     *id)
{
  cairo_t *cr = canvas->cr;
  gboolean ring = g_str_equal (id, "flood-ring");
  HuColor color = ring ? canvas->theme->ring : canvas->theme->mark;

  if (g_str_equal (id, "flood-line"))
    {
      for (guint i = 0; i < 3; i++)
        {
          const double dashes[] = { i == 0 ? 100 : 6.0 / i, 2.5 };

          cairo_move_to (cr, 2, height * (i + 0.7) / 3.4);
          cairo_line_to (cr, width - 2, height * (i + 0.7) / 3.4);
          hu_color_set (cr, hu_flood_line_color (canvas->theme, i));
          cairo_set_line_width (cr, 2.4);
          cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
          cairo_stroke (cr);
        }
      return;
    }

  cairo_rectangle (cr, 1.5, 1.5, width - 3, height - 3);
  hu_color_set (cr, canvas->theme->terrain[HU_TERRAIN_CLEAR]);
  cairo_fill_preserve (cr);
  hu_color_set (cr, hu_color_alpha (color, ring ? 0.3 : 0.1));
  cairo_fill_preserve (cr);
  hu_canvas_hatch (canvas, ring ? HU_SIDE_FIRST : HU_SIDE_SECOND, hu_color_alpha (color, 0.4), ring ? 4 : 6, 1);
  cairo_rectangle (cr, 1.5, 1.5, width - 3, height - 3);
  hu_color_set (cr, color);
  cairo_set_line_width (cr, 1.8);
  if (!ring)
    cairo_set_dash (cr, (const double[]){ 4, 2.5 }, 2, 0);
  cairo_stroke (cr);
}

/**
 * hu_painter_draw_swatch:
 * @self: a painter
 * @cr: where to; 0, 0 is the swatch's top left
 * @id: of a legend entry; a "supply-line" is in the colour of the side whose lines were listed last
 * @width: px
 * @height: px
 *
 * Draws what the entry stands for, in the colours and patterns of the map.
 */
void
hu_painter_draw_swatch (HuPainter  *self,
                        cairo_t    *cr,
                        const char *id,
                        double      width,
                        double      height)
{
  const HuViewport viewport = { .scale = height * 0.5, .width = 1, .height = 1 };
  HuCanvas canvas;

  g_return_if_fail (self != NULL && cr != NULL && id != NULL && width > 4 && height > 4);

  canvas = _hu_painter_make_canvas (self, cr, &viewport, HU_PAINT_VECTOR, NULL);
  cairo_new_path (cr);
  if (_hu_painter_draw_control_swatch (&canvas, id, width, height))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (swatches); i++)
    {
      HuPoint middle = { width / 2, height / 2 };

      if (g_strcmp0 (swatches[i].id, id) != 0)
        continue;

      cairo_save (cr);
      switch (swatches[i].kind)
        {
        case SWATCH_LINE:
          draw_line_swatch (&canvas, width, height, self->traced_side);
          break;
        case SWATCH_MARK:
          hu_mark_draw (&canvas, swatches[i].mark, HU_SIDE_NONE, middle, height * 0.40);
          break;
        case SWATCH_RING:
          draw_ring_swatch (&canvas, width, height);
          break;
        case SWATCH_CUT:
        case SWATCH_CRITICAL:
          draw_hex_swatch (&canvas, width, height, swatches[i].mark);
          break;
        case SWATCH_ZOC:
        case SWATCH_CONTROL:
          draw_area_swatch (&canvas, width, height, swatches[i].kind, swatches[i].side);
          break;
        case SWATCH_LINE_COVER:
          draw_cover_swatch (&canvas, width, height, swatches[i].side);
          break;
        case SWATCH_LINE_GAP:
          draw_gap_swatch (&canvas, width, height, swatches[i].side);
          break;
        case SWATCH_LINE_PATH:
          draw_path_swatch (&canvas, width, height, swatches[i].side);
          break;
        case SWATCH_FLIP:
          draw_flip_swatch (&canvas, width, height, id, self->flip_side);
          break;
        case SWATCH_FLOOD:
        case SWATCH_FLOOD_CUT:
          draw_flood_swatch (&canvas, width, height, id);
          break;
        default:
          g_assert_not_reached ();
        }
      cairo_restore (cr);
      return;
    }

  g_critical ("%s: no legend entry is called %s", G_STRFUNC, id);
}
