/*
 * Reasons of supply: whether a unit or hex is in supply, the lines that lead through a hex or end there, and what rests on them.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-need.h"
#include "hu-explain-supply.h"
#include "hu-explain.h"
#include "hu-supply-army.h"
#include "hu-supply-lines.h"
#include "hu-supply-need.h"
#include "hu-why-node-private.h"

/* Whose supply is asked for. */
typedef struct
{
  HuHex  hex;
  HuSide side;
  guint  unit; /* or HU_UNIT_NONE: the hex */
} Supplied;

/* Was it out of supply then, too? */
static gboolean
is_out (const HuState *state,
        gconstpointer  data)
{
  const Supplied *what = data;
  HuHex hex = what->unit != HU_UNIT_NONE ? state->unit_hex[what->unit] : what->hex;
  g_autoptr(HuSupplySituation) situation = NULL;
  g_autoptr(HuSupplyArmy) army = NULL;

  if (hex == HU_HEX_NONE)
    return FALSE;

  situation = what->unit != HU_UNIT_NONE ? hu_supply_situation_new_of_units (state, what->side)
                                         : hu_supply_situation_new (state, what->side);
  army = hu_supply_army_new (situation);

  return hu_supply_army_ask (army, hex).length < 0;
}

void
_hu_why_add_crossed (HuWhyNode           *self,
                     GListStore          *list,
                     const HuSupplyLines *lines,
                     const char          *rule)
{
  const GArray *shortest = NULL;
  char *words;

  for (guint i = 0; i < lines->tracing->traces->len; i++)
    {
      const GArray *path = ((const HuSupplyTrace *) g_ptr_array_index (lines->tracing->traces, i))->path;

      if (path != NULL && path->len > 1 && (shortest == NULL || path->len < shortest->len))
        shortest = path;
    }
  words = shortest != NULL ? hu_explain_supply_crossed (lines->situation, shortest) : NULL;
  if (words != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, words), rule);
}

/* Says whether @unit, or the hex itself for @side where it is HU_UNIT_NONE, is in supply; @hexes: its line, or where
 * lines end. */
static void
add_answer (HuWhyNode  *self,
            GListStore *list,
            HuHex       hex,
            HuSide      side,
            guint       unit)
{
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_from (self->snapshot, hex, side, unit);
  const HuSupplyTrace *trace;
  HuWhyNode *node;

  if (lines == NULL)
    return;

  node = _hu_why_add_below (self, list, WHY_FACT, 0, hu_explain_supply_answer (lines->situation, lines->answer, unit));
  trace = g_ptr_array_index (lines->tracing->traces, 0);
  _hu_why_add_hexes (node, trace->path);
  if (lines->opening != NULL)
    _hu_why_add_hexes (node, lines->opening->hexes);
  _hu_why_set_rule (node, "8");
  if (trace->path != NULL && trace->n_along > 0)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                         hu_explain_supply_along (lines->situation, trace->path, trace->n_along)), "8");
  _hu_why_add_crossed (self, list, lines, "8");
  if (lines->answer->supplied && lines->situation->block[hex] == HU_BLOCK_ZOC)
    {
      g_autofree char *where = hu_explain_hex (hu_snapshot_get_scenario (self->snapshot), hex);
      /* Translators: a hex, from which a line is traced. */
      char *text = g_strdup_printf (_("Zones of control would stop a line at %s, but it may begin there."), where);

      _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, text), "8");
    }
  if (!lines->answer->supplied && _hu_why_knows_since (self))
    _hu_why_add_since (self, list, _hu_why_find_since (self, is_out, &(Supplied) { hex, side, unit }), "8");
}

void
_hu_why_add_unit_supply (HuWhyNode  *self,
                         GListStore *list,
                         guint       unit)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);

  add_answer (self, list, state->unit_hex[unit], hu_scenario_get_unit (state->scenario, unit)->side, unit);
}

/* Answers for each unit there, by the sources of its own side, and for the hex for a side that has none there; an empty hex is
 * asked for the side that the rules ask about, as a click does. */
static void
list_answers (HuWhyNode  *self,
              GListStore *list,
              HuHex       hex)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  g_autoptr(GArray) units = hu_snapshot_units_in (self->snapshot, hex);
  gboolean told[HU_N_SIDES] = { FALSE, FALSE };
  HuSupplyAsked asked;

  for (guint i = 0; i < units->len; i++)
    {
      guint unit = g_array_index (units, guint, i);
      HuSide side = hu_scenario_get_unit (scenario, unit)->side;

      if (hu_snapshot_get_secrecy (self->snapshot, unit) != HU_SECRECY_NONE ||
          (self->side != HU_SIDE_NONE && side != self->side))
        continue;
      _hu_why_add_unit_supply (self, list, unit);
      told[side] = TRUE;
    }
  if (hu_map_is_impassable (scenario->map, hex))
    return;
  if (units->len == 0 && self->side == HU_SIDE_NONE && hu_supply_find_asked (scenario, &asked))
    add_answer (self, list, hex, asked.side, HU_UNIT_NONE);
  else
    for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
      if (!told[side] && (self->side == HU_SIDE_NONE || self->side == side))
        add_answer (self, list, hex, side, HU_UNIT_NONE);
}

/* Is there a hex besides @hexes at which lines of supply end, as things are, or by the rules, whoever is there? */
static gboolean
has_other_source (const HuSupplySituation *situation,
                  const GArray            *hexes,
                  gboolean                 now)
{
  HuHex n = situation->state->scenario->map->grid->n_hexes;

  for (HuHex other = 0; other < n; other++)
    if (!hu_hexes_have (hexes, other) && hu_supply_situation_names_source (situation, other) &&
        (!now || hu_supply_situation_find_bar (situation, other) == HU_N_NO_SOURCES))
      return TRUE;

  return FALSE;
}

/* Says what it means that there is no source besides @hexes; @lost: lines end at none of them. */
static void
add_only_source (HuWhyNode               *self,
                 GListStore              *list,
                 const HuSupplySituation *situation,
                 const GArray            *hexes,
                 gboolean                 lost)
{
  const HuScenario *scenario = situation->state->scenario;
  gboolean over = hu_snapshot_get_verdict (self->snapshot) != NULL;
  g_autofree char *side = hu_explain_side (scenario, situation->side);
  char *words = NULL;

  if (has_other_source (situation, hexes, TRUE))
    return;

  if (lost && has_other_source (situation, hexes, FALSE))
    words = over
      /* Translators: a side. */
      ? hu_explain_sentence (scenario, _("The %s side had no source left, so none of its lines of supply was open."), side)
      /* Translators: a side. */
      : hu_explain_sentence (scenario, _("The %s side has no source left, so none of its lines of supply is open."), side);
  else if (lost)
    words = over
      /* Translators: a side. */
      ? hu_explain_sentence (scenario, _("It was the only source of the %s side, so none of its lines of supply was open."), side)
      /* Translators: a side. */
      : hu_explain_sentence (scenario, _("It is the only source of the %s side, so none of its lines of supply is open."), side);
  else if (!over)
    /* Translators: a side. */
    words = hu_explain_sentence (scenario, _("It is the only source left to the %s side: each of its lines of supply ends here."),
                                 side);
  if (words != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, words), "8");
}

/* Says for which side the hexes are a source, or why they are none though the rules name them.  @rests: (out): the sides that
 * have it. */
static void
list_sources (HuWhyNode    *self,
              GListStore   *list,
              const GArray *hexes,
              gboolean     *rests)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autoptr(HuSupplySituation) situation = hu_tracing_possible (state->scenario, (HuSide) side)
        ? hu_supply_situation_new (state, (HuSide) side) : NULL;
      g_autoptr(GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      gboolean open = FALSE;

      for (guint i = 0; situation != NULL && i < hexes->len; i++)
        {
          HuHex hex = g_array_index (hexes, HuHex, i);
          char *words = hu_supply_situation_names_source (situation, hex) ? hu_explain_source (situation, hex) : NULL;

          open |= words != NULL && hu_supply_situation_find_bar (situation, hex) == HU_N_NO_SOURCES;
          if (words != NULL && g_hash_table_add (told, words))
            _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, g_strdup_printf ("%s.", words)), "8");
        }
      if (situation == NULL || g_hash_table_size (told) == 0)
        continue;
      add_only_source (self, list, situation, hexes, !open);
      rests[side] |= open;
    }
}

void
_hu_why_add_place_sources (HuWhyNode  *self,
                           GListStore *list,
                           guint       place)
{
  gboolean rests[HU_N_SIDES] = { FALSE, FALSE };

  list_sources (self, list, hu_map_get_place (hu_snapshot_get_scenario (self->snapshot)->map, place)->hexes, rests);
}

/* Does the closed line ask for the hex to be taken, or for the unit, or one in the hex, to go? */
static gboolean
is_in_way (const HuSupplyLines *lines,
           HuHex                hex,
           guint                unit)
{
  const HuSupplyOpening *opening = lines->opening;
  const HuState *state = hu_snapshot_get_state (lines->snapshot);

  if (opening == NULL)
    return FALSE;
  if (opening->taken != NULL && hu_hexes_have (opening->taken, hex))
    return TRUE;
  for (guint i = 0; opening->sets != NULL && i < opening->sets->len; i++)
    {
      const GArray *units = g_ptr_array_index (opening->sets, i);

      for (guint j = 0; j < units->len; j++)
        if (unit != HU_UNIT_NONE ? g_array_index (units, guint, j) == unit
                                 : state->unit_hex[g_array_index (units, guint, j)] == hex)
          return TRUE;
    }

  return FALSE;
}

/* Adds why the line of a condition is closed; @told: what has been said, as several conditions may ask for one line. */
static void
add_closed (HuWhyNode     *self,
            GListStore    *list,
            HuSupplyLines *lines,
            GHashTable    *told)
{
  HuSupplySituation *situation = lines->situation;
  gint need = situation->need;
  char *words;

  /* Which line it is for a condition is said there; but where that is not the hex's supply, here as well. */
  situation->need = -1;
  words = hu_explain_supply_answer (situation, lines->answer, HU_UNIT_NONE);
  if (!g_hash_table_add (told, words))
    return;
  if (situation->elsewhere || situation->outside != NULL)
    situation->need = need;
  _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                       hu_explain_supply_answer (situation, lines->answer, HU_UNIT_NONE)), "terms");
}

/* The lines that conditions ask for, and for which the unit has to go and its hex to be taken: where its going would be enough,
 * that is said of a game without it. */
static void
add_unit_closing (HuWhyNode  *self,
                  GListStore *list,
                  guint       unit)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  g_autoptr(GPtrArray) needs = hu_supply_list_needs (state->scenario);
  g_autoptr(GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < needs->len; i++)
    {
      const HuSupplyNeed *need = g_ptr_array_index (needs, i);

      for (guint j = 0; need->side != hu_scenario_get_unit (state->scenario, unit)->side &&
                        j < MIN (need->origins->len, WHY_MOST_NEEDED); j++)
        {
          HuHex origin = g_array_index (need->origins, HuHex, j);
          g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_of_need (self->snapshot, origin, i);

          if (is_in_way (lines, state->unit_hex[unit], unit) && lines->opening->taken != NULL && lines->opening->taken->len > 0)
            add_closed (self, list, lines, told);
        }
    }
}

void
_hu_why_add_unit_barring (HuWhyNode  *self,
                          GListStore *list,
                          guint       unit)
{
  const HuState *state = hu_snapshot_get_state (self->snapshot);
  const HuUnit *counter = hu_scenario_get_unit (state->scenario, unit);
  g_autoptr(HuSupplySituation) situation = NULL;
  char *words;

  if (!hu_unit_is_ground (counter) || !hu_tracing_possible (state->scenario, hu_side_other (counter->side)))
    return;

  situation = hu_supply_situation_new_of_units (state, hu_side_other (counter->side));
  words = hu_explain_supply_barring (situation, unit);
  if (words != NULL)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, words), "8");
  add_unit_closing (self, list, unit);
}

/* Takes @reason: why lines of @side from @origins stop here. */
static void
add_needed_stop (HuWhyNode  *self,
                 GListStore *list,
                 HuSide      side,
                 GArray     *origins,
                 char       *reason)
{
  g_autofree char *why = reason;

  if (origins->len > 0)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                         hu_explain_lines_stop (hu_snapshot_get_scenario (self->snapshot), side, origins, why)),
                      "terms");
  g_array_set_size (origins, 0);
}

/* Says that the line of that number leads through the hex: the shortest one, or all; FALSE: none does. */
static gboolean
add_needed_way (HuWhyNode           *self,
                GListStore          *list,
                const HuSupplyLines *lines,
                guint                need,
                HuHex                hex)
{
  gboolean critical = hu_supply_lines_is_critical (lines, hex), through = critical;

  for (guint i = 0; i < lines->tracing->traces->len; i++)
    {
      const GArray *path = ((const HuSupplyTrace *) g_ptr_array_index (lines->tracing->traces, i))->path;

      through |= path != NULL && hu_hexes_have (path, hex);
    }
  if (through)
    _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                         hu_explain_need_way (hu_snapshot_get_scenario (self->snapshot), need, lines->from,
                                                              critical)), "terms");

  return through;
}

/* The lines that conditions ask for, and that go through the hex, or stop in it: those that stop for one reason together.
 * @rests: (out): the sides whose lines go through it, or are cut by an enemy there. */
static void
list_needed_stops (HuWhyNode  *self,
                   GListStore *list,
                   HuHex       hex,
                   gboolean   *rests)
{
  g_autoptr(GPtrArray) needs = hu_supply_list_needs (hu_snapshot_get_scenario (self->snapshot));
  g_autoptr(GArray) told = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GHashTable) closed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *before = NULL;
  HuSide side = HU_SIDE_NONE;

  for (guint i = 0; i < needs->len; i++)
    {
      const HuSupplyNeed *need = g_ptr_array_index (needs, i);

      for (guint j = 0; j < MIN (need->origins->len, WHY_MOST_NEEDED); j++)
        {
          HuHex origin = g_array_index (need->origins, HuHex, j);
          g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_of_need (self->snapshot, origin, i);
          const HuFrontierHex *stop = lines != NULL ? hu_supply_lines_find_frontier (lines, hex) : NULL;
          g_autofree char *reason = stop != NULL ? hu_explain_frontier (lines->situation, stop) : NULL;

          if (lines != NULL && hex != origin)
            rests[need->side] |= add_needed_way (self, list, lines, i, hex);
          rests[need->side] |= lines != NULL && hu_hexes_have (lines->answer->cutters, hex);
          /* Lines may stop before they get here. */
          if (reason == NULL && lines != NULL && hex != origin && is_in_way (lines, hex, HU_UNIT_NONE))
            add_closed (self, list, lines, closed);
          if (reason == NULL)
            continue;
          if (g_strcmp0 (reason, before) != 0 || need->side != side)
            add_needed_stop (self, list, side, told, g_steal_pointer (&before));
          side = need->side;
          if (!hu_hexes_have (told, origin))
            g_array_append_val (told, origin);
          g_free (before);
          before = g_steal_pointer (&reason);
        }
    }
  add_needed_stop (self, list, side, told, g_steal_pointer (&before));
}

/* How lines from the hexes that the rules ask about get to the hex, or why not. */
static void
list_asked (HuWhyNode           *self,
            GListStore          *list,
            const HuSupplyLines *lines,
            HuHex                hex)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->snapshot);
  const HuFrontierHex *stop;
  HuHex from;
  gint distance;

  distance = hu_supply_lines_distance (lines, hex, &from);
  stop = hu_supply_lines_find_frontier (lines, hex);
  if (distance == 0 && lines->opening != NULL)
    {
      /* The line is the shortest of those from all hexes that are asked about. */
      g_autofree char *name = hu_explain_hexes (scenario, lines->tracing->origins, 0);
      g_autofree char *words = hu_explain_supply_opening (scenario, lines->opening);

      /* That the capital supplies units inside has nothing to do with its line (4.3). */
      _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0,
                                           /* Translators: a hex; sentences that say why. */
                                           g_strdup_printf (_("%1$s: no line gets through. %2$s."), name, words)), "8");
    }
  else if (distance > 0)
    {
      char *text = hu_explain_line_reaches (scenario, lines->situation->side, from, distance);

      _hu_why_set_rule (_hu_why_add_below (self, list, WHY_FACT, 0, text), "8");
    }
  else if (stop != NULL && hu_supply_situation_has_source (lines->situation))
    {
      g_autofree char *reason = hu_explain_frontier (lines->situation, stop);
      char *text = hu_explain_lines_stop (scenario, lines->situation->side, lines->tracing->origins, reason);

      _hu_why_set_rule (_hu_why_add_below (self, list, WHY_STOP, (guint) hex, text), "8");
    }
}

void
_hu_why_list_hex_supply (HuWhyNode  *self,
                         GListStore *list,
                         HuHex       hex)
{
  g_autoptr(HuSupplyLines) lines = hu_supply_lines_new_asked (self->snapshot);
  g_autoptr(GArray) here = g_array_new (FALSE, FALSE, sizeof (HuHex));
  gboolean rests[HU_N_SIDES] = { FALSE, FALSE };

  list_answers (self, list, hex);
  g_array_append_val (here, hex);
  list_sources (self, list, here, rests);
  list_needed_stops (self, list, hex, rests);
  if (lines != NULL)
    {
      g_autoptr(HuSupplyAnswer) answer = hu_supply_answer_new (lines->situation, lines->tracing);

      list_asked (self, list, lines, hex);
      rests[lines->situation->side] |= hu_supply_lines_is_critical (lines, hex) || hu_hexes_have (answer->cutters, hex);
    }
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (rests[side])
      _hu_why_add_entered (self, list, hex, side);
}
