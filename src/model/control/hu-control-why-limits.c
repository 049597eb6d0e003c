/*
 * The last sentence of an answer to one side: that it rests on the absence of enemies whom that side might not see (26.15).  It
 * stands there whether or not somebody is hidden.
 */
#include "config.h"

#include "hu-control-why-private.h"

#include "hu-control-reason.h"
#include "hu-why-about.h"
#include "hu-why-node-private.h"

/* A hidden enemy can change who controls a place, and how many units of its side there are, but none of the viewer's own. */
static gboolean
asks_for_absence (const HuTerm *term,
                  HuSide        viewer)
{
  HuSide counted = term->kind == HU_CONTROL_TERM_NO_ENEMY ? hu_side_other (term->side) : term->side;

  for (guint i = 0; i < term->parts->len; i++)
    if (asks_for_absence (g_ptr_array_index (term->parts, i), viewer))
      return TRUE;

  return hu_control_term_has_subjects (term) || (hu_control_term_has_units (term) && counted != viewer);
}

static gboolean
is_condition_limited (HuWhyNode *root,
                      guint      entry)
{
  const HuVictoryFinding *finding = g_ptr_array_index (hu_snapshot_get_control (root->snapshot)->conditions, entry);

  return asks_for_absence (finding->entry->needs, hu_game_get_viewer (root->game));
}

/* Other systems have meters of their own. */
static gboolean
is_meter_limited (HuWhyNode *root,
                  guint      index)
{
  const HuMeter *meter = g_ptr_array_index (hu_snapshot_get_meters (root->snapshot), index);

  return meter->system == HU_SYSTEM_CONTROL && meter->kind == HU_CONTROL_METER_CONDITION &&
         is_condition_limited (root, meter->nth);
}

static gboolean
is_any_condition_limited (HuWhyNode *root)
{
  for (guint i = 0; i < hu_snapshot_get_control (root->snapshot)->conditions->len; i++)
    if (is_condition_limited (root, i))
      return TRUE;

  return FALSE;
}

/* A hidden enemy changes nothing where his side is known to control it. */
static gboolean
is_not_enemys (HuWhyNode     *root,
               HuSubjectKind  kind,
               gint32         subject)
{
  return hu_control_owner (hu_snapshot_get_state (root->snapshot), kind, subject) !=
         hu_side_other (hu_game_get_viewer (root->game));
}

/* With the hex and the building it is in, which are told too. */
static gboolean
is_location_limited (HuWhyNode  *root,
                     HuLocation  location)
{
  const HuMap *map = hu_snapshot_get_scenario (root->snapshot)->map;
  gint building = hu_location_building (map, location);

  return is_not_enemys (root, HU_SUBJECT_LOCATION, location) ||
         is_not_enemys (root, HU_SUBJECT_HEX, hu_location_hex (map, location)) ||
         (building != HU_BUILDING_NONE && is_not_enemys (root, HU_SUBJECT_BUILDING, building));
}

static gboolean
is_hex_limited (HuWhyNode *root,
                HuHex      hex)
{
  const HuMap *map = hu_snapshot_get_scenario (root->snapshot)->map;
  HuLocation location, end = hu_map_extra_locations (map, hex, &location);

  if (is_location_limited (root, hex))
    return TRUE;
  for (; location < end; location++)
    if (is_not_enemys (root, HU_SUBJECT_LOCATION, location))
      return TRUE;

  return FALSE;
}

/* The answer tells of all hexes and Locations of a building. */
static gboolean
is_building_limited (HuWhyNode *root,
                     gint32     building)
{
  const GArray *hexes = hu_map_get_building (hu_snapshot_get_scenario (root->snapshot)->map, (guint) building)->hexes;

  for (guint i = 0; i < hexes->len; i++)
    if (is_hex_limited (root, g_array_index (hexes, HuHex, i)))
      return TRUE;

  return FALSE;
}

/* Did the viewer gain something by it because no enemy was there? */
static gboolean
is_event_limited (HuWhyNode *root,
                  guint      event)
{
  const GPtrArray *rulings = hu_game_get_rulings (root->game, event);

  for (guint i = 0; rulings != NULL && i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->side == hu_game_get_viewer (root->game) && hu_control_needs_absence (ruling->reason.clause))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_turn_limited (HuWhyNode *root,
                 guint      turn)
{
  for (guint event = 1; event <= hu_game_get_position (root->game); event++)
    if (hu_game_get_clock (root->game, event - 1).turn == turn && is_event_limited (root, event))
      return TRUE;

  return FALSE;
}

static gboolean
is_limited (HuWhyNode          *root,
            const HuWhySubject *subject)
{
  switch (subject->about)
    {
    case HU_WHY_UNIT:
      return hu_snapshot_get_state (root->snapshot)->unit_hex[subject->number] != HU_HEX_NONE;
    case HU_WHY_LOCATION:
      return is_location_limited (root, subject->number);
    case HU_WHY_HEX:
      return is_hex_limited (root, subject->number);
    case HU_WHY_BUILDING:
      return is_building_limited (root, subject->number);
    case HU_WHY_EVENT:
      return is_event_limited (root, (guint) subject->number);
    case HU_WHY_TURN:
      return is_turn_limited (root, (guint) subject->number);
    case HU_WHY_VERDICT:
    case HU_WHY_SIDE:
      return is_any_condition_limited (root);
    case HU_WHY_METER:
      return is_meter_limited (root, (guint) subject->number);
    case HU_WHY_PLACE:
      return TRUE;
    default:
      return FALSE;
    }
}

void
_hu_why_add_control_limits (HuWhyNode          *root,
                            GListStore         *list,
                            const HuWhySubject *subject)
{
  HuSide viewer = hu_game_get_viewer (root->game);

  /* Once the game is over, nothing is secret any more. */
  if (viewer == HU_SIDE_NONE || hu_snapshot_get_clock (root->snapshot)->over ||
      (hu_snapshot_get_verdict (root->snapshot) != NULL && hu_snapshot_get_viewer (root->snapshot) == HU_SIDE_NONE) ||
      !is_limited (root, subject))
    return;

  _hu_why_set_rule (_hu_why_add_below (root, list, WHY_FACT, 0,
                                       hu_explain_limits (hu_snapshot_get_scenario (root->snapshot), viewer)), "26.15");
}
