/*
 * The map as pieces of one SVG drawing, so that a page can show ground, overlays, names and each counter apart and share
 * what they have in common.
 */
#pragma once

#include "hu-map-picture.h"

G_BEGIN_DECLS

typedef struct
{
  char *swatch; /* SVG, HU_MAP_SWATCH_WIDTH × HU_MAP_SWATCH_HEIGHT */
  char *words;
} HuMapPieceEntry;

#define HU_MAP_SWATCH_WIDTH 34
#define HU_MAP_SWATCH_HEIGHT 16

/* The pieces are SVG elements without a root.  All need @head once in the same page. */
typedef struct
{
  double     width, height; /* px of the map */
  double     counter_size;  /* px of a counter on it: those drawn here are twice as large, and have more to read */
  char      *head;          /* style sheet and definitions; "": needs none */
  char      *ground;        /* NULL: not asked for */
  char      *overlays;
  char      *names;
  GPtrArray *counters;      /* char *: as many as were asked for, with their middle at HU_MAP_COUNTER_MIDDLE */
  GPtrArray *legend;        /* HuMapPieceEntry */
} HuMapPieces;

#define HU_MAP_COUNTER_MIDDLE 48.0 /* px, from the left and from the top */

/* A counter to draw, or a sign of the legend. */
typedef struct
{
  HuCounterSpot spot;   /* its centre and size are set here */
  gboolean      look;   /* only the marks on it */
  const char   *swatch; /* the id of an entry of the legend: its swatch at 0, 0 in place of a counter; or NULL */
} HuMapCounter;

/* NULL and @error where cairo could not draw.  @counters: HuMapCounter.  @prefix begins all ids. */
HuMapPieces *hu_map_pieces_new  (const HuMapPicture *picture,
                                 gboolean            ground,
                                 const GArray       *counters,
                                 const char         *prefix,
                                 GError            **error) G_GNUC_WARN_UNUSED_RESULT;
void         hu_map_pieces_free (HuMapPieces        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuMapPieces, hu_map_pieces_free)

G_END_DECLS
