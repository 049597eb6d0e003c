/*
 * Who else has to do with the document's file: another program that changes
 * it, another window or another Hex Umpire that has it open.
 */
#pragma once

#include "hu-document.h"

G_BEGIN_DECLS

typedef enum
{
  HU_ON_DISK_SAME,    /* as it was read or saved last, or there is no file */
  HU_ON_DISK_CHANGED,
  HU_ON_DISK_GONE,
} HuOnDisk;

#define HU_TYPE_FILE_WATCH (hu_file_watch_get_type ())
G_DECLARE_FINAL_TYPE (HuFileWatch, hu_file_watch, HU, FILE_WATCH, GObject)

/* Properties, read-only: "on-disk" (HuOnDisk, as a uint), "n-others" (uint: how often else it is open). */
char        *hu_file_watch_dup_folder   (void) G_GNUC_WARN_UNUSED_RESULT;
HuFileWatch *hu_file_watch_new          (HuDocument  *document,
                                         const char  *folder) G_GNUC_WARN_UNUSED_RESULT;
HuOnDisk     hu_file_watch_get_on_disk  (HuFileWatch *self);
guint        hu_file_watch_get_n_others (HuFileWatch *self);
/* Looks at once, without waiting to be told: before the file is written over. */
void         hu_file_watch_look         (HuFileWatch *self);
/* What is on the disk now is known and accepted. */
void         hu_file_watch_accept       (HuFileWatch *self);

G_END_DECLS
