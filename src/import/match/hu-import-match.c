/*
 * Matching counters with units: first what was settled, then name and side, then the name alone, then what is left by
 * strength and side.  Of several units of one name, each counter takes the one that stands where it does, else the
 * first.
 */
#include "config.h"

#include "hu-import-match.h"

#include "hu-apply.h"

typedef struct
{
  HuImportMatch  *match;
  const HuState  *state;
  const HuImport *import;
  gint            side_of[HU_N_SIDES]; /* the game's side of each of the import's; -1: none is called so */
  gboolean       *taken;               /* units of the game that a counter is */
  char          **names;               /* of the units, as they are compared */
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

static char *
squash_name (const Matching *matching,
             const HuUnit   *unit)
{
  g_autofree char *stripped = matching->no_endings ? hu_import_strip_ending (unit->name) : NULL;

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

/* A unit that has left for good cannot come back. */
static gboolean
can_stand (const HuState *state,
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
  g_autofree const char **keys = profile != NULL ? hu_import_list_keys (matching->import) : NULL;

  for (guint i = 0; profile != NULL && i < matching->match->pairs->len; i++)
    {
      HuMatchPair *pair = &g_array_index (matching->match->pairs, HuMatchPair, i);
      const char *id = keys[pair->counter] != NULL ? hu_import_profile_find_unit (profile, keys[pair->counter]) : NULL;
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
      g_autofree char *name = squash_name (matching, counter);
      const GArray *units = pair->by == HU_MATCH_NOBODY && name[0] != '\0' ? g_hash_table_lookup (index, name) : NULL;

      for (guint j = 0; units != NULL && j < units->len; j++)
        {
          guint unit = g_array_index (units, guint, j);

          if (matching->taken[unit] || !can_stand (matching->state, unit) ||
              (same_side && !is_same_side (matching, counter, unit)) ||
              (same_hex && (pair->elsewhere || matching->state->unit_hex[unit] != pair->at)))
            continue;
          take (matching, pair, unit, same_side ? HU_MATCH_NAME : HU_MATCH_ANY_SIDE);
          break;
        }
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
        if (!matching->taken[unit] && can_stand (matching->state, unit) && is_same_side (matching, counter, unit) &&
            hu_scenario_get_unit (matching->state->scenario, unit)->strength == counter->strength)
          take (matching, pair, unit, HU_MATCH_STRENGTH);
    }
}

/* --- What comes of it --- */

static void
count (HuImportMatch *self,
       const HuState *state)
{
  g_autofree gboolean *found = g_new0 (gboolean, state->scenario->units->len + 1);
  g_autofree gboolean *stands = g_new0 (gboolean, state->scenario->units->len + 1);

  self->n_found = self->n_nobody = self->n_elsewhere = self->n_missing = 0;
  g_array_set_size (self->gone, 0);
  for (guint i = 0; i < self->pairs->len; i++)
    {
      const HuMatchPair *pair = &g_array_index (self->pairs, HuMatchPair, i);

      self->n_elsewhere += pair->elsewhere;
      if (pair->unit == HU_UNIT_NONE)
        {
          self->n_nobody++;
          continue;
        }
      self->n_found++;
      found[pair->unit] = TRUE;
      stands[pair->unit] = pair->at != HU_HEX_NONE || pair->elsewhere;
    }
  for (guint unit = 0; unit < state->scenario->units->len; unit++)
    {
      if (!found[unit] && can_stand (state, unit))
        self->n_missing++;
      if (!stands[unit] && state->unit_status[unit] == HU_UNIT_ON_MAP)
        g_array_append_val (self->gone, unit);
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

/* Hexes are the same where they have the same name. */
static HuHex
find_hex (const HuState  *state,
          const HuImport *import,
          HuHex           hex)
{
  char name[HU_HEX_NAME_MAX];

  return hex == HU_HEX_NONE ? HU_HEX_NONE
    : hu_grid_parse (state->scenario->map->grid, hu_grid_format (import->scenario->map->grid, hex, name), NULL);
}

static void
list_pairs (Matching *matching)
{
  g_autofree HuHex *places = list_places (matching->import);

  for (guint i = 0; i < matching->import->scenario->units->len; i++)
    {
      const HuUnit *counter = hu_scenario_get_unit (matching->import->scenario, i);
      HuMatchPair pair = { .counter = i, .unit = HU_UNIT_NONE, .by = HU_MATCH_NOBODY };

      pair.at = find_hex (matching->state, matching->import, places[i]);
      pair.elsewhere = places[i] != HU_HEX_NONE && pair.at == HU_HEX_NONE;
      pair.start = find_hex (matching->state, matching->import, counter->at);
      g_array_append_val (matching->match->pairs, pair);
    }
}

HuImportMatch *
hu_import_match_new (const HuState  *state,
                     const HuImport *import)
{
  HuImportMatch *self = g_new0 (HuImportMatch, 1);
  guint n = state->scenario->units->len;
  g_autofree gboolean *taken = g_new0 (gboolean, n + 1);
  g_auto(GStrv) names = g_new0 (char *, n + 1);
  Matching matching = { self, state, import, { -1, -1 }, taken, names, hu_import_find_ending (import) != NULL };
  g_autoptr(GHashTable) index = NULL;

  self->pairs = g_array_new (FALSE, FALSE, sizeof (HuMatchPair));
  self->gone = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < n; i++)
    names[i] = squash_name (&matching, hu_scenario_get_unit (state->scenario, i));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    matching.side_of[side] = find_side (state->scenario, &import->scenario->sides[side]);

  list_pairs (&matching);
  match_settled (&matching);
  index = index_names (&matching);
  for (guint way = 0; way < 4; way++)
    match_names (&matching, index, way < 2, way % 2 == 0);
  match_strengths (&matching);
  count (self, state);

  return self;
}

void
hu_import_match_free (HuImportMatch *self)
{
  g_array_unref (self->pairs);
  g_array_unref (self->gone);
  g_free (self);
}

void
hu_import_match_settle (HuImportMatch *self,
                        const HuState *state,
                        guint          counter,
                        guint          unit)
{
  g_return_if_fail (counter < self->pairs->len);
  g_return_if_fail (unit == HU_UNIT_NONE || unit < state->scenario->units->len);

  for (guint i = 0; i < self->pairs->len; i++)
    {
      HuMatchPair *pair = &g_array_index (self->pairs, HuMatchPair, i);

      if (i == counter || (unit != HU_UNIT_NONE && pair->unit == unit))
        {
          pair->unit = i == counter ? unit : HU_UNIT_NONE;
          pair->by = i == counter ? HU_MATCH_SETTLED : HU_MATCH_NOBODY;
        }
    }
  count (self, state);
}

gboolean
hu_import_match_fits (const HuImportMatch *self)
{
  for (guint i = 0; i < self->pairs->len; i++)
    {
      const HuMatchPair *pair = &g_array_index (self->pairs, HuMatchPair, i);

      if (pair->unit != HU_UNIT_NONE && pair->by != HU_MATCH_STRENGTH)
        return TRUE;
    }

  return FALSE;
}

/* How many counters have each name. */
static GHashTable *
count_names (const HuImport *import)
{
  GHashTable *names = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < import->scenario->units->len; i++)
    {
      char *name = hu_scenario_get_unit (import->scenario, i)->name;

      g_hash_table_insert (names, name, GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (names, name)) + 1));
    }

  return names;
}

void
hu_import_match_remember (const HuImportMatch *self,
                          const HuState       *state,
                          const HuImport      *import,
                          HuImportProfile     *profile)
{
  g_autoptr(GHashTable) names = count_names (import);
  g_autofree const char **keys = hu_import_list_keys (import);

  for (guint i = 0; i < self->pairs->len; i++)
    {
      const HuMatchPair *pair = &g_array_index (self->pairs, HuMatchPair, i);
      const char *name = hu_scenario_get_unit (import->scenario, pair->counter)->name;
      const char *unit = pair->by != HU_MATCH_SETTLED ? NULL
                         : pair->unit != HU_UNIT_NONE ? hu_scenario_get_unit (state->scenario, pair->unit)->id : "";
      gboolean alone = GPOINTER_TO_UINT (g_hash_table_lookup (names, name)) == 1;

      /* A name is known again in the next game of the module, a key only in the next save of this one. */
      if (keys[pair->counter] != NULL)
        hu_import_profile_settle_counter (profile, keys[pair->counter], alone ? NULL : unit);
      if (alone)
        hu_import_profile_settle_counter (profile, name, unit);
    }
}

/* Adds what @now takes, and lets it happen there. */
static void
add_event (GPtrArray *events,
           HuState   *now,
           HuEvent   *event) /* (transfer full) */
{
  HuRefusal refusal;

  if (!hu_event_check (now, event, &refusal))
    {
      hu_event_unref (event);
      return;
    }
  hu_apply_event (now, event, NULL);
  g_ptr_array_add (events, event);
}

/* Lets a unit stand there, where it does not yet. */
static void
add_place (GPtrArray  *events,
           HuState    *now,
           guint       unit,
           HuHex       hex,
           const char *note)
{
  HuEvent *event;

  if (hex == HU_HEX_NONE || now->unit_hex[unit] == hex)
    return;

  event = now->unit_status[unit] == HU_UNIT_WAITING ? hu_event_new_place (unit, hex) : hu_event_new_move (unit, &hex, 1);
  event->note = g_strdup (note);
  add_event (events, now, event);
}

/* From @now to the position. */
static void
add_position (const HuImportMatch *self,
              GPtrArray           *events,
              HuState             *now,
              HuMatchGone          gone)
{
  /* Those that are gone leave first, so that their hexes are free. */
  for (guint i = 0; i < self->gone->len && gone != HU_GONE_LATER; i++)
    {
      guint unit = g_array_index (self->gone, guint, i);

      add_event (events, now, gone == HU_GONE_ELIMINATED ? hu_event_new_eliminate (unit) : hu_event_new_withdraw (unit));
    }
  for (guint i = 0; i < self->pairs->len; i++)
    {
      const HuMatchPair *pair = &g_array_index (self->pairs, HuMatchPair, i);

      if (pair->unit != HU_UNIT_NONE)
        add_place (events, now, pair->unit, pair->at, NULL);
    }
}

GPtrArray *
hu_import_match_list_events (const HuImportMatch *self,
                             const HuState       *state,
                             HuMatchGone          gone)
{
  GPtrArray *events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  g_autoptr(HuState) now = hu_state_copy (state);

  add_position (self, events, now, gone);

  return events;
}

/* Adds the event that a step of the log is for the unit of its counter. */
static void
add_step (const HuImportMatch *self,
          const HuImport      *import,
          GPtrArray           *events,
          HuState             *now,
          const HuEvent       *step)
{
  guint unit = step->verb != HU_VERB_END_PHASE ? g_array_index (self->pairs, HuMatchPair, step->unit).unit : HU_UNIT_NONE;
  HuEvent *event;

  if (unit == HU_UNIT_NONE)
    return;
  if (step->verb == HU_VERB_MOVE || step->verb == HU_VERB_PLACE)
    {
      add_place (events, now, unit, find_hex (now, import, g_array_index (step->hexes, HuHex, 0)), step->note);
      return;
    }

  event = step->verb == HU_VERB_MARK        ? hu_event_new_mark (unit, step->states_set, step->states)
          : step->verb == HU_VERB_ELIMINATE ? hu_event_new_eliminate (unit) : hu_event_new_withdraw (unit);
  event->note = g_strdup (step->note);
  add_event (events, now, event);
}

GPtrArray *
hu_import_match_list_steps (const HuImportMatch *self,
                            const HuState       *state,
                            const HuImport      *import,
                            HuMatchGone          gone)
{
  GPtrArray *events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  g_autoptr(HuState) now = hu_state_copy (state);
  g_autoptr(GPtrArray) steps = hu_import_list_events (import);

  for (guint i = 0; i < self->pairs->len; i++)
    {
      const HuMatchPair *pair = &g_array_index (self->pairs, HuMatchPair, i);

      if (pair->unit != HU_UNIT_NONE)
        add_place (events, now, pair->unit, pair->start, NULL);
    }
  for (guint i = 0; i < steps->len; i++)
    add_step (self, import, events, now, g_ptr_array_index (steps, i));
  /* The steps do not tell of units that are not in the file. */
  add_position (self, events, now, gone);

  return events;
}
