/*
 * Repair of a refused file: if its content is at fault, the workshop opens it, and its check leads from fault
 * to fault.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-shipped.h"
#include "hu-window-private.h"
#include "hu-workshop-mode.h"

static GFile *
get_refused (HuWindow *self)
{
  return g_object_get_data (G_OBJECT (self), "hu-refused");
}

void
_hu_window_offer_mending (HuWindow *self,
                          GFile    *file,
                          HuRefused refused)
{
  gboolean draft = refused == HU_REFUSED_DRAFT;

  g_object_set_data_full (G_OBJECT (self), "hu-refused", draft ? g_object_ref (file) : NULL, g_object_unref);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.mend", draft);
  if (draft)
    {
      hu_fault_panel_offer (self->faults, _("Open in _Workshop"), "win.mend");
    }
  else if (refused == HU_REFUSED_NO_GAME)
    {
      g_autofree char *name = hu_file_dup_name (file);
      /* Translators: %s is the name of a file */
      g_autofree char *title = g_strdup_printf (_("“%s” is not a game. Nothing has changed."), name);

      hu_fault_panel_show_message (self->faults, title,
                                   _("A game is a JSON object, which begins with a brace. This file is something "
                                     "else, so the workshop cannot open it either."));
    }
}

/* Opens it in place of the present game, without asking. FALSE: the file has changed since it was refused, and
 * nothing changes. */
gboolean
_hu_window_open_draft (HuWindow *self,
                       GFile    *file)
{
  g_autoptr(HuWorkshop) shop = hu_refused_read_draft (file);

  /* Mended meanwhile, or gone: the reader says what of it. */
  if (shop == NULL)
    return hu_window_open (self, file);

  hu_fault_panel_dismiss (self->faults);
  hu_workshop_mode_open (self->workshop, shop, NULL, hu_shipped_is (file) ? NULL : file);
  hu_workshop_pane_show (hu_workshop_mode_get_pane (self->workshop), "check");

  return TRUE;
}

static void
mend_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  if (get_refused (self) != NULL)
    hu_file_section_replace_by_draft (self->files, get_refused (self));
}

void
_hu_window_install_mend_action (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.mend", NULL, mend_action);
}
