/*
 * Facts of control in words: the question, and why its answer is right.
 */
#include "config.h"

#include "hu-control-reason.h"
#include "hu-control-words.h"

static char *
tell_subject (const HuTold *told)
{
  const HuFact *fact = told->about;

  return hu_explain_subject (told->scenario, fact->subject_kind, fact->subject);
}

static gint64
count_subject_kind (const HuTold *told)
{
  return ((const HuFact *) told->about)->subject_kind;
}

static char *
tell_unit (const HuTold *told)
{
  return hu_explain_seen_unit (told->snapshot, ((const HuFact *) told->about)->unit);
}

static const HuPart parts[] = {
  HU_PART ("side", SIDE, HuFact, side),
  HU_PART_TOLD ("subject", tell_subject),
  HU_PART_COUNTED ("kind", count_subject_kind),
  HU_PART_TOLD ("unit", tell_unit),
  HU_PARTS_END
};

/* Translators: {subject}: the name of a Location, hex or building; {side}: a side. */
static const HuSentence questions[] = {
  { HU_FACT_CONTROL, N_("Who controls the Location {subject}?"), HU_WHERE ("kind", HU_SUBJECT_LOCATION) },
  { HU_FACT_CONTROL, N_("Who controls the hex {subject}?"), HU_WHERE ("kind", HU_SUBJECT_HEX) },
  { HU_FACT_CONTROL, N_("Who controls the building {subject}?") },
  { HU_FACT_CVP, N_("How many casualty points does the {side} side have?") },
  { HU_FACT_EXIT_VP, N_("How many exit points does the {side} side have?") },
  { HU_FACT_WORTH, N_("How many points would {unit} be worth, eliminated now?") },
  { 0 }
};

char *
_hu_explain_control_question (const HuSnapshot *snapshot,
                              const HuFact     *fact)
{
  return _hu_tell (&(HuTold) { hu_snapshot_get_scenario (snapshot), parts, fact, snapshot }, questions, fact->kind);
}

/* --- Reasons --- */

static void
add_owner (GString          *text,
           const HuSnapshot *snapshot,
           const HuFact     *fact)
{
  HuSide owner = hu_control_owner (hu_snapshot_get_state (snapshot), fact->subject_kind, fact->subject);

  _hu_explain_add_line (text, hu_explain_owner (snapshot, fact->subject_kind, fact->subject));
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    if (side != owner)
      _hu_explain_add_line (text, hu_explain_why_not (snapshot, side, fact->subject_kind, fact->subject));
}

static void
add_scored (GString          *text,
            const HuSnapshot *snapshot,
            const GArray     *lines,
            HuSide            side)
{
  for (guint i = 0; i < lines->len; i++)
    {
      const HuCasualty *line = &g_array_index (lines, HuCasualty, i);

      if (line->to == side)
        _hu_explain_add_line (text, hu_explain_casualty (hu_snapshot_get_scenario (snapshot), line));
    }
}

gboolean
_hu_explain_control_because (GString          *text,
                             const HuSnapshot *snapshot,
                             const HuFact     *fact)
{
  HuValue value;

  switch (fact->kind)
    {
    case HU_FACT_CONTROL:
      add_owner (text, snapshot, fact);
      return TRUE;
    case HU_FACT_CVP:
      add_scored (text, snapshot, hu_snapshot_get_control (snapshot)->casualties, fact->side);
      if (text->len == 0)
        _hu_explain_add_line (text, g_strdup (_("Nothing has been eliminated or captured that would count.")));
      return TRUE;
    case HU_FACT_EXIT_VP:
      add_scored (text, snapshot, hu_snapshot_get_control (snapshot)->exits, fact->side);
      if (text->len == 0)
        _hu_explain_add_line (text, g_strdup (_("No unit has left the map that would count.")));
      return TRUE;
    case HU_FACT_WORTH:
      hu_control_value (hu_snapshot_get_state (snapshot), fact->unit, &value);
      _hu_explain_add_line (text, hu_explain_value (hu_snapshot_get_scenario (snapshot), fact->unit, &value));
      return TRUE;
    default:
      return FALSE;
    }
}

/* While a vehicle holds it, nothing shows whose it was. */
void
_hu_explain_control_remembered (GPtrArray        *lines,
                                const HuSnapshot *snapshot,
                                const HuFact     *fact)
{
  const HuState *state = hu_snapshot_get_state (snapshot);
  g_autofree char *side = NULL;

  if (fact->kind != HU_FACT_CONTROL)
    return;
  if (hu_control_holder (state, fact->subject_kind, fact->subject) == HU_UNIT_NONE)
    return;

  side = hu_explain_owning_side (state->scenario, hu_control_underlying (state, fact->subject_kind, fact->subject));
  /* Translators: the side that controls a Location, hex or building if no vehicle holds it; or "nobody" */
  g_ptr_array_add (lines, g_strdup_printf (_("If no vehicle held it: %s"), side));
}

const char *
_hu_explain_control_fact_rule (const HuFact *fact)
{
  static const char * const rules[HU_N_SUBJECTS] = {
    [HU_SUBJECT_LOCATION] = "26.11", [HU_SUBJECT_HEX] = "26.13", [HU_SUBJECT_BUILDING] = "26.14",
  };

  switch (fact->kind)
    {
    case HU_FACT_CONTROL:
      return rules[fact->subject_kind];
    case HU_FACT_CVP:
    case HU_FACT_WORTH:
      return "26.2";
    case HU_FACT_EXIT_VP:
      return "26.23";
    default:
      return NULL;
    }
}

/* --- Lessons --- */

char *
_hu_explain_control_goal (const HuScenario *scenario,
                          const HuGoal     *goal)
{
  g_autofree char *words = NULL;

  if (goal->fact->kind == HU_FACT_CONTROL)
    {
      words = hu_explain_subject (scenario, goal->fact->subject_kind, goal->fact->subject);
      return _hu_explain_owned (scenario, (HuSide) goal->number, words);
    }
  if ((goal->fact->kind != HU_FACT_CVP && goal->fact->kind != HU_FACT_EXIT_VP) || goal->kind != HU_GOAL_IS)
    return NULL;

  words = _hu_name_points (goal->fact->kind == HU_FACT_EXIT_VP, goal->number);

  /* Translators: a goal: name of a side, "7 casualty points", or "3 exit points". */
  return hu_explain_sentence (scenario, _("The %s side has %s"), _hu_side_name (scenario, goal->fact->side), words);
}

/* Which units count, without their points. */
static void
add_counted (GString          *text,
             const HuSnapshot *snapshot,
             const HuFact     *fact,
             const HuAnswer   *answer)
{
  const HuControlFindings *findings = hu_snapshot_get_control (snapshot);
  const GArray *lines = fact->kind == HU_FACT_CVP ? findings->casualties : findings->exits;
  g_autoptr(HuAnswer) right = hu_fact_answer (fact, snapshot, NULL);
  g_autoptr(GArray) units = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *names = NULL;

  for (guint i = 0; i < lines->len; i++)
    if (g_array_index (lines, HuCasualty, i).to == fact->side && g_array_index (lines, HuCasualty, i).unit != HU_UNIT_NONE)
      g_array_append_val (units, g_array_index (lines, HuCasualty, i).unit);
  names = hu_explain_units (hu_snapshot_get_scenario (snapshot), units, 0);

  _hu_explain_add_line (text, g_strdup (answer->number > right->number ? _("That is too many.") : _("That is too few.")));
  /* Translators: units, or "none" */
  _hu_explain_add_line (text, g_strdup_printf (_("Units that count: %s."), names));
}

/* The answered side is told what its control lacks. */
gboolean
_hu_explain_control_wrong (GString          *text,
                           const HuSnapshot *snapshot,
                           const HuFact     *fact,
                           const HuAnswer   *answer,
                           GArray           *hexes)
{
  const HuMap *map = hu_snapshot_get_scenario (snapshot)->map;

  if (fact->kind == HU_FACT_CVP || fact->kind == HU_FACT_EXIT_VP)
    {
      add_counted (text, snapshot, fact, answer);
      return TRUE;
    }
  if (fact->kind != HU_FACT_CONTROL)
    return FALSE;

  if (fact->subject_kind == HU_SUBJECT_BUILDING)
    {
      const HuBuilding *building = hu_map_get_building (map, (guint) fact->subject);

      g_array_append_vals (hexes, building->hexes->data, building->hexes->len);
    }
  else if (fact->subject_kind == HU_SUBJECT_LOCATION)
    {
      HuHex hex = hu_location_hex (map, fact->subject);

      g_array_append_val (hexes, hex);
    }
  if (answer->number < 0)
    _hu_explain_add_line (text, g_strdup (_("A side gained it and has kept it. Which side gained it last?")));
  else
    _hu_explain_add_line (text, hu_explain_why_not (snapshot, (HuSide) answer->number, fact->subject_kind, fact->subject));

  return text->len > 0;
}
