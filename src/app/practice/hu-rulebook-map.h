/*
 * The map of the rulebook: each clause of each rule system, and how far the learner is with it.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HU_TYPE_RULEBOOK_MAP (hu_rulebook_map_get_type ())
G_DECLARE_FINAL_TYPE (HuRulebookMap, hu_rulebook_map, HU, RULEBOOK_MAP, GtkWidget)

/* Reads the progress file again. */
void hu_rulebook_map_update (HuRulebookMap *self,
                             guint32        today);

G_END_DECLS
