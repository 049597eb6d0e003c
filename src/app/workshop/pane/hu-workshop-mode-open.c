/*
 * Opens in the workshop other things than the game that is played: a new scenario, for whose beginning it asks, and a
 * draft that was left unsaved.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-message.h"
#include "hu-new-draft.h"
#include "hu-workshop-mode.h"
#include "hu-workshop-new.h"

/* Makes the new scenario the window's document, without a file, and opens it in the workshop at once. */
static void
chosen_cb (HuWorkshopMode    *self,
           const HuNewChoice *choice)
{
  g_autoptr(GPtrArray) left_behind = g_ptr_array_new_with_free_func (g_free);
  HuSection *section = HU_SECTION (self);
  g_autoptr(HuWorkshop) shop = hu_new_draft_make (choice, hu_section_get_game (section), left_behind);

  if (left_behind->len > 0)
    {
      g_autofree char *words = NULL;

      g_ptr_array_add (left_behind, NULL);
      words = g_strjoinv ("\n", (char **) left_behind->pdata);
      hu_message_show (GTK_WIDGET (hu_section_get_window (section)), _("Some of This Cannot Be Part of a Set-Up"), words,
                       _("_Go On"));
    }
  if (shop == NULL)
    return;

  hu_workshop_set_unsaved (shop);
  hu_workshop_mode_open (self, shop, NULL, NULL, NULL);
}

void
hu_workshop_mode_open_import (HuWorkshopMode      *self,
                              HuWorkshop          *shop,
                              GFile               *picture,
                              const HuBackdropPin  pins[2])
{
  HuBackdrop *backdrop;

  hu_workshop_mode_open (self, shop, NULL, NULL, NULL);
  backdrop = hu_backdrop_keeper_get (hu_workshop_mode_get_keeper (self));
  if (picture != NULL)
    {
      hu_backdrop_set_picture (backdrop, picture);
      hu_backdrop_align (backdrop, pins);
      /* Players know the board by its picture. */
      hu_backdrop_set_in_play (backdrop, 1);
    }
  hu_workshop_pane_guide (hu_workshop_mode_get_pane (self));
}

void
hu_workshop_mode_ask_new (HuWorkshopMode *self)
{
  HuGame *game = hu_workshop_mode_get_pane (self) == NULL ? hu_section_get_game (HU_SECTION (self)) : NULL;
  GtkWidget *dialog = hu_workshop_new_new (hu_section_get_window (HU_SECTION (self)), game);

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

gboolean
hu_workshop_mode_recover (HuWorkshopMode *self,
                          HuRecovery     *left,
                          HuFaults       *faults)
{
  g_autoptr(HuGame) game = hu_recovery_read (left, faults);
  g_autoptr(HuWorkshop) shop = hu_recovery_has_draft (left) ? hu_recovery_read_draft (left, faults) : NULL;

  if (game == NULL && shop == NULL)
    return FALSE;

  if (shop != NULL)
    hu_workshop_mode_open (self, shop, game, hu_recovery_get_file (left), hu_recovery_get_stamp (left));
  else
    hu_document_adopt_unsaved (hu_session_get_document (hu_section_get_session (HU_SECTION (self))), game,
                               hu_recovery_get_file (left), hu_recovery_get_stamp (left));

  return TRUE;
}
