/*
 * JSON for a script element of a page, without a library: the data are lists of numbers, and texts.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Appends @words as a JSON string in which no character can end the element, for HTML and for XML, and without characters
 * that change the direction of what follows. */
void hu_script_append_words   (GString      *json,
                               const char   *words);
/* Appends "[1,2,3]", or 0 where @numbers (element-type gint) is NULL or empty. */
void hu_script_append_numbers (GString      *json,
                               const GArray *numbers);

G_END_DECLS
