/*
 * The part of each rule system in questions about a game and in drafts: the rules of a
 * draft, a moment as a start, the questions of a quiz, the thresholds of its meters and the
 * reasons below them.  A further system is a room and a line in hu-system-lists.c.
 */
#pragma once

#include <gio/gio.h>

#include "hu-fact.h"
#include "hu-json-writer.h"
#include "hu-node.h"

G_BEGIN_DECLS

/* Rooms above this one say what these are. */
typedef struct _HuWhyNode HuWhyNode;
typedef struct _HuWhySubject HuWhySubject;
typedef struct _HuWorkshop HuWorkshop;

/* The rule and the meter of a mark in the map's legend. */
typedef struct
{
  const char *prefix;  /* of the mark's id */
  const char *rule;
  const char *meter;   /* the rule of the meter, or NULL: of no one of them */
  gboolean    of_side; /* there is one for each side */
} HuMapMark;

/* A heading that answers print, and what is asked by it. */
typedef struct
{
  const char *words;
  const char *question;
} HuWhyHeading;

typedef struct
{
  /* The data with which a draft puts the system in force; (transfer full). */
  HuNode *(*new_rules) (HuWorkshop       *workshop);
  /* A place has come last to *@draft, or one has gone: its data there follow.  NULL: they need not. */
  void    (*follow_place) (HuNode      **draft,
                        const char       *id,
                        gboolean          added);
  /* Removes from *@draft, which begins with @moment, the rules that events have settled by then. */
  void    (*carry)     (HuNode          **draft,
                        const HuSnapshot *moment);
  /* Adds a sentence for each thing of @moment that a start cannot express; NULL: it can express everything. */
  void    (*note_left) (HuWorkshop       *workshop,
                        const HuSnapshot *moment,
                        GPtrArray        *left_behind);
  /* Writes its conditions as terms that can be taken apart, members of the object that is open: `supply`, `withdrawals`,
   * `schedule`, `outcomes`, `otherwise`; adds a sentence for each thing that terms cannot say.  FALSE: nothing of it. */
  gboolean (*write_terms) (HuJsonWriter     *writer,
                        const HuScenario *scenario,
                        GPtrArray        *left_out);
  /* Adds what a quiz can ask of it. */
  void    (*add_facts) (GPtrArray        *facts,
                        const HuSnapshot *snapshot);
  /* Clauses that no fact of a small position turns on, though judging has a branch for them: they change the log, what a
   * side knows, or need more than a few events; the last is NULL. */
  const HuClauseId *unasked;
  /* The same number for values of a meter with no threshold between them; NULL: there are no thresholds. */
  gint64  (*get_band)  (const HuMeter    *meter);
  /* Adds to the reasons below a meter what it is made of. */
  void    (*list_why)  (HuWhyNode        *self,
                        GListStore       *list,
                        const HuMeter    *meter);
  /* The id that the file gives to what a meter is about; NULL: it gives none. */
  const char *(*get_meter_id) (const HuSnapshot *snapshot,
                        const HuMeter    *meter);
  /* Adds whose a Location, hex or building is and why, with the reasons why it is not the others', or not @side's where that is
   * one.  NULL: the system knows of no such things. */
  void    (*add_why_subject) (HuWhyNode   *root,
                        GListStore       *list,
                        HuSubjectKind     kind,
                        gint32            subject,
                        HuSide            side);
  /* Adds what there is of @side, or of both where it is none, in a row of hexes; likewise. */
  void    (*add_why_row) (HuWhyNode       *root,
                        GListStore       *list,
                        gint              row,
                        HuSide            side);
  /* Is the line of the scenario a path, of which no row is judged by itself?  NULL: it has none. */
  gboolean (*has_path) (const HuScenario *scenario);
  /* Adds which hexes of the path of @side would be open @then and are not @now, and how many more; @ended: the game has.  FALSE:
   * none.  Together with the above. */
  gboolean (*add_why_path) (HuWhyNode     *root,
                        GListStore       *list,
                        const HuState    *now,
                        const HuState    *then,
                        HuSide            side,
                        gboolean          ended);
  /* The hexes of the path of a meter that are open; NULL: the meter is about none. */
  const GArray *(*get_open) (const HuSnapshot *snapshot,
                        const HuMeter    *meter);
  /* Adds what is due in @turn, which has brought nothing yet.  NULL: nothing ever is. */
  void    (*add_why_due) (HuWhyNode        *root,
                        GListStore       *list,
                        guint             turn);
  /* Adds what holding @place is worth, who has scored it, and what is missing for more.  NULL: no place gives points. */
  void    (*add_why_place) (HuWhyNode     *root,
                        GListStore       *list,
                        guint             place);
  /* Adds which conditions ask about @hex.  NULL: none ask about single hexes. */
  void    (*add_why_hex) (HuWhyNode       *root,
                        GListStore       *list,
                        HuHex             hex);
  /* Adds what the rules ask of @unit, what they count it for, and why not; wherever it is.  NULL: they do neither. */
  void    (*add_why_counter) (HuWhyNode   *root,
                        GListStore       *list,
                        guint             unit);
  /* Adds what the last event of @then has done, beside the numbers of conditions that it changed: it may follow the game.  NULL:
   * nothing. */
  void    (*add_why_then) (HuWhyNode      *root,
                        GListStore       *list,
                        HuSnapshot       *then);
  /* Adds what comes until @then if nothing but time passes.  NULL: nothing that is told. */
  void    (*add_why_coming) (HuWhyNode    *root,
                        GListStore       *list,
                        HuSnapshot       *then);
  /* Adds what the rules ask of @side beside the conditions by which it wins.  NULL: nothing. */
  void    (*add_why_side) (HuWhyNode      *root,
                        GListStore       *list,
                        HuSide            side);
  /* Adds what @side, or either side where that is none, would have if @unit were gone, and what @unit stands in the way of. */
  void    (*add_why_unit) (HuWhyNode      *root,
                        GListStore       *list,
                        guint             unit,
                        HuSide            side);
  /* Adds what else is to be said of @event; @idle: it has had no consequences; @after: the game after it, as the viewer knew it.
   * NULL: the system has no more to say. */
  void    (*add_why_event) (HuWhyNode     *root,
                        GListStore       *list,
                        const HuEvent    *event,
                        HuSnapshot       *after,
                        gboolean          idle);
  /* Adds what an event shows its viewer of the past, who saw it otherwise @before.  Returns whether he could not tell something
   * then that he can tell now.  NULL: it has no secrets. */
  gboolean (*add_why_seen) (HuWhyNode      *root,
                        GListStore       *list,
                        HuSnapshot       *before,
                        HuSnapshot       *after);
  /* Adds to an answer about @subject that it rests on the absence of enemies whom its viewer might not see, where that is so.
   * NULL: it has no secrets. */
  void    (*add_why_limits) (HuWhyNode    *root,
                        GListStore       *list,
                        const HuWhySubject *subject);
  /* The acts that would decide the game at once, whatever else is asked about. */
  void    (*add_why_decisive) (HuWhyNode  *root,
                               GListStore *list);
  /* Adds the points of @side, or of both where that is none, with what they are for.  NULL: it counts none. */
  void    (*add_why_points) (HuWhyNode    *root,
                        GListStore       *list,
                        HuSide            side);
  /* Adds what item @item of its schedule gives points for, and what it has given.  NULL: it has no schedule. */
  void    (*add_why_item) (HuWhyNode      *root,
                        GListStore       *list,
                        guint             item);
  /* Adds how the scenario settles what @clause, or the page of that id, leaves to it.  NULL: none does. */
  void    (*add_why_clause) (HuWhyNode    *root,
                        GListStore       *list,
                        HuClauseId        clause);
  /* The side that wins if nothing has decided the game when it ends, or HU_SIDE_NONE; @rule: (out): by that rule.  NULL: none
   * does. */
  HuSide  (*get_default) (const HuScenario *scenario,
                        const char      **rule);
  /* Says that nobody wins if nothing has decided the game when it ends; NULL: somebody does.  NULL: that is not said. */
  char   *(*explain_nobody) (const HuScenario *scenario);
  /* Says that no condition decided the game, but what; NULL: one did.  NULL: a condition always does. */
  char   *(*explain_undecisive) (const HuSnapshot *snapshot);
  /* Where the event that decided the game met several conditions: why the one is declared and not the others.  @meter: one of
   * them; NULL: any.  NULL: there is no other.  NULL: each decides for itself. */
  char   *(*explain_order) (const HuSnapshot *snapshot,
                            const HuMeter    *meter);
  /* Each rule that gives verdicts has a meter where the scenario has it in force, or is the default. */
  gboolean has_meters_of_rules;
  /* Does @ruling tell of something that nobody could know before the game was over?  NULL: none does. */
  gboolean (*is_disclosed) (const HuRuling *ruling);
  /* The ruling that ended what @ruling gave a side for some time only, as far as @snapshot goes; NULL: it lasts, or was for good.
   * NULL: all are for good. */
  const HuRuling *(*find_end) (const HuSnapshot *snapshot,
                        const HuRuling   *ruling);
  /* The marks of the map that belong to the system; the last has no prefix. */
  const HuMapMark *marks;
  /* Headings of its answers that name nothing else by which somebody can ask; the last has no words.  NULL: there are none. */
  const HuWhyHeading *headings;
} HuSystemLists;

extern const HuSystemLists hu_sudden_death_lists;
extern const HuSystemLists hu_front_line_lists;
extern const HuSystemLists hu_control_lists;
extern const HuSystemLists hu_objectives_lists;

const HuSystemLists *hu_system_lists_get (HuSystemId id);

G_END_DECLS
