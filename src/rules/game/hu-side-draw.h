/*
 * The draw that decides which player plays which side (26.4): each of the two players wants one.  Where both want the
 * same, each rolls a die, and the player who gives way may claim the Balance provision of the side that is left to him.
 */
#pragma once

#include "hu-scenario.h"

G_BEGIN_DECLS

#define HU_N_PLAYERS 2u
#define HU_DIE_SIDES 6u

typedef struct
{
  HuSide   wants[HU_N_PLAYERS];
  guint    dice[HU_N_PLAYERS];  /* 1 … 6, those that decide; 0: not rolled */
  guint    n_ties;              /* rolled again so often */
  gboolean decided;
  HuSide   plays[HU_N_PLAYERS]; /* once decided */
  gboolean drawn;               /* by dice: both want the same */
  guint    gives_way;           /* the player who may claim the Balance, where drawn */
} HuSideDraw;

void        hu_side_draw_init     (HuSideDraw        *draw,
                                   HuSide             first,
                                   HuSide             second);
/* FALSE: the roll was a tie and is repeated; or nothing was left to decide. */
gboolean    hu_side_draw_add_roll (HuSideDraw        *draw,
                                   guint              first,
                                   guint              second);
/* The provision of @side, or NULL; borrowed. */
const char *hu_balance_of_side    (const HuScenario  *scenario,
                                   HuSide             side);

G_END_DECLS
