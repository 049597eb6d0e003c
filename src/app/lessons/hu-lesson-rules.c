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

static void
add_title (GtkBox     *box,
           const char *title)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_box_append (box, label);
}

static gboolean
tells (const HuLessonStep *step,
       const HuClause     *clause)
{
  for (guint i = 0; i < step->clauses->len; i++)
    if (g_str_equal (g_ptr_array_index (step->clauses, i), clause->id))
      return TRUE;

  return FALSE;
}

/* In the order of the rulebook, under the titles of its pages: a rule stands before its exceptions. */
static void
add_rules (GtkBox             *box,
           const HuLessonStep *step,
           HuSystemId          system)
{
  const char *page = NULL;
  guint n;
  const HuClause *clauses = hu_clauses (system, &n);

  for (guint i = 0; i < n; i++)
    {
      if (!tells (step, &clauses[i]))
        continue;
      if (g_strcmp0 (page, clauses[i].page) != 0)
        {
          g_autofree char *title = hu_explain_rule_title (hu_rule_page_find (clauses[i].page));

          add_title (box, title);
        }
      page = clauses[i].page;
      add_rule (box, &clauses[i]);
    }
}

void
hu_lesson_rules_show (GtkBox             *box,
                      const HuLessonStep *step)
{
  gboolean any = step->kind == HU_STEP_WATCH && step->clauses->len > 0;

  hu_widget_empty (GTK_WIDGET (box));
  for (guint system = 0; any && system < HU_N_SYSTEMS; system++)
    add_rules (box, step, system);
  gtk_widget_set_visible (GTK_WIDGET (box), any);
}
