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

#include <string.h>

#include "hu-json-text.h"

/**
 * hu_extra_with:
 * @extra: (transfer full) (nullable): the text of an object
 * @key: a key that @extra does not have
 * @value: the text of its value
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

/**
 * hu_extra_find:
 * @extra: (nullable): the text of an object
 * @key: a key that needs no escapes
 * @length: (out): the length of the value in bytes
 *
 * Finds a member.
 *
 * Returns: (nullable) (transfer none): the text of its value
 */
const char *
hu_extra_find (const char *extra,
               const char *key,
               gsize      *length)
{
  const char *end;

  if (extra == NULL)
    return NULL;

  end = extra + strlen (extra);
  for (extra++; extra < end - 1; extra++)
    {
      const char *value = hu_json_skip_string (extra) + 1;
      const char *after = hu_json_skip_value (value, end);

      if ((gsize) (value - extra) == strlen (key) + 3 && strncmp (extra + 1, key, strlen (key)) == 0)
        {
          *length = (gsize) (after - value);
          return value;
        }
      extra = after;
    }

  return NULL;
}

/**
 * hu_extra_get_list:
 * @extra: (nullable): the text of an object
 * @key: a key
 * @texts: (out) (transfer full) (element-type utf8): the elements as they are spelt; unchanged if
 *   there is no such list
 *
 * Gets a list from the text of an object.
 *
 * Returns: (transfer full) (nullable): the list
 */
JsonArray *
hu_extra_get_list (const char *extra,
                   const char *key,
                   GPtrArray **texts)
{
  g_autoptr(JsonNode) node = NULL;
  g_autofree char *list = NULL;
  const char *value, *end;
  gsize length;

  value = hu_extra_find (extra, key, &length);
  if (value == NULL)
    return NULL;

  list = g_strndup (value, length);
  node = json_from_string (list, NULL);
  g_return_val_if_fail (node != NULL && JSON_NODE_HOLDS_ARRAY (node), NULL);

  *texts = g_ptr_array_new_with_free_func (g_free);
  end = list + length;
  for (const char *text = list + 1; text < end - 1; text++)
    {
      const char *after = hu_json_skip_value (text, end);

      g_ptr_array_add (*texts, g_strndup (text, (gsize) (after - text)));
      text = after;
    }

  return json_node_dup_array (node);
}
