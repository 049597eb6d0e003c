/*
 * The entries of control in the table of hu-system-lists.h.
 *
 * The Control of a moment, by name (`start.holdings`).  The units and Fires of that moment are
 * judged anew at the start, so that in rare cases something begins otherwise; that is told.
 */
#include "config.h"

#include "hu-system-lists.h"

#include <glib/gi18n-lib.h>

#include "hu-adjudicator.h"
#include "hu-control-clauses.h"
#include "hu-control-why.h"
#include "hu-control.h"
#include "hu-explain-control.h"
#include "hu-explain.h"
#include "hu-holding.h"
#include "hu-node-game.h"
#include "hu-node.h"
#include "hu-quiz-private.h"
#include "hu-snapshot.h"
#include "hu-why-node-private.h"
#include "hu-workshop-moment-private.h"
#include "hu-workshop-private.h"

#define MAX_NAMES 12

/* --- Holdings --- */

/* Appends a list of texts (transfer full) as a member, unless it is empty. */
static void
put_list (HuNode    **holding,
          const char *key,
          GPtrArray  *texts)
{
  if (texts->len > 0)
    hu_node_put (holding, key, hu_node_new_list_take (texts));
  else
    g_ptr_array_unref (texts);
}

static void
put_hexes (HuNode       **holding,
           const HuState *state,
           HuSide         side)
{
  const HuGrid *grid = state->scenario->map->grid;
  g_autofree guint8 *marks = g_malloc0 ((gsize) grid->n_hexes);
  gboolean any = FALSE;

  for (HuHex hex = 0; hex < grid->n_hexes; hex++)
    {
      marks[hex] = hu_grid_has (grid, hex) && hu_control_underlying (state, HU_SUBJECT_HEX, hex) == side;
      any |= marks[hex] != 0;
    }
  if (any)
    hu_node_put (holding, "hexes", hu_node_of_hexset (grid, marks));
}

/* Returns all that a side has then; NULL: nothing.  Holds by vehicles follow from where they are. */
static HuNode *
new_holding (const HuState *state,
             HuSide         side)
{
  const HuMap *map = state->scenario->map;
  HuNode *holding = hu_node_new_object ();
  GPtrArray *locations = g_ptr_array_new (), *buildings = g_ptr_array_new ();

  hu_node_put (&holding, "side", hu_node_new_text (state->scenario->sides[side].id));
  for (HuLocation i = 0; i < hu_map_n_locations (map); i++)
    if (hu_grid_has (map->grid, hu_location_hex (map, i)) && !hu_map_has_one_location (map, hu_location_hex (map, i)) &&
        hu_control_underlying (state, HU_SUBJECT_LOCATION, i) == side)
      g_ptr_array_add (locations, hu_node_of_location (map, i));
  put_list (&holding, "locations", locations);
  put_hexes (&holding, state, side);
  for (guint i = 0; i < map->buildings->len; i++)
    if (hu_control_underlying (state, HU_SUBJECT_BUILDING, (gint32) i) == side)
      g_ptr_array_add (buildings, hu_node_new_text (hu_map_get_building (map, i)->id));
  put_list (&holding, "buildings", buildings);

  if (hu_node_get_n (holding) == 1)
    g_clear_pointer (&holding, hu_node_unref);

  return holding;
}

/* Makes set-up areas of *@draft, so that it begins as close to the moment as areas of whole hexes allow.  The rest
 * of the draft has to be complete. */
static void
moment_carry_owners (HuNode           **draft,
                     const HuSnapshot  *moment)
{
  GPtrArray *holdings = g_ptr_array_new ();

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      HuNode *holding = new_holding (hu_snapshot_get_state (moment), side);

      if (holding != NULL)
        g_ptr_array_add (holdings, holding);
    }
  /* Control that the set-up areas gave is among the holdings, where it is still so. */
  _hu_moment_put_at (draft, "/start/setup", NULL);
  if (holdings->len > 0)
    {
      _hu_moment_put_at (draft, "/start/holdings", hu_node_new_list_take (holdings));
      return;
    }
  _hu_moment_put_at (draft, "/start/holdings", NULL);
  g_ptr_array_unref (holdings);
}

/* --- What remains --- */

/* NULL where it cannot be judged. */
static HuSnapshot *
judge (HuScenario *scenario)
{
  HuRefusal refusal;
  guint refused;

  return hu_control_rules (scenario) != NULL ? hu_adjudicate (scenario, NULL, 0, &refusal, &refused) : NULL;
}

static void
add_name (GString *names,
          guint   *n,
          char    *name) /* (transfer full) */
{
  if (*n < MAX_NAMES)
    g_string_append_printf (names, "%s%s", *n > 0 ? ", " : "", name);
  ++*n;
  g_free (name);
}

/* Within one scenario a Location goes without the number of its board. */
static char *
dup_location_name (const HuMap *map,
                   HuLocation   location)
{
  char name[HU_LOCATION_NAME_MAX];

  return g_strdup (hu_location_format (map, location, name));
}

static char *
dup_hex_name (const HuMap *map,
              HuHex        hex)
{
  char name[HU_HEX_NAME_MAX];

  /* Translators: %s is the name of a hex. */
  return g_strdup_printf (_("the hex %s"), hu_grid_format (map->grid, hex, name));
}

/* @names: of them, but for @n_more. */
static char *
word_others (guint       n,
             const char *names,
             guint       n_more)
{
  /* Translators: %2$s names them, as "V2/1, V2/roof, the building Barn". */
  g_autofree char *said = g_strdup_printf (ngettext ("%1$u Location, hex or building begins under other Control than it "
                                                     "was under, for units and Fires are judged anew at the start "
                                                     "(26.11): %2$s.",
                                                     "%1$u Locations, hexes and buildings begin under other Control "
                                                     "than they were under, for units and Fires are judged anew at "
                                                     "the start (26.11): %2$s.", n), n, names);

  if (n_more == 0)
    return g_steal_pointer (&said);

  said[strlen (said) - 1] = '\0';

  /* Translators: %1$s is a sentence that ends in a list, without its full stop; %2$u counts what the list leaves out. */
  return g_strdup_printf (ngettext ("%1$s, and %2$u more.", "%1$s, and %2$u more.", n_more), said, n_more);
}

/* The hexes that still begin under other Control, in a sentence; NULL if there are none. */
static char *
moment_word_other_owners (HuScenario       *made,
                          const HuSnapshot *moment)
{
  g_autoptr(HuSnapshot) now = judge (made);
  const HuControlFindings *a = hu_snapshot_get_control (moment), *b;
  const HuScenario *scenario = hu_snapshot_get_scenario (moment);
  const HuMap *map = scenario->map;
  g_autoptr(GString) names = g_string_new (NULL);
  guint n = 0;

  if (now == NULL)
    return NULL;

  b = hu_snapshot_get_control (now);
  for (guint i = 0; i < map->buildings->len; i++)
    if (a->buildings[i] != b->buildings[i])
      {
        const HuBuilding *building = hu_map_get_building (map, i);

        add_name (names, &n,
                  /* Translators: %s is the name of a building. */
                  g_strdup_printf (_("the building %s"), building->name != NULL ? hu_scenario_word (scenario, building->name)
                                                                                : building->id));
      }
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (a->hexes[hex] != b->hexes[hex])
      add_name (names, &n, dup_hex_name (map, hex));
  for (HuLocation i = 0; i < hu_map_n_locations (map); i++)
    if (a->locations[i] != b->locations[i])
      add_name (names, &n, dup_location_name (map, i));

  return n > 0 ? word_others (n, names->str, n - MIN (n, MAX_NAMES)) : NULL;
}

/* Terms know units and hexes, but no Locations, buildings and casualties. */
static gboolean
write_terms (HuJsonWriter     *writer,
             const HuScenario *scenario,
             GPtrArray        *left_out)
{
  g_ptr_array_add (left_out, g_strdup (_("Terms know hexes and places, but no Locations, buildings, casualty points and "
                                         "Good Order: the victory conditions of a street fight cannot be copied.")));

  return FALSE;
}

static HuNode *
new_rules (HuWorkshop *workshop)
{
  HuNode *made = hu_node_new_object ();

  hu_node_put (&made, "victory", hu_node_new_list ());

  return made;
}

/* --- A moment as a start --- */

static gboolean
has_kindled (const HuState *state)
{
  for (HuLocation i = 0; i < hu_map_n_locations (state->scenario->map); i++)
    if (hu_state_hazard (state, i) & HU_HAZARD_KINDLED)
      return TRUE;

  return FALSE;
}

static char *
word_points (const HuScenario *scenario,
             HuSide            side,
             gint64            cvp,
             gint64            exit_vp)
{
  g_autofree char *casualties = g_strdup_printf ("%" G_GINT64_FORMAT, cvp);
  g_autofree char *exits = g_strdup_printf ("%" G_GINT64_FORMAT, exit_vp);
  g_autofree char *name = hu_explain_side (scenario, side);

  return hu_explain_sentence (scenario,
                              /* Translators: a side; two numbers. */
                              _("%s begins without the casualty points (%s) and exit points (%s) gained so far: "
                                "add them to what the victory conditions ask for."), name, casualties, exits);
}

static void
note_left (HuWorkshop       *workshop,
           const HuSnapshot *then,
           GPtrArray        *left_behind)
{
  const HuState *state = hu_snapshot_get_state (then);
  const HuControlFindings *findings = hu_snapshot_get_control (then);
  guint n_captured = 0;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (findings->cvp[side] != 0 || findings->exit_vp[side] != 0)
      g_ptr_array_add (left_behind, word_points (state->scenario, side, findings->cvp[side], findings->exit_vp[side]));
  for (guint i = 0; i < state->scenario->units->len; i++)
    n_captured += state->unit_captor[i] != HU_SIDE_NONE && !_hu_moment_is_gone (state, i);
  if (n_captured > 0)
    g_ptr_array_add (left_behind,
                     g_strdup_printf (ngettext ("%u captured unit is in the hands of its own side again.",
                                                "%u captured units are in the hands of their own sides again.", n_captured),
                                      n_captured));
  if (state->n_rubble > 0)
    g_ptr_array_add (left_behind,
                     g_strdup_printf (ngettext ("%u Location in rubble stands again.", "%u Locations in rubble stand again.",
                                                state->n_rubble), state->n_rubble));
  if (has_kindled (state))
    g_ptr_array_add (left_behind,
                     g_strdup (_("Fires that a side kindled count as accidents, as all Fires at a start do (26.161).")));

  if (workshop->clean && hu_control_rules (workshop->scenario) != NULL)
    {
      g_autofree char *others = moment_word_other_owners (workshop->scenario, then);

      if (others != NULL)
        g_ptr_array_add (left_behind, g_steal_pointer (&others));
    }
}

/* --- Questions --- */

static void
add_facts (GPtrArray        *facts,
           const HuSnapshot *snapshot)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const HuState *state = hu_snapshot_get_state (snapshot);
  guint n = 0;

  _hu_quiz_add_sides (facts, HU_FACT_CVP);
  for (guint i = 0; i < scenario->map->buildings->len; i++)
    _hu_quiz_add_subject (facts, HU_FACT_CONTROL, HU_SUBJECT_BUILDING, (gint32) i);
  for (guint i = 0; i < scenario->units->len && n < HU_QUIZ_MOST_OF_A_KIND; i++)
    {
      /* The quiz does not ask about units that the viewer may not see. */
      if (state->unit_hex[i] == HU_HEX_NONE || hu_snapshot_get_secrecy (snapshot, i) != HU_SECRECY_NONE)
        continue;
      _hu_quiz_add_subject (facts, HU_FACT_CONTROL, HU_SUBJECT_HEX, state->unit_hex[i]);
      _hu_quiz_add_subject (facts, HU_FACT_CONTROL, HU_SUBJECT_LOCATION, hu_state_unit_location (state, i));
      _hu_quiz_add (facts, HU_FACT_WORTH)->unit = i;
      n++;
    }
}

/* --- Meters --- */

static void
list_why (HuWhyNode     *self,
          GListStore    *list,
          const HuMeter *meter)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (self->snapshot);
  const GPtrArray *conditions = hu_snapshot_get_control (self->snapshot)->conditions;

  if (((const HuVictoryEntry *) g_ptr_array_index (hu_control_rules (hu_snapshot_get_scenario (self->snapshot))->victory,
                                                   meter->nth))->when == HU_JUDGED_INSTANT)
    _hu_why_add_decisive_mopping_up (self, list, meter->for_side, meter->nth);
  for (guint i = 0; i < rulings->len; i++)
    {
      HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->kind == HU_CONTROL_RULING_PREVENTED && ruling->item == meter->nth)
        _hu_why_add_ruling (self, list, ruling);
    }
  _hu_why_add_condition_since (self, list, meter->nth,
                               ((const HuVictoryFinding *) g_ptr_array_index (conditions, meter->nth))->needs);
  _hu_why_add_whole (list, self->game, self->snapshot, meter->nth);
}

static const char *
get_meter_id (const HuSnapshot *snapshot,
              const HuMeter    *meter)
{
  const GPtrArray *victory = hu_control_rules (hu_snapshot_get_scenario (snapshot))->victory;

  return ((const HuVictoryEntry *) g_ptr_array_index (victory, meter->nth))->id;
}

static const HuMapMark marks[] = {
  { "building", "26.14", NULL },
  { "contested", "26.14", NULL },
  { "held", "26.12", NULL },
  { "undeclared", "26.15", NULL },
  { "barred", "26.16", NULL },
  { "kindled", "26.16", NULL },
  { "exit", "26.23", NULL },
  { "flame", "26.161", NULL },
  { "blaze", "26.161", NULL },
  { "accident", "26.161", NULL },
  { "area", "26.161", NULL },
  { "closed", "26.161", NULL },
  { "rubble", "26.161", NULL },
  { "unit-captured", "26.222", NULL },
  { "unit-secret", "26.15", NULL },
  { "unit-hidden", "26.15", NULL },
  { "unit-concealed", "26.15", NULL },
  { "unit", "26.11", NULL },
  { "control", "26.11", NULL },
  { "flip", "26.11", NULL },
  { NULL },
};

static const HuClauseId unasked[] = {
  HU_CLAUSE_UNDECIDED, HU_CLAUSE_BOARD, HU_CLAUSE_DECLARED, HU_CLAUSE_UNDECLARED, HU_CLAUSE_POSSIBLE_ENEMY,
  HU_CLAUSE_EXIT_HERO, HU_CLAUSE_EXIT_CAPTURED, HU_CLAUSE_EXIT_DOUBLE, HU_CLAUSE_EXIT_BROKEN, HU_CLAUSE_HOLDING,
  HU_CLAUSE_HIDDEN, NULL,
};

static gboolean
is_disclosed (const HuRuling *ruling)
{
  return ruling->kind == HU_CONTROL_RULING_PREVENTED;
}

/* A vehicle's hold ends with the next ruling on the same thing (26.12). */
static const HuRuling *
find_end (const HuSnapshot *snapshot,
          const HuRuling   *ruling)
{
  g_autoptr(GPtrArray) rulings = NULL;
  guint at;

  if (ruling->reason.clause != HU_CLAUSE_HOLD && ruling->reason.clause != HU_CLAUSE_ONLY_LOCATION)
    return NULL;

  rulings = hu_snapshot_list_rulings (snapshot);
  if (!g_ptr_array_find (rulings, ruling, &at))
    return NULL;

  for (guint i = at + 1; i < rulings->len; i++)
    {
      const HuRuling *later = g_ptr_array_index (rulings, i);

      if (later->kind == ruling->kind && later->subject == ruling->subject)
        return later;
    }

  return NULL;
}

static HuSide
get_default (const HuScenario *scenario,
             const char      **rule)
{
  HuSide avoider = hu_control_find_avoider (scenario);

  *rule = avoider != HU_SIDE_NONE ? "26.3" : "26.1";
  if (!hu_control_rules (scenario)->decides)
    return HU_SIDE_NONE;

  return avoider != HU_SIDE_NONE ? avoider : hu_control_rules (scenario)->otherwise;
}

static char *
explain_nobody (const HuScenario *scenario)
{
  const HuControlRules *rules = hu_control_rules (scenario);
  const char *rule;

  return rules->decides && rules->victory->len > 0 && get_default (scenario, &rule) == HU_SIDE_NONE
    ? hu_explain_default (scenario, HU_SIDE_NONE, rule) : NULL;
}

const HuSystemLists hu_control_lists = {
  .write_terms = write_terms,
  .new_rules = new_rules,
  .carry = moment_carry_owners,
  .note_left = note_left,
  .add_facts = add_facts,
  .unasked = unasked,
  .list_why = list_why,
  .get_meter_id = get_meter_id,
  .add_why_subject = _hu_why_add_control,
  .add_why_unit = _hu_why_add_control_unit,
  .add_why_place = _hu_why_add_control_place,
  .add_why_clause = _hu_why_add_control_clause,
  .add_why_event = _hu_why_add_control_event,
  .add_why_seen = _hu_why_add_control_seen,
  .add_why_limits = _hu_why_add_control_limits,
  .add_why_decisive = _hu_why_add_decisive,
  .add_why_points = _hu_why_add_control_points,
  .get_default = get_default,
  .explain_nobody = explain_nobody,
  .explain_undecisive = hu_explain_undecisive,
  .is_disclosed = is_disclosed,
  .find_end = find_end,
  .marks = marks,
};
