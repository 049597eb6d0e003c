/*
 * The map of the rulebook: a card for each page of the rules, a cell for each clause on it.
 */
#include "config.h"

#include "hu-rulebook-map.h"

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>

#include "hu-drill-words.h"
#include "hu-mastery.h"
#include "hu-shipped.h"

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

static GtkWidget *
mark_new (HuMastery mastery)
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

static GtkWidget *
cell_new (const HuClause *clause)
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

static void
cell_update (GtkWidget        *cell,
             const HuProgress *progress,
             guint32           today)
{
  const HuClause *clause;
  g_autofree char *title = NULL;
  g_autofree char *clause_words = NULL;
  g_autofree char *words = NULL;
  char *state;

  g_return_if_fail (GTK_IS_MENU_BUTTON (cell) && progress != NULL);

  clause = g_object_get_data (G_OBJECT (cell), CLAUSE);
  title = hu_explain_rule_title (hu_rule_page_find (clause->page));
  clause_words = hu_explain_clause (clause);
  words = g_strdup_printf ("%s\n%s", title, clause_words);
  state = word_state (progress, clause, today);
  set_mastery (gtk_menu_button_get_child (GTK_MENU_BUTTON (cell)), hu_mastery_find (progress, clause));
  gtk_widget_set_tooltip_text (cell, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, state, -1);
  g_object_set_data_full (G_OBJECT (cell), STATE, state, g_free);
}

#define IN_A_ROW 6

struct _HuRulebookMap
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkBox    *box;
  GtkBox    *legend;
  GtkWidget *next;     /* what to do next … */
  GtkLabel  *next_title;
  GtkLabel  *next_words;
  GtkButton *next_do;
  GtkLabel  *counts[HU_N_SYSTEMS];
  GtkLevelBar *bars[HU_N_SYSTEMS];
  GPtrArray *cells; /* borrowed */
};

G_DEFINE_FINAL_TYPE (HuRulebookMap, hu_rulebook_map, GTK_TYPE_WIDGET)

static GtkWidget *
make_page (HuRulebookMap    *self,
           const HuRulePage *page)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *flow = gtk_flow_box_new ();
  g_autofree char *title = hu_explain_rule_title (page);
  GtkWidget *heading = gtk_label_new (title);
  guint n;
  const HuClause *clauses = hu_page_clauses (page, &n);

  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "hu-rulebook-page");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (heading), 20);
  gtk_label_set_max_width_chars (GTK_LABEL (heading), 24);
  gtk_widget_add_css_class (heading, "heading");
  gtk_box_append (GTK_BOX (card), heading);

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), IN_A_ROW);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (flow), IN_A_ROW);
  gtk_widget_set_halign (flow, GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (flow), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *cell = cell_new (&clauses[i]);
      GtkWidget *child = gtk_flow_box_child_new ();

      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), cell);
      gtk_flow_box_append (GTK_FLOW_BOX (flow), child);
      g_ptr_array_add (self->cells, cell);
    }
  gtk_box_append (GTK_BOX (card), flow);

  return card;
}

static void
add_system (HuRulebookMap *self,
            HuSystemId     system)
{
  GtkBox *head = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  GtkWidget *pages = gtk_flow_box_new ();
  g_autofree char *name = hu_explain_rule_system (system);
  GtkWidget *title = gtk_label_new (name);
  const HuRulePage *page;

  gtk_widget_add_css_class (title, "title-3");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_box_append (head, title);
  self->bars[system] = GTK_LEVEL_BAR (gtk_level_bar_new ());
  gtk_widget_set_hexpand (GTK_WIDGET (self->bars[system]), TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->bars[system]), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->bars[system]), "hu-rulebook-bar");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bars[system]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (head, GTK_WIDGET (self->bars[system]));
  self->counts[system] = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->counts[system]), "dim-label");
  gtk_box_append (head, GTK_WIDGET (self->counts[system]));
  gtk_box_append (self->box, GTK_WIDGET (head));

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (pages), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (pages), TRUE);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (pages), 12);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (pages), 12);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (pages), 2);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (pages), 4);
  for (guint i = 0; (page = hu_rule_page_get (i)) != NULL; i++)
    if (page->system == system)
      {
        GtkWidget *child = gtk_flow_box_child_new ();

        gtk_widget_set_focusable (child, FALSE);
        gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), make_page (self, page));
        gtk_flow_box_append (GTK_FLOW_BOX (pages), child);
      }
  gtk_box_append (self->box, pages);
}

/* --- What to do next --- */

/* A learner who has begun no lesson is sent to the first one. */
static void
offer_lesson (HuRulebookMap *self)
{
  g_autoptr(GFile) first = hu_shipped_dup_first_lesson ();
  g_autofree char *uri = first != NULL ? g_file_get_uri (first) : NULL;

  gtk_widget_set_visible (self->next, uri != NULL);
  if (uri == NULL)
    return;

  gtk_label_set_text (self->next_title, _("Next: the first lesson"));
  gtk_label_set_text (self->next_words, _("Lessons teach the clauses; practice asks for them afterwards."));
  gtk_button_set_label (self->next_do, _("_Begin"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next_do), "s", uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next_do), "win.open-uri");
}

/* The clause that practice would ask for first; the same all day, until something is answered. */
static void
offer_clause (HuRulebookMap    *self,
              const HuProgress *progress,
              guint32           today)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (today);
  g_autoptr(GPtrArray) clauses = hu_mastery_list_next (progress, HU_N_SYSTEMS, NULL, NULL, today, rand);
  const HuClause *clause = clauses->len > 0 ? g_ptr_array_index (clauses, 0) : NULL;
  g_autofree char *page = NULL, *title = NULL, *words = NULL;

  gtk_widget_set_visible (self->next, clause != NULL);
  if (clause == NULL)
    return;

  page = hu_explain_rule_title (hu_rule_page_find (clause->page));
  words = hu_explain_clause (clause);
  /* Translators: what to practise next: number and heading of a rule, "26.13 · Control of a hex" */
  title = g_strdup_printf (_("Next: %s"), page);
  gtk_label_set_text (self->next_title, title);
  gtk_label_set_text (self->next_words, words);
  gtk_button_set_label (self->next_do, _("_Practise"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next_do), "s", clause->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next_do), "practice.clause");
}

static void
update_next (HuRulebookMap    *self,
             const HuProgress *progress,
             guint32           today)
{
  g_autofree char *last = hu_progress_dup_last (progress);

  if (last == NULL)
    offer_lesson (self);
  else
    offer_clause (self, progress, today);
}

/**
 * hu_rulebook_map_update:
 * @today: a Julian day
 *
 * Shows the progress as the file has it now.
 */
void
hu_rulebook_map_update (HuRulebookMap *self,
                        guint32        today)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = hu_progress_new (path);

  g_return_if_fail (HU_IS_RULEBOOK_MAP (self));

  for (guint i = 0; i < self->cells->len; i++)
    cell_update (g_ptr_array_index (self->cells, i), progress, today);
  update_next (self, progress, today);
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      guint counts[HU_N_MASTERIES], all = 0;
      g_autofree char *text = NULL;

      hu_mastery_count (progress, system, counts);
      for (guint i = 0; i < HU_N_MASTERIES; i++)
        all += counts[i];
      /* Translators: how many clauses of a rule text the learner has mastered, has answered right (mastered ones are
       * counted, too), and how many there are */
      text = g_strdup_printf (_("%1$u mastered, %2$u practised, of %3$u clauses"), counts[HU_MASTERY_MASTERED],
                              counts[HU_MASTERY_PRACTISED] + counts[HU_MASTERY_MASTERED], all);
      gtk_label_set_text (self->counts[system], text);
      gtk_level_bar_set_value (self->bars[system],
                               (counts[HU_MASTERY_PRACTISED] + counts[HU_MASTERY_MASTERED]) / (double) MAX (all, 1));
      if (counts[HU_MASTERY_MASTERED] == all)
        gtk_widget_add_css_class (GTK_WIDGET (self->bars[system]), "complete");
      else
        gtk_widget_remove_css_class (GTK_WIDGET (self->bars[system]), "complete");
    }
}

static void
hu_rulebook_map_dispose (GObject *object)
{
  g_clear_pointer (&HU_RULEBOOK_MAP (object)->cells, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_RULEBOOK_MAP);

  G_OBJECT_CLASS (hu_rulebook_map_parent_class)->dispose (object);
}

static void
hu_rulebook_map_class_init (HuRulebookMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_rulebook_map_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-rulebook-map.ui");
  gtk_widget_class_bind_template_child (widget_class, HuRulebookMap, scroller);
  gtk_widget_class_bind_template_child (widget_class, HuRulebookMap, box);
  gtk_widget_class_bind_template_child (widget_class, HuRulebookMap, legend);
  gtk_widget_class_bind_template_child (widget_class, HuRulebookMap, next);
  gtk_widget_class_bind_template_child (widget_class, HuRulebookMap, next_title);
  gtk_widget_class_bind_template_child (widget_class, HuRulebookMap, next_words);
  gtk_widget_class_bind_template_child (widget_class, HuRulebookMap, next_do);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-rulebook-map");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hu_rulebook_map_init (HuRulebookMap *self)
{
  self->cells = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Map of the Rulebook"), -1);
  for (guint mastery = 0; mastery < HU_N_MASTERIES; mastery++)
    {
      GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

      gtk_box_append (GTK_BOX (entry), mark_new ((HuMastery) mastery));
      gtk_box_append (GTK_BOX (entry), gtk_label_new (hu_drill_word_mastery ((HuMastery) mastery)));
      gtk_box_append (self->legend, entry);
    }
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    add_system (self, system);
}
