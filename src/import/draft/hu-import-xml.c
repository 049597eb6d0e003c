/*
 * Parsing XML with GMarkup, which takes any depth and any number of attributes by itself.
 */
#include "hu-import-xml.h"

#include <string.h>

#include "hu-import-error.h"
#include "hu-import-limits.h"

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

gboolean
hu_xml_is_large (guint        depth,
                 const char **names)
{
  return depth >= HU_IMPORT_XML_DEPTH_MOST || g_strv_length ((GStrv) names) > HU_IMPORT_XML_ATTRIBUTES_MOST;
}

gboolean
hu_xml_parse (const GMarkupParser  *parser,
              gpointer              data,
              const char           *text,
              gsize                 length,
              gint                 *line,
              GError              **error)
{
  g_autoptr(GMarkupParseContext) context = g_markup_parse_context_new (parser, 0, data, NULL);
  g_autoptr(GError) wrong = NULL;
  gsize skip = length >= 3 && memcmp (text, "\357\273\277", 3) == 0 ? 3 : 0;

  *line = 0;
  if (g_markup_parse_context_parse (context, length > skip ? text + skip : "", (gssize) (length - skip), &wrong) &&
      g_markup_parse_context_end_parse (context, &wrong))
    return TRUE;

  if (wrong->domain == HU_IMPORT_ERROR)
    g_propagate_error (error, g_steal_pointer (&wrong));
  else
    g_markup_parse_context_get_position (context, line, NULL);

  return FALSE;
}
