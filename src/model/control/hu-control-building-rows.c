/*
 * Rows of the table of buildings. A row belongs to one moment; if the building differs at another moment, a new row
 * replaces it.
 */
#include "config.h"

#include "hu-control-building-rows.h"

#include <glib/gi18n-lib.h>

#include "hu-control-reason.h"
#include "hu-explain-control.h"

typedef struct
{
  guint           held[HU_N_SIDES];
  HuSide          owner;
  HuBuildingMarks marks;
} Standing;

static const struct
{
  HuBuildingMarks mark;
  const char     *sign;
  const char     *words;
} marks[] = {
  { HU_BUILDING_CONTESTED, "≠", N_("contested") },
  { HU_BUILDING_VEHICLE, "V", N_("partly held by a vehicle") },
  { HU_BUILDING_UNDECLARED, "?", N_("Control not declared") },
  { HU_BUILDING_UNTOLD, "~", N_("not certain") },
  { HU_BUILDING_BARRED, "×", N_("barred by a Fire") },
};

static char *
dup_marks (HuRow    *row,
           gboolean  in_words)
{
  g_autoptr(GPtrArray) parts = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (row->numbers[HU_BUILDING_ROW_MARKS] & marks[i].mark)
      g_ptr_array_add (parts, (gpointer) (in_words ? _(marks[i].words) : marks[i].sign));
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (in_words ? ", " : " ", (char **) parts->pdata);
}

static char *
word (HuRow *row,
      guint  column)
{
  const HuBuilding *building = hu_map_get_building (row->scenario->map, row->subject);

  switch (column)
    {
    case HU_BUILDING_ROW_NAME:
      return g_strdup (building->name != NULL ? hu_scenario_word (row->scenario, building->name) : building->id);
    case HU_BUILDING_ROW_OWNER:
      return hu_explain_owning_side (row->scenario, row->side);
    case HU_BUILDING_ROW_MARKS:
    case HU_BUILDING_ROW_STATE:
      return dup_marks (row, column == HU_BUILDING_ROW_STATE);
    default:
      return NULL;
    }
}

static void
add_hexes (HuRow  *row,
           HuGame *game,
           GArray *hexes)
{
  const GArray *own = hu_map_get_building (row->scenario->map, row->subject)->hexes;

  g_array_append_vals (hexes, own->data, own->len);
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
  if (hu_control_may_have_passed (hu_snapshot_get_state (snapshot), HU_SUBJECT_BUILDING, (gint32) index))
    standing->marks |= HU_BUILDING_UNTOLD;
  if (findings->contested[index])
    standing->marks |= HU_BUILDING_CONTESTED;

  return n;
}

/* The ground, the roof and the cellar are storeys. */
static gint64
count_storeys (const HuBuilding *building)
{
  return 1 + building->upper_storeys + (building->roof ? 1 : 0) + (building->cellar ? 1 : 0);
}

static void
list (GPtrArray  *rows,
      HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);

  for (guint i = 0; i < scenario->map->buildings->len; i++)
    {
      Standing standing;
      guint n_locations = find_standing (snapshot, i, &standing);
      HuRow *row = hu_row_new (&hu_building_rows, scenario, standing.owner, 0, i);

      row->group = n_locations;
      row->numbers[HU_BUILDING_ROW_STOREYS] = count_storeys (hu_map_get_building (scenario->map, i));
      row->numbers[HU_BUILDING_ROW_FIRST] = standing.held[HU_SIDE_FIRST];
      row->numbers[HU_BUILDING_ROW_SECOND] = standing.held[HU_SIDE_SECOND];
      row->numbers[HU_BUILDING_ROW_OWNER] = standing.owner;
      row->numbers[HU_BUILDING_ROW_MARKS] = standing.marks;
      g_ptr_array_add (rows, row);
    }
}

/* --- Groups --- */

enum
{
  GROUP_ALL,
  GROUP_FIRST,
  GROUP_SECOND,
  GROUP_NOBODYS,
  GROUP_MARKED,
};

static void
add_groups (GPtrArray        *names,
            const HuScenario *scenario)
{
  g_ptr_array_add (names, g_strdup (C_("buildings", "All")));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    g_ptr_array_add (names, hu_explain_side (scenario, (HuSide) side));
  g_ptr_array_add (names, g_strdup (C_("buildings", "Nobody’s")));
  g_ptr_array_add (names, g_strdup (C_("buildings", "Marked")));
}

static gboolean
is_in (HuRow *row,
       guint  group)
{
  switch (group)
    {
    case GROUP_FIRST:
    case GROUP_SECOND:
      return row->side == (HuSide) (group - GROUP_FIRST);
    case GROUP_NOBODYS:
      return row->side == HU_SIDE_NONE;
    case GROUP_MARKED:
      return row->numbers[HU_BUILDING_ROW_MARKS] != 0;
    default:
      return TRUE;
    }
}

static const HuRowColumn columns[HU_BUILDING_ROW_COLUMNS] = {
  [HU_BUILDING_ROW_NAME] = { N_("Building"), NULL, HU_CELL_SORTED, .sought = TRUE },
  /* Translators: a column of the table of buildings: how many levels; as short as can be */
  [HU_BUILDING_ROW_STOREYS] = { NC_("buildings", "Lv"), "buildings", HU_CELL_NUMBER, .width = 30, .right = TRUE },
  [HU_BUILDING_ROW_FIRST] = { "1", NULL, HU_CELL_NUMBER, .width = 36, .right = TRUE },
  [HU_BUILDING_ROW_SECOND] = { "2", NULL, HU_CELL_NUMBER, .width = 36, .right = TRUE },
  [HU_BUILDING_ROW_OWNER] = { NC_("buildings", "Control"), "buildings", HU_CELL_WORDS, .width = 82, .of_side = TRUE,
                              .sought = TRUE },
  /* Translators: a column of the table of buildings for signs: contested, barred … */
  [HU_BUILDING_ROW_MARKS] = { NC_("buildings", "State"), "buildings", HU_CELL_WORDS, .width = 52 },
  [HU_BUILDING_ROW_STATE] = { .type = HU_CELL_ASIDE, .sought = TRUE },
};

const HuRowKind hu_building_rows = {
  columns, G_N_ELEMENTS (columns), HU_BUILDING_ROW_NAME, word, NULL, list, add_groups, is_in, add_hexes,
};
