/*
 * How counters lie in stacks, for the commands that move them.
 */
#pragma once

#include "hu-vassal-table.h"

G_BEGIN_DECLS

/* The step has to do with it. */
void _hu_vassal_touch (HuVassalTable *self,
                       HuVassalPiece *piece);
void _hu_vassal_unlist (HuVassalPiece *stack);
/* Lists a stack or deck above the others of its place, where it is not listed there yet. */
void _hu_vassal_list (HuVassalTable *self,
                      HuVassalPiece *stack);
/* @map: NULL, "" or "null": off every map. */
void _hu_vassal_stand_at (HuVassalTable *self,
                          HuVassalPiece *piece,
                          const char    *map,
                          gint           x,
                          gint           y);
/* Counters that stay in the stack keep their order. */
void _hu_vassal_leave (HuVassalPiece *piece);
/* Lays a counter on a stack. */
void _hu_vassal_join (HuVassalTable *self,
                      HuVassalPiece *stack,
                      HuVassalPiece *piece);
void _hu_vassal_empty (HuVassalTable *self,
                       HuVassalPiece *stack);
/* Lays all that a stack has on another. */
void _hu_vassal_merge (HuVassalTable *self,
                       HuVassalPiece *into,
                       HuVassalPiece *from);
/* The stack or deck that what comes to a place joins, or NULL. */
HuVassalPiece *_hu_vassal_find_stack (HuVassalTable *self,
                                      HuVassalPiece *mover,
                                      const char    *under,
                                      const char    *map,
                                      gint           x,
                                      gint           y);

G_END_DECLS
