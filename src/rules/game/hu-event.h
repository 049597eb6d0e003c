/*
 * An event of the log: something that happened at the table.  It is a plain value and does not
 * know whether it can happen; hu-apply.h decides that.
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
  HU_VERB_REDUCE,    /* unit, other_unit = into, own_attack */
  HU_VERB_MARK,      /* unit, states_set, states; has_in, other_unit = in; has_ma, ma; has_leadership */
  HU_VERB_CAPTURE,   /* unit, other_unit = by */
  HU_VERB_RELEASE,   /* unit */
  HU_VERB_ABANDON,   /* unit, other_unit = crew */
  HU_VERB_MOP_UP,    /* unit, subject = building */
  HU_VERB_FIRE,      /* hexes[0] = at, fire, cause, side (kindled), hexes[1] = from (spread) */
  HU_VERB_EXTINGUISH, /* hexes[0] = at */
  HU_VERB_RUBBLE,    /* hexes[0] = at */
  HU_VERB_DECLARE,   /* side, subject_kind, subject */
  HU_VERB_ANNOUNCE,  /* side, text = what */
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

/* The total that the players agree to correct. */
typedef enum
{
  HU_ADJUST_POINTS, /* of front-line */
  HU_ADJUST_CVP,    /* of control */
  HU_ADJUST_EXIT_VP, /* of control */
  HU_N_ADJUSTS
} HuAdjustWhat;

typedef enum
{
  HU_CAUSE_KINDLED,
  HU_CAUSE_ACCIDENT,
  HU_CAUSE_SPREAD,
  HU_N_CAUSES
} HuFireCause;

/* The kinds of subjects that can be Controlled (26.1). */
typedef enum
{
  HU_SUBJECT_LOCATION, /* HuLocation */
  HU_SUBJECT_HEX,      /* HuHex */
  HU_SUBJECT_BUILDING, /* index */
  HU_N_SUBJECTS
} HuSubjectKind;

#define HU_ITEM_NONE G_MAXUINT

/* Members that a verb does not use have their defaults.  An event is immutable once it is in a log;
 * hu_event_new() returns one that may still be filled. */
typedef struct
{
  gint      ref_count;
  HuVerb    verb;
  guint     unit;       /* index of the scenario's unit, or HU_UNIT_NONE */
  HuSide    side;
  GArray   *hexes;      /* HuHex; may be empty, never NULL */
  GArray   *storeys;    /* HuStorey for each of hexes; NULL: the ground everywhere */
  gboolean  is_path;    /* a move written as `path`, even of one hex */
  GArray   *units;      /* guint; may be empty, never NULL */
  gboolean  own_attack;
  HuExitAs  exit_as;
  guint     item;       /* of an award: as hu_scenario_find_item() numbers them, or HU_ITEM_NONE */
  gboolean  has_points;
  gint64    points;
  gboolean  has_count;
  gint64    count;
  HuAdjustWhat what;
  guint     other_unit; /* see the verbs, or HU_UNIT_NONE */
  gboolean  bypass;     /* of a move */
  guint     states_set; /* of a mark: which HuUnitStates it names, */
  guint     states;     /* and those of them that are so from now on */
  gboolean  has_in;
  gboolean  has_ma;
  HuMainArmament ma;
  gboolean  has_leadership;
  gint      leadership; /* of a mark: the leader's modifier from now on, at most ±HU_LEADERSHIP_MOST */
  HuFireKind fire;
  HuFireCause cause;
  HuSubjectKind subject_kind;
  gint32    subject;    /* or -1 */
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
HuEvent    *hu_event_new_announce  (HuSide         side,
                                    const char    *what) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_event_new_mark      (guint          unit,
                                    guint          states_set,
                                    guint          states) G_GNUC_WARN_UNUSED_RESULT; /* then in, ma */
/* reduce, capture, release, abandon: @other_unit is the second unit that the verb takes. */
HuEvent    *hu_event_new_unit      (HuVerb         verb,
                                    guint          unit,
                                    guint          other_unit) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_event_new_mop_up    (guint          unit,
                                    gint           building) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_event_new_fire      (HuHex          hex,
                                    HuStorey       storey,
                                    HuFireKind     kind,
                                    HuFireCause    cause,
                                    HuSide         side) G_GNUC_WARN_UNUSED_RESULT; /* spread: then add `from` */
/* extinguish, rubble. */
HuEvent    *hu_event_new_at        (HuVerb         verb,
                                    HuHex          hex,
                                    HuStorey       storey) G_GNUC_WARN_UNUSED_RESULT;
HuEvent    *hu_event_new_declare   (HuSide         side,
                                    HuSubjectKind  kind,
                                    gint32         subject) G_GNUC_WARN_UNUSED_RESULT;
/* Appends a hex with its storey: the only way to name a storey above or below ground. */
void        hu_event_add_place     (HuEvent       *event,
                                    HuHex          hex,
                                    HuStorey       storey);
HuEvent    *hu_event_ref           (HuEvent       *event);
void        hu_event_unref         (HuEvent       *event);
/* Whether it names one of the units @first … @end - 1. */
gboolean    hu_event_names         (const HuEvent *event,
                                    guint          first,
                                    guint          end);

const char *hu_verb_to_string      (HuVerb         verb); /* "end-phase" … */
gint        hu_verb_from_string    (const char    *text); /* or -1 */
static inline HuStorey
hu_event_get_storey (const HuEvent *event,
                     guint          index)
{
  return event->storeys != NULL ? g_array_index (event->storeys, HuStorey, index) : HU_STOREY_GROUND;
}

const char *hu_fire_cause_to_string   (HuFireCause cause);
const char *hu_subject_kind_to_string (HuSubjectKind kind); /* "location" */
const char *hu_adjust_to_string    (HuAdjustWhat   what);
gint        hu_adjust_from_string  (const char    *text);
const char *hu_exit_as_to_string   (HuExitAs       as);   /* NULL for HU_EXIT_PLAIN */
gint        hu_exit_as_from_string (const char    *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HuEvent, hu_event_unref)

G_END_DECLS
