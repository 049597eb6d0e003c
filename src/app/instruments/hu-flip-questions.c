/*
 * The questions that can be asked, and those of them that the place of the cursor means. Nothing here is a widget.
 */
#include "hu-flip-questions.h"

#include "hu-fact.h"

static void
add_question (GArray           *questions,
              const HuScenario *scenario,
              HuQuestion        question)
{
  question.units = HU_SIDE_FIRST;
  if (hu_question_possible (scenario, &question))
    g_array_append_val (questions, question);
}

/* Whether each side Controls it. */
static void
add_subject (GArray           *questions,
             const HuScenario *scenario,
             HuSubjectKind     kind,
             gint32            subject)
{
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    add_question (questions, scenario, (HuQuestion) {
      .kind = HU_QUESTION_OWNER, .side = side, .subject_kind = kind, .subject = subject,
    });
}

/* Boards have hundreds of hexes, so the list has only the questions about the hex of the cursor. */
static void
add_hex (GArray           *questions,
         const HuScenario *scenario,
         HuHex             hex)
{
  const HuMap *map = scenario->map;
  HuLocation first, end;

  if (!hu_scenario_is_tactical (scenario) || !hu_grid_has (map->grid, hex))
    return;

  add_subject (questions, scenario, HU_SUBJECT_HEX, hex);
  /* A hex with only one Location is Controlled together with it, so one question is enough. */
  if (hu_map_has_one_location (map, hex))
    return;
  add_subject (questions, scenario, HU_SUBJECT_LOCATION, hex);
  end = hu_map_extra_locations (map, hex, &first);
  for (HuLocation location = first; location < end; location++)
    add_subject (questions, scenario, HU_SUBJECT_LOCATION, location);
}

/* Whether each outcome or victory condition is met. */
static void
add_conditions (GArray           *questions,
                const HuScenario *scenario,
                HuQuestionKind    kind)
{
  guint before = G_MAXUINT;

  for (gint outcome = 0; before != questions->len; outcome++)
    {
      before = questions->len;
      for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
        add_question (questions, scenario, (HuQuestion) { .kind = kind, .side = side, .subject = outcome });
    }
}

static gint
find_place (const HuMap *map,
            HuHex        hex)
{
  return hu_grid_has (map->grid, hex) ? hu_map_place_at (map, hex) : -1;
}

/* The places that the rules count; first those at @hex. */
static void
add_places (GArray           *questions,
            const HuScenario *scenario,
            HuHex             hex)
{
  gint at = find_place (scenario->map, hex);

  for (gint pass = 0; pass < 2; pass++)
    for (gint place = 0; place < (gint) scenario->map->places->len; place++)
      for (gint side = HU_SIDE_FIRST; (place == at) == (pass == 0) && side < HU_N_SIDES; side++)
        add_question (questions, scenario, (HuQuestion) { .kind = HU_QUESTION_PLACE, .side = side, .subject = place });
}

/* Adds the questions about @row, and about other rows that have a gap.  The snapshot has found the gaps; asking about
 * each row would go over the whole map as often as there are rows. */
static void
add_rows (GArray     *questions,
          HuSnapshot *shown,
          gint        row)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (shown);
  HuAnswer *open[HU_N_SIDES];

  if (!hu_fact_applies (HU_FACT_OPEN_ROWS, scenario))
    return;

  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    open[side] = hu_fact_answer (&(HuFact) { .kind = HU_FACT_OPEN_ROWS, .side = side }, shown, NULL);
  for (gint pass = 0; pass < 2; pass++)
    for (gint i = 0; i <= scenario->map->grid->rows; i++)
      for (gint side = HU_SIDE_FIRST; (i == row) == (pass == 0) && side < HU_N_SIDES; side++)
        if (pass == 0 || hu_answer_has (open[side], i))
          add_question (questions, scenario, (HuQuestion) { .kind = HU_QUESTION_ROW, .side = side, .subject = i });
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    hu_answer_free (open[side]);
}

/* Finds the row that is asked about: the one chosen elsewhere in the window, else the cursor's; or -1. */
static gint
find_row (const HuFlipSubject *self)
{
  const HuGrid *grid = hu_snapshot_get_scenario (self->shown)->map->grid;

  return self->row >= 0 ? self->row : hu_grid_has (grid, self->at) ? hu_grid_row (grid, self->at) : -1;
}

static HuHex
hex_of (const HuMap      *map,
        const HuQuestion *question)
{
  if (question->kind != HU_QUESTION_OWNER || question->subject_kind == HU_SUBJECT_BUILDING)
    return HU_HEX_NONE;

  return question->subject_kind == HU_SUBJECT_HEX ? question->subject : hu_location_hex (map, question->subject);
}

GArray *
hu_flip_questions_list (const HuFlipSubject *self,
                        const HuQuestion    *kept)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->shown);
  HuHex asked = kept != NULL ? hex_of (scenario->map, kept) : HU_HEX_NONE;
  GArray *questions = g_array_new (FALSE, FALSE, sizeof (HuQuestion));

  if (self->supply != NULL)
    add_question (questions, scenario, *self->supply);
  add_question (questions, scenario, (HuQuestion) { .kind = HU_QUESTION_ISOLATE, .side = HU_SIDE_NONE });
  for (gint side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    add_question (questions, scenario, (HuQuestion) { .kind = HU_QUESTION_LINE, .side = side });
  add_conditions (questions, scenario, HU_QUESTION_OUTCOME);
  add_conditions (questions, scenario, HU_QUESTION_CONDITION);
  add_places (questions, scenario, self->at);
  add_rows (questions, self->shown, find_row (self));
  for (guint building = 0; building < scenario->map->buildings->len; building++)
    add_subject (questions, scenario, HU_SUBJECT_BUILDING, (gint32) building);
  add_hex (questions, scenario, self->at);
  if (asked != self->at)
    add_hex (questions, scenario, asked);
  if (kept != NULL && kept->kind == HU_QUESTION_ROW && hu_flip_questions_find (questions, kept) < 0)
    add_question (questions, scenario, *kept);

  return questions;
}

gint
hu_flip_questions_find (const GArray     *questions,
                        const HuQuestion *question)
{
  for (guint i = 0; i < questions->len; i++)
    {
      HuQuestion listed = g_array_index (questions, HuQuestion, i);

      listed.units = question->units;
      if (hu_question_equal (&listed, question))
        return (gint) i;
    }

  return -1;
}

/* The question about @row: of the side whose line has a gap there, first that of the side to move. */
static HuQuestion
make_row (const HuState *state,
          gint           row)
{
  HuSide mover = hu_clock_side (state->scenario, &state->clock);
  HuQuestion question = { .kind = HU_QUESTION_ROW, .side = mover != HU_SIDE_NONE ? mover : HU_SIDE_FIRST, .subject = row };
  HuQuestion other = question;

  question.units = question.side;
  other.side = other.units = hu_side_other (question.side);

  return hu_question_possible (state->scenario, &question) && !hu_question_ask (state, &question) &&
         hu_question_ask (state, &other) ? other : question;
}

gint
hu_flip_questions_choose (const HuFlipSubject *self,
                          const GArray        *questions,
                          HuQuestion          *question)
{
  const HuScenario *scenario = hu_snapshot_get_scenario (self->shown);
  gboolean on_map = self->row < 0 && hu_grid_has (scenario->map->grid, self->at);
  gint place = on_map ? find_place (scenario->map, self->at) : -1;
  gint found = -1;

  if (self->supply != NULL && self->row < 0)
    return -1;
  if (on_map && hu_scenario_is_tactical (scenario))
    {
      gint building = hu_map_building_at (scenario->map, self->at);
      HuSide attacker = hu_scenario_get_attacker (scenario, NULL);

      /* The question about the building at hex, else about the hex. */
      *question = (HuQuestion) {
        .kind = HU_QUESTION_OWNER,
        .side = attacker != HU_SIDE_NONE ? attacker : HU_SIDE_FIRST,
        .subject_kind = building != HU_BUILDING_NONE ? HU_SUBJECT_BUILDING : HU_SUBJECT_HEX,
        .subject = building != HU_BUILDING_NONE ? building : self->at,
      };
      found = hu_flip_questions_find (questions, question);
    }
  for (gint side = HU_SIDE_FIRST; found < 0 && place >= 0 && side < HU_N_SIDES; side++)
    {
      *question = (HuQuestion) { .kind = HU_QUESTION_PLACE, .side = side, .subject = place };
      found = hu_flip_questions_find (questions, question);
    }
  if (found < 0)
    {
      *question = make_row (hu_snapshot_get_state (self->shown), find_row (self));
      found = hu_flip_questions_find (questions, question);
    }
  question->units = question->side;

  return found;
}
