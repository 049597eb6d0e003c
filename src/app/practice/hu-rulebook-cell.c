/*
 * A cell of the map of the rulebook.
 */
#include "config.h"

#include "hu-rulebook-cell.h"

#include <glib/gi18n-lib.h>

#include "hu-drill-words.h"

#define CLAUSE "hu-clause"
#define STATE "hu-state" /* the label of the popover */

static const char * const marks[HU_N_MASTERIES] = { "", "○", "◐", "✓" };
static const char * const style_classes[HU_N_MASTERIES] = { "new", "seen", "practised", "mastered" };

static void
set_mastery (GtkWidget *label,
             HuMastery  mastery)
{
  for (guint i = 0; i < HU_N_MASTERIES; i++)
    gtk_widget_remove_css_class (label, style_classes[i]);
  gtk_widget_add_css_class (label, style_classes[mastery]);
  gtk_label_set_text (GTK_LABEL (label), marks[mastery]);
}

GtkWidget *
hu_rulebook_mark_new (HuMastery mastery)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "hu-rulebook-mark");
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  set_mastery (label, mastery);

  return label;
}

static GtkWidget *
add_label (GtkBox     *box,
           const char *text,
           const char *style_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (style_class != NULL)
    gtk_widget_add_css_class (label, style_class);
  gtk_box_append (box, label);

  return label;
}

static void
add_button (GtkBox     *box,
            const char *label,
            const char *action,
            const char *target)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (box, button);
}

/* Made when first asked for: there are almost two hundred cells. */
static void
fill_popover_cb (GtkMenuButton *cell,
                 gpointer       data)
{
  const HuClause *clause = g_object_get_data (G_OBJECT (cell), CLAUSE);
  const HuRulePage *page = hu_rule_page_find (clause->page);
  GtkWidget *popover = gtk_popover_new ();
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  GtkBox *buttons = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  g_autofree char *title = hu_explain_rule_title (page);
  g_autofree char *words = hu_explain_clause (clause);

  gtk_widget_add_css_class (GTK_WIDGET (box), "hu-rulebook-card");
  add_label (box, title, "hu-heading");
  add_label (box, words, NULL);
  add_label (box, g_object_get_data (G_OBJECT (cell), STATE), "hu-rule");
  gtk_box_set_homogeneous (buttons, TRUE);
  add_button (buttons, _("_Rule Page"), "win.rule", clause->page);
  if (hu_clause_is_asked (clause))
    add_button (buttons, _("_Practise"), "practice.clause", clause->id);
  gtk_box_append (box, GTK_WIDGET (buttons));
  gtk_popover_set_child (GTK_POPOVER (popover), GTK_WIDGET (box));
  gtk_menu_button_set_popover (cell, popover);
}

GtkWidget *
hu_rulebook_cell_new (const HuClause *clause)
{
  GtkWidget *cell = gtk_menu_button_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (cell, "hu-rulebook-cell");
  gtk_widget_add_css_class (label, "hu-rulebook-mark");
  gtk_menu_button_set_child (GTK_MENU_BUTTON (cell), label);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (cell), FALSE);
  g_object_set_data (G_OBJECT (cell), CLAUSE, (gpointer) clause);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (cell), fill_popover_cb, NULL, NULL);

  return cell;
}

static char *
word_state (const HuProgress *progress,
            const HuClause   *clause,
            guint32           today)
{
  const char *mastery = hu_drill_word_mastery (hu_mastery_find (progress, clause));
  g_autofree char *again = NULL;
  HuSpacing spacing;

  if (!hu_clause_is_asked (clause))
    /* Translators: how far a learner is with a clause; what follows is said of clauses that cannot be practised */
    return g_strdup_printf (_("%s. This clause is there to be read: no position turns on it."), mastery);

  hu_progress_get_clause (progress, clause->id, &spacing);
  if (spacing.asked == 0)
    return g_strdup_printf (_("%s."), mastery);

  again = hu_drill_word_again (&spacing, today);

  /* Translators: how far a learner is with a clause, how often the first answer was right, how often it was asked, and
   * a sentence that says when it comes again */
  return g_strdup_printf (_("%1$s: %2$u of %3$u right. %4$s"), mastery, spacing.right, spacing.asked, again);
}

void
hu_rulebook_cell_update (GtkWidget        *cell,
                         const HuProgress *progress,
                         guint32           today)
{
  const HuClause *clause;
  g_autofree char *words = NULL;
  char *state;

  g_return_if_fail (GTK_IS_MENU_BUTTON (cell) && progress != NULL);

  clause = g_object_get_data (G_OBJECT (cell), CLAUSE);
  words = hu_explain_clause (clause);
  state = word_state (progress, clause, today);
  set_mastery (gtk_menu_button_get_child (GTK_MENU_BUTTON (cell)), hu_mastery_find (progress, clause));
  gtk_widget_set_tooltip_text (cell, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, state, -1);
  g_object_set_data_full (G_OBJECT (cell), STATE, state, g_free);
}
