/*
 * Reading `rules`: the list of supply, and each rule system in force.
 */
#include "config.h"

#include "hu-format-private.h"

#include <glib/gi18n-lib.h>

#include "hu-reader.h"

const char * const _hu_blocker_words[] = { "units", "zoc", "control", NULL };

static void
read_entry (HuReader   *reader,
            const HuAt *at)
{
  HuSide side = HU_SIDE_NONE;
  HuSupplyRules *rules;
  HuObject object;
  HuAt member;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("supply-of-side")) ||
      !hu_object_side (&object, "side", HU_REQUIRED, FALSE, &side) || side == HU_SIDE_NONE)
    return;

  if (reader->scenario->supply[side] != NULL)
    {
      hu_object_get (&object, "side", HU_REQUIRED, &member);
      hu_reader_fault (reader, &member, g_strdup (_("this side has an entry already")),
                       g_strdup (_("a side has one entry: put both into one")));
      return;
    }

  rules = hu_scenario_add_supply (reader->scenario, side);
  hu_object_read_record (&object, "supply-of-side", rules, NULL);
  rules->extra = hu_object_close (&object);
}

/* Reads the list of supply, at most one entry per side, before the rule systems: they use it. */
static void
read_supply (HuReader   *reader,
             const HuAt *at)
{
  HuElements elements;

  if (!hu_read_list (reader, at))
    return;

  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    read_entry (reader, &elements.at);
}

/* Refuses zones of control of the attacker's units if no rules name the attacker; by then all rules have been read. */
static void
check_supply (HuReader   *reader,
              const HuAt *at)
{
  HuElements elements;

  if (hu_node_get_kind (at->node) != HU_NODE_LIST || hu_scenario_get_attacker (reader->scenario, NULL) != HU_SIDE_NONE)
    return;

  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    {
      HuNode *entry = elements.at.node;
      gint zoc = hu_node_find_member (entry, "zoc");
      HuAt member;

      if (zoc < 0 || g_strcmp0 (hu_node_get_text (hu_node_get_element (entry, (guint) zoc), NULL), "attacker") != 0)
        continue;

      member = hu_at_member (&elements.at, (guint) zoc);
      hu_reader_fault (reader, &member, g_strdup (_("no rules in force name an attacker")),
                       g_strdup (_("use “all” or “none”")));
    }
}

/* --- Rules --- */

static void
read_system (const HuObject *rules,
             HuSystemId      id)
{
  const char *key = hu_system_to_string (id);
  HuObject object;
  HuAt at;

  if (hu_object_get (rules, key, HU_OPTIONAL, &at) &&
      hu_object_open (&object, rules->reader, &at, hu_format_get_keys (key)))
    hu_system_format_get (id)->read (&object);
}

/* Reads supply, which the rule systems use, and the data of each system in force. */
void
hu_read_rules (HuReader   *reader,
               const HuAt *at)
{
  gboolean has_supply;
  HuObject object;
  HuAt supply;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("rules")))
    return;

  reader->takes_rules = TRUE;
  has_supply = hu_object_get (&object, "supply", HU_OPTIONAL, &supply);
  if (has_supply)
    read_supply (reader, &supply);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    read_system (&object, id);
  reader->takes_rules = FALSE;
  if (has_supply)
    check_supply (reader, &supply);

  reader->scenario->rules_extra = hu_object_close (&object);
}
