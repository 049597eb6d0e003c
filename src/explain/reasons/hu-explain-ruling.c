/*
 * One sentence for each ruling: the reason, with the number of the rule.
 */
#include "config.h"

#include "hu-explain-private.h"
#include "hu-sentence.h"
#include "hu-system-words.h"

/* Names the ground that passed: the place where the whole place did, else its hexes. */
static char *
tell_ground (const HuTold *told)
{
  const HuScenario *scenario = told->scenario;
  const HuRuling *ruling = told->about;

  if (ruling->hexes->len == 1)
    return hu_explain_hex (scenario, g_array_index (ruling->hexes, HuHex, 0));

  if (ruling->place >= 0 &&
      hu_map_get_place (scenario->map, (guint) ruling->place)->hexes->len == ruling->hexes->len)
    return g_strdup (_hu_place_name (scenario, (guint) ruling->place));

  return hu_explain_hexes (scenario, ruling->hexes, HU_LIST_MOST);
}

static const HuPart parts[] = {
  HU_PARTS_OF_RULING,
  HU_PART ("winner", OPPONENT, HuRuling, side),
  HU_PART_TOLD ("ground", tell_ground),
  HU_PARTS_END
};

/* Where the ruling names no previous owner, the hexes came from both sides or from nobody.
 * Translators: {side}, {other}, {winner}: sides; {ground}: the name of a place, or hexes. */
static const HuSentence rulings[] = {
  { HU_RULING_CONCEDED, N_("The {side} side concedes, so the {winner} side wins.") },
  { HU_RULING_OWNER, N_("Control of {ground} passes from the {other} side to the {side} side.") },
  { HU_RULING_OWNER, N_("Control of {ground} passes to nobody."), HU_WHERE ("side", HU_SIDE_NONE) },
  { HU_RULING_OWNER, N_("Control of {ground} passes to the {side} side.") },
  { 0 }
};

char *
hu_explain_ruling (const HuScenario *scenario,
                   const HuRuling   *ruling)
{
  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (ruling != NULL, NULL);

  if (ruling->kind == HU_RULING_CONCEDED || ruling->kind == HU_RULING_OWNER)
    return _hu_tell (&(HuTold) { scenario, parts, ruling }, rulings, ruling->kind);

  return hu_system_words_get (ruling->system)->explain_ruling (scenario, ruling);
}
