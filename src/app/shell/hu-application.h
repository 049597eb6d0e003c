/*
 * The application: one process, a window a file.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HU_TYPE_APPLICATION (hu_application_get_type ())
G_DECLARE_FINAL_TYPE (HuApplication, hu_application, HU, APPLICATION, AdwApplication)

HuApplication *hu_application_new            (void);

/* Asks on @window about unsaved games, if there are any. */
void           hu_application_offer_recovery (HuApplication *self,
                                              GtkWindow     *window);

G_END_DECLS
