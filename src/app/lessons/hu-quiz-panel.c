/*
 * The quiz in words: a question, its answer with the reason, the score.
 */
#include "config.h"

#include "hu-quiz-panel.h"

#include <glib/gi18n-lib.h>

#include "hu-answer-box.h"
#include "hu-explain-fact.h"
#include "hu-help-topic.h"
#include "hu-term-label.h"

struct _HuQuizPanel
{
  GtkWidget    parent_instance;

  HuGame      *game;
  HuQuiz      *quiz;
  gboolean     was_right;

  GtkWidget   *box;
  GtkLabel    *score;
  GtkLabel    *question;
  HuAnswerBox *answers;
  GtkLabel    *outcome;
  GtkLabel    *because;
};

enum
{
  LOOK_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HuQuizPanel, hu_quiz_panel, GTK_TYPE_WIDGET)

static void
update_outcome (HuQuizPanel *self)
{
  const HuSnapshot *snapshot = hu_quiz_get_snapshot (self->quiz);
  HuAnswerOutcome outcome = HU_OUTCOME_NONE;
  g_autofree char *text = NULL;
  g_autofree char *because = NULL;

  if (hu_quiz_is_answered (self->quiz))
    {
      g_autoptr(HuAnswer) right = hu_quiz_find_answer (self->quiz);

      outcome = self->was_right ? HU_OUTCOME_RIGHT : HU_OUTCOME_WRONG;
      text = hu_answer_outcome_word (outcome, hu_snapshot_get_scenario (snapshot), right);
      because = hu_explain_fact_because (snapshot, hu_quiz_get_fact (self->quiz));
    }
  hu_answer_outcome_show (self->outcome, outcome, text);
  hu_term_label_set (self->because, because);
}

static void
update (HuQuizPanel *self)
{
  g_autofree char *question = NULL;
  g_autofree char *score = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), self->quiz != NULL);
  if (self->quiz != NULL)
    {
      question = hu_explain_fact_question (hu_quiz_get_snapshot (self->quiz), hu_quiz_get_fact (self->quiz));
      /* Translators: how many questions of a quiz were answered rightly, and how many were asked */
      score = g_strdup_printf (_("%u of %u right"), hu_quiz_get_n_right (self->quiz), hu_quiz_get_n_asked (self->quiz));
      hu_plain_label_set (self->question, question);
      gtk_label_set_text (self->score, hu_quiz_get_n_asked (self->quiz) > 0 ? score : _("Quiz"));
      update_outcome (self);
    }
  g_signal_emit (self, signals[LOOK_CHANGED], 0);
}

static void
answered_cb (HuQuizPanel    *self,
             const HuAnswer *answer)
{
  if (hu_quiz_is_answered (self->quiz))
    return;

  self->was_right = hu_quiz_answer (self->quiz, answer);
  hu_answer_box_clear (self->answers);
  update (self);
}

static void
marks_changed_cb (HuQuizPanel *self)
{
  g_signal_emit (self, signals[LOOK_CHANGED], 0);
}

/**
 * hu_quiz_panel_next:
 * @self: a quiz panel that asks
 *
 * Asks the next question, about the present position.
 */
void
hu_quiz_panel_next (HuQuizPanel *self)
{
  g_return_if_fail (HU_IS_QUIZ_PANEL (self) && self->quiz != NULL);

  hu_quiz_ask (self->quiz, hu_game_get_snapshot (self->game));
  hu_answer_box_ask (self->answers, hu_game_get_scenario (self->game), hu_quiz_get_fact (self->quiz));
  update (self);
}

/* The position that was asked about is gone. */
static void
game_changed_cb (HuQuizPanel *self)
{
  if (!hu_quiz_is_answered (self->quiz))
    hu_quiz_panel_next (self);
}

/**
 * hu_quiz_panel_set_game:
 * @game: (nullable): the game to ask about; %NULL: none
 *
 * Starts a quiz without a score, or ends it.
 */
void
hu_quiz_panel_set_game (HuQuizPanel *self,
                        HuGame      *game)
{
  g_autoptr(GRand) rand = NULL;

  g_return_if_fail (HU_IS_QUIZ_PANEL (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, game_changed_cb, self);
  hu_answer_box_clear (self->answers);
  g_clear_pointer (&self->quiz, hu_quiz_free);
  g_set_object (&self->game, game);
  if (game == NULL)
    {
      update (self);
      return;
    }

  rand = g_rand_new ();
  self->quiz = hu_quiz_new (rand);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  hu_quiz_panel_next (self);
}

/* Returns the quiz; NULL while there is none. */
HuQuiz *
hu_quiz_panel_get_quiz (HuQuizPanel *self)
{
  g_return_val_if_fail (HU_IS_QUIZ_PANEL (self), NULL);

  return self->quiz;
}

HuAnswerBox *
hu_quiz_panel_get_answers (HuQuizPanel *self)
{
  g_return_val_if_fail (HU_IS_QUIZ_PANEL (self), NULL);

  return self->answers;
}

GArray *
hu_quiz_panel_list_look (HuQuizPanel *self)
{
  GArray *hexes;

  g_return_val_if_fail (HU_IS_QUIZ_PANEL (self), NULL);

  hexes = hu_answer_box_list_marks (self->answers);
  if (hexes->len > 0 || self->quiz == NULL || hu_quiz_get_fact (self->quiz) == NULL)
    return hexes;

  g_array_unref (hexes);

  return hu_fact_list_hexes (hu_quiz_get_fact (self->quiz), hu_quiz_get_snapshot (self->quiz));
}

static void
hu_quiz_panel_dispose (GObject *object)
{
  HuQuizPanel *self = HU_QUIZ_PANEL (object);

  g_clear_pointer (&self->quiz, hu_quiz_free);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_func (self->game, game_changed_cb, self);
  g_clear_object (&self->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), HU_TYPE_QUIZ_PANEL);

  G_OBJECT_CLASS (hu_quiz_panel_parent_class)->dispose (object);
}

static char *
find_topic (HuSession *session,
            GtkWidget *widget)
{
  HuQuiz *quiz = hu_quiz_panel_get_quiz (HU_QUIZ_PANEL (widget));

  return quiz != NULL ? g_strdup (hu_explain_fact_rule (hu_quiz_get_fact (quiz))) : NULL;
}

static void
hu_quiz_panel_class_init (HuQuizPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hu_quiz_panel_dispose;

  g_type_ensure (HU_TYPE_ANSWER_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/hexumpire/HexUmpire/ui/hu-quiz-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, HuQuizPanel, box);
  gtk_widget_class_bind_template_child (widget_class, HuQuizPanel, score);
  gtk_widget_class_bind_template_child (widget_class, HuQuizPanel, question);
  gtk_widget_class_bind_template_child (widget_class, HuQuizPanel, answers);
  gtk_widget_class_bind_template_child (widget_class, HuQuizPanel, outcome);
  gtk_widget_class_bind_template_child (widget_class, HuQuizPanel, because);
  gtk_widget_class_bind_template_callback (widget_class, answered_cb);
  gtk_widget_class_bind_template_callback (widget_class, marks_changed_cb);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hu-quiz-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[LOOK_CHANGED] = g_signal_new ("look-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 0);
}

static void
hu_quiz_panel_init (HuQuizPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Quiz"), -1);
  update (self);
  hu_help_topic_set_func (GTK_WIDGET (self), find_topic);
}

GtkWidget *
hu_quiz_panel_new (void)
{
  return g_object_new (HU_TYPE_QUIZ_PANEL, NULL);
}
