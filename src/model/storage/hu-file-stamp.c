/*
 * The stamp of a file: its size, its time and its inode.
 */
#include "hu-file-stamp.h"

/* @info: of the file, with HU_FILE_STAMP_ATTRIBUTES. */
HuFileStamp
hu_file_stamp_from_info (GFileInfo *info)
{
  HuFileStamp stamp = { TRUE };

  g_return_val_if_fail (G_IS_FILE_INFO (info), stamp);

  stamp.size = (guint64) g_file_info_get_size (info);
  stamp.seconds = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED);
  stamp.microseconds = g_file_info_get_attribute_uint32 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED_USEC);
  stamp.inode = g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_UNIX_INODE);

  return stamp;
}

/* Looks at @file as it is on the disk now. Take the stamp before the file is read: a write in between shows then. */
HuFileStamp
hu_file_stamp_take (GFile *file)
{
  g_autoptr(GFileInfo) info = NULL;

  g_return_val_if_fail (G_IS_FILE (file), (HuFileStamp) { FALSE });

  info = g_file_query_info (file, HU_FILE_STAMP_ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return info != NULL ? hu_file_stamp_from_info (info) : (HuFileStamp) { FALSE };
}

gboolean
hu_file_stamp_equal (const HuFileStamp *a,
                     const HuFileStamp *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  return a->there == b->there && a->size == b->size && a->seconds == b->seconds &&
         a->microseconds == b->microseconds && a->inode == b->inode;
}
