/*
 * Aids beside the map for the subject of a step. The cards are those of the last step that was about any. While a
 * question or a task is open none is there, because a card tells where a line is narrowest and what would cut it; and
 * below an answer its reason says the same.
 */
#include "config.h"

#include "hu-lesson-aids.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-fact.h"
#include "hu-log-panel.h"
#include "hu-meter-panel.h"

#define LOG_HEIGHT 150

static void
add_kind (GArray      *kinds,
          HuMeterKind  kind)
{
  for (guint i = 0; i < kinds->len; i++)
    if (g_array_index (kinds, HuMeterKind, i) == kind)
      return;

  g_array_append_val (kinds, kind);
}

/* The card of the condition that answers a fact, if that has one. */
static void
add_kind_of_fact (GArray       *kinds,
                  HuSnapshot   *snapshot,
                  const HuFact *fact)
{
  const char *rule = fact != NULL ? hu_explain_fact_rule (fact) : NULL;
  const HuMeter *meter = rule != NULL ? hu_snapshot_find_meter (snapshot, rule, fact->side) : NULL;

  if (meter != NULL)
    add_kind (kinds, meter->kind);
}

static GArray *
list_kinds (HuLesson *lesson)
{
  HuSnapshot *snapshot = hu_game_get_snapshot (hu_lesson_get_game (lesson));
  const HuLessonPlan *plan = hu_game_get_scenario (hu_lesson_get_game (lesson))->lesson;
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (HuMeterKind));

  for (guint i = hu_lesson_get_index (lesson) + 1; i > 0 && kinds->len == 0; i--)
    {
      const HuLessonStep *step = hu_lesson_plan_get_step (plan, i - 1);

      for (guint j = 0; j < step->meters->len; j++)
        add_kind (kinds, g_array_index (step->meters, HuMeterKind, j));
      for (guint j = 0; j < step->goals->len; j++)
        add_kind_of_fact (kinds, snapshot, ((const HuGoal *) g_ptr_array_index (step->goals, j))->fact);
    }

  return kinds;
}

static gboolean
has_cards (HuLesson *lesson)
{
  const HuLessonStep *step = hu_lesson_get_step (lesson);

  if (step->kind == HU_STEP_WATCH || step->kind == HU_STEP_EXPLORE)
    return TRUE;

  return hu_lesson_get_status (lesson) != HU_LESSON_OPEN && (step->kind == HU_STEP_DO || step->meters->len > 0);
}

/* Made when a lesson first needs it: most windows never show one. */
static void
show_cards (GtkBox       *box,
            HuSession    *session,
            const GArray *kinds)
{
  HuMeterPanel *cards = g_object_get_data (G_OBJECT (box), "hu-cards");

  if (cards == NULL && kinds->len > 0)
    {
      cards = g_object_new (HU_TYPE_METER_PANEL, NULL);
      g_object_set_data (G_OBJECT (box), "hu-cards", cards);
      hu_panel_set_session (HU_PANEL (cards), session);
      gtk_box_prepend (box, GTK_WIDGET (cards));
    }
  if (cards == NULL)
    return;

  hu_meter_panel_set_kinds (cards, kinds);
  gtk_widget_set_visible (GTK_WIDGET (cards), kinds->len > 0);
}

static GtkWidget *
make_log (HuSession *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *heading = gtk_label_new (_("Log"));
  GtkWidget *log = g_object_new (HU_TYPE_LOG_PANEL, NULL);

  hu_panel_set_session (HU_PANEL (log), session);
  gtk_widget_set_size_request (log, -1, LOG_HEIGHT);
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "heading");
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), log);

  return box;
}

static void
show_log (GtkBox    *box,
          HuSession *session,
          gboolean   shown)
{
  GtkWidget *log = g_object_get_data (G_OBJECT (box), "hu-log");

  if (log == NULL && shown)
    {
      log = make_log (session);
      g_object_set_data (G_OBJECT (box), "hu-log", log);
      gtk_box_append (box, log);
    }
  if (log != NULL)
    gtk_widget_set_visible (log, shown);
}

void
hu_lesson_aids_update (GtkBox    *box,
                       HuSession *session,
                       HuLesson  *lesson)
{
  g_autoptr(GArray) kinds = NULL;
  gboolean told;

  g_return_if_fail (GTK_IS_BOX (box) && HU_IS_SESSION (session));

  told = lesson != NULL && !hu_lesson_is_over (lesson) && !hu_session_hides_answers (session);
  gtk_widget_set_visible (GTK_WIDGET (box), told);
  if (!told)
    return;

  kinds = has_cards (lesson) ? list_kinds (lesson) : g_array_new (FALSE, FALSE, sizeof (HuMeterKind));
  show_cards (box, session, kinds);
  show_log (box, session, hu_session_does_show (session, HU_SHOW_LOG));
}
