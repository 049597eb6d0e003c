/*
 * Commands on calendar and rules.
 */
#include "hu-workshop-rules.h"

#include "hu-explain-edit.h"

/* --- Systems --- */

static HuNode *
id_at (HuWorkshop *self,
       const char *pointer)
{
  return hu_node_new_text (hu_node_get_text (hu_workshop_get (self, pointer), ""));
}

/* The first city, or the first place of any kind; "" where there is none, of which the check tells. */
static HuNode *
find_capital (HuWorkshop *self)
{
  const HuNode *places = hu_workshop_get (self, "/map/places");

  for (guint i = 0; i < hu_node_get_n (places); i++)
    {
      const HuNode *place = hu_node_get_element (places, i);

      if (g_strcmp0 (hu_node_get_text (hu_node_find (place, "kind"), NULL), "city") == 0)
        return hu_node_new_text (hu_node_get_text (hu_node_find (place, "id"), ""));
    }

  return id_at (self, "/map/places/0/id");
}

static HuNode *
new_system (HuWorkshop *self,
            HuSystemId  system)
{
  HuNode *made = hu_node_new_object ();

  switch (system)
    {
    case HU_SYSTEM_SUDDEN_DEATH:
      hu_node_put (&made, "attacker", id_at (self, "/sides/0/id"));
      hu_node_put (&made, "defender", id_at (self, "/sides/1/id"));
      hu_node_put (&made, "capital", find_capital (self));
      hu_node_put (&made, "supply", hu_node_from_json ("{\"sources\":{\"edges\":[\"north\",\"east\"]}}"));
      break;

    case HU_SYSTEM_FRONT_LINE:
      hu_node_put (&made, "attacker", id_at (self, "/sides/0/id"));
      hu_node_put (&made, "defender", id_at (self, "/sides/1/id"));
      break;

    case HU_SYSTEM_CONTROL:
      hu_node_put (&made, "victory", hu_node_new_list ());
      break;

    case HU_N_SYSTEMS:
      break;
    }

  return made;
}

/**
 * hu_workshop_set_system:
 * @self: a workshop
 * @system: a rule system
 * @on: whether it shall be in force
 *
 * Puts a rule system in force or out of it.
 *
 * Returns: %FALSE where the draft's rules are no object
 */
gboolean
hu_workshop_set_system (HuWorkshop *self,
                        HuSystemId  system,
                        gboolean    on)
{
  g_autofree char *pointer = NULL;
  g_autoptr(HuNode) made = NULL;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && system < HU_N_SYSTEMS, FALSE);

  pointer = g_strconcat ("/rules/", hu_system_to_string (system), NULL);
  if ((hu_workshop_get (self, pointer) != NULL) == !!on)
    return TRUE;
  if (!on)
    return hu_workshop_remove (self, pointer);

  made = new_system (self, system);

  return hu_workshop_set (self, pointer, made);
}

/* --- Turns --- */

static HuNode *
name_turns (gint64 n)
{
  GPtrArray *turns = g_ptr_array_new ();

  for (gint64 i = 1; i <= n; i++)
    {
      g_autofree char *name = hu_explain_turn_number ((guint) i);
      HuNode *turn = hu_node_new_object ();

      hu_node_put (&turn, "name", hu_node_new_text (name));
      g_ptr_array_add (turns, turn);
    }

  return hu_node_new_list_take (turns);
}

/**
 * hu_workshop_set_turns_named:
 * @self: a workshop
 * @named: whether turns shall have names, or numbers
 *
 * Gives turns names to be edited, or takes them away.  Their number stays.
 *
 * Returns: %FALSE where the draft has no turns to name, or more than a list
 *   of names is for (1,000)
 */
gboolean
hu_workshop_set_turns_named (HuWorkshop *self,
                             gboolean    named)
{
  static const char pointer[] = "/calendar/turns";
  g_autoptr(HuNode) made = NULL;
  const HuNode *turns;

  g_return_val_if_fail (HU_IS_WORKSHOP (self), FALSE);

  turns = hu_workshop_get (self, pointer);
  if (turns == NULL)
    return FALSE;
  if ((hu_node_get_kind (turns) == HU_NODE_LIST) == !!named)
    return TRUE;

  if (named)
    {
      gint64 n = hu_node_get_integer (turns, 0);

      if (n < 1 || n > 1000)
        return FALSE;
      made = name_turns (n);
    }
  else
    {
      made = hu_node_new_integer (hu_node_get_n (turns));
    }

  return hu_workshop_set (self, pointer, made);
}

/* --- Conditions --- */

static const char * const keys[] = { "all", "any", "not" };

static gboolean
is_group (HuConditionKind kind)
{
  return kind == HU_CONDITION_ALL || kind == HU_CONDITION_ANY || kind == HU_CONDITION_NOT;
}

/**
 * hu_workshop_new_condition:
 * @kind: what to ask for
 *
 * Returns: (transfer full): such a condition, which asks for little yet
 */
HuNode *
hu_workshop_new_condition (HuConditionKind kind)
{
  switch (kind)
    {
    case HU_CONDITION_ALL:
      return hu_node_from_json ("{\"all\":[]}");

    case HU_CONDITION_ANY:
      return hu_node_from_json ("{\"any\":[]}");

    case HU_CONDITION_NOT:
      return hu_node_from_json ("{\"not\":{\"all\":[]}}");

    case HU_CONDITION_LOCATIONS:
      return hu_node_from_json ("{\"controls\":{\"locations\":[]}}");

    case HU_CONDITION_HEXES:
      return hu_node_from_json ("{\"controls\":{\"hexes\":[]}}");

    case HU_CONDITION_BUILDINGS:
      return hu_node_from_json ("{\"controls\":{\"buildings\":[]}}");

    case HU_CONDITION_CVP:
      return hu_node_from_json ("{\"cvp\":{\"at_least\":1}}");

    case HU_CONDITION_CVP_MORE:
      return hu_node_from_json ("{\"cvp\":{\"more_than_enemy_by\":1}}");

    case HU_CONDITION_EXIT_VP:
      return hu_node_from_json ("{\"exit_vp\":{\"at_least\":1}}");

    case HU_CONDITION_NO_ENEMY:
      return hu_node_from_json ("{\"no_enemy\":{\"state\":\"good-order-mmc\",\"in\":[]}}");
    }

  g_return_val_if_reached (NULL);
}

/**
 * hu_workshop_get_condition:
 * @self: a workshop
 * @pointer: a condition
 *
 * Returns: a #HuConditionKind, or -1 where there is none that the program knows
 */
gint
hu_workshop_get_condition (HuWorkshop *self,
                           const char *pointer)
{
  const HuNode *condition, *controls, *cvp;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && pointer != NULL, -1);

  condition = hu_workshop_get (self, pointer);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (hu_node_find (condition, keys[i]) != NULL)
      return (gint) i;

  controls = hu_node_find (condition, "controls");
  cvp = hu_node_find (condition, "cvp");
  if (controls != NULL)
    return hu_node_find (controls, "locations") != NULL ? HU_CONDITION_LOCATIONS
         : hu_node_find (controls, "hexes") != NULL ? HU_CONDITION_HEXES
         : hu_node_find (controls, "buildings") != NULL ? HU_CONDITION_BUILDINGS : -1;
  if (cvp != NULL)
    return hu_node_find (cvp, "more_than_enemy_by") != NULL ? HU_CONDITION_CVP_MORE : HU_CONDITION_CVP;
  if (hu_node_find (condition, "exit_vp") != NULL)
    return HU_CONDITION_EXIT_VP;

  return hu_node_find (condition, "no_enemy") != NULL ? HU_CONDITION_NO_ENEMY : -1;
}

/**
 * hu_workshop_wrap_condition:
 * @self: a workshop
 * @pointer: a condition
 * @group: all, any or not
 *
 * Puts a group around a condition, of which it is the one part.
 *
 * Returns: %FALSE where there is no condition
 */
gboolean
hu_workshop_wrap_condition (HuWorkshop     *self,
                            const char     *pointer,
                            HuConditionKind group)
{
  g_autoptr(HuNode) part = NULL;
  g_autoptr(HuNode) list = NULL;
  HuNode *condition, *made;
  gboolean done;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && pointer != NULL && is_group (group), FALSE);

  condition = hu_workshop_get (self, pointer);
  if (condition == NULL)
    return FALSE;

  part = hu_node_ref (condition);
  list = hu_node_new_list ();
  made = hu_node_new_object ();
  hu_node_put (&made, keys[group], group == HU_CONDITION_NOT ? hu_node_ref (part) : hu_node_with_inserted (list, 0, part));
  done = hu_workshop_set (self, pointer, made);
  hu_node_unref (made);

  return done;
}

/**
 * hu_workshop_unwrap_condition:
 * @self: a workshop
 * @pointer: a group with one part
 *
 * Takes a group away from around its one part.
 *
 * Returns: %FALSE where it is no group, or has not exactly one part
 */
gboolean
hu_workshop_unwrap_condition (HuWorkshop *self,
                              const char *pointer)
{
  g_autoptr(HuNode) part = NULL;
  const HuNode *inner;
  gint kind;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && pointer != NULL, FALSE);

  kind = hu_workshop_get_condition (self, pointer);
  if (kind < 0 || !is_group ((HuConditionKind) kind))
    return FALSE;

  inner = hu_node_find (hu_workshop_get (self, pointer), keys[kind]);
  if (kind == HU_CONDITION_NOT)
    part = hu_node_ref ((HuNode *) inner);
  else if (hu_node_get_n (inner) == 1)
    part = hu_node_ref (hu_node_get_element (inner, 0));

  return part != NULL && hu_workshop_set (self, pointer, part);
}
