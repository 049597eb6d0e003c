/*
 * Lessons in the window: the panel beside the map, its actions, and storing the learner's progress.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-lesson-panel.h"
#include "hu-progress.h"
#include "hu-shipped.h"
#include "hu-window-private.h"

static HuLesson *
get_lesson (HuWindow *self)
{
  return hu_lesson_panel_get_lesson (self->lesson_panel);
}

static HuProgress *
open_progress (void)
{
  g_autofree char *path = hu_progress_dup_path ();

  return hu_progress_new (path);
}

static void
keep_progress (HuWindow *self,
               guint     step,
               gboolean  finished)
{
  g_autoptr(HuProgress) progress = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;

  if (self->lesson_id == NULL)
    return;

  progress = open_progress ();
  if (hu_progress_set (progress, self->lesson_id, step, finished, &error))
    return;

  /* Translators: %s says why */
  text = g_strdup_printf (_("Your progress could not be kept: %s"), error->message);
  _hu_window_toast (self, text);
}

/* --- What the step looks at --- */

static void
light_meters (HuWindow           *self,
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

void
_hu_window_update_lesson_actions (HuWindow *self)
{
  HuLesson *lesson = get_lesson (self);
  const HuLessonStep *step = lesson != NULL ? hu_lesson_get_step (lesson) : NULL;
  HuLessonStatus status = lesson != NULL ? hu_lesson_get_status (lesson) : HU_LESSON_OPEN;
  gboolean open = step != NULL && status == HU_LESSON_OPEN;
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "win.lesson-next", step != NULL && !open);
  gtk_widget_action_set_enabled (widget, "win.lesson-back", step != NULL && hu_lesson_get_index (lesson) > 0);
  gtk_widget_action_set_enabled (widget, "win.lesson-hint", open &&
                                 hu_lesson_get_n_hints (lesson) < step->hints->len);
  gtk_widget_action_set_enabled (widget, "win.lesson-play", open && step->kind == HU_STEP_WATCH);
  gtk_widget_action_set_enabled (widget, "win.lesson-show", open && step->kind != HU_STEP_WATCH);
  gtk_widget_action_set_enabled (widget, "win.lesson-again", step != NULL);
  gtk_widget_action_set_enabled (widget, "win.lesson-leave", step != NULL);
}

/* --- Where the step is --- */

#define READABLE 24 /* pixels from the centre of a hex to its corner, below which it is hard to read */
#define COMFORTABLE 40
#define AROUND 4.5 /* map units */

static HuBox
find_box (HuWindow     *self,
          const GArray *hexes)
{
  const HuGrid *grid = hu_game_get_scenario (hu_document_get_game (self->document))->map->grid;
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
fetch (HuWindow     *self,
       const GArray *hexes)
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
  HuWindow *self = HU_WINDOW (gtk_widget_get_root (map));
  g_autoptr(GArray) hexes = NULL;

  if (hu_map_state_get_viewport (hu_map_view_get_state (self->map))->width <= 0)
    return G_SOURCE_CONTINUE;

  self->fetching = 0;
  hexes = get_lesson (self) != NULL ? hu_lesson_panel_list_look (self->lesson_panel) : NULL;
  if (hexes != NULL && hexes->len > 0)
    fetch (self, hexes);

  return G_SOURCE_REMOVE;
}

/* Once a step: afterwards the learner looks where he likes. */
static void
fetch_step (HuWindow *self)
{
  HuLesson *lesson = get_lesson (self);
  guint step = lesson != NULL ? hu_lesson_get_index (lesson) + 1 : 0;

  if (step != self->fetched)
    _hu_window_put_away_instruments (self);
  if (step != self->fetched && step > 0 && self->fetching == 0)
    self->fetching = gtk_widget_add_tick_callback (GTK_WIDGET (self->map), fetch_cb, NULL, NULL);
  self->fetched = step;
}

static void
look_changed_cb (HuWindow *self)
{
  HuLesson *lesson = get_lesson (self);

  _hu_window_update_lesson_actions (self);
  light_meters (self, lesson != NULL ? hu_lesson_get_step (lesson) : NULL);
  if (lesson != NULL)
    {
      g_autoptr(GArray) hexes = hu_lesson_panel_list_look (self->lesson_panel);

      hu_map_view_light (self->map, hexes->len > 0 ? hexes : NULL);
    }
  fetch_step (self);
  _hu_window_update_veil (self);
}

static void
offer_more (HuWindow *self)
{
  AdwToast *toast = adw_toast_new (_("The lesson is done."));

  adw_toast_set_button_label (toast, _("_More Lessons"));
  adw_toast_set_action_name (toast, "win.start-page");
  adw_toast_set_timeout (toast, 12);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* --- Actions --- */

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  HuLesson *lesson = get_lesson (self);
  guint at = hu_lesson_get_index (lesson);

  if (at + 1 < hu_lesson_get_n_steps (lesson))
    {
      hu_lesson_go_to (lesson, at + 1);
      keep_progress (self, at + 1, FALSE);
      return;
    }

  keep_progress (self, 0, TRUE);
  hu_lesson_panel_set_lesson (self->lesson_panel, NULL);
  offer_more (self);
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  HuLesson *lesson = get_lesson (self);

  hu_lesson_go_to (lesson, hu_lesson_get_index (lesson) - 1);
  keep_progress (self, hu_lesson_get_index (lesson), FALSE);
}

static void
hint_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hu_lesson_take_hint (get_lesson (HU_WINDOW (widget)));
}

static void
play_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hu_lesson_play (get_lesson (HU_WINDOW (widget)));
}

static void
show_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hu_lesson_show (get_lesson (HU_WINDOW (widget)));
}

static void
again_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  hu_lesson_begin_again (get_lesson (HU_WINDOW (widget)));
}

/* The board stays, to be played with. */
static void
leave_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  hu_lesson_panel_set_lesson (self->lesson_panel, NULL);
  hu_map_view_light (self->map, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

void
_hu_window_install_lesson_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.lesson-next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "win.lesson-back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "win.lesson-hint", NULL, hint_action);
  gtk_widget_class_install_action (widget_class, "win.lesson-play", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "win.lesson-show", NULL, show_action);
  gtk_widget_class_install_action (widget_class, "win.lesson-again", NULL, again_action);
  gtk_widget_class_install_action (widget_class, "win.lesson-leave", NULL, leave_action);
}

/* For a newly opened game: starts a lesson of the program at the step that the learner had reached. */
void
_hu_window_update_lesson (HuWindow *self)
{
  HuGame *game = hu_document_get_game (self->document);
  g_autoptr(HuLesson) lesson = NULL;
  g_autoptr(HuProgress) progress = NULL;
  guint step;

  /* A game of somebody's own that has a log is his game. */
  if (game == NULL || hu_game_get_scenario (game)->lesson == NULL || hu_game_get_position (game) > 0)
    {
      hu_lesson_panel_set_lesson (self->lesson_panel, NULL);
      _hu_window_update_lesson_actions (self);
      return;
    }

  lesson = hu_lesson_new (game);
  if (self->lesson_id != NULL)
    {
      progress = open_progress ();
      step = hu_progress_get_step (progress, self->lesson_id);
      if (step > 0 && step < hu_lesson_get_n_steps (lesson))
        hu_lesson_go_to (lesson, step);
      keep_progress (self, hu_lesson_get_index (lesson), FALSE);
    }
  hu_lesson_panel_set_lesson (self->lesson_panel, lesson);
}

/**
 * hu_window_offer_first_lesson:
 * @self: a window
 *
 * Offers the first lesson to a user who has never started one.
 */
void
hu_window_offer_first_lesson (HuWindow *self)
{
  g_autoptr(HuProgress) progress = open_progress ();
  g_autofree char *last = hu_progress_dup_last (progress);
  g_autoptr(GFile) first = hu_shipped_dup_first_lesson ();
  g_autofree char *uri = NULL;
  AdwToast *toast;

  g_return_if_fail (HU_IS_WINDOW (self));

  if (last != NULL || first == NULL)
    return;

  uri = g_file_get_uri (first);
  toast = adw_toast_new (_("New here? The first lesson takes five minutes."));
  adw_toast_set_button_label (toast, _("_Begin"));
  adw_toast_set_action_name (toast, "win.open-uri");
  adw_toast_set_action_target_value (toast, g_variant_new_string (uri));
  adw_toast_set_timeout (toast, 20);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Stores the name of the file to open, which identifies a lesson in the progress. */
void
_hu_window_set_lesson_file (HuWindow *self,
                            GFile    *file)
{
  g_autofree char *name = hu_file_dup_name (file);

  g_clear_pointer (&self->lesson_id, g_free);
  if (hu_shipped_is (file) && g_str_has_suffix (name, ".hexgame"))
    self->lesson_id = g_strndup (name, strlen (name) - strlen (".hexgame"));
}

void
_hu_window_init_lesson (HuWindow *self)
{
  self->lesson_panel = HU_LESSON_PANEL (hu_lesson_panel_new ());
  gtk_box_prepend (GTK_BOX (self->map_frame), GTK_WIDGET (self->lesson_panel));
  g_signal_connect_object (self->lesson_panel, "look-changed", G_CALLBACK (look_changed_cb), self, G_CONNECT_SWAPPED);
  _hu_window_update_lesson_actions (self);
}
