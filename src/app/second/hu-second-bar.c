/*
 * The bar.  What would change the answer is the first question that What Would Change It offers,
 * found in a thread of its own.
 */
#include "config.h"

#include "hu-second-bar.h"

#include "hu-explain.h"
#include "hu-flip-finder.h"
#include "hu-flip-questions.h"
#include "hu-menu.h"
#include "hu-tooltip.h"

struct _HuSecondBar
{
  HuPanel       parent_instance;

  HuFlipFinder *finder;
  gboolean      shown;

  GtkLabel     *when;
  GtkLabel     *change;
  GtkLabel     *flips;
  GtkMenuButton *copy;
};

G_DEFINE_FINAL_TYPE (HuSecondBar, hu_second_bar, HU_TYPE_PANEL)

static void
show_flips (HuSecondBar *self)
{
  const HuFlipMap *map = hu_flip_finder_get_map (self->finder);
  HuGame *game = hu_panel_get_game (HU_PANEL (self));
  g_autofree char *text = NULL;

  /* A part of the map says less than there is. */
  if (hu_flip_finder_is_running (self->finder))
    return;

  if (self->shown && game != NULL && map != NULL)
    {
      const HuScenario *scenario = hu_game_get_scenario (game);
      g_autofree char *answer = hu_explain_answer (scenario, &map->question, map->answer);
      g_autofree char *flips = hu_explain_flips (scenario, map);

      text = g_strdup_printf ("%s %s", answer, flips);
    }
  gtk_label_set_text (self->flips, text != NULL ? text : "");
  hu_tooltip_set (GTK_WIDGET (self->flips), text);
  gtk_widget_set_visible (GTK_WIDGET (self->flips), text != NULL);
}

/* Asks what F3 asks first, with a unit of the attacker, who has the next move to think of. */
static void
ask (HuSecondBar *self)
{
  HuGame *game = hu_panel_get_game (HU_PANEL (self));
  HuSnapshot *shown = game != NULL ? hu_game_get_snapshot (game) : NULL;
  const HuFlipSubject subject = { .shown = shown, .at = HU_HEX_NONE, .row = -1 };
  g_autoptr(GArray) questions = NULL;
  HuQuestion question;
  HuSide attacker;

  hu_flip_finder_clear (self->finder);
  if (!self->shown || shown == NULL || hu_snapshot_get_verdict (shown) != NULL)
    {
      show_flips (self);
      return;
    }

  questions = hu_flip_questions_list (&subject, NULL);
  if (questions->len == 0)
    {
      show_flips (self);
      return;
    }
  question = g_array_index (questions, HuQuestion, 0);
  attacker = hu_scenario_get_attacker (hu_game_get_scenario (game), NULL);
  question.units = attacker != HU_SIDE_NONE ? attacker : HU_SIDE_FIRST;
  hu_flip_finder_ask (self->finder, shown, &question);
}

/* Turn and phase, which the time bar has otherwise. */
static void
show_when (HuSecondBar *self)
{
  HuGame *game = hu_panel_get_game (HU_PANEL (self));
  g_autofree char *when = NULL;

  if (game == NULL)
    return;

  when = hu_explain_clock (hu_game_get_scenario (game), &hu_snapshot_get_state (hu_game_get_snapshot (game))->clock);
  gtk_label_set_text (self->when, when);
  hu_tooltip_set (GTK_WIDGET (self->when), when);
}

/* The name that a screen reader says. */
static void
name_bar (HuSecondBar *self)
{
  const char *change = gtk_label_get_text (self->change);
  g_autofree char *name = g_strdup_printf ("%s%s%s", gtk_label_get_text (self->when), change[0] != '\0' ? ". " : "", change);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
game_changed (HuPanel *panel)
{
  show_when (HU_SECOND_BAR (panel));
  name_bar (HU_SECOND_BAR (panel));
  ask (HU_SECOND_BAR (panel));
}

static void
set_game (HuPanel *panel,
          HuGame  *game)
{
  show_when (HU_SECOND_BAR (panel));
  hu_second_bar_set_change (HU_SECOND_BAR (panel), NULL);
  ask (HU_SECOND_BAR (panel));
}

void
hu_second_bar_set_shown (HuSecondBar *self,
                         gboolean     shown)
{
  g_return_if_fail (HU_IS_SECOND_BAR (self));

  self->shown = shown;
  gtk_widget_set_visible (GTK_WIDGET (self), shown);
  ask (self);
}

void
hu_second_bar_set_change (HuSecondBar *self,
                          const char  *text)
{
  g_return_if_fail (HU_IS_SECOND_BAR (self));

  /* Where nothing has changed here, the bar below may have news of VASSAL. */
  gtk_label_set_text (self->change, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->change), text != NULL);
  hu_tooltip_set (GTK_WIDGET (self->change), text);
  name_bar (self);
}

static void
hu_second_bar_dispose (GObject *object)
{
  HuSecondBar *self = HU_SECOND_BAR (object);

  if (self->finder != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->finder, self);
      hu_flip_finder_clear (self->finder);
    }
  g_clear_object (&self->finder);

  G_OBJECT_CLASS (hu_second_bar_parent_class)->dispose (object);
}

static void
hu_second_bar_class_init (HuSecondBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_second_bar_dispose;
  HU_PANEL_CLASS (klass)->set_game = set_game;
  HU_PANEL_CLASS (klass)->game_changed = game_changed;
  gtk_widget_class_set_css_name (widget_class, "hu-second-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-second-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HuSecondBar, when);
  gtk_widget_class_bind_template_child (widget_class, HuSecondBar, change);
  gtk_widget_class_bind_template_child (widget_class, HuSecondBar, flips);
  gtk_widget_class_bind_template_child (widget_class, HuSecondBar, copy);
}

static void
hu_second_bar_init (HuSecondBar *self)
{
  self->finder = hu_flip_finder_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  hu_menu_make_later (self->copy, "change-menu");
  g_signal_connect_object (self->finder, "changed", G_CALLBACK (show_flips), self, G_CONNECT_SWAPPED);
}
