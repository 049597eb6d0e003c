/*
 * Reasons of a building: which of its hexes and Locations another side Controls than the building, and what Mopping Up left
 * out.
 */
#include "config.h"

#include "hu-control-why-private.h"

#include <glib/gi18n-lib.h>

#include "hu-control-reason.h"
#include "hu-explain-control.h"
#include "hu-why-node-private.h"

/* The hexes of the building, then its Locations at every level, the roof and the cellar too. */
static GArray *
list_parts (const HuMap *map,
            gint32       building)
{
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (HuControlSubject));
  const GArray *hexes = hu_map_get_building (map, (guint) building)->hexes;

  for (guint i = 0; i < hexes->len; i++)
    {
      const HuControlSubject hex = { HU_SUBJECT_HEX, g_array_index (hexes, HuHex, i) };

      g_array_append_val (parts, hex);
    }
  for (guint i = 0; i < hexes->len; i++)
    {
      HuLocation location, end = hu_map_extra_locations (map, g_array_index (hexes, HuHex, i), &location);
      HuControlSubject part = { HU_SUBJECT_LOCATION, g_array_index (hexes, HuHex, i) };

      g_array_append_val (parts, part);
      for (; location < end; location++)
        {
          part.subject = location;
          if (hu_location_building (map, location) == building)
            g_array_append_val (parts, part);
        }
    }

  return parts;
}

/* Is it another side's than the building? */
static gboolean
is_other (const HuState          *state,
          const HuControlSubject *part,
          HuSide                  owner)
{
  return hu_control_owner (state, part->kind, part->subject) != owner;
}

/* May it be another's than it seems? */
static gboolean
is_untold (const HuState          *state,
           const HuControlSubject *part)
{
  return hu_control_may_have_passed (state, part->kind, part->subject) ||
         hu_control_may_pass_when_left (state, part->kind, part->subject);
}

/* Is it the same side's, but may be another's? */
static gboolean
is_doubtful (const HuState          *state,
             const HuControlSubject *part,
             HuSide                  owner)
{
  return !is_other (state, part, owner) && is_untold (state, part);
}

/* The parts of the building of which that holds. */
static void
list_those (HuWhyNode  *self,
            GListStore *list,
            gboolean  (*holds) (const HuState          *state,
                                const HuControlSubject *part,
                                HuSide                  owner))
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  gint32 building = (gint32) self->index;
  HuSide owner = hu_control_owner (state, HU_SUBJECT_BUILDING, building);
  g_autoptr(GArray) parts = list_parts (state->scenario->map, building);

  for (guint i = 0; i < parts->len; i++)
    {
      const HuControlSubject *part = &g_array_index (parts, HuControlSubject, i);

      if (holds (state, part, owner))
        _hu_why_add_control_of (self, list, part->kind, part->subject);
    }
}

static void
list_others (HuWhyNode  *self,
             GListStore *list)
{
  list_those (self, list, is_other);
}

static gboolean
is_own (const HuState          *state,
        const HuControlSubject *part,
        HuSide                  owner)
{
  return !is_other (state, part, owner);
}

static void
list_own (HuWhyNode  *self,
          GListStore *list)
{
  list_those (self, list, is_own);
}

static void
list_doubtful (HuWhyNode  *self,
               GListStore *list)
{
  list_those (self, list, is_doubtful);
}

/* Its hex, where that has one Location and the building, if any, no other hex; or HU_HEX_NONE. */
static HuHex
find_only_hex (const HuMap   *map,
               HuSubjectKind  kind,
               gint32         subject)
{
  HuHex hex = kind == HU_SUBJECT_BUILDING ? g_array_index (hu_map_get_building (map, (guint) subject)->hexes, HuHex, 0)
                                          : kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, subject) : subject;
  gint building = hu_map_building_at (map, hex);

  return hu_map_has_one_location (map, hex) &&
         (building == HU_BUILDING_NONE || hu_map_get_building (map, (guint) building)->hexes->len == 1) ? hex : HU_HEX_NONE;
}

HuSide
_hu_why_find_gained_with (HuWhyNode     *self,
                          HuSubjectKind  kind,
                          gint32         subject)
{
  const HuMap *map = hu_snapshot_get_scenario (self->snapshot)->map;
  HuSide viewer = hu_game_get_viewer (self->game);
  HuHex hex = viewer != HU_SIDE_NONE ? find_only_hex (map, kind, subject) : HU_HEX_NONE;
  g_autoptr(GPtrArray) rulings = NULL;

  if (hex == HU_HEX_NONE)
    return HU_SIDE_NONE;

  rulings = hu_snapshot_list_rulings (self->snapshot);
  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      /* Nobody has gained it from the enemy since. */
      if (ruling->kind == HU_CONTROL_RULING_DECLARED && ruling->side == hu_side_other (viewer) &&
          ruling->subject == (ruling->subject_kind == HU_SUBJECT_BUILDING ? hu_map_building_at (map, hex) : hex) &&
          hu_control_owner (hu_snapshot_get_state (self->snapshot), ruling->subject_kind, ruling->subject) == ruling->side)
        return ruling->side;
    }

  return HU_SIDE_NONE;
}

void
_hu_why_add_building_parts (HuWhyNode  *self,
                            GListStore *list,
                            gint32      building)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  HuSide owner = hu_control_owner (state, HU_SUBJECT_BUILDING, building);
  g_autoptr(GArray) parts = list_parts (state->scenario->map, building);
  guint n_others = 0, n_doubtful = 0, n_untold = 0, n_own;
  HuWhyNode *node;

  if (_hu_why_find_gained_with (self, HU_SUBJECT_BUILDING, building) != HU_SIDE_NONE)
    return;

  for (guint i = 0; i < parts->len; i++)
    {
      const HuControlSubject *part = &g_array_index (parts, HuControlSubject, i);

      n_others += is_other (state, part, owner);
      n_doubtful += is_doubtful (state, part, owner);
      n_untold += is_other (state, part, owner) && is_untold (state, part);
    }
  n_own = parts->len - n_others;
  if (parts->len > 2 || n_others > 0)
    {
      /* The shorter list; but what cannot be told is always in it. */
      gboolean few = n_own < n_others && n_untold == 0;

      node = _hu_why_add_below (self, list, WHY_PART, (guint) building,
                                n_own == 0 && n_untold > 0 && owner != HU_SIDE_NONE
                                ? hu_explain_building_untold (state->scenario, owner)
                                : hu_explain_building_parts (state->scenario, owner, few ? n_own : MAX (n_own, n_others),
                                                             n_others));
      node->list_part = few ? list_own : list_others;
      node->open = n_others > 0;
    }
  if (n_doubtful == 0)
    return;

  node = _hu_why_add_below (self, list, WHY_PART, (guint) building, g_strdup (_("That is not certain of these:")));
  node->list_part = list_doubtful;
  node->open = TRUE;
}

/* Is it one that Mopping Up would clear, as far as the viewer knows: are broken men all that keep it? */
static gboolean
would_clear (const HuState   *state,
             const GPtrArray *reasons)
{
  const HuReason *reason = reasons->len == 1 ? g_ptr_array_index (reasons, 0) : NULL;

  if (reason == NULL || reason->clause != HU_CLAUSE_BUILDING_ENEMY || reason->units == NULL)
    return FALSE;

  for (guint i = 0; i < reason->units->len; i++)
    if (!(state->unit_states[g_array_index (reason->units, guint, i)] & HU_STATE_BROKEN))
      return FALSE;

  return TRUE;
}

/* The hexes that @units are in, each once. */
static GArray *
list_hexes (const HuState *state,
            const GArray  *units)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < units->len; i++)
    g_array_append_val (hexes, state->unit_hex[g_array_index (units, guint, i)]);
  hu_hexes_settle (hexes);

  return hexes;
}

/* The verdict if that unit mopped up the building now; (transfer full); NULL: there would be none. */
static HuSnapshot *
find_verdict (HuGame *game,
              guint   unit,
              gint32  building)
{
  g_autoptr(HuEvent) event = hu_event_new_mop_up (unit, building);
  HuEvent *events[] = { event };
  HuRefusal refusal = { 0 };
  HuSnapshot *then = hu_game_what_if (game, events, G_N_ELEMENTS (events), &refusal);

  if (then != NULL && hu_snapshot_get_verdict (then) == NULL)
    g_clear_pointer (&then, hu_snapshot_unref);

  return then;
}

/* Could that unit mop up the building now, as far as its place and order go? */
static gboolean
can_mop_up (const HuState *state,
            HuSide         side,
            gint32         building,
            guint          unit)
{
  const HuControlSubject subject = { HU_SUBJECT_BUILDING, building };

  return state->unit_status[unit] == HU_UNIT_ON_MAP && state->unit_hex[unit] != HU_HEX_NONE &&
         hu_unit_kind_is_mmc (hu_scenario_get_unit (state->scenario, unit)->kind) && hu_tactical_holder (state, unit) == side &&
         hu_tactical_unable (state, unit) == HU_UNABLE_NONE && _hu_why_is_in (state, &subject, unit);
}

/* No side is told what Mopping Up would decide: it might learn of hidden men (26.15). */
static gboolean
may_ask_mopping_up (HuWhyNode *self)
{
  return hu_game_get_viewer (self->game) == HU_SIDE_NONE && self->snapshot == hu_game_get_snapshot (self->game);
}

/* Returns the unit of @side that would decide the game by Mopping Up, or HU_UNIT_NONE; @then: (out): the position after that. */
static guint
find_mopper (HuWhyNode   *self,
             HuSide       side,
             gint32       building,
             HuSnapshot **then)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);

  if (!may_ask_mopping_up (self))
    return HU_UNIT_NONE;

  for (guint i = 0; i < state->scenario->units->len; i++)
    if (can_mop_up (state, side, building, i))
      {
        *then = find_verdict (self->game, i, building);
        if (*then != NULL)
          return i;
      }

  return HU_UNIT_NONE;
}

void
_hu_why_add_decisive (HuWhyNode  *root,
                      GListStore *list)
{
  const HuState *state = hu_snapshot_get_state (root->snapshot);

  if (root->snapshot != hu_game_get_snapshot (root->game) || state->clock.over)
    return;

  for (guint i = 0; i < state->scenario->units->len; i++)
    {
      _hu_why_add_own_mopping_up (root, list, i);
      _hu_why_add_decisive_exit (root, list, i);
    }
}

static void
add_verdict_of (HuWhyNode  *self,
                GListStore *list,
                guint       unit,
                HuSnapshot *then)
{
  g_autofree char *victory = hu_explain_victory (then);
  g_autofree char *name = hu_explain_seen_unit (self->snapshot, unit);

  _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                       /* Translators: a unit; a result: "German victory, “Breakout”". */
                                       g_strdup_printf (_("Mopping Up by %1$s now would decide the game: %2$s."), name,
                                                        victory)), "26.1");
}

/* Says so where Mopping Up by somebody of @side would decide the game. */
static void
add_verdict (HuWhyNode  *self,
             GListStore *list,
             HuSide      side,
             gint32      building)
{
  g_autoptr(HuSnapshot) then = NULL;
  guint unit = find_mopper (self, side, building, &then);

  if (unit != HU_UNIT_NONE)
    add_verdict_of (self, list, unit, then);
}

void
_hu_why_add_own_mopping_up (HuWhyNode  *self,
                            GListStore *list,
                            guint       unit)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  HuSide side = hu_tactical_holder (state, unit);
  gint building = state->unit_hex[unit] != HU_HEX_NONE
    ? hu_location_building (state->scenario->map, hu_state_unit_location (state, unit)) : HU_BUILDING_NONE;
  g_autoptr(GPtrArray) reasons = NULL;
  g_autoptr(HuSnapshot) then = NULL;

  if (building == HU_BUILDING_NONE || !may_ask_mopping_up (self) || !can_mop_up (state, side, building, unit))
    return;

  reasons = hu_control_reasons (state, side, HU_SUBJECT_BUILDING, building);
  if (would_clear (state, reasons))
    then = find_verdict (self->game, unit, building);
  if (then != NULL)
    add_verdict_of (self, list, unit, then);
}

void
_hu_why_add_decisive_mopping_up (HuWhyNode  *self,
                                 GListStore *list,
                                 HuSide      side,
                                 guint       entry)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);

  if (hu_game_get_viewer (self->game) != HU_SIDE_NONE || hu_snapshot_get_verdict (self->snapshot) != NULL || state->clock.over)
    return;

  for (guint i = 0; i < state->scenario->map->buildings->len; i++)
    {
      g_autoptr(GPtrArray) reasons = hu_control_reasons (state, side, HU_SUBJECT_BUILDING, (gint32) i);
      g_autoptr(HuSnapshot) then = NULL;
      guint unit = would_clear (state, reasons) ? find_mopper (self, side, (gint32) i, &then) : HU_UNIT_NONE;
      g_autofree char *name = unit != HU_UNIT_NONE ? hu_explain_seen_unit (self->snapshot, unit) : NULL;
      g_autofree char *where = hu_explain_subject (state->scenario, HU_SUBJECT_BUILDING, (gint32) i);

      if (name == NULL ||
          !((const HuVictoryFinding *) g_ptr_array_index (hu_snapshot_get_control (then)->conditions, entry))->needs->met)
        continue;
      _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                           /* Translators: a building; a unit. */
                                           g_strdup_printf (_("Mopping Up of %1$s by %2$s now would meet this condition and "
                                                              "decide the game."), where, name)), "26.1");
    }
}

/* The hexes of a rowhouse are mopped up each for itself. */
void
_hu_why_add_mopping_up (HuWhyNode       *self,
                        GListStore      *list,
                        const GPtrArray *reasons,
                        gint32           building)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  g_autoptr(GArray) hexes = NULL;

  if (hu_snapshot_get_verdict (self->snapshot) != NULL || state->clock.over || !would_clear (state, reasons))
    return;

  if (hu_map_get_building (state->scenario->map, (guint) building)->rowhouse)
    hexes = list_hexes (state, ((const HuReason *) g_ptr_array_index (reasons, 0))->units);
  _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_mopping_up (state->scenario, hexes)), "26.11");
  /* A condition says so at its head. */
  if (self->whole)
    add_verdict (self, list, ((const HuReason *) g_ptr_array_index (reasons, 0))->side, building);
}

/* The last event by which @side mopped up the building, as far as the viewer knows it; 0: there is none. */
static guint
find_mopping_up (HuGame *game,
                 HuSide  side,
                 gint32  building)
{
  for (guint event = hu_game_get_position (game); event > 0; event--)
    {
      const HuEvent *cause = hu_game_get_event (game, event - 1);

      if (cause->verb == HU_VERB_MOP_UP && cause->subject == building &&
          hu_scenario_get_unit (hu_game_get_scenario (game), cause->unit)->side == side)
        return hu_game_get_sight (game, event) == HU_SIGHT_WHOLE ? event : 0;
    }

  return 0;
}

void
_hu_why_add_rowhouse (HuWhyNode     *self,
                      GListStore    *list,
                      HuSubjectKind  kind,
                      gint32         subject,
                      HuSide         side)
{
  const HuMap *map = hu_snapshot_get_scenario (self->snapshot)->map;
  HuHex hex = kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, subject) : subject;
  gint building = kind == HU_SUBJECT_LOCATION ? hu_location_building (map, subject) : hu_map_building_at (map, subject);
  const HuRuling *last = hu_control_find_passing (self->snapshot, kind, subject);
  guint event, unit;
  HuHex mopped;

  /* A what-if has no history. */
  if (building == HU_BUILDING_NONE || !hu_map_get_building (map, (guint) building)->rowhouse ||
      self->snapshot != hu_game_get_snapshot (self->game))
    return;

  event = find_mopping_up (self->game, side, building);
  if (event == 0 || (last != NULL && last->event >= event))
    return;

  unit = hu_game_get_event (self->game, event - 1)->unit;
  mopped = hu_game_peek_before (self->game, event)->unit_hex[unit];
  if (mopped != hex)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_EVENT, event,
                                         hu_explain_rowhouse (self->snapshot, unit, mopped, event)), "26.15");
}
