/*
 * The results of a match: its numbers, what is remembered of it, and the events that bring the game there.  How counters
 * are matched is in hu-import-match-find.c.
 */
#include "config.h"

#include "hu-import-match-private.h"

#include "hu-apply.h"

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
      if (!found[unit] && _hu_import_match_can_stand (state, unit))
        self->n_missing++;
      if (!stands[unit] && state->unit_status[unit] == HU_UNIT_ON_MAP)
        g_array_append_val (self->gone, unit);
    }
}

HuHex
_hu_import_match_find_hex (const HuState  *state,
          const HuImport *import,
          HuHex           hex)
{
  char name[HU_HEX_NAME_MAX];

  return hex == HU_HEX_NONE ? HU_HEX_NONE
    : hu_grid_parse (state->scenario->map->grid, hu_grid_format (import->scenario->map->grid, hex, name), NULL);
}

HuImportMatch *
hu_import_match_new (const HuState  *state,
                     const HuImport *import,
                     HuMatchSeen    *seen)
{
  HuImportMatch *self = g_new0 (HuImportMatch, 1);

  self->pairs = g_array_new (FALSE, FALSE, sizeof (HuMatchPair));
  self->gone = g_array_new (FALSE, FALSE, sizeof (guint));
  _hu_import_match_find (self, state, import, seen);
  count (self, state);

  return self;
}

void
hu_import_match_note_seen (const HuImportMatch *self,
                           const HuImport      *import,
                           HuMatchSeen         *seen)
{
  g_autofree const char **keys = hu_import_list_keys (import);
  GHashTableIter iter;
  gpointer key;

  for (guint i = 0; i < self->pairs->len; i++)
    {
      const HuMatchPair *pair = &g_array_index (self->pairs, HuMatchPair, i);

      if (keys[pair->counter] != NULL &&
          (pair->unit != HU_UNIT_NONE || !_hu_import_match_is_masked (hu_scenario_get_unit (import->scenario, pair->counter))))
        hu_match_seen_add (seen, keys[pair->counter], pair->unit);
    }
  g_hash_table_iter_init (&iter, import->keys);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    hu_match_seen_add (seen, key, HU_UNIT_NONE);
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
  /* Units that are gone leave first, so that their hexes are free. */
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
      add_place (events, now, unit, _hu_import_match_find_hex (now, import, g_array_index (step->hexes, HuHex, 0)), step->note);
      return;
    }

  event = step->verb == HU_VERB_MARK        ? hu_event_new_mark (unit, step->states_set, step->states)
          : step->verb == HU_VERB_ELIMINATE ? hu_event_new_eliminate (unit) : hu_event_new_withdraw (unit);
  event->note = g_strdup (step->note);
  add_event (events, now, event);
}

static gboolean
leaves (const HuEvent *step)
{
  return step->verb == HU_VERB_ELIMINATE || step->verb == HU_VERB_WITHDRAW;
}

static GPtrArray *
list_steps (const HuImportMatch *self,
            const HuState       *state,
            const HuImport      *import,
            HuMatchGone          gone,
            gboolean             with_leaving)
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
    if (with_leaving || !leaves (g_ptr_array_index (steps, i)))
      add_step (self, import, events, now, g_ptr_array_index (steps, i));
  /* The steps do not tell of units that are not in the file. */
  add_position (self, events, now, gone);

  return events;
}

GPtrArray *
hu_import_match_list_steps (const HuImportMatch *self,
                            const HuState       *state,
                            const HuImport      *import,
                            HuMatchGone          gone)
{
  return list_steps (self, state, import, gone, TRUE);
}

GPtrArray *
hu_import_match_list_moves (const HuImportMatch *self,
                            const HuState       *state,
                            const HuImport      *import,
                            HuMatchGone          gone)
{
  return list_steps (self, state, import, gone, FALSE);
}
