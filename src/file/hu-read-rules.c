/*
 * `rules` on the way in: supply, and which rule systems are in force.  Each has
 * its reader and its line in the table.
 */
#include "config.h"

#include "hu-reader.h"

typedef struct
{
  const char *key;
  void      (*read) (HuReader   *reader,
                     const HuAt *at);
} RuleSystem;

static const RuleSystem systems[] = {
  { "supply", hu_read_supply }, /* first: the others ask what is there */
  { "sudden-death", hu_read_sudden_death },
  { "front-line", hu_read_front_line },
  { "control", hu_read_rules_control },
};

static void
read_system (const HuObject   *rules,
             const RuleSystem *system)
{
  HuAt at;

  if (hu_object_get (rules, system->key, HU_OPTIONAL, &at))
    system->read (rules->reader, &at);
}

/**
 * hu_read_rules:
 * @reader: the reader
 * @at: where `rules` is
 *
 * Reads the data of each rule system in force.
 */
void
hu_read_rules (HuReader   *reader,
               const HuAt *at)
{
  const char *known[G_N_ELEMENTS (systems) + 1] = { NULL };
  HuObject object;

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    known[i] = systems[i].key;
  if (!hu_object_open (&object, reader, at, known))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    read_system (&object, &systems[i]);

  if (hu_object_has (&object, "supply"))
    {
      HuAt supply;

      hu_object_get (&object, "supply", HU_OPTIONAL, &supply);
      hu_check_supply (reader, &supply);
    }

  reader->scenario->rules_extra = hu_object_close (&object);
}
