/*
 * Things that belong to a map or a scenario as a whole, and are freed with it: values of its records that these do not free
 * themselves.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Takes @what, if it is there.  @kept: (inout): NULL at first */
void hu_keep_add   (GArray        **kept,
                    gpointer        what,
                    GDestroyNotify  destroy);
void hu_keep_clear (GArray        **kept);

G_END_DECLS
