/*
 * Functions that the files of explain/ share: plural forms, and names that are borrowed from
 * the scenario.
 *
 * xgettext knows _hu_trn as a keyword (po/meson.build).
 */
#pragma once

#include <glib/gi18n-lib.h>

#include "hu-decimal.h"
#include "hu-explain.h"
#include "hu-ledger.h"

G_BEGIN_DECLS

const char *_hu_trn             (const char       *singular,
                                 const char       *plural,
                                 gint64            n) G_GNUC_FORMAT (1) G_GNUC_FORMAT (2);

const char *_hu_side_name       (const HuScenario *scenario,
                                 HuSide            side);
const char *_hu_unit_name       (const HuScenario *scenario,
                                 guint             unit);
const char *_hu_place_name      (const HuScenario *scenario,
                                 guint             place);
const char *_hu_terrain_name    (HuTerrain         terrain);

char       *_hu_number          (gint64            value);
char       *_hu_explain_ratio   (gint64            first,
                                 gint64            second); /* "5 : 2" */
/* A count beside its bounds: "1 of 2", "3, at most 2", "5, at least 2", "3, 4 to 6". */
char       *_hu_explain_count  (gint64            have,
                                gboolean          has_least,
                                gint64            least,
                                gboolean          has_most,
                                gint64            most);
/* The same of numbers that may have decimals. */
char       *_hu_explain_decimals (HuDecimal       have,
                                gboolean          has_least,
                                HuDecimal         least,
                                gboolean          has_most,
                                HuDecimal         most);
/* The same of points more than the enemy's: "7 behind, at most 5 behind". */
char       *_hu_explain_lead   (HuDecimal         have,
                                gboolean          has_least,
                                HuDecimal         least,
                                gboolean          has_most,
                                HuDecimal         most);
/* "at most 5 behind": its bounds alone. */
char       *_hu_explain_lead_bounds (gboolean     has_least,
                                HuDecimal         least,
                                gboolean          has_most,
                                HuDecimal         most);
/* Names one of a list of things; (transfer full). */
typedef char *(*HuNameFunc)     (const HuScenario *scenario,
                                 const GArray     *things,
                                 guint             index);
char       *_hu_explain_list    (const HuScenario *scenario,
                                 const GArray     *things,
                                 guint             most,
                                 HuNameFunc        name);
/* The same with "or" in place of "and". */
char       *_hu_explain_any_list (const HuScenario *scenario,
                                 const GArray     *things,
                                 guint             most,
                                 HuNameFunc        name);
/* "The German side controls 0303", for a goal. */
char       *_hu_explain_owned   (const HuScenario *scenario,
                                 HuSide            side,
                                 const char       *name);
/* "The German side has 55 points", likewise. */
char       *_hu_explain_points  (const HuScenario *scenario,
                                 HuSide            side,
                                 gint64            points);
/* "2 points", of victory. */
char       *_hu_count_points    (gint64            points);
/* The same where so many of them make one: "18.5 points". */
char       *_hu_count_decimal_points (gint64      points,
                                 guint             unit);
/* The side that an item of the schedule gives its points to: "to the German side"; HU_SIDE_NONE: "to either side". */
char       *_hu_explain_recipient (const HuScenario *scenario,
                                 HuSide            side);
/* An event that awards points; @item: its name in the schedule. */
char       *_hu_explain_award   (const HuScenario *scenario,
                                 const HuEvent    *event,
                                 const char       *item);

/* An event that marks a unit (hu-explain-unit.c). */
char       *_hu_explain_mark                 (const HuScenario        *scenario,
                                              const HuEvent           *event);
/* With the board's prefix: "22U3/1", "AA4/roof". */
char       *_hu_location_name                (const HuScenario        *scenario,
                                              HuLocation               location);

/* Add reasons to @text, one a line (hu-explain-fact.c): @line, which is taken, unless it is NULL or empty; the
 * words of the meter of @rule, and of @side where there are several; the ruling by which something changed
 * hands, or, where @ruling is NULL, that it never did. */
void        _hu_explain_add_line             (GString                 *text,
                                              char                    *line);
void        _hu_explain_add_meter            (GString                 *text,
                                              const HuSnapshot        *snapshot,
                                              const char              *rule,
                                              HuSide                   side);

/* Adds lines of what stands in @ledger, and of what would come only with the end of the game (hu-explain-fact.c). */
typedef char *(*HuEntryWords) (const HuScenario *scenario, const HuLedgerEntry *entry);
void        _hu_explain_remember_ledger      (GPtrArray               *lines,
                                              const HuSnapshot        *snapshot,
                                              const GPtrArray         *ledger,
                                              HuEntryWords             word);

void        _hu_explain_wrong_ledger         (GString                 *text,
                                              const HuSnapshot        *snapshot,
                                              const HuFact            *fact,
                                              const HuAnswer          *answer,
                                              const GPtrArray         *ledger,
                                              HuEntryWords             word);

/* The number of things of a list that a sentence names before it says "and N more". */
#define HU_LIST_MOST 6

G_END_DECLS
