/*
 * Recent files. The desktop keeps one list for all programs; this is the program's own part of it.
 */
#include "config.h"

#include "hu-recent.h"

#include <string.h>

static void
recent_free (gpointer data)
{
  HuRecent *recent = data;

  g_free (recent->uri);
  g_free (recent->name);
  g_free (recent->folder);
  g_clear_pointer (&recent->when, g_date_time_unref);
  g_free (recent);
}

/* Writes the user's home folder as ~, as people do. */
static char *
dup_folder (const char *uri)
{
  g_autoptr(GFile) file = g_file_new_for_uri (uri);
  g_autoptr(GFile) parent = g_file_get_parent (file);
  g_autofree char *text = parent != NULL ? g_file_get_parse_name (parent) : g_strdup ("");
  const char *home = g_get_home_dir ();
  gsize length = strlen (home);

  if (g_str_has_prefix (text, home) && (text[length] == '\0' || text[length] == G_DIR_SEPARATOR))
    return g_strconcat ("~", text + length, NULL);

  return g_steal_pointer (&text);
}

static gint
compare (gconstpointer a,
         gconstpointer b)
{
  const HuRecent *first = *(HuRecent * const *) a, *second = *(HuRecent * const *) b;
  gint order = g_date_time_compare (second->when, first->when);

  return order != 0 ? order : strcmp (first->uri, second->uri);
}

/* @missing: whether to list files that do not exist now.  Returns the files that this program used, the most recent
 * first; (transfer full) (element-type HuRecent). */
GPtrArray *
hu_recent_list (guint    most,
                gboolean missing)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  GPtrArray *list = g_ptr_array_new_with_free_func (recent_free);

  for (GList *l = infos; l != NULL; l = l->next)
    {
      GtkRecentInfo *info = l->data;

      if (gtk_recent_info_has_application (info, g_get_application_name ()) && gtk_recent_info_is_local (info) &&
          (missing || gtk_recent_info_exists (info)))
        {
          HuRecent *recent = g_new (HuRecent, 1);

          recent->uri = g_strdup (gtk_recent_info_get_uri (info));
          recent->name = g_strdup (gtk_recent_info_get_display_name (info));
          recent->folder = dup_folder (recent->uri);
          recent->when = g_date_time_to_local (gtk_recent_info_get_modified (info));
          recent->missing = !gtk_recent_info_exists (info);
          g_ptr_array_add (list, recent);
        }
    }
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
  g_ptr_array_sort (list, compare);
  if (list->len > most)
    g_ptr_array_set_size (list, (gint) most);

  return list;
}

static void
remember_cb (gpointer data)
{
  g_autoptr(GFile) file = data;
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *command = g_strdup_printf ("%s %%f", g_get_prgname ());
  GtkRecentData recent = {
    .mime_type = (char *) HU_GAME_MIME_TYPE,
    .app_name = (char *) g_get_application_name (),
    .app_exec = command,
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &recent);
}

/**
 * hu_recent_remember:
 * @file: a file that was opened or saved
 *
 * Puts the file at the head of the list. This reads and writes a list of its own, so it must not run while the
 * user waits for the map.
 */
void
hu_recent_remember (GFile *file)
{
  g_return_if_fail (G_IS_FILE (file));

  g_idle_add_once (remember_cb, g_object_ref (file));
}

/* Removes the entry. The file stays as it is. */
void
hu_recent_forget (const char *uri)
{
  g_return_if_fail (uri != NULL);

  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}
