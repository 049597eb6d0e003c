/*
 * The banner of what-if.
 */
#include "config.h"

#include "hu-what-if-bar.h"

#include <glib/gi18n-lib.h>

struct _HuWhatIfBar
{
  HuPanel   parent_instance;

  GtkLabel *sentence;
};

G_DEFINE_FINAL_TYPE (HuWhatIfBar, hu_what_if_bar, HU_TYPE_PANEL)

static void
update (HuPanel *panel)
{
  HuWhatIfBar *self = HU_WHAT_IF_BAR (panel);
  HuGame *game = hu_panel_get_game (panel);
  gboolean shown = game != NULL && hu_game_in_what_if (game);
  g_autofree char *text = NULL;
  guint n;

  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  if (!shown)
    return;

  n = hu_game_get_position (game) - hu_game_get_base (game);
  if (n == 0)
    text = g_strdup (_("Move, add or remove counters: the game does not change unless you keep it."));
  else
    {
      guint unkept = n - hu_game_count_keepable (game);

      text = g_strdup_printf (ngettext ("What if: %u event that has not happened",
                                        "What if: %u events that have not happened", n), n);
      if (unkept > 0)
        {
          g_autofree char *all = g_steal_pointer (&text);

          /* Translators: %1$s: "What if: 3 events that have not happened"; some of them are of units that the game does
           * not have */
          text = g_strdup_printf (ngettext ("%1$s; %2$u can be kept only in a variation",
                                            "%1$s; %2$u can be kept only in a variation", unkept), all, unkept);
        }
    }
  gtk_label_set_text (self->sentence, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
set_game (HuPanel *panel,
          HuGame  *game)
{
  update (panel);
}

static void
hu_what_if_bar_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&child, gtk_widget_unparent);

  G_OBJECT_CLASS (hu_what_if_bar_parent_class)->dispose (object);
}

static void
hu_what_if_bar_class_init (HuWhatIfBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_what_if_bar_dispose;
  HU_PANEL_CLASS (klass)->set_game = set_game;
  HU_PANEL_CLASS (klass)->game_changed = update;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-what-if-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-what-if-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HuWhatIfBar, sentence);
}

static void
hu_what_if_bar_init (HuWhatIfBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
