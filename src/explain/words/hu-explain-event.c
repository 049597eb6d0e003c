/*
 * An event as one line of the log.  The remark of an event is not part of the line; callers
 * show it beside the line.
 */
#include "config.h"

#include "hu-sentence.h"
#include "hu-system-words.h"
#include "hu-system.h"
#include "hu-way.h"

/* --- The parts --- */

static char *
name_place (const HuScenario *scenario,
            const HuEvent    *event,
            guint             index)
{
  HuHex hex = g_array_index (event->hexes, HuHex, index);
  HuLocation location = hu_map_location (scenario->map, hex, hu_event_get_storey (event, index));

  return location != HU_LOCATION_NONE ? _hu_location_name (scenario, location) : hu_grid_dup_name (scenario->map->grid, hex);
}

static char *
tell_at (const HuTold *told)
{
  return name_place (told->scenario, told->about, 0);
}

static char *
tell_source (const HuTold *told)
{
  return name_place (told->scenario, told->about, 1);
}

static char *
tell_to (const HuTold *told)
{
  const HuEvent *event = told->about;

  return name_place (told->scenario, event, event->hexes->len - 1);
}

static char *
tell_fire (const HuTold *told)
{
  return g_strdup (((const HuEvent *) told->about)->fire == HU_FIRE_BLAZE ? C_("fire", "Blaze") : C_("fire", "Flame"));
}

static char *
tell_subject (const HuTold *told)
{
  const HuEvent *event = told->about;

  return hu_explain_subject (told->scenario, event->subject_kind, event->subject);
}

static char *
tell_correction (const HuTold *told)
{
  return g_strdup_printf ("%+" G_GINT64_FORMAT, ((const HuEvent *) told->about)->points);
}

static char *
tell_text (const HuTold *told)
{
  const char *text = ((const HuEvent *) told->about)->text;

  return g_strdup (text != NULL ? hu_scenario_word (told->scenario, text) : "");
}

static const HuPart parts[] = {
  HU_PART ("unit", UNIT, HuEvent, unit),
  HU_PART ("other", UNIT, HuEvent, other_unit),
  HU_PART ("survivors", UNITS, HuEvent, units),
  HU_PART ("side", SIDE, HuEvent, side),
  HU_PART ("hexes", HEXES, HuEvent, hexes),
  HU_PART ("points", INT64, HuEvent, points),
  HU_PART ("own-attack", INT, HuEvent, own_attack),
  HU_PART ("exit-as", UINT, HuEvent, exit_as),
  HU_PART ("cause", UINT, HuEvent, cause),
  HU_PART_TOLD ("at", tell_at),
  HU_PART_TOLD ("source", tell_source),
  HU_PART_TOLD ("to", tell_to),
  HU_PART_TOLD ("fire", tell_fire),
  HU_PART_TOLD ("subject", tell_subject),
  HU_PART_TOLD ("correction", tell_correction),
  HU_PART_TOLD ("text", tell_text),
  HU_PARTS_END
};

/* --- The sentences --- */

/* Translators: {unit}, {other}: units; {survivors}: what is left of one, units; {side}: a side; {hexes}: hexes; {at}, {source}: a
 * hex and a level; {fire}: Blaze or Flame; {subject}: a Location, hex or building; {correction}: points with their sign; {text}:
 * what the players wrote. */
static const HuSentence events[] = {
  { HU_VERB_END_PHASE, N_("The phase ends") },
  { HU_VERB_PLACE, N_("{unit} comes on in {at}") },
  { HU_VERB_ELIMINATE,
    HU_BOTH ("{unit} is eliminated by its own side's attack; {survivors} survives",
             "{unit} is eliminated by its own side's attack; {survivors} survive"), "survivors", HU_WHERE ("own-attack", TRUE) },
  { HU_VERB_ELIMINATE, N_("{unit} is eliminated by its own side's attack"), HU_WHERE ("own-attack", TRUE) },
  { HU_VERB_ELIMINATE,
    HU_BOTH ("{unit} is eliminated; {survivors} survives", "{unit} is eliminated; {survivors} survive"), "survivors" },
  { HU_VERB_ELIMINATE, N_("{unit} is eliminated") },
  { HU_VERB_WITHDRAW, N_("{unit} is withdrawn") },
  { HU_VERB_EXIT, N_("{unit} leaves the map from {at} for victory points"), HU_WHERE ("exit-as", HU_EXIT_VICTORY) },
  { HU_VERB_EXIT, N_("{unit} leaves the map from {at}, recalled"), HU_WHERE ("exit-as", HU_EXIT_RECALL) },
  { HU_VERB_EXIT, N_("{unit} leaves the map from {at}, guarding prisoners"), HU_WHERE ("exit-as", HU_EXIT_GUARD) },
  { HU_VERB_EXIT, N_("{unit} leaves the map from {at} after a landing"), HU_WHERE ("exit-as", HU_EXIT_LANDING) },
  { HU_VERB_EXIT, N_("{unit} leaves the map from {at}") },
  { HU_VERB_CONTROL, N_("The {side} side takes control of {hexes}") },
  { HU_VERB_CONTROL, N_("Nobody controls {hexes} any more") },
  { HU_VERB_CONCEDE, N_("The {side} side concedes") },
  { HU_VERB_ADJUST,
    HU_BOTH ("Correction for the {side} side by {correction} point: {text}",
             "Correction for the {side} side by {correction} points: {text}"), "points" },
  { HU_VERB_ANNOUNCE, N_("The {side} side announces: “{text}”") },
  { HU_VERB_NOTE, N_("Note: {text}") },
  { HU_VERB_REDUCE, N_("{unit} is reduced to {other}") },
  { HU_VERB_CAPTURE, N_("{unit} is captured by {other}") },
  { HU_VERB_RELEASE, N_("{unit} is captured no more") },
  { HU_VERB_ABANDON, N_("{unit} is abandoned by {other}") },
  { HU_VERB_MOP_UP, N_("{unit} mops up {subject}") },
  { HU_VERB_FIRE, N_("A {fire} in {at}, kindled by the {side} side"), HU_WHERE ("cause", HU_CAUSE_KINDLED) },
  { HU_VERB_FIRE, N_("A {fire} in {at}, spread from {source}"), HU_WHERE ("cause", HU_CAUSE_SPREAD) },
  { HU_VERB_FIRE, N_("A {fire} in {at}, by accident") },
  { HU_VERB_EXTINGUISH, N_("The Fire in {at} is out") },
  { HU_VERB_RUBBLE, N_("{at} becomes rubble") },
  { HU_VERB_DECLARE, N_("The {side} side declares control of {subject}") },
  { 0 }
};

/* As a viewer sees it who knows no more than that something is there.  Translators: {to}: where, {unit}: a unit. */
static const HuSentence concealed_events[] = {
  { HU_VERB_MOVE, N_("Something concealed moves to {to}") },
  { HU_VERB_PLACE, N_("Something concealed comes on in {to}") },
  { HU_ELSE, N_("Something concealed takes part, and {unit}") },
  { 0 }
};

/* --- Moves --- */

/* Counts the hexes that a unit enters: to go up or down in a hex enters none. */
static guint
count_hexes (const HuScenario *scenario,
             const GArray     *way,
             HuLocation        from)
{
  HuHex last = from != HU_LOCATION_NONE ? hu_location_hex (scenario->map, from) : HU_HEX_NONE;
  guint n = 0;

  for (guint i = 0; i < way->len; i++)
    {
      HuHex hex = g_array_index (way, HuHex, i);

      n += hex != last;
      last = hex;
    }

  return n;
}

/* @unit: what moves. */
static char *
explain_way (const HuScenario *scenario,
             const HuEvent    *event,
             const HuState    *before,
             const char       *unit)
{
  HuLocation from = before != NULL ? hu_state_unit_location (before, event->unit) : HU_LOCATION_NONE;
  guint n = count_hexes (scenario, event->hexes, from);
  g_autofree char *from_name = NULL;
  g_autofree char *to_name = NULL;

  g_return_val_if_fail (event->hexes->len > 0, NULL);

  to_name = name_place (scenario, event, event->hexes->len - 1);
  if (from == HU_LOCATION_NONE)
    return n <= 1
      /* Translators: unit, hex. */
      ? g_strdup_printf (_("%s moves to %s"), unit, to_name)
      /* Translators: unit, hex, number of hexes entered. */
      : g_strdup_printf (_hu_trn ("%s moves to %s (%u hex)", "%s moves to %s (%u hexes)", n),
                         unit, to_name, n);

  from_name = _hu_location_name (scenario, from);
  return n <= 1
    /* Translators: unit, the hex it leaves, the hex it enters. */
    ? g_strdup_printf (_("%s moves %s → %s"), unit, from_name, to_name)
    /* Translators: unit, the hex it leaves, the hex it ends in, number of hexes entered. */
    : g_strdup_printf (_hu_trn ("%s moves %s → %s (%u hex)", "%s moves %s → %s (%u hexes)", n),
                       unit, from_name, to_name, n);
}

/**
 * hu_explain_crossed:
 * @unit: an operational ground unit; for other units the result is %NULL
 * @hexes: (array length=n_hexes): the hexes that @unit goes through
 *
 * By the rules no such unit goes through an enemy, so the players did it on purpose.  Concealed
 * and hidden units are not named.
 *
 * Returns: (transfer full) (nullable): "II in 0506", or %NULL where no enemy is there
 */
char *
hu_explain_crossed (const HuState *before,
                    guint          unit,
                    const HuHex   *hexes,
                    guint          n_hexes)
{
  g_autofree char *all = NULL;

  g_return_val_if_fail (before != NULL, NULL);

  if (!hu_unit_is_ground (hu_scenario_get_unit (before->scenario, unit)))
    return NULL;

  for (guint i = 0; i < n_hexes; i++)
    {
      g_autoptr(GArray) enemies = hu_way_list_enemies (before, unit, hexes[i]);
      g_autofree char *so_far = g_steal_pointer (&all);
      g_autofree char *names = NULL;
      g_autofree char *hex = NULL;
      g_autofree char *here = NULL;

      if (enemies->len == 0)
        {
          all = g_steal_pointer (&so_far);
          continue;
        }

      names = hu_explain_units (before->scenario, enemies, HU_LIST_MOST);
      hex = hu_grid_dup_name (before->scenario->map->grid, hexes[i]);
      /* Translators: units, and the hex in which they stand: "II in 0506". */
      here = g_strdup_printf (_("%s in %s"), names, hex);
      all = so_far == NULL ? g_steal_pointer (&here)
                           : g_strdup_printf (C_("list", "%s, %s"), so_far, here);
    }

  return g_steal_pointer (&all);
}

/* The move, through whom it went, and in Bypass. */
static char *
explain_move (const HuScenario *scenario,
              const HuEvent    *event,
              const HuState    *before)
{
  g_autofree char *unit = hu_explain_unit (scenario, event->unit);
  char *move = explain_way (scenario, event, before, unit);
  g_autofree char *crossed = NULL;

  if (before != NULL && event->hexes->len > 1)
    crossed = hu_explain_crossed (before, event->unit, (const HuHex *) event->hexes->data, event->hexes->len - 1);
  if (crossed != NULL)
    {
      g_autofree char *way = move;

      /* Translators: a move, as "6 Pz moves 0206 → 0804 (6 hexes)"; enemy units with their hexes, as "II in 0506". */
      move = g_strdup_printf (_("%s, through %s"), way, crossed);
    }
  if (event->bypass)
    {
      g_autofree char *way = move;

      /* Translators: a move, as "KV-1E moves D2 → D3"; or a level, as "Level 1". */
      move = g_strdup_printf (_("%s, in Bypass"), way);
    }

  return move;
}

/* The move of a counter that was seen to stand and to move, with all that it went through. */
static char *
explain_concealed_move (const HuScenario *scenario,
                        const HuEvent    *event,
                        const HuState    *before)
{
  g_autofree char *move = explain_way (scenario, event, before, _("Something concealed"));
  g_autoptr(GPtrArray) through = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *names = NULL;

  for (guint i = 0; i + 1 < event->hexes->len; i++)
    g_ptr_array_add (through, name_place (scenario, event, i));
  if (through->len == 0)
    return g_steal_pointer (&move);

  g_ptr_array_add (through, NULL);
  names = g_strjoinv (", ", (char **) through->pdata);

  /* Translators: a move, as "Something concealed moves C5 → E5 (2 hexes)"; Locations. */
  return g_strdup_printf (_("%s, through %s"), move, names);
}

/* --- Events --- */

static char *
explain_award (const HuScenario *scenario,
               const HuEvent    *event)
{
  char *words = NULL;

  for (guint id = 0; words == NULL && id < HU_N_SYSTEMS; id++)
    if (hu_system_in_force (scenario, id) && hu_system_words_get (id)->explain_award != NULL)
      words = hu_system_words_get (id)->explain_award (scenario, event);

  g_return_val_if_fail (words != NULL, NULL);

  return words;
}

static char *
explain_end_phase (const HuScenario *scenario,
                   const HuState    *before)
{
  g_autofree char *clock = hu_explain_clock (scenario, &before->clock);

  /* Translators: turn, side, phase: "Oct III, German, Movement". */
  return g_strdup_printf (_("%s ends"), clock);
}

/* @event: an event that can follow @before; @before: the state that @event is applied to, from which the line takes
 * details; may be NULL.  Returns "6 Pz moves 3009 → 3107 (2 hexes)". */
char *
hu_explain_event (const HuScenario *scenario,
                  const HuEvent    *event,
                  const HuState    *before)
{
  g_return_val_if_fail (scenario != NULL, NULL);
  g_return_val_if_fail (event != NULL, NULL);

  if (event->verb == HU_VERB_END_PHASE && before != NULL)
    return explain_end_phase (scenario, before);
  if (event->verb == HU_VERB_MOVE)
    return explain_move (scenario, event, before);
  if (event->verb == HU_VERB_AWARD)
    return explain_award (scenario, event);
  if (event->verb == HU_VERB_MARK)
    return _hu_explain_mark (scenario, event);

  return _hu_tell (&(HuTold) { scenario, parts, event }, events, event->verb);
}

char *
hu_explain_event_place (const HuScenario *scenario,
                        const HuEvent    *event,
                        const HuState    *before)
{
  g_return_val_if_fail (scenario != NULL && event != NULL, NULL);

  /* While it was hidden nobody saw where it stood. */
  if (event->verb == HU_VERB_MOVE && before != NULL && !(before->unit_states[event->unit] & HU_STATE_HIDDEN))
    return explain_concealed_move (scenario, event, before);

  return _hu_tell (&(HuTold) { scenario, parts, event }, concealed_events, event->verb);
}

char *
hu_explain_event_unseen (void)
{
  return g_strdup (_("something out of sight"));
}
