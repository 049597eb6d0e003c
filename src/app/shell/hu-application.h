/*
 * The application: one process, a window a file.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HU_TYPE_APPLICATION (hu_application_get_type ())
G_DECLARE_FINAL_TYPE (HuApplication, hu_application, HU, APPLICATION, AdwApplication)

HuApplication *hu_application_new            (void);

G_END_DECLS
