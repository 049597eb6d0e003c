/*
 * Counters that tell a level of a building: units that lie above one in its stack are on that level, and those below it
 * on the ground (CounterMetadata.xml of VASL).
 */
#include "config.h"

#include "hu-vasl-work.h"

#include <string.h>

#define FLOOR "Level "
#define DEEPEST 50   /* counters in a stack among which a level is looked for */
#define LOOKS_MOST 3 /* of them that are called so and tell none */

/* "Level 2", "Ground Level", "Cellar", "Roof Level". */
static gboolean
read_floor (const char *text,
            HuStorey   *storey)
{
  static const struct
  {
    const char *text;
    HuStorey    storey;
  } floors[] = { { "Cellar", HU_STOREY_CELLAR }, { "Ground Level", HU_STOREY_GROUND }, { "Roof Level", HU_STOREY_ROOF } };
  guint64 number;

  for (guint i = 0; i < G_N_ELEMENTS (floors); i++)
    if (g_ascii_strcasecmp (text, floors[i].text) == 0)
      {
        *storey = floors[i].storey;
        return TRUE;
      }
  if (g_ascii_strncasecmp (text, FLOOR, strlen (FLOOR)) != 0 ||
      !g_ascii_string_to_unsigned (text + strlen (FLOOR), 10, 0, HU_STOREY_HIGHEST, &number, NULL))
    return FALSE;
  *storey = (HuStorey) number;

  return TRUE;
}

gboolean
_hu_vasl_read_level (const char *name,
                     HuStorey   *storey)
{
  static const char * const places[] = { "", "Building ", "Fort Bldg ", "Strongpoint " };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_ascii_strncasecmp (name, places[i], strlen (places[i])) == 0 && read_floor (name + strlen (places[i]), storey))
      return TRUE;

  return FALSE;
}

/* Could it be such a counter?  Its layers only add the level. */
static gboolean
is_likely (const HuVassalPiece *piece)
{
  static const char * const names[] = { "Building", "Fort Bldg", "Strongpoint", FLOOR, "Ground ", "Cellar", "Roof " };
  const char *name = piece->types != NULL ? strrchr (g_ptr_array_index (piece->types, piece->types->len - 1), ';') : NULL;

  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (names); i++)
    if (g_ascii_strncasecmp (name + 1, names[i], strlen (names[i])) == 0)
      return TRUE;

  return FALSE;
}

static gboolean
tells_level (const HuVassalPiece *piece,
             GHashTable          *properties,
             HuStorey            *storey)
{
  HuVassalLook *look;
  gboolean tells;

  look = hu_vassal_look_new (piece->types, piece->states, properties);
  tells = _hu_vasl_read_level (look->name, storey);
  hu_vassal_look_free (look);

  return tells;
}

/* The nearest level that a counter tells, from @index on downwards or (@up) upwards. */
static gboolean
look_for_level (const GPtrArray *members,
                guint            index,
                gboolean         up,
                GHashTable      *properties,
                HuStorey        *storey)
{
  guint n_looks = 0;

  for (guint n = 0; n < DEEPEST && n_looks < LOOKS_MOST; n++)
    {
      guint i = up ? index + 1 + n : index - 1 - n; /* past the end below the lowest, too */
      const HuVassalPiece *piece = i < members->len ? g_ptr_array_index (members, i) : NULL;

      if (piece == NULL || !is_likely (piece))
        continue;
      if (tells_level (piece, properties, storey))
        return TRUE;
      n_looks++;
    }

  return FALSE;
}

gboolean
_hu_vasl_find_storey (const HuMap         *map,
                      HuHex                hex,
                      const HuVassalPiece *piece,
                      GHashTable          *properties,
                      HuStorey            *storey)
{
  const GPtrArray *members = piece->in != NULL && piece->in->kind == HU_VASSAL_STACK ? piece->in->members : NULL;
  gint building = hu_map_building_at (map, hex);
  HuStorey above;

  *storey = HU_STOREY_GROUND;
  if (building == HU_BUILDING_NONE || hu_map_get_building (map, (guint) building)->upper_storeys == 0)
    return hu_map_location (map, hex, HU_STOREY_BRIDGE) == HU_LOCATION_NONE;

  if (members == NULL)
    return FALSE;
  if (look_for_level (members, piece->index, FALSE, properties, storey))
    return hu_map_location (map, hex, *storey) != HU_LOCATION_NONE;

  return look_for_level (members, piece->index, TRUE, properties, &above);
}
