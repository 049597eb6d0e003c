/*
 * The pages of the side panel: leads to one of them.
 */
#include "hu-side-stack.h"

#include <adwaita.h>

void
hu_side_stack_show (GtkStack   *side,
                    const char *name)
{
  g_return_if_fail (GTK_IS_STACK (side));

  adw_flap_set_reveal_flap (ADW_FLAP (gtk_widget_get_ancestor (GTK_WIDGET (side), ADW_TYPE_FLAP)), TRUE);
  gtk_stack_set_visible_child_name (side, name);
}
