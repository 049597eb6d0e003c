/*
 * Every step to do of the lessons that come with the program, played wrong: each unit moved to each Location, eliminated,
 * captured by each enemy, Mopping Up, points awarded and corrected, the phase ended, and pairs of these.  No play passes that the table below,
 * made from the texts of the steps and not from their goals, does not call right; and wherever nothing is said to be too
 * much or out of reach, the step can still be done.
 */
#include "config.h"

#include <string.h>

#include "hu-game-file.h"
#include "hu-lesson-goals.h"

/* Plays of each step, one event and two; chosen by chance where there are more. */
#define MOST_SINGLE 500
#define MOST_PAIRS 150

typedef struct
{
  const char *lesson;
  const char *title;
  const char *verbs;
  const char *units;    /* ids */
  guint       at_most;  /* units */
  const char *needs;    /* verb and unit that have to be in it; "": any */
} Meaning;

static const Meaning meanings[] = {
  { "sudden-death-1-whose-hex", "Driving through", "move", "pz", 1, "move pz" },
  { "sudden-death-1-whose-hex", "Take a hex back", "move", "rifle", 1, "move rifle" },
  { "sudden-death-1-whose-hex", "Into the city", "move", "inf", 1, "move inf" },
  { "sudden-death-2-negated", "Cut the line", "move", "pz inf", 2, "" },
  { "sudden-death-2-negated", "Open the line", "move", "rifle guard third", 1, "" },
  { "sudden-death-2-negated", "Open the line again", "move", "rifle guard third", 3, "" },
  { "sudden-death-3-fewest", "Close both gaps", "move", "a b c d", 4, "" },
  { "sudden-death-3-fewest", "Close it again", "move", "a b c d", 4, "" },
  { "sudden-death-4-instant", "Cut off, and now?", "move", "pz", 1, "move pz" },
  { "sudden-death-4-instant", "The phase ends", "end-phase", "", 0, "" },
  { "sudden-death-4-instant", "In time", "move", "rifle guard third", 3, "" },
  { "sudden-death-5-lines", "The hex without a line", "move", "third", 1, "move third" },
  { "sudden-death-5-lines", "The city as a source", "move", "pz", 1, "move pz" },
  { "sudden-death-5-lines", "At the source", "move", "third", 1, "move third" },
  { "sudden-death-5-lines", "Save the source", "move", "guard", 1, "move guard" },
  { "sudden-death-5b-limits", "Two hexes again", "move", "guard", 1, "move guard" },
  { "sudden-death-5b-limits", "The Station", "move", "guard", 1, "move guard" },
  { "sudden-death-5b-limits", "Driving through", "move", "pz", 1, "move pz" },
  { "sudden-death-5b-limits", "Take it back", "move", "rifle", 1, "move rifle" },
  { "sudden-death-6-defender", "Three cities at once", "move", "pz pz2 inf inf2", 2, "" },
  { "sudden-death-6-defender", "All five", "move", "pz pz2 inf inf2", 2, "" },
  { "sudden-death-6-defender", "Tula is retaken", "end-phase move", "rifle", 1, "move rifle" },
  { "sudden-death-6-defender", "A town in the rear", "move", "third", 1, "move third" },
  { "sudden-death-6-defender", "A division must go", "withdraw", "inf2", 1, "withdraw inf2" },
  { "sudden-death-6-defender", "Moscow, and back", "move end-phase", "pz rifle", 2, "move rifle" },
  { "sudden-death-6-defender", "A handshake", "concede", "", 0, "" },
  { "front-line-1-rows", "Close the line", "move", "d1 d2 d3 bde", 4, "" },
  { "front-line-2-brackets", "The player turn ends", "end-phase", "", 0, "" },
  { "front-line-3-ratio", "One more", "award", "", 0, "" },
  { "front-line-3-ratio", "Decisive", "eliminate award", "s3 s4", 2, "" },
  { "front-line-4-moscow", "Klin", "move", "d2", 1, "move d2" },
  { "front-line-4-moscow", "All of it", "eliminate move", "s3", 1, "" },
  { "front-line-5-schedule", "A turn in Klin", "end-phase", "", 0, "" },
  { "front-line-5-schedule", "The line is due", "end-phase", "", 0, "" },
  { "front-line-5-schedule", "Next to the enemy", "end-phase move", "d2", 1, "move d2" },
  { "front-line-5-schedule", "An aircraft over the city", "move", "s1 s2 s3 air", 4, "" },
  { "front-line-6-special", "One to nothing", "award", "", 0, "" },
  { "control-1-bridge", "A tank drives on", "move", "pz", 1, "move pz" },
  { "control-1-bridge", "The tank leaves", "move", "pz", 1, "move pz" },
  { "control-1-bridge", "Lasting control", "move", "g467 pz", 2, "move g467" },
  { "control-1-bridge", "Under the bridge", "move", "g467", 1, "move g467" },
  { "control-2-building", "The dash", "move", "r447", 1, "move r447" },
  { "control-2-building", "First ending", "eliminate", "r447", 1, "eliminate r447" },
  { "control-2-building", "Mop Up instead", "mop-up", "g548", 1, "mop-up g548" },
  { "control-2-building", "Mop it up", "mop-up", "g548b", 1, "mop-up g548b" },
  { "control-3-fire", "The majority", "move", "ra rb rc", 3, "" },
  { "control-3-fire", "On purpose", "fire", "", 0, "" },
  { "control-4-kv", "The gun fails", "mark", "kv", 1, "mark kv" },
  { "control-4-kv", "At the end", "end-phase", "", 0, "" },
  { "control-4-kv", "Or destroyed", "eliminate", "kv", 1, "eliminate kv" },
  { "control-5-soldiers", "A squad passes through", "move", "r447", 1, "move r447" },
  { "control-5-soldiers", "Riders", "move mark", "t34 rider", 2, "" },
  { "control-5-soldiers", "A captive", "capture", "lost", 1, "capture lost" },
  { "control-5-soldiers", "The leader surrenders", "capture eliminate", "g91", 1, "" },
  { "control-5-soldiers", "Under the floor", "move", "g467 r447", 2, "move r447" },
  { "control-5-soldiers", "On the roof", "move", "r447", 1, "move r447" },
  { "control-5-soldiers", "A tank beside the wall", "move", "pz r447", 2, "move pz" },
  { "control-5-soldiers", "Keep the shop to the end", "move end-phase", "g467 g91 pz r447", 4, "move r447" },
  { "control-6-ground", "A tank meets a squad", "move", "t34 g467", 2, "move t34" },
  { "control-6-ground", "A truck", "move", "truck t34b", 1, "move t34b" },
  { "control-6-ground", "The Hut burns down", "fire", "", 0, "" },
  { "control-6-ground", "Two arsonists", "fire", "", 0, "" },
  { "control-6-ground", "The other side too", "move fire", "g548", 1, "move g548" },
  { "control-7-values", "A wounded leader", "eliminate", "leader ally", 1, "eliminate leader" },
  { "control-7-values", "Worth nothing", "eliminate", "hero cycle", 2, "" },
  { "control-7-values", "Half of it", "reduce", "r447", 1, "reduce r447" },
  { "control-7-values", "A gun", "eliminate", "gun wagon", 2, "" },
  { "control-7-values", "A temporary crew", "eliminate", "taken", 1, "" },
  { "control-7-values", "A special prize", "eliminate", "radio", 1, "" },
  { "control-8-hidden", "Outside the pillbox", "move", "r447", 1, "move r447" },
  { "control-8-hidden", "Take the pillbox", "move", "r447 r447b r458", 2, "" },
  { "control-8-hidden", "A concealed squad", "move", "r458", 1, "move r458" },
  { "control-8-hidden", "A dummy", "move", "r447b", 1, "move r447b" },
  { "control-8-hidden", "Clear the mill", "eliminate", "g548", 1, "eliminate g548" },
  { "control-9-captives", "Off the map", "exit", "r447b", 1, "exit r447b" },
  { "control-9-captives", "To win the game", "exit", "l92", 1, "exit l92" },
  { "control-9-captives", "Taken prisoner", "capture", "lost", 1, "capture lost" },
  { "control-9-captives", "Free again", "release", "lost", 1, "release lost" },
  { "control-9-captives", "Killed in any other way", "capture eliminate", "lost", 1, "eliminate lost" },
  { "control-9-captives", "The guns at the end", "capture end-phase", "lost gun ally", 3, "" },
  { "control-9b-edition", "A captive leaves", "capture exit", "g467b", 1, "exit g467b" },
  { "control-9b-edition", "When the game ends", "end-phase", "", 0, "" },
  { "control-9b-edition", "Break out", "exit", "l92 r447 r447b r458 hero", 5, "" },
  { "control-9c-crest", "A leader alone", "eliminate move end-phase", "g1 g2 r1 r2", 4, "" },
  { "control-9c-crest", "Two squads' worth", "move end-phase", "r1 r2 r3 r4", 4, "" },
  { "control-9c-crest", "Points", "reduce eliminate", "g1 gl", 2, "" },
  { "control-9c-crest", "One point", "reduce end-phase", "g1", 1, "reduce g1" },
  { "objectives-1-conditions", "Two of three", "move", "pz inf inf2", 3, "" },
  { "objectives-1-conditions", "The turn ends", "end-phase", "", 0, "" },
  { "objectives-1-conditions", "Two other towns", "move", "pz inf inf2", 3, "" },
  { "objectives-1-conditions", "A raid", "end-phase move exit", "cav", 1, "exit cav" },
  { "objectives-1-conditions", "A port without a line", "move", "pz inf", 2, "" },
  { "objectives-1-conditions", "Judge the port", "end-phase", "", 0, "" },
  { "objectives-2-compared", "Twice the losses", "eliminate move exit", "garde duval renard park", 4, "eliminate garde" },
  { "objectives-2-compared", "Make it six", "move exit", "duval renard park garde", 2, "" },
  { "objectives-2-compared", "As long as it is held", "end-phase move", "cossacks", 1, "move cossacks" },
  { "objectives-2-compared", "Taken back", "end-phase eliminate move", "cossacks renard", 2, "" },
  { "objectives-2-compared", "Every time", "end-phase move", "tormin garde hussars", 3, "" },
};

static guint n_plays, n_passed, n_too_much, n_out_of_reach;

static gboolean
has_word (const char *words,
          const char *word)
{
  g_auto(GStrv) list = g_strsplit (words, " ", -1);

  return g_strv_contains ((const char * const *) list, word);
}

static const Meaning *
find_meaning (const char *lesson,
              const char *title)
{
  for (guint i = 0; i < G_N_ELEMENTS (meanings); i++)
    if (strcmp (meanings[i].lesson, lesson) == 0 && strcmp (meanings[i].title, title) == 0)
      return &meanings[i];

  g_error ("%s: the meaning of “%s” is to be added to the table", lesson, title);
}

/* Tells whether that work is what the step's text asks for. */
static gboolean
is_right (const Meaning    *meaning,
          const HuScenario *scenario,
          const GPtrArray  *done)
{
  gboolean needed = meaning->needs[0] == '\0';
  g_autoptr(GHashTable) used = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < done->len; i++)
    {
      const HuEvent *event = g_ptr_array_index (done, i);
      const char *verb = hu_verb_to_string (event->verb);
      const char *unit = event->unit != HU_UNIT_NONE ? hu_scenario_get_unit (scenario, event->unit)->id : NULL;
      g_autofree char *both = g_strdup_printf ("%s %s", verb, unit != NULL ? unit : "");

      if (!has_word (meaning->verbs, verb) || (unit != NULL && !has_word (meaning->units, unit)))
        return FALSE;
      if (unit != NULL)
        g_hash_table_add (used, GUINT_TO_POINTER (event->unit + 1));
      needed |= strcmp (both, meaning->needs) == 0;
    }

  return needed && g_hash_table_size (used) <= meaning->at_most;
}

/* --- Everything that can happen --- */

static void
add_of_unit (GPtrArray        *events,
             const HuScenario *scenario,
             guint             unit)
{
  const HuMap *map = scenario->map;

  g_ptr_array_add (events, hu_event_new_eliminate (unit));
  g_ptr_array_add (events, hu_event_new_withdraw (unit));
  for (guint by = 0; by < scenario->units->len; by++)
    if (hu_scenario_get_unit (scenario, by)->side != hu_scenario_get_unit (scenario, unit)->side)
      g_ptr_array_add (events, hu_event_new_unit (HU_VERB_CAPTURE, unit, by));
  for (guint i = 0; i < map->buildings->len; i++)
    g_ptr_array_add (events, hu_event_new_mop_up (unit, (gint) i));
  for (HuHex hex = 0; hex < map->grid->n_hexes; hex++)
    if (hu_grid_has (map->grid, hex))
      g_ptr_array_add (events, hu_event_new_move (unit, &hex, 1));
  for (HuLocation at = 0; at < hu_map_n_locations (map); at++)
    if (hu_location_storey (map, at) != HU_STOREY_GROUND)
      {
        HuEvent *move = hu_event_new (HU_VERB_MOVE);

        move->unit = unit;
        hu_event_add_place (move, hu_location_hex (map, at), hu_location_storey (map, at));
        g_ptr_array_add (events, move);
      }
}

/* In a random order; (element-type HuEvent). */
static GPtrArray *
list_events (const HuScenario *scenario)
{
  GPtrArray *events = g_ptr_array_new_with_free_func ((GDestroyNotify) hu_event_unref);

  g_ptr_array_add (events, hu_event_new (HU_VERB_END_PHASE));
  for (HuSide side = HU_SIDE_FIRST; side < HU_N_SIDES; side++)
    {
      g_ptr_array_add (events, hu_event_new_adjust (side, HU_ADJUST_POINTS, 50, "why"));
      g_ptr_array_add (events, hu_event_new_adjust (side, HU_ADJUST_CVP, 7, "why"));
      for (guint item = 0; item < 3; item++)
        g_ptr_array_add (events, hu_event_new_award (side, item));
    }
  for (guint unit = 0; unit < scenario->units->len; unit++)
    add_of_unit (events, scenario, unit);

  for (guint i = events->len - 1; i > 0; i--)
    {
      guint j = (guint) g_test_rand_int_range (0, (gint32) i + 1);
      gpointer event = events->pdata[i];

      events->pdata[i] = events->pdata[j];
      events->pdata[j] = event;
    }

  return events;
}

/* --- Playing --- */

static char *
to_text (const HuScenario *scenario,
         const GPtrArray  *done)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < done->len; i++)
    {
      const HuEvent *event = g_ptr_array_index (done, i);
      char name[HU_HEX_NAME_MAX];

      g_string_append_printf (text, "%s %s %s; ", hu_verb_to_string (event->verb),
                              event->unit != HU_UNIT_NONE ? hu_scenario_get_unit (scenario, event->unit)->id : "",
                              event->hexes->len > 0 ? hu_grid_format (scenario->map->grid,
                                                                      g_array_index (event->hexes, HuHex, 0), name) : "");
    }

  return g_string_free (text, FALSE);
}

/* Goes on as the lesson would, where that can happen. */
static gboolean
can_be_finished (HuLesson *lesson)
{
  HuGame *game = hu_lesson_get_game (lesson);
  const HuLessonStep *step = hu_lesson_get_step (lesson);
  guint at = hu_game_get_position (game);
  HuRefusal refusal;

  for (guint i = 0; i < step->events->len && !hu_lesson_are_goals_met (lesson); i++)
    hu_game_append (game, g_ptr_array_index (step->events, i), &refusal);
  if (hu_lesson_are_goals_met (lesson))
    return TRUE;

  hu_game_go_to (game, at);
  for (guint unit = 0; unit < hu_game_get_scenario (game)->units->len; unit++)
    for (HuHex hex = 0; hex < hu_game_get_scenario (game)->map->grid->n_hexes; hex++)
      {
        g_autoptr(HuEvent) move = hu_event_new_move (unit, &hex, 1);

        if (hu_grid_has (hu_game_get_scenario (game)->map->grid, hex) && hu_game_append (game, move, &refusal))
          {
            if (hu_lesson_are_goals_met (lesson))
              return TRUE;
            hu_game_undo (game);
          }
      }

  return FALSE;
}

/* What was done is right, or it does not pass and the learner is told, or the step is still open. */
static void
judge (HuLesson      *lesson,
       const Meaning *meaning)
{
  const HuScenario *scenario = hu_game_get_scenario (hu_lesson_get_game (lesson));
  g_autoptr(GPtrArray) done = hu_lesson_list_done (lesson);
  g_autofree char *text = to_text (scenario, done);
  HuRefusal refusal;

  n_plays++;
  if (hu_lesson_get_status (lesson) == HU_LESSON_DONE)
    {
      n_passed++;
      if (!is_right (meaning, scenario, done))
        g_error ("%s, “%s”: passes by %s", meaning->lesson, meaning->title, text);
      return;
    }

  if (hu_lesson_find_excess (lesson).kind != HU_EXCESS_NONE)
    n_too_much++;
  else if (hu_lesson_find_reach (lesson, &refusal) != HU_REACH_OPEN)
    n_out_of_reach++;
  else if (!can_be_finished (lesson))
    g_error ("%s, “%s”: a dead end without a word, after %s", meaning->lesson, meaning->title, text);
}

static gboolean
play (HuLesson *lesson,
      HuEvent  *event)
{
  HuRefusal refusal;

  return hu_game_append (hu_lesson_get_game (lesson), event, &refusal);
}

static void
play_step (HuLesson      *lesson,
           const Meaning *meaning)
{
  g_autoptr(GPtrArray) events = list_events (hu_game_get_scenario (hu_lesson_get_game (lesson)));
  guint n = 0;

  for (guint i = 0; i < events->len && n < MOST_SINGLE; i++)
    {
      if (!play (lesson, g_ptr_array_index (events, i)))
        continue;
      n++;
      judge (lesson, meaning);
      hu_lesson_begin_again (lesson);
    }
  for (n = 0; n < MOST_PAIRS; n++)
    {
      if (play (lesson, g_ptr_array_index (events, g_test_rand_int_range (0, (gint32) events->len))) &&
          hu_lesson_get_status (lesson) == HU_LESSON_OPEN &&
          play (lesson, g_ptr_array_index (events, g_test_rand_int_range (0, (gint32) events->len))))
        judge (lesson, meaning);
      hu_lesson_begin_again (lesson);
    }
}

static void
test_wrong (gconstpointer path)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(HuFaults) faults = hu_faults_new ();
  g_autoptr(HuGameFile) content = hu_game_file_load (file, faults);
  g_autoptr(HuGame) game = hu_game_new (content->scenario, NULL);
  g_autoptr(HuLesson) lesson = hu_lesson_new (game);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *name = g_strndup (base, strlen (base) - strlen (".hexgame"));

  for (guint i = 0; i < hu_lesson_get_n_steps (lesson); i++)
    {
      const HuLessonStep *step;

      hu_lesson_go_to (lesson, i);
      step = hu_lesson_get_step (lesson);
      if (step->kind != HU_STEP_DO)
        continue;
      for (guint goal = 0; goal < step->goals->len; goal++)
        if (hu_lesson_is_goal_met (lesson, goal))
          g_error ("%s, “%s”: goal %u is met at the beginning", name, step->title, goal + 1);
      play_step (lesson, find_meaning (name, step->title));
    }
  g_test_message ("%u plays so far: %u pass rightly, %u too much, %u out of reach", n_plays, n_passed, n_too_much,
                  n_out_of_reach);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr(GDir) dir = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  dir = g_dir_open (argv[1], 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".hexgame"))
      {
        g_autofree char *path = g_strconcat ("/lessons/wrong/", name, NULL);

        g_test_add_data_func_full (path, g_build_filename (argv[1], name, NULL), test_wrong, g_free);
      }

  return g_test_run ();
}
