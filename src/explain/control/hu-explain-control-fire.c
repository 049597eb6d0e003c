/*
 * Words for the effects of Fire on Control: the Control that it passes, the Control that it
 * keeps from a side, and Fires that count as one (26.16, 26.161, 26.162).
 */
#include "config.h"

#include "hu-control-clauses.h"
#include "hu-control-words.h"

/* --- Fires that have joined (26.162) --- */

/* Returns the effect of joined Fires as a sentence of its own, or NULL where they have none.  The sentence is
 * about the side that gains something or is kept from it. */
static char *
explain_joining (const HuScenario *scenario,
                 const HuReason   *reason)
{
  HuSide kindler = reason->met ? hu_side_other (reason->side) : reason->side;

  if (hu_reason_find_exception (reason, HU_CLAUSE_JOINED_BOTH) != NULL)
    return g_strdup (_("Fires that both sides kindled have joined, so they count as an accident (26.162)."));
  if (hu_reason_find_exception (reason, HU_CLAUSE_JOINED_ONE) != NULL)
    /* Translators: side. */
    return hu_explain_sentence (scenario,
                                _("An accidental Fire that has joined one that the %s side kindled counts as that "
                                  "side’s too (26.162)."), _hu_side_name (scenario, kindler));

  return NULL;
}

/* Takes @text and appends the sentence on joined Fires, if there is one. */
char *
_hu_explain_joined (char             *text,
                    const HuScenario *scenario,
                    const HuReason   *reason)
{
  g_autofree char *before = text;
  g_autofree char *joining = explain_joining (scenario, reason);

  return joining != NULL ? g_strdup_printf ("%s %s", before, joining) : g_steal_pointer (&before);
}

/* --- What passes --- */

/* A burning subject goes to the enemy of the side whose Fire it counts as. */
static char *
explain_burning (const HuScenario *scenario,
                 const HuReason   *reason,
                 const char       *side,
                 const char       *enemy,
                 const char       *what)
{
  if (hu_reason_find_exception (reason, HU_CLAUSE_JOINED_ONE) != NULL)
    return hu_explain_sentence (scenario,
                                /* Translators: side, "the hex V2", side. */
                                _("The %s side gains %s: the Fire there counts as kindled by the %s side (26.16)."),
                                side, what, enemy);

  /* Translators: side, "the hex V2", side. */
  return hu_explain_sentence (scenario, _("The %s side gains %s, where a Fire burns that the %s side kindled (26.16)."),
                              side, what, enemy);
}

/* NULL: the ruling is not about Fire. */
static char *
explain_passing (const HuScenario *scenario,
                 const HuReason   *reason,
                 const char       *side,
                 const char       *enemy,
                 const char       *what)
{
  if (reason->clause == HU_CLAUSE_KINDLED)
    return explain_burning (scenario, reason, side, enemy, what);
  if (reason->clause == HU_CLAUSE_CUT_OFF)
    return hu_explain_sentence (scenario,
                                /* Translators: side, "the hex V2", side. */
                                _("The %s side gains %s, cut off by a Fire that the %s side kindled (26.16)."),
                                side, what, enemy);
  if (reason->clause == HU_CLAUSE_MAJORITY)
    return hu_explain_sentence (scenario, _hu_trn (
                                    /* Translators: side, "the hex V2", how many it controls, how many there are. */
                                    "The %s side gains %s: nobody can enter, and that side controls %d of the %d hex "
                                    "around, more than half (26.161).",
                                    "The %s side gains %s: nobody can enter, and that side controls %d of the %d hexes "
                                    "around, more than half (26.161).", reason->of),
                                side, what, reason->have, reason->of);
  if (reason->clause == HU_CLAUSE_WITH_ITS_HEX)
    /* Translators: "the Location V2/1", side. */
    return hu_explain_sentence (scenario, _("Nobody can enter %s: what lies in a hex goes with it to the %s side "
                                  "(26.161)."), what, side);
  if (reason->clause == HU_CLAUSE_WITH_ITS_HEXES)
    /* Translators: "the building 22U3", side. */
    return hu_explain_sentence (scenario, _("Nobody can enter %s, so it goes with its hexes to the %s side (26.161)."),
                                what, side);

  return NULL;
}

char *
_hu_explain_fire_ruling (const HuScenario *scenario,
                         const HuRuling   *ruling,
                         const char       *what)
{
  const char *side, *enemy;

  if (ruling->side == HU_SIDE_NONE)
    return NULL;

  side = _hu_side_name (scenario, ruling->side);
  enemy = _hu_side_name (scenario, hu_side_other (ruling->side));

  return explain_passing (scenario, &ruling->reason, side, enemy, what);
}

/* --- What it keeps from a side --- */

/* The reason that nobody can enter it (26.161); NULL: the reason is another one. */
static char *
explain_closed (const HuScenario *scenario,
                const HuReason   *reason,
                const char       *side)
{
  if (reason->clause == HU_CLAUSE_WITH_ITS_HEX)
    return g_strdup (_("Nobody can enter it: it goes with its hex (26.161)."));
  if (reason->clause == HU_CLAUSE_MAJORITY)
    return hu_explain_sentence (scenario, _hu_trn (
                                    /* Translators: hexes in all, side, how many it has, how many it needs. */
                                    "Nobody can enter it: it goes to the side that controls more than half of the %d "
                                    "hex around it. The %s side controls %d and needs %d (26.161).",
                                    "Nobody can enter it: it goes to the side that controls more than half of the %d "
                                    "hexes around it. The %s side controls %d and needs %d (26.161).", reason->of),
                                reason->of, side, reason->have, reason->need);
  if (reason->clause != HU_CLAUSE_WITH_ITS_HEXES)
    return NULL;

  return hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: hexes in all, side, how many it has. */
                                  "Nobody can enter it: it goes to the side that controls its %d hex. The %s side "
                                  "controls %d (26.161).",
                                  "Nobody can enter it: it goes to the side that controls all its %d hexes. The %s side "
                                  "controls %d (26.161).", reason->of),
                              reason->of, side, reason->have);
}

/* The reason that a Kindled Fire bars the side that kindled it (26.16); NULL: the reason is another one. */
static char *
explain_barred (const HuScenario *scenario,
                const HuReason   *reason,
                const char       *side)
{
  if (reason->clause == HU_CLAUSE_BOTH_FORFEIT)
    return g_strdup (_("Fires that both sides kindled keep it from both (26.16)."));
  if (reason->clause == HU_CLAUSE_CUT_OFF)
    /* Translators: side. */
    return hu_explain_sentence (scenario,
                                _("A Fire that the %s side kindled cuts it off: that side cannot gain it until the "
                                  "Fire is out or counts as an accident (26.16)."), side);
  if (reason->clause != HU_CLAUSE_KINDLED)
    return NULL;

  if (hu_reason_find_exception (reason, HU_CLAUSE_JOINED_ONE) != NULL)
    /* Translators: side. */
    return hu_explain_sentence (scenario,
                                _("The Fire in it counts as kindled by the %s side: that side cannot gain it until "
                                  "the Fire is out or counts as an accident (26.16)."), side);

  /* Translators: side. */
  return hu_explain_sentence (scenario,
                              _("A Fire that the %s side kindled burns in it: that side cannot gain it until the "
                                "Fire is out or counts as an accident (26.16)."), side);
}

char *
_hu_explain_fire_reason (const HuScenario *scenario,
                         const HuReason   *reason)
{
  const char *side = _hu_side_name (scenario, reason->side);
  char *text = explain_closed (scenario, reason, side);

  if (text == NULL)
    text = explain_barred (scenario, reason, side);

  return text != NULL ? _hu_explain_joined (text, scenario, reason) : NULL;
}
