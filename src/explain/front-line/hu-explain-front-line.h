/*
 * Words for the findings of front-line: gaps, and lines of its ledger.
 */
#pragma once

#include "hu-explain.h"
#include "hu-front-line.h"

G_BEGIN_DECLS

/* A gap and who could close it; or, once the game is @over, could have closed it. */
/* Is the game over or decided?  What points and lines would still do is then told as missed: later events are exploration. */
gboolean hu_front_line_is_past      (const HuSnapshot        *snapshot);
char *hu_explain_gap                 (const HuScenario        *scenario,
                                      const GArray            *open,
                                      const HuGap             *gap,
                                      gboolean                 over);
/* Where the line of @side is a path: whether it is open in that row, and in which @hexes; or through which it goes.  NULL: it is
 * none. */
char *hu_explain_row_crossing        (const HuSnapshot        *snapshot,
                                      HuSide                   side,
                                      gint                     row,
                                      GArray                 **hexes);
/* The points that an open row costs @side, and when; or has cost it; NULL: nothing. */
char *hu_explain_row_cost            (const HuSnapshot        *snapshot,
                                      HuSide                   side,
                                      gint                     row);
/* Says which units of @reason's side cover a hex or row of its front line, or which are near and do not. */
char *hu_explain_cover_reason        (const HuScenario        *scenario,
                                      const HuReason          *reason);
/* The units that cover the row, by @reason, and not the path in it, which is open there; NULL: there are none, or no path. */
char *hu_explain_row_aside           (const HuSnapshot        *snapshot,
                                      const HuReason          *reason,
                                      gint                     row);
/* The rows that @unit, which is on the map, covers, or its hexes where the line is a path, and the clause by which it covers no
 * more; NULL: none. */
char *hu_explain_line_unit           (const HuSnapshot        *snapshot,
                                      guint                    unit);
/* The hexes in which the cheapest line of @side would be @open without a unit, and not in so many as @now. */
char *hu_explain_path_without        (const HuScenario        *scenario,
                                      HuSide                   side,
                                      guint                    now,
                                      GArray                  *open,
                                      gboolean                 ended);
/* The points that the elimination of @unit gives or gave, and why none; NULL: that is of no interest now. */
char *hu_explain_elimination         (const HuState           *state,
                                      guint                    unit);
/* A level of victory by index, "Soviet marginal victory"; -1: "no result". */
char *hu_explain_level               (const HuScenario        *scenario,
                                      gint                     level);
/* The level of victory if the game ended @now, and @then, each with its points; NULL: it is the same. */
char *hu_explain_level_change        (const HuScenario        *scenario,
                                      const HuFrontLineFindings *now,
                                      const HuFrontLineFindings *then);
/* The reason for a line of the ledger: "Klin held". */
char *hu_explain_ledger_entry        (const HuScenario        *scenario,
                                      const HuLedgerEntry     *entry);
/* An item of the schedule of points: "Klin held". */
char *hu_explain_schedule_item       (const HuScenario        *scenario,
                                      guint                    item);
/* The points that it gives, to whom and when: "1 point to both sides for each point of strength of an enemy unit eliminated". */
char *hu_explain_schedule_line       (const HuScenario        *scenario,
                                      const HuScheduleItem    *item);
/* One for holding a place: “3 points to German for control of Klin at the end of each turn”. */
char *hu_explain_place_item          (const HuScenario        *scenario,
                                      const HuScheduleItem    *item);

G_END_DECLS
