/*
 * The clause index: every clause that the rules judge by, in one plain sentence,
 * with the page it stands on, what it leads to, and a case that shows it.
 */
#pragma once

#include "hu-explain.h"

G_BEGIN_DECLS

/* What a clause leads to, or keeps from being. */
typedef enum
{
  HU_EFFECT_VERDICT,
  HU_EFFECT_NO_VERDICT,
  HU_EFFECT_LINE,         /* of supply: where one may run */
  HU_EFFECT_POINTS,
  HU_EFFECT_NO_POINTS,
  HU_EFFECT_CONTROL,
  HU_EFFECT_NO_CONTROL,
  HU_EFFECT_NOT_MODELLED, /* the page says so */
} HuClauseEffect;

typedef struct
{
  HuClauseId     id;
  const char    *page;   /* of hu_rule_page_find() */
  HuClauseEffect effect;
  const char    *proof;  /* a game of the tests that comes out differently without it; NULL: nothing is judged by it */
  const char    *words;  /* untranslated; see hu_explain_clause() */
} HuClause;

/* Those of @system, in the order of their pages. */
const HuClause *hu_clauses              (HuSystemId      system,
                                         guint          *n);
/* NULL: there is no such clause. */
const HuClause *hu_clause_find          (const char     *id);
char           *hu_explain_clause       (const HuClause *clause,
                                         HuLang          lang);
/* Those of a page, a line each; NULL where it has none. */
char           *hu_explain_page_clauses (HuSystemId      system,
                                         const char     *page,
                                         HuLang          lang);

G_END_DECLS
