/*
 * A course is the list of corners that a stroke has come by; each is next to the one before. The pointer is always
 * nearest to some corner. Where it cuts through the middle of a hex, the next one is across, and the course goes
 * around; where the hand trembles, it comes back to a corner that it had left, and the spur is dropped.
 */
#include "hu-workshop-course.h"

#include <math.h>
#include <string.h>

#include "hu-workshop-hand.h"

#define SMALL_GAP 2  /* hexsides between an end and a loose end that are still joined */
#define FAR       4  /* hexsides that a pointer may skip: across a hex, and one more */
#define SPUR      4  /* corners back to which a course is taken back; the ring around a hex, of six, is meant */
#define NEAR      0.01

static gboolean
is_same (HuPoint a,
         HuPoint b)
{
  return fabs (a.x - b.x) < NEAR && fabs (a.y - b.y) < NEAR;
}

static HuPoint
get_corner (const GArray *course,
            guint         index)
{
  return g_array_index (course, HuPoint, index);
}

guint
hu_workshop_course_list_next (const HuGrid *grid,
                              HuPoint       at,
                              HuPoint       next[3])
{
  guint n = 0;

  /* The hexes around a corner lie in three of six directions from it. */
  for (gint i = 0; i < 6; i++)
    {
      HuPoint beside = { at.x + 0.1 * cos (G_PI / 6 + i * G_PI / 3), at.y + 0.1 * sin (G_PI / 6 + i * G_PI / 3) };
      HuHex hex = hu_geometry_hex_at (grid, beside);

      for (gint corner = 0; hex != HU_HEX_NONE && corner < HU_N_DIRECTIONS; corner++)
        {
          HuPoint a = hu_geometry_corner (grid, hex, corner);
          HuPoint b = hu_geometry_corner (grid, hex, (corner + 1) % HU_N_DIRECTIONS);
          HuPoint other = is_same (a, at) ? b : a;
          gboolean known = FALSE;
          HuHex unused;

          if (!is_same (a, at) && !is_same (b, at))
            continue;
          for (guint k = 0; k < n; k++)
            known = known || is_same (next[k], other);
          if (!known && n < 3 && hu_workshop_reach_between (grid, at, other, &unused) >= 0)
            next[n++] = other;
        }
    }

  return n;
}

/* --- The shortest way --- */

typedef struct
{
  const HuGrid *grid;
  HuPoint       by;
  HuPoint       way[FAR + 1];
  HuPoint       best[FAR + 1];
  guint         n_best;
  double        best_cost;
} Search;

/* Tries all ways of at most @limit sides: there are few. */
static void
search (Search   *self,
        guint     n,
        guint     limit,
        double    cost,
        gboolean (*is_goal) (gpointer data,
                             HuPoint  corner),
        gpointer  data)
{
  HuPoint next[3];
  guint n_next;

  if (n > 1 && is_goal (data, self->way[n - 1]))
    {
      if (cost < self->best_cost)
        {
          memcpy (self->best, self->way, sizeof self->way);
          self->n_best = n;
          self->best_cost = cost;
        }
      return;
    }
  if (n > limit)
    return;

  n_next = hu_workshop_course_list_next (self->grid, self->way[n - 1], next);
  for (guint i = 0; i < n_next; i++)
    {
      HuPoint from = self->way[n - 1];
      double aside = hypot ((from.x + next[i].x) / 2 - self->by.x, (from.y + next[i].y) / 2 - self->by.y);

      if (n > 1 && is_same (next[i], self->way[n - 2]))
        continue;
      self->way[n] = next[i];
      search (self, n + 1, limit, cost + 1 + aside / 100, is_goal, data);
    }
}

static gboolean
is_there (gpointer data,
          HuPoint  corner)
{
  return is_same (corner, *(const HuPoint *) data);
}

static void
append (GArray  *course,
        HuPoint  corner)
{
  guint from = course->len > SPUR ? course->len - SPUR : 0;

  for (guint i = course->len; i > from; i--)
    if (is_same (get_corner (course, i - 1), corner))
      {
        g_array_set_size (course, i);
        return;
      }

  g_array_append_val (course, corner);
}

gboolean
hu_workshop_course_lead (const HuGrid *grid,
                         GArray       *course,
                         HuPoint       to,
                         HuPoint       by)
{
  Search self = { .grid = grid, .by = by, .best_cost = G_MAXDOUBLE };

  g_return_val_if_fail (grid != NULL && course != NULL && course->len > 0, FALSE);

  self.way[0] = get_corner (course, course->len - 1);
  if (is_same (self.way[0], to))
    return TRUE;

  search (&self, 1, FAR, 0, is_there, &to);
  for (guint i = 1; i < self.n_best; i++)
    append (course, self.best[i]);

  return self.n_best > 0;
}

/* --- Loose ends --- */

typedef struct
{
  const HuGrid *grid;
  const GArray *course;
  HuSideTest    has;
  gpointer      data;
} Ends;

static guint
count_sides (const Ends *ends,
             HuPoint     corner)
{
  HuPoint next[3];
  guint n_next = hu_workshop_course_list_next (ends->grid, corner, next), n = 0;

  for (guint i = 0; i < n_next; i++)
    {
      HuHex hex;
      gint direction = hu_workshop_reach_between (ends->grid, corner, next[i], &hex);

      n += direction >= 0 && ends->has (ends->data, hex, direction);
    }

  return n;
}

static gboolean
is_loose (gpointer data,
          HuPoint  corner)
{
  const Ends *ends = data;

  for (guint i = 0; i < ends->course->len; i++)
    if (is_same (get_corner (ends->course, i), corner))
      return FALSE;

  return count_sides (ends, corner) == 1;
}

/* Leads the last corner on. */
static void
join_end (Ends   *ends,
          GArray *course)
{
  Search self = { .grid = ends->grid, .best_cost = G_MAXDOUBLE };

  self.way[0] = self.by = get_corner (course, course->len - 1);
  if (count_sides (ends, self.way[0]) > 0)
    return;

  search (&self, 1, SMALL_GAP, 0, is_loose, ends);
  for (guint i = 1; i < self.n_best; i++)
    g_array_append_val (course, self.best[i]);
}

static void
reverse (GArray *course)
{
  for (guint i = 0, k = course->len; i + 1 < k; i++)
    {
      HuPoint corner = get_corner (course, i);

      k--;
      g_array_index (course, HuPoint, i) = get_corner (course, k);
      g_array_index (course, HuPoint, k) = corner;
    }
}

void
hu_workshop_course_join (const HuGrid *grid,
                         GArray       *course,
                         HuSideTest    has,
                         gpointer      data)
{
  Ends ends = { grid, course, has, data };

  g_return_if_fail (grid != NULL && course != NULL && has != NULL);

  if (course->len < 2)
    return;

  join_end (&ends, course);
  reverse (course);
  join_end (&ends, course);
  reverse (course);
}
