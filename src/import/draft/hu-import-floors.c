/*
 * Levels of buildings: a counter lies in a hex, and few files tell on which level of the building there.
 */
#include "config.h"

#include "hu-import-private.h"

#include <glib/gi18n-lib.h>

#include "hu-import-questions.h"

/* --- Finding them --- */

/* The building of a hex, where that has upper levels; or HU_BUILDING_NONE. */
static gint
find_high_building (const HuMap *map,
                    HuHex        hex)
{
  gint building = hex != HU_HEX_NONE ? hu_map_building_at (map, hex) : HU_BUILDING_NONE;

  return building != HU_BUILDING_NONE && hu_map_get_building (map, (guint) building)->upper_storeys > 0 ? building
                                                                                                       : HU_BUILDING_NONE;
}

static gint64
get_key (guint counter,
         gint  building)
{
  return (gint64) counter << 32 | (guint) building;
}

static HuImportFloor *
find_floor (const HuImport *self,
            guint           counter,
            gint            building)
{
  gint64 key = get_key (counter, building);
  guint index = GPOINTER_TO_UINT (g_hash_table_lookup (self->floor_of, &key));

  return index > 0 ? &g_array_index (self->floors, HuImportFloor, index - 1) : NULL;
}

static HuImportFloor *
need_floor (HuImport *self,
            guint     counter,
            gint      building)
{
  HuImportFloor *floor = find_floor (self, counter, building);
  const HuImportFloor made = { .counter = counter, .building = (guint) building, .storey = HU_STOREY_GROUND };
  gint64 key = get_key (counter, building);

  if (floor != NULL)
    return floor;

  g_array_append_val (self->floors, made);
  g_hash_table_insert (self->floor_of, g_memdup2 (&key, sizeof key), GUINT_TO_POINTER (self->floors->len));

  return &g_array_index (self->floors, HuImportFloor, self->floors->len - 1);
}

void
_hu_import_find_floors (HuImport *self)
{
  const HuMap *map = self->scenario->map;

  /* A map that nobody has laid out has no levels. */
  if (map->locations == NULL)
    return;

  for (guint i = 0; i < self->items->len; i++)
    {
      const HuImportItem *item = &g_array_index (self->items, HuImportItem, i);
      gint building = item->asks_storey ? find_high_building (map, item->hex) : HU_BUILDING_NONE;

      if (building != HU_BUILDING_NONE)
        need_floor (self, i, building)->stands = TRUE;
    }
  for (guint i = 0; i < self->steps->len; i++)
    {
      const HuImportStep *step = &g_array_index (self->steps, HuImportStep, i);
      gboolean asks = step->counter != G_MAXUINT && step->states_set == 0 && step->asks_storey;
      gint building = asks ? find_high_building (map, step->to) : HU_BUILDING_NONE;

      if (building != HU_BUILDING_NONE)
        need_floor (self, step->counter, building)->n_moves++;
    }
}

gboolean
_hu_import_can_climb (const HuImportItem *item)
{
  return item->unit == NULL || (item->unit->kind != HU_UNIT_VEHICLE && item->unit->kind != HU_UNIT_AIRCRAFT);
}

HuStorey
_hu_import_find_storey (const HuImport *self,
                        guint           counter,
                        HuHex           hex)
{
  gint building = hex != HU_HEX_NONE && self->floors->len > 0 ? hu_map_building_at (self->scenario->map, hex) : HU_BUILDING_NONE;
  const HuImportFloor *floor = building != HU_BUILDING_NONE ? find_floor (self, counter, building) : NULL;

  return floor != NULL ? floor->storey : HU_STOREY_GROUND;
}

/* --- For those who ask --- */

static const HuImportItem *
get_item (const HuImport      *self,
          const HuImportFloor *floor)
{
  return &g_array_index (self->items, HuImportItem, floor->counter);
}

gboolean
hu_import_is_floor_asked (const HuImport *self,
                          guint           floor)
{
  const HuImportItem *item;

  g_return_val_if_fail (floor < self->floors->len, FALSE);

  item = get_item (self, &g_array_index (self->floors, HuImportFloor, floor));

  return _hu_import_is_unit (item) && _hu_import_can_climb (item);
}

char *
hu_import_dup_floor_name (const HuImport *self,
                          guint           floor)
{
  g_return_val_if_fail (floor < self->floors->len, NULL);

  return hu_import_dup_name (self, get_item (self, &g_array_index (self->floors, HuImportFloor, floor))->group);
}

static gint
count_storeys (const HuImport      *self,
               const HuImportFloor *floor)
{
  return hu_map_get_building (self->scenario->map, floor->building)->upper_storeys;
}

static void
settle (HuImport       *self,
        HuImportFloor  *floor,
        const HuStorey *storey) /* or NULL */
{
  const HuImportItem *item = get_item (self, floor);

  floor->storey = storey != NULL ? *storey : HU_STOREY_GROUND;
  floor->settled = storey != NULL;
  if (floor->stands && item->unit != NULL)
    item->unit->storey = floor->storey;
}

void
hu_import_settle_floor (HuImport       *self,
                        guint           floor,
                        const HuStorey *storey)
{
  HuImportFloor *own;

  g_return_if_fail (floor < self->floors->len);

  own = &g_array_index (self->floors, HuImportFloor, floor);
  g_return_if_fail (storey == NULL || (*storey >= HU_STOREY_GROUND && *storey <= count_storeys (self, own)));
  settle (self, own, storey);
  _hu_import_describe (self);
}

/* The same for the same counter in the same building. */
static char *
dup_likeness (const HuImport      *self,
              const HuImportFloor *floor)
{
  const char *key = get_item (self, floor)->key;

  return g_strdup_printf ("%s %s", hu_map_get_building (self->scenario->map, floor->building)->id, key != NULL ? key : "");
}

void
_hu_import_settle_floors_like (HuImport       *self,
                               const HuImport *before)
{
  g_autoptr(GHashTable) floors = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < self->floors->len; i++)
    {
      HuImportFloor *floor = &g_array_index (self->floors, HuImportFloor, i);

      g_hash_table_insert (floors, dup_likeness (self, floor), floor);
    }
  for (guint i = 0; i < before->floors->len; i++)
    {
      const HuImportFloor *old = &g_array_index (before->floors, HuImportFloor, i);
      g_autofree char *likeness = dup_likeness (before, old);
      HuImportFloor *floor = g_hash_table_lookup (floors, likeness);

      if (old->settled && floor != NULL && old->storey <= count_storeys (self, floor))
        settle (self, floor, &old->storey);
    }
}

/* How many units (@moves: moves) are on the ground because nobody has said otherwise. */
static guint
count_open (const HuImport *self,
            gboolean        moves)
{
  guint n = 0;

  for (guint i = 0; i < self->floors->len; i++)
    {
      const HuImportFloor *floor = &g_array_index (self->floors, HuImportFloor, i);

      if (!floor->settled && hu_import_is_floor_asked (self, i))
        n += moves ? floor->n_moves : floor->stands ? 1 : 0;
    }

  return n;
}

char *
hu_import_word_stands (const HuImport *self)
{
  guint n = count_open (self, FALSE);

  return n == 0 ? NULL
                : g_strdup_printf (ngettext ("%u unit stands in a building with upper levels. Its level is not in the "
                                             "file, so it stands on the ground.",
                                             "%u units stand in buildings with upper levels. Their levels are not in "
                                             "the file, so they stand on the ground.", n), n);
}

char *
hu_import_word_moves (const HuImport *self)
{
  guint n = count_open (self, TRUE);

  return n == 0 ? NULL
                : g_strdup_printf (ngettext ("%u move ends in a building with upper levels. Its level is not in the "
                                             "log, so it ends on the ground.",
                                             "%u moves end in buildings with upper levels. Their levels are not in the "
                                             "log, so they end on the ground.", n), n);
}
