/*
 * Colours: that what must be read can be read.  Whether all eyes can tell apart
 * what must be told apart is in test-color-vision.
 */
#include "hu-theme.h"

static const char *const kinds[HU_N_THEMES] = { "light", "dark", "light-contrast", "dark-contrast", "print" };

static double
contrast (HuColor a,
          HuColor b)
{
  double x = hu_color_luminance (a) + 0.05, y = hu_color_luminance (b) + 0.05;

  return x > y ? x / y : y / x;
}

static void
test_words_are_legible (gconstpointer data)
{
  const HuTheme *theme = hu_theme_get ((HuThemeKind) GPOINTER_TO_INT (data));
  gboolean high = theme->kind == HU_THEME_LIGHT_CONTRAST || theme->kind == HU_THEME_DARK_CONTRAST;

  g_assert_cmpfloat (contrast (theme->label, theme->label_halo), >=, high ? 12 : 7);
  g_assert_cmpfloat (contrast (theme->mark, theme->casing), >=, 7);
  g_assert_cmpfloat (contrast (theme->alarm, theme->casing), >=, high ? 7 : 4.5);
  g_assert_cmpfloat (contrast (theme->cursor, theme->cursor_casing), >=, 12);
  for (guint side = 0; side < HU_N_SIDES; side++)
    {
      g_assert_cmpfloat (contrast (hu_color_ink (theme->counter[side]), theme->counter[side]), >=, 7);
      /* Lines of a side, on paper and on their casing. */
      g_assert_cmpfloat (contrast (theme->side[side], theme->terrain[HU_TERRAIN_CLEAR]), >=, high ? 6 : 3);
      g_assert_cmpfloat (contrast (theme->side[side], theme->casing), >=, high ? 6 : 3);
    }
  for (guint terrain = 0; terrain < HU_TERRAIN_OFFMAP; terrain++)
    g_assert_cmpfloat (contrast (theme->label, theme->terrain[terrain]), >=, 4.5);
}

static void
test_dark_is_dark (void)
{
  for (guint kind = 0; kind < HU_N_THEMES; kind++)
    {
      const HuTheme *theme = hu_theme_get ((HuThemeKind) kind);

      g_assert_cmpuint (theme->kind, ==, kind);
      g_assert_true (theme->dark == (hu_color_luminance (theme->terrain[HU_TERRAIN_CLEAR]) < 0.2));
    }
}

static void
test_ink (void)
{
  const HuColor white = { 1, 1, 1, 1 }, black = { 0, 0, 0, 1 };

  g_assert_cmpfloat (hu_color_luminance (hu_color_ink (white)), <, 0.05);
  g_assert_cmpfloat (hu_color_luminance (hu_color_ink (black)), >, 0.9);

  /* The print on a side's counters can be read, whatever colour a scenario gives to it. */
  for (guint i = 0; i < 4096; i++)
    {
      HuColor ground = { (i >> 8) / 15.0, (i >> 4 & 15) / 15.0, (i & 15) / 15.0, 1 };

      g_assert_cmpfloat (contrast (hu_color_ink (ground), ground), >=, 4.2);
    }
}

static void
test_parse (void)
{
  static const char *const refused[] = { "",         "red",    "#fff",    "#12345g",
                                         "#1234567", "123456", "#12 456", "# 12345" };
  HuColor color = { 0.1, 0.2, 0.3, 0.4 };

  g_assert_false (hu_color_parse (NULL, &color));
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    g_assert_false (hu_color_parse (refused[i], &color));
  g_assert_cmpfloat (color.a, ==, 0.4);

  g_assert_true (hu_color_parse ("#Ff8000", &color));
  g_assert_cmpfloat (color.r, ==, 1);
  g_assert_cmpfloat_with_epsilon (color.g, 128 / 255.0, 1e-9);
  g_assert_cmpfloat (color.b, ==, 0);
  g_assert_cmpfloat (color.a, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint kind = 0; kind < HU_N_THEMES; kind++)
    {
      g_autofree char *legible = g_strdup_printf ("/theme/legible/%s", kinds[kind]);

      g_test_add_data_func (legible, GUINT_TO_POINTER (kind), test_words_are_legible);
    }
  g_test_add_func ("/theme/dark", test_dark_is_dark);
  g_test_add_func ("/theme/ink", test_ink);
  g_test_add_func ("/theme/parse", test_parse);

  return g_test_run ();
}
