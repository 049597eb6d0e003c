/*
 * A condition as a tree: parts are dragged, or moved by keys, from one group to another. A class says which
 * conditions there are.
 */
#pragma once

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

typedef struct
{
  /* Adds the pointers of its parts below it (char *): "/all/0".  A part may be a list by itself, with its elements as
   * parts, and may then be absent. */
  void        (*list_parts) (const char      *pointer,
                             const HuNode    *condition,
                             GPtrArray       *parts);
  /* The list below it that takes more parts: "all"; NULL: there is none. */
  const char *(*get_list)   (const HuNode    *condition);
  const char  *optional;    /* how the pointer of a list ends that is absent rather than empty */
  /* May the part at @from go into that list? */
  gboolean    (*fits)       (const char      *from,
                             const char      *list);
  /* A text that changes when its form needs other rows; (transfer full). */
  char       *(*dup_shape)  (const char      *pointer,
                             const HuNode    *condition);
  /* A condition in a line, without its parts; (transfer full). */
  char       *(*dup_words)  (HuWorkshopBench *bench,
                             const char      *pointer);
  /* The form of a condition, (transfer floating); NULL: it has none. */
  GtkWidget  *(*make_form)  (HuWorkshopBench *bench,
                             const char      *pointer);
  /* The menu of conditions to add to its list; (transfer full). */
  GMenuModel *(*make_add_menu) (HuWorkshopBench *bench,
                             const char      *pointer);
  /* The menu of its other actions, (transfer full). */
  GMenuModel *(*make_menu)  (HuWorkshopBench *bench,
                             const char      *pointer);
  /* The form of a condition has been unfolded; NULL pointer: it is folded again. May be NULL. */
  void        (*opened)     (HuWorkshopBench *bench,
                             GtkWidget       *form,
                             const char      *pointer);
  /* Says more of it in @label, which is hidden while empty. May be NULL. */
  void        (*fill_note)  (HuWorkshopBench *bench,
                             GtkWidget       *label,
                             const char      *pointer);
} HuWorkshopTreeClass;

/* A condition that asks for nothing, with which each one begins. */
#define HU_WORKSHOP_TREE_NOTHING "{\"all\":[]}"

/* @pointer: to a condition of the draft. Returns a row for an expander row, (transfer floating). */
GtkWidget *hu_workshop_tree_new (HuWorkshopBench           *bench,
                                 const char                *pointer,
                                 const HuWorkshopTreeClass *klass);
/* Shows the notes of all rows anew. */
void       hu_workshop_tree_update (GtkWidget              *row);
/* Unfolds the form of the part at @pointer, which may be about to be added; NULL: folds it. */
void       hu_workshop_tree_open   (GtkWidget              *row,
                                    const char             *pointer);
/* The row of the part at @pointer; NULL: it is not in that tree. */
GtkWidget *hu_workshop_tree_find   (GtkWidget              *tree,
                                    const char             *pointer);
/* Can the condition at @pointer be removed?  One that asks for nothing is as good as removed where there has to be one. */
gboolean   hu_workshop_tree_is_removable (HuWorkshop      *shop,
                                    const char             *pointer);
/* "/…/all/3" → "/…/all" and 3; FALSE if it is no element of a list. */
gboolean   hu_workshop_tree_split  (const char             *pointer,
                                    char                  **list,
                                    guint                  *index);

G_END_DECLS
