/*
 * The story of a game while it is told: what one phase has so far.
 */
#pragma once

#include "hu-report-private.h"

G_BEGIN_DECLS

#define HU_STORY_EVENTS_MOST 5 /* events of one remark that are named */

/* Things of one kind in one phase, in words. */
typedef struct
{
  GString *words;
  guint    n;           /* how many */
  guint    first, last; /* events; 0: none */
} HuStoryList;

/* The lists of a phase for each side, in their order. */
typedef enum
{
  HU_TOLD_ARRIVED,
  HU_TOLD_MOVED,
  HU_TOLD_LOST,
  HU_TOLD_WITHDRAWN,
  HU_TOLD_EXITED,
  HU_TOLD_TAKEN,
  HU_TOLD_OTHER,
  HU_N_TOLD
} HuStoryTold;

typedef struct
{
  guint unit;
  HuHex hex; /* where it has come to */
} HuStoryMove;

typedef struct
{
  char *words;
  HuStoryList events;
  gboolean more; /* events than are named */
} HuStoryRemark;

struct _HuReportStory
{
  HuReportMaking  *making;
  const GPtrArray *rulings;  /* of all events */
  guint            next;     /* the first of them that is not told yet */
  HuReportTable   *table;    /* of the turn; NULL: nothing has happened in it so far */
  GString         *quiet;    /* the phases of this turn in which nothing happened … */
  HuSide           quiet_side; /* … and whose the last of them is */
  guint            turn, first_quiet, n_quiet; /* turns before this one in which nothing happened */
  guint            n_rows, n_left_out;
  /* The phase that is told: */
  guint            begins;   /* its first event; 0: none yet */
  gboolean         headed;
  HuStoryList      lists[HU_N_SIDES + 1][HU_N_TOLD]; /* by side; the last: nobody's … */
  HuStoryList      early[HU_N_SIDES + 1][HU_N_TOLD]; /* … and what of them happened before the side's units moved */
  GArray          *moves;    /* HuStoryMove, in the order in which the units began to move … */
  guint           *moved;    /* [n_units] … and which one is the unit's, from 1 on */
  guint            hexes[HU_N_SIDES + 1]; /* taken, beside the places */
  HuStoryList      unseen;
  GArray          *remarks;  /* HuStoryRemark … */
  GHashTable      *remarked; /* … and by its words (borrowed) which one it is, from 1 on */
  GPtrArray       *found;    /* HuRuling: all but that hexes changed hands */
  gboolean         decided;  /* in this phase */
};

guint _hu_story_index_of   (HuSide         side);
/* Says that a thing of the list happened at @event; that it has one thing more, whose words are taken; and both. */
void  _hu_story_list_mark  (HuStoryList   *list,
                            guint          event);
void  _hu_story_list_say   (HuStoryList   *list,
                            const char    *between,
                            char          *words);
void  _hu_story_list_add   (HuStoryList   *list,
                            guint          event,
                            const char    *between,
                            char          *words);
/* "112 R 0923 (512)"; takes @words. */
char *_hu_story_with_event (char          *words,
                            guint          event);
/* Tells what the phase had, and begins the next. */
void  _hu_story_end_phase  (HuReportStory *self);
void  _hu_story_end_turn   (HuReportStory *self);
void  _hu_story_tell_quiet (HuReportStory *self);

G_END_DECLS
