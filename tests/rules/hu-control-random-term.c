/*
 * Conditions of control drawn by chance, of every kind.
 */
#include "hu-control-random-term.h"

static gboolean
one_in (GRand *rand,
        gint   n)
{
  return g_rand_int_range (rand, 0, n) == 0;
}

static GArray *
draw_hexes (GRand            *rand,
            const HuScenario *scenario)
{
  const HuMap *map = scenario->map;
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  while (hexes->len == 0)
    for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
      if (map->grid->exists[hex] && one_in (rand, 3))
        g_array_append_val (hexes, hex);

  return hexes;
}

static void
draw_bounds (GRand   *rand,
             HuTerm  *term,
             gint     most)
{
  term->has_least = g_rand_boolean (rand);
  term->has_most = !term->has_least || one_in (rand, 4);
  term->least = term->has_least ? g_rand_int_range (rand, 1, most + 1) : 0;
  term->most = term->has_most ? MAX (term->least, g_rand_int_range (rand, 0, most + 1)) : 0;
}

static void
draw_subjects (GRand            *rand,
               const HuScenario *scenario,
               HuTerm           *term,
               gboolean          counted)
{
  HuControlTerm *own = hu_control_term (term);
  gint32 building = scenario->map->buildings->len > 0 ? g_rand_int_range (rand, 0, (gint) scenario->map->buildings->len) : -1;

  own->side_given = term->kind == HU_CONTROL_TERM_CONTROLS;
  term->side = g_rand_int_range (rand, 0, HU_N_SIDES);
  own->subject_kind = building >= 0 && g_rand_boolean (rand) ? HU_SUBJECT_BUILDING : HU_SUBJECT_HEX;
  own->by_area = one_in (rand, 3);
  if (own->by_area)
    term->where.hexes = draw_hexes (rand, scenario);
  else if (own->subject_kind == HU_SUBJECT_BUILDING)
    g_array_append_val (own->items, building);
  else
    {
      g_array_unref (own->items);
      own->items = draw_hexes (rand, scenario);
    }
  if (!counted && one_in (rand, 2))
    draw_bounds (rand, term, 3);
}

static void
draw_units (GRand            *rand,
            const HuScenario *scenario,
            HuTerm           *term,
            gboolean          counted)
{
  HuControlTerm *own = hu_control_term (term);

  term->side = g_rand_int_range (rand, 0, HU_N_SIDES);
  own->fitness = one_in (rand, 2) ? HU_FITNESS_ANY : g_rand_int_range (rand, 0, HU_N_FITNESS);
  own->measure = one_in (rand, 2) ? HU_MEASURE_UNITS : g_rand_int_range (rand, 0, HU_N_MEASURES);
  own->any_exit = term->kind == HU_CONTROL_TERM_EXITED;
  if (term->kind == HU_CONTROL_TERM_UNITS && one_in (rand, 2))
    term->where.hexes = draw_hexes (rand, scenario);
  else if (term->kind == HU_CONTROL_TERM_UNITS && one_in (rand, 4))
    {
      own->on_map_given = own->waiting = TRUE;
      term->filter.kinds = 1u << HU_UNIT_GUN;
    }
  if (!counted)
    draw_bounds (rand, term, 4);
  if (!counted && own->measure == HU_MEASURE_SQUADS)
    {
      term->unit = HU_UNIT_HUNDREDTHS;
      term->least *= 50;
      term->most *= 50;
    }
}

static HuTerm *
draw_atom (GRand            *rand,
           const HuScenario *scenario,
           gboolean          counted)
{
  static const guint kinds[] = {
    HU_CONTROL_TERM_CONTROLS, HU_CONTROL_TERM_DESTROYED, HU_CONTROL_TERM_CVP, HU_CONTROL_TERM_UNITS, HU_CONTROL_TERM_UNITS,
    HU_CONTROL_TERM_EXITED, HU_CONTROL_TERM_ELIMINATED, HU_CONTROL_TERM_CAPTURED, HU_CONTROL_TERM_NO_ENEMY,
  };
  HuTerm *term = hu_control_term_new (kinds[g_rand_int_range (rand, 0, (gint) G_N_ELEMENTS (kinds) - counted)]);

  term->counted = counted;
  switch (term->kind)
    {
    case HU_CONTROL_TERM_CONTROLS:
    case HU_CONTROL_TERM_DESTROYED:
      draw_subjects (rand, scenario, term, counted);
      break;
    case HU_CONTROL_TERM_CVP:
      hu_control_term (term)->side_given = TRUE;
      term->side = g_rand_int_range (rand, 0, HU_N_SIDES);
      if (!counted)
        draw_bounds (rand, term, 8);
      hu_control_term (term)->more = !counted && !term->has_most && one_in (rand, 2);
      break;
    case HU_CONTROL_TERM_NO_ENEMY:
      hu_control_term (term)->enemies = g_rand_int_range (rand, 0, HU_N_ENEMIES);
      term->where.hexes = draw_hexes (rand, scenario);
      break;
    default:
      draw_units (rand, scenario, term, counted);
      break;
    }

  return term;
}

static HuTerm *
draw_count (GRand            *rand,
            const HuScenario *scenario)
{
  HuTerm *term = one_in (rand, 5) ? hu_control_term_new (HU_TERM_NUMBER) : draw_atom (rand, scenario, TRUE);

  term->counted = TRUE;
  if (term->kind == HU_TERM_NUMBER)
    {
      term->least = g_rand_int_range (rand, -200, 300);
      term->unit = HU_UNIT_HUNDREDTHS;
      return term;
    }
  term->has_times = one_in (rand, 2);
  term->times = (HuDecimal) { term->has_times ? g_rand_int_range (rand, -200, 300) : 0, HU_UNIT_HUNDREDTHS };

  return term;
}

static HuTerm *
draw_compare (GRand            *rand,
              const HuScenario *scenario)
{
  HuTerm *term = hu_control_term_new (HU_TERM_COMPARE);
  guint n;

  term->n_left = (guint) g_rand_int_range (rand, 1, 3);
  term->has_right = !one_in (rand, 4);
  n = term->n_left + (term->has_right ? (guint) g_rand_int_range (rand, 1, 3) : 0);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (term->parts, draw_count (rand, scenario));
  if (one_in (rand, 4))
    {
      term->lower = (HuRatio) { one_in (rand, 2) ? HU_RATIO_INCLUSIVE : HU_RATIO_EXCLUSIVE, g_rand_int_range (rand, 1, 4), 2 };
      return term;
    }
  term->has_more_by = one_in (rand, 3);
  term->more_by = (HuDecimal) { term->has_more_by ? 1 : 0, HU_UNIT_WHOLE };
  if (!term->has_more_by)
    draw_bounds (rand, term, 3);
  term->unit = HU_UNIT_HUNDREDTHS;
  term->least *= 50;
  term->most *= 150;

  return term;
}

HuTerm *
hu_control_draw_term (GRand            *rand,
                      const HuScenario *scenario,
                      guint             depth)
{
  static const guint deep[] = {
    HU_TERM_ALL, HU_TERM_ANY, HU_TERM_NOT, HU_TERM_SOME, HU_TERM_EVER, HU_TERM_FOR, HU_TERM_FIRST, HU_TERM_COMPARE,
    HU_TERM_COMPARE,
  };
  HuTerm *term;
  guint kind, n;

  if (depth == 0 || one_in (rand, 3))
    return draw_atom (rand, scenario, FALSE);

  kind = deep[g_rand_int_range (rand, 0, G_N_ELEMENTS (deep))];
  if (kind == HU_TERM_COMPARE)
    return draw_compare (rand, scenario);

  term = hu_control_term_new (kind);
  n = kind == HU_TERM_FIRST ? 2 : kind == HU_TERM_NOT || hu_term_is_memory (term) ? 1 : (guint) g_rand_int_range (rand, 1, 4);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (term->parts, hu_control_draw_term (rand, scenario, depth - 1));
  term->has_least = kind == HU_TERM_SOME || kind == HU_TERM_FOR;
  term->least = kind == HU_TERM_SOME ? g_rand_int_range (rand, 1, (gint) n + 1) : kind == HU_TERM_FOR;
  term->at = kind == HU_TERM_FOR ? HU_JUDGED_PLAYER_TURN : HU_JUDGED_INSTANT;

  return term;
}
