/*
 * Lighting hexes: steadily while the user points at something, or as a flash that draws attention.
 */
#include "hu-settings.h"
#include "hu-map-view-private.h"

#define FLASH_LENGTH (1600 * G_TIME_SPAN_MILLISECOND)

void
_hu_map_view_stop_flash (HuMapView *self)
{
  if (self->flash_tick == 0)
    return;

  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->flash_tick);
  self->flash_tick = 0;
}

/* As the desktop and the program's preferences have it. */
gboolean
_hu_map_view_is_animated (HuMapView *self)
{
  gboolean enabled = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &enabled, NULL);

  return enabled && g_settings_get_boolean (hu_settings_get (), "animations");
}

static gboolean
flash_cb (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       data)
{
  HuMapView *self = HU_MAP_VIEW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double phase;

  if (self->flash_start == 0)
    self->flash_start = now;

  phase = (double) (now - self->flash_start) / (double) FLASH_LENGTH;
  if (phase >= 1)
    {
      self->flash_tick = 0;
      hu_map_state_set_lit (self->state, NULL, 0);
      return G_SOURCE_REMOVE;
    }

  if (_hu_map_view_is_animated (self))
    hu_map_state_set_lit (self->state, hu_map_state_get_lit (self->state), phase);

  return G_SOURCE_CONTINUE;
}

static void
flash (HuMapView    *self,
       const GArray *hexes)
{
  hu_map_state_set_lit (self->state, hexes, 0);
  self->flash_start = 0;
  if (self->flash_tick == 0)
    self->flash_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), flash_cb, NULL, NULL);
}

/* @hexes: (element-type HuHex): the hexes to show; @centre: whether to bring them into the middle, rather than just
 * into view. */
void
hu_map_view_flash (HuMapView    *self,
                   const GArray *hexes,
                   gboolean      centre)
{
  HuBox box;

  g_return_if_fail (HU_IS_MAP_VIEW (self));
  g_return_if_fail (self->game != NULL);
  g_return_if_fail (hexes != NULL);

  if (hexes->len == 0)
    return;

  box = _hu_map_view_hex_box (self, g_array_index (hexes, HuHex, 0));
  for (guint i = 1; i < hexes->len; i++)
    {
      HuBox other = _hu_map_view_hex_box (self, g_array_index (hexes, HuHex, i));
      double right = MAX (box.x + box.width, other.x + other.width);
      double bottom = MAX (box.y + box.height, other.y + other.height);

      box.x = MIN (box.x, other.x);
      box.y = MIN (box.y, other.y);
      box.width = right - box.x;
      box.height = bottom - box.y;
    }

  hu_map_state_show_box (self->state, box, centre);
  flash (self, hexes);
}

/**
 * hu_map_view_flash_rows:
 * @rows: (element-type gint): hex rows
 * @more: (nullable) (element-type HuHex): hexes that flash with the rows and must be visible
 *
 * Shows where rows run. They are visible everywhere along their length, so the view moves north or south only,
 * unless @more lies beyond its edge.
 */
void
hu_map_view_flash_rows (HuMapView    *self,
                        const GArray *rows,
                        const GArray *more)
{
  const HuViewport *viewport;
  const HuGrid *grid;
  g_autoptr(GArray) hexes = NULL;
  double top, bottom;
  HuBox box;

  g_return_if_fail (HU_IS_MAP_VIEW (self));
  g_return_if_fail (self->game != NULL);
  g_return_if_fail (rows != NULL);

  if (rows->len == 0)
    return;

  viewport = hu_map_state_get_viewport (self->state);
  grid = hu_game_get_scenario (self->game)->map->grid;
  hexes = hu_geometry_row_hexes (grid, rows);
  box = (HuBox) { viewport->x, 0, viewport->width / viewport->scale, 0 };
  hu_geometry_row (grid, g_array_index (rows, gint, 0), &box.y, &bottom);
  hu_geometry_row (grid, g_array_index (rows, gint, rows->len - 1), &top, &bottom);
  box.height = bottom - box.y;

  for (guint i = 0; more != NULL && i < more->len; i++)
    {
      HuHex hex = g_array_index (more, HuHex, i);
      HuBox other = _hu_map_view_hex_box (self, hex);

      g_array_append_val (hexes, hex);
      if (other.x < box.x || other.x + other.width > box.x + box.width)
        {
          box.x = other.x;
          box.width = other.width;
        }
    }

  hu_map_state_show_box (self->state, box, TRUE);
  flash (self, hexes);
}

/**
 * hu_map_view_light:
 * @hexes: (nullable) (element-type HuHex): the hexes to light; %NULL: none
 *
 * Lights hexes while the user points at something that refers to them.
 */
void
hu_map_view_light (HuMapView    *self,
                   const GArray *hexes)
{
  g_return_if_fail (HU_IS_MAP_VIEW (self));

  _hu_map_view_stop_flash (self);
  hu_map_state_set_lit (self->state, hexes, 0);
}
