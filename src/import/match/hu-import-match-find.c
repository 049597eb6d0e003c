/*
 * Matching counters with units: first what was settled, then the counter that was it before, then name and side, then the
 * name alone, then what is left by strength and side.  Of several units of one name, each counter takes the one that
 * stands where it does, else the nearest.
 */
#include "config.h"

#include "hu-import-match-private.h"

#include <string.h>

#define ID_OF_NAMELESS "unit"
#define NAMELESS "-" /* no name is squashed to that, or to the next */
#define MASKED "?"
#define NEAR_MOST 100 /* units of one name among which the nearest is looked for */
#define OTHER_MOST 4  /* a file whose counters are called as others more often than once in so many has other ids */

typedef struct
{
  HuImportMatch  *match;
  const HuState  *state;
  const HuImport *import;
  gint            side_of[HU_N_SIDES]; /* the game's side of each of the import's; -1: none is called so */
  gboolean       *taken;               /* units of the game that a counter is */
  char          **names;               /* of the units, as they are compared */
  char          **called;              /* likewise, of the counters */
  const char    **keys;                /* by what the file knows the counters again, or NULL */
  HuMatchSeen    *seen;                /* or NULL */
  gboolean        no_endings;          /* names are compared without endings that tell nothing apart in the import */
} Matching;

/* Case, spaces and punctuation do not matter. */
static char *
squash (const char *name)
{
  g_autofree char *folded = g_utf8_casefold (name, -1);
  GString *squashed = g_string_new (NULL);

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_isalnum (g_utf8_get_char (at)) || g_unichar_ismark (g_utf8_get_char (at)))
      g_string_append_unichar (squashed, g_utf8_get_char (at));

  return g_string_free (squashed, FALSE);
}

/* A counter without a name becomes a unit that is called as its id, "unit-3". */
static gboolean
is_nameless (const HuUnit *unit)
{
  const char *number;

  if (unit->name[0] == '\0')
    return TRUE;
  if (!g_str_equal (unit->name, unit->id) || !g_str_has_prefix (unit->id, ID_OF_NAMELESS))
    return FALSE;

  number = unit->id + strlen (ID_OF_NAMELESS);

  return number[strspn (number, "-0123456789")] == '\0';
}

gboolean
_hu_import_match_is_masked (const HuUnit *unit)
{
  return g_str_equal (unit->name, MASKED);
}

static char *
squash_name (const Matching *matching,
             const HuUnit   *unit)
{
  g_autofree char *stripped = NULL;

  if (is_nameless (unit))
    return g_strdup (NAMELESS);
  if (_hu_import_match_is_masked (unit))
    return g_strdup (MASKED);
  stripped = matching->no_endings ? hu_import_strip_ending (unit->name) : NULL;

  return squash (stripped != NULL ? stripped : unit->name);
}

static gint
find_side (const HuScenario *scenario,
           const HuSideInfo *wanted)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = squash (wanted->name), *own = squash (scenario->sides[side].name);

      if (g_strcmp0 (wanted->id, scenario->sides[side].id) == 0 || (name[0] != '\0' && g_str_equal (name, own)))
        return side;
    }

  return -1;
}

static const HuUnit *
counter_of (const Matching *matching,
            guint           counter)
{
  return hu_scenario_get_unit (matching->import->scenario, counter);
}

gboolean
_hu_import_match_can_stand (const HuState *state,
                            guint          unit)
{
  return state->unit_status[unit] == HU_UNIT_ON_MAP || state->unit_status[unit] == HU_UNIT_WAITING;
}

static void
take (Matching    *matching,
      HuMatchPair *pair,
      guint        unit,
      HuMatchBy    by)
{
  pair->unit = unit;
  pair->by = by;
  matching->taken[unit] = TRUE;
}

/* --- Ways of matching --- */

/* Another game of the module may not have the unit that was settled. */
static void
match_settled (Matching *matching)
{
  const HuImportProfile *profile = matching->import->profile;

  for (guint i = 0; profile != NULL && i < matching->match->pairs->len; i++)
    {
      HuMatchPair *pair = &g_array_index (matching->match->pairs, HuMatchPair, i);
      const char *key = matching->keys[pair->counter];
      const char *id = key != NULL ? hu_import_profile_find_unit (profile, key) : NULL;
      gint unit;

      if (id == NULL)
        id = hu_import_profile_find_unit (profile, counter_of (matching, pair->counter)->name);
      unit = id != NULL && id[0] != '\0' ? hu_scenario_find_unit (matching->state->scenario, id) : -1;
      if (unit >= 0 && !matching->taken[unit])
        take (matching, pair, (guint) unit, HU_MATCH_SETTLED);
      else if (id != NULL && id[0] == '\0')
        pair->by = HU_MATCH_SETTLED;
    }
}

/* The units of one name, in their order; (element-type guint). */
static GHashTable *
index_names (const Matching *matching)
{
  GHashTable *index = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_array_unref);

  for (guint unit = 0; unit < matching->state->scenario->units->len; unit++)
    {
      GArray *units = g_hash_table_lookup (index, matching->names[unit]);

      if (units == NULL)
        {
          units = g_array_new (FALSE, FALSE, sizeof (guint));
          g_hash_table_insert (index, matching->names[unit], units);
        }
      g_array_append_val (units, unit);
    }

  return index;
}

/* Is @unit of the side that the counter's file calls the same? */
static gboolean
is_same_side (const Matching *matching,
              const HuUnit   *counter,
              guint           unit)
{
  return matching->side_of[counter->side] == (gint) hu_scenario_get_unit (matching->state->scenario, unit)->side;
}

/* Whether the file numbers its counters anew: then many are called as other units than those which had their ids. */
static gboolean
is_numbered_anew (const Matching *matching,
                  GHashTable     *index)
{
  guint n_same = 0, n_other = 0;

  for (guint i = 0; i < matching->match->pairs->len; i++)
    {
      const HuUnit *counter = counter_of (matching, i);
      guint unit = hu_match_seen_find (matching->seen, matching->keys[i]);
      const char *name = matching->called[i];

      if (unit == HU_UNIT_NONE || _hu_import_match_is_masked (counter))
        continue;
      if (g_str_equal (name, matching->names[unit]))
        n_same++;
      else
        n_other += g_hash_table_contains (index, name);
    }

  return n_other * OTHER_MOST > n_same;
}

/* Would the unit tell what the counter is? */
static gboolean
may_tell (const Matching *matching,
          guint           counter,
          guint           unit)
{
  return !_hu_import_match_is_masked (counter_of (matching, counter)) || g_str_equal (matching->names[unit], MASKED);
}

/* A counter that is turned over may be called otherwise, and is the same all the same. */
static void
match_seen (Matching   *matching,
            GHashTable *index)
{
  if (is_numbered_anew (matching, index))
    hu_match_seen_forget (matching->seen);

  for (guint i = 0; i < matching->match->pairs->len; i++)
    {
      HuMatchPair *pair = &g_array_index (matching->match->pairs, HuMatchPair, i);
      guint unit = hu_match_seen_find (matching->seen, matching->keys[pair->counter]);

      if (unit != HU_UNIT_NONE && pair->by == HU_MATCH_NOBODY && !matching->taken[unit] &&
          _hu_import_match_can_stand (matching->state, unit) && may_tell (matching, pair->counter, unit))
        take (matching, pair, unit, HU_MATCH_SEEN);
    }
}

/* Does any unit called as the counter stand in @hex? */
static gboolean
stands_there (const Matching *matching,
              const GArray   *units,
              HuHex           hex)
{
  for (guint i = 0; hex != HU_HEX_NONE && units != NULL && i < MIN (units->len, NEAR_MOST); i++)
    if (matching->state->unit_hex[g_array_index (units, guint, i)] == hex)
      return TRUE;

  return FALSE;
}

/* A log goes on where the game is, or the game is there already. */
static gboolean
is_at_start (const Matching *matching,
             GHashTable     *index)
{
  guint n_start = 0, n_end = 0;

  for (guint i = 0; matching->import->steps->len > 0 && i < matching->match->pairs->len; i++)
    {
      const HuMatchPair *pair = &g_array_index (matching->match->pairs, HuMatchPair, i);
      const GArray *units = g_hash_table_lookup (index, matching->called[i]);

      n_start += stands_there (matching, units, pair->start);
      n_end += stands_there (matching, units, pair->at);
    }

  return n_start > n_end;
}

/* From where the counter is looked for to the unit; units off the map are near each other.  @same_hex: any other hex is
 * too far. */
static gint
find_distance (const Matching    *matching,
               const HuMatchPair *pair,
               guint              unit,
               gboolean           same_hex)
{
  HuHex from = matching->match->at_start ? pair->start : pair->at;
  HuHex at = matching->state->unit_hex[unit];

  if (same_hex || from == HU_HEX_NONE || at == HU_HEX_NONE)
    return from == at ? 0 : G_MAXINT;

  return hu_grid_distance (matching->state->scenario->map->grid, at, from);
}

static gboolean
may_be (const Matching    *matching,
        const HuMatchPair *pair,
        guint              unit,
        gboolean           same_side)
{
  return _hu_import_match_can_stand (matching->state, unit) &&
         (!same_side || is_same_side (matching, counter_of (matching, pair->counter), unit)) &&
         (matching->seen == NULL ||
          hu_match_seen_may_be (matching->seen, matching->import, matching->keys[pair->counter], unit));
}

static void
match_names (Matching   *matching,
             GHashTable *index,
             gboolean    same_side,
             gboolean    same_hex)
{
  for (guint i = 0; i < matching->match->pairs->len; i++)
    {
      HuMatchPair *pair = &g_array_index (matching->match->pairs, HuMatchPair, i);
      const HuUnit *counter = counter_of (matching, pair->counter);
      const char *name = matching->called[i];
      gboolean open = pair->by == HU_MATCH_NOBODY && name[0] != '\0' && (same_side || !is_nameless (counter));
      const GArray *units = open ? g_hash_table_lookup (index, name) : NULL;
      guint nearest = HU_UNIT_NONE;
      gint best = G_MAXINT;

      /* Among very many of one name the first will do. */
      for (guint j = 0; units != NULL && j < units->len && best > 0 && (j < NEAR_MOST || nearest == HU_UNIT_NONE); j++)
        {
          guint unit = g_array_index (units, guint, j);
          gint distance = matching->taken[unit] ? G_MAXINT : find_distance (matching, pair, unit, same_hex);

          if (matching->taken[unit] || (same_hex && (distance > 0 || (pair->elsewhere && !matching->match->at_start))) ||
              (nearest != HU_UNIT_NONE && distance >= best) || !may_be (matching, pair, unit, same_side))
            continue;
          nearest = unit;
          best = distance;
        }
      if (nearest != HU_UNIT_NONE)
        take (matching, pair, nearest, same_side ? HU_MATCH_NAME : HU_MATCH_ANY_SIDE);
    }
}

static void
match_strengths (Matching *matching)
{
  guint n_units = matching->state->scenario->units->len;

  for (guint i = 0; i < matching->match->pairs->len; i++)
    {
      HuMatchPair *pair = &g_array_index (matching->match->pairs, HuMatchPair, i);
      const HuUnit *counter = counter_of (matching, pair->counter);

      for (guint unit = 0; pair->by == HU_MATCH_NOBODY && counter->strength >= 0 && unit < n_units; unit++)
        if (!matching->taken[unit] && _hu_import_match_can_stand (matching->state, unit) &&
            is_same_side (matching, counter, unit) &&
            hu_scenario_get_unit (matching->state->scenario, unit)->strength == counter->strength)
          take (matching, pair, unit, HU_MATCH_STRENGTH);
    }
}

/* A counter may be there again of which it was said here that it is gone for good. */
static void
find_left (Matching   *matching,
           GHashTable *index)
{
  for (guint i = 0; i < matching->match->pairs->len; i++)
    {
      HuMatchPair *pair = &g_array_index (matching->match->pairs, HuMatchPair, i);
      const HuUnit *counter = counter_of (matching, pair->counter);
      gboolean open = pair->by == HU_MATCH_NOBODY && pair->strange;
      const GArray *units = open ? g_hash_table_lookup (index, matching->called[i]) : NULL;

      for (guint j = 0; units != NULL && j < units->len && !pair->left; j++)
        {
          guint unit = g_array_index (units, guint, j);

          pair->left = !_hu_import_match_can_stand (matching->state, unit) && is_same_side (matching, counter, unit);
        }
    }
}

/* Where each counter stands after the steps, by its unit in the import's scenario. */
static HuHex *
list_places (const HuImport *import)
{
  HuHex *places = g_new (HuHex, import->scenario->units->len + 1);
  g_autoptr(GPtrArray) events = hu_import_list_events (import);

  for (guint i = 0; i < import->scenario->units->len; i++)
    places[i] = hu_scenario_get_unit (import->scenario, i)->at;
  for (guint i = 0; i < events->len; i++)
    {
      const HuEvent *event = g_ptr_array_index (events, i);

      if (event->verb == HU_VERB_MOVE || event->verb == HU_VERB_PLACE)
        places[event->unit] = g_array_index (event->hexes, HuHex, 0);
      else if (event->verb == HU_VERB_ELIMINATE || event->verb == HU_VERB_WITHDRAW)
        places[event->unit] = HU_HEX_NONE;
    }

  return places;
}

static void
list_pairs (Matching *matching)
{
  g_autofree HuHex *places = list_places (matching->import);

  for (guint i = 0; i < matching->import->scenario->units->len; i++)
    {
      const HuUnit *counter = hu_scenario_get_unit (matching->import->scenario, i);
      HuMatchPair pair = { .counter = i, .unit = HU_UNIT_NONE, .by = HU_MATCH_NOBODY };

      pair.at = _hu_import_match_find_hex (matching->state, matching->import, places[i]);
      pair.elsewhere = places[i] != HU_HEX_NONE && pair.at == HU_HEX_NONE;
      pair.start = _hu_import_match_find_hex (matching->state, matching->import, counter->at);
      pair.strange = pair.at != HU_HEX_NONE && !_hu_import_match_is_masked (counter);
      g_array_append_val (matching->match->pairs, pair);
    }
}

void
_hu_import_match_find (HuImportMatch  *self,
                       const HuState  *state,
                       const HuImport *import,
                       HuMatchSeen    *seen)
{
  guint n = state->scenario->units->len;
  g_autofree gboolean *taken = g_new0 (gboolean, n + 1);
  g_auto(GStrv) names = g_new0 (char *, n + 1);
  g_auto(GStrv) called = g_new0 (char *, import->scenario->units->len + 1);
  g_autofree const char **keys = hu_import_list_keys (import);
  Matching matching = {
    .match = self, .state = state, .import = import, .side_of = { -1, -1 }, .taken = taken, .names = names, .called = called,
    .keys = keys, .seen = seen, .no_endings = hu_import_find_ending (import) != NULL,
  };
  g_autoptr(GHashTable) index = NULL;

  for (guint i = 0; i < n; i++)
    names[i] = squash_name (&matching, hu_scenario_get_unit (state->scenario, i));
  for (guint i = 0; i < import->scenario->units->len; i++)
    called[i] = squash_name (&matching, hu_scenario_get_unit (import->scenario, i));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    matching.side_of[side] = find_side (state->scenario, &import->scenario->sides[side]);

  list_pairs (&matching);
  match_settled (&matching);
  index = index_names (&matching);
  self->at_start = is_at_start (&matching, index);
  if (seen != NULL)
    match_seen (&matching, index);
  for (guint way = 0; way < 4; way++)
    match_names (&matching, index, way < 2, way % 2 == 0);
  if (seen == NULL)
    match_strengths (&matching);
  find_left (&matching, index);
}
