/*
 * F1: one table of the rule page of each part of the window. A part that shows more than one thing is asked for
 * its present content.
 */
#include "config.h"

#include "hu-help-topic.h"

#include <string.h>

#include "hu-explain-fact.h"
#include "hu-explain-field.h"
#include "hu-format.h"
#include "hu-glossary.h"
#include "hu-level-switch.h"
#include "hu-rule-page.h"
#include "hu-window-private.h"
#include "hu-workshop-row.h"

typedef char *(*FindFunc) (HuWindow *self, GtkWidget *widget);

static const HuScenario *
get_scenario (HuWindow *self)
{
  HuGame *game = hu_document_get_game (self->document);

  return game != NULL ? hu_game_get_scenario (game) : NULL;
}

/* Finds the page on what decides the game. */
static char *
find_system (HuWindow *self)
{
  const HuScenario *scenario = get_scenario (self);

  for (guint id = HU_N_SYSTEMS; scenario != NULL && id-- > 0;)
    if (hu_system_in_force (scenario, id))
      return g_strdup (hu_system_panels_get (id)->topic);

  return NULL;
}

static char *
find_meter_of (HuWindow    *self,
               HuMeterKind  kind)
{
  const HuMeter *meter = hu_snapshot_get_meter (hu_game_get_snapshot (hu_document_get_game (self->document)), kind);

  return meter != NULL ? g_strdup (meter->rule) : NULL;
}

static char *
find_meter (HuWindow  *self,
            GtkWidget *widget)
{
  return find_meter_of (self, hu_meter_card_get_kind (HU_METER_CARD (widget)));
}

static char *
find_verdict (HuWindow  *self,
              GtkWidget *widget)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (hu_game_get_snapshot (hu_document_get_game (self->document)));

  return verdict != NULL ? g_strdup (verdict->rule) : find_system (self);
}

/* A question has the page of its fact, a task that of its first goal, a text that of its first meter. */
static char *
find_lesson (HuWindow  *self,
             GtkWidget *widget)
{
  HuLesson *lesson = hu_lesson_panel_get_lesson (self->lesson_panel);
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
    return find_meter_of (self, g_array_index (step->meters, HuMeterKind, 0));

  return find_system (self);
}

static char *
find_quiz (HuWindow  *self,
           GtkWidget *widget)
{
  HuQuiz *quiz = hu_quiz_panel_get_quiz (self->quiz_panel);

  return quiz != NULL ? g_strdup (hu_explain_fact_rule (hu_quiz_get_fact (quiz))) : NULL;
}

/* By the first system that the game hangs on. */
static char *
find_hex (HuWindow  *self,
          GtkWidget *widget)
{
  const HuScenario *scenario = get_scenario (self);
  HuHex cursor = hu_map_state_get_cursor (hu_map_view_get_state (self->map));

  if (scenario == NULL)
    return NULL;
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_matters (scenario, id))
      return g_strdup (hu_system_panels_get (id)->find_hex_topic (scenario, cursor));

  return g_strdup (HU_TERM_PREFIX "control");
}

/* Finds the page of the focused event: that of its last ruling with a rule page. */
static char *
find_event (HuWindow  *self,
            GtkWidget *widget)
{
  guint event = hu_log_panel_get_focused (self->log);
  g_autoptr(GPtrArray) rulings =
    hu_snapshot_list_rulings (hu_game_get_snapshot (hu_document_get_game (self->document)));

  for (guint i = rulings->len; i > 0; i--)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i - 1);

      if (event > 0 && ruling->event == event && hu_rule_page_find (ruling->rule) != NULL)
        return g_strdup (ruling->rule);
    }

  return find_system (self);
}

/* Finds the page of the rule that a field belongs to, or else the object that contains the field. */
static char *
find_field (HuWindow  *self,
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
  { hu_level_switch_get_type, NULL, HU_TERM_PREFIX "location" },
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

/**
 * hu_help_topic_find_of:
 * @window: a window
 * @widget: a widget in it
 *
 * Returns: (transfer full): the page about the content of @widget, or of the nearest part around it that has
 *   one; the overview if none has
 */
char *
hu_help_topic_find_of (HuWindow  *window,
                       GtkWidget *widget)
{
  g_return_val_if_fail (HU_IS_WINDOW (window) && GTK_IS_WIDGET (widget), NULL);

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char *part = find_part (widget);

      if (part != NULL)
        return g_strdup (part);
      for (guint i = 0; i < G_N_ELEMENTS (table); i++)
        if (G_TYPE_CHECK_INSTANCE_TYPE (widget, table[i].type ()))
          {
            char *topic = table[i].find != NULL ? table[i].find (window, widget) : g_strdup (table[i].topic);

            if (topic != NULL)
              return topic;
          }
    }

  return g_strdup (HU_TERM_PREFIX HU_TERM_OVERVIEW);
}

/**
 * hu_help_topic_find:
 * @window: a window
 *
 * Returns: (transfer full): the page about the part with the focus
 */
char *
hu_help_topic_find (HuWindow *window)
{
  GtkWidget *focus;

  g_return_val_if_fail (HU_IS_WINDOW (window), NULL);

  focus = gtk_window_get_focus (GTK_WINDOW (window));

  return hu_help_topic_find_of (window, focus != NULL ? focus : GTK_WIDGET (window));
}
