/*
 * Conditions of objectives drawn by chance.
 */
#include "hu-objectives-random.h"

static void
draw_places (GRand            *rand,
             const HuScenario *scenario,
             HuTerm           *term)
{
  if (g_rand_boolean (rand))
    {
      term->where.places = g_array_new (FALSE, FALSE, sizeof (guint));
      for (guint i = 0; i < scenario->map->places->len; i++)
        if (i == 0 || g_rand_boolean (rand))
          g_array_append_val (term->where.places, i);
    }
  else
    {
      HuHex n = scenario->map->grid->n_hexes;

      term->where.hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
      for (HuHex hex = 0; hex < n; hex++)
        if (scenario->map->grid->exists[hex] && (term->where.hexes->len == 0 || g_rand_int_range (rand, 0, 4) == 0))
          g_array_append_val (term->where.hexes, hex);
    }
}

/* A term that follows lines, or counts points. */
static HuTerm *
draw_line (GRand            *rand,
           const HuScenario *scenario)
{
  static const guint kinds[] = { HU_TERM_CONNECTED, HU_TERM_CUT_OFF, HU_TERM_UNITS, HU_TERM_LINE, HU_TERM_POINTS,
                                      HU_TERM_LEAD };
  HuTerm *term = hu_objectives_term_new (kinds[g_rand_int_range (rand, 0, G_N_ELEMENTS (kinds))]);

  term->side = g_rand_int_range (rand, 0, 2);
  term->has_most = term->kind == HU_TERM_LINE;
  term->has_least = !term->has_most;
  term->least = g_rand_int_range (rand, 1, 4);
  term->most = g_rand_int_range (rand, 0, 3);
  if (term->kind == HU_TERM_UNITS)
    hu_objectives_term (term)->supplied = g_rand_boolean (rand) ? HU_TRISTATE_TRUE : HU_TRISTATE_FALSE;
  if (term->kind == HU_TERM_CONNECTED || term->kind == HU_TERM_CUT_OFF)
    {
      draw_places (rand, scenario, term);
      term->least = 1;
    }

  return term;
}

static HuTerm *
draw_atom (GRand            *rand,
           const HuScenario *scenario)
{
  static const guint kinds[] = {
    HU_TERM_TURN, HU_TERM_HOLDS, HU_TERM_HOLDS, HU_TERM_ENTERED, HU_TERM_UNITS, HU_TERM_ELIMINATED, HU_TERM_EXITED,
    HU_TERM_WITHDRAWN, HU_TERM_POINTS, HU_TERM_LEAD,
  };
  HuTerm *term = hu_objectives_term_new (kinds[g_rand_int_range (rand, 0, G_N_ELEMENTS (kinds))]);

  term->side = g_rand_int_range (rand, 0, 2);
  if (term->kind == HU_TERM_TURN)
    {
      term->turn.from = (guint) g_rand_int_range (rand, 1, 4);
      term->turn.to = g_rand_boolean (rand) ? 0 : 3;
      return term;
    }
  if (term->kind == HU_TERM_HOLDS || term->kind == HU_TERM_ENTERED)
    {
      draw_places (rand, scenario, term);
      hu_objectives_term (term)->held = term->kind == HU_TERM_HOLDS ? (HuHeld) g_rand_int_range (rand, 0, HU_N_HELD) : HU_HELD_BY_CONTROL;
      term->has_least = TRUE;
      term->least = g_rand_int_range (rand, 1, (gint) MIN (hu_term_count_listed (scenario->map, term), 3) + 1);
      return term;
    }
  if (term->kind == HU_TERM_POINTS || term->kind == HU_TERM_LEAD)
    {
      term->has_least = g_rand_boolean (rand);
      term->least = g_rand_int_range (rand, term->kind == HU_TERM_LEAD ? -6 : 1, 7);
      term->has_most = !term->has_least || g_rand_boolean (rand);
      term->most = term->least + g_rand_int_range (rand, 0, 5);
      return term;
    }
  if (term->kind == HU_TERM_UNITS)
    draw_places (rand, scenario, term);
  if (g_rand_boolean (rand))
    term->filter.kinds = 1u << HU_UNIT_AIR | (g_rand_boolean (rand) ? 1u << HU_UNIT_GROUND : 0) |
                         (g_rand_boolean (rand) ? 1u << HU_UNIT_NAVAL : 0);
  if (g_rand_int_range (rand, 0, 4) == 0)
    {
      term->filter.tags = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (term->filter.tags, g_strdup (g_rand_boolean (rand) ? "guard" : "guards"));
      if (g_rand_boolean (rand))
        g_ptr_array_add (term->filter.tags, g_strdup ("ski"));
    }
  term->has_least = g_rand_boolean (rand);
  term->least = g_rand_int_range (rand, 1, 3);
  term->has_most = !term->has_least || g_rand_boolean (rand);
  term->most = term->least + g_rand_int_range (rand, 0, 3) - (term->has_least ? 0 : 1);

  return term;
}

/* A count in a sum, of what has no bounds there. */
static HuTerm *
draw_count (GRand            *rand,
            const HuScenario *scenario,
            gboolean          lines)
{
  HuTerm *term = g_rand_int_range (rand, 0, 5) == 0 ? hu_objectives_term_new (HU_TERM_NUMBER)
                 : lines && g_rand_boolean (rand)   ? draw_line (rand, scenario)
                                                    : draw_atom (rand, scenario);

  if (term->kind == HU_TERM_TURN || term->kind == HU_TERM_LEAD)
    {
      hu_term_free (term);
      return draw_count (rand, scenario, lines);
    }

  term->counted = TRUE;
  term->has_least = term->has_most = FALSE;
  term->least = term->most = 0;
  if (term->kind == HU_TERM_NUMBER)
    {
      term->least = g_rand_int_range (rand, -300, 300);
      term->unit = HU_UNIT_HUNDREDTHS;
      return term;
    }
  term->has_times = g_rand_boolean (rand);
  term->times = (HuDecimal) { term->has_times ? g_rand_int_range (rand, -200, 300) : 0, HU_UNIT_HUNDREDTHS };

  return term;
}

static HuTerm *
draw_compare (GRand            *rand,
              const HuScenario *scenario,
              gboolean          lines)
{
  HuTerm *term = hu_objectives_term_new (HU_TERM_COMPARE);
  guint n;

  term->n_left = (guint) g_rand_int_range (rand, 1, 3);
  term->has_right = g_rand_int_range (rand, 0, 4) > 0;
  n = term->n_left + (term->has_right ? (guint) g_rand_int_range (rand, 1, 3) : 0);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (term->parts, draw_count (rand, scenario, lines));
  term->unit = HU_UNIT_HUNDREDTHS;
  switch (g_rand_int_range (rand, 0, 4))
    {
    case 0:
      term->lower = (HuRatio) { g_rand_boolean (rand) ? HU_RATIO_INCLUSIVE : HU_RATIO_EXCLUSIVE,
                                g_rand_int_range (rand, 1, 4), g_rand_int_range (rand, 1, 3) };
      return term;
    case 1:
      term->has_more_by = TRUE;
      term->more_by = (HuDecimal) { 1, HU_UNIT_WHOLE };
      return term;
    default:
      break;
    }
  term->has_least = g_rand_boolean (rand);
  term->least = g_rand_int_range (rand, -200, 300);
  term->has_most = !term->has_least || g_rand_boolean (rand);
  term->most = term->least + g_rand_int_range (rand, 0, 400);

  return term;
}

static HuTerm *
draw_announced (GRand *rand)
{
  HuTerm *term = hu_objectives_term_new (HU_TERM_ANNOUNCED);

  term->side = g_rand_int_range (rand, 0, HU_N_SIDES);
  term->what = g_strdup (g_rand_boolean (rand) ? "bridge" : "Bridge");

  return term;
}

HuTerm *
hu_objectives_draw_term (GRand            *rand,
                         const HuScenario *scenario,
                         guint             depth,
                         gboolean          lines)
{
  static const guint kinds[] = {
    HU_TERM_ALL, HU_TERM_ANY, HU_TERM_NOT, HU_TERM_SOME, HU_TERM_EVER, HU_TERM_FOR, HU_TERM_FIRST,
    HU_TERM_COMPARE, HU_TERM_COMPARE, HU_TERM_ANNOUNCED,
  };
  HuTerm *term;
  guint kind, n = 1;

  if (depth == 0 || g_rand_int_range (rand, 0, 3) == 0)
    return lines && g_rand_boolean (rand) ? draw_line (rand, scenario) : draw_atom (rand, scenario);

  kind = kinds[g_rand_int_range (rand, 0, G_N_ELEMENTS (kinds))];
  if (kind == HU_TERM_COMPARE)
    return draw_compare (rand, scenario, lines);
  if (kind == HU_TERM_ANNOUNCED)
    return draw_announced (rand);

  term = hu_objectives_term_new (kind);
  if (term->kind == HU_TERM_ALL || term->kind == HU_TERM_ANY || term->kind == HU_TERM_SOME)
    n = (guint) g_rand_int_range (rand, 1, 4);
  if (term->kind == HU_TERM_FIRST)
    n = 2;
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (term->parts, hu_objectives_draw_term (rand, scenario, depth - 1, lines));
  term->has_least = term->kind == HU_TERM_SOME || term->kind == HU_TERM_FOR;
  term->least = g_rand_int_range (rand, 1, (gint) n + 1);
  if (term->kind == HU_TERM_FOR)
    {
      term->least = g_rand_int_range (rand, 1, 4);
      term->at = g_rand_boolean (rand) ? HU_JUDGED_TURN : HU_JUDGED_PLAYER_TURN;
    }
  if (term->kind == HU_TERM_EVER || term->kind == HU_TERM_FIRST)
    term->at = (HuJudged) g_rand_int_range (rand, 0, HU_N_JUDGED);
  if (term->at == HU_JUDGED_PHASE || term->at == HU_JUDGED_PLAYER_TURN)
    term->of = g_rand_int_range (rand, HU_SIDE_NONE, HU_N_SIDES);

  return term;
}
