/*
 * The user's progress with the lessons and with each clause, kept in a file of its own.
 */
#pragma once


#include <glib.h>

G_BEGIN_DECLS

/* A day is a Julian day, as g_date_get_julian() has it; 0: none yet. */
typedef struct
{
  guint    asked;       /* how often */
  guint    right;       /* how often of these, at the first try */
  guint    repetitions; /* that were right one after the other, each on its day */
  guint    interval;    /* days until the next */
  double   ease;        /* E-Factor */
  guint32  reviewed;    /* the day it was asked last */
  guint32  due;         /* the day it is asked again */
  gboolean again;       /* it is asked once more on the day it was asked last */
} HuSpacing;

/* How well it was answered, from 0 to 5, as SM-2 has it. */
typedef enum
{
  HU_QUALITY_SHOWN = 0,  /* the answer had to be shown */
  HU_QUALITY_WRONG = 1,  /* wrong twice */
  HU_QUALITY_SECOND = 3, /* right at the second try */
  HU_QUALITY_RIGHT = 5,
} HuQuality;

void     hu_spacing_init   (HuSpacing       *self);
void     hu_spacing_review (HuSpacing       *self,
                            HuQuality        quality,
                            guint32          today);
/* Tells whether a clause is to be asked today. */
gboolean hu_spacing_is_due (const HuSpacing *self,
                            guint32          today);

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
/* A number for each step of a lesson. */
typedef enum
{
  HU_PROGRESS_SCORES, /* HuLessonScore */
  HU_PROGRESS_STARS,
} HuProgressOf;

/* (transfer full) (nullable) (element-type gint): nothing is known.  The next set keeps what is noted. */
GArray     *hu_progress_list_steps  (const HuProgress *self,
                                     const char       *lesson,
                                     HuProgressOf      of) G_GNUC_WARN_UNUSED_RESULT;
void        hu_progress_note_steps  (HuProgress       *self,
                                     const char       *lesson,
                                     HuProgressOf      of,
                                     const GArray     *numbers);

/* How often the clause @id was asked, and when it is due; all 0 where it never was. */
void        hu_progress_get_clause  (const HuProgress *self,
                                     const char       *id,
                                     HuSpacing        *spacing);
gboolean    hu_progress_set_clause  (HuProgress       *self,
                                     const char       *id,
                                     const HuSpacing  *spacing,
                                     GError          **error);
/* Notes for each of these clauses that it was asked @today, and writes them all at once. */
gboolean    hu_progress_review      (HuProgress       *self,
                                     const char * const *ids,
                                     guint             n_ids,
                                     HuQuality         quality,
                                     guint32           today,
                                     GError          **error);
/* Whether a page with the clause was opened. */
gboolean    hu_progress_has_read    (const HuProgress *self,
                                     const char       *id);
gboolean    hu_progress_set_read    (HuProgress       *self,
                                     const char * const *ids,
                                     guint             n_ids,
                                     GError          **error);

/* The rules that the learner chose to practise: the name of a rule system, or "all"; NULL: he never chose. */
char       *hu_progress_dup_practice (const HuProgress *self);
gboolean    hu_progress_set_practice (HuProgress     *self,
                                     const char       *of,
                                     GError          **error);
/* On how many days in a row up to @today, or the day before, the position of the day was solved. */
guint       hu_progress_count_days  (const HuProgress *self,
                                     guint32           today);
/* Notes that it was solved @today. */
gboolean    hu_progress_note_day    (HuProgress       *self,
                                     guint32           today,
                                     GError          **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuProgress, hu_progress_free)

G_END_DECLS
