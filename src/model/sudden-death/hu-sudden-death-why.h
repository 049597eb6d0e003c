/*
 * Reasons of sudden-death, for the table of hu-system-lists.h.
 */
#pragma once

#include "hu-why-node.h"

G_BEGIN_DECLS

void _hu_why_list_sudden_death        (HuWhyNode     *self,
                                       GListStore    *list,
                                       const HuMeter *meter);
/* The withdrawals that ask for @unit (9.5). */
void _hu_why_add_counter_sudden_death (HuWhyNode     *root,
                                       GListStore    *list,
                                       guint          unit);
/* What 4.2 to 4.5 ask of @place. */
/* Adds the withdrawals that are due in @turn. */
void _hu_why_add_sudden_death_due     (HuWhyNode     *root,
                                       GListStore    *list,
                                       guint          turn);
void _hu_why_add_place_sudden_death   (HuWhyNode     *root,
                                       GListStore    *list,
                                       guint          place);
/* The withdrawals of the attacker, a condition by which the defender wins. */
void _hu_why_add_side_sudden_death    (HuWhyNode     *root,
                                       GListStore    *list,
                                       HuSide         side);
void _hu_why_add_then_sudden_death    (HuWhyNode     *root,
                                       GListStore    *list,
                                       HuSnapshot    *then);
void _hu_why_add_hex_sudden_death     (HuWhyNode     *root,
                                       GListStore    *list,
                                       HuHex          hex);
void _hu_why_add_event_sudden_death   (HuWhyNode     *root,
                                       GListStore    *list,
                                       const HuEvent *event,
                                       HuSnapshot    *after,
                                       gboolean       idle);
/* Adds the lifeline and the sources of each side to the page of supply. */
void _hu_why_add_clause_sudden_death  (HuWhyNode     *root,
                                       GListStore    *list,
                                       HuClauseId     clause);

G_END_DECLS
