/*
 * The file of the window: its sections' signals led to the workshop and the lessons, and what the application asks for.
 */
#include "config.h"

#include "hu-window-private.h"
#include "hu-workshop-mode.h"

static void
opens_cb (HuWindow *self,
          GFile    *file)
{
  hu_workshop_mode_leave (self->workshop);
  hu_lesson_section_set_file (self->lessons, file);
}

static void
refused_cb (HuWindow *self,
            GFile    *file,
            guint     refused)
{
  _hu_window_offer_mending (self, file, (HuRefused) refused);
}

static gboolean
asks_cb (HuWindow *self)
{
  return hu_workshop_mode_is_choosing (self->workshop);
}

void
_hu_window_init_files (HuWindow *self)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (self);
  const HuFileWidgets widgets = {
    .map = self->map,
    .frames = self->turns,
    .faults = self->faults,
    .file_bar = self->file_bar,
    .autosave_bar = self->autosave_bar,
    .opening_bar = self->opening_bar,
    .opening_spinner = self->opening_spinner,
    .opening_label = self->opening_label,
  };

  self->files = hu_file_section_new (self->session, window, &widgets);
  g_ptr_array_add (self->sections, self->files);
  g_signal_connect_object (self->files, "opens", G_CALLBACK (opens_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->files, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->files, "asks", G_CALLBACK (asks_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->files, "draft-chosen", G_CALLBACK (_hu_window_open_draft), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->files, "new-chosen", G_CALLBACK (_hu_window_present_new), self, G_CONNECT_SWAPPED);

  self->starts = hu_start_section_new (self->session, window, self->files, self->stack, self->start, self->map,
                                       self->turns, self->side_turn);
  g_ptr_array_add (self->sections, self->starts);
}

gboolean
hu_window_open (HuWindow *self,
                GFile    *file)
{
  g_return_val_if_fail (HU_IS_WINDOW (self), FALSE);

  return hu_file_section_open (self->files, file);
}

gboolean
hu_window_open_loaded (HuWindow *self,
                       HuLoaded *loaded)
{
  g_return_val_if_fail (HU_IS_WINDOW (self), FALSE);

  return hu_file_section_open_loaded (self->files, loaded);
}

/**
 * hu_window_recover:
 * @left: an unsaved game of a program that ended too early
 *
 * Opens it in place of the present game, unsaved as it was, and in the workshop if it was there; the window
 * takes over its journal. If it cannot be read, it stays where it is, and the panel above the map gives the
 * reason.
 */
gboolean
hu_window_recover (HuWindow   *self,
                   HuRecovery *left)
{
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGame) game = NULL;
  g_autoptr(HuWorkshop) shop = NULL;

  g_return_val_if_fail (HU_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (left != NULL, FALSE);

  game = hu_recovery_read (left, faults);
  if (hu_recovery_has_draft (left))
    shop = hu_recovery_read_draft (left, faults);
  if (game == NULL && shop == NULL)
    {
      hu_fault_panel_show_faults (self->faults, hu_recovery_get_title (left), faults);
      return FALSE;
    }

  if (shop != NULL)
    hu_workshop_mode_open (self->workshop, shop, game, hu_recovery_get_file (left));
  else
    hu_document_adopt_unsaved (self->document, game, hu_recovery_get_file (left));
  hu_journal_sync (hu_file_section_get_journal (self->files));
  hu_recovery_discard (left);

  return TRUE;
}
