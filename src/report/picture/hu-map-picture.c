/*
 * The map as a file: its size, and drawing it with its legend.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-budget.h"
#include "hu-lettering.h"
#include "hu-map-picture-private.h"
#include "hu-overview.h"
#include "hu-surface-private.h"

/* From which on the numbers of hexes are easy to read. */
#define SCALE_DEFAULT 40.0
#define LEGEND_PADDING 12.0
#define LEGEND_ROW 20.0
#define LEGEND_GAP 8.0     /* from a swatch to its words … */
#define LEGEND_BETWEEN 22.0 /* … and from these to the next swatch */
#define SWATCH_WIDTH 34.0
#define SWATCH_HEIGHT 16.0
#define LETTERS 12.0

/**
 * hu_map_picture_init:
 * @self: (out caller-allocates): the picture to fill
 * @snapshot: (transfer none): the position; it must outlive @self
 *
 * Sets the picture to the whole map as the window shows it at first.
 */
void
hu_map_picture_init (HuMapPicture *self,
                     HuSnapshot   *snapshot)
{
  g_return_if_fail (self != NULL && snapshot != NULL);

  *self = (HuMapPicture) {
    .snapshot = snapshot, .overlays = HU_OVERLAY_DEFAULT, .theme = HU_THEME_LIGHT, .scale = SCALE_DEFAULT, .dots = 1,
  };
}

/* Computes the size of the picture in pt, legend included. */
static void
get_size (const HuMapPicture *self,
          double             *width,
          double             *height)
{
  HuPictureDrawing drawing;

  _hu_picture_begin (&drawing, self);
  *width = drawing.width;
  *height = drawing.height;
  _hu_picture_end (&drawing);
}

/**
 * hu_map_picture_fit:
 * @width: pt
 * @height: pt
 * @dpi: dots an inch, for a PNG
 *
 * Makes the picture as large as the paper allows.
 */
void
hu_map_picture_fit (HuMapPicture *self,
                    double        width,
                    double        height,
                    double        dpi)
{
  double wide, high;

  g_return_if_fail (self != NULL && width > 0 && height > 0 && dpi > 0);

  /* Nothing will be drawn, and nothing can be measured. */
  if (!hu_lettering_has_font ())
    return;

  /* The legend does not grow with the map.  The second round therefore starts from its height at the new width. */
  for (guint round = 0; round < 3; round++)
    {
      get_size (self, &wide, &high);
      self->scale *= MIN (width / wide, height / high);
    }
  self->dots = dpi / 72;
}

guint
hu_map_overlays_of (const HuReportMap *map)
{
  guint overlays = 0;

  g_return_val_if_fail (map != NULL, 0);

  if (map->show & HU_REPORT_MAP_SUPPLY)
    overlays |= HU_OVERLAY_SUPPLY | HU_OVERLAY_CUT | HU_OVERLAY_ZOC;
  if (map->show & HU_REPORT_MAP_OWNERS)
    overlays |= HU_OVERLAY_OWNERS | HU_OVERLAY_FIRE;
  if (map->show & HU_REPORT_MAP_FRONT_LINE)
    overlays |= HU_OVERLAY_FRONT_LINE;

  return overlays;
}

static const char * const formats[HU_N_PICTURE_FORMATS] = { "png", "svg", "pdf" };

/* Returns the format called @text, or -1. */
gint
hu_picture_format_from_string (const char *text)
{
  g_return_val_if_fail (text != NULL, -1);

  for (guint i = 0; i < HU_N_PICTURE_FORMATS; i++)
    if (g_ascii_strcasecmp (formats[i], text) == 0)
      return (gint) i;

  return -1;
}

/* Returns the format that the file name extension asks for, or -1. */
gint
hu_picture_format_from_name (const char *name)
{
  const char *dot;

  g_return_val_if_fail (name != NULL, -1);

  dot = strrchr (name, '.');
  return dot != NULL ? hu_picture_format_from_string (dot + 1) : -1;
}

/* --- Drawing --- */

/* The width of a column of the legend: that of its widest words, in whatever language. */
static double
measure_column (const HuPictureDrawing *drawing)
{
  g_autoptr(HuLettering) lettering = hu_lettering_new ();
  double widest = 0;

  for (guint i = 0; i < drawing->legend->len; i++)
    {
      const HuLegendEntry *entry = &g_array_index (drawing->legend, HuLegendEntry, i);
      g_autofree char *words = hu_explain_legend (drawing->scenario, entry->id, entry->side);

      widest = MAX (widest, hu_lettering_measure (lettering, HU_FONT_PLAIN, LETTERS, words).width);
    }

  return SWATCH_WIDTH + LEGEND_GAP + widest + LEGEND_BETWEEN;
}

void
_hu_picture_begin (HuPictureDrawing   *drawing,
                   const HuMapPicture *picture)
{
  HuScenario *scenario = (HuScenario *) hu_snapshot_get_scenario (picture->snapshot);
  double column;

  *drawing = (HuPictureDrawing) { .picture = picture, .scenario = scenario };
  if (picture->scene == NULL)
    {
      hu_map_scene_init (&drawing->own, picture->snapshot, picture->overlays);
      drawing->own.scene.storey = picture->storey;
    }
  drawing->scene = picture->scene != NULL ? picture->scene : &drawing->own.scene;
  drawing->painter = hu_painter_new (scenario);
  hu_painter_set_theme (drawing->painter, picture->theme, 1);
  drawing->part = picture->part.width > 0 ? picture->part : hu_geometry_bounds (scenario->map->grid);
  drawing->map_width = drawing->part.width * picture->scale;
  drawing->map_height = drawing->part.height * picture->scale;
  drawing->width = drawing->map_width;
  drawing->height = drawing->map_height;
  if (!picture->legend)
    return;

  drawing->legend = hu_painter_list_legend (drawing->painter, drawing->scene);
  hu_painter_list_ground (drawing->painter, drawing->scene, drawing->legend);
  column = measure_column (drawing);
  drawing->columns = (guint) MAX ((drawing->width - LEGEND_PADDING) / column, 1);
  if (drawing->legend->len > 0)
    {
      guint rows = (drawing->legend->len + drawing->columns - 1) / drawing->columns;

      drawing->height += 2 * LEGEND_PADDING + rows * LEGEND_ROW;
      drawing->width = MAX (drawing->width, column + LEGEND_PADDING);
    }
}

void
_hu_picture_end (HuPictureDrawing *drawing)
{
  g_clear_pointer (&drawing->legend, g_array_unref);
  hu_painter_free (drawing->painter);
  hu_map_scene_clear (&drawing->own);
}

static void
draw_legend (HuPictureDrawing *drawing,
             cairo_t          *cr,
             double            y)
{
  const HuTheme *theme = hu_theme_get (drawing->picture->theme);
  g_autoptr(HuLettering) lettering = hu_lettering_new ();
  double column = (drawing->width - LEGEND_PADDING) / drawing->columns;

  for (guint i = 0; i < drawing->legend->len; i++)
    {
      const HuLegendEntry *entry = &g_array_index (drawing->legend, HuLegendEntry, i);
      g_autofree char *words = hu_explain_legend (drawing->scenario, entry->id, entry->side);
      guint row = i / drawing->columns;
      double left = LEGEND_PADDING + column * (i % drawing->columns);
      double top = y + LEGEND_PADDING + LEGEND_ROW * row;

      cairo_save (cr);
      cairo_translate (cr, left, top + (LEGEND_ROW - SWATCH_HEIGHT) / 2);
      hu_painter_draw_swatch (drawing->painter, cr, entry->id, SWATCH_WIDTH, SWATCH_HEIGHT);
      cairo_restore (cr);
      hu_lettering_draw (lettering, cr, HU_FONT_PLAIN, LETTERS, words, left + SWATCH_WIDTH + LEGEND_GAP, top + LEGEND_ROW / 2, 0,
                         theme->label, (HuColor) { 0, 0, 0, 0 }, 0, 0);
    }
}

void
_hu_picture_draw (HuPictureDrawing *drawing,
                  cairo_t          *cr,
                  double            top,
                  double            height)
{
  double scale = drawing->picture->scale;
  double shown = MIN (height, drawing->map_height - top);

  hu_color_set (cr, hu_theme_get (drawing->picture->theme)->background);
  cairo_paint (cr);
  if (shown > 0)
    {
      HuViewport viewport = { scale, drawing->part.x, drawing->part.y + top / scale,
                              (int) ceil (drawing->map_width), (int) ceil (shown) };

      hu_painter_draw_vector (drawing->painter, cr, &viewport, drawing->scene);
    }
  if (drawing->legend != NULL && drawing->legend->len > 0 && top + height > drawing->map_height)
    draw_legend (drawing, cr, drawing->map_height - top);
}

/* --- Vector files --- */

/* A vector drawing keeps every shape in memory (or every dot of an overview) until it is written. */
static gboolean
check_budget (const HuPictureDrawing *drawing,
              GError                **error)
{
  const HuBox bounds = hu_geometry_bounds (drawing->scenario->map->grid);
  double share = drawing->part.width * drawing->part.height / (bounds.width * bounds.height);
  gint n_hexes = (gint) (share * drawing->scenario->map->grid->n_hexes);
  gboolean shapes = drawing->picture->scale >= HU_OVERVIEW_SCALE;

  if (shapes ? n_hexes <= HU_BUDGET_SHAPES
             : drawing->map_width * drawing->map_height <= HU_BUDGET_OVERVIEW_AREA)
    return TRUE;

  if (shapes)
    g_set_error (error, HU_REPORT_ERROR, HU_REPORT_ERROR_TOO_LARGE,
                 _("The drawing would have the shapes of %'d hexes, and there is room for %'d. "
                   "A smaller size draws an overview; a PNG may have more."), n_hexes, HU_BUDGET_SHAPES);
  else
    g_set_error (error, HU_REPORT_ERROR, HU_REPORT_ERROR_TOO_LARGE,
                 _("The drawing would have %.0f × %.0f dots, and there is room for %'d in all. "
                   "Ask for a smaller size."), drawing->map_width, drawing->map_height, HU_BUDGET_OVERVIEW_AREA);

  return FALSE;
}

static GBytes *
write_vector (const HuMapPicture *self,
              gboolean            svg,
              HuProgressFunc      progress,
              gpointer            data,
              GError            **error)
{
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  HuPictureDrawing drawing;
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;

  if (!_hu_progress (progress, data, 0, error))
    return NULL;

  _hu_picture_begin (&drawing, self);
  if (!check_budget (&drawing, error))
    {
      _hu_picture_end (&drawing);
      return NULL;
    }
  if (svg)
    {
      surface = cairo_svg_surface_create_for_stream (_hu_surface_append, bytes, drawing.width, drawing.height);
      cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
    }
  else
    {
      surface = cairo_pdf_surface_create_for_stream (_hu_surface_append, bytes, drawing.width, drawing.height);
      _hu_pdf_set_metadata (surface, hu_scenario_word (drawing.scenario, drawing.scenario->title), "");
    }
  cr = cairo_create (surface);
  _hu_picture_draw (&drawing, cr, 0, drawing.height);
  cairo_show_page (cr);
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  _hu_picture_end (&drawing);
  if (!_hu_surface_check (status, error) || !_hu_progress (progress, data, 1, error))
    return NULL;

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/* The same picture gives the same bytes. */
static GBytes *
write_svg (const HuMapPicture *self,
           HuProgressFunc      progress,
           gpointer            data,
           GError            **error)
{
  g_autoptr(GBytes) drawn = NULL;
  const char *text;
  char *settled;
  gsize length;

  drawn = write_vector (self, TRUE, progress, data, error);
  if (drawn == NULL)
    return NULL;

  text = g_bytes_get_data (drawn, &length);
  settled = _hu_svg_settle_ids (text, length, "m");
  return g_bytes_new_take (settled, strlen (settled));
}

/* @progress: called with the progress, or NULL; @error: return location for an error of the domain HU_REPORT_ERROR.
 * Returns the whole file, or NULL; (transfer full). */
GBytes *
hu_map_picture_to_bytes (const HuMapPicture *self,
                         HuPictureFormat     format,
                         HuProgressFunc      progress,
                         gpointer            data,
                         GError            **error)
{
  g_return_val_if_fail (self != NULL && self->snapshot != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!hu_report_check_font (error))
    return NULL;

  switch (format)
    {
    case HU_PICTURE_PNG:
      return _hu_picture_to_png (self, progress, data, error);
    case HU_PICTURE_SVG:
      return write_svg (self, progress, data, error);
    case HU_PICTURE_PDF:
      return write_vector (self, FALSE, progress, data, error);
    case HU_N_PICTURE_FORMATS:
      break;
    }

  g_return_val_if_reached (NULL);
}
