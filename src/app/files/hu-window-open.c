/*
 * Opening a file in the window: at once, or after a thread has read it, while the window stays as it is.
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
#define AGAIN 100    /* ms until the next check whether the open question has been answered */

struct _HuOpening
{
  HuWindow     *window;      /* weak: NULL once it has gone */
  GFile        *file;
  guint         position;    /* to be looked at, or HU_WINDOW_AT_PRESENT */
  GCancellable *cancellable;
  HuLoaded     *loaded;      /* the file's content, while it waits for an answer to another question; or NULL */
  HuGame       *game;        /* that is left for it; or NULL */
  HuWorkshop   *draft;       /* likewise */
  gboolean      touched;     /* meanwhile somebody went on with what is left */
  guint         timeout;
};

/**
 * hu_window_open_loaded:
 * @self: a window
 * @loaded: (transfer full): a file that was read
 *
 * Opens it in place of the present game, without asking. A file that comes with the program becomes a game
 * without a file. If it cannot be opened, everything stays as it is, and the panel above the map gives the
 * reason.
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
  _hu_window_offer_copy (self, content->file);
  if (hu_faults_get_n (content->faults) > 0)
    hu_fault_panel_show_faults (self->faults, name, content->faults);
  if (content->game == NULL)
    {
      _hu_window_offer_mending (self, content->file, content->refused);
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
 * @file: the file to open
 *
 * Reads @file and does the same as hu_window_open_loaded().
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

/* Takes the place of another that was under way, or NULL. */
static void
set_opening (HuWindow  *self,
             HuOpening *opening)
{
  self->opening = opening;
  gtk_widget_set_visible (self->opening_bar, FALSE);
  gtk_spinner_stop (self->opening_spinner);
}

static void
opening_free (HuOpening *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->game);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->loaded, hu_loaded_free);
  g_object_unref (self->file);
  g_object_unref (self->cancellable);
  g_clear_weak_pointer (&self->window);
  g_free (self);
}

static void
touched_cb (HuOpening *self)
{
  self->touched = TRUE;
}

/* Changes made while the file was read were not covered by the question about unsaved changes. */
static gboolean
has_changes (const HuOpening *self)
{
  HuDocument *document = self->window->document;
  gboolean other = hu_document_get_game (document) != self->game || hu_document_get_draft (document) != self->draft;

  return (self->touched || other) && hu_document_get_modified (document);
}

static gboolean
arrive_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  HuWindow *self = HU_WINDOW (widget);

  if (gdk_frame_clock_get_frame_counter (clock) <= *(gint64 *) data || !hu_turns_are_over (self->turns))
    return G_SOURCE_CONTINUE;

  self->arrives = FALSE;
  _hu_window_leave_start (self);

  return G_SOURCE_REMOVE;
}

/* Opens the game behind the start page: all parts take it over and are measured before they become visible. */
static gboolean
open_in_frames (HuWindow *window,
                HuLoaded *loaded)
{
  gint64 *frame;

  if (window->arrives || !_hu_window_is_at_start (window) || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return hu_window_open_loaded (window, loaded);

  window->arrives = TRUE;
  if (!hu_window_open_loaded (window, loaded))
    {
      window->arrives = FALSE;
      return FALSE;
    }

  frame = g_new (gint64, 1);
  *frame = gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (GTK_WIDGET (window))) + 1;
  gtk_widget_add_tick_callback (GTK_WIDGET (window), arrive_cb, frame, g_free);

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

/* A question about the present game must be answered before another one opens, because the answer would be
 * applied to the new one. */
static gboolean
is_asked (HuWindow *self)
{
  g_autoptr(GList) all = gtk_window_list_toplevels ();
  gboolean asked = self->chooser != NULL;

  for (GList *l = all; l != NULL && !asked; l = l->next)
    asked = GTK_IS_WINDOW (l->data) && gtk_window_get_transient_for (l->data) == GTK_WINDOW (self) &&
            gtk_window_get_modal (l->data) && gtk_widget_get_visible (l->data);

  return asked;
}

static void
finish (gpointer data)
{
  HuOpening *self = data;
  HuWindow *window = self->window;

  self->timeout = 0;
  /* The window has gone, or wants it no more. */
  if (window == NULL || window->opening != self)
    {
      opening_free (self);
      return;
    }
  if (is_asked (window))
    {
      self->timeout = g_timeout_add_once (AGAIN, finish, self);
      return;
    }

  /* Text that is still being typed there counts as a change too. */
  if (window->workshop != NULL)
    gtk_window_set_focus (GTK_WINDOW (window), NULL);
  set_opening (window, NULL);
  if (has_changes (self))
    _hu_window_replace (window, self->file);
  else
    open_it (self, g_steal_pointer (&self->loaded));
  opening_free (self);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  HuOpening *self = data;

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->loaded = hu_loaded_new_finish (result, NULL);
  if (self->loaded != NULL)
    finish (self);
  else
    opening_free (self);
}

static void
tell_cb (gpointer data)
{
  HuOpening *self = data;
  g_autofree char *name = hu_file_dup_name (self->file);
  g_autofree char *text = NULL;

  self->timeout = 0;
  if (self->window == NULL)
    return;

  /* Translators: %s is the name of a file */
  text = g_strdup_printf (_("Opening “%s”…"), name);
  gtk_label_set_text (self->window->opening_label, text);
  gtk_widget_set_visible (self->window->opening_bar, TRUE);
  gtk_spinner_start (self->window->opening_spinner);
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

/* Opens @file in place of the present game, without asking, once it is read; until then the window stays as it is. */
void
_hu_window_open_later (HuWindow *self,
                       GFile    *file,
                       guint     position)
{
  HuOpening *opening = g_new0 (HuOpening, 1);
  HuFirstView view;

  _hu_window_stop_opening (self);
  set_opening (self, opening);
  g_set_weak_pointer (&opening->window, self);
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

/* Cancels opening the file that is being read. */
void
_hu_window_stop_opening (HuWindow *self)
{
  HuOpening *opening = self->opening;

  if (opening == NULL)
    return;

  set_opening (self, NULL);
  /* A file that has been read already is dropped in its timeout. */
  if (opening->loaded == NULL)
    g_clear_handle_id (&opening->timeout, g_source_remove);
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
