/*
 * `rules.control` on the way in.
 */
#include "config.h"

#include "hu-control-format.h"
#include "hu-control-rules.h"
#include "hu-reader.h"

#include <glib/gi18n-lib.h>

HU_DEFINE_WORD_LIST (enemy_words, HuEnemyState, HU_ENEMY_MMC + 1, hu_enemy_state_to_string)

static HuCondition *read_condition (HuReader   *reader,
                                    const HuAt *at);

/* --- Conditions --- */

static gboolean
has_unknown (const HuObject *object)
{
  for (guint i = 0; i < hu_node_get_n (object->at.node); i++)
    if (!g_strv_contains (object->known, hu_at_member (&object->at, i).key))
      return TRUE;

  return FALSE;
}

/* Which of @keys the object has; it must be one. */
static gint
find_key (const HuObject     *object,
          const char * const *keys,
          HuAt               *member)
{
  gint found = -1;
  guint n = 0;

  for (gint i = 0; keys[i] != NULL; i++)
    if (hu_object_has (object, keys[i]))
      {
        found = i;
        n++;
      }

  if (n == 1)
    {
      hu_object_get (object, keys[found], HU_REQUIRED, member);
      return found;
    }

  /* A value in place of the key is a fault already. */
  if (n == 0 && has_unknown (object))
    return -1;

  hu_reader_fault (object->reader, &object->at,
                   n == 0 ? g_strdup (_("the condition asks for nothing"))
                          : g_strdup (_("the condition asks for several things at once")),
                   hu_reader_dup_words (keys));

  return -1;
}

static HuCondition *
read_parts (HuReader       *reader,
            const HuAt     *at,
            HuConditionKind kind)
{
  HuCondition *condition = hu_condition_new (kind);
  HuElements elements;

  if (kind == HU_CONDITION_NOT)
    {
      HuCondition *part = read_condition (reader, at);

      if (part != NULL)
        g_ptr_array_add (condition->parts, part);
      return condition;
    }

  if (!hu_read_list (reader, at))
    return condition;

  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    {
      HuCondition *part = read_condition (reader, &elements.at);

      if (part != NULL)
        g_ptr_array_add (condition->parts, part);
    }
  if (hu_node_get_n (at->node) == 0)
    hu_reader_fault (reader, at, g_strdup (_("an empty list of conditions stands here")),
                     g_strdup (_("use at least one condition")));

  return condition;
}

static void
read_items (HuReader    *reader,
            const HuAt  *at,
            HuCondition *condition)
{
  g_autoptr(GHashTable) named = g_hash_table_new (NULL, NULL);
  HuElements elements;

  if (condition->kind == HU_CONDITION_HEXES)
    {
      g_array_unref (condition->items);
      condition->items = hu_read_hexset_list (reader, at);
      return;
    }

  if (!hu_read_list (reader, at))
    return;

  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    {
      gint32 item = condition->kind == HU_CONDITION_LOCATIONS ? hu_read_location (reader, &elements.at)
                                                              : hu_read_building_id (reader, &elements.at);

      if (item >= 0 && g_hash_table_add (named, GINT_TO_POINTER (item + 1)))
        g_array_append_val (condition->items, item);
    }
}

/* The contract accepts a condition that names nothing; whoever wrote it has hardly meant it.  A building that could not
 * be read is a fault of its own. */
static void
warn_of_nothing (HuReader          *reader,
                 const HuAt        *at,
                 const HuCondition *condition,
                 guint              n_errors)
{
  if (condition->items->len > 0 || condition->building != HU_BUILDING_NONE || hu_reader_n_errors (reader) != n_errors ||
      reader->buildings_unsure)
    return;

  if (condition->number_given && condition->number > 0)
    hu_reader_warn (reader, at, g_strdup (_("this condition names nothing, so that it can never be met")),
                    g_strdup (_("choose locations, hexes or buildings")));
  else
    hu_reader_warn (reader, at, g_strdup (_("this condition asks for nothing, so that it is always met")),
                    g_strdup (_("choose locations, hexes or buildings")));
}

static HuCondition *
read_controls (HuReader   *reader,
               const HuAt *at)
{
  static const char * const kinds[] = { "locations", "hexes", "buildings", NULL };
  guint n_errors = hu_reader_n_errors (reader);
  HuCondition *condition;
  HuObject object;
  HuAt member;
  gint kind;

  if (!hu_object_open_strictly (&object, reader, at, hu_format_get_keys ("controls")))
    return NULL;
  kind = find_key (&object, kinds, &member);
  if (kind < 0)
    return NULL;

  condition = hu_condition_new (HU_CONDITION_LOCATIONS + kind);
  read_items (reader, &member, condition);
  condition->number_given = hu_object_has (&object, "at_least");
  hu_object_integer (&object, "at_least", HU_OPTIONAL, 0, G_MAXINT64, &condition->number);
  warn_of_nothing (reader, &member, condition, n_errors);

  return condition;
}

static HuCondition *
read_points (HuReader   *reader,
             const HuAt *at,
             gboolean    exits)
{
  static const char * const known[] = { "at_least", "more_than_enemy_by", NULL };
  static const char * const known_exit[] = { "at_least", NULL };
  const char * const *keys = exits ? known_exit : known;
  HuCondition *condition;
  HuObject object;
  HuAt member;
  gint kind;

  if (!hu_object_open_strictly (&object, reader, at, keys))
    return NULL;
  kind = find_key (&object, keys, &member);
  if (kind < 0)
    return NULL;

  condition = hu_condition_new (exits ? HU_CONDITION_EXIT_VP : kind == 0 ? HU_CONDITION_CVP : HU_CONDITION_CVP_MORE);
  hu_read_integer (reader, &member, 0, G_MAXINT64 / 4, &condition->number);

  return condition;
}

static HuCondition *
read_no_enemy (HuReader   *reader,
               const HuAt *at)
{
  guint n_errors = hu_reader_n_errors (reader);
  HuCondition *condition;
  gint state = 0;
  HuObject object;
  HuAt member;

  if (!hu_object_open_strictly (&object, reader, at, hu_format_get_keys ("no_enemy")))
    return NULL;

  condition = hu_condition_new (HU_CONDITION_NO_ENEMY);
  hu_object_word (&object, "state", HU_REQUIRED, enemy_words (), &state);
  condition->state = (HuEnemyState) state;
  if (hu_object_get (&object, "in", HU_REQUIRED, &member))
    {
      /* A text is a building, but for "all". */
      if (hu_node_get_kind (member.node) == HU_NODE_TEXT &&
          (!g_str_equal (hu_node_get_text (member.node, NULL), "all") ||
           g_hash_table_contains (reader->buildings, "all")))
        {
          condition->building = hu_read_building_id (reader, &member);
        }
      else
        {
          g_array_unref (condition->items);
          condition->items = hu_read_hexset_list (reader, &member);
        }
      warn_of_nothing (reader, &member, condition, n_errors);
    }

  return condition;
}

static HuCondition *
read_condition (HuReader   *reader,
                const HuAt *at)
{
  static const char * const keys[] = { "all", "any", "not", "controls", "cvp", "exit_vp", "no_enemy", NULL };
  HuCondition *condition = NULL;
  HuObject object;
  HuAt member;
  gint key;

  if (!hu_object_open_strictly (&object, reader, at, keys))
    return NULL;
  key = find_key (&object, keys, &member);

  switch (key)
    {
    case 0:
    case 1:
    case 2:
      condition = read_parts (reader, &member, HU_CONDITION_ALL + key);
      break;
    case 3:
      condition = read_controls (reader, &member);
      break;
    case 4:
    case 5:
      condition = read_points (reader, &member, key == 5);
      break;
    case 6:
      condition = read_no_enemy (reader, &member);
      break;
    default:
      break;
    }

  return condition;
}

/* --- The rules --- */

static gboolean
read_needs (const HuObject *object,
            gpointer        record)
{
  HuVictoryEntry *entry = record;
  HuAt at;

  if (hu_object_get (object, "needs", HU_REQUIRED, &at))
    entry->needs = read_condition (object->reader, &at);

  return entry->needs != NULL;
}

static const HuReadHook hooks[] = { { "victory", "needs", read_needs }, { NULL } };

/**
 * hu_read_control:
 *
 * Reads the data of the rule system, which is in force from then on.
 */
void
hu_read_control (const HuObject *object)
{
  HuControlRules *rules = hu_scenario_add_control (object->reader->scenario);

  hu_object_read_record (object, "control", rules, hooks);
  rules->extra = hu_object_close (object);
}
