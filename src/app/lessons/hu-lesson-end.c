/*
 * The last page of a lesson. Each step with a score is a button that goes back to it.
 */
#include "config.h"

#include "hu-lesson-end.h"

#include <glib/gi18n-lib.h>

#include "hu-lesson-result.h"
#include "hu-lesson-words.h"
#include "hu-term-label.h"
#include "hu-widget-find.h"

struct _HuLessonEnd
{
  GtkWidget  parent_instance;

  GtkWidget *box;
  GtkLabel  *title;
  GtkLabel  *summary;
  GtkWidget *score;
  GtkLabel  *count;
  GtkBox    *steps;
  GtkWidget *result; /* buttons for that of a recorded game */
  GtkButton *next;
  GtkLabel  *next_title;
};

enum
{
  STEP_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuLessonEnd, hu_lesson_end, GTK_TYPE_WIDGET)

static const char *
word_score (HuLessonScore score)
{
  /* Translators: these are how a step of a lesson was done: missed is answered wrongly twice, shown is by the program. */
  static const char * const words[HU_N_SCORES] = {
    [HU_SCORE_NONE] = N_("Not done"),
    [HU_SCORE_FIRST_TRY] = N_("First try"),
    [HU_SCORE_HINT] = N_("With a hint"),
    [HU_SCORE_SECOND_TRY] = N_("Second try"),
    [HU_SCORE_MISSED] = N_("Missed"),
    [HU_SCORE_SHOWN] = N_("Shown"),
  };

  return _(words[score]);
}

/* A tick for what the learner did himself; colour says nothing more. */
static const char *
find_mark (HuLessonScore score)
{
  if (score == HU_SCORE_FIRST_TRY || score == HU_SCORE_HINT || score == HU_SCORE_SECOND_TRY)
    return "✓";

  return score == HU_SCORE_MISSED ? "✗" : "○";
}

/* "Second try ★★☆": of a step that asks for few moves with its stars. */
static char *
word_step (HuLesson *lesson,
           guint     step)
{
  const HuLessonPlan *plan = hu_game_get_scenario (hu_lesson_get_game (lesson))->lesson;
  const char *word = word_score (hu_lesson_get_score (lesson, step));
  guint n = hu_lesson_plan_get_step (plan, step)->stars ? hu_lesson_get_stars (lesson, step) : 0;
  g_autofree char *stars = hu_lesson_word_stars (n);

  return g_strjoin (" ", word, n > 0 ? stars : NULL, NULL);
}

static void
step_cb (GtkButton   *button,
         HuLessonEnd *self)
{
  g_signal_emit (self, signals[STEP_CHOSEN], 0,
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "hu-step")));
}

static GtkWidget *
make_step (HuLessonEnd *self,
           HuLesson    *lesson,
           guint        step)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_lesson_get_game (lesson));
  const char *title = hu_scenario_word (scenario, hu_lesson_plan_get_step (scenario->lesson, step)->title);
  g_autofree char *text = word_step (lesson, step);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *mark = gtk_label_new (find_mark (hu_lesson_get_score (lesson, step)));
  GtkWidget *name = gtk_label_new (title);
  GtkWidget *word = gtk_label_new (text);
  g_autofree char *spoken = g_strdup_printf ("%s: %s", title, text);

  gtk_label_set_width_chars (GTK_LABEL (mark), 2);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (word, "dim-label");
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), word);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "hu-lesson-score");
  gtk_widget_set_tooltip_text (button, _("Do This Step Again"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_object_set_data (G_OBJECT (button), "hu-step", GUINT_TO_POINTER (step));
  g_signal_connect_object (button, "clicked", G_CALLBACK (step_cb), self, 0);

  return button;
}

static void
add_line (GtkBox     *box,
          const char *text,
          const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);
}

/* An answer of a recorded game is not given again: it is told with its reason. */
static GtkWidget *
make_answer (const HuReportAnswer *answer)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *words = hu_report_explain_answer (answer);
  g_autofree char *title = g_strdup_printf ("%s %s", answer->is_right ? "✓" : "✗", answer->question);

  gtk_widget_set_margin_top (box, 8);
  add_line (GTK_BOX (box), title, "heading");
  add_line (GTK_BOX (box), words, NULL);
  if (answer->rule != NULL)
    add_line (GTK_BOX (box), answer->rule, "dim-label");
  if (!answer->is_right && answer->because != NULL)
    add_line (GTK_BOX (box), answer->because, NULL);

  return box;
}

static void
list_answers (HuLessonEnd *self,
              HuLesson    *lesson)
{
  g_autoptr(GPtrArray) answers = hu_lesson_result_list (lesson);
  g_autofree char *count = hu_report_explain_score (answers);

  hu_widget_empty (GTK_WIDGET (self->steps));
  for (guint i = 0; i < answers->len; i++)
    gtk_box_append (self->steps, make_answer (g_ptr_array_index (answers, i)));
  gtk_label_set_text (self->count, count);
  gtk_widget_set_visible (self->score, TRUE);
}

static void
list_steps (HuLessonEnd *self,
            HuLesson    *lesson)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_lesson_get_game (lesson));
  guint n = 0, n_first = 0;
  g_autofree char *count = NULL;

  hu_widget_empty (GTK_WIDGET (self->steps));
  for (guint i = 0; i < hu_lesson_get_n_steps (lesson); i++)
    {
      const HuLessonStep *step = hu_lesson_plan_get_step (scenario->lesson, i);

      if (step->kind != HU_STEP_DO && step->kind != HU_STEP_PREDICT)
        continue;
      n++;
      n_first += hu_lesson_get_score (lesson, i) == HU_SCORE_FIRST_TRY;
      gtk_box_append (self->steps, make_step (self, lesson, i));
    }
  /* Translators: %1$u of the %2$u steps of a lesson that ask for something */
  count = g_strdup_printf (ngettext ("%1$u of %2$u step at the first try", "%1$u of %2$u steps at the first try", n),
                           n_first, n);
  gtk_label_set_text (self->count, count);
  gtk_widget_set_visible (self->score, n > 0);
}

void
hu_lesson_end_show (HuLessonEnd *self,
                    HuLesson    *lesson)
{
  const HuScenario *scenario;

  g_return_if_fail (HU_IS_LESSON_END (self) && HU_IS_LESSON (lesson));

  scenario = hu_game_get_scenario (hu_lesson_get_game (lesson));
  hu_plain_label_set (self->title, hu_scenario_word (scenario, scenario->title));
  hu_term_label_set (self->summary, hu_scenario_word (scenario, scenario->lesson->summary));
  gtk_widget_set_visible (self->result, hu_lesson_is_recorded (lesson));
  if (hu_lesson_is_recorded (lesson))
    list_answers (self, lesson);
  else
    list_steps (self, lesson);
}

void
hu_lesson_end_set_next (HuLessonEnd *self,
                        const char  *title,
                        const char  *uri)
{
  g_autofree char *text = NULL;

  g_return_if_fail (HU_IS_LESSON_END (self));

  gtk_widget_set_visible (GTK_WIDGET (self->next), title != NULL);
  if (title == NULL)
    return;

  /* Translators: %s is the title of a lesson */
  text = g_strdup_printf (_("Next: %s"), title);
  gtk_label_set_text (self->next_title, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next), "s", uri);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next), "win.open-uri");
}

static void
hu_lesson_end_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_LESSON_END);

  G_OBJECT_CLASS (hu_lesson_end_parent_class)->dispose (object);
}

static void
hu_lesson_end_class_init (HuLessonEndClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_lesson_end_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-lesson-end.ui");
  gtk_widget_class_bind_template_child (widget_class, HuLessonEnd, box);
  gtk_widget_class_bind_template_child (widget_class, HuLessonEnd, title);
  gtk_widget_class_bind_template_child (widget_class, HuLessonEnd, summary);
  gtk_widget_class_bind_template_child (widget_class, HuLessonEnd, score);
  gtk_widget_class_bind_template_child (widget_class, HuLessonEnd, count);
  gtk_widget_class_bind_template_child (widget_class, HuLessonEnd, steps);
  gtk_widget_class_bind_template_child (widget_class, HuLessonEnd, result);
  gtk_widget_class_bind_template_child (widget_class, HuLessonEnd, next);
  gtk_widget_class_bind_template_child (widget_class, HuLessonEnd, next_title);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[STEP_CHOSEN] = g_signal_new ("step-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
hu_lesson_end_init (HuLessonEnd *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
