/*
 * At each step of every lesson, in a window of 1024 × 700 pixels: the hexes and the units that the step speaks of are in
 * view, with counters large enough to read; no card lies over them, no pile hides a unit; what has a name in the text has it
 * on the map.
 */
#include "hu-app-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "hu-camera-check.h"
#include "hu-lesson-panel.h"
#include "hu-shipped.h"

/* --- The things that a step speaks of --- */

typedef struct
{
  GArray    *hexes; /* HuHex */
  GArray    *units; /* guint: lit, or asked about */
  GPtrArray *names; /* HuBuilding, borrowed */
} Subject;

static void
add_hexes (GArray       *all,
           const GArray *hexes)
{
  g_array_append_vals (all, hexes->data, hexes->len);
}

static void
add_fact (Subject      *subject,
          const HuMap  *map,
          const HuFact *fact)
{
  HuHex hex;

  if (fact == NULL)
    return;
  if (fact->unit != HU_UNIT_NONE)
    g_array_append_val (subject->units, fact->unit);
  if (fact->subject < 0)
    return;

  if (fact->subject_kind == HU_SUBJECT_BUILDING)
    {
      add_hexes (subject->hexes, hu_map_get_building (map, (guint) fact->subject)->hexes);
      g_ptr_array_add (subject->names, (gpointer) hu_map_get_building (map, (guint) fact->subject));
    }
  hex = fact->subject_kind == HU_SUBJECT_LOCATION ? hu_location_hex (map, fact->subject) : fact->subject;
  if (fact->subject_kind == HU_SUBJECT_HEX || fact->subject_kind == HU_SUBJECT_LOCATION)
    g_array_append_val (subject->hexes, hex);
}

static void
add_words (Subject         *subject,
           const HuScenario *scenario,
           const char      *text)
{
  g_autoptr(GRegex) regex = g_regex_new ("(?<![\\w-])(?:[A-Z]{1,2}\\d{1,2}|\\d{4})(?![\\w-])", 0, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *word = g_match_info_fetch (match, 0);
      HuHex hex = hu_grid_parse (scenario->map->grid, word, NULL);

      if (hex != HU_HEX_NONE && hu_grid_has (scenario->map->grid, hex))
        g_array_append_val (subject->hexes, hex);
    }
  for (guint i = 0; i < scenario->map->buildings->len; i++)
    {
      const HuBuilding *building = hu_map_get_building (scenario->map, i);

      if (building->name != NULL && strstr (text, building->name) != NULL)
        g_ptr_array_add (subject->names, (gpointer) building);
    }
  for (guint i = 0; i < scenario->map->places->len; i++)
    {
      const HuPlace *place = g_ptr_array_index (scenario->map->places, i);

      if (strstr (text, place->name) != NULL)
        add_hexes (subject->hexes, place->hexes);
    }
}

static void
find_subject (HuLesson *lesson,
              Subject  *subject)
{
  const HuLessonStep *step = hu_lesson_get_step (lesson);
  HuSnapshot *snapshot = hu_game_get_snapshot (hu_lesson_get_game (lesson));
  const HuState *state = hu_snapshot_get_state (snapshot);

  subject->hexes = g_array_new (FALSE, FALSE, sizeof (HuHex));
  subject->units = g_array_new (FALSE, FALSE, sizeof (guint));
  subject->names = g_ptr_array_new ();
  add_hexes (subject->hexes, step->hexes);
  g_array_append_vals (subject->units, step->units->data, step->units->len);
  add_fact (subject, state->scenario->map, step->ask);
  for (guint i = 0; i < step->goals->len; i++)
    add_fact (subject, state->scenario->map, ((const HuGoal *) g_ptr_array_index (step->goals, i))->fact);
  /* Those of a recorded game are all over the map. */
  for (guint i = 0; !hu_lesson_is_recorded (lesson) && i < step->events->len; i++)
    add_hexes (subject->hexes, ((const HuEvent *) g_ptr_array_index (step->events, i))->hexes);
  add_words (subject, state->scenario, step->text);
  for (guint i = subject->units->len; i-- > 0;)
    {
      guint unit = g_array_index (subject->units, guint, i);

      if (state->unit_hex[unit] == HU_HEX_NONE || hu_snapshot_get_secrecy (snapshot, unit) == HU_SECRECY_HIDDEN)
        g_array_remove_index (subject->units, i);
      else
        g_array_append_val (subject->hexes, state->unit_hex[unit]);
    }
}

static void
clear_subject (Subject *subject)
{
  g_array_unref (subject->hexes);
  g_array_unref (subject->units);
  g_ptr_array_unref (subject->names);
}

/* --- What is wrong with the picture --- */

static void
check_step (HuMapView *map,
            gpointer   lesson,
            GString   *faults)
{
  Subject subject;

  find_subject (lesson, &subject);
  hu_camera_check_counter (map, faults);
  for (guint i = 0; i < subject.hexes->len; i++)
    hu_camera_check_hex (map, g_array_index (subject.hexes, HuHex, i), faults);
  for (guint i = 0; i < subject.units->len; i++)
    hu_camera_check_unit (map, g_array_index (subject.units, guint, i), faults);
  hu_camera_check_cards (map, faults);
  for (guint i = 0; i < subject.names->len; i++)
    hu_camera_check_building (map, g_ptr_array_index (subject.names, i), faults);
  clear_subject (&subject);
}

/* --- Lessons --- */

static void
check_now (HuAppFixture *self,
           HuLesson     *lesson,
           const char   *name,
           GString      *all)
{
  g_autoptr(GString) faults = g_string_new (NULL);

  hu_camera_check_now (self, hu_app_map (self->window), check_step, lesson, faults);
  if (faults->len > 0)
    g_string_append_printf (all, "%s, step %u%s:%s\n", name, hu_lesson_get_index (lesson) + 1,
                            hu_lesson_get_status (lesson) == HU_LESSON_OPEN ? "" : ", done", faults->str);
}

static void
finish (HuLesson *lesson)
{
  while (hu_lesson_get_status (lesson) == HU_LESSON_OPEN)
    if (hu_lesson_get_step (lesson)->kind == HU_STEP_WATCH)
      hu_lesson_play (lesson);
    else
      hu_lesson_show (lesson);
}

static void
check_lesson (HuAppFixture *self,
              GFile        *file,
              GString      *all)
{
  g_autofree char *name = g_file_get_basename (file);
  HuLesson *lesson;

  hu_window_open (self->window, file);
  hu_app_fixture_wait_open (self, self->window);
  lesson = hu_lesson_panel_get_lesson (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL));
  g_assert_nonnull (lesson);
  for (guint i = 0; i < hu_lesson_get_n_steps (lesson); i++)
    {
      if (i > 0)
        hu_lesson_go_to (lesson, i);
      check_now (self, lesson, name, all);
      if (hu_lesson_get_status (lesson) != HU_LESSON_OPEN)
        continue;
      finish (lesson);
      check_now (self, lesson, name, all);
    }
}

static GFile *
get_lessons (void)
{
  g_autoptr(GFile) games = hu_shipped_dup_folder ();
  g_autoptr(GFile) data = g_file_get_parent (games);

  return g_file_get_child (data, "lessons");
}

/* All lessons whose names begin so. */
static void
test_lessons (HuAppFixture  *self,
              gconstpointer  prefix)
{
  g_autoptr(GFile) folder = get_lessons ();
  g_autoptr(GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  g_autoptr(GString) all = g_string_new (NULL);
  guint n = 0;

  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    if (g_str_has_prefix (name, prefix) && g_str_has_suffix (name, ".hexgame"))
      {
        g_autoptr(GFile) file = g_file_get_child (folder, name);

        check_lesson (self, file, all);
        n++;
      }
  g_assert_cmpuint (n, >, 0);
  if (all->len > 0)
    g_test_message ("%s", all->str);
  g_assert_cmpstr (all->str, ==, "");
}

static void
count_cb (HuMapState *state,
          guint      *n)
{
  (*n)++;
}

static gboolean
is_there (HuAppFixture *self,
          gpointer      hex)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  HuPoint at = hu_app_fixture_at (self, hex);

  return at.x > 0 && at.y > 0 && at.x < hu_map_state_get_viewport (state)->width;
}

/* The way is seen, unless the desktop has animations off; who takes hold of the map on the way has it. */
static void
test_way (HuAppFixture  *self,
          gconstpointer  prefix)
{
  g_autoptr(GFile) folder = get_lessons ();
  g_autoptr(GFile) file = g_file_get_child (folder, "control-2-building.hexgame");
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  HuLesson *lesson;
  guint n[2] = { 0 };

  hu_window_open (self->window, file);
  hu_app_fixture_wait_open (self, self->window);
  lesson = hu_lesson_panel_get_lesson (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL));
  for (guint i = 0; i < G_N_ELEMENTS (n); i++)
    {
      gulong counting = g_signal_connect (state, "viewport-changed", G_CALLBACK (count_cb), &n[i]);

      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", i == 1, NULL);
      hu_lesson_go_to (lesson, 10);
      hu_app_fixture_wait (self, is_there, (gpointer) "F4");
      hu_app_fixture_settle (self);
      g_signal_handler_disconnect (state, counting);
      hu_lesson_go_to (lesson, 0);
      hu_app_fixture_wait (self, is_there, (gpointer) "W2");
      hu_app_fixture_settle (self);
    }
  g_assert_cmpuint (n[1], >, n[0] + 3);

  /* The hold of the learner. */
  hu_lesson_go_to (lesson, 10);
  n[0] = 0;
  g_signal_connect (state, "viewport-changed", G_CALLBACK (count_cb), &n[0]);
  while (n[0] < 2)
    g_main_context_iteration (NULL, TRUE);
  hu_map_state_pan_by (state, 0, 7);
  n[1] = n[0];
  hu_app_fixture_settle (self);
  g_assert_cmpuint (n[0], ==, n[1]);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_signal_handlers_disconnect_by_func (state, count_cb, &n[0]);
}

static void
set_up (HuAppFixture  *self,
        gconstpointer  prefix)
{
  hu_app_fixture_set_up (self, "g1 german 0303; s1 soviet 0501", "");
  gtk_window_set_default_size (GTK_WINDOW (self->window), HU_CAMERA_WIDTH, HU_CAMERA_HEIGHT);
  hu_app_fixture_settle (self);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  prefix)
{
  hu_app_fixture_tear_down (self);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("hu-camera-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  g_test_add ("/lesson-camera/sudden-death", HuAppFixture, "sudden-death", set_up, test_lessons, tear_down);
  g_test_add ("/lesson-camera/front-line", HuAppFixture, "front-line", set_up, test_lessons, tear_down);
  g_test_add ("/lesson-camera/control", HuAppFixture, "control", set_up, test_lessons, tear_down);
  g_test_add ("/lesson-camera/objectives", HuAppFixture, "objectives", set_up, test_lessons, tear_down);
  g_test_add ("/lesson-camera/way", HuAppFixture, "", set_up, test_way, tear_down);

  return g_test_run ();
}
