/*
 * The time bar: plays the log, has meters measured in idle time, and names the charts.
 */
#include "config.h"

#include "hu-time-bar.h"

#include "hu-css-class.h"
#include "hu-glossary.h"
#include "hu-help-topic.h"
#include "hu-tooltip.h"
#include "hu-widget-find.h"

#include <glib/gi18n-lib.h>

#define SLICE 4000 /* microseconds of measuring at a time */
#define INTERVAL 1000 /* milliseconds an event */

struct _HuTimeBar
{
  HuPanel       parent_instance;

  HuGame       *game;     /* or NULL */
  HuTimeline   *timeline; /* or NULL */
  guint         measure_idle;
  guint         play_source;
  guint         interval;

  GtkWidget    *box;
  GtkButton    *play;
  GtkLabel     *where;
  HuTimeTrack  *track;
  HuTimeCharts *charts;
  GtkRevealer  *revealer;
  GtkBox       *names;
  GtkMenuButton *more;
  GMenuModel   *menu;
};

enum
{
  PROP_0,
  PROP_PLAYING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (HuTimeBar, hu_time_bar, HU_TYPE_PANEL)

/* --- Measuring --- */

static gboolean
measure_cb (gpointer data)
{
  HuTimeBar *self = data;

  if (!hu_timeline_measure (self->timeline, SLICE))
    return G_SOURCE_CONTINUE;

  self->measure_idle = 0;

  return G_SOURCE_REMOVE;
}

/* With less haste than anything that is seen. */
static void
measure_later (HuTimeBar *self)
{
  if (self->measure_idle == 0)
    self->measure_idle = g_idle_add_full (G_PRIORITY_LOW, measure_cb, self, NULL);
}

static GtkWidget *
make_name (const HuTimelineSeries *series)
{
  GtkWidget *label = gtk_label_new (series->title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 1);
  gtk_widget_set_tooltip_text (label, series->title);
  gtk_widget_set_size_request (label, -1, HU_CHART_HEIGHT);
  gtk_widget_add_css_class (label, series->side == HU_SIDE_FIRST ? "first-side" : "second-side");
  gtk_widget_add_css_class (label, "hu-chart-name");

  return label;
}

static GtkWidget *
make_rest (guint n)
{
  g_autofree char *text = g_strdup_printf (ngettext ("and %u more…", "and %u more…", n), n);

  return gtk_label_new (text);
}

/* The meters of a timeline are known as soon as there are any. */
static void
timeline_changed_cb (HuTimeBar *self)
{
  guint n = hu_timeline_get_n_series (self->timeline);
  guint left = hu_timeline_get_n_left (self->timeline);

  measure_later (self);
  if (gtk_widget_get_first_child (GTK_WIDGET (self->names)) != NULL)
    return;

  for (guint i = 0; i < n; i++)
    gtk_box_append (self->names, make_name (hu_timeline_get_series (self->timeline, i)));
  if (left > 0)
    gtk_box_append (self->names, make_rest (left));
}

/* --- Playing --- */

static gboolean
play_cb (gpointer data)
{
  HuTimeBar *self = data;
  guint position = hu_game_get_position (self->game);

  hu_game_look_at (self->game, hu_game_get_moment_after (self->game, position));
  if (hu_game_is_looking_back (self->game))
    return G_SOURCE_CONTINUE;

  self->play_source = 0;
  hu_time_bar_set_playing (self, FALSE);

  return G_SOURCE_REMOVE;
}

static void
update_play (HuTimeBar *self)
{
  gboolean playing = hu_time_bar_get_playing (self);
  const char *label = playing ? _("Pause") : _("Play the Log");
  g_autofree char *tooltip = NULL;

  /* Translators: %s is "Pause" or "Play the Log"; then the key for it */
  tooltip = g_strdup_printf (_("%s (Ctrl+Space)"), label);
  gtk_button_set_icon_name (self->play, playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
  hu_tooltip_set (GTK_WIDGET (self->play), tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Plays the log from the moment shown, or from the set-up if that is the present. */
void
hu_time_bar_set_playing (HuTimeBar *self,
                         gboolean   playing)
{
  g_return_if_fail (HU_IS_TIME_BAR (self));

  if (playing && (self->game == NULL || hu_game_get_head (self->game) == 0))
    return;

  g_clear_handle_id (&self->play_source, g_source_remove);
  if (playing)
    {
      if (!hu_game_is_looking_back (self->game))
        hu_game_look_at (self->game, 0);
      self->play_source = g_timeout_add (self->interval, play_cb, self);
    }
  update_play (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

gboolean
hu_time_bar_get_playing (HuTimeBar *self)
{
  g_return_val_if_fail (HU_IS_TIME_BAR (self), FALSE);

  return self->play_source != 0;
}

/* @milliseconds: how long it shows each event, at least 1. */
void
hu_time_bar_set_interval (HuTimeBar *self,
                          guint      milliseconds)
{
  g_return_if_fail (HU_IS_TIME_BAR (self));
  g_return_if_fail (milliseconds > 0);

  self->interval = milliseconds;
  if (self->play_source == 0)
    return;

  g_source_remove (self->play_source);
  self->play_source = g_timeout_add (self->interval, play_cb, self);
}

/* --- The bar --- */

/* Somebody's hand on the track ends the play. */
static void
asked_cb (HuTimeBar *self,
          guint      n_events)
{
  if (hu_time_bar_get_playing (self))
    hu_time_bar_set_playing (self, FALSE);
  hu_game_look_at (self->game, MIN (n_events, hu_game_get_head (self->game)));
}

static void
game_changed (HuPanel *panel)
{
  HuTimeBar *self = HU_TIME_BAR (panel);
  guint position = hu_game_get_position (self->game), head = hu_game_get_head (self->game);
  g_autofree char *text = NULL;

  /* Translators: %1$u is the number of the event after which the game is shown, %2$u how many there are */
  text = g_strdup_printf (_("Event %1$u of %2$u"), position, head);
  gtk_label_set_text (self->where, text);
  hu_css_class_set (GTK_WIDGET (self->where), "hu-looking-back", hu_game_is_looking_back (self->game));
}

static void
set_game (HuPanel *panel,
          HuGame  *game)
{
  HuTimeBar *self = HU_TIME_BAR (panel);

  if (hu_time_bar_get_playing (self))
    hu_time_bar_set_playing (self, FALSE);
  if (self->timeline != NULL)
    g_signal_handlers_disconnect_by_func (self->timeline, timeline_changed_cb, self);
  g_clear_handle_id (&self->measure_idle, g_source_remove);
  hu_time_track_set_timeline (self->track, NULL);
  hu_time_charts_set_timeline (self->charts, NULL);
  g_clear_object (&self->timeline);
  g_set_object (&self->game, game);
  hu_widget_empty (GTK_WIDGET (self->names));
  if (game == NULL)
    return;

  self->timeline = hu_timeline_new (game);
  hu_time_track_set_timeline (self->track, self->timeline);
  hu_time_charts_set_timeline (self->charts, self->timeline);
  g_signal_connect_object (self->timeline, "changed", G_CALLBACK (timeline_changed_cb), self, G_CONNECT_SWAPPED);
  measure_later (self);
  game_changed (panel);
}

static void
hu_time_bar_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PLAYING:
      g_value_set_boolean (value, hu_time_bar_get_playing (HU_TIME_BAR (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* The menu is made only on demand, because the toolkit keeps a few kilobytes for every button's menu. */
static void
create_menu_cb (GtkMenuButton *button,
                gpointer       data)
{
  HuTimeBar *self = data;

  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, self->menu);
}

static void
hu_time_bar_dispose (GObject *object)
{
  HuTimeBar *self = HU_TIME_BAR (object);

  if (self->track != NULL)
    set_game (HU_PANEL (self), NULL);

  G_OBJECT_CLASS (hu_time_bar_parent_class)->dispose (object);
}

static void
hu_time_bar_class_init (HuTimeBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hu_time_bar_dispose;
  object_class->get_property = hu_time_bar_get_property;
  HU_PANEL_CLASS (klass)->set_game = set_game;
  HU_PANEL_CLASS (klass)->game_changed = game_changed;
  /* The last flag of the time bar says who has won. */
  HU_PANEL_CLASS (klass)->veils = 1 << HU_VEIL_SUPPLY | 1 << HU_VEIL_LINE | 1 << HU_VEIL_VERDICT |
                                1 << HU_VEIL_OWNERS | 1 << HU_VEIL_POINTS;
  HU_PANEL_CLASS (klass)->veil_note = TRUE;
  properties[PROP_PLAYING] =
    g_param_spec_boolean ("playing", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (HU_TYPE_TIME_TRACK);
  g_type_ensure (HU_TYPE_TIME_CHARTS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-time-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, HuTimeBar, box);
  gtk_widget_class_bind_template_child (widget_class, HuTimeBar, play);
  gtk_widget_class_bind_template_child (widget_class, HuTimeBar, where);
  gtk_widget_class_bind_template_child (widget_class, HuTimeBar, track);
  gtk_widget_class_bind_template_child (widget_class, HuTimeBar, charts);
  gtk_widget_class_bind_template_child (widget_class, HuTimeBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, HuTimeBar, names);
  gtk_widget_class_bind_template_child (widget_class, HuTimeBar, more);
  gtk_widget_class_bind_template_child (widget_class, HuTimeBar, menu);
  gtk_widget_class_bind_template_callback (widget_class, asked_cb);
  gtk_widget_class_set_css_name (widget_class, "hu-time-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hu_time_bar_init (HuTimeBar *self)
{
  self->interval = INTERVAL;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->more, create_menu_cb, self, NULL);
  hu_time_charts_set_track (self->charts, self->track);
  update_play (self);
  hu_help_topic_set (GTK_WIDGET (self), HU_TERM_PREFIX "turn");
}

HuTimeline *
hu_time_bar_get_timeline (HuTimeBar *self)
{
  g_return_val_if_fail (HU_IS_TIME_BAR (self), NULL);

  return self->timeline;
}

HuTimeTrack *
hu_time_bar_get_track (HuTimeBar *self)
{
  g_return_val_if_fail (HU_IS_TIME_BAR (self), NULL);

  return self->track;
}

void
hu_time_bar_set_charts_shown (HuTimeBar *self,
                              gboolean   shown)
{
  g_return_if_fail (HU_IS_TIME_BAR (self));

  gtk_revealer_set_reveal_child (self->revealer, shown);
}
