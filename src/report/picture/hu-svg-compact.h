/*
 * An SVG of cairo's in fewer bytes.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* @prefix begins the names of its classes, so that the pictures on one page share none.  @page: the picture is part of a
 * page, which no program but a browser draws: long outlines are as exact as tenths of a px are, and links are of HTML. */
char *_hu_svg_compact (const char *svg,
                       const char *prefix,
                       gboolean    page) G_GNUC_WARN_UNUSED_RESULT;
/* Has each long path that stands in @svg twice or more once, among its definitions. */
char *_hu_svg_share   (const char *svg,
                       const char *prefix) G_GNUC_WARN_UNUSED_RESULT;
/* The same for letters that several pictures of @page have. */
char *_hu_svg_share_letters (const char *page) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
