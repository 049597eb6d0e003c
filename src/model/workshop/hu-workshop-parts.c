/*
 * Commands of the workshop on any part of the draft, by its pointer.
 */
#include "hu-workshop-private.h"

#include <string.h>

#include "hu-explain-edit.h"

/* Runs the command on the value that @pointer names, labelled by its key. */
static gboolean
command_at (HuWorkshop *self,
            const char *pointer,
            HuEditKind  kind,
            HuNode    *after)
{
  g_autofree char *label = hu_explain_edit (kind, pointer);

  return hu_workshop_command (self, after, label);
}

/**
 * hu_workshop_set:
 * @pointer: an RFC 6901 pointer; "/units/-" is the place after the last unit
 * @value: (nullable): the value to put there; %NULL removes the value
 *
 * Puts @value there.  Missing objects on the way are created.
 *
 * Returns: %FALSE if @pointer leads nowhere; then nothing has changed
 */
gboolean
hu_workshop_set (HuWorkshop *self,
                 const char *pointer,
                 HuNode    *value)
{
  HuNode *draft;
  HuEditKind kind;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && pointer != NULL, FALSE);

  draft = hu_workshop_get_draft (self);
  kind = value == NULL ? HU_EDIT_REMOVE : hu_node_at (draft, pointer) == NULL ? HU_EDIT_ADD : HU_EDIT_CHANGE;

  return command_at (self, pointer, kind, hu_node_with_at (draft, pointer, value));
}

/* @pointer: an RFC 6901 pointer; @text: the text to put there; NULL removes the value.  Returns as
 * hu_workshop_set(). */
gboolean
hu_workshop_set_text (HuWorkshop *self,
                      const char *pointer,
                      const char *text)
{
  g_autoptr(HuNode) value = text != NULL ? hu_node_new_text (text) : NULL;

  return hu_workshop_set (self, pointer, value);
}

gboolean
hu_workshop_set_integer (HuWorkshop *self,
                         const char *pointer,
                         gint64      number)
{
  g_autoptr(HuNode) value = hu_node_new_integer (number);

  return hu_workshop_set (self, pointer, value);
}

gboolean
hu_workshop_set_json (HuWorkshop *self,
                      const char *pointer,
                      const char *json)
{
  g_autoptr(HuNode) value = NULL;

  g_return_val_if_fail (json != NULL, FALSE);

  value = hu_node_from_json (json);
  g_return_val_if_fail (value != NULL, FALSE);

  return hu_workshop_set (self, pointer, value);
}

/**
 * hu_workshop_insert:
 * @pointer: an element of a list; a last step "-" is the place after the last element
 *
 * Puts @value before that element.
 *
 * Returns: %FALSE if @pointer leads to no list
 */
gboolean
hu_workshop_insert (HuWorkshop *self,
                    const char *pointer,
                    HuNode    *value)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self) && pointer != NULL && value != NULL, FALSE);

  return command_at (self, pointer, HU_EDIT_ADD,
                     hu_node_with_at_inserted (hu_workshop_get_draft (self), pointer, value));
}

/**
 * hu_workshop_remove:
 * @pointer: a member or an element
 *
 * Removes the member or the element.
 *
 * Returns: %FALSE if there is none
 */
gboolean
hu_workshop_remove (HuWorkshop *self,
                    const char *pointer)
{
  g_return_val_if_fail (HU_IS_WORKSHOP (self) && pointer != NULL, FALSE);

  return hu_node_at (hu_workshop_get_draft (self), pointer) != NULL && hu_workshop_set (self, pointer, NULL);
}

/* Adjusts @to for a draft from which @from was removed: a later element of the same list moves up by one. */
static char *
dup_pointer_without (const char *to,
                     const char *from)
{
  const char *slash = strrchr (from, '/');
  gsize list = (gsize) (slash + 1 - from);
  guint64 taken = g_ascii_strtoull (slash + 1, NULL, 10), there;
  const char *rest;
  char *end;

  if (strncmp (to, from, list) != 0 || !g_ascii_isdigit (to[list]))
    return g_strdup (to);

  there = g_ascii_strtoull (to + list, &end, 10);
  rest = end;
  if (there <= taken)
    return g_strdup (to);

  return g_strdup_printf ("%.*s%" G_GUINT64_FORMAT "%s", (int) list, to, there - 1, rest);
}

/**
 * hu_workshop_move:
 * @to: the element of that list or another before which to put it, or "…/-"; both pointers are read
 *   before anything moves
 *
 * Moves an element.  An element cannot be moved into itself.
 *
 * Returns: %FALSE if that is impossible
 */
gboolean
hu_workshop_move (HuWorkshop *self,
                  const char *from,
                  const char *to)
{
  g_autoptr(HuNode) moved = NULL;
  g_autoptr(HuNode) without = NULL;
  g_autofree char *target = NULL;
  HuNode *there;
  gsize length;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && from != NULL && to != NULL, FALSE);

  length = strlen (from);
  there = hu_node_at (hu_workshop_get_draft (self), from);
  if (there == NULL || strchr (from, '/') == NULL || (g_str_has_prefix (to, from) && to[length] == '/'))
    return FALSE;

  moved = hu_node_ref (there);
  without = hu_node_with_at (self->draft, from, NULL);
  target = dup_pointer_without (to, from);

  return without != NULL &&
         command_at (self, from, HU_EDIT_MOVE, hu_node_with_at_inserted (without, target, moved));
}

/* Removes the variations that branch off after an event that is dropped. */
static HuNode *
without_late_variations (HuNode *draft,
                         guint   n_events)
{
  const HuNode *before = hu_node_find (draft, "variations");
  g_autoptr(HuNode) made = NULL;
  GPtrArray *kept;

  if (before == NULL || hu_node_get_kind (before) != HU_NODE_LIST)
    return hu_node_ref (draft);

  kept = g_ptr_array_new ();
  for (guint i = 0; i < hu_node_get_n (before); i++)
    {
      HuNode *variation = hu_node_get_element (before, i);

      if (hu_node_get_integer (hu_node_find (variation, "after"), 0) <= n_events)
        g_ptr_array_add (kept, hu_node_ref (variation));
    }
  made = hu_node_new_list_take (kept);

  return hu_node_with (draft, "variations", made);
}

/**
 * hu_workshop_cut_log:
 * @self: a workshop whose log no longer applies
 *
 * Drops the events from the first impossible one on; nothing if all are possible.  Undo
 * brings the dropped events back.
 */
void
hu_workshop_cut_log (HuWorkshop *self)
{
  g_autoptr(HuNode) rest = NULL;
  g_autoptr(HuNode) cut = NULL;
  g_autofree char *label = NULL;
  HuNode *log;
  guint event;

  g_return_if_fail (HU_IS_WORKSHOP (self));

  event = hu_workshop_find_log_break (self, NULL);
  log = hu_workshop_get (self, "/log");
  if (event == 0 || log == NULL || hu_node_get_kind (log) != HU_NODE_LIST)
    return;

  {
    GPtrArray *kept = g_ptr_array_sized_new (event);

    for (guint i = 0; i + 1 < event; i++)
      g_ptr_array_add (kept, hu_node_ref (hu_node_get_element (log, i)));
    rest = hu_node_new_list_take (kept);
  }
  label = hu_explain_edit (HU_EDIT_REMOVE, "/log");
  cut = hu_node_with_at (self->draft, "/log", rest);
  hu_workshop_command (self, without_late_variations (cut, event - 1), label);
}
