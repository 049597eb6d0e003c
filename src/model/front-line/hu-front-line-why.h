/*
 * Reasons of the front line, for the tree of hu-why-node.h.
 */
#pragma once

#include "hu-front-line.h"
#include "hu-why-node.h"

G_BEGIN_DECLS

/* Entered at a line of the ledger. */
GListModel *hu_why_tree_new_entry (HuGame              *game,
                                   const HuLedgerEntry *entry) G_GNUC_WARN_UNUSED_RESULT;

/* Add the gaps in the line of @side, and the lines of the ledger with the latest first. */
void        _hu_why_list_gaps     (HuWhyNode           *self,
                                   GListStore          *list,
                                   HuSide               side);
/* The units that cover a row of hexes for @side, or for each side where it is none, and the unit that could. */
void        _hu_why_add_row       (HuWhyNode           *self,
                                   GListStore          *list,
                                   gint                 row,
                                   HuSide               side);
/* Where the line of @side is a path: in which hexes it would be open @then; FALSE: in as many as @now. */
gboolean    _hu_why_add_path      (HuWhyNode           *root,
                                   GListStore          *list,
                                   const HuState       *now,
                                   const HuState       *then,
                                   HuSide               side,
                                   gboolean             ended);
/* The rows that @unit covers, and what its elimination is worth or gave. */
void        _hu_why_add_line_counter (HuWhyNode        *self,
                                   GListStore          *list,
                                   guint                unit);
/* The points of the end and the level of victory that would be others in @then. */
void        _hu_why_add_line_then (HuWhyNode           *root,
                                   GListStore          *list,
                                   HuSnapshot          *then);
/* Why a unit that left the map gave no points. */
void        _hu_why_add_line_event (HuWhyNode          *root,
                                   GListStore          *list,
                                   const HuEvent       *event,
                                   HuSnapshot          *after,
                                   gboolean             idle);
/* The items of the schedule for holding @place. */
void        _hu_why_add_place_items (HuWhyNode         *self,
                                   GListStore          *list,
                                   guint                place);
/* Those for the places that @hex is of. */
void        _hu_why_add_line_hex  (HuWhyNode           *self,
                                   GListStore          *list,
                                   HuHex                hex);
/* What an item of the schedule gives, and each gain by it, the latest first. */
void        _hu_why_add_line_item (HuWhyNode           *root,
                                   GListStore          *list,
                                   guint                item);
void        _hu_why_add_line_entry (HuWhyNode           *root,
                                    GListStore          *list,
                                    const HuLedgerEntry *entry);
void        _hu_why_list_ledger   (HuWhyNode           *self,
                                   GListStore          *list,
                                   HuSide               side);

G_END_DECLS
