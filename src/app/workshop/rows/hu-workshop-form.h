/*
 * Forms: a row for each key of an object of the draft, made from one table of possible values.
 */
#pragma once

#include <adwaita.h>

#include "hu-workshop-bench.h"
#include "hu-workshop-row.h"

G_BEGIN_DECLS

/* Adds rows to @parent, an expander row or a preferences group, for the object at @pointer, which may be absent.  @keys:
 * those of the format, separated by blanks, in the order of the rows.  "lines=rail,road": of that list of words only these,
 * in that order.  "cities!capital": never the one that the other key names.  "*": every key that is not named, of the shape in
 * which the object is; "-needs" is named, and has no row. */
void       hu_workshop_form_fill (HuWorkshopBench    *bench,
                                  GtkWidget          *parent,
                                  const char         *pointer,
                                  const char         *object,
                                  const char         *keys);
/* A new object with the keys that it has to have, and the first side where there is one; (transfer full). */
HuNode    *hu_workshop_form_make (HuWorkshop         *shop,
                                  const char         *object);
/* Adds a row "Advanced" that unfolds to the id of an object with a name. */
void       hu_workshop_form_add_advanced (HuWorkshopBench *bench,
                                  GtkWidget          *parent,
                                  const char         *pointer,
                                  const char         *object);
/* Adds @row to an expander row or a preferences group. */
void       hu_workshop_form_add  (GtkWidget          *parent,
                                  GtkWidget          *row);
/* A group at the end of @page, which is a page of preferences; @description: or NULL.  (transfer none) */
GtkWidget *hu_workshop_add_group (GtkWidget           *page,
                                  const char          *title,
                                  const char          *description);
/* Returns the name of an element's side; a word for none. */
char      *hu_workshop_form_side_title (HuWorkshop   *shop,
                                  const HuNode       *element,
                                  guint               index);

G_END_DECLS
