/*
 * Rules are told before they are asked for. Their words are those of the clause index, so that lesson, rulebook and reasons
 * say the same.
 */
#include "hu-lesson-rules.h"

#include "hu-clause.h"
#include "hu-term-label.h"
#include "hu-widget-find.h"

static void
add_rule (GtkBox         *box,
          const HuClause *clause)
{
  g_autofree char *words = hu_explain_clause (clause);
  GtkWidget *label = gtk_label_new (NULL);

  hu_term_label_set (GTK_LABEL (label), words);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "hu-because");
  gtk_box_append (box, label);
}

void
hu_lesson_rules_show (GtkBox             *box,
                      const HuLessonStep *step)
{
  gboolean any = step->kind == HU_STEP_WATCH && step->clauses->len > 0;

  hu_widget_empty (GTK_WIDGET (box));
  for (guint i = 0; any && i < step->clauses->len; i++)
    {
      const HuClause *clause = hu_clause_find (g_ptr_array_index (step->clauses, i));

      if (clause != NULL)
        add_rule (box, clause);
    }
  gtk_widget_set_visible (GTK_WIDGET (box), any);
}
