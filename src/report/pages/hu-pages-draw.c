/*
 * Drawing a page: its pieces, its header and its footer.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-chart.h"
#include "hu-pages-private.h"
#include "hu-strip-chart.h"

#define HEADER_ABOVE 24.0 /* pt between the header's baseline and the text */
#define FOOTER_BELOW 26.0
#define VERDICT_BAR 7.0
#define VERDICT_PADDING 9.0

/* --- Tags --- */

/* Has everything that is drawn from here on say what it is, for readers of a PDF that cannot see it. The caller
 * draws on a PDF within its "Document". */
void
hu_pages_tag (HuPages *self)
{
  g_return_if_fail (self != NULL);

  if (!self->tagged)
    _hu_pages_find_targets (self);
  self->tagged = TRUE;
}

/* --- Header and footer --- */

static void
draw_rule (HuPages *self,
           cairo_t *cr,
           double   y,
           double   width)
{
  cairo_move_to (cr, self->setup.left, y);
  cairo_line_to (cr, self->setup.width - self->setup.right, y);
  cairo_set_source_rgb (cr, 0.55, 0.55, 0.55);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
draw_footer_line (HuPages    *self,
                  cairo_t    *cr,
                  const char *left,
                  const char *right,
                  double      y)
{
  double line = hu_typesetter_line (self->type, HU_TYPE_FOOTER);
  double width = _hu_pages_width (self);
  double right_width = hu_typesetter_width (self->type, HU_TYPE_FOOTER, right);

  /* A long title is cut to one line. */
  hu_typesetter_draw (self->type, cr, HU_TYPE_FOOTER, left, self->setup.left, y - line,
                      MAX (width - right_width - 12, width / 4), 0, 0, 1);
  hu_typesetter_draw (self->type, cr, HU_TYPE_FOOTER, right, self->setup.left, y - line, width, 1, 0, 1);
}

static void
draw_header (HuPages *self,
             cairo_t *cr)
{
  const HuReport *report = self->report;
  g_autofree char *seen = NULL;
  const char *right = report->moment;

  if (report->seen_by != NULL)
    {
      /* Translators: the moment of the game, the side whose view this is. */
      seen = hu_explain_sentence (report->scenario, _("%s · seen by %s"), report->moment, report->seen_by);
      right = seen;
    }
  draw_footer_line (self, cr, report->title, right, self->setup.top - HEADER_ABOVE);
  draw_rule (self, cr, self->setup.top - HEADER_ABOVE + 3, 0.5);
}

static void
draw_footer (HuPages *self,
             cairo_t *cr,
             guint    page)
{
  /* Translators: number of the page, of how many. */
  g_autofree char *number = g_strdup_printf (_("Page %u of %u"), page + 1, self->pages->len);

  draw_footer_line (self, cr, "Hex Umpire " PACKAGE_VERSION, number,
                    self->setup.height - self->setup.bottom + FOOTER_BELOW);
}

/* --- Pieces --- */

static void
draw_text (HuPages       *self,
           cairo_t       *cr,
           const HuPiece *piece)
{
  hu_typesetter_draw (self->type, cr, piece->type, piece->block->text, self->setup.left + piece->x, piece->y,
                      piece->width > 0 ? piece->width : _hu_pages_width (self), 0, piece->from, piece->to);
}

/* A line goes below the heading of a part; a thick bar goes above the title. */
static void
draw_title (HuPages       *self,
            cairo_t       *cr,
            const HuPiece *piece)
{
  cairo_rectangle (cr, self->setup.left, piece->y - 14, 54, 4);
  cairo_set_source_rgb (cr, 0.08, 0.08, 0.08);
  cairo_fill (cr);
  draw_text (self, cr, piece);
}

/* The width with which the lines of the verdict are about as long: no number stands alone on the last of them. */
static double
find_even_width (HuPages    *self,
                 const char *text,
                 double      width)
{
  guint lines = hu_typesetter_n_lines (self->type, HU_TYPE_VERDICT, text, width);
  double low = width / 2;

  if (lines != 2)
    return width;

  for (double step = width / 4; step >= 1; step /= 2)
    if (hu_typesetter_n_lines (self->type, HU_TYPE_VERDICT, text, low + step) > lines)
      low += step;

  return low + 2;
}

/* A panel with a bar in the winner's pattern. */
static void
draw_verdict (HuPages       *self,
              cairo_t       *cr,
              const HuPiece *piece)
{
  double x = self->setup.left, width = _hu_pages_width (self);

  cairo_rectangle (cr, x, piece->y, width, piece->height);
  cairo_set_source_rgb (cr, 0.955, 0.95, 0.935);
  cairo_fill (cr);

  cairo_save (cr);
  cairo_rectangle (cr, x, piece->y, VERDICT_BAR, piece->height);
  cairo_clip (cr);
  for (double y = piece->y; y < piece->y + piece->height; y += VERDICT_BAR)
    _hu_pages_draw_side (self, cr, piece->block->side, x, y, VERDICT_BAR);
  cairo_restore (cr);

  hu_typesetter_draw (self->type, cr, HU_TYPE_VERDICT, piece->block->text, x + VERDICT_PADDING + 10,
                      piece->y + VERDICT_PADDING,
                      find_even_width (self, piece->block->text, width - 2 * VERDICT_PADDING - 10), 0, 0, piece->to);
}

static void
draw_chart (HuPages       *self,
            cairo_t       *cr,
            const HuPiece *piece)
{
  double line = hu_typesetter_line (self->type, HU_TYPE_CAPTION);

  _hu_pages_begin_tag (self, cr, "Caption");
  hu_typesetter_draw (self->type, cr, HU_TYPE_CAPTION, piece->block->text, self->setup.left, piece->y,
                      _hu_pages_width (self), 0, 0, 1);
  _hu_pages_end_tag (self, cr, "Caption");
  cairo_save (cr);
  cairo_translate (cr, self->setup.left, piece->y + line);
  if (piece->block->kind == HU_BLOCK_KIND_STRIP)
    hu_strip_chart_draw (piece->block->strip, self->lettering, &self->theme, cr, _hu_pages_width (self),
                         piece->height - line);
  else
    hu_chart_draw (piece->block->chart, self->lettering, &self->theme, cr, _hu_pages_width (self),
                   HU_CHART_HEIGHT);
  cairo_restore (cr);
}

/* NULL: what draws the piece tags its parts. */
static const char *
tag_of (const HuReportBlock *block)
{
  switch (block->kind)
    {
    case HU_BLOCK_KIND_TITLE:
      return "H1";
    case HU_BLOCK_KIND_HEADING:
      return block->level == 1 ? "H2" : "H3";
    case HU_BLOCK_KIND_VERDICT:
    case HU_BLOCK_KIND_PARAGRAPH:
      return "P";
    case HU_BLOCK_KIND_TABLE:
      return "Table";
    case HU_BLOCK_KIND_CHART:
    case HU_BLOCK_KIND_SCALE:
    case HU_BLOCK_KIND_STRIP:
      return "Figure";
    case HU_BLOCK_KIND_MAP:
      return block->map->focus != NULL ? "Figure" : NULL;
    }

  return NULL;
}

static void
draw_untagged (HuPages       *self,
               cairo_t       *cr,
               const HuPiece *piece)
{
  switch (piece->block->kind)
    {
    case HU_BLOCK_KIND_TITLE:
      draw_title (self, cr, piece);
      break;
    case HU_BLOCK_KIND_VERDICT:
      draw_verdict (self, cr, piece);
      break;
    case HU_BLOCK_KIND_HEADING:
      draw_text (self, cr, piece);
      if (piece->block->level == 1)
        draw_rule (self, cr, piece->y + piece->height + 1.5, 0.8);
      break;
    case HU_BLOCK_KIND_PARAGRAPH:
      draw_text (self, cr, piece);
      break;
    case HU_BLOCK_KIND_TABLE:
      _hu_pages_draw_table (self, cr, piece);
      break;
    case HU_BLOCK_KIND_MAP:
      if (piece->block->map->focus != NULL)
        _hu_pages_draw_inset (self, cr, piece);
      else
        _hu_pages_draw_map (self, cr, piece);
      break;
    case HU_BLOCK_KIND_SCALE:
      _hu_pages_draw_scale (self, cr, piece);
      break;
    case HU_BLOCK_KIND_CHART:
    case HU_BLOCK_KIND_STRIP:
      draw_chart (self, cr, piece);
      break;
    }
}

static void
draw_piece (HuPages       *self,
            cairo_t       *cr,
            const HuPiece *piece)
{
  const char *tag = tag_of (piece->block);

  if (tag != NULL)
    _hu_pages_begin_tag (self, cr, tag);
  draw_untagged (self, cr, piece);
  if (tag != NULL)
    _hu_pages_end_tag (self, cr, tag);
}

/* @cr: the context to draw on; its unit is a pt, and 0, 0 is the top left of the paper; @page: the page to draw,
 * from 0. */
void
hu_pages_draw (HuPages *self,
               cairo_t *cr,
               guint    page)
{
  const HuPage *drawn;
  HuPageSetup paper;
  HuTypesetter *type;
  gboolean title_page;

  g_return_if_fail (self != NULL && cr != NULL && page < self->pages->len);

  drawn = g_ptr_array_index (self->pages, page);
  title_page = drawn->pieces->len > 0 &&
               g_array_index (drawn->pieces, HuPiece, 0).block->kind == HU_BLOCK_KIND_TITLE;

  self->drawn = page;
  cairo_save (cr);
  _hu_pages_name_targets (self, cr);
  /* Nobody wants these read out on every page. */
  _hu_pages_begin_tag (self, cr, "Private");
  if (!title_page)
    draw_header (self, cr);
  draw_footer (self, cr, page);
  _hu_pages_end_tag (self, cr, "Private");
  paper = self->setup;
  self->setup = _hu_page_setup_scaled (&paper, drawn->scale);
  type = self->type;
  if (drawn->scale > 1 && self->larger != NULL)
    self->type = self->larger;
  cairo_scale (cr, 1 / drawn->scale, 1 / drawn->scale);
  for (guint i = 0; i < drawn->pieces->len; i++)
    draw_piece (self, cr, &g_array_index (drawn->pieces, HuPiece, i));
  self->type = type;
  self->setup = paper;
  cairo_restore (cr);
}
