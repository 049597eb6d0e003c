/*
 * From blocks to pages: which block goes where, and which blocks stay together.
 */
#include "config.h"

#include <math.h>

#include <glib/gi18n-lib.h>

#include "hu-chart.h"
#include "hu-pages-private.h"
#include "hu-strip-chart.h"

#define STRIP_MOST 0.62 /* of a page that the front line by turn may take … */
#define STRIP_LEAST 0.4 /* … and, rather than leave the rest of a page empty, has to */
#define GAP_HEADING 24.0    /* above the heading of a part */
#define GAP_SUBHEADING 13.0
#define GAP_BLOCK 8.0       /* below every block */
#define GAP_AFTER_HEADING 7.0
#define GAP_AFTER_SUBHEADING 4.0
/* A part does not begin in the rest of a page that is below this share of it. */
#define PART_LEAST 0.16

static void
page_free (gpointer data)
{
  HuPage *page = data;

  g_array_unref (page->pieces);
  g_free (page);
}

static gboolean
fits (const HuPages *self,
      double         height)
{
  return self->y + height <= _hu_pages_bottom (self) + 0.01;
}

/* --- What a block asks for --- */

static double
text_height (HuPages             *self,
             const HuReportBlock *block)
{
  HuType type = _hu_pages_type_of (block);

  return hu_typesetter_n_lines (self->type, type, block->text, _hu_pages_width (self)) *
         hu_typesetter_line (self->type, type);
}

static double
chart_height (HuPages             *self,
              const HuReportBlock *block)
{
  double caption = hu_typesetter_line (self->type, HU_TYPE_CAPTION);
  double page = _hu_pages_bottom (self) - self->setup.top, rest = _hu_pages_bottom (self) - self->y - caption;

  if (block->kind == HU_BLOCK_KIND_STRIP)
    return caption + hu_strip_chart_height (block->strip, CLAMP (rest, page * STRIP_LEAST, page * STRIP_MOST));

  return caption + HU_CHART_HEIGHT;
}

static double
table_least (HuPages             *self,
             const HuReportBlock *block)
{
  /* The layout is kept: the table comes next, and laying it out is most of the work. */
  g_clear_pointer (&self->next, _hu_table_layout_free);
  self->next = _hu_pages_lay_table (self, block->table);
  self->next_block = block;

  return _hu_pages_table_least (self, self->next, block->table);
}

/* Height of the part that has to stay with the heading before block @index. */
static double
least_after_heading (HuPages *self,
                     guint    index)
{
  const HuReportBlock *block = index < self->report->blocks->len ? g_ptr_array_index (self->report->blocks, index) : NULL;

  if (block == NULL)
    return 0;

  switch (block->kind)
    {
    case HU_BLOCK_KIND_HEADING:
      return GAP_SUBHEADING + text_height (self, block) + least_after_heading (self, index + 1);
    case HU_BLOCK_KIND_TABLE:
      return table_least (self, block);
    case HU_BLOCK_KIND_CHART:
    case HU_BLOCK_KIND_STRIP:
      return chart_height (self, block);
    case HU_BLOCK_KIND_SCALE:
      return _hu_pages_scale_height (self, block->scale);
    case HU_BLOCK_KIND_MAP:
      return _hu_pages_map_height (self, block, _hu_pages_bottom (self) - self->setup.top -
                                                  hu_typesetter_line (self->type, HU_TYPE_HEADING) - 20);
    case HU_BLOCK_KIND_PARAGRAPH:
      /* A note says how what follows is read. */
      if (block->role == HU_TEXT_FAINT)
        return text_height (self, block) + GAP_BLOCK + least_after_heading (self, index + 1);
      break;
    case HU_BLOCK_KIND_TITLE:
    case HU_BLOCK_KIND_VERDICT:
      break;
    }

  return MIN (text_height (self, block), 3 * hu_typesetter_line (self->type, _hu_pages_type_of (block)));
}

/* --- The flow --- */

static void
flow_heading (HuPages             *self,
              const HuReportBlock *block,
              guint                index)
{
  double height = text_height (self, block);
  double gap = block->level == 1 ? GAP_HEADING : GAP_SUBHEADING;
  double page = _hu_pages_bottom (self) - self->setup.top;
  double need = gap + height + GAP_AFTER_HEADING + least_after_heading (self, index + 1);
  HuOutlineEntry entry = { .title = block->text, .level = block->level };
  HuPiece *piece;

  if (!_hu_pages_is_fresh (self) &&
      (!fits (self, need) || (block->level == 1 && !fits (self, gap + page * PART_LEAST))))
    _hu_pages_break (self);
  if (!_hu_pages_is_fresh (self))
    self->y += gap - GAP_BLOCK;

  entry.page = self->pages->len - 1;
  entry.y = self->y;
  g_array_append_val (self->outline, entry);
  piece = _hu_pages_add (self, block, height);
  piece->type = _hu_pages_type_of (block);
  piece->to = G_MAXUINT;
  self->y += block->level == 1 ? GAP_AFTER_HEADING : GAP_AFTER_SUBHEADING;
}

/* A paragraph may break over pages, with at least two lines on each. */
static void
flow_text (HuPages             *self,
           const HuReportBlock *block)
{
  HuType type = _hu_pages_type_of (block);
  double line = hu_typesetter_line (self->type, type);
  guint n = hu_typesetter_n_lines (self->type, type, block->text, _hu_pages_width (self));

  for (guint from = 0; from < n;)
    {
      guint room = (guint) MAX (floor ((_hu_pages_bottom (self) - self->y + 0.01) / line), 0);
      guint take = MIN (room, n - from);
      HuPiece *piece;

      if (n - from - take == 1 && take > 2)
        take--;
      if (take < MIN (n - from, 2) && _hu_pages_is_begun (self))
        {
          _hu_pages_break (self);
          continue;
        }
      take = MAX (take, 1);
      piece = _hu_pages_add (self, block, take * line);
      piece->type = type;
      piece->from = from;
      piece->to = from + take;
      from += take;
      if (from < n)
        _hu_pages_break (self);
    }
  self->y += GAP_BLOCK;
}

#define VERDICT_PADDING 9.0

static void
flow_verdict (HuPages             *self,
              const HuReportBlock *block)
{
  double width = _hu_pages_width (self) - 2 * VERDICT_PADDING - 10;
  guint n = hu_typesetter_n_lines (self->type, HU_TYPE_VERDICT, block->text, width);
  double height = n * hu_typesetter_line (self->type, HU_TYPE_VERDICT) + 2 * VERDICT_PADDING;

  self->y += 10;
  if (!fits (self, height) && !_hu_pages_is_fresh (self))
    _hu_pages_break (self);
  _hu_pages_add (self, block, height)->to = n;
  self->y += 18;
}

static void
flow_chart (HuPages             *self,
            const HuReportBlock *block)
{
  double height = chart_height (self, block);

  if (!fits (self, height) && _hu_pages_is_begun (self))
    _hu_pages_break (self);
  _hu_pages_add (self, block, height);
  self->y += GAP_BLOCK + 4;
}

static void
flow_scale (HuPages             *self,
            const HuReportBlock *block)
{
  double height = _hu_pages_scale_height (self, block->scale);

  if (!fits (self, height) && _hu_pages_is_begun (self))
    _hu_pages_break (self);
  _hu_pages_add (self, block, height);
  self->y += GAP_BLOCK;
}

static void
flow_title (HuPages             *self,
            const HuReportBlock *block)
{
  HuOutlineEntry entry = { .title = block->text, .level = 1, .page = self->pages->len - 1 };
  HuPiece *piece;

  entry.y = self->y;
  g_array_append_val (self->outline, entry);
  piece = _hu_pages_add (self, block, text_height (self, block));
  piece->type = HU_TYPE_TITLE;
  piece->to = G_MAXUINT;
  self->y += 16;
}

/* Says after a table how much of it is not there. */
static void
flow_left_out (HuPages             *self,
               const HuReportBlock *table,
               guint                n)
{
  HuReportBlock *block = g_new0 (HuReportBlock, 1);

  block->kind = HU_BLOCK_KIND_PARAGRAPH;
  block->part = table->part;
  block->role = HU_TEXT_FAINT;
  block->text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                              "Left out on paper: %'u more row. The report as HTML or CSV has it.",
                                              "Left out on paper: %'u more rows. The report as HTML or CSV has them "
                                              "all.",
                                              n), n);
  g_ptr_array_add (self->own, block);
  flow_text (self, block);
}

static void
own_block_free (gpointer data)
{
  HuReportBlock *block = data;

  g_free (block->text);
  g_free (block);
}

/* The heading of block @index, with nothing but words between them; NULL: none. */
static const char *
find_heading (HuPages *self,
              guint    index)
{
  while (index > 0)
    {
      const HuReportBlock *block = g_ptr_array_index (self->report->blocks, --index);

      if (block->kind == HU_BLOCK_KIND_HEADING)
        return block->text;
      if (block->kind != HU_BLOCK_KIND_PARAGRAPH)
        break;
    }

  return NULL;
}

static void
flow_table (HuPages             *self,
            const HuReportBlock *block,
            const char          *heading)
{
  HuTableLayout *layout = self->next_block == block ? g_steal_pointer (&self->next)
                                                    : _hu_pages_lay_table (self, block->table);

  self->next_block = NULL;
  layout->heading = heading;
  g_ptr_array_add (self->tables, layout);
  _hu_pages_flow_table (self, block, layout);
  self->y += GAP_BLOCK;
  if (layout->n_left_out > 0)
    flow_left_out (self, block, layout->n_left_out);
}

static void
flow (HuPages *self,
      guint    index)
{
  const GPtrArray *blocks = self->report->blocks;
  const HuReportBlock *block = g_ptr_array_index (blocks, index);
  const HuReportBlock *before = index > 0 ? g_ptr_array_index (blocks, index - 1) : NULL;

  /* Nothing else stands on the page of the protocol. */
  if (before != NULL && before->part == HU_PART_PROTOCOL && block->part != HU_PART_PROTOCOL)
    _hu_pages_break (self);

  switch (block->kind)
    {
    case HU_BLOCK_KIND_TITLE:
      flow_title (self, block);
      break;
    case HU_BLOCK_KIND_VERDICT:
      flow_verdict (self, block);
      break;
    case HU_BLOCK_KIND_HEADING:
      flow_heading (self, block, index);
      break;
    case HU_BLOCK_KIND_PARAGRAPH:
      flow_text (self, block);
      break;
    case HU_BLOCK_KIND_TABLE:
      flow_table (self, block, find_heading (self, index));
      break;
    case HU_BLOCK_KIND_MAP:
      /* Only the one page of a protocol has room for an inset. */
      if (block->map->focus == NULL)
        _hu_pages_flow_map (self, block);
      break;
    case HU_BLOCK_KIND_CHART:
    case HU_BLOCK_KIND_STRIP:
      flow_chart (self, block);
      break;
    case HU_BLOCK_KIND_SCALE:
      flow_scale (self, block);
      break;
    }
}

/* @setup: the paper; at least 200 pt between the margins each way. */
HuPages *
hu_pages_new (HuReport          *report,
              const HuPageSetup *setup)
{
  HuPages *self;

  g_return_val_if_fail (report != NULL && setup != NULL, NULL);
  g_return_val_if_fail (setup->width - setup->left - setup->right >= 200, NULL);
  g_return_val_if_fail (setup->height - setup->top - setup->bottom >= 200, NULL);

  self = g_new0 (HuPages, 1);
  self->report = hu_report_ref (report);
  self->setup = *setup;
  self->type = hu_typesetter_new (0);
  self->lettering = hu_lettering_new ();
  self->painter = hu_painter_new (report->scenario);
  hu_painter_set_theme (self->painter, HU_THEME_PRINT, 1);
  self->theme = *hu_theme_get (HU_THEME_PRINT);
  hu_theme_seat (&self->theme, report->scenario);
  self->pages = g_ptr_array_new_with_free_func (page_free);
  self->tables = g_ptr_array_new_with_free_func (_hu_table_layout_free);
  self->own = g_ptr_array_new_with_free_func (own_block_free);
  self->outline = g_array_new (FALSE, FALSE, sizeof (HuOutlineEntry));
  self->details = g_array_new (FALSE, FALSE, sizeof (HuBox));
  _hu_pages_break (self);
  for (guint i = _hu_pages_flow_protocol (self); i < report->blocks->len; i++)
    flow (self, i);
  if (self->pages->len > 1 && _hu_pages_is_fresh (self))
    g_ptr_array_set_size (self->pages, (gint) self->pages->len - 1);

  return self;
}

void
hu_pages_free (HuPages *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->pages);
  g_ptr_array_unref (self->tables);
  g_ptr_array_unref (self->own);
  g_clear_pointer (&self->next, _hu_table_layout_free);
  g_array_unref (self->outline);
  g_array_unref (self->details);
  g_clear_pointer (&self->events, g_hash_table_unref);
  g_clear_pointer (&self->rules, g_hash_table_unref);
  g_clear_pointer (&self->maps, g_array_unref);
  g_clear_pointer (&self->wanted, g_hash_table_unref);
  hu_painter_free (self->painter);
  hu_lettering_free (self->lettering);
  hu_typesetter_free (self->type);
  g_clear_pointer (&self->larger, hu_typesetter_free);
  hu_report_unref (self->report);
  g_free (self);
}

guint
hu_pages_get_n (const HuPages *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->pages->len;
}

const GArray *
hu_pages_get_outline (const HuPages *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->outline;
}
