/*
 * Both kinds of choices have a property "model".
 */
#include "hu-choice.h"

static gboolean
are_same (GListModel    *before,
          GtkStringList *words)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (words));

  if (before == NULL || g_list_model_get_n_items (before) != n)
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (before), i), gtk_string_list_get_string (words, i)) != 0)
      return FALSE;

  return TRUE;
}

void
hu_choice_offer (GtkWidget     *choice,
                 GtkStringList *words)
{
  g_autoptr(GListModel) before = NULL;

  g_return_if_fail (GTK_IS_DROP_DOWN (choice) || ADW_IS_COMBO_ROW (choice));

  g_object_get (choice, "model", &before, NULL);
  if (!are_same (before, words))
    g_object_set (choice, "model", words, NULL);
}
