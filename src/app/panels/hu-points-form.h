/*
 * A form for an event that gives points: an award, or an adjustment.
 */
#pragma once

#include <adwaita.h>

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_TYPE_POINTS_FORM (hu_points_form_get_type ())
G_DECLARE_FINAL_TYPE (HuPointsForm, hu_points_form, HU, POINTS_FORM, GtkWidget)

/* Signal "validity-changed" (). */
GtkWidget *hu_points_form_new       (HuGame       *game,
                                     HuVerb        verb); /* HU_VERB_AWARD or HU_VERB_ADJUST */
/* Returns the event as filled in; NULL while it is impossible; the form then says why. */
HuEvent   *hu_points_form_dup_event (HuPointsForm *self) G_GNUC_WARN_UNUSED_RESULT;

/* Is there anything that events may award in this scenario? */
gboolean   hu_points_form_can_award (const HuScenario *scenario);

G_END_DECLS
