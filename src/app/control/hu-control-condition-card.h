/*
 * The conditions for a side to win a tactical scenario, as a tree with live ticks.
 */
#pragma once

#include "hu-meter-part.h"

G_BEGIN_DECLS

#define HU_TYPE_CONDITION_CARD (hu_condition_card_get_type ())
G_DECLARE_FINAL_TYPE (HuConditionCard, hu_condition_card, HU, CONDITION_CARD, GtkWidget)

/* A part of the meters; choosing a part that counts points also shows the casualties. */
GtkWidget  *hu_condition_card_new      (HuSnapshot      *snapshot,
                                        guint            entry,    /* of the victory conditions */
                                        guint            most);    /* lines, a part each */
guint       hu_condition_card_get_n_lines (HuConditionCard *self);
/* "and 5 more…" */
GtkWidget  *hu_condition_card_new_rest (guint            n);
/* Returns a label that says who wins if no condition decides; or NULL. */
GtkWidget  *hu_condition_card_new_otherwise (const HuScenario *scenario);

G_END_DECLS
