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

/* Does it compare a single count with a number?  Then that count would say the same again. */
static gboolean
is_its_count (const HuTermFinding *finding)
{
  const HuTerm *term = finding->term;

  return term->kind == HU_TERM_COMPARE && term->parts->len == 1 &&
         !((const HuTerm *) g_ptr_array_index (term->parts, 0))->has_times;
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
  line->met = finding->met;
  line->untold = finding->untold;
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
