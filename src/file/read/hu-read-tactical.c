/*
 * Reading the tactical members of units, set-up areas, and Fires at the start.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-reader.h"

#include <glib/gi18n-lib.h>

#include "hu-json-text.h"
#include "hu-tactical.h"

static const char * const fire_words[] = { "flame", "blaze", NULL };

/* --- Units --- */

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

/* Its kind has been read by then. */
gboolean
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

void
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

/* --- The start --- */

/* Reads the set-up areas (26.11) if there are any. */
void
hu_read_setup (const HuObject *start)
{
  hu_object_read_member (start, "start", "setup", &start->reader->scenario->start);
}

static void
read_fire (HuReader   *reader,
           const HuAt *at,
           GHashTable *burning) /* HuLocation + 1 */
{
  HuLocation location = HU_LOCATION_NONE;
  gint kind = 0;
  HuStartFire *fire;
  HuObject object;
  HuAt member;
  char *extra;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("fire")))
    return;

  if (hu_object_get (&object, "at", HU_REQUIRED, &member))
    location = hu_read_location (reader, &member);
  hu_object_word (&object, "level", HU_REQUIRED, fire_words, &kind);
  extra = hu_object_close (&object);
  if (location == HU_LOCATION_NONE)
    {
      g_free (extra);
      return;
    }

  if (!g_hash_table_add (burning, GINT_TO_POINTER (location + 1)))
    hu_reader_fault (reader, &member, g_strdup (_("this Location is on fire already")),
                     g_strdup (_("remove one of them")));

  fire = hu_scenario_add_fire (reader->scenario, hu_location_hex (reader->map, location),
                               hu_location_storey (reader->map, location), HU_FIRE_FLAME + kind);
  fire->extra = extra;
}

/**
 * hu_read_start_fires:
 *
 * Reads the Fires before the first event if there are any.
 */
void
hu_read_start_fires (const HuObject *start)
{
  g_autoptr(GHashTable) burning = g_hash_table_new (NULL, NULL);
  HuElements elements;
  HuAt at;

  if (!hu_object_list (start, "fires", HU_OPTIONAL, &at))
    return;

  hu_elements_init (&elements, start->reader, &at);
  while (hu_elements_next (&elements))
    read_fire (start->reader, &elements.at, burning);
}
