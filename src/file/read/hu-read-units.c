/*
 * `units` on the way in.
 */
#include "config.h"

#include "hu-arrival.h"

#include <glib/gi18n-lib.h>

#include "hu-format.h"
#include "hu-json-text.h"
#include "hu-reader.h"
#include "hu-tactical.h"

/* --- Tactical units --- */

static void
read_vehicle (HuReader   *reader,
              const HuAt *at,
              HuUnit     *unit)
{
  HuVehicle *vehicle = hu_unit_make_vehicle (unit);
  HuObject object;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("vehicle")))
    return;

  hu_object_read_record (&object, "vehicle", vehicle, NULL);
  vehicle->extra = hu_object_close (&object);
}

/* Tells whether the unit is of the kind that its file names: one that could not be read is a fault already. */
static gboolean
is_kind_read (const HuObject *object,
              const HuUnit   *unit)
{
  const HuNode *kind = hu_node_find (object->at.node, "kind");

  return kind == NULL || g_strcmp0 (hu_node_get_text (kind, NULL), hu_unit_kind_to_string (unit->kind)) == 0;
}

/* The kind of the unit has been read by then. */
static gboolean
hu_read_vehicle (const HuObject *object,
                 gpointer        record)
{
  HuUnit *unit = record;
  gboolean is_vehicle = unit->kind == HU_UNIT_VEHICLE;
  HuAt at;

  if (!hu_object_get (object, "vehicle", is_vehicle ? HU_REQUIRED : HU_OPTIONAL, &at))
    {
      /* The missing key is reported; the unit becomes a vehicle all the same, so that the rest of the file can be
       * read. */
      if (is_vehicle)
        hu_unit_make_vehicle (unit);
    }
  else if (is_vehicle)
    {
      read_vehicle (object->reader, &at, unit);
    }
  else if (is_kind_read (object, unit))
    {
      hu_reader_fault (object->reader, &at, g_strdup_printf (_("a unit of the kind “%s” is no vehicle"),
                                                             hu_unit_kind_to_string (unit->kind)),
                       g_strdup (_("remove the key, or make the kind “vehicle”")));
    }

  return TRUE;
}

static gboolean
is_in_itself (const HuScenario *scenario,
              guint             unit,
              guint             carrier)
{
  for (guint bearer = carrier; bearer != HU_UNIT_NONE; bearer = hu_scenario_get_unit (scenario, bearer)->in)
    if (bearer == unit)
      return TRUE;

  return FALSE;
}

static gboolean
is_set_up_elsewhere (const HuUnit *unit,
                     const HuUnit *carrier)
{
  return unit->at != HU_HEX_NONE && (unit->at != carrier->at || unit->storey != carrier->storey);
}

/* Puts the unit @index into what @member names, or reports why it cannot be there. */
static gboolean
read_carrier (HuReader   *reader,
              const HuAt *member,
              guint       index)
{
  HuScenario *scenario = reader->scenario;
  HuUnit *unit = g_ptr_array_index (scenario->units, index);
  guint carrier;

  /* A carrier that could not be read may be anything, and stand anywhere. */
  if (!hu_read_unit_id (reader, member, &carrier) ||
      g_hash_table_contains (reader->faulty_units, GUINT_TO_POINTER (carrier + 1)))
    return FALSE;

  if (!hu_unit_is_carrier (hu_scenario_get_unit (scenario, carrier)))
    hu_reader_fault (reader, member, g_strdup (_("nothing can be in or on that unit")),
                     g_strdup (_("name a vehicle, a boat, a glider or an aircraft")));
  else if (is_in_itself (scenario, index, carrier))
    hu_reader_fault (reader, member, g_strdup (_("the unit would be in itself")),
                     g_strdup (_("let one of them stand by itself")));
  else if (is_set_up_elsewhere (unit, hu_scenario_get_unit (scenario, carrier)))
    hu_reader_fault (reader, member, g_strdup (_("that unit is set up elsewhere")),
                     g_strdup (_("a unit is where its vehicle is: make its “at” null")));
  else
    unit->in = carrier;

  return unit->in == carrier;
}

static void
hu_read_unit_in (HuReader   *reader,
                 const HuAt *at)
{
  static const char * const anything[] = { NULL };
  HuObject object;
  HuAt member, id;
  gint index;

  if (hu_node_get_kind (at->node) != HU_NODE_OBJECT || !hu_object_open (&object, reader, at, anything) ||
      !hu_object_get (&object, "in", HU_OPTIONAL, &member) || hu_at_is_null (&member) ||
      !hu_object_get (&object, "id", HU_OPTIONAL, &id) || hu_node_get_kind (id.node) != HU_NODE_TEXT)
    return;

  index = hu_scenario_find_unit (reader->scenario, hu_node_get_text (id.node, NULL));
  /* A unit whose carrier is wrong or could not be read may stand anywhere. */
  if (index >= 0 && !read_carrier (reader, &member, (guint) index))
    g_hash_table_add (reader->faulty_units, GUINT_TO_POINTER ((guint) index + 1));
}

/* --- Ground --- */

/**
 * hu_unit_is_in_water:
 * @what: (out) (transfer full): the fault, if there is one
 * @remedy: (out) (transfer full): the remedy
 *
 * A ground unit on a lake, or off the map's land, is probably a slip.  Only the author of
 * the set-up knows, and the rules judge the unit wherever it is.
 */
gboolean
hu_unit_is_in_water (const HuMap  *map,
                     const HuUnit *unit,
                     char        **what,
                     char        **remedy)
{
  char name[HU_HEX_NAME_MAX];

  g_return_val_if_fail (map != NULL && unit != NULL && what != NULL && remedy != NULL, FALSE);

  if (unit->at == HU_HEX_NONE || !hu_unit_is_ground (unit) || !hu_map_is_impassable (map, unit->at))
    return FALSE;

  /* Translators: a hex, a kind of terrain as the file writes it. */
  *what = g_strdup_printf (_("the hex %s, where this unit stands, is impassable (%s)"),
                           hu_grid_format (map->grid, unit->at, name), hu_terrain_to_string (map->terrain[unit->at]));
  *remedy = g_strdup (_("use a hex that it can enter"));

  return TRUE;
}

static gboolean
read_position (const HuObject *object,
               gpointer        record)
{
  HuUnit *unit = record;
  HuReader *reader = object->reader;
  HuLocation location;
  HuAt at;
  char *what, *remedy;

  if (!hu_object_get (object, "at", HU_REQUIRED, &at) || hu_at_is_null (&at))
    return TRUE;
  if (hu_node_get_kind (at.node) != HU_NODE_TEXT)
    {
      hu_reader_fault (reader, &at, g_strdup (_("this is not the name of a hex")),
                       g_strdup (_("use a hex in quotation marks, or null off the map")));
      return TRUE;
    }

  location = hu_read_location (reader, &at);
  if (location == HU_LOCATION_NONE)
    return TRUE;

  unit->at = hu_location_hex (reader->map, location);
  unit->storey = hu_location_storey (reader->map, location);
  if (hu_unit_is_in_water (reader->map, unit, &what, &remedy))
    hu_reader_warn (reader, &at, what, remedy);

  return TRUE;
}

static void
read_printed (const HuObject *object,
              HuUnit         *unit)
{
  /* Id, name and side are read before, and the carrier after all units. */
  static const HuReadHook hooks[] = {
    { "unit", "id", hu_read_elsewhere }, { "unit", "name", hu_read_elsewhere }, { "unit", "side", hu_read_elsewhere },
    { "unit", "at", read_position }, { "unit", "in", hu_read_elsewhere },
    { "unit", "vehicle", hu_read_vehicle }, { "arrives", "at", hu_read_arrival_at }, { NULL }
  };

  hu_object_read_record (object, "unit", unit, hooks);
}

static HuUnit *
add_unit (const HuObject *object,
          const char     *id,
          const char     *name,
          HuSide          side)
{
  HuUnit *unit = hu_scenario_add_unit (object->reader->scenario, id, name, side);
  g_autofree char *shown = NULL;
  HuAt at;

  if (unit != NULL)
    return unit;

  object->reader->units_unsure = TRUE;
  shown = hu_text_shorten (id, -1);
  hu_object_get (object, "id", HU_REQUIRED, &at);
  hu_reader_fault (object->reader, &at, g_strdup_printf (_("another unit has the id “%s” already"), shown),
                   g_strdup (_("give each unit an id of its own")));

  return NULL;
}

/* A unit is read even if it cannot be one, to find the faults in it. */
static void
read_unit (HuReader   *reader,
           const HuAt *at)
{
  guint before = hu_reader_n_errors (reader);
  HuUnit nobody = { .at = HU_HEX_NONE, .strength = -1, .line = TRUE, .zoc = HU_TRISTATE_UNSET, .in = HU_UNIT_NONE };
  const char *id = NULL, *name = NULL;
  HuSide side = HU_SIDE_FIRST;
  HuUnit *unit = NULL;
  HuObject object;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("unit")))
    {
      reader->units_unsure = TRUE;
      return;
    }

  if (!hu_object_name (&object, "id", &id))
    reader->units_unsure = TRUE;
  hu_object_text (&object, "name", HU_REQUIRED, &name);
  hu_object_side (&object, "side", HU_REQUIRED, FALSE, &side);
  if (id != NULL)
    unit = add_unit (&object, id, name, side);

  read_printed (&object, unit != NULL ? unit : &nobody);
  if (unit != NULL)
    unit->extra = hu_object_close (&object);
  else
    nobody.extra = hu_object_close (&object);

  g_free (nobody.branch);
  g_free (nobody.nationality);
  if (nobody.vehicle != NULL)
    g_free (nobody.vehicle->extra);
  g_free (nobody.vehicle);
  hu_arrival_free (nobody.arrival);
  g_free (nobody.extra);
  if (unit != NULL && hu_reader_n_errors (reader) > before)
    g_hash_table_add (reader->faulty_units, GUINT_TO_POINTER (reader->scenario->units->len));
}

/* A unit that is in another one is on the map if that one is, so this waits for all of them. */
static void
check_arrivals (HuReader   *reader,
                const HuAt *at)
{
  HuElements elements;

  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    {
      const char *id = hu_node_get_text (hu_node_find (elements.at.node, "id"), NULL);
      gint unit = id != NULL ? hu_scenario_find_unit (reader->scenario, id) : -1;

      if (unit >= 0)
        hu_check_arrival (reader, &elements.at, hu_scenario_get_unit (reader->scenario, (guint) unit));
    }
}

void
hu_read_units (HuReader   *reader,
               const HuAt *at)
{
  HuElements elements;

  if (!hu_read_list (reader, at))
    {
      reader->units_unsure = TRUE;
      return;
    }

  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    read_unit (reader, &elements.at);

  /* A unit may be in one that stands behind it. */
  hu_elements_init (&elements, reader, at);
  while (hu_elements_next (&elements))
    hu_read_unit_in (reader, &elements.at);

  check_arrivals (reader, at);
}
