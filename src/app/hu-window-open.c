/*
 * Opening a file in the window: at once, or once a thread has read it, while the
 * window goes on with what it shows.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-palette.h"
#include "hu-recent.h"
#include "hu-settings.h"
#include "hu-shipped.h"
#include "hu-window-private.h"

#define PATIENCE 500 /* ms before it is worth telling that something is opened */

struct _HuOpening
{
  HuWindow     *window;
  GFile        *file;
  guint         position;    /* to be looked at, or HU_WINDOW_AT_PRESENT */
  GCancellable *cancellable;
  HuGame       *game;        /* that is left for it; or NULL */
  HuWorkshop   *draft;       /* likewise */
  gboolean      touched;     /* meanwhile somebody went on with what is left */
  AdwToast     *toast;       /* tells of it; or NULL */
  guint         timeout;
};

/**
 * hu_window_open_loaded:
 * @self: a window
 * @loaded: (transfer full): what was read
 *
 * Opens it in place of the present game, without asking.  A file that comes
 * with the program becomes a game without a file.  One that cannot be opened
 * leaves everything as it is, and the panel above the map says why.
 *
 * Returns: whether it is open
 */
gboolean
hu_window_open_loaded (HuWindow *self,
                       HuLoaded *loaded)
{
  g_autoptr(HuLoaded) content = loaded;
  g_autofree char *name = NULL;
  gboolean shipped;

  g_return_val_if_fail (HU_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (loaded != NULL, FALSE);

  name = hu_file_dup_name (content->file);
  if (hu_faults_get_n (content->faults) > 0)
    hu_fault_panel_show_faults (self->faults, name, content->faults);
  if (content->game == NULL)
    {
      _hu_window_offer_mending (self, content->file);
      return FALSE;
    }

  if (hu_faults_get_n (content->faults) == 0)
    hu_fault_panel_dismiss (self->faults);

  _hu_window_close_workshop (self);
  shipped = hu_shipped_is (content->file);
  self->painter = g_steal_pointer (&content->painter);
  _hu_window_set_lesson_file (self, content->file);
  g_set_object (&self->source, content->file);
  hu_document_adopt (self->document, content->game, shipped ? NULL : content->file);
  _hu_window_remember_last (self);
  if (!shipped)
    hu_recent_remember (content->file);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));

  return TRUE;
}

/**
 * hu_window_open:
 * @self: a window
 * @file: what to open
 *
 * Reads @file and does as hu_window_open_loaded().
 *
 * Returns: whether it is open
 */
gboolean
hu_window_open (HuWindow *self,
                GFile    *file)
{
  g_return_val_if_fail (HU_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return hu_window_open_loaded (self, hu_loaded_new (file));
}

/* --- In a thread --- */

/* Nothing more is told of it. */
static void
hush (HuOpening *self)
{
  g_autoptr(AdwToast) toast = g_steal_pointer (&self->toast);

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (toast == NULL)
    return;

  g_signal_handlers_disconnect_by_data (toast, self);
  adw_toast_dismiss (toast);
}

static void
opening_free (HuOpening *self)
{
  hush (self);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->game);
  g_clear_object (&self->draft);
  g_object_unref (self->file);
  g_object_unref (self->cancellable);
  g_object_unref (self->window);
  g_free (self);
}

static void
touched_cb (HuOpening *self)
{
  self->touched = TRUE;
}

/* What somebody did while the file was read was not there when he was asked about his changes. */
static gboolean
has_changes (const HuOpening *self)
{
  HuDocument *document = self->window->document;
  gboolean other = hu_document_get_game (document) != self->game || hu_document_get_draft (document) != self->draft;

  return (self->touched || other) && hu_document_get_modified (document);
}

typedef struct
{
  gint64   frame; /* in which everything learnt of the game */
  gboolean left;  /* the start page */
} Arrival;

static gboolean
arrive_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  HuWindow *self = HU_WINDOW (widget);
  Arrival *arrival = data;

  if (gdk_frame_clock_get_frame_counter (clock) <= arrival->frame)
    return G_SOURCE_CONTINUE;

  if (!arrival->left)
    _hu_window_leave_start (self);
  gtk_widget_set_opacity (adw_flap_get_flap (self->flap), arrival->left ? 1 : 0);
  if (!arrival->left)
    {
      arrival->left = TRUE;
      return G_SOURCE_CONTINUE;
    }

  self->arrives = FALSE;

  return G_SOURCE_REMOVE;
}

/* In place of the start page: everything learns of the game in one frame; the next is the first that lays it out, and
 * paints the map; what is beside the map is painted in the third. */
static gboolean
open_in_frames (HuWindow *window,
                HuLoaded *loaded)
{
  Arrival *arrival;

  if (window->arrives || !_hu_window_is_at_start (window) || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return hu_window_open_loaded (window, loaded);

  window->arrives = TRUE;
  if (!hu_window_open_loaded (window, loaded))
    {
      window->arrives = FALSE;
      return FALSE;
    }

  arrival = g_new0 (Arrival, 1);
  arrival->frame = gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (GTK_WIDGET (window))) + 1;
  gtk_widget_add_tick_callback (GTK_WIDGET (window), arrive_cb, arrival, g_free);

  return TRUE;
}

static void
open_it (HuOpening *self,
         HuLoaded  *loaded)
{
  HuWindow *window = self->window;
  guint position = self->position;

  if (!open_in_frames (window, loaded) || position == HU_WINDOW_AT_PRESENT)
    return;

  /* A lesson goes on at its step by itself. */
  if (hu_lesson_panel_get_lesson (window->lesson_panel) == NULL &&
      position < hu_game_get_head (hu_document_get_game (window->document)))
    hu_game_look_at (hu_document_get_game (window->document), position);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  HuOpening *self = data;
  g_autoptr(HuLoaded) loaded = hu_loaded_new_finish (result, NULL);

  if (loaded != NULL && self->window->opening == self)
    {
      self->window->opening = NULL;
      if (has_changes (self))
        _hu_window_replace (self->window, self->file);
      else
        open_it (self, g_steal_pointer (&loaded));
    }
  opening_free (self);
}

static void
dismissed_cb (HuOpening *self)
{
  g_clear_object (&self->toast);
}

static void
tell_cb (gpointer data)
{
  HuOpening *self = data;
  g_autofree char *name = hu_file_dup_name (self->file);
  g_autofree char *text = NULL;
  g_autofree char *escaped = NULL;

  self->timeout = 0;
  /* Translators: %s is the name of a file */
  text = g_strdup_printf (_("Opening “%s”…"), name);
  escaped = g_markup_escape_text (text, -1);
  self->toast = g_object_ref (adw_toast_new (escaped));
  adw_toast_set_timeout (self->toast, 0);
  adw_toast_set_priority (self->toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_set_button_label (self->toast, _("_Cancel"));
  adw_toast_set_action_name (self->toast, "win.stop-opening");
  g_signal_connect_swapped (self->toast, "dismissed", G_CALLBACK (dismissed_cb), self);
  adw_toast_overlay_add_toast (self->window->toasts, g_object_ref (self->toast));
}

/* A map that has not been seen yet has no size. */
static void
get_first_view (HuWindow    *self,
                HuFirstView *view)
{
  GtkWidget *map = GTK_WIDGET (self->map);

  view->width = gtk_widget_get_width (map);
  view->height = gtk_widget_get_height (map);
  view->scale = gtk_widget_get_scale_factor (map);
  view->theme = hu_palette_kind ();
  view->style = hu_settings_get_style ();
}

/* Opens @file in place of the present game, without asking, once it is read; until then the window goes on with what
 * it shows. */
void
_hu_window_open_later (HuWindow *self,
                       GFile    *file,
                       guint     position)
{
  HuOpening *opening = g_new0 (HuOpening, 1);
  HuFirstView view;

  _hu_window_stop_opening (self);
  self->opening = opening;
  opening->window = g_object_ref (self);
  opening->file = g_object_ref (file);
  opening->position = position;
  opening->cancellable = g_cancellable_new ();
  g_set_object (&opening->game, hu_document_get_game (self->document));
  g_set_object (&opening->draft, hu_document_get_draft (self->document));
  if (opening->game != NULL)
    {
      g_signal_connect_swapped (opening->game, "changed", G_CALLBACK (touched_cb), opening);
      g_signal_connect_swapped (opening->game, "variations-changed", G_CALLBACK (touched_cb), opening);
    }
  if (opening->draft != NULL)
    g_signal_connect_swapped (opening->draft, "changed", G_CALLBACK (touched_cb), opening);
  opening->timeout = g_timeout_add_once (PATIENCE, tell_cb, opening);

  get_first_view (self, &view);
  hu_loaded_new_async (file, &view, opening->cancellable, loaded_cb, opening);
}

/* What is being read is not opened any more. */
void
_hu_window_stop_opening (HuWindow *self)
{
  HuOpening *opening = g_steal_pointer (&self->opening);

  if (opening == NULL)
    return;

  hush (opening);
  g_cancellable_cancel (opening->cancellable);
}

static void
stop_opening_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  _hu_window_stop_opening (HU_WINDOW (widget));
}

void
_hu_window_install_open_action (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.stop-opening", NULL, stop_opening_action);
}
