/*
 * The user's progress with the lessons, kept in a file of its own.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _HuProgress HuProgress;

/* $XDG_DATA_HOME/hex-umpire/lessons.ini */
char       *hu_progress_dup_path    (void) G_GNUC_WARN_UNUSED_RESULT;
/* A file that cannot be read counts as no progress. */
HuProgress *hu_progress_new         (const char       *path) G_GNUC_WARN_UNUSED_RESULT;
void        hu_progress_free        (HuProgress       *self);

guint       hu_progress_get_step    (const HuProgress *self,
                                     const char       *lesson); /* where to go on, from 0 */
gboolean    hu_progress_is_finished (const HuProgress *self,
                                     const char       *lesson);
gboolean    hu_progress_is_begun    (const HuProgress *self,
                                     const char       *lesson);
char       *hu_progress_dup_last    (const HuProgress *self); /* the lesson last gone through; NULL: none ever */
/* Atomic.  FALSE with @error if it cannot be kept; then it is remembered for this run. */
gboolean    hu_progress_set         (HuProgress       *self,
                                     const char       *lesson,
                                     guint             step,
                                     gboolean          finished,
                                     GError          **error);
/* How each step was done, HuLessonScore by index; (transfer full) (nullable): nothing is known.  The next set keeps it. */
GArray     *hu_progress_list_scores (const HuProgress *self,
                                     const char       *lesson) G_GNUC_WARN_UNUSED_RESULT;
void        hu_progress_note_scores (HuProgress       *self,
                                     const char       *lesson,
                                     const GArray     *scores);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuProgress, hu_progress_free)

G_END_DECLS
