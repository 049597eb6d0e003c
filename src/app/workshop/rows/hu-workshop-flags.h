/*
 * Switches for the words in a list of the draft.
 */
#pragma once

#include <adwaita.h>

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* Adds switches for the words in a list of the draft; @otherwise: the words that an absent list stands for,
 * separated by blanks. */
void hu_workshop_flags_fill    (HuWorkshopBench *bench,
                                GtkWidget       *parent,
                                const char      *pointer,
                                const char      *key,    /* for explain's words */
                                const char      *words,  /* with blanks */
                                const char      *otherwise);
/* Where supply comes from: edges, or hexes. */
void hu_workshop_flags_sources (HuWorkshopBench *bench,
                                GtkWidget       *parent,
                                const char      *pointer,
                                gboolean         optional);

G_END_DECLS
