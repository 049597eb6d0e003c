/*
 * Finds the settings: where the program is installed or, run from its own
 * tree, beside what was built; and reads from them what more than one place
 * needs.
 */
#include "config.h"

#include "hu-settings.h"

/**
 * hu_settings_get:
 *
 * Returns: (transfer none): the settings
 */
GSettings *
hu_settings_get (void)
{
  static GSettings *settings;
  g_autoptr(GSettingsSchemaSource) built = NULL;
  g_autoptr(GSettingsSchema) schema = NULL;
  g_autoptr(GError) error = NULL;

  if (settings != NULL)
    return settings;

  /* A tree that is being worked on before whatever is installed. */
  built = g_settings_schema_source_new_from_directory (BUILD_SCHEMADIR, g_settings_schema_source_get_default (),
                                                       FALSE, NULL);
  schema = g_settings_schema_source_lookup (built != NULL ? built : g_settings_schema_source_get_default (), APP_ID,
                                            TRUE);
  if (schema == NULL)
    g_error ("The settings' schema is not installed");
  settings = g_settings_new_full (schema, NULL, NULL);

  return settings;
}

/**
 * hu_settings_get_style:
 *
 * Returns: how the person wants the map to look
 */
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

      /* Text of any kind can be written there by hand: then it is the theme's own colour. */
      style.side[side] = hu_theme_get (HU_THEME_LIGHT)->side[side];
      hu_color_parse (text, &style.side[side]);
    }

  return style;
}
