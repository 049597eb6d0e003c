/*
 * Functions that the files of changing a grid share.
 */
#pragma once

#include "hu-workshop-private.h"

G_BEGIN_DECLS

/* A name of a hex without room on the new grid, or a set of which some hexes have no room. */
typedef struct
{
  char  *pointer;
  char  *name; /* of the hex; NULL: it is a set */
  guint  n;    /* hexes that fall off */
  guint  of;   /* that the set has; 0: it is a name */
} HuLost;

/* hu-workshop-regrid.c */

/* Appends to @lost the hexsides and the steps of lines of @carried whose hexes are on the grid @to, but are not
 * adjacent there: another orientation or stagger has separated them. */
void       hu_lost_find_apart    (HuNode         *carried,
                                  const HuGrid   *to,
                                  GArray         *lost);
/* (transfer full) (element-type utf8): the losses in words, for people. */
GPtrArray *hu_lost_word          (HuNode         *draft,
                                  const GArray   *lost) G_GNUC_WARN_UNUSED_RESULT;
HuNode    *hu_draft_without_lost (HuNode         *draft,
                                  const GArray   *lost) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
