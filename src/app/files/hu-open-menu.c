/*
 * The Open menu: a file, recent files, and the files that come with the program.
 */
#include "config.h"

#include "hu-open-menu.h"

#include <glib/gi18n-lib.h>

#include "hu-menu.h"
#include "hu-progress.h"
#include "hu-recent.h"
#include "hu-rule-page.h"
#include "hu-shipped.h"

#include <string.h>

#define MOST_RECENT 6

static void
append_submenu (GMenu      *menu,
                const char *label,
                GMenu      *submenu)
{
  g_autofree char *escaped = hu_mnemonic_escape (label);

  g_menu_append_submenu (menu, escaped, G_MENU_MODEL (submenu));
}

static void
append_file (GMenu      *menu,
             const char *label,
             const char *uri)
{
  g_autofree char *escaped = hu_mnemonic_escape (label);

  hu_menu_append (menu, escaped, "win.open-uri", g_variant_new_string (uri));
}

static GMenu *
make_recent (void)
{
  g_autoptr(GPtrArray) list = hu_recent_list (MOST_RECENT, FALSE);
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < list->len; i++)
    {
      const HuRecent *recent = g_ptr_array_index (list, i);

      append_file (menu, recent->name, recent->uri);
    }

  return menu;
}

/* Returns the part of a title before the colon, which games of one family share; "" where there is none. */
static char *
dup_family (const char *title)
{
  const char *colon = strstr (title, ": ");

  return colon != NULL ? g_strndup (title, (gsize) (colon - title)) : g_strdup ("");
}

/* Is it the only recorded game of its family? */
static gboolean
is_alone (GPtrArray  *list,
          const char *family)
{
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    {
      const HuShipped *shipped = g_ptr_array_index (list, i);
      g_autofree char *other = dup_family (shipped->title);

      n += !shipped->lesson && shipped->recorded && g_str_equal (family, other);
    }

  return n < 2;
}

/* Games of one family have a menu of their own, so that the whole list stays short. */
static void
append_shipped (GMenu      *menu,
                const char *heading,
                GPtrArray  *list,
                gboolean    recorded)
{
  g_autoptr(GMenu) section = g_menu_new ();
  g_autoptr(GMenu) siblings = NULL;
  g_autofree char *last = NULL;

  for (guint i = 0; i < list->len; i++)
    {
      const HuShipped *shipped = g_ptr_array_index (list, i);
      g_autofree char *uri = g_file_get_uri (shipped->file);
      g_autofree char *family = dup_family (shipped->title);

      if (shipped->lesson || shipped->recorded != recorded)
        continue;
      if (*family == '\0' || is_alone (list, family))
        {
          append_file (section, shipped->title, uri);
          continue;
        }
      if (g_strcmp0 (family, last) != 0)
        {
          g_clear_object (&siblings);
          siblings = g_menu_new ();
          append_submenu (section, family, siblings);
          g_free (last);
          last = g_steal_pointer (&family);
        }
      append_file (siblings, shipped->title, uri);
    }

  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
    g_menu_append_section (menu, heading, G_MENU_MODEL (section));
}

/* Adds a menu for each rule system, as named by the first words of the files' names; completed lessons have a tick. */
static void
append_lessons (GMenu     *menu,
                GPtrArray *list)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = hu_progress_new (path);
  g_autoptr(GMenu) section = g_menu_new ();
  GMenu *lessons[HU_N_SYSTEMS];

  for (guint i = 0; i < HU_N_SYSTEMS; i++)
    lessons[i] = g_menu_new ();
  for (guint i = 0; i < list->len; i++)
    {
      const HuShipped *shipped = g_ptr_array_index (list, i);
      g_autofree char *uri = g_file_get_uri (shipped->file);
      g_autofree char *name = hu_shipped_dup_id (shipped);
      g_autofree char *ticked = NULL;

      if (!shipped->lesson)
        continue;
      if (hu_progress_is_finished (progress, name))
        /* Translators: %s is the title of a lesson that has been gone through */
        ticked = g_strdup_printf (_("✓ %s"), shipped->title);
      for (guint j = 0; j < HU_N_SYSTEMS; j++)
        if (g_str_has_prefix (name, hu_system_to_string ((HuSystemId) j)))
          append_file (lessons[j], ticked != NULL ? ticked : shipped->title, uri);
    }
  for (guint i = 0; i < HU_N_SYSTEMS; i++)
    {
      g_autofree char *system = hu_explain_rule_system ((HuSystemId) i);

      if (g_menu_model_get_n_items (G_MENU_MODEL (lessons[i])) > 0)
        append_submenu (section, system, lessons[i]);
      g_object_unref (lessons[i]);
    }
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
    g_menu_append_section (menu, _("Lessons"), G_MENU_MODEL (section));
}

static void
listed_cb (gpointer      owner,
           gpointer      result,
           const GError *error)
{
  g_autoptr(GMenu) menu = owner;
  g_autoptr(GPtrArray) list = result;

  append_lessons (menu, list);
  append_shipped (menu, _("Scenarios"), list, FALSE);
  append_shipped (menu, _("Recorded Games"), list, TRUE);
}

/* Made anew whenever it is opened: files come and go. */
static void
create_cb (GtkMenuButton *button,
           gpointer       data)
{
  g_autoptr(GMenu) menu = g_menu_new ();
  g_autoptr(GMenu) open = g_menu_new ();
  g_autoptr(GMenu) recent = make_recent ();

  g_menu_append (open, _("_Start Page"), "win.start-page");
  g_menu_append (open, _("_New Scenario…"), "win.new");
  g_menu_append (open, _("_Open…"), "win.open");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (open));
  if (g_menu_model_get_n_items (G_MENU_MODEL (recent)) > 0)
    g_menu_append_section (menu, _("Recent"), G_MENU_MODEL (recent));

  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
  hu_shipped_list (NULL, listed_cb, g_object_ref (menu));
}

void
hu_open_menu_attach (GtkMenuButton *button)
{
  gtk_menu_button_set_create_popup_func (button, create_cb, NULL, NULL);
}
