/*
 * English for texts that are the same in every locale.
 */
#pragma once

#include <locale.h>

#include <glib.h>

G_BEGIN_DECLS

locale_t hu_explain_begin_english (void);
/* From here on lists name all that is in them, where they else count the rest; for a program that answers once. */
void     hu_explain_set_whole     (gboolean all);
void     hu_explain_end_english   (locale_t before);

G_END_DECLS
