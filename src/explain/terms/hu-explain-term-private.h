/*
 * Declarations that the files which word conditions share, and the systems that word their atoms.
 */
#pragma once

#include "hu-explain-private.h"
#include "hu-explain-term.h"
#include "hu-system-words.h"

G_BEGIN_DECLS

/* The words of a system's atoms. */
struct _HuTermWords
{
  /* An atom with its bounds: "at least 3 units of the German side on the map". */
  char *(* explain)          (const HuScenario    *scenario,
                              const HuTerm        *term);
  /* The things it counts, in a sum: "units of the German side on the map". */
  char *(* name_count)       (const HuScenario    *scenario,
                              const HuTerm        *term);
  /* How it stands, where that is not told by its count; NULL: it is.  @bounds: with its bounds. */
  char *(* explain_standing) (const HuTermFinding *finding,
                              gboolean             bounds);
  /* Is the bound of an atom without any an upper one?  NULL: none is. */
  gboolean (* is_upper)      (const HuTerm        *term);
  /* Can what the atom counts have decimals?  NULL: none can. */
  gboolean (* counts_parts)  (const HuScenario    *scenario,
                              const HuTerm        *term);
  /* Does the atom add up the strengths of its units?  NULL: none does. */
  gboolean (* adds_strength) (const HuTerm        *term);
};

/* "at least 2", of a number and of a ratio. */
char *_hu_explain_term_bounds    (const HuTerm        *term);
char *_hu_explain_ratio_bounds   (const HuTerm        *term);
/* "judged at the end of each turn, " before @words. */
char *_hu_add_moment             (const HuScenario    *scenario,
                                  const HuTerm        *term,
                                  const char          *words);
/* A count in a sum, with its factor. */
char *hu_explain_count           (const HuScenario    *scenario,
                                  const HuTerm        *term);
char *hu_explain_count_standing  (const HuTermFinding *finding);
/* Without the factor. */
char *hu_explain_counted         (const HuScenario    *scenario,
                                  const HuTerm        *term);
char *hu_explain_compare         (const HuScenario    *scenario,
                                  const HuTerm        *term);
/* Does the atom count by whole numbers only? */
gboolean _hu_term_counts_whole   (const HuScenario    *scenario,
                                  const HuTerm        *term);
/* "Orel alone", where it is the only one of @n; takes @names. */
char *_hu_add_alone              (char                *names,
                                  guint                n);
/* "a or b"; takes both, of which the first may be NULL. */
char *_hu_join_either            (char                *all,
                                  char                *next);
/* "squads, half-squads and crews": of bits by kind, of which one is set at least. */
char *_hu_name_kinds             (guint                bits);
/* The same after "no": "squad, half-squad or crew". */
char *_hu_name_no_kinds          (guint                bits);
gboolean _hu_filter_is_empty     (const HuUnitFilter  *filter);
/* "…, counting only infantry or cavalry, only divisions, only the unit “Guards”"; takes @text.  @with_kinds: else it has named
 * them. */
char *_hu_add_filter             (const HuScenario    *scenario,
                                  const HuUnitFilter  *filter,
                                  gboolean             with_kinds,
                                  char                *text);
char *_hu_add_operational        (char                *text);

static inline HuDecimal
hu_term_least (const HuTerm *term)
{
  return (HuDecimal) { term->least, term->unit };
}

static inline HuDecimal
hu_term_most (const HuTerm *term)
{
  return (HuDecimal) { term->most, term->unit };
}

static inline HuDecimal
hu_term_finding_have (const HuTermFinding *finding)
{
  return (HuDecimal) { finding->have, hu_term_finding_unit (finding) };
}

/* How many more the first of the two in a ratio must be; less than 0: by how many it is too much; 0: that does not tell. */
HuDecimal   _hu_ratio_distance     (const HuTermFinding *finding);
/* How far it is from the bound that is not kept: "8 too few"; NULL: all are kept. */
char       *_hu_explain_distance   (const HuTermFinding *finding);

G_END_DECLS
