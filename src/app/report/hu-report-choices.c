/*
 * Choices that the report dialog offers: tables by their names, the name of a file, the paper.
 */
#include "config.h"

#include "hu-report-choices.h"

#include <glib/gi18n-lib.h>

#include "hu-accessible.h"
#include "hu-budget.h"
#include "hu-explain.h"
#include "hu-report.h"

GListModel *
hu_report_choices_list_tables (const HuScenario *scenario)
{
  g_autoptr(GPtrArray) kinds = hu_report_list_tables (scenario);
  GListStore *tables = g_list_store_new (GTK_TYPE_STRING_OBJECT);

  for (guint i = 0; i < kinds->len; i++)
    {
      const HuReportTableKind *kind = g_ptr_array_index (kinds, i);
      g_autoptr(GtkStringObject) object = gtk_string_object_new (_(kind->title));

      g_object_set_data (G_OBJECT (object), "hu-table", (gpointer) kind->name);
      g_list_store_append (tables, object);
    }

  return G_LIST_MODEL (tables);
}

const char *
hu_report_choices_get_table (gpointer item)
{
  return item != NULL ? g_object_get_data (G_OBJECT (item), "hu-table") : NULL;
}

/* "Operation Typhoon.pdf"; a file's name has at most 255 bytes. */
char *
hu_report_choices_dup_name (const HuScenario *scenario,
                            const char       *ending)
{
  g_autofree char *title = hu_budget_abridge (scenario->title, HU_BUDGET_LABEL / 2);

  g_strdelimit (title, "/\\:*?\"<>|\n", '-');

  return g_strconcat (title[0] != '\0' ? title : _("Report"), ending, NULL);
}

char *
hu_report_choices_explain_paper (GtkPageSetup *setup)
{
  GtkPageOrientation orientation = gtk_page_setup_get_orientation (setup);
  gboolean upright = orientation == GTK_PAGE_ORIENTATION_PORTRAIT ||
                     orientation == GTK_PAGE_ORIENTATION_REVERSE_PORTRAIT;
  const char *paper = gtk_paper_size_get_display_name (gtk_page_setup_get_paper_size (setup));

  return upright
    /* Translators: a size of paper: "A4". */
    ? g_strdup_printf (_("%s, upright"), paper)
    /* Translators: a size of paper: "A4". */
    : g_strdup_printf (_("%s, sideways"), paper);
}

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
