/*
 * Watches for others at the document's file: a program that changes it, or another window
 * or another Hex Umpire that has it open.
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

/* Properties, read-only: "on-disk" (HuOnDisk, as a uint), "n-others" (uint: the number of other windows that have
 * it open). */
char        *hu_file_watch_dup_folder   (void) G_GNUC_WARN_UNUSED_RESULT;
HuFileWatch *hu_file_watch_new          (HuDocument  *document,
                                         const char  *folder) G_GNUC_WARN_UNUSED_RESULT;
HuOnDisk     hu_file_watch_get_on_disk  (HuFileWatch *self);
guint        hu_file_watch_get_n_others (HuFileWatch *self);
/* Checks at once, without waiting for a notification: before the file is overwritten. */
void         hu_file_watch_look         (HuFileWatch *self);
/* Accepts the file as it is on the disk now. */
void         hu_file_watch_accept       (HuFileWatch *self);

G_END_DECLS
