/*
 * The answer to "is it in supply, and why?" in a sentence, in which each unit and hex can be a
 * link to its hex.
 */
#pragma once

#include "hu-supply-answer.h"

G_BEGIN_DECLS

/* "91 R: in supply, 7 hexes to the north edge at 3401; width 2; one more German unit in 2817 or 2917 would cut it."
 * @unit: the unit that was asked about, or HU_UNIT_NONE: its hexes, as a place or as a hex. */
char *hu_explain_supply_answer  (const HuSupplySituation *situation,
                                 const HuSupplyAnswer    *answer,
                                 guint                    unit) G_GNUC_WARN_UNUSED_RESULT;
/* The same as markup for a GtkLabel, with links. */
char *hu_explain_supply_markup  (const HuSupplySituation *situation,
                                 const HuSupplyAnswer    *answer,
                                 guint                    unit) G_GNUC_WARN_UNUSED_RESULT;
/* "in supply, 7 hexes to the north edge at 3401", "out of supply" */
char *hu_explain_supply_standing (const HuScenario       *scenario,
                                 const HuSupplyStanding  *standing) G_GNUC_WARN_UNUSED_RESULT;
/* Where @unit stops the lines of the situation, whose side is the other: in its hex, by its zone of control; NULL: units stop
 * none of them.  (transfer full) */
char *hu_explain_supply_barring (const HuSupplySituation *situation,
                                 guint                    unit) G_GNUC_WARN_UNUSED_RESULT;
/* Which enemy zones of control the open line, whose hexes are @path, goes through, and why they do not stop it; NULL: through
 * none.  (transfer full) */
/* Says along which line of the map, a railway or a road, the open line runs, by the last @n_along hexes of its path. */
char *hu_explain_supply_along   (const HuSupplySituation *situation,
                                 const GArray            *path,
                                 guint                    n_along);
char *hu_explain_supply_crossed (const HuSupplySituation *situation,
                                 const GArray            *path);
/* "Soviet lines from Moscow (4222 and 4223) stop here: held by 6 Pz" */
char *hu_explain_lines_stop     (const HuScenario        *scenario,
                                 HuSide                   side,
                                 const GArray            *origins,
                                 const char              *why) G_GNUC_WARN_UNUSED_RESULT;
/* "A Soviet line from 4222 (Moscow) reaches it after 4 hexes." */
char *hu_explain_line_reaches   (const HuScenario        *scenario,
                                 HuSide                   side,
                                 HuHex                    from,
                                 gint                     distance) G_GNUC_WARN_UNUSED_RESULT;
/* "the German side has no sources of supply in this scenario" */
char *hu_explain_supply_nowhere (const HuScenario        *scenario,
                                 HuSide                   side) G_GNUC_WARN_UNUSED_RESULT;
/* The hex that a link of the markup means; HU_HEX_NONE: @uri is none of these. */
HuHex hu_explain_link_hex       (const char              *uri);

G_END_DECLS
