/*
 * The rules: their window, and a game to try each in.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-help-topic.h"
#include "hu-rules-window.h"
#include "hu-shipped.h"
#include "hu-window-private.h"

/* The one there is, or a new one. */
static HuRulesWindow *
get_rules (HuWindow *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (HU_IS_RULES_WINDOW (window) && gtk_window_get_transient_for (window) == GTK_WINDOW (self))
        return HU_RULES_WINDOW (window);
    }

  return HU_RULES_WINDOW (hu_rules_window_new (GTK_WINDOW (self)));
}

/* The page of what has the focus. */
static void
rules_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HuRulesWindow *rules = get_rules (HU_WINDOW (widget));
  g_autofree char *topic = hu_help_topic_find (HU_WINDOW (widget));

  hu_rules_window_show (rules, topic);
  gtk_window_present (GTK_WINDOW (rules));
}

static void
rule_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuRulesWindow *rules = get_rules (HU_WINDOW (widget));

  hu_rules_window_show (rules, g_variant_get_string (parameter, NULL));
  gtk_window_present (GTK_WINDOW (rules));
}

/* Opens a window of its own, so that the game being played stays where it is. */
static void
open_game (HuWindow         *self,
           GFile            *file,
           const HuRulePage *page)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuWindow *window = hu_window_new (ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
  HuDocument *document = hu_window_get_document (window);
  HuGame *game;

  if (!hu_document_open (document, file, TRUE, faults))
    {
      gtk_window_destroy (GTK_WINDOW (window));
      _hu_window_toast (self, _("The game could not be opened."));
      return;
    }

  game = hu_document_get_game (document);
  hu_game_go_to (game, hu_game_get_n_events (game) - MIN (page->before_end, hu_game_get_n_events (game)));
  gtk_window_present (GTK_WINDOW (window));
}

static void
try_rule_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  const HuRulePage *page = hu_rule_page_find (g_variant_get_string (parameter, NULL));
  g_autoptr(GFile) folder = hu_shipped_dup_folder ();
  g_autoptr(GFile) file = NULL;

  if (page == NULL || page->game == NULL)
    return;
  if (folder == NULL)
    {
      _hu_window_toast (self, _("The games that come with the program are not there."));
      return;
    }

  file = g_file_get_child (folder, page->game);
  open_game (self, file, page);
}

void
_hu_window_install_rule_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, rules_action);
  gtk_widget_class_install_action (widget_class, "win.rule", "s", rule_action);
  gtk_widget_class_install_action (widget_class, "win.try-rule", "s", try_rule_action);
}
