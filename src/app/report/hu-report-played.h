/*
 * The rows of the report dialog that ask who played, where and when.
 */
#pragma once

#include <adwaita.h>

#include "hu-game.h"

G_BEGIN_DECLS

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
