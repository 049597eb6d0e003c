/*
 * The verdict bar: an icon, one sentence, and the reasons behind a button.
 */
#include "config.h"

#include "hu-verdict-bar.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-explain.h"
#include "hu-tooltip.h"
#include "hu-why-popover.h"

struct _HuVerdictBar
{
  GtkWidget      parent_instance;

  HuGame        *game;
  HuSnapshot    *what_if;

  GtkWidget     *box;
  GtkImage      *icon;
  GtkLabel      *prefix;
  GtkLabel      *sentence;
  GtkMenuButton *why;
};

enum
{
  SHOW_HEXES,
  LIGHT_HEXES,
  SHOW_EVENT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuVerdictBar, hu_verdict_bar, GTK_TYPE_WIDGET)

static void
update (HuVerdictBar *self)
{
  HuSnapshot *shown;
  const HuVerdict *verdict;
  g_autofree char *text = NULL;

  if (self->game == NULL)
    return;

  shown = self->what_if != NULL ? self->what_if : hu_game_get_snapshot (self->game);
  verdict = hu_snapshot_get_verdict (shown);
  text = hu_explain_verdict (shown, HU_LANG_LOCALE);

  gtk_label_set_text (self->sentence, text);
  hu_tooltip_set (GTK_WIDGET (self->sentence), text);
  gtk_widget_set_visible (GTK_WIDGET (self->prefix), self->what_if != NULL);
  gtk_label_set_text (self->prefix, hu_game_in_what_if (self->game) ? _("What if:") : _("If put down here:"));
  gtk_image_set_from_icon_name (self->icon,
                                verdict != NULL ? "hu-verdict-symbolic" : "hu-undecided-symbolic");
  hu_css_class_set (GTK_WIDGET (self), "what-if", self->what_if != NULL);
  hu_css_class_set (GTK_WIDGET (self), "decided", verdict != NULL);
  hu_css_class_set (GTK_WIDGET (self), "first-side", verdict != NULL && verdict->winner == HU_SIDE_FIRST);
  hu_css_class_set (GTK_WIDGET (self), "second-side", verdict != NULL && verdict->winner == HU_SIDE_SECOND);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
show_hexes_cb (HuVerdictBar *self,
               GArray       *hexes)
{
  g_signal_emit (self, signals[SHOW_HEXES], 0, hexes);
}

static void
light_hexes_cb (HuVerdictBar *self,
                GArray       *hexes)
{
  g_signal_emit (self, signals[LIGHT_HEXES], 0, hexes);
}

static void
show_event_cb (HuVerdictBar *self,
               guint         event)
{
  g_signal_emit (self, signals[SHOW_EVENT], 0, event);
}

/* The popover is made on demand, because its list changes with every event. */
static void
create_why_cb (GtkMenuButton *button,
               gpointer       data)
{
  HuVerdictBar *self = data;
  g_autoptr(GListModel) nodes = NULL;
  GtkWidget *popover;

  if (self->game == NULL)
    return;

  nodes = hu_why_tree_new (self->game, self->what_if != NULL ? self->what_if : hu_game_get_snapshot (self->game));
  popover = hu_why_popover_new (nodes);
  g_signal_connect_object (popover, "show-event", G_CALLBACK (show_event_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (popover, "show-hexes", G_CALLBACK (show_hexes_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (popover, "light-hexes", G_CALLBACK (light_hexes_cb), self, G_CONNECT_SWAPPED);
  gtk_menu_button_set_popover (button, popover);
}

static void
hu_verdict_bar_dispose (GObject *object)
{
  HuVerdictBar *self = HU_VERDICT_BAR (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->what_if, hu_snapshot_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_VERDICT_BAR);

  G_OBJECT_CLASS (hu_verdict_bar_parent_class)->dispose (object);
}

static void
hu_verdict_bar_class_init (HuVerdictBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *names[] = { "show-hexes", "light-hexes" };

  G_OBJECT_CLASS (klass)->dispose = hu_verdict_bar_dispose;

  signals[SHOW_EVENT] = g_signal_new ("show-event", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ARRAY);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-verdict-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HuVerdictBar, box);
  gtk_widget_class_bind_template_child (widget_class, HuVerdictBar, icon);
  gtk_widget_class_bind_template_child (widget_class, HuVerdictBar, prefix);
  gtk_widget_class_bind_template_child (widget_class, HuVerdictBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, HuVerdictBar, why);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-verdict-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
hu_verdict_bar_init (HuVerdictBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->why, create_why_cb, self, NULL);
}

/**
 * hu_verdict_bar_set_game:
 * @self: a verdict bar
 * @game: (nullable): the game whose verdict to show
 */
void
hu_verdict_bar_set_game (HuVerdictBar *self,
                         HuGame       *game)
{
  g_return_if_fail (HU_IS_VERDICT_BAR (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, update, self);

  g_clear_pointer (&self->what_if, hu_snapshot_unref);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;

  g_signal_connect_object (game, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/**
 * hu_verdict_bar_set_what_if:
 * @self: a verdict bar with a game
 * @what_if: (nullable): the game in the preview; the bar says that it is one
 */
void
hu_verdict_bar_set_what_if (HuVerdictBar *self,
                            HuSnapshot   *what_if)
{
  g_return_if_fail (HU_IS_VERDICT_BAR (self));

  if (self->what_if == what_if)
    return;

  g_clear_pointer (&self->what_if, hu_snapshot_unref);
  self->what_if = what_if != NULL ? hu_snapshot_ref (what_if) : NULL;
  update (self);
}

/**
 * hu_verdict_bar_get_text:
 * @self: a verdict bar
 *
 * Returns: (transfer none): the sentence it shows
 */
const char *
hu_verdict_bar_get_text (HuVerdictBar *self)
{
  g_return_val_if_fail (HU_IS_VERDICT_BAR (self), NULL);

  return gtk_label_get_text (self->sentence);
}

/**
 * hu_verdict_bar_open_why:
 * @self: a verdict bar with a game
 *
 * Shows the reasons, as its button does.
 */
void
hu_verdict_bar_open_why (HuVerdictBar *self)
{
  g_return_if_fail (HU_IS_VERDICT_BAR (self));

  gtk_menu_button_popup (self->why);
}
