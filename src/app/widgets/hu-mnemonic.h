/*
 * Names in labels that have a mnemonic.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* For items of a menu, and other labels in which an underscore underlines a letter. */
char *hu_mnemonic_escape (const char *name) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
