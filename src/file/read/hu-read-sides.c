/*
 * `sides` and `calendar` on the way in.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-reader.h"

#include <glib/gi18n-lib.h>

#include "hu-json-text.h"

/* More than a log can reach the end of. */
#define MAX_TURNS HU_FILE_MAX_EVENTS

/* --- Sides --- */

static gboolean
is_color (const char *text)
{
  for (guint i = 1; i <= 6; i++)
    if (text[0] != '#' || !g_ascii_isxdigit (text[i]))
      return FALSE;

  return text[7] == '\0';
}

static void
read_color (const HuObject *object,
            const char    **color)
{
  g_autofree char *shown = NULL;
  HuAt at;

  if (!hu_object_text (object, "color", HU_OPTIONAL, color) || *color == NULL || is_color (*color))
    return;

  shown = hu_text_shorten (*color, -1);
  hu_object_get (object, "color", HU_OPTIONAL, &at);
  hu_reader_fault (object->reader, &at, g_strdup_printf (_("“%s” is not a colour"), shown),
                   g_strdup (_("use “#” and six hexadecimal digits")));
}

static void
read_side (HuReader   *reader,
           const HuAt *at,
           HuSide      side)
{
  const char *id = NULL, *name = NULL, *color = NULL;
  HuObject object;
  HuAt member;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("side")))
    {
      reader->sides_unsure = TRUE;
      return;
    }

  if (!hu_object_name (&object, "id", &id))
    reader->sides_unsure = TRUE;
  hu_object_text (&object, "name", HU_REQUIRED, &name);
  read_color (&object, &color);

  if (id != NULL && side == HU_SIDE_SECOND && g_str_equal (id, reader->scenario->sides[HU_SIDE_FIRST].id))
    {
      hu_object_get (&object, "id", HU_REQUIRED, &member);
      reader->sides_unsure = TRUE;
      hu_reader_fault (reader, &member, g_strdup (_("both sides have this id")),
                       g_strdup (_("give each side an id of its own")));
    }
  else if (id != NULL)
    hu_scenario_set_side (reader->scenario, side, id, name, color);

  reader->scenario->sides[side].extra = hu_object_close (&object);
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
static gboolean
read_turns (HuReader   *reader,
            const HuAt *at)
{
  HuCalendar *calendar = &reader->scenario->calendar;
  HuElements elements;
  gint64 n;

  if (hu_node_get_kind (at->node) != HU_NODE_LIST)
    {
      if (!hu_read_integer (reader, at, 1, MAX_TURNS, &n))
        return FALSE;

      calendar->n_turns = (guint) n;
      return TRUE;
    }

  if (hu_node_get_n (at->node) == 0)
    {
      hu_reader_fault (reader, at, g_strdup (_("there are no turns")),
                       g_strdup (_("use at least one")));
      return FALSE;
    }

  calendar->n_turns = hu_node_get_n (at->node);
  calendar->turn_names = g_ptr_array_new_with_free_func (g_free);
  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    read_turn (reader, &elements.at);
  if (calendar->turn_extras != NULL)
    g_ptr_array_set_size (calendar->turn_extras, (gint) calendar->n_turns);

  return calendar->turn_names->len == calendar->n_turns;
}

/* --- Player turns --- */

static gboolean
read_phases (const HuObject *object,
             HuPlayerTurn   *player_turn)
{
  HuReader *reader = object->reader;
  HuElements elements;
  const char *phase;
  HuAt at;

  if (!hu_object_list (object, "phases", HU_REQUIRED, &at))
    return FALSE;
  if (hu_node_get_n (at.node) == 0)
    {
      hu_reader_fault (reader, &at, g_strdup (_("there are no phases")),
                       g_strdup (_("use the name of at least one")));
      return FALSE;
    }

  hu_elements_init (&elements, reader, &at);
  while (hu_elements_next (&elements))
    if (hu_read_text (reader, &elements.at, &phase))
      g_ptr_array_add (player_turn->phases, g_strdup (phase));

  return player_turn->phases->len == hu_node_get_n (at.node);
}

static gboolean
read_player_turn (HuReader   *reader,
                  const HuAt *at)
{
  HuSide side = HU_SIDE_NONE;
  HuPlayerTurn *player_turn;
  HuObject object;
  gboolean good;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("player-turn")))
    return FALSE;

  good = hu_object_side (&object, "side", HU_REQUIRED, TRUE, &side);
  player_turn = hu_scenario_add_player_turn (reader->scenario, side);
  good &= read_phases (&object, player_turn);
  player_turn->extra = hu_object_close (&object);

  return good;
}

static gboolean
read_player_turns (const HuObject *calendar)
{
  HuReader *reader = calendar->reader;
  gboolean good = TRUE;
  HuElements elements;
  HuAt at;

  if (!hu_object_list (calendar, "player_turns", HU_REQUIRED, &at))
    return FALSE;
  if (hu_node_get_n (at.node) == 0)
    {
      hu_reader_fault (reader, &at, g_strdup (_("there are no player turns")),
                       g_strdup (_("use at least one")));
      return FALSE;
    }

  hu_elements_init (&elements, reader, &at);
  while (hu_elements_next (&elements))
    good &= read_player_turn (reader, &elements.at);

  return good;
}

/**
 * hu_read_calendar:
 *
 * Reads turns, player turns and phases.
 */
void
hu_read_calendar (HuReader   *reader,
                  const HuAt *at)
{
  gboolean good = FALSE;
  HuObject object;
  HuAt turns;

  reader->calendar_unsure = TRUE;
  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("calendar")))
    return;

  if (hu_object_get (&object, "turns", HU_REQUIRED, &turns))
    good = read_turns (reader, &turns);
  good &= read_player_turns (&object);

  reader->calendar_unsure = !good;
  reader->scenario->calendar.extra = hu_object_close (&object);
}
