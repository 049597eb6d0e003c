/*
 * Colours and patterns. One table for each of light, dark, high contrast and grey print; every class of an
 * overlay also has a pattern or mark.
 */
#pragma once

#include <cairo.h>

#include "hu-map.h"
#include "hu-scenario.h"

G_BEGIN_DECLS

typedef struct
{
  double r, g, b, a;
} HuColor;

typedef enum
{
  HU_THEME_LIGHT,
  HU_THEME_DARK,
  HU_THEME_LIGHT_CONTRAST,
  HU_THEME_DARK_CONTRAST,
  HU_THEME_PRINT, /* light, and readable in grey */
  HU_N_THEMES
} HuThemeKind;

/* The content of a counter on the map. */
typedef enum
{
  HU_COUNTERS_SYMBOLS, /* the branch's symbol, or the unit's picture; name and figures beside it */
  HU_COUNTERS_NAMES,   /* its name, as large as it goes; figures beneath */
  HU_N_COUNTER_STYLES
} HuCounterStyle;

/* A read-only table. */
typedef struct _HuTheme HuTheme;

struct _HuTheme
{
  HuThemeKind kind;
  gboolean    dark;

  HuColor     background;              /* beside the map, and its gaps */
  HuColor     terrain[HU_N_TERRAINS];  /* the ground … */
  HuColor     edge[HU_N_TERRAINS];     /* … its rim … */
  HuColor     texture[HU_N_TERRAINS];  /* … and what is drawn on it */
  HuColor     grid;                    /* between hexes */
  HuColor     number;                  /* names of hexes */

  HuColor     river, river_bank;
  HuColor     road, road_edge;
  HuColor     rail;
  HuColor     front, front_halo;       /* lines of kind front */
  HuColor     wall, cliff;

  HuColor     roof_lit, roof, roof_shade; /* of buildings, by how the light falls */
  HuColor     building_edge;
  HuColor     concrete;
  HuColor     flame, ember;            /* Fire: its tongues, and what glows within them */

  HuColor     place, place_fill;
  HuColor     label, label_halo;

  /* In the order of the sides.  Which of the two colours a side has, its game says (hu-side-look.h). */
  HuColor     side[HU_N_SIDES];        /* in overlays: the lines … */
  HuColor     tint[HU_N_SIDES];        /* … and the areas, see-through */
  HuColor     counter[HU_N_SIDES];     /* cardboard, where the scenario has no colour of its own … */
  gboolean    own_counters;            /* … or even where it has */
  gboolean    swapped;                 /* the first side has what is the second's in the table */
  HuCounterStyle counter_style;
  HuColor     shadow;
  double      hatch;                   /* how much of the lines' colour hatches get, 0 … 1 */

  HuColor     casing;                  /* beneath lines and marks of overlays */
  HuColor     mark;                    /* cuts, and the ink of marks */
  HuColor     alarm;                   /* critical hexes */
  HuColor     ring;                    /* bands of distance */
  HuColor     cursor, cursor_casing;
  HuColor     hover;
  HuColor     selection;
  HuColor     flash;

  double      line_scale;              /* thicker in high contrast */
};

const HuTheme *hu_theme_get       (HuThemeKind    kind);

HuColor        hu_color_mix       (HuColor        a,
                                   HuColor        b,
                                   double         share_of_b);
HuColor        hu_color_alpha     (HuColor        color,
                                   double         alpha); /* times what it has */
/* By hue and how strong it is, whatever the lightness: 0: the same. */
double         hu_color_distance  (HuColor        a,
                                   HuColor        b);
/* Relative luminance, 0 … 1. */
double         hu_color_luminance (HuColor        color);
/* Returns near-black or near-white, whichever stands out more from @ground. */
HuColor        hu_color_ink       (HuColor        ground);
/* "#rrggbb"; FALSE leaves @color alone. */
gboolean       hu_color_parse     (const char    *text,
                                   HuColor       *color);
void           hu_color_set       (cairo_t       *cr,
                                   HuColor        color);

G_END_DECLS
