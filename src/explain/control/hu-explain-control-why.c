/*
 * Words for the reasons of control: which side Controls something and by which right, and which
 * clause keeps a side from it.  The rules make the reason; these functions only word it.
 */
#include "config.h"

#include "hu-control-reason.h"
#include "hu-control-words.h"

/* --- Who --- */

static char *
explain_holder (const HuSnapshot *snapshot,
                HuSide            owner,
                HuSide            underlying,
                guint             holder)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autofree char *vehicle = hu_explain_seen_unit (snapshot, holder);
  const char *side = _hu_side_name (scenario, owner);

  if (underlying == HU_SIDE_NONE)
    /* Translators: side, a vehicle. */
    return hu_explain_sentence (scenario, _("The %s side holds it as long as %s stays; after that it is nobody’s again "
                                  "(26.12)."), side, vehicle);

  /* Translators: side, a vehicle, side. */
  return hu_explain_sentence (scenario, _("The %s side holds it as long as %s stays; after that it is the %s side’s "
                                "again (26.12)."), side, vehicle, _hu_side_name (scenario, underlying));
}

/* Words for a subject that has not passed since the set-up; NULL: no clause says anything about it. */
char *
_hu_explain_set_up (const HuSnapshot *snapshot,
                    HuSubjectKind     kind,
                    gint32            subject)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  g_autoptr(HuReason) reason = hu_control_set_up_reason (scenario, kind, subject);

  if (reason->clause == HU_CLAUSE_BOTH_AREAS)
    return g_strdup (_("Nobody controls it: it lies in the set-up areas of both sides (26.11)."));
  if (reason->clause == HU_CLAUSE_HOLDING && reason->side == HU_SIDE_NONE)
    return g_strdup (_("Nobody controls it: so the scenario begins."));
  if (reason->clause == HU_CLAUSE_HOLDING)
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("The %s side controls it: so the scenario begins."),
                                _hu_side_name (scenario, reason->side));
  if (reason->side == HU_SIDE_NONE)
    return reason->met ? g_strdup (_("Nobody controls it: it does not lie wholly in one side’s set-up area "
                                     "(26.11).")) : NULL;
  if (reason->clause == HU_CLAUSE_BOARD)
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("The %s side controls it: it alone sets up on that board (26.11)."),
                                _hu_side_name (scenario, reason->side));

  /* Translators: side. */
  return hu_explain_sentence (scenario, _("The %s side controls it: it lies in that side’s set-up area (26.11)."),
                              _hu_side_name (scenario, reason->side));
}

/* @snapshot: a game with control in force; @subject: a #HuLocation, a #HuHex or the index of a building.  Returns the
 * side that Controls it, and its right to it where that is a vehicle's hold or the set-up. */
char *
hu_explain_owner (const HuSnapshot *snapshot,
                  HuSubjectKind     kind,
                  gint32            subject)
{
  const HuState *state;
  HuSide owner, underlying;
  g_autofree char *set_up = NULL;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);

  state = hu_snapshot_get_state (snapshot);
  owner = hu_control_owner (state, kind, subject);
  underlying = hu_control_underlying (state, kind, subject);
  if (owner != underlying)
    return explain_holder (snapshot, owner, underlying, hu_control_holder (state, kind, subject));

  if (hu_control_find_passing (snapshot, kind, subject) == NULL)
    set_up = _hu_explain_set_up (snapshot, kind, subject);
  if (set_up != NULL)
    return g_steal_pointer (&set_up);

  if (owner == HU_SIDE_NONE)
    return g_strdup (_("Nobody controls it."));

  /* Translators: side. */
  return hu_explain_sentence (hu_snapshot_get_scenario (snapshot),
                              _("The %s side controls it."), _hu_side_name (state->scenario, owner));
}

/* How a side came by it, in a few words. */
static char *
explain_passing_shortly (const HuSnapshot *snapshot,
                         const HuRuling   *ruling)
{
  g_autofree char *units = hu_explain_seen_units (snapshot, ruling->units, 1);
  const HuReason *reason = &ruling->reason;

  if (reason->clause == HU_CLAUSE_HOLD || reason->clause == HU_CLAUSE_ONLY_LOCATION)
    /* Translators: %s is a vehicle, as "KV-1E", by which a side holds something */
    return g_strdup_printf (_("while %s stays"), units);
  if (reason->clause == HU_CLAUSE_REVERTS)
    return g_strdup (_("went back when the vehicle’s hold ended"));
  if (reason->clause == HU_CLAUSE_MOPPING_UP)
    /* Translators: %s is a unit, as "4-6-7" */
    return g_strdup_printf (_("Mopped Up by %s"), units);
  if (reason->clause == HU_CLAUSE_DECLARED)
    return g_strdup (_("declared"));
  if (reason->clause == HU_CLAUSE_KINDLED)
    return g_strdup (_("forfeited by a Kindled Fire"));
  if (reason->clause == HU_CLAUSE_CUT_OFF)
    return g_strdup (_("cut off by a Kindled Fire"));
  if (reason->clause == HU_CLAUSE_MAJORITY)
    /* Translators: how many hexes a side controls around one that a Blaze closes, and how many there are */
    return g_strdup_printf (_("%d of %d hexes round the Blaze"), reason->have, reason->of);
  if (reason->clause == HU_CLAUSE_WITH_ITS_HEX)
    return g_strdup (_("closed, so with its hex"));
  if (reason->clause == HU_CLAUSE_WITH_ITS_HEXES)
    return g_strdup (_("closed, so with its hexes"));

  /* Translators: %s is a unit, as "4-6-7", that gained Control of something */
  return g_strdup_printf (_("gained by %s"), units);
}

/* @snapshot: a game with control in force; @subject: a #HuLocation, a #HuHex or the index of a building.  Returns the
 * side that Controls it and how it gained it, for a line of a list: "German: gained by 4-6-7 (event 5, 26.13)". */
char *
hu_explain_owner_shortly (const HuSnapshot *snapshot,
                          HuSubjectKind     kind,
                          gint32            subject)
{
  g_autofree char *side = NULL;
  g_autofree char *how = NULL;
  const HuRuling *last;
  HuSide owner;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);

  owner = hu_control_owner (hu_snapshot_get_state (snapshot), kind, subject);
  side = hu_explain_side (hu_snapshot_get_scenario (snapshot), owner);
  last = hu_control_find_passing (snapshot, kind, subject);
  if (owner == HU_SIDE_NONE)
    {
      g_autoptr(HuReason) reason = hu_control_set_up_reason (hu_snapshot_get_scenario (snapshot), kind, subject);

      if (last == NULL && reason->clause == HU_CLAUSE_BOTH_AREAS)
        /* Translators: %s is "nobody" */
        return g_strdup_printf (_("%s, in the set-up areas of both sides (26.11)"), side);
      if (last == NULL && reason->clause == HU_CLAUSE_HOLDING)
        /* Translators: %s is "nobody" */
        return g_strdup_printf (_("%s, as the scenario begins"), side);
      if (last == NULL && reason->met)
        /* Translators: %s is "nobody" */
        return g_strdup_printf (_("%s, not wholly in one side’s set-up area (26.11)"), side);

      return g_steal_pointer (&side);
    }
  if (last == NULL || last->side != owner)
    /* Translators: %s is a side, as "German", that Controls something from the beginning */
    return g_strdup_printf (_("%s, since the set-up (26.11)"), side);

  how = explain_passing_shortly (snapshot, last);
  if (last->event == 0)
    /* Translators: a side, as "German"; how it came by something, as "gained by 4-6-7"; a rule's number */
    return g_strdup_printf (_("%1$s: %2$s (%3$s)"), side, how, last->rule);

  /* Translators: the same with the number of the event by which it did */
  return g_strdup_printf (_("%1$s: %2$s (event %3$u, %4$s)"), side, how, last->event, last->rule);
}

/* --- Why not --- */

/* Words for a clause that keeps units from gaining or holding; %s: the units. */
typedef struct
{
  HuClauseId  clause;
  const char *words;
} UnitWords;

/* Translators: %s is one unit or several. */
static const UnitWords unit_words[] = {
  { HU_CLAUSE_BYPASS, N_("%s cannot gain it in Bypass (26.11).") },
  { HU_CLAUSE_MMC, N_("%s cannot gain it: only squads, half-squads and crews can (26.11).") },
  { HU_CLAUSE_ARMED, N_("%s cannot gain it unarmed (26.11).") },
  { HU_CLAUSE_PRISONER, N_("%s cannot gain it: prisoners gain nothing (26.11).") },
  { HU_CLAUSE_GOOD_ORDER, N_("%s cannot gain it without being in Good Order (26.11).") },
  { HU_CLAUSE_ON_FOOT, N_("%s cannot gain it as a passenger or rider: only Infantry on foot can (26.11).") },
  { HU_CLAUSE_VEHICLE, N_("%s cannot gain it: no vehicle gains a building (26.11).") },
  { HU_CLAUSE_ONLY_LOCATION, N_("%s cannot hold it: a vehicle holds a hex only where that has no other Location "
                                "(26.12).") },
  { HU_CLAUSE_HOLD_BYPASS, N_("%s cannot hold it in Bypass (26.12).") },
  { HU_CLAUSE_HOLD_ARMED, N_("%s cannot hold it unarmed (26.12).") },
  { HU_CLAUSE_DEVOID, N_("%s cannot hold it: an armed enemy has been there ever since (26.12).") },
  { HU_CLAUSE_BARRED, N_("%s cannot hold it: a Fire that its own side kindled bars it (26.16).") },
  { HU_CLAUSE_CLOSED, N_("%s cannot gain it in a closed Location (26.16).") },
  { HU_CLAUSE_GROUND_LEVEL, N_("%s cannot gain it except from the ground level (26.13).") },
  { HU_CLAUSE_ROOF_AND_CELLAR, N_("%s cannot gain it from the roof or from below the ground (26.14).") },
};

/* NULL: the clause is not about single units. */
static char *
explain_unable (const HuReason *reason,
                const char     *units)
{
  for (guint i = 0; reason->units != NULL && i < G_N_ELEMENTS (unit_words); i++)
    if (unit_words[i].clause == reason->clause)
      {
        g_auto(GStrv) parts = g_strsplit (_(unit_words[i].words), "%s", 2);

        return g_strjoinv (units, parts);
      }

  return NULL;
}

/* Nobody of that side is there at all. */
static char *
explain_no_gainer (const HuScenario *scenario,
                   const HuReason   *reason,
                   const char       *side)
{
  if (reason->clause == HU_CLAUSE_OCCUPIED)
    /* Translators: side.  MMC: squads, half-squads, crews. */
    return hu_explain_sentence (scenario, _("The %s side has no armed Good Order Infantry MMC in it (26.11)."), side);
  if (reason->clause == HU_CLAUSE_GROUND_LEVEL)
    /* Translators: side.  MMC: squads, half-squads, crews. */
    return hu_explain_sentence (scenario, _("The %s side has no armed Good Order Infantry MMC in a ground-level "
                                    "Location of it (26.13)."), side);

  /* Translators: side.  MMC: squads, half-squads, crews. */
  return hu_explain_sentence (scenario,
                              _("The %s side has no armed Good Order Infantry MMC at any level of it but roof "
                                "and cellar (26.14)."), side);
}

static const char *
rule_of (HuClauseId clause)
{
  return g_str_has_prefix (clause, "26.11") ? "26.11" : g_str_has_prefix (clause, "26.13") ? "26.13" : "26.14";
}

static gboolean
is_enemy_clause (HuClauseId clause)
{
  return clause == HU_CLAUSE_ARMED_ENEMY || clause == HU_CLAUSE_HEX_ENEMY || clause == HU_CLAUSE_BUILDING_ENEMY;
}

char *
hu_explain_reason (const HuSnapshot *snapshot,
                   const HuReason   *reason)
{
  const HuScenario *scenario;
  HuClauseId clause;
  const char *side;
  char *text;
  g_autofree char *units = NULL;

  g_return_val_if_fail (snapshot != NULL && reason != NULL && reason->side != HU_SIDE_NONE, NULL);

  scenario = hu_snapshot_get_scenario (snapshot);
  clause = reason->clause;
  side = _hu_side_name (scenario, reason->side);
  units = reason->units != NULL ? hu_explain_seen_units (snapshot, reason->units, HU_LIST_MOST) : g_strdup ("");
  if (reason->met)
    /* Translators: units, rule. */
    return g_strdup_printf (_("No enemy in it prevents this: %s may gain it (%s)."), units, rule_of (clause));

  text = explain_unable (reason, units);
  if (text == NULL)
    text = _hu_explain_fire_reason (scenario, reason);
  if (text != NULL)
    return text;

  if (is_enemy_clause (clause))
    return hu_explain_sentence (scenario, _hu_trn (
                                    /* Translators: units, side, side, rule. */
                                    "%s, an armed %s unit in it, keeps the %s side from gaining it (%s).",
                                    "%s, armed %s units in it, keep the %s side from gaining it (%s).", reason->units->len),
                                units, _hu_side_name (scenario, hu_side_other (reason->side)), side, rule_of (clause));
  if (clause == HU_CLAUSE_HOLD)
    return hu_explain_sentence (scenario,
                                /* Translators: a vehicle, side. */
                                _("%s of the %s side only holds it, as long as it stays there (26.12)."), units,
                                side);
  if (clause == HU_CLAUSE_POSSIBLE_ENEMY)
    return g_strdup (_("Something concealed that may be an armed enemy is in it (26.15)."));
  if (clause == HU_CLAUSE_UNDECLARED)
    /* Translators: side. */
    return hu_explain_sentence (scenario,
                                _("Something concealed of the %s side is in it: if that gained it, it has not been "
                                  "declared (26.15)."), side);
  if (clause == HU_CLAUSE_PILLBOX)
    /* Translators: side. */
    return hu_explain_sentence (scenario, _("The pillbox in it is not the %s side’s (26.132)."), side);

  return explain_no_gainer (scenario, reason, side);
}

/* @snapshot: a game with control in force; @side: the side that might gain it; @subject: a #HuLocation, a #HuHex or the
 * index of a building.  Returns the reasons why @side does not gain it now, one a line, each with the number of its
 * rule. */
char *
hu_explain_why_not (const HuSnapshot *snapshot,
                    HuSide            side,
                    HuSubjectKind     kind,
                    gint32            subject)
{
  g_autoptr(GPtrArray) reasons = NULL;
  g_autoptr(GString) text = g_string_new (NULL);

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);
  g_return_val_if_fail (side == HU_SIDE_FIRST || side == HU_SIDE_SECOND, NULL);

  reasons = hu_control_reasons (hu_snapshot_get_state (snapshot), side, kind, subject);
  for (guint i = 0; i < reasons->len; i++)
    {
      g_autofree char *sentence = hu_explain_reason (snapshot, g_ptr_array_index (reasons, i));

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", sentence);
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
