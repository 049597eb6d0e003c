/*
 * The tests draw for sides (26.4): every pair of wishes and dice, the words of it,
 * and the dice themselves.
 */
#include "hu-control-fixture.h"
#include "hu-control-rules.h"
#include "hu-dice.h"
#include "hu-explain.h"
#include "hu-side-draw.h"

static void
test_different (void)
{
  HuSideDraw draw;

  hu_side_draw_init (&draw, HU_SIDE_SECOND, HU_SIDE_FIRST);
  g_assert_true (draw.decided);
  g_assert_false (draw.drawn);
  g_assert_cmpint (draw.plays[0], ==, HU_SIDE_SECOND);
  g_assert_cmpint (draw.plays[1], ==, HU_SIDE_FIRST);
  /* Nothing is left to roll for. */
  g_assert_false (hu_side_draw_add_roll (&draw, 1, 6));
  g_assert_cmpint (draw.plays[0], ==, HU_SIDE_SECOND);
}

/* All dice, for both sides. */
static void
test_same (void)
{
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    for (guint a = 1; a <= 6; a++)
      for (guint b = 1; b <= 6; b++)
        {
          HuSideDraw draw;

          hu_side_draw_init (&draw, side, side);
          g_assert_true (draw.drawn && !draw.decided);
          g_assert_true (hu_side_draw_add_roll (&draw, a, b) == (a != b));
          g_assert_true (draw.decided == (a != b));
          g_assert_cmpuint (draw.n_ties, ==, a == b);
          if (a == b)
            continue;
          g_assert_cmpint (draw.plays[a > b ? 0 : 1], ==, side);
          g_assert_cmpint (draw.plays[a > b ? 1 : 0], ==, 1 - side);
          g_assert_cmpuint (draw.gives_way, ==, a > b ? 1 : 0);
        }
}

static HuScenario *
make_scenario (gboolean second)
{
  HuScenario *scenario = hu_control_fixture ("", "g german squad A1", "");

  hu_control_add_balance (hu_control_rules (scenario), HU_SIDE_FIRST, "Add a squad.");
  if (second)
    hu_control_add_balance (hu_control_rules (scenario), HU_SIDE_SECOND, "Play a turn less.");

  return scenario;
}

static void
assert_note (HuScenario *scenario,
             HuSideDraw *draw,
             gboolean    claims,
             const char *expected)
{
  const char *players[] = { "Anna", "Boris" };
  g_autofree char *text = hu_explain_side_draw (scenario, draw, players, claims);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_words (void)
{
  g_autoptr(HuScenario) both = make_scenario (TRUE);
  g_autoptr(HuScenario) one = make_scenario (FALSE);
  HuSideDraw draw;

  hu_side_draw_init (&draw, HU_SIDE_FIRST, HU_SIDE_SECOND);
  assert_note (both, &draw, TRUE, "Sides (26.4): Anna plays the German side, Boris the Russian side, as each wanted.");

  hu_side_draw_init (&draw, HU_SIDE_FIRST, HU_SIDE_FIRST);
  hu_side_draw_add_roll (&draw, 3, 5);
  assert_note (both, &draw, TRUE,
               "Sides (26.4): both wanted the German side. Dice: Anna 3, Boris 5. Boris plays it. "
               "Anna plays the Russian side and claims its Balance: “Play a turn less.”");
  assert_note (both, &draw, FALSE,
               "Sides (26.4): both wanted the German side. Dice: Anna 3, Boris 5. Boris plays it. "
               "Anna plays the Russian side and does not claim its Balance.");
  assert_note (one, &draw, TRUE,
               "Sides (26.4): both wanted the German side. Dice: Anna 3, Boris 5. Boris plays it. "
               "Anna plays the Russian side, which has no Balance provision.");

  hu_side_draw_init (&draw, HU_SIDE_SECOND, HU_SIDE_SECOND);
  hu_side_draw_add_roll (&draw, 4, 4);
  hu_side_draw_add_roll (&draw, 6, 1);
  assert_note (one, &draw, TRUE,
               "Sides (26.4): both wanted the Russian side. Dice: Anna 6, Boris 1, after 1 tie. Anna plays it. "
               "Boris plays the German side and claims its Balance: “Add a squad.”");
}

/* Every face comes, and no other: that one of them fails to in 600 rolls is as likely as 1 : 10^46. */
static void
test_faces (void)
{
  guint seen = 0;

  for (guint i = 0; i < 600; i++)
    {
      guint die = hu_dice_roll (6);

      g_assert_cmpuint (die, >=, 1);
      g_assert_cmpuint (die, <=, 6);
      seen |= 1u << die;
    }
  g_assert_cmphex (seen, ==, 0x7e);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/side-draw/different", test_different);
  g_test_add_func ("/side-draw/same", test_same);
  g_test_add_func ("/side-draw/words", test_words);
  g_test_add_func ("/side-draw/faces", test_faces);

  return g_test_run ();
}
