/*
 * A condition term by term, a line each.
 */
#include "config.h"

#include "hu-explain-term-private.h"

#define ADDENDS_MOST 60

static void
line_free (gpointer data)
{
  HuConditionLine *line = data;

  g_free (line->words);
  g_free (line->number);
  g_free (line->gap);
  g_free (line->addends);
  g_free (line);
}

/* Does it compare a single count with a number?  Then that count would say the same again. */
static gboolean
is_its_count (const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;

  return term->kind == HU_TERM_COMPARE && term->parts->len == 1 &&
         !((const HuTerm *) g_ptr_array_index (term->parts, 0))->has_times;
}

/* The strengths that a count is the sum of: "6 Pz 6 + 7 Inf 4". */
static char *
explain_addends (const HuScenario    *scenario,
                 const HuTermFinding *finding)
{
  const HuTermFinding *counted = is_its_count (finding) && finding->parts->len > 0 ? g_ptr_array_index (finding->parts, 0)
                                                                                   : finding;
  const HuTermWords *words = hu_term_is_atom (counted->term) ? hu_system_words_get (counted->term->words->system)->terms : NULL;
  GString *sum = NULL;
  guint n = 0;

  if (words == NULL || words->adds_strength == NULL || counted->units == NULL || !words->adds_strength (counted->term))
    return NULL;

  for (guint i = 0; i < counted->units->len; i++)
    {
      guint unit = g_array_index (counted->units, guint, i);
      gint64 strength = hu_scenario_get_unit (scenario, unit)->strength;
      g_autofree char *name = hu_explain_unit (scenario, unit);
      g_auto(GStrv) parts = g_strsplit (name, " ", -1);
      g_autofree char *unbroken = g_strjoinv ("\u00a0", parts);
      g_autofree char *number = _hu_number (strength);

      if (strength <= 0)
        continue;
      if (sum == NULL)
        sum = g_string_new (NULL);
      if (n++ < ADDENDS_MOST)
        g_string_append_printf (sum, "%s%s\u00a0%s", sum->len > 0 ? " + " : "", unbroken, number);
    }
  if (n > ADDENDS_MOST)
    g_string_append_printf (sum, " + …");

  return sum != NULL ? g_string_free (sum, FALSE) : NULL;
}

/* What the bound lacks, where a part of what is needed is there: "0 of 2" says all. */
static char *
explain_gap (const HuTermFinding *finding)
{
  if (!hu_term_is_atom (finding->term) || finding->term->counted || hu_term_is_ratio (finding->term) || finding->met ||
      finding->settled || finding->untold || finding->doubt != 0 || finding->n_untold > 0 || finding->have == 0 ||
      finding->need == 0)
    return NULL;

  return _hu_explain_distance (finding);
}

static void
add_line (GPtrArray           *lines,
          const HuScenario    *scenario,
          const HuTermFinding *finding,
          guint                depth)
{
  HuConditionLine *line = g_new0 (HuConditionLine, 1);

  line->depth = depth;
  line->words = hu_explain_term (scenario, finding->term);
  line->number = finding->term->kind == HU_TERM_NUMBER ? g_strdup ("") : hu_explain_term_standing (scenario, finding);
  line->gap = explain_gap (finding);
  line->addends = explain_addends (scenario, finding);
  line->met = finding->met;
  line->untold = finding->untold;
  line->counted = finding->term->counted;
  g_ptr_array_add (lines, line);
  if (is_its_count (finding))
    return;

  for (guint i = 0; i < finding->parts->len; i++)
    add_line (lines, scenario, g_ptr_array_index (finding->parts, i), depth + 1);
}

GPtrArray *
hu_explain_condition_lines (const HuScenario    *scenario,
                            const HuTermFinding *needs)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (line_free);

  add_line (lines, scenario, needs, 0);

  return lines;
}
