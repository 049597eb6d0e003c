/*
 * The application: command line, accelerators, about.
 */
#include "config.h"

#include "hu-application.h"

#include <glib/gi18n-lib.h>

#include "hu-import-files.h"
#include "hu-loaded.h"
#include "hu-memory.h"
#include "hu-palette.h"
#include "hu-preferences.h"
#include "hu-recovery-offer.h"
#include "hu-report-error.h"
#include "hu-resources.h"
#include "hu-shipped.h"
#include "hu-accessible.h"
#include "hu-tooltip.h"
#include "hu-window.h"

struct _HuApplication
{
  AdwApplication parent_instance;

  GFile         *first;   /* the first file of the command line; or NULL */
  HuAhead       *ahead;   /* that reads it; or NULL */
  gboolean       offered; /* what was left by a program that ended too early */
};

G_DEFINE_FINAL_TYPE (HuApplication, hu_application, ADW_TYPE_APPLICATION)

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  g_autoptr(GList) windows = g_list_copy (gtk_application_get_windows (data));

  /* Each window asks about its own unsaved changes; the last one ends the program. */
  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  adw_show_about_window (gtk_application_get_active_window (data),
                         "application-name", g_get_application_name (),
                         "application-icon", APP_ID,
                         "version", PACKAGE_VERSION,
                         "developer-name", _("The Hex Umpire developers"),
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "comments", _("Who is winning, why, and what would change it: judges victory "
                                       "conditions on hex maps, live, and shows the reasons."),
                         NULL);
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  GtkWindow *active = gtk_application_get_active_window (data);

  if (active != NULL)
    gtk_window_present (GTK_WINDOW (hu_preferences_new (active)));
}

static void
recover (GtkApplication *application,
         HuRecovery     *left)
{
  HuWindow *window = hu_window_new (ADW_APPLICATION (application));

  hu_window_recover (window, left);
  gtk_window_present (GTK_WINDOW (window));
}

static void
offer_recovery (HuApplication *self,
                GtkWindow     *window)
{
  hu_recovery_offer (GTK_APPLICATION (self), window, recover);
}

static void
recover_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  GtkWindow *active = gtk_application_get_active_window (data);

  if (active != NULL)
    offer_recovery (data, active);
}

/* Long, because it is the table of all keys. */
static void
add_accels (GtkApplication *application)
{
  static const struct
  {
    const char *action;
    const char *accels[3];
  } table[] = {
    { "app.quit", { "<Control>q" } },
    { "app.preferences", { "<Control>comma" } },
    { "window.close", { "<Control>w" } },
    { "win.show-help-overlay", { "<Control>question" } },
    { "win.rules", { "F1" } },
    { "win.start-page", { "<Control><Alt>h" } },
    { "win.quiz", { "<Control><Shift>q" } },
    { "win.quiz-next", { "<Control><Shift>m" } },
    { "win.practice", { "<Control><Shift>p" } },
    { "win.rulebook-map", { "<Control><Alt>m" } },
    { "win.lesson-next", { "<Control>Page_Down" } },
    { "win.lesson-back", { "<Control>Page_Up" } },
    { "win.lesson-play", { "<Alt>Return" } },
    { "win.lesson-hint", { "<Control>h" } },
    { "win.lesson-show", { "<Control><Shift>h" } },
    { "win.lesson-again", { "<Control><Shift>r" } },
    { "win.lesson-leave", { "<Control><Shift>l" } },
    { "win.open", { "<Control>o" } },
    { "win.import", { "<Control>i" } },
    { "win.save", { "<Control>s" } },
    { "win.save-as", { "<Control><Shift>s" } },
    { "win.revert", { "<Control><Shift>o" } },
    { "win.undo", { "<Control>z" } },
    { "win.redo", { "<Control><Shift>z", "<Control>y" } },
    { "win.end-phase", { "<Control>Return" } },
    { "win.report", { "<Control>p", "<Control>e" } },
    { "win.export-map", { "<Control><Shift>e" } },
    { "win.copy-map", { "<Control><Alt>c" } },
    { "win.copy-shown-table", { "<Control><Shift>c" } },
    { "win.find", { "<Control>f" } },
    { "win.list-units", { "<Control>u" } },
    { "win.reinforcements", { "<Control><Alt>r" } },
    { "win.bookmark", { "<Control>d" } },
    { "win.list-bookmarks", { "<Control><Shift>b" } },
    { "win.overview", { "F12" } },
    { "win.follow", { "<Control><Alt>f" } },
    { "win.bring", { "<Control><Alt>p" } },
    { "win.second-screen", { "<Shift>F11" } },
    { "win.follow-take", { "<Control>t" } },
    { "win.note", { "<Control><Shift>n" } },
    { "win.new", { "<Control>n" } },
    { "win.workshop", { "<Control><Alt>w" } },
    { "win.unit-table", { "<Control><Alt>u" } },
    { "win.workshop-page::general", { "<Control><Alt>1" } },
    { "win.workshop-page::map", { "<Control><Alt>2" } },
    { "win.workshop-page::units", { "<Control><Alt>3" } },
    { "win.workshop-page::start", { "<Control><Alt>4" } },
    { "win.workshop-page::calendar", { "<Control><Alt>5" } },
    { "win.workshop-page::rules", { "<Control><Alt>6" } },
    { "win.workshop-page::check", { "<Control><Alt>7" } },
    { "win.grid", { "<Control><Alt>g" } },
    { "win.backdrop", { "<Control><Alt>o" } },
    { "win.backdrop-show", { "<Control><Alt>b" } },
    { "win.backdrop-align", { "<Control><Alt>a" } },
    { "win.why", { "F2" } },
    { "win.why-hex", { "<Shift>F2" } },
    { "win.flips", { "F3" } },
    { "win.flood", { "F4" } },
    { "win.army", { "<Shift>F4" } },
    { "win.what-if", { "F5" } },
    { "win.what-if-keep", { "<Control>F5" } },
    { "win.what-if-save", { "<Control><Shift>F5" } },
    { "win.what-if-add", { "<Control><Shift>g" } },
    { "win.variations", { "<Shift>F5" } },
    { "win.step-back", { "<Alt>Left" } },
    { "win.step-ahead", { "<Alt>Right" } },
    { "win.phase-back", { "<Alt>Page_Up" } },
    { "win.phase-ahead", { "<Alt>Page_Down" } },
    { "win.turn-back", { "<Alt><Shift>Page_Up" } },
    { "win.turn-ahead", { "<Alt><Shift>Page_Down" } },
    { "win.flag-back", { "<Alt>Up" } },
    { "win.flag-ahead", { "<Alt>Down" } },
    { "win.to-start", { "<Alt>Home" } },
    { "win.to-present", { "<Alt>End" } },
    { "win.rejoin", { "<Control><Shift>y" } },
    { "win.play", { "<Control>space" } },
    { "win.charts", { "<Shift>F9" } },
    { "win.focus-timeline", { "<Shift>F6" } },
    { "win.legend", { "F8" } },
    { "win.paper", { "<Control>m" } },
    { "win.panel", { "F9" } },
    { "win.ledger", { "F7" } },
    { "win.award", { "<Control><Shift>a" } },
    { "win.adjust", { "<Control><Shift>j" } },
    { "win.announce", { "<Control><Shift>k" } },
    { "win.buildings", { "<Control>b" } },
    { "win.casualties", { "<Control>k" } },
    { "win.why-control", { "<Control>F2" } },
    { "win.balance", { "<Control><Shift>d" } },
    { "win.next-view", { "<Shift>F3" } },
    { "win.view(-1)", { "<Alt>0" } },
    { "win.view(0)", { "<Alt>1" } },
    { "win.view(1)", { "<Alt>2" } },
    { "win.focus-map", { "F6" } },
    { "map.zoom-in", { "<Control>plus", "<Control>equal" } },
    { "map.zoom-out", { "<Control>minus" } },
    { "map.fit", { "<Control>0" } },
    { "map.show-supply", { "<Control>1" } },
    { "map.show-rings", { "<Control>2" } },
    { "map.show-frontier", { "<Control>3" } },
    { "map.show-cut", { "<Control>4" } },
    { "map.show-zoc", { "<Control>5" } },
    { "map.show-control", { "<Control>6" } },
    { "map.show-front-line", { "<Control>7" } },
    { "map.show-fire", { "<Control>8" } },
    { "map.show-army", { "<Control>9" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    gtk_application_set_accels_for_action (application, table[i].action, table[i].accels);
}

static void
hu_application_startup (GApplication *application)
{
  static const GActionEntry entries[] = {
    { .name = "quit", .activate = quit_cb },
    { .name = "about", .activate = about_cb },
    { .name = "preferences", .activate = preferences_cb },
    { .name = "recover", .activate = recover_cb },
  };

  /* While the toolkit starts.  Only the first process comes here: another hands its files on to that. */
  if (HU_APPLICATION (application)->first != NULL)
    HU_APPLICATION (application)->ahead = hu_ahead_start (HU_APPLICATION (application)->first);

  g_resources_register (hu_get_resource ());
  G_APPLICATION_CLASS (hu_application_parent_class)->startup (application);

  hu_accessible_name_buttons ();
  hu_tooltip_init ();
  gtk_window_set_default_icon_name (APP_ID);
  hu_palette_style (gdk_display_get_default ());
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries), application);
  add_accels (GTK_APPLICATION (application));
  /* Until it is known that there is anything. */
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (application), "recover")),
                               FALSE);
}

static HuWindow *
present (GApplication *application,
         GFile        *file)
{
  HuAhead *ahead = g_steal_pointer (&HU_APPLICATION (application)->ahead);
  HuWindow *window = hu_window_new (ADW_APPLICATION (application));
  HuLoaded *loaded = ahead != NULL ? hu_ahead_finish (ahead, file) : NULL;

  /* Opened first: the first thing to be seen is the map. */
  if (loaded != NULL)
    hu_window_open_loaded (window, loaded);
  else if (file != NULL)
    hu_window_open (window, file);
  gtk_window_present (GTK_WINDOW (window));

  if (!HU_APPLICATION (application)->offered)
    {
      HU_APPLICATION (application)->offered = TRUE;
      offer_recovery (HU_APPLICATION (application), GTK_WINDOW (window));
    }

  return window;
}

static gboolean
hu_application_local_command_line (GApplication   *application,
                                   char         ***arguments,
                                   int            *status)
{
  const char *first = (*arguments)[0] != NULL ? (*arguments)[1] : NULL;

  if (first != NULL && first[0] != '-')
    HU_APPLICATION (application)->first = g_file_new_for_commandline_arg (first);

  return G_APPLICATION_CLASS (hu_application_parent_class)->local_command_line (application, arguments,
                                                                                status);
}

static void
hu_application_finalize (GObject *object)
{
  g_clear_object (&HU_APPLICATION (object)->first);

  G_OBJECT_CLASS (hu_application_parent_class)->finalize (object);
}

static void
hu_application_activate (GApplication *application)
{
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (active != NULL)
    {
      gtk_window_present (active);
      return;
    }

  present (application, NULL);
}

/* Presents the window of a file that is open already: two windows would overwrite each other's changes. */
static gboolean
present_open (GApplication *application,
              GFile        *file)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL; l = l->next)
    {
      HuDocument *document = HU_IS_WINDOW (l->data) ? hu_window_get_document (l->data) : NULL;
      GFile *open = document != NULL ? hu_document_get_file (document) : NULL;

      if (open == NULL || !g_file_equal (open, file))
        continue;
      gtk_window_present (l->data);
      return TRUE;
    }

  return FALSE;
}

static void
hu_application_open (GApplication  *application,
                     GFile        **files,
                     int            n_files,
                     const char    *hint)
{
  g_autoptr(GPtrArray) foreign = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < n_files; i++)
    if (n_files > 1 && hu_import_knows (files[i]))
      {
        g_ptr_array_add (foreign, g_object_ref (files[i]));
      }
    else if (!present_open (application, files[i]))
      {
        HuWindow *window = present (application, files[i]);

        /* A user who opens a file of their own needs no lesson. */
        if (hu_shipped_is (files[i]))
          hu_window_offer_first_lesson (window);
      }

  /* A save and its module are one game. */
  if (foreign->len > 0)
    hu_window_import (present (application, NULL), foreign);
}

static int
hu_application_handle_local_options (GApplication *application,
                                     GVariantDict *options)
{
  g_autoptr(GError) error = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("hex-umpire %s\n", PACKAGE_VERSION);
      return 0;
    }
  /* A window has no way to say it: it could not write a word, and GTK ends the program where it tries to. */
  if (!hu_report_check_font (&error))
    {
      g_printerr ("hex-umpire: %s\n", error->message);
      return 1;
    }

  return -1;
}

static void
hu_application_class_init (HuApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hu_application_finalize;
  application_class->local_command_line = hu_application_local_command_line;
  application_class->startup = hu_application_startup;
  application_class->activate = hu_application_activate;
  application_class->open = hu_application_open;
  application_class->handle_local_options = hu_application_handle_local_options;
}

static void
hu_application_init (HuApplication *self)
{
  static const GOptionEntry options[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL },
    { NULL }
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[FILE…]"));
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _("Judges victory conditions on hex maps. Without FILE it shows "
                                              "the start page."));
}

HuApplication *
hu_application_new (void)
{
  /* Before the first file is read in a thread. */
  hu_memory_keep_pictures ();

  return g_object_new (HU_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "resource-base-path", "/io/github/hexumpire/HexUmpire",
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
