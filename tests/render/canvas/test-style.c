/*
 * Styles on top of themes: what they change, and that they change nothing else.
 */
#include <string.h>

#include "hu-style.h"

static void
assert_color (HuColor color,
              double  r,
              double  g,
              double  b)
{
  g_assert_cmpfloat_with_epsilon (color.r, r, 0.01);
  g_assert_cmpfloat_with_epsilon (color.g, g, 0.01);
  g_assert_cmpfloat_with_epsilon (color.b, b, 0.01);
}

static void
test_plain (void)
{
  for (gint kind = 0; kind < HU_N_THEMES; kind++)
    {
      HuStyle style;
      HuTheme theme;

      hu_style_init (&style);
      theme = hu_style_apply (&style, (HuThemeKind) kind);
      g_assert_cmpint (memcmp (&theme, hu_theme_get ((HuThemeKind) kind), sizeof theme), ==, 0);
    }
}

static void
test_patterns (void)
{
  HuStyle style;

  hu_style_init (&style);
  style.pattern = 0.5;
  g_assert_cmpfloat (hu_style_apply (&style, HU_THEME_LIGHT).hatch, ==, hu_theme_get (HU_THEME_LIGHT)->hatch / 2);
  style.pattern = 4;
  g_assert_cmpfloat (hu_style_apply (&style, HU_THEME_LIGHT).hatch, ==, 1);
}

static void
test_own_colors (void)
{
  HuStyle style;
  HuTheme theme;

  hu_style_init (&style);
  style.sides = HU_SIDES_OWN;
  style.side[0] = (HuColor) { 0, 0.5, 0, 1 };
  style.side[1] = (HuColor) { 0.5, 0, 0.5, 1 };
  theme = hu_style_apply (&style, HU_THEME_LIGHT);
  g_assert_true (theme.own_counters);
  assert_color (theme.side[0], 0, 0.5, 0);
  assert_color (theme.side[1], 0.5, 0, 0.5);
  g_assert_cmpfloat (theme.tint[0].a, ==, hu_theme_get (HU_THEME_LIGHT)->tint[0].a);

  /* On a dark map they are lighter, so that they can be seen there. */
  theme = hu_style_apply (&style, HU_THEME_DARK);
  g_assert_cmpfloat (hu_color_luminance (theme.side[0]), >, hu_color_luminance (style.side[0]) + 0.1);
}

static void
test_equal (void)
{
  HuStyle a, b;

  hu_style_init (&a);
  hu_style_init (&b);
  /* Colours that are not used make no difference. */
  b.side[0].r = 0.5;
  g_assert_true (hu_style_equal (&a, &b));
  a.sides = b.sides = HU_SIDES_OWN;
  g_assert_false (hu_style_equal (&a, &b));
  b.side[0].r = a.side[0].r;
  g_assert_true (hu_style_equal (&a, &b));
  b.counters = HU_COUNTERS_NAMES;
  g_assert_false (hu_style_equal (&a, &b));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/style/plain", test_plain);
  g_test_add_func ("/style/patterns", test_patterns);
  g_test_add_func ("/style/own-colors", test_own_colors);
  g_test_add_func ("/style/equal", test_equal);

  return g_test_run ();
}
