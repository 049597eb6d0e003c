/*
 * Reading one event of the log: its verb, and the members of each verb.  Whether the event
 * is possible is not checked here.
 */
#include "config.h"

#include "hu-read-event-private.h"

#include <glib/gi18n-lib.h>

#include "hu-json-text.h"

/* --- Tactical events --- */

HU_DEFINE_WORD_LIST (ma_words, HuMainArmament, HU_N_MAS, hu_ma_to_string)
HU_DEFINE_WORD_LIST (cause_words, HuFireCause, HU_N_CAUSES, hu_fire_cause_to_string)
HU_DEFINE_WORD_LIST (subject_words, HuSubjectKind, HU_N_SUBJECTS, hu_subject_kind_to_string)

static const char * const attacks[] = { "own-attack", NULL };
static const char * const fire_words[] = { "flame", "blaze", NULL };

static gboolean
read_unit_as (const HuObject *object,
              const char     *key,
              guint          *unit)
{
  HuAt at;

  return hu_object_get (object, key, HU_REQUIRED, &at) && hu_read_unit_id (object->reader, &at, unit);
}

/* "by": its own side's attack. */
static gboolean
hu_read_own_attack (const HuObject *object,
                    HuEvent        *event)
{
  gint attack;

  if (!hu_object_has (object, "by"))
    return TRUE;

  event->own_attack = TRUE;

  return hu_object_word (object, "by", HU_REQUIRED, attacks, &attack);
}

static gboolean
hu_read_reduce (const HuObject *object,
                HuEvent        *event)
{
  gboolean good = read_unit_as (object, "unit", &event->unit);

  good &= read_unit_as (object, "into", &event->other_unit);

  return hu_read_own_attack (object, event) && good;
}

static gboolean
hu_read_mark (const HuObject *object,
              HuEvent        *event)
{
  gboolean good = read_unit_as (object, "unit", &event->unit);
  gint ma = HU_MA_NONE;
  gint64 leadership = 0;
  HuAt at;

  for (guint word = 0; word < HU_N_STATE_WORDS; word++)
    {
      const char *key = hu_state_word_to_string (word);
      gboolean value = FALSE;

      if (!hu_object_has (object, key))
        continue;
      good &= hu_object_boolean (object, key, &value);
      event->states_set |= 1u << word;
      if (value)
        event->states |= 1u << word;
    }

  event->has_in = hu_object_get (object, "in", HU_OPTIONAL, &at);
  if (event->has_in && !hu_at_is_null (&at))
    good &= hu_read_unit_id (object->reader, &at, &event->other_unit);
  event->has_ma = hu_object_has (object, "ma");
  good &= hu_object_word (object, "ma", HU_OPTIONAL, ma_words (), &ma);
  event->ma = event->has_ma ? (HuMainArmament) ma : HU_MA_FUNCTIONING;
  event->has_leadership = hu_object_has (object, "leadership");
  good &= hu_object_integer (object, "leadership", HU_OPTIONAL, -HU_LEADERSHIP_MOST, HU_LEADERSHIP_MOST, &leadership);
  event->leadership = (gint8) leadership;

  return good;
}

static gboolean
hu_read_capture (const HuObject *object,
                 HuEvent        *event)
{
  gboolean good = read_unit_as (object, "unit", &event->unit);

  return read_unit_as (object, "by", &event->other_unit) && good;
}

static gboolean
hu_read_abandon (const HuObject *object,
                 HuEvent        *event)
{
  gboolean good = read_unit_as (object, "unit", &event->unit);

  return read_unit_as (object, "crew", &event->other_unit) && good;
}

static gboolean
hu_read_mop_up (const HuObject *object,
                HuEvent        *event)
{
  gboolean good = read_unit_as (object, "unit", &event->unit);
  HuAt at;

  event->subject_kind = HU_SUBJECT_BUILDING;
  if (!hu_object_get (object, "building", HU_REQUIRED, &at))
    return FALSE;

  event->subject = hu_read_building_id (object->reader, &at);

  return good && event->subject >= 0;
}

/* Each cause has the key that only it needs. */
static gboolean
hu_read_fire (const HuObject *object,
              HuEvent        *event)
{
  gint kind = 0, cause = HU_CAUSE_ACCIDENT;
  gboolean good = hu_read_event_place (object, "at", event);
  HuAt at;

  good &= hu_object_word (object, "level", HU_REQUIRED, fire_words, &kind);
  good &= hu_object_word (object, "cause", HU_REQUIRED, cause_words (), &cause);
  event->fire = HU_FIRE_FLAME + kind;
  event->cause = (HuFireCause) cause;
  if (event->cause == HU_CAUSE_KINDLED)
    good &= hu_object_side (object, "side", HU_REQUIRED, FALSE, &event->side);
  else if (hu_object_get (object, "side", HU_OPTIONAL, &at))
    {
      hu_reader_fault (object->reader, &at, g_strdup (_("only a Kindled Fire is a side’s")),
                       g_strdup (_("remove “side”, or make the cause “kindled”")));
      good = FALSE;
    }
  if (event->cause == HU_CAUSE_SPREAD)
    good &= hu_read_event_place (object, "from", event);
  else if (hu_object_get (object, "from", HU_OPTIONAL, &at))
    {
      hu_reader_fault (object->reader, &at, g_strdup (_("only a Fire that spread came from another")),
                       g_strdup (_("remove “from”, or make the cause “spread”")));
      good = FALSE;
    }

  return good;
}

static gboolean
hu_read_hazard (const HuObject *object,
                HuEvent        *event)
{
  return hu_read_event_place (object, "at", event);
}

static gboolean
hu_read_declare (const HuObject *object,
                 HuEvent        *event)
{
  gboolean good = hu_object_side (object, "side", HU_REQUIRED, FALSE, &event->side);
  gint kind = HU_SUBJECT_LOCATION;
  HuAt at;

  if (!hu_object_word (object, "kind", HU_REQUIRED, subject_words (), &kind) ||
      !hu_object_get (object, "id", HU_REQUIRED, &at))
    return FALSE;

  event->subject_kind = (HuSubjectKind) kind;
  switch (event->subject_kind)
    {
    case HU_SUBJECT_LOCATION:
      event->subject = hu_read_location (object->reader, &at);
      break;
    case HU_SUBJECT_HEX:
      event->subject = hu_read_hex (object->reader, &at);
      break;
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      event->subject = hu_read_building_id (object->reader, &at);
      break;
    }

  return good && event->subject >= 0;
}

#define MAX_KEYS 16

HU_DEFINE_WORD_LIST (verb_words, HuVerb, HU_N_VERBS, hu_verb_to_string)
HU_DEFINE_WORD_LIST (adjust_words, HuAdjustWhat, HU_N_ADJUSTS, hu_adjust_to_string)
HU_DEFINE_WORD_LIST (exit_words, HuExitAs, HU_N_EXITS, hu_exit_as_to_string)

typedef gboolean (*EventReader) (const HuObject *object,
                                 HuEvent        *event);

/* --- Members that several verbs have --- */

static gboolean
read_unit (const HuObject *object,
           HuEvent        *event)
{
  HuAt at;

  return hu_object_get (object, "unit", HU_REQUIRED, &at) &&
         hu_read_unit_id (object->reader, &at, &event->unit);
}

/* Reads the place of the event: the hex or Location that @key names. */
gboolean
hu_read_event_place (const HuObject *object,
                     const char     *key,
                     HuEvent        *event)
{
  const HuMap *map = object->reader->map;
  HuLocation location;
  HuAt at;

  if (!hu_object_get (object, key, HU_REQUIRED, &at))
    return FALSE;

  location = hu_read_location (object->reader, &at);
  if (location == HU_LOCATION_NONE)
    return FALSE;

  hu_event_add_place (event, hu_location_hex (map, location), hu_location_storey (map, location));

  return TRUE;
}

/* --- Verbs --- */

static gboolean
read_nothing (const HuObject *object,
              HuEvent        *event)
{
  return TRUE;
}

static gboolean
read_path (const HuObject *object,
           HuEvent        *event)
{
  HuReader *reader = object->reader;
  guint before = hu_reader_n_errors (reader);
  HuElements elements;
  HuAt at;

  event->is_path = TRUE;
  hu_object_get (object, "path", HU_REQUIRED, &at);
  if (!hu_read_list (reader, &at))
    return FALSE;

  hu_elements_init (&elements, reader, &at);
  while (hu_elements_next (&elements))
    {
      HuLocation location = hu_read_location (reader, &elements.at);

      if (location == HU_LOCATION_NONE)
        continue;
      if (!hu_reader_keep (reader, &elements.at))
        break;
      hu_event_add_place (event, hu_location_hex (reader->map, location), hu_location_storey (reader->map, location));
    }

  return hu_reader_n_errors (reader) == before && event->hexes->len == hu_node_get_n (at.node);
}

static gboolean
read_move (const HuObject *object,
           HuEvent        *event)
{
  gboolean has_unit = read_unit (object, event);
  HuAt at;

  has_unit &= hu_object_boolean (object, "bypass", &event->bypass);
  if (!hu_object_has (object, "path"))
    {
      if (hu_object_has (object, "to"))
        return hu_read_event_place (object, "to", event) && has_unit;

      hu_reader_fault (object->reader, &object->at, g_strdup (_("the move leads nowhere")),
                       g_strdup (_("add “to” with a hex, or “path” with a list of them")));
      return FALSE;
    }

  if (hu_object_get (object, "to", HU_OPTIONAL, &at))
    {
      hu_reader_fault (object->reader, &at, g_strdup (_("the move has “to” and “path”")),
                       g_strdup (_("use one of them")));
      return FALSE;
    }

  return read_path (object, event) && has_unit;
}

static gboolean
read_place (const HuObject *object,
            HuEvent        *event)
{
  gboolean has_unit = read_unit (object, event);

  return hu_read_event_place (object, "to", event) && has_unit;
}

static gboolean
read_survivors (const HuObject *object,
                HuEvent        *event)
{
  gboolean good = TRUE;
  HuElements elements;
  guint unit;
  HuAt at;

  if (!hu_object_list (object, "survivors", HU_OPTIONAL, &at))
    return !hu_object_has (object, "survivors");

  hu_elements_init (&elements, object->reader, &at);
  while (hu_elements_next (&elements))
    {
      if (hu_read_unit_id (object->reader, &elements.at, &unit))
        g_array_append_val (event->units, unit);
      else
        good = FALSE;
    }

  return good;
}

static gboolean
read_eliminate (const HuObject *object,
                HuEvent        *event)
{
  gboolean good = read_unit (object, event);

  good &= read_survivors (object, event);

  return hu_read_own_attack (object, event) && good;
}

static gboolean
read_exit (const HuObject *object,
           HuEvent        *event)
{
  gboolean good = read_unit (object, event);
  gint as = HU_EXIT_PLAIN;

  good &= hu_read_event_place (object, "from", event);
  good &= hu_object_word (object, "as", HU_OPTIONAL, exit_words (), &as);
  event->exit_as = (HuExitAs) as;

  return good;
}

static gboolean
read_control (const HuObject *object,
              HuEvent        *event)
{
  gboolean good = hu_object_side (object, "side", HU_REQUIRED, TRUE, &event->side);
  guint before = hu_reader_n_errors (object->reader);
  GArray *hexes;
  HuAt at;

  if (!hu_object_get (object, "hexes", HU_REQUIRED, &at))
    return FALSE;

  hexes = hu_read_hexset_list (object->reader, &at);
  g_array_append_vals (event->hexes, hexes->data, hexes->len);
  g_array_unref (hexes);

  return good && hu_reader_n_errors (object->reader) == before && object->reader->grid != NULL;
}

static gboolean
read_concede (const HuObject *object,
              HuEvent        *event)
{
  return hu_object_side (object, "side", HU_REQUIRED, FALSE, &event->side);
}

/* The rules refuse an unknown item, as they refuse an item that is no award. */
static gboolean
read_award (const HuObject *object,
            HuEvent        *event)
{
  gboolean good = hu_object_side (object, "side", HU_REQUIRED, FALSE, &event->side);
  const char *item = NULL;

  good &= hu_object_text (object, "item", HU_REQUIRED, &item);
  if (item != NULL)
    event->item = hu_scenario_find_item (object->reader->scenario, item);
  event->has_points = hu_object_has (object, "points");
  event->has_count = hu_object_has (object, "count");
  good &= hu_object_integer (object, "points", HU_OPTIONAL, G_MININT64, G_MAXINT64, &event->points);
  good &= hu_object_integer (object, "count", HU_OPTIONAL, G_MININT64, G_MAXINT64, &event->count);

  return good;
}

static gboolean
read_adjust (const HuObject *object,
             HuEvent        *event)
{
  gboolean good = hu_object_side (object, "side", HU_REQUIRED, FALSE, &event->side);
  const char *reason = NULL;
  gint what = HU_ADJUST_POINTS;

  good &= hu_object_word (object, "what", HU_REQUIRED, adjust_words (), &what);
  good &= hu_object_integer (object, "points", HU_REQUIRED, G_MININT64, G_MAXINT64, &event->points);
  good &= hu_object_text (object, "reason", HU_REQUIRED, &reason);
  event->what = (HuAdjustWhat) what;
  event->has_points = TRUE;
  event->text = g_strdup (reason);

  return good;
}

static gboolean
read_note (const HuObject *object,
           HuEvent        *event)
{
  const char *text = NULL;

  if (!hu_object_text (object, "text", HU_REQUIRED, &text))
    return FALSE;

  event->text = g_strdup (text);

  return TRUE;
}

static gboolean
read_announce (const HuObject *object,
               HuEvent        *event)
{
  gboolean good = hu_object_side (object, "side", HU_REQUIRED, FALSE, &event->side);
  const char *what = NULL;

  good &= hu_object_name (object, "what", &what);
  event->text = g_strdup (what);

  return good;
}

static const struct
{
  EventReader read;
  const char *known[MAX_KEYS];
} verbs[HU_N_VERBS] = {
  [HU_VERB_END_PHASE] = { read_nothing, { "do", "note", NULL } },
  [HU_VERB_MOVE] = { read_move, { "do", "unit", "to", "path", "bypass", "note", NULL } },
  [HU_VERB_PLACE] = { read_place, { "do", "unit", "to", "note", NULL } },
  [HU_VERB_ELIMINATE] = { read_eliminate, { "do", "unit", "by", "survivors", "note", NULL } },
  [HU_VERB_WITHDRAW] = { read_unit, { "do", "unit", "note", NULL } },
  [HU_VERB_EXIT] = { read_exit, { "do", "unit", "from", "as", "note", NULL } },
  [HU_VERB_CONTROL] = { read_control, { "do", "side", "hexes", "note", NULL } },
  [HU_VERB_CONCEDE] = { read_concede, { "do", "side", "note", NULL } },
  [HU_VERB_AWARD] = { read_award, { "do", "side", "item", "points", "count", "note", NULL } },
  [HU_VERB_ADJUST] = { read_adjust, { "do", "side", "what", "points", "reason", "note", NULL } },
  [HU_VERB_NOTE] = { read_note, { "do", "text", "note", NULL } },
  [HU_VERB_REDUCE] = { hu_read_reduce, { "do", "unit", "into", "by", "note", NULL } },
  [HU_VERB_MARK] = { hu_read_mark, { "do", "unit", "armed", "broken", "berserk", "melee", "stunned", "concealed",
                                     "hidden", "bypass", "wounded", "in", "ma", "leadership", "note", NULL } },
  [HU_VERB_CAPTURE] = { hu_read_capture, { "do", "unit", "by", "note", NULL } },
  [HU_VERB_RELEASE] = { read_unit, { "do", "unit", "note", NULL } },
  [HU_VERB_ABANDON] = { hu_read_abandon, { "do", "unit", "crew", "note", NULL } },
  [HU_VERB_MOP_UP] = { hu_read_mop_up, { "do", "unit", "building", "note", NULL } },
  [HU_VERB_FIRE] = { hu_read_fire, { "do", "at", "level", "cause", "side", "from", "note", NULL } },
  [HU_VERB_EXTINGUISH] = { hu_read_hazard, { "do", "at", "note", NULL } },
  [HU_VERB_RUBBLE] = { hu_read_hazard, { "do", "at", "note", NULL } },
  [HU_VERB_DECLARE] = { hu_read_declare, { "do", "side", "kind", "id", "note", NULL } },
  [HU_VERB_ANNOUNCE] = { read_announce, { "do", "side", "what", "note", NULL } },
};

static gint
read_verb (HuReader   *reader,
           const HuAt *at)
{
  static const char * const just_do[] = { "do", NULL };
  g_autofree char *shown = NULL;
  const char *text;
  HuObject object;
  gint verb;
  HuAt member;

  if (!hu_object_open (&object, reader, at, just_do) ||
      !hu_object_get (&object, "do", HU_REQUIRED, &member) ||
      !hu_read_text (reader, &member, &text))
    return -1;

  verb = hu_verb_from_string (text);
  if (verb < 0)
    {
      shown = hu_text_shorten (text, -1);
      hu_reader_fault (reader, &member,
                       g_strdup_printf (_("this version does not know the event “%s”"), shown),
                       hu_reader_dup_words (verb_words ()));
    }

  return verb;
}

/* @whole: (out): whether every part of it is valid and can be judged.  Returns (transfer full) (nullable): the
 * event as far as it could be read, or NULL if not even its verb could be read. */
HuEvent *
hu_read_event (HuReader   *reader,
               const HuAt *at,
               gboolean   *whole)
{
  gint verb = read_verb (reader, at);
  const char *note = NULL;
  HuObject object;
  HuEvent *event;

  *whole = FALSE;
  if (verb < 0)
    return NULL;

  hu_object_open (&object, reader, at, verbs[verb].known);
  event = hu_event_new ((HuVerb) verb);
  *whole = verbs[verb].read (&object, event);
  *whole &= hu_object_text (&object, "note", HU_OPTIONAL, &note);
  event->note = g_strdup (note);
  event->extra = hu_object_close (&object);

  return event;
}
