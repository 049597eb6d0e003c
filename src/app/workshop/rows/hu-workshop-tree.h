/*
 * A victory condition as a tree: parts are dragged, or moved by keys, from one group to another.
 */
#pragma once

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* @pointer: to a condition of the draft. Returns a row for an expander row, (transfer floating). */
GtkWidget *hu_workshop_tree_new (HuWorkshopBench *bench,
                                 const char      *pointer);

/* A condition in a line: "Controls hexes CC5, at least 1"; (transfer full). (hu-workshop-condition.c) */
char      *hu_workshop_condition_words (HuWorkshop       *shop,
                                        const HuNode     *condition);
/* Returns the kind of a condition: "all", "any", "not", "controls", "cvp", "exit_vp", "no_enemy"; NULL: none of
 * them. */
const char *hu_workshop_condition_kind (const HuNode     *condition);
/* Its form, (transfer floating). */
GtkWidget *hu_workshop_condition_form  (HuWorkshopBench  *bench,
                                        const char       *pointer);

G_END_DECLS
