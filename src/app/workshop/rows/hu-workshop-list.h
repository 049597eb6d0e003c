/*
 * A list of the draft as a group of rows: each element unfolds into its form,
 * and can be moved and removed; new ones are added.
 */
#pragma once

#include "hu-format.h"
#include "hu-workshop-bench.h"
#include "hu-workshop-row.h"

G_BEGIN_DECLS

typedef struct
{
  /* Returns the title of an element's row, (transfer full); @index from 0. */
  char    *(*title)   (HuWorkshop    *shop,
                       const HuNode *element,
                       guint          index);
  /* The same for what stands below the title; NULL: nothing does. */
  char    *(*subtitle) (HuWorkshop   *shop,
                       const HuNode *element,
                       guint          index);
  const char *object; /* of the format: what an element is, … */
  const char *keys;   /* … and the rows of its form, as hu_workshop_form_fill takes them */
  gboolean    advanced; /* its id is made from its name, and has its row below them */
  /* Adds other rows, instead of @keys or behind them, to @row, an AdwExpanderRow.  NULL: there are none. */
  void     (*fill)    (HuWorkshopBench *bench,
                       GtkWidget     *row,
                       const char    *pointer);
  /* A new element (transfer full); returns NULL: none can be made now.  NULL: as the format asks for. */
  HuNode *(*make)    (HuWorkshopBench *bench);
  /* Removes an element; NULL: nothing else depends on it. */
  gboolean (*remove)  (HuWorkshop    *shop,
                       guint          index);
  /* Returns the value that decides which rows an element has; (transfer full), or NULL: always the same. */
  char    *(*shape)   (const HuNode *element);
  /* Tells whether no further element can be added; NULL: there is always room. */
  gboolean (*is_full) (HuWorkshop    *shop);
  const char *add;    /* N_(): the button's words */
  gboolean    ordered; /* its order means something: elements can be moved */
  gboolean    leaves;  /* the last element takes the list along: a file without any has no empty list */
} HuWorkshopListClass;

/* (transfer floating) */
GtkWidget *hu_workshop_list_new (HuWorkshopBench           *bench,
                                 const char                *pointer,
                                 const char                *title,
                                 const char                *description, /* or NULL */
                                 const HuWorkshopListClass *klass);
/* The same for the records of a list of the format that no class says anything of: all keys of each. */
GtkWidget *hu_workshop_list_new_of (HuWorkshopBench      *bench,
                                 const char                *pointer,
                                 const char                *title,
                                 const char                *description,
                                 const HuField             *field);
/* Shows a hidden element of a long list to which a link leads: TRUE if @row was hidden. */
gboolean   hu_workshop_list_reveal (GtkWidget *row);
/* Unfolds the form of an element, which may be about to be added. */
void       hu_workshop_list_unfold (GtkWidget *group,
                                    guint      index);

/* Marks the row of an element, or no longer. */
void       hu_workshop_list_mark   (GtkWidget *group,
                                    guint      index,
                                    gboolean   marked);
/* Adds a button beside that which adds an element; @button is floating. */
void       hu_workshop_list_add_button (GtkWidget *group,
                                    GtkWidget *button);

G_END_DECLS
