/*
 * The quiz in the window: starting and ending it, and lighting its hexes.
 */
#include "hu-quiz-section.h"

#include "hu-answer-box.h"
#include "hu-quiz-panel.h"

struct _HuQuizSection
{
  HuSection    parent_instance;

  HuMapView   *map;   /* borrowed, like the other widgets */
  GtkBox      *beside;
  HuQuizPanel *panel; /* NULL until the section is complete */
  HuFact      *asked; /* now, or answered last; or NULL */
};

G_DEFINE_FINAL_TYPE (HuQuizSection, hu_quiz_section, HU_TYPE_SECTION)

static gboolean
is_on (HuQuizSection *self)
{
  return self->panel != NULL && hu_quiz_panel_get_quiz (self->panel) != NULL;
}

/* Closes instruments, because those used for one question may reveal the answer to the next. */
static void
take_question (HuQuizSection *self)
{
  HuQuiz *quiz = hu_quiz_panel_get_quiz (self->panel);
  const HuFact *fact = quiz != NULL ? hu_quiz_get_fact (quiz) : NULL;
  HuSession *session = hu_section_get_session (HU_SECTION (self));

  if (fact != NULL && self->asked != NULL && hu_fact_equal (fact, self->asked))
    return;

  g_clear_pointer (&self->asked, hu_fact_free);
  if (fact == NULL)
    return;

  self->asked = hu_fact_copy (fact);
  hu_session_put_away (session);
}

static void
look_changed_cb (HuQuizSection *self)
{
  HuSession *session = hu_section_get_session (HU_SECTION (self));
  HuQuiz *quiz = hu_quiz_panel_get_quiz (self->panel);
  g_autoptr(GArray) hexes = NULL;

  take_question (self);
  hu_section_enable (HU_SECTION (self), "quiz-next", quiz != NULL);
  if (quiz == NULL)
    return;

  hexes = hu_quiz_panel_list_look (self->panel);
  hu_session_light_hexes (session, hexes->len > 0 ? hexes : NULL);
  hu_session_set_question (session, !hu_quiz_is_answered (quiz) ? hu_quiz_get_fact (quiz) : NULL);
}

static void
end (HuQuizSection *self)
{
  HuSession *session = hu_section_get_session (HU_SECTION (self));

  if (!is_on (self))
    return;

  hu_quiz_panel_set_game (self->panel, NULL);
  hu_session_set_course (session, HU_MODE_PLAY);
  hu_session_set_question (session, NULL);
  hu_session_light_hexes (session, NULL);
}

static void
quiz_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  HuQuizSection *self = data;

  if (is_on (self))
    {
      end (self);
      gtk_widget_grab_focus (GTK_WIDGET (self->map));
      return;
    }

  hu_section_complete (data);
  /* A lesson asks questions of its own. */
  gtk_widget_activate_action (GTK_WIDGET (hu_section_get_window (data)), "win.lesson-leave", NULL);
  hu_session_set_course (hu_section_get_session (data), HU_MODE_QUIZ);
  hu_quiz_panel_set_game (self->panel, hu_section_get_game (data));
}

static void
next_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  hu_quiz_panel_next (HU_QUIZ_SECTION (self)->panel);
}

static void
update (HuSection *self,
        HuGame    *game)
{
  hu_section_enable (self, "quiz-next", is_on (HU_QUIZ_SECTION (self)));
}

/* The question was about the other game. */
static void
set_game (HuSection *self,
          HuGame    *game)
{
  end (HU_QUIZ_SECTION (self));
}

static void
hu_quiz_section_finalize (GObject *object)
{
  g_clear_pointer (&HU_QUIZ_SECTION (object)->asked, hu_fact_free);

  G_OBJECT_CLASS (hu_quiz_section_parent_class)->finalize (object);
}

static void
complete (HuSection *section)
{
  HuQuizSection *self = HU_QUIZ_SECTION (section);

  self->panel = HU_QUIZ_PANEL (hu_quiz_panel_new ());
  g_signal_connect_object (self->panel, "look-changed", G_CALLBACK (look_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_prepend (self->beside, GTK_WIDGET (self->panel));
  hu_answer_click_attach (self->map, hu_quiz_panel_get_answers (self->panel));
}

static void
hu_quiz_section_class_init (HuQuizSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_quiz_section_finalize;
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;
  HU_SECTION_CLASS (klass)->complete = complete;
}

static void
hu_quiz_section_init (HuQuizSection *self)
{
}

HuSection *
hu_quiz_section_new (HuSession            *session,
                     AdwApplicationWindow *window,
                     HuMapView            *map,
                     GtkBox               *beside)
{
  static const GActionEntry entries[] = {
    { .name = "quiz", .activate = quiz_cb },
    { .name = "quiz-next", .activate = next_cb },
  };
  HuQuizSection *self = g_object_new (HU_TYPE_QUIZ_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  self->beside = beside;
  hu_section_add_play_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));

  return HU_SECTION (self);
}
