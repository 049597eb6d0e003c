/*
 * What the files behind the tree of reasons share.
 */
#pragma once

#include "hu-why-node.h"

G_BEGIN_DECLS

typedef enum
{
  WHY_FACT,
  WHY_VERDICT,
  WHY_METER,    /* index: of the snapshot's meters */
  WHY_HAPPENED, /* what the log gave rise to, the latest first */
  WHY_RULING,   /* ruling */
  WHY_EVENT,    /* index: its number */
  WHY_HEX,      /* index */
  WHY_STOPS,    /* index: HuBlock; hexes where lines stop for that */
  WHY_STOP,     /* index: in the list of WHY_STOPS */
} WhyKind;

struct _HuWhyNode
{
  GObject     parent_instance;

  HuGame     *game;
  HuSnapshot *snapshot;
  WhyKind     kind;
  guint       index;
  HuRuling   *ruling; /* or NULL */
  char       *text;
  char       *rule;
  guint       event;
  gboolean    open;
  GArray     *hexes;
};

/* Adds a node to @list and lends it; takes @text. */
HuWhyNode *_hu_why_add_below       (HuWhyNode    *self,
                                    GListStore   *list,
                                    WhyKind       kind,
                                    guint         index,
                                    char         *text);
void       _hu_why_set_rule        (HuWhyNode    *node,
                                    const char   *rule);
void       _hu_why_add_hexes       (HuWhyNode    *node,
                                    const GArray *hexes);
void       _hu_why_add_units       (HuWhyNode    *self,
                                    GListStore   *list,
                                    const GArray *units);

/* hu-why-supply.c: children of a lifeline, of those who stop lines, of one of them; of a hex. */
void       _hu_why_list_lifeline   (HuWhyNode    *self,
                                    GListStore   *list);
void       _hu_why_list_stops      (HuWhyNode    *self,
                                    GListStore   *list);
void       _hu_why_list_stop       (HuWhyNode    *self,
                                    GListStore   *list);
void       _hu_why_list_hex_supply (HuWhyNode    *self,
                                    GListStore   *list,
                                    HuHex         hex);

G_END_DECLS
