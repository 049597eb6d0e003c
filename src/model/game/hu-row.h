/*
 * A row of a table that views show: a gain of the ledger, a casualty, a building, a unit. What its columns are and how its
 * cells are worded is told once for each kind of row; a row itself has numbers, and words that are found when first asked for.
 *
 * A report's tables (HuReportTable) have all of their words, for one moment. Rows follow a game from moment to moment: those
 * that stay the same stay the same objects, and only what is seen is worded, so that both can follow a drag.
 */
#pragma once

#include "hu-game.h"

G_BEGIN_DECLS

#define HU_ROW_COLUMNS_MOST 7

#define HU_TYPE_ROW (hu_row_get_type ())
G_DECLARE_FINAL_TYPE (HuRow, hu_row, HU, ROW, GObject)

typedef enum
{
  HU_CELL_NUMBER,
  HU_CELL_GAIN,   /* a number with its sign */
  HU_CELL_WORDS,  /* sorted by its number */
  HU_CELL_SORTED, /* words that are sorted as words */
  HU_CELL_ASIDE,  /* likewise, but not shown: for a search, to sort by, to be spoken */
} HuRowType;

typedef struct
{
  const char *title;
  const char *context;  /* of the title in the catalogues; or NULL */
  HuRowType   type;
  int         width;    /* in pixels; 0: the rest */
  gboolean    right;    /* is aligned to the right, like numbers */
  gboolean    wraps;    /* takes as many lines as it needs */
  gboolean    of_side;  /* is in the colour of its side */
  gboolean    sought;   /* a search looks here */
  guint       sort_by;  /* 1 + another column whose words it is sorted by; 0: its own */
} HuRowColumn;

typedef struct
{
  const HuRowColumn *columns;
  guint              n_columns;
  guint              tie; /* the column by which rows are sorted that are alike */
  /* A cell in words; NULL: its number. */
  char     *(*word)       (HuRow            *row,
                           guint             column); /* (transfer full) */
  /* NULL: rows with the same numbers are the same. */
  gboolean  (*same)       (HuRow            *a,
                           HuRow            *b);
  /* The rows of @snapshot, oldest first. */
  void      (*list)       (GPtrArray        *rows,
                           HuSnapshot       *snapshot);
  /* The groups that a filter offers, and whether a row is of one. */
  void      (*add_groups) (GPtrArray        *names, /* char, (transfer full) */
                           const HuScenario *scenario);
  gboolean  (*is_in)      (HuRow            *row,
                           guint             group);
  void      (*add_hexes)  (HuRow            *row,
                           HuGame           *game,
                           GArray           *hexes); /* HuHex */
} HuRowKind;

/* Other files read a row, and never write it. */
struct _HuRow
{
  GObject          parent_instance;

  const HuRowKind *kind;
  HuScenario      *scenario;
  HuSide           side;    /* whose it is, or who gains */
  guint            event;   /* it leads to this one; 0: none */
  guint            subject; /* the unit or building that it is about */
  guint            group;   /* for the functions of its kind */
  gint64           numbers[HU_ROW_COLUMNS_MOST];
  char            *words[HU_ROW_COLUMNS_MOST]; /* worded so far */
  gpointer         data;    /* for the functions of its kind */
  GDestroyNotify   free_data;
};

HuRow      *hu_row_new       (const HuRowKind  *kind,
                              const HuScenario *scenario,
                              HuSide            side,
                              guint             event,
                              guint             subject) G_GNUC_WARN_UNUSED_RESULT;
/* Worded when first asked for, and then kept. */
const char *hu_row_get_words (HuRow            *self,
                              guint             column);
/* By the words or numbers of a column; 0: they are alike. */
gint        hu_row_compare   (HuRow            *a,
                              HuRow            *b,
                              guint             column);
/* Does a column that is sought have @words, which are folded? */
gboolean    hu_row_has_words (HuRow            *self,
                              const char       *words);
GArray     *hu_row_list_hexes (HuRow           *self,
                              HuGame           *game) G_GNUC_WARN_UNUSED_RESULT;
/* Makes @store (of HuRow) list the rows of @snapshot; rows that stay the same are left alone. */
void        hu_rows_update   (GListStore       *store,
                              const HuRowKind  *kind,
                              HuSnapshot       *snapshot);
/* The sum of a column's numbers that go to each side. */
void        hu_rows_sum      (GListModel       *rows,
                              guint             column,
                              gint64            sums[HU_N_SIDES]);

G_END_DECLS
