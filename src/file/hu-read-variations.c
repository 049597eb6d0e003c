/*
 * `variations` on the way in: other ways that the game could have gone on after
 * so many events of its log, and whether each of their events can be.
 */
#include "config.h"

#include "hu-read-variations.h"

#include <glib/gi18n-lib.h>

#include "hu-apply.h"
#include "hu-explain.h"
#include "hu-read-event-private.h"
#include "hu-variation.h"

#define ROSTERS_MOST 2000000 /* units in the rosters of all variations: some 100 MB */

/* The game after the first @after events of @log; judged without sudden-death, as the log is. */
static HuState *
state_after (HuReader        *reader,
             const GPtrArray *log,
             guint            after)
{
  HuState *state;
  HuSuddenDeathRules *rules = reader->scenario->sudden_death;

  reader->scenario->sudden_death = NULL;
  state = hu_state_new (reader->scenario);
  hu_apply_setup (state, NULL);
  for (guint i = 0; i < after; i++)
    hu_apply_event (state, g_ptr_array_index (log, i), NULL);
  reader->scenario->sudden_death = rules;

  return state;
}

/* Adds the event at @at to @events; FALSE with a fault where it cannot be. */
static gboolean
read_one (HuReader   *reader,
          const HuAt *at,
          HuState    *state,
          GPtrArray  *events)
{
  g_autoptr(HuEvent) event = NULL;
  gboolean whole;
  HuRefusal refusal;
  char *what, *remedy = NULL;

  event = hu_read_event (reader, at, &whole);
  if (event == NULL || !whole)
    return FALSE;

  if (!hu_event_check (state, event, &refusal))
    {
      what = hu_explain_refusal (reader->scenario, &refusal, HU_LANG_LOCALE, &remedy);
      hu_reader_fault (reader, at, what, remedy);
      return FALSE;
    }

  hu_apply_event (state, event, NULL);
  g_ptr_array_add (events, g_steal_pointer (&event));

  return TRUE;
}

/* The first event that cannot be ends it: what comes after would only follow from that. */
static void
read_events (HuReader        *reader,
             const HuAt      *at,
             JsonArray       *list,
             const GPtrArray *log,
             guint            after,
             GPtrArray       *events)
{
  g_autoptr(HuState) state = state_after (reader, log, after);
  HuElements elements;

  for (guint i = 0; i < after; i++)
    g_ptr_array_add (events, hu_event_ref (g_ptr_array_index (log, i)));

  hu_elements_init (&elements, reader, at, list);
  while (hu_elements_next (&elements))
    if (!read_one (reader, &elements.at, state, events))
      return;
}

/* The units that the game has not come on in the variation, and so begin off the map. */
static void
check_waiting (HuReader   *reader,
               const HuAt *at,
               guint       n_own)
{
  HuElements elements;
  JsonArray *list;
  guint index = n_own;

  if (!hu_read_list (reader, at, &list))
    return;

  hu_elements_init (&elements, reader, at, list);
  while (hu_elements_next (&elements) && index < reader->scenario->units->len)
    {
      const HuUnit *unit = hu_scenario_get_unit (reader->scenario, index++);

      if (unit->at != HU_HEX_NONE || unit->in != HU_UNIT_NONE)
        hu_reader_fault (reader, &elements.at, g_strdup (_("a unit of a variation cannot be there from the start")),
                         g_strdup (_("make its “at” null, and let it come on by an event")));
    }
}

/* The game's scenario with the units that only this variation has; NULL where it has none of its own. */
static HuScenario *
read_roster (HuObject *object)
{
  HuReader *reader = object->reader;
  HuScenario *own = reader->scenario;
  JsonArray *list;
  HuAt at;

  if (!hu_object_list (object, "units", HU_OPTIONAL, &at, &list) || json_array_get_length (list) == 0)
    return NULL;

  /* Each such variation has a roster of its own. */
  reader->n_in_rosters += own->units->len + json_array_get_length (list);
  if (reader->n_in_rosters > ROSTERS_MOST)
    {
      hu_reader_fault (reader, &at, g_strdup (_("the variations have too many units of their own")),
                       g_strdup (_("fewer variations with units")));
      return NULL;
    }

  reader->scenario = hu_scenario_new_extended (own);
  hu_read_units (reader, &at);
  check_waiting (reader, &at, own->units->len);

  return g_steal_pointer (&reader->scenario);
}

static void
read_variation (HuReader        *reader,
                const HuAt      *at,
                const GPtrArray *log,
                GPtrArray       *variations)
{
  static const char * const known[] = { "name", "after", "units", "log", NULL };
  g_autoptr(GPtrArray) events = NULL;
  g_autoptr(HuScenario) roster = NULL;
  HuScenario *own = reader->scenario;
  const char *name = NULL;
  gint64 after = 0;
  HuVariation *variation;
  JsonArray *list;
  gboolean good;
  HuObject object;
  HuAt events_at;

  if (!hu_object_open (&object, reader, at, known))
    return;

  good = hu_object_name (&object, "name", &name);
  good &= hu_object_integer (&object, "after", HU_REQUIRED, 0, log->len, &after);
  roster = read_roster (&object);
  reader->scenario = own;
  good &= hu_object_list (&object, "log", HU_REQUIRED, &events_at, &list);
  if (good && json_array_get_length (list) == 0)
    {
      hu_reader_fault (reader, &events_at, g_strdup (_("a variation without events")),
                       g_strdup (_("what happens in it, or no variation")));
      good = FALSE;
    }
  /* Where something before is at fault, nobody knows what can follow. */
  if (!good || hu_reader_n_errors (reader) > 0)
    return;

  events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  reader->scenario = roster != NULL ? roster : own;
  read_events (reader, &events_at, list, log, (guint) after, events);
  reader->scenario = own;
  if (events->len <= (guint) after)
    return;

  variation = roster != NULL ? hu_variation_new_with (name, (guint) after, events, own, roster)
                             : hu_variation_new (name, (guint) after, events);
  variation->extra = hu_object_close (&object);
  g_ptr_array_add (variations, variation);
}

/**
 * hu_read_variations:
 * @game: the game, all of which but this has been read
 * @log: (element-type HuEvent): its log
 *
 * Reads the variations, which a game need not have.
 *
 * Returns: (transfer full) (element-type HuVariation): those that could be read
 */
GPtrArray *
hu_read_variations (const HuObject  *game,
                    const GPtrArray *log)
{
  GPtrArray *variations = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_variation_unref);
  HuElements elements;
  JsonArray *list;
  HuAt at;

  if (!hu_object_has (game, "variations") || !hu_object_list (game, "variations", HU_OPTIONAL, &at, &list))
    return variations;

  hu_elements_init (&elements, game->reader, &at, list);
  while (hu_elements_next (&elements) && !hu_reader_is_full (game->reader))
    read_variation (game->reader, &elements.at, log, variations);

  return variations;
}
