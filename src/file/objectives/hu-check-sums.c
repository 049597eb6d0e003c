/*
 * Warnings of comparisons: counts that stay 0 whatever happens, and bounds that the sums never reach or never leave; and
 * places that only tactical units could take.
 */
#include "config.h"

#include "hu-objectives-chance.h"
#include "hu-read-objectives-private.h"

#include <glib/gi18n-lib.h>

/* --- A count --- */

static gboolean
counts_units (const HuTerm *term)
{
  return term->kind == HU_TERM_UNITS || term->kind == HU_TERM_ELIMINATED || term->kind == HU_TERM_EXITED ||
         term->kind == HU_TERM_WITHDRAWN;
}

/* FALSE: it stays 0. */
static gboolean
check_count (HuReader     *reader,
             const HuAt   *at,
             const HuTerm *term)
{
  HuAt member = hu_at_find (at, hu_term_get_word (term));
  gboolean left = term->kind != HU_TERM_UNITS;

  if (!counts_units (term))
    return TRUE;

  if (hu_filter_count (reader->scenario, term->side, &term->filter, left, FALSE) == 0)
    {
      hu_warn_about_filter (reader, &member, HU_ABOUT_COUNTS_NOTHING, term->side, &term->filter, left);
      return FALSE;
    }

  hu_warn_about_branches (reader, &member, &term->filter);
  if (term->kind == HU_TERM_EXITED && term->has_through)
    hu_warn_about_through (reader, &member, &term->through);

  return TRUE;
}

/* --- Bounds --- */

typedef struct
{
  HuWide least, most; /* hundredths */
} Range;

static HuWide
in_hundredths (gint64 value,
               guint  unit)
{
  return hu_wide_multiply (value, unit == HU_UNIT_WHOLE ? HU_UNIT_HUNDREDTHS : 1);
}

/* The values that a count can have; FALSE: nothing bounds it. */
static gboolean
find_range (const HuScenario *scenario,
            const HuTerm     *term,
            Range            *range)
{
  HuWide times = term->has_times ? in_hundredths (term->times.value, term->times.unit) : HU_UNIT_HUNDREDTHS;
  HuWide most;

  if (term->kind == HU_TERM_NUMBER)
    {
      range->least = range->most = in_hundredths (term->least, term->unit);
      return TRUE;
    }

  if (counts_units (term))
    most = hu_filter_count (scenario, term->side, &term->filter, term->kind != HU_TERM_UNITS,
                            hu_objectives_term (term)->count_strength);
  else if (term->kind == HU_TERM_HOLDS || term->kind == HU_TERM_ENTERED || term->kind == HU_TERM_CONNECTED ||
           term->kind == HU_TERM_CUT_OFF)
    most = hu_term_count_listed (scenario->map, term);
  else
    return FALSE;

  most = hu_wide_multiply (most, times);
  range->least = MIN (most, 0);
  range->most = MAX (most, 0);

  return TRUE;
}

/* `at_least` and `more_by` both hold. */
static HuWide
find_least (const HuTerm *term)
{
  HuWide least = in_hundredths (term->least, term->unit);
  HuWide more_by = in_hundredths (term->more_by.value, term->more_by.unit);

  if (!term->has_more_by)
    return least;

  return term->has_least ? MAX (least, more_by) : more_by;
}

static void
check_bounds (HuReader     *reader,
              const HuAt   *at,
              const HuTerm *term)
{
  HuWide most = in_hundredths (term->most, term->unit), least = find_least (term);
  gboolean has_least = term->has_least || term->has_more_by;
  Range all = { 0, 0 };
  gboolean above, beneath;

  for (guint i = 0; i < term->parts->len; i++)
    {
      Range one;

      if (!find_range (reader->scenario, g_ptr_array_index (term->parts, i), &one))
        return;
      all.least = hu_wide_add (all.least, i < term->n_left ? one.least : -one.most);
      all.most = hu_wide_add (all.most, i < term->n_left ? one.most : -one.least);
    }
  if ((!has_least && !term->has_most) || all.most > G_MAXINT64 || all.least < G_MININT64)
    return;

  above = has_least && all.most < least;
  beneath = term->has_most && all.least > most;
  if (above || beneath)
    {
      HuAt place = hu_at_find (at, beneath ? "at_most" : hu_node_find (at->node, "at_least") != NULL ? "at_least" : "more_by");
      g_autofree char *number = hu_decimal_to_text ((gint64) (above ? all.most : all.least), HU_UNIT_HUNDREDTHS);

      hu_warn_about (reader, &place, HU_ABOUT_NEVER_MET,
                     /* Translators: a number, which may be negative. */
                     above ? g_strdup_printf (_("the left sum less the right one is never more than %s"), number)
                     /* Translators: a number, which may be negative. */
                           : g_strdup_printf (_("the left sum less the right one is never less than %s"), number),
                     g_strdup (_("change the number, or what is counted")));
    }
  else if ((!has_least || all.least >= least) && (!term->has_most || all.most <= most))
    {
      g_autofree char *low = hu_decimal_to_text ((gint64) all.least, HU_UNIT_HUNDREDTHS);
      g_autofree char *high = hu_decimal_to_text ((gint64) all.most, HU_UNIT_HUNDREDTHS);

      hu_warn_about (reader, at, HU_ABOUT_ALWAYS_MET,
                     /* Translators: numbers, which may be negative. */
                     g_strdup_printf (_("the left sum less the right one is always from %s to %s"), low, high),
                     g_strdup (_("change the number, or what is counted")));
    }
}

void
hu_check_sums (HuReader     *reader,
               const HuAt   *at,
               const HuTerm *term)
{
  static const char * const keys[] = { "left", "right" };
  gboolean all_count = TRUE;

  for (guint side = 0; side < G_N_ELEMENTS (keys); side++)
    {
      HuAt list = hu_at_find (at, keys[side]);
      guint first = side == 0 ? 0 : term->n_left, last = side == 0 ? term->n_left : term->parts->len;
      HuElements elements;

      if (first == last)
        continue;
      hu_elements_init (&elements, reader, &list);
      for (guint i = first; hu_elements_next (&elements) && i < last; i++)
        all_count &= check_count (reader, &elements.at, g_ptr_array_index (term->parts, i));
    }
  if (all_count)
    check_bounds (reader, at, term);
}

/* --- Places --- */

/* Tells whether @side has units, and tactical ones alone. */
static gboolean
is_tactical_only (const HuScenario *scenario,
                  HuSide            side)
{
  gboolean any = FALSE;

  for (guint i = 0; i < scenario->units->len; i++)
    {
      const HuUnit *unit = hu_scenario_get_unit (scenario, i);

      if (unit->side != side)
        continue;
      if (!hu_unit_kind_is_tactical (unit->kind))
        return FALSE;
      any = TRUE;
    }

  return any;
}

/* Hexes change hands here when operational units enter them. */
void
hu_warn_about_tactical (HuReader     *reader,
                        const HuAt   *at,
                        const HuTerm *term)
{
  if (term->kind != HU_TERM_HOLDS || hu_objectives_term (term)->held != HU_HELD_BY_CONTROL ||
      hu_scenario_is_tactical (reader->scenario) || !is_tactical_only (reader->scenario, term->side))
    return;

  hu_reader_warn (reader, at,
                  g_strdup_printf (_("side “%s” has only tactical units, which take no hex here"),
                                   reader->scenario->sides[term->side].id),
                  g_strdup (_("add units of the kind “ground”, or judge tactical units by “control”")));
}
