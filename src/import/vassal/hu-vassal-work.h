/*
 * Types and functions that the parts of an import of VASSAL share.
 */
#pragma once

#include "hu-import-vassal.h"
#include "hu-vassal-grid.h"
#include "hu-vassal-side.h"

G_BEGIN_DECLS

/* The data that an import works with. */
typedef struct
{
  HuVassalModule       *module;
  HuZip                *zip;     /* of the module */
  HuVassalTable        *table;   /* NULL: there is no save */
  const HuVassalMap    *map;     /* the window and the board that are taken */
  const HuVassalBoard  *board;
  double                left;    /* of the board in its window */
  double                top;
  gboolean              reversed;
  HuVassalHexes        *hexes;
  HuVassalSides        *sides;
  GPtrArray            *pieces;  /* HuVassalPiece: those in the window */
  GPtrArray            *looks;   /* HuVassalLook of each */
  guint                 n_elsewhere;
  const HuVassalChoice *choice;
  const HuImportProfile *profile; /* or NULL */
} HuVassalWork;


typedef struct _HuVassalScene HuVassalScene;

/* The table on which a log is replayed. */
struct _HuVassalScene
{
  gpointer       data;
  HuVassalTable *table; /* of the log that runs */
  GPtrArray     *next;  /* HuZip: the logs that continue the first; or NULL */
  gboolean     (*is_on_map) (HuVassalScene *self, const HuVassalPiece *piece);
  HuHex        (*find_hex)  (HuVassalScene *self, const HuVassalPiece *piece);
  gboolean     (*is_dead)   (HuVassalScene *self, const char *window); /* NULL: in none */
  /* Takes a counter that comes later, beside the hexes; its name. */
  char        *(*take)      (HuVassalScene *self, HuImport *import, const HuVassalPiece *piece);
  /* Does the table continue the game? */
  gboolean     (*check)     (HuVassalScene *self, guint log, GError **error);
  /* Does the file tell on which storey of its hex a counter is?  @storey: where it does.  NULL: there are none. */
  gboolean     (*find_storey) (HuVassalScene *self, const HuVassalPiece *piece, HuStorey *storey);
  /* HuUnitStates that the counter shows; NULL: they are not asked for. */
  guint        (*find_states) (HuVassalScene *self, const HuVassalPiece *piece);
};

/* Chooses window and board, lays its hexes, and finds the place of the board in its window. */
gboolean    _hu_vassal_find_board   (HuVassalWork          *work,
                                     const HuImportProfile *profile,
                                     const HuVassalChoice  *choice,
                                     GError               **error);
/* Says where the save does not tell the board, or another than the one that was settled. */
void        _hu_vassal_doubt_board  (const HuVassalWork    *work,
                                     HuImport              *import);
/* Is the next log played on the board that is taken?  Else @other is the one that it names. */
gboolean    _hu_vassal_is_same_board (const HuVassalWork   *work,
                                     const HuVassalTable   *next,
                                     const char           **other);
/* Lists the boards with hexes, and takes the picture of the one in use. */
void        _hu_vassal_add_boards   (const HuVassalWork    *work,
                                     HuImport              *import);
/* Where a piece stands, HU_HEX_NONE: beside the hexes, in another window or in a deck. */
HuHex       _hu_vassal_find_hex     (const HuVassalWork    *work,
                                     const HuVassalPiece   *piece);
/* Takes a counter with the look that it has now; @hex: where it is at the set-up. */
void        _hu_vassal_take_piece   (const HuVassalWork    *work,
                                     HuImport              *import,
                                     const HuVassalPiece   *piece,
                                     const HuVassalLook    *look,
                                     HuHex                  hex,
                                     HuVassalKnown         *known);
/* Runs the steps of the log, and those of the logs that continue it; says what it finds.  @pieces and @names: the counters
 * that have been taken, in that order. */
gboolean    _hu_vassal_replay       (HuVassalScene         *scene,
                                     HuImport              *import,
                                     const GPtrArray       *pieces,
                                     const GPtrArray       *names,
                                     GError               **error);
/* The same of a game of a module. */
gboolean    _hu_vassal_run_log      (HuVassalWork          *work,
                                     HuImport              *import,
                                     GError               **error);
/* Notes which counters the game has now, in whatever window. */
void        _hu_vassal_add_keys     (const HuVassalTable   *table,
                                     HuImport              *import);
/* Opens the save; NULL: it cannot be read. */
HuVassalTable *_hu_vassal_read_table (HuZip                *save,
                                      guint                *n_bad,
                                      GError              **error);
/* A few words on what the side of a counter is known from. */
const char *_hu_vassal_word_known   (HuVassalKnown          known);
/* Names the two sides, and lists the nations. */
void        _hu_vassal_name_sides   (const HuVassalSides   *sides,
                                     HuImport              *import);
/* Turn, extensions, and the commands that were not read. */
void        _hu_vassal_say_commands (const HuVassalTable   *table,
                                     HuImport              *import);

G_END_DECLS
