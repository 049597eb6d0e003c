/*
 * The map as a picture, drawn in a thread, for a file or for the clipboard.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-map-picture.h"

G_BEGIN_DECLS

/* @bytes: the picture; NULL: @error says why there is none.  Both are valid only during the call. */
typedef void (*HuMapExported) (GFile        *file,
                               GBytes       *bytes,
                               const GError *error,
                               gpointer      data);

/* Draws the map, and writes it into @file unless that is NULL; then calls @done.  One that takes long shows a dialog with its
 * progress, by which it can be stopped.  @picture has a scene, and is copied; @data: (transfer full). */
void hu_map_export_start (GtkWindow          *parent,
                          const HuMapPicture *picture,
                          HuPictureFormat     format,
                          GFile              *file,
                          HuMapExported       done,
                          GObject            *data);

G_END_DECLS
