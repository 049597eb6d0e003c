/*
 * Functions that mix arrays into a fingerprint, for the parts of it that belong to rule systems.
 */
#pragma once

#include "hu-fingerprint.h"

G_BEGIN_DECLS

static inline guint64
_hu_mix (guint64 print,
         guint64 value)
{
  print = (print ^ value) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  return print ^ print >> 29;
}

guint64  _hu_mix_bytes (guint64       print,
                        gconstpointer data,
                        gsize         n);
/* Mix in an array with one element for each hex, and the hexes of a list, within the window. */
guint64  _hu_mix_hexes (guint64       print,
                        const HuGrid *grid,
                        HuHexWindow   window,
                        gconstpointer array,
                        gsize         size);
guint64  _hu_mix_list  (guint64       print,
                        const HuGrid *grid,
                        HuHexWindow   window,
                        const GArray *hexes);
gboolean _hu_is_inside (const HuGrid *grid,
                        HuHexWindow   window,
                        HuHex         hex);

G_END_DECLS
