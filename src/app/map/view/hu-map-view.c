/*
 * The map widget: its content and its drawing. Pointer, keys, drags, menus and so on are in files of their own.
 *
 * It only draws the visible rectangle, into an image of the widget's size, which is kept until something in it
 * changes (hu-map-view-picture).
 *
 * One file, because it is the widget as others see it: most functions are a few lines that pass on
 * to the files beside it.
 */
#include "hu-map-view-private.h"

#include <adwaita.h>

#include "hu-explain.h"
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

void
_hu_map_view_invalidate (HuMapView *self)
{
  _hu_map_view_drop_picture (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Returns the game as if the lifted counters had been put down; NULL if that makes no difference. */
static HuSnapshot *
get_what_if (HuMapView *self)
{
  return self->lift != NULL ? hu_drag_get_snapshot (self->lift) : NULL;
}

void
_hu_map_view_shown_changed (HuMapView *self)
{
  self->lines_stale = TRUE;
  _hu_map_view_invalidate (self);
  g_signal_emit (self, signals[SHOWN_CHANGED], 0);
  if (self->session != NULL)
    hu_session_set_lifted (self->session, get_what_if (self));
}

HuHex
hu_map_view_hex_at (HuMapView *self,
                     double     x,
                     double     y)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), HU_HEX_NONE);

  if (self->game == NULL)
    return HU_HEX_NONE;

  return hu_geometry_hex_at (hu_game_get_scenario (self->game)->map->grid,
                             hu_map_state_to_map (self->state, x, y));
}

guint
_hu_map_view_unit_at (HuMapView *self,
                      double     x,
                      double     y)
{
  HuScene scene;

  if (self->game == NULL)
    return HU_UNIT_NONE;

  hu_map_view_fill_scene (self, &scene);

  return hu_painter_unit_at (self->painter, hu_map_state_get_viewport (self->state), &scene,
                             hu_map_state_to_map (self->state, x, y));
}

HuPoint
_hu_map_view_hex_centre (HuMapView *self,
                         HuHex      hex)
{
  return hu_map_state_to_view (self->state,
                               hu_geometry_centre (hu_game_get_scenario (self->game)->map->grid, hex));
}

HuBox
_hu_map_view_hex_box (HuMapView *self,
                      HuHex      hex)
{
  HuPoint centre = hu_geometry_centre (hu_game_get_scenario (self->game)->map->grid, hex);

  return (HuBox) { centre.x - 1, centre.y - 1, 2, 2 };
}

void
_hu_map_view_refuse (HuMapView       *self,
                     const HuRefusal *refusal)
{
  g_autofree char *remedy = NULL;
  g_autofree char *why =
    hu_explain_refusal (hu_game_get_scenario (self->game), refusal, &remedy);

  g_signal_emit (self, signals[REFUSED], 0, why);
}

void
_hu_map_view_emit_done (HuMapView  *self,
                        const char *what,
                        const char *verdict)
{
  g_signal_emit (self, signals[DONE], 0, what, verdict);
}

static void
update_theme (HuMapView *self)
{
  HuStyle style;

  if (self->painter == NULL)
    return;

  style = hu_settings_get_style ();
  hu_painter_set_style (self->painter, &style);
  hu_painter_set_theme (self->painter, hu_palette_kind (), gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  _hu_map_view_invalidate (self);
}

static void
game_changed_cb (HuMapView *self)
{
  /* Something else edited the log, so lifted counters may no longer be where they were. */
  _hu_map_view_let_go (self);
  _hu_map_view_shown_changed (self);
  _hu_map_view_update_actions (self);
  _hu_map_view_speak (self);
}

static void
connect_game (HuMapView *self)
{
  g_signal_connect_object (self->game, "roster-changed", G_CALLBACK (_hu_map_view_roster_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
disconnect_game (HuMapView *self)
{
  g_signal_handlers_disconnect_by_func (self->game, _hu_map_view_roster_changed, self);
  g_signal_handlers_disconnect_by_func (self->game, game_changed_cb, self);
}

static void
cursor_changed_cb (HuMapView *self)
{
  _hu_map_view_invalidate (self);
  _hu_map_view_update_actions (self);
  _hu_map_view_speak (self);
}

static void
selection_changed_cb (HuMapView *self)
{
  _hu_map_view_invalidate (self);
  _hu_map_view_update_actions (self);
  _hu_map_view_update_question (self);
}

static void
init_state (HuMapView *self)
{
  self->state = hu_map_state_new ();

  g_signal_connect_object (self->state, "viewport-changed", G_CALLBACK (_hu_map_view_invalidate), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "lit-changed", G_CALLBACK (_hu_map_view_invalidate), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "selection-changed", G_CALLBACK (selection_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::hover", G_CALLBACK (_hu_map_view_invalidate), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::fan", G_CALLBACK (_hu_map_view_invalidate), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::overlays", G_CALLBACK (_hu_map_view_shown_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::trace-hex", G_CALLBACK (_hu_map_view_shown_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::trace-side", G_CALLBACK (_hu_map_view_shown_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->state, "notify::cursor", G_CALLBACK (cursor_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Finds the view's corner in its window, and the window's size. */
static gboolean
find_place (HuMapView *self,
            HuPoint   *corner,
            HuPoint   *size)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (root == NULL || !gtk_widget_translate_coordinates (GTK_WIDGET (self), root, 0, 0, &corner->x, &corner->y))
    return FALSE;

  *size = (HuPoint) { gtk_widget_get_width (root), gtk_widget_get_height (root) };

  return TRUE;
}

static void
resize (HuMapView *self,
        int        width,
        int        height)
{
  const HuViewport *viewport = hu_map_state_get_viewport (self->state);
  gboolean stays = self->stays;
  HuPoint corner, size;

  if (viewport->width == width && viewport->height == height)
    return;

  self->stays = FALSE;
  /* A window that is resized itself is another matter. */
  if (stays && find_place (self, &corner, &size) && size.x == self->stays_in.x && size.y == self->stays_in.y)
    hu_map_state_resize_in_place (self->state, width, height, corner.x - self->stays_at.x, corner.y - self->stays_at.y);
  else
    hu_map_state_resize (self->state, width, height);
}

static void
hu_map_view_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  HuMapView *self = HU_MAP_VIEW (widget);

  resize (self, width, height);
  if (self->menu != NULL)
    gtk_popover_present (GTK_POPOVER (self->menu));
}

static void
snapshot_band (HuMapView   *self,
               GtkSnapshot *snapshot)
{
  const GdkRGBA fill = { 0.21f, 0.52f, 0.89f, 0.18f };
  const GdkRGBA line = { 0.21f, 0.52f, 0.89f, 1.0f };
  graphene_rect_t band = GRAPHENE_RECT_INIT ((float) self->drag_x, (float) self->drag_y,
                                             (float) self->drag_dx, (float) self->drag_dy);
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

  _hu_map_view_snapshot_picture (self, snapshot);
  if (self->drag == HU_DRAG_BAND)
    snapshot_band (self, snapshot);
  _hu_map_view_snapshot_tag (self, snapshot);
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
  g_clear_handle_id (&self->fan_timeout, g_source_remove);
  g_clear_handle_id (&self->refine_source, g_source_remove);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_pointer (&self->lift, hu_drag_free);
  g_clear_pointer (&self->lines, hu_supply_lines_free);
  _hu_map_view_drop_marks (self);
  g_clear_pointer (&self->before, hu_snapshot_unref);
  g_clear_pointer (&self->ways, g_ptr_array_unref);
  g_clear_pointer (&self->painter, hu_painter_free);
  g_clear_pointer (&self->coming, hu_painter_free);
  _hu_map_view_drop_picture (self);
  g_clear_pointer (&self->shown, cairo_surface_destroy);
  g_clear_pointer (&self->spare, cairo_surface_destroy);
  g_clear_object (&self->game);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (hu_map_view_parent_class)->dispose (object);
}

static void
hu_map_view_finalize (GObject *object)
{
  HuMapView *self = HU_MAP_VIEW (object);

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

static void
hu_map_view_init (HuMapView *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->fan_wanted = HU_HEX_NONE;
  init_state (self);
  _hu_map_view_init_actions (self);
  _hu_map_view_init_storeys (self);
  _hu_map_view_init_pointer (self);
  _hu_map_view_init_drag (self);
  _hu_map_view_init_zoom (self);
  _hu_map_view_init_keys (self);

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (update_theme), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hu_settings_get (), "changed", G_CALLBACK (update_theme), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (update_theme), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (update_theme), NULL);
  hu_help_topic_set_func (GTK_WIDGET (self), hu_help_topic_of_hex);
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

  _hu_map_view_let_go (self);
  _hu_map_view_stop_flash (self);
  g_clear_pointer (&self->before, hu_snapshot_unref);
  if (self->game != NULL)
    disconnect_game (self);
  g_clear_handle_id (&self->refine_source, g_source_remove);
  g_clear_pointer (&self->painter, hu_painter_free);
  g_clear_pointer (&self->lines, hu_supply_lines_free);
  _hu_map_view_drop_marks (self);
  g_set_object (&self->game, game);

  if (game != NULL)
    {
      self->painter = self->coming != NULL ? g_steal_pointer (&self->coming) : hu_painter_new (hu_game_get_scenario (game));
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
  _hu_map_view_let_go (self);
  _hu_map_view_stop_flash (self);
  disconnect_game (self);
  g_clear_handle_id (&self->refine_source, g_source_remove);
  g_clear_pointer (&self->lines, hu_supply_lines_free);
  hu_painter_edit (self->painter, hu_game_get_scenario (game), edited, hexes);
  g_set_object (&self->game, game);
  if (edited & (HU_EDITED_UNITS | HU_EDITED_GRID))
    _hu_map_view_keep_selection (self, scenario);
  if (!same_extent)
    hu_map_state_reset (self->state, hu_game_get_snapshot (game));
  connect_game (self);
  _hu_map_view_shown_changed (self);
}

/**
 * hu_map_view_stay:
 *
 * Prepares for something beside the map to appear or disappear: when the view next changes size in a window
 * that does not, the map under the pointer stays in place.
 */
void
hu_map_view_stay (HuMapView *self)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  if (!self->stays && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->stays = find_place (self, &self->stays_at, &self->stays_in);
}

void
hu_map_view_make_room (HuMapView *self)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  if (!hu_map_state_is_fitted (self->state))
    hu_map_view_stay (self);
}

/**
 * hu_map_view_get_game:
 *
 * Returns: (transfer none) (nullable): the game shown
 */
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

/**
 * hu_map_view_get_painter:
 *
 * Returns: (transfer none) (nullable): the painter, for the legend's swatches
 */
HuPainter *
hu_map_view_get_painter (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  return self->painter;
}

/**
 * hu_map_view_get_actions:
 *
 * Returns: (transfer none): its actions, for a window to insert as "map"
 */
GActionGroup *
hu_map_view_get_actions (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

/**
 * hu_map_view_get_shown:
 *
 * Returns: (transfer none) (nullable): the snapshot it draws
 */
HuSnapshot *
hu_map_view_get_shown (HuMapView *self)
{
  HuSnapshot *what_if;

  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  if (self->game == NULL)
    return NULL;

  what_if = get_what_if (self);

  return what_if != NULL ? what_if : hu_game_get_snapshot (self->game);
}

/**
 * hu_map_view_get_lines:
 *
 * Returns: (transfer none) (nullable): the supply lines of the position shown: the capital's, or those of the
 *   traced hex or the selected unit
 */
const HuSupplyLines *
hu_map_view_get_lines (HuMapView *self)
{
  HuSnapshot *shown;

  g_return_val_if_fail (HU_IS_MAP_VIEW (self), NULL);

  if (!self->lines_stale)
    return self->lines;

  g_clear_pointer (&self->lines, hu_supply_lines_free);
  self->lines_stale = FALSE;
  shown = hu_map_view_get_shown (self);
  if (shown == NULL)
    return NULL;

  if (_hu_map_view_get_question (self, &self->question))
    self->lines = hu_supply_lines_new_from (shown, self->question.hex, self->question.side, self->question.unit);
  else
    self->lines = hu_supply_lines_new_asked (shown);

  return self->lines;
}

/**
 * hu_map_view_fill_scene:
 * @scene: (out): the scene to fill; borrows from @self
 */
void
hu_map_view_fill_scene (HuMapView *self,
                        HuScene   *scene)
{
  const HuSupplyLines *lines;

  g_return_if_fail (HU_IS_MAP_VIEW (self));
  g_return_if_fail (self->game != NULL);
  g_return_if_fail (scene != NULL);

  lines = hu_map_view_get_lines (self);
  hu_scene_init (scene, hu_map_view_get_shown (self));
  scene->overlays = hu_map_state_get_overlays (self->state);
  scene->tracing = lines != NULL ? lines->tracing : NULL;
  scene->situation = lines != NULL ? lines->situation : NULL;
  scene->storey = hu_map_state_get_storey (self->state);
  scene->building = hu_map_state_get_building (self->state);
  scene->storeys_fanned = hu_map_state_get_storeys_fanned (self->state);
  scene->cursor = hu_map_state_get_cursor (self->state);
  scene->hover = hu_map_state_get_hover (self->state);
  scene->selected = hu_map_state_get_selection (self->state);
  scene->fan = self->lift == NULL ? hu_map_state_get_fan (self->state) : HU_HEX_NONE;
  scene->flash = hu_map_state_get_lit (self->state);
  scene->flash_phase = hu_map_state_get_lit_phase (self->state);

  _hu_map_view_fill_instruments (self, scene);

  if (self->lift != NULL)
    {
      HuPoint pointer = hu_map_state_to_map (self->state, self->pointer_x, self->pointer_y);

      scene->lifted = hu_drag_get_units (self->lift);
      scene->paths = hu_drag_get_ways (self->lift);
      scene->changing = hu_drag_get_changing (self->lift);
      scene->changing_to = hu_drag_get_side (self->lift);
      if (self->lift_by_key)
        scene->lift_at = hu_geometry_centre (hu_game_get_scenario (self->game)->map->grid,
                                             hu_drag_get_target (self->lift));
      else
        scene->lift_at = (HuPoint) { pointer.x + self->lift_dx, pointer.y + self->lift_dy };
    }
}

/**
 * hu_map_view_is_busy:
 *
 * Returns: whether counters are lifted, the map is panned, or a menu is open
 */
gboolean
hu_map_view_is_busy (HuMapView *self)
{
  g_return_val_if_fail (HU_IS_MAP_VIEW (self), FALSE);

  return self->lift != NULL || self->drag != HU_DRAG_NONE || self->menu != NULL;
}

/**
 * hu_map_view_go_to:
 *
 * Puts the cursor there and brings it into view.
 */
void
hu_map_view_go_to (HuMapView *self,
                   HuHex      hex)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));
  g_return_if_fail (self->game != NULL);

  hu_map_state_set_cursor (self->state, hex);
  if (hex != HU_HEX_NONE)
    hu_map_state_show_box (self->state, _hu_map_view_hex_box (self, hex), FALSE);
}
