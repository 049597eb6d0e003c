/*
 * Words for the keys of the game file: the label of each in a form, its meaning, and the rule
 * it belongs to.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  const char *object; /* "unit", "supply" …: the names of the file's objects in hu-format.h */
  const char *key;
  const char *label;  /* translated: "Strength" */
  const char *help;   /* translated, a sentence or two; "" where the label says everything */
  const char *rule;   /* "4.3", "26.14": the rule that the key decides about; "" where it belongs to no rule */
} HuFieldWords;

/* FALSE where the file has no such key. */
gboolean    hu_explain_field       (const char   *object,
                                    const char   *key,
                                    HuFieldWords *words);
/* Returns the name of a value of such a field, translated: "half-squad" → "Half-squad"; @value itself where it
 * has no other name. */
const char *hu_explain_field_value (const char   *key,
                                    const char   *value);
/* Returns the label of a key, whichever object it stands in; the key itself where the program does not know it. */
char       *hu_explain_key         (const char   *key) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
