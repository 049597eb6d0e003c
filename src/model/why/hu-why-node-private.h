/*
 * Fields and functions that the files of the tree of reasons share.
 */
#pragma once

#include "hu-explain-hold.h"
#include "hu-supply-lines.h"
#include "hu-term-find.h"
#include "hu-withdrawal.h"
#include "hu-why-about.h"
#include "hu-why-node.h"

G_BEGIN_DECLS

#define WHY_MOST_RULINGS 60
#define WHY_MOST_NEEDED 4 /* hexes of a condition from which lines are traced */

typedef enum
{
  WHY_FACT,
  WHY_UNITS,    /* its units are behind it */
  WHY_UNIT,     /* index: who is behind it, or HU_UNIT_NONE */
  WHY_PLACE,    /* index */
  WHY_VERDICT,
  WHY_METER,    /* index: of the snapshot's meters */
  WHY_HAPPENED, /* what the log gave rise to, the latest first */
  WHY_RULING,   /* ruling */
  WHY_EVENT,    /* index: its number */
  WHY_HEX,      /* index */
  WHY_STOPS,    /* index: HuBlock; hexes where lines stop for that */
  WHY_STOP,     /* index: in the list of WHY_STOPS */
  WHY_MARK,     /* rule */
  WHY_PART,     /* index, part, list_part: of a rule system's room */
} WhyKind;

/* How holding a place scores. */
typedef struct
{
  gboolean    once;     /* the first time that it is taken */
  gboolean    taken;    /* or every time */
  gboolean    fleeting; /* what is scored goes again with the place */
} HuWhyScoring;

struct _HuWhyNode
{
  GObject     parent_instance;

  HuGame     *game;
  HuSnapshot *snapshot;
  WhyKind     kind;
  guint       index;
  HuRuling   *ruling; /* or NULL */
  gconstpointer part;
  GDestroyNotify free_part; /* or NULL: it is the snapshot's */
  void      (*list_part) (HuWhyNode  *self,
                          GListStore *list);
  HuSide      side;        /* the only one of which it is told, where one is asked about; handed down */
  char       *text;
  char       *rule;
  guint       event;
  gboolean    open;
  gboolean    traces; /* the map traces from the first of the hexes, when it is shown */
  GArray     *hexes;
  GArray     *units;
  HuClauseId  clause; /* or NULL */
  gboolean    is_condition; /* of WHY_PART: a condition, not something that it names */
  gboolean    brief;        /* of WHY_RULING: nothing but its event is below it */
  gboolean    whole;        /* of what is asked about by its name: its parts are told too */
  gboolean    deciding;     /* its snapshot is that of the verdict, after which the log goes on; handed down */
  gboolean    elsewhere;    /* of a condition: it belongs to a way that is not the nearest */
};

char      *_hu_why_word_entry_moment (HuSnapshot          *snapshot,
                                      const HuLedgerEntry *entry);
/* The words of a condition, and how it stands; or of a count in a sum, and how much it is. */
char      *_hu_why_word_term       (const HuScenario    *scenario,
                                    const HuTermFinding *finding);
/* Each function adds a node to @list and lends it; takes @text. */
HuWhyNode *_hu_why_add             (GListStore   *list,
                                    HuGame       *game,
                                    HuSnapshot   *snapshot,
                                    WhyKind       kind,
                                    guint         index,
                                    char         *text);
/* Where the game was decided before @snapshot, what followed counts for no condition: the position of the verdict; else
 * @snapshot; (transfer full). */
HuSnapshot *_hu_why_dup_deciding   (HuGame       *game,
                                    HuSnapshot   *snapshot) G_GNUC_WARN_UNUSED_RESULT;
HuWhyNode *_hu_why_add_meter       (GListStore   *list,
                                    HuGame       *game,
                                    HuSnapshot   *snapshot,
                                    guint         index);
HuWhyNode *_hu_why_add_unit        (HuWhyNode    *self,
                                    GListStore   *list,
                                    guint         unit);
void       _hu_why_add_hex         (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuHex         hex);
void       _hu_why_add_rows        (HuWhyNode    *node,
                                    const GArray *rows);
/* By which clause it is so, and by whom, as far as the viewer knows them; @units: NULL: nobody. */
void       _hu_why_set_cause       (HuWhyNode    *node,
                                    HuClauseId    clause,
                                    const GArray *units);
/* All meters of that kind. */
void       _hu_why_add_meters_of   (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuMeterKind   kind);
/* NULL if the event has not happened, or may not be known. */
HuWhyNode *_hu_why_add_event       (GListStore   *list,
                                    HuGame       *game,
                                    HuSnapshot   *snapshot,
                                    guint         event);
HuWhyNode *_hu_why_add_below       (HuWhyNode    *self,
                                    GListStore   *list,
                                    WhyKind       kind,
                                    guint         index,
                                    char         *text);
HuWhyNode *_hu_why_add_ruling      (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuRuling     *ruling);
/* Does it say more than that a hex passed, which the event says? */
gboolean   _hu_why_is_telling      (const HuRuling *ruling);
/* Is it about more than a hex or a Location, of which there are many? */
gboolean   _hu_why_has_weight      (const HuRuling *ruling);
/* Does it tell of something that came to light as the game ended? */
gboolean   _hu_why_is_disclosed    (const HuRuling *ruling);
void       _hu_why_set_rule        (HuWhyNode    *node,
                                    const char   *rule);
void       _hu_why_add_hexes       (HuWhyNode    *node,
                                    const GArray *hexes);
void       _hu_why_add_units       (HuWhyNode    *self,
                                    GListStore   *list,
                                    const GArray *units);

/* hu-why-subject.c: the children of a lifeline, of the reasons that stop lines, of one such reason. */
/* Answers for the lines that the condition @term asks for, from each hex. */
void       _hu_why_list_needed     (HuWhyNode    *self,
                                    GListStore   *list,
                                    gconstpointer term);
void       _hu_why_list_lifeline   (HuWhyNode    *self,
                                    GListStore   *list);
/* All hexes in which one more unit would cut the lines that the rules ask for; what is decided stays so. */
void       _hu_why_add_cutters     (HuWhyNode    *self,
                                    GListStore   *list,
                                    const HuSupplyLines *lines);
void       _hu_why_list_stops      (HuWhyNode    *self,
                                    GListStore   *list);
void       _hu_why_list_stop       (HuWhyNode    *self,
                                    GListStore   *list);
/* hu-why-supply.c: of a hex. */
void       _hu_why_list_hex_supply (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuHex         hex);

/* hu-why-since.c: the event since which that is so without a break, 0: since the set-up; whether the log can be asked for
 * that; and the sentence of it. */
typedef gboolean (*WhyTest) (const HuState *state,
                             gconstpointer  data);
guint      _hu_why_find_since      (HuWhyNode    *self,
                                    WhyTest       is_so,
                                    gconstpointer data);
gboolean   _hu_why_knows_since     (HuWhyNode    *self);
void       _hu_why_add_since       (HuWhyNode    *self,
                                    GListStore   *list,
                                    guint         event,
                                    const char   *rule);

/* The same of something that is not so: until which event it was; adds nothing where it never was. */
void       _hu_why_add_until       (HuWhyNode    *self,
                                    GListStore   *list,
                                    guint         event,
                                    const char   *rule);

/* The same of the lifeline, which was cut off until then. */
void       _hu_why_add_cut_until   (HuWhyNode    *self,
                                    GListStore   *list,
                                    guint         event,
                                    const char   *rule);

/* The same of a row of a line, or of a @path in it; @units: those that cover it now, where others did at the set-up, or NULL. */
void       _hu_why_add_row_since   (HuWhyNode    *self,
                                    GListStore   *list,
                                    guint         event,
                                    gboolean      covered,
                                    gboolean      path,
                                    const char   *units,
                                    const char   *rule);

typedef enum
{
  WHY_SAID_CAME,
  WHY_SAID_MOVED,
  WHY_SAID_BROKE,
} WhySaid;

/* The event with its moment: by it a unit came on the map, or moved last. */
void       _hu_why_add_event_said  (HuWhyNode    *self,
                                    GListStore   *list,
                                    guint         event,
                                    WhySaid       said);

/* hu-why-without.c: what would be different if @unit, which is on the map, were eliminated. */
void       _hu_why_add_without     (HuWhyNode    *self,
                                    GListStore   *list,
                                    guint         unit);

/* The lines of supply that would be different @then, when @unit is gone, and perhaps more has happened. */
void       _hu_why_add_lines_then  (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuSnapshot   *then,
                                    guint         unit);

/* hu-why-unit.c: @unit where it stands, what became of it, what the rules ask of it, its supply, what its going would change; and
 * what its side holds or may gain there, or @side. */
void       _hu_why_add_counter     (HuWhyNode    *root,
                                    GListStore   *list,
                                    guint         unit,
                                    HuSide        side);

/* hu-why-then.c: the game after one more event, which is taken; NULL: it cannot happen. */
/* hu-why-then.c: adds what is different in @then. */
void       _hu_why_add_then        (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuSnapshot   *then);
/* Adds the conditions that are met in @then and not now, or the other way round. */
void       _hu_why_add_turned      (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuSnapshot   *then);
HuSnapshot *_hu_why_what_if        (HuWhyNode    *self,
                                    HuEvent      *event) G_GNUC_WARN_UNUSED_RESULT;
/* What would be different if @unit, which is on the map, were eliminated or left the map where it is; FALSE:
 * nothing. */
gboolean   _hu_why_add_consequences (HuWhyNode   *self,
                                    GListStore   *list,
                                    guint         unit);

/* What would be different if the nearest unit of the enemy of @side entered @hex; adds nothing where that is nothing, where
 * none is near, or once the game is decided. */
void       _hu_why_add_entered     (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuHex         hex,
                                    HuSide        side);

/* The gains of the end of the game that are in one of two ledgers only, for `add_why_then`; @explain: what one is for. */
void       _hu_why_add_foreseen    (HuWhyNode    *self,
                                    GListStore   *list,
                                    const GPtrArray *now,
                                    const GPtrArray *then,
                                    char       *(*explain) (const HuScenario    *scenario,
                                                            const HuLedgerEntry *entry));

/* hu-why-changes.c: the conditions that stood otherwise @after than @before an event or a turn. */
void       _hu_why_add_changes     (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuSnapshot   *before,
                                    HuSnapshot   *after,
                                    gboolean      of_turn);

/* hu-why-brief.c: is it about a Location whose hex has passed with it? */
gboolean   _hu_why_goes_with_hex   (const GPtrArray *rulings,
                                    const HuRuling  *ruling);
/* Does what it says begin and end by one event, or is it that end? */
gboolean   _hu_why_is_fleeting     (const HuSnapshot *snapshot,
                                    const GPtrArray *rulings,
                                    const HuRuling  *ruling);
/* Tells in one line which of @rulings began and ended by one event. */
void       _hu_why_add_fleeting    (HuWhyNode    *self,
                                    GListStore   *list,
                                    const GPtrArray *rulings);
/* Tells in one line by which events the @rest of a list came, (element-type HuRuling). */
void       _hu_why_add_rest        (HuWhyNode    *self,
                                    GListStore   *list,
                                    const GPtrArray *rest);

/* hu-why-turn.c: what happened in the turn of that number, and what it changed. */
void       _hu_why_add_turn        (HuWhyNode    *root,
                                    GListStore   *list,
                                    guint         turn);

/* hu-why-withdrawal.c: how each of @withdrawals stands, or each that @unit fits or @side has to make where that is one,
 * or that is due in @turn, 0 for any;
 * @findings: of each; @counts: did the ruling count a unit for the withdrawal? */
void       _hu_why_add_withdrawals (HuWhyNode    *self,
                                    GListStore   *list,
                                    const GPtrArray *withdrawals,
                                    const GArray *findings,
                                    gboolean    (*counts) (const HuScenario   *scenario,
                                                           const HuRuling     *ruling,
                                                           const HuWithdrawal *withdrawal),
                                    guint         unit,
                                    HuSide        side,
                                    guint         turn,
                                    const char   *rule);

/* Adds which zones of control the open line goes through, and why they do not stop it; nothing where it goes through none. */
void       _hu_why_add_crossed     (HuWhyNode    *self,
                                    GListStore   *list,
                                    const HuSupplyLines *lines,
                                    const char   *rule);
/* For which side each hex of @place is a source, and whether it is the only one. */
void       _hu_why_add_place_sources (HuWhyNode  *self,
                                    GListStore   *list,
                                    guint         place);
/* Whether @unit is in supply, by the sources of its side; nothing where these are none. */
void       _hu_why_add_unit_supply (HuWhyNode    *self,
                                    GListStore   *list,
                                    guint         unit);
/* Returns the hex from which the unit, which is gone, left the map, or HU_HEX_NONE; @event: (out): by which event, or 0. */
HuHex      _hu_why_find_leaving    (HuWhyNode    *self,
                                    guint         unit,
                                    guint        *event);
/* Says where the unit stops the other side's lines of supply. */
void       _hu_why_add_unit_barring (HuWhyNode   *self,
                                    GListStore   *list,
                                    guint         unit);
/* hu-why-army.c: who of @side is out of supply and why, and the lines that conditions ask of it; what stops its lines, and which
 * enemy units have a zone of control; nothing where the rules ask for no line of that side. */
void       _hu_why_add_army_supply (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuSide        side);
void       _hu_why_add_zones       (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuSide        side);
/* hu-why-supply-event.c: who fell out of supply between two moments, and who came back. */
void       _hu_why_add_supply_changes (HuWhyNode *self,
                                    GListStore   *list,
                                    HuSnapshot   *before,
                                    HuSnapshot   *after);
/* hu-why-place.c: a place, who controls it, and how that came; what the schedules of points say of it. */
HuWhyNode *_hu_why_add_place       (HuWhyNode    *self,
                                    GListStore   *list,
                                    guint         place);
/* Why @hex is not the side's that is asked about. */
void       _hu_why_add_hex_missing (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuHex         hex);
void       _hu_why_list_place      (HuWhyNode    *self,
                                    GListStore   *list);
/* @hold: what is to be held of its hexes; @ledger: HuLedgerEntry of @item. */
void       _hu_why_add_scoring     (HuWhyNode    *self,
                                    GListStore   *list,
                                    const GPtrArray *ledger,
                                    guint         item,
                                    guint         place,
                                    const HuWhyScoring *scoring,
                                    const HuHeldPlace *hold);

/* Says for whom @place counts once @event, of WHY_EVENT, has passed its control to another side; @item: what an item of the
 * schedule gives @to, or either side where it is none, for control of it at certain moments. */
void       _hu_why_add_counts      (HuWhyNode    *event,
                                    GListStore   *list,
                                    guint         place,
                                    HuSide        to,
                                    const char   *item,
                                    const char   *rule);
/* An item of a schedule by its id; takes @words, which say what it gives points for. */
void       _hu_why_add_item        (HuWhyNode    *root,
                                    GListStore   *list,
                                    guint         item,
                                    const char   *id,
                                    char         *words,
                                    void        (*list_part) (HuWhyNode  *self,
                                                              GListStore *list),
                                    const char   *rule);
/* What an item of a schedule has given to each side, or to the one that is asked about. */
void       _hu_why_add_given       (HuWhyNode    *self,
                                    GListStore   *list,
                                    const GPtrArray *ledger,
                                    guint         item);
/* The items that have given points to the side that is asked about, then what no item gave, the newest first. */
void       _hu_why_add_points      (HuWhyNode    *root,
                                    GListStore   *list,
                                    const GPtrArray *ledger,
                                    guint         n_items,
                                    void        (*add_item) (HuWhyNode  *root,
                                                             GListStore *list,
                                                             guint       item),
                                    void        (*add_entry) (HuWhyNode           *root,
                                                              GListStore          *list,
                                                              const HuLedgerEntry *entry));

/* hu-why-sums.c: the sums of each side by what its points are for, without those of the end of the game; @name_item: an item. */
void       _hu_why_add_sums        (HuWhyNode    *self,
                                    GListStore   *list,
                                    const GPtrArray *ledger,
                                    char       *(*name_item) (const HuScenario    *scenario,
                                                              const HuLedgerEntry *entry),
                                    const char   *rule);

/* hu-why-rule.c: whether that condition has decided the game, or what has; adds nothing while nothing is decided. */
void       _hu_why_add_decision    (HuWhyNode    *self,
                                    GListStore   *list,
                                    const HuMeter *meter);
/* The rule or clause of a system in force that has that number or name, or -1; and its reasons. */
gint       _hu_why_find_rule       (const HuScenario *scenario,
                                    const char   *typed);
/* Says how the game ends if nothing but time passes; adds nothing where that is not known. */
/* Adds it only where the game is decided at the end of the present phase. */
void       _hu_why_add_next_forecast (HuWhyNode  *root,
                                    GListStore   *list);
void       _hu_why_add_forecast    (HuWhyNode    *root,
                                    GListStore   *list);
/* Says that @side wins where nothing else decides; adds nothing for the other side. */
void       _hu_why_add_default     (HuWhyNode    *root,
                                    GListStore   *list,
                                    HuSide        side);
/* Adds the titles of the rules in force to @names. */
void       _hu_why_list_titles     (const HuScenario *scenario,
                                    GPtrArray    *names);
char      *_hu_why_name_rule       (guint         number) G_GNUC_WARN_UNUSED_RESULT;
void       _hu_why_add_rule        (HuWhyNode    *root,
                                    GListStore   *list,
                                    guint         number);

/* The verdict, and the conditions by which that side would win. */
void       _hu_why_add_side        (HuWhyNode    *root,
                                    GListStore   *list,
                                    HuSide        side);

/* hu-why-about.c: whose a Location is, its hex and its building; @side: why it is not that side's alone. */
void       _hu_why_list_location   (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuLocation    location,
                                    HuSide        side);

/* Every answer ends here: with what the answer to one side rests on. */
void       _hu_why_add_limits      (GListModel   *list,
                                    HuGame       *game,
                                    HuSnapshot   *snapshot,
                                    HuWhySubject  subject);
/* hu-why-children.c, hu-why-subject.c: the trees of a hex and an event, still without that. */
GListModel *_hu_why_new_hex        (HuGame       *game,
                                    HuSnapshot   *snapshot,
                                    HuHex         hex) G_GNUC_WARN_UNUSED_RESULT;
GListModel *_hu_why_new_event      (HuGame       *game,
                                    guint         event) G_GNUC_WARN_UNUSED_RESULT;

/* hu-why-subject.c */
void       _hu_why_list_mark       (HuWhyNode    *self,
                                    GListStore   *list);

/* Of HuConditionLines: is that one made of no others, and no part of a sum, which tells of it? */
gboolean _hu_why_is_line_told (const GPtrArray *lines,
                               guint            index);
/* By name, whatever its letters' case. */
gboolean _hu_why_is_named (const char *name,
                           const char *typed);
/* Does the viewer know that there is such a unit, or was? */
gboolean _hu_why_is_known (HuGame *game,
                           guint   unit);

G_END_DECLS
