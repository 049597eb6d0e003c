/*
 * The verdict bar: an icon, one sentence, and the reasons behind a button.
 */
#include "config.h"

#include "hu-verdict-bar.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain.h"
#include "hu-help-topic.h"
#include "hu-tooltip.h"
#include "hu-why-popover.h"

struct _HuVerdictBar
{
  HuPanel        parent_instance;

  GtkWidget     *box;
  GtkImage      *icon;
  GtkLabel      *prefix;
  GtkLabel      *sentence;
  GtkMenuButton *why;
};

G_DEFINE_FINAL_TYPE (HuVerdictBar, hu_verdict_bar, HU_TYPE_PANEL)

static void
update (HuPanel *panel)
{
  HuVerdictBar *self = HU_VERDICT_BAR (panel);
  HuSession *session = hu_panel_get_session (panel);
  HuSnapshot *shown = hu_session_get_shown (session);
  gboolean what_if = hu_session_get_preview (session) != NULL;
  const HuVerdict *verdict;
  g_autofree char *text = NULL;

  if (shown == NULL)
    return;

  verdict = hu_snapshot_get_verdict (shown);
  text = hu_explain_verdict (shown);

  gtk_label_set_text (self->sentence, text);
  hu_tooltip_set (GTK_WIDGET (self->sentence), text);
  gtk_widget_set_visible (GTK_WIDGET (self->prefix), what_if);
  gtk_label_set_text (self->prefix, hu_game_in_what_if (hu_session_get_game (session)) ? _("What if:") : _("If put down here:"));
  gtk_image_set_from_icon_name (self->icon,
                                verdict != NULL ? "hu-verdict-symbolic" : "hu-undecided-symbolic");
  hu_css_class_set (GTK_WIDGET (self), "what-if", what_if);
  hu_css_class_set (GTK_WIDGET (self), "decided", verdict != NULL);
  hu_css_class_set (GTK_WIDGET (self), "first-side", verdict != NULL && verdict->winner == HU_SIDE_FIRST);
  hu_css_class_set (GTK_WIDGET (self), "second-side", verdict != NULL && verdict->winner == HU_SIDE_SECOND);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* The popover is made on demand, because its list changes with every event. */
static void
create_why_cb (GtkMenuButton *button,
               gpointer       data)
{
  HuSession *session = hu_panel_get_session (data);
  g_autoptr(GListModel) nodes = NULL;
  GtkWidget *popover;

  if (hu_session_get_game (session) == NULL)
    return;

  nodes = hu_why_tree_new (hu_session_get_game (session), hu_session_get_shown (session));
  popover = hu_why_popover_new (nodes);
  g_signal_connect_object (popover, "show-event", G_CALLBACK (hu_session_show_event), session, G_CONNECT_SWAPPED);
  g_signal_connect_object (popover, "show-hexes", G_CALLBACK (hu_session_show_hexes), session, G_CONNECT_SWAPPED);
  g_signal_connect_object (popover, "light-hexes", G_CALLBACK (hu_session_light_hexes), session, G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (button, popover);
}

static void
hu_verdict_bar_set_game (HuPanel *panel,
                         HuGame  *game)
{
  update (panel);
}

static char *
find_topic (HuSession *session,
            GtkWidget *widget)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (hu_game_get_snapshot (hu_session_get_game (session)));

  return verdict != NULL ? g_strdup (verdict->rule) : hu_help_topic_of_game (session);
}

static void
hu_verdict_bar_class_init (HuVerdictBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  HuPanelClass *panel_class = HU_PANEL_CLASS (klass);

  panel_class->set_game = hu_verdict_bar_set_game;
  panel_class->game_changed = update;
  panel_class->preview_changed = update;
  panel_class->veils = 1 << HU_VEIL_SUPPLY | 1 << HU_VEIL_VERDICT | 1 << HU_VEIL_OWNERS | 1 << HU_VEIL_POINTS;
  panel_class->veil_note = TRUE;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-verdict-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HuVerdictBar, box);
  gtk_widget_class_bind_template_child (widget_class, HuVerdictBar, icon);
  gtk_widget_class_bind_template_child (widget_class, HuVerdictBar, prefix);
  gtk_widget_class_bind_template_child (widget_class, HuVerdictBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, HuVerdictBar, why);
  gtk_widget_class_set_css_name (widget_class, "hu-verdict-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
hu_verdict_bar_init (HuVerdictBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->why, create_why_cb, self, NULL);
  hu_help_topic_set_func (GTK_WIDGET (self), find_topic);
}

/* Shows the reasons, as its button does. */
void
hu_verdict_bar_open_why (HuVerdictBar *self)
{
  g_return_if_fail (HU_IS_VERDICT_BAR (self));

  gtk_menu_button_popup (self->why);
}
