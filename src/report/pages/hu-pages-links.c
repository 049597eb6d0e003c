/*
 * Links within a PDF: an event leads to its line in the log, a rule to its row among the rules in force, and what has
 * its place on the map to the page on which that place is largest.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>

#include "hu-pages-private.h"

#define ABOVE 60.0 /* pt of paper that a reader sees above and to the left of a place on the map */

static void
add_target (GHashTable *targets,
            gpointer    key, /* is taken if the table has a function to free keys */
            guint       page,
            double      y)
{
  HuTarget *target = g_new (HuTarget, 1);

  *target = (HuTarget) { page, 0, y };
  g_hash_table_insert (targets, key, target);
}

static gint
find_column (const HuReportTable *table,
             HuColumnSubject      subject)
{
  for (guint i = 0; i < table->columns->len; i++)
    if (((const HuReportColumn *) g_ptr_array_index (table->columns, i))->subject == subject)
      return (gint) i;

  return -1;
}

static gboolean
is_of_events (const HuReportBlock *block)
{
  return block->part == HU_PART_LOG || block->part == HU_PART_EVENTS;
}

/* The rows of the log are where events lead to, the rows of the rules in force where rules do. */
static void
add_rows (HuPages       *self,
          const HuPiece *piece,
          guint          page,
          double         scale)
{
  gboolean is_log = is_of_events (piece->block), is_list = piece->block->part == HU_PART_EVENTS;
  gint column = find_column (piece->block->table, is_log ? HU_COLUMN_EVENT : HU_COLUMN_RULE);
  double y = piece->y + _hu_pages_table_top (self, piece);

  for (guint i = piece->from; column >= 0 && i < piece->to; i++)
    {
      const HuReportRow *row = g_ptr_array_index (piece->block->table->rows, piece->table->rows[i]);
      const char *value = row->cells[column].value;

      if (is_log && value != NULL && piece->line_from == 0)
        {
          gpointer event = GUINT_TO_POINTER (strtoul (value, NULL, 10));

          /* The list of all events comes last, and has a line of its own for each. */
          if (is_list ? row->role == HU_ROW_PLAIN : !g_hash_table_contains (self->events, event))
            add_target (self->events, event, page, y / scale);
        }
      else if (!is_log && value != NULL && !g_hash_table_contains (self->rules, value))
        add_target (self->rules, (gpointer) value, page, y / scale);
      y += piece->table->heights[i];
    }
}

/*
 * _hu_pages_find_targets:
 *
 * Finds out where on the pages everything is that a link can lead to.
 */
void
_hu_pages_find_targets (HuPages *self)
{
  self->events = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->rules = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  self->maps = g_array_new (FALSE, FALSE, sizeof (HuMapOnPage));
  self->wanted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  for (guint i = 0; i < self->pages->len; i++)
    {
      const HuPage *page = g_ptr_array_index (self->pages, i);

      for (guint k = 0; k < page->pieces->len; k++)
        {
          const HuPiece *piece = &g_array_index (page->pieces, HuPiece, k);
          HuMapOnPage map = { piece, i };

          if (piece->table != NULL && (is_of_events (piece->block) || piece->block->part == HU_PART_RULES))
            add_rows (self, piece, i, page->scale);
          else if (piece->block->map != NULL && piece->block->map->focus == NULL && piece->sheet < 0)
            g_array_append_val (self->maps, map);
        }
    }
}

/* Finds where a hex is largest on the last map, which shows the report's own moment. */
static gboolean
find_hex (const HuPages *self,
          HuHex          hex,
          HuTarget      *target)
{
  const HuGrid *grid = self->report->scenario->map->grid;
  HuPoint at = hu_geometry_centre (grid, hex);
  const HuReportBlock *last = NULL;

  for (guint i = self->maps->len; i-- > 0;)
    {
      const HuMapOnPage *map = &g_array_index (self->maps, HuMapOnPage, i);
      const HuPiece *piece = map->piece;
      HuBox part = piece->detail >= 0 ? g_array_index (self->details, HuBox, piece->detail) : hu_geometry_bounds (grid);

      if (last != NULL && piece->block != last)
        break;
      last = piece->block;
      if (at.x < part.x || at.x > part.x + part.width || at.y < part.y || at.y > part.y + part.height)
        continue;
      target->page = map->page;
      target->x = MAX (self->setup.left + piece->map.x + (at.x - part.x) * piece->map.scale - ABOVE, 0);
      target->y = MAX (piece->y + piece->map.caption + HU_PAGES_EDGE + (at.y - part.y) * piece->map.scale - ABOVE, 0);
      return TRUE;
    }

  return FALSE;
}

/* The line of an event in the log; where the log has none, the one before it, which is of the same phase. */
static const HuTarget *
find_event (const HuPages *self,
            guint          event)
{
  const HuTarget *found = NULL;

  for (; found == NULL && event > 0; event--)
    found = g_hash_table_lookup (self->events, GUINT_TO_POINTER (event));

  return found;
}

static gboolean
copy_target (const HuTarget *found,
             HuTarget       *target)
{
  if (found == NULL)
    return FALSE;

  *target = *found;
  return TRUE;
}

/* Tells whether all the words of a cell are of one place. */
static gboolean
is_spot (const HuReportCell *cell)
{
  const HuReportSpot *spot = cell->spots != NULL ? &g_array_index (cell->spots, HuReportSpot, 0) : NULL;

  return spot != NULL && cell->spots->len == 1 && spot->from == 0 && cell->text[spot->to] == '\0';
}

/* Tells whether all of a cell leads somewhere, and where. */
static gboolean
find_target (const HuPages        *self,
             const HuReportBlock  *block,
             const HuReportColumn *column,
             const HuReportCell   *cell,
             HuTarget             *target)
{
  if (column->subject == HU_COLUMN_EVENT && !is_of_events (block) && cell->value != NULL)
    return copy_target (find_event (self, (guint) strtoul (cell->value, NULL, 10)), target);
  if (column->subject == HU_COLUMN_RULE && block->part != HU_PART_RULES && cell->value != NULL)
    return copy_target (g_hash_table_lookup (self->rules, cell->value), target);

  return is_spot (cell) && find_hex (self, g_array_index (cell->spots, HuReportSpot, 0).hex, target);
}

/* Cairo 1.16 loses a link to a page that is not drawn yet, unless it leads to a name. */
static char *
format_target (const HuPages  *self,
               const HuTarget *target)
{
  g_autofree char *name = NULL;
  char *words;

  if (target->page <= self->drawn)
    return g_strdup_printf ("page=%u pos=[%d %d]", target->page + 1, (int) target->x, (int) target->y);

  name = g_strdup_printf ("%u-%d-%d", target->page + 1, (int) target->x, (int) target->y);
  words = g_strdup_printf ("dest='%s'", name);
  g_hash_table_replace (self->wanted, g_steal_pointer (&name), g_memdup2 (target, sizeof *target));

  return words;
}

void
_hu_pages_name_targets (const HuPages *self,
                        cairo_t       *cr)
{
  GHashTableIter iter;
  const char *name;
  const HuTarget *target;

  if (!self->tagged)
    return;

  g_hash_table_iter_init (&iter, self->wanted);
  while (g_hash_table_iter_next (&iter, (gpointer *) &name, (gpointer *) &target))
    if (target->page == self->drawn)
      {
        g_autofree char *attributes = g_strdup_printf ("name='%s' x=%d y=%d", name, (int) target->x, (int) target->y);

        cairo_tag_begin (cr, CAIRO_TAG_DEST, attributes);
        cairo_tag_end (cr, CAIRO_TAG_DEST);
      }
}

/* Cairo 1.16 takes an area on the paper, whatever the scale of drawing is, and 1.18 one in the units of drawing; on paper
 * at no scale they are the same.  Numbers are whole because it reads a fraction as the locale writes it. */
static void
begin_link (const HuPages  *self,
            cairo_t        *cr,
            HuBox           area,
            const HuTarget *target)
{
  double x = area.x, y = area.y, right = area.x + area.width, bottom = area.y + area.height;
  g_autofree char *words = format_target (self, target);
  g_autofree char *attributes = NULL;

  cairo_user_to_device (cr, &x, &y);
  cairo_user_to_device (cr, &right, &bottom);
  attributes = g_strdup_printf ("rect=[%d %d %d %d] %s", (int) floor (x), (int) floor (y), (int) ceil (right - x),
                                (int) ceil (bottom - y), words);
  cairo_save (cr);
  cairo_identity_matrix (cr);
  cairo_tag_begin (cr, CAIRO_TAG_LINK, attributes);
  cairo_restore (cr);
}

/*
 * _hu_pages_begin_link:
 * @area: on the page, in units of drawing
 *
 * Returns: whether what is drawn from here on is a link, to be ended by _hu_pages_end_tag() of %CAIRO_TAG_LINK
 */
gboolean
_hu_pages_begin_link (const HuPages        *self,
                      cairo_t              *cr,
                      const HuReportBlock  *block,
                      const HuReportColumn *column,
                      const HuReportCell   *cell,
                      HuBox                 area)
{
  HuTarget target;

  if (!self->tagged || !find_target (self, block, column, cell, &target))
    return FALSE;

  begin_link (self, cr, area, &target);
  return TRUE;
}

/* The names of places among other words of a cell, whose lines from @from on begin at @x, @y. */
void
_hu_pages_link_words (HuPages            *self,
                      cairo_t            *cr,
                      HuType              type,
                      const HuReportCell *cell,
                      double              x,
                      double              y,
                      double              width,
                      guint               from,
                      guint               to)
{
  double line = hu_typesetter_line (self->type, type);

  if (!self->tagged || cell->spots == NULL || is_spot (cell))
    return;

  for (guint i = 0; i < cell->spots->len; i++)
    {
      const HuReportSpot *spot = &g_array_index (cell->spots, HuReportSpot, i);
      g_autoptr(GArray) words = hu_typesetter_find_words (self->type, type, cell->text, width, spot->from, spot->to);
      HuTarget target;

      if (!find_hex (self, spot->hex, &target))
        continue;
      for (guint k = 0; k < words->len; k++)
        {
          const HuTypeset *word = &g_array_index (words, HuTypeset, k);

          if (word->line < from || word->line >= to)
            continue;
          begin_link (self, cr, (HuBox) { x + word->x, y + (word->line - from) * line, word->width, line }, &target);
          cairo_tag_end (cr, CAIRO_TAG_LINK);
        }
    }
}
