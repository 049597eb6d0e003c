/*
 * Hides answers: while a question about the present position is open, displays that would reveal the answer are
 * hidden.
 */
#include "config.h"

#include "hu-window-private.h"

typedef enum
{
  VEIL_NONE,
  VEIL_SUPPLY,
  VEIL_LINE,
  VEIL_VERDICT,
} Veil;

/* Facts that the map always shows, such as a hex's owner, and facts needed for the answer, such as points, are
 * not hidden. */
static Veil
find_veil (const HuFact *fact)
{
  if (fact == NULL)
    return VEIL_NONE;

  switch (fact->kind)
    {
    case HU_FACT_ISOLATED:
    case HU_FACT_LIFELINE:
    case HU_FACT_CRITICAL:
    case HU_FACT_FEWEST:
    case HU_FACT_SUPPLIED:
      return VEIL_SUPPLY;
    case HU_FACT_OPEN_ROWS:
      return VEIL_LINE;
    case HU_FACT_WINNER:
      return VEIL_VERDICT;
    case HU_FACT_CITIES:
    case HU_FACT_HOLDER:
    case HU_FACT_POINTS:
    case HU_FACT_LEVEL:
    case HU_FACT_CONTROL:
    case HU_FACT_CVP:
    case HU_FACT_WORTH:
    case HU_FACT_MOVED:
    case HU_N_FACTS:
      break;
    }

  return VEIL_NONE;
}

/* If the step first plays events, the map shows the position before them. */
static const HuFact *
find_question (HuWindow *self)
{
  HuLesson *lesson = hu_lesson_panel_get_lesson (self->lesson_panel);
  HuQuiz *quiz = hu_quiz_panel_get_quiz (self->quiz_panel);
  const HuLessonStep *step = lesson != NULL ? hu_lesson_get_step (lesson) : NULL;

  if (step != NULL && hu_lesson_get_status (lesson) == HU_LESSON_OPEN && step->events->len == 0)
    return step->ask;

  return quiz != NULL && !hu_quiz_is_answered (quiz) ? hu_quiz_get_fact (quiz) : NULL;
}

static guint
overlays_of (guint veil)
{
  if (veil == VEIL_SUPPLY)
    return HU_OVERLAY_SUPPLY | HU_OVERLAY_RINGS | HU_OVERLAY_FRONTIER | HU_OVERLAY_CUT;

  return veil == VEIL_LINE ? HU_OVERLAY_FRONT_LINE : 0;
}

/* It keeps its room: nothing jumps when it comes back. */
static void
show_part (gpointer part,
           gboolean shown)
{
  if (part == NULL) /* of a meter that the game does not have */
    return;

  gtk_widget_set_opacity (part, shown ? 1 : 0);
  gtk_widget_set_sensitive (part, shown);
}

/* The card of the condition that asks for supply. */
static HuMeterCard *
find_supply_card (HuWindow *self)
{
  HuGame *game = hu_document_get_game (self->document);
  const HuMeter *meter = game != NULL ? hu_snapshot_find_meter (hu_game_get_snapshot (game), "4.3", HU_SIDE_NONE) : NULL;

  return meter != NULL ? hu_meter_panel_get_card (self->meters, meter->kind) : NULL;
}

static void
show_parts (HuWindow *self,
            guint     veil,
            gboolean  shown)
{
  if (veil == VEIL_SUPPLY)
    {
      show_part (self->verdict, shown);
      show_part (find_supply_card (self), shown);
    }
  if (veil == VEIL_LINE)
    {
      show_part (self->beside, shown);
      /* Below the cards the gaps are listed, too. */
      show_part (self->meters, shown);
    }
  if (veil == VEIL_VERDICT)
    {
      show_part (self->verdict, shown);
      /* Its last flag says who has won. */
      show_part (self->time_bar, shown);
    }
}

/* Hides or restores displays after a question was asked, answered, or left. */
void
_hu_window_update_veil (HuWindow *self)
{
  HuMapState *state = hu_map_view_get_state (self->map);
  guint veil = find_veil (find_question (self));

  if (veil == self->veil)
    return;

  show_parts (self, self->veil, TRUE);
  hu_map_state_set_overlays (state, hu_map_state_get_overlays (state) | self->veiled);
  self->veil = veil;
  self->veiled = hu_map_state_get_overlays (state) & overlays_of (veil);
  hu_map_state_set_overlays (state, hu_map_state_get_overlays (state) & ~self->veiled);
  show_parts (self, veil, FALSE);
}
