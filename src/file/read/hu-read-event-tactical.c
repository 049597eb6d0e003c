/*
 * The members of tactical events on the way in.
 */
#include "config.h"

#include "hu-read-event-private.h"

#include <glib/gi18n-lib.h>


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

gboolean
hu_read_own_attack (const HuObject *object,
                    HuEvent        *event)
{
  gint attack;

  if (!hu_object_has (object, "by"))
    return TRUE;

  event->own_attack = TRUE;

  return hu_object_word (object, "by", HU_REQUIRED, attacks, &attack);
}

gboolean
hu_read_reduce (const HuObject *object,
                HuEvent        *event)
{
  gboolean good = read_unit_as (object, "unit", &event->unit);

  good &= read_unit_as (object, "into", &event->other_unit);

  return hu_read_own_attack (object, event) && good;
}

gboolean
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

gboolean
hu_read_capture (const HuObject *object,
                 HuEvent        *event)
{
  gboolean good = read_unit_as (object, "unit", &event->unit);

  return read_unit_as (object, "by", &event->other_unit) && good;
}

gboolean
hu_read_abandon (const HuObject *object,
                 HuEvent        *event)
{
  gboolean good = read_unit_as (object, "unit", &event->unit);

  return read_unit_as (object, "crew", &event->other_unit) && good;
}

gboolean
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
gboolean
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

gboolean
hu_read_hazard (const HuObject *object,
                HuEvent        *event)
{
  return hu_read_event_place (object, "at", event);
}

gboolean
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
