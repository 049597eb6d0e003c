/*
 * Words for whose units and zones of control stop lines of supply.
 */
#include "config.h"

#include "hu-explain-opening.h"
#include "hu-explain-private.h"
#include "hu-explain-supply.h"
#include "hu-rule-page.h"
#include "hu-sentence.h"
#include "hu-tracing.h"
#include "hu-zoc.h"

typedef struct
{
  HuSide side;
} Stoppers;

/* Do the rules in force have the rule that these sentences cite? */
static gint64
count_cited (const HuTold *told)
{
  return hu_system_in_force (told->scenario, hu_rule_page_find ("8")->system);
}

static const HuPart stopper_parts[] = {
  HU_PART ("side", SIDE, Stoppers, side),
  HU_PART ("enemy", OPPONENT, Stoppers, side),
  HU_PART_COUNTED ("cited", count_cited),
  HU_PARTS_END
};

/* By whether they do.  Translators: {side}, {enemy}: sides; the sentences follow each other. */
static const HuSentence unit_stoppers[] = {
  { TRUE, N_("Units of the {enemy} side stop these lines.") },
  { FALSE, N_("Units of the {enemy} side do not stop these lines.") },
  { 0 }
};

enum
{
  ZONES_NO,
  ZONES_NEGATED,
  ZONES_ALWAYS
};

static const HuSentence zone_stoppers[] = {
  { ZONES_NO, N_("Its zones of control do not count.") },
  { ZONES_NEGATED, N_("Its zones of control stop them, except where a unit of the {side} side stands.") },
  { ZONES_ALWAYS, N_("Its zones of control stop them, even where a unit of the {side} side stands.") },
  { 0 }
};

static const HuSentence owner_stoppers[] = {
  { TRUE, N_("Hexes that it controls stop them as well.") },
  { FALSE, N_("Control of the hexes on the way does not matter to them.") },
  { 0 }
};

char *
hu_explain_supply_stoppers (const HuSupplySituation *situation)
{
  const HuSupplyRules *rules;
  Stoppers about;
  HuTold told = { .parts = stopper_parts, .about = &about };
  g_autofree char *units = NULL;
  g_autofree char *zones = NULL;
  g_autofree char *owner = NULL;

  g_return_val_if_fail (situation != NULL, NULL);

  rules = &situation->rules;
  about.side = situation->side;
  told.scenario = situation->state->scenario;
  units = _hu_tell (&told, unit_stoppers, rules->blocked_by_units != FALSE);
  zones = _hu_tell (&told, zone_stoppers, !rules->blocked_by_zoc || rules->zoc != HU_SUPPLY_ZOC_ALL ? ZONES_NO
                                          : rules->zoc_negated_by_units ? ZONES_NEGATED : ZONES_ALWAYS);
  owner = _hu_tell (&told, owner_stoppers, rules->blocked_by_owner != FALSE);

  return g_strjoin (" ", units, zones, owner, NULL);
}

/* --- Zones of control on the way of an open line --- */

typedef struct
{
  HuSide  side; /* whose line it is */
  GArray *hexes; /* that the line goes through, in a zone of control of … */
  GArray *units; /* … these enemies */
  GArray *carriers; /* units of the side that stand there */
} Crossed;

static const HuPart crossed_parts[] = {
  HU_PART ("side", SIDE, Crossed, side),
  HU_PART ("enemy", OPPONENT, Crossed, side),
  HU_PART ("hexes", HEXES, Crossed, hexes),
  HU_PART ("units", UNITS, Crossed, units),
  HU_PART ("carriers", UNITS, Crossed, carriers),
  HU_PARTS_END
};

enum
{
  CROSSED_ONE_SIDED, /* only zones of the line's own side stop lines */
  CROSSED_NO_ZONES,
  CROSSED_NEGATED,
  N_CROSSED, /* from here on the same once the game is over */
};

/* Translators: {units}: enemies; {hexes}: in their zones of control; {side}: the side whose line it is. */
static const HuSentence crossed[] = {
  { CROSSED_ONE_SIDED,
    N_("The line leads through the zone of control of {units} ({hexes}), which does not stop it: in this game only {side} zones "
       "of control stop lines of supply.") },
  { CROSSED_NO_ZONES,
    N_("The line leads through the zone of control of {units} ({hexes}), which does not stop it: in this game no zone of control "
       "stops a {side} line of supply.") },
  { CROSSED_NEGATED,
    HU_BOTH ("The line leads through the zone of control of {units} ({hexes}), which does not stop it: {carriers} stands there "
             "and carries it.",
             "The line leads through the zone of control of {units} ({hexes}), which does not stop it: {carriers} stand there "
             "and carry it."), "carriers" },
  { N_CROSSED + CROSSED_ONE_SIDED,
    N_("The line led through the zone of control of {units} ({hexes}), which did not stop it: in this game only {side} zones "
       "of control stop lines of supply.") },
  { N_CROSSED + CROSSED_NO_ZONES,
    N_("The line led through the zone of control of {units} ({hexes}), which did not stop it: in this game no zone of control "
       "stops a {side} line of supply.") },
  { N_CROSSED + CROSSED_NEGATED,
    HU_BOTH ("The line led through the zone of control of {units} ({hexes}), which did not stop it: {carriers} stood there and "
             "carried it.",
             "The line led through the zone of control of {units} ({hexes}), which did not stop it: {carriers} stood there and "
             "carried it."), "carriers" },
  { 0 }
};

/* Do zones of control stop the lines of these rules? */
static gboolean
count_zones (const HuSupplyRules *rules)
{
  return rules->blocked_by_zoc && rules->zoc == HU_SUPPLY_ZOC_ALL;
}

static guint
find_crossed (const HuSupplySituation *situation)
{
  HuSupplyRules other;

  if (count_zones (&situation->rules))
    return CROSSED_NEGATED;

  return hu_supply_rules_find (situation->state->scenario, hu_side_other (situation->side), &other) && count_zones (&other)
    ? CROSSED_ONE_SIDED : CROSSED_NO_ZONES;
}

/* The ground units of the line's side in the hex, which carry it through a zone of control there. */
static void
add_carriers (const HuSupplySituation *situation,
              HuHex                    hex,
              GArray                  *carriers)
{
  g_autoptr(GArray) there = hu_state_units_in (situation->state, hex);

  for (guint i = 0; i < there->len; i++)
    {
      guint unit = g_array_index (there, guint, i);
      const HuUnit *counter = hu_scenario_get_unit (situation->state->scenario, unit);

      if (counter->side == situation->side && hu_unit_is_ground (counter))
        g_array_append_val (carriers, unit);
    }
}

char *
hu_explain_supply_crossed (const HuSupplySituation *situation,
                           const GArray            *path)
{
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GArray) carriers = g_array_new (FALSE, FALSE, sizeof (guint));
  const Crossed about = { situation->side, hexes, units, carriers };
  guint which = find_crossed (situation);

  /* No rule looks at the first hex of a line, where a zone that counts is no obstacle anyway. */
  for (guint i = which == CROSSED_NEGATED ? 1 : 0; i < path->len; i++)
    {
      HuHex hex = g_array_index (path, HuHex, i);
      g_autoptr(GArray) near = hu_zoc_units (situation->state, hu_side_other (situation->side), hu_supply_projects, hex);

      if (near->len > 0)
        {
          g_array_append_val (hexes, hex);
          add_carriers (situation, hex, carriers);
        }
      for (guint j = 0; j < near->len; j++)
        if (!hu_numbers_have (units, g_array_index (near, guint, j)))
          g_array_append_val (units, g_array_index (near, guint, j));
    }
  if (hexes->len == 0)
    return NULL;

  return _hu_tell (&(HuTold) { .scenario = situation->state->scenario, .parts = crossed_parts, .about = &about }, crossed,
                   which + (hu_state_get_verdict (situation->state) != NULL ? N_CROSSED : 0));
}

/* --- The line of the map that an open line takes --- */

typedef struct
{
  GArray  *hexes;
  gboolean over; /* the game has been decided */
} Along;

static const HuPart along_parts[] = {
  HU_PART ("hexes", HEXES, Along, hexes),
  HU_PART ("over", INT, Along, over),
  HU_PARTS_END
};

/* By the kind of line.  Translators: {hexes}: hexes. */
static const HuSentence alongs[] = {
  { HU_WAYS_RAILWAYS, N_("Its line ran along the railway by {hexes}."), HU_WHERE ("over", TRUE) },
  { HU_WAYS_RAILWAYS, N_("Its line runs along the railway by {hexes}.") },
  { HU_WAYS_ROADS, N_("Its line ran along the road by {hexes}."), HU_WHERE ("over", TRUE) },
  { HU_WAYS_ROADS, N_("Its line runs along the road by {hexes}.") },
  { HU_WAYS_BOTH, N_("Its line ran along the road or railway by {hexes}."), HU_WHERE ("over", TRUE) },
  { HU_WAYS_BOTH, N_("Its line runs along the road or railway by {hexes}.") },
  { HU_ELSE, N_("Its line ran along the line of the map by {hexes}."), HU_WHERE ("over", TRUE) },
  { HU_ELSE, N_("Its line runs along the line of the map by {hexes}.") },
  { 0 }
};

char *
hu_explain_supply_along (const HuSupplySituation *situation,
                         const GArray            *path,
                         guint                    n_along)
{
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  g_return_val_if_fail (situation != NULL && path != NULL && n_along <= path->len, NULL);

  g_array_append_vals (hexes, &g_array_index (path, HuHex, path->len - n_along), n_along);

  return _hu_tell (&(HuTold) { .scenario = situation->state->scenario, .parts = along_parts,
                               .about = &(Along) { hexes, hu_state_get_verdict (situation->state) != NULL } },
                   alongs, _hu_find_ways (situation->rules.along));
}

/* --- Whose lines stop, or get there --- */

/* "Moscow (4222 and 4223)", "0604 (Pass)", "0604 and 0703" */
static char *
name_origins (const HuScenario *scenario,
              const GArray     *origins)
{
  gint place = hu_map_place_at (scenario->map, g_array_index (origins, HuHex, 0));
  g_autofree char *hexes = NULL;

  if (origins->len == 1)
    return hu_explain_hex (scenario, g_array_index (origins, HuHex, 0));

  hexes = hu_explain_hexes (scenario, origins, 0);
  for (guint i = 0; i < origins->len; i++)
    if (hu_map_place_at (scenario->map, g_array_index (origins, HuHex, i)) != place)
      return g_steal_pointer (&hexes);

  /* Translators: a place, and its hexes. */
  return place < 0 ? g_steal_pointer (&hexes)
                   : g_strdup_printf (C_("place and hexes", "%1$s (%2$s)"), _hu_place_name (scenario, (guint) place), hexes);
}

char *
hu_explain_lines_stop (const HuScenario *scenario,
                       HuSide            side,
                       const GArray     *origins,
                       const char       *why)
{
  g_autofree char *from = name_origins (scenario, origins);

  /* Translators: a side; hexes, or a place; why its lines of supply from there stop here. */
  return hu_explain_sentence (scenario, _("%1$s lines from %2$s stop here: %3$s"), _hu_side_name (scenario, side), from, why);
}

char *
hu_explain_line_reaches (const HuScenario *scenario,
                         HuSide            side,
                         HuHex             from,
                         gint              distance)
{
  g_autofree char *name = hu_explain_hex (scenario, from);

  /* Translators: a side, a hex, a number of hexes */
  return hu_explain_sentence (scenario, _hu_trn ("A %1$s line from %2$s reaches it after %3$d hex.",
                                                 "A %1$s line from %2$s reaches it after %3$d hexes.", (gulong) distance),
                              _hu_side_name (scenario, side), name, distance);
}

/* --- A unit that stops lines --- */

enum
{
  BARS_NEGATED,
  BARS_ALWAYS,
  BARS_WITHOUT_ZONE,
  BARS_ZONE_IDLE,
  N_BARS, /* from here on the same once the game is over */
};

/* Sentences about one unit that stops lines.  Translators: {side}: the side whose lines they are. */
static const HuSentence barrings[] = {
  { BARS_NEGATED,
    N_("It stops {side} lines of supply in its hex and where its zone of control reaches, but for hexes with {side} "
       "units: for supply it has a zone, whatever its size and its strength (8)."), HU_WHERE ("cited", TRUE) },
  { BARS_NEGATED,
    N_("It stops {side} lines of supply in its hex and where its zone of control reaches, but for hexes with {side} units: for "
       "supply it has a zone, whatever its size and its strength.") },
  { BARS_ALWAYS,
    N_("It stops {side} lines of supply in its hex and where its zone of control reaches: for supply it has a zone, "
       "whatever its size and its strength (8)."), HU_WHERE ("cited", TRUE) },
  { BARS_ALWAYS,
    N_("It stops {side} lines of supply in its hex and where its zone of control reaches: for supply it has a zone, whatever its "
       "size and its strength.") },
  { BARS_WITHOUT_ZONE, N_("It stops {side} lines of supply in its hex only: it has no zone of control (8)."),
    HU_WHERE ("cited", TRUE) },
  { BARS_WITHOUT_ZONE, N_("It stops {side} lines of supply in its hex only: it has no zone of control.") },
  { BARS_ZONE_IDLE, N_("It stops {side} lines of supply in its hex only: zones of control of its side do not count (8)."),
    HU_WHERE ("cited", TRUE) },
  { BARS_ZONE_IDLE, N_("It stops {side} lines of supply in its hex only: zones of control of its side do not count.") },
  { N_BARS + BARS_NEGATED,
    N_("It stopped {side} lines of supply in its hex and where its zone of control reached, but for hexes with {side} "
       "units: for supply it had a zone, whatever its size and its strength (8)."), HU_WHERE ("cited", TRUE) },
  { N_BARS + BARS_NEGATED,
    N_("It stopped {side} lines of supply in its hex and where its zone of control reached, but for hexes with {side} "
       "units: for supply it had a zone, whatever its size and its strength.") },
  { N_BARS + BARS_ALWAYS,
    N_("It stopped {side} lines of supply in its hex and where its zone of control reached: for supply it had a zone, "
       "whatever its size and its strength (8)."), HU_WHERE ("cited", TRUE) },
  { N_BARS + BARS_ALWAYS,
    N_("It stopped {side} lines of supply in its hex and where its zone of control reached: for supply it had a zone, "
       "whatever its size and its strength.") },
  { N_BARS + BARS_WITHOUT_ZONE,
    N_("It stopped {side} lines of supply in its hex only: it had no zone of control (8)."), HU_WHERE ("cited", TRUE) },
  { N_BARS + BARS_WITHOUT_ZONE,
    N_("It stopped {side} lines of supply in its hex only: it had no zone of control.") },
  { N_BARS + BARS_ZONE_IDLE,
    N_("It stopped {side} lines of supply in its hex only: zones of control of its side did not count (8)."),
    HU_WHERE ("cited", TRUE) },
  { N_BARS + BARS_ZONE_IDLE,
    N_("It stopped {side} lines of supply in its hex only: zones of control of its side did not count.") },
  { 0 }
};

char *
hu_explain_supply_barring (const HuSupplySituation *situation,
                           guint                    unit)
{
  const HuSupplyRules *rules;
  const HuScenario *scenario;
  Stoppers about;
  guint which;

  g_return_val_if_fail (situation != NULL, NULL);

  rules = &situation->rules;
  scenario = situation->state->scenario;
  if (!rules->blocked_by_units)
    return NULL;

  about.side = situation->side;
  if (!rules->blocked_by_zoc || rules->zoc != HU_SUPPLY_ZOC_ALL)
    which = BARS_ZONE_IDLE;
  else if (!hu_supply_projects (hu_scenario_get_unit (scenario, unit)))
    which = BARS_WITHOUT_ZONE;
  else
    which = rules->zoc_negated_by_units ? BARS_NEGATED : BARS_ALWAYS;

  return _hu_tell (&(HuTold) { .scenario = scenario, .parts = stopper_parts, .about = &about }, barrings,
                   which + (hu_state_get_verdict (situation->state) != NULL ? N_BARS : 0));
}
