/*
 * The scenarios and recorded games that come with the program.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  GFile    *file;
  char     *title;
  gboolean  recorded; /* its log is not empty */
  gboolean  lesson;
  guint     n_steps;  /* of the lesson */
  guint     systems;  /* in force, as bits 1 << HuSystemId */
  char     *about;    /* or NULL */
} HuShipped;

/* The folder they are in, or NULL where none is found. */
GFile     *hu_shipped_dup_folder  (void) G_GNUC_WARN_UNUSED_RESULT;
/* Does @file come with the program? */
gboolean   hu_shipped_is          (GFile               *file);

/* The lesson for beginners; NULL where it is not there. */
GFile     *hu_shipped_dup_first_lesson (void) G_GNUC_WARN_UNUSED_RESULT;

/* "control-1-bridge": what a lesson's progress goes by. */
char      *hu_shipped_dup_id      (const HuShipped     *shipped) G_GNUC_WARN_UNUSED_RESULT;

/* Reads what there is, off the main thread. */
void       hu_shipped_list_async  (GCancellable        *cancellable,
                                   GAsyncReadyCallback  callback,
                                   gpointer             data);
/* (transfer full) (element-type HuShipped): scenarios first, each kind by title. */
GPtrArray *hu_shipped_list_finish (GAsyncResult        *result,
                                   GError             **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
