/*
 * The instruments over the map, and the actions that open and close them. Only one is open at a time, because
 * they share a corner.
 */
#include "config.h"

#include "hu-instruments-section.h"

#include "hu-flip-panel.h"
#include "hu-flood-panel.h"
#include "hu-supply-need.h"

struct _HuInstrumentsSection
{
  HuSection     parent_instance;

  HuMapView    *map;        /* borrowed, like the other widgets */
  GtkWidget    *trace_chip;
  GtkWidget    *under;      /* the card over the map that the panels lie above */
  HuFlipPanel  *flips;      /* NULL until the section is complete, like the next */
  HuFloodPanel *flood;
};

G_DEFINE_FINAL_TYPE (HuInstrumentsSection, hu_instruments_section, HU_TYPE_SECTION)

/* Shows the subject of most questions, the capital or the hex that asks, where the card does not cover it. */
static void
show_subject (HuInstrumentsSection *self)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_section_get_game (HU_SECTION (self)));
  const HuSupplyLines *lines = hu_map_view_get_lines (self->map);
  HuPoint centre;

  if (lines == NULL)
    return;

  centre = hu_geometry_centre (scenario->map->grid, g_array_index (lines->tracing->origins, HuHex, 0));
  hu_map_state_show_box (hu_map_view_get_state (self->map), (HuBox) { centre.x - 5, centre.y - 5, 10, 10 }, TRUE);
}

/* The focus is not left in what is seen no more. */
static void
keep_focus (HuInstrumentsSection *self,
            GtkWidget            *leaving)
{
  GtkWindow *window = hu_section_get_window (HU_SECTION (self));
  GtkWidget *focus = window != NULL ? gtk_window_get_focus (window) : NULL;

  if (focus != NULL && (focus == leaving || gtk_widget_is_ancestor (focus, leaving)))
    gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
put_card_away (HuInstrumentsSection *self)
{
  if (self->flips == NULL)
    return;

  keep_focus (self, GTK_WIDGET (self->flips));
  keep_focus (self, GTK_WIDGET (self->flood));
  hu_flip_panel_set_active (self->flips, FALSE);
  hu_flood_panel_set_active (self->flood, FALSE);
}

static void
trace_changed_cb (HuInstrumentsSection *self)
{
  if (hu_map_state_get_trace_hex (hu_map_view_get_state (self->map)) == HU_HEX_NONE)
    keep_focus (self, self->trace_chip);
}

/* Another game, the workshop or another question has made them obsolete. */
static void
put_away_cb (HuInstrumentsSection *self)
{
  put_card_away (self);
  /* Ends the trace, which was started on the map; its chip over the map disappears with it. */
  keep_focus (self, self->trace_chip);
  hu_map_state_set_trace (hu_map_view_get_state (self->map), HU_HEX_NONE, HU_SIDE_NONE);
}

/* TRUE where a card was there to be put away. */
static gboolean
let_go_cb (HuInstrumentsSection *self)
{
  if (self->flips == NULL || (!hu_flip_panel_get_active (self->flips) && !hu_flood_panel_get_active (self->flood)))
    return FALSE;

  put_card_away (self);

  return TRUE;
}

/* Handles Escape as on the map, wherever the focus is, unless the focus widget uses the key itself. */
static gboolean
escape_cb (GtkWidget *widget,
           GVariant  *arguments,
           gpointer   data)
{
  HuInstrumentsSection *self = data;

  if (!hu_session_is_play (hu_section_get_session (data)))
    return GDK_EVENT_PROPAGATE;

  return hu_map_view_cancel (self->map);
}

static void
show_rows_cb (HuInstrumentsSection *self,
              const GArray         *rows)
{
  if (rows == NULL || rows->len != 1)
    return;

  hu_section_complete (HU_SECTION (self));
  hu_flip_panel_ask_row (self->flips, g_array_index (rows, gint, 0));
}

static void
flips_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  HuInstrumentsSection *self = data;
  gboolean active;

  hu_section_complete (data);
  active = !hu_flip_panel_get_active (self->flips);
  put_card_away (self);
  hu_flip_panel_set_active (self->flips, active);
  if (active)
    show_subject (self);
}

static void
flood_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  HuInstrumentsSection *self = data;
  gboolean active;

  hu_section_complete (data);
  active = !hu_flood_panel_get_active (self->flood);
  put_card_away (self);
  hu_flood_panel_set_active (self->flood, active);
  if (active)
    show_subject (self);
}

static void
set_game (HuSection *self,
          HuGame    *game)
{
  put_away_cb (HU_INSTRUMENTS_SECTION (self));
}

/* Closes an instrument that the changed game has no use for. */
static void
update (HuSection *self,
        HuGame    *game)
{
  HuFloodPanel *panel = HU_INSTRUMENTS_SECTION (self)->flood;
  gboolean flood = game != NULL && hu_supply_has_lines (hu_game_get_scenario (game));

  hu_section_enable (self, "flood", flood);
  if (!flood && panel != NULL)
    hu_flood_panel_set_active (panel, FALSE);
}

static void
lay_over (HuInstrumentsSection *self,
          GtkWidget            *panel,
          GtkWidget            *under)
{
  GtkWidget *overlay = gtk_widget_get_parent (GTK_WIDGET (self->map));

  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), panel);
  gtk_widget_insert_after (panel, overlay, under);
}

static void
complete (HuSection *section)
{
  HuInstrumentsSection *self = HU_INSTRUMENTS_SECTION (section);

  self->flips = HU_FLIP_PANEL (hu_flip_panel_new (self->map));
  self->flood = HU_FLOOD_PANEL (hu_flood_panel_new (self->map));
  lay_over (self, GTK_WIDGET (self->flips), self->under);
  lay_over (self, GTK_WIDGET (self->flood), GTK_WIDGET (self->flips));
}

static void
hu_instruments_section_class_init (HuInstrumentsSectionClass *klass)
{
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;
  HU_SECTION_CLASS (klass)->complete = complete;
}

static void
hu_instruments_section_init (HuInstrumentsSection *self)
{
}

static void
listen (HuInstrumentsSection *self,
        HuSession            *session,
        GtkWidget            *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcut *escape = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                          gtk_callback_action_new (escape_cb, self, NULL));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), escape);
  gtk_widget_add_controller (window, keys);
  g_signal_connect_object (session, "put-away", G_CALLBACK (put_away_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "show-rows", G_CALLBACK (show_rows_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->map, "let-go", G_CALLBACK (let_go_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hu_map_view_get_state (self->map), "notify::trace-hex", G_CALLBACK (trace_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

HuSection *
hu_instruments_section_new (HuSession            *session,
                            AdwApplicationWindow *window,
                            HuMapView            *map,
                            GtkWidget            *trace_chip)
{
  static const GActionEntry entries[] = {
    { .name = "flips", .activate = flips_cb },
    { .name = "flood", .activate = flood_cb },
  };
  HuInstrumentsSection *self = g_object_new (HU_TYPE_INSTRUMENTS_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  self->trace_chip = trace_chip;
  self->under = gtk_widget_get_last_child (gtk_widget_get_parent (GTK_WIDGET (map)));
  hu_section_add_telling_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  listen (self, session, GTK_WIDGET (window));

  return HU_SECTION (self);
}
