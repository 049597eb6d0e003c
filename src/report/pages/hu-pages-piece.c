/*
 * Pieces on pages: where the next one goes, the type of its words, and what a PDF says that it is.
 */
#include "config.h"

#include "hu-pages-private.h"

double
_hu_pages_width (const HuPages *self)
{
  return self->setup.width - self->setup.left - self->setup.right;
}

double
_hu_pages_bottom (const HuPages *self)
{
  return self->setup.height - self->setup.bottom;
}

static HuPage *
last_page (const HuPages *self)
{
  return g_ptr_array_index (self->pages, self->pages->len - 1);
}

/* Nothing stands on the page yet. */
gboolean
_hu_pages_is_fresh (const HuPages *self)
{
  return last_page (self)->pieces->len == 0;
}

gboolean
_hu_pages_is_begun (const HuPages *self)
{
  const GArray *pieces = last_page (self)->pieces;

  for (guint i = 0; i < pieces->len; i++)
    if (g_array_index (pieces, HuPiece, i).block->kind != HU_BLOCK_KIND_HEADING)
      return TRUE;

  return FALSE;
}

void
_hu_pages_break (HuPages *self)
{
  HuPage *page = g_new0 (HuPage, 1);

  page->pieces = g_array_new (FALSE, FALSE, sizeof (HuPiece));
  page->scale = 1;
  g_ptr_array_add (self->pages, page);
  self->y = self->setup.top;
}

HuPiece *
_hu_pages_add (HuPages             *self,
               const HuReportBlock *block,
               double               height)
{
  HuPiece piece = { .block = block, .y = self->y, .height = height, .sheet = -1, .detail = -1 };
  GArray *pieces = last_page (self)->pieces;

  g_array_append_val (pieces, piece);
  self->y += height;

  return &g_array_index (pieces, HuPiece, pieces->len - 1);
}

HuType
_hu_pages_type_of (const HuReportBlock *block)
{
  static const HuType roles[] = {
    [HU_TEXT_PLAIN] = HU_TYPE_BODY,
    [HU_TEXT_STRONG] = HU_TYPE_STRONG,
    [HU_TEXT_FAINT] = HU_TYPE_FAINT,
    [HU_TEXT_QUOTED] = HU_TYPE_QUOTED,
  };

  switch (block->kind)
    {
    case HU_BLOCK_KIND_TITLE:
      return HU_TYPE_TITLE;
    case HU_BLOCK_KIND_VERDICT:
      return HU_TYPE_VERDICT;
    case HU_BLOCK_KIND_HEADING:
      return block->level == 1 ? HU_TYPE_HEADING : HU_TYPE_SUBHEADING;
    case HU_BLOCK_KIND_PARAGRAPH:
      return roles[block->role];
    case HU_BLOCK_KIND_TABLE:
    case HU_BLOCK_KIND_MAP:
    case HU_BLOCK_KIND_CHART:
    case HU_BLOCK_KIND_STRIP:
    case HU_BLOCK_KIND_SCALE:
      break;
    }

  return HU_TYPE_CAPTION;
}

/* --- Tags --- */

void
_hu_pages_begin_tag (const HuPages *self,
                     cairo_t       *cr,
                     const char    *tag)
{
  if (self->tagged)
    cairo_tag_begin (cr, tag, NULL);
}

void
_hu_pages_end_tag (const HuPages *self,
                   cairo_t       *cr,
                   const char    *tag)
{
  if (self->tagged)
    cairo_tag_end (cr, tag);
}
