/*
 * Emblems: small pictures of what a victory condition asks for, made of a few shapes.
 */
#pragma once

#include "hu-theme.h"

G_BEGIN_DECLS

typedef enum
{
  HU_EMBLEM_TAKE,
  HU_EMBLEM_HOLD,
  HU_EMBLEM_SUDDEN,
  HU_EMBLEM_MOST_PLACES,
  HU_EMBLEM_MOST_BUILDINGS,
  HU_EMBLEM_BUILDING,
  HU_EMBLEM_HEXES,
  HU_EMBLEM_POINTS,
  HU_EMBLEM_LADDER,
  HU_EMBLEM_WHILE,
  HU_EMBLEM_EACH_TURN,
  HU_EMBLEM_LOSSES,
  HU_EMBLEM_EXIT,
  HU_EMBLEM_MORE_EXITS,
  HU_EMBLEM_ISOLATE,
  HU_EMBLEM_SUPPLY,
  HU_EMBLEM_LINE,
  HU_EMBLEM_FIRST,
  HU_EMBLEM_TWICE,
  HU_EMBLEM_CAREFUL,
  HU_EMBLEM_NOBODY,
  HU_EMBLEM_HILL,
  HU_EMBLEM_RAID,
  HU_EMBLEM_SURVIVE,
  HU_EMBLEM_CAPTURE,
  HU_EMBLEM_RUBBLE,
  HU_EMBLEM_CHOICE,
  HU_N_EMBLEMS
} HuEmblem;

/* Draws it as large as it goes within @width and @height; @ink: of what belongs to no side. */
void hu_emblem_draw (cairo_t       *cr,
                     HuEmblem       emblem,
                     const HuTheme *theme,
                     HuColor        ink,
                     double         width,
                     double         height);

G_END_DECLS
