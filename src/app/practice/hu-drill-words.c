/*
 * A question of practice in words.
 */
#include "config.h"

#include "hu-drill-words.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-fact.h"
#include "hu-explain-goal.h"
#include "hu-explain-reading.h"
#include "hu-report.h"
#include "hu-system-words.h"
#include "hu-why-about.h"

char *
hu_drill_word_source (HuDrillQuestion *question)
{
  HuSnapshot *now;
  const HuScenario *scenario;
  g_autofree char *clock = NULL;

  g_return_val_if_fail (question != NULL, NULL);

  now = hu_drill_question_get_now (question);
  scenario = hu_snapshot_get_scenario (now);
  clock = hu_explain_clock (scenario, hu_snapshot_get_clock (now));

  if (question->varied)
    /* Translators: the title of a game, and the turn and phase that it is at */
    return g_strdup_printf (_("%1$s, with some units moved · %2$s"), scenario->title, clock);

  /* Translators: the title of a game, and the turn and phase that it is at */
  return question->file != NULL ? g_strdup_printf (_("%1$s · %2$s"), scenario->title, clock) : g_steal_pointer (&clock);
}

/* --- The question --- */

static char *
word_goal (HuDrillQuestion *question)
{
  HuGoal goal = hu_drill_question_get_goal (question);

  return hu_explain_goal (hu_drill_question_get_now (question), &goal, TRUE, NULL);
}

char *
hu_drill_word_title (HuDrillQuestion *question)
{
  g_autofree char *goal = NULL;

  g_return_val_if_fail (question != NULL, NULL);

  if (question->kind == HU_DRILL_GAIN)
    return g_strdup (_("Which side would gain points by that, or win?"));
  if (!question->puzzle && question->kind != HU_DRILL_WHEN)
    return hu_explain_fact_question (hu_drill_question_get_now (question), question->fact);

  goal = word_goal (question);
  if (question->kind == HU_DRILL_WHEN)
    /* Translators: %s is a state of the game: "Moscow is cut off" */
    return g_strdup_printf (_("After which event is this first so: %s?"), goal);
  if (question->n_placed == 0)
    /* Translators: %s is a goal: "Moscow is cut off" */
    return g_strdup_printf (_("Find the move: %s"), goal);

  /* Translators: %s is a goal: "Moscow is cut off" */
  return g_strdup_printf (question->n_placed == 1 ? _("Find the hex: %s") : _("Find two hexes: %s"), goal);
}

char *
hu_drill_word_how (HuDrillQuestion *question)
{
  const HuScenario *scenario;
  g_autofree char *side = NULL;

  g_return_val_if_fail (question != NULL, NULL);

  if (!question->puzzle)
    return NULL;

  scenario = hu_game_get_scenario (question->game);
  side = hu_explain_side (scenario, question->side);
  if (question->n_placed == 0)
    return hu_explain_sentence (scenario,
                                /* Translators: %s is a side */
                                _("One unit of the %s side moves to a hex next to it. "
                                  "Click the unit, then that hex, or type both names."), side);
  if (question->n_placed == 1)
    return hu_explain_sentence (scenario,
                                /* Translators: %s is a side */
                                _("One more unit of the %s side comes onto the map. Click its hex, or type the name."), side);

  return hu_explain_sentence (scenario,
                              /* Translators: %s is a side */
                              _("Two more units of the %s side come onto the map. Click their hexes, or type the names."),
                              side);
}

/* --- The answer --- */

static void
add_line (GString    *text,
          const char *line)
{
  if (line == NULL || line[0] == '\0')
    return;
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

/* The move of a puzzle; hexes say more where units are placed. */
static char *
word_move (HuDrillQuestion *question,
           const HuAnswer  *answer)
{
  g_autoptr(GPtrArray) moves = question->n_placed == 0 ? hu_drill_question_list_moves (question, answer) : NULL;

  return moves == NULL ? NULL
    : hu_explain_event (hu_game_get_scenario (question->game), g_ptr_array_index (moves, 0),
                        hu_snapshot_get_state (hu_drill_question_get_now (question)));
}

char *
hu_drill_word_answer (HuDrillQuestion *question,
                      const HuAnswer  *answer)
{
  char *move;

  g_return_val_if_fail (question != NULL && answer != NULL, NULL);

  if (question->kind == HU_DRILL_WHEN)
    /* Translators: an answer: %u is the number of an event in a list */
    return g_strdup_printf (_("after event %u"), (guint) answer->number);

  move = question->puzzle ? word_move (question, answer) : NULL;

  return move != NULL ? move : hu_explain_fact_answer (hu_game_get_scenario (question->game), answer);
}

#define MOST_RULINGS 4

/* The consequences of the supposed event: its rulings, and the verdict. */
static char *
word_gain (HuDrillQuestion *question,
           const HuAnswer  *answer)
{
  g_autoptr(HuSnapshot) after = hu_drill_question_dup_after (question, answer);
  const GPtrArray *rulings = hu_snapshot_get_last_rulings (after);
  g_autoptr(GString) text = g_string_new (NULL);
  g_autofree char *verdict = hu_explain_fact_because (after, question->fact);

  for (guint i = 0; i < MIN (rulings->len, MOST_RULINGS); i++)
    {
      g_autofree char *line = hu_explain_ruling (hu_snapshot_get_scenario (after), g_ptr_array_index (rulings, i));

      add_line (text, line);
    }
  add_line (text, verdict);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The event that brings it about, and the reason at that moment. */
static char *
word_when (HuDrillQuestion *question,
           const HuAnswer  *answer)
{
  g_autoptr(HuSnapshot) then = NULL, before = NULL;
  g_autoptr(GString) text = g_string_new (NULL);
  guint event = question->from + (guint) answer->number;
  g_autofree char *what = NULL, *because = NULL;

  then = hu_game_get_snapshot_at (question->game, event);
  before = hu_game_get_snapshot_before (question->game, event);
  what = hu_explain_event (hu_game_get_scenario (question->game), hu_game_get_event (question->game, event - 1),
                           hu_snapshot_get_state (before));
  because = hu_explain_fact_because (then, question->fact);
  add_line (text, what);
  add_line (text, because);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
hu_drill_word_because (HuDrillQuestion *question,
                       const HuAnswer  *answer)
{
  g_autoptr(HuSnapshot) after = NULL;

  g_return_val_if_fail (question != NULL && answer != NULL, NULL);

  if (question->kind == HU_DRILL_GAIN)
    return word_gain (question, answer);
  if (question->kind == HU_DRILL_WHEN)
    return word_when (question, answer);

  after = hu_drill_question_dup_after (question, answer);

  return hu_explain_fact_because (after, question->fact);
}

/* Shown the position that his move makes, the learner sees himself what is missing. */
static char *
word_wrong_move (HuDrillQuestion *question,
                 const HuAnswer  *answer,
                 GArray          *hexes)
{
  g_autoptr(HuSnapshot) after = hu_drill_question_dup_after (question, answer);
  g_autoptr(HuAnswer) reached = after != NULL ? hu_fact_answer (question->fact, after, NULL) : NULL;
  g_autoptr(HuAnswer) goal = NULL;
  g_autofree char *why = NULL;

  g_array_append_vals (hexes, answer->set->data, answer->set->len);
  if (after == NULL)
    return g_strdup (question->n_placed == 0 ? _("No unit of that side can make this move.")
                                             : _("No unit can stand there."));

  goal = hu_answer_new (reached->kind, question->goal);
  why = reached->set == NULL ? hu_explain_wrong (after, question->fact, goal, reached, hexes) : NULL;

  return why != NULL && why[0] != '\0' ? g_steal_pointer (&why) : hu_explain_fact_because (after, question->fact);
}

char *
hu_drill_word_wrong (HuDrillQuestion *question,
                     const HuAnswer  *answer,
                     GArray          *hexes)
{
  g_autoptr(HuAnswer) right = NULL;

  g_return_val_if_fail (question != NULL && answer != NULL && hexes != NULL, NULL);

  if (question->puzzle)
    return word_wrong_move (question, answer, hexes);

  right = hu_drill_question_find_answer (question);
  if (question->kind == HU_DRILL_WHEN)
    return g_strdup (answer->number < right->number ? _("After this event it is not so yet.")
                                                    : _("It is so before this event."));
  if (question->kind == HU_DRILL_GAIN)
    return g_strdup (right->number == HU_SIDE_NONE ? _("That brings no points, and meets no condition.")
                                                   : _("Look at the conditions in this game, and at what gives points."));

  return hu_explain_wrong (hu_drill_question_get_now (question), question->fact, answer, right, hexes);
}

/* --- What was so before --- */

static void
tell_fact (GPtrArray        *lines,
           const HuSnapshot *then,
           const HuFact     *fact)
{
  g_autoptr(HuAnswer) answer = hu_fact_answer (fact, then, NULL);
  g_autofree char *words = hu_explain_fact_answer (hu_snapshot_get_scenario (then), answer);

  /* Translators: %s is the answer that was right before the events that are listed above: "German", "4" */
  g_ptr_array_add (lines, g_strdup_printf (_("Before this: %s"), words));
}

/* The map of such a question does not show who controls what. */
static void
tell_now (GPtrArray       *lines,
          HuDrillQuestion *question)
{
  HuSnapshot *now = hu_drill_question_get_now (question);
  g_autoptr(HuAnswer) answer = hu_fact_answer (question->fact, now, NULL);
  g_autofree char *words = hu_explain_fact_answer (hu_snapshot_get_scenario (now), answer);

  if (question->fact->kind == HU_FACT_CONTROL || question->fact->kind == HU_FACT_HOLDER)
    /* Translators: %s is the side that controls the hex or building of the question now */
    g_ptr_array_add (lines, g_strdup_printf (_("Controlled now by: %s"), words));
}

static void
tell_sides (GPtrArray        *lines,
            const HuSnapshot *then,
            HuFactKind        kind)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (then);
  char *names[HU_N_SIDES];
  char *points[HU_N_SIDES];

  if (!hu_fact_applies (kind, scenario))
    return;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_autoptr(HuFact) fact = hu_fact_new (kind);
      g_autoptr(HuAnswer) answer = NULL;

      fact->side = (HuSide) side;
      answer = hu_fact_answer (fact, then, NULL);
      names[side] = hu_explain_side (scenario, (HuSide) side);
      points[side] = hu_explain_fact_answer (scenario, answer);
    }
  g_ptr_array_add (lines, kind == HU_FACT_POINTS
                     /* Translators: two sides and their points before the events that are listed above, with those of the end */
                     ? g_strdup_printf (_("Points before this, if the game had ended then: %1$s %2$s, %3$s %4$s"),
                                        names[0], points[0], names[1], points[1])
                     /* Translators: the same of casualty victory points */
                     : g_strdup_printf (_("CVP before this: %1$s %2$s, %3$s %4$s"),
                                        names[0], points[0], names[1], points[1]));
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_free (names[side]);
      g_free (points[side]);
    }
}

/* In whose set-up area it is, which the map does not show; only of use where nobody has moved yet. */
static void
tell_areas (GPtrArray        *lines,
            const HuSnapshot *then,
            const HuFact     *fact)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (then);
  g_autoptr(GArray) subject = hu_fact_list_hexes (fact, then);

  for (guint i = 0; i < scenario->start.setup->len; i++)
    {
      const HuSetupArea *area = g_ptr_array_index (scenario->start.setup, i);
      g_autoptr(GArray) inside = g_array_new (FALSE, FALSE, sizeof (HuHex));
      g_autofree char *side = hu_explain_side (scenario, area->side);
      g_autofree char *hexes = NULL;

      for (guint j = 0; j < subject->len; j++)
        if (hu_hexes_have (area->hexes, g_array_index (subject, HuHex, j)))
          g_array_append_val (inside, g_array_index (subject, HuHex, j));
      hexes = inside->len > 0 ? hu_explain_hexes (scenario, inside, 0) : g_strdup (_("none of these hexes"));
      /* Translators: a side, and those of the hexes asked about in which it may set up */
      g_ptr_array_add (lines, g_strdup_printf (_("Set-up area (%1$s): %2$s"), side, hexes));
    }
}

GPtrArray *
hu_drill_list_told (HuDrillQuestion *question)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(HuSnapshot) then = NULL;
  HuFactKind kind;

  g_return_val_if_fail (question != NULL, lines);

  kind = question->fact->kind;
  if (question->puzzle)
    tell_now (lines, question);
  if (question->puzzle || (!hu_drill_needs_then (kind) && question->kind != HU_DRILL_WHEN))
    return lines;

  then = hu_drill_question_dup_then (question);
  if (question->kind == HU_DRILL_WHEN && kind != HU_FACT_WINNER && kind != HU_FACT_OUTCOME && kind != HU_FACT_POINTS)
    {
      tell_fact (lines, then, question->fact);
      return lines;
    }
  if (kind == HU_FACT_POINTS || kind == HU_FACT_LEVEL || kind == HU_FACT_WINNER || kind == HU_FACT_OUTCOME)
    tell_sides (lines, then, HU_FACT_POINTS);
  if (kind == HU_FACT_CVP || kind == HU_FACT_WINNER)
    tell_sides (lines, then, HU_FACT_CVP);
  if (kind == HU_FACT_CONTROL && hu_game_get_position (question->game) == 0)
    tell_areas (lines, then, question->fact);
  else if (kind == HU_FACT_CITIES || kind == HU_FACT_HOLDER || kind == HU_FACT_CONTROL)
    tell_fact (lines, then, question->fact);

  return lines;
}

/* A unit that leaves the map takes its counter with it, and with that the strength that points may depend on. */
static char *
word_event (const HuScenario *scenario,
            const HuEvent    *event,
            const HuState    *before)
{
  g_autofree char *words = hu_explain_event (scenario, event, before);
  const HuUnit *unit = event->unit < scenario->units->len ? hu_scenario_get_unit (scenario, event->unit) : NULL;

  if ((event->verb != HU_VERB_ELIMINATE && event->verb != HU_VERB_EXIT) || unit == NULL || unit->strength < 0)
    return g_steal_pointer (&words);

  /* Translators: what happens to a unit, and what its counter prints: "3 Pz is eliminated (strength 2)" */
  return g_strdup_printf (_("%1$s (strength %2$d)"), words, (int) unit->strength);
}

GPtrArray *
hu_drill_list_events (HuDrillQuestion *question)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (question != NULL, lines);

  if (question->supposed != NULL)
    g_ptr_array_add (lines, word_event (hu_game_get_scenario (question->game), question->supposed,
                                        hu_snapshot_get_state (hu_drill_question_get_now (question))));
  if (!hu_drill_question_has_events (question))
    return lines;

  for (guint i = question->from; i < hu_game_get_position (question->game); i++)
    {
      const HuScenario *scenario = hu_game_get_scenario (question->game);
      const HuEvent *event = hu_game_get_event (question->game, i);

      g_ptr_array_add (lines, word_event (scenario, event, hu_game_peek_before (question->game, i + 1)));
    }

  return lines;
}

const char *
hu_drill_word_events (HuDrillQuestion *question)
{
  g_return_val_if_fail (question != NULL, NULL);

  /* Translators: a heading above an event that may come next */
  return question->supposed != NULL ? _("Suppose that this comes next") : _("What happens");
}

/* --- What holds --- */

/* The conditions and readings of a game: those of the clause's rule and of the rules that the fact rests on, and the others. */
typedef struct
{
  const char *page;
  const char *of_fact[HU_N_FACTS]; /* the pages of facts that the answer rests on; or NULL */
  GPtrArray  *asked;
  GPtrArray  *others;
} Lines;

static GPtrArray *
choose (Lines      *lines,
        const char *rule)
{
  gboolean asked = g_strcmp0 (rule, lines->page) == 0;

  for (guint i = 0; i < HU_N_FACTS; i++)
    asked = asked || (lines->of_fact[i] != NULL && g_strcmp0 (rule, lines->of_fact[i]) == 0);

  return asked ? lines->asked : lines->others;
}

/* Points rest on the rows that are open too, a level on the points, and a victory on all of these. */
static void
find_pages (Lines           *lines,
            HuDrillQuestion *question)
{
  static const guint rests_on[HU_N_FACTS] = {
    [HU_FACT_OUTCOME] = 1u << HU_FACT_OUTCOME,
    [HU_FACT_POINTS] = 1u << HU_FACT_POINTS | 1u << HU_FACT_OPEN_ROWS,
    [HU_FACT_LEVEL] = 1u << HU_FACT_LEVEL | 1u << HU_FACT_POINTS | 1u << HU_FACT_OPEN_ROWS,
    [HU_FACT_WINNER] = 1u << HU_FACT_OUTCOME | 1u << HU_FACT_POINTS | 1u << HU_FACT_OPEN_ROWS | 1u << HU_FACT_LEVEL,
    [HU_FACT_ENDING] = 1u << HU_FACT_OUTCOME | 1u << HU_FACT_POINTS | 1u << HU_FACT_OPEN_ROWS | 1u << HU_FACT_LEVEL,
  };

  for (guint kind = 0; kind < HU_N_FACTS; kind++)
    {
      const HuFact fact = { .kind = (HuFactKind) kind, .side = HU_SIDE_NONE, .unit = HU_UNIT_NONE, .subject = -1 };

      if (rests_on[question->fact->kind] & 1u << kind)
        lines->of_fact[kind] = hu_system_words_get (question->system)->get_fact_rule (&fact);
    }
}

static void
list_readings (Lines            *lines,
               const HuScenario *scenario)
{
  g_autoptr(GArray) readings = hu_reading_list (scenario);

  for (guint i = 0; i < readings->len; i++)
    {
      const HuReadingInForce *reading = &g_array_index (readings, HuReadingInForce, i);
      g_autofree char *value = NULL;

      if (reading->value == reading->what->fallback)
        continue;
      value = hu_explain_reading_value (reading, reading->value);
      /* Translators: a reading of the rules that the scenario chooses, and its value */
      g_ptr_array_add (choose (lines, reading->what->rule),
                       g_strdup_printf (_("%1$s: %2$s"), hu_explain_reading (reading), value));
    }
}

/* The options in force, which a report lists: the schedule of points, sources of supply, the cities that count. */
static void
list_options (Lines           *lines,
              HuDrillQuestion *question)
{
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (hu_game_get_scenario (question->game));
  const HuReportOptions options = { .viewer = HU_SIDE_NONE, .parts = 1u << HU_PART_RULES };
  g_autoptr(HuReport) report = hu_report_new (game, &options);
  GPtrArray *list = lines->others;

  for (guint i = 0; i < report->blocks->len; i++)
    {
      const HuReportBlock *block = g_ptr_array_index (report->blocks, i);

      for (guint j = 0; block->kind == HU_BLOCK_KIND_TABLE && !g_str_equal (block->table->name, "readings") &&
                        j < block->table->rows->len; j++)
        {
          const HuReportRow *row = g_ptr_array_index (block->table->rows, j);

          if (row->role == HU_ROW_PLAIN)
            list = choose (lines, row->cells[0].value);
          if (row->role == HU_ROW_PLAIN)
            g_ptr_array_add (list, g_strdup_printf (_("%1$s: %2$s"), row->cells[1].text, row->cells[2].text));
          else if (row->role == HU_ROW_CONTINUED && row->cells[2].text != NULL)
            g_ptr_array_add (list, g_strconcat ("   ", row->cells[2].text, NULL));
        }
    }
}

/* The options tell the conditions of such a system, part by part; its meters say no more. */
static gboolean
lists_conditions (const HuSnapshot *now,
                  HuSystemId        system)
{
  const GPtrArray *meters = hu_snapshot_get_meters (now);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      g_autoptr(GPtrArray) lines = meter->system == system ? hu_explain_meter_conditions (now, meter) : NULL;

      if (lines != NULL)
        return TRUE;
    }

  return FALSE;
}

/* No meter tells who wins by holding out. */
static void
list_defaults (Lines            *lines,
               const HuScenario *scenario)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const char *rule;
      HuSide side;
      char *words = hu_why_word_default (scenario, id, &side, &rule);

      if (words != NULL)
        g_ptr_array_add (choose (lines, rule), words);
    }
}

static void
list_meters (Lines            *lines,
             const HuSnapshot *now)
{
  const GPtrArray *meters = hu_snapshot_get_meters (now);

  for (guint i = 0; i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      GPtrArray *list = choose (lines, meter->rule);
      g_autofree char *rule = hu_explain_meter_rule (now, meter);

      if (!lists_conditions (now, meter->system) && !g_ptr_array_find_with_equal_func (list, rule, g_str_equal, NULL))
        g_ptr_array_add (list, g_steal_pointer (&rule));
    }
}

#define MOST_PLACES 8

/* The name of a place may stand beside its hex, and counters cover what is printed there. */
static void
tell_places (GPtrArray        *lines,
             const HuScenario *scenario)
{
  const GPtrArray *places = scenario->map->places;
  g_autoptr(GString) text = g_string_new (NULL);

  if (places->len == 0 || places->len > MOST_PLACES)
    return;

  for (guint i = 0; i < places->len; i++)
    {
      g_autofree char *name = hu_explain_place (scenario, i);
      g_autofree char *hexes = hu_explain_hexes (scenario, ((const HuPlace *) g_ptr_array_index (places, i))->hexes, 0);

      g_string_append_printf (text, "%s%s %s", i > 0 ? "; " : "", name, hexes);
    }
  /* Translators: places and their hexes: "Moscow 0904 and 0905; Tula 0308" */
  g_ptr_array_add (lines, g_strdup_printf (_("Where the places are: %s"), text->str));
}

GPtrArray *
hu_drill_list_rules (HuDrillQuestion  *question,
                     GPtrArray       **others)
{
  Lines lines = { .asked = g_ptr_array_new_with_free_func (g_free), .others = g_ptr_array_new_with_free_func (g_free) };
  HuSnapshot *now;

  *others = lines.others;
  g_return_val_if_fail (question != NULL, lines.asked);

  now = hu_drill_question_get_now (question);
  lines.page = hu_clause_find (question->clause)->page;
  find_pages (&lines, question);
  /* The scenario's own options come first, since the lessons tell the rules. */
  list_options (&lines, question);
  list_meters (&lines, now);
  list_defaults (&lines, hu_snapshot_get_scenario (now));
  list_readings (&lines, hu_snapshot_get_scenario (now));

  tell_places (lines.asked->len > 0 ? lines.asked : lines.others, hu_snapshot_get_scenario (now));

  return lines.asked;
}

/* --- The map of the rulebook --- */

char *
hu_drill_word_again (const HuSpacing *spacing,
                     guint32          today)
{
  guint days;

  g_return_val_if_fail (spacing != NULL, NULL);

  if (spacing->again || spacing->due <= today)
    return g_strdup (_("This clause comes again today."));

  days = spacing->due - today;
  if (days == 1)
    return g_strdup (_("This clause comes again tomorrow."));

  /* Translators: %u is a number of days, at least 2 */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "This clause comes again in %u day.",
                                       "This clause comes again in %u days.", days), days);
}

const char *
hu_drill_word_mastery (HuMastery mastery)
{
  switch (mastery)
    {
    case HU_MASTERY_NEW:
      /* Translators: this and the next three are of a clause of the rules */
      return _("Not seen");
    case HU_MASTERY_SEEN:
      return C_("clause", "Seen");
    case HU_MASTERY_PRACTISED:
      return C_("clause", "Practised");
    case HU_MASTERY_MASTERED:
    case HU_N_MASTERIES:
      break;
    }

  return C_("clause", "Mastered");
}

char *
hu_drill_word_days (guint days)
{
  if (days < 2)
    return NULL;

  /* Translators: %u is a number of days, at least 2, on which the position of the day was solved */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Solved on %u consecutive day.", "Solved on %u consecutive days.", days),
                          days);
}
