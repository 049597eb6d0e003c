/*
 * Reading `start.holdings`: what a side, or nobody, Controls before the first event.
 */
#include "config.h"

#include "hu-format.h"
#include "hu-holding.h"
#include "hu-reader.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  HuHolding  *holding;
  guint       entry;
  guint32    *given;  /* [hu_holding_n_slots()] 1 + index of the entry that named it last, or 0 */
  gint8      *holder; /* [hu_holding_n_slots()] the side of that entry */
  GHashTable *named;  /* those that the list at hand has named: subject + 1 */
} Holdings;

static char *
dup_subject (const HuMap   *map,
             HuSubjectKind  kind,
             gint32         subject)
{
  char name[HU_LOCATION_NAME_MAX];

  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return g_strdup_printf (_("the Location %s"), hu_location_format (map, subject, name));
    case HU_SUBJECT_HEX:
      return g_strdup_printf (_("the hex %s"), hu_grid_format (map->grid, subject, name));
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return g_strdup_printf (_("the building “%s”"), hu_map_get_building (map, (guint) subject)->id);
}

static void
take (Holdings      *holdings,
      HuReader      *reader,
      const HuAt    *at,
      GArray        *subjects,
      HuSubjectKind  kind,
      gint32         subject)
{
  gsize slot = hu_holding_slot (reader->map, kind, subject);
  g_autofree char *name = NULL;

  if (holdings->given[slot] == 0 || holdings->holder[slot] == holdings->holding->side)
    {
      holdings->given[slot] = 1 + holdings->entry;
      holdings->holder[slot] = (gint8) holdings->holding->side;
      if (g_hash_table_add (holdings->named, GINT_TO_POINTER (subject + 1)))
        g_array_append_val (subjects, subject);
      return;
    }

  name = dup_subject (reader->map, kind, subject);
  hu_reader_fault (reader, at, g_strdup_printf (_("%s stands under /start/holdings/%u already, where it is another side’s"),
                                                name, holdings->given[slot] - 1),
                   g_strdup (_("take it out of one of them")));
}

static gboolean
take_hex (HuReader   *reader,
          const HuAt *at,
          HuHex       hex,
          gpointer    user_data)
{
  Holdings *holdings = user_data;

  take (holdings, reader, at, holdings->holding->hexes, HU_SUBJECT_HEX, hex);

  return TRUE;
}

static void
read_list (const HuObject *object,
           const char     *key,
           HuSubjectKind   kind,
           GArray         *subjects,
           Holdings       *holdings)
{
  HuReader *reader = object->reader;
  HuElements elements;
  HuAt at;

  if (!hu_object_list (object, key, HU_OPTIONAL, &at))
    return;

  hu_elements_init (&elements, reader, &at);
  while (hu_elements_next (&elements))
    {
      gint32 subject = kind == HU_SUBJECT_LOCATION ? hu_read_location (reader, &elements.at)
                                                   : hu_read_building_id (reader, &elements.at);

      if (subject >= 0)
        take (holdings, reader, &elements.at, subjects, kind, subject);
    }
}

static void
read_holding (HuReader   *reader,
              const HuAt *at,
              Holdings   *holdings)
{
  HuSide side = HU_SIDE_NONE;
  HuHolding *holding;
  HuObject object;
  HuAt hexes;

  if (!hu_object_open (&object, reader, at, hu_format_get_keys ("holding")))
    return;

  hu_object_side (&object, "side", HU_REQUIRED, TRUE, &side);
  holding = hu_scenario_add_holding (reader->scenario, side);
  holdings->holding = holding;
  holdings->entry = at->index;
  read_list (&object, "locations", HU_SUBJECT_LOCATION, holding->locations, holdings);
  g_hash_table_remove_all (holdings->named);
  if (hu_object_get (&object, "hexes", HU_OPTIONAL, &hexes))
    hu_read_hexset (reader, &hexes, take_hex, holdings);
  g_hash_table_remove_all (holdings->named);
  read_list (&object, "buildings", HU_SUBJECT_BUILDING, holding->buildings, holdings);
  g_hash_table_remove_all (holdings->named);
  holding->extra = hu_object_close (&object);
}

/* Reads what is Controlled by name before the first event, if the file says anything of it. */
gboolean
hu_read_holdings (const HuObject *start,
                  gpointer        record)
{
  HuReader *reader = start->reader;
  g_autoptr(GHashTable) named = NULL;
  g_autofree guint32 *given = NULL;
  g_autofree gint8 *holder = NULL;
  Holdings holdings;
  HuElements elements;
  HuAt at;

  if (!hu_object_list (start, "holdings", HU_OPTIONAL, &at))
    return TRUE;

  given = g_new0 (guint32, hu_holding_n_slots (reader->map));
  holder = g_new0 (gint8, hu_holding_n_slots (reader->map));
  named = g_hash_table_new (NULL, NULL);
  holdings = (Holdings) { .given = given, .holder = holder, .named = named };
  hu_elements_init (&elements, reader, &at);
  while (hu_elements_next (&elements))
    read_holding (reader, &elements.at, &holdings);

  return TRUE;
}
