/*
 * Styles: a table of colours with the user's changes.
 */
#include "hu-style.h"

/* Users pick their colours on white; on a dark map they are made lighter. */
#define LIGHTER_ON_DARK 0.4

static const HuColor white = { 1, 1, 1, 1 };

/**
 * hu_style_init:
 * @style: (out): the style to fill
 *
 * Initialises a style that changes nothing.
 */
void
hu_style_init (HuStyle *style)
{
  g_return_if_fail (style != NULL);

  *style = (HuStyle) { .sides = HU_SIDES_AS_IN_GAME, .pattern = 1, .counters = HU_COUNTERS_SYMBOLS };
}

static gboolean
is_same_color (HuColor a,
               HuColor b)
{
  return a.r == b.r && a.g == b.g && a.b == b.b && a.a == b.a;
}

gboolean
hu_style_equal (const HuStyle *a,
                const HuStyle *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, FALSE);

  if (a->sides != b->sides || a->pattern != b->pattern || a->counters != b->counters)
    return FALSE;

  return a->sides != HU_SIDES_OWN || (is_same_color (a->side[0], b->side[0]) && is_same_color (a->side[1], b->side[1]));
}

/* @kind: the table that it changes.  Returns the colours of @kind, changed by @style. */
HuTheme
hu_style_apply (const HuStyle *style,
                HuThemeKind    kind)
{
  HuTheme theme = *hu_theme_get (kind);

  g_return_val_if_fail (style != NULL, theme);

  theme.own_counters = style->sides != HU_SIDES_AS_IN_GAME;
  theme.counter_style = style->counters;
  theme.hatch = CLAMP (theme.hatch * style->pattern, 0, 1);
  if (style->sides == HU_SIDES_OWN)
    {
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        {
          HuColor color = style->side[side];
          double tint = theme.tint[side].a;

          theme.counter[side] = hu_color_mix (color, white, 0.45);
          if (theme.dark)
            color = hu_color_mix (color, white, LIGHTER_ON_DARK);
          theme.side[side] = color;
          theme.tint[side] = hu_color_alpha (color, tint);
        }
    }

  return theme;
}
