/*
 * Words for the rulings of control about points: which unit counts for which side, which points
 * replace others, and why a unit counts nothing (26.2).
 */
#include "config.h"

#include "hu-control-clauses.h"
#include "hu-control-ruling.h"
#include "hu-control-words.h"

static char *
count_adjusted (const HuRuling *ruling)
{
  gint64 points = ABS (hu_control_ruling (ruling)->points);
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, points);

  return hu_control_ruling (ruling)->adjusted == HU_ADJUST_CVP
    ? g_strdup_printf (_hu_trn ("%s casualty point", "%s casualty points", (gulong) points), number)
    : g_strdup_printf (_hu_trn ("%s exit point", "%s exit points", (gulong) points), number);
}

static char *
explain_adjusted (const HuScenario *scenario,
                  const HuRuling   *ruling)
{
  g_autofree char *points = count_adjusted (ruling);
  const char *side = _hu_side_name (scenario, ruling->side);
  const char *reason = ruling->text != NULL ? ruling->text : "";

  if (hu_control_ruling (ruling)->points < 0)
    /* Translators: "2 exit points", side, the reason in the players' words. */
    return hu_explain_sentence (scenario, _("By agreement, %s less for the %s side: “%s”."), points, side, reason);

  /* Translators: "2 exit points", side, the reason in the players' words. */
  return hu_explain_sentence (scenario, _("By agreement, %s more for the %s side: “%s”."), points, side, reason);
}

/* "4 points"; "2 × 2 = 4 points". */
static char *
count_score (const HuRuling *ruling)
{
  gint64 points = hu_control_ruling (ruling)->points, times = hu_control_ruling (ruling)->times;
  g_autofree char *number = times > 1
    ? g_strdup_printf ("%" G_GINT64_FORMAT " × %" G_GINT64_FORMAT " = %" G_GINT64_FORMAT, points / times, times, points)
    : _hu_number (points);

  /* Translators: a number of victory points, as part of a sentence. */
  return g_strdup_printf (_hu_trn ("%s point", "%s points", points), number);
}

static char *
explain_gained (const HuScenario *scenario,
                const HuRuling   *ruling)
{
  g_autofree char *units = hu_explain_units (scenario, ruling->units, HU_LIST_MOST);
  const HuControlRuling *own = hu_control_ruling (ruling);
  g_autofree char *points = count_score (ruling);
  const char *side = _hu_side_name (scenario, ruling->side);
  HuClauseId clause = ruling->reason.clause;

  if (clause == HU_CLAUSE_EXIT)
    {
      g_autofree char *number = _hu_number (own->points);

      return hu_explain_sentence (scenario, _hu_trn (
                                      /* Translators: side, points, unit. */
                                      "The %s side gains %s exit point for %s (26.23).",
                                      "The %s side gains %s exit points for %s (26.23).",
                                      own->points), side, number, units);
    }
  if (clause == HU_CLAUSE_LEFT_THE_MAP)
    return hu_explain_sentence (scenario,
                                /* Translators: side, "4 points", unit. */
                                _("The %s side gains %s for %s, which leaves the map and so counts as eliminated "
                                  "(26.221)."), side, points, units);
  if (clause == HU_CLAUSE_OWN_ATTACK)
    /* Translators: side, "2 × 2 = 4 points", unit. */
    return hu_explain_sentence (scenario, _("The %s side gains %s for %s, a prisoner hit by an attack of its own side, "
                                  "which counts double at once (26.222)."), side, points, units);
  if (clause == HU_CLAUSE_CAPTURED)
    return hu_explain_sentence (scenario,
                                /* Translators: side, "4 points", unit. */
                                _("The %s side has %s for %s, which is captured (26.222)."), side, points, units);
  if (clause == HU_CLAUSE_REDUCED || own->reduced)
    return hu_explain_sentence (scenario,
                                /* Translators: side, "1 point", unit, rule. */
                                _("The %s side gains %s for %s, which is reduced to a half-squad (%s)."), side,
                                points, units, clause == HU_CLAUSE_CAPTIVE_ELIMINATED ? "26.222" : "26.221");
  if (clause == HU_CLAUSE_CAPTIVE_ELIMINATED)
    /* Translators: side, "4 points", unit. */
    return hu_explain_sentence (scenario, _("The %s side gains %s for %s, which is eliminated (26.222)."), side, points,
                                units);

  /* Translators: side, "4 points", unit. */
  return hu_explain_sentence (scenario, _("The %s side gains %s for %s, which is eliminated (26.221)."), side, points,
                              units);
}

/* The points for a captive replace the points for its capture. */
static char *
explain_score (const HuScenario *scenario,
               const HuRuling   *ruling)
{
  g_autofree char *gained = explain_gained (scenario, ruling);
  g_autofree char *number = _hu_number (ruling->reason.replaced);
  g_autofree char *instead = NULL;

  if (ruling->reason.replaced == 0)
    return g_steal_pointer (&gained);

  /* Translators: a number of points. */
  instead = g_strdup_printf (_hu_trn ("This counts instead of the %s point for the capture.",
                                "This counts instead of the %s points for the capture.", ruling->reason.replaced),
                             number);

  return g_strdup_printf ("%s %s", gained, instead);
}

/* The game is over. */
static char *
explain_double (const HuScenario *scenario,
                const HuRuling   *ruling)
{
  g_autofree char *units = hu_explain_units (scenario, ruling->units, HU_LIST_MOST);
  const HuControlRuling *own = hu_control_ruling (ruling);
  g_autofree char *sum = g_strdup_printf ("%" G_GINT64_FORMAT " × %" G_GINT64_FORMAT " = %" G_GINT64_FORMAT,
                                          own->single, own->times, own->points);
  const char *side = _hu_side_name (scenario, ruling->side);
  HuClauseId clause = ruling->reason.clause;

  if (clause == HU_CLAUSE_FOURFOLD)
    return hu_explain_sentence (scenario,
                                /* Translators: unit, side, "2 × 4 = 8". */
                                _("The game is over: %s, a captured Chinese gun or vehicle, counts fourfold for "
                                  "the %s side, %s (26.222)."), units, side, sum);
  if (clause == HU_CLAUSE_EXIT_DOUBLE)
    return hu_explain_sentence (scenario,
                                /* Translators: unit, side, "2 × 2 = 4". */
                                _("The game is over: %s, captured and taken off the map, counts double for the "
                                  "%s side, %s (26.23)."), units, side, sum);

  /* Translators: unit, side, "2 × 2 = 4". */
  return hu_explain_sentence (scenario, _("The game is over: %s, still captured, counts double for the %s side, %s "
                                "(26.222)."), units, side, sum);
}

static char *
explain_nothing (const HuScenario *scenario,
                 const HuRuling   *ruling)
{
  g_autofree char *units = hu_explain_units (scenario, ruling->units, HU_LIST_MOST);
  HuClauseId clause = ruling->reason.clause;

  if (clause == HU_CLAUSE_RECALL)
    /* Translators: unit. */
    return g_strdup_printf (_("%s leaves the map under Recall and so counts nothing (26.2)."), units);
  if (clause == HU_CLAUSE_GUARD)
    /* Translators: unit. */
    return g_strdup_printf (_("%s leaves the map to guard prisoners and so counts nothing (26.2)."), units);
  if (clause == HU_CLAUSE_LANDING)
    /* Translators: unit. */
    return g_strdup_printf (_("%s lands off the map and so counts nothing (26.2)."), units);
  if (clause == HU_CLAUSE_HERO)
    /* Translators: unit. */
    return g_strdup_printf (_("%s counts nothing: a hero is worth a point only as he exits, and only where "
                              "the scenario says so (26.211)."), units);
  if (clause == HU_CLAUSE_NO_VALUE)
    /* Translators: unit; a Goliath is a small remote-controlled vehicle. */
    return g_strdup_printf (_("%s counts nothing: motorcycles, Goliaths, boats and gliders are worth no points "
                              "(26.212)."), units);
  if (clause == HU_CLAUSE_EXIT_CAPTURED)
    /* Translators: unit. */
    return g_strdup_printf (_("%s is captured, and captured things give no exit points (26.23)."), units);
  if (clause == HU_CLAUSE_EXIT_BROKEN)
    /* Translators: unit. */
    return g_strdup_printf (_("%s is broken, and broken units give no exit points (26.23)."), units);

  /* Translators: unit. */
  return g_strdup_printf (_("%s counts nothing: the scenario gives it no value (26.2)."), units);
}

char *
_hu_explain_points_ruling (const HuScenario *scenario,
                           const HuRuling   *ruling)
{
  g_autofree char *units = NULL;
  g_autofree char *points = NULL;

  if (ruling->kind == HU_CONTROL_RULING_CVP_ADJUSTED)
    return explain_adjusted (scenario, ruling);
  if (ruling->kind == HU_CONTROL_RULING_CASUALTY_DOUBLED)
    return explain_double (scenario, ruling);
  if (ruling->kind == HU_CONTROL_RULING_NO_POINTS)
    return explain_nothing (scenario, ruling);
  if (ruling->kind != HU_CONTROL_RULING_CASUALTY_LOST)
    return explain_score (scenario, ruling);

  units = hu_explain_units (scenario, ruling->units, HU_LIST_MOST);
  points = _hu_number (hu_control_ruling (ruling)->points);

  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: side, points, unit. */
                                  "The %s side loses the %s point for %s, which is captured no more (26.222).",
                                  "The %s side loses the %s points for %s, which is captured no more (26.222).",
                                  hu_control_ruling (ruling)->points),
                              _hu_side_name (scenario, ruling->side), points, units);
}
