/*
 * English for texts that are the same in every locale.
 */
#pragma once

#include <locale.h>

#include <glib.h>

G_BEGIN_DECLS

locale_t hu_explain_begin_english (void);
void     hu_explain_end_english   (locale_t before);
/* From here on no list counts the rest of what is in it.  A switch of the process and no argument: lists are made some calls
 * below each function that words a fact, and only a program that answers one question and ends may ask for it. */
void     hu_explain_set_whole     (gboolean all);
gboolean hu_explain_is_whole      (void);

G_END_DECLS
