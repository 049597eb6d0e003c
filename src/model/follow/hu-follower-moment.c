/*
 * Whoever undoes moves in VASSAL and saves comes back to a position that the game has gone
 * through.
 */
#include "hu-follower-moment.h"

#define MOST 400 /* events back */

typedef struct
{
  HuHex    at;    /* HU_HEX_NONE: off the map, or not in the file */
  gboolean known; /* FALSE: it may be anywhere */
} Place;

/* By unit, where the position has it. */
static Place *
lay_out (const HuImportMatch *match,
         GHashTable          *later,
         guint                n_units)
{
  Place *places = g_new (Place, n_units + 1);

  for (guint i = 0; i < n_units; i++)
    places[i] = (Place) { HU_HEX_NONE, !g_hash_table_contains (later, GUINT_TO_POINTER (i + 1)) };
  for (guint i = 0; i < match->pairs->len; i++)
    {
      const HuMatchPair *pair = &g_array_index (match->pairs, HuMatchPair, i);

      if (pair->unit != HU_UNIT_NONE)
        places[pair->unit] = (Place) { pair->at, !pair->elsewhere };
    }

  return places;
}

static gboolean
is_there (const HuState *state,
          const Place   *places)
{
  for (guint unit = 0; unit < hu_scenario_get_n_units (state->scenario); unit++)
    if (places[unit].known && state->unit_hex[unit] != places[unit].at)
      return FALSE;

  return TRUE;
}

gboolean
hu_follower_find_moment (HuGame              *game,
                         const HuImportMatch *match,
                         GHashTable          *later,
                         guint               *moment)
{
  guint head = hu_game_get_head (game);
  g_autofree Place *places = lay_out (match, later, hu_scenario_get_n_units (hu_game_get_scenario (game)));
  gboolean found = FALSE;

  /* Forward, since one moment after the other costs one event each. */
  for (guint i = head > MOST ? head - MOST : 0; i < head; i++)
    /* A moment within a gesture cannot be gone to. */
    if ((i == 0 || hu_game_get_moment_before (game, i + 1) == i) && is_there (hu_game_peek_before (game, i + 1), places))
      {
        *moment = i;
        found = TRUE;
      }

  return found;
}
