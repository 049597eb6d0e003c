/*
 * An SVG of cairo's in fewer bytes.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* @prefix: of the classes in it, so that pictures on one page do not share any. */
char *_hu_svg_compact (const char *svg,
                       const char *prefix) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
