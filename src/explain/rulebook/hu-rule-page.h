/*
 * The rules that the program judges, a page each, in its own words.  The clauses of a page say
 * what its rule demands (hu_page_clauses()).
 */
#pragma once

#include "hu-explain.h"

G_BEGIN_DECLS

typedef struct _HuRulePage
{
  const char *id;     /* "4.3", as rulings have it */
  HuSystemId  system;
  const char *title;  /* these three untranslated; see the functions below */
  const char *lead;   /* what it is about, and when it is judged */
  const char *program; /* how the program shows it, or NULL */
  const char *drawing; /* of render/hu-rule-drawing.h, or NULL */
  const char *game;   /* a shipped game to try it in, or NULL */
  guint       before_end; /* so many events before its last one it is shown */
  const char *name;   /* untranslated: the rule's short name where it has no number */
  const char *cases;  /* the beginning of the ids of its cases, where that is not its own id */
  const char *cited;  /* untranslated: what sentences call it, where that is neither its number nor its title; or NULL */
} HuRulePage;

/* Returns the pages in the order of a table of contents; NULL after the last one. */
const HuRulePage *hu_rule_page_get        (guint             index);
/* Returns the page for @id: that of "26.13" for "26.133", that of "8" for "8.2", the first of the section for
 * "26", that of the line for "(I)"; NULL where there is none. */
const HuRulePage *hu_rule_page_find       (const char       *id);
/* The page that a sentence cites in brackets: "4.3", "front line", "front line, B", "I"; else NULL.  @letter: (out): the case
 * that is meant, 'B', or '\0': all of it. */
const HuRulePage *hu_rule_page_find_cited (const char     *cited,
                                           char           *letter);
char             *hu_explain_rule_title   (const HuRulePage *page); /* "4.3 · Moscow cut off" */
/* The number itself; "Line" of a rule that has none. */
char             *hu_explain_rule_number  (const char       *id);
char             *hu_explain_rule_lead    (const HuRulePage *page);
/* NULL where there is nothing to say of it. */
char             *hu_explain_rule_program (const HuRulePage *page);
char             *hu_explain_rule_system  (HuSystemId        system); /* "Sudden death" */

G_END_DECLS
