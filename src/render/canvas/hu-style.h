/*
 * The user's own choices on top of a theme: the sides' colours, the strength of the patterns, and the content
 * of counters.
 */
#pragma once

#include "hu-theme.h"

G_BEGIN_DECLS

typedef enum
{
  HU_SIDES_AS_IN_GAME, /* counters as the scenario has them, overlays as the theme */
  HU_SIDES_AS_THEME,   /* both as the theme: a blue and a vermilion */
  HU_SIDES_OWN,        /* both in the colours of the style */
} HuSideColors;

typedef struct
{
  HuSideColors   sides;
  HuColor        side[HU_N_SIDES]; /* with HU_SIDES_OWN */
  double         pattern;          /* times as strong, 0.25 … 4 */
  HuCounterStyle counters;
} HuStyle;

/* As the theme is by itself. */
void     hu_style_init  (HuStyle       *style);
gboolean hu_style_equal (const HuStyle *a,
                         const HuStyle *b);
/* A theme with that style. */
HuTheme  hu_style_apply (const HuStyle *style,
                         HuThemeKind    kind);

G_END_DECLS
