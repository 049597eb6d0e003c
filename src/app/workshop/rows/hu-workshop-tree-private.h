/*
 * Shared by the files of a condition's tree.
 */
#pragma once

#include "hu-workshop-tree.h"

G_BEGIN_DECLS

typedef struct
{
  HuWorkshopBench           *bench;
  const HuWorkshopTreeClass *klass;
  char                      *pointer;
  GtkWidget                 *row;   /* whose data this is */
  GtkWidget                 *box;
  HuNode                    *shown; /* what the rows were made from */
  char                      *shape; /* and its shape */
  char                      *open;  /* pointer to the part whose form is unfolded; or NULL */
} HuTree;

/* The list that takes more parts of the condition at @pointer, (transfer full), or NULL. */
char       *_hu_workshop_tree_dup_list (HuTree    *tree,
                                     const char   *pointer);
/* Lets a row be moved by keys and by dragging. */
void        _hu_workshop_tree_make_movable (GtkWidget *row);

/* Puts the actions “condition.…” on the tree's row. */
void        _hu_workshop_tree_add_actions (HuTree *tree);

G_END_DECLS
