/*
 * What the readers of XML share.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The value of an attribute of an element, as GMarkup hands them over, or NULL. */
const char *hu_xml_get (const char **names,
                        const char **values,
                        const char  *name);

G_END_DECLS
