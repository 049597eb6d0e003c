/*
 * The view bar: the side whose view is shown, in that side's colour and hatching, and the way back to the
 * truth.
 */
#include "config.h"

#include "hu-view-bar.h"

#include <glib/gi18n-lib.h>

#include "hu-explain.h"

struct _HuViewBar
{
  GtkWidget  parent_instance;

  HuGame    *game;

  GtkWidget *box;
  GtkLabel  *sentence;
};

G_DEFINE_FINAL_TYPE (HuViewBar, hu_view_bar, GTK_TYPE_WIDGET)

static void
update (HuViewBar *self)
{
  HuSide viewer = self->game != NULL ? hu_game_get_viewer (self->game) : HU_SIDE_NONE;
  g_autofree char *side = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), viewer != HU_SIDE_NONE);
  if (viewer == HU_SIDE_NONE)
    {
      gtk_label_set_text (self->sentence, "");
      return;
    }

  side = hu_explain_side (hu_game_get_scenario (self->game), viewer, HU_LANG_LOCALE);
  /* Translators: %s is a side, as "German" */
  text = g_strdup_printf (_("Seen through %s eyes"), side);
  gtk_label_set_text (self->sentence, text);
  gtk_widget_remove_css_class (self->box, viewer == HU_SIDE_FIRST ? "second-side" : "first-side");
  gtk_widget_add_css_class (self->box, viewer == HU_SIDE_FIRST ? "first-side" : "second-side");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
hu_view_bar_dispose (GObject *object)
{
  g_clear_object (&HU_VIEW_BAR (object)->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_VIEW_BAR);

  G_OBJECT_CLASS (hu_view_bar_parent_class)->dispose (object);
}

static void
hu_view_bar_class_init (HuViewBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_view_bar_dispose;

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
}

/**
 * hu_view_bar_set_game:
 * @self: a view bar
 * @game: (nullable): the game whose viewer to show
 */
void
hu_view_bar_set_game (HuViewBar *self,
                      HuGame    *game)
{
  g_return_if_fail (HU_IS_VIEW_BAR (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, update, self);

  g_set_object (&self->game, game);
  if (game != NULL)
    g_signal_connect_object (game, "notify::viewer", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/**
 * hu_view_bar_get_text:
 * @self: a view bar
 *
 * Returns: (transfer none): the text shown; "" while the truth is shown
 */
const char *
hu_view_bar_get_text (HuViewBar *self)
{
  g_return_val_if_fail (HU_IS_VIEW_BAR (self), NULL);

  return gtk_label_get_text (self->sentence);
}
