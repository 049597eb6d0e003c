/*
 * Words for the arguments of two tactical players: who Controls something, why
 * somebody does not, and what became of a unit that points are counted for.
 */
#include "config.h"

#include "hu-explain-private.h"

/**
 * hu_explain_subject_title:
 * @scenario: the game's scenario
 * @kind: what sort of thing
 * @subject: which
 * @lang: for whom
 *
 * Returns: (transfer full): "Location E3/1", "Hex E3", "The mill"
 */
char *
hu_explain_subject_title (const HuScenario *scenario,
                          HuSubjectKind     kind,
                          gint32            subject,
                          HuLang            lang)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (scenario != NULL && subject >= 0, NULL);

  name = _hu_subject_name (scenario, kind, subject);
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      /* Translators: a heading; name of a Location: a hex and a level. */
      return g_strdup_printf (_hu_tr (lang, "Location %s"), name);
    case HU_SUBJECT_HEX:
      /* Translators: a heading; name of a hex. */
      return g_strdup_printf (_hu_tr (lang, "Hex %s"), name);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  /* Translators: a heading; name of a building. */
  return g_strdup_printf (_hu_tr (lang, "Building %s"), name);
}

/* --- Who --- */

static char *
explain_holder (const HuSnapshot *snapshot,
                HuSide            owner,
                HuSide            underlying,
                guint             holder,
                HuLang            lang)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autofree char *vehicle = hu_explain_seen_unit (snapshot, holder, lang);
  const char *side = _hu_side_name (scenario, owner, lang);

  if (underlying == HU_SIDE_NONE)
    /* Translators: side, a vehicle. */
    return g_strdup_printf (_hu_tr (lang, "The %s side holds it as long as %s stays; beneath that it is nobody’s "
                                          "(26.12)."), side, vehicle);

  /* Translators: side, a vehicle, side. */
  return g_strdup_printf (_hu_tr (lang, "The %s side holds it as long as %s stays; beneath that it is the %s side’s "
                                        "(26.12)."), side, vehicle, _hu_side_name (scenario, underlying, lang));
}

/**
 * hu_explain_owner:
 * @snapshot: a game with control in force
 * @kind: what sort of thing
 * @subject: which
 * @lang: for whom
 *
 * Returns: (transfer full): who Controls it, and by what right where that is a
 *   vehicle's hold
 */
char *
hu_explain_owner (const HuSnapshot *snapshot,
                  HuSubjectKind     kind,
                  gint32            subject,
                  HuLang            lang)
{
  const HuState *state;
  HuSide owner, underlying;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);

  state = hu_snapshot_get_state (snapshot);
  owner = hu_control_owner (state, kind, subject);
  underlying = hu_control_underlying (state, kind, subject);
  if (owner == HU_SIDE_NONE)
    return g_strdup (_hu_tr (lang, "Nobody controls it."));
  if (owner != underlying)
    {
      g_autoptr(HuControlWhy) why = hu_control_why (state, owner, kind, subject);

      if (why->holder != HU_UNIT_NONE)
        return explain_holder (snapshot, owner, underlying, why->holder, lang);
    }

  /* Translators: side. */
  return g_strdup_printf (_hu_tr (lang, "The %s side controls it."),
                          _hu_side_name (state->scenario, owner, lang));
}

/* --- Why not --- */

static void
add (GString *text,
     char    *sentence) /* (transfer full) */
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
  g_free (sentence);
}

static char *
explain_no_gainer (HuSubjectKind kind,
                   const char   *side,
                   HuLang        lang)
{
  switch (kind)
    {
    case HU_SUBJECT_LOCATION:
      /* Translators: side.  MMC: squads, half-squads, crews. */
      return g_strdup_printf (_hu_tr (lang, "The %s side has no armed Good Order Infantry MMC in it (26.11)."), side);
    case HU_SUBJECT_HEX:
      /* Translators: side.  MMC: squads, half-squads, crews. */
      return g_strdup_printf (_hu_tr (lang, "The %s side has no armed Good Order Infantry MMC in a ground-level "
                                            "Location of it (26.13)."), side);
    case HU_SUBJECT_BUILDING:
    case HU_N_SUBJECTS:
      break;
    }

  /* Translators: side.  MMC: squads, half-squads, crews. */
  return g_strdup_printf (_hu_tr (lang, "The %s side has no armed Good Order Infantry MMC at any level of it but roof "
                                        "and cellar (26.14)."), side);
}

static const char *
rule_of (HuSubjectKind kind)
{
  return kind == HU_SUBJECT_LOCATION ? "26.11" : kind == HU_SUBJECT_HEX ? "26.13" : "26.14";
}

static void
add_obstacles (GString            *text,
               const HuSnapshot   *snapshot,
               const HuControlWhy *why,
               HuSide              side,
               HuSubjectKind       kind,
               HuLang              lang)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  const char *name = _hu_side_name (scenario, side, lang);

  if (why->barred)
    /* Translators: side. */
    add (text, g_strdup_printf (_hu_tr (lang, "A Fire that the %s side itself kindled bars it from there (26.16)."),
                                name));
  if (why->preventers->len > 0)
    {
      g_autofree char *units = hu_explain_seen_units (snapshot, why->preventers, HU_LIST_MOST, lang);

      add (text, g_strdup_printf (_hu_trn (lang,
                                           /* Translators: units, rule. */
                                           "%s, an armed enemy in it, prevents it (%s).",
                                           "%s, armed enemies in it, prevent it (%s).", why->preventers->len),
                                  units, rule_of (kind)));
    }
  if (why->unknown_prevents)
    add (text, g_strdup (_hu_tr (lang, "Something concealed that may be an armed enemy is in it (26.15).")));
  if (why->pillbox)
    /* Translators: side. */
    add (text, g_strdup_printf (_hu_tr (lang, "The pillbox in it is not the %s side’s (26.132)."), name));
}

/**
 * hu_explain_why_not:
 * @snapshot: a game with control in force
 * @side: who might gain it
 * @kind: what sort of thing
 * @subject: which
 * @lang: for whom
 *
 * Returns: (transfer full): why @side does not gain it now, a line for each
 *   reason, with its rule
 */
char *
hu_explain_why_not (const HuSnapshot *snapshot,
                    HuSide            side,
                    HuSubjectKind     kind,
                    gint32            subject,
                    HuLang            lang)
{
  g_autoptr(HuControlWhy) why = NULL;
  g_autoptr(GString) text = g_string_new (NULL);
  const char *name;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);
  g_return_val_if_fail (side == HU_SIDE_FIRST || side == HU_SIDE_SECOND, NULL);

  why = hu_control_why (hu_snapshot_get_state (snapshot), side, kind, subject);
  name = _hu_side_name (hu_snapshot_get_scenario (snapshot), side, lang);
  if (why->gainers->len == 0)
    add (text, why->closed
         /* Translators: side. */
         ? g_strdup_printf (_hu_tr (lang, "Whoever of the %s side could gain it is in a closed Location (26.16)."), name)
         : explain_no_gainer (kind, name, lang));
  add_obstacles (text, snapshot, why, side, kind, lang);
  if (text->len == 0)
    {
      g_autofree char *units = hu_explain_seen_units (snapshot, why->gainers, HU_LIST_MOST, lang);

      /* Translators: units, rule. */
      add (text, g_strdup_printf (_hu_tr (lang, "Nothing in it is in the way: %s may gain it (%s)."), units,
                                  rule_of (kind)));
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- Casualties --- */

/**
 * hu_explain_casualty_kind:
 * @scenario: the game's scenario
 * @line: a line of the casualties or of the exits
 * @exit: whether it is one of the exits
 * @lang: for whom
 *
 * Returns: (transfer full): what became of the unit, and whose it is: "captured
 *   from the Russian side"
 */
char *
hu_explain_casualty_kind (const HuScenario *scenario,
                          const HuCasualty *line,
                          gboolean          exit,
                          HuLang            lang)
{
  const char *side;

  g_return_val_if_fail (scenario != NULL && line != NULL, NULL);

  if (line->unit == HU_UNIT_NONE)
    return exit ? g_strdup (_hu_tr (lang, "exit points by agreement"))
                : g_strdup (_hu_tr (lang, "casualty points by agreement"));

  side = _hu_side_name (scenario, hu_scenario_get_unit (scenario, line->unit)->side, lang);
  if (exit)
    /* Translators: side. */
    return g_strdup_printf (_hu_tr (lang, "%s, left the map (26.23)"), side);
  if (line->state == HU_SCORE_CAPTURED)
    /* Translators: side, side. */
    return g_strdup_printf (_hu_tr (lang, "%s, held by the %s side (26.222)"), side,
                            _hu_side_name (scenario, line->to, lang));

  /* Translators: side. */
  return g_strdup_printf (_hu_tr (lang, "%s, eliminated (26.221)"), side);
}
