/*
 * The strip of reinforcements: names those that are due in this player turn, and lists all units that wait, by turn,
 * with those without a turn at the end.  It is a card, and moves neither the map nor the panels when it comes and goes.
 */
#include "config.h"

#include "hu-arrival-bar.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-arrival.h"
#include "hu-explain.h"

#define MOST 5 /* names in the strip; the list has them all */

struct _HuArrivalBar
{
  HuPanel        parent_instance;

  GtkLabel      *sentence;
  GtkMenuButton *place;
  GtkButton     *cancel;
  GtkButton     *hide;

  guint          unit;   /* being placed */
  gboolean       asked;  /* shown though nothing may be due */
  HuClock        hidden; /* the player turn for which it is put away; turn 0: none */
};

G_DEFINE_FINAL_TYPE (HuArrivalBar, hu_arrival_bar, HU_TYPE_PANEL)

/* The units that are due for the side whose player turn it is; a player turn of both sides has those of both. */
static GArray *
list_due (HuGame *game)
{
  const HuSnapshot *snapshot = hu_game_get_snapshot (game);
  HuSide side = hu_clock_side (hu_snapshot_get_scenario (snapshot), hu_snapshot_get_clock (snapshot));
  HuSide viewer = hu_game_get_viewer (game);

  if (viewer != HU_SIDE_NONE && side != HU_SIDE_NONE && side != viewer)
    return g_array_new (FALSE, FALSE, sizeof (guint));

  return hu_arrival_list (hu_snapshot_get_state (snapshot), side != HU_SIDE_NONE ? side : viewer, HU_ARRIVAL_DUE);
}

/* --- The list --- */

static void
add_unit (GMenu            *section,
          const HuScenario *scenario,
          guint             unit,
          HuArrivalKind     kind)
{
  g_autofree char *name = hu_explain_unit (scenario, unit);
  g_autofree char *arrival = kind != HU_ARRIVAL_POOL
    ? hu_explain_arrival (scenario, hu_scenario_get_unit (scenario, unit)) : NULL;
  /* Translators: a unit, then when and where it comes on: "IX", "Turn 3; 0101 and 0102" */
  g_autofree char *label = arrival != NULL ? g_strdup_printf (_("%1$s: %2$s"), name, arrival) : g_strdup (name);
  g_autoptr(GMenuItem) item = g_menu_item_new (NULL, NULL);

  /* A name may have underscores of its own. */
  g_menu_item_set_attribute (item, G_MENU_ATTRIBUTE_LABEL, "s", label);
  g_menu_item_set_action_and_target (item, "win.place-unit", "u", unit);
  g_menu_append_item (section, item);
}

/* The side whose player turn it is comes first. */
static void
add_section (GMenu         *menu,
             HuGame        *game,
             HuArrivalKind  kind,
             const char    *title)
{
  const HuScenario *scenario = hu_game_get_scenario (game);
  const HuSnapshot *snapshot = hu_game_get_snapshot (game);
  HuSide mover = hu_clock_side (scenario, hu_snapshot_get_clock (snapshot));
  g_autoptr(GArray) units = hu_arrival_list (hu_snapshot_get_state (snapshot), hu_game_get_viewer (game), kind);
  g_autoptr(GMenu) section = g_menu_new ();

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < units->len; i++)
      {
        guint unit = g_array_index (units, guint, i);

        if ((hu_scenario_get_unit (scenario, unit)->side == mover) == (pass == 0))
          add_unit (section, scenario, unit, kind);
      }
  if (units->len > 0)
    g_menu_append_section (menu, title, G_MENU_MODEL (section));
}

static void
fill_menu (HuArrivalBar *self,
           HuGame       *game)
{
  g_autoptr(GMenu) menu = g_menu_new ();

  add_section (menu, game, HU_ARRIVAL_DUE, _("Due Now"));
  add_section (menu, game, HU_ARRIVAL_LATER, _("Due Later"));
  add_section (menu, game, HU_ARRIVAL_POOL, _("Without a Turn"));
  gtk_menu_button_set_menu_model (self->place, G_MENU_MODEL (menu));
}

/* --- The strip --- */

static char *
word (HuArrivalBar *self,
      HuGame       *game,
      const GArray *due)
{
  const HuScenario *scenario = hu_game_get_scenario (game);
  g_autofree char *names = NULL;

  if (self->unit != HU_UNIT_NONE)
    {
      names = hu_explain_unit (scenario, self->unit);

      /* Translators: %s is a unit */
      return g_strdup_printf (_("Click the hex where %s comes on, or choose it with the arrow keys and press Enter"), names);
    }
  if (due->len == 0)
    return g_strdup (_("No reinforcement is due now"));

  names = hu_explain_units (scenario, due, MOST);

  /* Translators: %s is units, as "IX, X and 2 more" */
  return g_strdup_printf (_("Due now: %s"), names);
}

static gboolean
is_put_away (HuArrivalBar  *self,
             const HuClock *clock)
{
  return self->hidden.turn == clock->turn && self->hidden.player_turn == clock->player_turn;
}

static void
update (HuPanel *panel)
{
  HuArrivalBar *self = HU_ARRIVAL_BAR (panel);
  HuGame *game = hu_panel_get_game (panel);
  HuSession *session = hu_panel_get_session (panel);
  g_autoptr(GArray) due = NULL;
  g_autofree char *text = NULL;
  const HuClock *clock;
  gboolean placing = self->unit != HU_UNIT_NONE;

  if (game == NULL || session == NULL || !hu_session_is_play (session))
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return;
    }

  clock = hu_snapshot_get_clock (hu_game_get_snapshot (game));
  due = list_due (game);
  gtk_widget_set_visible (GTK_WIDGET (self), !clock->over && (placing || self->asked ||
                                                              (due->len > 0 && !is_put_away (self, clock))));
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;

  text = word (self, game, due);
  gtk_label_set_text (self->sentence, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->place), !placing);
  gtk_widget_set_visible (GTK_WIDGET (self->hide), !placing);
  gtk_widget_set_visible (GTK_WIDGET (self->cancel), placing);
  if (!placing)
    fill_menu (self, game);
}

static void
set_game (HuPanel *panel,
          HuGame  *game)
{
  HuArrivalBar *self = HU_ARRIVAL_BAR (panel);

  self->unit = HU_UNIT_NONE;
  self->asked = FALSE;
  self->hidden = (HuClock) { 0 };
  update (panel);
}

static void
bind (HuPanel   *panel,
      HuSession *session)
{
  g_signal_connect_object (session, "notify::mode", G_CALLBACK (update), panel, G_CONNECT_SWAPPED);
}

void
hu_arrival_bar_set_placing (HuArrivalBar *self,
                            guint         unit)
{
  g_return_if_fail (HU_IS_ARRIVAL_BAR (self));

  self->unit = unit;
  update (HU_PANEL (self));
}

void
hu_arrival_bar_ask (HuArrivalBar *self)
{
  g_return_if_fail (HU_IS_ARRIVAL_BAR (self));

  self->asked = TRUE;
  self->hidden = (HuClock) { 0 };
  update (HU_PANEL (self));
  gtk_menu_button_popup (self->place);
}

void
hu_arrival_bar_put_away (HuArrivalBar *self)
{
  HuGame *game;

  g_return_if_fail (HU_IS_ARRIVAL_BAR (self));

  game = hu_panel_get_game (HU_PANEL (self));
  self->asked = FALSE;
  if (game != NULL)
    self->hidden = *hu_snapshot_get_clock (hu_game_get_snapshot (game));
  update (HU_PANEL (self));
}

static void
hu_arrival_bar_class_init (HuArrivalBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HU_PANEL_CLASS (klass)->bind = bind;
  HU_PANEL_CLASS (klass)->set_game = set_game;
  HU_PANEL_CLASS (klass)->game_changed = update;
  gtk_widget_class_set_css_name (widget_class, "hu-arrival-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-arrival-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HuArrivalBar, sentence);
  gtk_widget_class_bind_template_child (widget_class, HuArrivalBar, place);
  gtk_widget_class_bind_template_child (widget_class, HuArrivalBar, cancel);
  gtk_widget_class_bind_template_child (widget_class, HuArrivalBar, hide);
}

static void
hu_arrival_bar_init (HuArrivalBar *self)
{
  self->unit = HU_UNIT_NONE;
  gtk_widget_init_template (GTK_WIDGET (self));
}
