/*
 * Which of the map's themes goes with the desktop's style.
 */
#include "hu-palette.h"

#include <adwaita.h>

/**
 * hu_palette_kind:
 *
 * Returns: the map's theme for the present style: light or dark, and high
 *   contrast of either
 */
HuThemeKind
hu_palette_kind (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean contrast = adw_style_manager_get_high_contrast (manager);

  if (adw_style_manager_get_dark (manager))
    return contrast ? HU_THEME_DARK_CONTRAST : HU_THEME_DARK;

  return contrast ? HU_THEME_LIGHT_CONTRAST : HU_THEME_LIGHT;
}

/**
 * hu_palette_side:
 * @side: a side, or none
 *
 * Returns: its colour on the map
 */
HuColor
hu_palette_side (HuSide side)
{
  if (side == HU_SIDE_NONE)
    return (HuColor) { 0.5, 0.5, 0.5, 1 };

  return hu_theme_get (hu_palette_kind ())->side[side];
}

/**
 * hu_palette_follow:
 * @widget: something that draws with these colours
 */
void
hu_palette_follow (GtkWidget *widget)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
}
