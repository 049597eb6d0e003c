/*
 * Words for what would have to be different for a line of supply to get through.
 */
#include "config.h"

#include "hu-explain-opening.h"

#include "hu-explain-language.h"
#include "hu-explain-links.h"
#include "hu-sentence.h"

#define MOST_HEXES 3
#define MOST_OTHERS 5 /* further sets of units that are named */

/* The record that the sentences are about. */
typedef struct
{
  const HuState         *state; /* where units stand, for links; NULL: names only */
  const HuSupplyOpening *opening;
  HuSide                 side;
  gint                   distance, longest, steps;
  guint                  beyond, fewest;
  gboolean               leading;
  HuOpeningGround        ground;
  gint                   closed; /* HuBlock: that which closes all hexes of the way */
  gboolean               besides; /* enemy units are in every way as well */
} Told;

HuWayKinds
_hu_find_ways (guint along)
{
  const guint rail = 1u << HU_LINE_RAIL, road = 1u << HU_LINE_ROAD;

  if (along == rail)
    return HU_WAYS_RAILWAYS;
  if (along == road)
    return HU_WAYS_ROADS;

  return along == (rail | road) ? HU_WAYS_BOTH : HU_WAYS_OTHER;
}

/* --- Parts --- */

static const HuSupplyOpening *
opening_of (const HuTold *told)
{
  return ((const Told *) told->about)->opening;
}

/* A set of units, with what is needed to name it. */
typedef struct
{
  const HuState *state;
  const GArray  *units;
} Set;

/* "6 Pz and 7 Pz": the set of that number; "(6 Pz and 7 Pz)" where there are several. */
static char *
name_set (const HuScenario *scenario,
          const GArray     *sets,
          guint             index)
{
  const Set *set = &g_array_index (sets, Set, index);
  g_autofree char *units = set->state != NULL ? _hu_link_units (set->state, set->units, HU_ALL)
                                              : hu_explain_units (scenario, set->units, HU_ALL);

  /* Among commas, brackets alone tell what goes together. */
  return sets->len > 1 && set->units->len > 1 ? g_strdup_printf ("(%s)", units) : g_steal_pointer (&units);
}

/* "(6 Pz and 7 Pz) or 8 Pz": some of the sets. */
static char *
name_sets (const HuTold *told,
           guint         first,
           guint         n)
{
  const Told *about = told->about;
  g_autoptr(GArray) sets = g_array_new (FALSE, FALSE, sizeof (Set));

  for (guint i = first; i < MIN (first + n, about->opening->sets->len); i++)
    {
      Set set = { about->state, g_ptr_array_index (about->opening->sets, i) };

      g_array_append_val (sets, set);
    }

  return sets->len > 0 ? _hu_explain_any_list (told->scenario, sets, 0, name_set) : NULL;
}

/* How many sets are named beside the first. */
static guint
count_others (const HuTold *told)
{
  guint others = MAX (opening_of (told)->sets->len, 1) - 1;

  return hu_explain_is_whole () ? others : MIN (others, MOST_OTHERS);
}

static char *
tell_units (const HuTold *told)
{
  return name_sets (told, 0, 1);
}

static gint64
count_units (const HuTold *told)
{
  const GPtrArray *sets = opening_of (told)->sets;

  return sets->len > 0 ? ((const GArray *) g_ptr_array_index (sets, 0))->len : 0;
}

static char *
tell_other_units (const HuTold *told)
{
  return name_sets (told, 1, count_others (told));
}

static char *
tell_all_units (const HuTold *told)
{
  return name_sets (told, 0, 1 + count_others (told));
}

/* The sets that are not named. */
static gint64
count_more (const HuTold *told)
{
  guint n = opening_of (told)->sets->len;

  return n > 1 ? n - 1 - count_others (told) : 0;
}

static char *
tell_source (const HuTold *told)
{
  HuHex source = opening_of (told)->source;
  g_autofree char *name = source != HU_HEX_NONE ? hu_explain_hex (told->scenario, source) : NULL;

  return name != NULL ? _hu_link (source, name) : NULL;
}

/* Without the place there: some languages put it in brackets. */
static char *
tell_end (const HuTold *told)
{
  HuHex source = opening_of (told)->source;
  g_autofree char *name = hu_grid_dup_name (told->scenario->map->grid, source);

  return _hu_link (source, name);
}

static const HuPart goal_parts[] = {
  HU_PART_TOLD ("source", tell_end),
  HU_PARTS_END
};

/* Where a line ends, by the edge of the map.  Translators: {source} is a hex. */
static const HuSentence goals[] = {
  { HU_EDGE_NORTH, N_("the north edge at {source}") },
  { HU_EDGE_EAST, N_("the east edge at {source}") },
  { HU_EDGE_SOUTH, N_("the south edge at {source}") },
  { HU_EDGE_WEST, N_("the west edge at {source}") },
  { HU_ELSE, N_("the source at {source}") },
  { 0 }
};

static char *
tell_goal (const HuTold *told)
{
  if (opening_of (told)->elsewhere && opening_of (told)->edge == HU_EDGE_NONE)
    return tell_source (told);

  return _hu_tell (&(HuTold) { told->scenario, goal_parts, told->about }, goals, opening_of (told)->edge);
}

static char *
tell_hexes (const HuTold *told)
{
  const GArray *hexes = opening_of (told)->hexes;

  return hexes->len > 0 ? _hu_explain_list (told->scenario, hexes, MOST_HEXES, _hu_link_nth_hex) : NULL;
}

static char *
tell_taken (const HuTold *told)
{
  return _hu_explain_list (told->scenario, opening_of (told)->taken, MOST_HEXES, _hu_link_nth_hex);
}

/* The hexes that have to be taken before the source itself. */
static char *
tell_passed (const HuTold *told)
{
  g_autoptr(GArray) hexes = g_array_copy (opening_of (told)->taken);

  g_array_set_size (hexes, MAX (hexes->len, 1) - 1);

  return hexes->len > 0 ? _hu_explain_list (told->scenario, hexes, MOST_HEXES, _hu_link_nth_hex) : NULL;
}

static char *
tell_instead (const HuTold *told)
{
  return _hu_explain_list (told->scenario, opening_of (told)->instead, MOST_HEXES, _hu_link_nth_hex);
}

/* The units that are always in the way, the first of them by name. */
static char *
tell_always (const HuTold *told)
{
  const Told *about = told->about;
  const GArray *units = about->opening->always;

  return about->state != NULL ? _hu_link_units (about->state, units, HU_OPENING_UNITS_MOST)
                              : hu_explain_units (told->scenario, units, HU_OPENING_UNITS_MOST);
}

static char *
tell_broken (const HuTold *told,
             guint         end)
{
  HuHex hex = opening_of (told)->broken[end];
  g_autofree char *name = hu_grid_dup_name (told->scenario->map->grid, hex);

  return _hu_link (hex, name);
}

static char *
tell_break (const HuTold *told)
{
  return tell_broken (told, 0);
}

static char *
tell_next (const HuTold *told)
{
  return tell_broken (told, 1);
}

static gint64
count_always (const HuTold *told)
{
  return opening_of (told)->always->len;
}

static gint64
count_ways (const HuTold *told)
{
  return _hu_find_ways (opening_of (told)->along);
}

/* The kind of line that the rules ask for. */
static char *
tell_line (const HuTold *told)
{
  switch (_hu_find_ways (opening_of (told)->along))
    {
    case HU_WAYS_RAILWAYS:
      return g_strdup (C_("no … can be reached", "railway"));
    case HU_WAYS_ROADS:
      return g_strdup (C_("no … can be reached", "road"));
    case HU_WAYS_BOTH:
      return g_strdup (C_("no … can be reached", "road or railway"));
    default:
      return g_strdup (C_("no … can be reached", "line of the map"));
    }
}

static const HuPart parts[] = {
  HU_PART ("side", SIDE, Told, side),
  HU_PART ("enemy", OPPONENT, Told, side),
  HU_PART_TOLD ("line", tell_line),
  HU_PART ("distance", INT, Told, distance),
  HU_PART ("longest", INT, Told, longest),
  HU_PART ("steps", INT, Told, steps),
  HU_PART ("beyond", UINT, Told, beyond),
  HU_PART ("fewest", UINT, Told, fewest),
  HU_PART ("leading", INT, Told, leading),
  HU_PART ("ground", UINT, Told, ground),
  HU_PART ("closed", INT, Told, closed),
  HU_PART ("besides", INT, Told, besides),
  HU_PART_TOLD ("units", tell_units),
  HU_PART_COUNTED ("n-units", count_units),
  HU_PART_TOLD ("others", tell_other_units),
  HU_PART_TOLD ("all", tell_all_units),
  HU_PART_COUNTED ("more", count_more),
  HU_PART_TOLD ("goal", tell_goal),
  HU_PART_TOLD ("source", tell_source),
  HU_PART_TOLD ("hexes", tell_hexes),
  HU_PART_TOLD ("taken", tell_taken),
  HU_PART_TOLD ("passed", tell_passed),
  HU_PART_TOLD ("instead", tell_instead),
  HU_PART_TOLD ("always", tell_always),
  HU_PART_TOLD ("end", tell_break),
  HU_PART_TOLD ("next", tell_next),
  HU_PART_COUNTED ("in-the-way", count_always),
  HU_PART_COUNTED ("ways", count_ways),
  HU_PARTS_END
};

/* --- Sources in which no line ends --- */

#define TELL_BARRED(name, why)                                                                                  \
  static char *                                                                                                 \
  tell_##name (const HuTold *told)                                                                              \
  {                                                                                                             \
    const GArray *hexes = opening_of (told)->barred[why];                                                       \
                                                                                                                \
    return hexes->len > 0 ? _hu_explain_list (told->scenario, hexes, MOST_HEXES, _hu_link_nth_hex) : NULL;      \
  }

TELL_BARRED (impassable, HU_NO_SOURCE_GROUND)
TELL_BARRED (excepted, HU_NO_SOURCE_EXCEPTED)
TELL_BARRED (inside, HU_NO_SOURCE_INSIDE)
TELL_BARRED (lost, HU_NO_SOURCE_TAKEN)
TELL_BARRED (held, HU_NO_SOURCE_HELD)
TELL_BARRED (zones, HU_NO_SOURCE_ZOC)

static const HuPart barred_parts[] = {
  HU_PART ("side", SIDE, Told, side),
  HU_PART ("enemy", OPPONENT, Told, side),
  HU_PART_TOLD ("impassable", tell_impassable),
  HU_PART_TOLD ("excepted", tell_excepted),
  HU_PART_TOLD ("inside", tell_inside),
  HU_PART_TOLD ("taken", tell_lost),
  HU_PART_TOLD ("held", tell_held),
  HU_PART_TOLD ("zones", tell_zones),
  HU_PARTS_END
};

/* Translators: hexes that the scenario names as sources of supply, and why no line ends there; {side}, {enemy}: sides. */
static const HuSentence barred[] = {
  { HU_NO_SOURCE_GROUND, N_("No source: {impassable} (impassable)") },
  { HU_NO_SOURCE_EXCEPTED, N_("No source: {excepted} (excepted by the scenario)") },
  { HU_NO_SOURCE_INSIDE, N_("No source: {inside} (it supplies only the units in it)") },
  { HU_NO_SOURCE_TAKEN, N_("No source now: {taken} (not under control of the {side} side)") },
  { HU_NO_SOURCE_HELD, N_("No source now: {held} (held by the {enemy} side)") },
  { HU_NO_SOURCE_ZOC, N_("No source now: {zones} (in a zone of control of the {enemy} side)") },
  { 0 }
};

/* --- Whole sentences --- */

/* Translators: why a unit or hex is out of supply; the full stop follows.  {units} are enemy units, as "6 Pz and 7 Pz"; {goal}
 * is where a line ends, as "the north edge at 3401"; {distance} counts hexes, and so do {longest}, which a line may have at
 * most, and {steps}, which may lead to a line of the map. */
static const HuSentence openings[] = {
  { HU_OPENING_GROUND, N_("Impassable hexes bar every way"), HU_WHERE ("ground", HU_GROUND_TERRAIN) },
  { HU_OPENING_GROUND, N_("Hexsides bar every way"), HU_WHERE ("ground", HU_GROUND_HEXSIDES) },
  { HU_OPENING_GROUND, N_("Impassable hexes and hexsides bar every way"), HU_WHERE ("ground", HU_GROUND_BOTH) },
  { HU_OPENING_GROUND, N_("Every way leaves the hexes that the condition allows"), HU_WHERE ("ground", HU_GROUND_OUTSIDE) },
  { HU_OPENING_GROUND, N_("Missing hexes of the map bar every way") },
  { HU_OPENING_FAR,
    HU_BOTH ("Too far: even without the enemy it is {distance} hex to {goal}; the most allowed is {longest}",
             "Too far: even without the enemy it is {distance} hexes to {goal}; the most allowed is {longest}"), "distance" },
  { HU_OPENING_NO_LINE, N_("No {line} can be reached"), HU_WHERE ("distance", -1) },
  { HU_OPENING_NO_LINE,
    HU_BOTH ("No {line} within reach leads to a source: the nearest that does is {distance} hex away; the most allowed is "
             "{steps}",
             "No {line} within reach leads to a source: the nearest that does is {distance} hexes away; the most allowed is "
             "{steps}"), "distance", HU_WHERE ("leading", TRUE) },
  { HU_OPENING_NO_LINE,
    HU_BOTH ("Too far from a railway: the nearest is {distance} hex away; the most allowed is {steps}",
             "Too far from a railway: the nearest is {distance} hexes away; the most allowed is {steps}"), "distance",
    HU_WHERE ("ways", HU_WAYS_RAILWAYS) },
  { HU_OPENING_NO_LINE,
    HU_BOTH ("Too far from a road: the nearest is {distance} hex away; the most allowed is {steps}",
             "Too far from a road: the nearest is {distance} hexes away; the most allowed is {steps}"), "distance",
    HU_WHERE ("ways", HU_WAYS_ROADS) },
  { HU_OPENING_NO_LINE,
    HU_BOTH ("Too far from a road or railway: the nearest is {distance} hex away; the most allowed is {steps}",
             "Too far from a road or railway: the nearest is {distance} hexes away; the most allowed is {steps}"), "distance",
    HU_WHERE ("ways", HU_WAYS_BOTH) },
  { HU_OPENING_NO_LINE,
    HU_BOTH ("Too far from a line of the map: the nearest is {distance} hex away; the most allowed is {steps}",
             "Too far from a line of the map: the nearest is {distance} hexes away; the most allowed is {steps}"),
    "distance" },
  { HU_OPENING_LINE_ENDS, N_("No railway within reach leads to a source"), HU_WHERE ("ways", HU_WAYS_RAILWAYS) },
  { HU_OPENING_LINE_ENDS, N_("No road within reach leads to a source"), HU_WHERE ("ways", HU_WAYS_ROADS) },
  { HU_OPENING_LINE_ENDS, N_("No road or railway within reach leads to a source"), HU_WHERE ("ways", HU_WAYS_BOTH) },
  { HU_OPENING_LINE_ENDS, N_("No line of the map within reach leads to a source") },
  { HU_OPENING_TAKEN, N_("Its hex is a source that the {side} side does not control"), HU_WHERE ("distance", 0) },
  { HU_OPENING_TAKEN, N_("The {side} side does not control {source}, the nearest source that a line could reach") },
  { HU_OPENING_OWNER,
    N_("Every way leads through hexes that the {enemy} side controls; the shortest that no unit bars, through {taken}") },
  { HU_OPENING_UNITS, N_("Without {units} its hex would be a source"), HU_WHERE ("distance", 0) },
  { HU_OPENING_UNITS,
    HU_BOTH ("Without {units} a line of {distance} hex would reach {goal}",
             "Without {units} a line of {distance} hexes would reach {goal}"), "distance" },
  { HU_OPENING_MANY, N_("Enemy units bar every way"), HU_WHERE ("beyond", 0) },
  { HU_OPENING_MANY,
    HU_BOTH ("Enemy units bar every way: {fewest} of them would have to go at the least",
             "Enemy units bar every way: {fewest} of them would have to go at the least"), "fewest",
    HU_WHERE_NOT ("fewest", 0) },
  { HU_OPENING_MANY,
    HU_BOTH ("Enemy units bar every way: no line would get through even with {beyond} of them gone",
             "Enemy units bar every way: no line would get through even with {beyond} of them gone"), "beyond" },
  { 0 }
};

/* The same of lines that lead elsewhere than to sources, where that is said otherwise. */
static const HuSentence openings_elsewhere[] = {
  { HU_OPENING_NO_SOURCE, N_("No hex that the line should reach can be entered") },
  { HU_OPENING_LINE_ENDS, N_("No railway, road or other line of the map within reach leads there") },
  { HU_OPENING_UNITS, N_("Without {units} its hex would be there already"), HU_WHERE ("distance", 0) },
  { 0 }
};

/* The same where enemy units are in every way besides, of which that is said next. */
static const HuSentence openings_first[] = {
  { HU_OPENING_TAKEN, N_("The {side} side controls no source that a line could reach") },
  { HU_OPENING_OWNER, N_("Every way leads through hexes that the {enemy} side controls") },
  { 0 }
};

/* Where a railway or road that a line reaches is broken.  Translators: {end}, {next}: hexes. */
static const HuSentence breaks[] = {
  { TRUE, N_("The one within reach breaks off between {end} and {next}") },
  { 0 }
};

/* Of what has to be taken before the source.  Translators: {passed} are hexes. */
static const HuSentence passed[] = {
  { HU_OPENING_TAKEN, N_("A line there would go through {passed}, which the {enemy} side controls") },
  { 0 }
};

/* Hexes to take in place of units to drive away.  Translators: {instead} are hexes. */
static const HuSentence instead[] = {
  { TRUE, N_("A line would get through as well if the {side} side controlled {instead}") },
  { 0 }
};

/* That enemy units are in every way besides.  Translators: {units}: enemy units; {taken}: hexes; {goal}: where a line ends. */
static const HuSentence besides[] = {
  { TRUE, N_("Enemy units bar that as well: without {units}, and under {side} control, its hex would be a source"),
    HU_WHERE ("distance", 0) },
  { TRUE,
    HU_BOTH ("Enemy units bar every way as well: without {units}, and if the {side} side controlled {taken}, a line of "
             "{distance} hex would reach {goal}",
             "Enemy units bar every way as well: without {units}, and if the {side} side controlled {taken}, a line of "
             "{distance} hexes would reach {goal}"), "distance" },
  { FALSE,
    HU_BOTH ("Enemy units bar every way as well: {fewest} of them would have to go at the least",
             "Enemy units bar every way as well: {fewest} of them would have to go at the least"), "fewest",
    HU_WHERE_NOT ("fewest", 0) },
  { FALSE, N_("Enemy units bar every way as well") },
  { 0 }
};

/* Units that stop every line, even if all others were away; by whether there is one of them. */
static const HuSentence always[] = {
  { TRUE, N_("{always} bars every way by itself"), HU_WHERE ("in-the-way", 1) },
  { TRUE, N_("Each of these bars every way by itself: {always}"), HU_WHERE_NOT ("in-the-way", 0) },
  { 0 }
};

/* The hexes on the way that are closed now, and the units that close them: the set is the smallest, so no other unit does.
 * Translators: {hexes}: where the line would go through; {units}: the enemy units without which it would. */
static const HuSentence closures[] = {
  { HU_OPENING_UNITS, N_("It would go through {hexes}, held by {units} alone"), HU_WHERE ("closed", HU_BLOCK_UNIT) },
  { HU_OPENING_UNITS,
    HU_BOTH ("It would go through {hexes}, in the zone of control of {units} alone",
             "It would go through {hexes}, in zones of control of {units} alone"), "n-units",
    HU_WHERE ("closed", HU_BLOCK_ZOC) },
  { HU_OPENING_UNITS, N_("It would go through {hexes}, closed by {units} alone") },
  { 0 }
};

/* What is said of the other ways out.  Translators: {others} are enemy units, as "6 Pz and 7 Pz or 8 Pz": without one or the
 * other of these choices a line would get through. */
static const HuSentence choices[] = {
  { HU_OPENING_UNITS,
    HU_BOTH ("A line would get through without {others} instead; there is {more} more choice",
             "A line would get through without {others} instead; there are {more} more choices"), "more",
    HU_WHERE_NOT ("more", 0) },
  { HU_OPENING_UNITS, N_("A line would get through without {others} instead") },
  { 0 }
};

/* The same in as few words as can be, for a list.  Translators: as above; {all} are all choices. */
static const HuSentence briefs[] = {
  { HU_OPENING_NO_SOURCE, N_("no usable source") },
  { HU_OPENING_GROUND, N_("no way to a source") },
  { HU_OPENING_FAR,
    HU_BOTH ("too far: {distance} hex to {goal}, at most {longest} allowed",
             "too far: {distance} hexes to {goal}, at most {longest} allowed"), "distance" },
  { HU_OPENING_NO_LINE, N_("no line of the map can be reached"), HU_WHERE ("distance", -1) },
  { HU_OPENING_NO_LINE,
    HU_BOTH ("too far from a railway: {distance} hex, at most {steps} allowed",
             "too far from a railway: {distance} hexes, at most {steps} allowed"), "distance",
    HU_WHERE ("ways", HU_WAYS_RAILWAYS) },
  { HU_OPENING_NO_LINE,
    HU_BOTH ("too far from a road: {distance} hex, at most {steps} allowed",
             "too far from a road: {distance} hexes, at most {steps} allowed"), "distance",
    HU_WHERE ("ways", HU_WAYS_ROADS) },
  { HU_OPENING_NO_LINE,
    HU_BOTH ("too far from a line of the map: {distance} hex, at most {steps} allowed",
             "too far from a line of the map: {distance} hexes, at most {steps} allowed"), "distance" },
  { HU_OPENING_NO_LINE, N_("no {line} within reach leads to a source"), HU_WHERE ("leading", TRUE) },
  { HU_OPENING_LINE_ENDS, N_("no railway leads to a source"), HU_WHERE ("ways", HU_WAYS_RAILWAYS) },
  { HU_OPENING_LINE_ENDS, N_("no road leads to a source"), HU_WHERE ("ways", HU_WAYS_ROADS) },
  { HU_OPENING_LINE_ENDS, N_("no line of the map leads to a source") },
  { HU_OPENING_TAKEN, N_("no source under control, and enemy units in the way"), HU_WHERE ("besides", TRUE) },
  { HU_OPENING_TAKEN, N_("no source under control") },
  { HU_OPENING_OWNER, N_("every way leads through enemy control, and past enemy units"), HU_WHERE ("besides", TRUE) },
  { HU_OPENING_OWNER, N_("every way leads through enemy control") },
  { HU_OPENING_UNITS,
    HU_BOTH ("open without {all}; {more} more choice", "open without {all}; {more} more choices"), "more",
    HU_WHERE_NOT ("more", 0) },
  { HU_OPENING_UNITS, N_("open without {all}") },
  { HU_OPENING_MANY, N_("stopped by enemy units"), HU_WHERE ("beyond", 0) },
  { HU_OPENING_MANY,
    HU_BOTH ("stopped by at least {fewest} unit", "stopped by at least {fewest} units"), "fewest", HU_WHERE_NOT ("fewest", 0) },
  { HU_OPENING_MANY,
    HU_BOTH ("stopped by more than {beyond} unit", "stopped by more than {beyond} units"), "beyond" },
  { 0 }
};

/* @hex: one that the rules name as a source.  Returns "A source of supply for the Soviet side", or why lines do not end there. */
char *
hu_explain_source (const HuSupplySituation *situation,
                   HuHex                    hex)
{
  const HuScenario *scenario;
  HuSupplyOpening only = { 0 };
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  HuNoSource why;
  Told told;
  g_autofree char *words = NULL;

  g_return_val_if_fail (situation != NULL, NULL);

  scenario = situation->state->scenario;
  why = hu_supply_situation_find_bar (situation, hex);
  if (why == HU_N_NO_SOURCES)
    /* Translators: a side; the full stop follows. */
    return hu_explain_sentence (scenario, _("A source of supply for the %s side"), _hu_side_name (scenario, situation->side));

  g_array_append_val (hexes, hex);
  for (guint i = 0; i < HU_N_NO_SOURCES; i++)
    only.barred[i] = hexes;
  told = (Told) { .opening = &only, .side = situation->side };
  words = _hu_tell (&(HuTold) { .scenario = scenario, .parts = barred_parts, .about = &told }, barred, why);

  return _hu_links_to_text (words);
}

static Told
tell_of (const HuState         *state,
         const HuSupplyOpening *opening)
{
  return (Told) { state, opening, opening->side, opening->distance, opening->longest, opening->steps, opening->beyond,
                   opening->fewest, opening->leading, opening->ground, opening->mixed ? HU_BLOCK_OPEN : opening->because,
                   opening->and_units };
}

static void
add (GString *text,
     char    *sentence)
{
  g_string_append_printf (text, ". %s", sentence);
  g_free (sentence);
}

/* Is the only closed hex the source, of which that is said below? */
static gboolean
is_barred_source (const HuSupplyOpening *opening)
{
  return opening->distance == 0 || opening->hexes->len == 0 ||
         (opening->hexes->len == 1 && g_array_index (opening->hexes, HuHex, 0) == opening->source &&
          (hu_hexes_have (opening->barred[HU_NO_SOURCE_HELD], opening->source) ||
           hu_hexes_have (opening->barred[HU_NO_SOURCE_ZOC], opening->source)));
}

/* Is the only source without control named already? */
static gboolean
is_said (const HuSupplyOpening *opening,
         HuNoSource             why)
{
  return why == HU_NO_SOURCE_TAKEN && opening->kind == HU_OPENING_TAKEN && opening->barred[why]->len == 1;
}

static char *
tell_first (const HuTold          *about,
            const HuSupplyOpening *opening)
{
  char *other = opening->elsewhere ? _hu_tell (about, openings_elsewhere, opening->kind)
                : opening->and_units ? _hu_tell (about, openings_first, opening->kind) : NULL;

  if (other != NULL)
    return other;

  return opening->kind == HU_OPENING_NO_SOURCE ? hu_explain_no_source (about->scenario, opening->side)
                                               : _hu_tell (about, openings, opening->kind);
}

/* Changes that are needed besides, and changes that would do instead. */
static void
add_besides (const HuTold          *about,
             const HuSupplyOpening *opening,
             GString               *text)
{
  if (opening->kind == HU_OPENING_TAKEN && !opening->and_units && opening->taken->len > 1)
    add (text, _hu_tell (about, passed, opening->kind));
  if (opening->broken[0] != HU_HEX_NONE)
    add (text, _hu_tell (about, breaks, TRUE));
  if (opening->and_units)
    add (text, _hu_tell (about, besides, opening->sets->len > 0));
  if (opening->and_control)
    add (text, g_strdup (_("Enemy control of a source, or of hexes, bars every way as well")));
  if (opening->always->len > 0)
    add (text, _hu_tell (about, always, TRUE));
}

char *
_hu_explain_opening (const HuScenario      *scenario,
                     const HuState         *state,
                     const HuSupplyOpening *opening)
{
  Told told;
  HuTold about = { .scenario = scenario, .parts = parts, .about = &told };
  g_autofree char *first = NULL;
  GString *text;

  g_return_val_if_fail (scenario != NULL && opening != NULL, NULL);

  told = tell_of (state, opening);
  first = tell_first (&about, opening);
  text = g_string_new (first);
  add_besides (&about, opening, text);
  if (opening->kind == HU_OPENING_UNITS && !is_barred_source (opening))
    add (text, _hu_tell (&about, closures, opening->kind));
  if (opening->sets->len > 1)
    add (text, _hu_tell (&about, choices, opening->kind));
  if (opening->instead->len > 0)
    add (text, _hu_tell (&about, instead, TRUE));
  about.parts = barred_parts;
  for (gint why = 0; why < HU_N_NO_SOURCES; why++)
    if (!opening->elsewhere && opening->barred[why]->len > 0 && !is_said (opening, why))
      add (text, _hu_tell (&about, barred, why));

  return g_string_free (text, FALSE);
}

char *
hu_explain_supply_opening (const HuScenario      *scenario,
                           const HuSupplyOpening *opening)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (scenario != NULL && opening != NULL, NULL);

  words = _hu_explain_opening (scenario, NULL, opening);

  return _hu_links_to_text (words);
}

char *
hu_explain_supply_cause (const HuScenario      *scenario,
                         const HuSupplyOpening *opening)
{
  Told told;
  g_autofree char *words = NULL;

  g_return_val_if_fail (scenario != NULL && opening != NULL, NULL);

  told = tell_of (NULL, opening);
  words = tell_first (&(HuTold) { .scenario = scenario, .parts = parts, .about = &told }, opening);

  return _hu_links_to_text (words);
}

char *
hu_explain_supply_brief (const HuScenario      *scenario,
                         const HuSupplyOpening *opening)
{
  Told told;
  g_autofree char *words = NULL;

  g_return_val_if_fail (scenario != NULL && opening != NULL, NULL);

  told = tell_of (NULL, opening);
  words = _hu_tell (&(HuTold) { .scenario = scenario, .parts = parts, .about = &told }, briefs, opening->kind);

  return _hu_links_to_text (words);
}
