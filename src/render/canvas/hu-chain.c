/*
 * Chains: joins single hexsides to lines.
 *
 * Corners lie on a lattice of half units by half hex heights, so each corner has a whole number as its name,
 * and no two hexes have to agree within rounding. Three hexsides meet at a corner, never more. One long file, because
 * lines and borders are joined by the same corners.
 *
 * One file, because corners, chains and borders are steps over one lattice.
 */
#include "hu-chain.h"

#include <math.h>

#define HALF_HEIGHT 0.86602540378443865

typedef struct
{
  HuPoint  point;
  gboolean at_border;
  gint     n_edges;
  gint     edges[HU_N_DIRECTIONS / 2];
} Corner;

typedef struct
{
  gint     corners[2];
  gboolean used;
} Edge;

/* A run of hexsides between two corners at which it ends, branches or reaches a border. */
typedef struct
{
  GArray  *corners; /* gint */
  gint     next[2]; /* stretch that continues at this end, or -1 … */
  gint     at[2];   /* … and which of its ends that is */
  gboolean used;
} Stretch;

typedef struct
{
  const HuGrid   *grid;
  HuChainStopFunc stops;
  gpointer        data;
  GArray         *corners; /* Corner */
  GArray         *edges;   /* Edge */
  GHashTable     *index;   /* name of a corner → its index + 1 */
} Net;

static gpointer
corner_name (const HuGrid *grid,
             HuPoint       p)
{
  double across = grid->orientation == HU_ORIENTATION_FLAT ? p.x : p.y;
  double along = grid->orientation == HU_ORIENTATION_FLAT ? p.y : p.x;

  return GINT_TO_POINTER ((gint) lround (across * 2) << 15 | (gint) lround (along / HALF_HEIGHT));
}

static void
chain_free (gpointer data)
{
  HuChain *chain = data;

  g_array_unref (chain->points);
  g_clear_pointer (&chain->outer, g_array_unref);
  g_free (chain);
}

static HuChain *
chain_new (void)
{
  HuChain *chain = g_new0 (HuChain, 1);

  chain->points = g_array_new (FALSE, FALSE, sizeof (HuPoint));

  return chain;
}

static gint
net_corner (Net    *net,
            HuPoint point)
{
  gpointer name = corner_name (net->grid, point);
  gint found = GPOINTER_TO_INT (g_hash_table_lookup (net->index, name));
  Corner corner = { point, FALSE, 0, { -1, -1, -1 } };

  if (found > 0)
    return found - 1;

  g_array_append_val (net->corners, corner);
  g_hash_table_insert (net->index, name, GINT_TO_POINTER ((gint) net->corners->len));

  return (gint) net->corners->len - 1;
}

/* The third hex at the end of a hexside is beside both others; if it is missing, the end lies on the border. */
static gboolean
ends_at_border (const Net *net,
                HuHex      hex,
                gint       beside)
{
  HuHex third = hu_grid_neighbour (net->grid, hex, beside);

  return third == HU_HEX_NONE || (net->stops != NULL && net->stops (third, net->data));
}

static void
net_add (Net  *net,
         HuHex hex,
         gint  direction)
{
  HuPoint ends[2];
  Edge edge = { { 0, 0 }, FALSE };
  gint clockwise = net->grid->orientation == HU_ORIENTATION_FLAT ? 1 : HU_N_DIRECTIONS - 1;
  gint beside[2] = { (direction + HU_N_DIRECTIONS - clockwise) % HU_N_DIRECTIONS,
                     (direction + clockwise) % HU_N_DIRECTIONS };

  hu_geometry_hexside (net->grid, hex, direction, &ends[0], &ends[1]);
  for (gint i = 0; i < 2; i++)
    {
      gint corner = net_corner (net, ends[i]);
      Corner *there = &g_array_index (net->corners, Corner, corner);

      edge.corners[i] = corner;
      if (ends_at_border (net, hex, beside[i]))
        there->at_border = TRUE;
      if (there->n_edges < (gint) G_N_ELEMENTS (there->edges))
        there->edges[there->n_edges++] = (gint) net->edges->len;
    }
  g_array_append_val (net->edges, edge);
}

/* Follows edges from @corner until the line ends, branches or comes back to its beginning (closed). */
static GArray *
follow (Net *net,
        gint corner,
        gint edge)
{
  GArray *way = g_array_new (FALSE, FALSE, sizeof (gint));

  g_array_append_val (way, corner);
  while (edge >= 0)
    {
      Edge *taken = &g_array_index (net->edges, Edge, edge);
      const Corner *there;

      taken->used = TRUE;
      corner = taken->corners[0] == corner ? taken->corners[1] : taken->corners[0];
      g_array_append_val (way, corner);

      there = &g_array_index (net->corners, Corner, corner);
      if (there->n_edges != 2)
        break;
      edge = there->edges[0] == edge ? there->edges[1] : there->edges[0];
      if (g_array_index (net->edges, Edge, edge).used)
        break;
    }

  return way;
}

static void
add_stretch (GArray *stretches,
             GArray *way)
{
  Stretch stretch = { way, { -1, -1 }, { 0, 0 }, FALSE };

  g_array_append_val (stretches, stretch);
}

static GArray *
list_stretches (Net *net)
{
  GArray *stretches = g_array_new (FALSE, FALSE, sizeof (Stretch));

  for (guint i = 0; i < net->corners->len; i++)
    {
      Corner corner = g_array_index (net->corners, Corner, i);

      for (gint k = 0; corner.n_edges != 2 && k < corner.n_edges; k++)
        {
          if (!g_array_index (net->edges, Edge, corner.edges[k]).used)
            add_stretch (stretches, follow (net, (gint) i, corner.edges[k]));
        }
    }

  /* The remaining edges form closed loops. */
  for (guint i = 0; i < net->edges->len; i++)
    {
      Edge edge = g_array_index (net->edges, Edge, i);

      if (!edge.used)
        add_stretch (stretches, follow (net, edge.corners[0], (gint) i));
    }

  return stretches;
}

typedef struct
{
  gint corner;
  gint stretch;
  gint end;
  guint length;
} Meeting;

static gint
compare_meetings (gconstpointer a,
                  gconstpointer b)
{
  const Meeting *first = a, *second = b;

  if (first->corner != second->corner)
    return first->corner - second->corner;
  if (first->length != second->length)
    return first->length > second->length ? -1 : 1;

  return first->stretch - second->stretch;
}

/* Where three stretches meet, the two longest are one river, and the third is a tributary. */
static void
join_main_stems (Net    *net,
                 GArray *stretches)
{
  g_autoptr(GArray) meetings = g_array_new (FALSE, FALSE, sizeof (Meeting));

  for (guint i = 0; i < stretches->len; i++)
    {
      const GArray *way = g_array_index (stretches, Stretch, i).corners;

      for (gint end = 0; end < 2; end++)
        {
          gint corner = g_array_index (way, gint, end == 0 ? 0 : way->len - 1);
          Meeting meeting = { corner, (gint) i, end, way->len };

          if (g_array_index (net->corners, Corner, corner).n_edges == 3)
            g_array_append_val (meetings, meeting);
        }
    }

  g_array_sort (meetings, compare_meetings);
  for (guint i = 0; i + 1 < meetings->len; i++)
    {
      Meeting a = g_array_index (meetings, Meeting, i), b = g_array_index (meetings, Meeting, i + 1);

      if (a.corner != b.corner || (i > 0 && g_array_index (meetings, Meeting, i - 1).corner == a.corner))
        continue;

      g_array_index (stretches, Stretch, a.stretch).next[a.end] = b.stretch;
      g_array_index (stretches, Stretch, a.stretch).at[a.end] = b.end;
      g_array_index (stretches, Stretch, b.stretch).next[b.end] = a.stretch;
      g_array_index (stretches, Stretch, b.stretch).at[b.end] = a.end;
    }
}

static HuChainEnd
kind_of_end (const Net *net,
             gint       corner)
{
  const Corner *there = &g_array_index (net->corners, Corner, corner);

  if (there->n_edges > 1)
    return HU_CHAIN_END_JOINS;

  return there->at_border ? HU_CHAIN_END_BORDER : HU_CHAIN_END_FREE;
}

/* Returns all stretches from @first on, entered at its end @from. */
static HuChain *
chain_from (Net    *net,
            GArray *stretches,
            gint    first,
            gint    from)
{
  HuChain *chain = chain_new ();
  gint start = -1, last = -1;

  for (gint i = first, end = from; i >= 0 && !g_array_index (stretches, Stretch, i).used;)
    {
      Stretch *stretch = &g_array_index (stretches, Stretch, i);
      guint n = stretch->corners->len;

      stretch->used = TRUE;
      for (guint k = 0; k < n; k++)
        {
          gint corner = g_array_index (stretch->corners, gint, end == 0 ? k : n - 1 - k);

          if (corner == last)
            continue; /* where two stretches meet */
          if (start < 0)
            start = corner;
          last = corner;
          g_array_append_val (chain->points, g_array_index (net->corners, Corner, corner).point);
        }

      i = stretch->next[1 - end];
      end = stretch->at[1 - end];
    }

  chain->start = kind_of_end (net, start);
  chain->end = kind_of_end (net, last);
  if (start == last && chain->points->len > 2)
    {
      chain->closed = TRUE;
      g_array_set_size (chain->points, chain->points->len - 1);
    }

  return chain;
}

static GPtrArray *
list_chains (Net *net)
{
  GPtrArray *chains = g_ptr_array_new_with_free_func (chain_free);
  GArray *stretches = list_stretches (net);

  join_main_stems (net, stretches);

  for (guint i = 0; i < stretches->len; i++)
    {
      Stretch stretch = g_array_index (stretches, Stretch, i);

      if (!stretch.used && (stretch.next[0] < 0 || stretch.next[1] < 0))
        g_ptr_array_add (chains, chain_from (net, stretches, (gint) i, stretch.next[0] < 0 ? 0 : 1));
    }
  for (guint i = 0; i < stretches->len; i++)
    {
      if (!g_array_index (stretches, Stretch, i).used)
        g_ptr_array_add (chains, chain_from (net, stretches, (gint) i, 0));
    }

  for (guint i = 0; i < stretches->len; i++)
    g_array_unref (g_array_index (stretches, Stretch, i).corners);
  g_array_unref (stretches);

  return chains;
}

/* @sides: (array): a byte for each hex, with bit d for its hexside towards d; @stops: which hexes count as the border,
 * or NULL.  Returns the chains, each hexside in exactly one; (transfer full) (element-type HuChain). */
GPtrArray *
hu_chain_list (const HuGrid   *grid,
               const guint8   *sides,
               HuChainStopFunc stops,
               gpointer        data)
{
  Net net = { grid, stops, data, NULL, NULL, NULL };
  GPtrArray *chains;

  g_return_val_if_fail (grid != NULL && sides != NULL, NULL);

  net.corners = g_array_new (FALSE, FALSE, sizeof (Corner));
  net.edges = g_array_new (FALSE, FALSE, sizeof (Edge));
  net.index = g_hash_table_new (NULL, NULL);

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      for (gint d = 0; sides[hex] != 0 && d < HU_N_DIRECTIONS; d++)
        {
          HuHex other = hu_grid_neighbour (grid, hex, d);

          if (!(sides[hex] >> d & 1))
            continue;
          /* A border that is marked in both hexes is drawn for the first of them. */
          if (other != HU_HEX_NONE && other < hex && (sides[other] >> hu_direction_opposite (d) & 1))
            continue;
          net_add (&net, hex, d);
        }
    }

  chains = list_chains (&net);
  g_array_unref (net.corners);
  g_array_unref (net.edges);
  g_hash_table_unref (net.index);

  return chains;
}

/* A border runs from corner to corner in one direction, so at most one edge leaves each corner. */
typedef struct
{
  HuPoint  from, to;
  gpointer to_name;
  guint8   outer;   /* beside no hex */
  gboolean entered; /* another one leads here */
  gboolean used;
} Link;

static HuChain *
border_from (GArray     *links,
             GHashTable *by_start,
             guint       first)
{
  HuChain *chain = chain_new ();
  Link *link = &g_array_index (links, Link, first);

  chain->outer = g_array_new (FALSE, FALSE, sizeof (guint8));
  chain->start = chain->end = HU_CHAIN_END_FREE;
  g_array_append_val (chain->points, link->from);
  for (;;)
    {
      gint next = GPOINTER_TO_INT (g_hash_table_lookup (by_start, link->to_name)) - 1;

      link->used = TRUE;
      g_array_append_val (chain->outer, link->outer);
      if (next == (gint) first)
        {
          chain->closed = TRUE;
          return chain;
        }
      g_array_append_val (chain->points, link->to);
      if (next < 0)
        return chain;
      link = &g_array_index (links, Link, next);
    }
}

static void
link_hex (const HuGrid *grid,
          HuHex         hex,
          HuBorderFunc  is_border,
          gpointer      data,
          GArray       *links,
          GHashTable   *by_start)
{
  for (gint d = 0; d < HU_N_DIRECTIONS; d++)
    {
      HuHex neighbour = hu_grid_neighbour (grid, hex, d);
      Link link = { .outer = neighbour == HU_HEX_NONE };

      if (!is_border (hex, neighbour, data))
        continue;
      hu_geometry_hexside (grid, hex, d, &link.from, &link.to);
      link.to_name = corner_name (grid, link.to);
      g_array_append_val (links, link);
      g_hash_table_insert (by_start, corner_name (grid, link.from), GINT_TO_POINTER ((gint) links->len));
    }
}

static void
mark_entered (GArray     *links,
              GHashTable *by_start)
{
  for (guint i = 0; i < links->len; i++)
    {
      gpointer name = g_array_index (links, Link, i).to_name;
      gint next = GPOINTER_TO_INT (g_hash_table_lookup (by_start, name));

      if (next > 0)
        g_array_index (links, Link, next - 1).entered = TRUE;
    }
}

/* @window: the hexes to look at; the set ends there; @is_border: whether a hexside of a hex of @window belongs to the
 * border; at most one of the two hexes of a hexside may say so.  Returns the border in as few pieces as possible, with
 * the set to the right; (transfer full) (element-type HuChain). */
GPtrArray *
hu_chain_borders (const HuGrid *grid,
                  HuHexWindow   window,
                  HuBorderFunc  is_border,
                  gpointer      data)
{
  GPtrArray *chains = g_ptr_array_new_with_free_func (chain_free);
  g_autoptr(GArray) links = g_array_new (FALSE, FALSE, sizeof (Link));
  g_autoptr(GHashTable) by_start = g_hash_table_new (NULL, NULL);

  for (gint lane = window.lane0; lane < window.lane1; lane++)
    {
      for (gint pos = window.pos0; pos < window.pos1; pos++)
        {
          HuHex hex = lane * grid->lane_length + pos;

          if (grid->exists[hex])
            link_hex (grid, hex, is_border, data, links, by_start);
        }
    }
  mark_entered (links, by_start);

  /* Chains that begin somewhere come first, then those that go round. */
  for (gint round = 0; round < 2; round++)
    {
      for (guint i = 0; i < links->len; i++)
        {
          const Link *link = &g_array_index (links, Link, i);

          if (!link->used && (round == 1 || !link->entered))
            g_ptr_array_add (chains, border_from (links, by_start, i));
        }
    }

  return chains;
}
