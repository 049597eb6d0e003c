/*
 * Lessons in the window: the panel beside the map, its actions, and storing the learner's progress.
 */
#include "config.h"

#include "hu-lesson-section.h"

#include <glib/gi18n-lib.h>

#include "hu-answer-click.h"
#include "hu-file-name.h"
#include "hu-lesson-panel.h"
#include "hu-mastery.h"
#include "hu-message.h"
#include "hu-progress.h"
#include "hu-shipped.h"

struct _HuLessonSection
{
  HuSection      parent_instance;

  HuMapView     *map;     /* borrowed, like the other widgets */
  HuMeterPanel  *meters;
  HuLessonPanel *panel;
  char          *id;      /* of the program's own lesson that is open, for its progress; or NULL */
  guint          fetched; /* the step that the map was moved to, + 1; 0: none */
  guint          fetching; /* tick callback, or 0 */
};

G_DEFINE_FINAL_TYPE (HuLessonSection, hu_lesson_section, HU_TYPE_SECTION)

static HuLesson *
get_lesson (gpointer self)
{
  return hu_lesson_panel_get_lesson (HU_LESSON_SECTION (self)->panel);
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
  if (hu_progress_set (progress, self->id, step, finished, &error))
    return;

  /* Translators: %s says why */
  text = g_strdup_printf (_("Your progress could not be saved: %s"), error->message);
  hu_message_toast (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), text);
}

/* --- What the step looks at --- */

static void
light_meters (HuLessonSection    *self,
              const HuLessonStep *step)
{
  g_autoptr(GArray) kinds = hu_meter_kinds_list ();

  for (guint k = 0; k < kinds->len; k++)
    {
      HuMeterKind kind = g_array_index (kinds, HuMeterKind, k);
      HuMeterCard *card = hu_meter_panel_get_card (self->meters, kind);
      gboolean lit = FALSE;

      for (guint i = 0; step != NULL && i < step->meters->len; i++)
        lit |= g_array_index (step->meters, HuMeterKind, i) == kind;
      if (card != NULL && lit)
        gtk_widget_add_css_class (GTK_WIDGET (card), "hu-lesson-lit");
      else if (card != NULL)
        gtk_widget_remove_css_class (GTK_WIDGET (card), "hu-lesson-lit");
    }
}

static void
update (HuSection *self,
        HuGame    *game)
{
  HuLesson *lesson = get_lesson (self);
  const HuLessonStep *step = lesson != NULL ? hu_lesson_get_step (lesson) : NULL;
  gboolean open = step != NULL && hu_lesson_get_status (lesson) == HU_LESSON_OPEN;

  hu_section_enable (self, "lesson-next", step != NULL && !open);
  hu_section_enable (self, "lesson-back", step != NULL && hu_lesson_get_index (lesson) > 0);
  hu_section_enable (self, "lesson-hint", open && hu_lesson_has_hint (lesson));
  hu_section_enable (self, "lesson-play", open && step->kind == HU_STEP_WATCH);
  hu_section_enable (self, "lesson-show", open && step->kind != HU_STEP_WATCH);
  hu_section_enable (self, "lesson-again", step != NULL);
  hu_section_enable (self, "lesson-leave", step != NULL);
}

/* --- Where the step is --- */

#define READABLE 24 /* pixels from the centre of a hex to its corner, below which it is hard to read */
#define COMFORTABLE 40
#define AROUND 4.5 /* map units */

static HuBox
find_box (HuLessonSection *self,
          const GArray    *hexes)
{
  const HuGrid *grid = hu_game_get_scenario (hu_section_get_game (HU_SECTION (self)))->map->grid;
  double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = 0, bottom = 0;

  for (guint i = 0; i < hexes->len; i++)
    {
      HuPoint centre = hu_geometry_centre (grid, g_array_index (hexes, HuHex, i));

      left = MIN (left, centre.x - AROUND);
      top = MIN (top, centre.y - AROUND);
      right = MAX (right, centre.x + AROUND);
      bottom = MAX (bottom, centre.y + AROUND);
    }

  return (HuBox) { left, top, right - left, bottom - top };
}

/* If the map is readable at its present scale, only brings the step's hexes into view; otherwise zooms in on them. */
static void
fetch (HuLessonSection *self,
       const GArray    *hexes)
{
  HuMapState *state = hu_map_view_get_state (self->map);
  const HuViewport *viewport = hu_map_state_get_viewport (state);
  HuBox box = find_box (self, hexes);
  double scale = MIN (MIN (viewport->width / box.width, viewport->height / box.height), COMFORTABLE);
  gboolean near = viewport->scale < READABLE && scale > viewport->scale;

  if (near)
    hu_map_state_zoom_at (state, scale / viewport->scale, viewport->width / 2.0, viewport->height / 2.0);
  hu_map_state_show_box (state, box, near);
}

/* The map has no size before it is seen for the first time. */
static gboolean
fetch_cb (GtkWidget     *map,
          GdkFrameClock *clock,
          gpointer       data)
{
  HuLessonSection *self = data;
  g_autoptr(GArray) hexes = NULL;

  if (hu_map_state_get_viewport (hu_map_view_get_state (self->map))->width <= 0)
    return G_SOURCE_CONTINUE;

  self->fetching = 0;
  hexes = get_lesson (self) != NULL ? hu_lesson_panel_list_look (self->panel) : NULL;
  if (hexes != NULL && hexes->len > 0)
    fetch (self, hexes);

  return G_SOURCE_REMOVE;
}

/* Once a step: afterwards the learner looks where he likes. */
static void
fetch_step (HuLessonSection *self)
{
  HuLesson *lesson = get_lesson (self);
  guint step = lesson != NULL ? hu_lesson_get_index (lesson) + 1 : 0;

  if (step != self->fetched)
    hu_session_put_away (get_session (self));
  if (step != self->fetched && step > 0 && self->fetching == 0)
    self->fetching = gtk_widget_add_tick_callback (GTK_WIDGET (self->map), fetch_cb, g_object_ref (self), g_object_unref);
  self->fetched = step;
}

/* Where the step first plays events, an instrument or a drag could play them. */
static const HuFact *
find_question (HuLesson *lesson)
{
  const HuLessonStep *step = lesson != NULL ? hu_lesson_get_step (lesson) : NULL;
  gboolean asks = step != NULL && hu_lesson_get_status (lesson) == HU_LESSON_OPEN;

  return asks ? step->ask : NULL;
}

static void
look_changed_cb (HuLessonSection *self)
{
  HuLesson *lesson = get_lesson (self);

  update (HU_SECTION (self), hu_section_get_game (HU_SECTION (self)));
  light_meters (self, lesson != NULL ? hu_lesson_get_step (lesson) : NULL);
  if (lesson != NULL)
    {
      g_autoptr(GArray) hexes = hu_lesson_panel_list_look (self->panel);

      hu_session_set_lit (get_session (self), hexes->len > 0 ? hexes : NULL);
    }
  fetch_step (self);
  hu_session_set_question (get_session (self), find_question (lesson));
}

static void
set_lesson (HuLessonSection *self,
            HuLesson        *lesson)
{
  hu_session_set_course (get_session (self), lesson != NULL ? HU_MODE_LESSON : HU_MODE_PLAY);
  hu_lesson_panel_set_lesson (self->panel, lesson);
  if (lesson == NULL)
    look_changed_cb (self);
}

static void
offer_more (HuSection *self)
{
  AdwToast *toast = adw_toast_new (_("You have finished the lesson."));

  adw_toast_set_button_label (toast, _("_More Lessons"));
  adw_toast_set_action_name (toast, "win.start-page");
  adw_toast_set_timeout (toast, 12);
  hu_message_add_toast (GTK_WIDGET (hu_section_get_window (self)), toast);
}

/* --- Actions --- */

static void
next_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  HuLesson *lesson = get_lesson (self);
  guint at = hu_lesson_get_index (lesson);
  const GPtrArray *clauses = hu_lesson_get_step (lesson)->clauses;

  hu_mastery_read ((const HuClauseId *) clauses->pdata, clauses->len);
  if (at + 1 < hu_lesson_get_n_steps (lesson))
    {
      hu_lesson_go_to (lesson, at + 1);
      keep_progress (self, at + 1, FALSE);
      return;
    }

  keep_progress (self, 0, TRUE);
  set_lesson (self, NULL);
  offer_more (self);
}

static void
back_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  HuLesson *lesson = get_lesson (self);

  hu_lesson_go_to (lesson, hu_lesson_get_index (lesson) - 1);
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
  hu_lesson_play (get_lesson (self));
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

/* The board stays, to be played with. */
static void
leave_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  set_lesson (self, NULL);
  hu_session_set_lit (get_session (self), NULL);
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
      if (step > 0 && step < hu_lesson_get_n_steps (lesson))
        hu_lesson_go_to (lesson, step);
      keep_progress (self, hu_lesson_get_index (lesson), FALSE);
    }
  set_lesson (self, lesson);
}

static void
hu_lesson_section_finalize (GObject *object)
{
  g_free (HU_LESSON_SECTION (object)->id);

  G_OBJECT_CLASS (hu_lesson_section_parent_class)->finalize (object);
}

static void
hu_lesson_section_class_init (HuLessonSectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hu_lesson_section_finalize;
  HU_SECTION_CLASS (klass)->set_game = set_game;
  HU_SECTION_CLASS (klass)->update = update;
}

static void
hu_lesson_section_init (HuLessonSection *self)
{
  self->panel = HU_LESSON_PANEL (hu_lesson_panel_new ());
  g_signal_connect_object (self->panel, "look-changed", G_CALLBACK (look_changed_cb), self, G_CONNECT_SWAPPED);
}

HuLessonSection *
hu_lesson_section_new (HuSession            *session,
                       AdwApplicationWindow *window,
                       HuMapView            *map,
                       GtkBox               *beside,
                       HuMeterPanel         *meters)
{
  static const GActionEntry entries[] = {
    { .name = "lesson-next", .activate = next_cb },
    { .name = "lesson-back", .activate = back_cb },
    { .name = "lesson-hint", .activate = hint_cb },
    { .name = "lesson-play", .activate = play_cb },
    { .name = "lesson-show", .activate = show_cb },
    { .name = "lesson-again", .activate = again_cb },
    { .name = "lesson-leave", .activate = leave_cb },
  };
  HuLessonSection *self = g_object_new (HU_TYPE_LESSON_SECTION, "session", session, "window", window, NULL);

  self->map = map;
  self->meters = meters;
  gtk_box_prepend (beside, GTK_WIDGET (self->panel));
  hu_answer_click_attach (map, hu_lesson_panel_get_answers (self->panel));
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
  AdwToast *toast;

  g_return_if_fail (HU_IS_LESSON_SECTION (self));

  if (last != NULL || first == NULL)
    return;

  uri = g_file_get_uri (first);
  toast = adw_toast_new (_("New here? The first lesson takes five minutes."));
  adw_toast_set_button_label (toast, _("_Begin"));
  adw_toast_set_action_name (toast, "win.open-uri");
  adw_toast_set_action_target_value (toast, g_variant_new_string (uri));
  adw_toast_set_timeout (toast, 20);
  hu_message_add_toast (GTK_WIDGET (hu_section_get_window (HU_SECTION (self))), toast);
}
