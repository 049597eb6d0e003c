/*
 * The page of objectives in the workshop: what its files share.
 */
#pragma once

#include "hu-objectives.h"
#include "hu-term-shelf.h"
#include "hu-workshop-systems.h"
#include "hu-workshop-tree.h"

G_BEGIN_DECLS

#define HU_OBJECTIVES "/rules/objectives"

/* --- Conditions (hu-objectives-terms.c) --- */

extern const HuTermForms hu_objectives_term_forms;

/* A row with the condition of an outcome, or of an item of the schedule, (transfer floating). */
GtkWidget  *hu_outcome_tree_new   (HuWorkshopBench *bench,
                                   const char      *pointer);

/* --- Rows that several forms share (hu-objectives-rows.c) --- */

/* Adds rows that choose units: by kind, branch, size, or one by one; @side: pointer to the side's id, or NULL. */
void        hu_filter_rows_add    (HuWorkshopBench *bench,
                                   GtkWidget       *parent,
                                   const char      *pointer,
                                   const char      *object,
                                   const char      *side);
/* How a line is read; @object: that of the format. */
void        hu_line_rows_add      (HuWorkshopBench *bench,
                                   GtkWidget       *parent,
                                   const char      *pointer,
                                   const char      *object);
/* The rows of the places or hexes that the object at @pointer has. */
void        hu_where_rows_add     (HuWorkshopBench *bench,
                                   GtkWidget       *parent,
                                   const char      *pointer);

/* --- Judge now (hu-outcome-judge.c) --- */

#define HU_TYPE_OUTCOME_JUDGE (hu_outcome_judge_get_type ())
G_DECLARE_FINAL_TYPE (HuOutcomeJudge, hu_outcome_judge, HU, OUTCOME_JUDGE, GObject)

/* The judge of a draft; borrowed.  Signal "judged" (): other outcomes are judged, or the same in another draft. */
HuOutcomeJudge *
            hu_outcome_judge_get_for (HuWorkshop   *shop);
/* The finding on a condition that was judged with its outcome, by its pointer; or NULL. */
const HuTermFinding *
            hu_outcome_judge_find (HuWorkshop      *shop,
                                   const char      *pointer);
/* The row with the button, (transfer floating). */
GtkWidget  *hu_outcome_judge_row  (HuWorkshopBench *bench,
                                   const char      *pointer);

/* --- The groups of the page --- */

void        hu_outcome_list_add   (HuWorkshopRules *rules);
void        hu_score_list_add     (HuWorkshopRules *rules);
/* A button for the outcomes' group, (transfer floating). */
GtkWidget  *hu_templates_button_new (HuWorkshopBench *bench,
                                   GtkWidget       *group);
void        hu_objectives_workshop_fill (HuWorkshopRules *rules);

G_END_DECLS
