/*
 * Fields and functions that the files of the tree of reasons share.
 */
#pragma once

#include "hu-why-node.h"

G_BEGIN_DECLS

#define WHY_MOST_RULINGS 60

typedef enum
{
  WHY_FACT,
  WHY_UNIT,     /* index: who is behind it, or HU_UNIT_NONE */
  WHY_PLACE,    /* index */
  WHY_ENTRY,    /* gain: of the ledger of victory points */
  WHY_SCORE,    /* index: in the casualties, or in the exits if is_exit */
  WHY_VERDICT,
  WHY_METER,    /* index: of the snapshot's meters */
  WHY_HAPPENED, /* what the log gave rise to, the latest first */
  WHY_RULING,   /* ruling */
  WHY_EVENT,    /* index: its number */
  WHY_HEX,      /* index */
  WHY_STOPS,    /* index: HuBlock; hexes where lines stop for that */
  WHY_STOP,     /* index: in the list of WHY_STOPS */
  WHY_CONDITION, /* condition, entry */
  WHY_SUBJECT,  /* index, subject_kind: the Location, hex or building; entry: the condition that needs it */
  WHY_MARK,     /* rule */
  WHY_PART,     /* index: the system, which lists what is below it; condition: a part of what it found */
} WhyKind;

struct _HuWhyNode
{
  GObject     parent_instance;

  HuGame     *game;
  HuSnapshot *snapshot;
  WhyKind     kind;
  guint       index;
  HuRuling   *ruling; /* or NULL */
  HuLedgerEntry *gain; /* or NULL */
  gboolean    is_exit;
  gconstpointer condition; /* the scenario's, or NULL */
  guint       entry;  /* of the victory conditions */
  HuSubjectKind subject_kind;
  char       *text;
  char       *rule;
  guint       event;
  gboolean    open;
  GArray     *hexes;
};

/* Each adds a node to @list and lends it; takes @text. */
HuWhyNode *_hu_why_add             (GListStore   *list,
                                    HuGame       *game,
                                    HuSnapshot   *snapshot,
                                    WhyKind       kind,
                                    guint         index,
                                    char         *text);
HuWhyNode *_hu_why_add_meter       (GListStore   *list,
                                    HuGame       *game,
                                    HuSnapshot   *snapshot,
                                    guint         index);
/* hu-front-line-why.c: adds a line of the ledger; lists its reasons; lists the ledger. */
HuWhyNode *_hu_why_add_entry       (GListStore   *list,
                                    HuGame       *game,
                                    HuSnapshot   *snapshot,
                                    const HuLedgerEntry *entry);
void       _hu_why_list_entry      (HuWhyNode    *self,
                                    GListStore   *list);
void       _hu_why_list_ledger     (HuWhyNode    *self,
                                    GListStore   *list);
void       _hu_why_clear_gain      (HuWhyNode    *self);
/* hu-control-why-scores.c: lists the points of @side for casualties, or for exits. */
void       _hu_why_list_scores     (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuSide        side,
                                    gboolean      exits);
void       _hu_why_list_score      (HuWhyNode    *self,
                                    GListStore   *list);
void       _hu_why_add_unit        (HuWhyNode    *self,
                                    GListStore   *list,
                                    guint         unit);
void       _hu_why_add_hex         (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuHex         hex);
void       _hu_why_add_rows        (HuWhyNode    *node,
                                    const GArray *rows);
/* NULL if the event has not happened, or may not be known. */
HuWhyNode *_hu_why_add_event       (GListStore   *list,
                                    HuGame       *game,
                                    HuSnapshot   *snapshot,
                                    guint         event);
/* hu-control-why.c: the whole of a victory condition. */
HuWhyNode *_hu_why_add_whole       (GListStore   *list,
                                    HuGame       *game,
                                    HuSnapshot   *snapshot,
                                    guint         entry);
HuWhyNode *_hu_why_add_below       (HuWhyNode    *self,
                                    GListStore   *list,
                                    WhyKind       kind,
                                    guint         index,
                                    char         *text);
void       _hu_why_add_ruling      (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuRuling     *ruling);
void       _hu_why_set_rule        (HuWhyNode    *node,
                                    const char   *rule);
void       _hu_why_add_hexes       (HuWhyNode    *node,
                                    const GArray *hexes);
void       _hu_why_add_units       (HuWhyNode    *self,
                                    GListStore   *list,
                                    const GArray *units);

/* hu-why-supply.c: the children of a lifeline, of the reasons that stop lines, of one such reason, and of a hex. */
void       _hu_why_list_lifeline   (HuWhyNode    *self,
                                    GListStore   *list);
void       _hu_why_list_stops      (HuWhyNode    *self,
                                    GListStore   *list);
void       _hu_why_list_stop       (HuWhyNode    *self,
                                    GListStore   *list);
void       _hu_why_list_hex_supply (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuHex         hex);

/* hu-front-line-why.c: what it leaves open. */
void       _hu_why_list_gaps       (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuSide        side);

/* hu-control-why.c, hu-why-subject.c */
void       _hu_why_list_condition  (HuWhyNode    *self,
                                    GListStore   *list);
void       _hu_why_list_subject    (HuWhyNode    *self,
                                    GListStore   *list);
void       _hu_why_list_mark       (HuWhyNode    *self,
                                    GListStore   *list);

G_END_DECLS
