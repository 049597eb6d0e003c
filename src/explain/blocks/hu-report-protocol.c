/*
 * The report's first page, the protocol: who played, the verdict and what makes it, the
 * conditions, the place where it was decided, which game it is, and lines to sign.
 *
 * Where the players went on after the verdict, the protocol is of the moment of the verdict.
 */
#include "config.h"

#include <string.h>

#include "hu-budget.h"
#include "hu-report-private.h"

#include "hu-explain-reading.h"
#include "hu-reading-switch.h"
#include "hu-rule-page.h"
#include "hu-system.h"

#define INSET_NAMES 5 /* places or hexes, at most, in the caption of the inset */

/* --- The verdict and what makes it --- */

/* Several conditions may stand in one rule: the first in the list that the winner meets is what decided. */
static const HuMeter *
find_decisive (const HuSnapshot *snapshot,
               const HuVerdict  *verdict)
{
  const GPtrArray *meters = hu_snapshot_get_meters (snapshot);
  const HuMeter *found = NULL;

  for (guint i = 0; verdict != NULL && i < meters->len; i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);

      if (meter->system != verdict->system || !g_str_equal (meter->rule, verdict->rule))
        continue;
      if (meter->met && meter->for_side == verdict->winner)
        return meter;
      if (found == NULL || meter->met)
        found = meter;
    }

  return found;
}

/* A condition that is met and stands term by term on the first page is in the verdict, too: a third time is too many. */
static gboolean
is_told_by_terms (const HuSnapshot *snapshot,
                  const HuMeter    *meter)
{
  g_autoptr(GPtrArray) lines = meter != NULL && meter->met ? hu_explain_meter_conditions (snapshot, meter) : NULL;

  return lines != NULL;
}

/* The rulings on which the verdict rests, most often one, and what led to them. */
static void
add_reasons (HuReportMaking  *making,
             const HuVerdict *verdict)
{
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (making->snapshot);
  g_autofree char *step = _hu_report_explain_last_step (making, verdict);
  g_autofree char *reason = NULL;

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (!ruling->decides)
        continue;
      if (reason != NULL)
        _hu_report_paragraph (making, HU_TEXT_PLAIN, g_steal_pointer (&reason));
      reason = hu_explain_ruling (making->scenario, ruling);
    }
  if (reason != NULL)
    _hu_report_paragraph (making, HU_TEXT_PLAIN, step != NULL ? g_strjoin (" ", reason, step, NULL) : g_steal_pointer (&reason));
}

/* A victory whose condition stands below, term by term, by its name only; who sees a part of the game is told so. */
static char *
explain_verdict (HuReportMaking  *making,
                 const HuVerdict *verdict)
{
  const HuMeter *decisive = find_decisive (making->snapshot, verdict);
  g_autofree char *result = NULL;
  g_autofree char *name = NULL;

  if (verdict == NULL || verdict->winner == HU_SIDE_NONE || making->viewer != HU_SIDE_NONE ||
      !is_told_by_terms (making->snapshot, decisive))
    return hu_explain_verdict (making->snapshot);
  /* Some systems name the condition in their result. */
  if (verdict->event == 0 || hu_system_words_get (verdict->system)->explain_record != NULL)
    return hu_explain_verdict_record (making->scenario, verdict);

  result = hu_explain_verdict_result (making->scenario, verdict);
  name = hu_explain_meter_title (making->snapshot, decisive);
  /* Translators: "Russian victory by rule 26.1", the name of a condition, number of the event. */
  return g_strdup_printf (_("%1$s (%2$s), at event %3$u"), result, name, verdict->event);
}

static void
add_verdict (HuReportMaking  *making,
             const HuVerdict *verdict)
{
  HuReportBlock *block = _hu_report_block (making, HU_BLOCK_KIND_VERDICT, explain_verdict (making, verdict));

  block->side = verdict != NULL ? verdict->winner : HU_SIDE_NONE;
  if (!_hu_report_add_share (making, HU_SHARE_ARITHMETIC, verdict))
    {
      const HuMeter *decisive = find_decisive (making->snapshot, verdict);

      if (!is_told_by_terms (making->snapshot, decisive))
        add_reasons (making, verdict);
      else
        _hu_report_add_since (making, verdict, decisive);
      _hu_report_add_saved (making, verdict);
      if (decisive != NULL)
        _hu_report_scale_meter (making, decisive);
    }
}

/* --- Conditions --- */

enum
{
  COLUMN_MARK,
  COLUMN_RULE,
  COLUMN_FOR,
  COLUMN_CONDITION,
  COLUMN_STATE,
};

static char *
explain_state (HuReportMaking *making,
               const HuMeter  *meter)
{
  g_autofree char *value = hu_explain_meter_value (making->snapshot, meter);
  g_autofree char *detail = hu_explain_meter_detail (making->snapshot, meter);

  /* "Red 18 : 4 Blue" says the score already. */
  if (strstr (detail, value) != NULL)
    return g_steal_pointer (&detail);

  /* Translators: how a condition stands in a few words; one or two whole sentences. */
  return g_strdup_printf (C_("condition", "%s. %s"), value, detail);
}

/* A sum that several conditions ask for has its addends in the first of them, and without addends it is in the line
 * above that compares it: one page has little room.  @value: of the whole condition, which its first line does not repeat. */
static void
add_lines (HuReportTable   *table,
           const GPtrArray *lines,
           const char      *value,
           GHashTable      *told)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const HuConditionLine *line = g_ptr_array_index (lines, i);
      HuReportRow *row;

      if (_hu_report_is_told_above (line, told))
        continue;

      row = _hu_report_row (table, HU_ROW_CONTINUED, HU_SHOW_PAPER);
      _hu_report_cell (row, COLUMN_MARK, g_strdup (hu_condition_line_mark (line)));
      _hu_report_cell (row, COLUMN_CONDITION, _hu_report_indent (line));
      if (i > 0 || line->addends != NULL || strstr (value, line->number) == NULL)
        _hu_report_cell_standing (row, COLUMN_STATE, line, told);
    }
}

/* The condition that decided comes first, the others follow in their order; (transfer container). */
static GPtrArray *
list_meters (HuReportMaking  *making,
             const HuVerdict *verdict)
{
  const GPtrArray *meters = hu_snapshot_get_meters (making->snapshot);
  const HuMeter *decisive = find_decisive (making->snapshot, verdict);
  GPtrArray *list = g_ptr_array_new ();

  if (decisive != NULL)
    g_ptr_array_add (list, (gpointer) decisive);
  for (guint i = 0; i < meters->len; i++)
    if (g_ptr_array_index (meters, i) != decisive)
      g_ptr_array_add (list, g_ptr_array_index (meters, i));

  return list;
}

static void
add_conditions (HuReportMaking  *making,
                const HuVerdict *verdict)
{
  g_autoptr(GPtrArray) meters = list_meters (making, verdict);
  g_autoptr(GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  HuReportTable *table;

  if (meters->len == 0)
    return;

  table = _hu_report_table (making, NULL);
  table->look = HU_TABLE_CLOSE;
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_PAPER, "");
  _hu_report_column (table, HU_COLUMN_WORDS, _hu_report_meters_cite (meters) ? HU_SHOW_PAPER : 0, _("Rule"));
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_PAPER, C_("whose condition", "For"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_PAPER, _("Condition"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_PAPER, _("How it stands"));
  _hu_report_subject (table, COLUMN_RULE, HU_COLUMN_RULE);
  for (guint i = 0; i < MIN (meters->len, HU_BUDGET_CONDITION_ROWS); i++)
    {
      const HuMeter *meter = g_ptr_array_index (meters, i);
      HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_PAPER);
      g_autoptr(GPtrArray) lines = hu_explain_meter_conditions (making->snapshot, meter);
      g_autofree char *value = hu_explain_meter_value (making->snapshot, meter);

      _hu_report_cell (row, COLUMN_MARK, g_strdup (_hu_report_meter_mark (making->scenario, meter)));
      _hu_report_cell_rule (row, COLUMN_RULE, meter->rule);
      _hu_report_cell_side (making, row, COLUMN_FOR, meter->for_side);
      _hu_report_cell (row, COLUMN_CONDITION, hu_explain_meter_title (making->snapshot, meter));
      _hu_report_spot (row, COLUMN_CONDITION, _hu_report_meter_hex (making, meter));
      _hu_report_cell (row, COLUMN_STATE, lines != NULL ? g_strdup (value) : explain_state (making, meter));
      if (lines != NULL)
        add_lines (table, lines, value, told);
    }
  _hu_report_leave_out (making, meters->len);
  _hu_report_add_mark_legend (making);
}

/* Who wins where the game ends and no condition is met: a part of the bargain that no row above says. */
static void
add_otherwise (HuReportMaking *making)
{
  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    {
      char *(*explain) (const HuScenario *) = hu_system_words_get (id)->explain_otherwise;
      char *words = explain != NULL && hu_system_in_force (making->scenario, id) ? explain (making->scenario) : NULL;

      if (words != NULL)
        _hu_report_paragraph (making, HU_TEXT_PLAIN, words);
    }
}

/* --- What the points are for --- */

enum
{
  SUM_WHAT,
  SUM_HOLDER,
  SUM_FIRST,
  SUM_SECOND,
};

HuReportTable *
_hu_report_begin_sums (HuReportMaking *making,
                       const char     *name,
                       const char     *what,
                       gboolean        places)
{
  HuReportTable *table = _hu_report_table (making, name);
  g_autofree char *first = hu_explain_side (making->scenario, HU_SIDE_FIRST);
  g_autofree char *second = hu_explain_side (making->scenario, HU_SIDE_SECOND);

  table->look = HU_TABLE_CLOSE;
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_BOTH, what);
  _hu_report_column (table, HU_COLUMN_WORDS, places ? HU_SHOW_BOTH : 0, C_("sums", "Held by"));
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, first);
  _hu_report_column (table, HU_COLUMN_NUMBERS, HU_SHOW_BOTH, second);

  return table;
}

HuReportRow *
_hu_report_sum (HuReportMaking *making,
                HuReportTable  *table,
                HuRowRole       role,
                char           *what,
                HuSide          holder,
                gboolean        has_holder,
                const gint64    points[HU_N_SIDES])
{
  HuReportRow *row = _hu_report_row (table, role, role == HU_ROW_SUM ? HU_SHOW_PAPER : HU_SHOW_BOTH);

  _hu_report_cell (row, SUM_WHAT, what);
  if (has_holder)
    _hu_report_cell_side (making, row, SUM_HOLDER, holder);
  for (guint side = 0; side < HU_N_SIDES; side++)
    if (points[side] != 0 || role == HU_ROW_SUM)
      _hu_report_cell_number (row, SUM_FIRST + side, points[side], FALSE);

  return row;
}

/* --- Where it was decided --- */

static void
add_hexes (GArray       *focus,
           const GArray *hexes)
{
  if (hexes != NULL && hexes->len > 0)
    g_array_append_vals (focus, hexes->data, hexes->len);
}

static void
add_meter_hexes (HuReportMaking *making,
                 GArray         *focus,
                 const HuMeter  *meter)
{
  add_hexes (focus, meter->hexes);
  for (guint i = 0; i < meter->places->len; i++)
    add_hexes (focus, hu_map_get_place (making->scenario->map, g_array_index (meter->places, guint, i))->hexes);
}

/* The hexes of the rulings on which the verdict rests.  Returns whether a side gave up: that is decided nowhere on the map. */
static gboolean
add_deciding_hexes (const GPtrArray *rulings,
                    gboolean         wanted,
                    GArray          *focus)
{
  gboolean conceded = FALSE;

  for (guint i = 0; i < rulings->len; i++)
    {
      const HuRuling *ruling = g_ptr_array_index (rulings, i);

      if (ruling->decides && wanted)
        add_hexes (focus, ruling->hexes);
      conceded |= ruling->decides && ruling->kind == HU_RULING_CONCEDED;
    }

  return conceded;
}

/* Empty where it was decided nowhere on the map. */
static GArray *
find_focus (HuReportMaking  *making,
            const HuVerdict *verdict)
{
  GArray *focus = g_array_new (FALSE, FALSE, sizeof (HuHex));
  const GPtrArray *meters = hu_snapshot_get_meters (making->snapshot);
  const HuMeter *decisive = find_decisive (making->snapshot, verdict);
  g_autoptr(GPtrArray) rulings = hu_snapshot_list_rulings (making->snapshot);
  gboolean conceded;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_findings (making->snapshot, id) != NULL && hu_system_words_get (id)->add_focus != NULL &&
        (verdict == NULL || verdict->system == id))
      hu_system_words_get (id)->add_focus (making->snapshot, verdict, focus);
  conceded = add_deciding_hexes (rulings, focus->len == 0, focus);
  if (conceded)
    g_array_set_size (focus, 0);
  if (conceded || (focus->len == 0 && decisive != NULL && decisive->met && decisive->hexes->len == 0 &&
                   decisive->places->len == 0))
    return focus;

  if (focus->len == 0 && decisive != NULL)
    add_meter_hexes (making, focus, decisive);
  /* A verdict by default rests on what was not met, so all conditions of the system are shown. */
  for (guint i = 0; focus->len == 0 && verdict != NULL && i < meters->len; i++)
    if (((const HuMeter *) g_ptr_array_index (meters, i))->system == verdict->system)
      add_meter_hexes (making, focus, g_ptr_array_index (meters, i));

  return focus;
}

/* @what: an element of @list, which holds few. */
static void
add_once (GArray        *list,
          gconstpointer  what)
{
  guint size = g_array_get_element_size (list);

  for (guint i = 0; i < list->len; i++)
    if (memcmp (list->data + (gsize) i * size, what, size) == 0)
      return;
  g_array_append_vals (list, what, 1);
}

/* The places that the inset shows by name, or its hexes: a reader who was not there looks for these. */
static char *
name_focus (HuReportMaking *making,
            const GArray   *focus)
{
  g_autoptr(GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autofree char *names = NULL;

  for (guint i = 0; i < focus->len; i++)
    {
      HuHex hex = g_array_index (focus, HuHex, i);
      gint place = hu_map_place_at (making->scenario->map, hex);

      if (place >= 0)
        add_once (places, &place);
      add_once (hexes, &hex);
    }

  if (places->len > 0)
    return hu_explain_places (making->scenario, places, INSET_NAMES);

  names = hu_explain_hexes (making->scenario, hexes, INSET_NAMES);
  /* Translators: names of hexes: "hexes 0105 and 0110". */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "hex %s", "hexes %s", hexes->len), names);
}

/* The caption of the inset. */
static char *
explain_focus (HuReportMaking  *making,
               const HuVerdict *verdict,
               const GArray    *focus,
               gint            *apart)
{
  g_autofree char *names = NULL;

  for (guint id = 0; id < HU_N_SYSTEMS; id++)
    if (hu_snapshot_get_findings (making->snapshot, id) != NULL && hu_system_words_get (id)->name_focus != NULL &&
        (verdict == NULL || verdict->system == id) &&
        (names = hu_system_words_get (id)->name_focus (making->snapshot, apart)) != NULL)
      return g_steal_pointer (&names);

  names = name_focus (making, focus);

  /* Translators: names of places, or hexes. */
  return g_strdup_printf (verdict != NULL ? _("Where it was decided (in rings): %s")
                                          : _("Where it is being decided (in rings): %s"), names);
}

static void
add_inset (HuReportMaking  *making,
           const HuVerdict *verdict)
{
  GArray *focus = find_focus (making, verdict);
  gint apart = -1;
  char *words;

  if (focus->len == 0)
    {
      g_array_unref (focus);
      return;
    }

  words = explain_focus (making, verdict, focus, &apart);
  _hu_report_map (making, words, making->snapshot, _hu_report_find_map_show (making->scenario, verdict));
  _hu_report_map_focus (making, focus, apart);
}

/* --- By which readings, of which game, and signed by whom --- */

/* Two players may have read a rule differently, and then the verdict is at stake. */
static void
add_other_reading (HuReportMaking        *making,
                   const HuReportReading *judged)
{
  g_autofree char *rule = hu_explain_rule_number (judged->reading.what->rule);
  g_autofree char *question = g_strdup (hu_explain_reading (&judged->reading));
  g_autofree char *other = hu_explain_reading_value (&judged->reading, !judged->reading.value);

  if (judged->turns)
    /* Translators: a rule, a question of how it is read, another answer, the verdict with it (a whole sentence):
     * "With the other reading (Line, Reading: Any row): Soviet victory …" */
    _hu_report_paragraph (making, HU_TEXT_PLAIN, g_strdup_printf (_("With the other reading (%1$s, %2$s: %3$s): %4$s"), rule,
                                                                  question, other, judged->change));
}

static void
add_readings (HuReportMaking *making)
{
  const GArray *readings = _hu_report_get_readings (making);
  g_autoptr(GString) words = g_string_new (NULL);

  for (guint i = 0; i < readings->len; i++)
    {
      const HuReadingInForce *reading = &g_array_index (readings, HuReportReading, i).reading;
      g_autofree char *rule = hu_explain_rule_number (reading->what->rule);
      g_autofree char *value = hu_explain_reading_value (reading, reading->value);

      if (words->len > 0)
        g_string_append (words, "; ");
      /* Translators: a rule, a question of how it is read, the answer: "4.2, Judged on the set-up: yes". */
      g_string_append_printf (words, C_("readings", "%s, %s: %s"), rule, hu_explain_reading (reading), value);
    }
  if (words->len > 0)
    /* Translators: a list of readings of the rules. */
    _hu_report_paragraph (making, HU_TEXT_FAINT, g_strdup_printf (_("Readings in force: %s."), words->str));
  for (guint i = 0; i < readings->len; i++)
    add_other_reading (making, &g_array_index (readings, HuReportReading, i));
}

/* The code as it is read aloud, all of the fingerprint, and how somebody who has the file finds out that it is this game. */
static void
add_fingerprint (HuReportMaking *making)
{
  g_autofree char *code = NULL;

  if (making->report->fingerprint == NULL)
    return;

  code = hu_report_shorten_fingerprint (making->report->fingerprint);
  /* Translators: ten letters and digits: "K7QF3-M2X9D". */
  _hu_report_paragraph (making, HU_TEXT_STRONG, g_strdup_printf (_("Code of the game, to be read aloud: %s"), code));

  if (making->viewer != HU_SIDE_NONE)
    {
      _hu_report_paragraph (making, HU_TEXT_FAINT,
                            /* Translators: 64 hexadecimal digits that tell which game it is. */
                            g_strdup_printf (_("Fingerprint of the game as this side knows it: %s"),
                                             making->report->fingerprint));
      return;
    }

  /* Translators: 64 hexadecimal digits that tell which game it is. */
  _hu_report_paragraph (making, HU_TEXT_FAINT, g_strdup_printf (_("Fingerprint of the game: %s"),
                                                                making->report->fingerprint));
  _hu_report_paragraph (making, HU_TEXT_FAINT,
                        /* Translators: the code of the game. */
                        g_strdup_printf (_("To check a game file: “hex-umpire-cli verify %s FILE”, or open it: page 1 of its "
                                           "report has the same code."), code));
}

/* The headings say that players, place or date are not recorded, so that a reader does not look for them on other pages. */
static void
add_lines_to_sign (HuReportMaking *making)
{
  const HuPlayed *played = &making->report->played;
  gboolean named = _hu_report_is_given (played->players[HU_SIDE_FIRST]) || _hu_report_is_given (played->players[HU_SIDE_SECOND]);
  gboolean dated = _hu_report_is_given (played->place) || _hu_report_is_given (played->date);
  HuReportTable *table = _hu_report_table (making, NULL);

  table->look = HU_TABLE_TO_SIGN;
  _hu_report_column (table, HU_COLUMN_WORDS, HU_SHOW_PAPER, _("Side"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_PAPER, named ? _("Name") : _("Name (not recorded)"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_PAPER, _("Signature"));
  _hu_report_column (table, HU_COLUMN_TEXT, HU_SHOW_PAPER,
                     dated ? _("Place and date") : _("Place and date (not recorded)"));
  for (guint side = 0; side < HU_N_SIDES; side++)
    {
      HuReportRow *row = _hu_report_row (table, HU_ROW_PLAIN, HU_SHOW_PAPER);
      const char *player = making->report->played.players[side];

      _hu_report_cell_side (making, row, 0, (HuSide) side);
      _hu_report_cell (row, 1, g_strdup (player != NULL ? player : ""));
    }
}

/* --- All of it --- */

void
_hu_report_add_protocol (HuReportMaking *making)
{
  const HuVerdict *verdict = hu_snapshot_get_verdict (making->snapshot);
  HuSnapshot *now = making->snapshot;
  g_autoptr(HuSnapshot) then = NULL;

  _hu_report_block (making, HU_BLOCK_KIND_TITLE, g_strdup (making->report->title));
  _hu_report_add_facts (making, verdict);
  if (verdict != NULL && verdict->event < making->n_events)
    {
      then = hu_adjudicator_view (making->adjudicator, verdict->event, making->viewer);
      making->snapshot = then;
    }
  add_verdict (making, verdict);
  add_conditions (making, verdict);
  add_otherwise (making);
  _hu_report_add_share (making, HU_SHARE_SUMS, NULL);
  add_inset (making, verdict);
  making->snapshot = now;

  if (then != NULL)
    {
      guint more = making->n_events - verdict->event;

      _hu_report_paragraph (making, HU_TEXT_FAINT,
                            g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                          "The game went on for %u event after the verdict, which "
                                                          "stands.",
                                                          "The game went on for %u events after the verdict, which "
                                                          "stands.", more), more));
    }
  add_readings (making);
  add_fingerprint (making);
  add_lines_to_sign (making);
}
