/*
 * Commands on the contents of the map, and on sets of hexes anywhere.
 */
#include "hu-workshop-map.h"

#include <string.h>

#include "hu-explain.h"
#include "hu-explain-edit.h"
#include "hu-hexset.h"
#include "hu-node-game.h"
#include "hu-system-lists.h"
#include "hu-workshop-private.h"
#include "hu-workshop-units.h"

/* --- Sets --- */

/* @pointer: a HEXSET, or a list of hexes.  Returns its hexes, each once; none if the draft has no such set; (transfer
 * full) (element-type HuHex). */
GArray *
hu_workshop_read_hexes (HuWorkshop *self,
                        const char *pointer)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self) && pointer != NULL, NULL);

  return hu_hexset_expand_rule (self->scenario, hu_workshop_get (self, pointer));
}

char *
hu_workshop_word_hex_rule (HuWorkshop *self,
                           const char *pointer)
{
  g_autoptr(HuHexRule) rule = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && pointer != NULL, NULL);

  rule = hu_hex_rule_from_node (self->scenario, hu_workshop_get (self, pointer));

  return rule != NULL ? hu_explain_hex_rule (self->scenario, rule) : NULL;
}

static gboolean
is_missing_set (const char *pointer)
{
  return g_str_equal (pointer, "/map/grid/missing");
}

/* The grid that names the hexes of the set: for the missing hexes, the grid that has all hexes. */
static HuGrid *
ref_naming_grid (HuWorkshop *self,
                 const char *pointer)
{
  HuGrid *grid = self->scenario->map->grid;

  if (!is_missing_set (pointer))
    return hu_grid_ref (grid);

  return hu_grid_new_whole (grid);
}

static guint8 *
mark (HuWorkshop *self,
      HuNode     *set)
{
  g_autoptr(GArray) hexes = hu_hexset_expand_rule (self->scenario, set);
  guint8 *marks = g_malloc0 ((gsize) self->scenario->map->grid->n_hexes);

  for (guint i = 0; i < hexes->len; i++)
    marks[g_array_index (hexes, HuHex, i)] = 1;

  return marks;
}

/* Takes hexes by name, the second of two parts of @key, off the rule: their marks. */
static guint8 *
strip (HuWorkshop *self,
       HuNode    **rule,
       const char *key)
{
  HuNode *parts = hu_node_find (*rule, key);
  HuNode *named;

  if (hu_node_get_n (parts) != 2 || hu_node_get_n (*rule) != 1)
    return mark (self, NULL);
  named = hu_node_get_element (parts, 1);
  if (hu_node_get_kind (named) != HU_NODE_LIST || !hu_node_is_hex_rule (hu_node_get_element (parts, 0)))
    return mark (self, NULL);

  *rule = hu_node_get_element (parts, 0);

  return mark (self, named);
}

/* @set and hexes that are marked, under @key; takes @set. */
static HuNode *
with_hexes (const HuGrid *grid,
            HuNode       *set,
            const char   *key,
            const guint8 *marks)
{
  GPtrArray *parts;
  HuNode *made;

  if (memchr (marks, 1, (gsize) grid->n_hexes) == NULL)
    return set;

  parts = g_ptr_array_new ();
  g_ptr_array_add (parts, set);
  g_ptr_array_add (parts, hu_node_of_hexset (grid, marks));
  made = hu_node_new_object ();
  hu_node_put (&made, key, hu_node_new_list_take (parts));

  return made;
}

/* The rule stays, and hexes painted into it and out of it stand beside it:
 * {"except": [{"any_of": [RULE, hexes]}, hexes]}, as much of it as is needed. */
static HuNode *
paint_rule (HuWorkshop  *self,
            HuNode      *set,
            const HuHex *hexes,
            guint        n,
            gboolean     on)
{
  const HuGrid *grid = self->scenario->map->grid;
  HuNode *rule = set;
  g_autofree guint8 *removed = strip (self, &rule, "except");
  g_autofree guint8 *added = strip (self, &rule, "any_of");
  g_autofree guint8 *is = mark (self, rule);

  for (guint i = 0; i < n; i++)
    if (hu_grid_has (grid, hexes[i]))
      {
        added[hexes[i]] = on && !is[hexes[i]];
        removed[hexes[i]] = !on && is[hexes[i]];
      }

  return with_hexes (grid, with_hexes (grid, hu_node_ref (rule), "any_of", added), "except", removed);
}

/**
 * hu_workshop_paint_set:
 * @pointer: a HEXSET of the draft, which is created if there is none
 * @on: whether to add or to remove the hexes
 *
 * Paints a set of hexes.  Painting "/map/grid/missing" removes hexes from the map, and
 * restores them.
 *
 * Returns: %FALSE if the draft has no grid, or if @pointer leads nowhere
 */
gboolean
hu_workshop_paint_set (HuWorkshop  *self,
                       const char  *pointer,
                       const HuHex *hexes,
                       guint        n,
                       gboolean     on)
{
  g_autoptr(HuGrid) grid = NULL;
  g_autoptr(GArray) before = NULL;
  g_autofree guint8 *marks = NULL;
  g_autoptr(HuNode) made = NULL;
  g_autofree char *label = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && pointer != NULL, FALSE);

  if (!self->grid_clean)
    return FALSE;

  label = hu_explain_edit (HU_EDIT_CHANGE, pointer);
  if (hu_node_is_hex_rule (hu_workshop_get (self, pointer)))
    {
      made = paint_rule (self, hu_workshop_get (self, pointer), hexes, n, on);
      return hu_workshop_command (self, hu_node_with_at (self->draft, pointer, made), label);
    }

  grid = ref_naming_grid (self, pointer);
  before = hu_node_read_hexes (hu_workshop_get (self, pointer), grid);
  marks = g_malloc0 ((gsize) grid->n_hexes);
  for (guint i = 0; i < before->len; i++)
    marks[g_array_index (before, HuHex, i)] = 1;
  for (guint i = 0; i < n; i++)
    if (hu_grid_has (grid, hexes[i]))
      marks[hexes[i]] = on ? 1 : 0;

  made = hu_node_of_hexset (grid, marks);

  /* No hex missing is no set at all. */
  if (is_missing_set (pointer) && hu_node_get_kind (made) == HU_NODE_LIST && hu_node_get_n (made) == 0)
    return hu_workshop_command (self, hu_node_with_at (self->draft, pointer, NULL), label);

  return hu_workshop_command (self, hu_node_with_at (self->draft, pointer, made), label);
}

/* --- Things on the map --- */

static gboolean
append (HuWorkshop *self,
        const char *list,
        HuNode     *object) /* (transfer full) */
{
  g_autofree char *pointer = g_strconcat (list, "/-", NULL);
  g_autoptr(HuNode) owned = object;

  return hu_workshop_insert (self, pointer, owned);
}

static HuNode *
hexes_as_set (HuWorkshop  *self,
              const HuHex *hexes,
              guint        n)
{
  return hu_node_of_hexes (self->scenario->map->grid, hexes, n);
}

static gboolean
have_all (HuWorkshop  *self,
          const HuHex *hexes,
          guint        n)
{
  if (!self->grid_clean || n == 0)
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!hu_grid_has (self->scenario->map->grid, hexes[i]))
      return FALSE;

  return TRUE;
}

/* @kind: road, rail, river or front; @hexes: the hexes of the line, in order; @n: their number, at least one.
 * Returns FALSE if the map does not have all of the hexes. */
gboolean
hu_workshop_add_line (HuWorkshop  *self,
                      HuLineKind   kind,
                      const HuHex *hexes,
                      guint        n)
{
  HuNode *line;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && kind < HU_N_LINES, FALSE);

  if (!have_all (self, hexes, n))
    return FALSE;

  line = hu_node_new_object ();
  hu_node_put (&line, "kind", hu_node_new_text (hu_line_kind_to_string (kind)));
  hu_node_put (&line, "hexes", hexes_as_set (self, hexes, n));

  return append (self, "/map/lines", line);
}

/* Makes an object with an id, which is made from the name if none is given. */
static HuNode *
new_named (HuWorkshop *self,
           HuIdKind    kind,
           const char *id,
           const char *name)
{
  g_autofree char *made_id = id != NULL ? g_strdup (id) : hu_workshop_suggest_id (self, kind, name);
  HuNode *made = hu_node_new_object ();

  hu_node_put (&made, "id", hu_node_new_text (made_id));
  if (name != NULL)
    hu_node_put (&made, "name", hu_node_new_text (name));

  return made;
}

/* Carries out a command that added a place, or removed one: the rule systems in force follow it. */
static gboolean
command_on_places (HuWorkshop *self,
                   HuNode     *draft, /* (transfer full) (nullable) */
                   const char *id,
                   gboolean    added)
{
  guint systems = hu_workshop_get_systems (self);
  g_autofree char *label = hu_explain_edit (added ? HU_EDIT_ADD : HU_EDIT_REMOVE, "/map/places/-");

  for (guint system = 0; draft != NULL && system < HU_N_SYSTEMS; system++)
    if ((systems >> system & 1) != 0 && hu_system_lists_get (system)->follow_place != NULL)
      hu_system_lists_get (system)->follow_place (&draft, id, added);

  return hu_workshop_command (self, draft, label);
}

/* @id: its id; NULL: one made from @name; @kind: city, town or objective; @n: their number, at least one.  Returns
 * FALSE if the map does not have all of the hexes. */
gboolean
hu_workshop_add_place (HuWorkshop  *self,
                       const char  *id,
                       const char  *name,
                       HuPlaceKind  kind,
                       const HuHex *hexes,
                       guint        n)
{
  g_autoptr(HuNode) place = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && name != NULL && kind < HU_N_PLACES, FALSE);

  if (!have_all (self, hexes, n))
    return FALSE;

  place = new_named (self, HU_ID_PLACE, id, name);
  hu_node_put (&place, "kind", hu_node_new_text (hu_place_kind_to_string (kind)));
  hu_node_put (&place, "hexes", hexes_as_set (self, hexes, n));

  return command_on_places (self, hu_node_with_at_inserted (hu_workshop_get_draft (self), "/map/places/-", place),
                            hu_node_get_text (hu_node_find (place, "id"), ""), TRUE);
}

/* Removes a place, and takes it out of the lists of the rule systems.  Returns FALSE if there is none. */
gboolean
hu_workshop_remove_place (HuWorkshop *self,
                          guint       index)
{
  g_autofree char *pointer = g_strdup_printf ("/map/places/%u", index);
  g_autofree char *id = NULL;
  HuNode *draft, *place;

  g_return_val_if_fail (HU_IS_WORKSHOP (self), FALSE);

  draft = hu_workshop_get_draft (self);
  place = hu_node_at (draft, pointer);
  if (place == NULL)
    return FALSE;

  id = g_strdup (hu_node_get_text (hu_node_find (place, "id"), ""));

  return command_on_places (self, hu_node_with_at (draft, pointer, NULL), id, FALSE);
}

/* @id: its id; NULL: one made from @name, or from its first hex; @name: its name, or NULL; @n: their number, at least
 * one; @upper_storeys: their number, 0 or more.  Returns FALSE if the map does not have all of the hexes. */
gboolean
hu_workshop_add_building (HuWorkshop  *self,
                          const char  *id,
                          const char  *name,
                          const HuHex *hexes,
                          guint        n,
                          gint         upper_storeys)
{
  g_autofree char *made_id = NULL;
  HuNode *building;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && upper_storeys >= 0, FALSE);

  if (!have_all (self, hexes, n))
    return FALSE;

  if (id == NULL)
    {
      g_autofree char *hex = hu_grid_dup_name (self->scenario->map->grid, hexes[0]);

      made_id = hu_workshop_suggest_id (self, HU_ID_BUILDING, name != NULL ? name : hex);
    }
  building = new_named (self, HU_ID_BUILDING, id != NULL ? id : made_id, name);
  hu_node_put (&building, "hexes", hexes_as_set (self, hexes, n));
  if (upper_storeys > 0)
    hu_node_put (&building, "levels", hu_node_new_integer (upper_storeys));

  return append (self, "/map/buildings", building);
}

static HuHex
read_hex (HuWorkshop   *self,
          const HuNode *value)
{
  const char *text = hu_node_get_text (value, NULL);

  return text != NULL ? hu_grid_parse (self->scenario->map->grid, text, NULL) : HU_HEX_NONE;
}

static gboolean
has_hex (HuWorkshop   *self,
         const HuNode *object,
         HuHex         hex)
{
  g_autoptr(GArray) hexes = hu_node_read_hexes (hu_node_find (object, "hexes"), self->scenario->map->grid);

  return read_hex (self, hu_node_find (object, "hex")) == hex || hu_hexes_have (hexes, hex);
}

gint
hu_workshop_find_at_hex (HuWorkshop *self,
                         const char *list,
                         HuHex       hex,
                         gint        except)
{
  const HuNode *elements;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && list != NULL, -1);

  elements = hu_workshop_get (self, list);
  for (gint i = (gint) hu_node_get_n (elements) - 1; i >= 0; i--)
    if (i != except && has_hex (self, hu_node_get_element (elements, (guint) i), hex))
      return i;

  return -1;
}

/**
 * hu_workshop_set_feature:
 * @list: "bridges" or "pillboxes"
 *
 * Puts a bridge or a pillbox in a hex, or removes it.
 *
 * Returns: %FALSE if the map has no such hex
 */
gboolean
hu_workshop_set_feature (HuWorkshop *self,
                         const char *list,
                         HuHex       hex,
                         gboolean    on)
{
  g_autofree char *pointer = NULL;
  HuNode *feature;
  gint at;

  g_return_val_if_fail (HU_IS_WORKSHOP (self), FALSE);
  g_return_val_if_fail (g_str_equal (list, "bridges") || g_str_equal (list, "pillboxes"), FALSE);

  if (!have_all (self, &hex, 1))
    return FALSE;

  pointer = g_strconcat ("/map/", list, NULL);
  at = hu_workshop_find_at_hex (self, pointer, hex, -1);
  if ((at >= 0) == !!on)
    return TRUE;
  if (!on)
    {
      g_autofree char *element = g_strdup_printf ("%s/%d", pointer, at);

      return hu_workshop_remove (self, element);
    }

  feature = hu_node_new_object ();
  hu_node_put (&feature, "hex", hu_node_of_hex (self->scenario->map->grid, hex));

  return append (self, pointer, feature);
}
