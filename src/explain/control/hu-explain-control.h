/*
 * Words for the findings of control: conditions, casualties, and which side Controls a subject
 * and why (26).
 */
#pragma once

#include "hu-control.h"
#include "hu-event.h"
#include "hu-explain.h"

G_BEGIN_DECLS

/* The winner where no condition decides, or NULL. */
char *hu_explain_otherwise           (const HuScenario        *scenario);
/* Why the game was won by no condition; NULL: one decided it. */
char *hu_explain_undecisive         (const HuSnapshot        *snapshot);

/* The value of a unit, term by term: "KV-1E 1 + MA 0 + AF 11 → 3 + crew 0 = 4"; the same for a line of the
 * casualties or exits; the reason of a correction. */
char *hu_explain_value               (const HuScenario        *scenario,
                                      guint                    unit,
                                      const HuValue           *value);
char *hu_explain_casualty            (const HuScenario        *scenario,
                                      const HuCasualty        *line);
/* For a line of the casualties or exits, the fate of its unit in a word or two, and the fate with the unit's owner. */
const char *hu_explain_casualty_how  (const HuCasualty        *line,
                                      gboolean                 exit);
char *hu_explain_casualty_kind       (const HuScenario        *scenario,
                                      const HuCasualty        *line,
                                      gboolean                 exit);

/* The side that Controls it. */
char *hu_explain_owner               (const HuSnapshot        *snapshot,
                                      HuSubjectKind            kind,
                                      gint32                   subject);
/* The same for a line of a list: "German: gained by 4-6-7 (event 5, 26.13)". */
char *hu_explain_owner_name          (const HuSnapshot        *snapshot,
                                      HuSubjectKind            kind,
                                      gint32                   subject);
char *hu_explain_owner_shortly       (const HuSnapshot        *snapshot,
                                      HuSubjectKind            kind,
                                      gint32                   subject);
/* Who controlled it before the side that does now, and how that came; NULL: nobody else did. */
char *hu_explain_owner_before        (const HuSnapshot        *snapshot,
                                      HuSubjectKind            kind,
                                      gint32                   subject);
/* A reason of hu_control_reasons() as a sentence; and all reasons why @side does not gain something, one a line. */
char *hu_explain_reason              (const HuSnapshot        *snapshot,
                                      const HuReason          *reason);
char *hu_explain_reason_then         (const HuSnapshot        *snapshot,
                                      const HuReason          *reason);
char *hu_explain_why_not             (const HuSnapshot        *snapshot,
                                      HuSide                   side,
                                      HuSubjectKind            kind,
                                      gint32                   subject);

/* Whether the hexes and Locations of a building are its owner's too: @n_own of them are, @n_others are not.  Where fewer are, it
 * introduces a list of those, else of the others. */
char *hu_explain_building_parts      (const HuScenario        *scenario,
                                      HuSide                   owner,
                                      guint                    n_own,
                                      guint                    n_others);
/* It introduces a list of those where none is @owner's for sure. */
char *hu_explain_building_untold     (const HuScenario        *scenario,
                                      HuSide                   owner);
/* That those Fires count as an accident: both sides kindled what is joined; @since: the event by which it came so, or 0 where
 * that is told already; @then: told in the past. */
char *hu_explain_joined_fires        (const HuSnapshot        *snapshot,
                                      const GArray            *locations,
                                      guint                    since,
                                      gboolean                 then);
/* A Fire there that nobody kindled, which has burned since that event, 0: the set-up. */
char *hu_explain_burning              (const HuSnapshot        *snapshot,
                                      HuLocation               location,
                                      guint                    since);
/* What the scenario offers that side for balance (26.4); NULL: nothing. */
char *hu_explain_provision           (const HuScenario        *scenario,
                                      HuSide                   side);
/* That Blazes do not cut off a hex at the edge of the map. */
char *hu_explain_edge                (void);
/* That a Fire counts as kindled by @kindler, though this event was an accident. */
char *hu_explain_cause               (const HuScenario        *scenario,
                                      HuLocation               location,
                                      HuSide                   kindler);
/* That Mopping Up would gain a building; @hexes: those of a rowhouse in which broken men keep it, or NULL: it is none. */
char *hu_explain_mopping_up          (const HuScenario        *scenario,
                                      const GArray            *hexes);
/* Why Mopping Up by @unit did not gain other hexes of a rowhouse than @hex, in which it stood (26.15). */
char *hu_explain_rowhouse            (const HuSnapshot        *snapshot,
                                      guint                    unit,
                                      HuHex                    hex,
                                      guint                    event);

/* Which unit alone, or which together, would bring the points that a part of a condition lacks, by its exit, its elimination or
 * its capture; @entry: the condition.  NULL: it lacks none, or nobody would bring any. */
char *hu_explain_part_acts           (const HuSnapshot        *snapshot,
                                      guint                    entry,
                                      const HuTermFinding     *part);
/* The names of the things that a condition lacks, and the units in the way; NULL: there is nothing to name. */
char *hu_explain_control_missing     (const HuSnapshot        *snapshot,
                                      const HuTermFinding     *finding);

/* For a term that counts units on the map: why @unit does not count for it, or what it adds: "counts 0.5"; NULL: it counts, as
 * one. */
char *hu_explain_unit_count          (const HuSnapshot        *snapshot,
                                      const HuTerm            *term,
                                      guint                    unit);

/* The same for conditions by their numbers (guint), as a sentence. */
char *hu_explain_unit_share          (const HuSnapshot        *snapshot,
                                      const GArray            *entries,
                                      const HuTerm            *term,
                                      guint                    unit);
/* The same for one part of a condition. */
char *hu_explain_unit_part_share     (const HuSnapshot        *snapshot,
                                      guint                    entry,
                                      const HuTerm            *term,
                                      guint                    unit);
/* Where a side scores exit points, as a sentence; NULL: nowhere. */
char *hu_explain_exit_area           (const HuScenario        *scenario,
                                      HuSide                   side);

/* A Location, hex or building. */
typedef struct
{
  HuSubjectKind kind;
  gint32        subject;
} HuControlSubject;

/* The conditions that a unit stands in the way of. */
typedef struct
{
  guint         unit;
  HuSide        side;     /* whose way it stands in */
  GArray       *subjects; /* HuControlSubject */
  GArray       *others;   /* guint: who would still keep them from it; or NULL */
  guint         event;    /* of a capture */
  guint         entry;    /* a victory condition, of which this is a term: */
  const HuTerm *term;
  gboolean      known;    /* the viewer sees all units of that side */
} HuControlWithout;

typedef enum
{
  HU_WITHOUT_GAINS = 1, /* without it that side would gain the subjects */
  HU_WITHOUT_NOBODY,    /* it alone keeps them from it, and nobody is there to gain them */
  HU_WITHOUT_MAY_GAIN,  /* it alone keeps them from `others`, concealed counters that may be able to gain them */
  HU_WITHOUT_DOUBT,     /* something concealed may keep them as well */
  HU_WITHOUT_NOBODY_DOUBT, /* the same, and nobody is there to gain them */
  HU_WITHOUT_UNTOLD,    /* nobody could tell then whether that condition is met */
  HU_WITHOUT_OTHERS,
  HU_WITHOUT_GETS_OUT, /* it holds what one of `others`, who is in it, gains for its own side if it is eliminated */
  HU_WITHOUT_HELD,     /* it keeps that side from gaining for good what a vehicle holds for it */
  HU_WITHOUT_NOTHING,
  HU_WITHOUT_CONDITION,
  HU_WITHOUT_WORTH,
  HU_WITHOUT_MELEE,     /* the same, but for `others`, who are in Melee */
  HU_WITHOUT_EXIT,      /* its worth for `side` if it exited, and that of `others` in it */
  HU_WITHOUT_EXIT_AROUND, /* the same of what carries another unit, which is asked about */
  HU_WITHOUT_MANNED,    /* `others` are its crew for the time being */
  HU_WITHOUT_MANS,      /* it is that of one of `others` */
  HU_WITHOUT_RIDERS,    /* `others` ride in it */
  HU_WITHOUT_RIDES,     /* it rides in one of `others` */
  HU_WITHOUT_RIDES_ARMED,
  HU_WITHOUT_DUMMY,
  HU_WITHOUT_AIRCRAFT,
  HU_WITHOUT_CONCEALED,
  HU_WITHOUT_HIDDEN,
  HU_WITHOUT_WAS_CONCEALED, /* until the event that revealed it */
  HU_WITHOUT_WAS_HIDDEN,
  HU_WITHOUT_WOUNDED,
  HU_WITHOUT_OTHER_ARMS, /* armed, though its main armament does not work */
  HU_WITHOUT_NO_MMC,         /* a leader or hero */
  HU_WITHOUT_UNARMED, /* `others` in it are armed */
  HU_WITHOUT_UNMANNED,
  HU_WITHOUT_ABANDONED,
  HU_WITHOUT_CAPTURED, /* it captured `others` at `event` */
  HU_WITHOUT_ESCORTS,  /* it leaves from where its prisoners, `others`, are */
  HU_WITHOUT_GUARDED,    /* `others` of `side`, whose prisoner it is, are with it */
  HU_WITHOUT_UNGUARDED,
} HuWithoutKind;

char *hu_explain_without             (const HuSnapshot        *snapshot,
                                      const HuControlWithout  *without,
                                      HuWithoutKind            kind);
/* What an event shows that side of Control which it saw otherwise before. */
typedef enum
{
  HU_SEEN_NEVER = 1, /* `side` did not gain it at `event` */
  HU_SEEN_SINCE,     /* it has had it since then */
  HU_SEEN_UNTOLD,    /* the viewer cannot tell any more whether `side` has it */
  HU_SEEN_UNTOLD_LEFT, /* the viewer cannot tell whether `side` has it when the vehicle that holds it has left */
  HU_SEEN_WAS_UNTOLD,      /* until `event` the viewer could not tell whether `side` had it */
  HU_SEEN_WAS_UNTOLD_LEFT, /* ... whether `side` would have it when that vehicle had left */
  HU_SEEN_DECLARED,        /* the viewer learns by a declaration that `side` has it … */
  HU_SEEN_DECLARED_SINCE,  /* … and has had it since `event` */
  HU_SEEN_DECLARED_KNOWN,  /* `side` has had it since then, and the viewer knew */
  HU_SEEN_TOLD,      /* the viewer can tell again */
  HU_SEEN_SEEMED,    /* of one thing: `side` did not gain it then, as the event `until` showed */
} HuSeenKind;

typedef struct
{
  HuSeenKind kind;
  HuSide     side;
  guint      event;    /* 0: the set-up */
  guint      until;
  GArray    *subjects; /* HuControlSubject */
  HuSide     viewer;
} HuControlSeen;

char *hu_explain_seen                (const HuScenario        *scenario,
                                      const HuControlSeen     *seen);
/* That a victory which the viewer of @before saw then does not stand. */
char *hu_explain_limits              (const HuScenario        *scenario,
                                      HuSide                   side);
/* Who controls a thing that @side must have gained together with what it declared. */
char *hu_explain_gained_with         (const HuScenario        *scenario,
                                      HuSide                   side);
char *hu_explain_seen_victory        (const HuSnapshot        *before);
/* That @locations (HuControlSubject), which an event has closed, go with their hexes; both were that side's before. */
char *hu_explain_with_hex            (const HuScenario        *scenario,
                                      HuSide                   side,
                                      const GArray            *locations);
/* Why an event that gained nothing did not: @subjects (HuControlSubject) are its side's already. */
char *hu_explain_had_already         (const HuScenario        *scenario,
                                      HuSide                   side,
                                      const GArray            *subjects,
                                      gboolean                 then);
/* How a line of the casualties or exits was counted; NULL: there is no sum. */
char *hu_explain_score               (const HuScenario        *scenario,
                                      const HuCasualty        *line,
                                      gboolean                 exit);
/* Concealed counters in a Location, as their enemy sees them. */
char *hu_explain_concealed           (const HuScenario        *scenario,
                                      HuLocation               location,
                                      guint                    n);
/* A sentence about an event besides its consequences; @idle: why it has none, @closes: Fire keeps the hex all the same;
 * NULL: there is nothing to say. */
char *hu_explain_more_of_event       (const HuScenario        *scenario,
                                      const HuEvent           *event,
                                      gboolean                 idle,
                                      gboolean                 closes);
/* "German: 14 casualty points", or exit points; with those that captured things add at the end, unless @plain. */
char *hu_explain_side_points         (const HuSnapshot        *snapshot,
                                      HuSide                   side,
                                      gboolean                 exits,
                                      gboolean                 plain);
/* The points of a side by what they are for. */
typedef struct
{
  gint64 others;   /* of casualties eliminated or reduced, of exits not captured */
  gint64 captured;
  gint64 agreed;
} HuPointSums;

/* "Casualty points: German 52 (17 eliminated or reduced, 35 captured), Russian 6 (eliminated or reduced)."
 * @sums: of each side. */
char *hu_explain_sums                (const HuSnapshot        *snapshot,
                                      const HuPointSums       *sums,
                                      gboolean                 exits);
/* How many points the condition @entry asks for in a part of it, @finding, and how many are missing. */
char *hu_explain_points_asked        (const HuSnapshot        *snapshot,
                                      guint                    entry,
                                      const HuTermFinding     *finding);
/* How the part @finding of the condition @entry, which asks for points, would stand with @points more; @wins: says so where they
 * would be all that it lacks. */
char *hu_explain_points_with         (const HuSnapshot        *snapshot,
                                      guint                    entry,
                                      const HuTermFinding     *finding,
                                      gint64                   points,
                                      gboolean                 wins);
/* Words the fate of a unit: a captured one's captor and what it counts for that side, or why one that has left the map gives no
 * points.  @captor: the unit that captured it, of which this is told; or HU_UNIT_NONE.  NULL: there is nothing to say. */
char *hu_explain_fate                (const HuSnapshot        *snapshot,
                                      guint                    unit,
                                      guint                    captor);

G_END_DECLS
