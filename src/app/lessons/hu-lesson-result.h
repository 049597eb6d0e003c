/*
 * The result of a recorded game: on the last page, on paper, and as a file.
 */
#pragma once

#include <gtk/gtk.h>

#include "hu-lesson.h"
#include "hu-report.h"

G_BEGIN_DECLS

/* The answers to its questions; (transfer full) (element-type HuReportAnswer). */
GPtrArray *hu_lesson_result_list  (HuLesson   *lesson) G_GNUC_WARN_UNUSED_RESULT;
void       hu_lesson_result_print (HuLesson   *lesson,
                                   GtkWindow  *window);
/* Asks for the file. */
void       hu_lesson_result_save  (HuLesson   *lesson,
                                   GtkWindow  *window);
/* The ending of the file's name says the format. */
gboolean   hu_lesson_result_write (HuLesson   *lesson,
                                   GFile      *file,
                                   GError    **error);

G_END_DECLS
