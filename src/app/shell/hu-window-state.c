/*
 * The window's state that the next one starts with: its size, and its open panels.
 */
#include "config.h"

#include "hu-settings.h"
#include "hu-window-private.h"

static void
remember_size (HuWindow *self)
{
  GSettings *settings = hu_settings_get ();
  int width, height;

  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
  if (gtk_window_is_maximized (GTK_WINDOW (self)) || gtk_window_is_fullscreen (GTK_WINDOW (self)))
    return;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  if (width > 0 && height > 0)
    g_settings_set (settings, "window-size", "(ii)", width, height);
}

void
_hu_window_init_state (HuWindow *self)
{
  GSettings *settings = hu_settings_get ();
  int width, height;

  g_settings_get (settings, "window-size", "(ii)", &width, &height);
  gtk_window_set_default_size (GTK_WINDOW (self), MAX (width, 640), MAX (height, 480));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));

  g_settings_bind (settings, "panel", self->flap, "reveal-flap", G_SETTINGS_BIND_DEFAULT);
  hu_legend_set_expanded (self->legend, g_settings_get_boolean (settings, "legend"));
  hu_map_state_set_overlays (hu_map_view_get_state (self->map), g_settings_get_flags (settings, "overlays"));

  /* Remembers the size when it changes, because at the end the window may not have one any more. */
  g_signal_connect (self, "notify::default-width", G_CALLBACK (remember_size), NULL);
  g_signal_connect (self, "notify::default-height", G_CALLBACK (remember_size), NULL);
  g_signal_connect (self, "notify::maximized", G_CALLBACK (remember_size), NULL);
}
