/*
 * Reading `variations`: other ways in which the game could have continued after so many
 * events of its log, and whether each of their events is possible.
 */
#include "config.h"

#include "hu-read-variations.h"

#include <glib/gi18n-lib.h>

#include "hu-apply.h"
#include "hu-explain.h"
#include "hu-read-event-private.h"
#include "hu-variation.h"

#define ROSTERS_MOST 2000000 /* units in the rosters of all variations: some 100 MB */

/* The game while it runs through its own log, so that each event of the log is applied once for all variations. */
typedef struct
{
  HuReader        *reader;
  const GPtrArray *log;
  HuState         *state;    /* NULL: not on its way yet */
  guint            n_events; /* that have been applied */
} Walk;

static void
go_on (HuReader        *reader,
       HuState        **state,
       const GPtrArray *log,
       guint            from,
       guint            to)
{
  if (*state == NULL)
    *state = hu_reader_new_state (reader);
  for (guint i = from; i < to; i++)
    hu_apply_event (*state, g_ptr_array_index (log, i), NULL);
}

/* Returns the game after the first @after events of its log.  A variation with units of its own runs through the
 * log for itself. */
static HuState *
state_after (Walk    *walk,
             guint    after,
             gboolean own_units)
{
  HuState *state = NULL;

  if (own_units || after < walk->n_events)
    {
      go_on (walk->reader, &state, walk->log, 0, after);
      return state;
    }

  go_on (walk->reader, &walk->state, walk->log, walk->n_events, after);
  walk->n_events = after;

  return hu_state_copy (walk->state);
}

/* Adds the event at @at to @events; FALSE with a fault if the event is impossible. */
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
      what = hu_explain_refusal (reader->scenario, &refusal, &remedy);
      hu_reader_fault (reader, at, what, remedy);
      return FALSE;
    }

  hu_apply_event (state, event, NULL);
  g_ptr_array_add (events, g_steal_pointer (&event));

  return TRUE;
}

/* The first impossible event ends a variation: later faults would only be its consequences. */
static void
read_events (Walk       *walk,
             const HuAt *at,
             guint       after,
             gboolean    own_units,
             GPtrArray  *events)
{
  g_autoptr(HuState) state = state_after (walk, after, own_units);
  HuElements elements;

  for (guint i = 0; i < after; i++)
    g_ptr_array_add (events, hu_event_ref (g_ptr_array_index (walk->log, i)));

  hu_elements_init (&elements, walk->reader, at);
  while (hu_elements_next (&elements))
    if (!read_one (walk->reader, &elements.at, state, events))
      return;
}

/* Checks that the variation's own units begin off the map: they come on by an event. */
static void
check_waiting (HuReader   *reader,
               const HuAt *at,
               guint       n_own)
{
  HuElements elements;
  guint index = n_own;

  if (!hu_read_list (reader, at))
    return;

  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements) && index < reader->scenario->units->len)
    {
      const HuUnit *unit = hu_scenario_get_unit (reader->scenario, index++);

      if (unit->at != HU_HEX_NONE || unit->in != HU_UNIT_NONE)
        hu_reader_fault (reader, &elements.at, g_strdup (_("a unit of a variation cannot be there from the start")),
                         g_strdup (_("make its “at” null, and let it come on by an event")));
    }
}

/* Returns the game's scenario with the units that only this variation has; NULL if it has none. */
static HuScenario *
read_roster (HuObject *object)
{
  HuReader *reader = object->reader;
  HuScenario *own = reader->scenario;
  HuAt at;

  if (!hu_object_list (object, "units", HU_OPTIONAL, &at) || hu_node_get_n (at.node) == 0)
    return NULL;

  /* Each such variation has a roster of its own. */
  reader->n_in_rosters += own->units->len + hu_node_get_n (at.node);
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

/* (transfer full); NULL with a fault if the variation is impossible. */
static HuVariation *
read_variation (Walk       *walk,
                const HuAt *at)
{
  static const char * const known[] = { "name", "after", "units", "log", NULL };
  HuReader *reader = walk->reader;
  g_autoptr(GPtrArray) events = NULL;
  g_autoptr(HuScenario) roster = NULL;
  HuScenario *own = reader->scenario;
  const char *name = NULL;
  gint64 after = 0;
  HuVariation *variation;
  gboolean good;
  HuObject object;
  HuAt events_at;

  if (!hu_object_open (&object, reader, at, known))
    return NULL;

  good = hu_object_name (&object, "name", &name);
  good &= hu_object_integer (&object, "after", HU_REQUIRED, 0, walk->log->len, &after);
  roster = read_roster (&object);
  reader->scenario = own;
  good &= hu_object_list (&object, "log", HU_REQUIRED, &events_at);
  if (good && hu_node_get_n (events_at.node) == 0)
    {
      hu_reader_fault (reader, &events_at, g_strdup (_("a variation without events")),
                       g_strdup (_("what happens in it, or no variation")));
      good = FALSE;
    }
  /* After an earlier fault, nobody can tell which events are possible. */
  if (!good || hu_reader_n_errors (reader) > 0)
    return NULL;

  events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  reader->scenario = roster != NULL ? roster : own;
  read_events (walk, &events_at, (guint) after, roster != NULL, events);
  reader->scenario = own;
  if (events->len <= (guint) after)
    return NULL;

  variation = roster != NULL ? hu_variation_new_with (name, (guint) after, events, own, roster)
                             : hu_variation_new (name, (guint) after, events);
  variation->extra = hu_object_close (&object);

  return variation;
}

/* A variation that is yet to be read. */
typedef struct
{
  HuAt   at;
  gint64 after; /* as far as it can be read; its fault is reported when the variation is read */
} Listed;

static gint
compare_listed (gconstpointer a,
                gconstpointer b)
{
  const Listed *one = a, *other = b;

  if (one->after != other->after)
    return one->after < other->after ? -1 : 1;

  return one->at.index < other->at.index ? -1 : 1;
}

/* In the order in which they leave the log. */
static GArray *
list_by_moment (HuReader   *reader,
                const HuAt *at)
{
  GArray *listed = g_array_new (FALSE, FALSE, sizeof (Listed));
  HuElements elements;

  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    {
      Listed one = { elements.at, hu_node_get_integer (hu_node_find (elements.at.node, "after"), 0) };

      g_array_append_val (listed, one);
    }
  g_array_sort (listed, compare_listed);

  return listed;
}

/* @game: the game, of which everything else has been read; @log: (element-type HuEvent): its log.  Returns
 * (transfer full) (element-type HuVariation): the variations that could be read. */
GPtrArray *
hu_read_variations (const HuObject  *game,
                    const GPtrArray *log)
{
  GPtrArray *variations = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_variation_unref);
  Walk walk = { game->reader, log, NULL, 0 };
  g_autoptr(GPtrArray) read = NULL; /* HuVariation or NULL, each where the file has it */
  g_autoptr(GArray) listed = NULL;
  HuAt at;

  if (!hu_object_has (game, "variations") || !hu_object_list (game, "variations", HU_OPTIONAL, &at))
    return variations;

  listed = list_by_moment (game->reader, &at);
  read = g_ptr_array_new ();
  g_ptr_array_set_size (read, (gint) listed->len);
  for (guint i = 0; i < listed->len && !hu_reader_is_full (game->reader); i++)
    {
      const Listed *one = &g_array_index (listed, Listed, i);

      g_ptr_array_index (read, one->at.index) = read_variation (&walk, &one->at);
    }
  for (guint i = 0; i < read->len; i++)
    if (g_ptr_array_index (read, i) != NULL)
      g_ptr_array_add (variations, g_ptr_array_index (read, i));
  g_clear_pointer (&walk.state, hu_state_free);

  return variations;
}
