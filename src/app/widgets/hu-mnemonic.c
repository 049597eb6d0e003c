/*
 * Names in labels with a mnemonic: a menu takes the first underscore of a label for its mnemonic, but the name
 * of a side or a unit may contain underscores too.
 */
#include "hu-mnemonic.h"

char *
hu_mnemonic_escape (const char *name)
{
  g_auto(GStrv) parts = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  parts = g_strsplit (name, "_", -1);

  return g_strjoinv ("__", parts);
}
