/*
 * The words of the file format for an enum, from one table of words.  They are names
 * of the format, not prose: they are never translated.
 */
#pragma once

#include <glib.h>

static inline gint
hu_words_find (const char * const *words,
               guint               n_words,
               const char         *text)
{
  for (guint i = 0; i < n_words; i++)
    if (words[i] != NULL && g_strcmp0 (words[i], text) == 0)
      return (gint) i;

  return -1;
}

/* Defines PREFIX_to_string(); a NULL in the table is a value without a word. */
#define HU_DEFINE_WORDS_TO(prefix, Type, value, words)              \
  const char *                                                      \
  prefix##_to_string (Type value)                                   \
  {                                                                 \
    g_return_val_if_fail ((guint) (value) < G_N_ELEMENTS (words), NULL); \
                                                                    \
    return (words)[value];                                          \
  }

/* Defines the words both ways: PREFIX_from_string() too. */
#define HU_DEFINE_WORDS(prefix, Type, value, words)                 \
  HU_DEFINE_WORDS_TO (prefix, Type, value, words)                   \
                                                                    \
  gint                                                              \
  prefix##_from_string (const char *text)                           \
  {                                                                 \
    return hu_words_find (words, G_N_ELEMENTS (words), text);       \
  }
