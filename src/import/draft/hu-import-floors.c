/*
 * Levels of buildings and bridges: a counter lies in a hex, and few files tell on which level there.
 */
#include "config.h"

#include "hu-import-private.h"

#include <glib/gi18n-lib.h>

#include "hu-import-questions.h"

/* --- Finding them --- */

/* The building of a hex, where that has upper levels; or NULL. */
static const HuBuilding *
find_high_building (const HuMap *map,
                    HuHex        hex)
{
  gint index = hex != HU_HEX_NONE ? hu_map_building_at (map, hex) : HU_BUILDING_NONE;
  const HuBuilding *building = index != HU_BUILDING_NONE ? hu_map_get_building (map, (guint) index) : NULL;

  return building != NULL && building->upper_storeys > 0 ? building : NULL;
}

/* Returns the first hex of the building there, or @hex if it has a bridge; HU_HEX_NONE if there is one level only. */
static HuHex
find_place (const HuMap *map,
            HuHex        hex)
{
  const HuBuilding *high = find_high_building (map, hex);

  if (high != NULL)
    return g_array_index (high->hexes, HuHex, 0);

  return hex != HU_HEX_NONE && hu_map_location (map, hex, HU_STOREY_BRIDGE) != HU_LOCATION_NONE ? hex : HU_HEX_NONE;
}

static gboolean
is_bridge (const HuImport      *self,
           const HuImportFloor *floor)
{
  return find_high_building (self->scenario->map, floor->place) == NULL;
}

/* A building is entered on the ground, and a river is crossed on the bridge. */
static HuStorey
get_proposal (const HuImport      *self,
              const HuImportFloor *floor)
{
  return is_bridge (self, floor) ? HU_STOREY_BRIDGE : HU_STOREY_GROUND;
}

static gint64
get_key (guint counter,
         HuHex place)
{
  return (gint64) counter << 32 | (guint) place;
}

static HuImportFloor *
find_floor (const HuImport *self,
            guint           counter,
            HuHex           place)
{
  gint64 key = get_key (counter, place);
  guint index = GPOINTER_TO_UINT (g_hash_table_lookup (self->floor_of, &key));

  return index > 0 ? &g_array_index (self->floors, HuImportFloor, index - 1) : NULL;
}

static HuImportFloor *
need_floor (HuImport *self,
            guint     counter,
            HuHex     place)
{
  HuImportFloor *floor = find_floor (self, counter, place);
  const HuImportFloor made = { .counter = counter, .place = place };
  gint64 key = get_key (counter, place);

  if (floor != NULL)
    return floor;

  g_array_append_val (self->floors, made);
  g_hash_table_insert (self->floor_of, g_memdup2 (&key, sizeof key), GUINT_TO_POINTER (self->floors->len));
  floor = &g_array_index (self->floors, HuImportFloor, self->floors->len - 1);
  floor->storey = get_proposal (self, floor);

  return floor;
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
      HuHex place = item->asks_storey ? find_place (map, item->hex) : HU_HEX_NONE;

      if (place == HU_HEX_NONE)
        continue;
      need_floor (self, i, place)->stands = TRUE;
      if (item->unit != NULL)
        item->unit->storey = _hu_import_find_storey (self, i, item->hex);
    }
  for (guint i = 0; i < self->steps->len; i++)
    {
      const HuImportStep *step = &g_array_index (self->steps, HuImportStep, i);
      gboolean asks = step->counter != G_MAXUINT && step->states_set == 0 && step->asks_storey;
      HuHex place = asks ? find_place (map, step->to) : HU_HEX_NONE;

      if (place != HU_HEX_NONE)
        need_floor (self, step->counter, place)->n_moves++;
    }
}

gboolean
_hu_import_can_climb (const HuImportItem *item)
{
  return item->unit == NULL || (item->unit->kind != HU_UNIT_VEHICLE && item->unit->kind != HU_UNIT_AIRCRAFT);
}

static const HuImportItem *
get_item (const HuImport      *self,
          const HuImportFloor *floor)
{
  return &g_array_index (self->items, HuImportItem, floor->counter);
}

static gboolean
can_be_there (const HuImport      *self,
              const HuImportFloor *floor)
{
  const HuImportItem *item = get_item (self, floor);

  return _hu_import_can_climb (item) || (is_bridge (self, floor) && item->unit->kind == HU_UNIT_VEHICLE);
}

HuStorey
_hu_import_find_storey (const HuImport *self,
                        guint           counter,
                        HuHex           hex)
{
  HuHex place = self->floors->len > 0 ? find_place (self->scenario->map, hex) : HU_HEX_NONE;
  const HuImportFloor *floor = place != HU_HEX_NONE ? find_floor (self, counter, place) : NULL;

  return floor != NULL && can_be_there (self, floor) ? floor->storey : HU_STOREY_GROUND;
}

/* --- For those who ask --- */

gboolean
hu_import_is_floor_asked (const HuImport *self,
                          guint           floor)
{
  const HuImportFloor *own;

  g_return_val_if_fail (floor < self->floors->len, FALSE);

  own = &g_array_index (self->floors, HuImportFloor, floor);

  return _hu_import_is_unit (get_item (self, own)) && can_be_there (self, own);
}

GArray *
hu_import_list_storeys (const HuImport *self,
                        HuHex           place)
{
  const HuBuilding *high = find_high_building (self->scenario->map, place);
  GArray *storeys = g_array_new (FALSE, FALSE, sizeof (HuStorey));

  for (gint i = 0; i <= (high != NULL ? high->upper_storeys : 0); i++)
    g_array_append_vals (storeys, &(HuStorey) { (HuStorey) (HU_STOREY_GROUND + i) }, 1);
  if (high == NULL)
    g_array_append_vals (storeys, &(HuStorey) { HU_STOREY_BRIDGE }, 1);

  return storeys;
}

char *
hu_import_dup_floor_name (const HuImport *self,
                          guint           floor)
{
  g_return_val_if_fail (floor < self->floors->len, NULL);

  return hu_import_dup_name (self, get_item (self, &g_array_index (self->floors, HuImportFloor, floor))->group);
}

static gboolean
is_storey (const HuImport      *self,
           const HuImportFloor *floor,
           HuStorey             storey)
{
  return hu_map_location (self->scenario->map, floor->place, storey) != HU_LOCATION_NONE;
}

static void
settle (HuImport       *self,
        HuImportFloor  *floor,
        const HuStorey *storey) /* or NULL */
{
  const HuImportItem *item = get_item (self, floor);

  floor->storey = storey != NULL ? *storey : get_proposal (self, floor);
  floor->settled = storey != NULL;
  if (floor->stands && item->unit != NULL)
    item->unit->storey = can_be_there (self, floor) ? floor->storey : HU_STOREY_GROUND;
}

void
hu_import_settle_floor (HuImport       *self,
                        guint           floor,
                        const HuStorey *storey)
{
  HuImportFloor *own;

  g_return_if_fail (floor < self->floors->len);

  own = &g_array_index (self->floors, HuImportFloor, floor);
  g_return_if_fail (storey == NULL || is_storey (self, own, *storey));
  settle (self, own, storey);
  _hu_import_describe (self);
}

/* The same for the same counter in the same building or on the same bridge. */
static char *
dup_likeness (const HuImport      *self,
              const HuImportFloor *floor)
{
  const char *key = get_item (self, floor)->key;
  char name[HU_HEX_NAME_MAX];

  return g_strdup_printf ("%s %s", hu_grid_format (self->scenario->map->grid, floor->place, name), key != NULL ? key : "");
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

      if (old->settled && floor != NULL && is_storey (self, floor, old->storey))
        settle (self, floor, &old->storey);
    }
}

/* How many units (@moves: moves) are on the ground, or on a bridge (@bridges), because nobody has said otherwise. */
static guint
count_open (const HuImport *self,
            gboolean        moves,
            gboolean        bridges)
{
  guint n = 0;

  for (guint i = 0; i < self->floors->len; i++)
    {
      const HuImportFloor *floor = &g_array_index (self->floors, HuImportFloor, i);

      if (!floor->settled && is_bridge (self, floor) == bridges && hu_import_is_floor_asked (self, i))
        n += moves ? floor->n_moves : floor->stands ? 1 : 0;
    }

  return n;
}

char *
hu_import_word_stands (const HuImport *self)
{
  guint n = count_open (self, FALSE, FALSE);

  return n == 0 ? NULL
                : g_strdup_printf (ngettext ("%u unit stands in a building with upper levels. Its level is not in the "
                                             "file, so it stands on the ground.",
                                             "%u units stand in buildings with upper levels. Their levels are not in "
                                             "the file, so they stand on the ground.", n), n);
}

char *
hu_import_word_moves (const HuImport *self)
{
  guint n = count_open (self, TRUE, FALSE);

  return n == 0 ? NULL
                : g_strdup_printf (ngettext ("%u move ends in a building with upper levels. Its level is not in the "
                                             "log, so it ends on the ground.",
                                             "%u moves end in buildings with upper levels. Their levels are not in the "
                                             "log, so they end on the ground.", n), n);
}

char *
hu_import_word_bridges (const HuImport *self)
{
  guint n = count_open (self, FALSE, TRUE), n_moves = count_open (self, TRUE, TRUE);
  g_autofree char *stands = n == 0 ? NULL
                              : g_strdup_printf (ngettext ("%u unit stands in a hex with a bridge. The file does not tell "
                                                           "whether it is below, so it stands on the bridge.",
                                                           "%u units stand in hexes with bridges. The file does not tell "
                                                           "whether they are below, so they stand on the bridges.", n), n);
  g_autofree char *moves = n_moves == 0 ? NULL
                             : g_strdup_printf (ngettext ("%u move leads to a hex with a bridge. The log does not tell "
                                                          "whether below, so it leads onto the bridge.",
                                                          "%u moves lead to hexes with bridges. The log does not tell "
                                                          "whether below, so they lead onto the bridges.", n_moves), n_moves);

  if (stands == NULL || moves == NULL)
    return stands != NULL ? g_steal_pointer (&stands) : g_steal_pointer (&moves);

  return g_strconcat (stands, "\n", moves, NULL);
}
