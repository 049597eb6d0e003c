/*
 * The conditions of the other rule systems as terms, which can be taken apart.
 */
#pragma once

#include "hu-workshop.h"

G_BEGIN_DECLS

/* The data of objectives that says what @system says in that game; NULL: it can say nothing of it.  Adds a sentence
 * to @left_out (char *) for each thing that terms cannot say. */
HuNode  *hu_objectives_dup_terms_of (const HuScenario *scenario,
                                     HuSystemId        system,
                                     GPtrArray        *left_out) G_GNUC_WARN_UNUSED_RESULT;
/* Adds them to the draft's, as one step of undo; what the draft has of its own stays.  FALSE: there is nothing. */
gboolean hu_workshop_copy_terms     (HuWorkshop       *shop,
                                     HuSystemId        system,
                                     GPtrArray        *left_out);
/* The data with which a draft begins: an outcome that can be judged. */
HuNode  *hu_objectives_new_rules    (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
