/*
 * Finding and cutting events of the log and of the variations that an edit has made
 * impossible.
 */
#include "hu-workshop-break.h"

void
hu_shop_break_clear (HuShopBreak *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->why, g_free);
}

/* Reads "/variations/2/log/14/unit" as 2 and 14.  A fault of the variation itself counts as one of its first event. */
static gboolean
read_pointer (const char *pointer,
              guint      *variation,
              guint      *event)
{
  g_auto(GStrv) parts = g_strsplit (pointer, "/", 6);
  guint n = g_strv_length (parts);
  guint64 number;

  if (n < 3 || !g_str_equal (parts[1], "variations") ||
      !g_ascii_string_to_unsigned (parts[2], 10, 0, G_MAXUINT, &number, NULL))
    return FALSE;

  *variation = (guint) number;
  *event = 0;
  if (n >= 5 && g_str_equal (parts[3], "log") &&
      g_ascii_string_to_unsigned (parts[4], 10, 0, G_MAXUINT - 1, &number, NULL))
    *event = (guint) number;

  return TRUE;
}

gboolean
hu_workshop_find_break (HuWorkshop  *self,
                        HuShopBreak *found)
{
  guint n;

  g_return_val_if_fail (HU_IS_WORKSHOP (self) && found != NULL, FALSE);

  *found = (HuShopBreak) { .variation = -1 };
  found->event = hu_workshop_find_log_break (self, &found->why);
  if (found->event > 0)
    return TRUE;

  n = hu_workshop_get_n_faults (self);
  for (guint i = 0; i < n; i++)
    {
      const HuShopFault *fault = hu_workshop_get_fault (self, i);
      g_autofree char *name = NULL;
      guint variation, event;

      if (fault->warning || !read_pointer (fault->pointer, &variation, &event))
        continue;
      name = g_strdup_printf ("/variations/%u/name", variation);
      *found = (HuShopBreak) {
        .variation = (gint) variation,
        .event = event + 1,
        .name = g_strdup (hu_node_get_text (hu_workshop_get (self, name), "")),
        .why = g_strdup (fault->what),
      };
      return TRUE;
    }

  return FALSE;
}

/* FALSE where there is nothing to take away. */
static gboolean
cut_variation (HuWorkshop        *self,
               const HuShopBreak *found)
{
  g_autofree char *pointer = g_strdup_printf ("/variations/%d", found->variation);
  g_autofree char *log = g_strconcat (pointer, "/log", NULL);
  HuNode *events = hu_workshop_get (self, log);
  g_autoptr(HuNode) kept = NULL;
  GPtrArray *list;

  if (found->event <= 1 || found->event > hu_node_get_n (events))
    return hu_workshop_remove (self, pointer);

  list = g_ptr_array_sized_new (found->event);
  for (guint i = 0; i + 1 < found->event; i++)
    g_ptr_array_add (list, hu_node_ref (hu_node_get_element (events, i)));
  kept = hu_node_new_list_take (list);

  return hu_workshop_set (self, log, kept);
}

/**
 * hu_workshop_cut_breaks:
 * @label: the name of the command for the menu, translated
 *
 * Drops the first impossible event, and all events after it, from the log and from each
 * variation.  One undo brings all of them back.
 */
void
hu_workshop_cut_breaks (HuWorkshop *self,
                        const char *label)
{
  guint most;

  g_return_if_fail (HU_IS_WORKSHOP (self) && label != NULL);

  /* Each round repairs one fault: of the log, or of a variation. */
  most = hu_node_get_n (hu_workshop_get (self, "/variations")) * 2 + 1;
  hu_workshop_begin_stroke (self, label);
  for (guint i = 0; i < most; i++)
    {
      g_auto(HuShopBreak) found = { .variation = -1 };

      if (!hu_workshop_find_break (self, &found))
        break;
      if (found.variation < 0)
        hu_workshop_cut_log (self);
      else if (!cut_variation (self, &found))
        break;
    }
  hu_workshop_end_stroke (self);
}
