/*
 * Reasons of a unit that concealed counters make doubtful: what these may gain without it, and what they may keep as well
 * (26.15).  And where concealed counters are.
 */
#include "config.h"

#include "hu-control-why-private.h"

#include <string.h>

#include "hu-control-reason.h"
#include "hu-why-node-private.h"

/* The concealed counters that may gain the subject for @side, as far as the viewer knows, (transfer full) (element-type
 * guint). */
static GArray *
list_possible (HuWhyNode              *root,
               HuSide                  side,
               const HuControlSubject *subject)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  GArray *units = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < state->scenario->units->len; i++)
    if (state->unit_status[i] == HU_UNIT_ON_MAP && hu_snapshot_get_secrecy (root->snapshot, i) == HU_SECRECY_CONCEALED &&
        hu_scenario_get_unit (state->scenario, i)->side == side && !(state->unit_states[i] & HU_STATE_BYPASS) &&
        _hu_why_is_in (state, subject, i))
      g_array_append_val (units, i);

  return units;
}

/* Where something concealed may be an armed enemy of @side: HU_WITHOUT_DOUBT or, where nobody of that side could gain it,
 * HU_WITHOUT_NOBODY_DOUBT; else HU_WITHOUT_NOBODY. */
static HuWithoutKind
find_doubt (const HuState          *state,
            HuSide                  side,
            const HuControlSubject *subject)
{
  g_autoptr(GPtrArray) reasons = hu_control_reasons (state, side, subject->kind, subject->subject);
  gboolean doubt = FALSE, gainer = TRUE;

  for (guint i = 0; i < reasons->len; i++)
    {
      HuClauseId clause = ((const HuReason *) g_ptr_array_index (reasons, i))->clause;

      doubt |= clause == HU_CLAUSE_POSSIBLE_ENEMY;
      gainer &= clause == HU_CLAUSE_POSSIBLE_ENEMY || hu_control_is_of_enemies (clause);
    }

  return !doubt ? HU_WITHOUT_NOBODY : gainer ? HU_WITHOUT_DOUBT : HU_WITHOUT_NOBODY_DOUBT;
}

/* Moves the subjects of that kind, by the same counters, out of @subjects to the sentence. */
static void
add_alike (HuWhyNode        *root,
           GListStore       *list,
           HuControlWithout *without,
           GArray           *subjects,
           guint             first)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  g_autoptr(GArray) alike = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));
  g_autoptr(GArray) units = list_possible (root, without->side, &g_array_index (subjects, HuControlSubject, first));
  HuWithoutKind kind = find_doubt (state, without->side, &g_array_index (subjects, HuControlSubject, first));

  for (guint i = first; i < subjects->len;)
    {
      HuControlSubject subject = g_array_index (subjects, HuControlSubject, i);
      g_autoptr(GArray) others = list_possible (root, without->side, &subject);

      if (others->len == units->len &&
          (units->len == 0 || memcmp (others->data, units->data, units->len * sizeof (guint)) == 0) &&
          find_doubt (state, without->side, &subject) == kind)
        {
          g_array_append_val (alike, subject);
          g_array_remove_index (subjects, i);
        }
      else
        {
          i++;
        }
    }
  without->subjects = alike;
  without->others = units->len > 0 ? units : NULL;
  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                       hu_explain_without (root->snapshot, without, units->len > 0 ? HU_WITHOUT_MAY_GAIN : kind)),
                    "26.15");
  without->subjects = without->others = NULL;
}

void
_hu_why_add_possible (HuWhyNode        *root,
                      GListStore       *list,
                      HuControlWithout *without,
                      GArray           *subjects)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);

  for (guint i = 0; i < subjects->len;)
    {
      const HuControlSubject *subject = &g_array_index (subjects, HuControlSubject, i);
      g_autoptr(GArray) units = list_possible (root, without->side, subject);

      if (units->len > 0 || find_doubt (state, without->side, subject) != HU_WITHOUT_NOBODY)
        add_alike (root, list, without, subjects, i);
      else
        i++;
    }
}

void
_hu_why_add_untold (HuWhyNode        *root,
                    GListStore       *list,
                    HuControlWithout *without)
{
  const GPtrArray *now = hu_snapshot_get_control (root->snapshot)->conditions, *then;
  g_autoptr(HuSnapshot) gone = NULL;

  if (hu_snapshot_get_control (root->snapshot)->viewer == HU_SIDE_NONE)
    return;
  gone = _hu_why_what_if (root, hu_event_new_eliminate (without->unit));
  if (gone == NULL || hu_snapshot_get_verdict (gone) != NULL)
    return;

  then = hu_snapshot_get_control (gone)->conditions;
  for (guint i = 0; i < now->len; i++)
    if (((const HuVictoryFinding *) g_ptr_array_index (then, i))->needs->untold &&
        !((const HuVictoryFinding *) g_ptr_array_index (now, i))->needs->untold)
      {
        without->entry = i;
        _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                             hu_explain_without (root->snapshot, without, HU_WITHOUT_UNTOLD)), "26.15");
      }
}

/* --- Where they are --- */

static void
add_concealed_in (HuWhyNode  *root,
                  GListStore *list,
                  HuLocation  location)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);
  g_autoptr(GArray) units = hu_snapshot_units_in (root->snapshot, hu_location_hex (state->scenario->map, location));
  guint n = 0;

  for (guint i = 0; i < units->len; i++)
    n += hu_snapshot_get_secrecy (root->snapshot, g_array_index (units, guint, i)) == HU_SECRECY_CONCEALED &&
         hu_state_unit_location (state, g_array_index (units, guint, i)) == location;
  if (n > 0)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, hu_explain_concealed (state->scenario, location, n)), "26.15");
}

void
_hu_why_add_concealed_inside (HuWhyNode  *self,
                              GListStore *list,
                              gint32      building)
{
  const HuMap *map = hu_snapshot_get_scenario (self->snapshot)->map;

  for (HuLocation location = 0; location < hu_map_n_locations (map); location++)
    if (hu_location_building (map, location) == building)
      add_concealed_in (self, list, location);
}

void
_hu_why_add_concealed (HuWhyNode  *root,
                       GListStore *list,
                       HuHex       hex)
{
  const HuMap *map = hu_snapshot_get_scenario (root->snapshot)->map;
  HuLocation location, end = hu_map_extra_locations (map, hex, &location);

  add_concealed_in (root, list, hex);
  for (; location < end; location++)
    add_concealed_in (root, list, location);
}
