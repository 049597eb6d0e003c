/*
 * A lesson's step in words: its text, its task, and the result. Its buttons are actions of the window.
 * Longer than most files, because every part of the panel is brought up to date by the one step that it shows.
 */
#include "config.h"

#include "hu-lesson-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-answer-box.h"
#include "hu-explain-fact.h"
#include "hu-explain-goal.h"
#include "hu-glossary.h"
#include "hu-help-topic.h"
#include "hu-lesson-end.h"
#include "hu-lesson-goals.h"
#include "hu-lesson-rules.h"
#include "hu-lesson-words.h"
#include "hu-reveal.h"
#include "hu-term-label.h"
#include "hu-widget-find.h"

struct _HuLessonPanel
{
  GtkWidget      parent_instance;

  HuLesson      *lesson;
  guint          shown;    /* step whose text is shown, + 1; 0: none */

  GtkWidget     *box;
  GtkStack      *stack;    /* the step, or the end */
  HuLessonEnd   *end;
  GtkBox        *aids;
  GtkLabel      *place;    /* "Step 2 of 6" */
  GtkProgressBar *progress;
  GtkScrolledWindow *scroller;
  GtkLabel      *title;
  GtkLabel      *text;
  GtkBox        *rules;
  GtkLabel      *task;
  GtkBox        *goals;
  GtkLabel      *trouble;  /* what is too much, or that the goals are out of reach */
  GtkLabel      *outcome;
  GtkLabel      *because;
  GtkLabel      *after;
  GtkBox        *hints;
  GtkButton     *play;
  GtkButton     *hint;
  GtkButton     *show;
  GtkButton     *again;
  GtkButton     *next;
  GtkBox        *told;     /* scrolls … */
  GtkBox        *pinned;   /* … and what does not: the answers to the question about the ending */
  HuAnswerBox   *answers;
  GArray        *failing;  /* HuHex: where the wrong answer fails; empty: there is none */
  gboolean       again_asked; /* the box asks for the second try */
  gboolean       judged;   /* the step shown has its outcome */
};

enum
{
  LOOK_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuLessonPanel, hu_lesson_panel, GTK_TYPE_WIDGET)

/* --- Parts --- */

static void
update_place (HuLessonPanel *self)
{
  guint n = hu_lesson_get_n_steps (self->lesson);
  guint at = hu_lesson_get_index (self->lesson) + 1;
  g_autofree char *text = NULL;

  if (hu_lesson_is_over (self->lesson))
    text = g_strdup (_("Lesson finished"));
  else
    /* Translators: which step of a lesson one is at, and how many there are */
    text = g_strdup_printf (_("Step %u of %u"), at, n);
  gtk_label_set_text (self->place, text);
  gtk_progress_bar_set_fraction (self->progress, (double) at / n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

/* A text of the lesson in the language that it is read in. */
static const char *
say (HuLessonPanel *self,
     const char    *text)
{
  return hu_scenario_word (hu_game_get_scenario (hu_lesson_get_game (self->lesson)), text);
}

static void
update_hints (HuLessonPanel *self)
{
  hu_widget_empty (GTK_WIDGET (self->hints));
  for (guint i = 0; i < hu_lesson_get_n_hints (self->lesson); i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      hu_term_label_set (GTK_LABEL (label), say (self, hu_lesson_get_hint (self->lesson, i)));
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_widget_add_css_class (label, "hu-hint");
      gtk_box_append (self->hints, label);
    }
}

/* A tick or a ring before the goal, and for the screen reader a word: colour says nothing here. */
static GtkWidget *
make_goal (const char *text,
           gboolean    met)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  GtkWidget *mark = gtk_label_new (met ? "✓" : "○");
  GtkWidget *label = gtk_label_new (text);
  /* Translators: %s is a goal: "Moscow is not cut off" */
  g_autofree char *spoken = g_strdup_printf (met ? _("Reached: %s") : _("Missing: %s"), text);

  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_label_set_width_chars (GTK_LABEL (mark), 2);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  /* As wide as the row: a narrower label would break its lines, and the row has no height for more of them. */
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);

  return row;
}

static void
update_goals (HuLessonPanel *self)
{
  const HuLessonStep *step = hu_lesson_get_step (self->lesson);
  HuSnapshot *snapshot = hu_game_get_snapshot (hu_lesson_get_game (self->lesson));

  gboolean told = !step->untold || hu_lesson_get_status (self->lesson) != HU_LESSON_OPEN;

  /* The list is never hidden while it is filled: a hidden box that has no rows yet takes their height to be that of one line,
   * and keeps it when it is shown. */
  hu_widget_empty (GTK_WIDGET (self->goals));
  for (guint i = 0; told && i < step->goals->len; i++)
    {
      gboolean met = hu_lesson_is_goal_met (self->lesson, i);
      g_autofree char *text = hu_explain_goal (snapshot, g_ptr_array_index (step->goals, i), met,
                                               hu_lesson_get_beginning (self->lesson));

      gtk_box_append (self->goals, make_goal (text, met));
    }
}

static gboolean
is_under_way (HuLessonPanel *self)
{
  return hu_lesson_get_step (self->lesson)->kind == HU_STEP_DO && hu_lesson_is_touched (self->lesson) &&
         hu_lesson_get_status (self->lesson) == HU_LESSON_OPEN;
}

/* A step that speaks of another position than the learner's does not change it in silence. */
static void
say_replaced (HuLessonPanel *self)
{
  if (hu_lesson_is_replaced (self->lesson) && !hu_lesson_is_touched (self->lesson) &&
      hu_lesson_get_index (self->lesson) > 0)
    hu_plain_label_set (self->trouble, _("Your solution was right as well. This step continues from the lesson's own, "
                                         "because its text is about that position."));
}

static void
update_trouble (HuLessonPanel *self)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_lesson_get_game (self->lesson));
  g_autoptr(GPtrArray) done = hu_lesson_list_done (self->lesson);
  g_autofree char *text = NULL;
  HuExcess excess;
  HuRefusal refusal;
  HuReach reach;

  if (is_under_way (self))
    {
      excess = hu_lesson_find_excess (self->lesson);
      text = hu_explain_excess (scenario, hu_lesson_get_step (self->lesson)->only, &excess, (HuEvent * const *) done->pdata);
      reach = text == NULL ? hu_lesson_find_reach (self->lesson, &refusal) : HU_REACH_OPEN;
      if (reach != HU_REACH_OPEN)
        text = hu_explain_out_of_reach (scenario, reach == HU_REACH_REFUSED ? &refusal : NULL);
    }
  hu_plain_label_set (self->trouble, text);
  if (text == NULL)
    say_replaced (self);
}

static HuAnswerOutcome
get_outcome (HuLessonPanel *self)
{
  switch (hu_lesson_get_status (self->lesson))
    {
    case HU_LESSON_DONE:
      return HU_OUTCOME_RIGHT;
    case HU_LESSON_WRONG:
      return HU_OUTCOME_WRONG;
    case HU_LESSON_SHOWN:
      return HU_OUTCOME_SHOWN;
    case HU_LESSON_OPEN:
      break;
    }

  return HU_OUTCOME_NONE;
}

/* The first answer was wrong: where it fails, and then the second try. */
static void
show_wrong (HuLessonPanel *self)
{
  const HuLessonStep *step = hu_lesson_get_step (self->lesson);
  const HuAnswer *wrong = hu_lesson_get_wrong (self->lesson);
  g_autoptr(HuSnapshot) asked = hu_lesson_dup_asked (self->lesson);
  g_autoptr(HuAnswer) right = hu_lesson_find_answer (self->lesson);
  g_autofree char *answer = hu_explain_fact_answer (hu_snapshot_get_scenario (asked), wrong);
  g_autofree char *why = hu_explain_wrong (asked, step->ask, wrong, right, self->failing), *spelled = hu_glossary_spell_out (why);
  /* Translators: %s is a wrong answer: "Yes", "4", "German" */
  g_autofree char *text = g_strdup_printf (_("Not quite: %s. You have a second try."), answer);

  hu_answer_outcome_show (self->outcome, HU_OUTCOME_WRONG, text);
  hu_term_label_set (self->because, spelled);
  hu_term_label_set (self->after, NULL);
}

/* Something was done and the goal is not reached. */
static void
show_missing (HuLessonPanel *self)
{
  g_autofree char *text = hu_lesson_word_missing (self->lesson, self->failing);

  hu_answer_outcome_show (self->outcome, HU_OUTCOME_NONE, NULL);
  hu_term_label_set (self->because, text);
  hu_term_label_set (self->after, NULL);
}

static void
update_outcome (HuLessonPanel *self)
{
  const HuSnapshot *snapshot = hu_game_get_snapshot (hu_lesson_get_game (self->lesson));
  const HuLessonStep *step = hu_lesson_get_step (self->lesson);
  HuAnswerOutcome outcome = get_outcome (self);
  g_autofree char *text = NULL;
  g_autofree char *because = NULL, *spelled = NULL;

  g_array_set_size (self->failing, 0);
  if (outcome == HU_OUTCOME_NONE && hu_lesson_get_wrong (self->lesson) != NULL)
    {
      show_wrong (self);
      return;
    }
  if (is_under_way (self))
    {
      show_missing (self);
      return;
    }

  if (outcome != HU_OUTCOME_NONE && step->ask != NULL)
    {
      g_autoptr(HuAnswer) right = hu_lesson_find_answer (self->lesson);

      text = hu_answer_outcome_word (outcome, hu_snapshot_get_scenario (snapshot), right);
      because = hu_explain_fact_because (snapshot, step->ask);
      spelled = hu_glossary_spell_out (because);
    }
  else if (outcome == HU_OUTCOME_RIGHT && step->kind == HU_STEP_DO)
    text = hu_lesson_word_done (self->lesson);
  else if (outcome == HU_OUTCOME_SHOWN)
    text = g_strdup (_("This is one way to do it."));

  hu_answer_outcome_show (self->outcome, outcome, text);
  hu_term_label_set (self->because, spelled);
  hu_term_label_set (self->after, outcome != HU_OUTCOME_NONE ? say (self, step->after) : NULL);
}

/* A list of events is long, and how the game ended is asked in three lines: they stay in sight below it. */
static gboolean
pins_answers (HuLessonPanel *self)
{
  const HuLessonStep *step = hu_lesson_get_step (self->lesson);

  return step->ask != NULL && hu_lesson_get_status (self->lesson) == HU_LESSON_OPEN &&
         hu_fact_answer_kind (step->ask->kind) == HU_ANSWER_ENDING;
}

static void
place_answers (HuLessonPanel *self,
               gboolean       pinned)
{
  g_autoptr(GtkWidget) answers = GTK_WIDGET (g_object_ref (self->answers));

  if (pinned == gtk_widget_get_visible (GTK_WIDGET (self->pinned)))
    return;

  gtk_widget_set_visible (GTK_WIDGET (self->pinned), pinned);
  gtk_box_remove (pinned ? self->told : self->pinned, answers);
  if (pinned)
    gtk_box_append (self->pinned, answers);
  else
    gtk_box_insert_child_after (self->told, answers, GTK_WIDGET (self->trouble));
}

static void
update_question (HuLessonPanel *self)
{
  const HuLessonStep *step = hu_lesson_get_step (self->lesson);
  const HuScenario *scenario = hu_game_get_scenario (hu_lesson_get_game (self->lesson));
  const HuAnswer *wrong = hu_lesson_get_wrong (self->lesson);
  gboolean asks = step->ask != NULL && hu_lesson_get_status (self->lesson) == HU_LESSON_OPEN;
  gboolean second = asks && wrong != NULL, begins = second && !self->again_asked;

  self->again_asked = second;
  place_answers (self, pins_answers (self));
  if (!asks)
    hu_answer_box_clear (self->answers);
  else if (begins)
    hu_answer_box_ask_again (self->answers, scenario, step->ask, wrong);
  else if (!gtk_widget_get_visible (GTK_WIDGET (self->answers)))
    hu_answer_box_ask (self->answers, scenario, step->ask);
}

static void
update_buttons (HuLessonPanel *self)
{
  const HuLessonStep *step = hu_lesson_get_step (self->lesson);
  HuLessonStatus status = hu_lesson_get_status (self->lesson);
  gboolean starts_over = is_under_way (self) || step->kind == HU_STEP_EXPLORE;
  gboolean is_last = hu_lesson_get_index (self->lesson) + 1 == hu_lesson_get_n_steps (self->lesson);

  gtk_widget_set_visible (GTK_WIDGET (self->play), step->kind == HU_STEP_WATCH && status == HU_LESSON_OPEN);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), status == HU_LESSON_OPEN &&
                                                     (hu_lesson_has_hint (self->lesson) ||
                                                      hu_lesson_get_n_hints (self->lesson) > 0));
  gtk_widget_set_visible (GTK_WIDGET (self->show), status == HU_LESSON_OPEN &&
                                                     (step->kind == HU_STEP_DO || step->kind == HU_STEP_PREDICT));
  gtk_widget_set_visible (GTK_WIDGET (self->again), is_under_way (self) ||
                                                      (status != HU_LESSON_OPEN && !hu_lesson_is_recorded (self->lesson) &&
                                                       (step->events->len > 0 || step->ask != NULL ||
                                                        step->kind == HU_STEP_EXPLORE)));
  gtk_button_set_label (self->again, starts_over ? _("Start _Over") : _("Try _Again"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->again), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  starts_over ? _("Start Over") : _("Try Again"), -1);
  gtk_button_set_label (self->next, is_last ? _("_Finish") : _("_Next"));
}

/* The outcome comes below all that was read, so that a long step would hide it. */
static void
show_outcome (HuLessonPanel *self)
{
  gboolean judged = get_outcome (self) != HU_OUTCOME_NONE || hu_lesson_get_wrong (self->lesson) != NULL;

  if (judged && !self->judged)
    hu_reveal (GTK_WIDGET (self->outcome), GTK_WIDGET (self->after));
  self->judged = judged;
}

static void
update_end (HuLessonPanel *self)
{
  gboolean over = hu_lesson_is_over (self->lesson);

  if (over)
    hu_lesson_end_show (self->end, self->lesson);
  gtk_stack_set_visible_child_name (self->stack, over ? "end" : "step");
}

static void
update (HuLessonPanel *self)
{
  const HuLessonStep *step;

  gtk_widget_set_visible (GTK_WIDGET (self), self->lesson != NULL);
  if (self->lesson == NULL)
    {
      hu_answer_box_clear (self->answers);
      return;
    }

  step = hu_lesson_get_step (self->lesson);
  if (self->shown != hu_lesson_get_index (self->lesson) + 1)
    {
      self->shown = hu_lesson_get_index (self->lesson) + 1;
      self->judged = TRUE; /* what the step begins with is not news */
      hu_answer_box_clear (self->answers);
      gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
    }
  update_place (self);
  update_end (self);
  hu_plain_label_set (self->title, say (self, step->title));
  hu_term_label_set (self->text, say (self, step->text));
  hu_lesson_rules_show (self->rules, step);
  hu_plain_label_set (self->task, (step->kind == HU_STEP_EXPLORE || hu_lesson_get_status (self->lesson) == HU_LESSON_OPEN) &&
                                  !pins_answers (self) ? hu_lesson_word_task (hu_lesson_get_step (self->lesson)) : NULL);
  update_goals (self);
  update_trouble (self);
  update_question (self);
  update_outcome (self);
  update_hints (self);
  update_buttons (self);
  show_outcome (self);
  g_signal_emit (self, signals[LOOK_CHANGED], 0);
}

static void
answered_cb (HuLessonPanel  *self,
             const HuAnswer *answer)
{
  hu_lesson_predict (self->lesson, answer);
}

static void
step_chosen_cb (HuLessonPanel *self,
                guint          step)
{
  hu_lesson_go_to (self->lesson, step);
  if (hu_lesson_get_status (self->lesson) != HU_LESSON_OPEN)
    hu_lesson_begin_again (self->lesson);
}

static void
marks_changed_cb (HuLessonPanel *self)
{
  g_signal_emit (self, signals[LOOK_CHANGED], 0);
}

/* @lesson: the lesson; NULL hides the panel. */
void
hu_lesson_panel_set_lesson (HuLessonPanel *self,
                            HuLesson      *lesson)
{
  g_return_if_fail (HU_IS_LESSON_PANEL (self));
  g_return_if_fail (lesson == NULL || HU_IS_LESSON (lesson));

  hu_answer_box_clear (self->answers);
  if (self->lesson != NULL)
    g_signal_handlers_disconnect_by_func (self->lesson, update, self);
  g_set_object (&self->lesson, lesson);
  self->shown = 0;
  if (lesson != NULL)
    g_signal_connect_object (lesson, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

HuLesson *
hu_lesson_panel_get_lesson (HuLessonPanel *self)
{
  g_return_val_if_fail (HU_IS_LESSON_PANEL (self), NULL);

  return self->lesson;
}

HuAnswerBox *
hu_lesson_panel_get_answers (HuLessonPanel *self)
{
  g_return_val_if_fail (HU_IS_LESSON_PANEL (self), NULL);

  return self->answers;
}

GtkBox *
hu_lesson_panel_get_aids (HuLessonPanel *self)
{
  g_return_val_if_fail (HU_IS_LESSON_PANEL (self), NULL);

  return self->aids;
}

void
hu_lesson_panel_set_playing (HuLessonPanel *self,
                             gboolean       playing)
{
  g_return_if_fail (HU_IS_LESSON_PANEL (self));

  gtk_button_set_label (self->play, playing ? _("_Pause") : _("_Play"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  playing ? _("Pause") : _("Play"), -1);
}

void
hu_lesson_panel_set_next (HuLessonPanel *self,
                          const char    *title,
                          const char    *uri)
{
  g_return_if_fail (HU_IS_LESSON_PANEL (self));

  hu_lesson_end_set_next (self->end, title, uri);
}

static void
add_hex (GArray *hexes,
         HuHex   hex)
{
  if (hex != HU_HEX_NONE && !hu_hexes_have (hexes, hex))
    g_array_append_val (hexes, hex);
}

/* The place that is asked about lights up, whatever else does; a building where the step names no other hex. */
static void
add_place (GArray       *hexes,
           const HuMap  *map,
           const HuFact *fact,
           gboolean      alone)
{
  if (fact == NULL || fact->subject < 0 || fact->kind == HU_FACT_OUTCOME)
    return;

  if (fact->subject_kind == HU_SUBJECT_HEX)
    add_hex (hexes, fact->subject);
  else if (fact->subject_kind == HU_SUBJECT_LOCATION)
    add_hex (hexes, hu_location_hex (map, fact->subject));
  else if (fact->subject_kind == HU_SUBJECT_BUILDING && alone)
    {
      const HuBuilding *building = hu_map_get_building (map, (guint) fact->subject);

      g_array_append_vals (hexes, building->hexes->data, building->hexes->len);
    }
}

/* The second try goes on from the wrong answer: as long as that is unchanged, the map shows where it fails. */
static gboolean
shows_failing (HuLessonPanel *self)
{
  const HuAnswer *wrong = hu_lesson_get_wrong (self->lesson);

  if (is_under_way (self))
    return self->failing->len > 0;

  return self->failing->len > 0 && wrong != NULL && hu_answer_box_holds (self->answers, wrong);
}

/* Returns the hexes to light: those of the step, or those that the answer names so far; those where a wrong answer
 * fails, until it is changed; (transfer full) (element-type HuHex). */
GArray *
hu_lesson_panel_list_look (HuLessonPanel *self)
{
  const HuLessonStep *step;
  const HuState *state;
  GArray *hexes;
  gboolean alone;

  g_return_val_if_fail (HU_IS_LESSON_PANEL (self), NULL);

  hexes = hu_answer_box_list_marks (self->answers);
  if (self->lesson == NULL || (hexes->len > 0 && !shows_failing (self)))
    return hexes;

  if (self->failing->len > 0)
    {
      g_array_set_size (hexes, 0);
      g_array_append_vals (hexes, self->failing->data, self->failing->len);
      return hexes;
    }

  step = hu_lesson_get_step (self->lesson);
  state = hu_snapshot_get_state (hu_game_get_snapshot (hu_lesson_get_game (self->lesson)));
  g_array_append_vals (hexes, step->hexes->data, step->hexes->len);
  alone = step->hexes->len == 0;
  add_place (hexes, state->scenario->map, step->ask, alone);
  for (guint i = 0; i < step->goals->len; i++)
    add_place (hexes, state->scenario->map, ((const HuGoal *) g_ptr_array_index (step->goals, i))->fact, alone);
  for (guint i = 0; i < step->units->len; i++)
    {
      HuHex hex = state->unit_hex[g_array_index (step->units, guint, i)];

      if (hex != HU_HEX_NONE)
        g_array_append_val (hexes, hex);
    }

  return hexes;
}

static void
hu_lesson_panel_dispose (GObject *object)
{
  HuLessonPanel *self = HU_LESSON_PANEL (object);

  if (self->lesson != NULL)
    g_signal_handlers_disconnect_by_func (self->lesson, update, self);
  g_clear_object (&self->lesson);
  g_clear_pointer (&self->failing, g_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_LESSON_PANEL);

  G_OBJECT_CLASS (hu_lesson_panel_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, box);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, end);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, aids);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, place);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, progress);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, title);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, text);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, rules);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, task);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, outcome);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, because);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, after);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, goals);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, trouble);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, hints);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, play);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, show);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, hint);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, again);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, next);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, answers);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, told);
  gtk_widget_class_bind_template_child (widget_class, HuLessonPanel, pinned);
}

/* A question has the page of its fact, a task that of its first goal, a text that of its first meter. */
static char *
find_topic (HuSession *session,
            GtkWidget *widget)
{
  HuLesson *lesson = hu_lesson_panel_get_lesson (HU_LESSON_PANEL (widget));
  const HuLessonStep *step = lesson != NULL ? hu_lesson_get_step (lesson) : NULL;
  const HuFact *fact = step != NULL ? step->ask : NULL;
  const char *rule;

  if (step == NULL)
    return NULL;
  if (fact == NULL && step->goals->len > 0)
    fact = ((const HuGoal *) g_ptr_array_index (step->goals, 0))->fact;
  rule = fact != NULL ? hu_explain_fact_rule (fact) : NULL;
  if (rule != NULL)
    return g_strdup (rule);
  if (step->meters->len > 0)
    return hu_help_topic_of_meter (session, g_array_index (step->meters, HuMeterKind, 0));

  return hu_help_topic_of_game (session);
}

static void
hu_lesson_panel_class_init (HuLessonPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_lesson_panel_dispose;

  g_type_ensure (HU_TYPE_ANSWER_BOX);
  g_type_ensure (HU_TYPE_LESSON_END);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/hexumpire/HexUmpire/ui/hu-lesson-panel.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, answered_cb);
  gtk_widget_class_bind_template_callback (widget_class, marks_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, step_chosen_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-lesson-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[LOOK_CHANGED] = g_signal_new ("look-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 0);
}

static void
hu_lesson_panel_init (HuLessonPanel *self)
{
  self->failing = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Lesson"), -1);
  update (self);
  hu_help_topic_set_func (GTK_WIDGET (self), find_topic);
}

GtkWidget *
hu_lesson_panel_new (void)
{
  return g_object_new (HU_TYPE_LESSON_PANEL, NULL);
}
