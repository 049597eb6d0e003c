/*
 * The page of objectives in the workshop: what its files share.
 */
#pragma once

#include "hu-objectives.h"
#include "hu-workshop-systems.h"
#include "hu-workshop-tree.h"

G_BEGIN_DECLS

#define HU_OBJECTIVES "/rules/objectives"

/* --- Kinds of terms (hu-term-kinds.c) --- */

/* The condition's kind; HU_N_TERMS: the condition asks for nothing. */
guint       hu_term_kind_of       (const HuNode    *condition);
/* Does @pointer lead to what is counted in a comparison? */
gboolean    hu_term_is_count      (const char      *pointer);
/* The word of a kind in the file; NULL: there is no such kind. */
const char *hu_term_kind_word     (guint            kind);
/* A new one in the condition at @pointer, whose outcome or item says which side is meant; JSON, (transfer full). */
char       *hu_term_new_json      (HuWorkshop      *shop,
                                   guint            kind,
                                   const char      *pointer);
/* Returns the id of that condition's winner, or of the side that scores: the first side where there is none. */
const char *hu_term_get_enemy     (HuWorkshop      *shop,
                                   const char      *side);
/* The condition at @pointer as one of another kind, which keeps what both have in common (hu-term-change.c);
 * JSON, (transfer full). */
char       *hu_term_changed_json  (HuWorkshop      *shop,
                                   guint            kind,
                                   const char      *pointer);
/* All kinds of terms, by groups, each with @action (pointer and kind) for the condition at @pointer; (transfer full). */
GMenuModel *hu_term_kinds_menu    (HuWorkshop      *shop,
                                   const char      *action,
                                   const char      *pointer,
                                   gboolean         inside); /* for a part of it, not in its place */

/* --- Rows that several forms share (hu-objectives-rows.c) --- */

/* Turns under the key “turn” of the object at @pointer: the choice, and the numbers that go with it. */
void        hu_turns_rows_add     (HuWorkshopBench *bench,
                                   GtkWidget       *parent,
                                   const char      *pointer);
/* Appends the keys by which these rows differ. */
void        hu_turns_append_shape (const HuNode    *object,
                                   GString         *shape);
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

/* --- Trees (hu-term-form.c, hu-term-tree.c, hu-term-actions.c, hu-term-light.c) --- */

GtkWidget  *hu_term_form_new      (HuWorkshopBench *bench,
                                   const char      *pointer); /* (transfer floating), or NULL */
char       *hu_term_dup_shape     (const HuNode    *condition);
/* Adds the pointers of its parts below it. */
void        hu_term_list_parts    (const HuNode    *condition,
                                   GPtrArray       *parts);
const char *hu_term_get_list      (const HuNode    *condition);
/* A row with the condition, (transfer floating). */
GtkWidget  *hu_term_tree_new      (HuWorkshopBench *bench,
                                   const char      *pointer);
GMenuModel *hu_term_menu_new      (HuWorkshopBench *bench,
                                   const char      *pointer);
void        hu_term_actions_add   (HuWorkshopBench *bench,
                                   GtkWidget       *tree);
/* The hexes that it names, its parts included; (transfer full). */
GArray     *hu_term_list_hexes    (HuWorkshop      *shop,
                                   const char      *pointer);
/* Lights what the condition at @pointer names; NULL: nothing. */
void        hu_term_light         (HuWorkshopBench *bench,
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
/* A menu button for the outcomes' group, (transfer floating). */
GtkWidget  *hu_templates_button_new (HuWorkshopBench *bench,
                                   GtkWidget       *list);
void        hu_objectives_workshop_fill (HuWorkshopRules *rules);

G_END_DECLS
