/*
 * The glossary: what the words of these games mean here, and a tagger that
 * links each use of one to its page.
 */
#pragma once

#include "hu-explain.h"

G_BEGIN_DECLS

/* Pages are linked to as "term:lifeline" and "4.3". */
#define HU_TERM_PREFIX "term:"
/* The one that says how all of it goes together; no word stands for it. */
#define HU_TERM_OVERVIEW "overview"

typedef struct
{
  const char *id;
  const char *name;  /* these three untranslated; see the functions below */
  const char *forms; /* as which it turns up in a sentence, with | between */
  const char *text;  /* paragraphs, by blank lines */
  const char *rules; /* numbers of rules, with spaces between; or "" */
} HuTerm;

/* The overview first, the others by their English names. */
const HuTerm *hu_glossary_terms     (guint         *n);
/* By its id, or as a link has it; NULL where there is none. */
const HuTerm *hu_glossary_find      (const char    *id);
char         *hu_explain_term_name  (const HuTerm  *term,
                                     HuLang         lang);
char         *hu_explain_term_text  (const HuTerm  *term,
                                     HuLang         lang);
/* @text as Pango markup; each term in it is a link, once a paragraph, but for @except (an id, or NULL). */
char         *hu_glossary_link      (const char    *text,
                                     const char    *except,
                                     HuLang         lang);

G_END_DECLS
