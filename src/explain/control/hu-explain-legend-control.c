/*
 * The meaning of the signs of a tactical board, in words.
 */
#include "config.h"

#include "hu-control-words.h"

static const struct
{
  const char *id;
  const char *words;
} plain[] = {
  { "building-none", N_("Building that nobody Controls") },
  { "height", N_("Levels above the ground") },
  { "stairwell", N_("Stairwell") },
  { "contested", N_("Contested: Locations or units of both sides") },
  { "flame", N_("Flame") },
  { "blaze", N_("Blaze") },
  { "accident", N_("Fire by accident") },
  { "rubble", N_("Rubble") },
  { "closed", N_("Nobody can enter") },
  { "area", N_("Closed by Blaze: hexes beside it, by side") },
  { "unit-secret", N_("Concealed enemy") },
  { "unit-captured", N_("Captured") },
  { "unit-hidden", N_("Hidden from the enemy") },
  { "unit-concealed", N_("Concealed from the enemy") },
  { "unit-broken", N_("Broken") },
  { "unit-berserk", N_("Berserk") },
  { "unit-melee", N_("In Melee") },
  { "unit-stunned", N_("Stunned or shocked") },
  { "unit-wounded", N_("Wounded") },
  { "unit-unarmed", N_("Unarmed") },
  { "unit-no-crew", N_("Without a crew") },
  { "unit-temporary-crew", N_("Temporary crew") },
  { "unit-malfunctioned", N_("Main armament malfunctioned") },
  { "unit-disabled", N_("Main armament disabled") },
  { "unit-riding", N_("In or on a vehicle") },
  { "unit-aboard", N_("Armor leader aboard") },
  { "unit-bypass", N_("In Bypass") },
};

/* Words for a mark of one side; each id begins with a part that both sides share. */
static char *
explain_of_side (const HuScenario *scenario,
                 const char       *id,
                 const char       *name)
{
  if (g_str_has_prefix (id, "building-"))
    /* Translators: %s is a side, as "German"; a building that it Controls */
    return hu_explain_sentence (scenario, _("%s building"), name);
  if (g_str_has_prefix (id, "held-"))
    /* Translators: %s is a side, as "German" */
    return hu_explain_sentence (scenario, _("%s by a vehicle only"), name);
  if (g_str_has_prefix (id, "undeclared-"))
    /* Translators: %s is a side, as "German", whose Control is not declared */
    return hu_explain_sentence (scenario, _("%s, not declared"), name);
  if (g_str_has_prefix (id, "barred-"))
    /* Translators: %s is a side, as "German", that a Fire which it set keeps from Control */
    return hu_explain_sentence (scenario, _("%s barred by its own Fire"), name);
  if (g_str_has_prefix (id, "exit-"))
    /* Translators: %s is a side, as "German", that may leave the map there for points. */
    return hu_explain_sentence (scenario, _("%s exit"), name);
  if (g_str_has_prefix (id, "kindled-"))
    /* Translators: %s is a side, as "German" */
    return hu_explain_sentence (scenario, _("Kindled by %s"), name);
  if (g_str_has_prefix (id, "closed-"))
    /* Translators: %s is a side, as "German" */
    return hu_explain_sentence (scenario, _("%s cannot enter"), name);

  return NULL;
}

/* Returns the words for a mark, or NULL where the mark is not one of a tactical board. */
char *
_hu_explain_control_legend (const HuScenario *scenario,
                            const char       *id,
                            HuSide            side)
{
  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    if (g_str_equal (plain[i].id, id))
      return g_strdup (_(plain[i].words));

  return side != HU_SIDE_NONE ? explain_of_side (scenario, id, _hu_side_name (scenario, side)) : NULL;
}
