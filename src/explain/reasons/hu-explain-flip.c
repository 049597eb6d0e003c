/*
 * Words for questions, and for changes that would reverse their answers.
 */
#include "config.h"

#include "hu-explain-private.h"
#include "hu-system-words.h"

/* A hex and the Location at its ground level have the same name, so the name is introduced by "the hex" or "the
 * Location"; and a translation need not put the name of a building into the case that its sentence asks for. */
static char *
name_subject (const HuScenario *scenario,
              const HuQuestion *question)
{
  g_autofree char *name = _hu_subject_name (scenario, question->subject_kind, question->subject);

  if (question->subject_kind == HU_SUBJECT_LOCATION)
    /* Translators: name of a Location: a hex and a level. */
    return g_strdup_printf (_("the Location %s"), name);
  if (question->subject_kind == HU_SUBJECT_HEX)
    /* Translators: name of a hex. */
    return g_strdup_printf (_("the hex %s"), name);

  /* Translators: name of a building. */
  return g_strdup_printf (_("the building %s"), name);
}

/* Returns the name of the place that the rules in force ask supply for, as the capital. */
static const char *
name_asked (const HuScenario *scenario)
{
  HuSupplyAsked asked;

  g_return_val_if_fail (hu_supply_find_asked (scenario, &asked), "");

  return _hu_place_name (scenario, asked.place);
}

/* @question: a question that can be asked in @scenario.  Returns the question: "Is Moscow isolated?". */
char *
hu_explain_question (const HuScenario *scenario,
                     const HuQuestion *question)
{
  g_autofree char *subject = NULL;

  g_return_val_if_fail (scenario != NULL && question != NULL, NULL);

  switch (question->kind)
    {
    case HU_QUESTION_ISOLATE:
      /* Translators: the capital. */
      return hu_explain_sentence (scenario, _("Is %s isolated?"), name_asked (scenario));
    case HU_QUESTION_LINE:
      /* Translators: a side, as "German". */
      return hu_explain_sentence (scenario, _("Is the %s line unbroken?"), _hu_side_name (scenario, question->side));
    case HU_QUESTION_OWNER:
      subject = name_subject (scenario, question);
      /* Translators: a side, as "German"; a Location, hex or building. */
      return hu_explain_sentence (scenario, _("Does the %s side Control %s?"),
                                  _hu_side_name (scenario, question->side), subject);
    case HU_QUESTION_SUPPLY:
      subject = hu_explain_hex (scenario, question->subject);
      /* Translators: a hex, as "3009 (Vyazma)"; a side, as "Soviet". */
      return hu_explain_sentence (scenario, _("Is %1$s out of supply for the %2$s side?"), subject,
                                  _hu_side_name (scenario, question->side));
    case HU_QUESTION_PLACE:
      /* Translators: a side, as "German"; a city or town. */
      return hu_explain_sentence (scenario, _("Does the %s side control %s?"), _hu_side_name (scenario, question->side),
                                  _hu_place_name (scenario, (guint) question->subject));
    case HU_QUESTION_ROW:
      /* Translators: a side, as "German"; the number of a hex row. */
      return hu_explain_sentence (scenario, _("Does the %s line have a gap in row %d?"),
                                  _hu_side_name (scenario, question->side), question->subject);
    case HU_QUESTION_OUTCOME:
      subject = _hu_outcome_name (scenario, (guint) question->subject);
      /* Translators: the name of an outcome, as "German victory". */
      return g_strdup_printf (_("Is the condition of “%s” met?"), subject);
    case HU_N_QUESTIONS:
      break;
    }

  g_return_val_if_reached (NULL);
}

/* @question: a question that can be asked in @scenario; @answer: yes, or no.  Returns the answer as a sentence: "Moscow
 * is isolated.". */
char *
hu_explain_answer (const HuScenario *scenario,
                   const HuQuestion *question,
                   gboolean          answer)
{
  g_autofree char *subject = NULL;
  const char *side;

  g_return_val_if_fail (scenario != NULL && question != NULL, NULL);

  side = _hu_side_name (scenario, question->side);
  switch (question->kind)
    {
    case HU_QUESTION_ISOLATE:
      return hu_explain_sentence (scenario, answer ? /* Translators: the capital. */
                                           _("%s is isolated.")
                                         : /* Translators: the capital. */
                                           _("%s has a line of supply."),
                                  name_asked (scenario));
    case HU_QUESTION_LINE:
      return hu_explain_sentence (scenario, answer ? /* Translators: a side, as "German". */
                                           _("The %s line is unbroken.")
                                         : /* Translators: a side, as "German". */
                                           _("The %s line has gaps."),
                                  side);
    case HU_QUESTION_OWNER:
      subject = name_subject (scenario, question);
      return hu_explain_sentence (scenario,
                                  answer ? /* Translators: a side, as "German"; a Location, hex or building. */
                                       _("The %s side Controls %s.")
                                     : /* Translators: a side, as "German"; a Location, hex or building. */
                                       _("The %s side does not Control %s."),
                              side, subject);
    case HU_QUESTION_SUPPLY:
      subject = hu_explain_hex (scenario, question->subject);
      return hu_explain_sentence (scenario,
                                  answer ? /* Translators: a hex, as "3009 (Vyazma)"; a side, as "Soviet". */
                                       _("%1$s is out of supply for the %2$s side.")
                                     : /* Translators: a hex, as "3009 (Vyazma)"; a side, as "Soviet". */
                                       _("%1$s is in supply for the %2$s side."),
                              subject, side);
    case HU_QUESTION_PLACE:
      return hu_explain_sentence (scenario,
                                  answer ? /* Translators: a side, as "German"; a city or town. */
                                       _("The %s side controls %s.")
                                     : /* Translators: a side, as "German"; a city or town. */
                                       _("The %s side does not control %s."),
                              side, _hu_place_name (scenario, (guint) question->subject));
    case HU_QUESTION_ROW:
      return hu_explain_sentence (scenario,
                                  answer ? /* Translators: a side, as "German"; the number of a hex row. */
                                       _("The %s line has a gap in row %d.")
                                     : /* Translators: a side, as "German"; the number of a hex row. */
                                       _("The %s line has no gap in row %d."),
                              side, question->subject);
    case HU_QUESTION_OUTCOME:
      subject = _hu_outcome_name (scenario, (guint) question->subject);
      return g_strdup_printf (answer ? /* Translators: the name of an outcome, as "German victory". */
                                  _("The condition of “%s” is met.")
                                : /* Translators: the name of an outcome, as "German victory". */
                                  _("The condition of “%s” is not met."), subject);
    case HU_N_QUESTIONS:
      break;
    }

  g_return_val_if_reached (NULL);
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
                                "Isolating it takes %1$u blocked hex; any of %2$u hexes will do.",
                                "Isolating it takes %1$u blocked hexes; %2$u hexes can be among them.",
                                map->width)
                          : _hu_trn (
                                /* Translators: hexes to be blocked; hexes that can be among them. */
                                "Isolating it takes at most %1$u blocked hex; any of %2$u hexes will do.",
                                "Isolating it takes at most %1$u blocked hexes; %2$u hexes can be among them.",
                                map->width), map->width, n);
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
    return g_strdup_printf (map->width_exact
                            ? _hu_trn (
                                  /* Translators: a number of hexes; a hex. */
                                  "Isolating it through %2$s takes %1$d blocked hex.",
                                  "Isolating it through %2$s takes %1$d blocked hexes.", map->hex_margins[hex])
                            : _hu_trn (
                                  /* Translators: a number of hexes; a hex. */
                                  "Isolating it through %2$s takes at most %1$d blocked hex.",
                                  "Isolating it through %2$s takes at most %1$d blocked hexes.",
                                  map->hex_margins[hex]),
                            map->hex_margins[hex], name);

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

static void
append_reason (GString *text,
               HuBlock  because,
               guint    n)
{
  switch (because)
    {
    case HU_BLOCK_UNIT:
      g_string_append_printf (text, _("%u by a unit"), n);
      break;
    case HU_BLOCK_ZOC:
      g_string_append_printf (text, _("%u by a zone of control"), n);
      break;
    case HU_BLOCK_OWNER:
      g_string_append_printf (text, _("%u by control"), n);
      break;
    case HU_BLOCK_TERRAIN:
      g_string_append_printf (text, _("%u by terrain"), n);
      break;
    case HU_BLOCK_HEXSIDE:
      g_string_append_printf (text, _("%u by a hexside"), n);
      break;
    case HU_BLOCK_LENGTH:
      g_string_append_printf (text, _("%u by the length of the line"), n);
      break;
    case HU_BLOCK_STEPS:
      g_string_append_printf (text, _("%u by the steps used up"), n);
      break;
    case HU_BLOCK_LINE_ENDS:
      g_string_append_printf (text, _("%u where no road or railway goes"), n);
      break;
    case HU_BLOCK_OPEN:
    case HU_N_BLOCKS:
      break;
    }
}

char *
hu_explain_flood_ring (const HuFlood *flood,
                       gint           ring)
{
  guint counts[HU_N_BLOCKS] = { 0 };
  GString *text;
  guint n, n_stops = 0;

  g_return_val_if_fail (flood != NULL && ring >= 0 && ring <= flood->trace->furthest, NULL);

  n = g_array_index (flood->n_rings, guint, ring);
  text = g_string_new (NULL);
  g_string_append_printf (text, _hu_trn (
                                    /* Translators: a number of hexes. */
                                    "%u hex reached.", "%u hexes reached.", n), n);
  count_stops (flood, ring, counts);
  for (guint i = 0; i < HU_N_BLOCKS; i++)
    {
      if (counts[i] == 0)
        continue;
      /* Translators: what comes before a list of reasons, and what stands between them. */
      g_string_append (text, n_stops++ == 0 ? _(" Stopped: ") : _(", "));
      append_reason (text, i, counts[i]);
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
