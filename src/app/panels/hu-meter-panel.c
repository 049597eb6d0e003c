/*
 * The column of meter cards. Cards follow the game and, while counters are lifted, the preview of the game.
 */
#include "hu-meter-panel.h"

#include "hu-system-panels.h"

#define PORTION 6 /* ends of phases that are judged between two frames */

struct _HuMeterPanel
{
  HuPanel     parent_instance;

  GPtrArray  *widgets; /* borrowed: they are its children */
  GArray     *kinds;   /* HuMeterKind: the only ones shown; or NULL */
  guint       history_idle;
};

G_DEFINE_FINAL_TYPE (HuMeterPanel, hu_meter_panel, HU_TYPE_PANEL)

/* Shows the rows of a line's gaps, and the units that could close them. */
static void
show_rows (HuMeterPanel  *self,
           HuSnapshot    *snapshot,
           const HuMeter *meter)
{
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (HuHex));

  if (meter->unit != HU_UNIT_NONE)
    g_array_append_val (units, hu_snapshot_get_state (snapshot)->unit_hex[meter->unit]);

  hu_session_show_rows (hu_panel_get_session (HU_PANEL (self)), meter->rows, units);
}

static void
card_clicked_cb (HuMeterPanel *self,
                 HuMeterCard  *card)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (hu_panel_get_game (HU_PANEL (self)));
  const HuMeter *meter = hu_snapshot_get_nth_meter (snapshot, hu_meter_card_get_kind (card), hu_meter_card_get_nth (card));
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

  hu_session_show_hexes (hu_panel_get_session (HU_PANEL (self)), hexes);
}

/* Judging the end of every phase is not needed to show the game, so it waits for idle time, between frames. */
static gboolean
history_cb (gpointer data)
{
  HuMeterPanel *self = data;
  HuGame *game = hu_panel_get_game (data);

  if (!hu_game_remember (game, PORTION))
    return G_SOURCE_CONTINUE;

  self->history_idle = 0;
  for (guint i = 0; i < self->widgets->len; i++)
    if (HU_IS_METER_CARD (g_ptr_array_index (self->widgets, i)))
      {
        HuMeterCard *card = g_ptr_array_index (self->widgets, i);
        g_autoptr(GArray) values = hu_game_get_nth_meter_history (game, hu_meter_card_get_kind (card),
                                                                  hu_meter_card_get_nth (card));

        hu_meter_card_set_history (card, values);
      }

  return G_SOURCE_REMOVE;
}

static gboolean
is_among (const GArray *kinds,
          HuMeterKind   kind)
{
  for (guint i = 0; i < kinds->len; i++)
    if (g_array_index (kinds, HuMeterKind, i) == kind)
      return TRUE;

  return FALSE;
}

/* The parts below a card belong to it, and may hide themselves; parts without a card, as conditions, belong to the
 * kinds that have none. */
static void
choose_kinds (HuMeterPanel *self)
{
  gboolean shown = self->kinds == NULL;

  for (guint i = 0; self->kinds != NULL && i < self->kinds->len; i++)
    shown |= hu_meter_panel_get_card (self, g_array_index (self->kinds, HuMeterKind, i)) == NULL;
  for (guint i = 0; i < self->widgets->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (self->widgets, i);

      if (self->kinds != NULL && HU_IS_METER_CARD (widget))
        shown = is_among (self->kinds, hu_meter_card_get_kind (HU_METER_CARD (widget)));
      if (self->kinds != NULL && (!shown || HU_IS_METER_CARD (widget)))
        gtk_widget_set_visible (widget, shown);
    }
}

static void
update (HuPanel *panel)
{
  HuMeterPanel *self = HU_METER_PANEL (panel);
  HuGame *game = hu_panel_get_game (panel);
  HuSnapshot *preview = hu_session_get_preview (hu_panel_get_session (panel));

  for (guint i = 0; i < self->widgets->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (self->widgets, i);

      if (HU_IS_METER_CARD (widget))
        hu_meter_card_update (HU_METER_CARD (widget), hu_game_get_base_snapshot (game), preview);
      else if (HU_IS_METER_PART (widget))
        hu_meter_part_update (HU_METER_PART (widget), hu_game_get_snapshot (game), preview);
    }
  choose_kinds (self);
}

static void
hu_meter_panel_game_changed (HuPanel *panel)
{
  HuMeterPanel *self = HU_METER_PANEL (panel);

  update (panel);
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
listen (HuMeterPanel *self,
        GtkWidget    *widget)
{
  HuSession *session = hu_panel_get_session (HU_PANEL (self));

  if (HU_IS_METER_CARD (widget))
    g_signal_connect_object (widget, "clicked", G_CALLBACK (card_clicked_cb), self, G_CONNECT_SWAPPED);
  if (!HU_IS_METER_PART (widget))
    return;

  g_signal_connect_object (widget, "show-hexes", G_CALLBACK (hu_session_show_hexes), session, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "light-hexes", G_CALLBACK (hu_session_light_hexes), session, G_CONNECT_SWAPPED);
  g_signal_connect_object (widget, "show-rows", G_CALLBACK (hu_session_show_rows), session, G_CONNECT_SWAPPED);
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
        g_ptr_array_add (widgets, hu_meter_card_new (meter->kind, meter->nth));
    }
}

static void
add_widgets (HuMeterPanel *self,
             HuSnapshot   *snapshot)
{

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_panels_get (id)->add_meters == NULL)
      add_cards (self->widgets, snapshot, id);
    else if (hu_snapshot_get_findings (snapshot, id) != NULL)
      hu_system_panels_get (id)->add_meters (self->widgets, snapshot);

  for (guint i = 0; i < self->widgets->len; i++)
    {
      GtkWidget *widget = g_ptr_array_index (self->widgets, i);

      gtk_widget_set_parent (widget, GTK_WIDGET (self));
      listen (self, widget);
    }
}

static void
hu_meter_panel_set_game (HuPanel *panel,
                         HuGame  *game)
{
  HuMeterPanel *self = HU_METER_PANEL (panel);

  g_clear_handle_id (&self->history_idle, g_source_remove);
  remove_widgets (self);
  if (game == NULL)
    return;

  add_widgets (self, hu_game_get_snapshot (game));
  hu_meter_panel_game_changed (panel);
}

/* The card of the condition that asks for supply would answer a question about it. */
static void
veil_changed_cb (HuMeterPanel *self)
{
  HuGame *game = hu_panel_get_game (HU_PANEL (self));
  const HuMeter *meter = game != NULL ? hu_snapshot_find_meter (hu_game_get_snapshot (game), "4.3", HU_SIDE_NONE) : NULL;
  HuMeterCard *card = meter != NULL ? hu_meter_panel_get_card (self, meter->kind) : NULL;

  if (card != NULL)
    hu_panel_veil (GTK_WIDGET (card), hu_session_get_veil (hu_panel_get_session (HU_PANEL (self))) == HU_VEIL_SUPPLY);
}

static void
hu_meter_panel_bind (HuPanel   *panel,
                     HuSession *session)
{
  g_signal_connect_object (session, "notify::veil", G_CALLBACK (veil_changed_cb), panel, G_CONNECT_SWAPPED);
}

static void
hu_meter_panel_dispose (GObject *object)
{
  HuMeterPanel *self = HU_METER_PANEL (object);

  g_clear_handle_id (&self->history_idle, g_source_remove);
  remove_widgets (self);

  G_OBJECT_CLASS (hu_meter_panel_parent_class)->dispose (object);
}

static void
hu_meter_panel_finalize (GObject *object)
{
  g_clear_pointer (&HU_METER_PANEL (object)->kinds, g_array_unref);
  g_ptr_array_unref (HU_METER_PANEL (object)->widgets);

  G_OBJECT_CLASS (hu_meter_panel_parent_class)->finalize (object);
}

static void
hu_meter_panel_class_init (HuMeterPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  HuPanelClass *panel_class = HU_PANEL_CLASS (klass);

  object_class->dispose = hu_meter_panel_dispose;
  object_class->finalize = hu_meter_panel_finalize;
  panel_class->set_game = hu_meter_panel_set_game;
  panel_class->game_changed = hu_meter_panel_game_changed;
  panel_class->preview_changed = update;
  panel_class->bind = hu_meter_panel_bind;
  /* Below the cards the gaps are listed, too. */
  panel_class->veils = 1 << HU_VEIL_LINE | 1 << HU_VEIL_OWNERS | 1 << HU_VEIL_POINTS;

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

void
hu_meter_panel_set_kinds (HuMeterPanel *self,
                          const GArray *kinds)
{
  g_return_if_fail (HU_IS_METER_PANEL (self));

  g_clear_pointer (&self->kinds, g_array_unref);
  if (kinds != NULL)
    self->kinds = g_array_copy ((GArray *) kinds);
  if (hu_panel_get_game (HU_PANEL (self)) != NULL)
    update (HU_PANEL (self));
}
