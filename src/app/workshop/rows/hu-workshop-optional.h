/*
 * A row of the workshop for an object that may be absent.
 */
#pragma once

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

GtkWidget *hu_workshop_optional_new (HuWorkshopBench *bench,
                                     const char      *pointer,
                                     const char      *title,
                                     const char      *json);

G_END_DECLS
