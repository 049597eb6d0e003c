/*
 * A form for a tactical event that needs more than a click: the captor, the cause of a Fire, the survivors.
 */
#pragma once

#include <adwaita.h>

#include "hu-game.h"

G_BEGIN_DECLS

/* The rows of forms; what each holds is said by its value. */
typedef enum
{
  HU_FORM_OTHER,    /* guint: the unit beside the one it is about: into, by, crew */
  HU_FORM_AGENT,    /* gboolean: by an attack of its own side */
  HU_FORM_LOCATION, /* HuLocation: at */
  HU_FORM_FIRE,     /* HuFireKind */
  HU_FORM_CAUSE,    /* HuFireCause; Kindled includes the side: see hu_tactical_form_kindled() */
  HU_FORM_FROM,     /* HuLocation */
  HU_N_FORM_ROWS
} HuFormRow;

#define HU_TYPE_TACTICAL_FORM (hu_tactical_form_get_type ())
G_DECLARE_FINAL_TYPE (HuTacticalForm, hu_tactical_form, HU, TACTICAL_FORM, GtkWidget)

/* Signal "validity-changed" (). @verb: reduce, capture, abandon, eliminate: of @unit; fire, extinguish, rubble:
 * at @location, or another Location of its hex that the user chooses. */
GtkWidget  *hu_tactical_form_new         (HuGame         *game,
                                          HuVerb          verb,
                                          guint           unit,
                                          HuLocation      location);
/* Returns the event as filled in; NULL while it is impossible; the form then says why. */
HuEvent    *hu_tactical_form_dup_event   (HuTacticalForm *self) G_GNUC_WARN_UNUSED_RESULT;
/* Chooses that value in that row, as if the user had; FALSE if the row has no such entry. */
gboolean    hu_tactical_form_choose      (HuTacticalForm *self,
                                          HuFormRow       row,
                                          gint            value);

static inline gint
hu_tactical_form_kindled (HuSide side)
{
  return HU_N_CAUSES + (gint) side;
}

G_END_DECLS
