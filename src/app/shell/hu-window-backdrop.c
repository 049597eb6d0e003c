/*
 * The map's paper in the window: the form of its grid, and the background picture, which the window chooses and
 * stores beside the file.
 *
 * The picture's position is no part of the game. It is written beside the file at once, whether or not the game
 * is saved, and cannot be undone. A game without a file keeps it while it is open, and stores it beside its
 * file once it is saved.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-window-private.h"
#include "hu-workshop-grid-form.h"
#include "hu-workshop-pane.h"

#define SETTLED 400 /* ms without a change before it is written */

/* --- Beside the file --- */

static void
write_beside (HuWindow *self,
              GFile    *game)
{
  g_autoptr(GError) error = NULL;

  g_clear_handle_id (&self->backdrop_timeout, g_source_remove);
  self->backdrop_edited = FALSE;
  if (!hu_backdrop_save (self->backdrop, game, &error))
    {
      /* Translators: %s says why, in the words of the system */
      g_autofree char *text = g_strdup_printf (_("The background picture cannot be kept: %s"), error->message);

      _hu_window_toast (self, text);
    }
}

static void
settled_cb (gpointer data)
{
  HuWindow *self = data;

  self->backdrop_timeout = 0;
  if (self->backdrop_home != NULL)
    write_beside (self, self->backdrop_home);
}

/* At once, what waits to be written. */
static void
flush (HuWindow *self)
{
  if (self->backdrop_timeout != 0 && self->backdrop_home != NULL)
    write_beside (self, self->backdrop_home);
}

static void
backdrop_changed_cb (HuWindow *self)
{
  if (self->backdrop_reading)
    return;

  self->backdrop_edited = TRUE;
  if (self->backdrop_home == NULL)
    return;

  /* A slider that is being drawn changes it all the time. */
  g_clear_handle_id (&self->backdrop_timeout, g_source_remove);
  self->backdrop_timeout = g_timeout_add_once (SETTLED, settled_cb, self);
}

/* Reads what lies beside the game, once. */
static void
read_beside (HuWindow *self)
{
  g_autoptr(GError) error = NULL;

  if (self->backdrop_read || self->backdrop_home == NULL)
    return;

  self->backdrop_read = TRUE;
  self->backdrop_reading = TRUE;
  if (!hu_backdrop_load (self->backdrop, self->backdrop_home, &error))
    {
      g_autoptr(GFile) beside = hu_backdrop_file_for (self->backdrop_home);
      g_autofree char *name = g_file_get_parse_name (beside);
      /* Translators: %1$s is a file, %2$s says why it cannot be read, in the words of the system */
      g_autofree char *text = g_strdup_printf (_("“%1$s” cannot be read, so no background picture is shown: %2$s"),
                                               name, error->message);

      _hu_window_toast (self, text);
    }
  self->backdrop_reading = FALSE;
}

/* For another game, forgets its pictures, because none is known yet. A draft that leaves the workshop to be
 * played is the same game. */
static void
game_replaced_cb (HuWindow *self)
{
  if (self->workshop != NULL)
    return;

  flush (self);
  self->backdrop_reading = TRUE;
  hu_backdrop_set_picture (self->backdrop, NULL);
  self->backdrop_reading = FALSE;
  self->backdrop_read = self->backdrop_edited = FALSE;
  g_set_object (&self->backdrop_home, hu_document_get_file (self->document));
}

/* When the game is saved elsewhere, the picture's data go along; data beside an overwritten file belonged to
 * that file. */
static void
saved_cb (HuWindow *self)
{
  GFile *file = hu_document_get_file (self->document);
  gboolean elsewhere = self->backdrop_home == NULL || !g_file_equal (file, self->backdrop_home);

  if (elsewhere)
    {
      read_beside (self);
      g_set_object (&self->backdrop_home, file);
      self->backdrop_read = TRUE;
    }
  if (elsewhere || self->backdrop_edited)
    write_beside (self, file);
}

void
_hu_window_init_backdrop (HuWindow *self)
{
  self->backdrop = hu_backdrop_new ();
  g_signal_connect_object (self->backdrop, "changed", G_CALLBACK (backdrop_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "notify::game", G_CALLBACK (game_replaced_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->document, "saved", G_CALLBACK (saved_cb), self, G_CONNECT_SWAPPED);
}

HuBackdrop *
_hu_window_enter_backdrop (HuWindow *self)
{
  read_beside (self);

  return self->backdrop;
}

void
_hu_window_dispose_backdrop (HuWindow *self)
{
  if (self->backdrop != NULL)
    flush (self);
  g_clear_handle_id (&self->backdrop_timeout, g_source_remove);
  g_clear_object (&self->backdrop_home);
  g_clear_object (&self->backdrop);
}

/* --- The actions --- */

static HuWorkshopBench *
get_bench (GtkWidget *widget)
{
  HuWindow *self = HU_WINDOW (widget);

  return self->workshop != NULL ? hu_workshop_pane_get_bench (self->workshop) : NULL;
}

static void
add_filters (GtkFileChooser *chooser)
{
  g_autoptr(GtkFileFilter) pictures = gtk_file_filter_new ();
  g_autoptr(GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (pictures, _("Pictures (PNG, JPEG)"));
  gtk_file_filter_add_mime_type (pictures, "image/png");
  gtk_file_filter_add_mime_type (pictures, "image/jpeg");
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, pictures);
  gtk_file_chooser_add_filter (chooser, all);
}

void
_hu_window_choose_backdrop (HuWindow *self,
                            GFile    *picture)
{
  HuWorkshopBench *bench = get_bench (GTK_WIDGET (self));
  g_autoptr(GError) error = NULL;

  if (bench == NULL)
    return;

  /* A file that is no picture is refused, and the previous picture stays. */
  if (hu_backdrop_check (picture, &error))
    hu_workshop_backdrop_choose (bench->picture, picture);
  else
    _hu_window_toast (self, error->message);
}

static void
response_cb (HuWindow             *self,
             int                   response,
             GtkFileChooserNative *native)
{
  g_autoptr(GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));

  g_clear_object (&self->chooser);
  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    _hu_window_choose_backdrop (self, file);
}

static void
choose_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);

  if (get_bench (widget) == NULL || self->chooser != NULL)
    return;

  hu_workshop_pane_show (self->workshop, "map");
  self->chooser = gtk_file_chooser_native_new (_("Choose a Background Picture"), GTK_WINDOW (self),
                                               GTK_FILE_CHOOSER_ACTION_OPEN, _("_Open"), _("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  add_filters (GTK_FILE_CHOOSER (self->chooser));
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (response_cb), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
show_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuBackdrop *backdrop = HU_WINDOW (widget)->backdrop;

  if (get_bench (widget) != NULL && hu_backdrop_get_picture (backdrop) != NULL)
    hu_backdrop_set_visible (backdrop, !hu_backdrop_get_visible (backdrop));
}

static void
align_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HuWindow *self = HU_WINDOW (widget);
  HuWorkshopBench *bench = get_bench (widget);

  if (bench == NULL)
    return;

  hu_workshop_pane_show (self->workshop, "map");
  if (hu_workshop_backdrop_get_status (bench->picture) != HU_BACKDROP_READY)
    {
      _hu_window_toast (self, _("Choose a background picture first."));
      return;
    }
  hu_workshop_align_begin (bench->align);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
}

static void
remove_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  if (get_bench (widget) != NULL)
    hu_backdrop_set_picture (HU_WINDOW (widget)->backdrop, NULL);
}

static void
grid_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HuWorkshopBench *bench = get_bench (widget);

  if (bench == NULL)
    return;

  /* A picture that is being aligned is aligned with a grid. */
  hu_workshop_align_end (bench->align);
  gtk_window_present (GTK_WINDOW (hu_workshop_grid_form_new (GTK_WINDOW (widget), bench->shop)));
}

void
_hu_window_update_backdrop (HuWindow *self)
{
  static const char * const names[] = {
    "win.grid", "win.backdrop", "win.backdrop-show", "win.backdrop-align", "win.backdrop-remove",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), names[i], self->workshop != NULL);
}

void
_hu_window_install_backdrop_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.grid", NULL, grid_action);
  gtk_widget_class_install_action (widget_class, "win.backdrop", NULL, choose_action);
  gtk_widget_class_install_action (widget_class, "win.backdrop-show", NULL, show_action);
  gtk_widget_class_install_action (widget_class, "win.backdrop-align", NULL, align_action);
  gtk_widget_class_install_action (widget_class, "win.backdrop-remove", NULL, remove_action);
}
