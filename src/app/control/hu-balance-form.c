/*
 * The form that settles which player plays which side: each player's wish and, where both want the same side, a
 * die each, rolled by the program or by the players. Once the program has rolled, wishes and dice are fixed.
 */
#include "config.h"

#include "hu-balance-form.h"

#include <glib/gi18n-lib.h>

#include "hu-dice.h"
#include "hu-explain.h"
#include "hu-side-draw.h"

struct _HuBalanceForm
{
  GtkWidget       parent_instance;

  HuScenario     *scenario;
  HuSideDraw      draw;
  gboolean        rolled; /* by the program */

  GtkWidget      *box;
  GtkEditable    *names[HU_N_PLAYERS];
  GtkDropDown    *wishes[HU_N_PLAYERS];
  GtkDropDown    *dice[HU_N_PLAYERS];
  GtkWidget      *dice_heading;
  GtkWidget      *roll;
  GtkCheckButton *claims;
  GtkLabel       *outcome;
};

enum
{
  VALIDITY_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuBalanceForm, hu_balance_form, GTK_TYPE_WIDGET)

static HuSide
get_wish (HuBalanceForm *self,
          guint          player)
{
  return gtk_drop_down_get_selected (self->wishes[player]) == 0 ? HU_SIDE_FIRST : HU_SIDE_SECOND;
}

/* A player without a name goes by his number. */
static char *
dup_name (HuBalanceForm *self,
          guint          player)
{
  char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->names[player])));

  if (name[0] != '\0')
    return name;

  g_free (name);

  return g_strdup (player == 0 ? _("Player 1") : _("Player 2"));
}

static char *
word_outcome (HuBalanceForm *self)
{
  g_autofree char *name = NULL;

  if (self->draw.decided)
    return hu_balance_form_dup_note (self);
  if (self->draw.n_ties > 0)
    return g_strdup (_("A tie: roll again."));

  name = hu_explain_side (self->scenario, self->draw.wants[0]);

  /* Translators: a side. */
  return hu_explain_sentence (self->scenario,
                              _("Both players want the %s side: roll a die for each, or enter your own rolls."), name);
}

static void
show_dice (HuBalanceForm *self)
{
  gboolean drawn = self->draw.drawn;

  gtk_widget_set_visible (self->dice_heading, drawn);
  gtk_widget_set_visible (self->roll, drawn);
  gtk_widget_set_sensitive (self->roll, !self->rolled);
  for (guint i = 0; i < HU_N_PLAYERS; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->dice[i]), drawn);
      gtk_widget_set_sensitive (GTK_WIDGET (self->dice[i]), !self->rolled);
      gtk_widget_set_sensitive (GTK_WIDGET (self->wishes[i]), !self->rolled);
    }
}

static void
update (HuBalanceForm *self)
{
  g_autofree char *text = NULL;
  gboolean claimable;

  if (self->outcome == NULL)
    return;

  if (!self->rolled)
    {
      /* The players' own dice make a draw of their own, without ties; 0 means that the die has not been rolled. */
      guint first = gtk_drop_down_get_selected (self->dice[0]);
      guint second = gtk_drop_down_get_selected (self->dice[1]);

      hu_side_draw_init (&self->draw, get_wish (self, 0), get_wish (self, 1));
      if (self->draw.drawn && first >= 1 && first <= HU_DIE_SIDES && second >= 1 && second <= HU_DIE_SIDES)
        hu_side_draw_add_roll (&self->draw, first, second);
    }
  claimable = self->draw.decided && self->draw.drawn &&
              hu_balance_of_side (self->scenario, self->draw.plays[self->draw.gives_way]) != NULL;
  show_dice (self);
  gtk_widget_set_visible (GTK_WIDGET (self->claims), claimable);
  if (claimable)
    {
      g_autofree char *name = dup_name (self, self->draw.gives_way);
      /* Translators: a player. */
      g_autofree char *label = g_strdup_printf (_("%s Claims the Balance"), name);

      gtk_check_button_set_label (self->claims, label);
    }

  text = word_outcome (self);
  gtk_label_set_text (self->outcome, text);
  g_signal_emit (self, signals[VALIDITY_CHANGED], 0);
}

/* --- Its parts --- */

static GtkWidget *
make_provision (HuBalanceForm *self,
                HuSide         side)
{
  GtkWidget *row = adw_action_row_new ();
  const char *text = hu_balance_of_side (self->scenario, side);
  g_autofree char *name = hu_explain_side (self->scenario, side);
  g_autofree char *title = g_markup_escape_text (name, -1);
  g_autofree char *subtitle = g_markup_escape_text (text != NULL ? text : _("No provision"), -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 4);

  return row;
}

static GtkWidget *
make_heading (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "dim-label");

  return label;
}

static void
label_widget (gpointer widget,
              char    *label) /* (transfer full) */
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_free (label);
}

static void
add_player (HuBalanceForm *self,
            GtkGrid       *grid,
            guint          player)
{
  static const char * const faces[] = { "–", "1", "2", "3", "4", "5", "6", NULL };
  GtkStringList *sides = gtk_string_list_new (NULL);
  GtkWidget *name = gtk_entry_new ();

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    gtk_string_list_take (sides, hu_explain_side (self->scenario, side));

  self->names[player] = GTK_EDITABLE (name);
  self->wishes[player] = GTK_DROP_DOWN (gtk_drop_down_new (G_LIST_MODEL (sides), NULL));
  self->dice[player] = GTK_DROP_DOWN (gtk_drop_down_new_from_strings (faces));
  gtk_drop_down_set_selected (self->wishes[player], player);
  gtk_entry_set_placeholder_text (GTK_ENTRY (name), player == 0 ? _("Player 1") : _("Player 2"));
  gtk_entry_set_activates_default (GTK_ENTRY (name), TRUE);
  gtk_widget_set_hexpand (name, TRUE);
  /* Translators: 1 or 2. */
  label_widget (name, g_strdup_printf (_("Name of player %u"), player + 1));
  /* Translators: 1 or 2. */
  label_widget (self->wishes[player], g_strdup_printf (_("Side that player %u wants"), player + 1));
  /* Translators: 1 or 2. */
  label_widget (self->dice[player], g_strdup_printf (_("Die of player %u"), player + 1));
  gtk_grid_attach (grid, name, 0, (int) player + 1, 1, 1);
  gtk_grid_attach (grid, GTK_WIDGET (self->wishes[player]), 1, (int) player + 1, 1, 1);
  gtk_grid_attach (grid, GTK_WIDGET (self->dice[player]), 2, (int) player + 1, 1, 1);
  g_signal_connect_swapped (name, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->wishes[player], "notify::selected", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->dice[player], "notify::selected", G_CALLBACK (update), self);
}

static GtkWidget *
make_players (HuBalanceForm *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_attach (GTK_GRID (grid), make_heading (_("Player")), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), make_heading (_("Wants to play")), 1, 0, 1, 1);
  self->dice_heading = make_heading (_("Die"));
  gtk_grid_attach (GTK_GRID (grid), self->dice_heading, 2, 0, 1, 1);
  for (guint i = 0; i < HU_N_PLAYERS; i++)
    add_player (self, GTK_GRID (grid), i);

  return grid;
}

/* --- The widget --- */

static void
hu_balance_form_dispose (GObject *object)
{
  HuBalanceForm *self = HU_BALANCE_FORM (object);

  self->outcome = NULL;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->scenario, hu_scenario_unref);

  G_OBJECT_CLASS (hu_balance_form_parent_class)->dispose (object);
}

static void
hu_balance_form_class_init (HuBalanceFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hu_balance_form_dispose;

  signals[VALIDITY_CHANGED] = g_signal_new ("validity-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
hu_balance_form_init (HuBalanceForm *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_size_request (self->box, 400, -1);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* Rolls for both players, where both want the same side, until the dice differ. The result then stays. */
static void
roll (HuBalanceForm *self)
{
  if (self->rolled || get_wish (self, 0) != get_wish (self, 1))
    return;

  hu_side_draw_init (&self->draw, get_wish (self, 0), get_wish (self, 1));
  self->rolled = TRUE;
  while (!self->draw.decided)
    {
      guint first = hu_dice_roll (HU_DIE_SIDES), second = hu_dice_roll (HU_DIE_SIDES);

      hu_side_draw_add_roll (&self->draw, first, second);
    }

  for (guint i = 0; i < HU_N_PLAYERS; i++)
    gtk_drop_down_set_selected (self->dice[i], self->draw.dice[i]);
  update (self);
}

/* @scenario: one with control in force */
GtkWidget *
hu_balance_form_new (HuScenario *scenario)
{
  HuBalanceForm *self = g_object_new (HU_TYPE_BALANCE_FORM, NULL);
  GtkWidget *provisions = adw_preferences_group_new ();
  GtkWidget *outcome = gtk_label_new (NULL);

  self->scenario = hu_scenario_ref (scenario);
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (provisions), make_provision (self, side));
  gtk_box_append (GTK_BOX (self->box), provisions);
  gtk_box_append (GTK_BOX (self->box), make_players (self));

  self->roll = gtk_button_new_with_mnemonic (_("_Roll the Dice"));
  gtk_widget_set_halign (self->roll, GTK_ALIGN_END);
  g_signal_connect_swapped (self->roll, "clicked", G_CALLBACK (roll), self);
  gtk_box_append (GTK_BOX (self->box), self->roll);

  self->claims = GTK_CHECK_BUTTON (gtk_check_button_new ());
  gtk_check_button_set_active (self->claims, TRUE);
  g_signal_connect_swapped (self->claims, "toggled", G_CALLBACK (update), self);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->claims));

  gtk_label_set_wrap (GTK_LABEL (outcome), TRUE);
  gtk_label_set_xalign (GTK_LABEL (outcome), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (outcome), 48);
  gtk_widget_add_css_class (outcome, "hu-points-outcome");
  gtk_box_append (GTK_BOX (self->box), outcome);
  self->outcome = GTK_LABEL (outcome);
  update (self);

  return GTK_WIDGET (self);
}

char *
hu_balance_form_dup_note (HuBalanceForm *self)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_return_val_if_fail (HU_IS_BALANCE_FORM (self), NULL);

  if (!self->draw.decided)
    return NULL;

  first = dup_name (self, 0);
  second = dup_name (self, 1);

  return hu_explain_side_draw (self->scenario, &self->draw, (const char * const []) { first, second },
                               gtk_check_button_get_active (self->claims));
}
