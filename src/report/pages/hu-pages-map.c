/*
 * The map on pages: fitted with its legend to one page, and as a poster over several pages,
 * with overlap and cut marks.
 */
#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "hu-map-picture.h"
#include "hu-pages-private.h"

#define LEGEND_ROW 15.0
#define LEGEND_GAP 8.0
#define SWATCH_WIDTH 26.0
#define SWATCH_HEIGHT 12.0
#define SWATCH_GAP 6.0
#define LEGEND_COLUMNS 4   /* at most */
#define ENTRY_BETWEEN 14.0 /* from the words of an entry to the next swatch */
/* Larger hexes than this are no easier to read. */
#define HEXSIDE_MOST 30.0
/* Sheets of a poster overlap by OVERLAP; the cut marks begin MARK_GAP outside the part to keep. */
#define OVERLAP (10 * 72 / 25.4)
#define MARK_GAP 3.0
#define MARK_LENGTH 11.0
#define PART_ABOVE 10.0
#define SHARE_LEAST 0.85 /* of its size that a map may be drawn at so that a part of it fits below */

/* --- Where it all goes --- */

static GArray *
list_legend (HuPages       *self,
             const HuScene *scene)
{
  GArray *entries = hu_painter_list_legend (self->painter, scene);

  hu_painter_list_ground (self->painter, scene, entries);

  return entries;
}

/* The width of a column of the legend: that of its widest entry. */
static double
column_width (HuPages      *self,
              const GArray *entries,
              guint         from,
              guint         n)
{
  double widest = 0;

  for (guint i = from; i < MIN (from + n, entries->len); i++)
    {
      const HuLegendEntry *entry = &g_array_index (entries, HuLegendEntry, i);
      g_autofree char *words = hu_explain_legend (self->report->scenario, entry->id, entry->side);

      widest = MAX (widest, hu_typesetter_width (self->type, HU_TYPE_CELL, words));
    }

  return SWATCH_WIDTH + SWATCH_GAP + widest + ENTRY_BETWEEN;
}

static guint
rows_of (const GArray *entries,
         guint         columns)
{
  return (entries->len + columns - 1) / columns;
}

/* As many columns as there is room for, each as wide as its words. */
static guint
legend_columns (HuPages      *self,
                const GArray *entries)
{
  for (guint columns = LEGEND_COLUMNS; columns > 1; columns--)
    {
      double width = -ENTRY_BETWEEN;

      for (guint i = 0; i < columns; i++)
        width += column_width (self, entries, i * rows_of (entries, columns), rows_of (entries, columns));
      if (width <= _hu_pages_width (self))
        return columns;
    }

  return 1;
}

static void
lay_map (HuPages             *self,
         const HuReportBlock *block,
         double               room,
         HuMapLayout           *layout)
{
  g_auto(HuMapScene) scene = { 0 };
  g_autoptr(GArray) entries = NULL;
  HuBox bounds = hu_geometry_bounds (self->report->scenario->map->grid);
  double width = _hu_pages_width (self), height;

  hu_map_scene_init (&scene, block->map->snapshot, hu_map_overlays_of (block->map));
  entries = list_legend (self, &scene.scene);
  layout->caption = hu_typesetter_n_lines (self->type, HU_TYPE_CAPTION, block->text, width) *
                    hu_typesetter_line (self->type, HU_TYPE_CAPTION) + 4;
  layout->legend_columns = legend_columns (self, entries);
  layout->legend_rows = rows_of (entries, layout->legend_columns);
  layout->legend_height = entries->len > 0 ? LEGEND_GAP + layout->legend_rows * LEGEND_ROW : 0;

  height = MAX (room - layout->caption - layout->legend_height - 2 * HU_PAGES_EDGE, 60);
  layout->scale = MIN (MIN ((width - 2 * HU_PAGES_EDGE) / bounds.width, height / bounds.height), HEXSIDE_MOST);
  layout->width = bounds.width * layout->scale;
  layout->height = bounds.height * layout->scale;
  layout->x = (width - layout->width) / 2;
}

static double
layout_height (const HuMapLayout *layout)
{
  return layout->caption + layout->height + 2 * HU_PAGES_EDGE + layout->legend_height;
}

double
_hu_pages_map_height (HuPages             *self,
                      const HuReportBlock *block,
                      double               room)
{
  HuMapLayout layout;

  lay_map (self, block, room, &layout);
  return layout_height (&layout);
}

/* --- Posters --- */

typedef struct
{
  double width, height; /* of what a sheet shows */
  double scale;
  double total_width, total_height; /* of the map */
} Poster;

static void
lay_poster (const HuPages *self,
            Poster        *poster)
{
  HuBox bounds = hu_geometry_bounds (self->report->scenario->map->grid);
  double width, height;

  poster->width = _hu_pages_width (self);
  poster->height = _hu_pages_bottom (self) - self->setup.top;
  width = self->setup.poster_columns * poster->width - (self->setup.poster_columns - 1) * OVERLAP;
  height = self->setup.poster_rows * poster->height - (self->setup.poster_rows - 1) * OVERLAP;
  poster->scale = MIN (width / bounds.width, height / bounds.height);
  poster->total_width = bounds.width * poster->scale;
  poster->total_height = bounds.height * poster->scale;
}

/* The last map of the report is the poster, because it shows the report's own moment. */
static gboolean
has_poster (const HuPages       *self,
            const HuReportBlock *block)
{
  for (guint i = self->report->blocks->len; i-- > 0;)
    {
      const HuReportBlock *other = g_ptr_array_index (self->report->blocks, i);

      if (other->kind == HU_BLOCK_KIND_MAP)
        return other == block && self->setup.poster_columns * self->setup.poster_rows > 1;
    }

  return FALSE;
}

/* A sheet that the map does not reach would be empty. */
static gboolean
is_reached (const Poster *poster,
            guint         row,
            guint         column)
{
  return column * (poster->width - OVERLAP) + (column > 0 ? OVERLAP : 0) < poster->total_width &&
         row * (poster->height - OVERLAP) + (row > 0 ? OVERLAP : 0) < poster->total_height;
}

/* The number of sheets that the map reaches, before the sheet at @row and @column. */
static guint
count_sheets (const HuPages *self,
              const Poster  *poster,
              guint          row,
              guint          column)
{
  guint n = 0;

  for (guint i = 0; i < row * self->setup.poster_columns + column; i++)
    n += is_reached (poster, i / self->setup.poster_columns, i % self->setup.poster_columns);

  return n;
}

/* Draws a map a little smaller than it could be where a part of it then fits below, or the rest of the page would be empty. */
static void
make_room (HuPages             *self,
           const HuReportBlock *block,
           HuMapLayout         *layout)
{
  double room = _hu_pages_bottom (self) - self->y - layout_height (layout) - PART_ABOVE;
  double lack = _hu_pages_parts_lack (self, block, layout->scale, room);
  double share = 1 - (lack + 0.1) / layout->height;

  if (lack <= 0 || share < SHARE_LEAST)
    return;

  layout->x += layout->width * (1 - share) / 2;
  layout->width *= share;
  layout->height *= share;
  layout->scale *= share;
}

void
_hu_pages_flow_map (HuPages             *self,
                    const HuReportBlock *block)
{
  double room = _hu_pages_bottom (self) - self->y;
  HuMapLayout layout, whole;

  lay_map (self, block, room, &layout);
  lay_map (self, block, _hu_pages_bottom (self) - self->setup.top, &whole);
  /* Keeps the map on the rest of this page unless a fresh page would make it much larger. */
  if (layout.scale < whole.scale * 0.9 && _hu_pages_is_begun (self))
    {
      _hu_pages_break (self);
      layout = whole;
    }
  make_room (self, block, &layout);
  _hu_pages_add (self, block, layout_height (&layout))->map = layout;
  self->y += PART_ABOVE;
  _hu_pages_flow_parts (self, block, layout.scale);
  if (has_poster (self, block))
    {
      Poster poster;

      lay_poster (self, &poster);
      for (guint row = 0; row < self->setup.poster_rows; row++)
        for (guint column = 0; column < self->setup.poster_columns; column++)
          {
            if (!is_reached (&poster, row, column))
              continue;
            _hu_pages_break (self);
            _hu_pages_add (self, block, poster.height)->sheet = (gint) (row * self->setup.poster_columns + column);
          }
      _hu_pages_break (self);
    }
}

/* --- Drawing --- */

void
_hu_pages_draw_view (HuPages       *self,
                     cairo_t       *cr,
                     const HuScene *scene,
                     HuBox          part,
                     double         scale,
                     double         x,
                     double         y)
{
  double width = part.width * scale, height = part.height * scale;
  HuViewport viewport = { scale, part.x, part.y, (int) ceil (width), (int) ceil (height) };

  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  cairo_translate (cr, x, y);
  hu_painter_draw_vector (self->painter, cr, &viewport, scene);
  cairo_restore (cr);
}

static void
draw_legend (HuPages         *self,
             cairo_t         *cr,
             const HuScene   *scene,
             const HuMapLayout *layout,
             double           y)
{
  g_autoptr(GArray) entries = list_legend (self, scene);
  double left = self->setup.left, column = 0;

  _hu_pages_begin_tag (self, cr, "L");
  for (guint i = 0; i < entries->len; i++)
    {
      const HuLegendEntry *entry = &g_array_index (entries, HuLegendEntry, i);
      g_autofree char *words = hu_explain_legend (self->report->scenario, entry->id, entry->side);
      guint row = i % layout->legend_rows;
      double top = y + LEGEND_ROW * row;

      if (row == 0)
        {
          left += column;
          column = layout->legend_columns > 1 ? column_width (self, entries, i, layout->legend_rows) : _hu_pages_width (self);
        }
      _hu_pages_begin_tag (self, cr, "LI");
      _hu_pages_begin_tag (self, cr, "Lbl");
      cairo_save (cr);
      cairo_translate (cr, left, top + (LEGEND_ROW - SWATCH_HEIGHT) / 2);
      hu_painter_draw_swatch (self->painter, cr, entry->id, SWATCH_WIDTH, SWATCH_HEIGHT);
      cairo_restore (cr);
      _hu_pages_end_tag (self, cr, "Lbl");
      _hu_pages_begin_tag (self, cr, "LBody");
      hu_typesetter_draw (self->type, cr, HU_TYPE_CELL, words, left + SWATCH_WIDTH + SWATCH_GAP,
                          top + (LEGEND_ROW - hu_typesetter_line (self->type, HU_TYPE_CELL)) / 2,
                          column - SWATCH_WIDTH - SWATCH_GAP, 0, 0, 1);
      _hu_pages_end_tag (self, cr, "LBody");
      _hu_pages_end_tag (self, cr, "LI");
    }
  _hu_pages_end_tag (self, cr, "L");
}

static void
draw_cut_mark (cairo_t *cr,
               double   x,
               double   y,
               double   dx,
               double   dy)
{
  cairo_move_to (cr, x + dx * MARK_GAP, y);
  cairo_line_to (cr, x + dx * (MARK_GAP + MARK_LENGTH), y);
  cairo_move_to (cr, x, y + dy * MARK_GAP);
  cairo_line_to (cr, x, y + dy * (MARK_GAP + MARK_LENGTH));
}

/* Marks the corners of the part to keep.  Along an edge that the next sheet overlaps, the strip goes beneath that
 * sheet. */
static void
draw_cut_marks (HuPages *self,
                cairo_t *cr,
                double   y,
                double   width,
                double   height)
{
  double left = self->setup.left, right = left + width, bottom = y + height;

  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.5);
  draw_cut_mark (cr, left, y, -1, -1);
  draw_cut_mark (cr, right, y, 1, -1);
  draw_cut_mark (cr, left, bottom, -1, 1);
  draw_cut_mark (cr, right, bottom, 1, 1);
  cairo_stroke (cr);
}

/* Draws the line where the next sheet, to the right or below, will lie on this one. */
static void
draw_overlap (cairo_t *cr,
              double   x0,
              double   y0,
              double   x1,
              double   y1)
{
  static const double dashes[] = { 3, 3 };

  cairo_save (cr);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_source_rgb (cr, 0.2, 0.2, 0.2);
  cairo_set_line_width (cr, 0.5);
  cairo_move_to (cr, x0, y0);
  cairo_line_to (cr, x1, y1);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Says which sheet it is, where the next one lies, and why there are fewer than were asked for. */
static char *
sheet_words (const HuPages *self,
             const Poster  *poster,
             guint          row,
             guint          column,
             gboolean       goes_on)
{
  guint asked = self->setup.poster_columns * self->setup.poster_rows;
  guint n = count_sheets (self, poster, self->setup.poster_rows, 0), at = count_sheets (self, poster, row, column) + 1;
  GString *words = g_string_new (NULL);

  /* Translators: the number of a sheet of the poster, how many there are, its row and its column. */
  g_string_append_printf (words, _("Poster, sheet %u of %u: row %u, column %u."), at, n, row + 1, column + 1);
  if (goes_on)
    g_string_append_printf (words, " %s", _("The next sheet lies on the dashed line."));
  if (n < asked)
    {
      g_string_append_c (words, ' ');
      /* Translators: the number of sheets asked for across, the same down, and the number that there are. */
      g_string_append_printf (words, _("Of %u × %u sheets the map, by its shape, reaches %u; the others would be empty."),
                              self->setup.poster_columns, self->setup.poster_rows, n);
    }

  return g_string_free (words, FALSE);
}

static void
draw_sheet (HuPages       *self,
            cairo_t       *cr,
            const HuPiece *piece,
            const HuScene *scene)
{
  guint column = (guint) piece->sheet % self->setup.poster_columns;
  guint row = (guint) piece->sheet / self->setup.poster_columns;
  double left, top, width, height;
  gboolean right, below;
  g_autofree char *words = NULL;
  Poster poster;
  HuBox part;

  lay_poster (self, &poster);
  left = column * (poster.width - OVERLAP);
  top = row * (poster.height - OVERLAP);
  width = MIN (poster.width, poster.total_width - left);
  height = MIN (poster.height, poster.total_height - top);

  part = (HuBox) { left / poster.scale, top / poster.scale, width / poster.scale, height / poster.scale };
  _hu_pages_draw_view (self, cr, scene, part, poster.scale, self->setup.left, piece->y);
  _hu_pages_draw_edges (self, cr, part, poster.scale, self->setup.left, piece->y);
  draw_cut_marks (self, cr, piece->y, width, height);
  right = left + width < poster.total_width - 0.5;
  below = top + height < poster.total_height - 0.5;
  if (right)
    draw_overlap (cr, self->setup.left + width - OVERLAP, piece->y, self->setup.left + width - OVERLAP,
                  piece->y + height);
  if (below)
    draw_overlap (cr, self->setup.left, piece->y + height - OVERLAP, self->setup.left + width,
                  piece->y + height - OVERLAP);

  words = sheet_words (self, &poster, row, column, right || below);
  hu_typesetter_draw (self->type, cr, HU_TYPE_FOOTER, words, self->setup.left + MARK_LENGTH + 8,
                      piece->y + height + HU_PAGES_EDGE + 1, _hu_pages_width (self) - MARK_LENGTH - 8, 0, 0, 2);
}

void
_hu_pages_draw_map (HuPages       *self,
                    cairo_t       *cr,
                    const HuPiece *piece)
{
  g_auto(HuMapScene) scene = { 0 };
  const HuMapLayout *layout = &piece->map;
  HuBox bounds;
  double y;

  hu_map_scene_init (&scene, piece->block->map->snapshot, hu_map_overlays_of (piece->block->map));
  if (piece->sheet >= 0)
    {
      _hu_pages_begin_tag (self, cr, "Figure");
      draw_sheet (self, cr, piece, &scene.scene);
      _hu_pages_end_tag (self, cr, "Figure");
      return;
    }

  if (piece->detail >= 0)
    {
      scene.scene.cut_out = TRUE;
      _hu_pages_draw_part (self, cr, piece, &scene.scene);
      return;
    }

  y = piece->y;
  _hu_pages_begin_tag (self, cr, "Caption");
  hu_typesetter_draw (self->type, cr, HU_TYPE_CAPTION, piece->block->text, self->setup.left, y,
                      _hu_pages_width (self), 0, 0, G_MAXUINT);
  _hu_pages_end_tag (self, cr, "Caption");
  y += layout->caption;
  _hu_pages_begin_tag (self, cr, "Figure");
  y += HU_PAGES_EDGE;
  bounds = hu_geometry_bounds (self->report->scenario->map->grid);
  _hu_pages_draw_view (self, cr, &scene.scene, bounds, layout->scale, self->setup.left + layout->x, y);
  _hu_pages_draw_edges (self, cr, bounds, layout->scale, self->setup.left + layout->x, y);
  _hu_pages_draw_index (self, cr, piece->block, bounds, layout->scale, self->setup.left + layout->x, y);
  _hu_pages_end_tag (self, cr, "Figure");
  y += layout->height + HU_PAGES_EDGE + LEGEND_GAP;
  if (layout->legend_height > 0)
    draw_legend (self, cr, &scene.scene, layout, y);
}
