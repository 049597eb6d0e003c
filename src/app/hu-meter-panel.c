/*
 * The column of meter cards.  Cards follow the game and, while counters are
 * held, the game as it would be.
 */
#include "hu-meter-panel.h"

#include "hu-budget.h"
#include "hu-control-condition-card.h"
#include "hu-control-rules.h"
#include "hu-explain-control.h"
#include "hu-front-line-meter.h"
#include "hu-front-line-gap-list.h"

#define PORTION 6 /* ends of phases that are judged between two frames */

struct _HuMeterPanel
{
  GtkWidget   parent_instance;

  HuGame     *game;
  HuSnapshot *what_if;
  GPtrArray  *cards; /* borrowed: they are its children */
  GPtrArray  *gaps;  /* HuGapList, borrowed likewise */
  GPtrArray  *conditions; /* HuConditionCard, likewise */
  guint       n_lines;    /* that those have, all in all */
  GtkWidget  *rest;       /* stands for the conditions that find no room; or NULL */
  GtkWidget  *otherwise;  /* who wins where they do not decide; or NULL */
  guint       history_idle;
};

enum
{
  SHOW_HEXES,
  SHOW_ROWS,
  SHOW_LEDGER,
  LIGHT_HEXES,
  SHOW_CASUALTIES,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuMeterPanel, hu_meter_panel, GTK_TYPE_WIDGET)

/* The rows of a line's gaps, and the units that could close them. */
static void
show_rows (HuMeterPanel  *self,
           HuSnapshot    *snapshot,
           const HuMeter *meter)
{
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (HuHex));

  if (meter->unit != HU_UNIT_NONE)
    g_array_append_val (units, hu_snapshot_get_state (snapshot)->unit_hex[meter->unit]);

  g_signal_emit (self, signals[SHOW_ROWS], 0, meter->rows, units);
}

static void
show_gap_cb (HuMeterPanel *self,
             gint          row,
             HuHex         unit)
{
  g_autoptr(GArray) rows = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_array_append_val (rows, row);
  if (unit != HU_HEX_NONE)
    g_array_append_val (units, unit);

  g_signal_emit (self, signals[SHOW_ROWS], 0, rows, units);
}

static void
card_clicked_cb (HuMeterPanel *self,
                 HuMeterCard  *card)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (self->game);
  const HuMeter *meter = hu_snapshot_get_meter (snapshot, hu_meter_card_get_kind (card));
  g_autoptr(GArray) hexes = NULL;

  if (meter == NULL)
    return;

  if (meter->kind == HU_FRONT_LINE_METER_POINTS)
    {
      g_signal_emit (self, signals[SHOW_LEDGER], 0);
      return;
    }
  if (meter->rows->len > 0)
    {
      show_rows (self, snapshot, meter);
      return;
    }

  hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_array_append_vals (hexes, meter->hexes->data, meter->hexes->len);
  g_array_append_vals (hexes, meter->more_hexes->data, meter->more_hexes->len);
  if (meter->unit != HU_UNIT_NONE)
    {
      HuHex hex = hu_snapshot_get_state (snapshot)->unit_hex[meter->unit];

      if (hex != HU_HEX_NONE)
        g_array_append_val (hexes, hex);
    }

  g_signal_emit (self, signals[SHOW_HEXES], 0, hexes);
}

/* Judging the end of every phase is not needed to see the game: it waits until
 * there is time, and frames come between. */
static gboolean
history_cb (gpointer data)
{
  HuMeterPanel *self = data;

  if (!hu_game_remember (self->game, PORTION))
    return G_SOURCE_CONTINUE;

  self->history_idle = 0;
  for (guint i = 0; i < self->cards->len; i++)
    {
      HuMeterCard *card = g_ptr_array_index (self->cards, i);
      g_autoptr(GArray) values = hu_game_get_meter_history (self->game, hu_meter_card_get_kind (card));

      hu_meter_card_set_history (card, values);
    }

  return G_SOURCE_REMOVE;
}

static void
update (HuMeterPanel *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    hu_meter_card_update (g_ptr_array_index (self->cards, i), hu_game_get_base_snapshot (self->game),
                          self->what_if);
  for (guint i = 0; i < self->conditions->len; i++)
    hu_condition_card_update (g_ptr_array_index (self->conditions, i), hu_game_get_snapshot (self->game),
                              self->what_if);
  for (guint i = 0; i < self->gaps->len; i++)
    hu_gap_list_update (g_ptr_array_index (self->gaps, i),
                        self->what_if != NULL ? self->what_if : hu_game_get_snapshot (self->game));
}

static void
game_changed_cb (HuMeterPanel *self)
{
  update (self);
  if (self->history_idle == 0)
    self->history_idle = g_idle_add (history_cb, self);
}

static void
remove_cards (HuMeterPanel *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->cards, i));

  for (guint i = 0; i < self->gaps->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->gaps, i));

  for (guint i = 0; i < self->conditions->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->conditions, i));
  g_clear_pointer (&self->rest, gtk_widget_unparent);
  g_clear_pointer (&self->otherwise, gtk_widget_unparent);

  g_ptr_array_set_size (self->cards, 0);
  g_ptr_array_set_size (self->gaps, 0);
  g_ptr_array_set_size (self->conditions, 0);
  self->n_lines = 0;
}

/* Beneath the card of a line, what it leaves open. */
static void
add_gaps (HuMeterPanel *self,
          HuSide        side)
{
  GtkWidget *list = hu_gap_list_new (side);

  g_signal_connect_object (list, "show-gap", G_CALLBACK (show_gap_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (list, GTK_WIDGET (self));
  g_ptr_array_add (self->gaps, list);
}

static void
show_hexes_cb (HuMeterPanel *self,
               GArray       *hexes)
{
  g_signal_emit (self, signals[SHOW_HEXES], 0, hexes);
}

static void
light_hexes_cb (HuMeterPanel *self,
                GArray       *hexes)
{
  g_signal_emit (self, signals[LIGHT_HEXES], 0, hexes);
}

static void
show_casualties_cb (HuMeterPanel *self)
{
  g_signal_emit (self, signals[SHOW_CASUALTIES], 0);
}

/* Conditions of control are trees, not numbers. */
static void
add_condition (HuMeterPanel *self,
               guint         entry)
{
  GtkWidget *card = hu_condition_card_new (hu_game_get_snapshot (self->game), entry,
                                           HU_BUDGET_CONDITION_LINES - self->n_lines);

  self->n_lines += hu_condition_card_get_n_lines (HU_CONDITION_CARD (card));
  g_signal_connect_object (card, "show-hexes", G_CALLBACK (show_hexes_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "light-hexes", G_CALLBACK (light_hexes_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (card, "show-casualties", G_CALLBACK (show_casualties_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (card, GTK_WIDGET (self));
  g_ptr_array_add (self->conditions, card);
}

static void
add_otherwise (HuMeterPanel *self)
{
  const HuScenario *scenario = hu_game_get_scenario (self->game);
  g_autofree char *text = hu_control_rules (scenario) != NULL ? hu_explain_otherwise (scenario, HU_LANG_LOCALE) : NULL;

  if (text == NULL)
    return;

  self->otherwise = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (self->otherwise), 0);
  gtk_label_set_wrap (GTK_LABEL (self->otherwise), TRUE);
  gtk_widget_add_css_class (self->otherwise, "hu-meter-detail");
  gtk_widget_add_css_class (self->otherwise, "hu-otherwise");
  gtk_widget_set_parent (self->otherwise, GTK_WIDGET (self));
}

static void
add_cards (HuMeterPanel *self)
{
  const GPtrArray *meters = hu_snapshot_get_meters (hu_game_get_snapshot (self->game));
  guint left = 0;

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      GtkWidget *card;

      if (meter->kind == HU_CONTROL_METER_CONDITION)
        {
          if (self->n_lines < HU_BUDGET_CONDITION_LINES)
            add_condition (self, meter->nth);
          else
            left++;
          continue;
        }

      card = hu_meter_card_new (meter->kind);
      g_signal_connect_object (card, "clicked", G_CALLBACK (card_clicked_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_set_parent (card, GTK_WIDGET (self));
      g_ptr_array_add (self->cards, card);
      if (meter->kind == HU_FRONT_LINE_METER_LINE_ATTACKER || meter->kind == HU_FRONT_LINE_METER_LINE_DEFENDER)
        add_gaps (self, meter->for_side);
    }
  if (left > 0)
    {
      self->rest = hu_condition_card_new_rest (left);
      gtk_widget_set_parent (self->rest, GTK_WIDGET (self));
    }
  add_otherwise (self);
}

static void
hu_meter_panel_dispose (GObject *object)
{
  HuMeterPanel *self = HU_METER_PANEL (object);

  g_clear_handle_id (&self->history_idle, g_source_remove);
  remove_cards (self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->what_if, hu_snapshot_unref);

  G_OBJECT_CLASS (hu_meter_panel_parent_class)->dispose (object);
}

static void
hu_meter_panel_finalize (GObject *object)
{
  g_ptr_array_unref (HU_METER_PANEL (object)->cards);
  g_ptr_array_unref (HU_METER_PANEL (object)->gaps);
  g_ptr_array_unref (HU_METER_PANEL (object)->conditions);

  G_OBJECT_CLASS (hu_meter_panel_parent_class)->finalize (object);
}

static void
hu_meter_panel_class_init (HuMeterPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hu_meter_panel_dispose;
  object_class->finalize = hu_meter_panel_finalize;

  signals[SHOW_HEXES] = g_signal_new ("show-hexes", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[SHOW_ROWS] = g_signal_new ("show-rows", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_ARRAY, G_TYPE_ARRAY);
  signals[SHOW_LEDGER] = g_signal_new ("show-ledger", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LIGHT_HEXES] = g_signal_new ("light-hexes", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ARRAY);
  signals[SHOW_CASUALTIES] = g_signal_new ("show-casualties", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-meter-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hu_meter_panel_init (HuMeterPanel *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  self->cards = g_ptr_array_new ();
  self->gaps = g_ptr_array_new ();
  self->conditions = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
}

/**
 * hu_meter_panel_set_game:
 * @self: a panel
 * @game: (nullable): whose meters it shows
 */
void
hu_meter_panel_set_game (HuMeterPanel *self,
                         HuGame       *game)
{
  g_return_if_fail (HU_IS_METER_PANEL (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, game_changed_cb, self);

  g_clear_handle_id (&self->history_idle, g_source_remove);
  g_clear_pointer (&self->what_if, hu_snapshot_unref);
  remove_cards (self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;

  add_cards (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);
}

/**
 * hu_meter_panel_set_what_if:
 * @self: a panel with a game
 * @what_if: (nullable): the game as it would be
 */
void
hu_meter_panel_set_what_if (HuMeterPanel *self,
                            HuSnapshot   *what_if)
{
  g_return_if_fail (HU_IS_METER_PANEL (self));

  if (self->what_if == what_if)
    return;

  g_clear_pointer (&self->what_if, hu_snapshot_unref);
  self->what_if = what_if != NULL ? hu_snapshot_ref (what_if) : NULL;
  update (self);
}

/**
 * hu_meter_panel_get_card:
 * @self: a panel
 * @kind: which meter
 *
 * Returns: (transfer none) (nullable): its card
 */
HuMeterCard *
hu_meter_panel_get_card (HuMeterPanel *self,
                         HuMeterKind   kind)
{
  g_return_val_if_fail (HU_IS_METER_PANEL (self), NULL);

  for (guint i = 0; i < self->cards->len; i++)
    if (hu_meter_card_get_kind (g_ptr_array_index (self->cards, i)) == kind)
      return g_ptr_array_index (self->cards, i);

  return NULL;
}

/**
 * hu_meter_panel_get_condition:
 * @self: a panel
 * @entry: which of the victory conditions of control
 *
 * Returns: (transfer none) (nullable): its card
 */
HuConditionCard *
hu_meter_panel_get_condition (HuMeterPanel *self,
                              guint         entry)
{
  g_return_val_if_fail (HU_IS_METER_PANEL (self), NULL);

  return entry < self->conditions->len ? g_ptr_array_index (self->conditions, entry) : NULL;
}
