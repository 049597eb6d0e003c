/*
 * The report as one HTML file: no scripts, no other files, the map and charts
 * as inline SVG.  It is well-formed XML too, so that other programs can read it.
 */
#include "config.h"

#include "hu-report-file.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "hu-budget.h"
#include "hu-chart.h"
#include "hu-map-picture.h"
#include "hu-report-html-style.h"
#include "hu-strip-chart.h"
#include "hu-surface-private.h"

#define CHART_WIDTH 640
#define STRIP_MOST 900.0 /* px high */
#define MAP_SCALE 14.0 /* px a hexside */

typedef struct
{
  HuReport       *report;
  GString        *html;
  guint           n_pictures;
  guint           n_headings;
  gboolean        in_section;
  HuProgressFunc  progress;
  gpointer        data;
} Html;

/* --- Text --- */

static void
add_text (Html       *self,
          const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *escaped = g_markup_escape_text (lines[i], -1);

      g_string_append_printf (self->html, "%s%s", i > 0 ? "<br/>" : "", escaped);
    }
}

static void
add_element (Html       *self,
             const char *tag,
             const char *class,
             const char *text)
{
  g_string_append_printf (self->html, "<%s%s%s%s>", tag, class != NULL ? " class=\"" : "", class != NULL ? class : "",
                          class != NULL ? "\"" : "");
  add_text (self, text);
  g_string_append_printf (self->html, "</%s>\n", tag);
}

static const char *
side_class (HuSide side)
{
  return side == HU_SIDE_FIRST ? "side first" : side == HU_SIDE_SECOND ? "side second" : NULL;
}

/* --- Tables --- */

static void
add_head (Html                *self,
          const HuReportTable *table)
{
  gboolean any = FALSE;

  for (guint i = 0; i < table->columns->len; i++)
    any |= ((const HuReportColumn *) g_ptr_array_index (table->columns, i))->title[0] != '\0';
  if (!any)
    return;

  g_string_append (self->html, "<thead><tr>");
  for (guint i = 0; i < table->columns->len; i++)
    {
      const HuReportColumn *column = g_ptr_array_index (table->columns, i);

      if (!(column->show & HU_SHOW_PAPER))
        continue;
      g_string_append_printf (self->html, "<th scope=\"col\"%s>",
                              column->kind == HU_COLUMN_NUMBERS ? " class=\"number\"" : "");
      add_text (self, column->title);
      g_string_append (self->html, "</th>");
    }
  g_string_append (self->html, "</tr></thead>\n");
}

static guint
count_columns (const HuReportTable *table)
{
  guint n = 0;

  for (guint i = 0; i < table->columns->len; i++)
    n += (((const HuReportColumn *) g_ptr_array_index (table->columns, i))->show & HU_SHOW_PAPER) != 0;

  return n;
}

static void
add_cell (Html                 *self,
          const HuReportColumn *column,
          const HuReportCell   *cell)
{
  const char *side = cell->text[0] != '\0' ? side_class (cell->side) : NULL;

  g_string_append (self->html, column->kind == HU_COLUMN_NUMBERS ? "<td class=\"number\">" : "<td>");
  if (side != NULL)
    g_string_append_printf (self->html, "<span class=\"%s\"></span>", side);
  add_text (self, cell->text);
  g_string_append (self->html, "</td>");
}

static void
add_row (Html                *self,
         const HuReportTable *table,
         const HuReportRow   *row)
{
  static const char * const classes[] = {
    [HU_ROW_PLAIN] = "", [HU_ROW_HEAD] = " class=\"head\"", [HU_ROW_UNDER] = " class=\"under\"",
    [HU_ROW_CONTINUED] = " class=\"continued\"",
    [HU_ROW_FAINT] = " class=\"faint\"", [HU_ROW_SUM] = " class=\"sum\"",
  };

  g_string_append_printf (self->html, "<tr%s>", classes[row->role]);
  if (row->role == HU_ROW_HEAD)
    {
      g_string_append_printf (self->html, "<th scope=\"rowgroup\" colspan=\"%u\">", count_columns (table));
      add_text (self, row->cells[0].text);
      g_string_append (self->html, "</th>");
    }
  for (guint i = 0; row->role != HU_ROW_HEAD && i < table->columns->len; i++)
    {
      const HuReportColumn *column = g_ptr_array_index (table->columns, i);

      if (column->show & HU_SHOW_PAPER)
        add_cell (self, column, &row->cells[i]);
    }
  g_string_append (self->html, "</tr>\n");
}

static void
add_table (Html                *self,
           const HuReportBlock *block)
{
  const HuReportTable *table = block->table;

  if (table->rows->len == 0)
    return;

  g_string_append (self->html, "<div class=\"table\"><table>\n");
  if (block->text != NULL)
    add_element (self, "caption", NULL, block->text);
  add_head (self, table);
  g_string_append (self->html, "<tbody>\n");
  for (guint i = 0; i < table->rows->len; i++)
    {
      const HuReportRow *row = g_ptr_array_index (table->rows, i);

      if (row->show & HU_SHOW_PAPER)
        add_row (self, table, row);
    }
  g_string_append (self->html, "</tbody>\n</table></div>\n");
}

/* --- Pictures --- */

/* Puts an SVG into the page: without its XML declaration, with ids of its own, and with a text label for readers
 * who cannot see it. */
static void
add_svg (Html       *self,
         const char *svg,
         gsize       length,
         const char *label)
{
  g_autofree char *prefix = g_strdup_printf ("p%u-", self->n_pictures++);
  g_autofree char *settled = _hu_svg_settle_ids (svg, length, prefix);
  g_autofree char *words = g_markup_escape_text (label, -1);
  const char *start = g_strstr_len (settled, -1, "<svg");

  g_return_if_fail (start != NULL);

  g_string_append (self->html, "<figure>\n");
  g_string_append_printf (self->html, "<svg role=\"img\" aria-label=\"%s\"%s", words, start + strlen ("<svg"));
  g_string_append (self->html, "<figcaption>");
  add_text (self, label);
  g_string_append (self->html, "</figcaption>\n</figure>\n");
}

static void
add_chart (Html                *self,
           const HuReportBlock *block)
{
  g_autoptr(GByteArray) svg = g_byte_array_new ();
  g_autoptr(HuLettering) lettering = hu_lettering_new ();
  double height = block->kind == HU_BLOCK_KIND_STRIP ? hu_strip_chart_height (block->strip, STRIP_MOST)
                                                     : HU_CHART_HEIGHT;
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (_hu_surface_append, svg, CHART_WIDTH, height);
  cairo_t *cr = cairo_create (surface);

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  if (block->kind == HU_BLOCK_KIND_STRIP)
    hu_strip_chart_draw (block->strip, lettering, hu_theme_get (HU_THEME_PRINT), cr, CHART_WIDTH, height);
  else
    hu_chart_draw (block->chart, lettering, hu_theme_get (HU_THEME_PRINT), cr, CHART_WIDTH, height);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  add_svg (self, (const char *) svg->data, svg->len, block->text);
}

/* A page has no room for such a map: 16 million hexes are gigabytes of shapes. */
static void
leave_map_out (Html                *self,
               const HuReportBlock *block)
{
  g_autofree char *words = g_strdup_printf (_("Map left out: %'d hexes. A page has no room for more than %'d; "
                                              "the report as PDF has an overview."),
                                            self->report->scenario->map->grid->n_hexes, HU_BUDGET_SHAPES);

  add_element (self, "p", "strong", block->text);
  add_element (self, "p", NULL, words);
}

static gboolean
add_map (Html                *self,
         const HuReportBlock *block,
         GError             **error)
{
  g_autoptr(GBytes) svg = NULL;
  HuMapPicture picture;
  const char *text;
  gsize length;

  if (self->report->scenario->map->grid->n_hexes > HU_BUDGET_SHAPES)
    {
      leave_map_out (self, block);
      return TRUE;
    }

  hu_map_picture_init (&picture, block->map->snapshot);
  picture.overlays = hu_map_overlays_of (block->map);
  picture.theme = HU_THEME_PRINT;
  picture.scale = MAP_SCALE;
  picture.legend = TRUE;
  svg = hu_map_picture_to_svg (&picture, NULL, NULL, error);
  if (svg == NULL)
    return FALSE;

  text = g_bytes_get_data (svg, &length);
  add_svg (self, text, length, block->text);

  return TRUE;
}

/* --- The scale of what decides --- */

/* As a list: it needs no picture, and a screen reader reads it. */
static void
add_scale (Html                *self,
           const HuReportBlock *block)
{
  const HuReportScale *scale = block->scale;
  g_autofree char *caption = g_strdup_printf ("%s: %s", block->text, scale->value);

  add_element (self, "p", NULL, caption);
  if (scale->at < 0)
    return;

  g_string_append (self->html, "<ol class=\"scale\">\n");
  for (guint i = 0; i < scale->bands->len; i++)
    {
      const HuScaleBand *band = g_ptr_array_index (scale->bands, i);
      gboolean here = (gint) i == scale->at;

      g_string_append (self->html, here ? "<li class=\"here\"><strong>" : "<li>");
      add_text (self, band->name);
      g_string_append (self->html, here ? "</strong>" : "");
      if (band->bound != NULL)
        add_element (self, "span", NULL, band->bound);
      g_string_append (self->html, "</li>\n");
    }
  g_string_append (self->html, "</ol>\n");
}

/* --- Blocks --- */

static void
add_heading (Html                *self,
             const HuReportBlock *block)
{
  if (block->level > 1)
    {
      add_element (self, "h3", NULL, block->text);
      return;
    }

  if (self->in_section)
    g_string_append (self->html, "</section>\n");
  g_string_append_printf (self->html, "<section id=\"%s\">\n", hu_report_part_to_string (block->part));
  self->in_section = TRUE;
  add_element (self, "h2", NULL, block->text);
}

static gboolean
add_block (Html                *self,
           const HuReportBlock *block,
           GError             **error)
{
  static const char * const roles[] = {
    [HU_TEXT_PLAIN] = NULL, [HU_TEXT_STRONG] = "strong", [HU_TEXT_FAINT] = "faint", [HU_TEXT_QUOTED] = "quoted",
  };

  switch (block->kind)
    {
    case HU_BLOCK_KIND_TITLE:
      add_element (self, "h1", NULL, block->text);
      break;
    case HU_BLOCK_KIND_VERDICT:
      add_element (self, "p", block->side == HU_SIDE_FIRST ? "verdict first"
                              : block->side == HU_SIDE_SECOND ? "verdict second" : "verdict", block->text);
      break;
    case HU_BLOCK_KIND_HEADING:
      add_heading (self, block);
      break;
    case HU_BLOCK_KIND_PARAGRAPH:
      add_element (self, "p", roles[block->role], block->text);
      break;
    case HU_BLOCK_KIND_TABLE:
      add_table (self, block);
      break;
    case HU_BLOCK_KIND_SCALE:
      add_scale (self, block);
      break;
    case HU_BLOCK_KIND_MAP:
      /* An inset is for paper: the page has the whole map. */
      return block->map->focus != NULL || add_map (self, block, error);
    case HU_BLOCK_KIND_CHART:
    case HU_BLOCK_KIND_STRIP:
      add_chart (self, block);
      break;
    }

  return TRUE;
}

/* Links to the parts. */
static void
add_contents (Html *self)
{
  g_autofree char *label = g_markup_escape_text (_("Contents"), -1);

  g_string_append_printf (self->html, "<nav aria-label=\"%s\"><ul>\n", label);
  for (guint i = 0; i < self->report->blocks->len; i++)
    {
      const HuReportBlock *block = g_ptr_array_index (self->report->blocks, i);

      if (block->kind != HU_BLOCK_KIND_HEADING || block->level != 1)
        continue;
      g_string_append_printf (self->html, "<li><a href=\"#%s\">", hu_report_part_to_string (block->part));
      add_text (self, block->text);
      g_string_append (self->html, "</a></li>\n");
    }
  g_string_append (self->html, "</ul></nav>\n");
}

static void
begin (Html *self)
{
  /* Translators: the code of the language you translate into, as "de": it tells browsers how to read the page. */
  g_autofree char *language = g_markup_escape_text (C_("code of this language", "en"), -1);
  g_autofree char *title = g_markup_escape_text (self->report->title, -1);
  g_autofree char *moment = g_markup_escape_text (self->report->moment, -1);

  g_string_append_printf (self->html,
                          "<!DOCTYPE html>\n<html lang=\"%s\" xml:lang=\"%s\" xmlns=\"http://www.w3.org/1999/xhtml\">\n"
                          "<head>\n<meta charset=\"utf-8\"/>\n<title>%s – %s</title>\n"
                          "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                          "<meta name=\"generator\" content=\"Hex Umpire %s\"/>\n<style>\n%s</style>\n",
                          language, language, title, moment, PACKAGE_VERSION, HU_REPORT_HTML_STYLE);
  if (self->report->fingerprint != NULL)
    {
      g_autofree char *data = hu_report_to_data (self->report);

      g_string_append_printf (self->html, HU_REPORT_DATA_ELEMENT "%s</script>\n", data);
    }
  g_string_append (self->html, "</head>\n<body>\n<main>\n");
}

static gboolean
has_title (const HuReport *report)
{
  return report->blocks->len > 0 &&
         ((const HuReportBlock *) g_ptr_array_index (report->blocks, 0))->kind == HU_BLOCK_KIND_TITLE;
}

static gboolean
add_blocks (Html    *self,
            GError **error)
{
  guint n = self->report->blocks->len;
  gboolean contents = FALSE;

  if (!has_title (self->report))
    add_element (self, "h1", NULL, self->report->title);
  for (guint i = 0; i < n; i++)
    {
      const HuReportBlock *block = g_ptr_array_index (self->report->blocks, i);

      if (!contents && block->part != HU_PART_PROTOCOL)
        {
          add_contents (self);
          contents = TRUE;
        }
      if (!add_block (self, block, error) ||
          !_hu_progress (self->progress, self->data, (double) (i + 1) / n, error))
        return FALSE;
    }

  return TRUE;
}

/**
 * hu_report_to_html:
 * @progress: (nullable): called after every block
 * @error: return location for an error of the domain %HU_REPORT_ERROR
 *
 * Returns: (transfer full) (nullable): one HTML file that needs no other file and no scripts
 */
GBytes *
hu_report_to_html (HuReport       *report,
                   HuProgressFunc  progress,
                   gpointer        data,
                   GError        **error)
{
  Html self = { .report = report, .progress = progress, .data = data };
  g_autoptr(GString) html = g_string_new (NULL);
  gsize length;

  g_return_val_if_fail (report != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  self.html = html;
  begin (&self);
  if (!add_blocks (&self, error))
    return NULL;
  if (self.in_section)
    g_string_append (html, "</section>\n");
  g_string_append (html, "</main>\n<footer>");
  add_text (&self, "Hex Umpire " PACKAGE_VERSION);
  g_string_append (html, "</footer>\n</body>\n</html>\n");

  length = html->len;
  return g_bytes_new_take (g_string_free (g_steal_pointer (&html), FALSE), length);
}
