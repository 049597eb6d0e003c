/*
 * The `extra` text of an object: the members of the file that the program does not know, as
 * one JSON object without white space between its parts.
 *
 * Some objects of the file have no structure of their own to keep that text in (an entry of
 * start.control, of map.hexsides, the edges of supply.sources).  Their parent then keeps
 * it, under the key that they have in the file.  A key that the program knows is in an
 * `extra` for this reason only.
 */
#include "config.h"

#include "hu-extra.h"

/**
 * hu_extra_with:
 * @extra: (transfer full) (nullable): the text of an object
 *
 * Puts one more member before the others.
 *
 * Returns: (transfer full): the text of the object with that member
 */
char *
hu_extra_with (char       *extra,
               const char *key,
               const char *value)
{
  char *with = g_strdup_printf ("{\"%s\":%s%s%s", key, value, extra != NULL ? "," : "}",
                                extra != NULL ? extra + 1 : "");

  g_free (extra);

  return with;
}

/* @extra: (nullable): the text of an object; @key: a key.  Returns (transfer full) (nullable): the value of that
 * member. */
HuNode *
hu_extra_find (const char *extra,
               const char *key)
{
  g_autoptr(HuNode) object = extra != NULL ? hu_node_from_json (extra) : NULL;
  HuNode *value = hu_node_find (object, key);

  return value != NULL ? hu_node_ref (value) : NULL;
}
