/*
 * Areas: sets of hexes as shapes to fill, and their borders as smooth lines.
 */
#pragma once

#include "hu-canvas.h"
#include "hu-chain.h"

G_BEGIN_DECLS

typedef gboolean (*HuAreaFunc) (HuHex    hex,
                                gpointer data);

/* For a list: @hexes is a GArray of HuHex. */
gboolean   hu_area_is_listed (HuHex         hex,
                            gpointer        hexes);

/* Adds the hexes that @holds to the path in as few pieces as possible, so that no seams show between them. */
void       hu_area_path    (const HuCanvas *canvas,
                            HuHexWindow     window,
                            gboolean        soft,
                            HuAreaFunc      holds,
                            gpointer        data);
/* Returns the softened borders between the set and hexes for which @faces is TRUE (NULL: all), but not the
 * map's edge. Each is a GArray of HuPoint with the set to its right. @closed_flags: a gboolean for each. */
GPtrArray *hu_area_borders (const HuCanvas *canvas,
                            HuHexWindow     window,
                            HuAreaFunc      holds,
                            HuAreaFunc      faces,
                            gpointer        data,
                            GArray        **closed_flags) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
