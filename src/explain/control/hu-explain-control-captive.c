/*
 * The points that captured things count now and when the game ends (26.222), and why a unit that is gone counts none.
 */
#include "config.h"

#include "hu-control-words.h"

/* --- The points of a side --- */

typedef struct
{
  HuSide   side;
  gboolean exits;
  gint64   now;
  gint64   then; /* when the game ends */
} Points;

static Points
find_points (const HuSnapshot *snapshot,
             HuSide            side,
             gboolean          exits)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);

  return exits ? (Points) { side, TRUE, findings->exit_vp[side], findings->exit_vp_at_end[side] }
               : (Points) { side, FALSE, findings->cvp[side], findings->cvp_at_end[side] };
}

static char *
tell_now (const HuTold *told)
{
  const Points *points = told->about;

  return _hu_name_points (points->exits, points->now);
}

static char *
tell_then (const HuTold *told)
{
  return _hu_number (((const Points *) told->about)->then);
}

static const HuPart points_parts[] = {
  HU_PART ("side", SIDE, Points, side),
  HU_PART ("exits", INT, Points, exits),
  HU_PART_TOLD ("now", tell_now),
  HU_PART_TOLD ("then", tell_then),
  HU_PARTS_END
};

/* Translators: {side}: a side; it has {now}, "4 casualty points", and would have {then}, "8". */
static const HuSentence at_ends[] = {
  { HU_ELSE, N_("The {side} side has {now} now, and {then} when the game ends: captured things count double then (26.23)."),
    HU_WHERE ("exits", TRUE) },
  { HU_ELSE, N_("The {side} side has {now} now, and {then} when the game ends: captured things count double then (26.222).") },
  { 0 }
};

char *
hu_explain_side_points (const HuSnapshot *snapshot,
                        HuSide            side,
                        gboolean          exits,
                        gboolean          plain)
{
  const HuScenario *scenario;
  Points points;
  g_autofree char *name = NULL, *words = NULL;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);

  scenario = hu_snapshot_get_scenario (snapshot);
  points = find_points (snapshot, side, exits);
  if (!plain && points.now != points.then)
    return _hu_tell (&(HuTold) { scenario, points_parts, &points, snapshot }, at_ends, HU_ELSE);

  name = hu_explain_side (scenario, side);
  words = _hu_name_points (exits, points.now);

  /* Translators: a side, "14 casualty points". */
  return g_strdup_printf (C_("points", "%1$s: %2$s"), name, words);
}

/* Bit 2 · side + exits: points that the condition asks for. */
static guint
find_asked (const HuTermFinding *needs)
{
  const HuTerm *term = needs->term;
  guint asked = 0;

  for (guint i = 0; i < needs->parts->len; i++)
    asked |= find_asked (g_ptr_array_index (needs->parts, i));
  if (term->kind == HU_CONTROL_TERM_EXIT_VP)
    asked |= 1u << (2 * term->side + 1);
  else if (term->kind == HU_CONTROL_TERM_CVP)
    asked |= hu_control_term (term)->more ? 1u << 2 * HU_SIDE_FIRST | 1u << 2 * HU_SIDE_SECOND : 1u << 2 * term->side;

  return asked;
}

char *
_hu_explain_points_at_end (const HuSnapshot    *snapshot,
                           const HuTermFinding *needs)
{
  g_autoptr(GString) text = g_string_new (NULL);
  guint asked = find_asked (needs);

  for (guint bit = 0; bit < 2 * HU_N_SIDES; bit++)
    {
      Points points = find_points (snapshot, (HuSide) (bit / 2), bit % 2);
      g_autofree char *one = NULL;

      if (!(asked >> bit & 1u) || points.now == points.then)
        continue;
      one = _hu_tell (&(HuTold) { hu_snapshot_get_scenario (snapshot), points_parts, &points, snapshot }, at_ends, HU_ELSE);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", one);
    }

  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

/* --- The fate of a unit --- */

typedef struct
{
  guint             unit;
  HuSide            captor;
  guint             by; /* the unit that captured it, which is asked about; HU_UNIT_NONE: it is asked about itself */
  const HuCasualty *score; /* or NULL: it counts nothing */
} Fate;

enum
{
  HELD = 1,
  HELD_BY,
  HELD_TO_THE_END,
  DUMMY,
  WITHDRAWN,
  REDUCED,
  GONE,
  AS_CAPTURED,
};

static char *
tell_unit (const HuTold *told)
{
  return hu_explain_unit (told->scenario, ((const Fate *) told->about)->unit);
}

static char *
tell_by (const HuTold *told)
{
  guint by = ((const Fate *) told->about)->by;

  return by == HU_UNIT_NONE ? NULL : hu_explain_unit (told->scenario, by);
}

static gint64
is_of_men (const HuTold *told)
{
  return hu_unit_kind_is_personnel (hu_scenario_get_unit (told->scenario, ((const Fate *) told->about)->unit)->kind);
}

static char *
tell_worth (const HuTold *told)
{
  return _hu_name_points (FALSE, ((const Fate *) told->about)->score->points);
}

static char *
tell_worth_then (const HuTold *told)
{
  return _hu_number (((const Fate *) told->about)->score->at_end);
}

/* The points for the elimination of the captive; an attack of its own side doubles them (26.222). */
static gint64
find_gone (const HuTold *told)
{
  HuValue value;

  hu_control_value (hu_snapshot_get_state (told->snapshot), ((const Fate *) told->about)->unit, &value);

  return value.points;
}

static char *
tell_gone (const HuTold *told)
{
  return _hu_name_points (FALSE, find_gone (told));
}

static char *
tell_twice (const HuTold *told)
{
  return _hu_number (find_gone (told) * 2);
}

/* The leadership with which it was captured. */
static char *
tell_modifier (const HuTold *told)
{
  return hu_explain_modifier (((const Fate *) told->about)->score->value.modifier);
}

static gint64
count_worth (const HuTold *told)
{
  const HuCasualty *score = ((const Fate *) told->about)->score;

  return score != NULL ? score->points : 0;
}

static const HuPart fate_parts[] = {
  HU_PART ("side", SIDE, Fate, captor),
  HU_PART_TOLD ("unit", tell_unit),
  HU_PART_TOLD ("by", tell_by),
  HU_PART_COUNTED ("men", is_of_men),
  HU_PART_TOLD ("now", tell_worth),
  HU_PART_TOLD ("then", tell_worth_then),
  HU_PART_TOLD ("gone", tell_gone),
  HU_PART_TOLD ("twice", tell_twice),
  HU_PART_TOLD ("modifier", tell_modifier),
  HU_PART_COUNTED ("number", count_worth),
  HU_PARTS_END
};

/* Translators: {side} has captured {unit}, by the unit {by}: that counts {now}, "2 casualty points", at the end {then}, "4". */
static const HuSentence fates[] = {
  { HELD,
    HU_BOTH ("The {side} side holds {unit}: it has {now} for it now, and {then} if {unit} is still captured when the game ends. "
             "If {unit} is freed, it is lost (26.222).",
             "The {side} side holds {unit}: it has {now} for it now, and {then} if {unit} is still captured when the game ends. "
             "If {unit} is freed, they are lost (26.222)."), "number" },
  { HELD_BY,
    HU_BOTH ("The {side} side has {now} for it now, and {then} if {unit} is still captured when the game ends, whatever becomes "
             "of {by}. If {unit} is freed, it is lost (26.222).",
             "The {side} side has {now} for it now, and {then} if {unit} is still captured when the game ends, whatever becomes "
             "of {by}. If {unit} is freed, they are lost (26.222)."), "number", HU_WHERE ("men", TRUE) },
  { HELD_BY,
    HU_BOTH ("The {side} side has {now} for it now, and {then} if {unit} is still captured when the game ends, whatever becomes "
             "of {by} and even if nobody mans {unit}. If {unit} is freed, it is lost (26.222).",
             "The {side} side has {now} for it now, and {then} if {unit} is still captured when the game ends, whatever becomes "
             "of {by} and even if nobody mans {unit}. If {unit} is freed, they are lost (26.222)."), "number" },
  { HELD_TO_THE_END, N_("The {side} side held {unit} when the game ended: that counted {now} (26.222).") },
  /* Translators: {gone}: "2 casualty points"; {twice}: "4". */
  { GONE,
    N_("If {unit} is eliminated, the {side} side has {gone} for it, at the end too; {twice} if an attack of its own side "
       "eliminates it (26.222)."), HU_WHERE ("men", TRUE) },
  { GONE, N_("If {unit} is eliminated, the {side} side has {gone} for it, at the end too (26.222).") },
  { AS_CAPTURED,
    N_("{unit} counts as it was when it was captured, with leadership {modifier}: what changed later changes no points "
       "(26.222).") },
  { DUMMY, N_("{unit} was a dummy: dummies give no points (26.15).") },
  { WITHDRAWN, N_("{unit} was withdrawn, not eliminated, which gives no points (26.2).") },
  { REDUCED, N_("{unit} became a half-squad, for which the scenario gives no point (26.221).") },
  { 0 }
};

static const HuCasualty *
find_score (const GArray *lines,
            guint         unit)
{
  for (guint i = 0; i < lines->len; i++)
    if (g_array_index (lines, HuCasualty, i).unit == unit)
      return &g_array_index (lines, HuCasualty, i);

  return NULL;
}

static guint
find_fate (const HuSnapshot *snapshot,
           const Fate       *fate)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);
  HuUnitKind kind = hu_scenario_get_unit (state->scenario, fate->unit)->kind;

  if (fate->captor != HU_SIDE_NONE)
    return fate->score == NULL || fate->score->state != HU_SCORE_CAPTURED ? 0 : findings->ended ? HELD_TO_THE_END
           : fate->by != HU_UNIT_NONE ? HELD_BY : HELD;
  if (fate->score != NULL)
    return 0;
  if (state->unit_status[fate->unit] == HU_UNIT_WITHDRAWN)
    return WITHDRAWN;
  if (state->unit_status[fate->unit] != HU_UNIT_ELIMINATED)
    return 0;

  return kind == HU_UNIT_DUMMY ? DUMMY
         : kind == HU_UNIT_SQUAD && !hu_control_rules (state->scenario)->reduction_scores ? REDUCED : 0;
}

/* Would a leader count something else if it were captured only now? */
static gboolean
has_changed (const HuState *state,
             const Fate    *fate)
{
  HuValue value;

  if (hu_scenario_get_unit (state->scenario, fate->unit)->kind != HU_UNIT_LEADER)
    return FALSE;
  hu_control_value (state, fate->unit, &value);

  return value.leader != fate->score->value.leader || value.loss != fate->score->value.loss;
}

/* A captive counts more at the end only if it is there still. */
static char *
add_gone (const HuTold *told,
          char         *text)
{
  g_autofree char *held = text, *gone = _hu_tell (told, fates, GONE);

  return g_strdup_printf ("%s %s", held, gone);
}

char *
hu_explain_fate (const HuSnapshot *snapshot,
                 guint             unit,
                 guint             captor)
{
  const HuControlFindings *findings;
  Fate fate = { .unit = unit, .by = captor };
  const HuTold told = { snapshot != NULL ? hu_snapshot_get_scenario (snapshot) : NULL, fate_parts, &fate, snapshot };
  g_autofree char *text = NULL, *then = NULL;
  guint kind;

  g_return_val_if_fail (snapshot != NULL && hu_snapshot_get_control (snapshot) != NULL, NULL);

  findings = hu_snapshot_get_control (snapshot);
  fate.captor = hu_snapshot_get_state (snapshot)->unit_captor[unit];
  fate.score = find_score (findings->casualties, unit);
  if (find_score (findings->exits, unit) != NULL)
    return NULL;

  kind = find_fate (snapshot, &fate);
  if (kind == 0)
    return NULL;

  /* The points for a captive at the end have a ruling of their own. */
  if (kind != HELD_TO_THE_END || captor != HU_UNIT_NONE)
    text = _hu_tell (&told, fates, kind);
  if (kind == HELD || kind == HELD_BY)
    text = add_gone (&told, g_steal_pointer (&text));
  if (fate.captor == HU_SIDE_NONE || !has_changed (hu_snapshot_get_state (snapshot), &fate))
    return g_steal_pointer (&text);

  then = _hu_tell (&told, fates, AS_CAPTURED);

  return text != NULL ? g_strdup_printf ("%s %s", text, then) : g_steal_pointer (&then);
}
