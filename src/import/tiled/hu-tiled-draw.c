/*
 * Objects lie on pixels of the map, and a pixel belongs to the hex with the nearest centre.
 */
#include "config.h"

#include "hu-tiled-draw.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n-lib.h>


#define BUDGET 20000000 /* points and hexes: a map of Tiled has some thousands */

/* Objects that are no counters, and are taken alike. */
typedef struct
{
  char *what;
  char *taken;
  char *why;
  guint n;
} Other;

static void
other_free (gpointer data)
{
  Other *other = data;

  g_free (other->what);
  g_free (other->taken);
  g_free (other->why);
  g_free (other);
}

/* Counts one more object called @what that is taken alike. */
static void
note (HuTiledDrawn *self,
      const char   *what,
      const char   *taken,
      const char   *why)
{
  g_autofree char *clean = hu_import_clean (what);
  Other *other;

  for (guint i = 0; i < self->others->len && i < 1000; i++)
    {
      other = g_ptr_array_index (self->others, i);
      if (g_str_equal (other->what, clean) && g_str_equal (other->taken, taken) && g_str_equal (other->why, why))
        {
          other->n++;
          return;
        }
    }
  other = g_new (Other, 1);
  *other = (Other) { g_steal_pointer (&clean), g_strdup (taken), g_strdup (why), 1 };
  g_ptr_array_add (self->others, other);
}

/* --- Geometry (Tiled counts lanes from 0, and rounds the size of a tile down to even pixels) --- */

static gboolean
is_lower (const HuTiledDrawn *self,
          gint                lane)
{
  return ((lane & 1) != 0) == self->map->odd_lower;
}

static void
find_centre (const HuTiledDrawn *self,
             gint                column,
             gint                row,
             double             *x,
             double             *y)
{
  gboolean flat = self->map->flat;

  *x = column * (flat ? self->lane : self->wide) + (!flat && is_lower (self, row) ? self->wide / 2 : 0) + self->wide / 2;
  *y = row * (flat ? self->deep : self->lane) + (flat && is_lower (self, column) ? self->deep / 2 : 0) + self->deep / 2;
}

static HuHex
hex_of_cell (const HuTiledDrawn *self,
             gint                column,
             gint                row)
{
  HuHex hex = hu_grid_at (self->to->grid, column - self->left + 1, row - self->top + 1);

  return hu_grid_has (self->to->grid, hex) ? hex : HU_HEX_NONE;
}

/* The hex with the nearest centre to a pixel, or HU_HEX_NONE. */
static HuHex
find_hex (const HuTiledDrawn *self,
          double              x,
          double              y)
{
  gint column = (gint) floor ((x - self->wide / 2) / (self->map->flat ? self->lane : self->wide));
  gint row = (gint) floor ((y - self->deep / 2) / (self->map->flat ? self->deep : self->lane));
  gint best_column = column, best_row = row;
  double least = INFINITY;

  for (gint i = column - 1; i <= column + 1; i++)
    for (gint j = row - 1; j <= row + 1; j++)
      {
        double to_x, to_y, far;

        find_centre (self, i, j, &to_x, &to_y);
        far = (x - to_x) * (x - to_x) + (y - to_y) * (y - to_y);
        if (far >= least)
          continue;
        least = far;
        best_column = i;
        best_row = j;
      }

  return hex_of_cell (self, best_column, best_row);
}

static void
centre_of_hex (const HuTiledDrawn *self,
               HuHex               hex,
               double             *x,
               double             *y)
{
  find_centre (self, hu_grid_column (self->to->grid, hex) - 1 + self->left, hu_grid_row (self->to->grid, hex) - 1 + self->top,
               x, y);
}

/* A tile stands on its lower left corner, the others hang from their upper left one. */
HuHex
_hu_tiled_find_anchor (const HuTiledDrawn  *self,
                       const HuTiledObject *object)
{
  double x = object->x, y = object->y;

  if (object->shape == HU_TILED_BOX || object->shape == HU_TILED_ELLIPSE)
    {
      x += object->width / 2;
      y += object->height / 2;
    }
  else if (object->shape == HU_TILED_STAMP)
    {
      x += object->width / 2;
      y -= object->height / 2;
    }

  return find_hex (self, x, y);
}

/* --- Shapes as hexes --- */

static guint
n_points (const HuTiledObject *object)
{
  return object->points != NULL ? object->points->len / 2 : 0;
}

static void
get_point (const HuTiledObject *object,
           guint                i,
           double              *x,
           double              *y)
{
  *x = object->x + g_array_index (object->points, double, 2 * i);
  *y = object->y + g_array_index (object->points, double, 2 * i + 1);
}

/* Every hex on the way, each after the one before; NULL: the way is too long. */
static GArray *
follow (HuTiledDrawn        *self,
        const HuTiledObject *object)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  double pace = MIN (MIN (self->wide, self->deep), self->lane) / 8;
  HuHex last = HU_HEX_NONE;

  for (guint i = 0; i + 1 < n_points (object); i++)
    {
      double x, y, to_x, to_y, n;

      get_point (object, i, &x, &y);
      get_point (object, i + 1, &to_x, &to_y);
      n = MAX (ceil (hypot (to_x - x, to_y - y) / pace), 1);
      if (n > self->budget)
        {
          g_array_unref (hexes);
          return NULL;
        }
      self->budget -= (gint64) n;
      for (gint j = 0; j <= (gint) n; j++)
        {
          HuHex hex = find_hex (self, x + (to_x - x) * j / n, y + (to_y - y) * j / n);

          if (hex != HU_HEX_NONE && hex != last)
            g_array_append_val (hexes, hex);
          last = hex != HU_HEX_NONE ? hex : last;
        }
    }

  return hexes;
}

static gboolean
is_inside (const HuTiledObject *object,
           double               x,
           double               y)
{
  gboolean inside = FALSE;

  for (guint i = 0, j = n_points (object) - 1; i < n_points (object); j = i++)
    {
      double x1, y1, x2, y2;

      get_point (object, i, &x1, &y1);
      get_point (object, j, &x2, &y2);
      if ((y1 > y) != (y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
        inside = !inside;
    }

  return inside;
}

/* Every hex whose centre is inside; NULL: there is too much to look at. */
static GArray *
fill (HuTiledDrawn        *self,
      const HuTiledObject *object)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gint64 n = (gint64) self->to->grid->n_hexes * n_points (object);

  if (n > self->budget)
    {
      g_array_unref (hexes);
      return NULL;
    }
  self->budget -= n;
  for (HuHex hex = 0; hex < self->to->grid->n_hexes; hex++)
    {
      double x, y;

      if (!hu_grid_has (self->to->grid, hex))
        continue;
      centre_of_hex (self, hex, &x, &y);
      if (is_inside (object, x, y))
        g_array_append_val (hexes, hex);
    }

  return hexes;
}

/* --- Hexsides --- */

/* The length of a side of a hex: those at the ends of its lane have the one that the map says, the others slant. */
static double
side_length (const HuTiledDrawn *self,
             gint                direction)
{
  double side = (double) CLAMP (self->map->side, 0, G_MAXINT);

  if (direction % 3 == 0)
    return side;

  return self->map->flat ? hypot ((self->wide - side) / 2, self->deep / 2) : hypot (self->wide / 2, (self->deep - side) / 2);
}

/* Does a piece of a line run along a side of a hex?  Its middle then lies near that side's; it is not much longer, and
 * does not lead from hex to hex. */
static gboolean
find_side (const HuTiledDrawn *self,
           double              x,
           double              y,
           double              to_x,
           double              to_y,
           HuHex              *one,
           HuHex              *other)
{
  double middle_x = (x + to_x) / 2, middle_y = (y + to_y) / 2, own_x, own_y;

  *one = find_hex (self, middle_x, middle_y);
  if (*one == HU_HEX_NONE)
    return FALSE;
  centre_of_hex (self, *one, &own_x, &own_y);
  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    {
      double across_x, across_y, length, side = side_length (self, direction);

      *other = hu_grid_neighbour (self->to->grid, *one, direction);
      if (*other == HU_HEX_NONE)
        continue;
      centre_of_hex (self, *other, &across_x, &across_y);
      if (hypot ((own_x + across_x) / 2 - middle_x, (own_y + across_y) / 2 - middle_y) > side / 4 ||
          hypot (to_x - x, to_y - y) > 1.5 * side)
        continue;
      across_x -= own_x;
      across_y -= own_y;
      length = hypot (across_x, across_y) * hypot (to_x - x, to_y - y);
      if (fabs (across_x * (to_x - x) + across_y * (to_y - y)) < 0.8 * length)
        return TRUE;
    }

  return FALSE;
}

/* Sets the sides that a line follows; returns how many. */
static guint
set_sides (HuTiledDrawn        *self,
           const HuTiledObject *object,
           HuHexside            kind,
           guint               *n_missed)
{
  guint n = 0;

  *n_missed = 0;
  for (guint i = 0; i + 1 < n_points (object); i++)
    {
      double x, y, to_x, to_y;
      HuHex one, other;

      get_point (object, i, &x, &y);
      get_point (object, i + 1, &to_x, &to_y);
      if (find_side (self, x, y, to_x, to_y, &one, &other))
        {
          hu_map_set_hexside (self->to, kind, one, other);
          n++;
        }
      else
        ++*n_missed;
    }

  return n;
}

/* --- Objects --- */

/* The word by which an object is taken: its class, or else the name of its layer. */
static char *
dup_word (const HuTiledObject *object)
{
  return hu_import_fold (object->kind != NULL && object->kind[0] != '\0' ? object->kind : object->layer);
}

static gint
find_kind (gint       (*find) (const char *text),
           const char  *word)
{
  g_autofree char *single = g_str_has_suffix (word, "s") ? g_strndup (word, strlen (word) - 1) : NULL;
  gint found = find (word);

  return found < 0 && single != NULL ? find (single) : found;
}

static const char *
name_of (const HuTiledObject *object)
{
  if (object->name != NULL && object->name[0] != '\0')
    return object->name;

  if (object->kind != NULL && object->kind[0] != '\0')
    return object->kind;

  return object->layer[0] != '\0' ? object->layer : _("object");
}

static void
leave_out (HuTiledDrawn        *self,
           const HuTiledObject *object,
           const char          *why)
{
  self->n_left_out++;
  note (self, name_of (object), _("left out"), why);
}

/* A line runs through hexes or along their sides, as it lies. */
static void
draw_line (HuTiledDrawn        *self,
           const HuTiledObject *object,
           const char          *word)
{
  gint line = find_kind (hu_line_kind_from_string, word), side = find_kind (hu_hexside_from_string, word);
  guint n_missed = 0, n = side >= 0 ? set_sides (self, object, (HuHexside) side, &n_missed) : 0;
  GArray *hexes;

  if (n > 0)
    {
      self->n_off_border += n_missed;
      note (self, name_of (object), hu_hexside_to_string ((HuHexside) side), N_("along sides of hexes"));
      return;
    }
  if (line < 0)
    {
      leave_out (self, object, side >= 0 ? N_("follows no side of a hex") : N_("the class of the line is not known"));
      return;
    }
  hexes = follow (self, object);
  if (hexes == NULL || hexes->len < 2)
    {
      leave_out (self, object, hexes == NULL ? N_("too long to follow") : N_("lies in fewer than two hexes"));
      g_clear_pointer (&hexes, g_array_unref);
      return;
    }
  hu_map_add_line (self->to, (HuLineKind) line, hexes);
  note (self, name_of (object), hu_line_kind_to_string ((HuLineKind) line), N_("through hexes"));
}

static char *
new_id (HuTiledDrawn *self,
        const char   *name)
{
  g_autofree char *slug = hu_import_slug (name, "place");
  char *id = g_strdup (slug);

  for (guint n = 2; !g_hash_table_add (self->ids, g_strdup (id)); n++)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%u", slug, n);
    }

  return id;
}

static void
draw_place (HuTiledDrawn        *self,
            const HuTiledObject *object,
            HuPlaceKind          kind)
{
  GArray *hexes = object->shape == HU_TILED_POLYGON ? fill (self, object) : g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuHex hex = object->shape == HU_TILED_POLYGON ? HU_HEX_NONE : _hu_tiled_find_anchor (self, object);
  g_autofree char *name = hu_import_clean (name_of (object));
  g_autofree char *id = NULL;

  if (hex != HU_HEX_NONE)
    g_array_append_val (hexes, hex);
  if (hexes == NULL || hexes->len == 0)
    {
      leave_out (self, object, hexes == NULL ? N_("too long to follow") : N_("lies beside the hexes"));
      g_clear_pointer (&hexes, g_array_unref);
      return;
    }
  id = new_id (self, name);
  hu_map_add_place (self->to, id, name[0] != '\0' ? name : id, kind, hexes);
  note (self, name_of (object), hu_place_kind_to_string (kind), N_("by its class"));
}

static void
draw_object (HuTiledDrawn        *self,
             const HuTiledObject *object)
{
  g_autofree char *word = dup_word (object);
  g_autofree char *layer = hu_import_fold (object->layer);
  gint place = hu_place_kind_from_string (word);

  if (object->hidden)
    leave_out (self, object, N_("hidden"));
  else if (object->faulty || self->map->tile_width < 2 || self->map->tile_height < 2)
    leave_out (self, object, N_("its place is not in the file"));
  else if (g_str_equal (word, "unit") || g_str_equal (layer, "units") || g_str_equal (layer, "counters"))
    g_ptr_array_add (self->units, (gpointer) object);
  else if (object->shape == HU_TILED_POLYLINE)
    draw_line (self, object, word);
  else if (place >= 0)
    draw_place (self, object, (HuPlaceKind) place);
  else
    leave_out (self, object, N_("its class is not known"));
}

HuTiledDrawn *
hu_tiled_draw (const HuTiledMap *map,
               HuMap            *to,
               gint              left,
               gint              top)
{
  HuTiledDrawn *self = g_new0 (HuTiledDrawn, 1);
  gint64 side;

  self->map = map;
  self->to = to;
  self->left = left;
  self->top = top;
  self->wide = (double) (CLAMP (map->tile_width, 0, G_MAXINT) & ~1);
  self->deep = (double) (CLAMP (map->tile_height, 0, G_MAXINT) & ~1);
  side = CLAMP (map->side, 0, (gint64) (map->flat ? self->wide : self->deep));
  self->lane = ((map->flat ? self->wide : self->deep) - (double) side) / 2 + (double) side;
  self->units = g_ptr_array_new ();
  self->others = g_ptr_array_new_with_free_func (other_free);
  self->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->budget = BUDGET;
  for (guint i = 0; i < map->objects->len; i++)
    draw_object (self, g_ptr_array_index (map->objects, i));

  return self;
}

void
hu_tiled_drawn_free (HuTiledDrawn *self)
{
  g_ptr_array_unref (self->units);
  g_ptr_array_unref (self->others);
  g_hash_table_unref (self->ids);
  g_free (self);
}

/* --- The report --- */

void
hu_tiled_say_drawn (const HuTiledDrawn *self,
                    HuImport           *import)
{
  for (guint i = 0; i < self->others->len; i++)
    {
      const Other *other = g_ptr_array_index (self->others, i);

      hu_import_note (import, other->what, other->taken, other->why, other->n);
    }
  if (self->n_left_out > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u object.", "Not read: %u objects.", self->n_left_out),
                                            self->n_left_out));
  if (self->n_off_border > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u piece of a line that follows no side of a hex.",
                                                      "Not read: %u pieces of lines that follow no side of a hex.",
                                                      self->n_off_border), self->n_off_border));
  if (self->n_values > 0)
    HU_IMPORT_SAY (import, g_strdup_printf (ngettext ("Not read: %u property of a unit that this program does not have.",
                                                      "Not read: %u properties of units that this program does not have.",
                                                      self->n_values), self->n_values));
  import->unread |= self->n_left_out > 0 || self->n_off_border > 0 || self->n_values > 0;
}
