/*
 * Links in labels.
 */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

typedef void (*HuLinkFunc) (gpointer    owner,
                            const char *uri);

/* Calls @func with @owner, if that is still there, once the label is done with its link; TRUE, as the label's handler
 * returns. */
gboolean hu_link_follow (gpointer    owner,
                         const char *uri,
                         HuLinkFunc  func);

G_END_DECLS
