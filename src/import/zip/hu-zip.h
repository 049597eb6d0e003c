/*
 * Reading a ZIP file: its directory, and entries by name into memory.  Nothing is ever unpacked
 * to the disk, and names are compared, never used as paths.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _HuZip HuZip;

/* @stream can seek, and is @size bytes long. */
HuZip    *hu_zip_open   (GInputStream  *stream,
                         goffset        size,
                         GError       **error) G_GNUC_WARN_UNUSED_RESULT;
HuZip    *hu_zip_new    (GBytes        *bytes,
                         GError       **error) G_GNUC_WARN_UNUSED_RESULT;
void      hu_zip_free   (HuZip         *self);
gboolean  hu_zip_has    (HuZip         *self,
                         const char    *name);
/* How many bytes the entry has as the directory says; 0: there is none. */
gsize     hu_zip_get_size (HuZip      *self,
                           const char *name);
/* The first bytes of an entry, of which there may be none: enough to tell what it is before all of it is unpacked. */
GBytes   *hu_zip_peek   (HuZip         *self,
                         const char    *name,
                         GError       **error) G_GNUC_WARN_UNUSED_RESULT;
/* The whole entry, whose length and checksum are as the directory says. */
GBytes   *hu_zip_read   (HuZip         *self,
                         const char    *name,
                         GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* Takes a piece of what was unpacked; FALSE with @error to stop. */
typedef gboolean (*HuUnpackFunc) (const guint8  *piece,
                                  gsize          length,
                                  gpointer       user_data,
                                  GError       **error);

/* Unpacks zlib, gzip or raw data of any origin, piece by piece; @most: bytes at most. */
gboolean  hu_unpack_to (GBytes                *packed,
                        GZlibCompressorFormat  format,
                        gsize                  most,
                        HuUnpackFunc           take,
                        gpointer               user_data,
                        GError               **error);
/* The same into memory. */
GBytes   *hu_unpack     (GBytes                *packed,
                         GZlibCompressorFormat  format,
                         gsize                  most,
                         GError               **error) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuZip, hu_zip_free)

G_END_DECLS
