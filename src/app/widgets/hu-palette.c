/*
 * The map theme that fits the desktop's style, in the user's own colours; and the same colours for CSS.
 */
#include "hu-palette.h"

#include <adwaita.h>

#include "hu-css-class.h"
#include "hu-settings.h"

#define SWAPPED "swapped-sides" /* of a window: its first side has the look of the second */

/* Returns the map's theme for the present style: light or dark, or high contrast of either. */
HuThemeKind
hu_palette_kind (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean contrast = adw_style_manager_get_high_contrast (manager);

  if (adw_style_manager_get_dark (manager))
    return contrast ? HU_THEME_DARK_CONTRAST : HU_THEME_DARK;

  return contrast ? HU_THEME_LIGHT_CONTRAST : HU_THEME_LIGHT;
}

/* @look: that of a side, or none.  Returns its colour on the map. */
HuColor
hu_palette_side (HuSide look)
{
  HuStyle style;
  HuTheme theme;

  if (look == HU_SIDE_NONE)
    return (HuColor) { 0.5, 0.5, 0.5, 1 };

  style = hu_settings_get_style ();
  theme = hu_style_apply (&style, hu_palette_kind ());

  return theme.side[look];
}

void
hu_palette_seat (GtkWidget        *window,
                 const HuScenario *scenario)
{
  g_return_if_fail (GTK_IS_WIDGET (window) && scenario != NULL);

  hu_css_class_set (window, SWAPPED, hu_side_look (scenario, HU_SIDE_FIRST) != HU_SIDE_FIRST);
}

HuSide
hu_palette_look (GtkWidget *widget,
                 HuSide     side)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));

  if (root == NULL || side == HU_SIDE_NONE || !gtk_widget_has_css_class (root, SWAPPED))
    return side;

  return side == HU_SIDE_FIRST ? HU_SIDE_SECOND : HU_SIDE_FIRST;
}

HuColor
hu_palette_side_in (GtkWidget *widget,
                    HuSide     side)
{
  return hu_palette_side (hu_palette_look (widget, side));
}

void
hu_palette_follow (GtkWidget *widget)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
  hu_settings_watch_style (widget, G_CALLBACK (gtk_widget_queue_draw));
}

static void
load_colors (GtkCssProvider *provider)
{
  g_autofree char *css = NULL;
  HuColor first = hu_palette_side (HU_SIDE_FIRST), second = hu_palette_side (HU_SIDE_SECOND);

  if (g_settings_get_enum (hu_settings_get (), "side-colors") == HU_SIDES_OWN)
    css = g_strdup_printf ("@define-color hu_first #%02x%02x%02x;\n@define-color hu_second #%02x%02x%02x;\n",
                           (guint) (first.r * 255), (guint) (first.g * 255), (guint) (first.b * 255),
                           (guint) (second.r * 255), (guint) (second.g * 255), (guint) (second.b * 255));
  gtk_css_provider_load_from_data (provider, css != NULL ? css : "", -1);
}

/* Adds the sides' own colours to the style sheets. To be called once, at the start. */
void
hu_palette_style (GdkDisplay *display)
{
  g_autoptr(GtkCssProvider) provider = gtk_css_provider_new ();

  g_return_if_fail (GDK_IS_DISPLAY (display));

  load_colors (provider);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  hu_settings_watch_style (provider, G_CALLBACK (load_colors));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (load_colors), provider,
                           G_CONNECT_SWAPPED);
}
