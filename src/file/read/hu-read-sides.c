/*
 * `sides` and `calendar` on the way in.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-reader.h"

#include <glib/gi18n-lib.h>


/* More than a log can reach the end of. */
#define MAX_TURNS HU_FILE_MAX_EVENTS

/* --- Sides --- */

static void
read_side (HuReader   *reader,
           const HuAt *at,
           HuSide      side)
{
  HuSideInfo info = { NULL };
  HuObject object;
  HuAt member;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("side")))
    {
      reader->sides_unsure = TRUE;
      return;
    }

  hu_object_read_record (&object, "side", &info, NULL);
  reader->sides_unsure |= info.id == NULL;
  if (info.id != NULL && side == HU_SIDE_SECOND && g_str_equal (info.id, reader->scenario->sides[HU_SIDE_FIRST].id))
    {
      hu_object_get (&object, "id", HU_REQUIRED, &member);
      reader->sides_unsure = TRUE;
      hu_reader_fault (reader, &member, g_strdup (_("both sides have this id")),
                       g_strdup (_("give each side an id of its own")));
    }
  else if (info.id != NULL)
    {
      hu_scenario_set_side (reader->scenario, side, info.id, info.name, info.color);
    }
  reader->scenario->sides[side].extra = hu_object_close (&object);
  g_free (info.id);
  g_free (info.name);
  g_free (info.color);
}

void
hu_read_sides (HuReader   *reader,
               const HuAt *at)
{
  HuElements elements;
  guint n;

  reader->sides_unsure = TRUE;
  if (!hu_read_list (reader, at))
    return;

  n = hu_node_get_n (at->node);
  if (n != HU_N_SIDES)
    hu_reader_fault (reader, at,
                     g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "there is %u side", "there are %u sides",
                                                   n), n),
                     g_strdup (_("use exactly two")));
  reader->sides_unsure = n != HU_N_SIDES;

  hu_elements_init (&elements, reader, at);
  while (elements.next < HU_N_SIDES && hu_elements_next (&elements))
    read_side (reader, &elements.at, (HuSide) elements.at.index);
}

/* --- Turns --- */

static void
read_turn (HuReader   *reader,
           const HuAt *at)
{
  HuCalendar *calendar = &reader->scenario->calendar;
  const char *name = "";
  HuObject object;
  char *extra;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("turn")))
    return;

  hu_object_text (&object, "name", HU_REQUIRED, &name);
  g_ptr_array_add (calendar->turn_names, g_strdup (name));

  extra = hu_object_close (&object);
  if (extra == NULL)
    return;

  if (calendar->turn_extras == NULL)
    calendar->turn_extras = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_set_size (calendar->turn_extras, (gint) at->index);
  g_ptr_array_add (calendar->turn_extras, extra);
}

/* Turns by name, or how many there are. */
static void
read_some_turns (HuReader   *reader,
                 const HuAt *at)
{
  HuCalendar *calendar = &reader->scenario->calendar;
  HuElements elements;
  gint64 n;

  if (hu_node_get_kind (at->node) != HU_NODE_LIST)
    {
      if (hu_read_integer (reader, at, 1, MAX_TURNS, &n))
        calendar->n_turns = (guint) n;
      return;
    }

  if (hu_node_get_n (at->node) == 0)
    {
      hu_reader_fault (reader, at, g_strdup (_("there are no turns")),
                       g_strdup (_("use at least one")));
      return;
    }

  calendar->n_turns = hu_node_get_n (at->node);
  calendar->turn_names = g_ptr_array_new_with_free_func (g_free);
  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    read_turn (reader, &elements.at);
  if (calendar->turn_extras != NULL)
    g_ptr_array_set_size (calendar->turn_extras, (gint) calendar->n_turns);
}

static gboolean
read_turns (const HuObject *object,
            gpointer        record)
{
  HuAt at;

  if (hu_object_get (object, "turns", HU_REQUIRED, &at))
    read_some_turns (object->reader, &at);

  return TRUE;
}

/* The player turn with which the game ends, if that is not the last one.  All before it has to be without a fault. */
static gboolean
read_end (const HuObject *object,
          gpointer        record)
{
  HuReader *reader = object->reader;
  HuCalendar *calendar = record;

  if (hu_reader_n_errors (reader) > object->n_errors)
    return TRUE;

  reader->calendar_unsure = FALSE;
  hu_object_read_member (object, "calendar", "ends_after", calendar, NULL);
  calendar->ends_early &= hu_reader_n_errors (reader) == object->n_errors;

  return TRUE;
}

/* Reads turns, player turns and phases. */
void
hu_read_calendar (HuReader   *reader,
                  const HuAt *at)
{
  static const HuReadHook hooks[] = {
    { "calendar", "turns", read_turns }, { "calendar", "ends_after", read_end }, { NULL }
  };
  HuCalendar *calendar = &reader->scenario->calendar;
  HuObject object;

  reader->calendar_unsure = TRUE;
  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("calendar")))
    return;

  hu_object_read_record (&object, "calendar", calendar, hooks);
  /* A player turn may be that of a side that could not be read. */
  reader->calendar_unsure = reader->sides_unsure || hu_reader_n_errors (reader) > object.n_errors;
  calendar->extra = hu_object_close (&object);
}
