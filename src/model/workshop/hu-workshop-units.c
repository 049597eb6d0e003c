/*
 * Commands on units.
 */
#include "hu-workshop-units.h"

#include <string.h>

#include "hu-explain-edit.h"
#include "hu-workshop-map.h"
#include "hu-workshop-names.h"
#include "hu-workshop-private.h"

/* --- What is offered --- */

guint
hu_workshop_get_systems (HuWorkshop *self)
{
  const HuNode *rules;
  guint systems = 0;

  g_return_val_if_fail (HU_IS_WORKSHOP (self), 0);

  rules = hu_workshop_get (self, "/rules");
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_node_find (rules, hu_system_to_string (id)) != NULL)
      systems |= 1u << id;

  return systems;
}

gboolean
hu_workshop_offers_kind (HuWorkshop *self,
                         HuUnitKind  kind)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self) && kind < HU_N_UNIT_KINDS, FALSE);

  return (hu_format_kinds_for (hu_workshop_get_systems (self)) >> kind & 1) != 0;
}

/* Does a unit have that key?  Then it can be edited whichever rules are in force. */
static gboolean
is_given (HuWorkshop *self,
          const char *key)
{
  const HuNode *units = hu_workshop_get (self, "/units");

  for (guint i = 0; i < hu_node_get_n (units); i++)
    if (hu_node_find (hu_node_get_element (units, i), key) != NULL)
      return TRUE;

  return FALSE;
}

GPtrArray *
hu_workshop_list_unit_fields (HuWorkshop *self,
                              HuUnitKind  kind)
{
  const GPtrArray *all = hu_format_get_fields ("unit");
  guint kinds, systems;
  GPtrArray *offered;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && kind < HU_N_UNIT_KINDS, NULL);

  systems = hu_workshop_get_systems (self);
  kinds = hu_format_kinds_for (systems);
  offered = g_ptr_array_new ();
  for (guint i = 0; i < all->len; i++)
    {
      const HuField *field = g_ptr_array_index (all, i);

      /* Offers the fields of every kind, and those of this kind, if a system in force looks at it. */
      if ((field->kinds == HU_KINDS_ALL || ((field->kinds >> kind & 1) && (kinds >> kind & 1))) &&
          (hu_format_uses_field (systems, field) || is_given (self, field->key)))
        g_ptr_array_add (offered, (gpointer) field);
    }

  return offered;
}

/* --- Making --- */

static HuNode *
new_vehicle (void)
{
  return hu_node_from_json ("{\"type\":\"afv\",\"armor\":null,\"ma\":\"functioning\",\"crew\":\"inherent\"}");
}

static HuNode *
at_or_null (const char *at)
{
  return at != NULL ? hu_node_new_text (at) : hu_node_new_null ();
}

static const char *
get_side_id (HuWorkshop *self,
             HuSide      side)
{
  g_autofree char *pointer = g_strdup_printf ("/sides/%d/id", side);

  return hu_node_get_text (hu_workshop_get (self, pointer), "");
}

static gint
append_unit (HuWorkshop *self,
             HuNode     *unit) /* (transfer full) */
{
  g_autoptr(HuNode) owned = unit;
  guint n = hu_node_get_n (hu_workshop_get (self, "/units"));

  return hu_workshop_insert (self, "/units/-", owned) ? (gint) n : -1;
}

static const char *
listed_id (HuNode *units,
           guint   index)
{
  return hu_node_get_text (hu_node_find (hu_node_get_element (units, index), "id"), NULL);
}

guint
hu_workshop_find_listed (HuWorkshop *self,
                         guint       unit)
{
  HuNode *units;
  const char *id;

  g_return_val_if_fail (HU_IS_WORKSHOP (self), HU_UNIT_NONE);

  if (unit >= hu_scenario_get_n_units (self->scenario))
    return HU_UNIT_NONE;
  if (self->clean)
    return unit;

  units = hu_workshop_get (self, "/units");
  id = hu_scenario_get_unit (self->scenario, unit)->id;
  for (guint i = 0; i < hu_node_get_n (units); i++)
    if (g_strcmp0 (listed_id (units, i), id) == 0)
      return i;

  return HU_UNIT_NONE;
}

/* Returns the index of the same unit in the scenario, or HU_UNIT_NONE if it cannot be drawn. */
guint
hu_workshop_find_drawn (HuWorkshop *self,
                        guint       index)
{
  HuNode *units;
  gint found;

  g_return_val_if_fail (HU_IS_WORKSHOP (self), HU_UNIT_NONE);

  units = hu_workshop_get (self, "/units");
  if (index >= hu_node_get_n (units) || listed_id (units, index) == NULL)
    return HU_UNIT_NONE;
  if (self->clean)
    return index;

  /* If two units have the same id, the first is drawn. */
  for (guint i = 0; i < index; i++)
    if (g_strcmp0 (listed_id (units, i), listed_id (units, index)) == 0)
      return HU_UNIT_NONE;
  found = hu_scenario_find_unit (self->scenario, listed_id (units, index));

  return found >= 0 ? (guint) found : HU_UNIT_NONE;
}

/**
 * hu_workshop_add_unit:
 * @id: (nullable): its id; %NULL: one made from @name
 * @at: (nullable): a Location by name; %NULL: off the map
 *
 * Adds a unit with all members that its kind requires.
 *
 * Returns: its index, or -1 if the draft has no list of units to add to
 */
gint
hu_workshop_add_unit (HuWorkshop *self,
                      const char *id,
                      const char *name,
                      HuSide      side,
                      HuUnitKind  kind,
                      const char *at)
{
  g_autofree char *made_id = NULL;
  HuNode *unit;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && name != NULL && kind < HU_N_UNIT_KINDS, -1);
  g_return_val_if_fail (side == HU_SIDE_FIRST || side == HU_SIDE_SECOND, -1);

  made_id = id != NULL ? g_strdup (id) : hu_workshop_suggest_id (self, HU_ID_UNIT, name);
  unit = hu_node_new_object ();
  hu_node_put (&unit, "id", hu_node_new_text (made_id));
  hu_node_put (&unit, "name", hu_node_new_text (name));
  hu_node_put (&unit, "side", hu_node_new_text (get_side_id (self, side)));
  if (kind != HU_UNIT_GROUND)
    hu_node_put (&unit, "kind", hu_node_new_text (hu_unit_kind_to_string (kind)));
  hu_node_put (&unit, "at", at_or_null (at));
  if (kind == HU_UNIT_VEHICLE)
    hu_node_put (&unit, "vehicle", new_vehicle ());

  return append_unit (self, unit);
}

static HuNode *
get_unit (HuWorkshop *self,
          guint       unit)
{
  HuNode *units = hu_workshop_get (self, "/units");
  HuNode *found = unit < hu_node_get_n (units) ? hu_node_get_element (units, unit) : NULL;

  return found != NULL && hu_node_get_kind (found) == HU_NODE_OBJECT ? found : NULL;
}

/* Changes the kind of a unit. Members that units of the new kind do not have are removed.  Returns FALSE if there
 * is no such unit. */
gboolean
hu_workshop_set_unit_kind (HuWorkshop *self,
                           guint       unit,
                           HuUnitKind  kind)
{
  const GPtrArray *fields = hu_format_get_fields ("unit");
  g_autofree char *pointer = g_strdup_printf ("/units/%u", unit);
  g_autofree char *label = NULL;
  g_autoptr(HuNode) made = NULL;
  HuNode *before;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && kind < HU_N_UNIT_KINDS, FALSE);

  before = get_unit (self, unit);
  if (before == NULL)
    return FALSE;

  made = hu_node_ref (before);
  for (guint i = 0; i < fields->len; i++)
    {
      const HuField *field = g_ptr_array_index (fields, i);

      if (!(field->kinds >> kind & 1))
        hu_node_put (&made, field->key, NULL);
    }
  hu_node_put (&made, "kind", kind != HU_UNIT_GROUND ? hu_node_new_text (hu_unit_kind_to_string (kind)) : NULL);
  if (kind == HU_UNIT_VEHICLE && hu_node_find (made, "vehicle") == NULL)
    hu_node_put (&made, "vehicle", new_vehicle ());
  label = hu_explain_edit (HU_EDIT_CHANGE, "/units/0/kind");

  return hu_workshop_command (self, hu_node_with_at (self->draft, pointer, made), label);
}

/* --- Placing --- */

/**
 * hu_workshop_place_unit:
 * @at: (nullable): a Location by name; %NULL: off the map
 *
 * Sets a unit up.  It gets out of the unit that it is in.
 *
 * Returns: %FALSE if there is no such unit
 */
gboolean
hu_workshop_place_unit (HuWorkshop *self,
                        guint       unit,
                        const char *at)
{
  g_autofree char *pointer = g_strdup_printf ("/units/%u", unit);
  g_autofree char *label = NULL;
  g_autoptr(HuNode) made = NULL;
  HuNode *before;

  g_return_val_if_fail (HU_IS_WORKSHOP (self), FALSE);

  before = get_unit (self, unit);
  if (before == NULL)
    return FALSE;

  made = hu_node_ref (before);
  hu_node_put (&made, "at", at_or_null (at));
  hu_node_put (&made, "in", NULL);
  label = hu_explain_edit (HU_EDIT_CHANGE, "/units/0/at");

  return hu_workshop_command (self, hu_node_with_at (self->draft, pointer, made), label);
}

/* --- Stamping --- */

/**
 * hu_workshop_stamp_unit:
 * @at: (nullable): a Location by name; %NULL: off the map
 *
 * Adds a copy of the unit, with the next name and id.
 *
 * Returns: the index of the copy, or -1 if there is no such unit
 */
gint
hu_workshop_stamp_unit (HuWorkshop *self,
                        guint       unit,
                        const char *at)
{
  g_autofree char *name = NULL;
  g_autofree char *id = NULL;
  HuNode *like, *made;
  const HuNode *units;

  g_return_val_if_fail (HU_IS_WORKSHOP (self), -1);

  like = get_unit (self, unit);
  if (like == NULL)
    return -1;

  units = hu_workshop_get (self, "/units");
  name = _hu_draft_dup_next (units, "name", hu_node_get_text (hu_node_find (like, "name"), ""));
  id = _hu_draft_dup_next (units, "id", hu_node_get_text (hu_node_find (like, "id"), "unit"));
  made = hu_node_ref (like);
  hu_node_put (&made, "id", hu_node_new_text (id));
  hu_node_put (&made, "name", hu_node_new_text (name));
  hu_node_put (&made, "at", at_or_null (at));
  hu_node_put (&made, "in", NULL);

  return append_unit (self, made);
}

/* --- Removing --- */

/* The rules and the log that name a unit are the author's to change, but for withdrawals, which list many. */
static HuNode *
forget_unit (const HuNameWay *way,
             HuNameKind       kind,
             const HuNode    *object,
             const HuNode    *value,
             gpointer         gone)
{
  const char *id = hu_node_get_text (value, NULL);
  g_autofree char *pointer = NULL;

  if (kind != HU_NAME_ID + HU_ID_UNIT || id == NULL || !g_hash_table_contains (gone, id))
    return NULL;

  pointer = hu_name_way_dup_pointer (way);

  return g_str_has_prefix (pointer, "/units/") || strstr (pointer, "/withdrawals/") != NULL ? hu_node_new_null () : NULL;
}

/* Removes units. Units riding in them stay, off the map; withdrawals no longer list the removed units. If the log
 * names one, it is no longer valid, and hu_workshop_find_log_break() says from which event on.  Returns FALSE if
 * one of them does not exist; then nothing has changed. */
gboolean
hu_workshop_remove_units (HuWorkshop  *self,
                          const guint *units,
                          guint        n)
{
  g_autoptr(GHashTable) gone = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr(GPtrArray) plain = g_ptr_array_new ();
  g_autoptr(HuNode) rest = NULL;
  g_autoptr(HuNode) fewer = NULL;
  g_autofree char *label = NULL;
  HuNode *list;

  g_return_val_if_fail (HU_IS_WORKSHOP (self), FALSE);

  list = hu_workshop_get (self, "/units");
  for (guint i = 0; i < n; i++)
    {
      const char *id;

      if (units[i] >= hu_node_get_n (list))
        return FALSE;
      id = hu_node_get_text (hu_node_find (hu_node_get_element (list, units[i]), "id"), NULL);
      if (id != NULL)
        g_hash_table_add (gone, (gpointer) id);
      g_ptr_array_add (plain, hu_node_get_element (list, units[i]));
    }

  /* Removes the units by index, since ids may be duplicate or missing; then removes the references by id. */
  rest = hu_node_ref (list);
  for (guint i = hu_node_get_n (list); i > 0; i--)
    if (g_ptr_array_find (plain, hu_node_get_element (list, i - 1), NULL))
      {
        HuNode *next = hu_node_with_element (rest, i - 1, NULL);

        hu_node_unref (rest);
        rest = next;
      }
  for (guint i = 0; i < hu_node_get_n (rest); i++)
    {
      const char *id = hu_node_get_text (hu_node_find (hu_node_get_element (rest, i), "id"), NULL);

      if (id != NULL)
        g_hash_table_remove (gone, id);
    }
  fewer = hu_node_with_at (self->draft, "/units", rest);
  label = hu_explain_edit (HU_EDIT_REMOVE, "/units");

  return hu_workshop_command (self, hu_draft_rename (fewer, forget_unit, gone), label);
}
