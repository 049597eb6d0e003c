/*
 * Words for the meters of front-line: their cards, the gaps, and the cost of ending the phase.
 */
#include "config.h"

#include "hu-front-line-words.h"

#define CARD_MOST 6

static HuSide
line_side (const HuScenario *scenario,
           const HuMeter    *meter)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);

  return meter->kind == HU_FRONT_LINE_METER_LINE_ATTACKER ? rules->attacker : rules->defender;
}

/* --- The next level --- */

typedef struct
{
  gint64 more;
  HuSide side;
  gint   level;
} Next;

static char *
tell_next_level (const HuTold *told)
{
  return hu_explain_level (told->scenario, ((const Next *) told->about)->level);
}

static const HuPart next_parts[] = {
  HU_PART ("more", INT64, Next, more),
  HU_PART ("side", SIDE, Next, side),
  HU_PART_TOLD ("level", tell_next_level),
  HU_PARTS_END
};

/* By whether there is another level.  Translators: {more} points, {side}: a side, {level}: "German marginal victory". */
static const HuSentence next[] = {
  { TRUE,
    HU_BOTH ("{more} more point for the {side} side would make it: {level}.",
             "{more} more points for the {side} side would make it: {level}."), "more" },
  { FALSE, N_("This is already the best result for the {side} side.") },
  { 0 }
};

/* Once the game is over.  Translators: as above. */
static const HuSentence next_missed[] = {
  { TRUE,
    HU_BOTH ("{more} more point for the {side} side would have made it: {level}.",
             "{more} more points for the {side} side would have made it: {level}."), "more" },
  { FALSE, N_("There is no better result for the {side} side.") },
  { 0 }
};

/* Names the level that @more points of @side make: where both sides have few points, one more can pass several levels.
 * @more: the fewest points with which that is another level, or -1.  (transfer full) (nullable): a sentence; NULL if no points
 * make another level. */
static char *
tell_next (const HuScenario *scenario,
           gint64            attacker,
           gint64            defender,
           HuSide            side,
           gint64            more,
           const HuSentence *sentences)
{
  const HuFrontLineRules *rules = hu_front_line_rules (scenario);
  gint64 *own = side == rules->attacker ? &attacker : &defender;

  if (more < 0 || hu_points_add (own, more))
    return NULL;

  return _hu_tell (&(HuTold) { scenario, next_parts,
                               &(Next) { more, side, hu_front_line_find_level (rules, attacker, defender) } }, sentences, TRUE);
}

static char *
explain_next (const HuTold *told,
              HuSide        side,
              gint64        more)
{
  const HuMeter *meter = told->about;
  const HuSentence *sentences = told->snapshot != NULL && hu_front_line_is_past (told->snapshot) ? next_missed : next;
  char *text = tell_next (told->scenario, meter->value, meter->of, side, more, sentences);

  return text != NULL ? text : _hu_tell (&(HuTold) { told->scenario, next_parts, &(Next) { .side = side } }, sentences, FALSE);
}

/* --- The cards --- */

static char *
tell_line_side (const HuTold *told)
{
  return g_strdup (_hu_side_name (told->scenario, line_side (told->scenario, told->about)));
}

static char *
tell_level (const HuTold *told)
{
  return hu_explain_level (told->scenario, hu_front_line_meter (told->about)->level);
}

static char *
tell_up (const HuTold *told)
{
  return explain_next (told, hu_front_line_rules (told->scenario)->attacker, hu_front_line_meter (told->about)->attacker_next);
}

static char *
tell_down (const HuTold *told)
{
  return explain_next (told, hu_front_line_rules (told->scenario)->defender, hu_front_line_meter (told->about)->defender_next);
}

static char *
tell_gaps (const HuTold *told)
{
  const HuMeter *meter = told->about;
  const GArray *open = hu_snapshot_get_front_line (told->snapshot)->open[line_side (told->scenario, meter)];

  return open != NULL ? hu_explain_hexes (told->scenario, open, CARD_MOST)
                      : hu_explain_rows (told->scenario, meter->rows, CARD_MOST);
}

static gint64
count_over (const HuTold *told)
{
  return hu_front_line_is_past (told->snapshot);
}

/* Has something else than the points decided the game: another rule system, or a concession? */
static gint64
count_overruled (const HuTold *told)
{
  const HuVerdict *verdict = told->snapshot != NULL ? hu_snapshot_get_verdict (told->snapshot) : NULL;

  return verdict != NULL && !(verdict->system == HU_SYSTEM_FRONT_LINE && g_str_equal (verdict->rule, "levels"));
}

/* Did the points decide at the same event, so that the other system only comes first? */
static gint64
count_together (const HuTold *told)
{
  const HuState *state;
  const HuVerdict *own;

  if (told->snapshot == NULL || count_overruled (told) == 0)
    return FALSE;

  state = hu_snapshot_get_state (told->snapshot);
  own = &state->verdicts[HU_SYSTEM_FRONT_LINE];

  return own->decided && g_str_equal (own->rule, "levels") && own->event == state->n_events &&
         own->event == hu_snapshot_get_verdict (told->snapshot)->event;
}

/* A line without a gap: 2 where it covers every row, else 1. */
static gint64
count_unbroken (const HuTold *told)
{
  return ((const HuMeter *) told->about)->value > 0 ? 0 : _hu_line_asks_for_every_row (told->scenario) ? 2 : 1;
}

/* By which reading the line is judged: 2 by the path, 1 by the rows between its ends. */
static gint64
count_reading (const HuTold *told)
{
  const HuFrontLineRules *rules = hu_front_line_rules (told->scenario);

  return rules->reading == HU_READING_PATH ? 2 : rules->ends_exempt ? 1 : 0;
}

static const HuPart parts[] = {
  HU_PART_OF_RULES ("attacker", SIDE, HU_SYSTEM_FRONT_LINE, HuFrontLineRules, attacker),
  HU_PART_OF_RULES ("defender", SIDE, HU_SYSTEM_FRONT_LINE, HuFrontLineRules, defender),
  HU_PART_OF_RULES ("penalty", POINTS, HU_SYSTEM_FRONT_LINE, HuFrontLineRules, penalty),
  HU_PART ("value", INT64, HuMeter, value),
  HU_PART ("of", INT64, HuMeter, of),
  HU_PART ("unit", UNIT, HuMeter, unit),
  HU_PART ("open", UINT, HuFrontLineMeter, open),
  HU_PART ("cost", POINTS, HuFrontLineMeter, cost),
  HU_PART ("examined", INT, HuFrontLineMeter, examined),
  HU_PART ("distance", INT, HuFrontLineMeter, distance),
  HU_PART ("index", INT, HuFrontLineMeter, level),
  HU_PART_TOLD ("side", tell_line_side),
  HU_PART_TOLD ("level", tell_level),
  HU_PART_TOLD ("up", tell_up),
  HU_PART_TOLD ("down", tell_down),
  HU_PART_TOLD ("gaps", tell_gaps),
  HU_PART_COUNTED ("over", count_over),
  HU_PART_COUNTED ("overruled", count_overruled),
  HU_PART_COUNTED ("together", count_together),
  HU_PART_COUNTED ("unbroken", count_unbroken),
  HU_PART_COUNTED ("reading", count_reading),
  HU_PARTS_END
};

/* The meters of both lines have the same sentences. */
enum
{
  POINTS,
  LINE,
};

/* Translators: {side} is a side. */
static const HuSentence titles[] = {
  { POINTS, NC_("meter", "Victory points"), .context = "meter" },
  { LINE, NC_("meter", "{side} front line"), .context = "meter" },
  { 0 }
};

/* Translators: {value} : {of}: the attacker's points and the defender's; of a line, {open} hexes, or {value} of {of} rows. */
static const HuSentence values[] = {
  { POINTS, NC_("victory points", "{value} : {of}"), .context = "victory points" },
  { LINE, NC_("front line", "unbroken"), .context = "front line", HU_WHERE ("value", 0) },
  { LINE, HU_BOTH ("{open} hex open", "{open} hexes open"), "open", HU_WHERE_NOT ("open", 0) },
  { LINE, HU_BOTH ("{value} of {of} row open", "{value} of {of} rows open"), "of" },
  { 0 }
};

/* Translators: {level}: "Soviet marginal victory"; {up}, {down}: whole sentences; {gaps}: hex rows or hexes; {cost}: "2 points";
 * {unit} must move {distance} hexes. */
static const HuSentence details[] = {
  { POINTS, N_("No result: neither side has a point."), HU_WHERE ("index", -1) },
  { POINTS, N_("The points make: {level}. The same event decided the game in another way, and that comes first."),
    HU_WHERE ("together", TRUE) },
  { POINTS, N_("The points decided nothing: the game was decided in another way. They would make: {level}."),
    HU_WHERE ("overruled", TRUE) },
  { POINTS, NC_("victory points", "{level} at the end of the game. {up} {down}"), .context = "victory points",
    HU_WHERE ("over", TRUE) },
  { POINTS, NC_("victory points", "If the game ended now: {level}. {up} {down}"), .context = "victory points" },
  { LINE, N_("No hex row counts."), HU_WHERE ("of", 0) },
  { LINE, N_("A unit or a zone of control in every hex row."), HU_WHERE ("unbroken", 2) },
  { LINE, N_("No gap."), HU_WHERE ("unbroken", 1) },
  { LINE, N_("Open: {gaps}."), HU_WHERE ("over", TRUE) },
  { LINE, N_("Open: {gaps}. Costs {cost} when this player turn ends."), HU_WHERE ("examined", TRUE) },
  { LINE,
    HU_BOTH ("Open: {gaps}. Nearest: {unit}, which must move {distance} hex.",
             "Open: {gaps}. Nearest: {unit}, which must move {distance} hexes."), "distance" },
  { LINE, N_("Open: {gaps}.") },
  { 0 }
};

/* Translators: {attacker}, {defender}, {side}: sides; {penalty}: "2 points". */
static const HuSentence rules[] = {
  { POINTS,
    N_("Levels of victory: when the game ends, the ratio of {attacker} to {defender} points decides who has won, and how "
       "clearly.") },
  { LINE,
    N_("Front line, read as a path: at the end of each of its player turns the {side} side pays the enemy {penalty} for each "
       "uncovered hex of the cheapest line from the north edge to the south edge."), HU_WHERE ("reading", 2) },
  { LINE,
    N_("Front line, with free ends: at the end of each of its player turns the {side} side pays the enemy {penalty} for each "
       "hex row between the ends of its line without one of its units or a hex of their zones of control."),
    HU_WHERE ("reading", 1) },
  { LINE,
    N_("Front line: at the end of each of its player turns the {side} side pays the enemy {penalty} for each "
       "hex row without one of its units or a hex of their zones of control.") },
  { 0 }
};

static char *
tell (const HuScenario *scenario,
      const HuSnapshot *snapshot,
      const HuMeter    *meter,
      const HuSentence *sentences)
{
  return _hu_tell (&(HuTold) { scenario, parts, meter, snapshot }, sentences,
                   meter->kind == HU_FRONT_LINE_METER_POINTS ? POINTS : LINE);
}

char *
_hu_explain_front_line_title (const HuScenario *scenario,
                              const HuMeter    *meter)
{
  return tell (scenario, NULL, meter, titles);
}

char *
_hu_explain_front_line_value (const HuMeter *meter)
{
  return tell (NULL, NULL, meter, values);
}

char *
_hu_explain_front_line_detail (const HuSnapshot *snapshot,
                               const HuMeter    *meter)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (snapshot);
  char *text = tell (scenario, snapshot, meter, details);

  return meter->kind == HU_FRONT_LINE_METER_POINTS
    ? text : _hu_explain_front_line_exceptions (scenario, meter->reason, text);
}

char *
_hu_explain_front_line_rule (const HuScenario *scenario,
                             const HuMeter    *meter)
{
  return tell (scenario, NULL, meter, rules);
}

/* --- Gaps --- */

typedef struct
{
  HuGap   gap;
  GArray *hexes; /* of the path in its row; NULL where the row costs points */
  gint    more;  /* rows that would be open besides the first */
  char   *move;  /* what closes the gap, in words */
} Gap;

static const HuPart gap_parts[] = {
  HU_PART ("row", INT, Gap, gap.row),
  HU_PART ("unit", UNIT, Gap, gap.unit),
  HU_PART ("distance", INT, Gap, gap.distance),
  HU_PART ("n-opened", INT, Gap, gap.n_opened),
  HU_PART ("opened", INT, Gap, gap.opened),
  HU_PART ("others", UINT, Gap, gap.n_others),
  HU_PART ("left", PLACE, Gap, gap.left),
  HU_PART ("more", INT, Gap, more),
  HU_PART ("hexes", HEXES, Gap, hexes),
  HU_PART ("move", TEXT, Gap, move),
  HU_PARTS_END
};

/* Where points are charged for single hexes, they are named: a unit may cover another hex of the row.
 * Translators: {row}: a hex row, or {hexes} that a line leaves open; {unit} must move {distance} hexes. */
static const HuSentence gap_words[] = {
  { TRUE, HU_BOTH ("{hexes}: {unit} must move {distance} hex", "{hexes}: {unit} must move {distance} hexes"), "distance" },
  { TRUE, N_("{hexes}: no unit is near"), HU_WHERE ("distance", HU_GAP_FAR) },
  { TRUE, N_("{hexes}: no unit could close this gap") },
  { FALSE, HU_BOTH ("Row {row}: {unit} must move {distance} hex", "Row {row}: {unit} must move {distance} hexes"), "distance" },
  { FALSE, N_("Row {row}: no unit is near"), HU_WHERE ("distance", HU_GAP_FAR) },
  { FALSE, N_("Row {row}: no unit could close it") },
  { 0 }
};

/* Once the game is over.  Translators: as above. */
static const HuSentence gaps_left[] = {
  { TRUE,
    HU_BOTH ("{hexes}: {unit} would have had to move {distance} hex", "{hexes}: {unit} would have had to move {distance} hexes"),
    "distance" },
  { TRUE, N_("{hexes}: no unit was near"), HU_WHERE ("distance", HU_GAP_FAR) },
  { TRUE, HU_BOTH ("{hexes}: no unit could have closed it", "{hexes}: no unit could have closed them"), "hexes" },
  { FALSE,
    HU_BOTH ("Row {row}: {unit} would have had to move {distance} hex",
             "Row {row}: {unit} would have had to move {distance} hexes"), "distance" },
  { FALSE, N_("Row {row}: no unit was near"), HU_WHERE ("distance", HU_GAP_FAR) },
  { FALSE, N_("Row {row}: no unit could have closed it") },
  { 0 }
};

/* The disadvantages of the move, by whether the game is over.  Translators: {move}: "Row 7: 10 Pz must move 2 hexes", with or
 * without what follows in the sentences below; {opened}: a hex row; {left}: a place, which gives points. */
static const HuSentence openings[] = {
  { FALSE, N_("{move}, but row {opened} would then be open"), HU_WHERE ("n-opened", 1) },
  { FALSE, HU_BOTH ("{move}, but row {opened} and {more} more would then be open",
                    "{move}, but row {opened} and {more} more would then be open"), "more", HU_WHERE_NOT ("n-opened", 0) },
  { TRUE, N_("{move}, but row {opened} would then have been open"), HU_WHERE ("n-opened", 1) },
  { TRUE, HU_BOTH ("{move}, but row {opened} and {more} more would then have been open",
                   "{move}, but row {opened} and {more} more would then have been open"), "more", HU_WHERE_NOT ("n-opened", 0) },
  { 0 }
};

/* The same where the line is a path, which then goes elsewhere. */
static const HuSentence openings_elsewhere[] = {
  { FALSE, N_("{move}, but the cheapest line would then be open in row {opened}"), HU_WHERE ("n-opened", 1) },
  { FALSE, HU_BOTH ("{move}, but the cheapest line would then be open in row {opened} and in {more} more",
                    "{move}, but the cheapest line would then be open in row {opened} and in {more} more"), "more",
    HU_WHERE_NOT ("n-opened", 0) },
  { TRUE, N_("{move}, but the cheapest line would then have been open in row {opened}"), HU_WHERE ("n-opened", 1) },
  { TRUE, HU_BOTH ("{move}, but the cheapest line would then have been open in row {opened} and in {more} more",
                   "{move}, but the cheapest line would then have been open in row {opened} and in {more} more"), "more",
    HU_WHERE_NOT ("n-opened", 0) },
  { 0 }
};
static const HuSentence leavings[] = {
  { FALSE, N_("{move}; it would leave {left}"), HU_WHERE_NOT ("left", -1) },
  { TRUE, N_("{move}; it would have left {left}"), HU_WHERE_NOT ("left", -1) },
  { 0 }
};
static const HuSentence others[] = {
  { FALSE, HU_BOTH ("{move} ({others} other is as near)", "{move} ({others} others are as near)"), "others",
    HU_WHERE_NOT ("others", 0) },
  { TRUE, HU_BOTH ("{move} ({others} other was as near)", "{move} ({others} others were as near)"), "others",
    HU_WHERE_NOT ("others", 0) },
  { 0 }
};

/* @open: the hexes that cost points, if hexes do and not rows; may be NULL; @gap: a row that a line leaves open, or
 * such hexes in it.  Returns "Row 7: 10 Pz must move 2 hexes", "0305 and 0405: 2 ID must move 1 hex, but row 4 would then be
 * open". */
char *
hu_explain_gap (const HuScenario *scenario,
                const GArray     *open,
                const HuGap      *gap,
                gboolean          over)
{
  const HuSentence * const more[] = { open != NULL ? openings_elsewhere : openings, leavings, others };
  g_autoptr(GArray) hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  g_autofree char *move = NULL;
  Gap words;
  const HuTold told = { scenario, gap_parts, &words };

  g_return_val_if_fail (scenario != NULL && gap != NULL, NULL);

  for (guint i = 0; open != NULL && i < open->len; i++)
    if (hu_grid_row (scenario->map->grid, g_array_index (open, HuHex, i)) == gap->row)
      g_array_append_val (hexes, g_array_index (open, HuHex, i));

  words = (Gap) { *gap, hexes, gap->n_opened - 1, NULL };
  words.move = move = _hu_tell (&told, over ? gaps_left : gap_words, open != NULL);
  for (guint i = 0; gap->unit != HU_UNIT_NONE && i < G_N_ELEMENTS (more); i++)
    {
      char *longer = _hu_tell (&told, more[i], over);

      if (longer == NULL)
        continue;
      g_free (move);
      words.move = move = longer;
    }

  return g_steal_pointer (&move);
}

/* --- The cost of ending the player turn --- */

typedef struct
{
  HuSide  side;
  gint64  points;
  GArray *hexes; /* or NULL */
  GArray *rows;
} Warning;

static const HuPart warning_parts[] = {
  HU_PART ("side", SIDE, Warning, side),
  HU_PART ("other", OPPONENT, Warning, side),
  HU_PART ("points", POINTS, Warning, points),
  HU_PART ("hexes", HEXES, Warning, hexes),
  HU_PART ("rows", ROWS, Warning, rows),
  HU_PARTS_END
};

/* Translators: {side}, {other}: the two sides; {hexes} or {rows} that are open; {points}: "2 points". */
static const HuSentence warnings[] = {
  { 0, HU_BOTH ("The {side} line is open in hex {hexes}. Ending the player turn gives {points} to the {other} side.",
                "The {side} line is open in hexes {hexes}. Ending the player turn gives {points} to the {other} side."),
    "hexes" },
  { 0, HU_BOTH ("The {side} line is open in row {rows}. Ending the player turn gives {points} to the {other} side.",
                "The {side} line is open in rows {rows}. Ending the player turn gives {points} to the {other} side."),
    "rows" },
  { 0 }
};

static char *
explain_side_warning (const HuScenario          *scenario,
                      const HuFrontLineFindings *findings,
                      HuSide                     side)
{
  g_autoptr(GArray) rows = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 0; i < findings->gaps[side]->len; i++)
    g_array_append_val (rows, g_array_index (findings->gaps[side], HuGap, i).row);

  return _hu_tell (&(HuTold) { scenario, warning_parts,
                               &(Warning) { side, findings->cost[side], findings->open[side], rows } }, warnings, 0);
}

/* Returns a line for each side where the player turn belongs to both sides. */
char *
_hu_explain_front_line_warning (const HuSnapshot *snapshot)
{
  const HuFrontLineFindings *findings = hu_snapshot_get_front_line (snapshot);
  g_autoptr(GString) warning = g_string_new (NULL);

  for (gint side = HU_SIDE_FIRST; findings->last_phase && side < HU_N_SIDES; side++)
    if (findings->examined[side] && findings->cost[side] > 0)
      _hu_explain_add_line (warning, explain_side_warning (hu_snapshot_get_scenario (snapshot), findings, side));

  return warning->len > 0 ? g_strdup (warning->str) : NULL;
}
