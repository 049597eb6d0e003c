/*
 * Words for the keys that conditions of every system have in the game file.
 */
#pragma once

#include "hu-explain-field.h"

G_BEGIN_DECLS

/* The words of a condition, "term", and of its parts, "term-some"; the last has no object. */
extern const HuFieldWords hu_term_field_words[];

G_END_DECLS
