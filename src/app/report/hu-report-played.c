/*
 * Rows for texts that the protocol shows and the game keeps.
 */
#include "config.h"

#include "hu-report-played.h"

#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-explain.h"

static AdwEntryRow *
add_entry (AdwPreferencesGroup *group,
           const char          *title,
           const char          *text)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  hu_accessible_name_entry (ADW_ENTRY_ROW (row));
  gtk_editable_set_text (GTK_EDITABLE (row), text != NULL ? text : "");
  adw_preferences_group_add (group, row);

  return ADW_ENTRY_ROW (row);
}

void
hu_report_played_init (HuReportPlayed      *self,
                       AdwPreferencesGroup *group,
                       HuGame              *game)
{
  const HuPlayed *played = hu_game_get_played (game);

  for (guint side = 0; side < HU_N_SIDES; side++)
    {
      g_autofree char *name = hu_explain_side (hu_game_get_scenario (game), (HuSide) side);
      /* Translators: a side; who played it is asked for. */
      g_autofree char *title = g_strdup_printf (_("Player: %s"), name);

      self->players[side] = add_entry (group, title, played->players[side]);
    }
  self->place = add_entry (group, _("Place"), played->place);
  self->date = add_entry (group, _("Date"), played->date);
}

/* An empty row says nothing. */
static void
take_entry (AdwEntryRow *row,
            char       **text)
{
  const char *entered = gtk_editable_get_text (GTK_EDITABLE (row));

  g_free (*text);
  *text = entered[0] != '\0' ? g_strdup (entered) : NULL;
}

void
hu_report_played_read (const HuReportPlayed *self,
                       const HuPlayed       *before,
                       HuPlayed             *played)
{
  hu_played_copy (played, before);
  for (guint side = 0; side < HU_N_SIDES; side++)
    take_entry (self->players[side], &played->players[side]);
  take_entry (self->place, &played->place);
  take_entry (self->date, &played->date);
}
