/*
 * The files that were opened or saved last, from the desktop's list.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HU_GAME_MIME_TYPE "application/vnd.hexumpire.game+json"

typedef struct
{
  char      *uri;
  char      *name;    /* of the file, for people */
  char      *folder;  /* likewise, with ~ for their own */
  GDateTime *when;    /* in local time */
  gboolean   missing; /* it is not there now */
} HuRecent;

/* Most recent first; (transfer full) (element-type HuRecent). */
GPtrArray *hu_recent_list     (guint       most,
                               gboolean    missing) G_GNUC_WARN_UNUSED_RESULT;
void       hu_recent_remember (GFile      *file);
void       hu_recent_forget   (const char *uri);

G_END_DECLS
