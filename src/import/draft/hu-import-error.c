/*
 * The domain of refusals.
 */
#include "hu-import-error.h"

G_DEFINE_QUARK (hu-import-error-quark, hu_import_error)
