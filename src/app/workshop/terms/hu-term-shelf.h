/*
 * The shelf: forms of victory conditions that rulebooks have, each with a picture, to begin with.
 */
#pragma once

#include "hu-emblem.h"
#include "hu-term-forms.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name;    /* N_(): as a player would look for it */
  const char *asks;    /* N_(): what it asks, in a sentence; "you" are the side that is chosen */
  HuEmblem    emblem;
  /* Elements of the list, in JSON with single quotation marks.  “$A” is the side that is chosen, “$B” its enemy, “$P” all
   * cities, “$N” the hexes around the cursor of the map, or all, “$T” turn 5. */
  const char *entries;
  const char *more;    /* elements of a list that goes with it, likewise; or NULL */
  gboolean    supply[HU_N_SIDES]; /* the side that is chosen, or its enemy, needs sources of supply */
} HuTermTemplate;

/* Adds what was chosen to the draft, within a stroke; @side: the id of the side. */
typedef void (*HuTermShelfFunc) (HuWorkshopBench      *bench,
                                 const HuTermTemplate *chosen,
                                 const char           *side);

/* A button that shows them, for the group of the list at @list, (transfer floating). */
GtkWidget *hu_term_shelf_button_new (HuWorkshopBench      *bench,
                                     GtkWidget            *group,
                                     const char           *list,
                                     const HuTermTemplate *templates,
                                     guint                 n,
                                     HuTermShelfFunc       add);
/* The elements, (transfer full). */
HuNode    *hu_term_shelf_make       (HuWorkshopBench      *bench,
                                     const char           *json,
                                     const char           *side);

G_END_DECLS
