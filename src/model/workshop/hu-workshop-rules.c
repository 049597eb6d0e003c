/*
 * Commands on calendar and rules.
 */
#include "config.h"

#include "hu-workshop-rules.h"

#include <glib/gi18n-lib.h>

#include "hu-system-lists.h"
#include "hu-workshop-moment-private.h"

/* --- Systems --- */

HuNode *
_hu_workshop_id_at (HuWorkshop *self,
                    const char *pointer)
{
  return hu_node_new_text (hu_node_get_text (hu_workshop_get (self, pointer), ""));
}

/**
 * hu_workshop_set_system:
 * @on: whether to put it in force
 *
 * Puts a rule system in force or out of it.
 *
 * Returns: %FALSE if the draft's rules are no object
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

  made = hu_system_lists_get (system)->new_rules (self);

  return hu_workshop_set (self, pointer, made);
}

/* --- Turns --- */

static HuNode *
name_turns (gint64 n)
{
  GPtrArray *turns = g_ptr_array_new ();

  for (gint64 i = 1; i <= n; i++)
    {
      /* Translators: the number of a game turn. */
      g_autofree char *name = g_strdup_printf (_("Turn %u"), (guint) i);
      HuNode *turn = hu_node_new_object ();

      hu_node_put (&turn, "name", hu_node_new_text (name));
      g_ptr_array_add (turns, turn);
    }

  return hu_node_new_list_take (turns);
}

/* Gives turns names, which can be edited, or removes the names. The number of turns stays.  Returns FALSE if the
 * draft has no turns to name, or too many for a list of names (1,000). */
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
