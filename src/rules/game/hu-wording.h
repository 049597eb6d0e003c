/*
 * The texts of a game in other languages, by the text itself, and the forms of a name that sentences need.
 *
 * The rules do not look at them.  They are part of the scenario because all that shows a game to a person has the
 * scenario: names are looked up there, in the language that was chosen when the game was opened.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

struct _HuScenario;

/* The forms of a name.  Only the first is always there. */
typedef enum
{
  HU_FORM_NAME, /* nominative; also of every text that is no name */
  HU_FORM_GENITIVE,
  HU_FORM_DATIVE,
  HU_FORM_ACCUSATIVE,
  HU_FORM_INSTRUMENTAL,
  HU_FORM_ADJECTIVE,
  HU_N_FORMS
} HuForm;

/* One text in one language. */
typedef struct
{
  char     *text; /* the original */
  gboolean  has_forms; /* the file has an object of forms, not just a text */
  char     *forms[HU_N_FORMS]; /* NULL where there is none; the first is always there */
  char     *extra; /* see HuScenario */
} HuWording;

typedef struct
{
  char       *tag; /* "de", "de_AT" */
  GPtrArray  *wordings; /* HuWording, in the order of the file */
  GHashTable *by_text; /* borrowed text → HuWording */
} HuLanguage;

/* Begins, or continues, the words of a language. */
HuLanguage  *hu_scenario_add_language    (struct _HuScenario       *scenario,
                                          const char               *tag);
/* NULL where @text has a wording already. */
HuWording   *hu_language_add_wording     (HuLanguage               *language,
                                          const char               *text,
                                          const char               *name);
/* Chooses the language that people read the game in: the first of @tags that fits, each also without its country.
 * NULL: the game's own.  To be called before the scenario is shared. */
void         hu_scenario_choose_language (struct _HuScenario       *scenario,
                                          const char * const       *tags);

/* @text in the chosen language, or @text itself; NULL stays NULL.  Borrowed from the scenario or from the caller. */
const char  *hu_scenario_word            (const struct _HuScenario *scenario,
                                          const char               *text);
/* Returns the word in that form; NULL if the language has none. */
const char  *hu_scenario_word_form       (const struct _HuScenario *scenario,
                                          const char               *text,
                                          HuForm                    form);

const char  *hu_form_to_key              (HuForm                    form); /* "", "gen", "dat" … */

G_END_DECLS
