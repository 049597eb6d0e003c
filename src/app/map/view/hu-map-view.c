/*
 * The map widget as others see it, and the game that it shows: another one, from its first view, or the same with an
 * edited scenario, of which it keeps all that is still there. Pointer, keys, menus and so on are in files of their own.
 */
#include "hu-map-view-private.h"

#include <adwaita.h>

#include "hu-help-topic.h"
#include "hu-palette.h"
#include "hu-settings.h"

enum
{
  SHOWN_CHANGED,
  REFUSED,
  DONE,
  LEGEND_ASKED,
  LET_GO,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuMapView, hu_map_view, GTK_TYPE_WIDGET)

static void
update_theme (HuMapView *self)
{
  HuStyle style;

  if (self->painter == NULL)
    return;

  style = hu_settings_get_style ();
  hu_painter_set_style (self->painter, &style);
  hu_painter_set_theme (self->painter, hu_palette_kind (), gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  hu_map_view_redraw (self);
}

static void
selection_changed_cb (HuMapView *self)
{
  hu_map_view_redraw (self);
  if (hu_map_question_has_changed (self->question))
    _hu_map_view_shown_changed (self);
}

static void
init_state (HuMapView *self)
{
  static const HuViewPictureFuncs funcs = {
    (void (*) (gpointer, HuScene *)) hu_map_view_fill_scene, (void (*) (gpointer, cairo_t *)) _hu_map_hand_tool_draw,
  };

  self->state = hu_map_state_new ();
  self->question = hu_map_question_new (self->state);
  self->picture = hu_view_picture_new (GTK_WIDGET (self), hu_map_state_get_viewport (self->state), &funcs, self);

  g_signal_connect_object (self->state, "viewport-changed", G_CALLBACK (hu_map_view_redraw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "lit-changed", G_CALLBACK (hu_map_view_redraw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "selection-changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::hover", G_CALLBACK (hu_map_view_redraw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::fan", G_CALLBACK (hu_map_view_redraw), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::overlays", G_CALLBACK (_hu_map_view_shown_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::trace-hex", G_CALLBACK (_hu_map_view_shown_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::trace-side", G_CALLBACK (_hu_map_view_shown_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::cursor", G_CALLBACK (hu_map_view_redraw), self,
                           G_CONNECT_SWAPPED);
}

static void
hu_map_view_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  HuMapView *self = HU_MAP_VIEW (widget);

  _hu_map_view_resize (self, width, height);
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

static void
snapshot_band (HuMapView   *self,
               GtkSnapshot *snapshot)
{
  const GdkRGBA fill = { 0.21f, 0.52f, 0.89f, 0.18f };
  const GdkRGBA line = { 0.21f, 0.52f, 0.89f, 1.0f };
  graphene_rect_t band = GRAPHENE_RECT_INIT ((float) self->hand.x, (float) self->hand.y,
                                             (float) self->hand.dx, (float) self->hand.dy);
  GskRoundedRect outline;

  graphene_rect_normalize (&band);
  gsk_rounded_rect_init_from_rect (&outline, &band, 0);
  gtk_snapshot_append_color (snapshot, &fill, &band);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 1.5f, 1.5f, 1.5f, 1.5f },
                              (GdkRGBA[4]) { line, line, line, line });
}

static void
hu_map_view_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  HuMapView *self = HU_MAP_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (self->game == NULL || width <= 0 || height <= 0)
    return;

  hu_view_picture_snapshot (self->picture, snapshot);
  if (self->hand.mode == HU_DRAG_BAND)
    snapshot_band (self, snapshot);
  _hu_map_view_snapshot_tag (self, snapshot);
}

/* The window shows the sides as its map does. */
static void
seat (HuMapView *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (root != NULL && self->game != NULL)
    hu_palette_seat (root, hu_game_get_scenario (self->game));
}

static void
hu_map_view_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (hu_map_view_parent_class)->root (widget);

  seat (HU_MAP_VIEW (widget));
}

static void
hu_map_view_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  *minimum = 160;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 900 : 600;
}

static void
hu_map_view_dispose (GObject *object)
{
  HuMapView *self = HU_MAP_VIEW (object);

  _hu_map_view_stop_flash (self);
  _hu_map_view_stop_camera (self);
  g_clear_handle_id (&self->pointer.fan_timeout, g_source_remove);
  hu_view_picture_set_painter (self->picture, NULL);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_pointer (&self->hand.lift, hu_drag_free);
  _hu_map_view_drop_marks (self);
  g_clear_pointer (&self->drawn.named, g_array_unref);
  g_clear_pointer (&self->drawn.before, hu_snapshot_unref);
  g_clear_pointer (&self->drawn.ways, g_ptr_array_unref);
  g_clear_pointer (&self->painter, hu_painter_free);
  g_clear_pointer (&self->coming, hu_painter_free);
  g_clear_object (&self->game);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (hu_map_view_parent_class)->dispose (object);
}

static void
hu_map_view_finalize (GObject *object)
{
  HuMapView *self = HU_MAP_VIEW (object);

  g_clear_pointer (&self->picture, hu_view_picture_free);
  g_clear_pointer (&self->question, hu_map_question_free);
  g_clear_object (&self->actions);
  g_clear_object (&self->state);

  G_OBJECT_CLASS (hu_map_view_parent_class)->finalize (object);
}

static void
hu_map_view_class_init (HuMapViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  object_class->dispose = hu_map_view_dispose;
  object_class->finalize = hu_map_view_finalize;
  widget_class->size_allocate = hu_map_view_size_allocate;
  widget_class->snapshot = hu_map_view_snapshot;
  widget_class->measure = hu_map_view_measure;
  widget_class->root = hu_map_view_root;

  signals[SHOWN_CHANGED] = g_signal_new ("shown-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[DONE] = g_signal_new ("done", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  signals[LEGEND_ASKED] = g_signal_new ("legend-asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);

  signals[LET_GO] = g_signal_new ("let-go", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                                  G_TYPE_BOOLEAN, 0);

  gtk_widget_class_set_css_name (widget_class, "hu-map");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static char *
find_topic (HuSession *session,
            GtkWidget *widget)
{
  return hu_help_topic_of_hex (session, hu_map_state_get_cursor (HU_MAP_VIEW (widget)->state));
}

static void
hu_map_view_init (HuMapView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->pointer.fan_wanted = HU_HEX_NONE;
  init_state (self);
  _hu_map_view_init_actions (self);
  _hu_map_view_init_storeys (self);
  _hu_map_view_init_pointer (self);
  _hu_map_view_init_zoom (self);
  _hu_map_view_init_keys (self);
  _hu_map_view_init_speech (self);

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (update_theme), self, G_CONNECT_SWAPPED);
  hu_settings_watch_style (self, G_CALLBACK (update_theme));
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (update_theme), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_theme), NULL);
  hu_help_topic_set_func (GTK_WIDGET (self), find_topic);
}

HuGame *
hu_map_view_get_game (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  return self->game;
}

HuMapState *
hu_map_view_get_state (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  return self->state;
}

HuPainter *
hu_map_view_get_painter (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  return self->painter;
}

GActionGroup *
hu_map_view_get_actions (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

GdkTexture *
hu_map_view_ref_picture (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  return hu_view_picture_ref_texture (self->picture);
}

gboolean
hu_map_view_is_busy (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), FALSE);

  return self->hand.lift != NULL || self->hand.mode != HU_DRAG_NONE || self->menu != NULL;
}

/* --- Its game --- */

/* Units that were selected and are no more. */
static void
deselect_lost (HuMapView *self)
{
  guint n = hu_scenario_get_n_units (hu_game_get_scenario (self->game));
  const GArray *selection = hu_map_state_get_selection (self->state);

  for (guint i = 0; i < selection->len; i++)
    if (g_array_index (selection, guint, i) >= n)
      {
        hu_map_state_select_only (self->state, HU_UNIT_NONE);
        return;
      }
}

/* Updates the view after What If has added units to the game or removed them. */
static void
roster_changed_cb (HuMapView *self)
{
  _hu_map_hand_let_go (self);
  hu_map_question_show (self->question, NULL, FALSE);
  hu_map_view_set_before (self, NULL, NULL);
  hu_painter_edit (self->painter, hu_game_get_scenario (self->game), HU_EDITED_UNITS, NULL);
  deselect_lost (self);
}

static void
game_changed_cb (HuMapView *self)
{
  /* Something else edited the log, so lifted counters may no longer be where they were. */
  _hu_map_hand_let_go (self);
  _hu_map_view_shown_changed (self);
  _hu_map_view_update_actions (self);
  _hu_map_view_speak (self);
}

static void
connect_game (HuMapView *self)
{
  seat (self);
  g_signal_connect_object (self->game, "roster-changed", G_CALLBACK (roster_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
disconnect_game (HuMapView *self)
{
  g_signal_handlers_disconnect_by_func (self->game, roster_changed_cb, self);
  g_signal_handlers_disconnect_by_func (self->game, game_changed_cb, self);
}

/* Finds a unit again: the one of the same id, else the one in its place if its id is new. */
static guint
find_again (const HuScenario *before,
            const HuScenario *after,
            guint             unit)
{
  gint found = hu_scenario_find_unit (after, hu_scenario_get_unit (before, unit)->id);

  if (found >= 0)
    return (guint) found;
  if (hu_scenario_get_n_units (before) == hu_scenario_get_n_units (after) &&
      hu_scenario_find_unit (before, hu_scenario_get_unit (after, unit)->id) < 0)
    return unit;

  return HU_UNIT_NONE;
}

/* Keeps the same units selected, whatever their order in the list is now. */
static void
keep_selection (HuMapView        *self,
                const HuScenario *before)
{
  const HuScenario *after = hu_game_get_scenario (self->game);
  const GArray *selection = hu_map_state_get_selection (self->state);
  g_autoptr(GArray) kept = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean same = TRUE;

  for (guint i = 0; i < selection->len; i++)
    {
      guint was = g_array_index (selection, guint, i);
      guint unit = was < hu_scenario_get_n_units (before) ? find_again (before, after, was) : HU_UNIT_NONE;

      same &= unit == was;
      if (unit != HU_UNIT_NONE)
        g_array_append_val (kept, unit);
    }
  if (!same)
    hu_map_state_set_selection (self->state, kept);
}

/**
 * hu_map_view_set_game:
 * @game: (nullable): the game to show
 *
 * Shows another game, from its first view.
 */
void
hu_map_view_set_game (HuMapView *self,
                      HuGame    *game)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));
  g_return_if_fail (game == NULL || HU_IS_GAME (game));

  if (self->game == game)
    return;

  _hu_map_hand_let_go (self);
  _hu_map_view_stop_flash (self);
  _hu_map_view_stop_camera (self);
  g_clear_pointer (&self->drawn.before, hu_snapshot_unref);
  if (self->game != NULL)
    disconnect_game (self);
  hu_view_picture_set_painter (self->picture, NULL);
  /* A game that comes takes the time of a frame without that. */
  if (self->painter != NULL)
    g_idle_add_once ((GSourceOnceFunc) hu_painter_free, g_steal_pointer (&self->painter));
  hu_map_question_show (self->question, NULL, FALSE);
  _hu_map_view_drop_marks (self);
  g_clear_pointer (&self->drawn.named, g_array_unref);
  g_set_object (&self->game, game);

  if (game != NULL)
    {
      self->painter = self->coming != NULL ? g_steal_pointer (&self->coming) : hu_painter_new (hu_game_get_scenario (game));
      hu_view_picture_set_painter (self->picture, self->painter);
      update_theme (self);
      hu_map_state_reset (self->state, hu_game_get_snapshot (game));
      connect_game (self);
    }

  _hu_map_view_update_actions (self);
  _hu_map_view_update_storeys (self);
  _hu_map_view_shown_changed (self);
  _hu_map_view_speak (self);
}

void
hu_map_view_take_painter (HuMapView *self,
                          HuPainter *painter)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  g_clear_pointer (&self->coming, hu_painter_free);
  self->coming = painter;
}

/* The selected building by its id, as its index may be another one's now. */
static void
keep_building (HuMapView   *self,
               const HuMap *before,
               const HuMap *after)
{
  gint was = hu_map_state_get_building (self->state);

  if (was != HU_BUILDING_NONE)
    hu_map_state_set_building (self->state, hu_map_find_building (after, hu_map_get_building (before, (guint) was)->id));
}

/* Hexes that were pointed at and are no more. */
static void
leave_lost (HuMapView    *self,
            const HuGrid *grid)
{
  if (!hu_grid_has (grid, hu_map_state_get_hover (self->state)))
    hu_map_state_set_hover (self->state, HU_HEX_NONE);
  if (!hu_grid_has (grid, hu_map_state_get_cursor (self->state)))
    hu_map_state_set_cursor (self->state, HU_HEX_NONE);
  if (!hu_grid_has (grid, hu_map_state_get_fan (self->state)))
    hu_map_state_set_fan (self->state, HU_HEX_NONE);
  if (!hu_grid_has (grid, hu_map_state_get_trace_hex (self->state)))
    hu_map_state_set_trace (self->state, HU_HEX_NONE, HU_SIDE_NONE);
}

/**
 * hu_map_view_edit:
 * @self: a map view that shows a game
 * @game: the game to show from now on: its scenario is an edited form of the present one
 * @edited: the parts that differ, #HuEdited
 * @hexes: (nullable) (element-type HuHex): the hexes that differ; %NULL: any
 *
 * Unlike hu_map_view_set_game(), this keeps the view and the pictures of the other parts.
 */
void
hu_map_view_edit (HuMapView    *self,
                  HuGame       *game,
                  guint         edited,
                  const GArray *hexes)
{
  g_autoptr(HuScenario) scenario = NULL;
  HuBox before, after;
  gboolean same_extent;

  g_return_if_fail (HU_IS_MAP_VIEW (self) && self->game != NULL);
  g_return_if_fail (HU_IS_GAME (game));

  scenario = hu_scenario_ref (hu_game_get_scenario (self->game));
  leave_lost (self, hu_game_get_scenario (game)->map->grid);
  before = hu_geometry_bounds (hu_game_get_scenario (self->game)->map->grid);
  after = hu_geometry_bounds (hu_game_get_scenario (game)->map->grid);
  same_extent = before.width == after.width && before.height == after.height;
  _hu_map_hand_let_go (self);
  _hu_map_view_stop_flash (self);
  _hu_map_view_stop_camera (self);
  disconnect_game (self);
  hu_map_question_show (self->question, NULL, FALSE);
  hu_painter_edit (self->painter, hu_game_get_scenario (game), edited, hexes);
  g_clear_pointer (&self->drawn.named, g_array_unref);
  g_set_object (&self->game, game);
  if (edited & (HU_EDITED_UNITS | HU_EDITED_GRID))
    keep_selection (self, scenario);
  keep_building (self, scenario->map, hu_game_get_scenario (game)->map);
  if (!same_extent)
    hu_map_state_reset (self->state, hu_game_get_snapshot (game));
  connect_game (self);
  _hu_map_view_shown_changed (self);
}

void
hu_map_view_set_read_only (HuMapView *self,
                           gboolean   read_only)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  self->read_only = read_only;
  _hu_map_view_update_actions (self);
}

/**
 * hu_map_view_set_tool:
 * @tool: (nullable): the tool that receives pointer and key events from now on; it must stay until another is
 *   set
 *
 * Activates a tool or, with %NULL, goes back to playing.
 */
void
hu_map_view_set_tool (HuMapView       *self,
                      const HuMapTool *tool,
                      gpointer         data)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  _hu_map_hand_let_go (self);
  _hu_map_hand_tool_cancel (self);
  self->hand.tool = tool;
  self->hand.tool_data = data;
  _hu_map_view_update_actions (self);
  hu_map_view_redraw (self);
}
