/*
 * Switches for the words in a list of the draft.
 */
#pragma once

#include <adwaita.h>

#include "hu-workshop-bench.h"

G_BEGIN_DECLS

/* The forms that sources of supply, and the places where a unit arrives, may have. */
typedef enum
{
  HU_SOURCES_EITHER,   /* edges of the map, or hexes */
  HU_SOURCES_OPTIONAL, /* the same, or none */
  HU_SOURCES_UNSAID,   /* the same, or left open */
  HU_SOURCES_MIXED,    /* edges, hexes, or both */
} HuSourcesForm;

/* Adds switches for the words in a list of the draft; @otherwise: the words that an absent list stands for,
 * separated by blanks. */
void hu_workshop_flags_fill    (HuWorkshopBench *bench,
                                GtkWidget       *parent,
                                const char      *pointer,
                                const char      *object, /* for explain's words, with @key */
                                const char      *key,
                                const char      *words,  /* with blanks */
                                const char      *otherwise);
/* Edges or hexes, of where supply comes from for one; @object and @key for explain's words. */
void hu_workshop_flags_sources (HuWorkshopBench *bench,
                                GtkWidget       *parent,
                                const char      *pointer,
                                const char      *object,
                                const char      *key,
                                HuSourcesForm    form);

G_END_DECLS
