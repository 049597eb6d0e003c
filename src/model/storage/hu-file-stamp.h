/*
 * The stamp of a file: what tells, without reading it, that it was written again.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The attributes of a GFileInfo that hu_file_stamp_from_info() needs. */
#define HU_FILE_STAMP_ATTRIBUTES \
  G_FILE_ATTRIBUTE_STANDARD_SIZE "," G_FILE_ATTRIBUTE_TIME_MODIFIED "," \
  G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC "," G_FILE_ATTRIBUTE_UNIX_INODE

typedef struct
{
  gboolean there; /* FALSE: there was no such file, and all else is 0 */
  guint64  size;  /* bytes */
  guint64  seconds;
  guint32  microseconds;
  guint64  inode; /* which a save that replaces the file changes */
} HuFileStamp;

HuFileStamp hu_file_stamp_take      (GFile             *file);
HuFileStamp hu_file_stamp_from_info (GFileInfo         *info);
gboolean    hu_file_stamp_equal     (const HuFileStamp *a,
                                     const HuFileStamp *b);

G_END_DECLS
