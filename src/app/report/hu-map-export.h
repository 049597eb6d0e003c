/*
 * Writes the map as a picture in a thread, with a dialog that shows the progress and can stop it.
 */
#pragma once

#include <adwaita.h>

#include "hu-map-picture.h"

G_BEGIN_DECLS

/* @error: NULL where the file was written; valid only during the call. */
typedef void (*HuMapExportFunc) (GFile        *file,
                                 const GError *error,
                                 gpointer      data);

/* @picture: copied with the content of its scene; @done is not called if the user stops the export before the file is
 * written. (transfer full) @data, freed with g_object_unref(). */
void hu_map_export (GtkWindow          *parent,
                    const HuMapPicture *picture,
                    HuPictureFormat     format,
                    GFile              *file,
                    HuMapExportFunc     done,
                    GObject            *data);

G_END_DECLS
