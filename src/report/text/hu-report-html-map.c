/*
 * The map in the page: the ground once, however many maps there are; each counter's picture once, and stamped wherever it
 * stands.  Its legend is text, so that it wraps on a phone.
 */
#include "config.h"

#include "hu-report-html-private.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hu-budget.h"
#include "hu-character.h"

#define PILE_STEP 0.085 /* of a counter's width, from one to the next below: as the map in the window has it … */
#define PILE_MOST 3     /* … and so many are seen */
#define BADGE_AT 0.5    /* of a counter's width: the number of units, right and below of the middle */
#define BADGE_SIZE 0.22

/* Signs of Fire and rubble: for a page that shows them come and go. */
static const struct
{
  const char *swatch;
  gint        hazard;
} signs[] = {
  { "flame", HU_FIRE_FLAME }, { "blaze", HU_FIRE_BLAZE }, { "rubble", HU_HAZARD_RUBBLE },
};

/* A page has no room for such a map: 16 million hexes are gigabytes of shapes. */
static void
leave_out (HuHtml              *self,
           const HuReportBlock *block)
{
  g_autofree char *words = g_strdup_printf (_("Map left out: %'d hexes. A page has no room for more than %'d; "
                                              "the report as PDF has an overview."),
                                            self->report->scenario->map->grid->n_hexes, HU_BUDGET_SHAPES);

  _hu_html_element (self, "p", "strong", block->text);
  _hu_html_element (self, "p", NULL, words);
}

/* "1183.5", whatever the locale */
static void
put (HuHtml     *self,
     const char *before,
     double      number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (self->html, before);
  g_string_append (self->html, g_ascii_formatd (text, sizeof text, "%.5g", number));
}

/* --- Pictures of counters --- */

static gboolean
wants_signs (HuHtml *self)
{
  for (guint i = 0; self->moments != NULL && i < self->moments->hazards->len; i++)
    if (g_ptr_array_index (self->moments->hazards, i) != NULL)
      return TRUE;

  return FALSE;
}

/* Figures, looks, the two blank counters, and the signs, in this order. */
static GArray *
list_counters (HuHtml *self)
{
  GArray *counters = g_array_new (FALSE, TRUE, sizeof (HuMapCounter));
  HuMapCounter counter;

  for (guint i = 0; i < self->figures->figures->len; i++)
    {
      const HuFigure *figure = &g_array_index (self->figures->figures, HuFigure, i);

      counter = (HuMapCounter) { .spot = { .unit = figure->unit, .face = TRUE, .secret = figure->secret } };
      g_array_append_val (counters, counter);
    }
  for (guint i = 1; i < self->figures->looks->len; i++)
    {
      const HuLook *look = &g_array_index (self->figures->looks, HuLook, i);

      counter = (HuMapCounter) { .spot = { .face = TRUE, .marks = look->marks, .captor = look->captor,
                                           .tagged = look->tagged, .storey = look->storey }, .look = TRUE };
      g_array_append_val (counters, counter);
    }
  for (guint i = 0; self->figures->figures->len > 0 && i < HU_N_SIDES; i++)
    {
      guint unit = 0;

      /* A blank counter is that of any unit of its side. */
      while (unit + 1 < hu_scenario_get_n_units (self->report->scenario) &&
             hu_scenario_get_unit (self->report->scenario, unit)->side != (HuSide) i)
        unit++;
      counter = (HuMapCounter) { .spot = { .unit = unit, .face = FALSE } };
      g_array_append_val (counters, counter);
    }
  for (guint i = 0; wants_signs (self) && i < G_N_ELEMENTS (signs); i++)
    {
      counter = (HuMapCounter) { .swatch = signs[i].swatch };
      g_array_append_val (counters, counter);
    }

  return counters;
}

/* Most of a counter is its cardboard, which all of a side share. */
static void
define_counter (HuHtml             *self,
                const char * const *cards,
                char                kind,
                gint                number,
                const char         *svg)
{
  g_string_append_printf (self->html, "<g id=\"h%c%d\" transform=\"scale(.5)translate(-%d-%d)\">", kind, number,
                          (gint) HU_MAP_COUNTER_MIDDLE, (gint) HU_MAP_COUNTER_MIDDLE);
  for (guint i = 0; i < HU_N_SIDES; i++)
    if (cards[i] != NULL && g_str_has_prefix (svg, cards[i]))
      {
        g_string_append_printf (self->html, "<use href=\"#hk%u\"/>", i);
        svg += strlen (cards[i]);
        break;
      }
  g_string_append (self->html, svg);
  g_string_append (self->html, "</g>\n");
}

/* Defines @svg as "hc7", or returns the number of a picture that is the same. */
static gint
define (HuHtml             *self,
        GHashTable         *known,
        const char * const *cards,
        const char         *svg)
{
  gpointer number = g_hash_table_lookup (known, svg);
  gint next = (gint) g_hash_table_size (known);

  if (number != NULL)
    return GPOINTER_TO_INT (number) - 1;

  g_hash_table_insert (known, (gpointer) svg, GINT_TO_POINTER (next + 1));
  define_counter (self, cards, 'c', next, svg);

  return next;
}

static void
define_counters (HuHtml            *self,
                 const HuMapPieces *pieces)
{
  g_autoptr(GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  guint n_figures = self->figures->figures->len, n_looks = self->figures->looks->len - 1, at = n_figures + n_looks;
  const char *cards[HU_N_SIDES] = { NULL, NULL };
  gint none = -1;

  for (guint i = 0; n_figures > 0 && i < HU_N_SIDES; i++)
    {
      cards[i] = g_ptr_array_index (pieces->counters, at++);
      g_string_append_printf (self->html, "<g id=\"hk%u\">%s</g>\n", i, cards[i]);
    }
  self->faces = g_array_new (FALSE, FALSE, sizeof (gint));
  self->looks = g_array_new (FALSE, FALSE, sizeof (gint));
  g_array_append_val (self->looks, none);
  for (guint i = 0; i < n_figures + n_looks; i++)
    {
      gint number = define (self, known, cards, g_ptr_array_index (pieces->counters, i));

      g_array_append_val (i < n_figures ? self->faces : self->looks, number);
    }
  for (guint i = 0; n_figures > 0 && i < HU_N_SIDES; i++)
    define_counter (self, cards, 'b', (gint) i, cards[i]);
  for (guint i = 0; wants_signs (self) && i < G_N_ELEMENTS (signs); i++)
    {
      g_string_append_printf (self->html, "<g id=\"hz%d\" transform=\"translate(-%d-%d)\">", signs[i].hazard,
                              HU_MAP_SWATCH_WIDTH / 2, HU_MAP_SWATCH_HEIGHT / 2);
      g_string_append (self->html, g_ptr_array_index (pieces->counters, at++));
      g_string_append (self->html, "</g>\n");
    }
}

/* --- Piles --- */

static void
use (HuHtml *self,
     char    kind,
     gint    number,
     double  x,
     double  y)
{
  g_string_append_printf (self->html, "<use href=\"#h%c%d\"", kind, number);
  put (self, " x=\"", x);
  put (self, "\" y=\"", y);
  g_string_append (self->html, "\"/>");
}

/* The script of the page lays out piles in the same way. */
static void
add_pile (HuHtml     *self,
          const gint *pile,
          gint        n,
          HuPoint     centre)
{
  double size = self->counter_size, step = MAX (size * PILE_STEP, 1.5);
  gint figures[PILE_MOST] = { 0 }, look = 0;
  guint n_figures = 0, seen;

  for (gint i = 0; i < n; i++)
    {
      if (pile[i] < 0)
        {
          if (n_figures == 0)
            look = -pile[i];
          continue;
        }
      if (n_figures < PILE_MOST)
        figures[n_figures] = pile[i];
      n_figures++;
    }
  seen = MIN (n_figures, PILE_MOST);
  for (guint k = seen; k-- > 0;)
    {
      double down = step * (k - (seen - 1) / 2.0);

      if (k > 0)
        use (self, 'b', g_array_index (self->figures->figures, HuFigure, figures[k]).side, centre.x + down,
             centre.y + down);
      else
        use (self, 'c', g_array_index (self->faces, gint, figures[0]), centre.x + down, centre.y + down);
      if (k == 0 && g_array_index (self->looks, gint, look) >= 0)
        use (self, 'c', g_array_index (self->looks, gint, look), centre.x + down, centre.y + down);
    }
  if (n_figures > 1)
    {
      put (self, "<circle cx=\"", centre.x + size * BADGE_AT);
      put (self, "\" cy=\"", centre.y + size * BADGE_AT);
      put (self, "\" r=\"", size * BADGE_SIZE);
      put (self, "\"/><text x=\"", centre.x + size * BADGE_AT);
      put (self, "\" y=\"", centre.y + size * (BADGE_AT + BADGE_SIZE / 2));
      g_string_append_printf (self->html, "\">%u</text>", n_figures);
    }
}

static void
add_piles (HuHtml       *self,
           const GArray *piles)
{
  const HuGrid *grid = self->report->scenario->map->grid;

  for (guint i = 0; i < piles->len; i += (guint) g_array_index (piles, gint, i + 1) + 2)
    {
      HuPoint centre = hu_geometry_centre (grid, g_array_index (piles, gint, i));

      add_pile (self, &g_array_index (piles, gint, i + 2), g_array_index (piles, gint, i + 1),
                (HuPoint) { centre.x * HU_HTML_MAP_SCALE, centre.y * HU_HTML_MAP_SCALE });
    }
}

/* --- The map --- */

static void
begin_svg (HuHtml            *self,
           const HuMapPieces *pieces,
           const char        *class)
{
  g_string_append_printf (self->html, "<svg class=\"%s\" xmlns=\"http://www.w3.org/2000/svg\"", class);
  put (self, " width=\"", pieces->width);
  put (self, "\" height=\"", pieces->height);
  put (self, "\" viewBox=\"0 0 ", pieces->width);
  put (self, " ", pieces->height);
  g_string_append_c (self->html, '"');
}

static void
add_ground (HuHtml              *self,
            const HuMapPieces   *pieces,
            const HuReportBlock *block)
{
  g_autofree char *label = g_markup_escape_text (block->text, -1);

  begin_svg (self, pieces, "ground");
  g_string_append_printf (self->html, " role=\"img\" aria-label=\"%s\">\n", label);
  g_string_append (self->html, pieces->head);
  if (pieces->ground != NULL)
    {
      g_string_append (self->html, "<g id=\"hg\">");
      g_string_append (self->html, pieces->ground);
      g_string_append (self->html, "</g>");
    }
  else
    {
      g_string_append (self->html, "<use href=\"#hg\"/>");
    }
  g_string_append (self->html, "</svg>\n");
}

static void
add_legend (HuHtml            *self,
            const HuMapPieces *pieces)
{
  if (pieces->legend->len == 0)
    return;

  g_string_append (self->html, "<ul class=\"legend\">\n");
  for (guint i = 0; i < pieces->legend->len; i++)
    {
      const HuMapPieceEntry *entry = g_ptr_array_index (pieces->legend, i);
      g_autofree char *clean = NULL;

      g_string_append_printf (self->html, "<li><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\">",
                              HU_MAP_SWATCH_WIDTH, HU_MAP_SWATCH_HEIGHT);
      g_string_append (self->html, entry->swatch);
      g_string_append (self->html, "</svg>");
      clean = hu_character_clean (entry->words);
      _hu_html_text (self, clean);
      g_string_append (self->html, "</li>\n");
    }
  g_string_append (self->html, "</ul>\n");
}

static void
add_figure (HuHtml              *self,
            const HuMapPieces   *pieces,
            const HuReportBlock *block,
            const GArray        *piles)
{
  gboolean first = self->faces == NULL;

  g_string_append_printf (self->html, "<figure class=\"map\"%s>\n<div class=\"stage\"><div class=\"sheet\">\n",
                          first ? " id=\"hex-umpire-map\"" : "");
  add_ground (self, pieces, block);
  begin_svg (self, pieces, "over");
  g_string_append (self->html, " aria-hidden=\"true\">\n");
  if (first)
    {
      g_string_append (self->html, "<defs>");
      define_counters (self, pieces);
      g_string_append (self->html, "</defs>\n");
    }
  g_string_append (self->html, "<g class=\"then\">");
  g_string_append (self->html, pieces->overlays);
  g_string_append (self->html, "</g>\n<g>");
  g_string_append (self->html, pieces->names);
  g_string_append (self->html, "</g>\n<g class=\"piles\">");
  add_piles (self, piles);
  g_string_append (self->html, "</g>\n</svg>\n</div></div>\n");
  add_legend (self, pieces);
  g_string_append (self->html, "<figcaption>");
  _hu_html_text (self, block->text);
  g_string_append (self->html, "</figcaption>\n</figure>\n");
  if (first && self->too_long)
    _hu_html_element (self, "p", "faint", _("This page does not step through the game: so many events on so many hexes "
                                            "have no room in it. The window does."));
}

gboolean
_hu_html_map (HuHtml              *self,
              const HuReportBlock *block,
              GError             **error)
{
  gboolean first = self->faces == NULL;
  g_autofree char *prefix = g_strdup_printf ("m%u-", self->n_pictures++);
  g_autoptr(HuMapPieces) pieces = NULL;
  g_autoptr(GArray) counters = NULL;
  g_autoptr(GArray) piles = NULL;
  HuMapPicture picture;

  if (self->report->scenario->map->grid->n_hexes > HU_BUDGET_SHAPES)
    {
      leave_out (self, block);
      return TRUE;
    }

  piles = hu_figures_list (self->figures, block->map->snapshot);
  hu_map_picture_init (&picture, block->map->snapshot);
  picture.overlays = hu_map_overlays_of (block->map);
  picture.theme = HU_THEME_PRINT;
  picture.scale = HU_HTML_MAP_SCALE;
  if (first)
    counters = list_counters (self);
  pieces = hu_map_pieces_new (&picture, first, counters, prefix, error);
  if (pieces == NULL)
    return FALSE;

  if (first)
    {
      self->map_width = pieces->width;
      self->map_height = pieces->height;
      self->counter_size = pieces->counter_size;
      self->shown = hu_snapshot_get_n_events (block->map->snapshot);
    }
  add_figure (self, pieces, block, piles);

  return TRUE;
}
