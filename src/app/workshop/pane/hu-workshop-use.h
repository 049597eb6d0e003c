/*
 * Parts of a form that only some rule systems look at.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* Shows @widget only while a rule system in force looks at the part of the draft at @pointer (which must outlive it), no
 * system is in force, or the draft has such a part. */
void hu_workshop_use_for (GtkWidget       *widget,
                          HuWorkshopBench *bench,
                          const char      *pointer);

G_END_DECLS
