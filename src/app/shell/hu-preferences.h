/*
 * The preferences window.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HU_TYPE_PREFERENCES (hu_preferences_get_type ())
G_DECLARE_FINAL_TYPE (HuPreferences, hu_preferences, HU, PREFERENCES, AdwPreferencesWindow)

HuPreferences *hu_preferences_new (GtkWindow *parent);

G_END_DECLS
