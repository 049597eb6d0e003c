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

/* Adds the hexes that @holds to the path, as few pieces as they make: no seams between them. */
void       hu_area_path    (const HuCanvas *canvas,
                            HuHexWindow     window,
                            gboolean        soft,
                            HuAreaFunc      holds,
                            gpointer        data);
/* The borders that the set has with hexes that @faces (NULL: any) but not with the map's edge, softened; each
 * a GArray of HuPoint that runs with the set to its right.  @closed_flags: a gboolean for each. */
GPtrArray *hu_area_borders (const HuCanvas *canvas,
                            HuHexWindow     window,
                            HuAreaFunc      holds,
                            HuAreaFunc      faces,
                            gpointer        data,
                            GArray        **closed_flags) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
