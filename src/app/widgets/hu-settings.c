/*
 * Finds the settings: where the program is installed or, in its own source tree, beside the built files; and
 * reads settings that more than one place needs.
 */
#include "config.h"

#include "hu-settings.h"

GSettings *
hu_settings_get (void)
{
  static GSettings *settings;
  g_autoptr(GSettingsSchemaSource) built = NULL;
  g_autoptr(GSettingsSchema) schema = NULL;
  g_autoptr(GError) error = NULL;

  if (settings != NULL)
    return settings;

  /* The build tree takes precedence over installed settings. */
  built = g_settings_schema_source_new_from_directory (BUILD_SCHEMADIR, g_settings_schema_source_get_default (),
                                                       FALSE, NULL);
  schema = g_settings_schema_source_lookup (built != NULL ? built : g_settings_schema_source_get_default (), APP_ID,
                                            TRUE);
  if (schema == NULL)
    g_error ("The settings' schema is not installed");
  settings = g_settings_new_full (schema, NULL, NULL);

  return settings;
}

HuStyle
hu_settings_get_style (void)
{
  static const char * const keys[] = { "first-color", "second-color" };
  static const double patterns[] = { 0.5, 1, 1.7 };
  GSettings *settings = hu_settings_get ();
  HuStyle style;
  gint pattern = g_settings_get_enum (settings, "patterns");

  hu_style_init (&style);
  style.sides = (HuSideColors) g_settings_get_enum (settings, "side-colors");
  style.counters = (HuCounterStyle) g_settings_get_enum (settings, "counters");
  style.pattern = patterns[CLAMP (pattern, 0, (gint) G_N_ELEMENTS (patterns) - 1)];
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autofree char *text = g_settings_get_string (settings, keys[side]);

      /* Users may write any text there by hand; if it is no colour, the theme's own is used. */
      style.side[side] = hu_theme_get (HU_THEME_LIGHT)->side[side];
      hu_color_parse (text, &style.side[side]);
    }

  return style;
}

/* Other settings change while a window is sized, and nothing need be drawn again for them. */
void
hu_settings_watch_style (gpointer  object,
                         GCallback changed)
{
  static const char * const keys[] = { "side-colors", "first-color", "second-color", "patterns", "counters" };

  g_return_if_fail (G_IS_OBJECT (object) && changed != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *signal = g_strconcat ("changed::", keys[i], NULL);

      g_signal_connect_object (hu_settings_get (), signal, changed, object, G_CONNECT_SWAPPED);
    }
}

/* --- The size of windows --- */

static void
remember_size (GtkWindow *window)
{
  GSettings *settings = hu_settings_get ();
  int width, height;

  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
  if (gtk_window_is_maximized (window) || gtk_window_is_fullscreen (window))
    return;

  gtk_window_get_default_size (window, &width, &height);
  if (width > 0 && height > 0)
    g_settings_set (settings, "window-size", "(ii)", width, height);
}

void
hu_settings_bind_size (GtkWindow *window)
{
  GSettings *settings = hu_settings_get ();
  int width, height;

  g_return_if_fail (GTK_IS_WINDOW (window));

  g_settings_get (settings, "window-size", "(ii)", &width, &height);
  gtk_window_set_default_size (window, MAX (width, 640), MAX (height, 480));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);

  /* Remembers the size when it changes, because at the end the window may not have one any more. */
  g_signal_connect (window, "notify::default-width", G_CALLBACK (remember_size), NULL);
  g_signal_connect (window, "notify::default-height", G_CALLBACK (remember_size), NULL);
  g_signal_connect (window, "notify::maximized", G_CALLBACK (remember_size), NULL);
}
