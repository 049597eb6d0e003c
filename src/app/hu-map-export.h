/*
 * Writing the map as a picture in a thread, with a dialog that says how far it
 * is and can stop it.
 */
#pragma once

#include <adwaita.h>

#include "hu-map-picture.h"

G_BEGIN_DECLS

/* @error: NULL where the file was written; it is gone after the call. */
typedef void (*HuMapExportFunc) (GFile        *file,
                                 const GError *error,
                                 gpointer      data);

/* @picture: copied, and what its scene shows; @done is not called where it was stopped.  (transfer full) @data, freed
 * with g_object_unref(). */
void hu_map_export (GtkWindow          *parent,
                    const HuMapPicture *picture,
                    HuPictureFormat     format,
                    GFile              *file,
                    HuMapExportFunc     done,
                    GObject            *data);

G_END_DECLS
