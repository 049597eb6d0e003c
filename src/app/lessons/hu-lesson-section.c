/*
 * Lessons in the window: the panel beside the map, its actions, and storing the learner's progress.
 */
#include "config.h"

#include "hu-lesson-section.h"

#include <glib/gi18n-lib.h>

#include "hu-answer-box.h"
#include "hu-file-name.h"
#include "hu-lesson-aids.h"
#include "hu-lesson-panel.h"
#include "hu-lesson-result.h"
#include "hu-lesson-stars.h"
#include "hu-lesson-subject.h"
#include "hu-mastery.h"
#include "hu-message.h"
#include "hu-offer-card.h"
#include "hu-progress.h"
#include "hu-shipped.h"

struct _HuLessonSection
{
  HuSection      parent_instance;

  HuMapView     *map;     /* borrowed, like the other widgets */
  GtkBox        *beside;
  HuLessonPanel *panel; /* NULL until the section is complete */
  char          *id;      /* of the program's own lesson that is open, for its progress; or NULL */
  guint          fetched; /* the step that the map was moved to, + 1; 0: none … */
  gboolean       fetched_open; /* … and whether it was open then */
  guint          fetching; /* tick callback, or 0 */
  guint          frames;  /* that it has waited */
  guint          playing; /* source that plays the recorded game on, or 0 */
  HuJob         *listing; /* of the lesson that comes next; or NULL */
};

G_DEFINE_FINAL_TYPE (HuLessonSection, hu_lesson_section, HU_TYPE_SECTION)

static HuLesson *
get_lesson (gpointer self)
{
  HuLessonPanel *panel = HU_LESSON_SECTION (self)->panel;

  return panel != NULL ? hu_lesson_panel_get_lesson (panel) : NULL;
}

static HuSession *
get_session (gpointer self)
{
  return hu_section_get_session (self);
}

static HuProgress *
open_progress (void)
{
  g_autofree char *path = hu_progress_dup_path ();

  return hu_progress_new (path);
}

static void
note_steps (HuProgress  *progress,
            HuLesson    *lesson,
            const char  *id,
            HuProgressOf of)
{
  g_autoptr(GArray) numbers = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 0; i < hu_lesson_get_n_steps (lesson); i++)
    {
      gint number = of == HU_PROGRESS_STARS ? (gint) hu_lesson_get_stars (lesson, i) : (gint) hu_lesson_get_score (lesson, i);

      g_array_append_val (numbers, number);
    }
  hu_progress_note_steps (progress, id, of, numbers);
}

/* A lesson that has other steps by now begins without what was noted of the old ones. */
static void
restore_steps (HuLesson         *lesson,
               const HuProgress *progress,
               const char       *id,
               HuProgressOf      of)
{
  g_autoptr(GArray) numbers = hu_progress_list_steps (progress, id, of);

  if (numbers == NULL || numbers->len != hu_lesson_get_n_steps (lesson))
    return;

  for (guint i = 0; i < numbers->len; i++)
    {
      gint number = g_array_index (numbers, gint, i);

      if (of == HU_PROGRESS_SCORES && number >= 0 && number < HU_N_SCORES)
        hu_lesson_set_score (lesson, i, (HuLessonScore) number);
      if (of == HU_PROGRESS_STARS && number >= 0 && number <= HU_STARS_MOST)
        hu_lesson_set_stars (lesson, i, (guint) number);
    }
}

static void
keep_progress (HuLessonSection *self,
               guint            step,
               gboolean         finished)
{
  g_autoptr(HuProgress) progress = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;

  if (self->id == NULL)
    return;

  progress = open_progress ();
  note_steps (progress, get_lesson (self), self->id, HU_PROGRESS_SCORES);
  note_steps (progress, get_lesson (self), self->id, HU_PROGRESS_STARS);
  if (hu_progress_set (progress, self->id, step, finished, &error))
    return;

  /* Translators: %s says why */
  text = g_strdup_printf (_("Your progress could not be saved: %s"), error->message);
  hu_message_toast (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), text);
}

/* --- Its actions and its map --- */

static void
update (HuSection *self,
        HuGame    *game)
{
  HuLesson *lesson = get_lesson (self);
  const HuLessonStep *step = lesson != NULL ? hu_lesson_get_step (lesson) : NULL;
  gboolean over = lesson != NULL && hu_lesson_is_over (lesson);
  gboolean open = step != NULL && !over && hu_lesson_get_status (lesson) == HU_LESSON_OPEN;

  hu_section_enable (self, "lesson-next", step != NULL && !open && !over);
  hu_section_enable (self, "lesson-back", step != NULL && (over || hu_lesson_get_index (lesson) > 0));
  hu_section_enable (self, "lesson-hint", open && hu_lesson_has_hint (lesson));
  hu_section_enable (self, "lesson-play", open && step->kind == HU_STEP_WATCH);
  hu_section_enable (self, "lesson-show", open && step->kind != HU_STEP_WATCH);
  hu_section_enable (self, "lesson-again", step != NULL && !over);
  hu_section_enable (self, "lesson-leave", step != NULL);
  hu_section_enable (self, "lesson-print", over && hu_lesson_is_recorded (lesson));
  hu_section_enable (self, "lesson-save", over && hu_lesson_is_recorded (lesson));
}

/* --- A recorded game plays itself --- */

#define PLAY_TIME 24000   /* ms that a step takes, … */
#define PLAY_FASTEST 50   /* … but for an event at least so many … */
#define PLAY_SLOWEST 1200 /* … and at most */

static void
stop_playing (HuLessonSection *self)
{
  g_clear_handle_id (&self->playing, g_source_remove);
  if (self->panel != NULL)
    hu_lesson_panel_set_playing (self->panel, FALSE);
}

static gboolean
play_on_cb (gpointer data)
{
  HuLessonSection *self = data;
  HuLesson *lesson;

  /* The panel has gone with the window. */
  if (hu_section_get_window (HU_SECTION (self)) == NULL)
    {
      self->playing = 0;
      return G_SOURCE_REMOVE;
    }

  lesson = get_lesson (self);
  if (lesson != NULL && hu_lesson_get_step (lesson)->kind == HU_STEP_WATCH &&
      hu_lesson_get_status (lesson) == HU_LESSON_OPEN && hu_lesson_play (lesson) &&
      hu_lesson_get_status (lesson) == HU_LESSON_OPEN)
    return G_SOURCE_CONTINUE;

  self->playing = 0;
  stop_playing (self);

  return G_SOURCE_REMOVE;
}

static void
start_playing (HuLessonSection *self)
{
  guint n = MAX (hu_lesson_get_step (get_lesson (self))->events->len, 1);

  self->playing = g_timeout_add (CLAMP (PLAY_TIME / n, PLAY_FASTEST, PLAY_SLOWEST), play_on_cb, self);
  hu_lesson_panel_set_playing (self->panel, TRUE);
}

/* --- Where the step is --- */

#define LAID_OUT 2 /* frames until bars and panels that come or go have their place */

/* The map has no size before it is seen for the first time, nor its last before the panel beside it is laid out. */
static gboolean
fetch_cb (GtkWidget     *map,
          GdkFrameClock *clock,
          gpointer       data)
{
  HuLessonSection *self = data;
  g_autoptr(GArray) hexes = NULL;

  if (hu_map_state_get_viewport (hu_map_view_get_state (self->map))->width <= 0 || self->frames++ < LAID_OUT)
    return G_SOURCE_CONTINUE;

  self->fetching = 0;
  if (get_lesson (self) == NULL)
    return G_SOURCE_REMOVE;

  hexes = hu_lesson_list_hexes (get_lesson (self));
  hu_map_view_look_at (self->map, hexes);

  return G_SOURCE_REMOVE;
}

/* The Locations that a step is about lie in sight, once it begins: afterwards the learner chooses the level. */
static void
show_storey (HuLessonSection *self)
{
  HuMapState *state = hu_map_view_get_state (self->map);

  hu_map_state_set_storey (state, hu_lesson_find_storey (get_lesson (self), hu_map_state_get_storey (state)));
}

/* Once a step, and when its answer comes: afterwards the learner looks where he likes. */
static void
fetch_step (HuLessonSection *self)
{
  HuLesson *lesson = get_lesson (self);
  guint step = lesson != NULL ? hu_lesson_get_index (lesson) + 1 : 0;
  gboolean open = lesson != NULL && hu_lesson_get_status (lesson) == HU_LESSON_OPEN;

  if (step != self->fetched)
    {
      stop_playing (self);
      hu_session_put_away (get_session (self));
      hu_map_state_select_only (hu_map_view_get_state (self->map), HU_UNIT_NONE);
    }
  if (step > 0 && step != self->fetched)
    show_storey (self);
  if (step > 0 && (step != self->fetched || open != self->fetched_open))
    {
      self->frames = 0;
      if (self->fetching == 0)
        self->fetching = gtk_widget_add_tick_callback (GTK_WIDGET (self->map), fetch_cb, g_object_ref (self),
                                                       g_object_unref);
    }
  self->fetched = step;
  self->fetched_open = open;
}

/* Stacks that the step is about lie open, wherever their units have gone. */
static void
fan_stacks (HuLessonSection *self)
{
  HuLesson *lesson = get_lesson (self);
  g_autoptr(GArray) stacks = NULL;

  if (lesson != NULL && !hu_lesson_is_over (lesson))
    stacks = hu_lesson_list_stacks (lesson);
  hu_map_view_fan_out (self->map, stacks);
}

static guint
find_shows (HuLesson *lesson)
{
  const HuLessonPlan *plan = lesson != NULL ? hu_game_get_scenario (hu_lesson_get_game (lesson))->lesson : NULL;

  return plan != NULL ? hu_lesson_plan_list_shows (plan, hu_lesson_get_index (lesson)) : HU_SHOW_ALL;
}

static void
look_changed_cb (HuLessonSection *self)
{
  HuLesson *lesson = get_lesson (self);
  const HuLessonStep *step;
  gboolean asks;

  update (HU_SECTION (self), hu_section_get_game (HU_SECTION (self)));
  if (lesson != NULL)
    {
      g_autoptr(GArray) hexes = hu_lesson_panel_list_look (self->panel);

      hu_session_light_hexes (get_session (self), hexes->len > 0 && !hu_lesson_is_over (lesson) ? hexes : NULL);
    }
  /* Where the step first plays events, an instrument or a drag could play them. */
  step = lesson != NULL ? hu_lesson_get_step (lesson) : NULL;
  asks = step != NULL && hu_lesson_get_status (lesson) == HU_LESSON_OPEN;
  hu_session_set_question (get_session (self), asks ? step->ask : NULL);
  if (self->fetched > 0 && find_shows (lesson) != hu_session_get_shows (get_session (self)))
    hu_map_view_stay (self->map);
  hu_session_set_shows (get_session (self), find_shows (lesson));
  if (self->panel != NULL)
    hu_lesson_aids_update (hu_lesson_panel_get_aids (self->panel), get_session (self), lesson);
  fetch_step (self);
  fan_stacks (self);
}

static void
set_lesson (HuLessonSection *self,
            HuLesson        *lesson)
{
  hu_session_set_course (get_session (self), lesson != NULL ? HU_MODE_LESSON : HU_MODE_PLAY);
  self->fetched = 0;
  stop_playing (self);
  if (lesson != NULL)
    hu_section_complete (HU_SECTION (self));
  if (self->panel != NULL)
    hu_lesson_panel_set_lesson (self->panel, lesson);
  if (lesson == NULL)
    look_changed_cb (self);
}

/* --- The end --- */

/* Lessons are listed in their order. */
static void
listed_cb (gpointer      owner,
           gpointer      result,
           const GError *error)
{
  HuLessonSection *self = owner;
  g_autoptr(GPtrArray) list = result;
  gboolean passed = FALSE;

  /* The window may have been closed meanwhile, and the panel with it. */
  if (self->id == NULL || hu_section_get_window (HU_SECTION (self)) == NULL)
    return;

  for (guint i = 0; i < list->len; i++)
    {
      const HuShipped *shipped = g_ptr_array_index (list, i);
      g_autofree char *id = shipped->lesson ? hu_shipped_dup_id (shipped) : NULL;
      g_autofree char *uri = NULL;

      if (id != NULL && passed)
        {
          uri = g_file_get_uri (shipped->file);
          hu_lesson_panel_set_next (self->panel, shipped->title, uri);
          return;
        }
      passed |= id != NULL && g_str_equal (id, self->id);
    }
}

static void
find_next (HuLessonSection *self)
{
  hu_lesson_panel_set_next (self->panel, NULL, NULL);
  if (self->id == NULL)
    return;

  hu_shipped_list (&self->listing, listed_cb, self);
}

/* --- What counts on the map of the rulebook --- */

guint32
hu_lesson_section_get_today (void)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) g_date_time_get_day_of_month (now), (GDateMonth) g_date_time_get_month (now),
                  (GDateYear) g_date_time_get_year (now));

  return g_date_get_julian (&date);
}

static const HuQuality qualities[HU_N_SCORES] = {
  [HU_SCORE_FIRST_TRY] = HU_QUALITY_RIGHT,    [HU_SCORE_HINT] = HU_QUALITY_SECOND,
  [HU_SCORE_SECOND_TRY] = HU_QUALITY_SECOND,  [HU_SCORE_MISSED] = HU_QUALITY_WRONG,
};

/* A step counts for its clauses as a position of practice does; only the first time, as its score. */
static void
count_step (HuLessonSection *self)
{
  HuLesson *lesson = get_lesson (self);
  guint at = hu_lesson_get_index (lesson);
  const GPtrArray *clauses = hu_lesson_get_step (lesson)->clauses;
  HuLessonScore score = hu_lesson_get_score (lesson, at);
  g_autoptr(HuProgress) progress = open_progress ();
  g_autoptr(GArray) before = self->id != NULL ? hu_progress_list_steps (progress, self->id, HU_PROGRESS_SCORES)
                                                 : NULL;

  hu_mastery_read ((const HuClauseId *) clauses->pdata, clauses->len);
  if (self->id == NULL || score == HU_SCORE_NONE ||
      (before != NULL && at < before->len && g_array_index (before, gint, at) != HU_SCORE_NONE))
    return;

  hu_mastery_review ((const HuClauseId *) clauses->pdata, clauses->len, qualities[score], hu_lesson_section_get_today ());
}

/* --- Actions --- */

static void
next_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  HuLesson *lesson = get_lesson (self);
  guint at = hu_lesson_get_index (lesson);

  count_step (self);
  if (at + 1 < hu_lesson_get_n_steps (lesson))
    {
      hu_lesson_go_to (lesson, at + 1);
      keep_progress (self, at + 1, FALSE);
      return;
    }

  keep_progress (self, 0, TRUE);
  find_next (self);
  hu_lesson_end (lesson);
}

static void
back_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  HuLesson *lesson = get_lesson (self);

  hu_lesson_go_to (lesson, hu_lesson_get_index (lesson) - (hu_lesson_is_over (lesson) ? 0 : 1));
  keep_progress (self, hu_lesson_get_index (lesson), FALSE);
}

static void
hint_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  hu_lesson_take_hint (get_lesson (self));
}

static void
play_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  HuLessonSection *section = self;

  if (!hu_lesson_is_recorded (get_lesson (self)))
    hu_lesson_play (get_lesson (self));
  else if (section->playing != 0)
    stop_playing (section);
  else
    start_playing (section);
}

static void
show_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  hu_lesson_show (get_lesson (self));
}

static void
again_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  hu_lesson_begin_again (get_lesson (self));
}

static void
print_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  hu_lesson_result_print (get_lesson (self), GTK_WINDOW (hu_section_get_window (self)));
}

static void
save_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  hu_lesson_result_save (get_lesson (self), GTK_WINDOW (hu_section_get_window (self)));
}

/* The board stays, to be played with. */
static void
leave_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  set_lesson (self, NULL);
  if (hu_section_get_game (self) != NULL)
    hu_game_set_floor (hu_section_get_game (self), 0);
  hu_session_light_hexes (get_session (self), NULL);
  gtk_widget_grab_focus (GTK_WIDGET (HU_LESSON_SECTION (self)->map));
}

/* --- The section --- */

/* Starts a lesson of the program at the step that the learner had reached. */
static void
set_game (HuSection *section,
          HuGame    *game)
{
  HuLessonSection *self = HU_LESSON_SECTION (section);
  g_autoptr(HuLesson) lesson = NULL;
  g_autoptr(HuProgress) progress = NULL;
  guint step;

  /* A game of somebody's own that has a log is his game. */
  if (hu_game_get_scenario (game)->lesson == NULL || hu_game_get_position (game) > 0)
    {
      set_lesson (self, NULL);
      return;
    }

  lesson = hu_lesson_new (game);
  if (self->id != NULL)
    {
      progress = open_progress ();
      step = hu_progress_get_step (progress, self->id);
      restore_steps (lesson, progress, self->id, HU_PROGRESS_STARS);
      if (step > 0 && step < hu_lesson_get_n_steps (lesson))
        {
          restore_steps (lesson, progress, self->id, HU_PROGRESS_SCORES);
          hu_lesson_go_to (lesson, step);
        }
    }
  set_lesson (self, lesson);
  if (self->id != NULL)
    keep_progress (self, hu_lesson_get_index (lesson), FALSE);
}

static void
hu_lesson_section_finalize (GObject *object)
{
  g_clear_handle_id (&HU_LESSON_SECTION (object)->playing, g_source_remove);
  hu_job_stop (&HU_LESSON_SECTION (object)->listing);
  g_free (HU_LESSON_SECTION (object)->id);

  G_OBJECT_CLASS (hu_lesson_section_parent_class)->finalize (object);
}

static void
complete (HuSection *section)
{
  HuLessonSection *self = HU_LESSON_SECTION (section);

  self->panel = HU_LESSON_PANEL (hu_lesson_panel_new ());
  g_signal_connect_object (self->panel, "look-changed", G_CALLBACK (look_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_prepend (self->beside, GTK_WIDGET (self->panel));
  hu_answer_click_attach (self->map, hu_lesson_panel_get_answers (self->panel));
}

static void
hu_lesson_section_class_init (HuLessonSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_lesson_section_finalize;
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;
  HU_SECTION_CLASS (klass)->complete = complete;
}

static void
hu_lesson_section_init (HuLessonSection *self)
{
}

HuLessonSection *
hu_lesson_section_new (HuSession            *session,
                       AdwApplicationWindow *window,
                       HuMapView            *map,
                       GtkBox               *beside)
{
  static const GActionEntry entries[] = {
    { .name = "lesson-next", .activate = next_cb },
    { .name = "lesson-back", .activate = back_cb },
    { .name = "lesson-hint", .activate = hint_cb },
    { .name = "lesson-play", .activate = play_cb },
    { .name = "lesson-show", .activate = show_cb },
    { .name = "lesson-again", .activate = again_cb },
    { .name = "lesson-leave", .activate = leave_cb },
    { .name = "lesson-print", .activate = print_cb },
    { .name = "lesson-save", .activate = save_cb },
  };
  HuLessonSection *self = g_object_new (HU_TYPE_LESSON_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  self->beside = beside;
  hu_section_add_play_actions (HU_SECTION (self), entries, G_N_ELEMENTS (entries));
  update (HU_SECTION (self), NULL);

  return self;
}

void
hu_lesson_section_set_file (HuLessonSection *self,
                            GFile           *file)
{
  g_autofree char *name = hu_file_dup_name (file);

  g_clear_pointer (&self->id, g_free);
  if (hu_shipped_is (file) && g_str_has_suffix (name, ".hexgame"))
    self->id = g_strndup (name, strlen (name) - strlen (".hexgame"));
}

void
hu_lesson_section_offer_first (HuLessonSection *self)
{
  g_autoptr(HuProgress) progress = open_progress ();
  g_autofree char *last = hu_progress_dup_last (progress);
  g_autoptr(GFile) first = hu_shipped_dup_first_lesson ();
  g_autofree char *uri = NULL;
  HuOfferCard *offer;

  g_return_if_fail (HU_IS_LESSON_SECTION (self));

  if (last != NULL || first == NULL)
    return;

  uri = g_file_get_uri (first);
  offer = hu_offer_card_new (_("New here? The first lesson takes five minutes."), _("_Begin"), "win.open-uri");
  hu_offer_card_set_target (offer, g_variant_new_string (uri));
  hu_offer_card_set_time (offer, 20);
  /* A user who moves a counter or asks something needs no offer, and the answer needs the room. */
  g_signal_connect_object (self->map, "shown-changed", G_CALLBACK (hu_offer_card_end), offer, G_CONNECT_SWAPPED);
  hu_offer_card_show (offer, GTK_WINDOW (hu_section_get_window (HU_SECTION (self))));
}
