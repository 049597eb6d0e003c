/*
 * A row of the workshop for an object that may be absent.
 */
#pragma once

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* An expander row whose switch puts the object at @pointer there, or takes it out; folded, and the caller adds the rows
 * of its form.  @json: the object as it begins; or @make, which returns it (transfer full).  @subtitle: or NULL. */
GtkWidget *hu_workshop_optional_new (HuWorkshopBench *bench,
                                     const char      *pointer,
                                     const char      *title,
                                     const char      *subtitle,
                                     const char      *json,
                                     HuNode        *(*make) (HuWorkshop *shop));

G_END_DECLS
