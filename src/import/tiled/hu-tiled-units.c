/*
 * Units among the objects of a map: their properties have the keys of the game file.
 */
#include "config.h"

#include "hu-tiled-draw.h"

#include <glib/gi18n-lib.h>

#define NUMBER_MOST 1000000
#define SIDES_MOST 100

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
  unit->has_leadership = g_ascii_string_to_signed (text, 10, -HU_LEADERSHIP_MOST, HU_LEADERSHIP_MOST, &unit->leadership, NULL);

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

/* 1 + the index of a side among @names; 0: it is none of them. */
static guint
find_nation (const GPtrArray *names,
             const char      *side)
{
  g_autofree char *folded = hu_import_fold (side != NULL ? side : "");
  guint index;

  return g_ptr_array_find_with_equal_func ((GPtrArray *) names, folded, g_str_equal, &index) ? index + 1 : 0;
}

/* The sides that units name, in the order of the file: the first two are those of the game. */
static GPtrArray *
find_sides (const HuTiledDrawn *self,
            HuImport           *import)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->units->len && names->len < SIDES_MOST; i++)
    {
      const char *side = get (((const HuTiledObject *) g_ptr_array_index (self->units, i))->properties, "side");
      g_autofree char *folded = hu_import_fold (side != NULL ? side : "");

      if (folded[0] == '\0' || find_nation (names, folded) > 0)
        continue;
      if (names->len < HU_N_SIDES)
        hu_import_name_side (import, (HuSide) names->len, side);
      hu_import_add_nation (import, side, names->len < HU_N_SIDES ? (HuSide) names->len : HU_SIDE_NONE);
      g_ptr_array_add (names, g_steal_pointer (&folded));
    }
  if (names->len <= HU_SIDE_FIRST)
    hu_scenario_set_side (import->scenario, HU_SIDE_FIRST, "first", "First side", NULL);
  if (names->len <= HU_SIDE_SECOND)
    hu_scenario_set_side (import->scenario, HU_SIDE_SECOND, "second", "Second side", NULL);

  return names;
}

static void
take_unit (HuTiledDrawn        *self,
           HuImport            *import,
           const HuTiledObject *object,
           const GPtrArray     *names)
{
  const char *text = get (object->properties, "side"), *name = get (object->properties, "name");
  guint nation = find_nation (names, text);
  HuSide side = nation >= 1 && nation <= HU_N_SIDES ? (HuSide) (nation - 1) : HU_SIDE_NONE;
  HuHex hex = _hu_tiled_find_anchor (self, object);
  HuImportCounter counter = { .side = side, .hex = hex, .nation = nation };
  HuUnit *unit;

  if (object->name != NULL && object->name[0] != '\0')
    name = object->name;
  counter.name = name != NULL ? name : object->kind != NULL ? object->kind : object->layer;
  counter.as = hex == HU_HEX_NONE ? HU_IMPORT_OUTSIDE : side != HU_SIDE_NONE ? HU_IMPORT_UNIT : HU_IMPORT_LEFT_OUT;
  counter.why = hex == HU_HEX_NONE && side != HU_SIDE_NONE ? N_("stands outside the hexes")
                : hex == HU_HEX_NONE                       ? N_("outside the hexes, side not known")
                : side != HU_SIDE_NONE                     ? N_("side by a property")
                : nation > 0                               ? N_("of a third side") : N_("side not known");
  unit = hu_import_take_counter (import, &counter);
  for (guint i = 0; unit != NULL && i + 1 < object->properties->len; i += 2)
    {
      g_autofree char *key = g_ascii_strdown (g_ptr_array_index (object->properties, i), -1);
      const char *value = g_ptr_array_index (object->properties, i + 1);

      /* Of two values the last counts. */
      if (get (object->properties, key) == value)
        self->n_values += !put_value (unit, key, value);
    }
}

void
hu_tiled_take_units (HuTiledDrawn *self,
                     HuImport     *import)
{
  g_autoptr(GPtrArray) names = find_sides (self, import);

  for (guint i = 0; i < self->units->len; i++)
    take_unit (self, import, g_ptr_array_index (self->units, i), names);
}
