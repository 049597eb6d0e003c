/*
 * `rules` on the way in: which rule systems are in force.  Each has its reader
 * and its line in the table.
 */
#include "config.h"

#include "hu-reader.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const char *key;
  void      (*read) (HuReader   *reader,
                     const HuAt *at); /* NULL: this version does not judge it */
} RuleSystem;

static const RuleSystem systems[] = {
  { "sudden-death", hu_read_sudden_death },
  { "front-line", hu_read_front_line },
  { "control", hu_read_rules_control },
};

/* What is not judged is kept whole with all that is unknown. */
static void
read_unjudged (HuReader   *reader,
               const HuAt *at)
{
  static const char * const anything[] = { NULL };
  HuObject object;

  if (hu_object_open (&object, reader, at, anything))
    hu_reader_warn (reader, at, g_strdup_printf (_("this version does not judge “%s”"), at->key),
                    g_strdup (_("it is kept")));
}

static void
read_system (const HuObject   *rules,
             const RuleSystem *system)
{
  HuAt at;

  if (!hu_object_get (rules, system->key, HU_OPTIONAL, &at))
    return;

  if (system->read != NULL)
    system->read (rules->reader, &at);
  else
    read_unjudged (rules->reader, &at);
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

  reader->scenario->rules_extra = hu_object_close (&object);
  for (guint i = G_N_ELEMENTS (systems); i > 0; i--)
    {
      HuAt member;

      if (systems[i - 1].read == NULL && hu_object_get (&object, systems[i - 1].key, HU_OPTIONAL, &member))
        {
          g_autofree char *text = hu_at_dup_text (reader, &member);

          reader->scenario->rules_extra = hu_extra_with (reader->scenario->rules_extra, systems[i - 1].key,
                                                         text);
        }
    }
}
