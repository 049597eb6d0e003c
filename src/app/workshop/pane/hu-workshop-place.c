/*
 * The place of the workshop in the window: what is beside and around the map in play makes room for it.
 */
#include "hu-workshop-place.h"

void
hu_workshop_place_show (HuWorkshopPlace *self,
                        HuWorkshopPane  *pane)
{
  if (pane != NULL)
    {
      g_set_object (&self->play, adw_flap_get_flap (self->flap));
      self->bar = hu_workshop_pane_get_bar (pane);
      adw_flap_set_flap (self->flap, GTK_WIDGET (pane));
      gtk_box_prepend (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self->flap))), self->bar);
      adw_flap_set_reveal_flap (self->flap, TRUE);
      gtk_widget_add_css_class (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self->flap))), "workshop");
    }
  else
    {
      gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->bar)), self->bar);
      self->bar = NULL;
      adw_flap_set_flap (self->flap, self->play);
      g_clear_object (&self->play);
      gtk_widget_remove_css_class (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self->flap))), "workshop");
    }
}
