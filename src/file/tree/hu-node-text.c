/*
 * Immutable JSON values as text.
 */
#include "config.h"

#include "hu-node-private.h"

#include <string.h>

#include "hu-json-writer.h"

HuNode *
hu_node_from_json (const char *json)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(GBytes) bytes = NULL;

  g_return_val_if_fail (json != NULL, NULL);

  bytes = g_bytes_new_static (json, strlen (json));

  return hu_node_parse (bytes, faults);
}

/* --- To text --- */

static void
append_list (const HuNode *self,
             GString       *json)
{
  g_string_append_c (json, '[');
  for (guint i = 0; i < self->n; i++)
    {
      g_autoptr(HuNode) element = hu_node_dup_element (self, i);

      if (i > 0)
        g_string_append_c (json, ',');
      hu_node_append (element, json);
    }
  g_string_append_c (json, ']');
}

static void
append_object (const HuNode *self,
               GString       *json)
{
  g_string_append_c (json, '{');
  for (guint i = 0; i < self->n; i++)
    {
      if (i > 0)
        g_string_append_c (json, ',');
      hu_json_append_quoted (json, self->members[i].key);
      g_string_append_c (json, ':');
      hu_node_append (self->members[i].value, json);
    }
  g_string_append_c (json, '}');
}

/* Appends the value as JSON, without white space between its parts. */
void
hu_node_append (const HuNode  *self,
                GString       *json)
{
  g_return_if_fail (self != NULL && json != NULL);

  switch (self->kind)
    {
    case HU_NODE_NULL:
      g_string_append (json, "null");
      break;

    case HU_NODE_BOOLEAN:
      g_string_append (json, self->n != 0 ? "true" : "false");
      break;

    case HU_NODE_NUMBER:
      g_string_append_len (json, self->text, self->n);
      break;

    case HU_NODE_TEXT:
      hu_json_append_quoted (json, self->text);
      break;

    case HU_NODE_LIST:
      append_list (self, json);
      break;

    case HU_NODE_OBJECT:
      append_object (self, json);
      break;
    }
}

/* Returns (transfer full): its text, without white space between its parts. */
char *
hu_node_to_json (const HuNode *self)
{
  GString *json = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  hu_node_append (self, json);

  return g_string_free (json, FALSE);
}

/* Returns (transfer full): its text, laid out as a person would write it. */
GBytes *
hu_node_to_bytes (const HuNode *self)
{
  HuJsonWriter *writer;

  g_return_val_if_fail (self != NULL, NULL);

  writer = hu_json_writer_new ();
  hu_json_writer_node (writer, self);

  return hu_json_writer_free_to_bytes (writer);
}
