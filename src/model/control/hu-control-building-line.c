/*
 * Lines of the table of buildings.  A line belongs to one moment; if the building differs
 * at another moment, a new line replaces it.
 */
#include "hu-control-building-line.h"

#include "hu-explain-control.h"

typedef struct
{
  guint           held[HU_N_SIDES];
  HuSide          owner;
  HuBuildingMarks marks;
} Standing;

struct _HuBuildingLine
{
  GObject     parent_instance;

  HuScenario *scenario;
  guint       building;
  guint       n_locations;
  Standing    standing;
  char       *owner_name;
};

G_DEFINE_FINAL_TYPE (HuBuildingLine, hu_building_line, G_TYPE_OBJECT)

static void
hu_building_line_finalize (GObject *object)
{
  hu_scenario_unref (HU_BUILDING_LINE (object)->scenario);
  g_free (HU_BUILDING_LINE (object)->owner_name);

  G_OBJECT_CLASS (hu_building_line_parent_class)->finalize (object);
}

static void
hu_building_line_class_init (HuBuildingLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_building_line_finalize;
}

static void
hu_building_line_init (HuBuildingLine *self)
{
}

static const HuBuilding *
get_building (HuBuildingLine *self)
{
  return hu_map_get_building (self->scenario->map, self->building);
}

guint
hu_building_line_get_building (HuBuildingLine *self)
{
  g_return_val_if_fail (HU_IS_BUILDING_LINE (self), 0);

  return self->building;
}

const char *
hu_building_line_get_name (HuBuildingLine *self)
{
  g_return_val_if_fail (HU_IS_BUILDING_LINE (self), NULL);

  return get_building (self)->name != NULL ? hu_scenario_word (self->scenario, get_building (self)->name)
                                           : get_building (self)->id;
}

/* Returns the number of its storeys, including ground, roof and cellar. */
guint
hu_building_line_get_storeys (HuBuildingLine *self)
{
  g_return_val_if_fail (HU_IS_BUILDING_LINE (self), 0);

  return 1 + (guint) get_building (self)->upper_storeys + (get_building (self)->roof ? 1 : 0) +
         (get_building (self)->cellar ? 1 : 0);
}

guint
hu_building_line_get_locations (HuBuildingLine *self)
{
  g_return_val_if_fail (HU_IS_BUILDING_LINE (self), 0);

  return self->n_locations;
}

/* Returns the number of its Locations that @side Controls, including those held by a vehicle. */
guint
hu_building_line_get_held (HuBuildingLine *self,
                           HuSide          side)
{
  g_return_val_if_fail (HU_IS_BUILDING_LINE (self), 0);
  g_return_val_if_fail (side == HU_SIDE_FIRST || side == HU_SIDE_SECOND, 0);

  return self->standing.held[side];
}

HuSide
hu_building_line_get_owner (HuBuildingLine *self)
{
  g_return_val_if_fail (HU_IS_BUILDING_LINE (self), HU_SIDE_NONE);

  return self->standing.owner;
}

/* Returns the name of the side that Controls it: "German", "nobody". */
const char *
hu_building_line_get_owner_name (HuBuildingLine *self)
{
  g_return_val_if_fail (HU_IS_BUILDING_LINE (self), NULL);

  if (self->owner_name == NULL)
    self->owner_name = hu_explain_owning_side (self->scenario, self->standing.owner);

  return self->owner_name;
}

HuBuildingMarks
hu_building_line_get_marks (HuBuildingLine *self)
{
  g_return_val_if_fail (HU_IS_BUILDING_LINE (self), 0);

  return self->standing.marks;
}

const GArray *
hu_building_line_get_hexes (HuBuildingLine *self)
{
  g_return_val_if_fail (HU_IS_BUILDING_LINE (self), NULL);

  return get_building (self)->hexes;
}

/* --- Finding out --- */

static void
look_at_location (const HuControlFindings *findings,
                  HuLocation               location,
                  Standing                *standing)
{
  if (findings->locations[location] != HU_SIDE_NONE)
    standing->held[findings->locations[location]]++;
  if (findings->held[location] != HU_SIDE_NONE)
    standing->marks |= HU_BUILDING_VEHICLE;
  if (findings->barred != NULL && findings->barred[location])
    standing->marks |= HU_BUILDING_BARRED;
}

/* Lists the Locations of a hex that belong to its building: not the bridge and not the pillbox. */
static guint
look_at_hex (const HuMap             *map,
             const HuControlFindings *findings,
             HuHex                    hex,
             Standing                *standing)
{
  HuLocation first, end = hu_map_extra_locations (map, hex, &first);
  guint n = 1;

  look_at_location (findings, hex, standing);
  for (HuLocation location = first; location < end; location++)
    if (hu_storey_is_built (hu_location_storey (map, location)))
      {
        look_at_location (findings, location, standing);
        n++;
      }

  return n;
}

static gboolean
is_part (const HuMap        *map,
         const HuUndeclared *undeclared,
         gint32              building)
{
  switch (undeclared->kind)
    {
    case HU_SUBJECT_BUILDING:
      return undeclared->subject == building;
    case HU_SUBJECT_HEX:
      return hu_map_building_at (map, undeclared->subject) == building;
    case HU_SUBJECT_LOCATION:
    case HU_N_SUBJECTS:
      break;
    }

  return hu_location_building (map, undeclared->subject) == building;
}

static guint
find_standing (HuSnapshot *snapshot,
               guint       index,
               Standing   *standing)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);
  const HuMap *map = hu_snapshot_get_scenario (snapshot)->map;
  const HuBuilding *building = hu_map_get_building (map, index);
  guint n = 0;

  *standing = (Standing) { { 0, 0 }, (HuSide) findings->buildings[index], 0 };
  for (guint i = 0; i < building->hexes->len; i++)
    n += look_at_hex (map, findings, g_array_index (building->hexes, HuHex, i), standing);
  for (guint i = 0; i < findings->undeclared->len; i++)
    if (is_part (map, &g_array_index (findings->undeclared, HuUndeclared, i), (gint32) index))
      standing->marks |= HU_BUILDING_UNDECLARED;
  if (findings->building_barred != NULL && findings->building_barred[index])
    standing->marks |= HU_BUILDING_BARRED;
  if (findings->contested[index])
    standing->marks |= HU_BUILDING_CONTESTED;

  return n;
}

static gboolean
is_same (const Standing *a,
         const Standing *b)
{
  return a->held[HU_SIDE_FIRST] == b->held[HU_SIDE_FIRST] && a->held[HU_SIDE_SECOND] == b->held[HU_SIDE_SECOND] &&
         a->owner == b->owner && a->marks == b->marks;
}

/* @store: (element-type HuBuildingLine): an empty list, or the buildings of the same scenario at another moment;
 * @snapshot: a game with control in force. */
void
hu_building_lines_update (GListStore *store,
                          HuSnapshot *snapshot)
{
  HuScenario *scenario;

  g_return_if_fail (G_IS_LIST_STORE (store));
  g_return_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL);

  scenario = (HuScenario *) hu_snapshot_get_scenario (snapshot);
  for (guint i = 0; i < scenario->map->buildings->len; i++)
    {
      g_autoptr(HuBuildingLine) line = NULL;
      g_autoptr(HuBuildingLine) before = g_list_model_get_item (G_LIST_MODEL (store), i);
      Standing standing;
      guint n = find_standing (snapshot, i, &standing);

      if (before != NULL && is_same (&before->standing, &standing))
        continue;

      line = g_object_new (HU_TYPE_BUILDING_LINE, NULL);
      line->scenario = hu_scenario_ref (scenario);
      line->building = i;
      line->n_locations = n;
      line->standing = standing;
      g_list_store_splice (store, i, before != NULL ? 1 : 0, (gpointer *) &line, 1);
    }
}
