/*
 * The domain of refusals.
 */
#include "hu-import-error.h"

G_DEFINE_QUARK (hu-import-error-quark, hu_import_error)

gboolean
hu_import_refuse (GError     **error,
                  const char  *why)
{
  g_set_error_literal (error, HU_IMPORT_ERROR, HU_IMPORT_ERROR_FORMAT, why);

  return FALSE;
}
