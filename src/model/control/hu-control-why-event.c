/*
 * Reasons of an event in games with control: how what it scored was counted, and why it changed nothing.
 */
#include "config.h"

#include "hu-control-why-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-control-reason.h"
#include "hu-explain-control.h"
#include "hu-why-node-private.h"

/* Does Fire keep something, whatever units go there? */
static gboolean
is_of_fire (HuClauseId clause)
{
  return clause == HU_CLAUSE_MAJORITY || clause == HU_CLAUSE_KINDLED || clause == HU_CLAUSE_CUT_OFF ||
         clause == HU_CLAUSE_BOTH_FORFEIT;
}

static gboolean
is_past (HuWhyNode *root)
{
  return root->event < hu_game_get_position (root->game);
}

/* Adds the reasons why @side does not gain the subject, or only the enemies among them, in the past where the event is. */
static void
add_why_not (HuWhyNode              *root,
             GListStore             *list,
             HuSnapshot             *snapshot,
             HuSide                  side,
             const HuControlSubject *subject,
             gboolean                enemies)
{
  g_autoptr(GPtrArray) reasons = hu_control_reasons (hu_snapshot_get_state (snapshot), side, subject->kind, subject->subject);
  g_autofree char *title = hu_explain_subject_title (hu_snapshot_get_scenario (snapshot), subject->kind, subject->subject);
  gboolean then = is_past (root);

  for (guint i = 0; i < reasons->len; i++)
    {
      const HuReason *reason = g_ptr_array_index (reasons, i);
      g_autofree char *words = reason->met || (enemies && !hu_control_is_of_enemies (reason->clause)) ? NULL
        : then ? hu_explain_reason_then (snapshot, reason) : hu_explain_reason (snapshot, reason);
      g_autofree char *rule = g_strndup (reason->clause, strcspn (reason->clause, "/"));

      if (words != NULL)
        /* Translators: a Location, hex or building, and who Controls it */
        _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, g_strdup_printf (_("%1$s: %2$s"), title, words)), rule);
    }
}

/* Is it told as what a hidden unit prevented, now that the game is over? */
static gboolean
is_disclosed (HuWhyNode              *root,
              const HuControlSubject *subject)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (root->snapshot);

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (_hu_why_is_disclosed (ruling) && ruling->reason.since == root->index && ruling->subject_kind == subject->kind &&
          ruling->subject == subject->subject)
        return TRUE;
    }

  return FALSE;
}

/* Adds why all that the unit is in after the event and its side does not control does not pass to it; where the event has had
 * no consequences, of the largest alone. */
static void
add_not_gained (HuWhyNode  *root,
                GListStore *list,
                HuSnapshot *after,
                guint       unit,
                gboolean    idle)
{
  const HuState *state = hu_snapshot_get_state (after);
  HuSide side = hu_tactical_holder (state, unit);
  g_autoptr(GArray) there = NULL, lacking = NULL;

  if (state->unit_status[unit] != HU_UNIT_ON_MAP || state->unit_hex[unit] == HU_HEX_NONE ||
      state->unit_captor[unit] != HU_SIDE_NONE || hu_snapshot_get_secrecy (after, unit) != HU_SECRECY_NONE)
    return;

  there = _hu_why_list_subjects (state, unit, HU_SIDE_NONE);
  lacking = _hu_why_list_subjects (state, unit, side);
  if (idle && lacking->len == 0 && there->len > 0)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                         hu_explain_had_already (state->scenario, side, there, is_past (root))), "26.1");
  for (guint i = 0; i < (idle ? MIN (lacking->len, 1) : lacking->len); i++)
    {
      const HuControlSubject *subject = &g_array_index (lacking, HuControlSubject, i);
      gboolean never = !idle && subject->kind == HU_SUBJECT_BUILDING &&
                       hu_scenario_get_unit (state->scenario, unit)->kind == HU_UNIT_VEHICLE;

      if (!never && !is_disclosed (root, subject))
        add_why_not (root, list, after, side, subject, FALSE);
    }
}

/* Adds why Fire or rubble keeps it from passing; nothing where neither does. */
static void
add_closed (HuWhyNode     *root,
            GListStore    *list,
            HuSnapshot    *after,
            HuSubjectKind  kind,
            gint32         number)
{
  const HuControlSubject subject = { kind, number };
  const HuState *state = hu_snapshot_get_state (after);

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (hu_control_owner (state, kind, number) != side)
      {
        g_autoptr(GPtrArray) reasons = hu_control_reasons (state, side, kind, number);

        if (is_of_fire (((const HuReason *) g_ptr_array_index (reasons, 0))->clause))
          add_why_not (root, list, after, side, &subject, FALSE);
      }
}

static gboolean
is_closed (HuSnapshot *snapshot,
           HuLocation  location)
{
  const guint8 *closed = hu_snapshot_get_control (snapshot)->closed;

  return closed != NULL && (closed[location] & HU_CLOSED_ACCIDENT) != 0;
}

/* Adds which Locations above or beside the ground of a hex, that of the event and those it has closed, go with that hex, where
 * that passes nothing (26.161). */
static void
add_with_hex (HuWhyNode     *root,
              GListStore    *list,
              const HuEvent *event,
              HuSnapshot    *after)
{
  const HuState *state = hu_snapshot_get_state (after);
  const HuMap *map = state->scenario->map;
  HuLocation where = hu_map_location (map, g_array_index (event->hexes, HuHex, 0), hu_event_get_storey (event, 0));
  g_autoptr(HuSnapshot) before = hu_game_get_snapshot_at (root->game, root->index - 1);

  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autoptr(GArray) closed = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));

      for (HuLocation i = map->grid->n_hexes; i < hu_map_n_locations (map); i++)
        {
          const HuControlSubject one = { HU_SUBJECT_LOCATION, i };

          if (is_closed (after, i) && (i == where || !is_closed (before, i)) &&
              hu_control_owner (state, HU_SUBJECT_LOCATION, i) == side &&
              hu_control_owner (state, HU_SUBJECT_HEX, hu_location_hex (map, i)) == side)
            g_array_append_val (closed, one);
        }
      if (closed->len > 0)
        _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, hu_explain_with_hex (state->scenario, side, closed)),
                          "26.16");
    }
}

/* After a Fire in @hex has gone out: adds why that hex, and the building it is in, still cannot be gained, where another
 * Fire or rubble is the reason (26.16). */
static void
add_still_closed (HuWhyNode  *root,
                  GListStore *list,
                  HuSnapshot *after,
                  HuHex       hex)
{
  gint building = hu_map_building_at (hu_snapshot_get_scenario (after)->map, hex);

  add_closed (root, list, after, HU_SUBJECT_HEX, hex);
  if (building != HU_BUILDING_NONE)
    add_closed (root, list, after, HU_SUBJECT_BUILDING, building);
}

/* A Fire by accident where one burns already, or beside one, may count as kindled (26.162). */
static void
add_cause (HuWhyNode     *root,
           GListStore    *list,
           const HuEvent *event,
           HuSnapshot    *after)
{
  const HuState *state = hu_snapshot_get_state (after);
  HuHex hex = g_array_index (event->hexes, HuHex, 0);
  HuLocation location = hu_map_location (state->scenario->map, hex, hu_event_get_storey (event, 0));
  HuSide kindler;

  if (event->cause != HU_CAUSE_ACCIDENT)
    return;

  hu_control_fire_joined (state, location, &kindler);
  if (kindler != HU_SIDE_NONE)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, hu_explain_cause (state->scenario, location, kindler)),
                      "26.16");
}

/* Is it what becomes of a unit of the viewer's, or of anybody's to whom sees all? */
static gboolean
is_own (HuWhyNode     *root,
        const HuEvent *event)
{
  HuSide viewer = hu_game_get_viewer (root->game);

  return viewer == HU_SIDE_NONE || hu_scenario_get_unit (hu_snapshot_get_scenario (root->snapshot), event->unit)->side == viewer;
}

/* Does a unit come somewhere by it, or become able to gain what it is in? */
static gboolean
brings_unit (HuWhyNode     *root,
             const HuEvent *event)
{
  guint bad = event->states & event->states_set;

  return event->verb == HU_VERB_MOVE || event->verb == HU_VERB_PLACE || event->verb == HU_VERB_MOP_UP ||
         (event->verb == HU_VERB_MARK && bad == 0 && (event->states_set != 0 || event->has_in) && is_own (root, event));
}

/* Is the unit one of the armed enemies who keep @side from it? */
static gboolean
keeps (const HuState          *state,
       HuSide                  side,
       const HuControlSubject *subject,
       guint                   unit)
{
  g_autoptr(GPtrArray) reasons = hu_control_reasons (state, side, subject->kind, subject->subject);

  for (guint i = 0; i < reasons->len; i++)
    {
      const HuReason *reason = g_ptr_array_index (reasons, i);

      if (hu_control_is_of_enemies (reason->clause) && reason->units != NULL && hu_numbers_have (reason->units, unit))
        return TRUE;
    }

  return FALSE;
}

/* What the other side had seen of a unit that the event reveals, and the largest thing that it is now known to keep from it. */
static void
add_reveal (HuWhyNode     *root,
            GListStore    *list,
            const HuEvent *event,
            HuSnapshot    *after)
{
  const guint secret = HU_STATE_HIDDEN | HU_STATE_CONCEALED;
  const HuState *state = hu_snapshot_get_state (after);
  HuControlWithout without = { .unit = event->unit };
  g_autoptr(GArray) subjects = NULL;
  guint before;

  if (event->verb != HU_VERB_MARK || !(event->states_set & secret) || (state->unit_states[event->unit] & secret) ||
      hu_scenario_get_unit (state->scenario, event->unit)->kind == HU_UNIT_DUMMY)
    return;

  before = hu_game_peek_before (root->game, root->event)->unit_states[event->unit];
  if (!(before & secret))
    return;

  without.side = hu_side_other (hu_tactical_holder (state, event->unit));
  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                       hu_explain_without (after, &without, before & HU_STATE_HIDDEN ? HU_WITHOUT_WAS_HIDDEN
                                                                                                     : HU_WITHOUT_WAS_CONCEALED)),
                    "26.15");
  if (state->unit_status[event->unit] != HU_UNIT_ON_MAP || state->unit_hex[event->unit] == HU_HEX_NONE)
    return;

  subjects = _hu_why_list_subjects (state, event->unit, without.side);
  if (subjects->len > 0 && keeps (state, without.side, &g_array_index (subjects, HuControlSubject, 0), event->unit))
    add_why_not (root, list, after, without.side, &g_array_index (subjects, HuControlSubject, 0), TRUE);
}

static void
add_idle (HuWhyNode     *root,
          GListStore    *list,
          const HuEvent *event,
          HuSnapshot    *after)
{
  if (brings_unit (root, event))
    add_not_gained (root, list, after, event->unit, TRUE);
  else if (event->verb == HU_VERB_FIRE || event->verb == HU_VERB_RUBBLE)
    {
      if (event->verb == HU_VERB_FIRE)
        {
          add_cause (root, list, event, after);
          _hu_why_add_joined_by (root, list, after);
        }
      add_closed (root, list, after, HU_SUBJECT_HEX, g_array_index (event->hexes, HuHex, 0));
      add_with_hex (root, list, event, after);
    }
  else if (event->verb == HU_VERB_EXTINGUISH)
    add_still_closed (root, list, after, g_array_index (event->hexes, HuHex, 0));
}

/* How the units that scored by the event were counted. */
static void
add_scores (HuWhyNode    *root,
            GListStore   *list,
            const GArray *lines,
            guint         event,
            gboolean      exits)
{
  for (guint i = 0; i < lines->len; i++)
    if (g_array_index (lines, HuCasualty, i).event == event)
      _hu_why_add_score (root, list, &g_array_index (lines, HuCasualty, i), exits);
}

void
_hu_why_add_control_event (HuWhyNode     *root,
                           GListStore    *list,
                           const HuEvent *event,
                           HuSnapshot    *after,
                           gboolean       idle)
{
  guint before = g_list_model_get_n_items (G_LIST_MODEL (list));
  char *text;

  add_scores (root, list, hu_snapshot_get_control (root->snapshot)->casualties, root->event, FALSE);
  add_scores (root, list, hu_snapshot_get_control (root->snapshot)->exits, root->event, TRUE);
  if (idle)
    add_idle (root, list, event, after);
  else if (brings_unit (root, event))
    add_not_gained (root, list, after, event->unit, FALSE);
  add_reveal (root, list, event, after);
  if (event->verb == HU_VERB_DECLARE)
    _hu_why_add_declared (root, list, event);
  text = hu_explain_more_of_event (hu_snapshot_get_scenario (root->snapshot), event, idle,
                                   g_list_model_get_n_items (G_LIST_MODEL (list)) > before);
  if (text != NULL)
    _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0, text), "26.2");
  _hu_why_add_escort (root, list, root->event);
}
