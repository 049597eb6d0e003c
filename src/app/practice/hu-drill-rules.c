/*
 * What holds in the game of a question of practice: its conditions and readings, and which of them the answer rests on.
 */
#include "config.h"

#include "hu-drill-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "hu-explain-fact.h"
#include "hu-explain-reading.h"
#include "hu-report.h"
#include "hu-system-words.h"
#include "hu-tactical.h"
#include "hu-why-about.h"

#define MOST_PAGES 40
#define LONG_BEGINNING 12 /* bytes that options in one line have in common */
#define SHORT 44 /* characters */
#define JOINT " · "

/* What is told first is nearest: the outcome asked about, then the rule of the clause where the answer rests on it, the other
 * rules that it rests on, the conditions of which any may decide, and what the clause adds. */
typedef struct
{
  char       *outcome; /* the name of that asked about; or NULL */
  const char *outcome_page;
  const char *pages[MOST_PAGES];
  guint       n_pages;
  GPtrArray  *asked[MOST_PAGES]; /* by page */
  GPtrArray  *first;
  GPtrArray  *others;
} Lines;

static GPtrArray *
choose (Lines      *lines,
        const char *rule)
{
  for (guint i = 0; i < lines->n_pages; i++)
    if (g_strcmp0 (rule, lines->pages[i]) == 0)
      return lines->asked[i];

  return lines->others;
}

static void
add_page (Lines      *lines,
          const char *rule)
{
  if (rule == NULL || choose (lines, rule) != lines->others || lines->n_pages == MOST_PAGES)
    return;

  lines->pages[lines->n_pages] = rule;
  lines->asked[lines->n_pages++] = g_ptr_array_new_with_free_func (g_free);
}

/* Any condition may decide who wins. */
static void
add_conditions (Lines            *lines,
                const HuSnapshot *now)
{
  const GPtrArray *meters = hu_snapshot_get_meters (now);

  for (guint i = 0; i < meters->len; i++)
    add_page (lines, ((const HuMeter *) g_ptr_array_index (meters, i))->rule);
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const char *rule = NULL;
      HuSide side;
      g_autofree char *words = hu_why_word_default (hu_snapshot_get_scenario (now), id, &side, &rule);

      if (words != NULL)
        add_page (lines, rule);
    }
}

static void
find_pages (Lines           *lines,
            HuDrillQuestion *question)
{
  const HuSystemWords *words = hu_system_words_get (question->system);
  const HuFact *fact = question->fact;
  const char *page = hu_clause_find (question->clause)->page;
  const char *rules[HU_N_FACTS + 1];
  guint n = 0;

  rules[n++] = words->get_fact_rule (fact);
  for (guint kind = 0; kind < HU_N_FACTS && !hu_drill_question_gives_points (question); kind++)
    if (hu_fact_rests_on (fact->kind, (HuFactKind) kind))
      rules[n++] = words->get_fact_rule (&(HuFact) { .kind = (HuFactKind) kind, .side = HU_SIDE_NONE, .unit = HU_UNIT_NONE,
                                                     .subject = -1 });

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (rules[i], page) == 0)
      add_page (lines, page);
  for (guint i = 0; i < n; i++)
    add_page (lines, rules[i]);
  if (question->kind == HU_DRILL_GAIN || fact->kind == HU_FACT_WINNER || fact->kind == HU_FACT_ENDING)
    add_conditions (lines, hu_drill_question_get_now (question));
  add_page (lines, page);
  if (fact->kind == HU_FACT_OUTCOME)
    lines->outcome = _hu_name_listed (hu_game_get_scenario (question->game), HU_LISTED_OUTCOME, (guint) fact->subject);
  lines->outcome_page = rules[0];
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

/* The other outcomes do not tell whether the condition of this one is met. */
static GPtrArray *
choose_option (Lines             *lines,
               const HuReportRow *row)
{
  if (lines->outcome == NULL || g_strcmp0 (row->cells[0].value, lines->outcome_page) != 0)
    return choose (lines, row->cells[0].value);

  return g_str_has_prefix (row->cells[1].text, lines->outcome) ? lines->first : lines->others;
}

/* So many bytes both begin with, in whole words. */
static gsize
count_common (const char *a,
              const char *b)
{
  gsize n = 0;

  for (gsize i = 0; a[i] != '\0' && a[i] == b[i]; i++)
    if (a[i] == ' ')
      n = i + 1;

  return n;
}

static char *
join (char       *line, /* (transfer full) */
      const char *words)
{
  g_autofree char *before = line;

  return g_strconcat (before, JOINT, words, NULL);
}

static gboolean
is_short (const char *words)
{
  return g_utf8_strlen (words, -1) <= SHORT;
}

/* Levels of victory and the like stand in one line, without what they begin with, and so do short ones: room for reading
 * without scrolling is scarce.  @last: the option written last into the list, or NULL. */
static void
add_option (GPtrArray         *list,
            const HuReportRow *row,
            const HuReportRow *last)
{
  gsize common = last != NULL ? count_common (last->cells[1].text, row->cells[1].text) : 0;
  gboolean alike = common >= LONG_BEGINNING;
  g_autofree char *words = g_strdup_printf (_("%1$s: %2$s"), row->cells[1].text + (alike ? common : 0), row->cells[2].text);
  g_autofree char *before = last != NULL ? g_strdup_printf (_("%1$s: %2$s"), last->cells[1].text, last->cells[2].text) : NULL;
  char **line = last != NULL ? (char **) &g_ptr_array_index (list, list->len - 1) : NULL;

  if (alike || (before != NULL && is_short (before) && is_short (words)))
    *line = join (*line, words);
  else
    g_ptr_array_add (list, g_steal_pointer (&words));
}

/* A sentence of its own tells who wins by holding out. */
static gboolean
is_default (const HuReportRow *row,
            const HuScenario  *scenario)
{
  if (!g_str_equal (row->cells[1].text, _("If no condition is met")) &&
      !g_str_equal (row->cells[1].text, _("Where these are not met")))
    return FALSE;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      const char *rule;
      HuSide side;
      g_autofree char *words = hu_why_word_default (scenario, id, &side, &rule);
      g_autofree char *name = words != NULL ? hu_explain_side (scenario, side) : NULL;

      if (g_strcmp0 (name, row->cells[2].text) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Capital and cities: the condition that counts them has named them. */
static gboolean
names_told_places (const HuReportRow *row,
                   const HuScenario  *scenario,
                   const GPtrArray   *list)
{
  const GPtrArray *places = scenario->map->places;
  gboolean begins = FALSE, told = FALSE;

  for (guint i = 0; i < places->len && !begins; i++)
    {
      g_autofree char *name = hu_explain_place (scenario, i);

      begins = g_str_has_prefix (row->cells[2].text, name);
    }
  for (guint i = 0; i < list->len && begins && !told; i++)
    told = strstr (g_ptr_array_index (list, i), row->cells[2].text) != NULL;

  return told;
}

/* The options in force, which a report lists: the schedule of points, sources of supply, the cities that count. */
static void
list_options (Lines           *lines,
              HuDrillQuestion *question)
{
  HuScenario *scenario = hu_game_get_scenario (question->game);
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  const HuReportOptions options = { .viewer = HU_SIDE_NONE, .parts = 1u << HU_PART_RULES };
  g_autoptr(HuReport) report = hu_report_new (game, &options);
  GPtrArray *list = lines->others;
  const HuReportRow *last = NULL;

  for (guint i = 0; i < report->blocks->len; i++)
    {
      const HuReportBlock *block = g_ptr_array_index (report->blocks, i);

      for (guint j = 0; block->kind == HU_BLOCK_KIND_TABLE && !g_str_equal (block->table->name, "readings") &&
                        j < block->table->rows->len; j++)
        {
          const HuReportRow *row = g_ptr_array_index (block->table->rows, j);

          if (row->role == HU_ROW_CONTINUED && row->cells[2].text != NULL)
            {
              g_ptr_array_add (list, g_strconcat ("   ", row->cells[2].text, NULL));
              last = NULL;
            }
          if (row->role != HU_ROW_PLAIN || is_default (row, scenario) ||
              names_told_places (row, scenario, choose_option (lines, row)))
            continue;
          if (choose_option (lines, row) != list)
            last = NULL;
          add_option (list = choose_option (lines, row), row, last);
          last = row;
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

/* Takes the rule of @meter; where the line before says the same of the other side, that is enough to say. */
static char *
shorten (GPtrArray        *list,
         const HuSnapshot *now,
         const HuMeter    *meter,
         char             *rule)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (now);
  g_autofree char *side = NULL, *other = NULL, *same = NULL;
  g_auto(GStrv) parts = NULL;

  if (list->len == 0 || meter->for_side == HU_SIDE_NONE)
    return rule;

  side = hu_explain_side (scenario, meter->for_side);
  other = hu_explain_side (scenario, hu_side_other (meter->for_side));
  parts = g_strsplit (g_ptr_array_index (list, list->len - 1), other, -1);
  same = g_strjoinv (side, parts);
  if (!g_str_equal (same, rule))
    return rule;

  g_free (rule);

  return hu_explain_sentence (scenario,
                              /* Translators: what the line before says of a side; name of the other side */
                              _("The same holds for the %s side."), side);
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
      char *rule = hu_explain_meter_rule (now, meter);

      if (lists_conditions (now, meter->system) || g_ptr_array_find_with_equal_func (list, rule, g_str_equal, NULL))
        g_free (rule);
      else
        g_ptr_array_add (list, shorten (list, now, meter, rule));
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

/* What no counter prints, and a line of supply or the front line hangs on. */
static gboolean
has_zone (const HuState *state,
          guint          unit)
{
  return hu_scenario_get_unit (state->scenario, unit)->zoc == HU_TRISTATE_TRUE;
}

static gboolean
has_no_zone (const HuState *state,
             guint          unit)
{
  return hu_scenario_get_unit (state->scenario, unit)->zoc == HU_TRISTATE_FALSE;
}

static gboolean
holds_no_line (const HuState *state,
               guint          unit)
{
  return !hu_scenario_get_unit (state->scenario, unit)->line;
}

static gboolean
is_unarmed (const HuState *state,
            guint          unit)
{
  HuUnitKind kind = hu_scenario_get_unit (state->scenario, unit)->kind;

  return hu_unit_kind_is_tactical (kind) && kind != HU_UNIT_DUMMY && state->unit_status[unit] == HU_UNIT_ON_MAP &&
         !hu_tactical_is_armed (state, unit);
}

static void
tell_units (GPtrArray     *lines,
            const HuState *state)
{
  static const struct
  {
    gboolean  (*is_one) (const HuState *, guint);
    const char *words;
  } kinds[] = {
    /* Translators: units follow this and the next three */
    { has_zone, N_("With a zone of control") },
    { has_no_zone, N_("Without a zone of control") },
    { holds_no_line, N_("No front-line units (EB)") },
    { is_unarmed, N_("Unarmed units") },
  };
  char *line = NULL;

  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    {
      g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
      g_autofree char *names = NULL, *words = NULL;

      for (guint i = 0; i < state->scenario->units->len; i++)
        if (kinds[kind].is_one (state, i))
          g_array_append_val (units, i);
      if (units->len == 0)
        continue;
      names = hu_explain_units (state->scenario, units, 0);
      words = g_strdup_printf (_("%1$s: %2$s"), _(kinds[kind].words), names);
      line = line != NULL ? join (line, words) : g_steal_pointer (&words);
    }
  if (line != NULL)
    g_ptr_array_add (lines, line);
}

GPtrArray *
hu_drill_list_rules (HuDrillQuestion  *question,
                     GPtrArray       **others)
{
  GPtrArray *asked = g_ptr_array_new_with_free_func (g_free);
  Lines lines = {
    .first = g_ptr_array_new_with_free_func (g_free),
    .others = g_ptr_array_new_with_free_func (g_free),
  };
  HuSnapshot *now;

  *others = lines.others;
  g_return_val_if_fail (question != NULL, asked);

  now = hu_drill_question_get_now (question);
  find_pages (&lines, question);
  list_meters (&lines, now);
  list_defaults (&lines, hu_snapshot_get_scenario (now));
  list_options (&lines, question);
  list_readings (&lines, hu_snapshot_get_scenario (now));
  g_ptr_array_extend_and_steal (asked, lines.first);
  for (guint i = 0; i < lines.n_pages; i++)
    g_ptr_array_extend_and_steal (asked, lines.asked[i]);
  g_free (lines.outcome);

  tell_units (asked->len > 0 ? asked : lines.others, hu_snapshot_get_state (now));
  tell_places (asked->len > 0 ? asked : lines.others, hu_snapshot_get_scenario (now));

  return asked;
}
