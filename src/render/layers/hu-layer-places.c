/*
 * Places: their marks and their names.
 *
 * A name goes where it covers no counter, no other name, no mark and not the edge of the map.  Where there is no
 * room, the name of a town is left out, because half a name helps nobody.  The boxes that are taken lie in the cells of a
 * coarse grid, so that a query looks at its neighbourhood only.
 */
#include <math.h>
#include <string.h>

#include "hu-geometry.h"
#include "hu-layers.h"

/* --- Room for labels --- */

typedef struct _HuLabelRoom HuLabelRoom;

void         hu_label_room_free    (HuLabelRoom       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuLabelRoom, hu_label_room_free)

#define CELL 96.0 /* px */

struct _HuLabelRoom
{
  HuBox       whole;
  GArray     *boxes; /* HuBox */
  GHashTable *cells; /* column, row → GArray of guint */
};

static gpointer
cell_name (gint column,
           gint row)
{
  return GUINT_TO_POINTER ((guint) column << 16 | ((guint) row & 0xffff));
}

/* @whole: the box that labels must stay within. */
static HuLabelRoom *
label_room_new (HuBox whole)
{
  HuLabelRoom *self = g_new0 (HuLabelRoom, 1);

  self->whole = whole;
  self->boxes = g_array_new (FALSE, FALSE, sizeof (HuBox));
  self->cells = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref);

  return self;
}

void
hu_label_room_free (HuLabelRoom *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->boxes);
  g_hash_table_unref (self->cells);
  g_free (self);
}

static void
label_room_block (HuLabelRoom *self,
                  HuBox        box)
{
  guint index = self->boxes->len;

  /* Thousands of places in one hex would otherwise be checked one by one. */
  if (index > 0 && hu_box_equal (&g_array_index (self->boxes, HuBox, index - 1), &box))
    return;

  g_array_append_val (self->boxes, box);
  for (gint column = (gint) floor (box.x / CELL); column <= (gint) floor ((box.x + box.width) / CELL);
       column++)
    {
      for (gint row = (gint) floor (box.y / CELL); row <= (gint) floor ((box.y + box.height) / CELL); row++)
        {
          GArray *cell = g_hash_table_lookup (self->cells, cell_name (column, row));

          if (cell == NULL)
            {
              cell = g_array_new (FALSE, FALSE, sizeof (guint));
              g_hash_table_insert (self->cells, cell_name (column, row), cell);
            }
          g_array_append_val (cell, index);
        }
    }
}

static gboolean
overlap (HuBox a,
         HuBox b)
{
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/* Within the whole, and nothing there yet? */
static gboolean
label_room_is_free (const HuLabelRoom *self,
                    HuBox              box)
{
  if (box.x < self->whole.x || box.y < self->whole.y ||
      box.x + box.width > self->whole.x + self->whole.width ||
      box.y + box.height > self->whole.y + self->whole.height)
    return FALSE;

  for (gint column = (gint) floor (box.x / CELL); column <= (gint) floor ((box.x + box.width) / CELL);
       column++)
    {
      for (gint row = (gint) floor (box.y / CELL); row <= (gint) floor ((box.y + box.height) / CELL); row++)
        {
          const GArray *cell = g_hash_table_lookup (self->cells, cell_name (column, row));

          for (guint i = 0; cell != NULL && i < cell->len; i++)
            {
              if (overlap (g_array_index (self->boxes, HuBox, g_array_index (cell, guint, i)), box))
                return FALSE;
            }
        }
    }

  return TRUE;
}

/* --- Places --- */

#define GAP 2.5 /* px between a mark and its name */

/* px a map unit from which on a kind's name is written. */
static const struct
{
  HuFont font;
  double scale;
  double share, least, most; /* its size: map units, px, px */
  double radius;             /* of its mark, map units */
} looks[HU_N_PLACES] = {
  [HU_PLACE_CITY] = { HU_FONT_CITY, 1.0, 0.46, 11, 19, 0.25 },
  [HU_PLACE_TOWN] = { HU_FONT_PLAIN, 6.0, 0.37, 10, 15, 0.16 },
  [HU_PLACE_OBJECTIVE] = { HU_FONT_BOLD, 4.0, 0.37, 10, 15, 0.24 },
};

/* A building is no place: its name is smaller, and has no mark. */
#define BUILDING_SCALE 6.5 /* px a map unit from which on its name is written */
#define BUILDING_SHARE 0.32
#define BUILDING_LEAST 7.5
#define BUILDING_MOST 11.0
#define BUILDING_RADIUS 0.4

typedef struct
{
  guint   place; /* or the number of places, and the index of a building in the map */
  HuFont  font;
  double  px;
  HuBox   box;    /* px from the map's 0, 0 */
} Label;

struct _HuLabels
{
  GArray    *labels; /* Label */
  GPtrArray *texts;  /* char *, as they are written, by place; NULL where not */
};

static double
mark_radius (const HuCanvas *canvas,
             HuPlaceKind     kind)
{
  return hu_canvas_step (canvas, MAX (looks[kind].radius * canvas->scale, kind == HU_PLACE_CITY ? 2.6 : 1.8));
}

static void
draw_star (cairo_t *cr,
           double   radius)
{
  for (gint i = 0; i < 10; i++)
    {
      double r = i % 2 == 0 ? radius * 1.15 : radius * 0.5, angle = -G_PI / 2 + i * G_PI / 5;

      cairo_line_to (cr, r * cos (angle), r * sin (angle));
    }
  cairo_close_path (cr);
}

static void
draw_mark (const HuCanvas *canvas,
           cairo_t        *cr,
           guint32         kind,
           gconstpointer   data)
{
  double radius = mark_radius (canvas, kind);
  double line = MAX (radius * 0.28, 1.0) * canvas->theme->line_scale;

  if (kind == HU_PLACE_OBJECTIVE)
    draw_star (cr, radius);
  else
    cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);

  hu_color_set (cr, kind == HU_PLACE_OBJECTIVE ? canvas->theme->place : canvas->theme->place_fill);
  cairo_fill_preserve (cr);
  hu_color_set (cr, canvas->theme->place);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);

  /* A city is a ring with a dot. */
  if (kind == HU_PLACE_CITY)
    {
      cairo_arc (cr, 0, 0, MAX (radius * 0.42, 1.2), 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

/**
 * hu_layer_places_draw_sign:
 * @middle: px
 * @height: px of the swatch that it is in
 *
 * Draws the mark of a place of that kind, as in a legend.
 */
void
hu_layer_places_draw_sign (const HuCanvas *canvas,
                           HuPlaceKind     kind,
                           HuPoint         middle,
                           double          height)
{
  HuCanvas there = *canvas;

  there.scale = height * 1.4;
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, middle.x, middle.y);
  draw_mark (&there, canvas->cr, kind, NULL);
  cairo_restore (canvas->cr);
}

static char *
written_name (const HuCanvas *canvas,
              const HuPlace  *place)
{
  const char *name = hu_scenario_word (canvas->scenario, place->name);

  return place->kind == HU_PLACE_CITY ? g_utf8_strup (name, -1) : g_strdup (name);
}

static HuPoint
from_origin (const HuCanvas *canvas,
             HuHex           hex)
{
  HuPoint p = hu_geometry_centre (canvas->grid, hex);

  return (HuPoint) { p.x * canvas->scale, p.y * canvas->scale };
}

static HuBox
around (HuPoint middle,
        double  half_width,
        double  half_height)
{
  return (HuBox) { middle.x - half_width, middle.y - half_height, 2 * half_width, 2 * half_height };
}

/* Returns the box that a place covers: its marks, the piles that lie on them, or the rings around these. */
static HuBox
place_box (const HuCanvas *canvas,
           const HuStacks *stacks,
           const HuPlace  *place)
{
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = -G_MAXDOUBLE, bottom = -G_MAXDOUBLE;
  double radius = mark_radius (canvas, place->kind);

  for (guint i = 0; i < place->hexes->len; i++)
    {
      HuHex hex = g_array_index (place->hexes, HuHex, i);
      const HuStack *stack = hu_stacks_find (stacks, hex);
      HuBox box = around (from_origin (canvas, hex), radius, radius);

      if (stack != NULL)
        {
          box = hu_stack_box (canvas, stack);
          box.x -= canvas->x;
          box.y -= canvas->y;
        }
      if (canvas->ringed != NULL && hu_hexes_have (canvas->ringed, hex))
        box = around (from_origin (canvas, hex), canvas->ring_room, canvas->ring_room);
      left = MIN (left, box.x);
      top = MIN (top, box.y);
      right = MAX (right, box.x + box.width);
      bottom = MAX (bottom, box.y + box.height);
    }

  return (HuBox) { left, top, right - left, bottom - top };
}

#define N_CANDIDATES 12
#define N_ROUNDS 3 /* each further off … */
#define N_ROUNDS_ON_PAPER 9 /* … and more of them for what decides on a part of the map, where nobody can look elsewhere */

/* Returns the i-th best position of a name beside @box; towns read best to the right, cities below. */
static HuPoint
candidate (HuBox    box,
           guint    i,
           double   half_width,
           double   half_height,
           gboolean below_first)
{
  static const struct
  {
    gint8  dx, dy;
    double slide; /* along the top or bottom, in half widths */
  } beside[N_CANDIDATES] = {
    { 1, 0, 0 }, { 1, 1, 0 },  { 1, -1, 0 },  { -1, 0, 0 },   { -1, 1, 0 },   { -1, -1, 0 },
    { 0, 1, 0 }, { 0, -1, 0 }, { 0, 1, 0.5 }, { 0, 1, -0.5 }, { 0, -1, 0.5 }, { 0, -1, -0.5 },
  };
  static const guint8 city_order[N_CANDIDATES] = { 6, 7, 8, 9, 10, 11, 0, 3, 1, 2, 4, 5 };
  guint which = below_first ? city_order[i % N_CANDIDATES] : i % N_CANDIDATES;
  guint ring = i / N_CANDIDATES;
  double gap = GAP + ring * half_height * 1.2;
  double dx = beside[which].dx, dy = beside[which].dy;
  double out_x = box.width / 2 + gap + half_width, out_y = box.height / 2 + gap + half_height;

  /* At a corner a name moves in over the mark a little. */
  if (dx != 0 && dy != 0)
    out_x -= MIN (box.width * 0.4 + gap, half_width * 0.6);

  return (HuPoint) { box.x + box.width / 2 + dx * out_x + beside[which].slide * half_width,
                     box.y + box.height / 2 + dy * out_y };
}

static void
add_obstacles (const HuCanvas *canvas,
               const HuStacks *stacks,
               HuLabelRoom    *room)
{
  for (guint i = 0; i < stacks->stacks->len; i++)
    {
      HuBox box = hu_stack_box (canvas, &g_array_index (stacks->stacks, HuStack, i));

      box.x -= canvas->x + 1;
      box.y -= canvas->y + 1;
      box.width += 3;
      box.height += 3;
      label_room_block (room, box);
    }

  for (guint i = 0; canvas->ringed != NULL && i < canvas->ringed->len; i++)
    label_room_block (room, around (from_origin (canvas, g_array_index (canvas->ringed, HuHex, i)), canvas->ring_room,
                                    canvas->ring_room));

  for (guint i = 0; i < canvas->map->places->len; i++)
    {
      const HuPlace *place = g_ptr_array_index (canvas->map->places, i);
      double radius = mark_radius (canvas, place->kind);

      for (guint k = 0; canvas->scale >= looks[place->kind].scale && k < place->hexes->len; k++)
        label_room_block (room, around (from_origin (canvas, g_array_index (place->hexes, HuHex, k)),
                                        radius, radius));
    }
}

/* Does the part of the map show one of @hexes? */
static gboolean
is_shown (const HuCanvas *canvas,
          const GArray   *hexes)
{
  for (guint k = 0; k < hexes->len; k++)
    if (hu_canvas_sees (canvas, hu_canvas_centre (canvas, g_array_index (hexes, HuHex, k)), 0))
      return TRUE;

  return FALSE;
}

/* Where names may be, px from the map's 0, 0: on the whole map, so that they do not move while it is panned; or, since paper
 * cannot be panned, within the part that is shown. */
static HuBox
room_for_names (const HuCanvas *canvas)
{
  HuBox bounds = hu_geometry_bounds (canvas->grid);
  HuBox room = { 0, 0, bounds.width * canvas->scale, bounds.height * canvas->scale };
  double right = canvas->clip.x + canvas->clip.width - canvas->x, bottom = canvas->clip.y + canvas->clip.height - canvas->y;

  if (!canvas->cut_out)
    return room;

  room.x = MAX (canvas->clip.x - canvas->x, 0);
  room.y = MAX (canvas->clip.y - canvas->y, 0);
  room.width = MIN (right, room.width) - room.x;
  room.height = MIN (bottom, room.height) - room.y;

  return room;
}

/* Finds room for @text, which is taken, beside @box, and adds it as @label, whose font and size are set. */
static void
seat_name (const HuCanvas *canvas,
           HuLabelRoom    *room,
           HuLabels       *labels,
           Label           label,
           char           *text,
           HuBox           box,
           gboolean        below_first,
           guint           n_rounds)
{
  HuLetteringSize size = hu_lettering_measure (canvas->text, label.font, label.px, text);
  double half_width = size.width / 2 + 1.5, half_height = size.cap / 2 + 2.5;
  g_autofree char *taken = text;

  for (guint i = 0; *taken != '\0' && i < N_CANDIDATES * n_rounds; i++)
    {
      label.box = around (candidate (box, i, half_width, half_height, below_first), half_width, half_height);
      if (!label_room_is_free (room, label.box))
        continue;

      label_room_block (room, label.box);
      g_array_append_val (labels->labels, label);
      g_ptr_array_index (labels->texts, label.place) = g_steal_pointer (&taken);
      return;
    }
}

static void
place_name (const HuCanvas *canvas,
            const HuStacks *stacks,
            HuLabelRoom    *room,
            HuLabels       *labels,
            guint           index)
{
  const HuPlace *place = g_ptr_array_index (canvas->map->places, index);
  double px = round (
    CLAMP (looks[place->kind].share * canvas->scale, looks[place->kind].least, looks[place->kind].most));
  Label label = { index, looks[place->kind].font, px, { 0 } };

  if (canvas->cut_out && !is_shown (canvas, place->hexes))
    return;

  seat_name (canvas, room, labels, label, written_name (canvas, place), place_box (canvas, stacks, place),
             place->kind == HU_PLACE_CITY,
             canvas->cut_out && place->kind != HU_PLACE_TOWN ? N_ROUNDS_ON_PAPER : N_ROUNDS);
}

/* A building has its name beside one of its hexes. */
static void
building_name (const HuCanvas *canvas,
               HuLabelRoom    *room,
               HuLabels       *labels,
               guint           index)
{
  const HuBuilding *building = hu_map_get_building (canvas->map, index);
  guint key = canvas->map->places->len + index;
  Label label = { key, HU_FONT_PLAIN, CLAMP (BUILDING_SHARE * canvas->scale, BUILDING_LEAST, BUILDING_MOST), { 0 } };

  if (building->name == NULL || (canvas->cut_out && !is_shown (canvas, building->hexes)))
    return;

  for (guint i = 0; i < building->hexes->len && g_ptr_array_index (labels->texts, key) == NULL; i++)
    {
      double radius = BUILDING_RADIUS * canvas->scale;

      seat_name (canvas, room, labels, label, g_strdup (hu_scenario_word (canvas->scenario, building->name)),
                 around (from_origin (canvas, g_array_index (building->hexes, HuHex, i)), radius, radius), TRUE, N_ROUNDS);
    }
}

/**
 * hu_layer_places_prepare:
 * @canvas: gives the scale, the map and the measures of letters
 * @stacks: the counters to keep clear of
 *
 * Finds room for names over the whole map, or over the part that a piece of paper shows.
 *
 * Returns: (transfer full): the names and their positions at this scale
 */
HuLabels *
hu_layer_places_prepare (const HuCanvas *canvas,
                         const HuStacks *stacks)
{
  static const HuPlaceKind order[] = { HU_PLACE_CITY, HU_PLACE_OBJECTIVE, HU_PLACE_TOWN };
  HuLabels *labels = g_new0 (HuLabels, 1);
  g_autoptr(HuLabelRoom) room = label_room_new (room_for_names (canvas));

  labels->labels = g_array_new (FALSE, FALSE, sizeof (Label));
  labels->texts = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_set_size (labels->texts, (gint) (canvas->map->places->len + canvas->map->buildings->len));

  add_obstacles (canvas, stacks, room);
  for (guint k = 0; k < G_N_ELEMENTS (order); k++)
    {
      for (guint i = 0; canvas->scale >= looks[order[k]].scale && i < canvas->map->places->len; i++)
        {
          if (((const HuPlace *) g_ptr_array_index (canvas->map->places, i))->kind == order[k])
            place_name (canvas, stacks, room, labels, i);
        }
    }

  for (guint i = 0; canvas->buildings != NULL && canvas->scale >= BUILDING_SCALE && i < canvas->buildings->len; i++)
    building_name (canvas, room, labels, g_array_index (canvas->buildings, guint, i));

  return labels;
}

void
hu_layer_places_free (HuLabels *labels)
{
  if (labels == NULL)
    return;

  g_array_unref (labels->labels);
  g_ptr_array_unref (labels->texts);
  g_free (labels);
}

guint
hu_layer_places_get_n (const HuLabels *labels)
{
  return labels->labels->len;
}

/* @i: index among the names that found room; @place: (out): index of the named place.  Returns the box of the name,
 * px from the map's 0, 0. */
HuBox
hu_layer_places_get_box (const HuLabels *labels,
                         guint           i,
                         guint          *place)
{
  const Label *label = &g_array_index (labels->labels, Label, i);

  *place = label->place;

  return label->box;
}

static void
draw_marks (const HuCanvas *canvas,
            const HuPlace  *place)
{
  double radius = mark_radius (canvas, place->kind);

  if (canvas->scale < looks[place->kind].scale)
    return;

  for (guint k = 0; k < place->hexes->len; k++)
    {
      HuPoint centre = hu_canvas_centre (canvas, g_array_index (place->hexes, HuHex, k));

      if (hu_canvas_sees (canvas, centre, radius * 1.5 + 2))
        hu_canvas_stamp (canvas, HU_STAMP_PLACE, place->kind, radius, centre, radius * 1.5 + 2, 1, draw_mark,
                         NULL);
    }
}

/**
 * hu_layer_places_draw:
 * @labels: names prepared at the same scale
 *
 * Draws marks, and names with a halo.
 */
void
hu_layer_places_draw (const HuCanvas *canvas,
                      const HuLabels *labels)
{
  for (guint i = 0; i < canvas->map->places->len; i++)
    draw_marks (canvas, g_ptr_array_index (canvas->map->places, i));

  for (guint i = 0; i < labels->labels->len; i++)
    {
      const Label *label = &g_array_index (labels->labels, Label, i);
      HuPoint middle = { label->box.x + label->box.width / 2 + canvas->x,
                         label->box.y + label->box.height / 2 + canvas->y };

      if (!hu_canvas_sees (canvas, middle, label->box.width / 2 + 6))
        continue;
      hu_lettering_draw (canvas->text, canvas->cr, label->font, label->px,
                         g_ptr_array_index (labels->texts, label->place), middle.x, middle.y, 0.5,
                         canvas->theme->label, canvas->theme->label_halo, 2.0,
                         canvas->sprites != NULL ? canvas->device_scale : 0);
    }
}

#define COVERED_SHARE 0.8 /* of a mark's size */

/**
 * hu_layer_places_draw_covered:
 * @stacks: the piles
 *
 * Draws the mark of each place that lies beneath a pile at the lower left corner of the pile, where a counter has nothing: on
 * paper nobody can lift it.
 */
void
hu_layer_places_draw_covered (const HuCanvas *canvas,
                              const HuStacks *stacks)
{
  HuCanvas there = *canvas;

  there.scale *= COVERED_SHARE;
  for (guint i = 0; i < canvas->map->places->len; i++)
    {
      const HuPlace *place = g_ptr_array_index (canvas->map->places, i);

      for (guint k = 0; canvas->scale >= looks[place->kind].scale && k < place->hexes->len; k++)
        {
          const HuStack *stack = hu_stacks_find (stacks, g_array_index (place->hexes, HuHex, k));
          HuBox box = stack != NULL ? hu_stack_box (canvas, stack) : (HuBox) { 0 };

          if (stack == NULL || !hu_canvas_sees (canvas, hu_canvas_centre (canvas, stack->hex), box.width))
            continue;
          cairo_save (canvas->cr);
          cairo_translate (canvas->cr, box.x, box.y + box.height);
          draw_mark (&there, canvas->cr, place->kind, NULL);
          cairo_restore (canvas->cr);
        }
    }
}
