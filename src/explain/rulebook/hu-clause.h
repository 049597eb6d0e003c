/*
 * The clause index: every clause that the rules judge by, in one plain sentence,
 * with the page it stands on, what it leads to, and a case that shows it.
 */
#pragma once

#include "hu-rule-page.h"

G_BEGIN_DECLS

/* The effect of a clause, or the effect that it prevents. */
typedef enum
{
  HU_EFFECT_VERDICT,
  HU_EFFECT_NO_VERDICT,
  HU_EFFECT_LINE,         /* of supply: where one may run */
  HU_EFFECT_POINTS,
  HU_EFFECT_NO_POINTS,
  HU_EFFECT_OWNER,
  HU_EFFECT_NO_OWNER,
  HU_EFFECT_NOT_MODELLED, /* the page says so */
} HuClauseEffect;

typedef struct _HuClause
{
  HuClauseId     id;
  const char    *page;   /* id of the one on which it stands */
  HuClauseEffect effect;
  const char    *proof;  /* the name of a test game that comes out differently without the clause; NULL: no judgement
                            depends on it */
  const char    *words;  /* these two untranslated; see the functions below */
  const char    *heading; /* of those on its page that begin with it, or NULL */
} HuClause;

/* The clauses of @system, in the order of their pages; tests switch each of them off. */
const HuClause *hu_clauses                (HuSystemId        system,
                                           guint            *n);
/* Returns the clause of that id, of whichever system; NULL: there is none. */
const HuClause *hu_clause_find            (const char       *id);
/* Returns the clauses on @page, in the order in which to read them. */
const HuClause *hu_page_clauses           (const HuRulePage *page,
                                           guint            *n);
/* Does it rest on the case of that letter, "(I)"? */
gboolean        hu_clause_cites           (const HuClause   *clause,
                                           char              letter);
char           *hu_explain_clause         (const HuClause   *clause);
/* The same as @scenario reads it, where it reads the rule otherwise than most. */
char           *hu_explain_clause_there   (const HuScenario *scenario,
                                           const HuClause   *clause);
/* Returns the heading above @clause; NULL: the heading of the clause before it goes on. */
char           *hu_explain_clause_heading (const HuClause   *clause);

G_END_DECLS
