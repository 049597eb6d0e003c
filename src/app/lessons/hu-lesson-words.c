/*
 * Words for the learner's work on a step.
 */
#include "config.h"

#include "hu-lesson-words.h"

#include <glib/gi18n-lib.h>

#include "hu-explain-goal.h"
#include "hu-lesson-goals.h"
#include "hu-lesson-stars.h"

#define BY_UNIT (1u << HU_VERB_ELIMINATE | 1u << HU_VERB_EXIT | 1u << HU_VERB_REDUCE | 1u << HU_VERB_MARK | \
                 1u << HU_VERB_CAPTURE | 1u << HU_VERB_RELEASE | 1u << HU_VERB_MOP_UP)
#define BY_HEX (1u << HU_VERB_FIRE)
#define BY_BUTTON (1u << HU_VERB_END_PHASE)

/* A unit is dragged without a word; what else can be done with it has to be found. */
static const char *
word_means (const HuLessonOnly *only)
{
  guint verbs = only != NULL ? only->verbs & ~BY_BUTTON : 0;

  if (verbs != 0 && (verbs & ~BY_UNIT) == 0)
    return _("Do it in the context menu of the unit");
  if (verbs != 0 && (verbs & ~BY_HEX) == 0)
    return _("Do it in the context menu of the hex");

  return _("Do it on the map");
}

const char *
hu_lesson_word_task (const HuLessonStep *step)
{
  switch (step->kind)
    {
    case HU_STEP_WATCH:
      return step->events->len > 0 ? _("Watch") : NULL;
    case HU_STEP_DO:
      return step->stars ? _("Do it in as few moves as you can: three stars for the fewest") : word_means (step->only);
    case HU_STEP_PREDICT:
      return _("Your answer");
    /* Its title says it. */
    case HU_STEP_EXPLORE:
    case HU_N_STEPS:
      break;
    }

  return NULL;
}

/* Words the first goal that is missing. */
char *
hu_lesson_word_missing (HuLesson *lesson,
                        GArray   *hexes)
{
  const HuLessonStep *step = hu_lesson_get_step (lesson);
  HuSnapshot *snapshot = hu_game_get_snapshot (hu_lesson_get_game (lesson));
  g_autofree char *why = NULL;

  /* Work that is too much is told by itself. */
  if (hu_lesson_find_excess (lesson).kind != HU_EXCESS_NONE)
    return NULL;
  if (step->untold)
    return g_strdup (_("Not yet."));

  for (guint i = 0; why == NULL && i < step->goals->len; i++)
    if (!hu_lesson_is_goal_met (lesson, i))
      why = hu_explain_missing (snapshot, g_ptr_array_index (step->goals, i), hu_lesson_get_beginning (lesson), hexes);
  if (why == NULL || why[0] == '\0')
    return NULL;

  /* Translators: %s says why the goal of a task is not reached: "A line of 5 hexes leads to 0905." */
  return g_strdup_printf (_("Not yet. %s"), why);
}

char *
hu_lesson_word_stars (guint stars)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < HU_STARS_MOST; i++)
    g_string_append (text, i < stars ? "★" : "☆");

  return g_string_free (text, FALSE);
}

char *
hu_lesson_word_done (HuLesson *lesson)
{
  g_autofree char *stars = NULL, *done = NULL, *fewer = NULL;
  guint moves, fewest;

  if (!hu_lesson_get_step (lesson)->stars)
    return g_strdup (_("Done."));

  moves = hu_lesson_count_moves (lesson);
  fewest = hu_lesson_get_fewest (lesson);
  stars = hu_lesson_word_stars (hu_lesson_count_stars (lesson));
  /* Translators: of a task that asks for few moves */
  done = g_strdup_printf (ngettext ("Done in %u move.", "Done in %u moves.", moves), moves);
  /* Translators: so many moves would have been enough */
  fewer = g_strdup_printf (ngettext ("%u is enough.", "%u are enough.", fewest), fewest);

  return g_strjoin (" ", stars, done, moves > fewest ? fewer : NULL, NULL);
}
