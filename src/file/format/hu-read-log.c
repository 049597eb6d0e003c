/*
 * Reading `log`: its events one after the other, and whether each is possible after those
 * before it.
 *
 * A log may have a million events, and json-glib takes some twenty times their text in
 * memory, so it gets only a few events at a time.
 */
#include "config.h"

#include "hu-read-event-private.h"

#include <glib/gi18n-lib.h>

#include "hu-apply.h"
#include "hu-explain.h"
#include "hu-system.h"

/* The length in bytes of the events parsed at a time.  Freeing pieces of 64 KiB or more makes the C library tidy
 * its whole heap, which took half the time of a log of a million events. */
#define BATCH_BYTES (16 << 10)

typedef struct
{
  HuReader   *reader;
  const HuAt *at;
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
  for (guint i = 0; i < event->units->len; i++)
    g_hash_table_add (self->doubtful, GUINT_TO_POINTER (g_array_index (event->units, guint, i) + 1));
}

static gboolean
is_doubtful (const LogReader *self,
             const HuRefusal *refusal)
{
  if (refusal->code == HU_REFUSAL_OVER)
    return self->clock_doubtful;
  if (refusal->code == HU_REFUSAL_NOT_ON_MAP && self->arrivals_doubtful)
    return TRUE;
  /* Any event may score, and an event that was skipped has not scored. */
  if (refusal->code == HU_REFUSAL_BELOW_ZERO || refusal->code == HU_REFUSAL_OVERFLOW)
    return hu_reader_n_errors (self->reader) > 0;
  if (refusal->code == HU_REFUSAL_NOT_IN_FORCE || refusal->code == HU_REFUSAL_NOT_AN_AWARD ||
      refusal->code == HU_REFUSAL_NOT_FOR_SIDE)
    return self->rules_doubtful;

  return refusal->unit != HU_UNIT_NONE &&
         (g_hash_table_contains (self->doubtful, GUINT_TO_POINTER (refusal->unit + 1)) ||
          g_hash_table_contains (self->reader->faulty_units, GUINT_TO_POINTER (refusal->unit + 1)));
}

/* An event with an unknown verb may have done anything to the unit that it names. */
static void
doubt_unknown (LogReader  *self,
               const HuAt *at)
{
  JsonNode *node;
  gint unit;

  if (!JSON_NODE_HOLDS_OBJECT (at->node))
    return;

  node = json_object_get_member (json_node_get_object (at->node), "unit");
  if (node == NULL || json_node_get_value_type (node) != G_TYPE_STRING)
    return;

  unit = hu_scenario_find_unit (self->reader->scenario, json_node_get_string (node));
  if (unit >= 0)
    g_hash_table_add (self->doubtful, GUINT_TO_POINTER (unit + 1));
}

/* --- Whether an event can be --- */

/**
 * hu_reader_refuse:
 * @reader: the reader
 * @at: the place of an event
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

  what = hu_explain_refusal (reader->scenario, refusal, HU_LANG_LOCALE, &remedy);
  if (refusal->field == NULL || !hu_object_open (&object, reader, at, anything) ||
      !hu_object_get (&object, refusal->field, HU_OPTIONAL, &member))
    {
      hu_reader_fault (reader, at, what, remedy);
      return;
    }

  if (refusal->index < 0 || !JSON_NODE_HOLDS_ARRAY (member.node))
    {
      hu_reader_fault (reader, &member, what, remedy);
      return;
    }

  hu_elements_init (&elements, reader, &member, json_node_get_array (member.node));
  while (hu_elements_next (&elements) && elements.at.index < (guint) refusal->index)
    continue;
  hu_reader_fault (reader, &elements.at, what, remedy);
}

static void
refuse (LogReader       *self,
        const HuAt      *at,
        const HuEvent   *event,
        const HuRefusal *refusal)
{
  if (!is_doubtful (self, refusal))
    hu_reader_refuse (self->reader, at, refusal);

  /* After the end of the game every event is refused; the first fault stands for all of them. */
  if (refusal->code == HU_REFUSAL_OVER)
    self->clock_doubtful = TRUE;
  doubt (self, event);
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
    refuse (self, at, event, &refusal);
}

/* --- Batches --- */

static void
read_one (LogReader  *self,
          const HuAt *at)
{
  g_autoptr(HuEvent) event = NULL;
  gboolean whole;

  event = hu_read_event (self->reader, at, &whole);
  if (event == NULL)
    doubt_unknown (self, at);
  else if (whole)
    append (self, at, event);
  else
    doubt (self, event);

  /* Survivors that could not be read may be on the map all the same. */
  if (!whole)
    self->arrivals_doubtful |= event == NULL || event->verb == HU_VERB_ELIMINATE;
}

/* Parses the events from @first on that fill a batch, as a list of their own.  @after is the first entry after them. */
static JsonParser *
parse_batch (LogReader *self,
             HuEntry    first,
             HuEntry    end,
             HuEntry   *after)
{
  HuJsonScan *scan = self->reader->scan;
  g_autoptr(JsonParser) parser = json_parser_new_immutable ();
  g_autoptr(GString) text = g_string_new ("[");
  gsize length, start, last_start, last_end;
  const char *whole = hu_json_scan_get_text (scan, &length);

  start = hu_json_scan_get_start (scan, first);
  *after = first;
  do
    {
      hu_json_scan_get_span (scan, *after, &last_start, &last_end);
      *after = hu_json_scan_get_next (scan, *after);
    }
  while (*after < end && last_end - start < BATCH_BYTES);

  g_string_append_len (text, whole + start, (gssize) (last_end - start));
  g_string_append_c (text, ']');
  if (json_parser_load_from_data (parser, text->str, (gssize) text->len, NULL))
    return g_steal_pointer (&parser);

  hu_reader_fault_unread (self->reader, self->at);
  self->reader->log_unsure = TRUE;

  return NULL;
}

/* Reads the batch that begins with @first; returns the first entry after it. */
static HuEntry
read_batch (LogReader *self,
            HuEntry    first,
            HuEntry    end,
            guint     *index)
{
  HuEntry after;
  g_autoptr(JsonParser) parser = parse_batch (self, first, end, &after);
  HuAt at = { .parent = self->at, .entry = first };
  JsonArray *events;

  if (parser == NULL)
    return end;

  events = json_node_get_array (json_parser_get_root (parser));
  for (guint i = 0; i < json_array_get_length (events) && !hu_reader_is_full (self->reader); i++)
    {
      at.index = (*index)++;
      at.node = json_array_get_element (events, i);
      read_one (self, &at);
      at.entry = hu_json_scan_get_next (self->reader->scan, at.entry);
    }

  return after;
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
    if (hu_system_get (id)->check != NULL || hu_system_get (id)->check_points != NULL)
      systems |= 1u << id;

  state = hu_state_new_with (reader->scenario, systems);
  hu_apply_setup (state, NULL);

  return state;
}

/**
 * hu_read_log:
 * @reader: the reader, which has read everything else
 * @at: the place of `log`; its entry is known, its node is not used
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
  LogReader self = { .reader = reader, .at = at };
  HuEntry end = hu_json_scan_get_next (reader->scan, at->entry);
  guint index = 0;

  self.log = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  self.doubtful = g_hash_table_new (NULL, NULL);
  self.rules_doubtful = hu_reader_n_errors (reader) > 0;
  self.state = hu_reader_new_state (reader);

  for (HuEntry entry = at->entry + 1; entry < end && !hu_reader_is_full (reader);)
    entry = read_batch (&self, entry, end, &index);

  g_clear_pointer (&self.state, hu_state_free);
  g_hash_table_unref (self.doubtful);

  return self.log;
}
