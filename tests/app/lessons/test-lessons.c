/*
 * A lesson in the window: every kind of step, the answers on the map, the
 * buttons, and the progress that is kept.
 */
#include "hu-app-fixture.h"
#include "hu-flip-panel.h"
#include "hu-flood-panel.h"
#include "hu-lesson-steps.h"
#include "hu-quiz-panel.h"

#include <glib/gstdio.h>
#include <string.h>

#include "hu-answer-box.h"
#include "hu-progress.h"
#include "hu-shipped.h"

/* The first widget under @root that is a @type and is to be seen; with @label, one that says so. */
static GtkWidget *
find_widget (GtkWidget  *root,
             GType       type,
             const char *label)
{
  if (!gtk_widget_get_visible (root))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (root), type) &&
      (label == NULL || (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (root)), label) == 0) ||
       (GTK_IS_LABEL (root) && strstr (gtk_label_get_text (GTK_LABEL (root)), label) != NULL)))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type, label);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static gboolean
says (HuAppFixture *self,
      const char   *text)
{
  return find_widget (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL), GTK_TYPE_LABEL, text) != NULL;
}

/* The first sentence of what the lesson itself says somewhere. */
static gboolean
says_of_lesson (HuAppFixture *self,
                const char   *text)
{
  g_autofree char *sentence = g_strndup (text, strcspn (text, ".?\n"));

  g_assert_cmpstr (sentence, !=, "");

  return says (self, sentence);
}

static void
choose (HuAppFixture *self,
        const char   *label)
{
  GtkWidget *button = find_widget (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL), GTK_TYPE_BUTTON, label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  hu_app_fixture_settle (self);
}

static void
test_choices (HuAppFixture  *self,
              gconstpointer  name)
{
  const GArray *lit;

  g_assert_true (gtk_widget_get_visible (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL)));
  g_assert_true (says (self, "Step 1 of 6"));
  lit = hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)));
  g_assert_cmpuint (lit->len, ==, 3);

  hu_lesson_act (self, "win.lesson-next");
  hu_lesson_act (self, "win.lesson-show");

  /* A question, answered wrongly: what is right is said with its reason. */
  hu_lesson_act (self, "win.lesson-next");
  g_assert_true (says (self, "Step 3 of 6"));
  hu_lesson_act (self, "win.lesson-hint");
  g_assert_true (says_of_lesson (self, g_ptr_array_index (hu_lesson_get_step (hu_lesson_of (self))->hints, 0)));
  hu_lesson_act (self, "win.lesson-next");
  g_assert_true (says (self, "Step 3 of 6"));
  choose (self, "German");
  g_assert_true (says (self, "Not quite: German. You have a second try."));
  choose (self, "German");
  g_assert_true (says (self, "Not quite: the answer is Soviet"));
  g_assert_true (says_of_lesson (self, hu_lesson_get_step (hu_lesson_of (self))->after));
  hu_lesson_act (self, "win.lesson-again");
  choose (self, "Soviet");
  g_assert_true (says (self, "Right: Soviet"));

  /* Something to do, done on the map. */
  hu_lesson_act (self, "win.lesson-next");
  g_assert_cmpint (hu_lesson_get_status (hu_lesson_of (self)), ==, HU_LESSON_OPEN);
  g_assert_true (says (self, "The Soviet side controls 0504 (now: German)"));
  g_assert_true (says (self, "○"));
  g_assert_null (find_widget (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL), GTK_TYPE_BUTTON, "Start _Over"));
  /* Work that is too much is said, and can be taken back at once. */
  hu_app_fixture_append (self, "move pz 0505");
  hu_app_fixture_settle (self);
  g_assert_true (says (self, "The step does not ask for this: 6 Pz moves"));
  g_assert_true (says (self, "Use only 316 R."));
  choose (self, "Start _Over");
  g_assert_false (says (self, "The step does not ask"));
  hu_app_fixture_append (self, "move rifle 0504");
  hu_app_fixture_settle (self);
  g_assert_true (says (self, "✓"));
  g_assert_false (says (self, "○"));
  g_assert_true (says (self, "Done."));
  hu_lesson_act (self, "win.lesson-again");
  hu_lesson_act (self, "win.lesson-show");
  g_assert_true (says (self, "This is one way to do it."));
  g_assert_cmpstr (hu_app_fixture_where (self, "rifle"), ==, "0504");

  /* Changes made in a lesson are not to be saved. */
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
}

/* What a step says of its position stays true: undo stops at the beginning of the step. */
static void
test_undo (HuAppFixture  *self,
           gconstpointer  name)
{
  HuLesson *lesson = hu_lesson_of (self);

  hu_lesson_go_to (lesson, 2);
  hu_app_fixture_settle (self);
  g_assert_cmpint (hu_lesson_get_step (lesson)->kind, ==, HU_STEP_PREDICT);
  g_assert_cmpstr (hu_app_fixture_where (self, "pz"), ==, "0504");
  hu_lesson_act (self, "win.undo");
  g_assert_cmpstr (hu_app_fixture_where (self, "pz"), ==, "0504");
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.undo-to", "u", 0);
  hu_app_fixture_settle (self);
  g_assert_cmpstr (hu_app_fixture_where (self, "pz"), ==, "0504");

  /* Work on a step can be taken back. */
  hu_lesson_go_to (lesson, 3);
  hu_app_fixture_append (self, "move rifle 0603");
  hu_lesson_act (self, "win.undo");
  hu_lesson_act (self, "win.undo");
  g_assert_cmpstr (hu_app_fixture_where (self, "rifle"), ==, "0604");
  g_assert_cmpstr (hu_app_fixture_where (self, "pz"), ==, "0504");

  /* So can everything on the board of a lesson that was left. */
  hu_lesson_act (self, "win.lesson-leave");
  hu_lesson_act (self, "win.undo");
  g_assert_cmpstr (hu_app_fixture_where (self, "pz"), ==, "0203");
}

static void
test_to_the_end (HuAppFixture  *self,
                 gconstpointer  name)
{
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) half = NULL, whole = NULL;

  for (gboolean last = FALSE; !last;)
    {
      last = hu_lesson_get_index (hu_lesson_of (self)) + 1 == hu_lesson_get_n_steps (hu_lesson_of (self));
      while (hu_lesson_get_status (hu_lesson_of (self)) == HU_LESSON_OPEN)
        hu_lesson_act (self, hu_lesson_get_step (hu_lesson_of (self))->kind == HU_STEP_WATCH ? "win.lesson-play" : "win.lesson-show");
      if (!last)
        hu_lesson_act (self, "win.lesson-next");
    }
  half = hu_progress_new (path);
  g_assert_cmpuint (hu_progress_get_step (half, name), ==, hu_lesson_get_n_steps (hu_lesson_of (self)) - 1);
  g_assert_false (hu_progress_is_finished (half, name));

  hu_lesson_act (self, "win.lesson-next");
  whole = hu_progress_new (path);
  g_assert_true (hu_progress_is_finished (whole, name));
  g_assert_true (hu_lesson_is_over (hu_lesson_of (self)));
}

/* Rows are named by clicking on hexes, or typed. */
static void
test_rows (HuAppFixture  *self,
           gconstpointer  name)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  HuAnswerBox *answers = hu_lesson_panel_get_answers (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL));
  GtkWidget *entry;
  HuHex seven, nine;

  hu_lesson_act (self, "win.lesson-next");
  /* Things that would tell the answer are not to be seen. */
  g_assert_cmpuint (hu_map_state_get_overlays (state) & HU_OVERLAY_FRONT_LINE, ==, 0);
  g_assert_cmpuint (hu_map_view_get_tells (hu_app_map (self->window)) & 1u << HU_SHOW_ROWS, ==, 0);
  entry = find_widget (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL), GTK_TYPE_ENTRY, NULL);
  g_assert_nonnull (entry);
  seven = hu_app_fixture_hex (self, "0307");
  nine = hu_app_fixture_hex (self, "0109");
  g_assert_true (hu_answer_box_toggle_hex (answers, nine));
  g_assert_true (hu_answer_box_toggle_hex (answers, seven));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "7 9");
  g_assert_cmpuint (hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)))->len, ==, 14);
  g_assert_true (hu_answer_box_toggle_hex (answers, nine));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "7");

  /* Text that cannot be understood is no answer. */
  gtk_editable_set_text (GTK_EDITABLE (entry), "seven");
  g_assert_false (gtk_widget_get_sensitive (find_widget (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL),
                                                         GTK_TYPE_BUTTON, "_Answer")));
  /* A row that is missing: the unit beside it that does not close it is named, and lit. */
  gtk_editable_set_text (GTK_EDITABLE (entry), "9");
  choose (self, "_Answer");
  g_assert_true (says (self, "900 covers its own hex only: it is smaller than a division (I)."));
  g_assert_true (hu_hexes_have (hu_map_state_get_lit (state), hu_app_fixture_hex (self, "0208")));
  entry = find_widget (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL), GTK_TYPE_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "9, 7");
  choose (self, "_Answer");
  g_assert_true (says (self, "Right:"));
  g_assert_false (hu_answer_box_toggle_hex (answers, nine));
  g_assert_cmpuint (hu_map_state_get_overlays (state) & HU_OVERLAY_FRONT_LINE, !=, 0);
  g_assert_cmpuint (hu_map_view_get_tells (hu_app_map (self->window)) & 1u << HU_SHOW_ROWS, !=, 0);
}

static GtkWidget *
find_entry (HuAppFixture *self)
{
  GtkWidget *entry = find_widget (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL), GTK_TYPE_ENTRY, NULL);

  g_assert_nonnull (entry);

  return entry;
}

static gboolean
shows_whole_text (GtkWidget *entry)
{
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entry)));
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (text, gtk_editable_get_text (GTK_EDITABLE (entry)));
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);

  return width <= gtk_widget_get_width (text);
}

/* Hexes are clicked, or typed; a wrong answer gets the reason of the right one. */
static void
test_hexes (HuAppFixture  *self,
            gconstpointer  name)
{
  static const char * const hexes[] = { "0402", "0502", "0602", "0702", "0802", "0902" };
  HuLessonPanel *panel = hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL);

  hu_lesson_act (self, "win.lesson-next");
  g_assert_true (hu_answer_box_toggle_hex (hu_lesson_panel_get_answers (panel), hu_app_fixture_hex (self, "0402")));
  choose (self, "_Answer");
  g_assert_true (says (self, "Not quite: 0402. You have a second try."));
  g_assert_true (says (self, "There are more such hexes than these."));
  g_assert_false (says_of_lesson (self, hu_lesson_get_step (hu_lesson_of (self))->after));
  g_assert_cmpuint (hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)))->len, ==, 1);
  g_assert_true (hu_answer_box_toggle_hex (hu_lesson_panel_get_answers (panel), hu_app_fixture_hex (self, "0104")));
  choose (self, "_Answer");
  g_assert_true (says (self, "Not quite: the answer is 0402"));
  g_assert_true (says_of_lesson (self, hu_lesson_get_step (hu_lesson_of (self))->after));

  hu_lesson_act (self, "win.lesson-again");
  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    g_assert_true (hu_answer_box_toggle_hex (hu_lesson_panel_get_answers (panel), hu_app_fixture_hex (self, hexes[i])));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_entry (self))), ==, "0402 0502 0602 0702 0802 0902");
  g_assert_true (shows_whole_text (find_entry (self)));
  choose (self, "_Answer");
  g_assert_true (says (self, "Right: "));
}

/* The second try goes on from the hexes of the first: a click adds one or takes one away. */
static void
test_hexes_again (HuAppFixture  *self,
                  gconstpointer  name)
{
  static const char * const hexes[] = { "0402", "0502", "0602", "0702", "0802", "0104" };
  HuAnswerBox *answers = hu_lesson_panel_get_answers (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL));
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  hu_lesson_act (self, "win.lesson-next");
  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    g_assert_true (hu_answer_box_toggle_hex (answers, hu_app_fixture_hex (self, hexes[i])));
  choose (self, "_Answer");
  g_assert_true (says (self, "You have a second try."));
  /* A hex that does not belong there is shown alone, until the answer changes. */
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 1);
  g_assert_cmpint (g_array_index (hu_map_state_get_lit (state), HuHex, 0), ==, hu_app_fixture_hex (self, "0104"));
  g_assert_true (hu_answer_box_toggle_hex (answers, hu_app_fixture_hex (self, "0104")));
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 5);
  g_assert_true (hu_answer_box_toggle_hex (answers, hu_app_fixture_hex (self, "0902")));
  g_assert_cmpuint (hu_map_state_get_lit (state)->len, ==, 6);
  choose (self, "_Answer");
  g_assert_true (says (self, "Right: "));
}

/* A task that asks for few moves: what the position lacks is told and lit, and stars say how near the fewest it was. */
static void
test_stars (HuAppFixture  *self,
            gconstpointer  name)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));
  g_autofree char *path = hu_progress_dup_path ();
  g_autoptr(HuProgress) progress = NULL;
  g_autoptr(GArray) stars = NULL;

  hu_lesson_go_to (hu_lesson_of (self), 2);
  hu_app_fixture_settle (self);
  g_assert_true (says (self, "Do it in as few moves as you can: three stars for the fewest"));
  hu_app_fixture_append (self, "move pz 0204");
  hu_app_fixture_settle (self);
  g_assert_true (says (self, "Not yet. A line of 7 hexes leads to"));
  g_assert_true (hu_hexes_have (hu_map_state_get_lit (state), hu_app_fixture_hex (self, "0602")));
  hu_app_fixture_append (self, "move pz 0403");
  hu_app_fixture_settle (self);
  g_assert_true (says (self, "★★☆ Done in 2 moves. 1 is enough."));
  hu_lesson_act (self, "win.lesson-again");
  hu_app_fixture_append (self, "move pz 0403");
  hu_app_fixture_settle (self);
  g_assert_true (says (self, "★★★ Done in 1 move."));
  hu_lesson_act (self, "win.lesson-next");
  progress = hu_progress_new (path);
  stars = hu_progress_list_steps (progress, name, HU_PROGRESS_STARS);
  g_assert_cmpint (g_array_index (stars, gint, 2), ==, 3);
}

static void
test_number (HuAppFixture  *self,
             gconstpointer  name)
{
  hu_lesson_act (self, "win.lesson-next");
  gtk_editable_set_text (GTK_EDITABLE (find_entry (self)), "some");
  g_assert_false (gtk_widget_get_sensitive (find_widget (hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL),
                                                         GTK_TYPE_BUTTON, "_Answer")));
  gtk_editable_set_text (GTK_EDITABLE (find_entry (self)), "2");
  choose (self, "_Answer");
  g_assert_true (says (self, "That is too few."));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_entry (self))), ==, "");
  gtk_editable_set_text (GTK_EDITABLE (find_entry (self)), "5");
  choose (self, "_Answer");
  g_assert_true (says (self, "Not quite: the answer is 4"));
  hu_lesson_act (self, "win.lesson-again");
  gtk_editable_set_text (GTK_EDITABLE (find_entry (self)), "4");
  choose (self, "_Answer");
  g_assert_true (says (self, "Right: 4"));
}

/* A free step stays free after any move; a what-if goes on from there, and all of it can be taken back. */
static void
test_explore (HuAppFixture  *self,
              gconstpointer  name)
{
  HuGame *game;

  hu_lesson_go_to (hu_lesson_of (self), hu_lesson_get_n_steps (hu_lesson_of (self)) - 1);
  hu_app_fixture_settle (self);
  g_assert_true (says_of_lesson (self, hu_lesson_get_step (hu_lesson_of (self))->title));
  game = hu_app_fixture_game (self);
  hu_app_fixture_append (self, "move rifle 0802");
  hu_app_fixture_settle (self);
  g_assert_true (says_of_lesson (self, hu_lesson_get_step (hu_lesson_of (self))->title));
  g_assert_cmpstr (hu_app_fixture_where (self, "rifle"), ==, "0802");

  hu_lesson_act (self, "win.what-if");
  g_assert_true (hu_game_in_what_if (game));
  hu_app_fixture_append (self, "move rifle 0702");
  hu_lesson_act (self, "win.what-if-leave");
  g_assert_false (hu_game_in_what_if (game));
  g_assert_cmpstr (hu_app_fixture_where (self, "rifle"), ==, "0802");

  /* Not only the learner's own moves can be taken back. */
  hu_lesson_act (self, "win.undo");
  hu_lesson_act (self, "win.undo");
  g_assert_cmpuint (hu_game_get_position (game), <, hu_snapshot_get_n_events (hu_lesson_get_beginning (hu_lesson_of (self))));

  hu_lesson_act (self, "win.lesson-again");
  g_assert_cmpstr (hu_app_fixture_where (self, "rifle"), !=, "0802");
  g_assert_false (hu_document_get_modified (hu_window_get_document (self->window)));
  hu_lesson_act (self, "win.lesson-next");
  g_assert_true (hu_lesson_is_over (hu_lesson_of (self)));
  hu_lesson_act (self, "win.lesson-leave");
  g_assert_null (hu_lesson_of (self));
}

static void
test_resumes (HuAppFixture  *self,
              gconstpointer  name)
{
  g_autoptr(GFile) games = hu_shipped_dup_folder ();
  g_autoptr(GFile) typhoon = g_file_get_child (games, "operation-typhoon.hexgame");
  g_autoptr(GFile) data = g_file_get_parent (games);
  g_autofree char *path = g_strdup_printf ("lessons/%s.hexgame", (const char *) name);
  g_autoptr(GFile) file = g_file_resolve_relative_path (data, path);

  hu_lesson_act (self, "win.lesson-next");
  g_assert_true (hu_window_open (self->window, typhoon));
  g_assert_null (hu_lesson_of (self));
  g_assert_true (hu_window_open (self->window, file));
  g_assert_cmpuint (hu_lesson_get_index (hu_lesson_of (self)), ==, 1);
  hu_lesson_act (self, "win.lesson-back");
  g_assert_cmpuint (hu_lesson_get_index (hu_lesson_of (self)), ==, 0);
  hu_lesson_act (self, "win.lesson-leave");
  g_assert_null (hu_lesson_of (self));
  g_assert_cmpuint (hu_map_state_get_lit (hu_map_view_get_state (hu_app_map (self->window)))->len, ==, 0);
}

static gboolean
is_near (HuAppFixture *self,
         gpointer      name)
{
  HuPoint at = hu_app_fixture_at (self, name);
  const HuViewport *viewport = hu_map_state_get_viewport (hu_map_view_get_state (hu_app_map (self->window)));

  return viewport->scale >= 24 && at.x > 0 && at.y > 0 && at.x < viewport->width && at.y < viewport->height;
}

/* What the step is about is fetched if one has looked elsewhere; then one looks where one likes. */
static void
test_near (HuAppFixture  *self,
           gconstpointer  name)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  hu_app_fixture_wait (self, is_near, (gpointer) "V3");
  hu_map_state_zoom_at (state, 3, 0, 0);
  hu_map_state_pan_by (state, -4000, -4000);
  hu_app_fixture_settle (self);
  g_assert_false (is_near (self, (gpointer) "F4"));
  hu_lesson_go_to (hu_lesson_of (self), hu_lesson_get_n_steps (hu_lesson_of (self)) - 3);
  hu_app_fixture_wait (self, is_near, (gpointer) "F4");
}

/* A recorded finish is judged in three parts; what is wrong of them is named, and nothing else. */
static void
test_ending (HuAppFixture  *self,
             gconstpointer  name)
{
  GtkWidget *panel = hu_app_part (self->window, HU_TYPE_LESSON_PANEL), *box, *button, *entry;
  GtkDropDown *winner, *rule;

  hu_lesson_go_to (hu_lesson_of (self), hu_lesson_get_n_steps (hu_lesson_of (self)) - 2);
  hu_app_fixture_settle (self);
  box = find_widget (panel, HU_TYPE_ANSWER_BOX, NULL);
  winner = GTK_DROP_DOWN (find_widget (box, GTK_TYPE_DROP_DOWN, NULL));
  rule = GTK_DROP_DOWN (gtk_widget_get_next_sibling (GTK_WIDGET (winner)));
  entry = find_widget (box, GTK_TYPE_ENTRY, NULL);
  button = find_widget (box, GTK_TYPE_BUTTON, "_Answer");

  gtk_editable_set_text (GTK_EDITABLE (entry), "5");
  gtk_drop_down_set_selected (winner, 2);
  g_assert_false (gtk_widget_get_sensitive (button));
  gtk_drop_down_set_selected (rule, 2);
  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  hu_app_fixture_settle (self);
  g_assert_cmpint (hu_lesson_get_status (hu_lesson_of (self)), ==, HU_LESSON_OPEN);
  g_assert_nonnull (find_widget (panel, GTK_TYPE_LABEL, "The winner is wrong."));
  g_assert_null (find_widget (panel, GTK_TYPE_LABEL, "The rule is wrong"));

  /* The second try begins anew. */
  gtk_editable_set_text (GTK_EDITABLE (entry), "5");
  gtk_drop_down_set_selected (winner, 1);
  gtk_drop_down_set_selected (rule, 2);
  g_signal_emit_by_name (button, "clicked");
  hu_app_fixture_settle (self);
  g_assert_cmpint (hu_lesson_get_status (hu_lesson_of (self)), ==, HU_LESSON_DONE);
  g_assert_nonnull (find_widget (panel, GTK_TYPE_LABEL, "Right: German, 26.3, event 5"));
}

/* A learner is offered the first lesson only if he never began one. */
static void
test_offer (HuAppFixture  *self,
            gconstpointer  name)
{
  g_autofree char *kept = hu_progress_dup_path ();

  hu_window_offer_first_lesson (self->window);
  hu_app_fixture_settle (self);
  g_assert_null (find_widget (hu_app_part (self->window, ADW_TYPE_TOAST_OVERLAY), GTK_TYPE_LABEL, "The first lesson"));

  g_remove (kept);
  hu_window_offer_first_lesson (self->window);
  hu_app_fixture_settle (self);
  g_assert_nonnull (find_widget (hu_app_part (self->window, ADW_TYPE_TOAST_OVERLAY), GTK_TYPE_LABEL, "The first lesson"));

  /* What Would Change It needs the room. */
  hu_lesson_act (self, "win.flips");
  hu_app_fixture_settle (self);
  g_assert_null (find_widget (hu_app_part (self->window, ADW_TYPE_TOAST_OVERLAY), GTK_TYPE_LABEL, "The first lesson"));
}

/* A quiz from a game of one's own: a question, an answer, another question, and no more of it. */
static void
test_quiz (HuAppFixture  *self,
           gconstpointer  name)
{
  HuQuizPanel *panel = hu_app_fixture_part (self, HU_TYPE_QUIZ_PANEL);

  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (panel)));
  hu_lesson_act (self, "win.quiz");
  g_assert_null (hu_lesson_of (self));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (panel)));
  for (guint i = 1; i <= 12; i++)
    {
      g_autoptr(HuAnswer) answer = hu_quiz_find_answer (hu_quiz_panel_get_quiz (panel));
      GtkWidget *box = find_widget (GTK_WIDGET (panel), HU_TYPE_ANSWER_BOX, NULL);
      g_autofree char *score = g_strdup_printf ("%u of %u right", (i + 1) / 2, i);

      if (i % 2 == 0)
        answer->number += 1;
      g_assert_nonnull (box);
      g_signal_emit_by_name (box, "answered", answer);
      g_assert_nonnull (find_widget (GTK_WIDGET (panel), GTK_TYPE_LABEL, score));
      g_assert_nonnull (find_widget (GTK_WIDGET (panel), GTK_TYPE_LABEL, i % 2 == 1 ? "Right: " : "Not quite"));
      hu_lesson_act (self, "win.quiz-next");
    }

  /* The position changes under an open question: another is asked, of what is so now. */
  hu_app_fixture_append (self, "move rifle 0504");
  g_assert_true (hu_quiz_get_snapshot (hu_quiz_panel_get_quiz (panel)) ==
                 hu_game_get_snapshot (hu_app_fixture_game (self)));
  hu_lesson_act (self, "win.quiz");
  g_assert_null (hu_quiz_panel_get_quiz (panel));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (panel)));
}

/* "Who has won?" is not asked below a bar that says so. */
static void
test_quiz_winner (HuAppFixture  *self,
                  gconstpointer  name)
{
  HuQuizPanel *panel = hu_app_fixture_part (self, HU_TYPE_QUIZ_PANEL);
  g_autoptr(HuAnswer) answer = NULL;

  hu_lesson_act (self, "win.quiz");
  for (guint i = 0; hu_quiz_get_fact (hu_quiz_panel_get_quiz (panel))->kind != HU_FACT_WINNER; i++)
    {
      g_assert_cmpuint (i, <, 300);
      gtk_widget_activate_action (GTK_WIDGET (self->window), "win.quiz-next", NULL);
    }
  hu_app_fixture_settle (self);
  g_assert_true (gtk_widget_has_css_class (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "hu-veiled"));
  g_assert_true (gtk_widget_has_css_class (hu_app_part (self->window, HU_TYPE_TIME_BAR), "hu-veiled"));

  answer = hu_quiz_find_answer (hu_quiz_panel_get_quiz (panel));
  g_signal_emit_by_name (find_widget (GTK_WIDGET (panel), HU_TYPE_ANSWER_BOX, NULL), "answered", answer);
  hu_app_fixture_settle (self);
  g_assert_false (gtk_widget_has_css_class (hu_app_part (self->window, HU_TYPE_VERDICT_BAR), "hu-veiled"));
  g_assert_false (gtk_widget_has_css_class (hu_app_part (self->window, HU_TYPE_TIME_BAR), "hu-veiled"));
}

/* A card asked for in one step does not lie over the next one, nor over the one before. */
static void
test_put_away (HuAppFixture  *self,
               gconstpointer  name)
{
  static const char *const actions[] = { "win.lesson-next", "win.lesson-back" };
  static const char *const cards[] = { "win.flood", "win.flips" };
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  for (guint i = 0; i < G_N_ELEMENTS (actions) * G_N_ELEMENTS (cards); i++)
    {
      guint step = hu_lesson_get_index (hu_lesson_of (self));

      /* While a question or a task is open there are none. */
      if (hu_lesson_get_status (hu_lesson_of (self)) == HU_LESSON_OPEN)
        hu_lesson_act (self, "win.lesson-show");
      hu_map_state_set_trace (state, hu_map_state_get_cursor (state) != HU_HEX_NONE ? hu_map_state_get_cursor (state) : 0,
                              HU_SIDE_SECOND);
      hu_lesson_act (self, cards[i / 2]);
      g_assert_true (hu_flood_panel_get_active (hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL)) ||
                     hu_flip_panel_get_active (hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL)));
      g_assert_cmpint (hu_map_state_get_trace_hex (state), !=, HU_HEX_NONE);
      hu_lesson_act (self, actions[i % 2]);
      g_assert_cmpuint (hu_lesson_get_index (hu_lesson_of (self)), !=, step);
      g_assert_false (hu_flood_panel_get_active (hu_app_fixture_part (self, HU_TYPE_FLOOD_PANEL)));
      g_assert_false (hu_flip_panel_get_active (hu_app_fixture_part (self, HU_TYPE_FLIP_PANEL)));
      g_assert_cmpint (hu_map_state_get_trace_hex (state), ==, HU_HEX_NONE);
    }
}

/* The map shows the level of the Location that a step asks for, once; the learner may look at another. */
static void
test_storey (HuAppFixture  *self,
             gconstpointer  name)
{
  HuMapState *state = hu_map_view_get_state (hu_app_map (self->window));

  hu_lesson_act (self, "win.lesson-next");
  g_assert_cmpint (hu_lesson_get_step (hu_lesson_of (self))->kind, ==, HU_STEP_DO);
  g_assert_cmpint (hu_map_state_get_storey (state), ==, HU_STOREY_BRIDGE);
  hu_map_state_set_storey (state, HU_STOREY_GROUND);
  hu_lesson_act (self, "win.lesson-show");
  g_assert_cmpint (hu_map_state_get_storey (state), ==, HU_STOREY_GROUND);
  hu_map_state_set_storey (state, HU_STOREY_BRIDGE);
  while (hu_lesson_get_step (hu_lesson_of (self))->ask == NULL)
    hu_lesson_act (self, "win.lesson-next");
  g_assert_cmpint (hu_lesson_get_step (hu_lesson_of (self))->ask->subject_kind, ==, HU_SUBJECT_HEX);
  g_assert_cmpint (hu_map_state_get_storey (state), ==, HU_STOREY_GROUND);
}

/* The reason below a long list is scrolled to. */
static void
test_reveal (HuAppFixture  *self,
             gconstpointer  name)
{
  GtkWidget *panel = hu_app_fixture_part (self, HU_TYPE_LESSON_PANEL), *said, *viewport;
  graphene_rect_t bounds;
  guint step = 0;

  while (step < hu_lesson_get_n_steps (hu_lesson_of (self)) &&
         (hu_lesson_go_to (hu_lesson_of (self), step), hu_lesson_get_step (hu_lesson_of (self))->ask == NULL ||
          hu_lesson_get_step (hu_lesson_of (self))->ask->kind != HU_FACT_ENDING))
    step++;
  hu_app_fixture_settle (self);
  hu_lesson_act (self, "win.lesson-show");
  said = find_widget (panel, GTK_TYPE_LABEL, "The leader gave 3 exit points");
  g_assert_nonnull (said);
  viewport = gtk_widget_get_ancestor (said, GTK_TYPE_VIEWPORT);
  g_assert_true (gtk_widget_compute_bounds (said, viewport, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (viewport) + 1);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("hu-lessons-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_test_init (&argc, &argv, NULL);
  hu_app_fixture_init ();

#define ADD(path, lesson, function) g_test_add (path, HuAppFixture, lesson, hu_lesson_set_up, function, hu_lesson_tear_down)
  ADD ("/lessons/choices", "sudden-death-1-whose-hex", test_choices);
  ADD ("/lessons/undo", "sudden-death-1-whose-hex", test_undo);
  ADD ("/lessons/to-the-end/sudden-death", "sudden-death-4-instant", test_to_the_end);
  ADD ("/lessons/to-the-end/front-line", "front-line-3-ratio", test_to_the_end);
  ADD ("/lessons/to-the-end/control", "control-3-fire", test_to_the_end);
  ADD ("/lessons/near", "control-2-building", test_near);
  ADD ("/lessons/rows", "front-line-1-rows", test_rows);
  ADD ("/lessons/hexes", "sudden-death-2-negated", test_hexes);
  ADD ("/lessons/hexes-again", "sudden-death-2-negated", test_hexes_again);
  ADD ("/lessons/stars", "sudden-death-2-negated", test_stars);
  ADD ("/lessons/number", "sudden-death-3-fewest", test_number);
  ADD ("/lessons/explore", "sudden-death-2-negated", test_explore);
  ADD ("/lessons/quiz-winner", "sudden-death-1-whose-hex", test_quiz_winner);
  ADD ("/lessons/put-away", "sudden-death-1-whose-hex", test_put_away);
  ADD ("/lessons/offer", "front-line-3-ratio", test_offer);
  ADD ("/lessons/quiz", "sudden-death-1-whose-hex", test_quiz);
  ADD ("/lessons/resumes", "sudden-death-1-whose-hex", test_resumes);
  ADD ("/lessons/storey", "control-1-bridge", test_storey);
  ADD ("/lessons/reveal", "control-9-captives", test_reveal);
  ADD ("/lessons/ending", "control-8-hidden", test_ending);
#undef ADD

  return g_test_run ();
}
