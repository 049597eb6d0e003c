/*
 * The protocol on one page: the text takes what it needs, an inset of the map the rest.  Where
 * that is too little, the page is laid out on larger paper and drawn smaller.
 */
#include "config.h"

#include <math.h>

#include "hu-pages-private.h"

#define GAP 6.0
#define COLUMN_GAP 16.0
#define INSET_SHARE 0.46    /* of the width, beside what the points are for */
#define INSET_LEAST 150.0   /* pt high */
#define VERDICT_PADDING 9.0
#define LETTERS_LEAST 7.0   /* pt: smaller letters are hard to read on paper */

/* How much larger the paper may be on which a page is laid out that is then drawn smaller. */
static const double scales[] = { 1, 1.06, 1.12, 1.18, 1.25, 1.32, 1.4, 1.46, 1.52, 1.6, 1.7, 1.8, 1.9 };

/* From this scale on margins are narrower too, by this share. */
#define CROWDED 1.45
#define CROWDED_MARGINS 0.72

HuPageSetup
_hu_page_setup_scaled (const HuPageSetup *setup,
                       double             scale)
{
  HuPageSetup scaled = *setup;
  double margins = scale > CROWDED ? scale * CROWDED_MARGINS : scale;

  scaled.width *= scale;
  scaled.height *= scale;
  scaled.top *= margins;
  scaled.right *= margins;
  scaled.bottom *= scale;
  scaled.left *= margins;

  return scaled;
}

/* --- The scale --- */

#define SCALE_BAR 9.0
#define COUNTED_WIDTH 22.0

/* The band that has been reached is in bold, whose letters are wider. */
static HuType
band_type (const HuReportScale *scale,
           guint                band)
{
  return (gint) band == scale->at ? HU_TYPE_HEAD : HU_TYPE_FOOTER;
}

/* Where the bar begins, below the value. */
static double
scale_bar (HuPages *self)
{
  return hu_typesetter_line (self->type, HU_TYPE_HEAD) + 0.5;
}

static double
scale_bound (HuPages *self)
{
  return hu_typesetter_line (self->type, HU_TYPE_FOOTER) - 0.5;
}

/* Where a band begins, and where the last one ends. */
static double
band_x (HuPages             *self,
        const HuReportScale *scale,
        guint                band)
{
  double before = 0, all = 0;

  for (guint i = 0; i < scale->bands->len; i++)
    {
      double width = ((const HuScaleBand *) g_ptr_array_index (scale->bands, i))->width;

      before += i < band ? width : 0;
      all += width;
    }

  return self->setup.left + before / all * _hu_pages_width (self);
}

static double
band_width (HuPages             *self,
            const HuReportScale *scale,
            guint                band)
{
  return band_x (self, scale, band + 1) - band_x (self, scale, band);
}

static guint
band_lines (HuPages             *self,
            const HuReportScale *scale)
{
  guint lines = 0;

  for (guint i = 0; i < scale->bands->len; i++)
    lines = MAX (lines, hu_typesetter_n_lines (self->type, band_type (scale, i),
                                               ((const HuScaleBand *) g_ptr_array_index (scale->bands, i))->name,
                                               band_width (self, scale, i) - 4));

  return lines;
}

double
_hu_pages_scale_height (HuPages             *self,
                        const HuReportScale *scale)
{
  if (scale->at < 0)
    return hu_typesetter_line (self->type, HU_TYPE_CELL);

  return scale_bar (self) + SCALE_BAR + scale_bound (self) +
         band_lines (self, scale) * hu_typesetter_line (self->type, HU_TYPE_FOOTER);
}

/* A band or a thing: in the pattern of its side, and framed. */
static void
draw_band (HuPages *self,
           cairo_t *cr,
           HuSide   side,
           HuBox    box,
           gboolean reached)
{
  cairo_save (cr);
  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  cairo_clip_preserve (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  cairo_push_group (cr);
  for (double x = box.x; side != HU_SIDE_NONE && x < box.x + box.width; x += box.height)
    _hu_pages_draw_side (self, cr, side, x, box.y, box.height);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, reached ? 1 : 0.28);
  cairo_restore (cr);

  cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  cairo_set_source_rgb (cr, 0.2, 0.2, 0.2);
  cairo_set_line_width (cr, reached ? 1.2 : 0.5);
  cairo_stroke (cr);
}

static void
draw_counted (HuPages       *self,
              cairo_t       *cr,
              const HuPiece *piece)
{
  const HuReportScale *scale = piece->block->scale;
  double x = self->setup.left;
  g_autofree char *caption = g_strdup_printf ("%s: %s", piece->block->text, scale->value);

  for (guint i = 0; i < scale->bands->len; i++)
    {
      const HuScaleBand *band = g_ptr_array_index (scale->bands, i);

      draw_band (self, cr, band->side, (HuBox) { x, piece->y + 1.5, COUNTED_WIDTH - 3, SCALE_BAR },
                 band->side != HU_SIDE_NONE);
      x += COUNTED_WIDTH;
    }
  hu_typesetter_draw (self->type, cr, HU_TYPE_CELL, caption, x + 6, piece->y,
                      self->setup.left + _hu_pages_width (self) - x - 6, 0, 0, 1);
}

/* A small triangle that stands on the bar. */
static void
draw_pointer (cairo_t *cr,
              double   x,
              double   y)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x - 3.2, y - 5);
  cairo_line_to (cr, x + 3.2, y - 5);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 0.08, 0.08, 0.08);
  cairo_fill (cr);
}

static void
draw_value (HuPages    *self,
            cairo_t    *cr,
            const char *value,
            double      x,
            double      y)
{
  double width = hu_typesetter_width (self->type, HU_TYPE_HEAD, value) + 1;
  double right = self->setup.left + _hu_pages_width (self);
  double left = x + 6 + width <= right ? x + 6 : x - 6 - width;

  hu_typesetter_draw (self->type, cr, HU_TYPE_HEAD, value, left, y - 1.5, width, 0, 0, 1);
}

void
_hu_pages_draw_scale (HuPages       *self,
                      cairo_t       *cr,
                      const HuPiece *piece)
{
  const HuReportScale *scale = piece->block->scale;
  const guint n = scale->bands->len;
  double bar = piece->y + scale_bar (self), at;

  g_return_if_fail (n > 0);

  if (scale->at < 0)
    {
      draw_counted (self, cr, piece);
      return;
    }

  for (guint i = 0; i < 2 * n; i++)
    {
      guint k = i % n;
      const HuScaleBand *band = g_ptr_array_index (scale->bands, k);
      double x = band_x (self, scale, k), width = band_width (self, scale, k);

      /* The band that has been reached is drawn last, over the frames of its neighbours. */
      if ((i >= n) != ((gint) k == scale->at))
        continue;
      draw_band (self, cr, band->side, (HuBox) { x, bar, width, SCALE_BAR }, (gint) k == scale->at);
      hu_typesetter_draw (self->type, cr, band_type (scale, k), band->name, x + 2, bar + SCALE_BAR + scale_bound (self) + 1,
                          width - 4, 0, 0, G_MAXUINT);
      if (band->bound != NULL)
        {
          double room = hu_typesetter_width (self->type, HU_TYPE_FOOTER, band->bound) + 1;

          hu_typesetter_draw (self->type, cr, HU_TYPE_FOOTER, band->bound, x + width - room / 2, bar + SCALE_BAR + 1,
                              room, 0, 0, 1);
        }
    }
  at = band_x (self, scale, (guint) scale->at) + scale->within * band_width (self, scale, (guint) scale->at);
  draw_pointer (cr, at, bar - 1);
  draw_value (self, cr, scale->value, at, piece->y);
}

/* --- The page --- */

typedef struct
{
  guint           n;       /* blocks */
  HuTableLayout **tables;  /* [n] or NULL each */
  double         *heights; /* [n] */
  gint            inset;   /* index of the map, or -1 */
  gint            beside;  /* index of the first block beside it; -1: none */
  double          text;    /* height of all but the inset and what is beside it */
  double          column;  /* height of what is beside it */
} Plan;

static guint
count_blocks (const HuPages *self)
{
  const GPtrArray *blocks = self->report->blocks;
  guint n = 0;

  while (n < blocks->len && ((const HuReportBlock *) g_ptr_array_index (blocks, n))->part == HU_PART_PROTOCOL)
    n++;

  return n;
}

static const HuReportBlock *
block_at (const HuPages *self,
          guint          index)
{
  return g_ptr_array_index (self->report->blocks, index);
}

static void
plan_clear (Plan *plan)
{
  for (guint i = 0; i < plan->n; i++)
    g_clear_pointer (&plan->tables[i], _hu_table_layout_free);
}

static double
measure (HuPages *self,
         Plan    *plan,
         guint    index)
{
  const HuReportBlock *block = block_at (self, index);
  HuType type = _hu_pages_type_of (block);
  double width = _hu_pages_width (self);

  switch (block->kind)
    {
    case HU_BLOCK_KIND_TABLE:
      {
        HuTableLayout *layout = _hu_pages_lay_table (self, block->table);
        double height = layout->head;

        plan->tables[index] = layout;
        for (guint i = 0; i < layout->n_rows; i++)
          height += layout->heights[i];
        return height + GAP;
      }
    case HU_BLOCK_KIND_SCALE:
      return _hu_pages_scale_height (self, block->scale) + GAP;
    case HU_BLOCK_KIND_VERDICT:
      return hu_typesetter_n_lines (self->type, type, block->text, width - 2 * VERDICT_PADDING - 10) *
             hu_typesetter_line (self->type, type) + 2 * VERDICT_PADDING + GAP;
    case HU_BLOCK_KIND_MAP:
      return 0;
    case HU_BLOCK_KIND_TITLE:
    case HU_BLOCK_KIND_HEADING:
    case HU_BLOCK_KIND_PARAGRAPH:
    case HU_BLOCK_KIND_CHART:
    case HU_BLOCK_KIND_STRIP:
      break;
    }

  return hu_typesetter_n_lines (self->type, type, block->text, width) * hu_typesetter_line (self->type, type) + GAP;
}

/* Finds the inset, and the tables before it that are narrow enough to stand beside it. */
static void
find_inset (HuPages *self,
            Plan    *plan)
{
  plan->inset = plan->beside = -1;
  for (guint i = 0; i < plan->n; i++)
    {
      const HuReportBlock *block = block_at (self, i);

      if (block->kind == HU_BLOCK_KIND_MAP)
        plan->inset = (gint) i;
      else if (block->table != NULL && block->table->name != NULL && plan->beside < 0)
        plan->beside = (gint) i;
    }
  if (plan->inset < 0)
    plan->beside = -1;
}

static gboolean
is_beside (const Plan *plan,
           guint       index)
{
  return plan->beside >= 0 && (gint) index >= plan->beside && (gint) index < plan->inset;
}

/* Returns the room that is left for the inset and the things beside it. */
static double
room_left (const HuPages *self,
           const Plan    *plan,
           double         top)
{
  return _hu_pages_bottom (self) - top - plan->text - (plan->inset >= 0 ? GAP : 0);
}

/* The inset fills the room that is left: at the right of what is beside it, or over the whole width. */
static void
add_inset (HuPages *self,
           Plan    *plan,
           double   height)
{
  HuPiece *piece;

  self->y -= plan->column;
  if (height < INSET_LEAST / 2)
    return;

  piece = _hu_pages_add (self, block_at (self, (guint) plan->inset), height);
  if (plan->beside >= 0)
    {
      piece->width = _hu_pages_width (self) * INSET_SHARE;
      piece->x = _hu_pages_width (self) - piece->width;
    }
  self->y += GAP;
}

static void
add_all (HuPages *self,
         Plan    *plan,
         double   top)
{
  double room = room_left (self, plan, top);

  self->y = top;
  for (guint i = 0; i < plan->n; i++)
    if ((gint) i == plan->inset)
      add_inset (self, plan, room);
    else
      {
        const HuReportBlock *block = block_at (self, i);
        HuPiece *piece = _hu_pages_add (self, block, plan->heights[i] - GAP);

        piece->type = _hu_pages_type_of (block);
        piece->to = G_MAXUINT;
        if (is_beside (plan, i))
          piece->width = _hu_pages_width (self) * (1 - INSET_SHARE) - COLUMN_GAP;
        if (plan->tables[i] != NULL)
          {
            piece->table = plan->tables[i];
            piece->to = plan->tables[i]->n_rows;
            g_ptr_array_add (self->tables, g_steal_pointer (&plan->tables[i]));
          }
        self->y += GAP;
      }
}

/* Makes a plan for paper so much larger.  Returns whether everything fits on it, and the inset is at least so high. */
static gboolean
try_scale (HuPages           *self,
           Plan              *plan,
           const HuPageSetup *paper,
           double             scale,
           double             inset_least)
{
  self->setup = _hu_page_setup_scaled (paper, scale);
  g_clear_pointer (&self->larger, hu_typesetter_free);
  self->type = self->larger = hu_typesetter_new (LETTERS_LEAST * scale);
  /* Measures all blocks on the paper as it is now. */
  plan_clear (plan);
  plan->text = plan->column = 0;
  for (guint i = 0; i < plan->n; i++)
    {
      double narrower = is_beside (plan, i) ? _hu_pages_width (self) * INSET_SHARE + COLUMN_GAP : 0;

      self->setup.right += narrower;
      plan->heights[i] = measure (self, plan, i);
      self->setup.right -= narrower;
      if (is_beside (plan, i))
        plan->column += plan->heights[i];
      else
        plan->text += plan->heights[i];
    }

  return room_left (self, plan, self->setup.top) >= MAX (plan->column, plan->inset >= 0 ? inset_least : 0);
}

/* The largest type at which there is room for an inset; else at which there is room for the rest. */
static double
find_scale (HuPages           *self,
            Plan              *plan,
            const HuPageSetup *paper)
{
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    if (try_scale (self, plan, paper, scales[i], INSET_LEAST * scales[i]))
      return scales[i];
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    if (try_scale (self, plan, paper, scales[i], 0))
      return scales[i];

  return 0;
}

guint
_hu_pages_flow_protocol (HuPages *self)
{
  const HuPageSetup paper = self->setup;
  Plan plan = { .n = count_blocks (self) };
  g_autofree HuTableLayout **tables = g_new0 (HuTableLayout *, plan.n + 1);
  g_autofree double *heights = g_new0 (double, plan.n + 1);
  HuPage *page = g_ptr_array_index (self->pages, self->pages->len - 1);
  HuTypesetter *type = self->type;
  double scale;

  if (plan.n == 0)
    return 0;

  plan.tables = tables;
  plan.heights = heights;
  find_inset (self, &plan);
  scale = find_scale (self, &plan, &paper);
  if (scale > 0)
    {
      HuOutlineEntry entry = { .title = block_at (self, 0)->text, .level = 1, .page = self->pages->len - 1,
                               .y = self->setup.top / scale };

      g_array_append_val (self->outline, entry);
      page->scale = scale;
      add_all (self, &plan, self->setup.top);
    }
  plan_clear (&plan);
  self->setup = paper;
  self->type = type;

  return scale > 0 ? plan.n : 0;
}
