/*
 * Recovery: a question at the start, and later on the start page, with a list of unsaved games.
 */
#include "hu-recovery-offer.h"

#include "hu-journal.h"
#include "hu-recovery.h"
#include "hu-recent.h"

#define MOST_RECENT 12 /* files beside which a copy is looked for */

static gboolean
lists (const GPtrArray *list,
       GFile           *file)
{
  for (guint i = 0; i < list->len; i++)
    {
      GFile *listed = hu_recovery_get_file (g_ptr_array_index (list, i));

      if (listed != NULL && g_file_equal (listed, file))
        return TRUE;
    }

  return FALSE;
}

/* Lists the journals, and the copies beside recent files whose game no journal in the list has. */
static GPtrArray *
list_left (void)
{
  g_autofree char *folder = hu_journal_dup_folder ();
  g_autoptr(GPtrArray) recent = hu_recent_list (MOST_RECENT, TRUE);
  GPtrArray *list = hu_recovery_list (folder);

  for (guint i = 0; i < recent->len; i++)
    {
      g_autoptr(GFile) file = g_file_new_for_uri (((const HuRecent *) g_ptr_array_index (recent, i))->uri);
      HuRecovery *left = lists (list, file) ? NULL : hu_recovery_find_copy (file);

      if (left != NULL)
        g_ptr_array_add (list, left);
    }

  return list;
}

/* Looks for unsaved games of programs that ended too early. Undecided games are kept for the start page, and for
 * the next start. */
void
hu_recovery_offer (GtkApplication *application,
                   GtkWindow      *window,
                   HuRecoverFunc   recover)
{
  g_autoptr(GPtrArray) list = NULL;

  g_return_if_fail (GTK_IS_APPLICATION (application));
  g_return_if_fail (GTK_IS_WINDOW (window));

  list = list_left ();
  if (list->len == 0)
    {
      hu_recovery_offer_update (application);
      return;
    }

  gtk_window_present (GTK_WINDOW (hu_recovery_window_new (window, g_steal_pointer (&list), recover)));
}

/* Checks whether programs that ended too early have left games that no other program has taken up, and enables
 * `app.recover` only then. */
void
hu_recovery_offer_update (GtkApplication *application)
{
  g_autoptr(GPtrArray) list = NULL;
  GAction *action;

  g_return_if_fail (GTK_IS_APPLICATION (application));

  action = g_action_map_lookup_action (G_ACTION_MAP (application), "recover");
  list = list_left ();
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), list->len > 0);
}
