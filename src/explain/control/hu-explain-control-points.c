/*
 * Words for the rulings of control about points: which unit counts for which side, which points
 * replace others, and why a unit counts nothing (26.2).
 */
#include "config.h"

#include "hu-control-clauses.h"
#include "hu-control-ruling.h"
#include "hu-control-words.h"

char *
_hu_name_points (gboolean exits,
                  gint64   points)
{
  g_autofree char *number = _hu_number (points);

  return exits ? g_strdup_printf (_hu_trn ("%s exit point", "%s exit points", points), number)
               : g_strdup_printf (_hu_trn ("%s casualty point", "%s casualty points", points), number);
}

/* "2 exit points", of a correction. */
static char *
tell_adjusted (const HuTold *told)
{
  const HuControlRuling *own = told->about;

  return _hu_name_points (own->adjusted != HU_ADJUST_CVP, ABS (own->points));
}

static gint64
count_fewer (const HuTold *told)
{
  return ((const HuControlRuling *) told->about)->points < 0;
}

/* "4 points"; "2 × 2 = 4 points". */
static char *
tell_score (const HuTold *told)
{
  gint64 points = ((const HuControlRuling *) told->about)->points, times = ((const HuControlRuling *) told->about)->times;
  g_autofree char *number = times > 1
    ? g_strdup_printf ("%" G_GINT64_FORMAT " × %" G_GINT64_FORMAT " = %" G_GINT64_FORMAT, points / times, times, points)
    : _hu_number (points);

  /* Translators: a number of victory points, as part of a sentence. */
  return g_strdup_printf (_hu_trn ("%s point", "%s points", points), number);
}

/* "2 × 2 = 4", when the game is over. */
static char *
tell_sum (const HuTold *told)
{
  const HuControlRuling *own = told->about;

  return g_strdup_printf ("%" G_GINT64_FORMAT " × %" G_GINT64_FORMAT " = %" G_GINT64_FORMAT, own->single, own->times,
                          own->points);
}

static char *
tell_reduction_rule (const HuTold *told)
{
  return g_strdup (((const HuRuling *) told->about)->reason.clause == HU_CLAUSE_CAPTIVE_ELIMINATED ? "26.222" : "26.221");
}

static const HuPart parts[] = {
  HU_PARTS_OF_RULING,
  HU_PART ("number", INT64, HuControlRuling, points),
  HU_PART ("reduced", INT, HuControlRuling, reduced),
  HU_PART ("replaced", INT64, HuRuling, reason.replaced),
  HU_PART_TOLD ("points", tell_score),
  HU_PART_TOLD ("changed", tell_adjusted),
  HU_PART_TOLD ("sum", tell_sum),
  HU_PART_TOLD ("rule", tell_reduction_rule),
  HU_PART_COUNTED ("fewer", count_fewer),
  HU_PARTS_END
};

/* By the clause that gives them.  Translators: {side}: a side; {points}: "2 × 2 = 4 points", {number}: "4"; {units}: a unit. */
static const HuSentence gains[] = {
  { HU_BY (HU_CLAUSE_EXIT),
    HU_BOTH ("The {side} side gains {number} exit point for {units} (26.23).",
             "The {side} side gains {number} exit points for {units} (26.23)."), "number" },
  { HU_BY (HU_CLAUSE_LEFT_THE_MAP),
    N_("The {side} side gains {points} for {units}, which leaves the map and so counts as eliminated (26.221).") },
  { HU_BY (HU_CLAUSE_OWN_ATTACK),
    N_("The {side} side gains {points} for {units}, a prisoner hit by an attack of its own side, which counts double at once "
       "(26.222).") },
  { HU_BY (HU_CLAUSE_CAPTURED), N_("The {side} side has {points} for {units}, which is captured (26.222).") },
  { HU_BY (HU_CLAUSE_REDUCED),
    N_("The {side} side gains {points} for {units}, which is reduced to a half-squad ({rule}).") },
  { HU_BY (HU_CLAUSE_CAPTIVE_ELIMINATED),
    N_("The {side} side gains {points} for {units}, which is reduced to a half-squad ({rule})."),
    HU_WHERE ("reduced", TRUE) },
  { HU_BY (HU_CLAUSE_CAPTIVE_ELIMINATED),
    N_("The {side} side gains {points} for {units}, which is eliminated (26.222).") },
  { HU_ELSE, N_("The {side} side gains {points} for {units}, which is reduced to a half-squad ({rule})."),
    HU_WHERE ("reduced", TRUE) },
  { HU_ELSE, N_("The {side} side gains {points} for {units}, which is eliminated (26.221).") },
  { 0 }
};

/* When the game is over.  Translators: {side}: a side; {units}: a unit; {sum}: "2 × 4 = 8". */
static const HuSentence doubles[] = {
  { HU_BY (HU_CLAUSE_FOURFOLD),
    N_("The game is over: {units}, a captured Chinese gun or vehicle, counts fourfold for the {side} side, {sum} "
       "(26.222).") },
  { HU_BY (HU_CLAUSE_EXIT_DOUBLE),
    N_("The game is over: {units}, captured and taken off the map, counts double for the {side} side, {sum} (26.23).") },
  { HU_ELSE, N_("The game is over: {units}, still captured, counts double for the {side} side, {sum} (26.222).") },
  { 0 }
};

/* Translators: {units}: a unit; a Goliath is a small remote-controlled vehicle. */
static const HuSentence nothings[] = {
  { HU_BY (HU_CLAUSE_RECALL), N_("{units} leaves the map under Recall and so counts nothing (26.2).") },
  { HU_BY (HU_CLAUSE_GUARD), N_("{units} leaves the map to guard prisoners and so counts nothing (26.2).") },
  { HU_BY (HU_CLAUSE_LANDING), N_("{units} lands off the map and so counts nothing (26.2).") },
  { HU_BY (HU_CLAUSE_HERO),
    N_("{units} counts nothing: a hero is worth a point only as he exits, and only where the scenario says so (26.211).") },
  { HU_BY (HU_CLAUSE_NO_VALUE),
    N_("{units} counts nothing: motorcycles, Goliaths, boats and gliders are worth no points (26.212).") },
  { HU_BY (HU_CLAUSE_EXIT_CAPTURED), N_("{units} is captured, and captured things give no exit points (26.23).") },
  { HU_BY (HU_CLAUSE_EXIT_BROKEN), N_("{units} is broken, and broken units give no exit points (26.23).") },
  { HU_ELSE, N_("{units} counts nothing: the scenario gives it no value (26.2).") },
  { 0 }
};

/* Translators: {side}: a side; {units}: a unit; {number}, {replaced}: points; {changed}: "2 exit points"; {text}: the reason in
 * the players' words. */
static const HuSentence others[] = {
  { HU_CONTROL_RULING_CASUALTY_LOST,
    HU_BOTH ("The {side} side loses the {number} point for {units}, which is captured no more (26.222).",
             "The {side} side loses the {number} points for {units}, which is captured no more (26.222)."), "number" },
  { HU_CONTROL_RULING_CVP_ADJUSTED, N_("By agreement, {changed} less for the {side} side: “{text}”."),
    HU_WHERE ("fewer", TRUE) },
  { HU_CONTROL_RULING_CVP_ADJUSTED, N_("By agreement, {changed} more for the {side} side: “{text}”."),
    HU_WHERE ("fewer", FALSE) },
  /* The points for a captive replace the points for its capture. */
  { HU_ELSE,
    HU_BOTH ("This counts instead of the {replaced} point for the capture.",
             "This counts instead of the {replaced} points for the capture."), "replaced" },
  { 0 }
};

char *
_hu_explain_points_ruling (const HuScenario *scenario,
                           const HuRuling   *ruling)
{
  const HuTold told = { scenario, parts, ruling };
  g_autofree char *gained = NULL;
  g_autofree char *instead = NULL;

  if (ruling->kind == HU_CONTROL_RULING_CVP_ADJUSTED || ruling->kind == HU_CONTROL_RULING_CASUALTY_LOST)
    return _hu_tell (&told, others, ruling->kind);
  if (ruling->kind == HU_CONTROL_RULING_CASUALTY_DOUBLED)
    return _hu_tell (&told, doubles, HU_BY (ruling->reason.clause));
  if (ruling->kind == HU_CONTROL_RULING_NO_POINTS)
    return _hu_tell (&told, nothings, HU_BY (ruling->reason.clause));

  gained = _hu_tell (&told, gains, HU_BY (ruling->reason.clause));
  if (ruling->reason.replaced == 0)
    return g_steal_pointer (&gained);

  instead = _hu_tell (&told, others, HU_ELSE);

  return g_strdup_printf ("%s %s", gained, instead);
}
