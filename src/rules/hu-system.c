/*
 * The table of rule systems, and the functions for rulings that they share.
 */
#include "hu-system.h"

#include "hu-control-system-private.h"
#include "hu-front-line-private.h"
#include "hu-objectives-private.h"
#include "hu-sudden-death-private.h"

static const HuSystem * const systems[HU_N_SYSTEMS] = {
  [HU_SYSTEM_SUDDEN_DEATH] = &hu_sudden_death_system,
  [HU_SYSTEM_FRONT_LINE] = &hu_front_line_system,
  [HU_SYSTEM_CONTROL] = &hu_control_system,
  [HU_SYSTEM_OBJECTIVES] = &hu_objectives_system,
};

const char *
hu_system_to_string (HuSystemId system)
{
  static const char * const words[HU_N_SYSTEMS] = { "sudden-death", "front-line", "control", "objectives" };

  g_return_val_if_fail (system < HU_N_SYSTEMS, NULL);

  return words[system];
}

const HuSystem *
hu_system_get (HuSystemId id)
{
  g_return_val_if_fail (id < HU_N_SYSTEMS, NULL);

  return systems[id];
}

gboolean
hu_system_in_force (const HuScenario *scenario,
                    HuSystemId        id)
{
  g_return_val_if_fail (scenario != NULL && id < HU_N_SYSTEMS, FALSE);

  return scenario->rules[id] != NULL;
}

gboolean
hu_scenario_is_tactical (const HuScenario *scenario)
{
  g_return_val_if_fail (scenario != NULL, FALSE);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (systems[id]->tactical && scenario->rules[id] != NULL)
      return TRUE;

  return FALSE;
}

gboolean
hu_scenario_is_operational (const HuScenario *scenario)
{
  g_return_val_if_fail (scenario != NULL, FALSE);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (!systems[id]->tactical && scenario->rules[id] != NULL)
      return TRUE;

  return FALSE;
}

HuSide
hu_scenario_get_attacker (const HuScenario *scenario,
                          gboolean         *alone)
{
  gboolean unused;

  g_return_val_if_fail (scenario != NULL, HU_SIDE_NONE);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (systems[id]->get_attacker != NULL && scenario->rules[id] != NULL)
      return systems[id]->get_attacker (scenario, alone != NULL ? alone : &unused);

  if (alone != NULL)
    *alone = FALSE;

  return HU_SIDE_NONE;
}

GArray *
hu_scenario_list_awards (const HuScenario *scenario)
{
  GArray *awards;

  g_return_val_if_fail (scenario != NULL, NULL);

  awards = g_array_new (FALSE, FALSE, sizeof (HuAward));
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (systems[id]->list_awards != NULL && scenario->rules[id] != NULL)
      systems[id]->list_awards (scenario, awards);

  return awards;
}

GPtrArray *
hu_scenario_list_announcements (const HuScenario *scenario)
{
  GPtrArray *events;

  g_return_val_if_fail (scenario != NULL, NULL);

  events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (systems[id]->list_announcements != NULL && scenario->rules[id] != NULL)
      systems[id]->list_announcements (scenario, events);

  return events;
}

/* NULL where the system is not in force, or has no more of them. */
static const char *
get_id (const HuScenario *scenario,
        HuSystemId        id,
        HuListed          kind,
        guint             n)
{
  return systems[id]->get_id != NULL && scenario->rules[id] != NULL ? systems[id]->get_id (scenario, kind, n) : NULL;
}

/* Returns number @n of the first system in force that has any of them. */
static const char *
find_id (const HuScenario *scenario,
         HuListed          kind,
         guint             n)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (get_id (scenario, id, kind, 0) != NULL)
      return get_id (scenario, id, kind, n);

  return NULL;
}

/* The number of items that the schedule of that system has. */
static guint
count_items (const HuScenario *scenario,
             HuSystemId        id)
{
  guint n = 0;

  while (get_id (scenario, id, HU_LISTED_ITEM, n) != NULL)
    n++;

  return n;
}

/**
 * hu_scenario_get_item:
 * @item: a number, from 0
 *
 * The items of all systems in force are numbered one after the other, in the order of the systems.
 *
 * Returns: (transfer none) (nullable): the id of that item of a schedule of points, or %NULL
 *   where there are no more of them
 */
const char *
hu_scenario_get_item (const HuScenario *scenario,
                      guint             item)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const char *found = get_id (scenario, id, HU_LISTED_ITEM, item);

      if (found != NULL)
        return found;
      item -= count_items (scenario, id);
    }

  return NULL;
}

/* Returns the number of the first item with that id, in the order of the systems, or HU_ITEM_NONE. */
guint
hu_scenario_find_item (const HuScenario *scenario,
                       const char       *item)
{
  guint first = 0;

  g_return_val_if_fail (scenario != NULL && item != NULL, HU_ITEM_NONE);

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      guint n = count_items (scenario, id);

      for (guint i = 0; i < n; i++)
        if (g_strcmp0 (get_id (scenario, id, HU_LISTED_ITEM, i), item) == 0)
          return first + i;
      first += n;
    }

  return HU_ITEM_NONE;
}

/* Returns the number of the first item of the schedule of system @id. */
guint
hu_scenario_get_first_item (const HuScenario *scenario,
                            HuSystemId        id)
{
  guint n = 0;

  g_return_val_if_fail (scenario != NULL && id < HU_N_SYSTEMS, 0);

  for (guint other = 0; other < id; other++)
    n += count_items (scenario, other);

  return n;
}

const char *
hu_scenario_get_level (const HuScenario *scenario,
                       guint             level)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return find_id (scenario, HU_LISTED_LEVEL, level);
}

/* @outcome: a number, from 0.  Returns the id of that outcome, as the scenario lists them, or NULL where there are no
 * more. */
const char *
hu_scenario_get_outcome (const HuScenario *scenario,
                         guint             outcome)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  return find_id (scenario, HU_LISTED_OUTCOME, outcome);
}

gboolean
hu_system_decides (const HuScenario *scenario,
                   HuSystemId        id)
{
  g_return_val_if_fail (scenario != NULL && id < HU_N_SYSTEMS, FALSE);

  return systems[id]->decides == NULL || systems[id]->decides (scenario);
}

/* The findings of a system that does not decide are only shown: the game does not depend on them if another system
 * about the same hexes decides.  Returns whether it is in force and the game depends on its findings. */
gboolean
hu_system_matters (const HuScenario *scenario,
                   HuSystemId        id)
{
  g_return_val_if_fail (scenario != NULL && id < HU_N_SYSTEMS, FALSE);

  if (!hu_system_in_force (scenario, id))
    return FALSE;
  if (hu_system_decides (scenario, id))
    return TRUE;

  for (guint other = 0; other < HU_N_SYSTEMS; other++)
    if (!systems[other]->tactical && hu_system_in_force (scenario, other) && hu_system_decides (scenario, other))
      return FALSE;

  return TRUE;
}

/* Several systems may judge a concession, which is one ruling: of the first system that decides by it, else of the
 * first.  @ruling: (transfer full): may be another of these.  Returns whether it has been taken, or dropped. */
static gboolean
replace_concession (HuJudging *judging,
                    HuRuling  *ruling)
{
  for (guint i = 0; ruling->kind == HU_RULING_CONCEDED && i < judging->rulings->len; i++)
    {
      HuRuling *kept = g_ptr_array_index (judging->rulings, i);

      if (kept->kind != HU_RULING_CONCEDED)
        continue;
      if (!kept->decides && ruling->decides)
        g_ptr_array_index (judging->rulings, i) = g_steal_pointer (&ruling);
      hu_ruling_unref (ruling != NULL ? ruling : kept);
      return TRUE;
    }

  return FALSE;
}

/**
 * hu_judging_add:
 * @ruling: (transfer full): the finding
 *
 * Keeps @ruling as one of that event.
 */
void
hu_judging_add (HuJudging *judging,
                HuRuling  *ruling)
{
  g_return_if_fail (judging != NULL && ruling != NULL);

  ruling->event = judging->event;
  if (judging->rulings == NULL)
    hu_ruling_unref (ruling);
  else if (!replace_concession (judging, ruling))
    g_ptr_array_add (judging->rulings, ruling);
}

/**
 * hu_judging_decide:
 * @system: the system that reaches the verdict
 * @winner: the winner, or %HU_SIDE_NONE where nobody has won
 * @rule: static: the rule that decides
 * @coincidence: whether the event met another condition as well
 *
 * Decides the game by @system at this event.  A verdict stands: later events are exploration.
 */
void
hu_judging_decide (HuJudging  *judging,
                   HuSystemId  system,
                   HuSide      winner,
                   const char *rule,
                   gboolean    coincidence)
{
  HuVerdict *verdict;

  g_return_if_fail (judging != NULL && rule != NULL);
  g_return_if_fail (system < HU_N_SYSTEMS);

  verdict = &judging->state->verdicts[system];
  if (HU_CLAUSE_HOLDS (HU_CLAUSE_PLAY_STOPS, verdict->decided))
    return;

  verdict->decided = TRUE;
  verdict->winner = winner;
  verdict->rule = rule;
  verdict->event = judging->event;
  verdict->turn = judging->state->clock.turn;
  verdict->coincidence = coincidence;
}
