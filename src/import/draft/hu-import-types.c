/*
 * Types of vehicles: points hang on armor, main armament and crew (26.212), and not every file has them.
 */
#include "config.h"

#include "hu-import-private.h"

#include <glib/gi18n-lib.h>

#include "hu-import-questions.h"

#define NAMES_MOST 40 /* that a sentence says */

/* What a type counts as until the user says more. */
static const HuImportVehicle unknown = { .armor = -1, .ma = TRUE, .crew = TRUE };

static void
take_facts (HuImportType          *self,
            const HuImportVehicle *facts) /* or NULL */
{
  const HuImportVehicle *source = facts != NULL ? facts : &unknown;

  self->facts.armor = source->armor;
  self->facts.ma = source->ma;
  self->facts.crew = source->crew;
  self->settled = facts != NULL;
}

/* 1 + its index; it is made where it is the first of that name. */
static guint
need_type (HuImport              *self,
           const char            *name,
           const HuImportVehicle *known) /* or NULL */
{
  g_autofree char *folded = hu_import_fold (name);
  guint place = GPOINTER_TO_UINT (g_hash_table_lookup (self->type_of, folded));
  HuImportType *type;

  if (place > 0)
    return place;

  type = g_new0 (HuImportType, 1);
  type->facts.name = hu_import_clean (name);
  take_facts (type, known);
  g_ptr_array_add (self->types, type);
  g_hash_table_insert (self->type_of, g_steal_pointer (&folded), GUINT_TO_POINTER (self->types->len));

  return self->types->len;
}

void
hu_import_ask_vehicle (HuImport              *self,
                       const char            *name,
                       const HuImportVehicle *known,
                       gboolean               lost_ma,
                       gboolean               lost_crew)
{
  HuImportItem *item;

  g_return_if_fail (self->items->len > 0);

  item = &g_array_index (self->items, HuImportItem, self->items->len - 1);
  g_return_if_fail (item->unit != NULL && item->unit->vehicle != NULL);
  item->type = need_type (self, name, known);
  item->hull = item->unit->vehicle->type == HU_VEHICLE_TRUCK ? HU_VEHICLE_AFV : item->unit->vehicle->type;
  item->lost_ma = lost_ma;
  item->lost_crew = lost_crew;
}

void
_hu_import_find_type (HuImport     *self,
                      HuImportItem *item)
{
  const HuImportVehicle *known;

  if (item->unit->kind != HU_UNIT_VEHICLE || item->type > 0)
    return;

  known = self->profile != NULL ? hu_import_profile_find_vehicle (self->profile, item->group->name) : NULL;
  item->type = need_type (self, item->group->name, known);
  item->hull = HU_VEHICLE_AFV;
}

static void
equip (const HuImportItem *item,
       const HuImportType *type)
{
  HuVehicle *vehicle = item->unit->vehicle != NULL ? item->unit->vehicle : hu_unit_make_vehicle (item->unit);
  gboolean bare = item->hull == HU_VEHICLE_AFV && type->settled && type->facts.armor < 0;

  vehicle->type = bare ? HU_VEHICLE_TRUCK : item->hull;
  vehicle->armor = type->facts.armor;
  vehicle->ma = !type->facts.ma ? HU_MA_NONE : item->lost_ma ? HU_MA_MALFUNCTIONED : HU_MA_FUNCTIONING;
  vehicle->crew = type->facts.crew && !item->lost_crew ? HU_CREW_INHERENT : HU_CREW_NONE;
}

void
_hu_import_equip (HuImport *self)
{
  for (guint i = 0; i < self->types->len; i++)
    ((HuImportType *) g_ptr_array_index (self->types, i))->n = 0;
  for (guint i = 0; i < self->items->len; i++)
    {
      const HuImportItem *item = &g_array_index (self->items, HuImportItem, i);
      HuImportType *type = item->type > 0 ? g_ptr_array_index (self->types, item->type - 1) : NULL;

      if (type == NULL || !_hu_import_is_unit (item) || item->unit->kind != HU_UNIT_VEHICLE)
        continue;
      type->n++;
      equip (item, type);
    }
}

void
hu_import_settle_type (HuImport              *self,
                       guint                  type,
                       const HuImportVehicle *facts)
{
  g_return_if_fail (type < self->types->len);

  take_facts (g_ptr_array_index (self->types, type), facts);
  _hu_import_equip (self);
  _hu_import_describe (self);
}

void
_hu_import_settle_types_like (HuImport       *self,
                              const HuImport *before)
{
  for (guint i = 0; i < before->types->len; i++)
    {
      const HuImportType *old = g_ptr_array_index (before->types, i);
      g_autofree char *name = hu_import_fold (old->facts.name);
      guint place = GPOINTER_TO_UINT (g_hash_table_lookup (self->type_of, name));

      if (place > 0)
        take_facts (g_ptr_array_index (self->types, place - 1), old->settled ? &old->facts : NULL);
    }
  _hu_import_equip (self);
}

char *
hu_import_word_types (const HuImport *self)
{
  g_autoptr(GString) names = g_string_new (NULL);
  guint n = 0, n_named = 0;

  for (guint i = 0; i < self->types->len; i++)
    {
      const HuImportType *type = g_ptr_array_index (self->types, i);

      if (type->settled || type->n == 0)
        continue;
      n += type->n;
      if (n_named++ < NAMES_MOST)
        g_string_append_printf (names, "%s%s", n_named > 1 ? ", " : "", type->facts.name);
    }
  if (n == 0)
    return NULL;
  if (n_named > NAMES_MOST)
    g_string_append (names, "…");

  /* Translators: how many, the names of their types. */
  return g_strdup_printf (ngettext ("Armor and main armament of %1$u vehicle are not in the file. It counts "
                                    "as unarmored and functioning: %2$s.",
                                    "Armor and main armament of %1$u vehicles are not in the file. They count "
                                    "as unarmored and functioning: %2$s.", n), n, names->str);
}
