/*
 * A grid of VASSAL counts lanes from its origin; odd ones lie half a hex further along.  If the
 * numbering staggers, the numbers of odd lanes are one higher, so that hexes of the same number
 * in odd lanes lie half a hex *less* far along; this is how the two kinds of shifted lanes
 * arise.  Numbers may also descend or slant.  The grid of this program is made from the
 * lattice, its names from the numbering, and then every single name is compared: where one
 * differs, the hexes are renumbered.
 */
#include "config.h"

#include "hu-vassal-grid.h"

#include <math.h>
#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-import-error.h"

#define SIZE_LEAST 1.0
#define SIZE_MOST 10000.0
#define FARTHEST 1e6 /* lanes or steps that a grid may begin before or behind the board */
#define NONE G_MININT

/* --- Where a hex lies --- */

static gboolean
is_odd (gint number)
{
  return (number & 1) != 0;
}

/* How far along its lane the step of that number stands, less the raw row. */
static gint
lead (const HuVassalHexes *self,
      gint                 lane)
{
  return is_odd (lane) && self->staggered;
}

/* The centre of a hex, in pixels of the board. */
static void
find_centre (const HuVassalHexes *self,
             gint                 lane,
             gint                 step,
             double              *x,
             double              *y)
{
  const HuVassalGrid *grid = self->grid;
  gint row = step - lead (self, lane);
  double across = grid->x0 + lane * grid->dx;
  double along = grid->y0 + row * grid->dy + (is_odd (lane) ? grid->dy / 2 : 0.0);

  *x = grid->sideways ? along : across;
  *y = grid->sideways ? across : along;
}

/* The even-odd rule. */
static gboolean
is_within (const GArray *path,
           double        x,
           double        y)
{
  const double *points = (const double *) path->data;
  guint n = path->len / 2;
  gboolean within = FALSE;

  for (guint i = 0, before = n > 0 ? n - 1 : 0; i < n; before = i++)
    {
      double ax = points[2 * i], ay = points[2 * i + 1], bx = points[2 * before], by = points[2 * before + 1];

      if ((ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax)
        within = !within;
    }

  return within;
}

static gboolean
has_centre (const HuVassalHexes *self,
            gint                 lane,
            gint                 step)
{
  double x, y;

  find_centre (self, lane, step, &x, &y);

  return x >= 0.0 && y >= 0.0 && x < self->width && y < self->height &&
         (self->region == NULL || is_within (self->region->path, x, y));
}

/* --- Numbers --- */

/* How many lanes and steps there are to a numbering that descends: of the part of the board that has the grid. */
static void
count_lanes (HuVassalHexes *self)
{
  double left = 0.0, right = self->width, top = 0.0, bottom = self->height;

  if (self->region != NULL)
    {
      left = top = G_MAXDOUBLE;
      right = bottom = -G_MAXDOUBLE;
      for (guint i = 0; i + 1 < self->region->path->len; i += 2)
        {
          left = fmin (left, g_array_index (self->region->path, double, i));
          right = fmax (right, g_array_index (self->region->path, double, i));
          top = fmin (top, g_array_index (self->region->path, double, i + 1));
          bottom = fmax (bottom, g_array_index (self->region->path, double, i + 1));
        }
    }
  self->n_rows = (gint) floor (fmax (bottom - top, 0.0) / self->grid->dx + 0.5);
  self->n_columns = (gint) floor (fmax (right - left, 0.0) / self->grid->dy + 0.5);
}

/* The two numbers of a hex: across (the lane's) and along. */
static void
find_numbers (const HuVassalHexes *self,
              gint                 lane,
              gint                 step,
              gint                 found[2])
{
  const HuVassalGrid *grid = self->grid;
  const HuVassalNumbers *numbers = grid->numbers;
  gboolean lanes_descend = numbers->descending[grid->sideways ? 1 : 0];
  gboolean steps_descend = numbers->descending[grid->sideways ? 0 : 1];
  gint column = lane, row = step - lead (self, lane);

  if (lanes_descend)
    column = (grid->sideways ? self->n_rows : self->n_columns) - column;
  if (steps_descend)
    row = (grid->sideways ? self->n_columns : self->n_rows) - row;
  if (numbers->stagger && is_odd (lane))
    row += steps_descend ? -1 : 1;
  /* Division goes towards zero, as it does where the boards are made. */
  if (numbers->oblique)
    row = numbers->stagger ? column / 2 + row : row - column / 2 + 1;
  found[0] = column + numbers->offset[0];
  found[1] = row + numbers->offset[1];
}

static char *
dup_number (const HuVassalNumbers *numbers,
            guint                  which,
            gint                   number)
{
  GString *text = g_string_new (number < 0 ? "-" : NULL);
  gint rest = ABS (number);

  if (!numbers->letters[which])
    {
      g_string_append_printf (text, "%0*d", MAX (numbers->digits[which], 1), rest);
      return g_string_free (text, FALSE);
    }
  for (; rest >= 0 && text->len < 1000; rest -= 26)
    g_string_append_c (text, (char) ('A' + rest % 26));

  return g_string_free (text, FALSE);
}

static char *
dup_name (const HuVassalHexes *self,
          gint                 lane,
          gint                 step)
{
  const HuVassalNumbers *numbers = self->grid->numbers;
  g_autofree char *across = NULL;
  g_autofree char *along = NULL;
  gint found[2];

  find_numbers (self, lane, step, found);
  across = dup_number (numbers, 0, found[0]);
  along = dup_number (numbers, 1, found[1]);

  return g_str_equal (numbers->first, "V") ? g_strconcat (along, numbers->separator, across, NULL)
                                           : g_strconcat (across, numbers->separator, along, NULL);
}

/* --- The grid of this program --- */

static void
find_place (const HuVassalHexes *self,
            HuHex                hex,
            gint                *lane,
            gint                *step)
{
  *lane = hex / self->hexes->lane_length + self->lane;
  *step = hex % self->hexes->lane_length + self->step;
}

void
hu_vassal_hexes_centre (const HuVassalHexes *self,
                        HuHex                hex,
                        double              *x,
                        double              *y)
{
  gint lane, step;

  find_place (self, hex, &lane, &step);
  find_centre (self, lane, step, x, y);
}

/* The name that the board gives to a hex. */
static char *
dup_hex_name (const HuVassalHexes *self,
              HuHex                hex)
{
  char name[HU_HEX_NAME_MAX];
  gint lane, step;

  if (self->grid->numbers == NULL)
    return g_strdup (hu_grid_format (self->hexes, hex, name));

  find_place (self, hex, &lane, &step);

  return dup_name (self, lane, step);
}

/* A hex whose number would be below 1 is half of one at the edge: it has no name of its own. */
static gboolean
is_nameless (const HuVassalHexes *self,
             gint                 lane,
             gint                 step)
{
  const HuVassalNumbers *numbers = self->grid->numbers;
  double x, y, across, along, wide, deep;
  gint found[2];

  if (numbers == NULL)
    return FALSE;

  find_numbers (self, lane, step, found);
  find_centre (self, lane, step, &x, &y);
  across = self->grid->sideways ? y : x;
  along = self->grid->sideways ? x : y;
  wide = self->grid->sideways ? self->height : self->width;
  deep = self->grid->sideways ? self->width : self->height;

  return (!numbers->letters[0] && found[0] < 1 && fmin (across, wide - across) <= self->grid->dx / 4) ||
         (!numbers->letters[1] && found[1] < 1 && fmin (along, deep - along) <= self->grid->dy / 4);
}

static gboolean
is_hex (const HuVassalHexes *self,
        gint                 lane,
        gint                 step)
{
  return has_centre (self, lane, step) && !is_nameless (self, lane, step);
}

/* A board without numbers does not say which hexes are a row: the smaller rectangle is taken, which has no gaps at its edges.
 * @first, @last: the steps of the even lanes, and of the odd ones. */
static void
choose_rows (HuVassalHexes *self,
             gint           first[2],
             gint           last[2])
{
  if (self->grid->numbers != NULL || last[0] == NONE || last[1] == NONE ||
      MAX (last[0], last[1] + 1) - MIN (first[0], first[1] + 1) >= MAX (last[0], last[1]) - MIN (first[0], first[1]))
    return;

  self->staggered = TRUE;
  first[1]++;
  last[1]++;
}

/* Finds the rectangle of the lattice that has all hexes; FALSE where there is none, or it would be too large. */
static gboolean
find_bounds (HuVassalHexes *self,
             gint          *n_lanes,
             gint          *n_steps)
{
  const HuVassalGrid *grid = self->grid;
  double wide = grid->sideways ? self->height : self->width, deep = grid->sideways ? self->width : self->height;
  double from_lane = floor (-grid->x0 / grid->dx) - 1, to_lane = ceil ((wide - grid->x0) / grid->dx) + 1;
  double from_step = floor (-grid->y0 / grid->dy) - 2, to_step = ceil ((deep - grid->y0) / grid->dy) + 2;
  gint last_lane = NONE, first[2] = { G_MAXINT, G_MAXINT }, last[2] = { NONE, NONE };

  if (to_lane - from_lane > HU_GRID_MAX + 8 || to_step - from_step > HU_GRID_MAX + 8 || fabs (from_lane) > FARTHEST ||
      fabs (from_step) > FARTHEST)
    return FALSE;

  self->staggered = grid->numbers != NULL && grid->numbers->stagger;
  self->lane = G_MAXINT;
  for (gint lane = (gint) from_lane; lane <= (gint) to_lane; lane++)
    for (gint step = (gint) from_step; step <= (gint) to_step; step++)
      if (is_hex (self, lane, step))
        {
          self->lane = MIN (self->lane, lane);
          last_lane = MAX (last_lane, lane);
          first[is_odd (lane)] = MIN (first[is_odd (lane)], step);
          last[is_odd (lane)] = MAX (last[is_odd (lane)], step);
        }
  if (last_lane == NONE)
    return FALSE;
  choose_rows (self, first, last);
  self->step = MIN (first[0], first[1]);
  *n_lanes = last_lane - self->lane + 1;
  *n_steps = MAX (last[0], last[1]) - self->step + 1;

  return *n_lanes <= HU_GRID_MAX && *n_steps <= HU_GRID_MAX;
}

/* The names of the lanes of one direction, by the number of the first of them and of the last. */
static HuLaneNames
lane_names (const HuVassalNumbers *numbers,
            guint                  which,
            gint                   first,
            gint                   last,
            gboolean               descends)
{
  gint from = descends ? last : first;

  return (HuLaneNames) { numbers->letters[which], from + (numbers->letters[which] ? 1 : 0),
                         MAX (numbers->digits[which], 1), descends };
}

/* The separators that the format of a game allows between column and row. */
static gboolean
can_separate (const char *text)
{
  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      if (g_unichar_isalnum (c) || g_unichar_isspace (c) || g_unichar_iscntrl (c) || c == '-' || c == '/')
        return FALSE;
    }

  return g_utf8_strlen (text, -1) <= HU_SEPARATOR_MAX;
}

/* FALSE where the grid cannot have such names. */
static gboolean
set_names (HuVassalHexes *self)
{
  const HuVassalGrid *grid = self->grid;
  const HuVassalNumbers *numbers = grid->numbers;
  gint n_lanes = self->hexes->n_lanes, n_steps = self->hexes->lane_length;
  gint first[2], last[2], other[2];
  HuLaneNames across, along;
  HuGridNames names = { .oblique = numbers->oblique };

  /* The numbers of an even lane are those of the steps; an oblique numbering begins where the first lane does. */
  find_numbers (self, self->lane, self->step, first);
  find_numbers (self, self->lane + n_lanes - 1, self->step, other);
  find_numbers (self, self->lane, self->step + n_steps - 1, last);
  across = lane_names (numbers, 0, first[0], other[0], numbers->descending[grid->sideways ? 1 : 0]);
  along = lane_names (numbers, 1, first[1], last[1], numbers->descending[grid->sideways ? 0 : 1]);
  names.column = grid->sideways ? along : across;
  names.row = grid->sideways ? across : along;
  names.rows_first = g_str_equal (numbers->first, "V") != grid->sideways;
  if (!can_separate (numbers->separator) || strlen (numbers->separator) >= sizeof names.separator || across.from < 0 ||
      along.from < 0)
    return FALSE;
  g_strlcpy (names.separator, numbers->separator, sizeof names.separator);

  return hu_grid_set_names (self->hexes, &names, NULL);
}

/* Does every hex bear the board's own name? */
static gboolean
keeps_names (const HuVassalHexes *self)
{
  char name[HU_HEX_NAME_MAX];

  for (HuHex hex = 0; hex < self->hexes->n_hexes; hex++)
    if (hu_grid_has (self->hexes, hex))
      {
        g_autofree char *own = dup_hex_name (self, hex);

        if (!g_str_equal (own, hu_grid_format (self->hexes, hex, name)))
          return FALSE;
      }

  return TRUE;
}

static HuGrid *
new_plain (const HuVassalHexes *self,
           gint                 n_lanes,
           gint                 n_steps)
{
  const HuVassalGrid *grid = self->grid;
  gboolean rows_first = grid->numbers != NULL && g_str_equal (grid->numbers->first, "V");
  /* Lanes are counted from 1; staggered, the even ones lie further along. */
  gboolean shifted_odd = is_odd (self->lane) != self->staggered;
  HuGrid *made = hu_grid_new (grid->sideways ? n_steps : n_lanes, grid->sideways ? n_lanes : n_steps,
                              grid->sideways ? HU_ORIENTATION_POINTY : HU_ORIENTATION_FLAT, shifted_odd,
                              rows_first != grid->sideways ? HU_NUMBERING_RRCC : HU_NUMBERING_CCRR, NULL, NULL);

  for (HuHex hex = 0; made != NULL && hex < made->n_hexes; hex++)
    if (!is_hex (self, hex / made->lane_length + self->lane, hex % made->lane_length + self->step))
      hu_grid_remove_hex (made, hex);

  return made;
}

static void
name_hexes (HuVassalHexes *self,
            gint           n_lanes,
            gint           n_steps)
{
  HuHex first = 0;

  if (self->grid->numbers == NULL || keeps_names (self) || (set_names (self) && keeps_names (self)))
    return;

  hu_grid_unref (self->hexes);
  self->hexes = new_plain (self, n_lanes, n_steps);
  self->renamed = TRUE;
  while (!hu_grid_has (self->hexes, first))
    first++;
  self->example = dup_hex_name (self, first);
}

/* --- The board --- */

/* The grid of a board: its own, or that of the only part that has one. */
static void
find_grid (HuVassalHexes *self)
{
  self->grid = self->board->grid;
  for (guint i = 0; self->grid == NULL && i < self->board->zones->len; i++)
    {
      const HuVassalZone *zone = g_ptr_array_index (self->board->zones, i);

      if (zone->grid == NULL)
        continue;
      self->grid = zone->grid;
      self->region = zone;
    }
}

HuVassalHexes *
hu_vassal_hexes_new (const HuVassalBoard *board,
                     gint                 width,
                     gint                 height,
                     GError             **error)
{
  g_autoptr(HuVassalHexes) self = g_new0 (HuVassalHexes, 1);
  gint n_lanes, n_steps;

  self->board = board;
  self->width = width;
  self->height = height;
  find_grid (self);
  if (!(self->grid->dx >= SIZE_LEAST && self->grid->dx <= SIZE_MOST && self->grid->dy >= SIZE_LEAST &&
        self->grid->dy <= SIZE_MOST && isfinite (self->grid->x0) && isfinite (self->grid->y0)) ||
      (count_lanes (self), !find_bounds (self, &n_lanes, &n_steps)) || (self->hexes = new_plain (self, n_lanes, n_steps)) == NULL)
    {
      g_set_error (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_LIMIT,
                   _("The grid of the board “%s” cannot be: its hexes are none, or more than 4,096 in a row."), board->name);
      return NULL;
    }
  name_hexes (self, n_lanes, n_steps);

  return g_steal_pointer (&self);
}

void
hu_vassal_hexes_free (HuVassalHexes *self)
{
  g_clear_pointer (&self->hexes, hu_grid_unref);
  g_free (self->example);
  g_free (self);
}

/* --- Pixels --- */

/* Is the pixel in a part of the board that has no hexes? */
static gboolean
is_in_box (const HuVassalHexes *self,
           double               x,
           double               y)
{
  for (guint i = 0; i < self->board->zones->len; i++)
    {
      const HuVassalZone *zone = g_ptr_array_index (self->board->zones, i);

      /* The first that holds it wins. */
      if (is_within (zone->path, x, y))
        return !zone->uses_grid && zone != self->region;
    }

  return self->region != NULL;
}

HuHex
hu_vassal_hexes_find (const HuVassalHexes *self,
                      double               x,
                      double               y)
{
  const HuVassalGrid *grid = self->grid;
  double across = grid->sideways ? y : x, along = grid->sideways ? x : y, best = G_MAXDOUBLE;
  gint guess, lane = 0, step = 0;

  if (!(x >= 0.0 && y >= 0.0 && x < self->width && y < self->height) || is_in_box (self, x, y))
    return HU_HEX_NONE;

  guess = (gint) floor ((across - grid->x0) / grid->dx + 0.5);
  for (gint near = guess - 1; near <= guess + 1; near++)
    {
      gint row = (gint) floor ((along - grid->y0 - (is_odd (near) ? grid->dy / 2 : 0.0)) / grid->dy + 0.5);
      double cx, cy, distance;

      find_centre (self, near, row + lead (self, near), &cx, &cy);
      distance = (cx - x) * (cx - x) + (cy - y) * (cy - y);
      if (distance < best)
        {
          best = distance;
          lane = near - self->lane;
          step = row + lead (self, near) - self->step;
        }
    }
  if (lane < 0 || lane >= self->hexes->n_lanes || step < 0 || step >= self->hexes->lane_length)
    return HU_HEX_NONE;

  /* Where the nearest centre is no hex of the map, the pixel is outside the hexes. */
  return hu_grid_has (self->hexes, lane * self->hexes->lane_length + step) ? lane * self->hexes->lane_length + step
                                                                          : HU_HEX_NONE;
}
