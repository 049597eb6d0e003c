/*
 * Members of an object by type, and the ids that refer to other things in the file: sides,
 * units, places.
 */
#include "config.h"

#include "hu-reader.h"

#include <string.h>
#include <glib/gi18n-lib.h>

#include "hu-json-text.h"

/* @text: (out) (transfer none): the text; unchanged if the key is absent.  Returns FALSE with a fault if it is
 * wrong, or absent and required. */
gboolean
hu_object_text (const HuObject *object,
                const char     *key,
                HuNeed          need,
                const char    **text)
{
  HuAt at;

  if (!hu_object_get (object, key, need, &at))
    return need == HU_OPTIONAL;

  return hu_read_text (object->reader, &at, text);
}

/**
 * hu_object_name:
 * @text: (out) (transfer none): the text
 *
 * Reads a required member that must not be empty: an id, a name.
 *
 * Returns: %FALSE with a fault if the member is absent, wrong or empty
 */
gboolean
hu_object_name (const HuObject *object,
                const char     *key,
                const char    **text)
{
  const char *found;
  HuAt at;

  if (!hu_object_get (object, key, HU_REQUIRED, &at) || !hu_read_text (object->reader, &at, &found))
    return FALSE;

  if (*found == '\0')
    {
      hu_reader_fault (object->reader, &at, g_strdup (_("an empty text stands here")),
                       g_strdup (_("use at least one character")));
      return FALSE;
    }

  *text = found;

  return TRUE;
}

/**
 * hu_object_integer:
 * @least: the least valid number
 * @most: the greatest valid number, or %G_MAXINT64
 * @number: (out): the number; unchanged if the key is absent
 *
 * Reads a member that is a whole number.
 *
 * Returns: %FALSE with a fault if it is wrong, or absent and required
 */
gboolean
hu_object_integer (const HuObject *object,
                   const char     *key,
                   HuNeed          need,
                   gint64          least,
                   gint64          most,
                   gint64         *number)
{
  HuAt at;

  if (!hu_object_get (object, key, need, &at))
    return need == HU_OPTIONAL;

  return hu_read_integer (object->reader, &at, least, most, number);
}

gboolean
hu_object_decimal (const HuObject *object,
                   const char     *key,
                   HuNeed          need,
                   gint64          least,
                   HuDecimal      *number)
{
  HuAt at;

  if (!hu_object_get (object, key, need, &at))
    return need == HU_OPTIONAL;

  return hu_read_decimal (object->reader, &at, least, number);
}

/**
 * hu_object_boolean:
 * @value: (out): the value; unchanged if the key is absent
 *
 * Reads an optional member that is true or false.
 *
 * Returns: %FALSE with a fault if the member is wrong
 */
gboolean
hu_object_boolean (const HuObject *object,
                   const char     *key,
                   gboolean       *value)
{
  HuAt at;

  return !hu_object_get (object, key, HU_OPTIONAL, &at) || hu_read_boolean (object->reader, &at, value);
}

/* @at: (out): the place of the list.  Returns whether there is a list; FALSE with a fault if the member is wrong,
 * or absent and required. */
gboolean
hu_object_list (const HuObject *object,
                const char     *key,
                HuNeed          need,
                HuAt           *at)
{
  return hu_object_get (object, key, need, at) && hu_read_list (object->reader, at);
}

/**
 * hu_object_word:
 * @words: the valid words, ended by %NULL
 * @number: (out): the index of the word in @words; unchanged if the key is absent
 *
 * Reads a member that is one of a few words.
 *
 * Returns: %FALSE with a fault if it is wrong, or absent and required
 */
gboolean
hu_object_word (const HuObject     *object,
                const char         *key,
                HuNeed              need,
                const char * const *words,
                gint               *number)
{
  HuAt at;
  gint found;

  if (!hu_object_get (object, key, HU_OPTIONAL, &at))
    {
      /* The user has to add the key by hand, so the message lists the values that it may have. */
      if (need == HU_REQUIRED)
        hu_reader_fault (object->reader, &object->at, g_strdup_printf (_("the key “%s” is missing"), key),
                         hu_reader_dup_words (words));
      return need == HU_OPTIONAL;
    }

  found = hu_read_word (object->reader, &at, words);
  if (found >= 0)
    *number = found;

  return found >= 0;
}

/**
 * hu_object_side:
 * @or_null: whether null stands for %HU_SIDE_NONE
 * @side: (out): the side; unchanged if the key is absent
 *
 * Reads a member that is the id of a side.
 *
 * Returns: %FALSE with a fault if it is wrong, or absent and required
 */
gboolean
hu_object_side (const HuObject *object,
                const char     *key,
                HuNeed          need,
                gboolean        or_null,
                HuSide         *side)
{
  HuReader *reader = object->reader;
  g_autofree char *shown = NULL;
  const char *id;
  HuSide found;
  HuAt at;

  if (!hu_object_get (object, key, need, &at))
    return need == HU_OPTIONAL;

  if (or_null && hu_at_is_null (&at))
    {
      *side = HU_SIDE_NONE;
      return TRUE;
    }
  if (!hu_read_text (reader, &at, &id))
    return FALSE;

  found = hu_scenario_find_side (reader->scenario, id);
  if (found != HU_SIDE_NONE)
    {
      *side = found;
      return TRUE;
    }

  /* An unknown id may mean a side that could not be read. */
  if (reader->sides_unsure)
    return FALSE;

  shown = hu_text_shorten (id, -1);
  hu_reader_fault (reader, &at, g_strdup_printf (_("there is no side “%s”"), shown),
                   /* Translators: the ids of the two sides. */
                   g_strdup_printf (or_null ? _("use “%s”, “%s” or null")
                                            /* Translators: the ids of the two sides. */
                                            : _("use “%s” or “%s”"),
                                    reader->scenario->sides[HU_SIDE_FIRST].id,
                                    reader->scenario->sides[HU_SIDE_SECOND].id));

  return FALSE;
}

/* Reads the required member "to": the id of a side, or “both”.  Returns the side; HU_SIDE_NONE for both, and with
 * a fault if it is wrong. */
HuSide
hu_object_to (const HuObject *object)
{
  const HuReader *reader = object->reader;
  HuSide side;
  const char *text;
  HuAt at;

  if (!hu_object_get (object, "to", HU_REQUIRED, &at) || !hu_read_text (object->reader, &at, &text) ||
      reader->sides_unsure || strcmp (text, "both") == 0)
    return HU_SIDE_NONE;

  side = hu_scenario_find_side (reader->scenario, text);
  if (side == HU_SIDE_NONE)
    hu_reader_fault (object->reader, &at, g_strdup_printf (_("there is no side “%s”"), text),
                     /* Translators: the ids of the two sides; “both” is a word of the file. */
                     g_strdup_printf (_("use “%s”, “%s” or “both”"),
                                      reader->scenario->sides[0].id, reader->scenario->sides[1].id));

  return side;
}

static char *
dup_meant (const char *text,
           GPtrArray  *ids,    /* ends with NULL */
           const char *otherwise)
{
  const char *meant = hu_reader_suggest (text, (const char * const *) ids->pdata);

  return meant != NULL ? g_strdup_printf (_("perhaps “%s” is meant"), meant) : g_strdup (otherwise);
}

/* The text of one of those to choose from: its id, or its name. */
typedef const char *(*TextOf) (const HuReader *reader, guint index);

/* Returns the id of the only one of that name; or NULL. */
static const char *
find_id_of_name (const HuReader *reader,
                 const char     *name,
                 guint           n,
                 TextOf          id_of,
                 TextOf          name_of)
{
  const char *id = NULL;

  for (guint i = 0; i < n; i++)
    {
      if (g_strcmp0 (name_of (reader, i), name) != 0)
        continue;
      if (id != NULL)
        return NULL;
      id = id_of (reader, i);
    }

  return id;
}

/* @told: (transfer full): the fault; @n: the number of ids to choose from.  A form leaves an empty id if nothing is
 * chosen yet: @unchosen is the fault for that, and @none the remedy if there is nothing to choose from. */
static void
fault_unknown_id (HuReader   *reader,
                  const HuAt *at,
                  const char *id,
                  char       *told,
                  const char *otherwise,
                  const char *unchosen,
                  const char *none,
                  guint       n,
                  TextOf      id_of,
                  TextOf      name_of)
{
  g_autoptr(GPtrArray) ids = g_ptr_array_new ();
  const char *named;

  if (id[0] == '\0')
    {
      g_free (told);
      hu_reader_fault (reader, at, g_strdup (unchosen), g_strdup (n > 0 ? otherwise : none));
      return;
    }

  named = find_id_of_name (reader, id, n, id_of, name_of);
  if (named != NULL)
    {
      hu_reader_fault (reader, at, told, g_strdup_printf (_("perhaps “%s” is meant"), named));
      return;
    }

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (ids, (gpointer) id_of (reader, i));
  g_ptr_array_add (ids, NULL);
  hu_reader_fault (reader, at, told, dup_meant (id, ids, otherwise));
}

static const char *
unit_id (const HuReader *reader,
         guint           index)
{
  return hu_scenario_get_unit (reader->scenario, index)->id;
}

static const char *
unit_name (const HuReader *reader,
           guint           index)
{
  return hu_scenario_get_unit (reader->scenario, index)->name;
}

static const char *
place_id (const HuReader *reader,
          guint           index)
{
  return hu_map_get_place (reader->map, index)->id;
}

static const char *
place_name (const HuReader *reader,
            guint           index)
{
  return hu_map_get_place (reader->map, index)->name;
}

static const char *
building_id (const HuReader *reader,
             guint           index)
{
  return hu_map_get_building (reader->map, index)->id;
}

static const char *
building_name (const HuReader *reader,
               guint           index)
{
  return hu_map_get_building (reader->map, index)->name;
}

/* @unit: (out): the index of the scenario's unit.  Returns FALSE with a fault if there is no such unit. */
gboolean
hu_read_unit_id (HuReader   *reader,
                 const HuAt *at,
                 guint      *unit)
{
  g_autofree char *shown = NULL;
  const char *id;
  gint found;

  if (!hu_read_text (reader, at, &id))
    return FALSE;

  found = hu_scenario_find_unit (reader->scenario, id);
  if (found >= 0)
    {
      *unit = (guint) found;
      return TRUE;
    }
  if (reader->units_unsure)
    return FALSE;

  shown = hu_text_shorten (id, -1);
  fault_unknown_id (reader, at, id, g_strdup_printf (_("there is no unit “%s”"), shown),
                    _("use the id of one under /units"),
                    _("no unit is chosen"), _("there are no units yet; one is needed first"),
                    reader->scenario->units->len, unit_id, unit_name);

  return FALSE;
}

/* @place: (out): the index of the map's place.  Returns FALSE with a fault if there is no such place. */
gboolean
hu_read_place_id (HuReader   *reader,
                  const HuAt *at,
                  guint      *place)
{
  g_autofree char *shown = NULL;
  const char *id;
  gint found;

  if (!hu_read_text (reader, at, &id))
    return FALSE;

  found = (gint) GPOINTER_TO_UINT (g_hash_table_lookup (reader->places, id)) - 1;
  if (found >= 0)
    {
      *place = (guint) found;
      return TRUE;
    }
  if (reader->places_unsure)
    return FALSE;

  shown = hu_text_shorten (id, -1);
  fault_unknown_id (reader, at, id, g_strdup_printf (_("there is no place “%s”"), shown),
                    _("use the id of one under /map/places"),
                    _("no place is chosen"), _("the map has no places yet; one is needed first"),
                    reader->map->places->len, place_id, place_name);

  return FALSE;
}

gboolean
hu_read_board_id (HuReader   *reader,
                  const HuAt *at,
                  guint      *board)
{
  g_autofree char *shown = NULL;
  const char *id;
  gint found;

  if (!hu_read_text (reader, at, &id))
    return FALSE;

  found = (gint) GPOINTER_TO_UINT (g_hash_table_lookup (reader->boards, id)) - 1;
  if (found >= 0)
    {
      *board = (guint) found;
      return TRUE;
    }

  shown = hu_text_shorten (id, -1);
  hu_reader_fault (reader, at, g_strdup_printf (_("there is no board “%s”"), shown),
                   g_strdup (_("use the id of one under /map/boards")));

  return FALSE;
}

/* Returns its index, or HU_BUILDING_NONE with a fault. */
gint
hu_read_building_id (HuReader   *reader,
                     const HuAt *at)
{
  g_autofree char *shown = NULL;
  const char *id;
  gint found;

  if (!hu_read_text (reader, at, &id))
    return HU_BUILDING_NONE;

  found = (gint) GPOINTER_TO_UINT (g_hash_table_lookup (reader->buildings, id)) - 1;
  if (found >= 0 || reader->buildings_unsure)
    return found;

  shown = hu_text_shorten (id, -1);
  fault_unknown_id (reader, at, id, g_strdup_printf (_("there is no building “%s”"), shown),
                    _("use the id of one under /map/buildings"),
                    _("no building is chosen"), _("the map has no buildings yet; one is needed first"),
                    reader->map->buildings->len, building_id, building_name);

  return HU_BUILDING_NONE;
}

/* @attacker, @defender: (inout): HU_SIDE_NONE: it could not be read */
void
hu_object_check_attacker (const HuObject *object,
                          HuSide         *attacker,
                          HuSide         *defender)
{
  HuReader *reader = object->reader;
  HuAt at;

  if (*attacker != HU_SIDE_NONE && *attacker == *defender)
    {
      hu_object_get (object, "defender", HU_REQUIRED, &at);
      hu_reader_fault (reader, &at, g_strdup (_("the attacker stands here as the defender, too")),
                       g_strdup_printf (_("use “%s”"), reader->scenario->sides[1 - *attacker].id));
    }
  if (*attacker == HU_SIDE_NONE)
    *attacker = *defender != HU_SIDE_NONE ? hu_side_other (*defender) : HU_SIDE_FIRST;
  *defender = hu_side_other (*attacker);
}

/* --- Turns --- */

static void
read_span_object (const HuObject *object,
                  const HuAt     *at,
                  gint64          last,
                  gboolean        strict,
                  HuTurnSpan     *span)
{
  static const char * const keys[] = { "from", "to", NULL };
  gint64 from = 0, to = 0;
  HuObject turns;

  if (strict ? !hu_object_open_strictly (&turns, object->reader, at, keys)
             : !hu_object_open (&turns, object->reader, at, keys))
    return;

  if (!hu_object_has (&turns, "from") && !hu_object_has (&turns, "to"))
    hu_reader_fault (object->reader, at, g_strdup (_("no turn stands here")),
                     g_strdup (_("add “from”, “to” or both, or write the number of a turn")));
  if (hu_object_integer (&turns, "from", HU_OPTIONAL, 1, last, &from) &&
      hu_object_integer (&turns, "to", HU_OPTIONAL, 1, last, &to) && to > 0 && from > to)
    hu_reader_fault (object->reader, at, g_strdup (_("the turns end before they begin")),
                     g_strdup (_("“from” is the earlier one")));
  span->from = (guint) from;
  span->to = (guint) to;
  if (!strict)
    span->extra = hu_object_close (&turns);
}

void
hu_read_turn_span (const HuObject *object,
                   gboolean        strict,
                   HuTurnSpan     *span)
{
  gint64 last = object->reader->calendar_unsure ? G_MAXUINT32 : object->reader->scenario->calendar.n_turns;
  gint64 turn;
  HuAt at;

  if (!hu_object_get (object, "turn", HU_OPTIONAL, &at))
    return;

  if (hu_node_get_kind (at.node) == HU_NODE_OBJECT)
    {
      read_span_object (object, &at, last, strict, span);
    }
  else if (hu_read_integer (object->reader, &at, 1, last, &turn))
    {
      span->single = TRUE;
      span->from = span->to = (guint) turn;
    }
}
