/*
 * Attributes of an element.
 */
#include "hu-import-xml.h"

const char *
hu_xml_get (const char **names,
            const char **values,
            const char  *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];

  return NULL;
}
