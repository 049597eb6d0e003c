/*
 * The numbers of columns and rows along the edges of a map on paper, by which a reader finds the hex that a table
 * names.
 */
#include <math.h>

#include "hu-pages-private.h"

#define LETTERS_MOST 6.5  /* pt */
#define LETTERS_LEAST 6.0 /* smaller ones nobody reads: then only every second, fifth … has its number */
#define BETWEEN 1.4       /* pt between two numbers */

typedef struct
{
  HuPages *self;
  cairo_t *cr;
  HuBox    part;  /* map units */
  double   scale; /* pt a map unit */
  double   x, y;  /* pt, where the top left of the part lies */
} Edges;

/* The part of a hex's name that its column, or row, gives. */
static void
format_number (const HuGrid *grid,
               gboolean      is_row,
               gint          number,
               char          text[HU_HEX_NAME_MAX])
{
  char letter = (char) ('A' + (number - 1) % 26);

  if (grid->numbering != HU_NUMBERING_LETTERS)
    g_snprintf (text, HU_HEX_NAME_MAX, "%0*d", grid->digits, number);
  else if (is_row)
    g_snprintf (text, HU_HEX_NAME_MAX, "%d", number);
  else
    g_snprintf (text, HU_HEX_NAME_MAX, "%c%.*s", letter, number > 26, &letter);
}

/* Where that column or row has its middle along the edge, beside the last row or column within @part; -1: nowhere. */
static double
place (const Edges *edges,
       gboolean     is_row,
       gint         number,
       gboolean     far)
{
  const HuGrid *grid = edges->self->report->scenario->map->grid;
  gint n_across = is_row ? grid->columns : grid->rows;

  for (gint i = 0; i <= n_across; i++)
    {
      gint across = far ? n_across - i : i;
      HuHex hex = is_row ? hu_grid_at (grid, across, number) : hu_grid_at (grid, number, across);
      HuPoint p = hex != HU_HEX_NONE ? hu_geometry_centre (grid, hex) : (HuPoint) { -1, -1 };
      double from = is_row ? p.x - edges->part.x : p.y - edges->part.y;

      if (hex != HU_HEX_NONE && from >= 0 && from <= (is_row ? edges->part.width : edges->part.height))
        return is_row ? p.y - edges->part.y : p.x - edges->part.x;
    }

  return -1;
}

/* How many columns or rows to go on from one number to the next, and the size of the letters. */
static gint
find_step (const Edges *edges,
           gboolean     is_row,
           double      *letters)
{
  static const gint steps[] = { 1, 2, 5, 10, 20, 50, 100 };
  const HuGrid *grid = edges->self->report->scenario->map->grid;
  gint last = is_row ? grid->rows : grid->columns;
  double pitch = (is_row == (grid->orientation == HU_ORIENTATION_FLAT) ? sqrt (3) : 1.5) * edges->scale;
  char text[HU_HEX_NAME_MAX];

  format_number (grid, is_row, last, text);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      double width = is_row ? 1 : hu_lettering_measure (edges->self->lettering, HU_FONT_BOLD, 10, text).width / 10;

      *letters = MIN ((pitch * steps[i] - BETWEEN) / width, LETTERS_MOST);
      if (*letters >= LETTERS_LEAST)
        return steps[i];
    }

  *letters = LETTERS_LEAST;
  return last;
}

static void
draw_number (const Edges *edges,
             gboolean     is_row,
             gboolean     far,
             gint         number,
             double       along,
             double       letters)
{
  const HuTheme *theme = hu_theme_get (HU_THEME_PRINT);
  char text[HU_HEX_NAME_MAX];
  HuFont font = number % 5 == 0 ? HU_FONT_BOLD : HU_FONT_PLAIN;
  double off = HU_PAGES_EDGE / 2;
  double x = edges->x, y = edges->y;

  format_number (edges->self->report->scenario->map->grid, is_row, number, text);
  if (is_row)
    x += far ? edges->part.width * edges->scale + off : -off, y += along;
  else
    y += far ? edges->part.height * edges->scale + off : -off, x += along;
  if (g_str_is_ascii (text))
    hu_lettering_draw_ascii (edges->self->lettering, edges->cr, font, letters, text, x, y, theme->label);
  else
    hu_lettering_draw (edges->self->lettering, edges->cr, font, letters, text, x, y, 0.5, theme->label,
                       (HuColor) { 0, 0, 0, 0 }, 0, 0);
}

static void
draw_edge (const Edges *edges,
           gboolean     is_row,
           gboolean     far)
{
  const HuGrid *grid = edges->self->report->scenario->map->grid;
  gint last = is_row ? grid->rows : grid->columns;
  double letters, length = (is_row ? edges->part.height : edges->part.width) * edges->scale;
  gint step = find_step (edges, is_row, &letters);

  for (gint number = is_row ? 0 : 1; number <= last; number++)
    {
      double along = place (edges, is_row, number, far) * edges->scale;

      if (along < 0 || along > length)
        continue;
      if (number % step == 0)
        draw_number (edges, is_row, far, number, along, letters);
    }
}

/*
 * _hu_pages_draw_edges:
 * @part: what is shown, map units
 * @x: pt, of its left
 * @y: pt, of its top
 *
 * Draws the numbers on all four sides, HU_PAGES_EDGE wide.
 */
void
_hu_pages_draw_edges (HuPages *self,
                      cairo_t *cr,
                      HuBox    part,
                      double   scale,
                      double   x,
                      double   y)
{
  Edges edges = { self, cr, part, scale, x, y };

  for (guint i = 0; i < 4; i++)
    draw_edge (&edges, i % 2, i / 2);
}
