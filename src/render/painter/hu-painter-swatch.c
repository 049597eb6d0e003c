/*
 * The legend's swatches: one for each entry that a scene may have.
 */
#include "hu-painter-private.h"

#include "hu-mark-symbol.h"
#include "hu-system-layers.h"

typedef enum
{
  SWATCH_LINE,
  SWATCH_ALONG,
  SWATCH_CLOSED,
  SWATCH_MARK,
  SWATCH_RING,
  SWATCH_CUT,
  SWATCH_CRITICAL,
  SWATCH_ZOC,
  SWATCH_CONTROL,
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
  { "supply-along", SWATCH_ALONG, HU_SIDE_NONE, 0 },
  { "unsupplied", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_NO_LINE },
  { "supply-closed", SWATCH_CLOSED, HU_SIDE_NONE, 0 },
  { "ring", SWATCH_RING, HU_SIDE_NONE, 0 },
  { "frontier-unit", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_UNIT },
  { "frontier-zoc", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_ZOC },
  { "frontier-control", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_OWNER },
  { "frontier-terrain", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_TERRAIN },
  { "frontier-hexside", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_HEXSIDE },
  { "frontier-length", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_LENGTH },
  { "frontier-steps", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_STEPS },
  { "frontier-line-ends", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_LINE_ENDS },
  { "cut", SWATCH_CUT, HU_SIDE_NONE, HU_MARK_SCISSORS },
  { "critical", SWATCH_CRITICAL, HU_SIDE_NONE, HU_MARK_CRITICAL },
  { "army-in", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_SUPPLIED },
  { "army-narrow", SWATCH_MARK, HU_SIDE_NONE, HU_MARK_NARROW },
  { "zoc-first", SWATCH_ZOC, HU_SIDE_FIRST, 0 },
  { "zoc-second", SWATCH_ZOC, HU_SIDE_SECOND, 0 },
  { "control-first", SWATCH_CONTROL, HU_SIDE_FIRST, 0 },
  { "control-second", SWATCH_CONTROL, HU_SIDE_SECOND, 0 },
  { "flip-more", SWATCH_FLIP, HU_SIDE_NONE, 0 },
  { "flip-less", SWATCH_FLIP, HU_SIDE_NONE, 0 },
  { "flip-one", SWATCH_FLIP, HU_SIDE_NONE, 0 },
  { "flip-two", SWATCH_FLIP, HU_SIDE_NONE, 0 },
  { "flip-narrowest", SWATCH_FLIP, HU_SIDE_NONE, 0 },
  { "flood-ring", SWATCH_FLOOD, HU_SIDE_NONE, 0 },
  { "flood-line", SWATCH_FLOOD_CUT, HU_SIDE_NONE, 0 },
  { "flood-closed", SWATCH_FLOOD_CUT, HU_SIDE_NONE, 0 },
};

GPtrArray *
_hu_painter_list_swatches (void)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (swatches); i++)
    g_ptr_array_add (ids, (gpointer) swatches[i].id);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_layers_get (id)->list_swatches != NULL)
      hu_system_layers_get (id)->list_swatches (ids);

  return ids;
}

/* Dots, as a line that is closed or too long is drawn. */
static void
draw_closed_swatch (const HuCanvas *canvas,
                    double          width,
                    double          height,
                    HuSide          side)
{
  cairo_t *cr = canvas->cr;
  double thick = CLAMP (height * 0.16, 2, 4), middle = height / 2;
  const double dots[] = { 0.01, thick * 1.8 };

  cairo_save (cr);
  cairo_move_to (cr, height * 0.4, middle);
  cairo_line_to (cr, width - height * 0.4, middle);
  hu_color_set (cr, side == HU_SIDE_NONE ? canvas->theme->mark : canvas->theme->side[side]);
  cairo_set_line_width (cr, thick);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_line_swatch (const HuCanvas *canvas,
                  double          width,
                  double          height,
                  HuSide          side,
                  gboolean        hollow)
{
  cairo_t *cr = canvas->cr;
  double thick = CLAMP (height * 0.2, 2.5, 5), middle = height / 2;
  HuColor color = side == HU_SIDE_NONE ? canvas->theme->mark : canvas->theme->side[side];

  for (gint pass = 0; pass < (hollow ? 3 : 2); pass++)
    {
      const double widths[] = { thick + 3, hollow ? thick * 1.5 : thick, thick * 0.7 };

      cairo_move_to (cr, height * 0.4, middle);
      cairo_line_to (cr, width - height * 0.4, middle);
      hu_color_set (cr, pass == 1 ? color : canvas->theme->casing);
      cairo_set_line_width (cr, widths[pass]);
      cairo_stroke (cr);
    }
  if (hollow)
    return;

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

  /* Control is hatched along its border, a zone of control over its whole area. */
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
 * @cr: the cairo context; its 0, 0 is the swatch's top left
 * @id: the id of a legend entry; a "supply-line" has the colour of the side whose lines were listed last
 * @width: px
 * @height: px
 *
 * Draws the sign that the entry explains, in the colours and patterns of the map.
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
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    if (hu_system_layers_get (system)->draw_swatch != NULL &&
        hu_system_layers_get (system)->draw_swatch (&canvas, id, width, height))
      return;

  if (_hu_painter_draw_ground_swatch (&canvas, id, width, height))
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
        case SWATCH_ALONG:
          draw_line_swatch (&canvas, width, height, self->traced_side, swatches[i].kind == SWATCH_ALONG);
          break;
        case SWATCH_CLOSED:
          draw_closed_swatch (&canvas, width, height, self->traced_side);
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
