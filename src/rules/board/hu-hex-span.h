/*
 * Spans of hexes in a list, for the file and for people.
 */
#pragma once

#include "hu-grid.h"

G_BEGIN_DECLS

/* A span never crosses more missing hexes in a row than this, which bounds the search. */
#define HU_SPAN_MAX_GAP 8
/* Fewer hexes are named one by one, as a person would. */
#define HU_SPAN_LEAST 3

typedef struct
{
  HuHex first;
  HuHex last;    /* the other corner; HU_HEX_NONE: a hex by itself */
  guint n_hexes; /* that the map has */
} HuHexSpan;

/* Calls @found for as few spans as are easily found that have exactly the hexes of a set, in the order of their names;
 * @pending: [n_hexes] 1: in the set; it is all 0 afterwards. */
void  hu_hexes_cover     (const HuGrid *grid,
                          guint8       *pending,
                          void        (*found) (const HuHexSpan *span,
                                                gpointer         user_data),
                          gpointer      user_data);
/* The number of hexes of @column from @top to @bottom if all that the map has follow in order from @at on; else 0. */
guint hu_hexes_match_run (const HuGrid *grid,
                          const GArray *hexes,
                          guint         at,
                          gint          column,
                          gint          top,
                          gint          bottom);
guint hu_hexes_find_span (const HuGrid *grid,
                          const GArray *hexes,
                          guint         at,
                          HuHex        *last);

G_END_DECLS
