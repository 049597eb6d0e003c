/*
 * Names in labels that have a mnemonic: a menu takes the first underscore of a label
 * for one, and a name that somebody gave to a side or a unit may have underscores too.
 */
#include "hu-mnemonic.h"

/**
 * hu_mnemonic_escape:
 * @name: what somebody called something
 *
 * Returns: (transfer full): the same for a label with a mnemonic, in which it reads as
 *   it was given
 */
char *
hu_mnemonic_escape (const char *name)
{
  g_auto(GStrv) parts = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  parts = g_strsplit (name, "_", -1);

  return g_strjoinv ("__", parts);
}
