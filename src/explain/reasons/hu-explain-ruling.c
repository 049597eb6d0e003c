/*
 * One sentence for each ruling: the reason, with the number of the rule.
 */
#include "config.h"

#include "hu-explain-private.h"
#include "hu-system-words.h"

static char *
explain_conceded (const HuScenario *scenario,
                  const HuRuling   *ruling)
{
  /* Translators: side, side. */
  return hu_explain_sentence (scenario, _("The %s side concedes, so the %s side wins."),
                              _hu_side_name (scenario, ruling->side),
                              _hu_side_name (scenario, hu_side_other (ruling->side)));
}

/* Names the ground that passed: the place where the whole place did, else its hexes. */
static char *
passed_name (const HuScenario *scenario,
             const HuRuling   *ruling)
{
  if (ruling->hexes->len == 1)
    return hu_explain_hex (scenario, g_array_index (ruling->hexes, HuHex, 0));

  if (ruling->place >= 0 &&
      hu_map_get_place (scenario->map, (guint) ruling->place)->hexes->len == ruling->hexes->len)
    return g_strdup (_hu_place_name (scenario, (guint) ruling->place));

  return hu_explain_hexes (scenario, ruling->hexes, HU_LIST_MOST);
}

/* Where the ruling names no previous owner, the hexes came from both sides or from nobody. */
static char *
explain_control (const HuScenario *scenario,
                 const HuRuling   *ruling)
{
  g_autofree char *what = passed_name (scenario, ruling);

  if (ruling->side == HU_SIDE_NONE)
    /* Translators: the name of a place, or hexes. */
    return hu_explain_sentence (scenario, _("Control of %s passes to nobody."), what);

  if (ruling->other_side == HU_SIDE_NONE)
    /* Translators: the name of a place, or hexes; side. */
    return hu_explain_sentence (scenario, _("Control of %s passes to the %s side."),
                                what, _hu_side_name (scenario, ruling->side));

  /* Translators: the name of a place, or hexes; the side that had it; the side that has it now. */
  return hu_explain_sentence (scenario, _("Control of %s passes from the %s side to the %s side."),
                              what, _hu_side_name (scenario, ruling->other_side),
                              _hu_side_name (scenario, ruling->side));
}

char *
hu_explain_ruling (const HuScenario *scenario,
                   const HuRuling   *ruling)
{
  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (ruling != NULL, NULL);

  if (ruling->kind == HU_RULING_CONCEDED)
    return explain_conceded (scenario, ruling);
  if (ruling->kind == HU_RULING_OWNER)
    return explain_control (scenario, ruling);

  return hu_system_words_get (ruling->system)->explain_ruling (scenario, ruling);
}
