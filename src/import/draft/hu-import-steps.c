/*
 * The steps of a log become events.
 */
#include "config.h"

#include "hu-import-private.h"

/* The units of the counters as they are taken now: the place of each in the scenario, or HU_UNIT_NONE. */
static guint *
list_units (const HuImport *self)
{
  guint *units = g_new (guint, self->items->len + 1);
  g_autoptr(GHashTable) places = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->scenario->units->len; i++)
    g_hash_table_insert (places, g_ptr_array_index (self->scenario->units, i), GUINT_TO_POINTER (i + 1));
  for (guint i = 0; i < self->items->len; i++)
    {
      const HuImportItem *item = &g_array_index (self->items, HuImportItem, i);
      guint place = GPOINTER_TO_UINT (g_hash_table_lookup (places, item->unit));

      units[i] = item->unit != NULL && !item->spare && place > 0 ? place - 1 : HU_UNIT_NONE;
    }

  return units;
}

/* Marks the steps that take a counter off the hexes for good. */
static gboolean *
find_last (const HuImport *self)
{
  gboolean *last = g_new0 (gboolean, self->steps->len + 1);
  g_autofree gboolean *later = g_new0 (gboolean, self->items->len + 1);

  for (guint i = self->steps->len; i-- > 0;)
    {
      const HuImportStep *step = &g_array_index (self->steps, HuImportStep, i);

      if (step->counter == G_MAXUINT || step->states_set != 0)
        continue;
      last[i] = step->to == HU_HEX_NONE && !later[step->counter];
      later[step->counter] = TRUE;
    }

  return last;
}

/* In English, as all that a draft holds. */
static void
note_step (HuEvent            *event,
           const HuImportStep *step)
{
  if (step->step == 0)
    event->note = g_strdup_printf ("Before log %u", step->log);
  else if (step->log > 1)
    event->note = g_strdup_printf ("Log %u, step %u", step->log, step->step);
  else
    event->note = g_strdup_printf ("Step %u", step->step);
}

/* A place of a counter. */
typedef struct
{
  HuHex    hex;
  HuStorey storey;
} Place;

/* Is the next hex of the counter's in the same step? */
static gboolean *
find_passing (const HuImport *self)
{
  gboolean *passing = g_new0 (gboolean, self->steps->len + 1);
  g_autofree guint *next = g_new0 (guint, self->items->len + 1); /* 1 + the next step of a counter */

  for (guint i = self->steps->len; i-- > 0;)
    {
      const HuImportStep *step = &g_array_index (self->steps, HuImportStep, i), *then;

      if (step->counter == G_MAXUINT || step->states_set != 0)
        continue;
      then = next[step->counter] > 0 ? &g_array_index (self->steps, HuImportStep, next[step->counter] - 1) : NULL;
      passing[i] = then != NULL && then->log == step->log && then->step == step->step && then->to != HU_HEX_NONE;
      next[step->counter] = i + 1;
    }

  return passing;
}

static gint
find_building (const HuImport *self,
               HuHex           hex)
{
  return hex != HU_HEX_NONE ? hu_map_building_at (self->scenario->map, hex) : HU_BUILDING_NONE;
}

/* Finds the place to which a step takes a counter that is at @at.  @by_ground: it passes the ground of that hex first, since a
 * unit comes into a building upstairs only if the file says so. */
static Place
find_target (const HuImport     *self,
             const HuImportStep *step,
             const Place        *at,
             gboolean            passing,
             gboolean           *by_ground)
{
  Place to = { step->to, step->storey };
  gboolean ends = step->counter == G_MAXUINT;
  gboolean climbs = !ends && _hu_import_can_climb (&g_array_index (self->items, HuImportItem, step->counter));
  gint building = step->asks_storey ? find_building (self, step->to) : HU_BUILDING_NONE;
  gboolean enters = building != HU_BUILDING_NONE && building != find_building (self, at->hex);

  *by_ground = FALSE;
  if (!step->asks_storey && !climbs)
    to.storey = HU_STOREY_GROUND;
  if (!step->asks_storey)
    return to;
  to.storey = enters && passing ? HU_STOREY_GROUND : _hu_import_find_storey (self, step->counter, step->to);
  *by_ground = enters && at->hex != HU_HEX_NONE && to.storey != HU_STOREY_GROUND;

  return to;
}

/* The event that a step makes of a unit that stands at @at; NULL: none. */
static HuEvent *
make_event (const HuImportStep *step,
            guint               unit,
            const Place        *at,
            const Place        *to,
            gboolean            by_ground,
            gboolean            for_good)
{
  HuEvent *event;

  if (step->counter == G_MAXUINT)
    return hu_event_new (HU_VERB_END_PHASE);
  if (step->states_set != 0)
    return unit != HU_UNIT_NONE ? hu_event_new_mark (unit, step->states_set, step->states) : NULL;
  if (unit == HU_UNIT_NONE || (to->hex == at->hex && to->storey == at->storey))
    return NULL;
  if (to->hex == HU_HEX_NONE)
    return !for_good ? NULL : step->dead ? hu_event_new_eliminate (unit) : hu_event_new_withdraw (unit);

  event = hu_event_new (at->hex == HU_HEX_NONE ? HU_VERB_PLACE : HU_VERB_MOVE);
  event->unit = unit;
  if (by_ground)
    hu_event_add_place (event, to->hex, HU_STOREY_GROUND);
  hu_event_add_place (event, to->hex, to->storey);

  return event;
}

GPtrArray *
hu_import_list_events (const HuImport *self)
{
  GPtrArray *events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  g_autofree guint *units = list_units (self);
  g_autofree gboolean *for_good = find_last (self);
  g_autofree gboolean *passing = find_passing (self);
  g_autofree Place *at = g_new0 (Place, self->items->len + 1);
  static const Place nowhere = { HU_HEX_NONE, HU_STOREY_GROUND };

  for (guint i = 0; i < self->items->len; i++)
    {
      const HuImportItem *item = &g_array_index (self->items, HuImportItem, i);

      at[i] = (Place) { item->hex, item->unit != NULL ? item->unit->storey : HU_STOREY_GROUND };
    }
  for (guint i = 0; i < self->steps->len; i++)
    {
      const HuImportStep *step = &g_array_index (self->steps, HuImportStep, i);
      gboolean ends = step->counter == G_MAXUINT;
      const Place *before = ends ? &nowhere : &at[step->counter];
      gboolean by_ground;
      Place to = find_target (self, step, before, passing[i], &by_ground);
      HuEvent *event = make_event (step, ends ? HU_UNIT_NONE : units[step->counter], before, &to, by_ground, for_good[i]);

      if (event == NULL)
        continue;
      note_step (event, step);
      g_ptr_array_add (events, event);
      /* A unit that comes back later stays where it was until then. */
      if (!ends && step->states_set == 0)
        at[step->counter] = to;
    }

  return events;
}

void
_hu_import_set_turns (HuImport *self)
{
  guint n_ends = 0;

  for (guint i = 0; i < self->steps->len; i++)
    n_ends += g_array_index (self->steps, HuImportStep, i).counter == G_MAXUINT;
  /* Each turn has a phase of each side, and the last phase must not have ended. */
  self->scenario->calendar.n_turns = MAX (self->scenario->calendar.n_turns, n_ends / HU_N_SIDES + 1);
}

const char **
hu_import_list_keys (const HuImport *self)
{
  g_autoptr(GHashTable) items = g_hash_table_new (NULL, NULL);
  guint n = self->scenario->units->len;
  const char **keys = g_new0 (const char *, n + 1);

  for (guint i = 0; i < self->items->len; i++)
    {
      const HuImportItem *item = &g_array_index (self->items, HuImportItem, i);

      if (!item->spare && item->unit != NULL)
        g_hash_table_insert (items, item->unit, item->key);
    }
  for (guint unit = 0; unit < n; unit++)
    keys[unit] = g_hash_table_lookup (items, g_ptr_array_index (self->scenario->units, unit));

  return keys;
}
