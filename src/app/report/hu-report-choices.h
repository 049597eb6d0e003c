/*
 * Choices that the report dialog offers, in words.
 */
#pragma once

#include "hu-game.h"
#include "hu-scenario.h"

#include <adwaita.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The tables that games of @scenario have, as GtkStringObjects; (transfer full). */
GListModel *hu_report_choices_list_tables  (const HuScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;
/* The name of such a table in files, or NULL for no item. */
const char *hu_report_choices_get_table    (gpointer          item);
/* The name of a file for the report: the title without characters that names cannot have, and @ending. */
char       *hu_report_choices_dup_name     (const HuScenario *scenario,
                                            const char       *ending) G_GNUC_WARN_UNUSED_RESULT;
/* "A4, upright" */
char       *hu_report_choices_explain_paper (GtkPageSetup    *setup) G_GNUC_WARN_UNUSED_RESULT;

typedef struct
{
  AdwEntryRow *players[HU_N_SIDES];
  AdwEntryRow *place;
  AdwEntryRow *date;
} HuReportPlayed;

/* Adds the rows to @group, with what the game says. */
void hu_report_played_init (HuReportPlayed      *self,
                            AdwPreferencesGroup *group,
                            HuGame              *game);
/* Fills @played with what the rows say, and with the rest of @before. */
void hu_report_played_read (const HuReportPlayed *self,
                            const HuPlayed       *before,
                            HuPlayed             *played);

G_END_DECLS
