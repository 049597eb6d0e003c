/*
 * The buildings of a sheet, from the pixels that they cover.
 */
#pragma once

#include "hu-map.h"
#include "hu-vasl-sheet.h"

G_BEGIN_DECLS

/* The notes on the buildings of a sheet. */
typedef struct
{
  guint      n_hexes;    /* that have a building */
  GPtrArray *shared;     /* utf8: names of hexes in which two buildings lie */
  GPtrArray *unbuilt;    /* utf8: names of hexes with a type of building, where none lies */
  guint      n_small;    /* areas that cover no hex enough */
  GPtrArray *stairless;  /* utf8: names of buildings with storeys and without a stairwell */
} HuVaslBuilt;

/* Adds the buildings to @map, which has the grid of @sheet.  Uses up the codes of @sheet. */
HuVaslBuilt *hu_vasl_build      (HuVaslSheet *sheet,
                                 HuMap       *map) G_GNUC_WARN_UNUSED_RESULT;
void         hu_vasl_built_free (HuVaslBuilt *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuVaslBuilt, hu_vasl_built_free)

G_END_DECLS
