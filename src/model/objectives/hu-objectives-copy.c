/*
 * The conditions of the other rule systems as terms: each writes its own, and here they join the draft's.
 */
#include "config.h"

#include "hu-objectives-copy.h"

#include <glib/gi18n-lib.h>

#include "hu-system-lists.h"

#define POINTER "/rules/objectives"

HuNode *
hu_objectives_dup_terms_of (const HuScenario *scenario,
                            HuSystemId        system,
                            GPtrArray        *left_out)
{
  HuJsonWriter *writer = hu_json_writer_new ();
  g_autoptr(GBytes) text = NULL;
  g_autofree char *json = NULL;
  gboolean any;

  g_return_val_if_fail (scenario != NULL && system < HU_N_SYSTEMS && left_out != NULL, NULL);

  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  any = hu_system_in_force (scenario, system) && hu_system_lists_get (system)->write_terms != NULL &&
        hu_system_lists_get (system)->write_terms (writer, scenario, left_out);
  hu_json_writer_end (writer);
  text = hu_json_writer_free_to_bytes (writer);
  if (!any)
    return NULL;

  json = g_strndup (g_bytes_get_data (text, NULL), g_bytes_get_size (text));

  return hu_node_from_json (json);
}

HuNode *
hu_objectives_new_rules (void)
{
  return hu_node_from_json ("{\"outcomes\":[{\"id\":\"draw\",\"winner\":null,\"when\":\"end\","
                            "\"needs\":{\"turn\":{\"from\":1}}}]}");
}

/* --- Joining the draft --- */

/* Appends the elements of @key, each with an id that none of the draft has. */
static void
add_list (HuWorkshop   *shop,
          const HuNode *terms,
          const char   *key,
          const char   *id_key)
{
  const HuNode *list = hu_node_find (terms, key);
  g_autofree char *pointer = g_strconcat (POINTER "/", key, NULL);
  g_autofree char *end = g_strconcat (pointer, "/-", NULL);

  for (guint i = 0; i < hu_node_get_n (list); i++)
    {
      g_autoptr(HuNode) element = hu_node_ref (hu_node_get_element (list, i));
      const HuNode *there = hu_workshop_get (shop, pointer);
      const char *id = id_key != NULL ? hu_node_get_text (hu_node_find (element, id_key), "") : NULL;

      for (guint n = 2; id != NULL && hu_node_find_element (there, id_key, id) >= 0; n++)
        {
          g_autofree char *other = g_strdup_printf ("%s-%u", hu_node_get_text (hu_node_find (hu_node_get_element (list, i),
                                                                                             id_key), ""), n);

          hu_node_put (&element, id_key, hu_node_new_text (other));
          id = hu_node_get_text (hu_node_find (element, id_key), "");
        }
      if (there == NULL)
        hu_workshop_set_json (shop, pointer, "[]");
      hu_workshop_set (shop, end, element);
    }
}

/* Takes @key over where the draft has none. */
static void
add_member (HuWorkshop   *shop,
            const HuNode *terms,
            const char   *key)
{
  g_autofree char *pointer = g_strconcat (POINTER "/", key, NULL);

  if (hu_node_find (terms, key) != NULL && hu_workshop_get (shop, pointer) == NULL)
    hu_workshop_set (shop, pointer, hu_node_find (terms, key));
}

gboolean
hu_workshop_copy_terms (HuWorkshop *shop,
                        HuSystemId  system,
                        GPtrArray  *left_out)
{
  g_autoptr(HuNode) terms = NULL;
  g_autoptr(HuNode) fresh = hu_objectives_new_rules ();
  HuNode *own;

  g_return_val_if_fail (HU_IS_WORKSHOP (shop), FALSE);

  terms = hu_objectives_dup_terms_of (hu_workshop_get_scenario (shop), system, left_out);
  if (terms == NULL)
    return FALSE;

  hu_workshop_begin_stroke (shop, _("Copy as Objectives"));
  own = hu_workshop_get (shop, POINTER);
  /* The outcome with which a draft begins would come first, and is nobody's. */
  if (own == NULL || hu_node_equal (own, fresh))
    hu_workshop_set_json (shop, POINTER, "{\"outcomes\":[]}");
  add_member (shop, terms, "supply");
  add_list (shop, terms, "withdrawals", NULL);
  add_list (shop, terms, "schedule", "item");
  add_list (shop, terms, "outcomes", "id");
  add_member (shop, terms, "otherwise");
  hu_workshop_end_stroke (shop);

  return TRUE;
}
