/*
 * Reading `log`: its events one after the other, and whether each is possible after those
 * before it.
 *
 * A log may have a million events, so each is dropped when it has been read.
 */
#include "config.h"

#include "hu-read-event-private.h"

#include <glib/gi18n-lib.h>

#include "hu-apply.h"
#include "hu-explain.h"
#include "hu-format.h"
#include "hu-reader.h"
#include "hu-system.h"

typedef struct
{
  HuReader   *reader;
  GPtrArray  *log;
  HuState    *state;         /* after the events so far; NULL where none can be told */
  GHashTable *doubtful;      /* GUINT_TO_POINTER (unit + 1): the place of the unit was lost with a faulty event */
  gboolean    clock_doubtful;
  gboolean    arrivals_doubtful; /* some unit may have come on that nobody could make out */
  gboolean    rules_doubtful; /* something before the log is at fault */
} LogReader;

/* --- Consequences of a fault are not faults --- */

static void
doubt (LogReader     *self,
       const HuEvent *event)
{
  if (event->verb == HU_VERB_PLACE || event->units->len > 0)
    self->arrivals_doubtful = TRUE;
  if (event->unit != HU_UNIT_NONE)
    g_hash_table_add (self->doubtful, GUINT_TO_POINTER (event->unit + 1));
  if (event->other_unit != HU_UNIT_NONE)
    g_hash_table_add (self->doubtful, GUINT_TO_POINTER (event->other_unit + 1));
  for (guint i = 0; i < event->units->len; i++)
    g_hash_table_add (self->doubtful, GUINT_TO_POINTER (g_array_index (event->units, guint, i) + 1));
}

static gboolean
is_doubtful_unit (const LogReader *self,
                  guint            unit)
{
  return unit != HU_UNIT_NONE && (g_hash_table_contains (self->doubtful, GUINT_TO_POINTER (unit + 1)) ||
                                  g_hash_table_contains (self->reader->faulty_units, GUINT_TO_POINTER (unit + 1)));
}

/* Tells whether the refusal depends on what any event or the start may have done, beside the units that are named. */
static gboolean
depends_on_all (HuRefusalCode code)
{
  switch ((guint) code)
    {
    case HU_REFUSAL_BELOW_ZERO: /* any event may score */
    case HU_REFUSAL_OVERFLOW:
    case HU_REFUSAL_NOT_OWNED:
    case HU_REFUSAL_HELD_ONLY:
    case HU_REFUSAL_NO_EXIT: /* a captured vehicle leaves by its captor's */
    case HU_REFUSAL_ENEMY_INSIDE:
    case HU_REFUSAL_BURNS:
    case HU_REFUSAL_BURNS_NOT:
    case HU_REFUSAL_RUBBLE:
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
is_doubtful (const LogReader *self,
             const HuEvent   *event,
             const HuRefusal *refusal)
{
  if (refusal->code == HU_REFUSAL_OVER)
    return self->clock_doubtful;
  if (refusal->code == HU_REFUSAL_NOT_ON_MAP && self->arrivals_doubtful)
    return TRUE;
  if (depends_on_all (refusal->code))
    return hu_reader_n_errors (self->reader) > 0;
  if (refusal->code == HU_REFUSAL_NOT_IN_FORCE || refusal->code == HU_REFUSAL_NOT_AN_AWARD ||
      refusal->code == HU_REFUSAL_NOT_FOR_SIDE)
    return self->rules_doubtful;

  return is_doubtful_unit (self, refusal->unit) || is_doubtful_unit (self, refusal->other_unit) ||
         is_doubtful_unit (self, event->unit) || is_doubtful_unit (self, event->other_unit);
}

/* --- Whether an event can be --- */

/**
 * hu_reader_refuse:
 * @refusal: the reason why the event is impossible
 *
 * Reports the refusal as a fault, at the member that it is about or at the event itself.
 */
void
hu_reader_refuse (HuReader        *reader,
                  const HuAt      *at,
                  const HuRefusal *refusal)
{
  static const char * const anything[] = { NULL };
  char *remedy = NULL, *what;
  HuElements elements;
  HuObject object;
  HuAt member;

  what = hu_explain_refusal (reader->scenario, refusal, &remedy);
  if (refusal->field == NULL || !hu_object_open (&object, reader, at, anything) ||
      !hu_object_get (&object, refusal->field, HU_OPTIONAL, &member))
    {
      hu_reader_fault (reader, at, what, remedy);
      return;
    }

  if (refusal->index < 0 || hu_node_get_kind (member.node) != HU_NODE_LIST)
    {
      hu_reader_fault (reader, &member, what, remedy);
      return;
    }

  hu_elements_init (&elements, reader, &member);
  while (hu_elements_next (&elements) && elements.at.index < (guint) refusal->index)
    continue;
  hu_reader_fault (reader, &elements.at, what, remedy);
}

static void
append (LogReader  *self,
        const HuAt *at,
        HuEvent    *event)
{
  HuRefusal refusal;

  g_ptr_array_add (self->log, hu_event_ref (event));
  if (self->state == NULL)
    return;

  /* If the calendar cannot be read, the number of phases is unknown. */
  if (event->verb == HU_VERB_END_PHASE && self->reader->calendar_unsure)
    return;

  if (hu_event_check (self->state, event, &refusal))
    hu_apply_event (self->state, event, NULL);
  else
    {
      if (!is_doubtful (self, event, &refusal))
        hu_reader_refuse (self->reader, at, &refusal);

      /* After the end of the game every event is refused; the first fault stands for all of them. */
      if (refusal.code == HU_REFUSAL_OVER)
        self->clock_doubtful = TRUE;
      doubt (self, event);
    }
}

/* --- One by one --- */

static void
read_one (LogReader  *self,
          const HuAt *at)
{
  g_autoptr(HuEvent) event = NULL;
  gboolean whole;

  event = hu_read_event (self->reader, at, &whole);
  if (event == NULL)
    {
      /* An event with an unknown verb may have done anything to the unit that it names. */
      const char *id = hu_node_get_text (hu_node_find (at->node, "unit"), NULL);
      gint unit = id != NULL ? hu_scenario_find_unit (self->reader->scenario, id) : -1;

      if (unit >= 0)
        g_hash_table_add (self->doubtful, GUINT_TO_POINTER (unit + 1));
    }
  else if (whole)
    append (self, at, event);
  else
    doubt (self, event);

  /* Survivors, a half-squad or a crew that could not be read may be on the map all the same. */
  if (!whole)
    self->arrivals_doubtful |= event == NULL || event->verb == HU_VERB_ELIMINATE || event->verb == HU_VERB_REDUCE ||
                               event->verb == HU_VERB_ABANDON;
}

/**
 * hu_reader_new_state:
 * @reader: the reader, which has read everything but the log
 *
 * Makes the state before the first event.  A rule system that refuses no event does not
 * judge in this state: judging takes time, and cannot tell whether an event is possible.
 *
 * Returns: (transfer full) (nullable): the state, or %NULL without a grid
 */
HuState *
hu_reader_new_state (HuReader *reader)
{
  guint systems = 0;
  HuState *state;

  if (reader->grid == NULL)
    return NULL;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_get (id)->check != NULL || hu_system_get (id)->counts != HU_COUNTS_NOTHING)
      systems |= 1u << id;

  state = hu_state_new_with (reader->scenario, systems);
  hu_apply_setup (state, NULL);

  return state;
}

/**
 * hu_read_log:
 * @reader: the reader, which has read everything else
 * @at: the place of `log`, which is a list
 *
 * Reads the log.  An impossible event is a fault and is skipped; later refusals of the
 * units that it names are taken as its consequences.
 *
 * Returns: (transfer full) (element-type HuEvent): the events that could be read
 */
GPtrArray *
hu_read_log (HuReader   *reader,
             const HuAt *at)
{
  LogReader self = { .reader = reader };

  self.log = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  self.doubtful = g_hash_table_new (NULL, NULL);
  self.rules_doubtful = hu_reader_n_errors (reader) > 0;
  self.state = hu_reader_new_state (reader);

  for (guint i = 0; i < hu_node_get_n (at->node) && !hu_reader_is_full (reader); i++)
    {
      g_autoptr(HuNode) event = hu_node_dup_element (at->node, i);
      const HuAt event_at = { .parent = at, .index = i, .node = event };

      read_one (&self, &event_at);
    }

  g_clear_pointer (&self.state, hu_state_free);
  g_hash_table_unref (self.doubtful);

  return self.log;
}

/* --- Who played --- */

/* @member: a member of an object whose keys are the ids of the sides.  Returns the side, or HU_SIDE_NONE with a
 * fault. */
HuSide
hu_read_side_key (HuReader   *reader,
                  const HuAt *member)
{
  HuSide side = hu_scenario_find_side (reader->scenario, member->key);

  if (side == HU_SIDE_NONE)
    hu_reader_fault (reader, member, g_strdup_printf (_("there is no side “%s”"), member->key),
                     g_strdup_printf (_("use “%s” or “%s”"), reader->scenario->sides[0].id,
                                      reader->scenario->sides[1].id));

  return side;
}

static void
read_players (const HuObject *game,
              HuPlayed       *played)
{
  static const char * const any[] = { NULL };
  HuObject players;
  HuAt at;

  if (game->reader->sides_unsure || !hu_object_get (game, "players", HU_OPTIONAL, &at) ||
      !hu_object_open (&players, game->reader, &at, any))
    return;

  for (guint i = 0; i < hu_node_get_n (at.node); i++)
    {
      HuAt member = hu_at_member (&at, i);
      HuSide side = hu_read_side_key (game->reader, &member);
      const char *name;

      if (side != HU_SIDE_NONE && hu_read_text (game->reader, &member, &name))
        played->players[side] = (char *) name;
    }
}

/**
 * hu_read_played:
 * @game: the root, whose sides have been read
 *
 * Reads who played, where and when.
 */
void
hu_read_played (const HuObject *game)
{
  HuReader *reader = game->reader;
  HuPlayed played = { 0 };
  HuObject object;
  HuAt at;

  read_players (game, &played);
  if (hu_object_get (game, "played", HU_OPTIONAL, &at) &&
      hu_object_open (&object, reader, &at, hu_format_get_keys ("played")))
    {
      hu_object_read_record (&object, "played", &played, NULL);
      played.extra = hu_object_close (&object);
    }

  hu_played_copy (&reader->scenario->played, &played);
  g_free (played.place);
  g_free (played.date);
  g_free (played.extra);
}
