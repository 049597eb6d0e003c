/*
 * The table of a VASSAL save: its commands are run, and then each counter is where they left it.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  HU_VASSAL_PIECE,
  HU_VASSAL_STACK,
  HU_VASSAL_DECK,
} HuVassalKind;

typedef struct _HuVassalPiece HuVassalPiece;

struct _HuVassalPiece
{
  HuVassalKind   kind;
  char          *id;
  GPtrArray     *types;  /* utf8: its traits, the outermost first; of a piece */
  GPtrArray     *states; /* utf8: of each of them */
  char          *map;    /* NULL: off every map */
  gint           x;      /* of the map's window, in pixels */
  gint           y;
  HuVassalPiece *in;     /* the stack or deck it is in, or NULL */
  guint          index;  /* there */
  GPtrArray     *members; /* HuVassalPiece: of a stack or deck, from below; NULL is a gap */
  guint          n_gaps;
  GQueue        *place;   /* of a stack or deck: those of its place, where it is among them; or NULL */
  GList         *link;    /* its own there */
};

/* A board in play in a window. */
typedef struct
{
  char    *map;
  char    *name;
  gboolean reversed;
  gint     column;
  gint     row;
} HuVassalPlaced;

/* A place to which a counter was moved. */
typedef struct
{
  HuVassalPiece *piece;
  char          *map;   /* or NULL */
  gint           x;
  gint           y;
} HuVassalStop;

typedef struct
{
  GPtrArray  *order;      /* HuVassalPiece, all that ever were */
  GHashTable *pieces;     /* borrowed id → HuVassalPiece, those that are */
  GHashTable *at;         /* "map x y" → GQueue of HuVassalPiece: the stacks and decks there, from above */
  GArray     *boards;     /* HuVassalPlaced */
  GHashTable *properties; /* name → value: global ones */
  GPtrArray  *sides;      /* utf8: of the players, each once */
  GPtrArray  *extensions; /* utf8 */
  GHashTable *ignored;    /* the first word of a command → how often, as a number */
  char       *turn;       /* as the turn counter has it, or NULL */
  char       *bd;         /* the command in which VASL names its boards, or NULL */
  guint       n_commands;
  guint       n_unknown;  /* commands about unknown pieces, and places that are no numbers */
  GPtrArray  *steps;      /* utf8: of a log, the commands of each */
  gboolean    steps_run;  /* from now on what is a step belongs to the one that runs */
  GHashTable *touched;    /* HuVassalPiece that the step has to do with, or the stacks they are in: a set */
  GArray     *trail;      /* HuVassalStop: of the step, one after another; NULL: nobody asks for them */
  gboolean    undoes;     /* the step takes back an earlier one */
  gsize       budget;     /* bytes of nested lists that may still be copied */
} HuVassalTable;

HuVassalTable *hu_vassal_table_new  (const char     *text,
                                     GError        **error) G_GNUC_WARN_UNUSED_RESULT;
void           hu_vassal_table_free (HuVassalTable  *self);
/* From now on steps note the places that counters are moved to. */
void           hu_vassal_table_trail (HuVassalTable *self);
/* Runs the commands of a step of the log, from 0; then touched and undoes are about it. */
gboolean       hu_vassal_table_step (HuVassalTable  *self,
                                     guint           step,
                                     GError        **error);
/* Where a piece stands: a piece in a stack stands where the stack does. */
const HuVassalPiece *hu_vassal_piece_stand (const HuVassalPiece *piece);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuVassalTable, hu_vassal_table_free)

G_END_DECLS
