/*
 * The glossary: the meaning of these games' terms in this program, and a tagger that links each
 * use of a term to its page.
 */
#pragma once

#include "hu-explain.h"

G_BEGIN_DECLS

/* Pages are linked to as "term:lifeline" and "4.3". */
#define HU_TERM_PREFIX "term:"
/* The overview, which explains how everything fits together; no word in a text links to it. */
#define HU_TERM_OVERVIEW "overview"

typedef struct
{
  const char *id;
  const char *name;  /* these three untranslated; see the functions below */
  const char *forms; /* as which it turns up in a sentence, with | between */
  const char *text;  /* paragraphs, by blank lines */
  const char *rules; /* numbers of rules, with spaces between; or "" */
} HuGlossaryTerm;

/* The overview first, the others by their English names. */
const HuGlossaryTerm *hu_glossary_terms (guint      *n);
/* Finds a term by its id, or by the address of a link; NULL where there is none. */
const HuGlossaryTerm *hu_glossary_find  (const char *id);
char         *hu_explain_term_name  (const HuGlossaryTerm *term);
char         *hu_explain_term_text  (const HuGlossaryTerm *term);
/* Returns @text as Pango markup with a link for each term, once a paragraph; the term with the id @except (or
 * NULL) gets none. */
char         *hu_glossary_link      (const char           *text,
                                     const char           *except);
/* @text with the meaning of each abbreviation behind its first use; NULL of NULL. */
char         *hu_glossary_spell_out (const char           *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
