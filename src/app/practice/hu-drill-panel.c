/*
 * The panel of practice. The next position is looked for in a thread.
 */
#include "config.h"

#include "hu-drill-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-answer-box.h"
#include "hu-drill-fit.h"
#include "hu-drill-order.h"
#include "hu-drill-search.h"
#include "hu-drill-words.h"
#include "hu-drill.h"
#include "hu-job.h"
#include "hu-taught.h"
#include "hu-term-label.h"

struct _HuDrillPanel
{
  GtkWidget        parent_instance;

  HuSession       *session;
  guint32          today;
  GPtrArray       *files;     /* GFile */
  GPtrArray       *lessons;   /* likewise */
  HuDrillOrder    *order;
  gboolean         of_day;    /* the question is that of the day … */
  gboolean         looks_of_day; /* … or that which is looked for */
  const HuClause  *wanted;    /* the clause of which a question is looked for; NULL: any */
  HuJob           *looking;   /* for a question; or NULL */
  HuDrillQuestion *question;  /* or NULL */
  HuAnswer        *wrong;     /* the first answer, if it was wrong; or NULL */
  gboolean         answered;
  guint            n_unfit;   /* questions found one after the other that had too much to read */
  guint            n_asked;
  guint            n_right;
  GArray          *failing;   /* HuHex: where the wrong answer fails */

  GtkWidget       *box;
  GtkStack        *stack;
  GtkSpinner      *spinner;
  GtkLabel        *score;
  GtkDropDown     *scope;
  GtkScrolledWindow *scroller;
  GtkLabel        *source;
  GtkLabel        *title;
  GtkLabel        *told;
  GtkLabel        *events_heading;
  GtkLabel        *events;
  GtkWidget       *asked_box;
  GtkLabel        *asked;
  GtkExpander     *rules_expander;
  GtkLabel        *rules;
  HuAnswerBox     *answers;
  GtkLabel        *outcome;
  GtkLabel        *because;
  GtkWidget       *about;
  GtkLabel        *rule;
  GtkLabel        *clause;
  GtkLabel        *again;
  GtkWidget       *next;
};

enum
{
  ASKS,
  ANSWERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuDrillPanel, hu_drill_panel, GTK_TYPE_WIDGET)

/* --- Showing --- */

typedef enum
{
  MARK_NONE,
  MARK_BULLET, /* but what is indented, which belongs to the line above */
} Mark;

#define MOST_UNFIT 24

/* Shows the lines as one text: a paragraph each. */
static void
fill (GtkLabel  *label,
      GPtrArray *lines,
      Mark       mark)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const char *line = g_ptr_array_index (lines, i);

      if (i > 0)
        g_string_append_c (text, '\n');
      if (mark == MARK_BULLET && line[0] != ' ')
        g_string_append_printf (text, "• %s", line);
      else
        g_string_append (text, line);
    }
  hu_plain_label_set (label, lines->len > 0 ? text->str : NULL);
}

static void
update_score (HuDrillPanel *self)
{
  /* Translators: how many questions were answered rightly, and how many were asked */
  g_autofree char *score = g_strdup_printf (_("%u of %u right"), self->n_right, self->n_asked);

  gtk_label_set_text (self->score, self->question != NULL && self->of_day ? _("Today’s position")
                                   : self->n_asked > 0 ? score : _("Practice"));
}

/* The rule system that is asked about; HU_N_SYSTEMS: all. */
static HuSystemId
get_system (HuDrillPanel *self)
{
  guint selected = gtk_drop_down_get_selected (self->scope);

  return selected == 0 || selected > HU_N_SYSTEMS ? HU_N_SYSTEMS : (HuSystemId) (selected - 1);
}

/* The hexes that the answer names so far, or where it failed, or what is asked about. */
static void
update_light (HuDrillPanel *self)
{
  g_autoptr(GArray) hexes = hu_answer_box_list_marks (self->answers);

  if (self->question == NULL)
    return;
  if (hexes->len == 0)
    g_array_append_vals (hexes, self->failing->data, self->failing->len);
  if (hexes->len == 0)
    {
      g_array_unref (hexes);
      hexes = hu_fact_list_hexes (self->question->fact, hu_drill_question_get_now (self->question));
    }
  hu_session_light_hexes (self->session, hexes->len > 0 ? hexes : NULL);
}

static void
enable (HuDrillPanel *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "drill.show", self->question != NULL && !self->answered);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "drill.next", self->looking == NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "drill.rule", self->question != NULL && self->answered);
}

static void
clear_outcome (HuDrillPanel *self)
{
  hu_answer_outcome_show (self->outcome, HU_OUTCOME_NONE, NULL);
  hu_term_label_set (self->because, NULL);
  gtk_widget_set_visible (self->about, FALSE);
}

static void
ask (HuDrillPanel *self)
{
  g_autofree char *how = hu_drill_word_how (self->question);
  const HuAnswerForm form = {
    .kind = hu_drill_question_get_answer_kind (self->question),
    .n_hexes = hu_drill_question_get_n_hexes (self->question),
    .first_event = self->question->from + 1,
    .n_events = self->question->kind == HU_DRILL_WHEN
      ? hu_game_get_position (self->question->game) - self->question->from : 0,
    .how = how,
  };

  hu_answer_box_ask_form (self->answers, hu_game_get_scenario (self->question->game), &form);
}

/* The question is of another clause where no position of the clause was found that the learner chose. */
static void
show_source (HuDrillPanel *self)
{
  g_autofree char *source = hu_drill_word_source (self->question);
  g_autofree char *text = NULL;

  if (self->wanted != NULL && self->wanted->id != self->question->clause)
    text = g_strdup_printf ("%s\n%s", _("No position was found for the clause that you chose. This one is of another."), source);
  hu_plain_label_set (self->source, text != NULL ? text : source);
}

/* FALSE: it is too long to be read without scrolling. */
static gboolean
fit (HuDrillPanel *self)
{
  GtkLabel *labels[] = { self->source, self->title, self->told, self->events_heading, self->events, self->asked, self->rules };
  const HuDrillRoom room = {
    .content = GTK_BOX (gtk_widget_get_first_child (gtk_scrolled_window_get_child (self->scroller))),
    .labels = labels,
    .n_labels = G_N_ELEMENTS (labels),
    /* What the answer does not rest on may lie below the edge. */
    .rest = gtk_widget_get_visible (self->asked_box) ? GTK_WIDGET (self->rules_expander) : NULL,
    .width = gtk_widget_get_width (GTK_WIDGET (self->stack)),
    .height = gtk_widget_get_height (GTK_WIDGET (self->stack)),
  };

  return room.height == 0 || hu_drill_fit (&room);
}

static void
fill_question (HuDrillPanel *self)
{
  g_autoptr(GPtrArray) told = hu_drill_list_told (self->question);
  g_autoptr(GPtrArray) events = hu_drill_list_events (self->question);
  g_autoptr(GPtrArray) rules = NULL;
  g_autoptr(GPtrArray) asked = hu_drill_list_rules (self->question, &rules);
  g_autofree char *title = hu_drill_word_title (self->question);

  show_source (self);
  hu_plain_label_set (self->title, title);
  fill (self->told, told, MARK_NONE);
  fill (self->events, events, MARK_NONE);
  gtk_label_set_text (self->events_heading, hu_drill_word_events (self->question));
  gtk_widget_set_visible (GTK_WIDGET (self->events_heading), events->len > 0);
  fill (self->asked, asked, MARK_BULLET);
  gtk_widget_set_visible (self->asked_box, asked->len > 0);
  fill (self->rules, rules, MARK_BULLET);
  gtk_widget_set_visible (GTK_WIDGET (self->rules_expander), rules->len > 0);
  gtk_expander_set_label (self->rules_expander, asked->len > 0 ? _("The other conditions in this game")
                                                               : _("Conditions in this game"));
  gtk_expander_set_expanded (self->rules_expander, TRUE);
  clear_outcome (self);
  ask (self);
}

static void
show_question (HuDrillPanel *self)
{
  HuDocument *document = hu_session_get_document (self->session);

  /* The veil follows at once, because with another game the session forgets what was asked about the last. */
  hu_document_adopt (document, self->question->game, NULL, NULL);
  hu_session_set_course (self->session, HU_MODE_LESSON);
  hu_session_set_question (self->session, self->question->fact);
  gtk_stack_set_visible_child_name (self->stack, "question");
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  update_score (self);
  update_light (self);
  enable (self);
  gtk_widget_child_focus (GTK_WIDGET (self->answers), GTK_DIR_TAB_FORWARD);
  g_signal_emit (self, signals[ASKS], 0);
}

static void
show_wrong (HuDrillPanel *self)
{
  g_autofree char *answer = hu_drill_word_answer (self->question, self->wrong);
  g_autofree char *why = hu_drill_word_wrong (self->question, self->wrong, self->failing);
  /* Translators: %s is a wrong answer: "Yes", "4", "German" */
  g_autofree char *text = g_strdup_printf (_("Not quite: %s. You have a second try."), answer);

  hu_answer_outcome_show (self->outcome, HU_OUTCOME_WRONG, text);
  hu_term_label_set (self->because, why);
  hu_answer_box_clear (self->answers);
  ask (self);
  update_light (self);
}

/* --- Closing --- */

/* Opened anew each time, because lessons write the same file. */
static char *
keep (HuDrillPanel *self,
      HuQuality     quality)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = hu_progress_new (path);
  g_autofree char *again = NULL, *days = NULL;
  g_autoptr(GError) error = NULL;
  HuSpacing spacing;

  hu_progress_get_clause (progress, self->question->clause, &spacing);
  hu_spacing_review (&spacing, quality, self->today);
  if (!hu_progress_set_clause (progress, self->question->clause, &spacing, &error) ||
      (self->of_day && quality >= HU_QUALITY_SECOND && !hu_progress_note_day (progress, self->today, &error)))
    /* Translators: %s says why */
    return g_strdup_printf (_("Your progress could not be saved: %s"), error->message);

  /* A row of days that ends is nobody's fault: it is told of only while it grows. */
  again = hu_drill_word_again (&spacing, self->today);
  days = self->of_day && quality >= HU_QUALITY_SECOND
    ? hu_drill_word_days (hu_progress_count_days (progress, self->today)) : NULL;

  return days != NULL ? g_strdup_printf ("%s\n%s", days, again) : g_steal_pointer (&again);
}

/* The answer to explain: the learner's own where it is right, as a puzzle has several. */
static void
show_outcome (HuDrillPanel    *self,
              HuAnswerOutcome  outcome,
              const HuAnswer  *answer)
{
  const HuClause *clause = hu_clause_find (self->question->clause);
  g_autofree char *words = hu_drill_word_answer (self->question, answer);
  g_autofree char *text = hu_answer_outcome_say (outcome, words);
  g_autofree char *because = hu_drill_word_because (self->question, answer);
  g_autofree char *title = hu_explain_rule_title (hu_rule_page_find (clause->page));
  g_autofree char *card = hu_explain_clause (clause);

  hu_answer_outcome_show (self->outcome, outcome, text);
  hu_term_label_set (self->because, because);
  hu_plain_label_set (self->rule, title);
  hu_term_label_set (self->clause, card);
}

/* The map shows what the answer brings about. */
static void
show_solved (HuDrillPanel   *self,
             const HuAnswer *answer)
{
  g_autoptr(HuGame) solved = NULL;

  if (self->question->puzzle || self->question->supposed != NULL)
    solved = hu_drill_question_dup_solved (self->question, answer);
  if (solved != NULL)
    {
      hu_document_adopt (hu_session_get_document (self->session), solved, NULL, NULL);
      hu_session_set_course (self->session, HU_MODE_LESSON);
    }
}

static void
finish (HuDrillPanel   *self,
        HuQuality       quality,
        const HuAnswer *given)
{
  HuAnswerOutcome outcome = quality >= HU_QUALITY_SECOND ? HU_OUTCOME_RIGHT
    : quality == HU_QUALITY_SHOWN ? HU_OUTCOME_SHOWN : HU_OUTCOME_WRONG;
  g_autoptr(HuAnswer) right = outcome == HU_OUTCOME_RIGHT ? hu_answer_copy (given)
                                                         : hu_drill_question_find_answer (self->question);
  g_autofree char *again = keep (self, quality);

  self->answered = TRUE;
  self->n_asked += !self->of_day;
  self->n_right += !self->of_day && quality == HU_QUALITY_RIGHT;
  hu_drill_order_note_answer (self->order, self->question->clause, quality == HU_QUALITY_RIGHT);
  g_array_set_size (self->failing, 0);
  if (self->question->puzzle)
    g_array_append_vals (self->failing, right->set->data, right->set->len);
  hu_answer_box_clear (self->answers);
  show_solved (self, right);
  hu_session_set_question (self->session, NULL);
  show_outcome (self, outcome, right);
  hu_plain_label_set (self->again, again);
  gtk_widget_set_visible (self->about, TRUE);
  update_score (self);
  update_light (self);
  enable (self);
  gtk_widget_grab_focus (self->next);
  g_signal_emit (self, signals[ANSWERED], 0);
}

static void
answered_cb (HuDrillPanel   *self,
             const HuAnswer *answer)
{
  if (self->question == NULL || self->answered)
    return;

  if (hu_drill_question_accepts (self->question, answer))
    {
      finish (self, self->wrong == NULL ? HU_QUALITY_RIGHT : HU_QUALITY_SECOND, answer);
      return;
    }
  if (self->wrong != NULL)
    {
      finish (self, HU_QUALITY_WRONG, NULL);
      return;
    }

  self->wrong = hu_answer_copy (answer);
  show_wrong (self);
}

static void
marks_changed_cb (HuDrillPanel *self)
{
  update_light (self);
}

/* --- Looking for a question --- */

static void look (HuDrillPanel   *self,
                  const HuClause *clause,
                  GPtrArray      *files,
                  gboolean        of_day);

static void
found_cb (gpointer      owner,
          gpointer      result,
          const GError *error)
{
  HuDrillPanel *self = owner;

  gtk_spinner_stop (self->spinner);
  if (result == NULL)
    {
      gtk_stack_set_visible_child_name (self->stack, "none");
      enable (self);
      return;
    }

  hu_answer_box_clear (self->answers);
  g_clear_pointer (&self->question, hu_drill_question_free);
  g_clear_pointer (&self->wrong, hu_answer_free);
  g_array_set_size (self->failing, 0);
  self->answered = FALSE;
  self->of_day = self->looks_of_day;
  self->question = result;
  fill_question (self);
  /* The position of the day is the same for everybody. */
  if (!fit (self) && !self->of_day && self->n_unfit++ < MOST_UNFIT)
    {
      hu_answer_box_clear (self->answers);
      g_clear_pointer (&self->question, hu_drill_question_free);
      look (self, self->wanted, self->files, FALSE);
      return;
    }

  self->n_unfit = 0;
  hu_drill_order_note_asked (self->order, self->question);
  show_question (self);
}

static void
look (HuDrillPanel   *self,
      const HuClause *clause,
      GPtrArray      *files,
      gboolean        of_day)
{
  const HuDrillSearch what = { clause, get_system (self), self->order, self->today, of_day, files, self->lessons };

  self->looks_of_day = of_day;
  self->wanted = clause;
  /* Today's position is the same for everybody, whatever rules are chosen. */
  gtk_widget_set_visible (GTK_WIDGET (self->scope), !of_day);
  hu_drill_search_start (&self->looking, &what, found_cb, self);
  if (self->question == NULL)
    {
      gtk_stack_set_visible_child_name (self->stack, "looking");
      gtk_spinner_start (self->spinner);
    }
  enable (self);
}

void
hu_drill_panel_next (HuDrillPanel   *self,
                     const HuClause *clause)
{
  g_return_if_fail (HU_IS_DRILL_PANEL (self) && self->session != NULL);

  look (self, clause, self->files, FALSE);
}

void
hu_drill_panel_ask_today (HuDrillPanel *self,
                          GPtrArray    *shipped)
{
  g_return_if_fail (HU_IS_DRILL_PANEL (self) && self->session != NULL && shipped != NULL);

  look (self, NULL, shipped, TRUE);
}

/* --- What is asked about --- */

#define ALL "all"

/* The scope chosen last; at first that of the lesson gone through last. */
static void
choose_scope (HuDrillPanel *self)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = hu_progress_new (path);
  g_autofree char *kept = hu_progress_dup_practice (progress);
  HuSystemId system = HU_N_SYSTEMS;

  if (kept == NULL)
    system = hu_taught_find_system (progress, self->lessons);
  for (guint id = 0; kept != NULL && id < HU_N_SYSTEMS; id++)
    if (g_str_equal (kept, hu_system_to_string (id)))
      system = (HuSystemId) id;
  gtk_drop_down_set_selected (self->scope, system < HU_N_SYSTEMS ? system + 1 : 0);
}

static void
scope_cb (HuDrillPanel *self)
{
  g_autofree char *path = NULL;
  g_autoptr(HuProgress) progress = NULL;
  HuSystemId system = get_system (self);

  if (self->session == NULL)
    return;

  path = hu_progress_dup_path ();
  progress = hu_progress_new (path);
  /* Where it cannot be kept it holds until the window is closed. */
  (void) hu_progress_set_practice (progress, system < HU_N_SYSTEMS ? hu_system_to_string (system) : ALL, NULL);
  if (self->question != NULL && !self->of_day && !self->answered)
    hu_drill_panel_next (self, NULL);
}

static void
fill_scope (HuDrillPanel *self)
{
  g_autoptr(GtkStringList) list = gtk_string_list_new (NULL);

  gtk_string_list_append (list, _("All rules"));
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    gtk_string_list_take (list, hu_explain_rule_system ((HuSystemId) system));
  gtk_drop_down_set_model (self->scope, G_LIST_MODEL (list));
}

void
hu_drill_panel_begin (HuDrillPanel *self,
                      HuSession    *session,
                      guint32       today,
                      GPtrArray    *files,
                      GPtrArray    *lessons)
{
  g_return_if_fail (HU_IS_DRILL_PANEL (self) && self->session == NULL);

  self->today = today;
  self->files = g_ptr_array_ref (files);
  self->lessons = g_ptr_array_ref (lessons);
  choose_scope (self);
  self->session = g_object_ref (session);
  update_score (self);
}

HuDrillQuestion *
hu_drill_panel_get_question (HuDrillPanel *self)
{
  g_return_val_if_fail (HU_IS_DRILL_PANEL (self), NULL);

  return self->question;
}

gboolean
hu_drill_panel_is_answered (HuDrillPanel *self)
{
  g_return_val_if_fail (HU_IS_DRILL_PANEL (self), FALSE);

  return self->answered;
}

HuAnswerBox *
hu_drill_panel_get_answers (HuDrillPanel *self)
{
  g_return_val_if_fail (HU_IS_DRILL_PANEL (self), NULL);

  return self->answers;
}

/* --- The widget --- */

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hu_drill_panel_next (HU_DRILL_PANEL (widget), NULL);
}

static void
show_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuDrillPanel *self = HU_DRILL_PANEL (widget);

  if (self->question != NULL && !self->answered)
    finish (self, HU_QUALITY_SHOWN, NULL);
}

static void
rule_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuDrillPanel *self = HU_DRILL_PANEL (widget);

  gtk_widget_activate_action (widget, "win.rule", "s", hu_clause_find (self->question->clause)->page);
}

static void
hu_drill_panel_unroot (GtkWidget *widget)
{
  hu_job_stop (&HU_DRILL_PANEL (widget)->looking);

  GTK_WIDGET_CLASS (hu_drill_panel_parent_class)->unroot (widget);
}

static void
hu_drill_panel_dispose (GObject *object)
{
  HuDrillPanel *self = HU_DRILL_PANEL (object);

  hu_job_stop (&self->looking);
  if (self->answers != NULL)
    hu_answer_box_clear (self->answers);
  g_clear_pointer (&self->question, hu_drill_question_free);
  g_clear_pointer (&self->wrong, hu_answer_free);
  g_clear_pointer (&self->failing, g_array_unref);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  g_clear_pointer (&self->order, hu_drill_order_free);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_DRILL_PANEL);

  G_OBJECT_CLASS (hu_drill_panel_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, box);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, spinner);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, score);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, scope);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, source);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, title);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, told);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, events_heading);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, events);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, asked_box);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, asked);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, rules_expander);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, rules);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, answers);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, outcome);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, because);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, about);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, rule);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, clause);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, again);
  gtk_widget_class_bind_template_child (widget_class, HuDrillPanel, next);
}

static void
hu_drill_panel_class_init (HuDrillPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_drill_panel_dispose;
  widget_class->unroot = hu_drill_panel_unroot;

  g_type_ensure (HU_TYPE_ANSWER_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-drill-panel.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, answered_cb);
  gtk_widget_class_bind_template_callback (widget_class, marks_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, scope_cb);
  gtk_widget_class_install_action (widget_class, "drill.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "drill.show", NULL, show_action);
  gtk_widget_class_install_action (widget_class, "drill.rule", NULL, rule_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-drill-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[ASKS] = g_signal_new ("asks", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ANSWERED] = g_signal_new ("answered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 0);
}

static void
hu_drill_panel_init (HuDrillPanel *self)
{
  self->failing = g_array_new (FALSE, FALSE, sizeof (HuHex));
  self->order = hu_drill_order_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_scope (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Practice"), -1);
  clear_outcome (self);
  enable (self);
}
