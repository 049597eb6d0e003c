/*
 * The words of front-line: rulings, meters, verdicts, events, refusals, gaps
 * and the warning before a phase is ended, of positions judged by the rules.
 */
#include "hu-explain-front-line.h"
#include "hu-front-line-rules.h"
#include "hu-named.h"

typedef void (*Tweak) (HuScenario *scenario);

static void
by_path (HuScenario *scenario)
{
  hu_front_line_rules (scenario)->reading = HU_READING_PATH;
}

static void
ends_exempt (HuScenario *scenario)
{
  hu_front_line_rules (scenario)->ends_exempt = TRUE;
}

static void
no_result (HuScenario *scenario)
{
  hu_front_line_rules (scenario)->penalty = 0;
  hu_front_line_rules (scenario)->zero_zero_none = TRUE;
  scenario->start.points[HU_SIDE_SECOND] = 0;
}

static void
own_level (HuScenario *scenario)
{
  HuLevel *first = g_ptr_array_index (hu_front_line_rules (scenario)->levels, 0);

  g_free (first->id);
  first->id = g_strdup ("disaster");
}

static void
two_points_a_gap (HuScenario *scenario)
{
  hu_front_line_rules (scenario)->penalty = 2;
}

static void
player_turn_of_both (HuScenario *scenario)
{
  ((HuPlayerTurn *) g_ptr_array_index (scenario->calendar.player_turns, 0))->side = HU_SIDE_NONE;
}

static HuScenario *
make_scenario (const char *units,
               Tweak       tweak)
{
  HuScenario *scenario = hu_named_front (units);

  if (tweak != NULL)
    tweak (scenario);

  return scenario;
}

/* --- Rulings --- */

typedef struct
{
  const char  *name;
  HuRulingKind kind;
  const char  *units;
  Tweak        tweak;
  const char  *log;   /* the last event makes the ruling */
  const char  *words;
} RulingCase;

/* Every third row of six. */
#define WHOLE "g1 german 0202 division; g2 german 0205 division"

static const RulingCase ruling_cases[] = {
  { "start", HU_FRONT_LINE_RULING_POINTS_START, "", NULL, "", "The Soviet side begins with 2 points." },
  { "eliminated", HU_FRONT_LINE_RULING_POINTS_ELIMINATED, "s1 soviet 0701 6", NULL, "eliminate s1",
    "1 Gds, strength 6, is eliminated: 6 points to the German side (schedule)." },
  { "eliminated-one", HU_FRONT_LINE_RULING_POINTS_ELIMINATED, "s1 soviet 0701 1", NULL, "eliminate s1",
    "1 Gds, strength 1, is eliminated: 1 point to the German side (schedule)." },
  { "captured", HU_FRONT_LINE_RULING_POINTS_PLACE, "g1 german 0405", NULL, "move g1 0505",
    "The German side captures Tula for the first time: 6 points (schedule)." },
  { "held-turn", HU_FRONT_LINE_RULING_POINTS_PLACE, WHOLE "; s1 soviet 0702; s2 soviet 0705", NULL, "end-phase; end-phase",
    "The German side holds Orel at the end of the turn: 1 point (schedule)." },
  { "awarded", HU_FRONT_LINE_RULING_POINTS_AWARDED, "", NULL, "award german rail-cut",
    "The German side is awarded 5 points (schedule, “Rail cut”)." },
  { "less", HU_FRONT_LINE_RULING_POINTS_ADJUSTED, "", NULL, "adjust soviet -1",
    "By agreement, 1 point less for the Soviet side: “agreed”." },
  { "more", HU_FRONT_LINE_RULING_POINTS_ADJUSTED, "", NULL, "adjust soviet 3",
    "By agreement, 3 points more for the Soviet side: “agreed”." },
  { "open-one", HU_FRONT_LINE_RULING_LINE_OPEN, "g1 german 0202 division; g2 german 0204 brigade; g3 german 0206 brigade",
    NULL, "end-phase", "The German line is open in row 5: 1 point to the Soviet side (front line). "
    "7 Pz and g3 cover their own hexes only: they are smaller than divisions (I)." },
  { "open-two", HU_FRONT_LINE_RULING_LINE_OPEN, "g1 german 0202 division; g2 german 0206 brigade", two_points_a_gap, "end-phase",
    "The German line is open in rows 4 and 5: 4 points to the Soviet side (front line). "
    "7 Pz covers its own hex only: it is smaller than a division (I)." },
  { "open-path", HU_FRONT_LINE_RULING_LINE_OPEN, "g1 german 0202 division; g2 german 0805 division", by_path, "end-phase",
    "The German line is open in hexes 0601, 0602 and 0703: 3 points to the Soviet side (front line)." },
  { "open-path-one", HU_FRONT_LINE_RULING_LINE_OPEN, "g1 german 0202 division; g2 german 0205 brigade; g3 german 0206 brigade",
    by_path, "end-phase", "The German line is open in hex 0104: 1 point to the Soviet side (front line). "
    "7 Pz covers its own hex only: it is smaller than a division (I)." },
  { "unbroken", HU_FRONT_LINE_RULING_LINE_WHOLE, WHOLE, NULL, "end-phase",
    "The German line holds every hex row from the north edge to the south edge (front line)." },
  { "whole-path", HU_FRONT_LINE_RULING_LINE_WHOLE, WHOLE, by_path, "end-phase", "The German line has no gap (front line)." },
  { "whole-exempt", HU_FRONT_LINE_RULING_LINE_WHOLE, "g1 german 0202 brigade", ends_exempt, "end-phase",
    "The German line has no gap (front line)." },
  { "level", HU_FRONT_LINE_RULING_LEVEL, WHOLE "; s1 soviet 0702; s2 soviet 0705", NULL,
    "end-phase; end-phase; award german rail-cut; end-phase; end-phase",
    "The last turn ends at 7 : 2 victory points: German marginal victory (levels of victory)." },
  { "no-level", HU_FRONT_LINE_RULING_LEVEL, "", no_result, "control - 0202; end-phase; end-phase; end-phase; end-phase",
    "The last turn ends at 0 : 0 victory points: no result (levels of victory)." },
};

static const HuRuling *
find_ruling (HuAdjudicator *game,
             HuRulingKind   kind)
{
  const GPtrArray *rulings = hu_adjudicator_get_rulings (game, hu_adjudicator_get_n_events (game));

  for (guint i = 0; i < rulings->len; i++)
    if (((const HuRuling *) g_ptr_array_index (rulings, i))->kind == kind)
      return g_ptr_array_index (rulings, i);

  return NULL;
}

static void
test_ruling (gconstpointer data)
{
  const RulingCase *test = data;
  g_autoptr(HuScenario) scenario = make_scenario (test->units, test->tweak);
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, test->log);
  const HuRuling *ruling = find_ruling (game, test->kind);

  g_assert_nonnull (ruling);
  hu_assert_words (hu_explain_ruling (scenario, ruling), test->words);
  hu_assert_words (hu_explain_ruling (scenario, ruling), test->words);
}

static void
test_rulings_whole (void)
{
  for (HuRulingKind kind = HU_FRONT_LINE_RULING_POINTS_START; kind <= HU_FRONT_LINE_RULING_LEVEL; kind++)
    {
      gboolean found = FALSE;

      for (gsize i = 0; i < G_N_ELEMENTS (ruling_cases); i++)
        found |= ruling_cases[i].kind == kind;
      g_test_message ("%s", hu_ruling_kind_to_string (kind));
      g_assert_true (found);
    }
}

/* --- Meters --- */

typedef struct
{
  const char *name;
  HuMeterKind kind;
  const char *units;
  Tweak       tweak;
  const char *log;
  const char *title;
  const char *value;
  const char *detail;
  const char *rule;
} MeterCase;

#define POINTS_RULE "Levels of victory: when the game ends, the ratio of German to Soviet points decides who has won, " \
                    "and how clearly."
#define RULE ": at the end of each of its player turns the German side pays the enemy "
#define LINE_RULE "Front line" RULE

static const MeterCase meter_cases[] = {
  { "points", HU_FRONT_LINE_METER_POINTS, "", NULL, "award german rail-cut",
    "Victory points", "5 : 2",
    "If the game ended now: Soviet marginal victory. 2 more points for the German side would make it: German marginal victory. "
    "1 more point for the Soviet side would make it: Soviet substantial victory.", POINTS_RULE },
  { "points-worst", HU_FRONT_LINE_METER_POINTS, "", NULL, "",
    "Victory points", "0 : 2",
    "If the game ended now: Soviet decisive victory. 3 more points for the German side would make it: Soviet substantial "
    "victory. This is already the best result for the Soviet side.", POINTS_RULE },
  { "points-over-several-levels", HU_FRONT_LINE_METER_POINTS, "", no_result, "award german rail-cut points 1",
    "Victory points", "1 : 0", "If the game ended now: German decisive victory. This is already the best result for the German "
    "side. 1 more point for the Soviet side would make it: Soviet decisive victory.", POINTS_RULE },
  { "points-none", HU_FRONT_LINE_METER_POINTS, "", no_result, "",
    "Victory points", "0 : 0", "No result: neither side has a point.", POINTS_RULE },
  { "points-over", HU_FRONT_LINE_METER_POINTS, WHOLE "; s1 soviet 0702; s2 soviet 0705", NULL,
    "end-phase; end-phase; end-phase; end-phase",
    "Victory points", "2 : 2", "Soviet decisive victory at the end of the game. 1 more point for the German side would have made it: "
    "Soviet substantial victory. There is no better result for the Soviet side.", POINTS_RULE },
  { "line-now", HU_FRONT_LINE_METER_LINE_ATTACKER, "g1 german 0202 division", NULL, "",
    "German front line", "3 of 6 rows open", "Open: 4, 5 and 6. Costs 3 points when this player turn ends.",
    LINE_RULE "1 point for each hex row without one of its units or a hex of their zones of control." },
  { "line-later", HU_FRONT_LINE_METER_LINE_DEFENDER, "s1 soviet 0702 division", NULL, "",
    "Soviet front line", "3 of 6 rows open", "Open: 4, 5 and 6. Nearest: 1 Gds, which must move 1 hex.", NULL },
  { "line-far", HU_FRONT_LINE_METER_LINE_DEFENDER, "s1 soviet 0701 brigade; s2 soviet 0706 brigade; s3 soviet 0702 brigade; "
    "s4 soviet 0703 brigade", NULL, "eliminate s3; eliminate s4; eliminate s2",
    "Soviet front line", "5 of 6 rows open", "Open: 2, 3, 4, 5 and 6. Nearest: 1 Gds, which must move 1 hex. "
    "1 Gds covers its own hex only: it is smaller than a division (I).", NULL },
  { "line-nobody", HU_FRONT_LINE_METER_LINE_DEFENDER, "", NULL, "",
    "Soviet front line", "6 of 6 rows open", "Open: 1, 2, 3, 4, 5 and 6.", NULL },
  { "line-whole", HU_FRONT_LINE_METER_LINE_ATTACKER, WHOLE, NULL, "",
    "German front line", "unbroken", "A unit or a zone of control in every hex row.", NULL },
  { "line-whole-exempt", HU_FRONT_LINE_METER_LINE_ATTACKER, "g1 german 0202 brigade", ends_exempt, "",
    "German front line", "unbroken", "No gap.",
    "Front line, with free ends" RULE "1 point for each hex row between the ends of its line without one of its units or a hex of their zones "
    "of control." },
  { "line-path", HU_FRONT_LINE_METER_LINE_ATTACKER, WHOLE, by_path, "",
    "German front line", "unbroken", "No gap.",
    "Front line, read as a path" RULE "1 point for each uncovered hex of the cheapest line from the north edge to the south edge." },
  { "line-path-now", HU_FRONT_LINE_METER_LINE_ATTACKER, "g1 german 0202 division; g2 german 0506 division", by_path, "",
    "German front line", "2 hexes open", "Open: 0403 and 0404. Costs 2 points when this player turn ends.", NULL },
  { "line-path-later", HU_FRONT_LINE_METER_LINE_DEFENDER, "s1 soviet 0702 division", by_path, "",
    "Soviet front line", "3 hexes open", "Open: 0604, 0605 and 0506. Nearest: 1 Gds, which must move 1 hex.", NULL },
  { "line-two-points", HU_FRONT_LINE_METER_LINE_ATTACKER, WHOLE, two_points_a_gap, "",
    "German front line", "unbroken", "A unit or a zone of control in every hex row.",
    LINE_RULE "2 points for each hex row without one of its units or a hex of their zones of control." },
};

static void
test_meter (gconstpointer data)
{
  const MeterCase *test = data;
  g_autoptr(HuScenario) scenario = make_scenario (test->units, test->tweak);
  g_autoptr(HuSnapshot) snapshot = hu_named_play (scenario, test->log);
  const HuMeter *meter = hu_snapshot_get_meter (snapshot, test->kind);

  g_assert_nonnull (meter);
  hu_assert_words (hu_explain_meter_title (snapshot, meter), test->title);
  hu_assert_words (hu_explain_meter_value (snapshot, meter), test->value);
  hu_assert_words (hu_explain_meter_detail (snapshot, meter), test->detail);
  hu_assert_words (hu_explain_meter_detail (snapshot, meter), test->detail);
  if (test->rule != NULL)
    hu_assert_words (hu_explain_meter_rule (snapshot, meter), test->rule);
}

/* --- Verdicts --- */

typedef struct
{
  const char *name;
  const char *units;
  Tweak       tweak;
  const char *log;
  const char *words;
  const char *record; /* NULL: undecided */
} VerdictCase;

#define TO_THE_END "end-phase; end-phase; end-phase; end-phase"
#define BOTH_WHOLE WHOLE "; s1 soviet 0702; s2 soviet 0705"

static const VerdictCase verdict_cases[] = {
  { "undecided", BOTH_WHOLE, NULL, "award german rail-cut",
    "Undecided. Victory points stand at 5 : 2, Soviet marginal victory.", NULL },
  { "undecided-none", BOTH_WHOLE, no_result, "", "Undecided. Victory points stand at 0 : 0, no result.", NULL },
  { "decisive", BOTH_WHOLE, NULL, "award german rail-cut count 2; " TO_THE_END,
    "German decisive victory with 12 : 2 victory points (levels of victory), at event 5.",
    "German decisive victory, at event 5" },
  { "substantial", BOTH_WHOLE, NULL, "award german rail-cut; award german rail-cut points 3; " TO_THE_END,
    "German substantial victory with 10 : 2 victory points (levels of victory), at event 6.",
    "German substantial victory, at event 6" },
  { "own-level", BOTH_WHOLE, own_level, TO_THE_END,
    "Soviet victory, “disaster” with 2 : 2 victory points (levels of victory), at event 4.",
    "Soviet victory, “disaster”, at event 4" },
  { "no-result", BOTH_WHOLE, no_result, "control - 0202; " TO_THE_END,
    "No result: neither side has a point, at event 5.", "No result, at event 5" },
  { "concession", BOTH_WHOLE, NULL, "concede german; award german rail-cut",
    "Soviet victory: the German side concedes, at event 1.", "Soviet victory by concession, at event 1" },
};

static void
test_verdict (gconstpointer data)
{
  const VerdictCase *test = data;
  g_autoptr(HuScenario) scenario = make_scenario (test->units, test->tweak);
  g_autoptr(HuSnapshot) snapshot = hu_named_play (scenario, test->log);
  const HuVerdict *verdict = hu_snapshot_get_verdict (snapshot);

  hu_assert_words (hu_explain_verdict (snapshot), test->words);
  hu_assert_words (hu_explain_verdict (snapshot), test->words);
  g_assert_cmpint (verdict != NULL, ==, test->record != NULL);
  if (verdict != NULL)
    hu_assert_words (hu_explain_verdict_record (scenario, verdict), test->record);
}

/* Where both systems are in force both say how things stand. */
static void
test_both_systems (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("g1 german 0101");
  g_autoptr(HuSnapshot) snapshot = NULL;

  hu_scenario_add_front_line (scenario, HU_SIDE_FIRST);
  hu_scenario_finish (scenario);
  snapshot = hu_named_play (scenario, "");
  hu_assert_words (hu_explain_verdict (snapshot),
                   "Undecided. Moscow's lifeline is 1 hex wide, as at the start. Victory points stand at 0 : 0, "
                   "Soviet decisive victory.");
}

/* --- Events --- */

static void
test_events (void)
{
  static const char * const cases[][2] = {
    { "award german rail-cut", "The German side is awarded “Rail cut”" },
    { "award german rail-cut count 2", "The German side is awarded “Rail cut”, × 2" },
    { "award soviet partisans points 1", "The Soviet side is awarded “Partisans”, 1 point" },
    { "award soviet partisans points 7", "The Soviet side is awarded “Partisans”, 7 points" },
    { "adjust german -1", "Correction for the German side by -1 point: agreed" },
    { "adjust soviet 3", "Correction for the Soviet side by +3 points: agreed" },
  };
  g_autoptr(HuScenario) scenario = hu_named_front ("");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GPtrArray) log = hu_fixture_log (scenario, cases[i][0]);

      hu_assert_words (hu_explain_event (scenario, g_ptr_array_index (log, 0), NULL), cases[i][1]);
      hu_assert_words (hu_explain_event (scenario, g_ptr_array_index (log, 0), NULL), cases[i][1]);
    }
}

/* --- Refusals --- */

typedef struct
{
  const char   *name;
  const char   *before;
  const char   *event;
  HuRefusalCode code;
  const char   *what;
  const char   *remedy;
} RefusalCase;

static const RefusalCase refusal_cases[] = {
  { "no-award", "", "award german destroyed", HU_REFUSAL_NOT_AN_AWARD,
    "the schedule has no such item for events to award", "use one of these: rail-cut, partisans" },
  { "not-for-side", "", "award soviet rail-cut", HU_REFUSAL_NOT_FOR_SIDE,
    "the item is not for the Soviet side", "award it to the German side, or have the item name both" },
  { "both", "", "award german rail-cut points 1 count 2", HU_REFUSAL_POINTS_AND_COUNT,
    "the award has points and a count", "give one of the two" },
  { "negative", "", "award german rail-cut points -1", HU_REFUSAL_NEGATIVE,
    "an award is never negative", "take points back with an “adjust” event" },
  { "below-zero", "", "adjust soviet -3", HU_REFUSAL_BELOW_ZERO,
    "the total would fall below 0", "take no more than the side has" },
  { "overflow", "", "award soviet partisans points 9223372036854775807", HU_REFUSAL_OVERFLOW,
    "a total would pass 9223372036854775807", "play with smaller numbers of points" },
};

static void
assert_refusal (const HuScenario *scenario,
                const HuRefusal  *refusal,
                const char       *what,
                const char       *remedy)
{
  char *found = NULL;

  hu_assert_words (hu_explain_refusal (scenario, refusal, &found), what);
  hu_assert_words (found, remedy);
  hu_assert_words (hu_explain_refusal (scenario, refusal, NULL), what);
}

static void
test_refusal (gconstpointer data)
{
  const RefusalCase *test = data;
  g_autoptr(HuScenario) scenario = hu_named_front ("");
  g_autoptr(HuAdjudicator) game = hu_fixture_play (scenario, test->before);
  g_autoptr(GPtrArray) log = hu_fixture_log (scenario, test->event);
  HuRefusal refusal;

  g_assert_false (hu_adjudicator_append (game, g_ptr_array_index (log, 0), &refusal));
  g_assert_cmpint (refusal.code, ==, test->code);
  assert_refusal (scenario, &refusal, test->what, test->remedy);
}

static void
test_not_in_force (void)
{
  g_autoptr(HuScenario) scenario = hu_named_corridor ("");
  g_autoptr(HuAdjudicator) game = hu_adjudicator_new (scenario);
  g_autoptr(HuEvent) event = hu_event_new_adjust (HU_SIDE_FIRST, HU_ADJUST_POINTS, 1, "agreed");
  HuRefusal refusal;

  g_assert_false (hu_adjudicator_append (game, event, &refusal));
  assert_refusal (scenario, &refusal, "no rule system in force counts points",
                  "add the rules of front-line, or remove the event");
}

static void
test_no_item_to_award (void)
{
  g_autoptr(HuScenario) scenario = hu_fixture_front (4, 3, "");
  const HuRefusal refusal = { .code = HU_REFUSAL_NOT_AN_AWARD, .field = "item", .index = -1, .unit = HU_UNIT_NONE };

  hu_scenario_finish (scenario);
  assert_refusal (scenario, &refusal, "the schedule has no such item for events to award",
                  "add an item with “when”: “award” to the schedule");
}

static void
test_refusals_whole (void)
{
  for (HuRefusalCode code = HU_REFUSAL_NOT_IN_FORCE + 1; code <= HU_REFUSAL_OVERFLOW; code++)
    {
      gboolean found = FALSE;

      for (gsize i = 0; i < G_N_ELEMENTS (refusal_cases); i++)
        found |= refusal_cases[i].code == code;
      g_test_message ("%d", code);
      g_assert_true (found);
    }
}

/* --- Gaps, the warning, names --- */

static void
test_gaps (void)
{
  g_autoptr(HuScenario) scenario = hu_named_front ("g1 german 0202 division");
  const HuGap gaps[] = { { 4, 0, 1, .left = -1 }, { 6, 0, 3, .left = -1 }, { 2, HU_UNIT_NONE, -1, .left = -1 },
                         { 5, HU_UNIT_NONE, HU_GAP_FAR, .left = -1 } };
  static const char * const words[] = {
    "Row 4: 6 Pz must move 1 hex", "Row 6: 6 Pz must move 3 hexes", "Row 2: no unit could close it", "Row 5: no unit is near",
  };
  static const char * const words_of_path[] = {
    "0204 and 0304: 6 Pz must move 1 hex", "0306: 6 Pz must move 3 hexes", "0302: no unit could close this gap",
    "0305: no unit is near",
  };
  static const char * const words_at_end[] = {
    "Row 4: 6 Pz would have had to move 1 hex", "Row 6: 6 Pz would have had to move 3 hexes",
    "Row 2: no unit could have closed it", "Row 5: no unit was near",
  };
  static const char * const words_of_path_at_end[] = {
    "0204 and 0304: 6 Pz would have had to move 1 hex", "0306: 6 Pz would have had to move 3 hexes",
    "0302: no unit could have closed it", "0305: no unit was near",
  };
  static const char * const open[] = { "0302", "0204", "0304", "0306", "0305" };
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));

  for (gsize i = 0; i < G_N_ELEMENTS (open); i++)
    {
      HuHex hex = hu_fixture_hex (scenario, open[i]);

      g_array_append_val (hexes, hex);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (gaps); i++)
    {
      hu_assert_words (hu_explain_gap (scenario, NULL, &gaps[i], FALSE), words[i]);
      hu_assert_words (hu_explain_gap (scenario, hexes, &gaps[i], FALSE), words_of_path[i]);
      hu_assert_words (hu_explain_gap (scenario, NULL, &gaps[i], TRUE), words_at_end[i]);
      hu_assert_words (hu_explain_gap (scenario, hexes, &gaps[i], TRUE), words_of_path_at_end[i]);
    }
}

static void
test_warning (void)
{
  static const struct
  {
    const char *units;
    Tweak       tweak;
    const char *log;
    const char *words;
  } cases[] = {
    { WHOLE, NULL, "", NULL },
    { WHOLE, NULL, "end-phase",
      "The Soviet line is open in rows 1, 2, 3, 4, 5 and 6. Ending the player turn gives 6 points to the German side." },
    { "g1 german 0202 division; g2 german 0204 brigade; g3 german 0206 brigade", NULL, "",
      "The German line is open in row 5. Ending the player turn gives 1 point to the Soviet side." },
    { "g1 german 0202 division; s1 soviet 0702; s2 soviet 0704 brigade; s3 soviet 0706 brigade", player_turn_of_both, "",
      "The German line is open in rows 4, 5 and 6. Ending the player turn gives 3 points to the Soviet side.\n"
      "The Soviet line is open in row 5. Ending the player turn gives 1 point to the German side." },
    { "g1 german 0202 division; g2 german 0506 division", by_path, "",
      "The German line is open in hexes 0403 and 0404. Ending the player turn gives 2 points to the Soviet side." },
    { "", no_result, "", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(HuScenario) scenario = make_scenario (cases[i].units, cases[i].tweak);
      g_autoptr(HuSnapshot) snapshot = hu_named_play (scenario, cases[i].log);

      hu_assert_words (hu_explain_phase_warning (snapshot), cases[i].words);
    }
}

/* A phase that does not end the player turn costs nothing. */
static void
test_no_warning_in_between (void)
{
  g_autoptr(HuScenario) scenario = hu_named_front ("");
  g_autoptr(HuSnapshot) snapshot = NULL;

  g_ptr_array_add (((HuPlayerTurn *) g_ptr_array_index (scenario->calendar.player_turns, 0))->phases,
                   g_strdup ("Combat"));
  snapshot = hu_named_play (scenario, "");
  g_assert_null (hu_explain_phase_warning (snapshot));
}

static void
test_levels (void)
{
  static const char * const words[] = {
    "no result", "Soviet victory, “disaster”", "Soviet substantial victory", "Soviet marginal victory",
    "German marginal victory", "German substantial victory", "German decisive victory",
  };
  g_autoptr(HuScenario) scenario = make_scenario ("", own_level);

  for (gint level = -1; level + 1 < (gint) G_N_ELEMENTS (words); level++)
    hu_assert_words (hu_explain_level (scenario, level), words[level + 1]);
}

static void
test_rows (void)
{
  g_autoptr(HuScenario) scenario = hu_named_front ("");
  g_autoptr(GArray) rows = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint row = 3; row < 6; row++)
    g_array_append_val (rows, row);
  hu_assert_words (hu_explain_rows (scenario, rows, 0), "3, 4 and 5");
  hu_assert_words (hu_explain_rows (scenario, rows, 1), "3 and 2 more");
}

/* --- Of a row, or a hex --- */

static const struct
{
  const char *name;
  const char *units;
  const char *hex; /* or NULL: of the row */
  gint        row;
  const char *words;
} cover_cases[] = {
  { "unit", "g1 german 0202 division; g2 german 0402 corps", NULL, 2, "German: covered by 6 Pz and 7 Pz" },
  { "zoc", "g1 german 0202 division", NULL, 3, "German: covered by the zone of control of 6 Pz" },
  { "zocs", "g1 german 0202 division; g2 german 0402 corps", NULL, 3,
    "German: covered by the zones of control of 6 Pz and 7 Pz" },
  { "unit-first", "g1 german 0202 division; g2 german 0203 brigade", NULL, 3, "German: covered by 7 Pz" },
  { "nobody", "g1 german 0202 division", NULL, 5,
    "German: not covered. No unit of its line is there, and none of its zones of control reaches it." },
  { "enemy", "s1 soviet 0202 division", NULL, 2,
    "German: not covered. No unit of its line is there, and none of its zones of control reaches it." },
  { "small", "g1 german 0202 brigade", NULL, 3,
    "German: not covered. No unit of its line is there, and none of its zones of control reaches it. "
    "6 Pz covers its own hex only: it is smaller than a division (I)." },
  { "air", "g1 german 0202 air", NULL, 2,
    "German: not covered. No unit of its line is there, and none of its zones of control reaches it. "
    "6 Pz covers nothing: it is no ground unit." },
  { "hex-unit", "g1 german 0202 division", "0202", 0, "German: covered by 6 Pz" },
  { "hex-zoc", "g1 german 0202 division", "0201", 0, "German: covered by the zone of control of 6 Pz" },
  { "hex-nobody", "g1 german 0202 division", "0502", 0,
    "German: not covered. No unit of its line is there, and none of its zones of control reaches it." },
};

static void
test_cover (gconstpointer data)
{
  guint at = GPOINTER_TO_UINT (data);
  g_autoptr(HuScenario) scenario = make_scenario (cover_cases[at].units, NULL);
  g_autoptr(HuSnapshot) snapshot = hu_named_play (scenario, "");
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autoptr(HuReason) reason = cover_cases[at].hex != NULL
    ? hu_front_line_hex_reason (state, HU_SIDE_FIRST, hu_fixture_hex (scenario, cover_cases[at].hex))
    : hu_front_line_row_reason (state, HU_SIDE_FIRST, cover_cases[at].row);

  hu_assert_words (hu_explain_cover_reason (scenario, reason), cover_cases[at].words);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  HU_ADD_TABLE ("/front-line/ruling", ruling_cases, test_ruling)
  HU_ADD_TABLE ("/front-line/meter", meter_cases, test_meter)
  HU_ADD_TABLE ("/front-line/verdict", verdict_cases, test_verdict)
  HU_ADD_TABLE ("/front-line/refusal", refusal_cases, test_refusal)
  g_test_add_func ("/front-line/rulings-whole", test_rulings_whole);
  g_test_add_func ("/front-line/both-systems", test_both_systems);
  g_test_add_func ("/front-line/events", test_events);
  g_test_add_func ("/front-line/not-in-force", test_not_in_force);
  g_test_add_func ("/front-line/no-item-to-award", test_no_item_to_award);
  g_test_add_func ("/front-line/refusals-whole", test_refusals_whole);
  g_test_add_func ("/front-line/gaps", test_gaps);
  for (guint i = 0; i < G_N_ELEMENTS (cover_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/front-line/cover/%s", cover_cases[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_cover);
    }
  g_test_add_func ("/front-line/warning", test_warning);
  g_test_add_func ("/front-line/no-warning-in-between", test_no_warning_in_between);
  g_test_add_func ("/front-line/levels", test_levels);
  g_test_add_func ("/front-line/rows", test_rows);

  return g_test_run ();
}
