/*
 * Parts that several text answers of the command line share.
 */
#pragma once

#include "hu-report.h"
#include "hu-text.h"

G_BEGIN_DECLS

/* The indent of everything under a heading. */
#define HU_CLI_INDENT 2

HuTextStyle hu_cli_side_style   (HuSide            side);
/* The name of a side in its style. */
HuTextCell  hu_cli_side_cell    (const HuScenario *scenario,
                                 HuSide            side);
/* The title, and the moment with the number of events looked at. */
void        hu_cli_add_head     (HuText           *text,
                                 const HuScenario *scenario,
                                 const HuClock    *clock,
                                 guint             n_events,
                                 guint             n_all);
/* "3406 3506 3605", to be wrapped between any two. */
char       *hu_cli_name_hexes   (const HuScenario *scenario,
                                 const GArray     *hexes) G_GNUC_WARN_UNUSED_RESULT;
/* "line of 2 hexes: 3406 3506 3605"; for NULL, words that say there is none. */
char       *hu_cli_explain_line (const HuScenario *scenario,
                                 const GArray     *path) G_GNUC_WARN_UNUSED_RESULT;
void        hu_cli_add_cut      (HuText           *text,
                                 const HuScenario *scenario,
                                 const GArray     *cut,
                                 gboolean          exact,
                                 const GArray     *critical);
/* @named: with the side that withdraws; @findings: HuWithdrawalFinding, in the order of @withdrawals. */
void        hu_cli_add_withdrawals (HuText        *text,
                                 const HuScenario *scenario,
                                 const char       *heading,
                                 gboolean          named,
                                 const GPtrArray  *withdrawals,
                                 const GArray     *findings);
/* Prints a table of @report, which has it, as a terminal shows it. */
void        hu_cli_add_table    (HuText           *text,
                                 const HuReport   *report,
                                 const char       *name);
/* Counts how often words are printed, so that an id can tell alike ones apart.
 * @counts: (element-type utf8 guint) @words: (transfer full) */
void        hu_cli_count_words  (GHashTable       *counts,
                                 char             *words);
gboolean    hu_cli_has_twice    (GHashTable       *counts,
                                 const char       *words);

G_END_DECLS
