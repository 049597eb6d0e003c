/*
 * Control before the first event that the scenario gives by name.
 */
#include "hu-holding.h"

#include <string.h>

HuHolding *
hu_scenario_add_holding (HuScenario *scenario,
                         HuSide      side)
{
  HuHolding *holding;

  g_return_val_if_fail (scenario != NULL, NULL);

  holding = g_new0 (HuHolding, 1);
  holding->side = side;
  holding->locations = g_array_new (FALSE, FALSE, sizeof (HuLocation));
  holding->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  holding->buildings = g_array_new (FALSE, FALSE, sizeof (guint));
  g_ptr_array_add (scenario->start.holdings, holding);

  return holding;
}

gsize
hu_holding_n_slots (const HuMap *map)
{
  return (gsize) hu_map_n_locations (map) + (gsize) map->grid->n_hexes + map->buildings->len;
}

static gboolean
has_one_location (const HuMap *map,
                  HuHex        hex)
{
  const HuLocation *first = map->locations->first_extra;

  return first == NULL || first[hex] == first[hex + 1];
}

gsize
hu_holding_slot (const HuMap   *map,
                 HuSubjectKind  kind,
                 gint32         subject)
{
  gsize n_locations = (gsize) hu_map_n_locations (map);

  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return (gsize) subject;
    case HU_SUBJECT_HEX:
      /* The ground level of a hex has the number of the hex. */
      return (gsize) subject + (has_one_location (map, subject) ? 0 : n_locations);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return (gsize) subject + n_locations + (gsize) map->grid->n_hexes;
}

static void
note (gint8         *holders,
      const HuMap   *map,
      HuSubjectKind  kind,
      const GArray  *subjects, /* gint32, or guint, which is as large */
      HuSide         side)
{
  for (guint i = 0; i < subjects->len; i++)
    holders[hu_holding_slot (map, kind, g_array_index (subjects, gint32, i))] = (gint8) side;
}

gint8 *
hu_holding_find_all (const HuScenario *scenario)
{
  const GPtrArray *holdings = scenario->start.holdings;
  const HuMap *map = scenario->map;
  gint8 *holders;

  if (holdings->len == 0)
    return NULL;

  holders = g_malloc (hu_holding_n_slots (map));
  memset (holders, HU_HOLDER_UNSAID, hu_holding_n_slots (map));
  for (guint i = 0; i < holdings->len; i++)
    {
      const HuHolding *holding = g_ptr_array_index (holdings, i);

      note (holders, map, HU_SUBJECT_LOCATION, holding->locations, holding->side);
      note (holders, map, HU_SUBJECT_HEX, holding->hexes, holding->side);
      note (holders, map, HU_SUBJECT_BUILDING, holding->buildings, holding->side);
    }

  return holders;
}
