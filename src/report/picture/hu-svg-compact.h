/*
 * An SVG of cairo's in fewer bytes.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* @prefix begins the names of its classes, so that the pictures on one page share none. */
char *_hu_svg_compact (const char *svg,
                       const char *prefix) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
