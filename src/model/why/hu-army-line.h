/*
 * The units of both armies with their supply, as a list: one object a unit.
 */
#pragma once

#include "hu-game.h"
#include "hu-supply-answer.h"

G_BEGIN_DECLS

#define HU_TYPE_ARMY_LINE (hu_army_line_get_type ())
G_DECLARE_FINAL_TYPE (HuArmyLine, hu_army_line, HU, ARMY_LINE, GObject)

guint        hu_army_line_get_unit   (HuArmyLine *self);
HuSide       hu_army_line_get_side   (HuArmyLine *self);
HuHex        hu_army_line_get_hex    (HuArmyLine *self);
HuSupplyMark hu_army_line_get_mark   (HuArmyLine *self);
gint         hu_army_line_get_length (HuArmyLine *self); /* to the source; -1: out of supply */
guint        hu_army_line_get_width  (HuArmyLine *self); /* 0: out of supply, or on a source */
const char  *hu_army_line_get_name   (HuArmyLine *self);
/* The source that it reaches, or who stops its lines. */
const char  *hu_army_line_get_detail (HuArmyLine *self);
/* The turn since whose end it has been out of supply, and their number; 0: not known yet, or not out of supply. */
void         hu_army_line_set_since  (HuArmyLine *self,
                                      guint       turn,
                                      guint       n_turns);
guint        hu_army_line_get_n_turns (HuArmyLine *self);
/* "since Oct II (3 turns)"; NULL: see above. */
const char  *hu_army_line_get_since  (HuArmyLine *self);

/* Makes @store (of HuArmyLine) the units on the map in @snapshot whose supply can be traced. */
void         hu_army_lines_update    (GListStore *store,
                                      HuSnapshot *snapshot);

/* The moment after the phase before @n_events, or the set-up: events applied. */
guint hu_army_find_phase_before (HuGame *game,
                                 guint   n_events);
/* "Cut off: 9 TB and 32 R. Back in supply: 5 Pz." of the phase that the last event ended; NULL: nobody. */
char *hu_army_word_changes      (HuGame *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
