/*
 * A condition term by term, a line each.
 */
#include "config.h"

#include "hu-explain-term-private.h"

static void
line_free (gpointer data)
{
  HuConditionLine *line = data;

  g_free (line->words);
  g_free (line->number);
  g_free (line);
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
  line->number = hu_explain_term_standing (scenario, finding);
  line->met = finding->met;
  line->untold = finding->untold;
  g_ptr_array_add (lines, line);
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
