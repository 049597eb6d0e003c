/*
 * F1: one table of the rule page of each part of the window. A part that shows more than one thing is asked for
 * its present content.
 */
#include "config.h"

#include "hu-help-topic.h"

#include <string.h>

#include "hu-explain-fact.h"
#include "hu-explain-field.h"
#include "hu-flip-panel.h"
#include "hu-flood-panel.h"
#include "hu-format.h"
#include "hu-glossary.h"
#include "hu-lesson-panel.h"
#include "hu-log-panel.h"
#include "hu-meter-card.h"
#include "hu-quiz-panel.h"
#include "hu-rule-page.h"
#include "hu-selection-panel.h"
#include "hu-storey-switch.h"
#include "hu-system-panels.h"
#include "hu-time-bar.h"
#include "hu-verdict-bar.h"
#include "hu-view-bar.h"
#include "hu-workshop-row.h"

typedef char *(*FindFunc) (HuSession *session, GtkWidget *widget);

static const HuScenario *
get_scenario (HuSession *session)
{
  HuGame *game = hu_session_get_game (session);

  return game != NULL ? hu_game_get_scenario (game) : NULL;
}

/* Finds the page on what decides the game. */
static char *
find_system (HuSession *session)
{
  const HuScenario *scenario = get_scenario (session);

  for (guint id = HU_N_SYSTEMS; scenario != NULL && id-- > 0;)
    if (hu_system_in_force (scenario, id))
      return g_strdup (hu_system_panels_get (id)->topic);

  return NULL;
}

static char *
find_meter_of (HuSession   *session,
               HuMeterKind  kind)
{
  const HuMeter *meter = hu_snapshot_get_meter (hu_game_get_snapshot (hu_session_get_game (session)), kind);

  return meter != NULL ? g_strdup (meter->rule) : NULL;
}

static char *
find_meter (HuSession *session,
            GtkWidget *widget)
{
  return find_meter_of (session, hu_meter_card_get_kind (HU_METER_CARD (widget)));
}

static char *
find_verdict (HuSession *session,
              GtkWidget *widget)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (hu_game_get_snapshot (hu_session_get_game (session)));

  return verdict != NULL ? g_strdup (verdict->rule) : find_system (session);
}

/* A question has the page of its fact, a task that of its first goal, a text that of its first meter. */
static char *
find_lesson (HuSession *session,
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
    return find_meter_of (session, g_array_index (step->meters, HuMeterKind, 0));

  return find_system (session);
}

static char *
find_quiz (HuSession *session,
           GtkWidget *widget)
{
  HuQuiz *quiz = hu_quiz_panel_get_quiz (HU_QUIZ_PANEL (widget));

  return quiz != NULL ? g_strdup (hu_explain_fact_rule (hu_quiz_get_fact (quiz))) : NULL;
}

/* By the first system that the game hangs on. */
static char *
find_hex (HuSession *session,
          GtkWidget *widget)
{
  const HuScenario *scenario = get_scenario (session);
  HuHex cursor = hu_session_get_cursor (session);

  if (scenario == NULL)
    return NULL;
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_matters (scenario, id))
      return g_strdup (hu_system_panels_get (id)->find_hex_topic (scenario, cursor));

  return g_strdup (HU_TERM_PREFIX "control");
}

/* Finds the page of the focused event: that of its last ruling with a rule page. */
static char *
find_event (HuSession *session,
            GtkWidget *widget)
{
  guint event = hu_log_panel_get_focused (HU_LOG_PANEL (widget));
  g_autoptr(GPtrArray) rulings =
    hu_snapshot_list_rulings (hu_game_get_snapshot (hu_session_get_game (session)));

  for (guint i = rulings->len; i > 0; i--)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

      if (event > 0 && ruling->event == event && hu_rule_page_find (ruling->rule) != NULL)
        return g_strdup (ruling->rule);
    }

  return find_system (session);
}

/* Finds the page of the rule that a field belongs to, or else the object that contains the field. */
static char *
find_field (HuSession *session,
            GtkWidget *widget)
{
  const char *bound = hu_workshop_row_get_pointer (widget);
  g_autofree char *pointer = g_strdup (bound != NULL ? bound : "");
  char *slash;

  for (; pointer[0] != '\0'; *slash = '\0')
    {
      const HuField *field = hu_format_find_at (pointer);
      HuFieldWords words;

      if (field != NULL && hu_explain_field (field->object, field->key, &words) &&
          hu_rule_page_find (words.rule) != NULL)
        return g_strdup (words.rule);
      slash = strrchr (pointer, '/');
    }

  return NULL;
}

static const struct
{
  GType     (*type) (void);
  FindFunc    find;  /* NULL from it: what the part itself is a part of */
  const char *topic; /* always this one */
} table[] = {
  { hu_meter_card_get_type, find_meter, NULL },
  { hu_verdict_bar_get_type, find_verdict, NULL },
  { hu_lesson_panel_get_type, find_lesson, NULL },
  { hu_quiz_panel_get_type, find_quiz, NULL },
  { hu_map_view_get_type, find_hex, NULL },
  { hu_selection_panel_get_type, find_hex, NULL },
  { hu_log_panel_get_type, find_event, NULL },
  { hu_storey_switch_get_type, NULL, HU_TERM_PREFIX "location" },
  { hu_view_bar_get_type, NULL, "26.15" },
  { hu_flood_panel_get_type, NULL, "8" },
  { hu_flip_panel_get_type, find_hex, NULL },
  { hu_time_bar_get_type, NULL, HU_TERM_PREFIX "turn" },
  { adw_preferences_row_get_type, find_field, NULL },
};

/* The parts that a system has of its own. */
static const char *
find_part (GtkWidget *widget)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    for (const HuPartTopic *part = hu_system_panels_get (id)->topics; part != NULL && part->get_type != NULL; part++)
      if (G_TYPE_CHECK_INSTANCE_TYPE (widget, part->get_type ()))
        return part->topic;

  return NULL;
}

char *
hu_help_topic_find (HuSession *session,
                    GtkWidget *widget)
{
  g_return_val_if_fail (HU_IS_SESSION (session) && GTK_IS_WIDGET (widget), NULL);

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char *part = find_part (widget);

      if (part != NULL)
        return g_strdup (part);
      for (guint i = 0; i < G_N_ELEMENTS (table); i++)
        if (G_TYPE_CHECK_INSTANCE_TYPE (widget, table[i].type ()))
          {
            char *topic = table[i].find != NULL ? table[i].find (session, widget) : g_strdup (table[i].topic);

            if (topic != NULL)
              return topic;
          }
    }

  return g_strdup (HU_TERM_PREFIX HU_TERM_OVERVIEW);
}
