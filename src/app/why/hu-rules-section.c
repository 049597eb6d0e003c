/*
 * The rules: their window, and a game to try each in.
 */
#include "config.h"

#include "hu-rules-section.h"

#include <glib/gi18n-lib.h>

#include "hu-help-topic.h"
#include "hu-message.h"
#include "hu-rule-page.h"
#include "hu-rules-window.h"
#include "hu-shipped.h"

struct _HuRulesSection
{
  HuSection       parent_instance;

  HuNewWindowFunc new_window;
};

G_DEFINE_FINAL_TYPE (HuRulesSection, hu_rules_section, HU_TYPE_SECTION)

/* The one there is, or a new one. */
static HuRulesWindow *
get_rules (HuSection *self)
{
  GtkWindow *parent = hu_section_get_window (self);
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i);

      if (HU_IS_RULES_WINDOW (window) && gtk_window_get_transient_for (window) == parent)
        return HU_RULES_WINDOW (window);
    }

  return HU_RULES_WINDOW (hu_rules_window_new (parent));
}

static void
show (HuSection  *self,
      const char *topic)
{
  HuRulesWindow *rules = get_rules (self);

  hu_rules_window_show (rules, topic);
  gtk_window_present (GTK_WINDOW (rules));
}

/* The page of what has the focus. */
static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  GtkWindow *window = hu_section_get_window (self);
  GtkWidget *focus = gtk_window_get_focus (window);
  g_autofree char *topic =
    hu_help_topic_find (hu_section_get_session (self), focus != NULL ? focus : GTK_WIDGET (window));

  show (self, topic);
}

static void
rule_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  show (self, g_variant_get_string (parameter, NULL));
}

/* Opens a window of its own, so that the game being played stays where it is. */
static void
open_game (HuRulesSection   *self,
           GFile            *file,
           const HuRulePage *page)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  HuSession *session;
  GtkWindow *window = self->new_window (gtk_window_get_application (hu_section_get_window (HU_SECTION (self))), &session);
  HuGame *game;

  if (!hu_document_open (hu_session_get_document (session), file, TRUE, faults))
    {
      gtk_window_destroy (window);
      hu_message_toast (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), _("The game could not be opened."));
      return;
    }

  game = hu_session_get_game (session);
  hu_game_go_to (game, hu_game_get_n_events (game) - MIN (page->before_end, hu_game_get_n_events (game)));
  gtk_window_present (window);
}

static void
try_rule_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       self)
{
  const HuRulePage *page = hu_rule_page_find (g_variant_get_string (parameter, NULL));
  g_autoptr(GFile) folder = hu_shipped_dup_folder ();
  g_autoptr(GFile) file = NULL;

  if (page == NULL || page->game == NULL)
    return;
  if (folder == NULL)
    {
      hu_message_toast (GTK_WIDGET (hu_section_get_window (self)), _("The games that come with the program cannot be found."));
      return;
    }

  file = g_file_get_child (folder, page->game);
  open_game (self, file, page);
}

static void
hu_rules_section_class_init (HuRulesSectionClass *klass)
{
}

static void
hu_rules_section_init (HuRulesSection *self)
{
}

HuSection *
hu_rules_section_new (HuSession            *session,
                      AdwApplicationWindow *window,
                      HuNewWindowFunc       new_window)
{
  static const GActionEntry entries[] = {
    { .name = "rules", .activate = rules_cb },
    { .name = "rule", .activate = rule_cb, .parameter_type = "s" },
    { .name = "try-rule", .activate = try_rule_cb, .parameter_type = "s" },
  };
  HuRulesSection *self = g_object_new (HU_TYPE_RULES_SECTION, "session", session, "window", window, NULL);

  self->new_window = new_window;
  hu_section_add_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));

  return HU_SECTION (self);
}
