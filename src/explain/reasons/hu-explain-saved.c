/*
 * One unit that would have saved the loser of a game that a condition has decided.
 */
#include "config.h"

#include "hu-explain-saved.h"

#include "hu-flip.h"
#include "hu-sentence.h"

/* The hex of a unit that would have turned the answer, or the unit itself, and how many such there are. */
typedef struct
{
  HuSide side; /* whose */
  HuHex  hex;
  guint  unit; /* HU_UNIT_NONE: one more */
  guint  n;
} Saved;

static const HuPart parts[] = {
  HU_PART ("side", SIDE, Saved, side),
  HU_PART ("hex", HEX, Saved, hex),
  HU_PART ("unit", UNIT, Saved, unit),
  HU_PART ("n", UINT, Saved, n),
  HU_PARTS_END
};

/* By whether a unit more, or one less.  Translators: {side}: a side; {unit}: a unit, in {hex}; {n}: a number of hexes, of which
 * {hex} is one, or of units. */
static const HuSentence sentences[] = {
  { HU_FLIP_MORE,
    HU_BOTH ("One more {side} unit in {hex} would have kept the condition from being met.",
             "One more {side} unit in any of {n} hexes, for example in {hex}, would have kept the condition from being met."),
    "n" },
  { HU_FLIP_LESS,
    HU_BOTH ("Without {unit} in {hex} the condition would not have been met.",
             "Without any one of {n} {side} units, for example {unit} in {hex}, the condition would not have been met."), "n" },
  { 0 }
};

/* The condition of the winner that is met. */
static const HuMeter *
find_met (const HuSnapshot *snapshot,
          const HuVerdict  *verdict)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      if (meter->met && meter->system == verdict->system && meter->for_side == verdict->winner)
        return meter;
    }

  return NULL;
}

/* How the answer would have turned by one unit of that side, @how; NULL: not. */
static char *
explain_by (const HuSnapshot *snapshot,
            HuQuestion        question,
            guint             how)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(HuFlipMap) map =
    hu_question_possible (state->scenario, &question) ? hu_flip_map_new (state, &question, NULL, NULL) : NULL;
  Saved saved = { question.units, HU_HEX_NONE, HU_UNIT_NONE, 0 };

  if (map == NULL || !map->answer)
    return NULL;

  saved.n = hu_flip_map_count (map, how);
  for (HuHex hex = 0; saved.hex == HU_HEX_NONE && hex < (HuHex) map->n_hexes; hex++)
    if (map->flips[hex] & how)
      {
        saved.hex = hex;
        saved.unit = how == HU_FLIP_LESS ? map->less[hex] : HU_UNIT_NONE;
      }

  return saved.n > 0 ? _hu_tell (&(HuTold) { state->scenario, parts, &saved, snapshot }, sentences, how) : NULL;
}

/*
 * _hu_explain_saved_by_unit:
 * @kind: of the question whether a condition of that system is met
 *
 * Returns: (nullable): what one more unit of the loser, or one of the winner's less, would have changed
 */
char *
_hu_explain_saved_by_unit (const HuSnapshot *snapshot,
                           HuQuestionKind    kind)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);
  const HuMeter *met = verdict != NULL ? find_met (snapshot, verdict) : NULL;
  HuQuestion question = { .kind = kind };
  char *words;

  if (met == NULL)
    return NULL;

  question.side = verdict->winner;
  question.subject = (gint32) met->nth;
  question.units = hu_side_other (verdict->winner);
  words = explain_by (snapshot, question, HU_FLIP_MORE);
  if (words != NULL)
    return words;

  question.units = verdict->winner;

  return explain_by (snapshot, question, HU_FLIP_LESS);
}
