/*
 * Words for questions, and for changes that would reverse their answers.
 */
#include "config.h"

#include "hu-explain-private.h"
#include "hu-sentence.h"
#include "hu-system-words.h"

/* --- Questions and answers --- */

/* A hex and the Location at its ground level have the same name, so the name is introduced by "the hex" or "the
 * Location"; and a translation need not put the name of a building into the case that its sentence asks for. */
static char *
tell_subject (const HuTold *told)
{
  const HuQuestion *question = told->about;
  g_autofree char *name = hu_explain_subject (told->scenario, question->subject_kind, question->subject);

  if (question->subject_kind == HU_SUBJECT_LOCATION)
    /* Translators: name of a Location: a hex and a level. */
    return g_strdup_printf (_("the Location %s"), name);
  if (question->subject_kind == HU_SUBJECT_HEX)
    /* Translators: name of a hex. */
    return g_strdup_printf (_("the hex %s"), name);

  /* Translators: name of a building. */
  return g_strdup_printf (_("the building %s"), name);
}

/* The place that the rules in force ask supply for. */
static char *
tell_capital (const HuTold *told)
{
  HuSupplyAsked asked;

  g_return_val_if_fail (hu_supply_find_asked (told->scenario, &asked), g_strdup (""));

  return g_strdup (_hu_place_name (told->scenario, asked.place));
}

static char *
tell_outcome (const HuTold *told)
{
  return _hu_name_listed (told->scenario, HU_LISTED_OUTCOME, (guint) ((const HuQuestion *) told->about)->subject);
}

static char *
tell_condition (const HuTold *told)
{
  return _hu_name_listed (told->scenario, HU_LISTED_CONDITION, (guint) ((const HuQuestion *) told->about)->subject);
}

static const HuPart question_parts[] = {
  HU_PART ("side", SIDE, HuQuestion, side),
  HU_PART ("hex", HEX, HuQuestion, subject),
  HU_PART ("place", PLACE, HuQuestion, subject),
  HU_PART ("row", INT, HuQuestion, subject),
  HU_PART_TOLD ("subject", tell_subject),
  HU_PART_TOLD ("capital", tell_capital),
  HU_PART_TOLD ("outcome", tell_outcome),
  HU_PART_TOLD ("condition", tell_condition),
  HU_PARTS_END
};

/* Translators: {side}: a side; {capital}, {place}: places; {hex}: as "3009 (Vyazma)"; {subject}: a Location, hex or building;
 * {row}: the number of a hex row; {outcome}: its name, as "German victory"; {condition}: "German, at the end". */
static const HuSentence questions[] = {
  { HU_QUESTION_ISOLATE, N_("Is {capital} isolated?") },
  { HU_QUESTION_LINE, N_("Is the {side} line unbroken?") },
  { HU_QUESTION_OWNER, N_("Does the {side} side Control {subject}?") },
  { HU_QUESTION_SUPPLY, N_("Is {hex} out of supply for the {side} side?") },
  { HU_QUESTION_NEED, N_("Is {hex} cut off for the {side} side, as a condition asks?") },
  { HU_QUESTION_PLACE, N_("Does the {side} side control {place}?") },
  { HU_QUESTION_ROW, N_("Does the {side} line have a gap in row {row}?") },
  { HU_QUESTION_OUTCOME, N_("Is the condition of “{outcome}” met?") },
  { HU_QUESTION_CONDITION, N_("Is the victory condition “{condition}” met?") },
  { 0 }
};

/* Translators: the same parts. */
static const HuSentence affirmations[] = {
  { HU_QUESTION_ISOLATE, N_("{capital} is isolated.") },
  { HU_QUESTION_LINE, N_("The {side} line is unbroken.") },
  { HU_QUESTION_OWNER, N_("The {side} side Controls {subject}.") },
  { HU_QUESTION_SUPPLY, N_("{hex} is out of supply for the {side} side.") },
  { HU_QUESTION_NEED, N_("No line that the condition asks for leads from {hex}.") },
  { HU_QUESTION_PLACE, N_("The {side} side controls {place}.") },
  { HU_QUESTION_ROW, N_("The {side} line has a gap in row {row}.") },
  { HU_QUESTION_OUTCOME, N_("The condition of “{outcome}” is met.") },
  { HU_QUESTION_CONDITION, N_("The victory condition “{condition}” is met.") },
  { 0 }
};

static const HuSentence denials[] = {
  { HU_QUESTION_ISOLATE, N_("{capital} has a line of supply.") },
  { HU_QUESTION_LINE, N_("The {side} line has gaps.") },
  { HU_QUESTION_OWNER, N_("The {side} side does not Control {subject}.") },
  { HU_QUESTION_SUPPLY, N_("{hex} is in supply for the {side} side.") },
  { HU_QUESTION_NEED, N_("A line that the condition asks for leads from {hex}.") },
  { HU_QUESTION_PLACE, N_("The {side} side does not control {place}.") },
  { HU_QUESTION_ROW, N_("The {side} line has no gap in row {row}.") },
  { HU_QUESTION_OUTCOME, N_("The condition of “{outcome}” is not met.") },
  { HU_QUESTION_CONDITION, N_("The victory condition “{condition}” is not met.") },
  { 0 }
};

/* Whether a condition would be met if something happened.
 * Translators: the same parts. */
static const HuSentence affirmations_then[] = {
  { HU_QUESTION_OUTCOME, N_("The condition of “{outcome}” would be met.") },
  { HU_QUESTION_CONDITION, N_("The victory condition “{condition}” would be met.") },
  { 0 }
};

static const HuSentence denials_then[] = {
  { HU_QUESTION_OUTCOME, N_("The condition of “{outcome}” would not be met.") },
  { HU_QUESTION_CONDITION, N_("The victory condition “{condition}” would not be met.") },
  { 0 }
};

/* The game is over: what would have been so if one unit had not been there.
 * Translators: the same parts. */
static const HuSentence affirmations_without[] = {
  { HU_QUESTION_ISOLATE, N_("Without it {capital} would have been isolated.") },
  { HU_QUESTION_ROW, N_("Without it the {side} line would have had a gap in row {row}.") },
  { HU_QUESTION_OUTCOME,
    N_("If it had been eliminated, the condition of “{outcome}” would have been met when the game ended.") },
  { HU_QUESTION_CONDITION, N_("Without it the victory condition “{condition}” would have been met when the game ended.") },
  { 0 }
};

static const HuSentence denials_without[] = {
  { HU_QUESTION_ISOLATE, N_("Without it {capital} would have had a line of supply.") },
  { HU_QUESTION_ROW, N_("Without it the {side} line would have had no gap in row {row}.") },
  { HU_QUESTION_OUTCOME,
    N_("If it had been eliminated, the condition of “{outcome}” would not have been met when the game ended.") },
  { HU_QUESTION_CONDITION, N_("Without it the victory condition “{condition}” would not have been met when the game ended.") },
  { 0 }
};

/* @question: a question that can be asked in @scenario.  Returns the question: "Is Moscow isolated?". */
char *
hu_explain_question (const HuScenario *scenario,
                     const HuQuestion *question)
{
  g_return_val_if_fail (scenario != NULL && question != NULL, NULL);

  return _hu_tell (&(HuTold) { scenario, question_parts, question }, questions, question->kind);
}

/* @question: a question that can be asked in @scenario; @answer: yes, or no.  Returns the answer as a sentence: "Moscow
 * is isolated.". */
char *
hu_explain_answer (const HuScenario *scenario,
                   const HuQuestion *question,
                   gboolean          answer)
{
  g_return_val_if_fail (scenario != NULL && question != NULL, NULL);

  return _hu_tell (&(HuTold) { scenario, question_parts, question }, answer ? affirmations : denials, question->kind);
}

char *
hu_explain_answer_then (const HuScenario *scenario,
                        const HuQuestion *question,
                        gboolean          answer)
{
  g_return_val_if_fail (scenario != NULL && question != NULL, NULL);

  if (question->kind != HU_QUESTION_OUTCOME && question->kind != HU_QUESTION_CONDITION)
    return hu_explain_answer (scenario, question, answer);

  return _hu_tell (&(HuTold) { scenario, question_parts, question }, answer ? affirmations_then : denials_then, question->kind);
}

/* @answer: what it would have been without a unit when the game ended.  Returns it as a sentence. */
char *
hu_explain_answer_without (const HuScenario *scenario,
                           const HuQuestion *question,
                           gboolean          answer)
{
  g_return_val_if_fail (scenario != NULL && question != NULL, NULL);

  return _hu_tell (&(HuTold) { scenario, question_parts, question }, answer ? affirmations_without : denials_without,
                   question->kind);
}

/* Returns the number of hexes in which one unit reverses the answer, in a sentence or two. */
char *
hu_explain_flips (const HuScenario *scenario,
                  const HuFlipMap  *map)
{
  guint more, less;
  const char *side;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_return_val_if_fail (scenario != NULL && map != NULL, NULL);

  more = hu_flip_map_count (map, HU_FLIP_MORE);
  less = hu_flip_map_count (map, HU_FLIP_LESS);
  side = _hu_side_name (scenario, map->question.units);
  if (more == 0 && less == 0)
    /* Translators: a side, as "German". */
    return hu_explain_sentence (scenario, _("No single %s unit more or less would change that."), side);

  if (more > 0)
    first = hu_explain_sentence (scenario, _hu_trn (
                                 /* Translators: a number of hexes; a side, as "German". */
                                 "One more %2$s unit in %1$u hex would change that.",
                                 "One more %2$s unit in any of these %1$u hexes would change that.", more), more, side);
  if (less > 0)
    second = hu_explain_sentence (scenario, _hu_trn (
                                  /* Translators: a number of hexes; a side, as "German". */
                                  "One %2$s unit less in %1$u hex would change that.",
                                  "One %2$s unit less in any of these %1$u hexes would change that.", less), less, side);
  if (first == NULL || second == NULL)
    return g_strdup (first != NULL ? first : second);

  /* Translators: two whole sentences. */
  return g_strdup_printf (_("%1$s %2$s"), first, second);
}

static guint
count_margin (const HuFlipMap *map,
              guint            margin)
{
  guint n = 0;

  for (guint i = 0; i < map->n_hexes; i++)
    n += map->unit_margins[i] == margin;

  return n;
}

/* @of_units: margins of units, else of hexes.  Returns the meaning of the margins, in a sentence or two. */
char *
hu_explain_margins (const HuScenario *scenario,
                    const HuFlipMap  *map,
                    gboolean          of_units)
{
  guint n = 0;

  g_return_val_if_fail (scenario != NULL && map != NULL && map->hex_margins != NULL, NULL);

  if (of_units)
    {
      guint ones = count_margin (map, 1), twos = count_margin (map, 2);

      if (ones + twos == 0)
        return g_strdup (_("More than two units are needed, wherever they are."));
      if (ones > 0)
        return g_strdup_printf (_hu_trn (
                                    /* Translators: a number of hexes. */
                                    "One unit alone is enough in %u hex; a unit anywhere else needs a second "
                                    "one there.",
                                    "One unit alone is enough in any of these %u hexes; a unit anywhere else "
                                    "needs a second one in one of them.", ones), ones);

      return g_strdup_printf (_hu_trn (
                                  /* Translators: a number of hexes. */
                                  "Two units are enough if one of them is in %u hex.",
                                  "Two units are enough if one of them is in any of these %u hexes.", twos), twos);
    }

  for (guint i = 0; i < map->n_hexes; i++)
    n += map->hex_margins[i] == (gint32) map->width;

  return g_strdup_printf (map->width_exact
                          ? _hu_trn (
                                /* Translators: hexes to be blocked; hexes that can be among them. */
                                "Width %1$u: %1$u blocked hex isolates it; any of %2$u hexes will do.",
                                "Width %1$u: %1$u blocked hexes isolate it; %2$u hexes can be among them.",
                                map->width)
                          : _hu_trn (
                                /* Translators: hexes to be blocked; hexes that can be among them. */
                                "Width at most %1$u: %1$u blocked hex isolates it; any of %2$u hexes will do.",
                                "Width at most %1$u: %1$u blocked hexes isolate it; %2$u hexes can be among them.",
                                map->width), map->width, n);
}

/* Says whether blocking @hex helps to isolate: by the width alone, which is the number that stands elsewhere too. */
static char *
explain_hex_margin (const HuFlipMap *map,
                    HuHex            hex,
                    const char      *name)
{
  if (!map->width_exact)
    return g_strdup_printf (map->hex_margins[hex] > (gint32) map->width
                            /* Translators: a number of hexes; a hex. */
                            ? _("The cut of %1$u hexes that was found does without %2$s.")
                            /* Translators: a number of hexes; a hex. */
                            : _("%2$s can be one of at most %1$u blocked hexes that isolate it."), map->width, name);
  if (map->hex_margins[hex] > (gint32) map->width)
    return g_strdup_printf (_hu_trn (
                                /* Translators: a number of hexes; a hex. */
                                "Blocking %2$s does not help: %1$u other hex would still have to be blocked.",
                                "Blocking %2$s does not help: %1$u other hexes would still have to be blocked.", map->width),
                            map->width, name);
  if (map->width == 1)
    /* Translators: a hex. */
    return g_strdup_printf (_("Blocking %s alone isolates it."), name);

  /* Translators: a number of hexes; a hex. */
  return g_strdup_printf (_("%2$s can be one of the %1$u blocked hexes that isolate it."), map->width, name);
}

/* Returns the findings of @map about @hex; NULL where it has none. */
char *
hu_explain_flip_hex (const HuScenario *scenario,
                     const HuFlipMap  *map,
                     HuHex             hex)
{
  const char *side;
  g_autofree char *name = NULL;
  g_autofree char *then = NULL;
  g_autofree char *unit = NULL;

  g_return_val_if_fail (scenario != NULL && map != NULL, NULL);
  g_return_val_if_fail (hu_grid_has (scenario->map->grid, hex), NULL);

  side = _hu_side_name (scenario, map->question.units);
  name = hu_explain_hex (scenario, hex);
  then = hu_explain_answer (scenario, &map->question, !map->answer);

  if (map->flips[hex] & HU_FLIP_MORE)
    /* Translators: a side, as "German"; a hex; what then is so, a sentence: "Moscow is isolated." */
    return hu_explain_sentence (scenario, _("With one more %1$s unit in %2$s: %3$s"), side, name, then);
  if (map->flips[hex] & HU_FLIP_LESS)
    {
      unit = hu_explain_unit (scenario, map->less[hex]);
      /* Translators: a unit; a hex; what then is so, a sentence: "Moscow is isolated." */
      return g_strdup_printf (_("Without %1$s in %2$s: %3$s"), unit, name, then);
    }
  if (map->change != NULL && map->change[hex] > 0)
    return g_strdup_printf (_hu_trn (
                                /* Translators: a number of gaps; a hex. */
                                "A unit in %2$s would close %1$d gap of the line.",
                                "A unit in %2$s would close %1$d gaps of the line.", map->change[hex]),
                            map->change[hex], name);
  if (map->unit_margins != NULL && map->unit_margins[hex] == 2)
    /* Translators: a side, as "German"; a hex; what then is so, a sentence: "Moscow is isolated." */
    return hu_explain_sentence (scenario,
                                _("With a %1$s unit in %2$s and a second one elsewhere: %3$s"), side, name, then);
  if (map->hex_margins != NULL && map->hex_margins[hex] > 0)
    return explain_hex_margin (map, hex, name);

  return NULL;
}

/* Counts by reason the stops that @flood met in @ring alone. */
static void
count_stops (const HuFlood *flood,
             gint           ring,
             guint          counts[HU_N_BLOCKS])
{
  guint from = ring > 0 ? g_array_index (flood->stops_end, guint, ring - 1) : 0;

  for (guint i = from; i < g_array_index (flood->stops_end, guint, ring); i++)
    counts[g_array_index (flood->trace->frontier, HuFrontierHex, i).because]++;
}

static const HuPart stop_parts[] = {
  HU_PART_ITSELF ("n", UINT),
  HU_PARTS_END
};

/* Translators: {n} is a number of hexes. */
static const HuSentence stops[] = {
  { HU_BLOCK_UNIT, N_("{n} by a unit") },
  { HU_BLOCK_ZOC, N_("{n} by a zone of control") },
  { HU_BLOCK_OWNER, N_("{n} by control") },
  { HU_BLOCK_TERRAIN, N_("{n} by terrain") },
  { HU_BLOCK_HEXSIDE, N_("{n} by a hexside") },
  { HU_BLOCK_LENGTH, N_("{n} by the length of the line") },
  { HU_BLOCK_STEPS, N_("{n} by the steps used up") },
  { HU_BLOCK_LINE_ENDS, N_("{n} where no road or railway goes") },
  { HU_N_BLOCKS, N_("{n} beyond the hexes of the condition") },
  { 0 }
};

char *
hu_explain_flood_ring (const HuFlood *flood,
                       gint           ring)
{
  guint counts[HU_N_BLOCKS + 1] = { 0 };
  GString *text;
  guint n, n_stops = 0;

  g_return_val_if_fail (flood != NULL && ring >= 0 && ring <= flood->trace->furthest, NULL);

  n = g_array_index (flood->n_rings, guint, ring);
  text = g_string_new (NULL);
  g_string_append_printf (text, _hu_trn (
                                    /* Translators: a number of hexes. */
                                    "%u hex reached.", "%u hexes reached.", n), n);
  count_stops (flood, ring, counts);
  counts[HU_N_BLOCKS] = g_array_index (flood->n_outside, guint, ring);
  counts[HU_BLOCK_TERRAIN] -= counts[HU_N_BLOCKS];
  for (guint i = 0; i <= HU_N_BLOCKS; i++)
    {
      g_autofree char *stop = counts[i] > 0 ? _hu_tell (&(HuTold) { NULL, stop_parts, &counts[i] }, stops, i) : NULL;

      if (stop != NULL)
        /* Translators: what comes before a list of reasons, and what stands between them. */
        g_string_append_printf (text, "%s%s", n_stops++ == 0 ? _(" Stopped: ") : _(", "), stop);
    }
  if (n_stops > 0)
    g_string_append_c (text, '.');
  if (ring == flood->meets_source)
    g_string_append (text, _(" A source is reached here: supply flows."));

  return g_string_free (text, FALSE);
}

/* Returns the narrowest cut in a sentence or two. */
char *
hu_explain_flood_cut (const HuFlood     *flood,
                      const HuSupplyCut *cut)
{
  guint n;

  g_return_val_if_fail (flood != NULL && cut != NULL, NULL);

  n = cut->hexes->len;
  if (n == 0)
    return g_strdup_printf (_hu_trn (
                                /* Translators: a number of hexes. */
                                "No line gets out: nothing beyond this %u hex is reached.",
                                "No line gets out: nothing beyond these %u hexes is reached.", flood->n_closed),
                            flood->n_closed);

  /* Where the length or the steps are limited, the number of lines does not prove the size of the cut. */
  if (n != cut->lines->len || !cut->exact)
    return g_strdup_printf (cut->exact
                            ? _hu_trn ("%u blocked hex cuts off the hatched area.",
                                 "%u blocked hexes cut off the hatched area.", n)
                            : _hu_trn ("At most %u blocked hex cuts off the hatched area.",
                                 "At most %u blocked hexes cut off the hatched area.", n), n);

  return g_strdup_printf (_hu_trn (
                              /* Translators: a number of lines, and of hexes, which are as many. */
                              "%u line gets out. One blocked hex on it cuts off the hatched area.",
                              "%u lines that share no hex get out, so it takes %u blocked hexes to cut off the "
                              "hatched area.", n), n, n);
}
