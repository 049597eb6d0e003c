/*
 * The part of the legend on what is printed on the ground: the lines and hexsides of the map.
 */
#include "hu-painter-private.h"

#include <string.h>

#include "hu-layers.h"

static const struct
{
  const char *id;
  gboolean    hexside;
  guint       kind; /* HuHexside or HuLineKind */
} grounds[] = {
  { "ground-river", FALSE, HU_LINE_RIVER },   { "ground-river", TRUE, HU_HEXSIDE_RIVER },
  { "ground-lake", TRUE, HU_HEXSIDE_LAKE },   { "ground-wall", TRUE, HU_HEXSIDE_WALL },
  { "ground-cliff", TRUE, HU_HEXSIDE_CLIFF }, { "ground-road", FALSE, HU_LINE_ROAD },
  { "ground-rail", FALSE, HU_LINE_RAIL },     { "ground-front", FALSE, HU_LINE_FRONT },
};

static GPtrArray **
curves_of (HuHexsideCurves *curves,
           guint            kind)
{
  switch ((HuHexside) kind)
    {
    case HU_HEXSIDE_LAKE:
      return &curves->lakes;
    case HU_HEXSIDE_WALL:
      return &curves->walls;
    case HU_HEXSIDE_CLIFF:
      return &curves->cliffs;
    case HU_HEXSIDE_RIVER:
    case HU_N_HEXSIDES:
      break;
    }

  return &curves->rivers;
}

/**
 * hu_painter_list_ground:
 * @entries: (element-type HuLegendEntry): where an entry is added for each kind of line that is drawn on the map
 *
 * The window does without these, since it says what lies under the pointer; paper cannot.
 */
void
hu_painter_list_ground (HuPainter *self,
                        GArray    *entries)
{
  const char *before = NULL;

  g_return_if_fail (self != NULL && entries != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      const GPtrArray *curves = grounds[i].hexside ? *curves_of (self->hexsides, grounds[i].kind)
                                                   : self->lines->curves[grounds[i].kind];

      if (curves->len == 0 || g_strcmp0 (before, grounds[i].id) == 0)
        continue;
      before = grounds[i].id;
      _hu_painter_add_entry (entries, before, HU_SIDE_NONE);
    }
}

/* A straight line through the middle of the swatch, map units. */
static HuCurve *
straight_curve (double width,
                double y)
{
  HuCurve *curve = g_new0 (HuCurve, 1);
  const guint n = 9;

  curve->points = g_array_new (FALSE, FALSE, sizeof (HuCurvePoint));
  for (guint i = 0; i < n; i++)
    {
      HuCurvePoint point = { width * i / (n - 1), y, 0.16, width * i / (n - 1) };

      g_array_append_val (curve->points, point);
    }
  curve->box = (HuBox) { 0, y, width, 0 };

  return curve;
}

/* Draws the swatch of such an entry; FALSE: @id is none. */
gboolean
_hu_painter_draw_ground_swatch (const HuCanvas *canvas,
                                const char     *id,
                                double          width,
                                double          height)
{
  HuCanvas there = *canvas;
  HuHexsideCurves hexsides;
  HuLineCurves lines;
  guint i = 0;

  while (i < G_N_ELEMENTS (grounds) && g_strcmp0 (grounds[i].id, id) != 0)
    i++;
  if (i == G_N_ELEMENTS (grounds))
    return FALSE;

  there.scale = height * 1.2;
  there.x = there.y = 0;
  there.clip = (HuBox) { 0, 0, width, height };
  for (guint kind = 0; kind < HU_N_LINES; kind++)
    lines.curves[kind] = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_curve_free);
  for (guint kind = 0; kind < HU_N_HEXSIDES; kind++)
    *curves_of (&hexsides, kind) = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_curve_free);
  g_ptr_array_add (grounds[i].hexside ? *curves_of (&hexsides, grounds[i].kind) : lines.curves[grounds[i].kind],
                   straight_curve (width / there.scale, height / 2 / there.scale));

  cairo_save (there.cr);
  hu_layer_hexsides_draw (&there, &hexsides);
  hu_layer_lines_draw (&there, &lines);
  cairo_restore (there.cr);

  for (guint kind = 0; kind < HU_N_LINES; kind++)
    g_ptr_array_unref (lines.curves[kind]);
  for (guint kind = 0; kind < HU_N_HEXSIDES; kind++)
    g_ptr_array_unref (*curves_of (&hexsides, kind));

  return TRUE;
}
