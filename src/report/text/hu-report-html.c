/*
 * The report as one HTML file: no other files, the map and charts as inline SVG.  All of it can be read without its script,
 * which only steps through the game (hu-report-player.js).  It is well-formed XML too, so that other programs can read it.
 */
#include "config.h"

#include "hu-report-html-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-chart.h"
#include "hu-report-html-style.h"
#include "hu-side-look.h"
#include "hu-strip-chart.h"
#include "hu-surface-private.h"
#include "hu-svg-compact.h"

#define CHART_WIDTH 640
#define STRIP_MOST 900.0 /* px high */
#define WIDE_TABLE 5 /* columns from which on a phone has no room for a table */

/* --- Text --- */

/* No line ends within a ratio: "202 : 93" gets no-break spaces. */
static char *
join_ratios (const char *text)
{
  GString *joined = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p++)
    if (p > text && g_ascii_isdigit (p[-1]) && g_str_has_prefix (p, " : ") && g_ascii_isdigit (p[3]))
      {
        g_string_append (joined, "\u00a0:\u00a0");
        p += 2;
      }
    else
      {
        g_string_append_c (joined, *p);
      }

  return g_string_free (joined, FALSE);
}

void
_hu_html_text (HuHtml     *self,
               const char *text)
{
  g_auto(GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *joined = join_ratios (lines[i]);
      g_autofree char *escaped = g_markup_escape_text (joined, -1);

      g_string_append_printf (self->html, "%s%s", i > 0 ? "<br/>" : "", escaped);
    }
}

void
_hu_html_element (HuHtml     *self,
                  const char *tag,
                  const char *class,
                  const char *text)
{
  g_string_append_printf (self->html, "<%s%s%s%s>", tag, class != NULL ? " class=\"" : "", class != NULL ? class : "",
                          class != NULL ? "\"" : "");
  _hu_html_text (self, text);
  g_string_append_printf (self->html, "</%s>\n", tag);
}

/* By its look: the style sheet has one of each. */
static const char *
side_class (HuHtml     *self,
            HuSide      side,
            const char *first,
            const char *second,
            const char *nobody)
{
  HuSide look = hu_side_look (self->report->scenario, side);

  return look == HU_SIDE_FIRST ? first : look == HU_SIDE_SECOND ? second : nobody;
}

/* --- Tables --- */

static void
add_head (HuHtml              *self,
          const HuReportTable *table)
{
  static const char * const subjects[] = {
    [HU_COLUMN_ANYTHING] = "", [HU_COLUMN_EVENT] = " data-c=\"event\"", [HU_COLUMN_RULE] = " data-c=\"rule\"",
    [HU_COLUMN_SIDE] = "", [HU_COLUMN_POINTS] = "",
  };
  gboolean any = FALSE, events = FALSE;

  for (guint i = 0; i < table->columns->len; i++)
    {
      any |= ((const HuReportColumn *) g_ptr_array_index (table->columns, i))->title[0] != '\0';
      events |= ((const HuReportColumn *) g_ptr_array_index (table->columns, i))->subject == HU_COLUMN_EVENT;
    }
  if (!any)
    return;

  g_string_append (self->html, "<thead><tr>");
  for (guint i = 0; i < table->columns->len; i++)
    {
      const HuReportColumn *column = g_ptr_array_index (table->columns, i);

      if (!(column->show & HU_SHOW_PAPER))
        continue;
      g_string_append_printf (self->html, "<th scope=\"col\"%s%s>",
                              column->kind == HU_COLUMN_NUMBERS ? " class=\"number\"" : "",
                              events ? subjects[column->subject] : "");
      _hu_html_text (self, column->title);
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

/* The number of the event, which leads to its row in the log. */
static void
add_event_link (HuHtml             *self,
                const HuReportCell *cell)
{
  if (cell->value == NULL || cell->text[0] == '\0' || g_str_equal (cell->value, "0") || !self->has_log)
    {
      _hu_html_text (self, cell->text);
      return;
    }

  g_string_append_printf (self->html, "<a href=\"#e%s\">", cell->value);
  _hu_html_text (self, cell->text);
  g_string_append (self->html, "</a>");
}

static void
add_cell (HuHtml               *self,
          const HuReportColumn *column,
          const HuReportCell   *cell,
          gboolean              in_log)
{
  const char *side = cell->text[0] != '\0' ? side_class (self, cell->side, "side first", "side second", NULL) : NULL;
  static const char * const begins[2][2] = { { "<td>", "<td class=\"of\">" },
                                             { "<td class=\"number\">", "<td class=\"number of\">" } };

  g_string_append (self->html, begins[column->kind == HU_COLUMN_NUMBERS][side != NULL]);
  if (side != NULL)
    g_string_append_printf (self->html, "<span class=\"%s\"></span>", side);
  if (column->subject == HU_COLUMN_EVENT && !in_log)
    add_event_link (self, cell);
  else
    _hu_html_text (self, cell->text);
  g_string_append (self->html, "</td>");
}

static void
add_row (HuHtml              *self,
         const HuReportTable *table,
         const HuReportRow   *row)
{
  gboolean in_log = g_strcmp0 (table->name, "log") == 0;
  static const char * const roles[] = {
    [HU_ROW_PLAIN] = "", [HU_ROW_HEAD] = "head", [HU_ROW_UNDER] = "under", [HU_ROW_CONTINUED] = "continued",
    [HU_ROW_FAINT] = "faint", [HU_ROW_SUM] = "sum",
  };
  static const char * const sides[] = { [HU_SIDE_FIRST] = "a", [HU_SIDE_SECOND] = "b" };
  const char *role = roles[row->role], *side = row->side != HU_SIDE_NONE ? sides[row->side] : "";

  g_string_append (self->html, "<tr");
  if (in_log && row->role == HU_ROW_PLAIN)
    g_string_append_printf (self->html, " id=\"e%s\"", row->cells[0].value);
  if (*role != '\0' || *side != '\0')
    g_string_append_printf (self->html, " class=\"%s%s%s\"", role, *role != '\0' && *side != '\0' ? " " : "", side);
  g_string_append_c (self->html, '>');
  if (row->role == HU_ROW_HEAD)
    {
      g_string_append_printf (self->html, "<th scope=\"rowgroup\" colspan=\"%u\">", count_columns (table));
      _hu_html_text (self, row->cells[0].text);
      g_string_append (self->html, "</th>");
    }
  for (guint i = 0; row->role != HU_ROW_HEAD && i < table->columns->len; i++)
    {
      const HuReportColumn *column = g_ptr_array_index (table->columns, i);

      if (column->show & HU_SHOW_PAPER)
        add_cell (self, column, &row->cells[i], in_log);
    }
  g_string_append (self->html, "</tr>\n");
}

static void
add_table (HuHtml              *self,
           const HuReportBlock *block)
{
  const HuReportTable *table = block->table;

  if (table->rows->len == 0)
    return;

  /* A table of many columns scrolls in its own box on a phone, which the keyboard can reach; that of the conditions on the first
   * page, the only one there with so many, is stacked. */
  g_string_append (self->html, table->look == HU_TABLE_STORY         ? "<div class=\"table story\"><table>\n"
                               : table->look == HU_TABLE_TO_SIGN     ? "<div class=\"table sign\"><table>\n"
                               : count_columns (table) < WIDE_TABLE  ? "<div class=\"table\"><table>\n"
                               : block->part == HU_PART_PROTOCOL     ? "<div class=\"table marks\"><table>\n"
                                                                     : "<div class=\"table wide\" tabindex=\"0\"><table>\n");
  if (block->text != NULL)
    _hu_html_element (self, "caption", NULL, block->text);
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
add_svg (HuHtml     *self,
         const char *svg,
         gsize       length,
         const char *label)
{
  g_autofree char *prefix = g_strdup_printf ("p%u-", self->n_pictures++);
  g_autofree char *settled = _hu_svg_settle_page (svg, length, prefix);
  g_autofree char *words = g_markup_escape_text (label, -1);
  const char *start = g_strstr_len (settled, -1, "<svg");

  g_return_if_fail (start != NULL);

  g_string_append (self->html, "<figure class=\"chart\" tabindex=\"0\">\n");
  g_string_append_printf (self->html, "<svg role=\"img\" aria-label=\"%s\"%s", words, start + strlen ("<svg"));
  g_string_append (self->html, "<figcaption>");
  _hu_html_text (self, label);
  g_string_append (self->html, "</figcaption>\n</figure>\n");
}

static void
add_chart (HuHtml              *self,
           const HuReportBlock *block)
{
  g_autoptr(GByteArray) svg = g_byte_array_new ();
  g_autoptr(HuLettering) lettering = hu_lettering_new ();
  double height = block->kind == HU_BLOCK_KIND_STRIP ? hu_strip_chart_height (block->strip, STRIP_MOST)
                                                     : HU_CHART_HEIGHT;
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (_hu_surface_append, svg, CHART_WIDTH, height);
  cairo_t *cr = cairo_create (surface);
  HuTheme theme = *hu_theme_get (HU_THEME_PRINT);

  hu_theme_seat (&theme, self->report->scenario);
  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  if (block->kind == HU_BLOCK_KIND_STRIP)
    hu_strip_chart_draw (block->strip, lettering, &theme, cr, CHART_WIDTH, height);
  else
    hu_chart_draw (block->chart, lettering, &theme, cr, CHART_WIDTH, height);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  add_svg (self, (const char *) svg->data, svg->len, block->text);
}

/* --- The scale of what decides --- */

/* As a list: it needs no picture, and a screen reader reads it. */
static void
add_scale (HuHtml              *self,
           const HuReportBlock *block)
{
  const HuReportScale *scale = block->scale;
  g_autofree char *caption = g_strdup_printf ("%s: %s", block->text, scale->value);

  _hu_html_element (self, "p", NULL, caption);
  if (scale->at < 0)
    return;

  g_string_append (self->html, "<ol class=\"scale\">\n");
  for (guint i = 0; i < scale->bands->len; i++)
    {
      const HuScaleBand *band = g_ptr_array_index (scale->bands, i);
      gboolean here = (gint) i == scale->at;

      g_string_append (self->html, here ? "<li class=\"here\"><strong>" : "<li>");
      _hu_html_text (self, band->name);
      g_string_append (self->html, here ? "</strong>" : "");
      if (band->bound != NULL)
        _hu_html_element (self, "span", NULL, band->bound);
      g_string_append (self->html, "</li>\n");
    }
  g_string_append (self->html, "</ol>\n");
}

/* --- Blocks --- */

static void
add_heading (HuHtml              *self,
             const HuReportBlock *block)
{
  if (block->level > 1)
    {
      _hu_html_element (self, "h3", NULL, block->text);
      return;
    }

  if (self->in_section)
    g_string_append (self->html, "</section>\n");
  g_string_append_printf (self->html, "<section id=\"%s\">\n", hu_report_part_to_string (block->part));
  self->in_section = TRUE;
  _hu_html_element (self, "h2", NULL, block->text);
}

static gboolean
add_block (HuHtml              *self,
           const HuReportBlock *block,
           GError             **error)
{
  static const char * const roles[] = {
    [HU_TEXT_PLAIN] = NULL, [HU_TEXT_STRONG] = "strong", [HU_TEXT_FAINT] = "faint", [HU_TEXT_QUOTED] = "quoted",
  };

  switch (block->kind)
    {
    case HU_BLOCK_KIND_TITLE:
      _hu_html_element (self, "h1", NULL, block->text);
      break;
    case HU_BLOCK_KIND_VERDICT:
      _hu_html_element (self, "p", side_class (self, block->side, "verdict first", "verdict second", "verdict"), block->text);
      break;
    case HU_BLOCK_KIND_HEADING:
      add_heading (self, block);
      break;
    case HU_BLOCK_KIND_PARAGRAPH:
      _hu_html_element (self, "p", roles[block->role], block->text);
      break;
    case HU_BLOCK_KIND_TABLE:
      add_table (self, block);
      break;
    case HU_BLOCK_KIND_SCALE:
      add_scale (self, block);
      break;
    case HU_BLOCK_KIND_MAP:
      /* An inset is for paper: the page has the whole map. */
      return block->map->focus != NULL || _hu_html_map (self, block, error);
    case HU_BLOCK_KIND_CHART:
    case HU_BLOCK_KIND_STRIP:
      add_chart (self, block);
      break;
    }

  return TRUE;
}

/* Links to the parts. */
static void
add_contents (HuHtml *self)
{
  g_autofree char *label = g_markup_escape_text (_("Contents"), -1);

  g_string_append_printf (self->html, "<nav aria-label=\"%s\"><ul>\n", label);
  for (guint i = 0; i < self->report->blocks->len; i++)
    {
      const HuReportBlock *block = g_ptr_array_index (self->report->blocks, i);

      if (block->kind != HU_BLOCK_KIND_HEADING || block->level != 1)
        continue;
      g_string_append_printf (self->html, "<li><a href=\"#%s\">", hu_report_part_to_string (block->part));
      _hu_html_text (self, block->text);
      g_string_append (self->html, "</a></li>\n");
    }
  g_string_append (self->html, "</ul></nav>\n");
}

static void
begin (HuHtml *self)
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
  g_string_append (self->html, "</head>\n<body>\n<main>\n");
}

static gboolean
has_title (const HuReport *report)
{
  return report->blocks->len > 0 &&
         ((const HuReportBlock *) g_ptr_array_index (report->blocks, 0))->kind == HU_BLOCK_KIND_TITLE;
}

static gboolean
add_blocks (HuHtml    *self,
            GError **error)
{
  guint n = self->report->blocks->len;
  gboolean contents = FALSE;

  if (!has_title (self->report))
    _hu_html_element (self, "h1", NULL, self->report->title);
  for (guint i = 0; i < n; i++)
    {
      const HuReportBlock *block = g_ptr_array_index (self->report->blocks, i);

      if (!contents && block->part != HU_PART_PROTOCOL)
        {
          add_contents (self);
          contents = TRUE;
        }
      if (!add_block (self, block, error) ||
          !_hu_progress (self->progress, self->data, 0.5 + 0.5 * (i + 1) / n, error))
        return FALSE;
    }

  return TRUE;
}

/* Says whether the game is in the page, since nobody sees that. */
static void
add_carried (HuHtml *self)
{
  const char *words;

  if (self->report->viewer != HU_SIDE_NONE)
    words = _("This page holds no game: it is of one side’s view, and the game has what the other side conceals.");
  else if (self->enclosure == NULL || self->enclosure->game == NULL)
    return;
  else if (hu_snapshot_get_n_events (self->report->snapshot) < self->report->n_all)
    words = _("This page holds the game up to the moment of the report: Hex Umpire opens it.");
  else
    words = _("This page holds the whole game: Hex Umpire opens it.");

  g_string_append (self->html, "<br/>");
  _hu_html_text (self, words);
}

/* The policy stands in the head, and depends on what follows. */
static void
end (HuHtml *self)
{
  g_autofree char *policy = NULL;
  g_autofree char *shared = NULL;
  const char *place;

  if (self->in_section)
    g_string_append (self->html, "</section>\n");
  g_string_append (self->html, "</main>\n<footer>");
  _hu_html_text (self, "Hex Umpire " PACKAGE_VERSION);
  add_carried (self);
  g_string_append (self->html, "</footer>\n");
  shared = _hu_svg_share_letters (self->html->str);
  g_string_assign (self->html, shared);
  _hu_html_data (self);
  g_string_append (self->html, "</body>\n</html>\n");

  policy = _hu_html_policy (self->html->str);
  place = strstr (self->html->str, "<title>");
  g_string_insert (self->html, place - self->html->str, policy);
}

/* @enclosure: what the page gets beside the report, or NULL; @progress: called after every block, or NULL; @error:
 * return location for an error of the domain HU_REPORT_ERROR.  Returns one HTML file that needs no other file, or NULL;
 * (transfer full). */
GBytes *
hu_report_to_html (HuReport                *report,
                   const HuReportEnclosure *enclosure,
                   HuProgressFunc           progress,
                   gpointer                 data,
                   GError                 **error)
{
  HuHtml self = { .report = report, .enclosure = enclosure, .progress = progress, .data = data };
  g_autoptr(GString) html = g_string_new (NULL);
  gboolean whole;
  gsize length;

  g_return_val_if_fail (report != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (!hu_report_check_font (error))
    return NULL;

  self.html = html;
  whole = _hu_html_prepare (&self, error);
  if (whole)
    {
      begin (&self);
      whole = add_blocks (&self, error);
    }
  if (whole)
    end (&self);
  g_clear_pointer (&self.moments, hu_moments_free);
  g_clear_pointer (&self.figures, hu_figures_free);
  g_clear_pointer (&self.faces, g_array_unref);
  g_clear_pointer (&self.looks, g_array_unref);
  if (!whole)
    return NULL;

  length = html->len;
  return g_bytes_new_take (g_string_free (g_steal_pointer (&html), FALSE), length);
}
