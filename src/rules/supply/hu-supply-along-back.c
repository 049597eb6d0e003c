/*
 * The nearest source of every hex at once, where lines of supply take a few steps and then go along lines of the map.
 *
 * Walked backwards, a line first goes along a line of the map and then steps, so two floods from the sources are enough:
 * one over the lines of the map, and one that steps away from all hexes that this one has reached, and from the sources
 * themselves, a step of all at a time.  A hex that is reached again after more steps is better only where the whole line
 * is shorter, so only then the flood goes on from it.
 *
 * Both floods go on from hexes in the order of their lengths, and of these in the order of their sources: it is so at the
 * beginning, and each step keeps it so.  The first line that comes to a hex in a step is therefore the best of that step.
 *
 * The obvious other way, one flood in the order of whole lengths, is wrong: of a hex it would know the shortest line
 * alone, and where the steps of that one are used up a longer one with fewer steps may go on.
 */
#include "hu-supply-along-private.h"

/* A hex from which the flood goes on, as it was reached by the last step. */
typedef struct
{
  HuHex        hex;
  HuSupplyBack line;
} Edge;

static gboolean
is_open (const HuSupplyField *field,
         HuHex                hex)
{
  return field->grid->exists[hex] && field->block[hex] == HU_BLOCK_OPEN;
}

/* Keeps the line that comes to @hex if it is shorter than the one known.  A hex of an obstacle gets its answer, but the
 * flood does not go on from it. */
static void
come_to (const HuSupplyField *field,
         HuSupplyBack        *back,
         GArray              *edges, /* Edge */
         HuHex                hex,
         HuSupplyBack         line)
{
  Edge edge = { hex, line };

  if (back[hex].length >= 0 && back[hex].length <= line.length)
    return;

  back[hex] = line;
  if (is_open (field, hex))
    g_array_append_val (edges, edge);
}

/* Returns the open hexes reached from the sources over all lines of the map; (transfer full) (element-type Edge). */
static GArray *
flood_along (const HuSupplyField *field,
             HuSupplyBack        *back)
{
  GArray *edges = g_array_new (FALSE, FALSE, sizeof (Edge));

  for (HuHex hex = 0; hex < field->grid->n_hexes; hex++)
    if (field->source[hex] && is_open (field, hex))
      come_to (field, back, edges, hex, (HuSupplyBack) { 0, hex });

  for (guint i = 0; i < edges->len; i++)
    {
      Edge edge = g_array_index (edges, Edge, i);

      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        if (field->along->links[edge.hex] >> direction & 1)
          come_to (field, back, edges, hu_grid_neighbour (field->grid, edge.hex, direction),
                   (HuSupplyBack) { edge.line.length + 1, edge.line.source });
    }

  return edges;
}

/* Returns where the next step goes on from; (transfer full) (element-type Edge). */
static GArray *
take_step (const HuSupplyField *field,
           HuSupplyBack        *back,
           const GArray        *edges)
{
  GArray *next_edges = g_array_new (FALSE, FALSE, sizeof (Edge));

  for (guint i = 0; i < edges->len; i++)
    {
      const Edge *edge = &g_array_index (edges, Edge, i);
      guint barred = field->barriers != NULL ? field->barriers[edge->hex] : 0;

      for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
        {
          HuHex next = hu_grid_neighbour (field->grid, edge->hex, direction);

          if (next != HU_HEX_NONE && !(barred >> direction & 1))
            come_to (field, back, next_edges, next, (HuSupplyBack) { edge->line.length + 1, edge->line.source });
        }
    }

  return next_edges;
}

/* @field: the question, without origins; it has lines of the map.  Returns [n_hexes] what hu_supply_trace() would find
 * from that hex alone; of an open source itself the length 0; (transfer full). */
HuSupplyBack *
hu_along_flood_back (const HuSupplyField *field)
{
  HuHex n_hexes = field->grid->n_hexes;
  gint32 most = field->max_length < 0 ? G_MAXINT32 : field->max_length;
  HuSupplyBack *back = g_new (HuSupplyBack, n_hexes);
  GArray *edges;

  for (HuHex hex = 0; hex < n_hexes; hex++)
    back[hex] = (HuSupplyBack) { -1, HU_HEX_NONE };
  edges = flood_along (field, back);
  for (gint32 steps = 1; edges->len > 0 && steps <= MIN (field->along->steps, most); steps++)
    {
      GArray *next = take_step (field, back, edges);

      g_array_unref (edges);
      edges = next;
    }
  g_array_unref (edges);
  for (HuHex hex = 0; hex < n_hexes; hex++)
    if (back[hex].length > most)
      back[hex] = (HuSupplyBack) { -1, HU_HEX_NONE };

  return back;
}
