/*
 * The parts that readers of XML share: GMarkup, and the limits of an import.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The value of an attribute of an element, as GMarkup hands them over, or NULL. */
const char *hu_xml_get      (const char          **names,
                             const char          **values,
                             const char           *name);
/* Whether an element below @depth others, with these attributes, is beyond the limits of an import. */
gboolean    hu_xml_is_large (guint                 depth,
                             const char          **names);
/* Parses @length bytes with @parser, without a mark of the byte order.  FALSE: either a function of @parser has set an
 * error of #HU_IMPORT_ERROR, or it is no XML: then @error is not set, and @line says where, from 1; else 0. */
gboolean    hu_xml_parse    (const GMarkupParser  *parser,
                             gpointer              data,
                             const char           *text,
                             gsize                 length,
                             gint                 *line,
                             GError              **error);

G_END_DECLS
