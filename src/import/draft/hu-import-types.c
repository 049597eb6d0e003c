/*
 * Types of vehicles: points hang on armor, main armament and crew (26.212), and not every file has them.
 */
#include "config.h"

#include "hu-import-private.h"

#include <glib/gi18n-lib.h>

#include "hu-import-questions.h"
#include "hu-tactical.h"

#define NAMES_MOST 40 /* that a sentence says */

/* The facts of every type about which the user has said nothing yet. */
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

/* Returns 1 + the index of the type of that name, and makes it if there is none. */
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
set_facts (HuVehicle             *vehicle,
           const HuImportVehicle *facts,
           gboolean               lost_ma,
           gboolean               lost_crew)
{
  vehicle->armor = facts->armor;
  vehicle->ma = !facts->ma ? HU_MA_NONE : lost_ma ? HU_MA_MALFUNCTIONED : HU_MA_FUNCTIONING;
  vehicle->crew = facts->crew && !lost_crew ? HU_CREW_INHERENT : HU_CREW_NONE;
}

static void
equip (const HuImportItem *item,
       const HuImportType *type)
{
  HuVehicle *vehicle = item->unit->vehicle != NULL ? item->unit->vehicle : hu_unit_make_vehicle (item->unit);
  gboolean bare = item->hull == HU_VEHICLE_AFV && type->settled && type->facts.armor < 0;

  vehicle->type = bare ? HU_VEHICLE_TRUCK : item->hull;
  set_facts (vehicle, &type->facts, item->lost_ma, item->lost_crew);
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

/* --- Losses --- */

void
hu_import_note_loss (HuImport   *self,
                     const char *name,
                     HuSide      side,
                     gint64      points)
{
  const HuImportLoss loss = { .name = hu_import_clean (name), .side = side, .points = points };

  g_array_append_val (self->losses, loss);
}

void
hu_import_ask_loss (HuImport              *self,
                    const char            *name,
                    const HuImportVehicle *known,
                    gboolean               lost_ma,
                    gboolean               lost_crew)
{
  HuImportLoss *loss;

  g_return_if_fail (self->losses->len > 0);

  loss = &g_array_index (self->losses, HuImportLoss, self->losses->len - 1);
  loss->type = need_type (self, name, known);
  loss->lost_ma = lost_ma;
  loss->lost_crew = lost_crew;
  ((HuImportType *) g_ptr_array_index (self->types, loss->type - 1))->n_lost++;
}

/* -1: nobody knows. */
static gint64
count_points (const HuImport     *self,
              const HuImportLoss *loss)
{
  const HuImportType *type = loss->type > 0 ? g_ptr_array_index (self->types, loss->type - 1) : NULL;
  HuVehicle vehicle = { .armor = -1 };

  if (type == NULL || !type->settled)
    return loss->points;

  set_facts (&vehicle, &type->facts, loss->lost_ma, loss->lost_crew);

  return hu_vehicle_points (&vehicle);
}

/* A line for a side, or NULL. */
static char *
word_losses_of (const HuImport *self,
                HuSide          side)
{
  g_autoptr(GString) names = g_string_new (NULL);
  gint64 sum = 0;
  guint n = 0;

  for (guint i = 0; i < self->losses->len; i++)
    {
      const HuImportLoss *loss = &g_array_index (self->losses, HuImportLoss, i);
      gint64 points = count_points (self, loss);

      if (loss->side != side)
        continue;
      sum += MAX (points, 0);
      if (n++ < NAMES_MOST)
        g_string_append_printf (names, n == 1 ? "%s (" : ", %s (", loss->name);
      if (n <= NAMES_MOST)
        g_string_append_printf (names, points < 0 ? "?)" : "%" G_GINT64_FORMAT ")", MAX (points, 0));
    }
  if (n == 0)
    return NULL;

  /* Translators: a side, a list of units with the casualty points of each, their sum. */
  return g_strdup_printf (_("Casualties of %1$s, with their points: %2$s%3$s. Sum: %4$d."), self->scenario->sides[side].name,
                          names->str, n > NAMES_MOST ? "…" : "", (gint) MIN (sum, G_MAXINT));
}

char *
hu_import_word_losses (const HuImport *self)
{
  g_autofree char *first = word_losses_of (self, HU_SIDE_FIRST);
  g_autofree char *second = word_losses_of (self, HU_SIDE_SECOND);

  if (first == NULL || second == NULL)
    return first != NULL ? g_steal_pointer (&first) : g_steal_pointer (&second);

  return g_strconcat (first, "\n", second, NULL);
}
