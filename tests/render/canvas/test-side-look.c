/*
 * Which of the two colours a side has: by its colour, by a colour in its name, or by the order.
 */
#include "hu-side-look.h"

typedef struct
{
  const char *name;
  const char *first, *first_color;
  const char *second, *second_color;
  gboolean    swapped;
} LookCase;

static const LookCase cases[] = {
  { "order", "German", NULL, "Soviet", NULL, FALSE },
  { "order-back", "Soviet", NULL, "German", NULL, FALSE },
  { "colours", "Soviet", "#eb9f78", "German", "#a7c4e0", TRUE },
  { "colours-in-order", "German", "#a7c4e0", "Soviet", "#eb9f78", FALSE },
  { "one-colour", "Reds", "#cc2222", "Others", NULL, TRUE },
  { "colour-before-name", "Red", "#2244cc", "Blue", "#cc2222", FALSE },
  { "grey-and-brown", "A", "#806040", "B", "#808890", TRUE },
  { "both-warm", "A", "#cc2222", "B", "#d0b090", TRUE },
  { "red-blue", "Red", NULL, "Blue", NULL, TRUE },
  { "blue-red", "Blue", NULL, "Red", NULL, FALSE },
  { "red-army", "The Red Army", NULL, "The White Army", NULL, TRUE },
  { "german-words", "Rote Armee", NULL, "Blau", NULL, TRUE },
  { "green", "Rot", NULL, "Gr\u00fcn", NULL, TRUE },
  { "russian-words", "\u041a\u0440\u0430\u0441\u043d\u044b\u0435", NULL, "\u0421\u0438\u043d\u0438\u0435", NULL, TRUE },
  { "yellow", "\u0416\u0451\u043b\u0442\u044b\u0435", NULL, "\u0427\u0451\u0440\u043d\u044b\u0435", NULL, TRUE },
  { "only-second", "Player", NULL, "Blues", NULL, TRUE },
  { "no-word", "Redoubt", NULL, "Blueprint", NULL, FALSE },
  { "peoples", "\u0421\u0435\u0440\u0431\u044b", NULL, "\u0411\u0435\u043b\u044c\u0433\u0438\u0439\u0446\u044b", NULL, FALSE },
  { "no-name", "", NULL, "", NULL, FALSE },
};

/* Colours and patterns go together, in every theme. */
static void
test_case (gconstpointer data)
{
  const LookCase *c = data;
  g_autoptr(HuGrid) grid = hu_grid_new (2, 2, HU_ORIENTATION_FLAT, FALSE, HU_NUMBERING_CCRR, NULL, NULL);
  g_autoptr(HuMap) map = hu_map_new (grid);
  g_autoptr(HuScenario) scenario = hu_scenario_new (map);
  HuSide first = c->swapped ? HU_SIDE_SECOND : HU_SIDE_FIRST, second = c->swapped ? HU_SIDE_FIRST : HU_SIDE_SECOND;

  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "german", c->first, c->first_color);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "soviet", c->second, c->second_color);
  g_assert_cmpint (hu_side_look (scenario, HU_SIDE_FIRST), ==, first);
  g_assert_cmpint (hu_side_look (scenario, HU_SIDE_SECOND), ==, second);
  g_assert_cmpint (hu_side_look (scenario, HU_SIDE_NONE), ==, HU_SIDE_NONE);
  for (guint kind = 0; kind < HU_N_THEMES; kind++)
    {
      const HuTheme *table = hu_theme_get ((HuThemeKind) kind);
      HuTheme theme = *table;

      for (guint again = 0; again < 2; again++)
        {
          hu_theme_seat (&theme, scenario);
          g_assert_cmpfloat (theme.side[HU_SIDE_FIRST].r, ==, table->side[first].r);
          g_assert_cmpfloat (theme.tint[HU_SIDE_SECOND].b, ==, table->tint[second].b);
          g_assert_cmpfloat (theme.counter[HU_SIDE_FIRST].g, ==, table->counter[first].g);
          g_assert_cmpint (hu_theme_look (&theme, HU_SIDE_SECOND), ==, second);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/side-look/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }

  return g_test_run ();
}
