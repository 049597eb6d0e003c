/*
 * The view bar: the side whose view is shown, in that side's colour and hatching, and the way back to the
 * truth.
 */
#include "config.h"

#include "hu-view-bar.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"
#include "hu-help-topic.h"

struct _HuViewBar
{
  HuPanel    parent_instance;

  GtkWidget *box;
  GtkLabel  *sentence;
};

G_DEFINE_FINAL_TYPE (HuViewBar, hu_view_bar, HU_TYPE_PANEL)

static void
update (HuViewBar *self)
{
  HuSession *session = hu_panel_get_session (HU_PANEL (self));
  HuSide viewer = hu_session_get_viewer (session);
  g_autofree char *side = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), viewer != HU_SIDE_NONE);
  if (viewer == HU_SIDE_NONE)
    {
      gtk_label_set_text (self->sentence, "");
      return;
    }

  side = hu_explain_side (hu_game_get_scenario (hu_session_get_game (session)), viewer);
  /* Translators: %s is a side, as "German" */
  text = hu_explain_sentence (hu_game_get_scenario (hu_session_get_game (session)), _("Seen through %s eyes"), side);
  gtk_label_set_text (self->sentence, text);
  gtk_widget_remove_css_class (self->box, viewer == HU_SIDE_FIRST ? "second-side" : "first-side");
  gtk_widget_add_css_class (self->box, viewer == HU_SIDE_FIRST ? "first-side" : "second-side");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
hu_view_bar_bind (HuPanel   *panel,
                  HuSession *session)
{
  g_signal_connect_object (session, "notify::viewer", G_CALLBACK (update), panel, G_CONNECT_SWAPPED);
}

static void
hu_view_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_VIEW_BAR);

  G_OBJECT_CLASS (hu_view_bar_parent_class)->dispose (object);
}

static void
hu_view_bar_class_init (HuViewBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_view_bar_dispose;
  HU_PANEL_CLASS (klass)->bind = hu_view_bar_bind;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-view-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HuViewBar, box);
  gtk_widget_class_bind_template_child (widget_class, HuViewBar, sentence);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-view-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
hu_view_bar_init (HuViewBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_help_topic_set (GTK_WIDGET (self), "26.15");
}

