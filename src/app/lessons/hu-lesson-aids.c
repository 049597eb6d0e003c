/*
 * What a step is about besides the map. The cards are those of the last step that was about any. While a question or a
 * task is open none is there, because a card tells where a line is narrowest and what would cut it; and below an answer
 * its reason says the same.
 */
#include "hu-lesson-aids.h"

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
static GtkWidget *
find_child (GtkBox    *box,
            HuSession *session,
            GType      type)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box));

  while (child != NULL && !g_type_is_a (G_OBJECT_TYPE (child), type))
    child = gtk_widget_get_next_sibling (child);
  if (child != NULL)
    return child;

  child = g_object_new (type, NULL);
  hu_panel_set_session (HU_PANEL (child), session);
  gtk_box_append (box, child);

  return child;
}

static void
show_log (GtkBox    *box,
          HuSession *session,
          gboolean   shown)
{
  GtkWidget *log = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box)); child != NULL && log == NULL;
       child = gtk_widget_get_next_sibling (child))
    log = HU_IS_LOG_PANEL (child) ? child : NULL;
  if (log == NULL && !shown)
    return;
  if (log == NULL)
    {
      log = find_child (box, session, HU_TYPE_LOG_PANEL);
      gtk_widget_set_size_request (log, -1, LOG_HEIGHT);
      gtk_widget_add_css_class (log, "hu-lesson-log");
    }
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
  if (kinds->len > 0 || gtk_widget_get_first_child (GTK_WIDGET (box)) != NULL)
    {
      HuMeterPanel *meters = HU_METER_PANEL (find_child (box, session, HU_TYPE_METER_PANEL));

      hu_meter_panel_set_kinds (meters, kinds);
      gtk_widget_set_visible (GTK_WIDGET (meters), kinds->len > 0);
    }
  show_log (box, session, hu_session_does_show (session, HU_SHOW_LOG));
}
