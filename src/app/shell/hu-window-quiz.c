/*
 * The quiz in the window: starting and ending it, and lighting its hexes.
 */
#include "config.h"

#include "hu-window-private.h"

static gboolean
is_on (HuWindow *self)
{
  return hu_quiz_panel_get_quiz (self->quiz_panel) != NULL;
}

/* Closes instruments, because those used for one question may reveal the answer to the next. */
static void
take_question (HuWindow *self)
{
  HuQuiz *quiz = hu_quiz_panel_get_quiz (self->quiz_panel);
  const HuFact *fact = quiz != NULL ? hu_quiz_get_fact (quiz) : NULL;

  if (fact != NULL && self->quizzed != NULL && hu_fact_equal (fact, self->quizzed))
    return;

  g_clear_pointer (&self->quizzed, hu_fact_free);
  if (fact == NULL)
    return;

  self->quizzed = hu_fact_copy (fact);
  _hu_window_put_away_instruments (self);
}

static void
look_changed_cb (HuWindow *self)
{
  take_question (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.quiz-next", is_on (self));
  if (is_on (self))
    {
      g_autoptr(GArray) hexes = hu_quiz_panel_list_look (self->quiz_panel);

      hu_map_view_light (self->map, hexes->len > 0 ? hexes : NULL);
    }
  _hu_window_update_veil (self);
}

static void
end (HuWindow *self)
{
  if (!is_on (self))
    return;

  hu_quiz_panel_set_game (self->quiz_panel, NULL);
  if (hu_document_get_game (self->document) != NULL)
    hu_map_view_light (self->map, NULL);
}

static void
quiz_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  if (is_on (self))
    {
      end (self);
      gtk_widget_grab_focus (GTK_WIDGET (self->map));
      return;
    }

  /* A lesson asks questions of its own. */
  gtk_widget_activate_action (widget, "win.lesson-leave", NULL);
  hu_quiz_panel_set_game (self->quiz_panel, hu_document_get_game (self->document));
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hu_quiz_panel_next (HU_WINDOW (widget)->quiz_panel);
}

void
_hu_window_install_quiz_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.quiz", NULL, quiz_action);
  gtk_widget_class_install_action (widget_class, "win.quiz-next", NULL, next_action);
}

/* Another game is open: what was asked was of the other one. */
void
_hu_window_update_quiz (HuWindow *self)
{
  end (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.quiz", hu_document_get_game (self->document) != NULL);
}

void
_hu_window_init_quiz (HuWindow *self)
{
  self->quiz_panel = HU_QUIZ_PANEL (hu_quiz_panel_new ());
  gtk_box_prepend (GTK_BOX (self->map_frame), GTK_WIDGET (self->quiz_panel));
  g_signal_connect_object (self->quiz_panel, "look-changed", G_CALLBACK (look_changed_cb), self, G_CONNECT_SWAPPED);
  _hu_window_update_quiz (self);
  look_changed_cb (self);
}
