/*
 * Reading `rules`: supply, and the rule systems in force.
 */
#include "config.h"

#include "hu-reader.h"

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

/**
 * hu_read_rules:
 *
 * Reads supply, which the rule systems use, and the data of each system in force.
 */
void
hu_read_rules (HuReader   *reader,
               const HuAt *at)
{
  gboolean has_supply;
  HuObject object;
  HuAt supply;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("rules")))
    return;

  has_supply = hu_object_get (&object, "supply", HU_OPTIONAL, &supply);
  if (has_supply)
    hu_read_supply (reader, &supply);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    read_system (&object, id);
  if (has_supply)
    hu_check_supply (reader, &supply);

  reader->scenario->rules_extra = hu_object_close (&object);
}
