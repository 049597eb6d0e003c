/*
 * list-fields: the rows of the table of the game file, one a line: the object, its key, and "bound" where a member of a
 * record holds it; "hook" where a hook reads or writes it for all that; else "by-hand"; and whether it is required.
 */
#include "config.h"

#include "hu-format.h"

static void
list_object (const char *object,
             GHashTable *seen)
{
  const GPtrArray *fields = hu_format_get_fields (object);

  if (fields == NULL || !g_hash_table_add (seen, (gpointer) object))
    return;

  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      g_print ("%s %s %s %s\n", object, field->key, field->size == 0 ? "by-hand" : field->hook ? "hook" : "bound",
               field->required ? "required" : "optional");
      if (field->of != NULL)
        list_object (field->of, seen);
    }
}

int
main (void)
{
  static const char * const roots[] = { "game", "lesson", "step", "variation" };
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < G_N_ELEMENTS (roots); i++)
    list_object (roots[i], seen);
  for (guint verb = 0; verb < HU_N_VERBS; verb++)
    list_object (hu_format_get_event_kind ((HuVerb) verb), seen);

  return 0;
}
