/*
 * The page of the game: its template, and which widgets that has.
 */
#include "hu-game-page.h"

#include "hu-log-panel.h"

enum
{
  PROP_0,
  PROP_SESSION,
};

struct _HuGamePage
{
  GtkBox        parent_instance;

  HuSession    *session;
  HuGameWidgets widgets;
};

G_DEFINE_FINAL_TYPE (HuGamePage, hu_game_page, GTK_TYPE_BOX)

/* Not in the instance's initializer: the parts in the template ask for the session. */
static void
hu_game_page_constructed (GObject *object)
{
  G_OBJECT_CLASS (hu_game_page_parent_class)->constructed (object);

  gtk_widget_init_template (GTK_WIDGET (object));
}

static void
hu_game_page_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  if (prop_id == PROP_SESSION)
    g_value_set_object (value, HU_GAME_PAGE (object)->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
hu_game_page_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  if (prop_id == PROP_SESSION)
    HU_GAME_PAGE (object)->session = g_value_dup_object (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
hu_game_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_GAME_PAGE);
  g_clear_object (&HU_GAME_PAGE (object)->session);

  G_OBJECT_CLASS (hu_game_page_parent_class)->dispose (object);
}

static void
bind_widgets (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    gssize      offset;
  } table[] = {
    { "verdict", G_STRUCT_OFFSET (HuGamePage, widgets.verdict) },
    { "second_bar", G_STRUCT_OFFSET (HuGamePage, widgets.second_bar) },
    { "arrivals", G_STRUCT_OFFSET (HuGamePage, widgets.arrivals) },
    { "follow_bar", G_STRUCT_OFFSET (HuGamePage, widgets.follow_bar) },
    { "what_if_bar", G_STRUCT_OFFSET (HuGamePage, widgets.what_if_bar) },
    { "view_bar", G_STRUCT_OFFSET (HuGamePage, widgets.view_bar) },
    { "flap", G_STRUCT_OFFSET (HuGamePage, widgets.flap) },
    { "map_frame", G_STRUCT_OFFSET (HuGamePage, widgets.map_frame) },
    { "beside", G_STRUCT_OFFSET (HuGamePage, widgets.beside) },
    { "overlay", G_STRUCT_OFFSET (HuGamePage, widgets.overlay) },
    { "map", G_STRUCT_OFFSET (HuGamePage, widgets.map) },
    { "legend", G_STRUCT_OFFSET (HuGamePage, widgets.legend) },
    { "trace_chip", G_STRUCT_OFFSET (HuGamePage, widgets.trace_chip) },
    { "side", G_STRUCT_OFFSET (HuGamePage, widgets.side) },
    { "meters_scroller", G_STRUCT_OFFSET (HuGamePage, widgets.meters_scroller) },
    { "side_stack", G_STRUCT_OFFSET (HuGamePage, widgets.side_stack) },
    { "switcher", G_STRUCT_OFFSET (HuGamePage, widgets.switcher) },
    { "selection", G_STRUCT_OFFSET (HuGamePage, widgets.selection) },
    { "time_bar", G_STRUCT_OFFSET (HuGamePage, widgets.time_bar) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    gtk_widget_class_bind_template_child_full (widget_class, table[i].name, FALSE, table[i].offset);
}

static void
hu_game_page_class_init (HuGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = hu_game_page_constructed;
  object_class->dispose = hu_game_page_dispose;
  object_class->get_property = hu_game_page_get_property;
  object_class->set_property = hu_game_page_set_property;

  g_object_class_install_property (object_class, PROP_SESSION,
                                   g_param_spec_object ("session", NULL, NULL, HU_TYPE_SESSION,
                                                        G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));

  g_type_ensure (HU_TYPE_VERDICT_BAR);
  g_type_ensure (HU_TYPE_ARRIVAL_BAR);
  g_type_ensure (HU_TYPE_FOLLOW_BAR);
  g_type_ensure (HU_TYPE_SECOND_BAR);
  g_type_ensure (HU_TYPE_MAP_VIEW);
  g_type_ensure (HU_TYPE_LEGEND);
  g_type_ensure (HU_TYPE_METER_PANEL);
  g_type_ensure (HU_TYPE_SELECTION_PANEL);
  g_type_ensure (HU_TYPE_LOG_PANEL);
  g_type_ensure (HU_TYPE_TIME_BAR);
  g_type_ensure (HU_TYPE_TRACE_CHIP);
  g_type_ensure (HU_TYPE_BAR);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-game-page.ui");
  bind_widgets (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, hu_map_view_stay);
  gtk_widget_class_bind_template_callback (widget_class, hu_map_view_make_room);
}

static void
hu_game_page_init (HuGamePage *self)
{
}

HuGamePage *
hu_game_page_new (HuSession *session)
{
  g_return_val_if_fail (HU_IS_SESSION (session), NULL);

  return g_object_new (HU_TYPE_GAME_PAGE, "session", session, NULL);
}

const HuGameWidgets *
hu_game_page_get_widgets (HuGamePage *self)
{
  g_return_val_if_fail (HU_IS_GAME_PAGE (self), NULL);

  return &self->widgets;
}
