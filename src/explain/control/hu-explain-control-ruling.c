/*
 * Words for the rulings of control: which Control passed and why, and how the game ended.  The
 * rules name the clause; here each clause has its sentence.  Points have theirs in
 * hu-explain-control-points.c, Fire in hu-explain-control-fire.c.
 */
#include "config.h"

#include "hu-control-clauses.h"
#include "hu-control-ruling.h"
#include "hu-control-words.h"

/* Several Locations of one hex have it once each. */
static GArray *
list_once (const GArray *hexes)
{
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  GArray *once = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (guint i = 0; i < hexes->len; i++)
    {
      HuHex hex = g_array_index (hexes, HuHex, i);

      if (g_hash_table_add (seen, GINT_TO_POINTER (hex + 1)))
        g_array_append_val (once, hex);
    }

  return once;
}

static char *
name_location (const HuScenario *scenario,
               const GArray     *locations,
               guint             index)
{
  return _hu_location_name (scenario, g_array_index (locations, gint32, index));
}

/* Returns "the building 22U3", "the hex V2" or "the Location V2/1", or several of a kind. */
static char *
explain_subject (const HuScenario *scenario,
                 const HuRuling   *ruling)
{
  const HuControlRuling *own = hu_control_ruling (ruling);
  g_autofree char *name = NULL;

  if (own->subjects != NULL && own->subjects->len > 1)
    {
      g_autoptr(GArray) once = list_once (ruling->hexes);
      g_autofree char *hexes = hu_explain_hexes (scenario, once, HU_LIST_MOST);
      g_autofree char *locations = NULL;

      if (ruling->kind == HU_CONTROL_RULING_HEX)
        /* Translators: names of hexes. */
        return g_strdup_printf (_("the hexes %s"), hexes);
      if (ruling->reason.clause == HU_CLAUSE_WITH_ITS_HEX)
        /* Translators: names of hexes. */
        return g_strdup_printf (_("the closed Locations of %s"), hexes);

      locations = _hu_explain_list (scenario, own->subjects, HU_LIST_MOST, name_location);
      /* Translators: names of Locations: a hex and a level each. */
      return g_strdup_printf (_("the Locations %s"), locations);
    }

  name = _hu_subject_name (scenario, ruling->subject_kind, ruling->subject);
  switch (ruling->subject_kind)
    {
    case HU_SUBJECT_LOCATION:
      /* Translators: name of a Location: a hex and a level. */
      return g_strdup_printf (_("the Location %s"), name);
    case HU_SUBJECT_HEX:
      /* Translators: name of a hex. */
      return g_strdup_printf (_("the hex %s"), name);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  /* Translators: name of a building. */
  return g_strdup_printf (_("the building %s"), name);
}

/* --- What passed --- */

/* The parts of a sentence that says how control passed. */
typedef struct
{
  const HuRuling *ruling;
  const char     *side;  /* who gains it */
  const char     *enemy;
  const char     *what;
  const char     *units;
} Passing;

static char *
explain_excused (const HuScenario  *scenario,
                 const HuException *exception)
{
  return exception->units->len > 0
    ? hu_explain_units (scenario, exception->units, HU_LIST_MOST)
    : g_strdup (_("something concealed"));
}

/* "x is below the ground": the reason why an armed enemy did not count. */
static char *
explain_exception (const HuScenario  *scenario,
                   const HuException *exception)
{
  g_autofree char *units = explain_excused (scenario, exception);
  gint64 n = MAX (exception->units->len, 1);

  if (exception->clause == HU_CLAUSE_SUBTERRANEAN)
    /* Translators: units. */
    return g_strdup_printf (_hu_trn ("%s is below the ground", "%s are below the ground", n), units);
  if (exception->clause == HU_CLAUSE_ROOFTOP)
    /* Translators: units. */
    return g_strdup_printf (_hu_trn ("%s is on the roof", "%s are on the roof", n), units);

  /* Translators: units. */
  return g_strdup_printf (_hu_trn ("%s is in Bypass", "%s are in Bypass", n), units);
}

/* Is it one by which an armed enemy does not count? */
static gboolean
is_excuse (HuClauseId clause)
{
  return clause == HU_CLAUSE_SUBTERRANEAN || clause == HU_CLAUSE_ROOFTOP || clause == HU_CLAUSE_BYPASS_OF_BUILDING;
}

/* Says that armed enemies were there and did not count; NULL: no armed enemy was there. */
static char *
explain_gain_in_spite (const HuScenario *scenario,
                       const Passing    *passing)
{
  const GArray *exceptions = passing->ruling->reason.exceptions;
  g_autoptr(GString) list = g_string_new (NULL);

  for (guint i = 0; exceptions != NULL && i < exceptions->len; i++)
    {
      const HuException *exception = &g_array_index (exceptions, HuException, i);
      g_autofree char *one = is_excuse (exception->clause) ? explain_exception (scenario, exception) : NULL;

      if (one != NULL)
        g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", one);
    }
  if (list->len == 0)
    return NULL;

  /* Translators: side, "the hex V2", unit, side, "x is below the ground, y is in Bypass", rule. */
  return hu_explain_sentence (scenario, _("The %s side gains %s: %s is in it in Good Order, and no armed %s unit "
                                "there counts: %s (%s)."),
                              passing->side, passing->what, passing->units, passing->enemy, list->str, passing->ruling->rule);
}

/* By Infantry (26.11 to 26.14). */
static char *
explain_gain (const HuScenario *scenario,
              const Passing    *passing)
{
  HuClauseId clause = passing->ruling->reason.clause;
  char *in_spite = explain_gain_in_spite (scenario, passing);

  if (in_spite != NULL)
    return in_spite;

  if (clause == HU_CLAUSE_GROUND_LEVEL)
    /* Translators: side, "the hex V2", unit, side. */
    return hu_explain_sentence (scenario, _("The %s side gains %s: %s is at its ground level in Good Order, and "
                                  "no armed %s unit is in the hex (26.13)."),
                                passing->side, passing->what, passing->units, passing->enemy);
  if (clause == HU_CLAUSE_BRIDGE)
    /* Translators: side, "the hex V2", unit, side. */
    return hu_explain_sentence (scenario, _("The %s side gains %s: %s is on its bridge or beneath that in Good "
                                  "Order, and no armed %s unit is in the hex (26.131)."),
                                passing->side, passing->what, passing->units, passing->enemy);
  if (clause == HU_CLAUSE_PILLBOX)
    /* Translators: side, "the hex V2", unit, side. */
    return hu_explain_sentence (scenario, _("The %s side gains %s: it controls the pillbox, %s is in the hex in "
                                  "Good Order, and no armed %s unit is in it (26.132)."),
                                passing->side, passing->what, passing->units, passing->enemy);

  if (clause == HU_CLAUSE_ANY_LEVEL)
    /* Translators: side, "the building 22U3", unit, side. */
    return hu_explain_sentence (scenario, _("The %s side gains %s: %s is in it in Good Order, and no armed %s unit "
                                  "is in the building (26.14)."),
                                passing->side, passing->what, passing->units, passing->enemy);

  /* Translators: side, "the Location V2/1", unit, side. */
  return hu_explain_sentence (scenario, _("The %s side gains %s: %s is in it in Good Order, and no armed %s unit "
                                "is in that Location (26.11)."),
                              passing->side, passing->what, passing->units, passing->enemy);
}

/* An armed enemy in Bypass keeps its Location and hex. */
static char *
explain_mopping_up (const HuScenario *scenario,
                    const Passing    *passing)
{
  const HuException *exception = hu_reason_find_exception (&passing->ruling->reason, HU_CLAUSE_MOPPING_UP_BYPASS);
  /* Translators: side, "the hex V2", unit. */
  g_autofree char *gain = hu_explain_sentence (scenario, _("The %s side gains %s: %s has mopped up (26.11)."),
                                               passing->side, passing->what, passing->units);
  g_autofree char *keepers = NULL;
  g_autofree char *kept = NULL;

  if (exception == NULL)
    return g_steal_pointer (&gain);

  keepers = explain_excused (scenario, exception);
  kept = g_strdup_printf (_hu_trn (
                     /* Translators: units. */
                     "The Location and hex in which %s is in Bypass stay as they are.",
                     "The Locations and hexes in which %s are in Bypass stay as they are.",
                     MAX (exception->units->len, 1)), keepers);

  return g_strdup_printf ("%s %s", gain, kept);
}

/* By a vehicle (26.12). */
static char *
explain_hold (const HuScenario *scenario,
              const Passing    *passing)
{
  if (passing->ruling->side == HU_SIDE_NONE)
    /* Translators: "the Location V2/1". */
    return g_strdup_printf (_("No vehicle holds %s any more: it is nobody’s again (26.12)."), passing->what);
  if (passing->ruling->reason.clause == HU_CLAUSE_REVERTS)
    /* Translators: "the Location V2", side. */
    return hu_explain_sentence (scenario, _("No vehicle holds %s any more: it falls back to the %s side (26.12)."),
                                passing->what, passing->side);
  if (passing->ruling->reason.clause == HU_CLAUSE_ONLY_LOCATION)
    /* Translators: side, "the hex V2", vehicle. */
    return hu_explain_sentence (scenario, _("The %s side holds %s as long as %s stays in its only Location (26.12)."),
                                passing->side, passing->what, passing->units);

  /* Translators: side, "the Location V2", vehicle. */
  return hu_explain_sentence (scenario, _("The %s side holds %s as long as %s stays there (26.12)."),
                              passing->side, passing->what, passing->units);
}

static char *
explain_change (const HuScenario *scenario,
                const HuRuling   *ruling)
{
  g_autofree char *what = explain_subject (scenario, ruling);
  g_autofree char *units = hu_explain_units (scenario, ruling->units, HU_LIST_MOST);
  HuClauseId clause = ruling->reason.clause;
  const Passing passing = {
    .ruling = ruling, .side = _hu_side_name (scenario, ruling->side), .what = what, .units = units,
    .enemy = ruling->side != HU_SIDE_NONE ? _hu_side_name (scenario, hu_side_other (ruling->side)) : "",
  };
  char *text;

  if (ruling->side == HU_SIDE_NONE || clause == HU_CLAUSE_HOLD || clause == HU_CLAUSE_ONLY_LOCATION ||
      clause == HU_CLAUSE_REVERTS)
    return explain_hold (scenario, &passing);
  if (clause == HU_CLAUSE_MOPPING_UP)
    return explain_mopping_up (scenario, &passing);
  if (clause == HU_CLAUSE_DECLARED)
    /* Translators: side, "the hex V2". */
    return hu_explain_sentence (scenario, _("The %s side declares its control of %s (26.15)."), passing.side, what);

  text = _hu_explain_fire_ruling (scenario, ruling, what);

  return text != NULL ? text : explain_gain (scenario, &passing);
}

/* --- The end --- */

static char *
explain_end (const HuScenario *scenario,
             const HuRuling   *ruling)
{
  const HuControlRuling *own = hu_control_ruling (ruling);
  const char *side = _hu_side_name (scenario, ruling->side);

  switch (ruling->kind)
    {
    case HU_CONTROL_RULING_CONDITION_MET:
      return own->immediate
        /* Translators: side. */
        ? hu_explain_sentence (scenario, _("The %s side meets its victory conditions at this instant (26.1)."), side)
        /* Translators: side. */
        : hu_explain_sentence (scenario, _("The game ends, and the %s side meets its victory conditions (26.1)."), side);
    case HU_CONTROL_RULING_AVOIDED:
      /* Translators: side, side. */
      return hu_explain_sentence (scenario, _("The game ends, and the %s side has not met its victory conditions, "
                                    "so the %s side wins (26.3)."),
                                  _hu_side_name (scenario, hu_side_other (ruling->side)), side);
    case HU_CONTROL_RULING_OTHERWISE:
      return own->both
        /* Translators: side. */
        ? hu_explain_sentence (scenario, _("Both sides meet their victory conditions; then the scenario gives it "
                                 "to the %s side (26.1)."), side)
        /* Translators: side. */
        : hu_explain_sentence (scenario, _("The game ends and neither side meets its victory conditions; then the "
                                 "scenario gives it to the %s side (26.1)."), side);
    default:
      break;
    }

  if (own->unasked)
    return g_strdup (_("The game ends, and the scenario has no victory conditions (26.1)."));

  return own->both
    ? g_strdup (_("Both sides meet their victory conditions, and the scenario does not say who wins (26.1)."))
    : g_strdup (_("The game ends, neither side meets its victory conditions, and the scenario does not "
                  "say who wins (26.1)."));
}

char *
_hu_explain_control_ruling (const HuScenario *scenario,
                            const HuRuling   *ruling)
{
  switch (ruling->kind)
    {
    case HU_CONTROL_RULING_LOCATION:
    case HU_CONTROL_RULING_HEX:
    case HU_CONTROL_RULING_BUILDING:
    case HU_CONTROL_RULING_DECLARED:
      return _hu_explain_joined (explain_change (scenario, ruling), scenario, &ruling->reason);
    case HU_CONTROL_RULING_CASUALTY:
    case HU_CONTROL_RULING_CASUALTY_LOST:
    case HU_CONTROL_RULING_CASUALTY_DOUBLED:
    case HU_CONTROL_RULING_NO_POINTS:
    case HU_CONTROL_RULING_EXIT_POINTS:
    case HU_CONTROL_RULING_CVP_ADJUSTED:
      return _hu_explain_points_ruling (scenario, ruling);
    default:
      return explain_end (scenario, ruling);
    }
}
