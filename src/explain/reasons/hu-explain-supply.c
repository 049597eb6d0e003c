/*
 * Words for the answer to "is it in supply, and why?", for where and why a line of supply stops, and for why a hex is connected
 * with a source or is not.
 */
#include "config.h"

#include "hu-explain-links.h"
#include "hu-explain-need.h"
#include "hu-explain-opening.h"
#include "hu-explain-private.h"
#include "hu-sentence.h"
#include "hu-supply-clauses.h"

#define MOST_HEXES 3
#define MOST_CHOICES 4 /* hexes that are named as "a, b or c" */

/* A question with its answer. */
typedef struct
{
  const HuSupplySituation *situation;
  const HuSupplyAnswer    *answer;
  const HuScenario        *scenario;
  guint                    unit; /* or HU_UNIT_NONE */
} Answer;

static const char *
enemy_name (const Answer *self)
{
  return _hu_side_name (self->scenario, hu_side_other (self->answer->side));
}

/* The unit; or the place or hex, and for whom. */
static char *
name_subject (const Answer *self)
{
  const GArray *origins = self->answer->origins;
  HuHex first = g_array_index (origins, HuHex, 0);
  gint place = hu_map_place_at (self->scenario->map, first);
  g_autofree char *name = NULL;
  g_autofree char *link = NULL;

  if (self->unit != HU_UNIT_NONE)
    {
      name = hu_explain_unit (self->scenario, self->unit);
      return _hu_link (first, name);
    }

  name = origins->len > 1 && place >= 0 ? hu_explain_place (self->scenario, (guint) place)
                                        : hu_explain_hex (self->scenario, first);
  link = _hu_link (first, name);

  /* Translators: a hex or a place, side: "3009 (Vyazma) for the Soviet side" */
  return hu_explain_sentence (self->scenario, _("%1$s for the %2$s side"), link,
                              _hu_side_name (self->scenario, self->answer->side));
}

/* --- What stops a line --- */

typedef struct
{
  HuSide        side; /* whose line it is */
  HuSupplyRules rules;
  HuWayKinds    ways;
  HuHexside     hexside;
  gboolean      outside; /* of the hexes of a condition */
  char         *terrain;
  char         *units; /* that stop it there */
  char         *from;  /* the hex before it */
} Stop;

static const HuPart stop_parts[] = {
  HU_PART ("side", SIDE, Stop, side),
  HU_PART ("enemy", OPPONENT, Stop, side),
  HU_PART ("negated", INT, Stop, rules.zoc_negated_by_units),
  HU_PART ("length", INT, Stop, rules.max_length),
  HU_PART ("steps", INT, Stop, rules.steps),
  HU_PART ("ways", UINT, Stop, ways),
  HU_PART ("hexside", UINT, Stop, hexside),
  HU_PART ("outside", INT, Stop, outside),
  HU_PART ("terrain", TEXT, Stop, terrain),
  HU_PART ("units", TEXT, Stop, units),
  HU_PART ("from", TEXT, Stop, from),
  HU_PARTS_END
};

static char *
tell_stop (const HuSupplySituation *situation,
           const HuSentence        *sentences,
           HuBlock                  because,
           Stop                     stop)
{
  stop.side = situation->side;
  stop.rules = situation->rules;
  stop.ways = _hu_find_ways (situation->rules.along);

  return _hu_tell (&(HuTold) { situation->state->scenario, stop_parts, &stop }, sentences, because);
}

/* --- In supply --- */

static char *
tell_source (const HuTold *told)
{
  const HuSupplyStanding *standing = told->about;
  g_autofree char *name = hu_grid_dup_name (told->scenario->map->grid, standing->source);

  return _hu_link (standing->source, name);
}

static const HuPart way_parts[] = {
  HU_PART ("length", INT, HuSupplyStanding, length),
  HU_PART_TOLD ("source", tell_source),
  HU_PARTS_END
};

/* By the edge of the map that it leads to.  Translators: {length}: a number of hexes; {source}: the hex of the source. */
static const HuSentence ways[] = {
  { HU_EDGE_NORTH,
    HU_BOTH ("in supply, {length} hex to the north edge at {source}",
             "in supply, {length} hexes to the north edge at {source}"), "length" },
  { HU_EDGE_EAST,
    HU_BOTH ("in supply, {length} hex to the east edge at {source}",
             "in supply, {length} hexes to the east edge at {source}"), "length" },
  { HU_EDGE_SOUTH,
    HU_BOTH ("in supply, {length} hex to the south edge at {source}",
             "in supply, {length} hexes to the south edge at {source}"), "length" },
  { HU_EDGE_WEST,
    HU_BOTH ("in supply, {length} hex to the west edge at {source}",
             "in supply, {length} hexes to the west edge at {source}"), "length" },
  { HU_ELSE,
    HU_BOTH ("in supply, {length} hex to the source at {source}",
             "in supply, {length} hexes to the source at {source}"), "length" },
  { 0 }
};

/* Of a line that leads elsewhere than to sources.  Translators: {length}: a number of hexes; {source}: the hex where it ends. */
static const HuSentence ways_elsewhere[] = {
  { HU_ELSE,
    HU_BOTH ("a line of {length} hex leads to {source}", "a line of {length} hexes leads to {source}"), "length" },
  { 0 }
};

static char *
explain_way (const HuScenario       *scenario,
             const HuSupplyStanding *standing)
{
  return _hu_tell (&(HuTold) { scenario, way_parts, standing }, ways, standing->edge);
}

/* No single unit was found that would cut the line; in an empty hex where the line begins none was tried. */
static char *
explain_no_cutter (const Answer *self,
                   gboolean      over)
{
  HuHex origin = g_array_index (self->answer->origins, HuHex, 0);
  g_autofree char *name = NULL;

  if (self->answer->origins->len > 1 || self->situation->friendly[origin])
    return hu_explain_sentence (self->scenario, over
                                /* Translators: a side, as "German": of an enemy of a line of supply. */
                                ? _("no single %s unit would have cut it")
                                /* Translators: a side, as "German": of an enemy of a line of supply. */
                                : _("no single %s unit would cut it"), enemy_name (self));

  name = hu_grid_dup_name (self->scenario->map->grid, origin);

  return hu_explain_sentence (self->scenario, over
                              /* Translators: a side, as "German": of an enemy of a line of supply; the hex where it begins. */
                              ? _("no single %1$s unit outside %2$s would have cut it")
                              /* Translators: a side, as "German": of an enemy of a line of supply; the hex where it begins. */
                              : _("no single %1$s unit outside %2$s would cut it"), enemy_name (self), name);
}

/* Once the game is over, what would have cut the line. */
static char *
explain_cutters (const Answer *self)
{
  const GArray *cutters = self->answer->cutters;
  gboolean over = hu_state_get_verdict (self->situation->state) != NULL;
  g_autofree char *hexes = NULL;

  if (cutters->len == 0)
    return explain_no_cutter (self, over);

  if (cutters->len <= MOST_CHOICES)
    {
      hexes = _hu_explain_any_list (self->scenario, cutters, 0, _hu_link_nth_hex);
      return hu_explain_sentence (self->scenario, over
                                  /* Translators: a side, as "German"; hexes: "2817 or 2917". */
                                  ? _("one more %1$s unit in %2$s would have cut it")
                                  /* Translators: a side, as "German"; hexes: "2817 or 2917". */
                                  : _("one more %1$s unit in %2$s would cut it"), enemy_name (self), hexes);
    }

  hexes = _hu_explain_list (self->scenario, cutters, MOST_CHOICES, _hu_link_nth_hex);
  return hu_explain_sentence (self->scenario, over
                              /* Translators: a number of hexes; a side, as "German"; the hexes. */
                              ? _hu_trn ("one more %2$s unit in %1$u hex would have cut it: %3$s",
                                         "one more %2$s unit in any of %1$u hexes would have cut it: %3$s", cutters->len)
                              /* Translators: a number of hexes; a side, as "German"; the hexes. */
                              : _hu_trn ("one more %2$s unit in %1$u hex would cut it: %3$s",
                                         "one more %2$s unit in any of %1$u hexes would cut it: %3$s", cutters->len),
                              cutters->len, enemy_name (self), hexes);
}

/* A capital supplies units in it, and no others (8.3). */
static char *
explain_inside (const HuScenario *scenario,
                const char       *subject,
                HuHex             hex)
{
  g_autofree char *place = hu_explain_place (scenario, (guint) hu_map_place_at (scenario->map, hex));

  /* Translators: a unit or hex; a place, as "Moscow". */
  return g_strdup_printf (_("%1$s: in supply; %2$s supplies the units in it (8.3), and no others."), subject, place);
}

/* Whether a condition's line goes elsewhere than to a source, or through its own hexes only, does not tell who is in supply. */
static gboolean
is_own_line (const Answer *self)
{
  return self->situation->elsewhere || self->situation->outside != NULL;
}

static char *
explain_supplied (const Answer *self)
{
  g_autofree char *subject = name_subject (self);
  g_autofree char *way = NULL;
  g_autofree char *width = NULL;
  g_autofree char *cutters = NULL;
  gboolean elsewhere = self->situation->elsewhere;

  if (self->answer->standing.length == 0 && elsewhere)
    /* Translators: a hex, where a line should lead to. */
    return g_strdup_printf (_("%s: no line is needed; the hex is one of those to reach."), subject);
  if (self->answer->standing.inside)
    return explain_inside (self->scenario, subject, self->answer->standing.source);
  if (self->answer->standing.length == 0)
    /* Translators: a unit or hex. */
    return g_strdup_printf (_("%s: in supply; the hex is a source itself."), subject);

  way = is_own_line (self) ? _hu_tell (&(HuTold) { self->scenario, way_parts, &self->answer->standing }, ways_elsewhere, HU_ELSE)
                  : explain_way (self->scenario, &self->answer->standing);
  width = g_strdup_printf (self->answer->exact ? /* Translators: of a lifeline, in hexes. */
                                               _("width %u")
                                               : /* Translators: of a lifeline, in hexes. */
                                               _("width at most %u"), self->answer->width);
  cutters = explain_cutters (self);

  /* Translators: a unit or hex; "in supply, 7 hexes to the north edge at 3401"; "width 2"; which enemy unit cuts it. */
  return g_strdup_printf (_("%1$s: %2$s; %3$s; %4$s."), subject, way, width, cutters);
}

/* --- Out of supply --- */

/* Translators: {units}: units; {enemy}: a side; {length}, {steps}: how many hexes a line may be long, or may lead to a line of
 * the map: a road, a stream. */
static const HuSentence answered_stops[] = {
  { HU_BLOCK_ZOC, N_("zone of control of {units}") },
  { HU_BLOCK_OWNER, N_("controlled by the {enemy} side") },
  { HU_BLOCK_HEXSIDE, N_("a lake along the hexside"), HU_WHERE ("hexside", HU_HEXSIDE_LAKE) },
  { HU_BLOCK_HEXSIDE, N_("a river along the hexside"), HU_WHERE ("hexside", HU_HEXSIDE_RIVER) },
  { HU_BLOCK_HEXSIDE, N_("a wall along the hexside"), HU_WHERE ("hexside", HU_HEXSIDE_WALL) },
  { HU_BLOCK_HEXSIDE, N_("a cliff along the hexside") },
  { HU_BLOCK_LENGTH, HU_BOTH ("longest line of {length} hex", "longest line of {length} hexes"), "length" },
  { HU_BLOCK_STEPS,
    HU_BOTH ("at most {steps} step to a railway", "at most {steps} steps to a railway"), "steps",
    HU_WHERE ("ways", HU_WAYS_RAILWAYS) },
  { HU_BLOCK_STEPS,
    HU_BOTH ("at most {steps} step to a road", "at most {steps} steps to a road"), "steps", HU_WHERE ("ways", HU_WAYS_ROADS) },
  { HU_BLOCK_STEPS,
    HU_BOTH ("at most {steps} step to a road or railway", "at most {steps} steps to a road or railway"), "steps",
    HU_WHERE ("ways", HU_WAYS_BOTH) },
  { HU_BLOCK_STEPS,
    HU_BOTH ("at most {steps} step to a line of the map", "at most {steps} steps to a line of the map"), "steps" },
  { HU_BLOCK_LINE_ENDS, N_("end of the railway"), HU_WHERE ("ways", HU_WAYS_RAILWAYS) },
  { HU_BLOCK_LINE_ENDS, N_("end of the road"), HU_WHERE ("ways", HU_WAYS_ROADS) },
  { HU_BLOCK_LINE_ENDS, N_("end of the road or railway"), HU_WHERE ("ways", HU_WAYS_BOTH) },
  { HU_BLOCK_LINE_ENDS, N_("end of a line of the map") },
  { 0 }
};

static char *
name_stop (const Answer       *self,
           const HuSupplyStop *stop)
{
  g_autofree char *units = _hu_link_units (self->situation->state, stop->units, MOST_HEXES);

  if (stop->because == HU_BLOCK_UNIT)
    return g_steal_pointer (&units);
  if (stop->because == HU_BLOCK_TERRAIN && stop->terrain == HU_N_TERRAINS)
    return g_strdup (_("beyond the hexes of the condition"));
  if (stop->because == HU_BLOCK_TERRAIN)
    return g_strdup (_hu_terrain_name (stop->terrain));

  return tell_stop (self->situation, answered_stops, stop->because, (Stop) { .units = units, .hexside = stop->hexside });
}

static char *
explain_stop (const Answer       *self,
              const HuSupplyStop *stop)
{
  g_autofree char *what = name_stop (self, stop);
  g_autofree char *hexes = _hu_explain_list (self->scenario, stop->hexes, MOST_HEXES, _hu_link_nth_hex);

  /* Translators: what stops a line of supply, as "zone of control of 6 Pz"; the hexes where it does. */
  return g_strdup_printf (_("%1$s (%2$s)"), what, hexes);
}

/* Where the ground is the reason, says where: what else stops lines on their way would not let one through. */
static char *
explain_ground (const Answer *self)
{
  const GPtrArray *stops = self->answer->stops;
  const HuSupplyOpening *opening = self->answer->opening;
  gboolean is_ground = opening->kind == HU_OPENING_GROUND ||
                       (opening->kind == HU_OPENING_LINE_ENDS && opening->broken[0] == HU_HEX_NONE);
  char *all = NULL;

  for (guint i = 0; i < stops->len && is_ground; i++)
    {
      const HuSupplyStop *stop = g_ptr_array_index (stops, i);
      g_autofree char *before = all;
      g_autofree char *next = stop->decides ? explain_stop (self, stop) : NULL;

      /* Translators: a list of reasons that goes on. */
      all = before != NULL && next != NULL ? g_strdup_printf (C_("list of reasons", "%1$s; %2$s"), before, next)
                                           : g_strdup (next != NULL ? next : before);
    }

  return all;
}

static char *
explain_unsupplied (const Answer *self)
{
  g_autofree char *subject = name_subject (self);
  g_autofree char *opening = _hu_explain_opening (self->scenario, self->situation->state, self->answer->opening);
  g_autofree char *ground = explain_ground (self);

  if (is_own_line (self))
    /* Translators: a hex; sentences that say why. */
    return g_strdup_printf (_("%1$s: no line gets through. %2$s."), subject, opening);
  if (ground == NULL)
    /* Translators: a unit or hex; sentences that say why. */
    return g_strdup_printf (_("%1$s: out of supply. %2$s."), subject, opening);

  /* Translators: a unit or hex; sentences that say why; where lines end, as "lake (2818)". */
  return g_strdup_printf (_("%1$s: out of supply. %2$s. Its lines end here: %3$s."), subject, opening, ground);
}

static char *
explain (const HuSupplySituation *situation,
         const HuSupplyAnswer    *answer,
         guint                    unit)
{
  Answer self = { situation, answer, situation->state->scenario, unit };
  g_autofree char *words = answer->supplied ? explain_supplied (&self) : explain_unsupplied (&self);
  g_autofree char *hexes = NULL, *names = NULL;

  if (situation->need < 0)
    return g_steal_pointer (&words);

  names = _hu_explain_asking (self.scenario, (guint) situation->need);
  hexes = _hu_explain_list (self.scenario, answer->origins, MOST_HEXES, _hu_link_nth_hex);
  /* Translators: an answer about a line that conditions ask about; these conditions; the hexes where it begins. */
  return g_strdup_printf (_("%1$s This line counts for %2$s, whoever is in %3$s."), words, names, hexes);
}

char *
hu_explain_supply_answer (const HuSupplySituation *situation,
                          const HuSupplyAnswer    *answer,
                          guint                    unit)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (situation != NULL && answer != NULL, NULL);

  words = explain (situation, answer, unit);

  return _hu_links_to_text (words);
}

char *
hu_explain_supply_markup (const HuSupplySituation *situation,
                          const HuSupplyAnswer    *answer,
                          guint                    unit)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (situation != NULL && answer != NULL, NULL);

  words = explain (situation, answer, unit);

  return _hu_links_to_markup (words);
}

char *
hu_explain_supply_standing (const HuScenario       *scenario,
                            const HuSupplyStanding *standing)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (scenario != NULL && standing != NULL, NULL);

  if (standing->length < 0)
    return g_strdup (_("out of supply"));
  if (standing->inside)
    return g_strdup (_("in supply; the place supplies the units in it (8.3)"));
  if (standing->length == 0)
    return g_strdup (_("in supply; the hex is a source itself"));

  words = explain_way (scenario, standing);

  return _hu_links_to_text (words);
}

char *
hu_explain_supply_nowhere (const HuScenario *scenario,
                           HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  /* Translators: %s is a side, as "German" */
  return hu_explain_sentence (scenario, _("the %s side has no sources of supply in this scenario"),
                              _hu_side_name (scenario, side));
}

char *
hu_explain_no_source (const HuScenario *scenario,
                      HuSide            side)
{
  g_return_val_if_fail (scenario != NULL, NULL);

  /* Translators: a side; the full stop follows. */
  return hu_explain_sentence (scenario, _("The %s side has no usable source of supply"), _hu_side_name (scenario, side));
}

/* --- Where a line stops, and why a hex is connected with a source or is not --- */

/* Where lines of supply run along railways only, a road that leads there is none to speak of.
 * Translators: {units}: units; {side}, {enemy}: sides; {terrain}: lake, sea; {from}: the hex before; {length}, {steps}: how many
 * hexes a line may be long, or may lead to a line of the map: a road, a stream. */
static const HuSentence frontier_stops[] = {
  { HU_BLOCK_UNIT, N_("held by {units}") },
  { HU_BLOCK_ZOC, N_("zone of control of {units}, and no {side} unit here"), HU_WHERE ("negated", TRUE) },
  { HU_BLOCK_ZOC, N_("zone of control of {units}") },
  { HU_BLOCK_OWNER, N_("controlled by the {enemy} side") },
  { HU_BLOCK_TERRAIN, N_("beyond the hexes of the condition"), HU_WHERE ("outside", TRUE) },
  { HU_BLOCK_TERRAIN, N_("impassable: {terrain}") },
  { HU_BLOCK_HEXSIDE, N_("a lake along the hexside from {from}"), HU_WHERE ("hexside", HU_HEXSIDE_LAKE) },
  { HU_BLOCK_HEXSIDE, N_("a river along the hexside from {from}"), HU_WHERE ("hexside", HU_HEXSIDE_RIVER) },
  { HU_BLOCK_HEXSIDE, N_("a wall along the hexside from {from}"), HU_WHERE ("hexside", HU_HEXSIDE_WALL) },
  { HU_BLOCK_HEXSIDE, N_("a cliff along the hexside from {from}") },
  { HU_BLOCK_LENGTH,
    HU_BOTH ("further than the {length} hex that a line may be long",
             "further than the {length} hexes that a line may be long"), "length" },
  { HU_BLOCK_STEPS,
    HU_BOTH ("further than the {steps} step that may lead to a railway",
             "further than the {steps} steps that may lead to a railway"), "steps", HU_WHERE ("ways", HU_WAYS_RAILWAYS) },
  { HU_BLOCK_STEPS,
    HU_BOTH ("further than the {steps} step that may lead to a road",
             "further than the {steps} steps that may lead to a road"), "steps", HU_WHERE ("ways", HU_WAYS_ROADS) },
  { HU_BLOCK_STEPS,
    HU_BOTH ("further than the {steps} step that may lead to a road or railway",
             "further than the {steps} steps that may lead to a road or railway"), "steps", HU_WHERE ("ways", HU_WAYS_BOTH) },
  { HU_BLOCK_STEPS,
    HU_BOTH ("further than the {steps} step that may lead to a line of the map",
             "further than the {steps} steps that may lead to a line of the map"), "steps" },
  { HU_BLOCK_LINE_ENDS, N_("no railway leads there from {from}"), HU_WHERE ("ways", HU_WAYS_RAILWAYS) },
  { HU_BLOCK_LINE_ENDS, N_("no road leads there from {from}"), HU_WHERE ("ways", HU_WAYS_ROADS) },
  { HU_BLOCK_LINE_ENDS, N_("no road or railway leads there from {from}"), HU_WHERE ("ways", HU_WAYS_BOTH) },
  { HU_BLOCK_LINE_ENDS, N_("no line of the map leads there from {from}") },
  { 0 }
};

char *
hu_explain_frontier (const HuSupplySituation *situation,
                     const HuFrontierHex     *frontier)
{
  const HuMap *map;
  Stop stop = { 0 };
  g_autofree char *from = NULL, *units = NULL, *words = NULL, *enemy = NULL;

  g_return_val_if_fail (situation != NULL, NULL);
  g_return_val_if_fail (frontier != NULL, NULL);

  map = situation->state->scenario->map;
  stop.terrain = (char *) _hu_terrain_name (map->terrain[frontier->hex]);
  stop.outside = situation->outside != NULL && situation->outside[frontier->hex];
  if (frontier->because == HU_BLOCK_HEXSIDE)
    stop.hexside = hu_supply_situation_hexside (situation, frontier->from, frontier->hex);
  if (frontier->because == HU_BLOCK_HEXSIDE || frontier->because == HU_BLOCK_LINE_ENDS)
    stop.from = from = hu_grid_dup_name (map->grid, frontier->from);
  if (frontier->because == HU_BLOCK_UNIT || frontier->because == HU_BLOCK_ZOC)
    {
      g_autoptr(GArray) blockers = hu_supply_situation_blockers (situation, frontier->hex, frontier->because);

      stop.units = units = hu_explain_units (situation->state->scenario, blockers, HU_LIST_MOST);
    }

  words = tell_stop (situation, frontier_stops, frontier->because, stop);
  if (stop.units == NULL || !situation->rules.blocked_by_owner ||
      situation->state->hex_owner[frontier->hex] != (gint8) hu_side_other (situation->side))
    return g_steal_pointer (&words);

  /* Units are named first; with them gone the enemy's control would stop lines still. */
  enemy = hu_explain_side (situation->state->scenario, hu_side_other (situation->side));

  return hu_explain_sentence (situation->state->scenario,
                              /* Translators: what stops a line; a side. */
                              _("%1$s; and control of the %2$s side"), words, enemy);
}

/* Says that a zone of control does not stop the line, and because of which units. */
static char *
explain_negated (const HuSupplySituation *situation,
                 const HuException       *exception,
                 HuHex                    hex)
{
  const HuScenario *scenario = situation->state->scenario;
  g_autoptr(GArray) there = hu_state_units_in (situation->state, hex);
  g_autofree char *enemies = hu_explain_units (scenario, exception->units, HU_LIST_MOST);
  g_autofree char *units = NULL;

  for (guint i = there->len; i-- > 0;)
    if (hu_scenario_get_unit (scenario, g_array_index (there, guint, i))->side != situation->side)
      g_array_remove_index (there, i);
  units = hu_explain_units (scenario, there, HU_LIST_MOST);

  return g_strdup_printf (_hu_trn (
                              /* Translators: enemies, and the unit or units of a side in a hex. */
                              "the zone of control of %1$s does not stop lines: %2$s is there",
                              "the zone of control of %1$s does not stop lines: %2$s are there", there->len),
                          enemies, units);
}

/* @situation: the obstacles to a side's lines of supply; @stop: the place where lines stop, of the same call; may be
 * NULL; @hex: the hex that the call was about.  Returns further reasons why @hex is or is not connected with a source;
 * hu_explain_frontier() words the reason for a stop in @hex itself; or NULL. */
char *
hu_explain_supply_reason (const HuSupplySituation *situation,
                          const HuReason          *reason,
                          const HuFrontierHex     *stop,
                          HuHex                    hex)
{
  const HuException *negated;

  g_return_val_if_fail (situation != NULL && reason != NULL, NULL);

  if (!reason->met && !hu_supply_situation_has_source (situation))
    return hu_explain_no_source (situation->state->scenario, situation->side);
  if (stop != NULL && stop->hex != hex)
    {
      g_autofree char *where = hu_explain_hex (situation->state->scenario, stop->hex);
      g_autofree char *why = hu_explain_frontier (situation, stop);

      /* Translators: a hex where lines of supply stop, and why, as "zone of control of 6 Pz" */
      return g_strdup_printf (_("the nearest one stops at %1$s: %2$s"), where, why);
    }
  if (stop == NULL && !reason->met)
    return g_strdup (_("no source of supply is reached"));

  negated = hu_reason_find_exception (reason, HU_CLAUSE_SUPPLY_NEGATED);

  return negated != NULL ? explain_negated (situation, negated, hex) : NULL;
}
