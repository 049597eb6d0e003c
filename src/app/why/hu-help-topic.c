/*
 * F1: each part of the window is tied to its page of the rules. A part that shows more than one thing is asked for
 * its present content.
 */
#include "config.h"

#include "hu-help-topic.h"

#include "hu-rule-page.h"

#include "hu-glossary.h"
#include "hu-system-panels.h"
#include "hu-system.h"

#define TOPIC "hu-help-topic"
#define FUNC "hu-help-topic-func"

void
hu_help_topic_set (GtkWidget  *widget,
                   const char *topic)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && topic != NULL);

  g_object_set_data (G_OBJECT (widget), TOPIC, (gpointer) topic);
}

void
hu_help_topic_set_func (GtkWidget  *widget,
                        HuTopicFunc func)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && func != NULL);

  g_object_set_data (G_OBJECT (widget), FUNC, func);
}

char *
hu_help_topic_find (HuSession *session,
                    GtkWidget *widget)
{
  g_return_val_if_fail (HU_IS_SESSION (session) && GTK_IS_WIDGET (widget), NULL);

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char *topic = g_object_get_data (G_OBJECT (widget), TOPIC);
      HuTopicFunc func = g_object_get_data (G_OBJECT (widget), FUNC);
      char *found = func != NULL ? func (session, widget) : g_strdup (topic);

      if (found != NULL)
        return found;
    }

  return g_strdup (HU_TERM_PREFIX HU_TERM_OVERVIEW);
}

static const HuScenario *
get_scenario (HuSession *session)
{
  HuGame *game = hu_session_get_game (session);

  return game != NULL ? hu_game_get_scenario (game) : NULL;
}

char *
hu_help_topic_of_game (HuSession *session)
{
  const HuScenario *scenario = get_scenario (session);

  for (guint id = HU_N_SYSTEMS; scenario != NULL && id-- > 0;)
    if (hu_system_in_force (scenario, id))
      return g_strdup (hu_system_panels_get (id)->topics[HU_TOPIC_GAME]);

  return NULL;
}

char *
hu_help_topic_of_meter (HuSession   *session,
                        HuMeterKind  kind)
{
  const HuMeter *meter = hu_snapshot_get_meter (hu_game_get_snapshot (hu_session_get_game (session)), kind);
  const HuRulePage *page;

  if (meter == NULL)
    return NULL;

  /* A condition that the scenario has named itself stands on no page of its own. */
  page = hu_rule_page_find (meter->rule);
  return g_strdup (page != NULL && page->system == meter->system ? meter->rule
                                                                 : hu_system_panels_get (meter->system)->topics[HU_TOPIC_GAME]);
}

/* By the first system that the game hangs on. */
char *
hu_help_topic_of_hex (HuSession *session,
                      HuHex      hex)
{
  const HuScenario *scenario = get_scenario (session);
  HuTopic topic = HU_TOPIC_HEX;

  if (scenario == NULL)
    return NULL;
  if (hex != HU_HEX_NONE && hu_map_building_at (scenario->map, hex) != HU_BUILDING_NONE)
    topic = HU_TOPIC_BUILDING;
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_system_matters (scenario, id))
      {
        const char * const *topics = hu_system_panels_get (id)->topics;

        return g_strdup (topics[topic] != NULL ? topics[topic] : topics[HU_TOPIC_HEX]);
      }

  return g_strdup (HU_TERM_PREFIX "control");
}
