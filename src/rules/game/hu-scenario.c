/*
 * The scenario: making it, and finding things in it; control before the first event that it gives by name, and edges
 * and hexes that are named together.
 */
#include "hu-scenario.h"

#include "hu-arrival.h"
#include "hu-holding.h"
#include "hu-keep.h"
#include "hu-scenario-private.h"
#include "hu-sources.h"
#include "hu-system.h"
#include "hu-words-private.h"

#include <string.h>

gint
hu_sources_edge (const HuSources *sources,
                 const HuMap     *map,
                 HuHex            hex)
{
  g_return_val_if_fail (sources != NULL && map != NULL, HU_EDGE_NONE);

  for (gint edge = HU_EDGE_NORTH; sources->by_edge && edge <= HU_EDGE_WEST; edge++)
    if (sources->edges[edge] && hu_map_is_on_edge (map, hex, (HuEdge) edge))
      return edge;

  return HU_EDGE_NONE;
}

gboolean
hu_sources_have (const HuSources *sources,
                 const HuMap     *map,
                 HuHex            hex)
{
  g_return_val_if_fail (sources != NULL && map != NULL, FALSE);

  return (sources->hexes != NULL && hu_hexes_have (sources->hexes, hex)) ||
         hu_sources_edge (sources, map, hex) != HU_EDGE_NONE;
}

GArray *
hu_sources_list (const HuSources *sources,
                 const HuMap     *map)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_return_val_if_fail (sources != NULL && map != NULL, hexes);

  if (sources->hexes != NULL)
    g_array_append_vals (hexes, sources->hexes->data, sources->hexes->len);
  for (gint edge = HU_EDGE_NORTH; sources->by_edge && edge <= HU_EDGE_WEST; edge++)
    if (sources->edges[edge])
      {
        g_autoptr(GArray) along = hu_map_list_edge (map, (HuEdge) edge);

        g_array_append_vals (hexes, along->data, along->len);
      }

  return hexes;
}

HuHolding *
hu_scenario_add_holding (HuScenario *scenario,
                         HuSide      side)
{
  HuHolding *holding;

  g_return_val_if_fail (scenario != NULL, NULL);

  holding = g_new0 (HuHolding, 1);
  holding->side = side;
  holding->locations = g_array_new (FALSE, FALSE, sizeof (HuLocation));
  holding->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  holding->buildings = g_array_new (FALSE, FALSE, sizeof (guint));
  g_ptr_array_add (scenario->start.holdings, holding);

  return holding;
}

gsize
hu_holding_n_slots (const HuMap *map)
{
  return (gsize) hu_map_n_locations (map) + (gsize) map->grid->n_hexes + map->buildings->len;
}

gsize
hu_holding_slot (const HuMap   *map,
                 HuSubjectKind  kind,
                 gint32         subject)
{
  gsize n_locations = (gsize) hu_map_n_locations (map);

  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      return (gsize) subject;
    case HU_SUBJECT_HEX:
      /* The ground level of a hex has the number of the hex. */
      return (gsize) subject + (hu_map_has_one_location (map, subject) ? 0 : n_locations);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  return (gsize) subject + n_locations + (gsize) map->grid->n_hexes;
}

static void
note (gint8         *holders,
      const HuMap   *map,
      HuSubjectKind  kind,
      const GArray  *subjects, /* gint32, or guint, which is as large */
      HuSide         side)
{
  for (guint i = 0; i < subjects->len; i++)
    holders[hu_holding_slot (map, kind, g_array_index (subjects, gint32, i))] = (gint8) side;
}

gint8 *
hu_holding_find_all (const HuScenario *scenario)
{
  const GPtrArray *holdings = scenario->start.holdings;
  const HuMap *map = scenario->map;
  gint8 *holders;

  if (holdings->len == 0)
    return NULL;

  holders = g_malloc (hu_holding_n_slots (map));
  memset (holders, HU_HOLDER_UNSAID, hu_holding_n_slots (map));
  for (guint i = 0; i < holdings->len; i++)
    {
      const HuHolding *holding = g_ptr_array_index (holdings, i);

      note (holders, map, HU_SUBJECT_LOCATION, holding->locations, holding->side);
      note (holders, map, HU_SUBJECT_HEX, holding->hexes, holding->side);
      note (holders, map, HU_SUBJECT_BUILDING, holding->buildings, holding->side);
    }

  return holders;
}

static const char * const unit_kind_words[HU_N_UNIT_KINDS] = {
  "ground", "air", "naval", "squad", "half-squad", "crew", "leader", "hero",
  "dummy", "vehicle", "gun", "aircraft", "glider", "boat",
};
static const char * const unit_size_words[HU_N_SIZES] = {
  NULL, "battalion", "regiment", "brigade", "division", "corps", "army",
};
static const char * const state_words[HU_N_STATE_WORDS] = {
  "armed", "broken", "berserk", "melee", "stunned", "concealed", "hidden", "bypass", "wounded",
};
static const char * const ma_words[HU_N_MAS] = { "functioning", "malfunctioned", "disabled", "none" };
static const char * const crew_words[HU_N_CREWS] = { "inherent", "temporary", "none" };
static const char * const fire_words[] = { NULL, "flame", "blaze" };
static const char * const edge_words[] = { "north", "east", "south", "west" };

HU_DEFINE_WORDS (hu_unit_kind, HuUnitKind, kind, unit_kind_words)
HU_DEFINE_WORDS (hu_unit_size, HuUnitSize, size, unit_size_words)
HU_DEFINE_WORDS (hu_state_word, guint, word, state_words)
HU_DEFINE_WORDS (hu_ma, HuMainArmament, ma, ma_words)
HU_DEFINE_WORDS (hu_crew, HuCrew, crew, crew_words)
HU_DEFINE_WORDS (hu_fire_kind, HuFireKind, kind, fire_words)
HU_DEFINE_WORDS_TO (hu_edge, HuEdge, edge, edge_words)

static void
player_turn_free (gpointer data)
{
  HuPlayerTurn *player_turn = data;

  g_ptr_array_unref (player_turn->phases);
  g_free (player_turn->extra);
  g_free (player_turn);
}

void
hu_unit_free (HuUnit *unit)
{
  g_free (unit->id);
  g_free (unit->name);
  g_free (unit->branch);
  g_clear_pointer (&unit->tags, g_ptr_array_unref);
  g_free (unit->nationality);
  if (unit->vehicle != NULL)
    g_free (unit->vehicle->extra);
  g_free (unit->vehicle);
  hu_arrival_free (unit->arrival);
  g_free (unit->extra);
  g_free (unit);
}

gboolean
hu_unit_has_tag_of (const HuUnit    *unit,
                    const GPtrArray *tags)
{
  g_return_val_if_fail (unit != NULL && tags != NULL, FALSE);

  for (guint i = 0; unit->tags != NULL && i < unit->tags->len; i++)
    for (guint j = 0; j < tags->len; j++)
      if (g_str_equal (g_ptr_array_index (unit->tags, i), g_ptr_array_index (tags, j)))
        return TRUE;

  return FALSE;
}

static void
setup_free (gpointer data)
{
  HuSetupArea *area = data;

  g_array_unref (area->hexes);
  g_clear_pointer (&area->boards, g_array_unref);
  g_free (area->extra);
  g_free (area);
}

static void
ruled_free (gpointer data)
{
  HuRuledControl *ruled = data;

  g_array_unref (ruled->hexes);
  g_free (ruled->extra);
  g_free (ruled);
}

static void
holding_free (gpointer data)
{
  HuHolding *holding = data;

  g_array_unref (holding->locations);
  g_array_unref (holding->hexes);
  g_array_unref (holding->buildings);
  g_free (holding->extra);
  g_free (holding);
}

static void
start_fire_free (gpointer data)
{
  HuStartFire *fire = data;

  g_free (fire->extra);
  g_free (fire);
}

static void
side_clear (HuSideInfo *side)
{
  g_free (side->id);
  g_free (side->name);
  g_free (side->color);
  g_free (side->extra);
}

static void
calendar_clear (HuCalendar *calendar)
{
  g_clear_pointer (&calendar->turn_names, g_ptr_array_unref);
  g_clear_pointer (&calendar->turn_extras, g_ptr_array_unref);
  g_ptr_array_unref (calendar->player_turns);
  g_free (calendar->end_extra);
  g_free (calendar->extra);
}

/**
 * hu_scenario_new:
 * @map: its finished map; the scenario takes a reference
 *
 * Makes a scenario that is still to be filled: no title, two nameless sides,
 * one nameless turn without player turns, no units, nothing controlled.
 */
HuScenario *
hu_scenario_new (HuMap *map)
{
  HuScenario *scenario;

  g_return_val_if_fail (map != NULL, NULL);

  scenario = g_new0 (HuScenario, 1);
  scenario->ref_count = 1;
  scenario->title = g_strdup ("");
  scenario->map = hu_map_ref (map);
  hu_map_lay_locations (map);
  scenario->calendar.n_turns = 1;
  scenario->calendar.player_turns = g_ptr_array_new_with_free_func (player_turn_free);
  scenario->units = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_unit_free);
  scenario->unit_index = g_hash_table_new (g_str_hash, g_str_equal);
  scenario->start.hex_owner = g_malloc ((gsize) map->grid->n_hexes);
  scenario->start.turn = 1;
  memset (scenario->start.hex_owner, HU_SIDE_NONE, (gsize) map->grid->n_hexes);
  scenario->hex_rules = g_hash_table_new_full (NULL, NULL, (GDestroyNotify) g_array_unref,
                                               (GDestroyNotify) hu_hex_rule_free);
  scenario->start.ruled = g_ptr_array_new_with_free_func (ruled_free);
  scenario->start.setup = g_ptr_array_new_with_free_func (setup_free);
  scenario->start.holdings = g_ptr_array_new_with_free_func (holding_free);
  scenario->start.fires = g_ptr_array_new_with_free_func (start_fire_free);
  hu_scenario_set_side (scenario, HU_SIDE_FIRST, "first", NULL, NULL);
  hu_scenario_set_side (scenario, HU_SIDE_SECOND, "second", NULL, NULL);

  return scenario;
}

/**
 * hu_played_copy:
 * @played: who played, of a scenario that is still being made, or of a form
 *
 * Copies all texts.
 */
void
hu_played_copy (HuPlayed       *played,
                const HuPlayed *from)
{
  HuPlayed copy = { 0 };

  g_return_if_fail (played != NULL && from != NULL);

  for (guint side = 0; side < HU_N_SIDES; side++)
    copy.players[side] = g_strdup (from->players[side]);
  copy.place = g_strdup (from->place);
  copy.date = g_strdup (from->date);
  copy.extra = g_strdup (from->extra);
  hu_played_clear (played);
  *played = copy;
}

/* Frees the texts. */
void
hu_played_clear (HuPlayed *played)
{
  g_return_if_fail (played != NULL);

  for (guint side = 0; side < HU_N_SIDES; side++)
    g_clear_pointer (&played->players[side], g_free);
  g_clear_pointer (&played->place, g_free);
  g_clear_pointer (&played->date, g_free);
  g_clear_pointer (&played->extra, g_free);
}

HuScenario *
hu_scenario_ref (HuScenario *scenario)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  g_atomic_int_inc (&scenario->ref_count);
  return scenario;
}

/* Drops a reference to @scenario and frees @scenario with the last one. */
void
hu_scenario_unref (HuScenario *scenario)
{
  g_return_if_fail (scenario != NULL);

  if (!g_atomic_int_dec_and_test (&scenario->ref_count))
    return;

  if (scenario->base != NULL)
    {
      hu_scenario_free_repainted (scenario);
      return;
    }

  g_free (scenario->title);
  g_free (scenario->about);
  hu_played_clear (&scenario->played);
  side_clear (&scenario->sides[HU_SIDE_FIRST]);
  side_clear (&scenario->sides[HU_SIDE_SECOND]);
  calendar_clear (&scenario->calendar);
  g_hash_table_unref (scenario->unit_index);
  g_ptr_array_unref (scenario->units);
  g_free (scenario->start.hex_owner);
  g_ptr_array_unref (scenario->start.ruled);
  g_ptr_array_unref (scenario->start.setup);
  g_ptr_array_unref (scenario->start.holdings);
  g_ptr_array_unref (scenario->start.fires);
  g_free (scenario->start.extra);
  g_free (scenario->start.clock_extra);
  for (guint side = 0; side < HU_N_SIDES; side++)
    g_clear_pointer (&scenario->supply[side], hu_supply_rules_free);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (scenario->rules[id] != NULL)
      hu_system_get (id)->rules_free (scenario->rules[id], FALSE);
  if (scenario->lesson != NULL)
    scenario->free_lesson (scenario->lesson);
  g_clear_pointer (&scenario->languages, g_ptr_array_unref);
  g_free (scenario->extra);
  g_free (scenario->rules_extra);
  g_hash_table_unref (scenario->hex_rules);
  hu_keep_clear (&scenario->kept);
  hu_map_unref (scenario->map);
  g_free (scenario);
}

/* @scenario: a scenario that is still being made; @name: its name; NULL: use the id; @color: "#rrggbb", or NULL for the
 * program's own. */
void
hu_scenario_set_side (HuScenario *scenario,
                      HuSide      side,
                      const char *id,
                      const char *name,
                      const char *color)
{
  HuSideInfo *info;

  g_return_if_fail (scenario != NULL && id != NULL);
  g_return_if_fail (side == HU_SIDE_FIRST || side == HU_SIDE_SECOND);

  info = &scenario->sides[side];
  g_free (info->id);
  g_free (info->name);
  g_free (info->color);
  info->id = g_strdup (id);
  info->name = g_strdup (name != NULL ? name : id);
  info->color = g_strdup (color);
}

/**
 * hu_scenario_add_player_turn:
 * @scenario: a scenario that is still being made
 * @side: the side it belongs to, or %HU_SIDE_NONE where it belongs to both
 *
 * Adds a player turn to every game turn.  It has no phases yet; the caller adds at least one to
 * its @phases.
 */
HuPlayerTurn *
hu_scenario_add_player_turn (HuScenario *scenario,
                             HuSide      side)
{
  HuPlayerTurn *player_turn;

  g_return_val_if_fail (scenario != NULL, NULL);

  player_turn = g_new0 (HuPlayerTurn, 1);
  player_turn->side = side;
  player_turn->phases = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (scenario->calendar.player_turns, player_turn);

  return player_turn;
}

/**
 * hu_scenario_add_unit:
 * @scenario: a scenario that is still being made
 * @name: (nullable): the name on its counter; %NULL: use the id
 *
 * Adds a ground unit that waits off the map; the caller fills in the rest.
 *
 * Returns: (transfer none) (nullable): the unit, or %NULL where @id is taken
 */
HuUnit *
hu_scenario_add_unit (HuScenario *scenario,
                      const char *id,
                      const char *name,
                      HuSide      side)
{
  HuUnit *unit;

  g_return_val_if_fail (scenario != NULL && id != NULL, NULL);
  g_return_val_if_fail (side == HU_SIDE_FIRST || side == HU_SIDE_SECOND, NULL);

  if (g_hash_table_contains (scenario->unit_index, id))
    return NULL;

  unit = g_new0 (HuUnit, 1);
  unit->id = g_strdup (id);
  unit->name = g_strdup (name != NULL ? name : id);
  unit->side = side;
  unit->at = HU_HEX_NONE;
  unit->strength = -1;
  unit->line = TRUE;
  unit->zoc = HU_TRISTATE_UNSET;
  unit->states = HU_STATE_ARMED;
  unit->in = HU_UNIT_NONE;
  unit->vp = -1;
  g_ptr_array_add (scenario->units, unit);
  g_hash_table_insert (scenario->unit_index, unit->id, GUINT_TO_POINTER (scenario->units->len));

  return unit;
}

/* --- Sets by rule --- */

/* A condition that is being edited is read for a scenario that others may be reading. */
static GMutex hex_rules_lock;

void
hu_scenario_add_hex_rule (HuScenario *scenario,
                          GArray     *hexes,
                          HuHexRule  *rule)
{
  g_return_if_fail (scenario != NULL && hexes != NULL && rule != NULL);

  g_mutex_lock (&hex_rules_lock);
  g_hash_table_insert (scenario->hex_rules, g_array_ref (hexes), rule);
  g_mutex_unlock (&hex_rules_lock);
}

const HuHexRule *
hu_scenario_find_hex_rule (const HuScenario *scenario,
                           const GArray     *hexes)
{
  const HuHexRule *rule;

  g_return_val_if_fail (scenario != NULL, NULL);

  g_mutex_lock (&hex_rules_lock);
  rule = g_hash_table_lookup (scenario->hex_rules, hexes);
  g_mutex_unlock (&hex_rules_lock);

  return rule;
}

HuRuledControl *
hu_scenario_add_ruled (HuScenario *scenario,
                       HuSide      side,
                       GArray     *hexes)
{
  HuRuledControl *ruled;

  g_return_val_if_fail (scenario != NULL && hexes != NULL, NULL);

  ruled = g_new0 (HuRuledControl, 1);
  ruled->side = side;
  ruled->hexes = hexes;
  g_ptr_array_add (scenario->start.ruled, ruled);

  return ruled;
}

/* @scenario: a scenario that is still being made; @side: the side that sets up there; @hexes: (transfer full)
 * (element-type HuHex): its hexes.  Returns the area; boards may be added; borrowed. */
HuSetupArea *
hu_scenario_add_setup (HuScenario *scenario,
                       HuSide      side,
                       GArray     *hexes)
{
  HuSetupArea *area;

  g_return_val_if_fail (scenario != NULL && hexes != NULL, NULL);

  area = g_new0 (HuSetupArea, 1);
  area->side = side;
  area->hexes = hexes;
  g_ptr_array_add (scenario->start.setup, area);

  return area;
}

/* @scenario: a scenario that is still being made; @kind: Flame or Blaze.  Returns the Fire, which is an accident
 * (26.161); borrowed. */
HuStartFire *
hu_scenario_add_fire (HuScenario *scenario,
                      HuHex       hex,
                      HuStorey    storey,
                      HuFireKind  kind)
{
  HuStartFire *fire;

  g_return_val_if_fail (scenario != NULL, NULL);

  fire = g_new0 (HuStartFire, 1);
  fire->hex = hex;
  fire->storey = storey;
  fire->kind = kind;
  g_ptr_array_add (scenario->start.fires, fire);

  return fire;
}

HuVehicle *
hu_unit_make_vehicle (HuUnit *unit)
{
  g_return_val_if_fail (unit != NULL && unit->vehicle == NULL, NULL);

  unit->kind = HU_UNIT_VEHICLE;
  unit->vehicle = g_new0 (HuVehicle, 1);
  unit->vehicle->armor = -1;

  return unit->vehicle;
}

/**
 * hu_scenario_finish:
 * @scenario: a scenario with everything filled in
 *
 * Fills in the derived data that were not given.  For a scenario made from another one, these
 * are the data derived from terrain and control.
 */
void
hu_scenario_finish (HuScenario *scenario)
{
  g_return_if_fail (scenario != NULL);

  _hu_scenario_find_namesakes (scenario);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (scenario->rules[id] != NULL)
      hu_system_get (id)->rules_finish (scenario);
}

guint
hu_scenario_get_n_units (const HuScenario *scenario)
{
  g_return_val_if_fail (scenario != NULL, 0);

  return scenario->units->len;
}

const HuUnit *
hu_scenario_get_unit (const HuScenario *scenario,
                      guint             unit)
{
  g_return_val_if_fail (scenario != NULL && unit < scenario->units->len, NULL);

  return g_ptr_array_index (scenario->units, unit);
}

/* Returns the index of the unit with that id, or -1. */
gint
hu_scenario_find_unit (const HuScenario *scenario,
                       const char       *id)
{
  g_return_val_if_fail (scenario != NULL && id != NULL, -1);

  return (gint) GPOINTER_TO_UINT (g_hash_table_lookup (scenario->unit_index, id)) - 1;
}

/* @id: an id, or NULL.  Returns the side with that id, or HU_SIDE_NONE. */
HuSide
hu_scenario_find_side (const HuScenario *scenario,
                       const char       *id)
{
  g_return_val_if_fail (scenario != NULL, HU_SIDE_NONE);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (g_strcmp0 (scenario->sides[side].id, id) == 0)
      return side;

  return HU_SIDE_NONE;
}

const HuPlayerTurn *
hu_scenario_get_player_turn (const HuScenario *scenario,
                             guint             player_turn)
{
  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (player_turn < scenario->calendar.player_turns->len, NULL);

  return g_ptr_array_index (scenario->calendar.player_turns, player_turn);
}
