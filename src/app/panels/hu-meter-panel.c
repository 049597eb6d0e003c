/*
 * The column of meter cards. Cards follow the game and, while counters are lifted, the preview of the game.
 */
#include "hu-meter-panel.h"

#include "hu-system-panels.h"

#define PORTION 6 /* ends of phases that are judged between two frames */

struct _HuMeterPanel
{
  GtkWidget   parent_instance;

  HuGame     *game;
  HuSnapshot *what_if;
  GPtrArray  *widgets; /* borrowed: they are its children */
  guint       history_idle;
};

enum
{
  SHOW_HEXES,
  SHOW_ROWS,
  LIGHT_HEXES,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuMeterPanel, hu_meter_panel, GTK_TYPE_WIDGET)

/* Shows the rows of a line's gaps, and the units that could close them. */
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
card_clicked_cb (HuMeterPanel *self,
                 HuMeterCard  *card)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (self->game);
  const HuMeter *meter = hu_snapshot_get_meter (snapshot, hu_meter_card_get_kind (card));
  g_autoptr(GArray) hexes = NULL;

  /* A card whose action leads elsewhere does only that. */
  if (meter == NULL || gtk_actionable_get_action_name (GTK_ACTIONABLE (card)) != NULL)
    return;

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

/* Judging the end of every phase is not needed to show the game, so it waits for idle time, between frames. */
static gboolean
history_cb (gpointer data)
{
  HuMeterPanel *self = data;

  if (!hu_game_remember (self->game, PORTION))
    return G_SOURCE_CONTINUE;

  self->history_idle = 0;
  for (guint i = 0; i < self->widgets->len; i++)
    if (HU_IS_METER_CARD (g_ptr_array_index (self->widgets, i)))
      {
        HuMeterCard *card = g_ptr_array_index (self->widgets, i);
        g_autoptr(GArray) values = hu_game_get_meter_history (self->game, hu_meter_card_get_kind (card));

        hu_meter_card_set_history (card, values);
      }

  return G_SOURCE_REMOVE;
}

static void
update (HuMeterPanel *self)
{
  for (guint i = 0; i < self->widgets->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (self->widgets, i);

      if (HU_IS_METER_CARD (widget))
        hu_meter_card_update (HU_METER_CARD (widget), hu_game_get_base_snapshot (self->game), self->what_if);
      else if (HU_IS_METER_PART (widget))
        hu_meter_part_update (HU_METER_PART (widget), hu_game_get_snapshot (self->game), self->what_if);
    }
}

static void
game_changed_cb (HuMeterPanel *self)
{
  update (self);
  if (self->history_idle == 0)
    self->history_idle = g_idle_add (history_cb, self);
}

static void
remove_widgets (HuMeterPanel *self)
{
  for (guint i = 0; i < self->widgets->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->widgets, i));

  g_ptr_array_set_size (self->widgets, 0);
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
show_rows_cb (HuMeterPanel *self,
              GArray       *rows,
              GArray       *units)
{
  g_signal_emit (self, signals[SHOW_ROWS], 0, rows, units);
}

static void
listen (HuMeterPanel *self,
        GtkWidget    *widget)
{
  if (HU_IS_METER_CARD (widget))
    g_signal_connect_object (widget, "clicked", G_CALLBACK (card_clicked_cb), self, G_CONNECT_SWAPPED);
  if (!HU_IS_METER_PART (widget))
    return;

  g_signal_connect_object (widget, "show-hexes", G_CALLBACK (show_hexes_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "light-hexes", G_CALLBACK (light_hexes_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "show-rows", G_CALLBACK (show_rows_cb), self, G_CONNECT_SWAPPED);
}

/* A card for each meter of @system. */
static void
add_cards (GPtrArray  *widgets,
           HuSnapshot *snapshot,
           HuSystemId  system)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      if (meter->system == system)
        g_ptr_array_add (widgets, hu_meter_card_new (meter->kind));
    }
}

static void
add_widgets (HuMeterPanel *self)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (self->game);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_panels_get (id)->add_meters == NULL)
      add_cards (self->widgets, snapshot, id);
    else if (hu_snapshot_get_report (snapshot, id) != NULL)
      hu_system_panels_get (id)->add_meters (self->widgets, snapshot);

  for (guint i = 0; i < self->widgets->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (self->widgets, i);

      gtk_widget_set_parent (widget, GTK_WIDGET (self));
      listen (self, widget);
    }
}

static void
hu_meter_panel_dispose (GObject *object)
{
  HuMeterPanel *self = HU_METER_PANEL (object);

  g_clear_handle_id (&self->history_idle, g_source_remove);
  remove_widgets (self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->what_if, hu_snapshot_unref);

  G_OBJECT_CLASS (hu_meter_panel_parent_class)->dispose (object);
}

static void
hu_meter_panel_finalize (GObject *object)
{
  g_ptr_array_unref (HU_METER_PANEL (object)->widgets);

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
  signals[LIGHT_HEXES] = g_signal_new ("light-hexes", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ARRAY);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-meter-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hu_meter_panel_init (HuMeterPanel *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  self->widgets = g_ptr_array_new ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
}

/**
 * hu_meter_panel_set_game:
 * @self: a panel
 * @game: (nullable): the game whose meters to show
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
  remove_widgets (self);
  g_set_object (&self->game, game);
  if (game == NULL)
    return;

  add_widgets (self);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);
}

/**
 * hu_meter_panel_set_what_if:
 * @self: a panel with a game
 * @what_if: (nullable): the game in the preview
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
 * @kind: a meter
 *
 * Returns: (transfer none) (nullable): its card
 */
HuMeterCard *
hu_meter_panel_get_card (HuMeterPanel *self,
                         HuMeterKind   kind)
{
  g_return_val_if_fail (HU_IS_METER_PANEL (self), NULL);

  for (guint i = 0; i < self->widgets->len; i++)
    {
      gpointer widget = g_ptr_array_index (self->widgets, i);

      if (HU_IS_METER_CARD (widget) && hu_meter_card_get_kind (widget) == kind)
        return widget;
    }

  return NULL;
}
