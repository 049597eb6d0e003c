/*
 * Two hundred positions of practice, drawn by chance as a learner meets them, in a window of 1024 × 700 pixels: the hexes,
 * the units and the buildings in question are in view before and after the answer, with counters large enough to read; no
 * card lies over them, no pile hides a unit.  What the answer rests on is in view in the panel, too, without scrolling.
 *
 * HU_CAMERA=1000 looks at so many.
 */
#include "hu-app-fixture.h"

#include <glib/gstdio.h>

#include "hu-camera-check.h"
#include "hu-mastery.h"
#include "hu-often.h"
#include "hu-practice-window.h"
#include "hu-shipped.h"

#define DAY 739945u
#define USUAL 200

static HuPracticeWindow *window;

static HuDrillPanel *
get_panel (void)
{
  return hu_app_part (window, HU_TYPE_DRILL_PANEL);
}

/* NULL: any clause. */
static void
ask (const char *clause)
{
  HuDrillQuestion *before = hu_drill_panel_get_question (get_panel ());

  hu_drill_panel_next (get_panel (), clause != NULL ? hu_clause_find (clause) : NULL);
  while (hu_drill_panel_get_question (get_panel ()) == NULL || hu_drill_panel_get_question (get_panel ()) == before)
    g_main_context_iteration (NULL, TRUE);
}

/* Not every hex of a small map can be beside the cards at its corners: only what a question is about has to be. */
static void
check_question (HuMapView *map,
                gpointer   data,
                GString   *faults)
{
  HuDrillQuestion *question = data;
  HuSnapshot *shown = hu_map_view_get_shown (map);
  const HuFact *fact = question->fact;
  g_autoptr(GArray) hexes = hu_drill_question_list_hexes (question);
  g_autoptr(GArray) units = hu_drill_question_list_units (question, hu_snapshot_get_state (shown));

  hu_camera_check_counter (map, faults);
  for (guint i = 0; i < hexes->len; i++)
    hu_camera_check_hex (map, g_array_index (hexes, HuHex, i), faults);
  for (guint i = 0; i < units->len; i++)
    hu_camera_check_unit (map, g_array_index (units, guint, i), faults);
  hu_camera_check_cards (map, faults);
  if (fact->subject_kind == HU_SUBJECT_BUILDING && fact->subject >= 0)
    hu_camera_check_building (map, hu_map_get_building (hu_snapshot_get_scenario (shown)->map, (guint) fact->subject), faults);
}

static void
check_text (GString *faults)
{
  GtkWidget *scroller = hu_app_child (window, "scroller"), *asked = hu_app_child (window, "asked_box");
  GtkWidget *last = gtk_widget_get_visible (asked) ? asked : hu_app_child (window, "rules_expander");
  graphene_rect_t box;

  if (hu_drill_panel_is_answered (get_panel ()) || !gtk_widget_get_visible (last))
    return;

  g_assert_true (gtk_widget_compute_bounds (last, scroller, &box));
  if (box.origin.y + box.size.height > gtk_widget_get_height (scroller))
    g_string_append_printf (faults, " the text ends %d pixels below the edge;",
                            (int) (box.origin.y + box.size.height) - gtk_widget_get_height (scroller));
}

static void
check_now (HuAppFixture *self,
           GString      *all)
{
  HuDrillQuestion *question = hu_drill_panel_get_question (get_panel ());
  HuMapView *map = hu_app_part (window, HU_TYPE_MAP_VIEW);
  g_autoptr(GString) faults = g_string_new (NULL);

  hu_camera_check_now (self, map, check_question, question, faults);
  check_text (faults);
  if (faults->len > 0)
    {
      g_autofree char *key = hu_drill_question_dup_key (question);

      g_string_append_printf (all, "%s, kind %d, fact %d, %s %s%u%s:%s\n", question->clause, question->kind, question->fact->kind,
                              key != NULL ? key : "drawn", key != NULL ? "event " : "seed ",
                              key != NULL ? question->from : question->seed,
                              hu_drill_panel_is_answered (get_panel ()) ? ", answered" : "", faults->str);
    }
}

static void
test_drawn (HuAppFixture  *self,
            gconstpointer  data)
{
  guint n = hu_often ("HU_CAMERA", USUAL);
  guint32 seed = (guint32) g_test_rand_int ();
  g_autoptr(GString) all = g_string_new (NULL);

  g_test_message ("seed %u", seed);
  g_random_set_seed (seed);
  for (guint i = 0; i < n; i++)
    {
      ask (NULL);
      check_now (self, all);
      gtk_widget_activate_action (GTK_WIDGET (window), "practice.show", NULL);
      check_now (self, all);
    }
  if (all->len > 0)
    g_test_message ("%s", all->str);
  g_assert_cmpstr (all->str, ==, "");
}

/* A question of each clause that is ever asked about: all there is to read for it. */
static void
test_text (HuAppFixture  *self,
           gconstpointer  data)
{
  g_autoptr(GString) all = g_string_new (NULL);
  guint n_asked = 0;

  g_random_set_seed ((guint32) g_test_rand_int ());
  for (guint system = 0; system < HU_N_SYSTEMS; system++)
    {
      guint n;
      const HuClause *clauses = hu_clauses ((HuSystemId) system, &n);

      for (guint i = 0; i < n; i++)
        if (hu_clause_is_asked (&clauses[i]))
          {
            g_autoptr(GString) faults = g_string_new (NULL);

            ask (clauses[i].id);
            hu_app_fixture_settle (self);
            check_text (faults);
            if (faults->len > 0)
              g_string_append_printf (all, "%s:%s\n", hu_drill_panel_get_question (get_panel ())->clause, faults->str);
            n_asked++;
          }
    }
  g_test_message ("%u asked\n%s", n_asked, all->str);
  g_assert_cmpstr (all->str, ==, "");
}

static void
set_up (HuAppFixture  *self,
        gconstpointer  data)
{
  g_autoptr(GPtrArray) none = g_ptr_array_new (), games = hu_shipped_list_games (), lessons = hu_shipped_list_lessons ();

  hu_app_fixture_set_up (self, "g1 german 0303; s1 soviet 0501", "");
  window = HU_PRACTICE_WINDOW (hu_practice_window_new (GTK_WINDOW (self->window), DAY, games, none, lessons));
  gtk_window_set_default_size (GTK_WINDOW (window), HU_CAMERA_WIDTH, HU_CAMERA_HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  hu_app_fixture_settle (self);
}

static void
tear_down (HuAppFixture  *self,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (window));
  hu_app_fixture_tear_down (self);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("hu-practice-camera-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

  g_test_add ("/practice-camera/text", HuAppFixture, NULL, set_up, test_text, tear_down);
  g_test_add ("/practice-camera/drawn", HuAppFixture, NULL, set_up, test_drawn, tear_down);

  return g_test_run ();
}
