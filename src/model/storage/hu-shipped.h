/*
 * The scenarios and recorded games that come with the program.
 */
#pragma once

#include "hu-job.h"

G_BEGIN_DECLS

typedef struct
{
  GFile    *file;
  char     *title;
  gboolean  recorded; /* its log is not empty */
  gboolean  lesson;
  guint     n_steps;  /* of the lesson */
  guint     n_questions; /* of one that is a recorded game; 0: it is none */
  guint     systems;  /* in force, as bits 1 << HuSystemId */
  char     *about;    /* or NULL */
} HuShipped;

/* The folder they are in, or NULL where none is found. */
GFile     *hu_shipped_dup_folder  (void) G_GNUC_WARN_UNUSED_RESULT;
/* All lessons and all games that come with the program, in no order; (transfer full) (element-type GFile). */
GPtrArray *hu_shipped_list_lessons (void) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *hu_shipped_list_games  (void) G_GNUC_WARN_UNUSED_RESULT;
/* Does @file come with the program? */
gboolean   hu_shipped_is          (GFile               *file);

/* The lesson for beginners; NULL where it is not there. */
GFile     *hu_shipped_dup_first_lesson (void) G_GNUC_WARN_UNUSED_RESULT;

/* "control-1-bridge": what a lesson's progress goes by. */
char      *hu_shipped_dup_id      (const HuShipped     *shipped) G_GNUC_WARN_UNUSED_RESULT;

/* Reads what there is, off the main thread. Its result is a GPtrArray of HuShipped, not to be changed: scenarios first,
 * each kind by title. */
void       hu_shipped_list        (HuJob          **slot,
                                   HuJobDone        done,
                                   gpointer         owner);

G_END_DECLS
