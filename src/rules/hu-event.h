/*
 * An event of the log: what happened at the table.  A value: no event knows
 * whether it can happen; that is for hu-apply.h to say.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

typedef enum
{
  HU_VERB_END_PHASE,
  HU_VERB_MOVE,      /* unit, hexes */
  HU_VERB_PLACE,     /* unit, hexes[0] */
  HU_VERB_ELIMINATE, /* unit, own_attack, units = survivors */
  HU_VERB_WITHDRAW,  /* unit */
  HU_VERB_EXIT,      /* unit, hexes[0] = from, exit_as */
  HU_VERB_CONTROL,   /* side (or none), hexes */
  HU_VERB_CONCEDE,   /* side */
  HU_VERB_AWARD,     /* side, item, points or count */
  HU_VERB_ADJUST,    /* side, what, points, text = the reason */
  HU_VERB_NOTE,      /* text */
  HU_N_VERBS
} HuVerb;

typedef enum
{
  HU_EXIT_PLAIN, /* just leaves */
  HU_EXIT_VICTORY,
  HU_EXIT_RECALL,
  HU_EXIT_GUARD,
  HU_EXIT_LANDING,
  HU_N_EXITS
} HuExitAs;

/* What the players agree to correct. */
typedef enum
{
  HU_ADJUST_POINTS, /* of front-line */
  HU_N_ADJUSTS
} HuAdjustWhat;

#define HU_UNIT_NONE G_MAXUINT
#define HU_ITEM_NONE G_MAXUINT

/* Members that a verb does not name are at their defaults.  Immutable once in
 * a log; hu_event_new() hands out one that may still be filled. */
typedef struct
{
  gint      ref_count;
  HuVerb    verb;
  guint     unit;       /* index of the scenario's unit, or HU_UNIT_NONE */
  HuSide    side;
  GArray   *hexes;      /* HuHex; may be empty, never NULL */
  gboolean  is_path;    /* a move written as `path`, even of one hex */
  GArray   *units;      /* guint; may be empty, never NULL */
  gboolean  own_attack;
  HuExitAs  exit_as;
  guint     item;       /* of an award: index in the schedule, or HU_ITEM_NONE */
  gboolean  has_points;
  gint64    points;
  gboolean  has_count;
  gint64    count;
  HuAdjustWhat what;
  char     *text;       /* of a note event; the reason of an adjust */
  char     *note;       /* the remark any event may carry, or NULL */
  char     *extra;      /* see HuScenario */
} HuEvent;

HuEvent    *hu_event_new           (HuVerb         verb) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_event_new_move      (guint          unit,
                                    const HuHex   *path,
                                    guint          n_path) G_GNUC_WARN_UNUSED_RESULT; /* n_path 1: `to` */
HuEvent    *hu_event_new_place     (guint          unit,
                                    HuHex          to) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_event_new_eliminate (guint          unit) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_event_new_withdraw  (guint          unit) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_event_new_exit      (guint          unit,
                                    HuHex          from,
                                    HuExitAs       as) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_event_new_control   (HuSide         side,
                                    const HuHex   *hexes,
                                    guint          n_hexes) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_event_new_concede   (HuSide         side) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_event_new_award     (HuSide         side,
                                    guint          item) G_GNUC_WARN_UNUSED_RESULT; /* then points or count */
HuEvent    *hu_event_new_adjust    (HuSide         side,
                                    HuAdjustWhat   what,
                                    gint64         points,
                                    const char    *reason) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_event_new_note      (const char    *text) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_event_ref           (HuEvent       *event);
void        hu_event_unref         (HuEvent       *event);
gboolean    hu_event_equal         (const HuEvent *a,
                                    const HuEvent *b);

const char *hu_verb_to_string      (HuVerb         verb); /* "end-phase" … */
gint        hu_verb_from_string    (const char    *text); /* or -1 */
const char *hu_adjust_to_string    (HuAdjustWhat   what);
gint        hu_adjust_from_string  (const char    *text);
const char *hu_exit_as_to_string   (HuExitAs       as);   /* NULL for HU_EXIT_PLAIN */
gint        hu_exit_as_from_string (const char    *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuEvent, hu_event_unref)

G_END_DECLS
