/*
 * A position beside the game: which counter is which unit, for the user to settle, and what
 * becomes of the units that are not in the file.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-import-match.h"
#include "hu-snapshot.h"

G_BEGIN_DECLS

#define HU_TYPE_BRING_FORM (hu_bring_form_get_type ())
G_DECLARE_FINAL_TYPE (HuBringForm, hu_bring_form, HU, BRING_FORM, GtkWidget)

/* Takes @import; @base: the game into which the position is brought. */
GtkWidget *hu_bring_form_new          (HuSnapshot  *base,
                                       HuImport    *import);
/* (transfer full) (element-type HuEvent) */
GPtrArray *hu_bring_form_dup_events   (HuBringForm *self) G_GNUC_WARN_UNUSED_RESULT;
/* For what the choices are remembered; NULL: for nothing. */
const char *hu_bring_form_get_kind    (HuBringForm *self);
/* The profile of the module, with the choices made here. */
HuImportProfile *hu_bring_form_dup_profile (HuBringForm *self) G_GNUC_WARN_UNUSED_RESULT;
/* Are the events the steps of a log, to be gone through one by one? */
gboolean   hu_bring_form_has_steps    (HuBringForm *self);
gboolean   hu_bring_form_is_variation (HuBringForm *self);

G_END_DECLS
