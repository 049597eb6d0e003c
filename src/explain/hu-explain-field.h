/*
 * Words for the keys of the game file: what a form calls each, what it means,
 * and by which rule.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  const char *object; /* "unit", "supply" …: as hu-format.h names the objects of the file */
  const char *key;
  const char *label;  /* translated: "Strength" */
  const char *help;   /* translated, a sentence or two; "" where the label says all */
  const char *rule;   /* "4.3", "26.14": what it decides about; "" where no rule is meant */
} HuFieldWords;

/* FALSE where the file has no such key. */
gboolean    hu_explain_field       (const char   *object,
                                    const char   *key,
                                    HuFieldWords *words);
/* What a value of such a field is called, translated: "half-squad" → "Half-squad"; @value itself where it has no
 * other name. */
const char *hu_explain_field_value (const char   *key,
                                    const char   *value);
/* The label of a key, whatever object it stands in; the key itself where it is none of the program's. */
char       *hu_explain_key         (const char   *key) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
