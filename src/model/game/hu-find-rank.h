/*
 * How well a name answers words that somebody looks for: the one order of all that is found.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  HU_RANK_WHOLE, /* the words are its name */
  HU_RANK_PART,  /* its name has them, or their beginnings */
  HU_RANK_TOLD,  /* what is said of it has them */
  HU_RANK_NONE,
} HuFindRank;

/* Without regard to case, accents, and what stands between words.  @id: another name, or NULL.  @told: or NULL.
 * Every name answers "". */
HuFindRank hu_find_rank (const char *text,
                         const char *name,
                         const char *id,
                         const char *told);

G_END_DECLS
