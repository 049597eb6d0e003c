/*
 * Recovery: a question at the start, and later on the start page, which lists
 * what was left and when, and a window for each game that is wanted.
 */
#include "config.h"

#include "hu-recovery.h"

#include <glib/gi18n-lib.h>

#include "hu-journal.h"
#include "hu-left.h"
#include "hu-window.h"

static char *
word_left (HuLeft *left)
{
  g_autofree char *time = g_date_time_format (hu_left_get_time (left), "%c");

  if (hu_left_has_draft (left))
    /* Translators: %1$s is the title of a scenario that was being edited, %2$s is date and time */
    return g_strdup_printf (_("%1$s, in the workshop, last kept %2$s"), hu_left_get_title (left), time);

  /* Translators: %1$s is the title of a game, %2$s is date and time */
  return g_strdup_printf (_("%1$s, last changed %2$s"), hu_left_get_title (left), time);
}

static void
recover_all (GtkApplication *application,
             GPtrArray      *list)
{
  for (guint i = 0; i < list->len; i++)
    {
      HuWindow *window = hu_window_new (ADW_APPLICATION (application));

      hu_window_recover (window, g_ptr_array_index (list, i));
      gtk_window_present (GTK_WINDOW (window));
    }
}

static void
response_cb (GtkWidget  *dialog,
             const char *response,
             GPtrArray  *list)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (dialog));

  if (g_str_equal (response, "recover"))
    recover_all (gtk_window_get_application (parent), list);
  else if (g_str_equal (response, "discard"))
    for (guint i = 0; i < list->len; i++)
      hu_left_discard (g_ptr_array_index (list, i));

  /* Let go at once: what is left for later may be offered by another program, or here. */
  g_ptr_array_set_size (list, 0);
  hu_recovery_update (gtk_window_get_application (parent));
}

static GtkWidget *
make_list (GPtrArray *list)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *text = word_left (g_ptr_array_index (list, i));
      GtkWidget *label = gtk_label_new (text);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      gtk_box_append (GTK_BOX (box), label);
    }

  return box;
}

/**
 * hu_recovery_offer:
 * @application: the application
 * @window: the window to ask on
 *
 * Looks for what programs that ended too early have left.  "Not now" leaves it
 * for the start page, and for the next start.
 */
void
hu_recovery_offer (HuApplication *application,
                   GtkWindow     *window)
{
  g_autofree char *folder = hu_journal_dup_folder ();
  g_autoptr(GPtrArray) list = NULL;
  GtkWidget *dialog;

  g_return_if_fail (HU_IS_APPLICATION (application));
  g_return_if_fail (GTK_IS_WINDOW (window));

  list = hu_left_list (folder);
  if (list->len == 0)
    {
      hu_recovery_update (GTK_APPLICATION (application));
      return;
    }

  dialog = adw_message_dialog_new (window,
                                   g_dngettext (GETTEXT_PACKAGE, "Recover an Unsaved Game?",
                                                "Recover Unsaved Games?", list->len),
                                   g_dngettext (GETTEXT_PACKAGE,
                                                "The program ended before this game was saved.",
                                                "The program ended before these games were saved.", list->len));
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), make_list (list));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog),
                                    "later", _("_Not Now"),
                                    "discard", _("_Discard"),
                                    "recover", _("_Recover"),
                                    NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "recover", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "recover");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "later");
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), g_steal_pointer (&list),
                         (GClosureNotify) (void (*) (void)) g_ptr_array_unref, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/**
 * hu_recovery_update:
 * @application: the application
 *
 * Looks whether programs that ended too early have left anything that nobody
 * else has taken up.  Only then `app.recover` can be asked for.
 */
void
hu_recovery_update (GtkApplication *application)
{
  g_autofree char *folder = hu_journal_dup_folder ();
  g_autoptr(GPtrArray) list = NULL;
  GAction *action;

  g_return_if_fail (GTK_IS_APPLICATION (application));

  action = g_action_map_lookup_action (G_ACTION_MAP (application), "recover");
  list = hu_left_list (folder);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), list->len > 0);
}
