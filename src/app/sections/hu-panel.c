/*
 * A part of the window that shows something of the session: follows its game, so that nobody has to tell each panel.
 */
#include "config.h"

#include "hu-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-css-class.h"
#include "hu-widget-find.h"

typedef struct
{
  HuSession    *session;
  HuGame       *game;
  GSignalGroup *game_signals;
  GtkWidget    *note;     /* in place of what an open question hides; or NULL */
} HuPanelPrivate;

enum
{
  PROP_0,
  PROP_SESSION,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (HuPanel, hu_panel, GTK_TYPE_WIDGET)

static HuPanelPrivate *
get_private (HuPanel *self)
{
  return hu_panel_get_instance_private (self);
}

static void
game_changed_cb (HuPanel *self)
{
  if (HU_PANEL_GET_CLASS (self)->game_changed != NULL)
    HU_PANEL_GET_CLASS (self)->game_changed (self);
}

static void
preview_changed_cb (HuPanel *self)
{
  if (get_private (self)->game != NULL && HU_PANEL_GET_CLASS (self)->preview_changed != NULL)
    HU_PANEL_GET_CLASS (self)->preview_changed (self);
}

static void
show_note (HuPanel  *self,
           gboolean  shown)
{
  HuPanelPrivate *own = get_private (self);

  if (own->note == NULL && shown)
    {
      own->note = gtk_label_new (_("Hidden until you have answered."));
      gtk_widget_add_css_class (own->note, "hu-veil-note");
      gtk_label_set_ellipsize (GTK_LABEL (own->note), PANGO_ELLIPSIZE_END);
      gtk_widget_set_parent (own->note, GTK_WIDGET (self));
    }
  if (own->note != NULL)
    gtk_widget_set_visible (own->note, shown);
}

static void
veil_changed_cb (HuPanel *self)
{
  HuSession *session = get_private (self)->session;
  gboolean veiled = (HU_PANEL_GET_CLASS (self)->veils & 1u << hu_session_get_veil (session)) != 0;

  hu_panel_veil (GTK_WIDGET (self), veiled);
  if (HU_PANEL_GET_CLASS (self)->veil_note)
    show_note (self, veiled && hu_session_hides_answers (session));
}

static void
set_game (HuPanel *self,
          HuGame  *game)
{
  HuPanelPrivate *own = get_private (self);

  if (!g_set_object (&own->game, game))
    return;

  g_signal_group_set_target (own->game_signals, game);
  if (HU_PANEL_GET_CLASS (self)->set_game != NULL)
    HU_PANEL_GET_CLASS (self)->set_game (self, game);
}

static void
game_replaced_cb (HuPanel *self)
{
  set_game (self, hu_session_get_game (get_private (self)->session));
}

static void
hu_panel_dispose (GObject *object)
{
  HuPanelPrivate *own = get_private (HU_PANEL (object));

  g_signal_group_set_target (own->game_signals, NULL);
  own->note = NULL;
  hu_widget_empty (GTK_WIDGET (object));
  g_clear_object (&own->game);
  g_clear_object (&own->session);

  G_OBJECT_CLASS (hu_panel_parent_class)->dispose (object);
}

static void
hu_panel_finalize (GObject *object)
{
  g_object_unref (get_private (HU_PANEL (object))->game_signals);

  G_OBJECT_CLASS (hu_panel_parent_class)->finalize (object);
}

static void
hu_panel_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  if (prop_id == PROP_SESSION)
    g_value_set_object (value, get_private (HU_PANEL (object))->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
hu_panel_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  if (prop_id == PROP_SESSION)
    hu_panel_set_session (HU_PANEL (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
hu_panel_class_init (HuPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = hu_panel_dispose;
  object_class->finalize = hu_panel_finalize;
  object_class->get_property = hu_panel_get_property;
  object_class->set_property = hu_panel_set_property;

  properties[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, HU_TYPE_SESSION,
                                                  G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
hu_panel_init (HuPanel *self)
{
  HuPanelPrivate *own = get_private (self);

  own->game_signals = g_signal_group_new (HU_TYPE_GAME);
  g_signal_group_connect_swapped (own->game_signals, "changed", G_CALLBACK (game_changed_cb), self);
}

HuSession *
hu_panel_get_session (HuPanel *self)
{
  g_return_val_if_fail (HU_IS_PANEL (self), NULL);

  return get_private (self)->session;
}

void
hu_panel_set_session (HuPanel   *self,
                      HuSession *session)
{
  HuPanelPrivate *own;

  g_return_if_fail (HU_IS_PANEL (self));

  own = get_private (self);
  if (session == NULL || session == own->session)
    return;
  g_return_if_fail (own->session == NULL);

  own->session = g_object_ref (session);
  g_signal_connect_object (session, "notify::game", G_CALLBACK (game_replaced_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::preview", G_CALLBACK (preview_changed_cb), self, G_CONNECT_SWAPPED);
  if (HU_PANEL_GET_CLASS (self)->veils != 0)
    g_signal_connect_object (session, "notify::veil", G_CALLBACK (veil_changed_cb), self, G_CONNECT_SWAPPED);
  if (HU_PANEL_GET_CLASS (self)->bind != NULL)
    HU_PANEL_GET_CLASS (self)->bind (self, session);
  if (HU_PANEL_GET_CLASS (self)->veils != 0)
    veil_changed_cb (self);
  game_replaced_cb (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SESSION]);
}

HuGame *
hu_panel_get_game (HuPanel *self)
{
  g_return_val_if_fail (HU_IS_PANEL (self), NULL);

  return get_private (self)->game;
}

void
hu_panel_veil (GtkWidget *part,
               gboolean   veiled)
{
  g_return_if_fail (GTK_IS_WIDGET (part));

  hu_css_class_set (part, "hu-veiled", veiled);
  gtk_accessible_update_state (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_STATE_HIDDEN, veiled, -1);
  gtk_widget_set_sensitive (part, !veiled);
}
