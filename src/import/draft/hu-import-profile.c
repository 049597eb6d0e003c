/*
 * What was settled of a module: {"map", "sides": {SIDE: [GROUP…]}, "markers": [GROUP…]}.
 */
#include "config.h"

#include "hu-import.h"

#include <glib/gi18n-lib.h>

#include "hu-import-error.h"
#include "hu-node.h"

static gboolean
refuse (GError **error)
{
  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT,
                       _("The profile is not of the form {\"sides\": {SIDE: [GROUP…], SIDE: [GROUP…]}, \"markers\": [GROUP…]}, "
                         "with two sides."));

  return FALSE;
}

/* Adds the texts of a list to @table; FALSE where it is no list of texts. */
static gboolean
add_all (GHashTable   *table,
         const HuNode *list,
         guint         value)
{
  if (hu_node_get_kind (list) != HU_NODE_LIST)
    return FALSE;

  for (guint i = 0; i < hu_node_get_n (list); i++)
    {
      const char *text = hu_node_get_text (hu_node_get_element (list, i), NULL);

      if (text == NULL)
        return FALSE;
      g_hash_table_replace (table, hu_import_fold (text), GUINT_TO_POINTER (value));
    }

  return TRUE;
}

static gboolean
read_sides (HuImportProfile *self,
            const HuNode    *sides)
{
  if (sides == NULL)
    return TRUE;
  if (hu_node_get_kind (sides) != HU_NODE_OBJECT || hu_node_get_n (sides) != HU_N_SIDES)
    return FALSE;

  for (guint i = 0; i < HU_N_SIDES; i++)
    {
      const char *name = hu_node_get_key (sides, i);

      g_ptr_array_add (self->sides, g_strdup (name));
      g_hash_table_replace (self->groups, hu_import_fold (name), GUINT_TO_POINTER (i + 1));
      if (!add_all (self->groups, hu_node_get_element (sides, i), i + 1))
        return FALSE;
    }

  return TRUE;
}

HuImportProfile *
hu_import_profile_new (GBytes  *bytes,
                       GError **error)
{
  g_autoptr(HuImportProfile) self = g_new0 (HuImportProfile, 1);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuNode) root = hu_node_parse (bytes, faults);
  const HuNode *markers;

  self->sides = g_ptr_array_new_with_free_func (g_free);
  self->groups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->markers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (root == NULL || hu_node_get_kind (root) != HU_NODE_OBJECT)
    return refuse (error) ? g_steal_pointer (&self) : NULL;

  markers = hu_node_find (root, "markers");
  self->map = g_strdup (hu_node_get_text (hu_node_find (root, "map"), NULL));
  if (!read_sides (self, hu_node_find (root, "sides")) || (markers != NULL && !add_all (self->markers, markers, 1)))
    return refuse (error) ? g_steal_pointer (&self) : NULL;

  return g_steal_pointer (&self);
}

void
hu_import_profile_free (HuImportProfile *self)
{
  g_free (self->map);
  g_ptr_array_unref (self->sides);
  g_hash_table_unref (self->groups);
  g_hash_table_unref (self->markers);
  g_free (self);
}
