/*
 * Conditions of control drawn by chance, of every kind and shape that the format has.
 */
#include "hu-file-random.h"

static void
bound (GRand  *rand,
       HuTerm *term,
       gint    least)
{
  term->has_least = hu_one_in (rand, 2);
  term->has_most = !term->has_least || hu_one_in (rand, 3);
  term->least = term->has_least ? g_rand_int_range (rand, least, 4) : 0;
  term->most = term->has_most ? g_rand_int_range (rand, 4, 9) : 0;
}

static void
fill_subjects (GRand            *rand,
               const HuScenario *scenario,
               HuTerm           *term)
{
  HuControlTerm *own = hu_control_term (term);
  gint32 item = hu_some_location (rand, scenario->map);

  own->subject_kind = g_rand_int_range (rand, 0, HU_N_SUBJECTS);
  own->by_area = hu_one_in (rand, 4);
  own->multi_hex = own->subject_kind == HU_SUBJECT_BUILDING && hu_one_in (rand, 4);
  if (own->by_area || own->subject_kind == HU_SUBJECT_HEX)
    {
      GArray *hexes = hu_some_hexes (rand, scenario->map->grid, g_rand_int_range (rand, 1, 5), FALSE);

      if (own->by_area)
        {
          term->where.hexes = hexes;
          return;
        }
      g_array_unref (own->items);
      own->items = hexes;
    }
  else if (own->subject_kind == HU_SUBJECT_LOCATION)
    {
      g_array_append_val (own->items, item);
    }
  else
    {
      for (item = 0; item < (gint32) scenario->map->buildings->len; item++)
        g_array_append_val (own->items, item);
    }
}

static void
fill_place (GRand            *rand,
            const HuScenario *scenario,
            HuTerm           *term)
{
  if (scenario->map->buildings->len > 0 && hu_one_in (rand, 2))
    hu_control_term (term)->building = g_rand_int_range (rand, 0, (gint) scenario->map->buildings->len);
  else
    term->where.hexes = hu_some_hexes (rand, scenario->map->grid, g_rand_int_range (rand, 1, 5), FALSE);
}

static void
fill_units (GRand            *rand,
            const HuScenario *scenario,
            HuTerm           *term)
{
  HuControlTerm *own = hu_control_term (term);

  term->side = g_rand_int_range (rand, 0, HU_N_SIDES);
  term->filter.kinds = hu_one_in (rand, 2) ? 1u << HU_UNIT_SQUAD | 1u << HU_UNIT_GUN : 0;
  own->fitness_given = hu_one_in (rand, 2);
  own->fitness = own->fitness_given ? g_rand_int_range (rand, 0, HU_N_FITNESS) : HU_FITNESS_ANY;
  own->measure_given = hu_one_in (rand, 2);
  own->measure = own->measure_given ? g_rand_int_range (rand, 0, HU_N_MEASURES) : HU_MEASURE_UNITS;
  if (!term->counted)
    bound (rand, term, 1);
  if (!term->counted && own->measure == HU_MEASURE_SQUADS)
    {
      term->unit = HU_UNIT_HUNDREDTHS;
      term->least = term->has_least ? 150 : 0;
      term->most = term->has_most ? 250 : 0;
    }
  if (term->kind == HU_CONTROL_TERM_UNITS && hu_one_in (rand, 2))
    fill_place (rand, scenario, term);
  else if (term->kind == HU_CONTROL_TERM_UNITS)
    own->on_map_given = own->waiting = hu_one_in (rand, 2);
  if (term->kind == HU_CONTROL_TERM_EXITED && hu_one_in (rand, 2))
    own->exits = hu_some_hexes (rand, scenario->map->grid, g_rand_int_range (rand, 1, 5), FALSE);
  own->any_exit = term->kind == HU_CONTROL_TERM_EXITED && hu_one_in (rand, 2);
}

static void
fill_side (GRand  *rand,
           HuTerm *term)
{
  hu_control_term (term)->side_given = hu_one_in (rand, 3);
  if (hu_control_term (term)->side_given)
    term->side = g_rand_int_range (rand, 0, HU_N_SIDES);
}

static HuTerm *
some_atom (GRand            *rand,
           const HuScenario *scenario,
           gboolean          counted)
{
  guint kind = (guint) g_rand_int_range (rand, HU_CONTROL_TERM_CONTROLS, HU_N_CONTROL_TERMS);
  HuTerm *term;

  if (counted && kind == HU_CONTROL_TERM_NO_ENEMY)
    kind = HU_CONTROL_TERM_CVP;
  term = hu_control_term_new (kind);
  term->counted = counted;
  switch (kind)
    {
    case HU_CONTROL_TERM_CONTROLS:
      fill_side (rand, term);
      fill_subjects (rand, scenario, term);
      if (!counted && hu_one_in (rand, 2))
        bound (rand, term, 0);
      break;
    case HU_CONTROL_TERM_DESTROYED:
      fill_subjects (rand, scenario, term);
      hu_control_term (term)->multi_hex = FALSE;
      break;
    case HU_CONTROL_TERM_CVP:
    case HU_CONTROL_TERM_EXIT_VP:
      fill_side (rand, term);
      if (!counted)
        bound (rand, term, 0);
      hu_control_term (term)->more = !counted && kind == HU_CONTROL_TERM_CVP && !term->has_most;
      break;
    case HU_CONTROL_TERM_NO_ENEMY:
      hu_control_term (term)->enemies = g_rand_int_range (rand, 0, HU_N_ENEMIES);
      term->filter.kinds = hu_one_in (rand, 3) ? 1u << HU_UNIT_VEHICLE : 0;
      fill_place (rand, scenario, term);
      break;
    default:
      fill_units (rand, scenario, term);
      break;
    }

  return term;
}

static HuTerm *
some_count (GRand            *rand,
            const HuScenario *scenario)
{
  HuTerm *term = hu_one_in (rand, 5) ? hu_control_term_new (HU_TERM_NUMBER) : some_atom (rand, scenario, TRUE);

  term->counted = TRUE;
  if (term->kind == HU_TERM_NUMBER)
    {
      term->least = g_rand_int_range (rand, -500, 500);
      term->unit = term->least % 100 == 0 ? HU_UNIT_WHOLE : HU_UNIT_HUNDREDTHS;
      if (term->unit == HU_UNIT_WHOLE)
        term->least /= 100;
    }
  else
    {
      term->has_times = hu_one_in (rand, 2);
      term->times = (HuDecimal) { term->has_times ? g_rand_int_range (rand, -3, 4) : 0, HU_UNIT_WHOLE };
    }

  return term;
}

static void
fill_compare (GRand            *rand,
              const HuScenario *scenario,
              HuTerm           *term)
{
  term->n_left = (guint) g_rand_int_range (rand, 1, 3);
  term->has_right = hu_one_in (rand, 2);
  for (guint i = 0; i < term->n_left + (term->has_right ? 2 : 0); i++)
    g_ptr_array_add (term->parts, some_count (rand, scenario));
  if (hu_one_in (rand, 3))
    {
      term->lower = (HuRatio) { hu_one_in (rand, 2) ? HU_RATIO_INCLUSIVE : HU_RATIO_EXCLUSIVE, 3, 2 };
      return;
    }
  term->has_more_by = hu_one_in (rand, 2);
  term->more_by = (HuDecimal) { term->has_more_by ? 1 : 0, HU_UNIT_WHOLE };
  term->has_most = !term->has_more_by || hu_one_in (rand, 2);
  term->most = term->has_most ? 250 : 0;
  term->unit = term->has_most ? HU_UNIT_HUNDREDTHS : HU_UNIT_WHOLE;
}

HuTerm *
hu_some_condition (GRand            *rand,
                   const HuScenario *scenario,
                   gint              depth)
{
  static const guint deep[] = {
    HU_TERM_ALL, HU_TERM_ANY, HU_TERM_NOT, HU_TERM_SOME, HU_TERM_EVER, HU_TERM_FOR, HU_TERM_FIRST, HU_TERM_COMPARE,
    HU_TERM_ANNOUNCED,
  };
  HuTerm *term;
  guint kind;
  gint n;

  if (depth <= 0 || hu_one_in (rand, 2))
    return some_atom (rand, scenario, FALSE);

  kind = deep[g_rand_int_range (rand, 0, G_N_ELEMENTS (deep))];
  term = hu_control_term_new (kind);
  n = kind == HU_TERM_FIRST ? 2 : kind == HU_TERM_NOT || hu_term_is_memory (term) ? 1 : g_rand_int_range (rand, 1, 4);
  if (kind == HU_TERM_COMPARE)
    fill_compare (rand, scenario, term);
  for (gint i = 0; kind != HU_TERM_COMPARE && kind != HU_TERM_ANNOUNCED && i < n; i++)
    g_ptr_array_add (term->parts, hu_some_condition (rand, scenario, depth - 1));
  if (kind == HU_TERM_SOME || kind == HU_TERM_FOR)
    {
      term->has_least = TRUE;
      term->least = 1;
    }
  if (kind == HU_TERM_ANNOUNCED)
    {
      term->side = g_rand_int_range (rand, 0, HU_N_SIDES);
      term->what = g_strconcat ("a ", hu_some_word (rand), NULL);
    }

  return term;
}
