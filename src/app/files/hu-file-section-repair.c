/*
 * Repair of a refused file: if its content is at fault, the workshop can open it, and its check leads from fault
 * to fault.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-file-section-private.h"
#include "hu-shipped.h"

void
_hu_file_section_offer_repair (HuFileSection *self,
                               GFile         *file,
                               HuRefused      refused)
{
  gboolean draft = refused == HU_REFUSED_DRAFT;

  g_clear_object (&self->refused);
  if (draft)
    self->refused = g_object_ref (file);
  hu_section_enable (HU_SECTION (self), "mend", draft);
  if (draft)
    {
      hu_fault_panel_offer (self->widgets.faults, _("Open in _Workshop"), "win.mend");
    }
  else if (refused == HU_REFUSED_NO_GAME)
    {
      g_autofree char *name = hu_file_dup_name (file);
      /* Translators: %s is the name of a file */
      g_autofree char *title = g_strdup_printf (_("“%s” is not a game. Nothing has changed."), name);

      hu_fault_panel_show_message (self->widgets.faults, title,
                                   _("It is neither a game of this program (.hexgame) nor a file that can be imported. "
                                     "If another program made it, save it there again."));
    }
}

void
_hu_file_section_open_draft (HuFileSection *self,
                             GFile         *file)
{
  HuFileStamp stamp = hu_file_stamp_take (file);
  g_autoptr(HuWorkshop) shop = hu_refused_read_draft (file);

  /* Repaired meanwhile, or gone: the reader gives the reason. */
  if (shop == NULL)
    {
      hu_file_section_open (self, file);
      return;
    }

  hu_fault_panel_dismiss (self->widgets.faults);
  g_signal_emit_by_name (self, "draft-chosen", shop, hu_shipped_is (file) ? NULL : file, &stamp);
}

static void
mend_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuFileSection *self = data;
  g_autoptr(GFile) file = NULL;

  if (!g_set_object (&file, self->refused))
    return;

  self->pending_draft = TRUE;
  hu_file_section_replace (self, file);
}

void
_hu_file_section_init_repair (HuFileSection *self)
{
  const GActionEntry entry = { .name = "mend", .activate = mend_cb };

  hu_section_add_actions (HU_SECTION (self), &entry, 1);
  hu_section_enable (HU_SECTION (self), "mend", FALSE);
}
