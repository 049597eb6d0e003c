/*
 * The units on the map whose supply can be traced, as rows. Their subject is the unit, their group its HuSupplyMark.
 */
#pragma once

#include "hu-row.h"

G_BEGIN_DECLS

enum
{
  HU_ARMY_ROW_UNIT,   /* its number is the hex of the unit */
  HU_ARMY_ROW_LENGTH, /* to the source; G_MAXINT: out of supply */
  HU_ARMY_ROW_WIDTH,  /* -1: out of supply; G_MAXINT: on a source */
  HU_ARMY_ROW_TURNS,  /* for which it has been out of supply, with a minus; 0: not known yet, or not out of supply */
  HU_ARMY_ROW_DETAIL, /* what follows, and since when */
  HU_ARMY_ROW_STOP,   /* the source that it reaches, or who stops its lines */
  HU_ARMY_ROW_COLUMNS
};

extern const HuRowKind hu_army_rows;

/* @turn: since whose end it has been out of supply. */
void hu_army_row_set_since (HuRow *row,
                            guint  turn,
                            guint  n_turns);

/* The moment after the phase before @n_events, or the set-up: events applied. */
guint hu_army_find_phase_before (HuGame *game,
                                 guint   n_events);
/* "Cut off: 9 TB and 32 R. Back in supply: 5 Pz." of the phase that the last event ended; NULL: nobody. */
char *hu_army_word_changes      (HuGame *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
