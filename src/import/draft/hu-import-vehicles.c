/*
 * The choices of the user for types of vehicles: points hang on armor and main armament, and few files have them.
 *
 * {"vehicles": {"StuG IIIG": {"armor": 8, "ma": true, "crew": true}}}; "armor" is null where there is none.
 */
#include "config.h"

#include "hu-import-profile-private.h"

#include <string.h>

#define ARMOR_MOST 999

static void
vehicle_free (gpointer data)
{
  HuImportVehicle *vehicle = data;

  g_free (vehicle->name);
  g_free (vehicle);
}

GHashTable *
_hu_import_vehicles_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, vehicle_free);
}

const HuImportVehicle *
hu_import_profile_find_vehicle (const HuImportProfile *self,
                                const char            *name)
{
  g_autofree char *folded = hu_import_fold (name);

  return g_hash_table_lookup (self->vehicles, folded);
}

void
hu_import_profile_settle_vehicle (HuImportProfile       *self,
                                  const char            *name,
                                  const HuImportVehicle *facts)
{
  char *folded = hu_import_fold (name);
  HuImportVehicle *vehicle;

  if (facts == NULL)
    {
      g_hash_table_remove (self->vehicles, folded);
      g_free (folded);
      return;
    }

  vehicle = g_memdup2 (facts, sizeof *facts);
  vehicle->name = g_strstrip (g_strdup (name));
  g_hash_table_replace (self->vehicles, folded, vehicle);
}

static gboolean
read_vehicle (HuImportVehicle *vehicle,
              const HuNode    *said)
{
  const HuNode *armor, *ma, *crew;

  if (hu_node_get_kind (said) != HU_NODE_OBJECT)
    return FALSE;

  armor = hu_node_find (said, "armor");
  ma = hu_node_find (said, "ma");
  crew = hu_node_find (said, "crew");
  if (armor == NULL || ma == NULL || crew == NULL || hu_node_get_kind (ma) != HU_NODE_BOOLEAN ||
      hu_node_get_kind (crew) != HU_NODE_BOOLEAN)
    return FALSE;

  vehicle->ma = hu_node_get_boolean (ma, FALSE);
  vehicle->crew = hu_node_get_boolean (crew, FALSE);
  vehicle->armor = -1;

  return hu_node_get_kind (armor) == HU_NODE_NULL ||
         (hu_node_get_whole (armor, &vehicle->armor) && vehicle->armor >= 0 && vehicle->armor <= ARMOR_MOST);
}

gboolean
_hu_import_vehicles_read (GHashTable   *vehicles,
                          const HuNode *said)
{
  if (said == NULL)
    return TRUE;
  if (hu_node_get_kind (said) != HU_NODE_OBJECT)
    return FALSE;

  for (guint i = 0; i < hu_node_get_n (said); i++)
    {
      HuImportVehicle *vehicle = g_new0 (HuImportVehicle, 1);

      vehicle->name = g_strstrip (g_strdup (hu_node_get_key (said, i)));
      g_hash_table_replace (vehicles, hu_import_fold (vehicle->name), vehicle);
      if (!read_vehicle (vehicle, hu_node_get_element (said, i)))
        return FALSE;
    }

  return TRUE;
}

static gint
compare_vehicles (gconstpointer a,
                  gconstpointer b)
{
  return strcmp ((*(const HuImportVehicle * const *) a)->name, (*(const HuImportVehicle * const *) b)->name);
}

void
_hu_import_vehicles_write (GHashTable   *vehicles,
                           HuJsonWriter *writer)
{
  g_autoptr(GPtrArray) sorted = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer one;

  g_hash_table_iter_init (&iter, vehicles);
  while (g_hash_table_iter_next (&iter, NULL, &one))
    g_ptr_array_add (sorted, one);
  if (sorted->len == 0)
    return;

  g_ptr_array_sort (sorted, compare_vehicles);
  hu_json_writer_key (writer, "vehicles");
  hu_json_writer_begin_object (writer, HU_JSON_BLOCK);
  for (guint i = 0; i < sorted->len; i++)
    {
      const HuImportVehicle *vehicle = g_ptr_array_index (sorted, i);

      hu_json_writer_key (writer, vehicle->name);
      hu_json_writer_begin_object (writer, HU_JSON_INLINE);
      hu_json_writer_key (writer, "armor");
      if (vehicle->armor >= 0)
        hu_json_writer_integer (writer, vehicle->armor);
      else
        hu_json_writer_text (writer, NULL);
      hu_json_writer_boolean_member (writer, "ma", vehicle->ma);
      hu_json_writer_boolean_member (writer, "crew", vehicle->crew);
      hu_json_writer_end (writer);
    }
  hu_json_writer_end (writer);
}
