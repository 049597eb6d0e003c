/*
 * Units among the objects of a map: their properties have the keys of the game file.
 */
#include "config.h"

#include "hu-tiled-draw.h"

#include <glib/gi18n-lib.h>

#define NUMBER_MOST 1000000
#define MODIFIER_MOST 99

/* The last value of a property; NULL: it has none. */
static const char *
get (const GPtrArray *properties,
     const char      *name)
{
  const char *value = NULL;

  for (guint i = 0; i + 1 < properties->len; i += 2)
    if (g_ascii_strcasecmp (g_ptr_array_index (properties, i), name) == 0)
      value = g_ptr_array_index (properties, i + 1);

  return value;
}

/* --- Values --- */

static gboolean
put_number (const char *text,
            gint64      least,
            gint64     *number)
{
  return g_ascii_string_to_signed (text, 10, least, NUMBER_MOST, number, NULL);
}

static gboolean
put_boolean (const char *text,
             gboolean   *value)
{
  *value = g_ascii_strcasecmp (text, "true") == 0;

  return *value || g_ascii_strcasecmp (text, "false") == 0;
}

static gboolean
put_leadership (HuUnit     *unit,
                const char *text)
{
  unit->has_leadership = g_ascii_string_to_signed (text, 10, -MODIFIER_MOST, MODIFIER_MOST, &unit->leadership, NULL);

  return unit->has_leadership;
}

static gboolean
put_kind (HuUnit     *unit,
          const char *text)
{
  gint kind = hu_unit_kind_from_string (text);

  if (kind < 0)
    return FALSE;
  unit->kind = (HuUnitKind) kind;
  if (kind == HU_UNIT_VEHICLE && unit->vehicle == NULL)
    hu_unit_make_vehicle (unit);

  return TRUE;
}

static gboolean
put_size (HuUnit     *unit,
          const char *text)
{
  gint size = hu_unit_size_from_string (text);

  unit->size = size >= 0 ? (HuUnitSize) size : unit->size;

  return size >= 0;
}

static gboolean
put_state (HuUnit     *unit,
           const char *key,
           const char *text)
{
  gint word = hu_state_word_from_string (key);
  gboolean value;

  if (word < 0 || !put_boolean (text, &value))
    return FALSE;
  unit->states = value ? unit->states | 1u << word : unit->states & ~(1u << word);

  return TRUE;
}

/* FALSE where the program has no such value. */
static gboolean
put_value (HuUnit     *unit,
           const char *key,
           const char *text)
{
  gboolean value;

  if (g_str_equal (key, "side") || g_str_equal (key, "name"))
    return TRUE;
  if (g_str_equal (key, "strength"))
    return put_number (text, 0, &unit->strength);
  if (g_str_equal (key, "vp"))
    return put_number (text, 0, &unit->vp);
  if (g_str_equal (key, "leadership"))
    return put_leadership (unit, text);
  if (g_str_equal (key, "kind"))
    return put_kind (unit, text);
  if (g_str_equal (key, "size"))
    return put_size (unit, text);
  if (g_str_equal (key, "bracketed"))
    return put_boolean (text, &unit->bracketed);
  if (g_str_equal (key, "line"))
    return put_boolean (text, &unit->line);
  if (g_str_equal (key, "zoc"))
    {
      if (!put_boolean (text, &value))
        return FALSE;
      unit->zoc = value ? HU_TRISTATE_TRUE : HU_TRISTATE_FALSE;
      return TRUE;
    }
  if (g_str_equal (key, "branch") || g_str_equal (key, "nationality"))
    {
      char **member = g_str_equal (key, "branch") ? &unit->branch : &unit->nationality;

      g_free (*member);
      *member = hu_import_clean (text);
      return *member[0] != '\0';
    }

  return put_state (unit, key, text);
}

/* --- Units --- */

/* The first two sides that units name, in the order of the file. */
static void
find_sides (const HuTiledDrawn *self,
            char               *names[HU_N_SIDES])
{
  for (guint i = 0; i < self->units->len && names[HU_SIDE_SECOND] == NULL; i++)
    {
      const char *side = get (((const HuTiledObject *) g_ptr_array_index (self->units, i))->properties, "side");
      g_autofree char *clean = side != NULL ? hu_import_clean (side) : NULL;
      gboolean first = names[HU_SIDE_FIRST] == NULL;

      if (clean != NULL && clean[0] != '\0' && (first || g_ascii_strcasecmp (clean, names[HU_SIDE_FIRST]) != 0))
        names[first ? HU_SIDE_FIRST : HU_SIDE_SECOND] = g_steal_pointer (&clean);
    }
}

static void
name_sides (HuScenario *scenario,
            char       *names[HU_N_SIDES])
{
  g_autofree char *first = hu_import_slug (names[HU_SIDE_FIRST] != NULL ? names[HU_SIDE_FIRST] : "first", "first");
  g_autofree char *second = hu_import_slug (names[HU_SIDE_SECOND] != NULL ? names[HU_SIDE_SECOND] : "second", "second");
  g_autofree char *first_id = g_strdup_printf ("%s%s", first, g_str_equal (first, "both") ? "-1" : "");
  g_autofree char *second_id = g_strdup_printf ("%s%s", second, g_str_equal (second, "both") || g_str_equal (second, first_id)
                                                                   ? "-2" : "");

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, first_id,
                        names[HU_SIDE_FIRST] != NULL ? names[HU_SIDE_FIRST] : _("First side"), NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, second_id,
                        names[HU_SIDE_SECOND] != NULL ? names[HU_SIDE_SECOND] : _("Second side"), NULL);
}

static HuSide
find_side (char * const  names[HU_N_SIDES],
           const char   *text)
{
  g_autofree char *clean = text != NULL ? hu_import_clean (text) : NULL;

  for (gint side = HU_SIDE_FIRST; clean != NULL && side < HU_N_SIDES; side++)
    if (names[side] != NULL && g_ascii_strcasecmp (clean, names[side]) == 0)
      return (HuSide) side;

  return HU_SIDE_NONE;
}

static void
take_unit (HuTiledDrawn        *self,
           HuImport            *import,
           const HuTiledObject *object,
           char * const         names[HU_N_SIDES])
{
  const char *text = get (object->properties, "side"), *name = get (object->properties, "name");
  HuSide side = find_side (names, text);
  HuHex hex = _hu_tiled_find_anchor (self, object);
  GPtrArray *units = import->scenario->units;
  guint before = units->len;

  if (object->name != NULL && object->name[0] != '\0')
    name = object->name;
  hu_import_take (import, name != NULL ? name : object->kind != NULL ? object->kind : object->layer,
                  hex == HU_HEX_NONE ? HU_IMPORT_OUTSIDE : side != HU_SIDE_NONE ? HU_IMPORT_UNIT : HU_IMPORT_LEFT_OUT, side, hex,
                  hex == HU_HEX_NONE && side != HU_SIDE_NONE ? _("stands outside the hexes")
                  : hex == HU_HEX_NONE                       ? _("outside the hexes, side not known")
                  : side != HU_SIDE_NONE                     ? _("side by a property")
                  : text != NULL                             ? _("of a third side") : _("side not known"));
  if (units->len == before)
    return;
  for (guint i = 0; i + 1 < object->properties->len; i += 2)
    {
      g_autofree char *key = g_ascii_strdown (g_ptr_array_index (object->properties, i), -1);
      const char *value = g_ptr_array_index (object->properties, i + 1);

      /* Of two values the last counts. */
      if (get (object->properties, key) == value)
        self->n_values += !put_value (g_ptr_array_index (units, before), key, value);
    }
}

void
hu_tiled_take_units (HuTiledDrawn *self,
                     HuImport     *import)
{
  char *names[HU_N_SIDES] = { NULL };

  find_sides (self, names);
  name_sides (import->scenario, names);
  for (guint i = 0; i < self->units->len; i++)
    take_unit (self, import, g_ptr_array_index (self->units, i), names);
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    g_free (names[side]);
}
