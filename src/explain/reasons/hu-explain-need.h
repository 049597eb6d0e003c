/*
 * Words for the lines of supply that conditions ask about (hu-supply-need.h).
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

/* All that ask about the line of that number, in quotation marks: "“The port at work” and “The road is open”". */
char *_hu_explain_asking      (const HuScenario *scenario,
                               guint             number);
/* What would become of that line from @hex without a unit; or would have, where the game is @ended. */
char *hu_explain_need_without (const HuScenario *scenario,
                               guint             need,
                               HuHex             hex,
                               gboolean          open,
                               gboolean          ended);
/* The sentence says whether a line that the conditions ask about would be open if an enemy moved. */
char *hu_explain_need_then    (const HuScenario *scenario,
                               guint             need,
                               HuHex             hex,
                               gboolean          open) G_GNUC_WARN_UNUSED_RESULT;
/* That the line from @from goes through a hex, where all of them do so or the shortest. */
char *hu_explain_need_way     (const HuScenario *scenario,
                               guint             need,
                               HuHex             from,
                               gboolean          all);

G_END_DECLS
