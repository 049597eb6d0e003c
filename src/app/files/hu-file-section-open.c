/*
 * Opening a file in the window: at once, or after a thread has read it, while the window stays as it is.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hu-file-name.h"
#include "hu-last-game.h"
#include "hu-palette.h"
#include "hu-recent.h"
#include "hu-settings.h"
#include "hu-shipped.h"
#include "hu-file-section-private.h"

#define PATIENCE 500 /* ms before it is worth telling that something is opened */
#define AGAIN 100    /* ms until the next check whether the open question has been answered */

struct _HuOpening
{
  HuFileSection *section;    /* weak: NULL once it has gone */
  GFile        *file;
  guint         position;    /* to be looked at, or HU_FILE_AT_PRESENT */
  HuJob        *reading;     /* or NULL: it is read */
  HuLoaded     *loaded;      /* the file's content, while it waits for an answer to another question; or NULL */
  HuGame       *game;        /* that is left for it; or NULL */
  HuWorkshop   *draft;       /* likewise */
  gboolean      touched;     /* meanwhile somebody went on with what is left */
  guint         timeout;
};

static gboolean
remember_last_cb (gpointer data)
{
  HuFileSection *self = data;

  self->remembering = 0;
  hu_file_section_remember_last (self);

  return G_SOURCE_REMOVE;
}

/**
 * hu_file_section_open_loaded:
 * @loaded: (transfer full): a file that was read
 *
 * Opens it in place of the present game, without asking. A file that comes with the program, or the game in a report,
 * becomes a game without a file. If it cannot be opened, everything stays as it is, and the panel above the map gives the
 * reason.
 */
gboolean
hu_file_section_open_loaded (HuFileSection *self,
                       HuLoaded *loaded)
{
  g_autoptr(HuLoaded) content = loaded;
  g_autofree char *name = NULL;
  gboolean shipped, as_new;

  g_return_val_if_fail (HU_IS_FILE_SECTION (self), FALSE);
  g_return_val_if_fail (loaded != NULL, FALSE);

  name = hu_file_dup_name (content->file);
  if (content->foreign)
    {
      _hu_file_section_import (self, content->file);
      return FALSE;
    }
  _hu_file_section_offer_copy (self, content->file);
  if (hu_faults_get_n (content->faults) > 0)
    hu_fault_panel_show_faults (self->widgets.faults, name, content->faults);
  if (content->game == NULL)
    {
      _hu_file_section_offer_repair (self, content->file, content->refused);
      return FALSE;
    }

  if (hu_faults_get_n (content->faults) == 0)
    hu_fault_panel_dismiss (self->widgets.faults);

  g_signal_emit_by_name (self, "opens", content->file);
  shipped = hu_shipped_is (content->file);
  as_new = shipped || content->carried;
  hu_map_view_take_painter (self->map, g_steal_pointer (&content->painter));
  g_set_object (&self->source, content->file);
  hu_document_adopt (self->document, content->game, as_new ? NULL : content->file, &content->stamp);
  /* Saving waits for the disk, and the user waits for the map. */
  if (self->remembering == 0)
    self->remembering = g_idle_add (remember_last_cb, self);
  if (!shipped)
    hu_recent_remember (content->file);
  gtk_widget_grab_focus (GTK_WIDGET (self->map));

  return TRUE;
}

/* Reads @file and does the same as hu_file_section_open_loaded(). */
gboolean
hu_file_section_open (HuFileSection *self,
                GFile    *file)
{
  g_return_val_if_fail (HU_IS_FILE_SECTION (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return hu_file_section_open_loaded (self, hu_loaded_new (file));
}

/* --- In a thread --- */

/* Takes the place of another that was under way, or NULL. */
static void
set_opening (HuFileSection  *self,
             HuOpening *opening)
{
  self->opening = opening;
  hu_section_enable (HU_SECTION (self), "stop-opening", opening != NULL);
  gtk_widget_set_visible (self->widgets.opening_bar, FALSE);
  gtk_spinner_stop (self->widgets.opening_spinner);
}

static void
opening_free (HuOpening *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  hu_job_stop (&self->reading);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  if (self->draft != NULL)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  g_clear_object (&self->game);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->loaded, hu_loaded_free);
  g_object_unref (self->file);
  g_clear_weak_pointer (&self->section);
  g_free (self);
}

static void
touched_cb (HuOpening *self)
{
  self->touched = TRUE;
}

/* A game that was opened behind the start page. */
typedef struct
{
  HuFileSection *section; /* weak */
  gint64         frame;   /* not before this one */
} Arrival;

static void
arrival_free (gpointer data)
{
  Arrival *self = data;

  g_clear_weak_pointer (&self->section);
  g_free (self);
}

static gboolean
arrive_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  Arrival *arrival = data;
  HuFileSection *self = arrival->section;

  if (self == NULL)
    return G_SOURCE_REMOVE;
  if (gdk_frame_clock_get_frame_counter (clock) <= arrival->frame)
    return G_SOURCE_CONTINUE;

  self->arrives = FALSE;
  g_signal_emit_by_name (self, "arrived");

  return G_SOURCE_REMOVE;
}

/* Opens the game behind the start page: all parts take it over and are measured before they become visible. */
static gboolean
open_in_frames (HuFileSection *section,
                HuLoaded *loaded)
{
  GtkWidget *window = GTK_WIDGET (hu_section_get_window (HU_SECTION (section)));
  Arrival *arrival;

  if (section->arrives || hu_session_get_mode (hu_section_get_session (HU_SECTION (section))) != HU_MODE_START ||
      !gtk_widget_get_mapped (window))
    return hu_file_section_open_loaded (section, loaded);

  section->arrives = TRUE;
  if (!hu_file_section_open_loaded (section, loaded))
    {
      section->arrives = FALSE;
      return FALSE;
    }

  arrival = g_new0 (Arrival, 1);
  g_set_weak_pointer (&arrival->section, section);
  arrival->frame = gdk_frame_clock_get_frame_counter (gtk_widget_get_frame_clock (window)) + 1;
  gtk_widget_add_tick_callback (window, arrive_cb, arrival, arrival_free);

  return TRUE;
}

static void
open_it (HuOpening *self,
         HuLoaded  *loaded)
{
  HuFileSection *section = self->section;
  guint position = self->position;

  if (!open_in_frames (section, loaded) || position == HU_FILE_AT_PRESENT)
    return;

  /* A lesson goes on at its step by itself. */
  if (hu_session_get_course (hu_section_get_session (HU_SECTION (section))) != HU_MODE_LESSON &&
      position < hu_game_get_head (hu_document_get_game (section->document)))
    hu_game_look_at (hu_document_get_game (section->document), position);
}

/* A question about the present game must be answered before another one opens, because the answer would be
 * applied to the new one. */
static gboolean
is_asked (HuFileSection *self)
{
  g_autoptr(GList) all = gtk_window_list_toplevels ();
  GtkWindow *window = hu_section_get_window (HU_SECTION (self));
  gboolean asked = self->chooser != NULL;

  if (!asked)
    g_signal_emit_by_name (self, "asks", &asked);

  for (GList *l = all; l != NULL && !asked; l = l->next)
    asked = GTK_IS_WINDOW (l->data) && gtk_window_get_transient_for (l->data) == window &&
            gtk_window_get_modal (l->data) && gtk_widget_get_visible (l->data);

  return asked;
}

static void
finish (gpointer data)
{
  HuOpening *self = data;
  HuFileSection *section = self->section;
  HuDocument *document;
  gboolean other;

  self->timeout = 0;
  /* The window has gone, or wants it no more. */
  if (section == NULL || section->opening != self)
    {
      opening_free (self);
      return;
    }
  if (is_asked (section))
    {
      self->timeout = g_timeout_add_once (AGAIN, finish, self);
      return;
    }

  /* Text that is still being typed there counts as a change too. */
  if (hu_document_get_draft (section->document) != NULL)
    gtk_window_set_focus (hu_section_get_window (HU_SECTION (section)), NULL);
  set_opening (section, NULL);
  /* Changes made while the file was read were not covered by the question about unsaved changes. */
  document = self->section->document;
  other = hu_document_get_game (document) != self->game || hu_document_get_draft (document) != self->draft;
  if ((self->touched || other) && hu_document_get_modified (document))
    hu_file_section_replace (section, self->file);
  else
    open_it (self, g_steal_pointer (&self->loaded));
  opening_free (self);
}

static void
loaded_cb (gpointer      owner,
           gpointer      result,
           const GError *error)
{
  HuOpening *self = owner;

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->loaded = result;
  finish (self);
}

static void
tell_cb (gpointer data)
{
  HuOpening *self = data;
  g_autofree char *name = hu_file_dup_name (self->file);
  g_autofree char *text = NULL;

  self->timeout = 0;
  if (self->section == NULL)
    return;

  /* Translators: %s is the name of a file */
  text = g_strdup_printf (_("Opening “%s”…"), name);
  gtk_label_set_text (self->section->widgets.opening_label, text);
  gtk_widget_set_visible (self->section->widgets.opening_bar, TRUE);
  gtk_spinner_start (self->section->widgets.opening_spinner);
}

/* A map that has not been seen yet has no size. */
static void
get_first_view (HuFileSection    *self,
                HuFirstView *view)
{
  GtkWidget *map = GTK_WIDGET (self->map);

  view->width = gtk_widget_get_width (map);
  view->height = gtk_widget_get_height (map);
  view->scale = gtk_widget_get_scale_factor (map);
  view->theme = hu_palette_kind ();
  view->style = hu_settings_get_style ();
  view->overlays = hu_map_state_get_overlays (hu_map_view_get_state (self->map));
}

/* Opens @file in place of the present game, without asking, once it is read; until then the window stays as it is. */
void
hu_file_section_open_later (HuFileSection *self,
                       GFile    *file,
                       guint     position)
{
  HuOpening *opening = g_new0 (HuOpening, 1);
  HuFirstView view;

  _hu_file_section_begin (self);
  _hu_file_section_stop_opening (self);
  set_opening (self, opening);
  g_set_weak_pointer (&opening->section, self);
  opening->file = g_object_ref (file);
  opening->position = position;
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
  hu_loaded_read (&opening->reading, file, &view, loaded_cb, opening);
}

/* Cancels opening the file that is being read. */
void
_hu_file_section_stop_opening (HuFileSection *self)
{
  HuOpening *opening = self->opening;

  if (opening == NULL)
    return;

  set_opening (self, NULL);
  /* A file that has been read already is dropped in its timeout. */
  if (opening->reading != NULL)
    opening_free (opening);
}

gboolean
hu_file_section_arrives (HuFileSection *self)
{
  g_return_val_if_fail (HU_IS_FILE_SECTION (self), FALSE);

  return self->arrives;
}

/* A last game that cannot be noted is no loss for the user, so it is not told. */
void
hu_file_section_remember_last (HuFileSection *self)
{
  g_autofree char *path = NULL;
  HuGame *game;
  GFile *file;

  g_return_if_fail (HU_IS_FILE_SECTION (self));

  path = hu_last_game_dup_path ();
  game = hu_document_get_game (self->document);
  file = hu_document_get_file (self->document) != NULL ? hu_document_get_file (self->document) : self->source;
  if (game != NULL && file != NULL)
    hu_last_game_save (path, file, hu_game_get_position (game), NULL);
}

/* As the window closes, when it has the size that the user has given it. */
void
hu_file_section_remember_view (HuFileSection *self)
{
  HuFirstView view = { 0 };

  g_return_if_fail (HU_IS_FILE_SECTION (self));

  if (self->map != NULL)
    get_first_view (self, &view);
  if (view.width > 0 && view.height > 0)
    hu_loaded_remember_view (&view);
}
