/*
 * The hex grid: names, neighbours, distances.  It is topology only; render/hu-geometry.h
 * has the place of a hex on paper.
 */
#pragma once

#include <string.h>
#include <glib.h>

G_BEGIN_DECLS

/* A hex is a small integer, an index into flat arrays of grid->n_hexes. */
typedef gint32 HuHex;

#define HU_HEX_NONE ((HuHex) -1)
#define HU_N_DIRECTIONS 6
#define HU_GRID_MAX 4096    /* columns, and rows */
#define HU_HEX_NAME_MAX 32  /* bytes of the longest name, NUL included */

typedef enum
{
  HU_ORIENTATION_FLAT,   /* flat tops: columns are straight */
  HU_ORIENTATION_POINTY, /* pointed tops: rows are straight */
} HuOrientation;

typedef enum
{
  HU_NUMBERING_CCRR,
  HU_NUMBERING_RRCC,
  HU_NUMBERING_LETTERS,
} HuNumbering;

/* How the lanes of one direction are counted, columns or rows. */
typedef struct
{
  gboolean letters;    /* A … Z, AA … ZZ, AAA …; else digits */
  gint64   from;       /* the number of the first lane in counting direction, not below 0; A is 1 */
  gint64   digits;     /* at least so many, with zeros in front */
  gboolean descending; /* the last lane has `from` */
} HuLaneNames;

#define HU_SEPARATOR_MAX 3 /* characters */

/* Names that a board prints and `numbering` cannot say. */
typedef struct
{
  HuLaneNames column;
  HuLaneNames row;
  gboolean    rows_first;
  gboolean    oblique; /* numbers along the lanes grow by 1 with every second lane, so that they follow a slanting line */
  char        separator[6 * HU_SEPARATOR_MAX + 1];
} HuGridNames;

#define HU_GRID_BOARD_ID_MAX 12 /* characters */

/* One of several boards side by side: its hexes keep the names that it prints, letters and a number, after its id.  Every
 * second of its columns (B, D, F …) has one hex more, half of which lies at each end. */
typedef struct
{
  char    *id;       /* "2", as in 2A1: letters, digits, "." and "_" */
  gint64   column;   /* of the grid: where the first of its hexes lies, or would lie */
  gint64   row;
  gint     first_column, last_column; /* its own, A is 1 */
  gint     first_row, last_row;       /* of A, C, E …; others have one before these, or where raised behind them */
  gboolean reversed; /* turned round by 180° */
  gboolean raised;   /* B1 lies half a hex higher than A1, else lower */
} HuGridBoard;

typedef enum
{
  HU_GRID_ERROR_NAME,    /* not the form of a hex name */
  HU_GRID_ERROR_OUTSIDE, /* a name beyond the rectangle */
  HU_GRID_ERROR_MISSING, /* inside it, but the map lacks that hex */
  HU_GRID_ERROR_SIZE,    /* a grid that cannot be */
  HU_GRID_ERROR_STOREY,  /* the hex is there, but has no such storey */
  HU_GRID_ERROR_ALIKE,   /* two hexes would have one name */
  HU_GRID_ERROR_BELOW,   /* a lane would have a number below the first that can be written */
  HU_GRID_ERROR_LONG,    /* a name would be longer than HU_HEX_NAME_MAX */
  HU_GRID_ERROR_BESIDE,  /* no hex of the map lies on a board, or boards lie on one another */
} HuGridError;

#define HU_GRID_ERROR (hu_grid_error_quark ())

/*
 * Both orientations are one topology.  A *lane* is a straight line of hexes
 * (a column of a flat grid, a row of a pointy one) and a hex is its lane and
 * its position along it: index = lane * lane_length + pos.  A *shifted* lane
 * lies half a hex further along, so its hexes touch pos and pos + 1 of the
 * lanes beside it where those of the others touch pos - 1 and pos.
 *
 * Directions 0 and 3 run along the lane (back, ahead); 1 and 2 lead to the
 * next lane, 5 and 4 to the one before; d and (d + 3) % 6 are opposite.  On a
 * flat grid that is N NE SE S SW NW, on a pointy one W SW SE E NE NW.
 *
 * Read-only once made.
 */
typedef struct
{
  gint          ref_count;

  gint          columns;
  gint          rows;
  HuOrientation orientation;
  gboolean      shifted_odd; /* counted from 1; the letters grid shifts even columns */
  HuNumbering   numbering;
  HuGridNames  *names; /* the board's own, or NULL: as `numbering` says */
  char         *board; /* prefix of names, or NULL */
  GPtrArray    *boards;   /* HuGridBoard, side by side; or NULL.  A place of none of them is no hex of the map */
  guint16      *board_of; /* [n_hexes] 1 + the index of the first board that has it; 0: none; NULL without boards */

  gint          n_lanes;
  gint          lane_length;
  gint          digits;   /* of each half of a numeric name */
  HuHex         n_hexes;  /* n_lanes * lane_length, holes included */
  HuHex         n_missing; /* hexes of the rectangle that the map does not have */
  guint8       *exists;   /* [n_hexes] 1 where the map has that hex */
} HuGrid;

GQuark    hu_grid_error_quark   (void);

/* @board may be NULL.  Returns NULL and HU_GRID_ERROR_SIZE where such a grid is not possible. */
HuGrid   *hu_grid_new           (gint           columns,
                                 gint           rows,
                                 HuOrientation  orientation,
                                 gboolean       shifted_odd,
                                 HuNumbering    numbering,
                                 const char    *board,
                                 GError       **error) G_GNUC_WARN_UNUSED_RESULT;
HuGrid   *hu_grid_ref           (HuGrid        *grid);
void      hu_grid_unref         (HuGrid        *grid);

/* The same grid with every hex of its rectangle; (transfer full). */
HuGrid   *hu_grid_new_whole     (const HuGrid  *grid) G_GNUC_WARN_UNUSED_RESULT;

/* The next two are only for the code that makes the grid, before anything else holds it. */
void      hu_grid_remove_hex    (HuGrid        *grid,
                                 HuHex          hex);
gboolean  hu_grid_set_names     (HuGrid            *grid,
                                 const HuGridNames *names,
                                 GError           **error);
/* @boards: (element-type HuGridBoard) not to be changed any more. */
gboolean  hu_grid_set_boards    (HuGrid            *grid,
                                 GPtrArray         *boards,
                                 GError           **error);
HuGridBoard *hu_grid_board_new  (const char        *id) G_GNUC_WARN_UNUSED_RESULT;
void      hu_grid_board_free    (HuGridBoard       *board);
/* The hexes of a board as "A1-GG10"; and reads that.  FALSE: it is no such span. */
char     *hu_grid_board_dup_span (const HuGridBoard *board) G_GNUC_WARN_UNUSED_RESULT;
gboolean  hu_grid_board_read_span (HuGridBoard      *board,
                                 const char        *span);
gboolean  hu_grid_board_is_id   (const char        *id);
/* Whether the row comes before the column in a name. */
gboolean  hu_grid_rows_first    (const HuGrid  *grid);

/* TRUE for a place of the rectangle, whether or not the map has a hex there. */
gboolean  hu_grid_in_rectangle  (const HuGrid  *grid,
                                 HuHex          hex);

gint      hu_grid_column        (const HuGrid  *grid,
                                 HuHex          hex); /* 1 … columns */
gint      hu_grid_row           (const HuGrid  *grid,
                                 HuHex          hex); /* 1 … rows; 0 … rows on a letters grid */
HuHex     hu_grid_at            (const HuGrid  *grid,
                                 gint           column,
                                 gint           row); /* HU_HEX_NONE outside; may be missing */

gint      hu_grid_direction     (const HuGrid  *grid,
                                 HuHex          from,
                                 HuHex          to);  /* 0 … 5, or -1 where not adjacent */
gint      hu_grid_distance      (const HuGrid  *grid,
                                 HuHex          a,
                                 HuHex          b);   /* in hexes */
/* For g_array_sort(): ascending. */
gint      hu_hex_compare        (gconstpointer  a,
                                 gconstpointer  b);
/* Sorts @hexes (or other gint32) and drops what is there twice; returns it. */
GArray   *hu_hexes_settle       (GArray        *hexes);

/* The hexes with the first and the last name, for people to see how names look. */
void      hu_grid_get_ends      (const HuGrid  *grid,
                                 HuHex         *first,
                                 HuHex         *last);
/* Writes the name, without board prefix, into @name; returns @name. */
char     *hu_grid_format        (const HuGrid  *grid,
                                 HuHex          hex,
                                 char           name[HU_HEX_NAME_MAX]);
/* With the board prefix, as people read it. */
char     *hu_grid_dup_name      (const HuGrid  *grid,
                                 HuHex          hex) G_GNUC_WARN_UNUSED_RESULT;
/* Returns HU_HEX_NONE and an error where @text is not the name of a hex of the map. */
HuHex     hu_grid_parse         (const HuGrid  *grid,
                                 const char    *text,
                                 GError       **error);
/* Does as hu_grid_parse() does with text[0 … length-1], but also accepts a missing hex, since the corner of a
 * span may be one. */
HuHex     hu_grid_parse_corner  (const HuGrid  *grid,
                                 const char    *text,
                                 gssize         length,
                                 GError       **error);

static inline gboolean
hu_grid_has (const HuGrid *grid,
             HuHex         hex)
{
  return hex >= 0 && hex < grid->n_hexes && grid->exists[hex];
}

/* FALSE for a place beside the boards, which has no name. */
static inline gboolean
hu_grid_is_named (const HuGrid *grid,
                  HuHex         hex)
{
  return grid->board_of == NULL || grid->board_of[hex] != 0;
}

/* 0 or 1: does this lane lie half a hex further along? */
static inline gint
hu_grid_lane_shift (const HuGrid *grid,
                    gint          lane)
{
  return (lane & 1) ^ (grid->shifted_odd ? 1 : 0);
}

/* The hex beside the one at @lane and @pos. */
static inline HuHex
hu_grid_beside (const HuGrid *grid,
                gint          lane,
                gint          pos,
                gint          direction)
{
  static const gint8 lane_step[HU_N_DIRECTIONS] = { 0, 1, 1, 0, -1, -1 };
  static const gint8 pos_step[2][HU_N_DIRECTIONS] = {
    { -1, -1, 0, 1, 0, -1 },
    { -1, 0, 1, 1, 1, 0 },
  };
  HuHex found;

  pos += pos_step[hu_grid_lane_shift (grid, lane)][direction];
  lane += lane_step[direction];
  if (pos < 0 || pos >= grid->lane_length || lane < 0 || lane >= grid->n_lanes)
    return HU_HEX_NONE;

  found = lane * grid->lane_length + pos;
  return grid->exists[found] ? found : HU_HEX_NONE;
}

/* The hex beside @hex, or HU_HEX_NONE off the map or where it is missing. */
static inline HuHex
hu_grid_neighbour (const HuGrid *grid,
                   HuHex         hex,
                   gint          direction)
{
  return hu_grid_beside (grid, hex / grid->lane_length, hex % grid->lane_length, direction);
}

/* All six neighbours at once. */
static inline void
hu_grid_neighbours (const HuGrid *grid,
                    HuHex         hex,
                    HuHex         beside[HU_N_DIRECTIONS])
{
  gint lane = hex / grid->lane_length, pos = hex % grid->lane_length;

  for (gint direction = 0; direction < HU_N_DIRECTIONS; direction++)
    beside[direction] = hu_grid_beside (grid, lane, pos, direction);
}

/* Is @hex one of @hexes (element-type HuHex)? */
static inline gboolean
hu_hexes_have (const GArray *hexes,
               HuHex         hex)
{
  for (guint i = 0; i < hexes->len; i++)
    if (g_array_index (hexes, HuHex, i) == hex)
      return TRUE;

  return FALSE;
}

/* Is @number one of @numbers (element-type guint): units, places? */
static inline gboolean
hu_numbers_have (const GArray *numbers,
                 guint         number)
{
  for (guint i = 0; i < numbers->len; i++)
    if (g_array_index (numbers, guint, i) == number)
      return TRUE;

  return FALSE;
}

/* Have they the same elements in the same order?  Either may be NULL, which is not the same as an empty one. */
static inline gboolean
hu_arrays_equal (const GArray *a,
                 const GArray *b)
{
  if (a == NULL || b == NULL)
    return a == b;

  return a->len == b->len &&
         (a->len == 0 || memcmp (a->data, b->data, (gsize) a->len * g_array_get_element_size ((GArray *) a)) == 0);
}

static inline gint
hu_direction_opposite (gint direction)
{
  return direction < 3 ? direction + 3 : direction - 3;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuGrid, hu_grid_unref)

G_END_DECLS
